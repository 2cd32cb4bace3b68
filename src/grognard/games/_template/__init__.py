"""Skirmish: a small finished game to copy."""

from grognard.games._template.game import Skirmish

GAME = Skirmish()
