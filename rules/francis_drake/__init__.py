"""Francis Drake, for three to five players."""
