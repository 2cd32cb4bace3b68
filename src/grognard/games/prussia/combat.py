"""The record of what is being fought: declaration, losses, retreats, advance, charge."""

from typing import Final, final

from grognard.core.errors import BadSave
from grognard.core.types import Json
from grognard.games.prussia.masks import packed, unpacked
from grognard.games.prussia.tables import NO_PIECE, OFF, Hex, Piece

# Frames of sections 9 to 15 that nobody answers

DO_RALLY: Final = 100
DO_COMBAT_PHASE: Final = 101
"""a: 0 when the phase begins."""
DO_COMBAT: Final = 102
"""a: the step of §10 that comes next."""
DO_LOSSES: Final = 103
"""a: the side that takes its loss points; b: what comes next."""
DO_QUEUE: Final = 104
"""a: the side whose queued units retreat."""
DO_RETREAT: Final = 105
"""a: unit, b: hexes left, c: direction of the last hex or -1, d: RETREAT_ flags."""
DO_CHECK: Final = 106
"""a: unit that checks its morale (§9.3)."""
DO_ADVANCE: Final = 107
"""a: the side that may advance."""
DO_CAPTURE: Final = 108
"""a: the side that advances."""
DO_LOCKED: Final = 109
DO_JOINT: Final = 110
"""a: the next stage of §13."""
DO_COLLAPSE: Final = 111
"""a: the state armies fall to, b: which of them, as bits."""
DO_FLEE: Final = 112
"""a: the side that retreats a unit next."""

# Questions of sections 9 to 15

ASK_DECLARE: Final = 140
ASK_WITHDRAW: Final = 141
"""a: the defending hex."""
ASK_LEAD: Final = 142
ASK_LOSS_UNIT: Final = 143
ASK_LOSS_HOW: Final = 144
"""a: unit."""
ASK_LOSS_GUN: Final = 145
ASK_RETREAT_PIECE: Final = 146
ASK_RETREAT_TO: Final = 147
ASK_RETREAT_LEADER: Final = 148
"""a: the unit that went, b: where from."""
ASK_ADVANCE: Final = 149
ASK_ADVANCE_TO: Final = 150
"""a: the piece that advances."""
ASK_ORDER: Final = 151
ASK_MOMENTUM: Final = 152
ASK_MOMENTUM_PIECE: Final = 153
ASK_MOMENTUM_TO: Final = 154
"""a: unit."""
ASK_MOMENTUM_MARKER: Final = 155
ASK_CHARGE_UNIT: Final = 156
ASK_CHARGE_HEX: Final = 157
ASK_FLEE_PIECE: Final = 158

PROMPTS: Final = (
    *("s10-declare", "s10-withdraw", "s10-lead", "s10-loss-unit", "s10-loss-how", "s10-loss-gun"),
    *("s10-retreat-piece", "s10-retreat-to", "s10-retreat-leader", "s10-advance"),
    *("s10-advance-to", "s10-order", "s10-momentum", "s10-momentum-piece", "s10-momentum-to"),
    *("s10-momentum-marker", "s10-charge-unit", "s10-charge-hex", "s12-flee-piece"),
)
"""Ids of the questions, from ASK_DECLARE on."""
SECTIONS: Final = (
    *("§10.1", "§10.2", "§10.4", "§10.8.1.2", "§10.8.1.4", "§10.8.3.1"),
    *("§10.9", "§10.9", "§10.9", "§10.10"),
    *("§10.10", "§10.10", "§10.11", "§10.11", "§10.11"),
    *("§10.11", "§10.13.2", "§10.13.2", "§12.3"),
)

# Steps of a combat (§10): argument of DO_COMBAT

STEP_WITHDRAW: Final = 2
STEP_ODDS: Final = 3
STEP_LEAD: Final = 4
STEP_DEFENDER_LEAD: Final = 5
STEP_ROLL: Final = 6
STEP_LOSSES: Final = 8
STEP_ADVANCE: Final = 9
STEP_MOMENTUM: Final = 10
STEP_CHARGE: Final = 12
STEP_WEARY: Final = 13

# Kinds of a combat

CLOSE: Final = 0
CHARGE: Final = 1
BOMBARDMENT: Final = 2
COLLAPSE: Final = 3

MARKER_WIDTH: Final = 3
"""A momentum marker is hex, side that placed it, player turn in which it was placed."""

SCALARS: Final = (
    *("kind", "side", "units_in", "excluded", "leaving", "retreated", "ran", "host", "advanced"),
    *(
        "raised",
        "rode",
        "attempted",
        "taken",
        "marked",
        "is_routed_only",
        "is_supported",
        "is_bloodless",
    ),
    *("is_flank", "start", "at", "first_to_flee", "roll", "drm", "column", "is_canister"),
)
LISTS: Final = (
    *("attackers", "defenders", "lead", "result", "points", "unfilled", "steps"),
    *("lost", "queue", "passed", "momentum", "entered", "causes", "flee", "guns"),
    *("march",),
)


