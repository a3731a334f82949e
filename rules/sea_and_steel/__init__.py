"""Sea & Steel: Columbus' Voyages, for two players. One module a chapter of the rulebook; `sequence` says what follows what."""
