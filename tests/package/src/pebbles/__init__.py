"""Pebbles: a game and a computer player in a package of their own."""

from pebbles.game import Pebbles

GAME = Pebbles()
