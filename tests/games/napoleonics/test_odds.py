"""Odds: line by line, exact, and as often as simulated rolls say."""

from collections import Counter
from collections.abc import Mapping
from itertools import takewhile
from math import sqrt

import pytest

from grognard.core.dice import SeededDice
from grognard.core.odds import Odds
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.actions import DONE, LEADER, STAND, UNIT, unit_of
from grognard.games.napoleonics.rules.s02_04_rolls import CHECK_KILLED, outcomes, show
from grognard.games.napoleonics.rules.s05_05_odds import preview
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import FACES, FLAG, SABER
from tests.games.napoleonics.field import Field, field

COMBATS = 50
MOST = {"plain": 30, "battery": 15, "square": 15}
"""Combats of a kind at most."""
ROLLS = 1_000
LARGE_ROLLS = 100_000
PROMPTS = ("target", "bonus", "support", "react")
OF_A_ROLL = ("hits", "eliminated", "banners", "check")
"""What a roll does before flags are faced."""


def odds(table: Field, action: int) -> Odds:
    found = GAME.odds(table.state, action)
    assert found is not None
    return found


def lines(found: Odds) -> list[tuple[str, int]]:
    items = found.throws[0].items
    return [(item.label.id.removeprefix("napoleonics-odds-"), item.value) for item in items]


def test_5_5_fire_is_counted_line_by_line() -> None:
    table = field("fr LT E5", "br LN E7", ground={"E7": "forest"}).order("attack-center", "E5")
    table.stay().click("E5")
    found = odds(table, UNIT + table.unit("E7"))
    assert lines(found) == [("strength", 5), ("terrain", -1)]
    assert found.section == "§5.5.7"
    table.dice("IIII").click("E7")
    assert len(table.rolls()[0]) == 4


def test_6_2_a_square_caps_the_dice_before_terrain_takes_them() -> None:
    table = field("fr LN E5 square", "br LN E7").order("attack-center", "E5").stay().click("E5")
    assert lines(odds(table, UNIT + table.unit("E7"))) == [("strength", 4), ("square", -3)]


def test_6_4_a_battery_has_its_own_line() -> None:
    table = field("fr LN E5", "fr FA C5", "br LN E6").order("attack-center", "E5", "C5").stay()
    table.attack("E5", "E6")
    assert table.previews()[0]["dice"] == 5
    table.click("C5")
    assert lines(odds(table, STAND)) == [("strength", 5), ("battery", 3)]


def test_5_7_3_a_lone_leader_falls_to_one_saber() -> None:
    table = field("fr LN E5 2", "br leader E6").order("attack-center", "E5").stay().click("E5")
    found = odds(table, LEADER + table.leader("E6"))
    killed = [one for one in found.throws[0].chances if one.label.id.endswith("killed")]
    assert [one.probability() for one in killed] == [pytest.approx(1 - (5 / 6) ** 2)]


def test_6_1_only_cavalry_symbols_score_against_cavalry_that_retires() -> None:
    table = field("fr LN E5 1", "br LC E6").order("attack-center", "E5").stay().attack("E5", "E6")
    stand = odds(table, STAND).throws[0].chances
    retire = odds(table, STAND + 2).throws[0].chances
    assert [one.probability() for one in stand if one.label.args["hits"]] == [pytest.approx(1 / 3)]
    assert [one.probability() for one in retire if one.label.args["hits"]] == [pytest.approx(1 / 6)]
    assert not any(one.label.args["flags"] for one in retire)


def test_6_2_a_square_s_die_comes_before_the_cavalry_s() -> None:
    table = field("fr HC E5", "br LN E6 square").order("attack-center", "E5").stay().click("E5")
    found = odds(table, UNIT + table.unit("E6"))  # nobody is asked: the square strikes first
    assert lines(found) == [("strength", 4), ("square", -3)]
    bounced = [one for one in found.throws[0].chances if one.label.args["flags"]]
    assert [one.probability() for one in bounced] == [pytest.approx(1 / 6)]


