"""The computer player's answers that cost nothing, and where its commanders stand."""

from grognard.games.prussia import GAME
from grognard.games.prussia.actions import ADVANCE, CORPS, MARKER, NONE
from grognard.games.prussia.evaluate import SCALE, attacks_worth, evaluate
from grognard.games.prussia.planning import survey
from grognard.games.prussia.player.leaders import COMMANDER_FIGHTS, COMMANDER_NEAR
from grognard.games.prussia.rules.s04_05_rolls import ASK_SPECIAL, DO_COMMAND
from grognard.games.prussia.rules.s10_11_momentum import ASK_MOMENTUM, place_marker
from grognard.games.prussia.tables import COALITION, PRUSSIA, Piece, hex_of_name
from tests.games.prussia.fight import Fight
from tests.games.prussia.march import March

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH = range(4)


def test_4_5_a_special_leader_always_tries_and_for_the_corps_that_could_march() -> None:
    """Two corps have failed; one is before the enemy and could not go anywhere."""
    march = March("zorndorf-battle")
    field = march.field
    corps = [field.corps_names.index(name) for name in ("Kanitz", "Manteuffel")]
    march.put("Z-P-L0", march.hex())
    for one, way in zip(corps, (SOUTH, NORTH), strict=True):
        march.put(Piece(field.leader_of_corps[one]), march.hex())
        march.put(next(u for u in field.all_units if field.corps_of[u] == one), march.hex(way))
    march.put(march.spare(COALITION), march.hex(NORTH, NORTH))
    march.dice(5, 5)
    march.begin(DO_COMMAND)
    assert march.asked() == ASK_SPECIAL
    actions = march.state.legal_actions()
    assert {CORPS + one for one in corps} < {*actions}
    assert GAME.narrow(march.state, actions) == [CORPS + corps[0]]


def at_momentum() -> Fight:
    """Return a fight that a rider has won, who may go on against another enemy beside him."""
    fight = Fight("torgau-battle", side=COALITION)
    fight.put(fight.unit(PRUSSIA, "7-5-3"), fight.hex(), "7-5-3")
    enemy = fight.put(fight.unit(COALITION, "8-6-3"), fight.hex(NORTH), "8-6-3")
    fight.put(fight.spare(PRUSSIA), fight.hex(SOUTH_EAST))
    fight.results([fight.hex(NORTH)], [fight.hex()], defender="3")
    fight.settle()
    fight.play(fight.name(enemy))
    assert fight.asked() == ASK_MOMENTUM
    return fight


def test_10_11_a_marker_is_never_left_out_for_nothing() -> None:
    state = at_momentum().state
    actions = state.legal_actions()
    assert {MARKER, NONE} <= {*actions}
    few = GAME.narrow(state, actions)
    assert MARKER in few
    assert {*few} <= {MARKER, ADVANCE}


def test_10_11_a_marker_makes_the_attack_on_its_hex_better() -> None:
    fight = at_momentum()
    state = fight.state
    target = hex_of_name(fight.hex(SOUTH_EAST))
    for unit in state.field.all_units:
        state.fought_of[unit] = 0
    before = attacks_worth(state, survey(state), COALITION, True)
    place_marker(state, target)
    assert attacks_worth(state, survey(state), COALITION, True) > before


def test_15_2_a_commander_is_worth_more_behind_the_fight_than_in_it() -> None:
    march = March("zorndorf-battle")
    state = march.state
    king = march.put("Z-P-L0", march.hex(SOUTH))
    state.commander[PRUSSIA] = king
    for here in (march.hex(), march.hex(SOUTH)):
        march.put(march.spare(PRUSSIA), here)
    march.put(march.spare(COALITION), march.hex(NORTH))
    march.move()
    behind = [evaluate(state, seat) for seat in (PRUSSIA, COALITION)]
    march.put(king, march.hex())
    ahead = [evaluate(state, seat) for seat in (PRUSSIA, COALITION)]
    saved = (1.0 - COMMANDER_NEAR) * COMMANDER_FIGHTS[PRUSSIA] / SCALE
    assert behind[0] - ahead[0] > 0.9 * saved
    assert ahead[1] - behind[1] > 0.9 * saved