@final
class Combat:
    """One combat, bombardment or collapse at a time, and the momentum markers on the map.

    Hexes: `attackers`, `defenders` (during the declaration: those chosen so far), `entered`
    (advanced into), `causes` (enemy hexes from which a retreat leads away), `start` and `at` (of
    the unit that retreats), `marked` (by a momentum marker of this combat).
    By side: `lead`, `result`, `points` (loss points left), `unfilled`, `steps` (whose strength
    counts, §10.8.1).
    Masks of units: `units_in` (attack), `host` (all infantry and cavalry of the attacking hexes),
    `excluded` (in the hexes but not in the combat), `leaving` (will retreat, front no more),
    `retreated`, `ran` (in the chain of retreats that goes on), `advanced`, `raised`, `rode`
    (cavalry that was engaged, §10.13.3), `attempted` (a charge), `taken` (has taken a loss point).
    `lost` are pairs of unit and steps lost in this combat; `queue` and `flee` pairs of unit and
    hexes to retreat; `guns` and `march` pairs of unit and hex; `passed` the units whose hexes a
    retreat goes through.
    """

    __slots__ = (*SCALARS, *LISTS)

    kind: int
    side: int
    units_in: int
    excluded: int
    leaving: int
    retreated: int
    ran: int
    host: int
    advanced: int
    raised: int
    rode: int
    attempted: int
    taken: int
    marked: Hex
    is_routed_only: int
    is_supported: int
    is_bloodless: int
    is_flank: int
    start: Hex
    at: Hex
    first_to_flee: int
    roll: int
    drm: int
    column: int
    is_canister: int
    attackers: list[Hex]
    defenders: list[Hex]
    lead: list[Piece]
    result: list[int]
    points: list[int]
    unfilled: list[int]
    steps: list[int]
    lost: list[int]
    queue: list[int]
    passed: list[Piece]
    momentum: list[int]
    entered: list[Hex]
    causes: list[Hex]
    flee: list[int]
    guns: list[Piece]
    march: list[int]

    def __init__(self) -> None:
        self.momentum = []
        self.flee = []
        self.first_to_flee = 0
        self.reset()

    def reset(self) -> None:
        """Forget the combat; momentum markers stay on the map."""
        self.kind = self.side = self.units_in = self.excluded = 0
        self.leaving = self.retreated = self.ran = self.host = self.advanced = 0
        self.raised = self.rode = self.attempted = self.taken = 0
        self.is_routed_only = self.is_supported = self.is_flank = self.roll = 0
        self.drm = self.column = self.is_canister = 0
        self.is_bloodless = 0
        self.marked = self.start = self.at = OFF
        self.attackers = []
        self.defenders = []
        self.lead = [NO_PIECE, NO_PIECE]
        self.result = [0, 0]
        self.points = [0, 0]
        self.unfilled = [0, 0]
        self.steps = [0, 0]
        self.lost = []
        self.queue = []
        self.passed = []
        self.entered = []
        self.causes = []
        self.guns = []
        self.march = []

    def drop_momentum(self, here: Hex) -> None:
        """§10.11 Take the momentum markers off a hex."""
        for at in range(len(self.momentum) - MARKER_WIDTH, -1, -MARKER_WIDTH):
            if self.momentum[at] == here:
                del self.momentum[at : at + MARKER_WIDTH]

    def clone(self) -> "Combat":
        """Return an independent copy."""
        twin = Combat()
        twin._take_numbers(self)
        twin._take_lists(self)
        return twin

    def _take_numbers(self, other: "Combat") -> None:
        self.kind = other.kind
        self.side = other.side
        self.units_in = other.units_in
        self.excluded = other.excluded
        self.leaving = other.leaving
        self.retreated = other.retreated
        self.ran = other.ran
        self.host = other.host
        self.advanced = other.advanced
        self.raised = other.raised
        self.rode = other.rode
        self.attempted = other.attempted
        self.taken = other.taken
        self.marked = other.marked
        self.is_routed_only = other.is_routed_only
        self.is_supported = other.is_supported
        self.is_bloodless = other.is_bloodless
        self.is_flank = other.is_flank
        self.start = other.start
        self.at = other.at
        self.first_to_flee = other.first_to_flee
        self.roll = other.roll
        self.drm = other.drm
        self.column = other.column
        self.is_canister = other.is_canister

    def _take_lists(self, other: "Combat") -> None:
        self.attackers = other.attackers[:]
        self.defenders = other.defenders[:]
        self.lead = other.lead[:]
        self.result = other.result[:]
        self.points = other.points[:]
        self.unfilled = other.unfilled[:]
        self.steps = other.steps[:]
        self.lost = other.lost[:]
        self.queue = other.queue[:]
        self.passed = other.passed[:]
        self.momentum = other.momentum[:]
        self.entered = other.entered[:]
        self.causes = other.causes[:]
        self.flee = other.flee[:]
        self.guns = other.guns[:]
        self.march = other.march[:]

    def save(self) -> Json:
        """Return the record as JSON."""
        saved: Json = {name: packed(int(getattr(self, name))) for name in SCALARS}
        for name in LISTS:
            saved[name] = list(getattr(self, name))
        return saved


def load_combat(saved: object) -> Combat:
    """Rebuild a record from `Combat.save`; raises BadSave on anything else."""
    if not isinstance(saved, dict) or set(saved) != set(SCALARS) | set(LISTS):
        raise BadSave("bad-save", detail="combat")
    combat = Combat()
    for name in SCALARS:
        try:
            setattr(combat, name, unpacked(saved[name]))
        except ValueError:
            raise BadSave("bad-save", detail=name) from None
    for name in LISTS:
        numbers = saved[name]
        if not isinstance(numbers, list) or not all(isinstance(each, int) for each in numbers):
            raise BadSave("bad-save", detail=name)
        setattr(combat, name, list(numbers))
    return combat
