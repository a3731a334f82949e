"""Whole screens, put together from widgets."""
