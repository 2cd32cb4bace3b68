"""Triomphe à Marengo: blocks with hidden faces on the field of 14 June 1800."""

from grognard.games.marengo.game import Marengo

GAME = Marengo()
