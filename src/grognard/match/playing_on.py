"""Playing on from a moment of another game: a practice match whose record says where it is from."""

from collections.abc import Sequence

from grognard.core.dice import RecordingDice
from grognard.core.errors import BadRecord
from grognard.core.opening import Opening
from grognard.core.position import Position, played
from grognard.core.record_file import Record
from grognard.core.registry import load
from grognard.core.state import State
from grognard.match.click import Seat
from grognard.match.match import Match
from grognard.match.moments import Progress
from grognard.match.practice import dice_of
from grognard.match.start import match_header, seated


def play_on(
    position: Position,
    seats: Sequence[Seat] = (),
    seed: int | None = None,
    secret: bytes = b"",
    opening: Opening | None = None,
    before: tuple[Record, State] | None = None,
) -> Match:
    """Begin a practice match at a position, with dice of its own; raises BadRecord.

    What came before stands in its record, with the dice that rolled it, and cannot be taken back.
    `before` is what `played` makes of the position, where that was done elsewhere.
    """
    game = load(position.game)
    header = match_header(game, seed, secret, opening)
    seats = seated(game, seats)
    record, state = before or played(position)
    if state.is_over():
        raise BadRecord("position-over")
    record.dice, record.origins = header, list(position.origins)
    record.players = {name: seat.name() for name, seat in zip(game.seats, seats, strict=True)}
    record.is_practice = True
    state.dice = RecordingDice(dice_of(header, secret))
    return Match(game, record, seats, state, secret, Progress(0, [0] * len(seats)))
