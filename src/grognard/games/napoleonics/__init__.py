"""Commands & Colors: Napoleonics: fifteen battles of the Peninsula and of 1815."""

from grognard.games.napoleonics.game import Napoleonics

GAME = Napoleonics()
