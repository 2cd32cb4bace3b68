"""Odds of Attack, Suppress and Blast: exact, itemised, and forcible."""

import itertools

import pytest

from grognard.core.dice import ScriptedDice
from grognard.core.odds import Odds, Throw
from grognard.games.undaunted.names import counter_name
from grognard.games.undaunted.rules.s09_combat import is_hit
from tests.games.undaunted.positions import (
    GAME,
    GERMAN,
    US,
    Position,
    Table,
    do,
    events,
    place,
    unit,
)


def odds(state: Position, text: str) -> Odds:
    found = GAME.odds(state, GAME.parse_action(state, text))
    assert found is not None
    return found


def items(throw: Throw) -> list[tuple[str, int, str]]:
    return [
        (item.label.id.removeprefix("undaunted-odds-"), item.value, item.section)
        for item in throw.items
    ]


def aiming(card: str, verb: str, where: str, victim: str, at: str) -> Position:
    table = Table("la-huberderie").unit(GERMAN, card, where).unit(US, victim, at)
    state = table.cards(GERMAN, hand=f"{card} fog_of_war").turn(GERMAN)
    return do(state, f"card {card}", f"use {verb}")


def test_a18_two_dice_against_13_hit_with_19_in_100() -> None:
    """A18."""
    state = aiming("machine_gunner_c", "attack", "7A", "sniper", "18B")
    (throw,) = odds(state, "unit us sniper").throws
    assert items(throw) == [("base", 6, "§9.2"), ("cover", 3, "§9.2"), ("range", 4, "§9.2")]
    hit, miss = throw.chances
    assert (hit.ways, hit.of, miss.ways) == (19, 100, 81)
    assert hit.probability() == 0.19


@pytest.mark.parametrize(
    ("card", "verb", "dice"),
    [
        ("rifleman_b", "attack", 1),
        ("machine_gunner_c", "attack", 2),
        ("sniper", "attack", 3),
        ("machine_gunner_c", "suppress", 4),
    ],
)
@pytest.mark.parametrize("victim", ["rifleman_a", "scout_a", "sniper"])
@pytest.mark.parametrize("where", ["3B", "2B", "7A", "14B"])
def test_9_3_the_chance_is_exact_against_every_roll_there_is(
    card: str, verb: str, dice: int, victim: str, where: str
) -> None:
    state = aiming(card, verb, where, victim, "3B")
    (throw,) = odds(state, f"unit us {victim}").throws
    defending = sum(item.value for item in throw.items)
    rolls = list(itertools.product(range(10), repeat=dice))
    hits = sum(any(is_hit(face, defending) for face in roll) for roll in rolls)
    assert [(chance.ways, chance.of) for chance in throw.chances] == [
        (hits, len(rolls)),
        (len(rolls) - hits, len(rolls)),
    ]


@pytest.mark.parametrize("verb", ["attack", "suppress"])
@pytest.mark.parametrize("outcome", [0, 1])
def test_9_3_scripted_dice_force_each_outcome(verb: str, outcome: int) -> None:
    state = aiming("machine_gunner_c", verb, "7A", "sniper", "18B")
    (throw,) = odds(state, "unit us sniper").throws
    state.dice = ScriptedDice(throw.chances[outcome].rolls)
    do(state, "unit us sniper")
    label = throw.chances[outcome].label.id.removeprefix("undaunted-odds-")
    assert label == ("miss" if outcome else "hit" if verb == "attack" else "suppressed")
    (rolled,) = events(state, "rolled")
    assert rolled.numbers[7] == 1 - outcome
    assert place(state, US, "sniper") == ("(18B)" if label == "suppressed" else expected(label))


def expected(label: str) -> str:
    """Return where the sniper is: without cards in circulation a hit removes its counter."""
    return "" if label == "hit" else "18B"


def blast() -> Position:
    table = Table("hill-314").unit(GERMAN, "mortar", "8A").target(GERMAN, "9A")
    table.unit(US, "scout_a", "9A").unit(GERMAN, "rifleman_a", "9A")
    return do(table.cards(GERMAN, hand="mortar rifleman_b").turn(GERMAN), "card mortar")


def test_9_5_a_blast_shows_a_throw_for_each_counter_in_the_order_of_rolling() -> None:
    found = odds(blast(), "use blast")
    victims = [unit(US, "rifleman_b"), unit(US, "scout_a"), unit(GERMAN, "rifleman_a")]
    assert [throw.subject for throw in found.throws] == [counter_name(one) for one in victims]
    assert [sum(item.value for item in throw.items) for throw in found.throws] == [5, 6, 5]
    assert items(found.throws[0]) == [
        ("base", 4, "§9.2"),
        ("cover", 1, "§9.5"),
        ("range", 0, "§9.2"),
    ]


@pytest.mark.parametrize("outcome", list(itertools.product([0, 1], repeat=3)))
def test_9_1_scripted_dice_force_each_combination_of_a_blast(outcome: tuple[int, ...]) -> None:
    state = blast()
    throws = odds(state, "use blast").throws
    chosen = [throw.chances[pick].rolls for throw, pick in zip(throws, outcome, strict=True)]
    state.dice = ScriptedDice([roll for rolls in chosen for roll in rolls])
    do(state, "use blast")
    assert [event.numbers[7] for event in events(state, "rolled")] == [1 - one for one in outcome]


def test_9_what_rolls_nothing_has_no_odds() -> None:
    table = Table("hill-314").unit(GERMAN, "mortar", "8A").target(GERMAN, "17B")
    state = table.cards(GERMAN, hand="mortar rifleman_b").turn(GERMAN)
    assert GAME.odds(state, GAME.parse_action(state, "card mortar")) is None
    do(state, "card mortar")
    for text in ("use move", "use hunker", "use target", "use blast"):
        assert GAME.odds(state, GAME.parse_action(state, text)) is None


def test_9_2_the_odds_of_a_unit_still_to_come_are_judged_from_its_spawn_point() -> None:
    """Checklist 3: the German sniper of scenario 7 comes in on 7A."""
    table = Table("la-huberderie").cards(GERMAN, hand="sniper fog_of_war")
    state = do(table.turn(GERMAN), "card sniper", "use attack")
    (throw,) = odds(state, "unit us rifleman_a").throws
    assert items(throw)[2] == ("range", 2, "§9.2")
    assert place(state, GERMAN, "sniper") == ""
