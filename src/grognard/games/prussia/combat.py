"""The record of what is being fought: declaration, losses, retreats, advance, charge."""

from typing import Final, final

from grognard.core.columns import Columns, Shape
from grognard.games.prussia.masks import as_hexes, as_pieces, mask
from grognard.games.prussia.tables import NO_PIECE, NUM_HEXES, OFF, Hex, Piece

# Steps of a combat (§10): argument of the step DO_COMBAT

STEP_WITHDRAW: Final = 2
STEP_ODDS: Final = 3
STEP_LEAD: Final = 4
STEP_DEFENDER_LEAD: Final = 5
STEP_ROLL: Final = 6
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

NOWHERE: Final = Shape(1, OFF, OFF, NUM_HEXES - 1)


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

    kind: int
    side: int
    is_routed_only: int
    is_supported: int
    is_bloodless: int
    is_flank: int
    first_to_flee: int
    roll: int
    drm: int
    column: int
    is_canister: int
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
    start: Hex
    at: Hex
    attackers: list[Hex]
    defenders: list[Hex]
    entered: list[Hex]
    causes: list[Hex]
    lead: list[Piece]
    passed: list[Piece]
    guns: list[Piece]
    result: list[int]
    points: list[int]
    unfilled: list[int]
    steps: list[int]
    lost: list[int]
    queue: list[int]
    momentum: list[int]
    flee: list[int]
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

    def columns(self, c: Columns, of: "Combat") -> None:
        """Pass over every column of the record."""
        self.kind = c.number("combat_kind", of.kind)
        self.side = c.number("combat_side", of.side)
        self.is_routed_only = c.number("combat_is_routed_only", of.is_routed_only)
        self.is_supported = c.number("combat_is_supported", of.is_supported)
        self.is_bloodless = c.number("combat_is_bloodless", of.is_bloodless)
        self.is_flank = c.number("combat_is_flank", of.is_flank)
        self.first_to_flee = c.number("combat_first_to_flee", of.first_to_flee)
        self.roll = c.number("combat_roll", of.roll)
        self.drm = c.number("combat_drm", of.drm)
        self.column = c.number("combat_column", of.column)
        self.is_canister = c.number("combat_is_canister", of.is_canister)
        self.units_in = mask(c, "combat_units_in", of.units_in)
        self.excluded = mask(c, "combat_excluded", of.excluded)
        self.leaving = mask(c, "combat_leaving", of.leaving)
        self.retreated = mask(c, "combat_retreated", of.retreated)
        self.ran = mask(c, "combat_ran", of.ran)
        self.host = mask(c, "combat_host", of.host)
        self.advanced = mask(c, "combat_advanced", of.advanced)
        self.raised = mask(c, "combat_raised", of.raised)
        self.rode = mask(c, "combat_rode", of.rode)
        self.attempted = mask(c, "combat_attempted", of.attempted)
        self.taken = mask(c, "combat_taken", of.taken)
        self.marked = Hex(c.number("combat_marked", of.marked, NOWHERE))
        self.start = Hex(c.number("combat_start", of.start, NOWHERE))
        self.at = Hex(c.number("combat_at", of.at, NOWHERE))
        self._columns_that_grow(c, of)

    def _columns_that_grow(self, c: Columns, of: "Combat") -> None:
        self.attackers = as_hexes(c, "combat_attackers", of.attackers)
        self.defenders = as_hexes(c, "combat_defenders", of.defenders)
        self.entered = as_hexes(c, "combat_entered", of.entered)
        self.causes = as_hexes(c, "combat_causes", of.causes)
        self.lead = as_pieces(c, "combat_lead", of.lead)
        self.passed = as_pieces(c, "combat_passed", of.passed)
        self.guns = as_pieces(c, "combat_guns", of.guns)
        self.result = c.numbers("combat_result", of.result)
        self.points = c.numbers("combat_points", of.points)
        self.unfilled = c.numbers("combat_unfilled", of.unfilled)
        self.steps = c.numbers("combat_steps", of.steps)
        self.lost = c.numbers("combat_lost", of.lost)
        self.queue = c.numbers("combat_queue", of.queue)
        self.momentum = c.numbers("combat_momentum", of.momentum)
        self.flee = c.numbers("combat_flee", of.flee)
        self.march = c.numbers("combat_march", of.march)
