"""Prussia's Glory: four battles of Frederick the Great, hex by hex."""

from grognard.games.prussia.game import Prussia

GAME = Prussia()
