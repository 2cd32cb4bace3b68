"""What is sent: the observation and the events, typed; the client's types are made from here."""

from typing import Final, Literal, NotRequired, TypedDict

from grognard.core.sent import AccountLine, OutcomeSent, Sent
from grognard.games.prussia.rules.s10_06_crt import ODDS
from grognard.games.prussia.rules.s22_01_levels import LEVELS
from grognard.games.prussia.state import Phase
from grognard.games.prussia.tables import MORALES, ArmyState, GroupKind, Morale, Side

Fate = Literal["play", "waiting", "unused", "lost", "captured", "left", "wounded", "killed"]
Kept = Literal["lost", "captured", "fled", "payment", "fatigue", "penalty"]
"""What a box of the morale track holds."""

CorpsVerb = Literal["column", "deploy", "special"]

# fmt: off
Flags = TypedDict("Flags", {
    "column": NotRequired[bool], "moved": NotRequired[bool], "fired": NotRequired[bool],
    "fought": NotRequired[bool], "charged": NotRequired[bool], "out": NotRequired[bool],
    "ineffective": NotRequired[bool], "mp_left": NotRequired[int],
})
"""What is so of a piece: what is not so is left out."""


class Unit(Flags):
    """A unit; `step` is its line of the printed steps, `place` 0 the top of its stack."""

    id: str
    hex: str | None
    step: int
    left: int
    morale: Morale
    fate: NotRequired[Fate]
    group: NotRequired[str]
    detachment: NotRequired[str]
    place: NotRequired[int]
    engaged: NotRequired[bool]
    supporting: NotRequired[bool]


class Leader(Flags):
    """A leader."""

    id: str
    hex: str | None
    state: Fate
    deputy: NotRequired[bool]
    commander: NotRequired[bool]


Box = TypedDict("Box", {
    "box": int, "kind": Kept, "unit": NotRequired[str], "steps": NotRequired[int],
})
Army = TypedDict("Army", {
    "morale": int, "top": int, "state": ArmyState, "active": bool, "waking": bool, "success": int,
    "routed": int, "vp": int, "boxes": list[Box], "commander": str,
    "shaky": int,  # a roll may demoralize it at this morale, and below
})
Group = TypedDict("Group", {
    "id": str, "side": Side, "kind": GroupKind, "rating": int, "effective": bool,
    "awake": NotRequired[bool],
})
Corps = TypedDict("Corps", {
    "id": str, "side": Side, "leader": str, "effective": bool, "column": bool,
})
Locked = TypedDict("Locked", {"units": list[str], "minus": int})
"""§7.2 Who is locked, and what that takes off their dice."""
Momentum = TypedDict("Momentum", {"hex": str, "side": Side})
Dice = TypedDict("Dice", {"fire": int, "combat": int})
Ranges = TypedDict("Ranges", {"command": int, "sight": int})
"""§4.2.2, §8.2 How many hexes orders reach, and the eye."""
Modifier = TypedDict("Modifier", {"id": str, "section": str, "value": int})
Result = TypedDict("Result", {"die": int, "attacker": str, "defender": str, "points": list[int]})
"""What a die would bring, and the loss points of attacker and defender."""
Combat = TypedDict("Combat", {
    "attackers": NotRequired[list[str]], "defenders": NotRequired[list[str]],
    "leads": NotRequired[list[str]], "side": NotRequired[Side], "odds": NotRequired[str],
    "roll": NotRequired[int], "drm": NotRequired[int], "points": NotRequired[list[int]],
    "strengths": NotRequired[list[int]], "modifiers": NotRequired[list[Modifier]],
    "results": NotRequired[list[Result]],
})
"""The combat that is declared or fought; empty where there is none."""
Question = TypedDict("Question", {
    "prompt": str, "section": str, "seat": int, "marches": bool, "corps_verb": CorpsVerb,
    "arrives": Literal["place", "enter"], "unmoved": NotRequired[bool], "piece": NotRequired[str],
    "corps": NotRequired[str], "left": NotRequired[int], "costs": NotRequired[dict[str, int]],
    "chosen": NotRequired[list[str]], "target": NotRequired[str],
})
"""The open question; `marches`: it asks who marches, or where to; `corps_verb`: what it does with a
corps; `arrives`: what a piece off the map does; `unmoved`: the piece in hand can be put back."""
Observation = TypedDict("Observation", {
    "game": str, "battle": str, "scenario": str, "turn": int, "turns": int, "time": str,
    "phase": Phase, "side": Side, "commanded": Side | None, "ranges": Ranges, "to_move": int,
    "over": bool, "armies": dict[Side, Army], "groups": list[Group], "corps": list[Corps],
    "units": list[Unit], "leaders": list[Leader], "locked": dict[str, Locked],
    "momentum": list[Momentum], "zoc": dict[Side, list[str]], "sight": dict[str, str],
    "last_dice": Dice, "bombed": list[str], "combat": Combat, "question": Question | None,
    "outcome": OutcomeSent | None, "account": list[AccountLine],
})
"""All of it; `commanded` is the side for which it matters now who is effective and in command."""

