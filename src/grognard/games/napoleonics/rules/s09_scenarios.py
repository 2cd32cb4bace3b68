"""§3, §9 The fifteen battles: ground, armies, cards, banners and special rules, read from data/."""

from typing import Any, Final, NewType, final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.data import read_toml
from grognard.core.types import Player
from grognard.games.napoleonics.rules.s02_01_board import (
    DATA,
    DIRECTION_NAMES,
    HEXES,
    NO_HEX,
    NUM_HEXES,
    SEATS,
    Hex,
    hex_named,
)
from grognard.games.napoleonics.rules.s02_unit_cards import ARM, KIND_IDS, NATIONS, SIDE_OF_NATION
from grognard.games.napoleonics.tables import (
    ARMS,
    BARS_BATTLE,
    BLOCKS_FIRE,
    BRIDGE,
    CLEAR,
    CLOSED,
    HILL,
    NUM_ARMS,
    STOPS,
    TERRAIN_IDS,
    Kind,
    terrain_named,
)

Unit = NewType("Unit", int)
"""A unit of a battle, in the order of its roster."""
Leader = NewType("Leader", int)
"""A leader of a battle, in the order of its roster."""

MOST_UNITS: Final = 60
MOST_LEADERS: Final = 10
NO_UNIT: Final = Unit(-1)
NO_LEADER: Final = Leader(-1)

ALLIES: Final = ("dutch", "brunswick", "nassau")
"""§9.14, §9.15 Peoples for whom the blocks of another nation stand."""

MODE_EACH: Final = 0
"""§4 Each hex of an objective scores on its own."""
MODE_ALL: Final = 1
"""§4 It scores only while all its hexes are held."""


@final
class Objective:
    """§4 Hexes that bring banners to the side whose units hold them at the start of its turn."""

    def __init__(self) -> None:
        self.side: Player = 0
        self.hexes: list[Hex] = []
        self.banners: int = 0
        self.mode: int = MODE_EACH
        self.permanent: bool = False


@final
class Scenario:
    """One scenario. Columns are by hex, by unit or by leader, as their names say."""

    def __init__(self) -> None:
        self.id: str = ""
        self.number: int = 0
        self.title: str = ""
        self.date: str = ""
        self.reconstructed: list[str] = []
        self.first: Player = 0
        self.banners: int = 0  # §4 that win
        self.cards: list[int] = [0, 0]
        self.commanders: list[str] = ["", ""]
        self.base_at: vec[i64] = vec[i64]([CLEAR] * NUM_HEXES)
        """The ground itself; see terrain_at for what counts."""
        self.terrain_at: vec[i64] = vec[i64]([CLEAR] * NUM_HEXES)
        """§7 The ground, or the bridge over it; works are apart, in works_at."""
        self.works_at: vec[i64] = vec[i64]([0] * NUM_HEXES)
        """§7.5 Bit mask of the directions with works, 0 where there are none."""
        self.is_hill: vec[bool] = vec[bool]([False] * NUM_HEXES)
        self.stops: vec[bool] = vec[bool]([False] * NUM_HEXES)
        """§7 Entering ends a move (works as any entry; see rules/s07_terrain)."""
        self.bars_battle: vec[bool] = vec[bool]([False] * NUM_HEXES)
        self.blocks_fire: vec[bool] = vec[bool]([False] * NUM_HEXES)
        self.closed: vec[bool] = vec[bool]([False] * (NUM_ARMS * NUM_HEXES))
        """closed[arm * NUM_HEXES + hex]; leaders go where infantry may."""
        self.flags_at: vec[i64] = vec[i64]([0] * NUM_HEXES)
        """§9.15 Flags a town ignores with the option for walled farms, else 0."""
        self.place_names: dict[int, str] = {}
        self.units: list[Unit] = []
        self.side_of: vec[i64] = vec[i64]()
        self.kind_of: vec[i64] = vec[i64]()
        self.arm_of: vec[i64] = vec[i64]()
        self.nation_of: list[int] = []
        self.start_of: list[Hex] = []
        self.people_of: list[str] = []
        """Whose troops a unit is: its nation's, or those of an ally for whom its blocks stand."""
        self.banners_for: vec[i64] = vec[i64]()
        """§4, §9.12 Banners the enemy takes for eliminating a unit."""
        self.impetuous: vec[bool] = vec[bool]()
        """§9.15 Cavalry that must follow up."""
        self.leaders: list[Leader] = []
        self.leader_side: vec[i64] = vec[i64]()
        self.leader_nation: list[int] = []
        self.leader_names: list[str] = []
        self.leader_hex: list[Hex] = []
        self.objectives: list[Objective] = []
        self.is_exit: vec[bool] = vec[bool]([False] * (2 * NUM_HEXES))
        """§9.6 is_exit[side * NUM_HEXES + hex]: units may leave the board from there."""
        self.exit_banners: int = 0
        self.start_squares: list[Hex] = []
        """§9.12 The units there begin in square."""

    def num_goals(self) -> int:
        """§4 Return the number of hexes of all objectives."""
        return sum([len(objective.hexes) for objective in self.objectives])


