"""Pax Hispanica: one module per part of the rulebook."""
