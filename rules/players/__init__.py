"""Computer seats: they see a game only through the kernel."""
