"""What is sent: the observation and the events, typed; the client's types are made from here."""

from typing import Final, Literal, NotRequired, TypedDict

from grognard.core.message import Message
from grognard.core.sent import AccountLine, OutcomeSent, Sent
from grognard.games.napoleonics.rules.s02_01_board import (
    HEX_NAMES,
    SEATS,
    SECTION_NAMES,
    Seat,
    Section,
)
from grognard.games.napoleonics.rules.s02_unit_cards import Nation
from grognard.games.napoleonics.tables import Arm, Symbol

Fate = Literal["play", "killed", "left"]
Blow = Literal["fire", "melee"]
Effect = Literal["none", "hit", "flag"]
Reaction = Literal["stand", "strike", "retire", "square"]
Zone = Literal["", "hand", "drawn"]
"""Where the cards lie that answer the open question."""
Pile = dict[str, int]
"""How many there are of each card."""

# fmt: off
Unit = TypedDict("Unit", {
    "piece": str, "side": Seat, "nation": Nation, "people": str, "type": str, "kind": str,
    "arm": Arm, "hex": str | None, "state": Fate, "blocks": int, "full": int, "square": int,
    "ordered": bool, "moved": int, "barred": bool, "fought": bool,
})
"""A unit: `nation` says whose blocks it has, `people` whose troops they are; `square` is the slot
of its card on the track, or -1."""
Leader = TypedDict("Leader", {
    "piece": str, "side": Seat, "nation": Nation, "name": str, "hex": str | None, "state": Fate,
    "ordered": bool, "moved": bool,
})
Banners = TypedDict("Banners", {
    "total": int, "goal": int, "kills": int, "exits": int, "objectives": int,
})
Objective = TypedDict("Objective", {
    "side": Seat, "hexes": list[str], "banners": int, "mode": Literal["each", "all"],
    "permanent": bool, "held": list[str],
})
Played = TypedDict("Played", {
    "played": str, "effective": str | None, "substitute": bool, "command": int,
    "quotas": dict[Section, int], "symbols": dict[Literal[Arm, "flag"], int],
})
"""The card of the turn, and what it orders."""
Slot = TypedDict("Slot", {"slot": int, "unit": NotRequired[str], "card": NotRequired[str]})
Hand = TypedDict("Hand", {
    "count": int, "track": list[Slot], "cards": NotRequired[Pile], "drawn": NotRequired[list[str]],
})
"""A hand; its owner sees the cards, and everybody when the battle is over."""
Combat = TypedDict("Combat", {
    "kind": Blow, "attacker": str, "target": str, "start": str, "goal": str, "batteries": list[str],
    "bonus": bool, "reaction": Reaction,
})
Item = TypedDict("Item", {"label": Message, "value": int, "section": str, "how": str})
Chance = TypedDict("Chance", {
    "hits": int, "flags": int, "check": Literal["none", "survived", "killed"], "ends": bool,
    "ways": int, "of": int,
})
"""What a roll may do; `check`: what becomes of the leader whom a hit brings into danger, `ends`:
the hits take all blocks that the unit has left."""
Preview = TypedDict("Preview", {
    "action": int, "answer": str, "target": str, "kind": Blow, "dice": int, "lines": list[Item],
    "chances": list[Chance],
})
"""An attack that can be weighed now, and the answer that begins it."""
Threat = TypedDict("Threat", {"piece": str, "dice": int})
Threats = TypedDict("Threats", {
    "melee": list[Threat], "fire": list[Threat], "reach": list[str], "melee_moved": list[Threat],
    "fire_moved": list[Threat],
})
"""What a unit could roll as it stands, and where it could move and roll more."""
Question = TypedDict("Question", {
    "prompt": str, "section": str, "piece": str, "zone": Zone, "previews": list[Preview],
})
Observation = TypedDict("Observation", {
    "scenario": str, "turn": int, "active": Seat, "seat": Seat | None, "over": bool, "to_move": int,
    "units": list[Unit], "leaders": list[Leader], "banners": dict[Seat, Banners],
    "objectives": list[Objective], "card": Played | None, "last": dict[Seat, str | None],
    "hands": dict[Seat, Hand], "deck": int, "discard": Pile, "unseen": Pile,
    "combat": Combat | None, "question": Question | None, "threats": dict[str, Threats],
    "check_section": str, "outcome": OutcomeSent | None,
    "account": list[AccountLine], "undrawn": NotRequired[Pile],
})
"""All that a seat may know; `check_section` is that of the check of a leader in danger, `undrawn`
what was left in the deck at the end."""
Die = TypedDict("Die", {"face": Symbol, "effect": Effect})

EVENTS: Final = {
    "turn": "turn:number",
    "objective": "hex:hex banners:number",
    "objective-lost": "hex:hex",
    "play": "card:card effective:card",
    "substitute react-stand reshuffle": "",
    "manoeuvre first-strike-draw draw": "count:number",
    "section-chosen": "section:section",
    "roll-card": "card:card faces:die*",
    "rally": "unit:unit blocks:number",
    "supply move retreat ground breakthrough": "unit:unit from:hex to:hex",
    "order order-lost battery strike retire no-back bounce": "unit:unit",
    "order-leader leader-killed leader-safe": "leader:leader",
    "out square": "unit:unit slot:slot",
    "card-back card-taken": "slot:slot card:card",
    "move-leader retreat-leader": "leader:leader from:hex to:hex",
    "attach": "leader:leader unit:unit",
    "exit": "unit:unit hex:hex",
    "leave": "leader:leader hex:hex",
    "fire bonus": "unit:unit target:unit",
    "melee": "unit:unit target:unit batteries:mask",
    "melee-leader": "unit:unit leader:leader",
    "roll": "unit:unit target:victim kind:roll faces:die*",
    "hits": "unit:unit lost:number left:number",
    "eliminated": "unit:unit banners:number",
    "check": "leader:leader faces:die*",
    "escape": "leader:leader unit:unit faces:die*",
    "flags": "unit:unit flags:number ignored:number",
    "blocked": "unit:unit lost:number",
    "banners": "side:side banners:number",
    "drew": "card:card other:card?",
    "keep discarded": "card:card",
    "win": "banners:number",
}
# fmt: on
ROLLS: Final = ("fire", "melee", "battle-back", "first-strike", "square", "retiring")
MEANINGS: Final[dict[str, object]] = {
    "unit": str,
    "leader": str,
    "victim": str,
    "hex": HEX_NAMES,
    "card": str | None,
    "side": SEATS,
    "section": SECTION_NAMES,
    "slot": int,
    "mask": int,
    "roll": ROLLS,
    "die": Die,
}
SENT: Final = Sent(Observation, EVENTS, MEANINGS)
