"""The program: everything a person touches."""