# Reading


def _ground(scenario: Scenario, table: dict[str, Any]) -> None:
    for name, hexes in table["terrain"].items():
        for here in hexes:
            scenario.base_at[hex_named(here)] = terrain_named(name)
    scenario.terrain_at = scenario.base_at[:]
    overlays = table.get("overlays", {})
    for here in overlays.get("bridge", []):
        scenario.terrain_at[hex_named(here)] = BRIDGE  # §7.8
    for here, sides in overlays.get("works", {}).items():
        scenario.works_at[hex_named(here)] = sum(1 << DIRECTION_NAMES.index(side) for side in sides)
    set_ground(scenario)


def set_ground(scenario: Scenario) -> None:
    """§2.2, §7 Fill the columns that follow from terrain_at and works_at."""
    ground = scenario.terrain_at
    for here in HEXES:
        terrain = ground[here]
        scenario.is_hill[here] = terrain == HILL
        scenario.stops[here] = STOPS[terrain] or scenario.works_at[here] > 0
        scenario.bars_battle[here] = BARS_BATTLE[terrain]
        scenario.blocks_fire[here] = BLOCKS_FIRE[terrain]
        for arm in range(NUM_ARMS):
            scenario.closed[arm * NUM_HEXES + here] = CLOSED[terrain * NUM_ARMS + arm]


def _variant(table: dict[str, Any], nation: str) -> str:
    """§9.14 Return the name under which a nation's units stand in the unit cards, if changed."""
    for rule in table.get("special", []):
        if rule["rule"] == "allies" and rule["nation"] == nation:
            return str(rule.get("variant", nation))
    return nation


def _army(scenario: Scenario, table: dict[str, Any]) -> None:
    for nation, rows in table["units"].items():
        for row in rows:
            code, here = row.split()
            name = f"{_variant(table, nation)}-{code}"
            kind = Kind(KIND_IDS.index(name if name in KIND_IDS else f"{nation}-{code}"))
            add_unit(scenario, kind, nation, hex_named(here))
    for nation, rows in table["leaders"].items():
        for row in rows:
            name, here = row.rsplit(" ", 1)
            add_leader(scenario, name, nation, hex_named(here))


def add_unit(scenario: Scenario, kind: Kind, nation: str, here: Hex) -> None:
    """§3 Add a unit of a nation, which begins in a hex."""
    scenario.units.append(Unit(len(scenario.units)))
    scenario.kind_of = append(scenario.kind_of, kind)
    scenario.arm_of = append(scenario.arm_of, ARM[kind])
    scenario.nation_of.append(NATIONS.index(nation))
    scenario.people_of.append(nation)
    scenario.side_of = append(scenario.side_of, SIDE_OF_NATION[NATIONS.index(nation)])
    scenario.start_of.append(here)
    scenario.banners_for = append(scenario.banners_for, 1)
    scenario.impetuous = append(scenario.impetuous, False)


def add_leader(scenario: Scenario, name: str, nation: str, here: Hex) -> None:
    """§3 Add a leader of a nation, who begins in a hex."""
    scenario.leaders.append(Leader(len(scenario.leaders)))
    scenario.leader_names.append(name)
    scenario.leader_nation.append(NATIONS.index(nation))
    scenario.leader_side = append(scenario.leader_side, SIDE_OF_NATION[NATIONS.index(nation)])
    scenario.leader_hex.append(here)


