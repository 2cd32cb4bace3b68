"""§2, §8 Board, die, deck and unit cards, cell by cell."""

import pytest

from grognard.core.data import read_toml
from grognard.games.napoleonics.rules.s02_01_board import (
    AHEAD,
    ALLIED,
    BASELINE,
    BEHIND,
    DATA,
    DISTANCE,
    HEX_NAMES,
    HEXES,
    NEIGHBOURS,
    NUM_HEXES,
    SECOND_ROW,
    SECTIONS_AT,
    hex_named,
)
from grognard.games.napoleonics.rules.s02_unit_cards import (
    ARM,
    BATTLE_AFTER,
    BLOCKS,
    FIRE,
    FIRE_MOVED,
    FIRE_MOVED_DOWN,
    FLAGS_IGNORED,
    HEXES_PER_FLAG,
    IS_GUARD,
    IS_HEAVY,
    IS_LIGHT,
    KIND_IDS,
    KINDS,
    MELEE,
    MOVE,
    RANGE,
    SABER_HITS,
)
from grognard.games.napoleonics.rules.s09_scenarios import SCENARIOS
from grognard.games.napoleonics.tables import (
    ARMS,
    ARTILLERY,
    BOMBARD,
    CARD_ARMS,
    CARD_BONUS,
    CARD_COUNT,
    CARD_GUARD_BONUS,
    CARD_IDS,
    CARD_MOVE,
    CARDS,
    CAVALRY,
    COMMAND,
    FACES,
    HAS_HAT,
    INFANTRY,
    IS_SCOUT,
    IS_SECTION_CARD,
    LONE_LEADER,
    MIRROR,
    MOST_ORDERS,
    NUM_CARDS,
    QUOTA,
    SYMBOLS,
    Kind,
)

FRENCH = 0
COUNTED = 2
"""The deck of the rulebook."""
UNITS_IN_BOX = [row["units"] for row in read_toml(DATA / "units.toml")["unit"]]


def kind(name: str) -> Kind:
    return Kind(KIND_IDS.index(name))


# §2.1 The board


def test_2_1_the_board_has_113_hexes_in_nine_rows() -> None:
    assert len(HEX_NAMES) == NUM_HEXES == 113
    assert [len([name for name in HEX_NAMES if name[0] == row]) for row in "ABCDEFGHI"] == [
        13, 12, 13, 12, 13, 12, 13, 12, 13,
    ]  # fmt: skip


def test_2_1_neighbours_are_mutual_and_one_hex_apart() -> None:
    for here in HEXES:
        assert 2 <= len(NEIGHBOURS[here]) <= 6
        for to in NEIGHBOURS[here]:
            assert here in NEIGHBOURS[to]
            assert DISTANCE[here * NUM_HEXES + to] == 1


def test_2_1_a_hex_under_a_dotted_line_belongs_to_both_sections() -> None:
    left, center, right = 1, 2, 4
    for name, allied, french in (
        ("I4", left, right),
        ("I5", center, center),
        ("I10", right, left),
        ("H3", left, right),
        ("H4", left | center, center | right),
        ("H9", center | right, left | center),
        ("H10", right, left),
    ):
        here = hex_named(name)
        assert SECTIONS_AT[ALLIED * NUM_HEXES + here] == allied, name
        assert SECTIONS_AT[FRENCH * NUM_HEXES + here] == french, name
    shared = [h for h in HEXES if SECTIONS_AT[h] not in (left, center, right)]
    assert len(shared) == 8


def test_5_8_behind_is_nearer_to_the_own_edge_and_ahead_to_the_other() -> None:
    here = hex_named("E5")
    assert [HEX_NAMES[to] for to in BEHIND[FRENCH * NUM_HEXES + here]] == ["D4", "D5"]
    assert [HEX_NAMES[to] for to in BEHIND[ALLIED * NUM_HEXES + here]] == ["F4", "F5"]
    for side in (FRENCH, ALLIED):
        for to in BASELINE[side]:
            assert BEHIND[side * NUM_HEXES + to] == []
        for to in HEXES:
            assert AHEAD[side * NUM_HEXES + to] == BEHIND[(1 - side) * NUM_HEXES + to]
    assert [len(BASELINE[side]) for side in (0, 1)] == [13, 13]
    assert [len(SECOND_ROW[side]) for side in (0, 1)] == [12, 12]


# §2.8 Banner counters


