"""What a weak player overlooks on the march, and a strong one does not.

A march is chosen by the evaluation of the positions it leads to, so who overlooks something
evaluates them without it. None of these makes a move that looks foolish by itself.
"""

from typing import Final

HELP: Final = 1
"""That others could come up where an attack stands badly."""
REPLY: Final = 2
"""What the enemy will attack in his next turn."""
SHARING: Final = 4
"""§10.1 That a stack beside several enemies cannot strike all of them with all it has."""
COMMANDER: Final = 8
"""§15.2 What the commander of an army risks in the fight."""
GROUND: Final = 16
"""§10.5 What ground, morale and disorder change of the odds."""

MOST: Final = 5
"""So many things can be overlooked."""