def test_odds_are_given_only_where_the_click_itself_rolls() -> None:
    table = field("fr LN E5", "br LN E6").order("attack-center", "E5").stay().click("E5")
    assert GAME.odds(table.state, UNIT + table.unit("E6")) is None  # the defender is asked first
    assert GAME.odds(table.state, DONE) is None
    assert [one["action"] for one in table.previews()] == [UNIT + table.unit("E6")]


def test_previews_show_every_target_with_its_dice() -> None:
    pieces = ("fr FA E5", "br LN E7", "br LC E9", "br LN A1")
    table = field(*pieces).order("attack-center", "E5").stay().click("E5")
    seen = {int(str(one["action"])): (one["kind"], one["dice"]) for one in table.previews()}
    assert seen == {UNIT + table.unit("E7"): ("fire", 3)}  # the cavalry stands behind it
    for action in seen:
        shown = preview(table.state, table.unit("E5"), unit_of(action), NO_LEADER, 0)
        assert sum(one.ways / one.of for one in shown.chances) == pytest.approx(1)


def chances(table: Field) -> Counter[str]:
    """Return how likely each end of a leader's check is by the first preview."""
    found = table.previews()[0]["chances"]
    assert isinstance(found, list)
    shares: Counter[str] = Counter()
    for one in found:
        shares[one["check"]] += one["ways"] / one["of"]
    return shares


def test_5_7_a_preview_counts_the_leader_s_check() -> None:
    pieces = ("fr LN E5 1", "br LN E6", "br leader E6")
    table = field(*pieces).order("attack-center", "E5").stay().click("E5")
    assert table.previews()[0]["dice"] == 2
    hit = 1 - (3 / 6) ** 2  # one block at least falls, and then two sabers of two dice
    assert chances(table)["killed"] == pytest.approx(hit / 36)
    assert chances(table)["survived"] == pytest.approx(hit * 35 / 36)
    assert chances(table)["none"] == pytest.approx(1 - hit)


def test_5_7_2_a_preview_counts_one_die_where_the_unit_falls() -> None:
    pieces = ("fr LN E5 1", "br LN E6 1", "br leader E6")
    table = field(*pieces).order("attack-center", "E5").stay().click("E5")
    assert chances(table)["killed"] == pytest.approx((1 - (3 / 6) ** 2) / 6)
    last = field(*pieces, banners_needed=1).order("attack-center", "E5").stay().click("E5")
    assert chances(last)["killed"] == 0  # §5.15: the battle is won before his check


def test_5_5_8_a_preview_says_which_hits_eliminate_the_unit() -> None:
    table = field("fr LN E5", "br LN E6 2", "br leader F5").order("attack-center", "E5").stay()
    table.click("E5")
    ends = {
        one["target"]: {chance["hits"] for chance in one["chances"] if chance["ends"]}
        for one in table.previews()
    }
    lone, unit = sorted(ends, key=lambda target: len(ends[target]))
    assert (ends[lone], ends[unit]) == (set(), {2})


def test_5_7_a_preview_of_a_unit_without_a_leader_has_no_check() -> None:
    table = field("fr LN E5", "br LN E6", "br leader F6").order("attack-center", "E5").stay()
    assert set(chances(table.click("E5"))) == {"none"}


def test_5_7_previews_agree_with_the_odds_of_the_click() -> None:
    pieces = ("fr LN E5", "br LN E7", "br leader E7")
    table = field(*pieces).order("attack-center", "E5").stay().click("E5")
    said = odds(table, UNIT + table.unit("E7")).throws[0].chances
    killed = sum(one.probability() for one in said if one.label.id.endswith("leader-killed"))
    assert killed > 0
    assert chances(table)["killed"] == pytest.approx(killed)


# Simulated rolls


