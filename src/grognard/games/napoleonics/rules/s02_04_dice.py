"""§2.4 The battle dice."""

from grognard.core.types import Player
from grognard.games.napoleonics.state import NapoleonicsState, dice_of
from grognard.games.napoleonics.tables import FACES, FLAG, NUM_FACES, NUM_SYMBOLS


def roll(
    state: NapoleonicsState,
    rule: str,
    kind: str,
    who: Player,
    numbers: list[int],
    dice: int,
    useful: int,
) -> list[int]:
    """§2.4 Roll dice and return how often each symbol shows.

    The faces are logged after `numbers`: plus 6 where a symbol of the mask `useful` shows, plus
    12 for a flag of it.
    """
    counts = [0] * NUM_SYMBOLS
    for _ in range(dice):
        face = dice_of(state).below(NUM_FACES, kind)
        symbol = FACES[face]
        counts[symbol] += 1
        if useful >> symbol & 1:
            face += 2 * NUM_FACES if symbol == FLAG else NUM_FACES
        numbers.append(face)
    state.note(rule, kind, who, numbers)
    return counts