def test_2_8_the_counters_suffice_for_every_battle() -> None:
    counters = read_toml(DATA / "cards.toml")["banner_counters"]
    assert counters == 18
    assert all(2 * scenario.banners - 1 <= counters for scenario in SCENARIOS)


# §2.4 The die


def test_2_4_two_faces_of_the_die_are_infantry_and_four_are_single() -> None:
    assert [SYMBOLS[face] for face in FACES] == [
        "infantry", "infantry", "cavalry", "artillery", "flag", "saber",
    ]  # fmt: skip


# §8 The deck

SECTION_CARDS = """
scout-left            2  1 0 0 scout
probe-left            4  2 0 0
attack-left           4  3 0 0
assault-left          2  C 0 0
scout-center          2  0 1 0 scout
probe-center          6  0 2 0
attack-center         6  0 3 0
assault-center        2  0 C 0
scout-right           2  0 0 1 scout
probe-right           4  0 0 2
attack-right          4  0 0 3
assault-right         2  0 0 C
coordinated-advance   2  1 2 1
flank-attack          2  2 0 2
general-advance       2  2 2 2
recon-in-force        2  1 1 1
"""


def test_8_1_the_section_cards_cell_by_cell() -> None:
    rows = [line.split() for line in SECTION_CARDS.split("\n") if line]
    assert [row[0] for row in rows] == CARD_IDS[: len(rows)]
    for card, row in zip(CARDS, rows, strict=False):
        assert IS_SECTION_CARD[card]
        assert HAS_HAT[card]
        assert {CARD_COUNT[deck][card] for deck in (0, 1, COUNTED)} == {int(row[1])}
        quotas = [COMMAND if cell == "C" else int(cell) for cell in row[2:5]]
        assert list(QUOTA[card * 3 : card * 3 + 3]) == quotas
        assert IS_SCOUT[card] == (len(row) == 6)


# id, copies (as counted, and two guesses), hat, orders, arms, move, bonus, guard bonus
TACTIC_CARDS = """
bayonet-charge    2 2 3 - 4 i   2 0 1
bombard           2 2 2 - 4 a   3 2 3
cavalry-charge    3 3 3 - 4 ch  3 1 2
counter-attack    2 2 1 - 0 -   - 0 0
elan              1 1 1 y 0 -   - 1 1
fire-and-hold     2 2 3 - 4 ia  0 1 1
first-strike      2 2 1 - 0 -   - 0 0
forced-march      2 1 1 - 0 i   2 0 0
cold-steel        1 1 1 - 0 -   0 1 1
leadership        2 3 3 y 0 -   - 1 1
grande-manoeuvre  1 1 1 y 4 -   4 0 0
rally             1 1 1 - 0 -   - 0 0
short-supply      1 1 1 - 0 -   - 0 0
"""


def test_8_2_the_tactic_cards_cell_by_cell() -> None:
    rows = [line.split() for line in TACTIC_CARDS.split("\n") if line]
    assert [row[0] for row in rows] == CARD_IDS[16:]
    for card, row in zip(CARDS[16:], rows, strict=True):
        assert not IS_SECTION_CARD[card]
        assert not IS_SCOUT[card]
        assert list(QUOTA[card * 3 : card * 3 + 3]) == [0, 0, 0]
        assert [CARD_COUNT[deck][card] for deck in (COUNTED, 0, 1)] == [int(n) for n in row[1:4]]
        assert HAS_HAT[card] == (row[4] == "y")
        assert MOST_ORDERS[card] == int(row[5])
        assert CARD_ARMS[card] == sum(1 << "icah".index(letter) for letter in row[6].strip("-"))
        assert CARD_MOVE[card] == (-1 if row[7] == "-" else int(row[7]))
        assert [CARD_BONUS[card], CARD_GUARD_BONUS[card]] == [int(row[8]), int(row[9])]


@pytest.mark.parametrize("deck", [0, 1, COUNTED])
def test_8_the_deck_has_48_section_and_22_tactic_cards_and_so_had_both_guesses(deck: int) -> None:
    assert len(CARD_IDS) == NUM_CARDS
    sections = sum(CARD_COUNT[deck][card] for card in CARDS if IS_SECTION_CARD[card])
    assert (sections, sum(CARD_COUNT[deck])) == (48, 70)


