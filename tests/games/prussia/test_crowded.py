"""§7.1, §10 Crowded ground: combats, retreats, charges and routs end, and pieces stay sound.

The track (§12) is not looked at, it knows nothing of losses before; nor is the end of a phase.
"""

import random
from typing import Any

import pytest

from grognard.core.dice import SeededDice
from grognard.core.question import Task
from grognard.games.prussia.check import check
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s05_stacking import is_over_with
from grognard.games.prussia.rules.s07_01_routed import DO_ROUTED
from grognard.games.prussia.rules.s10_combat import DO_COMBAT_PHASE
from grognard.games.prussia.state import PHASE_COMBAT, PHASE_MOVEMENT
from grognard.games.prussia.tables import DEMORALIZED, GOOD, HEXES, RIVER_HEX, Hex, hex_name
from tests.games.prussia.fight import Fight

FORMS = ("rossbach-battle", "leuthen-battle", "zorndorf-battle", "torgau-battle")
MOST_ANSWERS = 2000


def crowd(form: str, chance: random.Random) -> Fight:
    """Pack units of both armies, many of them shaken, into a small part of the map."""
    fight = Fight(form, side=chance.randint(0, 1))
    state, field = fight.state, fight.field
    state.dice = SeededDice(chance.randint(1, 1 << 30))
    for army in (0, 1):
        state.army_of[army] = chance.choice((GOOD, GOOD, DEMORALIZED))
    ground = [h for h in HEXES if field.on_map[h] and not field.terrain[h] & RIVER_HEX]
    middle = chance.choice(ground)
    reach = chance.choice((1, 2, 2, 3))
    spare = [unit for unit in field.all_units if unit != field.baggage]
    chance.shuffle(spare)
    for here in ground:
        if distance(here, middle) <= reach and chance.random() < 0.75:
            side = chance.randint(0, 1)
            for unit in [one for one in spare if field.side_of[one] == side][
                : chance.randint(1, 4)
            ]:
                state.left_of[unit] = chance.randint(1, field.full_of[unit])
                if not is_over_with(state, unit, here):
                    spare.remove(unit)
                    morale = chance.choice((0, 0, 0, 0, 1, 2))
                    fight.put(unit, hex_name(here), morale=morale, left=state.left_of[unit])
    _put_leaders(fight, chance)
    return fight


def _put_leaders(fight: Fight, chance: random.Random) -> None:
    state, field = fight.state, fight.field
    for leader in chance.sample(field.all_leaders, 4):
        side = field.side_of[leader]
        hexes = [Hex(state.hex_of[u]) for u in field.all_units if field.side_of[u] == side]
        hexes = [here for here in hexes if here >= 0]
        if hexes and (not field.is_army[leader] or leader in state.commander):
            fight.put(leader, hex_name(chance.choice(hexes)))


def play_out(fight: Fight, phase: Task[Any], chance: random.Random) -> int:
    """Play a phase at random to its end; return how many answers were given."""
    state = fight.state
    state.phase = PHASE_COMBAT if phase is DO_COMBAT_PHASE else PHASE_MOVEMENT
    state.push(phase, state.side)
    state.go_on()
    answers = 0
    while not state.todo.is_empty() and not state.is_over():
        legal = fight.answers()
        assert legal, state.todo.question()
        fight.play(chance.choice(legal))
        answers += 1
        assert answers < MOST_ANSWERS
        assert [one for one in check(state) if not one.startswith(("§12", "§22"))] == []
    return answers


def play_crowds(form: str, seed: str, positions: int) -> int:
    chance = random.Random(form + seed)
    answers = 0
    for _ in range(positions):
        for phase in (DO_COMBAT_PHASE, DO_ROUTED):
            answers += play_out(crowd(form, chance), phase, chance)
    return answers


@pytest.mark.parametrize("form", FORMS)
def test_10_crowded_combats_and_routs_end(form: str) -> None:
    assert play_crowds(form, "few", 40) > 200


@pytest.mark.large
@pytest.mark.parametrize("form", FORMS)
def test_10_many_crowded_combats_and_routs_end(form: str) -> None:
    assert play_crowds(form, "many", 2000) > 10_000
