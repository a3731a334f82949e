"""What the games are made of: data, rule texts, words, the map. Found with importlib.resources."""
