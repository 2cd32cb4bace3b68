"""A game in the terminal: setting up, drawing, reading what is typed, asking each seat in turn."""