def test_8_2_4_counter_attack_mirrors_left_and_right_only() -> None:
    for card in CARDS:
        assert MIRROR[MIRROR[card]] == card
        mine, theirs = QUOTA[card * 3 : card * 3 + 3], QUOTA[MIRROR[card] * 3 :][:3]
        assert list(theirs) == list(mine)[::-1]
    assert CARD_IDS[MIRROR[CARD_IDS.index("assault-left")]] == "assault-right"
    assert MIRROR[BOMBARD] == BOMBARD


# §2.9, §2.10 The unit cards: arm, units, blocks, move, battle after, flags, retreat, marks

UNIT_CARDS = """
french-LN      i 10 4 1 1 0 1
french-LT      i  5 4 2 1 0 1 light
french-GR      i  1 4 1 1 1 1
french-YG      i  1 4 2 1 1 1 guard light
french-OG      i  1 4 1 1 2 1 guard
french-MI      i  2 4 1 1 0 3 no-saber
french-LC      c  3 4 3 3 0 1
french-HC      c  2 4 2 2 0 1 heavy
french-CU      c  2 4 2 2 1 1 heavy
french-GHC     c  1 4 2 2 2 1 guard heavy
french-FA      a  3 3 1 0 0 1
french-HA      a  2 3 2 1 0 1
french-GFA     a  1 3 1 0 2 1 guard
british-LN     i  9 4 1 1 0 1
british-LT     i  2 5 2 1 0 1 light
british-RL     i  2 3 2 1 0 1 light no-saber
british-GR     i  1 4 1 1 1 1
british-GG     i  2 5 1 1 2 1 guard
british-LC     c  6 3 3 3 0 1
british-HC     c  4 3 2 2 0 1 heavy
british-GHC    c  1 3 2 2 2 1 guard heavy
british-FA     a  3 3 1 0 0 1
british-HA     a  2 3 2 1 0 1
portuguese-LN  i  6 4 1 1 0 1
portuguese-LT  i  2 3 2 1 0 1 light
portuguese-MI  i  1 4 1 1 0 3 no-saber
portuguese-LC  c  2 3 3 3 0 1
portuguese-HC  c  2 3 2 2 0 1 heavy
portuguese-FA  a  2 3 1 0 0 1
allied-LN      i  6 4 1 1 0 1
"""


def test_2_5_the_unit_cards_cell_by_cell() -> None:
    rows = [line.split() for line in UNIT_CARDS.split("\n") if line]
    assert [row[0] for row in rows] == KIND_IDS
    for unit, row in zip(KINDS, rows, strict=True):
        numbers = [UNITS_IN_BOX[unit], BLOCKS[unit], MOVE[unit], BATTLE_AFTER[unit]]
        numbers += [FLAGS_IGNORED[unit], HEXES_PER_FLAG[unit]]
        assert ARMS[ARM[unit]][0] == row[1]
        assert numbers == [int(cell) for cell in row[2:8]], row[0]
        assert IS_GUARD[unit] == ("guard" in row)
        assert IS_LIGHT[unit] == ("light" in row)
        assert IS_HEAVY[unit] == ("heavy" in row)
        assert SABER_HITS[unit] == ("no-saber" not in row)


def test_2_the_box_holds_the_blocks_the_rulebook_counts() -> None:
    def blocks(nation: str, arm: int) -> int:
        rows = [k for k in KINDS if KIND_IDS[k].startswith(nation) and ARM[k] == arm]
        return sum(UNITS_IN_BOX[k] * BLOCKS[k] for k in rows)

    nations = ("french", "british", "portuguese")
    assert sum(blocks(nation, INFANTRY) for nation in nations) == 193 - 13
    assert sum(blocks(nation, CAVALRY) for nation in nations) == 87 - 10
    leaders = 4 + 3 + 2
    assert sum(blocks(nation, ARTILLERY) for nation in nations) + leaders == 60 - 12


# §5.5.4 Dice of infantry by blocks 1 .. 5: standing, moved; and its range

