"""The columns of a game in progress."""

from typing import Final, Literal, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.columns import DERIVED, NO_COLUMN, Columns, Shape
from grognard.core.state import State
from grognard.core.types import NOBODY
from grognard.games._template.rules.s01_pieces import place
from grognard.games._template.rules.s02_01_scenarios import SCENARIO_IDS, SETUPS, Setup
from grognard.games._template.tables import (
    BLUE,
    FULL_STEPS,
    NO_UNIT,
    NUM_HEXES,
    NUM_UNITS,
    NUM_VILLAGES,
    OFF_MAP,
    RED,
    UNITS,
    Hex,
    Village,
)

PHASE_OBJECTIVES: Final = 0
PHASE_MOVEMENT: Final = 1
PHASE_COMBAT: Final = 2
Phase = Literal["objectives", "movement", "combat"]
PHASES: Final[tuple[Phase, ...]] = ("objectives", "movement", "combat")

NOT_ENDED: Final = 0
END_LAST_TURN: Final = 1
END_ELIMINATION: Final = 2

NOT_CHOSEN: Final = Village(-1)


OF_UNITS: Final = Shape(NUM_UNITS, 0, 0, 1)
HEX_OF_UNITS: Final = Shape(NUM_UNITS, OFF_MAP, OFF_MAP, NUM_HEXES - 1)
STEPS_OF_UNITS: Final = Shape(NUM_UNITS, 0, 0, FULL_STEPS)
UNIT_AT_HEXES: Final = Shape(NUM_HEXES, NO_UNIT)
ZONES_OF_SIDES: Final = Shape(2 * NUM_HEXES)
HOLDERS: Final = Shape(NUM_VILLAGES, NOBODY, NOBODY, RED)
OBJECTIVES: Final = Shape(2, NOT_CHOSEN, NOT_CHOSEN, NUM_VILLAGES - 1)
POSSIBLE: Final = Shape(2, 1, 1, (1 << NUM_VILLAGES) - 1)
MOST_TURNS: Final = Shape(1, 0, 0, max(setup.turns for setup in SETUPS))
A_SIDE: Final = Shape(1, BLUE, BLUE, RED)
A_PHASE: Final = Shape(1, PHASE_OBJECTIVES, PHASE_OBJECTIVES, PHASE_COMBAT)
AN_END: Final = Shape(1, NOT_ENDED, NOT_ENDED, END_ELIMINATION)


@final
class SkirmishState(State):
    """Units, hexes and villages are dense ids; see tables.py for what never changes."""

    scenario: int = 0
    quiet_woods: bool = False
    # §1 units and hexes; unit_at and zone_of are derived, by place and remove alone
    hex_of: vec[i64] = NO_COLUMN
    steps_of: vec[i64] = NO_COLUMN
    unit_at: vec[i64] = NO_COLUMN
    zone_of: vec[i64] = NO_COLUMN
    # §3 the turn
    turn: int = 0
    side: int = BLUE
    phase: int = PHASE_OBJECTIVES
    moved_of: vec[i64] = NO_COLUMN
    fought_of: vec[i64] = NO_COLUMN
    attacking_of: vec[i64] = NO_COLUMN
    # §7 villages; possible_of is a bit mask of what the other side may think
    holder_of: vec[i64] = NO_COLUMN
    objective_of: vec[i64] = NO_COLUMN
    possible_of: vec[i64] = NO_COLUMN
    ended: int = NOT_ENDED

    def columns(self, c: Columns, of: Self) -> None:
        """Pass over every column."""
        self.scenario = c.pick("scenario", of.scenario, SCENARIO_IDS)
        self.quiet_woods = c.truth("quiet_woods", of.quiet_woods)
        self.hex_of = c.column("hex_of", of.hex_of, HEX_OF_UNITS)
        self.steps_of = c.column("steps_of", of.steps_of, STEPS_OF_UNITS)
        self.unit_at = c.column(DERIVED, of.unit_at, UNIT_AT_HEXES)
        self.zone_of = c.column(DERIVED, of.zone_of, ZONES_OF_SIDES)
        self.turn = c.number("turn", of.turn, MOST_TURNS)
        self.side = c.number("side", of.side, A_SIDE)
        self.phase = c.number("phase", of.phase, A_PHASE)
        self.moved_of = c.column("moved_of", of.moved_of, OF_UNITS)
        self.fought_of = c.column("fought_of", of.fought_of, OF_UNITS)
        self.attacking_of = c.column("attacking_of", of.attacking_of, OF_UNITS)
        self.holder_of = c.column("holder_of", of.holder_of, HOLDERS)
        self.objective_of = c.column("objective_of", of.objective_of, OBJECTIVES)
        self.possible_of = c.column("possible_of", of.possible_of, POSSIBLE)
        self.ended = c.number("ended", of.ended, AN_END)

    def derive(self) -> None:
        """§1.5, §4.1 Put every unit where it stands."""
        for unit in UNITS:
            here = Hex(self.hex_of[unit])
            self.hex_of[unit] = OFF_MAP
            if here != OFF_MAP:
                place(self, unit, here)

    def setup(self) -> Setup:
        """Return the scenario that is played."""
        return SETUPS[self.scenario]