EVENTS: Final = {
    "turn": "time:time",
    "player-turn": "turn:number?",
    "placed": "piece:piece hex:hex",
    "set-up": "",
    "try": "cost:number die:number total:number",
    "active": "",
    "wakes": "",
    "detachment-wakes": "group:group",
    "coup": "die:number total:number",
    "deploys": "corps:corps",
    "deploys-piece": "piece:piece",
    "command": "group:group die:number worked:number",
    "special": "piece:piece corps:corps die:number worked:number",
    "traces": "piece:piece",
    "column": "corps:corps",
    "column-piece": "piece:piece",
    "forced": "corps:corps own:number mine:number other:number theirs:number",
    "raised": "piece:piece hex:hex",
    "moved": "piece:piece from:hex to:hex",
    "enters": "piece:piece from:hex to:hex",
    "leaves": "piece:piece hex:hex",
    "bombards": "target:hex strength:number die:number drm:number result:result guns:piece*",
    "bombards-in-vain": "target:hex strength:number",
    "disorder": "piece:piece hex:hex",
    "rout": "piece:piece hex:hex",
    "check": "piece:piece hex:hex die:number wanted:number",
    "rally": "piece:piece hex:hex die:number wanted:number morale:morale",
    "rally-failed": "piece:piece hex:hex die:number wanted:number morale:morale",
    "withdraw": "piece:piece from:hex to:hex",
    "retreat": "piece:piece from:hex to:hex",
    "stays": "piece:piece hex:hex",
    "track": "piece:piece kind:number box:number",
    "step": "piece:piece hex:hex left:number",
    "captured": "piece:piece hex:hex steps:number",
    "counter-captured": "piece:piece steps:number",
    "fled": "piece:piece hex:hex",
    "demoralized": "marker:number",
    "broken": "marker:number",
    "leader-scratched": "piece:piece hex:hex",
    "leader-caught": "piece:piece hex:hex die:number",
    "leader-moved": "piece:piece to:hex",
    "leader-leaves": "piece:piece hex:hex",
    "leader-wounded": "piece:piece hex:hex",
    "leader-killed": "piece:piece hex:hex",
    "replacement": "piece:piece hex:hex",
    "no-commander": "piece:piece",
    "promoted": "promoted:piece piece:piece hex:hex",
    "free-roll": "die:number",
    "bonus": "gain:number",
    "released-from-works": "",
    "bonus-lost": "points:number",
    "bonus-kept": "",
    "passivity": "die:number lost:number",
    "marched": "from:hex to:hex pieces:piece*",
    "lacy-roll": "die:number limit:number",
    "lacy": "",
    "arrives": "piece:piece hex:hex",
    "victory": "level:level prussian:number coalition:number",
    "attack": "attackers:hex+ defenders:hex*",
    "combat": "die:number drm:number odds:odds attacker:result defender:result p:number c:number",
    "leader-along": "piece:piece from:hex to:hex",
    "quick": "",
    "capture-roll": "piece:piece die:number drm:number",
    "advance": "piece:piece from:hex to:hex",
    "momentum-advance": "piece:piece from:hex to:hex",
    "momentum-marker": "hex:hex",
    "charge-roll": "die:number drm:number",
    "charge": "piece:piece hex:hex",
    "charge-failed": "piece:piece hex:hex",
    "rise": "rises:number success:number",
    "marker": "marker:number box:number",
    "fatigue": "points:number",
    "rest": "points:number",
    "morale-roll": "die:number limit:number",
}
# fmt: on
MEANINGS: Final[dict[str, object]] = {
    "piece": str,
    "hex": str,
    "corps": str,
    "group": str,
    "result": str,
    "time": str,
    "odds": list(ODDS),
    "morale": MORALES,
    "level": list(LEVELS),
}
SENT: Final = Sent(Observation, EVENTS, MEANINGS)
