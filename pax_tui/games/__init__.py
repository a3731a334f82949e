"""The games the program knows."""
