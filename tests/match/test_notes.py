"""What an answer costs or gives up is said beside it, and is true when it is given."""

import random

import pytest

import grognard
from grognard.core.types import Player
from grognard.match import Choice, Match, new_match
from tests.match.table import legal
from tests.match.test_chains import ORDERED, other_world, started


def notes(match: Match, seat: Player) -> list[Choice]:
    return [choice for choice in match.view(seat).choices if choice.note is not None]


def test_napoleonics_a_destination_says_whether_the_unit_may_still_battle() -> None:
    """§5.3 Light cavalry may go three hexes and battle; whoever goes out of battle is warned."""
    match = started("napoleonics", 0, *ORDERED, "fr-LC-2")
    told = notes(match, 0)
    assert len(told) == len(match.view(0).choices)
    assert {choice.note.message.id for choice in told if choice.note is not None} <= {
        "napoleonics-note-battle",
        "napoleonics-note-no-battle",
    }


def test_napoleonics_what_is_said_is_what_comes_of_it() -> None:
    """§5.4 The number of targets is the number that the battle then offers."""
    compared = 0
    for seed in range(30):
        match = new_match(grognard.load("napoleonics"), seed=seed)
        hand = random.Random(seed)
        for _ in range(60):
            if match.is_over() or compared > 3:
                break
            seat = match.asked()[0]
            found = [
                choice
                for choice in notes(match, seat)
                if choice.note is not None and choice.note.message.args.get("count", 0)
            ]
            if found:
                compared += fights(match, seat, found[0])
            match.play(seat, hand.choice(legal(match, seat)))
    assert compared > 0


def fights(match: Match, seat: Player, choice: Choice) -> int:
    """Go there, end the movement, and say whether the unit has as many targets as was said."""
    world = other_world(match, seat, 1)
    world.play(seat, choice.action)
    while not world.is_over() and world.asked() == (seat,) and world.view(seat).prompt == "move":
        world.play(seat, world.parse("done"))
    if world.is_over() or world.asked() != (seat,) or world.view(seat).prompt != "battle":
        return 0
    counts = []
    for one in world.view(seat).choices:
        if one.text != "done":
            again = other_world(world, seat, 1)
            again.play(seat, one.action)
            counts.append(len(again.view(seat).choices) if again.asked() == (seat,) else 1)
    assert choice.note is not None
    assert choice.note.message.args["count"] in counts, (choice, counts)
    return 1


def test_marengo_a_march_says_the_command_that_it_costs() -> None:
    """§7, §8 Over land a command; on a main road none."""
    entering = ("A1", "cross entry-alessandria>1", "done", "end", "end")
    match = started("marengo", 0, *entering, "A1")
    for choice in notes(match, 0):
        before = match.view(0).observation
        note = choice.note
        assert note is not None
        match.play(0, choice.action)
        after = match.view(0).observation
        spent = commands(before) - commands(after)
        assert note.message.args["count"] == spent
        assert note.warns == (spent > 0)
        match.undo(0)
    costs = {choice.note.message.args["count"] for choice in notes(match, 0) if choice.note}
    assert costs == {0, 1}


def commands(observation: dict[str, object]) -> int:
    found = observation["commands"]
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize("seed", [1, 3, 4])
def test_undaunted_control_of_a_tile_already_held_warns(seed: int) -> None:
    """§8.4 It is offered, and nothing comes of it but a card less."""
    match = new_match(grognard.load("undaunted"), seed=seed)
    hand = random.Random(seed)
    for _ in range(60):
        seat = hand.choice(match.asked())
        told = notes(match, seat)
        if told:
            assert [choice.text for choice in told] == ["use control"]
            match.play(seat, told[0].action)
            kinds = [line.event.kind for line in match.log(seat)]
            assert "held" in kinds
            return
        match.play(seat, hand.choice(legal(match, seat)))
    raise AssertionError("control was never offered in vain")
