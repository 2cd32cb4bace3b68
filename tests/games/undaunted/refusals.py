"""Every refusal of the game, from a position of its own, with the section that it cites."""

from collections.abc import Callable

from grognard.core.state import State
from grognard.research.refusals import Built
from tests.games.undaunted.positions import (
    GERMAN,
    NO_MARKER,
    US,
    Position,
    Table,
    do,
)

Refused = tuple[State, str]


def la_raye(hand: str, *clicks: str, supply: str | None = None) -> Position:
    return do(Table().cards(US, hand=hand, supply=supply).turn(US), *clicks)


def huberderie(hand: str, *clicks: str, play: str = "") -> Position:
    return do(Table("la-huberderie").cards(US, hand=hand, play=play).turn(US), *clicks)


def bid_from_a_hand_without_it() -> Refused:
    table = Table().cards(US, hand="scout_a").cards(GERMAN, hand="scout_a")
    return table.bids(), "card rifleman_a"


def not_suppressed() -> Refused:
    return la_raye("rifleman_a", "card rifleman_a"), "use ready"


def suppressed() -> Refused:
    table = Table().unit(US, "rifleman_a", "17B", suppressed=True).cards(US, hand="rifleman_a")
    return do(table.turn(US), "card rifleman_a"), "use move"


def guiding(*clicks: str, suppress: bool = False) -> Position:
    table = Table("crossing-the-vire").unit(US, "rifleman_a", "5A", suppress)
    state = table.cards(US, hand="platoon_guide rifleman_a").turn(US)
    return do(state, "card platoon_guide", *clicks)


def nobody_to_guide() -> Refused:
    table = Table("crossing-the-vire").no_units(US).cards(US, hand="platoon_guide rifleman_a")
    return do(table.turn(US), "card platoon_guide"), "use guide"


def control_without_marker() -> Refused:
    table = Table().marker(US, "17B", NO_MARKER).cards(US, hand="rifleman_a")
    return do(table.turn(US), "card rifleman_a"), "use control"


def control_beside_an_enemy() -> Refused:
    table = Table().unit(GERMAN, "scout_a", "17B").cards(US, hand="rifleman_a")
    return do(table.turn(US), "card rifleman_a"), "use control"


def aiming(tile: str) -> Refused:
    table = Table("crossing-the-vire").target(GERMAN, "18A").cards(GERMAN, hand="mortar")
    return do(table.turn(GERMAN), "card mortar", "use target"), tile


def nowhere_to_target() -> Refused:
    table = Table("hill-314").unit(US, "mortar", "3A").cards(US, hand="mortar")
    return do(table.turn(US), "card mortar"), "use target"


def no_target_marker() -> Refused:
    return huberderie("mortar", "card mortar"), "use blast"


def no_enemy() -> Refused:
    table = Table().no_units(GERMAN).cards(US, hand="rifleman_a")
    return do(table.turn(US), "card rifleman_a"), "use attack"


def attacking(victim: str) -> Refused:
    return la_raye("rifleman_a", "card rifleman_a", "use attack"), victim


def bolstering(card: str) -> Refused:
    return la_raye("squad_leader_a", "card squad_leader_a", "use bolster"), card


def nothing_of_it_in_the_supply() -> Refused:
    state = la_raye(
        "squad_leader_a", "card squad_leader_a", "use bolster", supply="rifleman_a fog_of_war"
    )
    return state, "card scout_a"


def inspiring(card: str) -> Refused:
    state = huberderie(
        "squad_leader_a", "card squad_leader_a", "use inspire", play="scout_a scout_b"
    )
    return state, card


def commanding() -> Refused:
    return la_raye("platoon_sergeant", "card platoon_sergeant", "use command"), "number 3"


def moving(tile: str) -> Refused:
    return la_raye("rifleman_a", "card rifleman_a", "use move"), tile


def off_the_map() -> Refused:
    """La Raye has twelve tiles; action 12 of the tiles belongs to larger boards."""
    return la_raye("rifleman_a", "card rifleman_a", "use move"), "#29"


PROVOKED: list[tuple[str, str, Callable[[], Refused]]] = [
    ("bid-not-in-hand", "§5", bid_from_a_hand_without_it),
    ("not-in-hand", "§6", lambda: (la_raye("scout_a"), "card rifleman_a")),
    ("fog-cannot-be-played", "§6.1", lambda: (la_raye("fog_of_war"), "card fog_of_war")),
    ("not-on-card", "§6.5", lambda: (la_raye("scout_a", "card scout_a"), "use control")),
    ("suppressed", "§6.2", suppressed),
    ("not-suppressed", "§6.2", not_suppressed),
    ("no-such-tile", "§2.2", off_the_map),
    ("not-adjacent", "§7.1", lambda: moving("tile 16B")),
    ("no-own-marker", "§7.1", lambda: moving("tile 13B")),
    ("guide-enemy", "§7.2", lambda: (guiding("use guide"), "unit german rifleman_a")),
    ("guide-off-board", "§7.2", lambda: (guiding("use guide"), "unit us sniper")),
    (
        "guide-suppressed",
        "§7.2",
        lambda: (guiding("use guide", suppress=True), "unit us rifleman_a"),
    ),
    ("nobody-to-guide", "§7.2", nobody_to_guide),
    ("not-in-supply", "§8.1", nothing_of_it_in_the_supply),
    ("bolster-other-squad", "§8.1", lambda: bolstering("card rifleman_b")),
    ("not-in-play", "§8.5", lambda: inspiring("card rifleman_a")),
    ("inspire-other-squad", "§8.5", lambda: inspiring("card scout_b")),
    ("inspire-itself", "§8.5 R3", lambda: inspiring("card squad_leader_a")),
    ("no-fog-in-hand", "§8.6", lambda: (la_raye("scout_a", "card scout_a"), "use recon")),
    ("control-no-marker", "§8.4", control_without_marker),
    ("control-enemy-present", "§8.4", control_beside_an_enemy),
    ("target-too-near", "§8.7", lambda: aiming("tile 7A")),
    ("target-same-tile", "§8.7", lambda: aiming("tile 18A")),
    ("nowhere-to-target", "§8.7", nowhere_to_target),
    ("no-target-marker", "§9.1", no_target_marker),
    ("no-enemy-on-board", "§9.1", no_enemy),
    ("own-unit", "§9.1", lambda: attacking("unit us rifleman_b")),
    ("enemy-off-board", "§9.1", lambda: attacking("unit german sniper")),
    ("more-than-printed", "§8.2", commanding),
]

BUILT = [Built(code, build) for code, _, build in PROVOKED]
