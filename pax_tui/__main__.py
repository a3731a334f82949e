"""The way in: nothing heavy is imported before it is known what is wanted."""