FIRE_CARDS = """
french-LN      2  1 2 3 4    1 1 2 2
french-LT      2  2 3 4 5    2 2 3 3
french-GR      2  1 2 3 4    1 1 2 2
french-YG      2  2 3 4 5    2 2 3 3
french-OG      2  2 3 4 5    2 2 3 3
french-MI      2  1 2 3 4    0 1 1 2
british-LN     2  2 3 4 5    1 1 2 2
british-LT     2  2 3 4 5 6  2 2 3 3 4
british-RL     3  2 3 4      2 2 3
british-GR     2  2 3 4 5    2 2 3 3
british-GG     2  2 3 4 5 6  2 2 3 3 4
portuguese-LN  2  1 2 3 4    0 1 1 2
portuguese-LT  2  2 3 4      1 2 2
portuguese-MI  2  1 2 3 4    0 1 1 2
allied-LN      2  1 2 3 4    1 1 2 2
"""


def test_5_5_4_infantry_fire_cell_by_cell() -> None:
    rows = [line.split() for line in FIRE_CARDS.split("\n") if line]
    assert [row[0] for row in rows] == [KIND_IDS[k] for k in KINDS if ARM[k] == INFANTRY]
    for row in rows:
        unit, reach, cells = kind(row[0]), int(row[1]), [int(cell) for cell in row[2:]]
        assert RANGE[unit] == reach
        for blocks in range(1, BLOCKS[unit] + 1):
            for distance in range(6):
                place = (unit * 6 + blocks) * 6 + distance
                in_range = 2 <= distance <= reach
                assert FIRE[place] == (cells[blocks - 1] if in_range else 0)
                assert FIRE_MOVED[place] == (cells[BLOCKS[unit] + blocks - 1] if in_range else 0)


def test_5_5_4_only_rifles_have_another_reading_after_a_move() -> None:
    rifles = kind("british-RL")
    for unit in KINDS:
        for blocks in range(1, BLOCKS[unit] + 1):
            place = (unit * 6 + blocks) * 6
            other = list(FIRE_MOVED_DOWN[place : place + 6])
            if unit == rifles:
                assert other[2:4] == [blocks // 2 + 1] * 2
            else:
                assert other == list(FIRE_MOVED[place : place + 6])


# §5.5.4 Dice of guns at range 2 .. 5 with one block, and with more; then after a move

GUN_CARDS = """
FA   2 1 1 0  3 2 1 1  0 0 0 0
GFA  2 1 1 0  3 2 1 1  0 0 0 0
HA   1 1 0 0  2 1 1 0  2 1 0 0
"""


def test_5_5_4_artillery_fire_cell_by_cell() -> None:
    rows = {line.split()[0]: line.split()[1:] for line in GUN_CARDS.split("\n") if line}
    for unit in KINDS:
        if ARM[unit] != ARTILLERY:
            continue
        cells = [int(cell) for cell in rows[KIND_IDS[unit].split("-")[1]]]
        for blocks in (1, 2, 3):
            place = (unit * 6 + blocks) * 6
            assert list(FIRE[place + 2 : place + 6]) == (cells[0:4] if blocks == 1 else cells[4:8])
            assert list(FIRE_MOVED[place + 2 : place + 6]) == (
                [0] * 4 if blocks == 1 else cells[8:12]
            )
            assert [*FIRE[place : place + 2], *FIRE_MOVED[place : place + 2]] == [0] * 4


# §5.6.4 Extra dice in melee: against infantry, against any other target

MELEE_BONUS = {
    "french-LN": (1, 0),
    "french-GR": (1, 1),
    "french-YG": (1, 1),
    "french-OG": (2, 2),
    "french-HC": (1, 1),
    "french-CU": (1, 1),
    "french-GHC": (1, 1),
    "french-GFA": (1, 1),
    "british-GR": (1, 1),
    "british-GG": (1, 1),
    "british-HC": (1, 1),
    "british-GHC": (1, 1),
    "portuguese-HC": (1, 1),
}
GUNS_IN_MELEE = {"FA": (3, 4, 4), "GFA": (3, 4, 4), "HA": (2, 3, 3)}


def test_5_6_4_melee_cell_by_cell() -> None:
    for unit in KINDS:
        against_infantry, against_others = MELEE_BONUS.get(KIND_IDS[unit], (0, 0))
        guns = GUNS_IN_MELEE.get(KIND_IDS[unit].split("-")[1])
        for blocks in range(1, BLOCKS[unit] + 1):
            base = guns[blocks - 1] if guns else blocks
            place = (unit * 6 + blocks) * 4
            assert MELEE[place + INFANTRY] == base + against_infantry, KIND_IDS[unit]
            for target in (CAVALRY, ARTILLERY, LONE_LEADER):
                assert MELEE[place + target] == base + against_others, KIND_IDS[unit]
