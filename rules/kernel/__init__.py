"""What every game shares and no game knows: positions, steps, decisions, chance, events, records, scenarios."""
