"""Puzzles: positions of played games in which one decision is clearly best."""
