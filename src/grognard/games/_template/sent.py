"""What is sent: the observation and the events, typed; the client's types are made from here."""

from typing import Final, NotRequired, TypedDict

from grognard.core.sent import AccountLine, OutcomeSent, Sent
from grognard.games._template.rules.s01_pieces import hex_name
from grognard.games._template.state import Phase
from grognard.games._template.tables import MAP, ODDS, RESULTS, UNIT_NAMES, VILLAGES, Side

Village = TypedDict("Village", {"hex": str, "holder": Side | None})
Objective = TypedDict("Objective", {"hex": str | None, "possible": list[str]})
"""§7.2 What may be known of it; the hex where that is one's own or known by now."""
Unit = TypedDict(
    "Unit",
    {"id": str, "side": Side, "kind": str, "hex": str, "steps": int, "moved": bool, "fought": bool},
)


class Question(TypedDict):
    """The open question, for the seat that answers it, and what it is about."""

    prompt: str
    section: str
    unit: NotRequired[str]
    points: NotRequired[int]
    attackers: NotRequired[list[str]]
    hex: NotRequired[str]


class Observation(TypedDict):
    """All that a seat may know."""

    scenario: str
    quiet_woods: bool
    turn: int
    turns: int
    side: Side
    phase: Phase
    units: list[Unit]
    villages: list[Village]
    objectives: list[Objective]
    question: Question | None
    outcome: OutcomeSent | None
    account: list[AccountLine]


EVENTS: Final = {
    "objective": "hex:village",
    "turn": "turn:number",
    "move": "unit:unit from:hex to:hex",
    "take": "hex:village",
    "not-objective": "hex:village",
    "reveal": "hex:village",
    "attack": "unit:unit target:unit odds:odds roll:number result:result",
    "lose-step": "unit:unit",
    "eliminated": "unit:unit",
    "retreat": "unit:unit from:hex to:hex",
    "stand": "unit:unit",
    "trapped": "unit:unit",
    "advance": "unit:unit from:hex to:hex",
    "end": "blue:number red:number",
}
MEANINGS: Final = {"unit": UNIT_NAMES, "hex": MAP.names, "odds": ODDS, "result": RESULTS}
VILLAGE_NAMES: Final = [hex_name(village) for village in VILLAGES]
SENT: Final = Sent(Observation, EVENTS, {"village": VILLAGE_NAMES, **MEANINGS})
