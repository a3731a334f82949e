"""Mirrors rules and pax_tui."""
