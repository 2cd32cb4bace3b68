"""What Prussia's Glory offers as "all": built positions, nothing left to chance."""

from grognard.core.dice import RecordingDice, SeededDice
from grognard.games.prussia import GAME
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE
from grognard.games.prussia.rules.s10_10_advance import ASK_ADVANCE
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import ARTILLERY, COALITION, INFANTRY, PRUSSIA
from grognard.match.chains import Samples, samples_of
from grognard.match.plans import Planned, carry_out
from tests.games.prussia.fight import Fight
from tests.games.prussia.march import March

NORTH, NORTH_EAST, SOUTH = 0, 1, 3


def planned(fight: Fight, plan: str) -> Planned:
    samples = Samples(watched(fight), watched(fight))
    return carry_out(GAME, fight.state.todo.owner(), samples, plan)


def watched(fight: Fight) -> PrussiaState:
    state = fight.state.clone()
    state.dice = RecordingDice(SeededDice(1))
    return state


def said(fight: Fight, plan: str) -> list[str]:
    return [click.text for click in planned(fight, plan).chain.clicks]


def left(fight: Fight, plan: str) -> list[tuple[str, list[str]]]:
    found = planned(fight, plan).left
    return [(one.thing, [reason.section for reason in one.reasons]) for one in found]


def id_of(fight: Fight, piece: int) -> str:
    return fight.field.ids[piece]


# §10.10 Advance


def vacated(units: int, *leaders: str) -> tuple[Fight, list[str]]:
    """Return a fight in which the enemy has left his hex to so many units."""
    fight = Fight()
    fight.put("L-A-C4", fight.hex())
    own = [fight.put(fight.spare(PRUSSIA), fight.hex(NORTH)) for _ in range(units)]
    for leader in leaders:
        fight.put(leader, fight.hex(NORTH))
    fight.begin()
    fight.play(fight.hex(), "done", fight.hex(SOUTH))
    assert fight.asked() == ASK_ADVANCE
    return fight, [id_of(fight, piece) for piece in own]


def test_10_10_everybody_advances_with_one_click_and_the_choice_is_ended() -> None:
    fight, (unit,) = vacated(1, "L-P-L1")
    assert said(fight, "advance") == [unit, "L-P-L1"]  # and nobody is left to ask for


def test_10_10_whoever_finds_no_room_is_named_with_the_rule_and_the_choice_stays_open() -> None:
    fight, units = vacated(6)
    found = said(fight, "advance")
    assert "done" not in found
    assert found
    told = left(fight, "advance")
    assert sorted([*found, *(thing.split(":")[1] for thing, _ in told)]) == sorted(units)
    assert all(sections and sections != [""] for _, sections in told)


# §10.1 Attack


def test_10_1_the_attack_takes_in_all_who_can_and_is_begun() -> None:
    fight = Fight()
    fight.put(fight.spare(COALITION), fight.hex())
    for way in (NORTH, NORTH_EAST):
        fight.put(fight.spare(PRUSSIA), fight.hex(way))
    fight.begin()
    found = planned(fight, "attack")
    assert said(fight, "attack")[-1] == "done"
    state = fight.state.clone()
    for click in found.chain.clicks[:-1]:
        state.apply(click.action)
    assert len(state.combat.attackers) == 2


def test_10_1_who_cannot_join_this_fight_is_not_forced_into_it() -> None:
    fight = Fight()
    fight.put(fight.spare(COALITION), fight.hex())
    fight.put(fight.spare(COALITION), fight.hex(NORTH, NORTH, NORTH))
    fight.put(fight.spare(PRUSSIA), fight.hex(SOUTH))
    fight.put(fight.spare(PRUSSIA), fight.hex(NORTH, NORTH))
    fight.begin()
    assert len(said(fight, "attack")) == 2  # one fight, then its end


# §8.3 Fire


def test_8_3_all_batteries_fire_with_one_click_after_its_odds_were_seen() -> None:
    march = March(side=PRUSSIA)
    guns = [march.put(march.spare(PRUSSIA, ARTILLERY), march.hex()) for _ in range(2)]
    march.put(march.spare(COALITION), march.hex(NORTH))
    march.offensive()
    march.play(march.hex(NORTH))
    found = planned(march, "fire")
    assert said(march, "fire") == [*sorted(id_of(march, gun) for gun in guns), "done"]
    assert found.chain.is_fate
    assert found.chain.odds is not None


# §7.3 March


def body(march: March, *places: str) -> list[str]:
    """Put infantry of the corps of L-P-L4 at some places."""
    corps = march.field.corps_of[march.field.piece_of_id("L-P-L4")]
    units = [
        unit
        for unit in march.field.all_units
        if march.field.corps_of[unit] == corps and march.field.arm_of[unit] == INFANTRY
    ]
    for unit, place in zip(units, places, strict=False):
        march.put(unit, place)
    return [id_of(march, unit) for unit in units[: len(places)]]


def test_7_3_a_piece_that_cannot_get_nearer_stops_nobody_else() -> None:
    """The first of the body stands before the enemy; the others march, and none stays in hand."""
    march = March(side=PRUSSIA)
    held, free = body(march, march.hex(), march.hex(NORTH, NORTH, NORTH))
    march.put(march.spare(COALITION), march.hex(SOUTH))
    march.move()
    plan = f"march:corps:Wedell:{march.hex(SOUTH, SOUTH)}"
    found = said(march, plan)
    assert found[0] == free
    assert held not in found
    march.play(*found)
    assert march.asked() == ASK_MOVE_PIECE


def test_15_2_no_leader_marches_on_alone() -> None:
    """His units go as far as they can; he goes no farther than they do, though he could."""
    march = March(side=PRUSSIA)
    (name,) = body(march, march.hex(NORTH, NORTH))
    leader = march.put("L-P-L4", march.hex(NORTH, NORTH))
    march.put(march.spare(COALITION), march.hex(SOUTH))
    march.move()
    found = planned(march, f"march:corps:Wedell:{march.hex(SOUTH)}")
    assert found.chain.clicks[0].text == name
    state = march.state.clone()
    for click in found.chain.clicks:
        state.apply(click.action)
    unit = march.field.piece_of_id(name)
    assert state.hex_of[leader] == state.hex_of[unit]
    assert state.hex_of[unit] != march.state.hex_of[unit]


# §22.2 Set-up


def at_rossbach(answers: list[str]) -> PrussiaState:
    state = GAME.new("rossbach-battle", dice=SeededDice(7))
    assert isinstance(state, PrussiaState)
    for text in answers:
        state.apply(GAME.parse_action(state, text))
    return state


def test_22_2_the_rest_is_placed_and_the_set_up_finished_with_one_click() -> None:
    """It waits to be confirmed: the other side is asked next."""
    state = at_rossbach([])
    seat = state.to_move()
    found = carry_out(GAME, seat, samples_of(state, seat, 0), "quick")
    assert [click.text for click in found.chain.clicks] == ["quick", "done"]
    assert found.chain.is_fate
    assert not found.left
    after = at_rossbach(["quick", "done"])
    assert after.to_move() != seat
    assert after.prompt() == "s22-place"
