"""Undaunted: Normandy."""

from grognard.games.undaunted.game import UndauntedGame

GAME = UndauntedGame()
