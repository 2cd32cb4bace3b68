"""Saves of older forms: every question had another number, and some were two in one."""

from typing import Final

from grognard.core.question import WIDTH
from grognard.core.saves import renewed as renewed_columns
from grognard.core.saves import seal, table, whole, wholes
from grognard.core.types import Json
from grognard.games.marengo.rules.s06_actions import ASK_ACTION, ASK_GROUP
from grognard.games.marengo.rules.s11_02_leaders import ASK_ATTACK_LEAD, ASK_JOIN
from grognard.games.marengo.rules.s11_04_fire import ASK_COUNTER, ASK_FIRE
from grognard.games.marengo.rules.s11_06_result import ASK_ODD, ASK_ODD_COUNTER
from grognard.games.marengo.rules.s12_continuation import ASK_CONTINUE, ASK_SIDE

FIRST_STEP: Final = 1
FIRST_QUESTION: Final = 20


def renewed(saved: Json) -> Json:
    """Return a save of the older form as one of today's; raises ValueError if it is none."""
    new = renewed_columns(saved)
    columns = table(new["columns"])
    frames = wholes(new["todo"])
    for at in range(0, len(frames), WIDTH):
        frames[at] = _number(frames[at], frames[at + 2])
    if frames:
        _split(frames, whole(columns["picked"]), whole(columns["picked_leaders"]))
    new["todo"] = frames
    return seal(new)


def _number(old: int, a: int) -> int:
    """Return the place in the table of what had a number: steps from 1, questions from 20."""
    if old < FIRST_QUESTION:
        return old - FIRST_STEP
    number = ASK_ACTION.number + old - FIRST_QUESTION
    if number == ASK_FIRE.number and a == 0:
        return ASK_COUNTER.number
    return ASK_ODD_COUNTER.number if number == ASK_ODD.number and a else number


def _split(frames: list[int], picked: int, leaders: int) -> None:
    """Make the open question the one of the two that its clicks have come to."""
    number = frames[-WIDTH]
    if number == ASK_ACTION.number and picked:
        frames.extend([ASK_GROUP.number, *frames[1 - WIDTH :]])
    elif number == ASK_CONTINUE.number and picked:
        frames.extend([ASK_SIDE.number, *frames[1 - WIDTH :]])
    elif number == ASK_ATTACK_LEAD.number and leaders:
        frames[-WIDTH] = ASK_JOIN.number
    elif number == ASK_FIRE.number and picked:
        frames[-WIDTH] = ASK_COUNTER.number