def combats() -> list[tuple[NapoleonicsState, int]]:
    """Gather rolls of many kinds from random games: fire, melee, strikes, squares, batteries."""
    found: list[tuple[NapoleonicsState, int]] = []
    kinds: Counter[str] = Counter()
    dice = SeededDice(50)
    names = [scenario.id for scenario in GAME.scenarios()]
    for seed in range(90):
        state = GAME.new(names[seed % len(names)], seed=seed)
        while not state.is_over() and len(found) < COMBATS:
            actions = state.legal_actions()
            for action in actions if state.prompt() in PROMPTS else []:
                roll = GAME.odds(state, action)
                if roll is None:
                    continue
                kind = _kind(roll)
                if kinds[kind] < MOST[kind] and len(found) < COMBATS:
                    kinds[kind] += 1
                    twin = state.clone()
                    assert isinstance(twin, NapoleonicsState)
                    found.append((twin, action))
            state.apply(actions[dice.below(len(actions), "click")])
    assert kinds["battery"] >= 3
    assert kinds["square"] >= 3
    return found


def _kind(roll: Odds) -> str:
    labels = [item.label.id for item in roll.throws[0].items]
    if "napoleonics-odds-battery" in labels:
        return "battery"
    return "square" if "napoleonics-odds-square" in labels else "plain"


def agree(rolls: int) -> None:
    found = combats()
    assert len(found) == COMBATS
    for number, (state, action) in enumerate(found):
        roll = GAME.odds(state, action)
        assert roll is not None
        _compare(state, action, roll, rolls, number)


def _compare(state: NapoleonicsState, action: int, roll: Odds, rolls: int, seed: int) -> None:
    """Apply the action again and again, and count what the first roll and its check did."""
    counted: Counter[str] = Counter()
    for number in range(rolls):
        twin = state.clone()
        twin.log = []
        twin.dice = SeededDice(seed * 1_000_003 + number)
        twin.apply(action)
        counted[_story(twin)] += 1
    said: dict[str, float] = {}
    for chance in roll.throws[0].chances:
        label = _label(chance.label.id, chance.label.args)
        said[label] = said.get(label, 0.0) + chance.probability()
    assert set(counted) <= set(said)
    for label, probability in said.items():
        error = sqrt(probability * (1 - probability) / rolls)
        share = counted[label] / rolls
        assert abs(share - probability) <= max(5 * error, 4 / rolls), (label, share, probability)


def _label(name: str, args: Mapping[str, object]) -> str:
    if "hits" not in args:
        return name
    return f"{args['hits']} {args['flags']} {'killed' in name}"


def _story(state: NapoleonicsState) -> str:
    """Tell from the log what the first roll did: blocks lost, flags, and the leader's fate."""
    assert state.log is not None
    kinds = [event.kind for event in state.log]
    first = kinds.index("roll")
    event = state.log[first]
    faces = event.numbers[3:]
    if event.numbers[1] < 0:
        killed = any(FACES[face % 6] == SABER for face in faces)
        return "napoleonics-odds-leader-" + ("killed" if killed else "safe")
    after = list(takewhile(lambda one: one.kind in OF_A_ROLL, state.log[first + 1 :]))
    hits = sum(face // 6 == 1 for face in faces)
    flags = sum(face // 6 == 2 for face in faces)
    lost = sum(one.numbers[1] for one in after if one.kind == "hits")
    assert lost <= hits
    eliminated = any(one.kind == "eliminated" for one in after)
    checks = [one.numbers[1:] for one in after if one.kind == "check"]
    killed = bool(checks) and all(FACES[face % 6] == SABER for face in checks[0])
    return f"{lost} {0 if eliminated else flags} {killed}"


def test_odds_agree_with_simulated_rolls() -> None:
    agree(ROLLS)


@pytest.mark.large
def test_odds_agree_with_a_hundred_thousand_rolls_each() -> None:
    agree(LARGE_ROLLS)


def test_the_faces_of_a_chance_show_it() -> None:
    for one in outcomes(3, 0, 3, 2, True, True):
        symbols = [FACES[face] for face in one.rolls]
        assert symbols[:3] == [FACES[face] for face in show(3, 0, one.hits, one.flags)]
        assert (symbols[3:] == [SABER] * len(symbols[3:]) and symbols[3:] != []) == (
            one.check == CHECK_KILLED
        )
        assert symbols[:3].count(FLAG) == one.flags
