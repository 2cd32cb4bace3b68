"""The evaluation and the plans by corps: what must raise it, and what `reference` does."""

import random
from collections.abc import Callable

import pytest

from grognard.ai.arena import play_game
from grognard.ai.random_bot import RandomBot
from grognard.ai.reference.player import ReferenceBot
from grognard.core.types import Player
from grognard.games.prussia import GAME
from grognard.games.prussia.actions import HALT, QUICK
from grognard.games.prussia.evaluate import attacks_worth, evaluate
from grognard.games.prussia.marching import narrow
from grognard.games.prussia.planning import HEXES_LOOKED_AT, few_hexes, steps_to_go, survey
from grognard.games.prussia.player.attacks import ATTACK_WORTH, MOST_STEPS, attack_worth
from grognard.games.prussia.player.leaders import OPEN_TO
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s05_stacking import lift_off, place_top, set_morale
from grognard.games.prussia.rules.s10_06_crt import NUM_ODDS
from grognard.games.prussia.rules.s12_02_morale import capture, lose_step, pay
from grognard.games.prussia.scenarios import FORM_IDS
from grognard.games.prussia.state import IN_PLAY, PHASE_MOVEMENT, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    COALITION,
    DEMORALIZED,
    DIRECTIONS,
    DISORDERED,
    INFANTRY,
    NUM_HEXES,
    PRUSSIA,
    ROUTED,
    Hex,
    Piece,
)
from tests.games.prussia.march import set_up, start

BATTLE_FORMS = [name for name in FORM_IDS if name.endswith("battle")]


def first(state: PrussiaState, side: Player, arm: int = INFANTRY) -> Piece:
    """Return the first unit of a side and an arm on the map."""
    field = state.field
    return next(
        unit
        for unit in field.all_units
        if (field.side_of[unit], field.arm_of[unit]) == (side, arm) and state.hex_of[unit] >= 0
    )


@pytest.mark.parametrize("name", BATTLE_FORMS)
def test_a_position_at_the_start_is_neither_won_nor_lost(name: str) -> None:
    state = set_up(name)
    assert -0.5 < evaluate(state, PRUSSIA) < 0.5
    assert -0.5 < evaluate(state, COALITION) < 0.5


def test_a_unit_that_has_entered_is_worth_more_than_one_that_waits() -> None:
    state = set_up("leuthen-main")
    before = evaluate(state, PRUSSIA)
    unit = next(u for u in state.field.all_units if state.field.side_of[u] == PRUSSIA)
    state.fate_of[unit] = IN_PLAY
    place_top(state, unit, state.form.entry_zone[PRUSSIA][3])
    assert evaluate(state, PRUSSIA) > before


BAD: dict[str, Callable[[PrussiaState], object]] = {
    "a step lost": lambda state: lose_step(state, first(state, PRUSSIA)),
    "a unit captured": lambda state: capture(state, first(state, PRUSSIA), "§10.9"),
    "guns captured": lambda state: capture(state, first(state, PRUSSIA, ARTILLERY), "§10.10.1"),
    "disorder": lambda state: set_morale(state, first(state, PRUSSIA), DISORDERED),
    "a rout": lambda state: set_morale(state, first(state, PRUSSIA), ROUTED),
    "morale paid": lambda state: pay(state, PRUSSIA, 3),
    "a demoralized army": lambda state: state.army_of.__setitem__(PRUSSIA, DEMORALIZED),
}


@pytest.mark.parametrize("name", sorted(BAD))
def test_what_is_bad_lowers_the_evaluation(name: str) -> None:
    state = set_up("leuthen-battle")
    before = evaluate(state, PRUSSIA)
    BAD[name](state)
    assert evaluate(state, PRUSSIA) < before


def test_better_odds_and_better_modifiers_never_make_an_attack_worth_less() -> None:
    width = len(ATTACK_WORTH) // (NUM_ODDS * MOST_STEPS)
    for drm in range(-6, 13):
        column = [attack_worth(a, d, drm) for a, d in ((1, 3), (1, 1), (3, 2), (2, 1), (4, 1))]
        assert column == sorted(column)
    whole = ATTACK_WORTH[-NUM_ODDS * width :]
    for odds in range(NUM_ODDS):
        row = whole[odds * width : (odds + 1) * width]
        assert [round(one, 9) for one in row] == sorted(round(one, 9) for one in row)
    assert attack_worth(4, 8, 0) < 0 < attack_worth(16, 4, 2)


def test_a_weak_target_can_lose_no_more_than_it_has() -> None:
    values = [attack_worth(16, 4, 2, steps) for steps in range(1, MOST_STEPS + 1)]
    assert values == sorted(values)
    assert values[0] < values[4] == attack_worth(16, 4, 2, 9)


def test_15_2_a_commander_stays_with_his_troops_where_the_enemy_may_ride_up_to_him() -> None:
    state = set_up("leuthen-battle")
    frederick = Piece(state.commander[PRUSSIA])
    leader = next(one for one in state.field.all_leaders if state.field.side_of[one] == PRUSSIA)
    other = next(
        one
        for one in state.field.all_leaders
        if state.field.side_of[one] == PRUSSIA and one != frederick
    )
    assert leader == frederick
    cost = [alone_costs(state, frederick), alone_costs(state, other)]
    assert cost[0] > cost[1] > 0.0