def unit_at_start(scenario: Scenario, name: str) -> Unit:
    """Return the unit that begins in a hex, or NO_UNIT."""
    here = hex_named(name)
    for unit in scenario.units:
        if here != NO_HEX and scenario.start_of[unit] == here:
            return unit
    return NO_UNIT


def _objective(row: dict[str, Any]) -> Objective:
    objective = Objective()
    objective.side = SEATS.index(row["side"])
    objective.hexes = [hex_named(name) for name in row["hexes"]]
    objective.banners = row["banners"]
    objective.mode = MODE_ALL if row["mode"] == "all" else MODE_EACH
    objective.permanent = row["permanent"]
    return objective


def _special(scenario: Scenario, rule: dict[str, Any]) -> None:
    name = rule["rule"]
    hexes = [hex_named(here) for here in rule.get("hexes", [])]
    if name == "exit":  # §9.6
        for here in hexes:
            scenario.is_exit[SEATS.index(rule["side"]) * NUM_HEXES + here] = True
        scenario.exit_banners = rule["banners"]
    elif name == "ford-no-stop":  # §9.11
        for here in HEXES:
            if TERRAIN_IDS[scenario.terrain_at[here]] in ("fordable", "ford"):
                scenario.stops[here] = False
    elif name == "start-in-square":  # §9.12
        scenario.start_squares = hexes
    elif name == "banner-value":
        for unit in scenario.units:
            if _is_of(scenario, unit, rule["nation"], rule["arm"]):
                scenario.banners_for[unit] = rule["banners"]
    elif name == "impetuous-cavalry":  # §9.15
        for unit in scenario.units:
            scenario.impetuous[unit] = _is_of(scenario, unit, rule["nation"], "cavalry")
    elif name == "walled-farms":
        for here in hexes:
            scenario.flags_at[here] = rule["flags"]
    elif name == "allies":
        _name_allies(scenario, rule)
    else:
        raise ValueError(name)


def _name_allies(scenario: Scenario, rule: dict[str, Any]) -> None:
    """§9.14, §9.15 Say whose troops the units in these hexes are."""
    for people in ALLIES:
        for here in rule[people]:
            unit = unit_at_start(scenario, here)
            if unit == NO_UNIT or NATIONS[scenario.nation_of[unit]] != rule["nation"]:
                raise ValueError(here)
            scenario.people_of[unit] = people


def _is_of(scenario: Scenario, unit: Unit, nation: str, arm: str) -> bool:
    """Say whether a unit is of a nation and an arm."""
    return NATIONS[scenario.nation_of[unit]] == nation and ARMS[scenario.arm_of[unit]] == arm


def read_scenario(table: dict[str, Any]) -> Scenario:
    """§3 Return the battle a scenario file describes."""
    scenario = Scenario()
    scenario.id = table["id"]
    scenario.number = table["number"]
    scenario.title = table["title"]
    scenario.date = table["date"]
    scenario.reconstructed = list(table["reconstructed"])
    scenario.first = SEATS.index(table["first"])
    scenario.banners = table["banners"]
    scenario.cards = [table[seat]["cards"] for seat in SEATS]
    scenario.commanders = [table[seat]["commander"] for seat in SEATS]
    _ground(scenario, table)
    _army(scenario, table)
    scenario.place_names = {
        int(hex_named(name)): text for name, text in table.get("places", {}).items()
    }
    scenario.objectives = [_objective(row) for row in table.get("objective", [])]
    for rule in table.get("special", []):
        _special(scenario, rule)
    return scenario


def _scenarios() -> list[Scenario]:
    paths = sorted((DATA / "scenarios").glob("*.toml"))
    return [read_scenario(read_toml(path)) for path in paths]


SCENARIOS: Final[list[Scenario]] = _scenarios()
SCENARIO_IDS: Final = [scenario.id for scenario in SCENARIOS]
NO_SCENARIO: Final = Scenario()
"""What is played before one is chosen."""
