"""Games that begin in the middle of another one: where they come from, and whose dice roll when.

The record of such a game holds the steps of the other one up to there, and for each stretch the
dice that rolled in it: first those of the other game, whose seed is known, then its own. So it is
replayed and proven like any other.
"""

from typing import final

from grognard.core.dice import Dice, RecordingDice, ScriptedDice
from grognard.core.dice_header import DiceHeader
from grognard.core.message import Argument, Message
from grognard.core.record_file import Origin, Record
from grognard.core.state import State, Step


def dice_for(step: Step, dice: Dice | None) -> RecordingDice:
    """Return the dice to play with: the true ones, or where unknown the step's own numbers."""
    if dice is not None:
        return RecordingDice(dice)
    return RecordingDice(ScriptedDice([roll.result for roll in step.rolls]))


def stretch_of(record: Record, index: int) -> int:
    """Return in which stretch of a record a step stands; the setup, -1, stands in the first."""
    if index < 0:
        return 0
    return sum(1 for origin in record.origins if origin.steps <= index)


def own_from(record: Record) -> int:
    """Return how many steps stand before the first of the game itself."""
    return record.origins[-1].steps if record.origins else 0


@final
class Fate:
    """The dice of a record as it is played again, one for each stretch; None: as it was written."""

    __slots__ = ("_dice", "_record")

    def __init__(self, record: Record | None = None, dice: list[Dice | None] | None = None) -> None:
        self._record: Record = Record() if record is None else record
        self._dice: list[Dice | None] = [] if dice is None else dice

    def first(self) -> RecordingDice:
        """Return the dice of the setup."""
        dice = self._dice[0]
        return dice_for(self._record.setup, None if dice is None else dice.clone())

    def take(self, state: State, step: Step, index: int) -> None:
        """Give a state the dice of a step, if these are others than rolled before it."""
        stretch = stretch_of(self._record, index)
        dice = self._dice[stretch]
        if dice is None:
            state.dice = dice_for(step, None)
        elif stretch != stretch_of(self._record, index - 1):
            state.dice = RecordingDice(dice.clone())


def true_fate(record: Record, own: Dice | None) -> Fate:
    """Return the true dice of a record, where they are known; `own` are the game's own."""
    return Fate(record, [*[origin.dice.dice() for origin in record.origins], own])


def written_fate(record: Record) -> Fate:
    """Return dice that give what was written down."""
    return Fate(record, [None] * (len(record.origins) + 1))


def origins_at(record: Record, at: int) -> list[Origin]:
    """Return where a game comes from that begins after so many steps of a record."""
    kept = [origin for origin in record.origins if origin.steps < at]
    stretch = stretch_of(record, at - 1)
    here = record.origins[stretch].dice if stretch < len(record.origins) else record.dice
    return [*kept, Origin(at, here, record.digest or str(record.to_json()["digest"]))]


def headers_of(record: Record) -> list[tuple[str, DiceHeader]]:
    """Return all headers of dice in a record, each with its place in the file."""
    origins = [(f"origins[{i}].dice", one.dice) for i, one in enumerate(record.origins)]
    return [*origins, ("dice", record.dice)]


def origin_note(record: Record) -> Message | None:
    """Return what is said of a game that was begun in the middle of another, or None."""
    if not record.origins:
        return None
    args: dict[str, Argument] = {"steps": own_from(record), "digest": record.origins[-1].digest[:8]}
    return Message("core-result-origin", args)