def alone_costs(state: PrussiaState, leader: Piece) -> float:
    """Return what it costs to stand alone and in reach, less what it costs out of it."""
    near, far = -9.0, -9.0
    seen = survey(state)
    for here in range(NUM_HEXES):
        if not state.field.on_map[here] or not is_empty(state, here) or has_enemy(state, here):
            continue
        away = seen.nearest(PRUSSIA, Hex(here))
        if away in (OPEN_TO, OPEN_TO + 1) and seen.middle_of(state, leader) >= 0:
            twin = state.clone()
            assert isinstance(twin, PrussiaState)
            lift_off(twin, leader)
            place_top(twin, leader, Hex(here))
            value = evaluate(twin, PRUSSIA)
            if away == OPEN_TO:
                near = max(near, value)
            else:
                far = max(far, value)
    return far - near


def beside_the_enemy() -> PrussiaState:
    """Return Leuthen with a Prussian unit beside the enemy, in reach of others of its side."""
    state = set_up("leuthen-battle")
    state.phase = PHASE_MOVEMENT
    unit = first(state, PRUSSIA)
    start = Hex(state.hex_of[unit])
    free = [here for here in range(NUM_HEXES) if is_empty(state, here) and has_enemy(state, here)]
    lift_off(state, unit)
    place_top(
        state, unit, min((Hex(here) for here in free), key=lambda here: distance(here, start))
    )
    return state


def has_enemy(state: PrussiaState, here: int) -> bool:
    """Say whether a unit of the coalition stands beside a hex."""
    beside = state.field.neighbours[here * DIRECTIONS : (here + 1) * DIRECTIONS]
    tops = [Piece(state.top_at[other]) for other in beside if other >= 0]
    return any(top >= 0 and state.field.side_of[top] == COALITION for top in tops)


def is_empty(state: PrussiaState, here: int) -> bool:
    """Say whether a hex is on the map and nobody stands there."""
    return here >= 0 and state.top_at[here] < 0


def test_an_attack_counts_those_who_stand_there_and_nobody_who_might_come_up() -> None:
    state = beside_the_enemy()
    hoped = attacks_worth(state, survey(state), PRUSSIA, True)
    for unit in state.field.all_units:
        state.moved_of[unit] = 1
    assert attacks_worth(state, survey(state), PRUSSIA, True) == hoped
    assert hoped != 0.0


def test_12_3_a_demoralized_army_is_worth_more_to_attack_than_one_in_good_order() -> None:
    state = beside_the_enemy()
    before = attacks_worth(state, survey(state), PRUSSIA, True)
    state.army_of[COALITION] = DEMORALIZED
    worse = attacks_worth(state, survey(state), PRUSSIA, True)
    state.army_of[PRUSSIA] = DEMORALIZED
    assert before == attacks_worth(state, survey(state), PRUSSIA, True) < worse


def test_a_corps_goes_for_one_enemy_and_its_units_count_the_steps_to_him() -> None:
    state = set_up("leuthen-battle")
    seen = survey(state)
    for corps, goal in enumerate(seen.goals):
        side = state.field.side_of_corps[corps]
        assert state.field.side_of[Piece(state.top_at[goal])] == 1 - side
    unit = first(state, PRUSSIA)
    here = Hex(state.hex_of[unit])
    goal = seen.goals[state.field.corps_of[unit]]
    assert 0 <= steps_to_go(state, seen, unit, here) <= distance(here, Hex(goal)) - 1


def test_set_up_is_left_to_the_quick_start() -> None:
    state = start("torgau-main")
    while state.prompt() != "s22-place":
        state.apply(state.legal_actions()[-1])
    assert narrow(state, state.legal_actions()) == [QUICK]


@pytest.mark.parametrize("name", BATTLE_FORMS)
def test_what_is_looked_at_is_legal_and_never_nothing(name: str) -> None:
    state = GAME.new(name, seed=5)
    chance = random.Random(5)
    widest = 0
    for _ in range(90):
        if state.is_over():
            break
        actions = state.legal_actions()
        few = GAME.narrow(state, actions)
        assert few
        assert set(few) <= set(actions)
        if state.prompt() == "s7-move-to":
            assert isinstance(state, PrussiaState)
            widest = max(widest, len(few_hexes(state, actions)))
            if HALT in actions:
                assert few == [HALT]
        state.apply(chance.choice(few if chance.random() < 0.5 else actions))
    assert HEXES_LOOKED_AT <= widest <= HEXES_LOOKED_AT + 3


def test_the_reference_wins_rossbach_as_prussia() -> None:
    bots = [ReferenceBot(1, budget=60, samples=1), RandomBot(2)]
    result = play_game(GAME, "rossbach-battle", None, bots, 3)
    assert result.winner == PRUSSIA
