"""The properties that every game keeps; each function returns what it found broken."""
