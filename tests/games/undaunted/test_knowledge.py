"""What a side may know of the enemy's cards, and samples drawn from exactly that.

Checklist 11 and 12: the cards in circulation are public, their split is not; a loss that is not
taken from the hand shows that none was there, until the next draw.
"""

import pytest

from grognard.core.dice import SeededDice
from grognard.core.types import SPECTATOR, Player
from grognard.games.undaunted.tables import CARD_IDS
from grognard.research.play import PICKERS
from tests.games.undaunted.positions import (
    GAME,
    GERMAN,
    US,
    Position,
    Table,
    do,
    own,
    pile,
)
from tests.games.undaunted.worlds import World, Worlds, split, with_split

LIMIT = 300
"""Worlds of one side up to which the reference is asked."""


def view(state: Position, side: Player, seat: Player = SPECTATOR) -> dict[str, object]:
    sides = state.observe(seat)["sides"]
    assert isinstance(sides, dict)
    found = sides[GAME.seats[side]]
    assert isinstance(found, dict)
    return found


def samples(state: Position, side: Player, number: int = 300) -> set[tuple[str, str, str]]:
    """Return how a side's hand, deck and discard lie in samples drawn by its enemy."""
    drawn = [own(state.determinize(1 - side, seed)) for seed in range(number)]
    return {
        (pile(one, side, "hand"), pile(one, side, "deck"), pile(one, side, "discard"))
        for one in drawn
    }


def possible(worlds: Worlds) -> set[tuple[str, str, str]]:
    """Return the worlds in the words of `samples`."""
    return {(_named(world[0]), _named(world[1]), _named(world[2])) for world in worlds.all}


def _named(heap: tuple[int, ...]) -> str:
    words = [f"{CARD_IDS[card]}*{count}" for card, count in enumerate(heap) if count]
    return " ".join(words).replace("*1", "")


def agree(state: Position, side: Player, worlds: Worlds) -> bool:
    """Follow what has happened and compare all samples with all worlds, both ways."""
    worlds.follow(state)
    assert split(state, side) in worlds.all
    return samples(state, side) == possible(worlds)


# Small cases, compared both ways


def shooting(hand: str, deck: str, discard: str, victims: str) -> tuple[Position, Worlds]:
    """Germany shoots at US units before the US turn; every shot hits."""
    table = Table("la-huberderie").cards(US, hand=hand, deck=deck, discard=discard, supply="")
    table.cards(GERMAN, hand="sniper*3 fog_of_war").dice(*[0] * 30)
    state = table.turn(GERMAN)
    worlds = Worlds(state, US)
    for victim in victims.split():
        do(state, "card sniper", "use attack", f"unit us {victim}")
    return state, worlds


def test_before_anything_is_shown_a_hand_may_be_any_part_of_what_is_unseen() -> None:
    state, worlds = shooting("rifleman_a scout_a", "rifleman_b fog_of_war", "", "")
    assert agree(state, US, worlds)
    assert len(worlds.all) == 6


def test_9_4_a_loss_from_the_hand_shows_only_what_was_lost() -> None:
    state, worlds = shooting("rifleman_a scout_a", "rifleman_a rifleman_b", "", "rifleman_a")
    assert agree(state, US, worlds)
    assert pile(state, US, "hand") == "scout_a"
    assert len(worlds.all) == 3


def test_9_4_a_loss_from_the_discard_shows_that_none_is_in_hand() -> None:
    """Checklist 12."""
    state, worlds = shooting("rifleman_b scout_a", "rifleman_a scout_b", "rifleman_a", "rifleman_a")
    assert agree(state, US, worlds)
    assert view(state, US)["not_in_hand"] == ["rifleman_a"]
    assert all(not world[0][0] for world in worlds.all)


def test_9_4_a_loss_from_the_deck_shows_that_none_is_in_hand_or_discard() -> None:
    """Checklist 12."""
    state, worlds = shooting("rifleman_b scout_a", "rifleman_a*2 scout_b", "", "rifleman_a")
    assert agree(state, US, worlds)
    assert view(state, US)["not_in_hand"] == ["rifleman_a"]


def test_9_4_losses_of_two_units_show_both_missing() -> None:
    state, worlds = shooting(
        "rifleman_b fog_of_war", "rifleman_a scout_a scout_b", "rifleman_a scout_a",
        "rifleman_a scout_a",
    )  # fmt: skip
    assert agree(state, US, worlds)
    assert view(state, US)["not_in_hand"] == ["rifleman_a", "scout_a"]


def commanded(victims: str) -> tuple[Position, Worlds]:
    """After the shots the US side draws two cards by Command."""
    deck = "rifleman_a*2 scout_a*2"
    state, worlds = shooting(
        "platoon_sergeant rifleman_b fog_of_war", deck, "rifleman_a scout_a", victims
    )
    do(state, "done", "card platoon_sergeant", "use command", "number 2")
    return state, worlds


def test_9_4_a_card_drawn_since_may_again_be_the_one_that_was_missing() -> None:
    """Checklist 12: "until the next draw"."""
    state, worlds = commanded("rifleman_a")
    assert agree(state, US, worlds)
    assert max(world[0][0] for world in worlds.all) == 2
    assert view(state, US)["not_in_hand"] == []


def test_9_4_no_more_cards_can_have_come_back_than_were_drawn() -> None:
    """Two kinds were missing and two cards were drawn: not two of each."""
    state, worlds = commanded("rifleman_a scout_a")
    assert agree(state, US, worlds)
    assert max(world[0][0] + world[0][3] for world in worlds.all) == 2


def test_8_5_an_inspired_card_is_surely_in_hand() -> None:
    table = Table().cards(
        US, hand="squad_leader_a rifleman_a fog_of_war", deck="rifleman_a scout_a"
    )
    state = table.turn(US)
    worlds = Worlds(state, US)
    do(state, "card rifleman_a", "use move", "done")
    do(state, "card squad_leader_a", "use inspire", "card rifleman_a")
    assert agree(state, US, worlds)
    assert view(state, US)["surely_in_hand"] == {"rifleman_a": 1}
    do(state, "card rifleman_a", "use move", "done")
    assert agree(state, US, worlds)
    assert view(state, US)["surely_in_hand"] == {}


def test_r13_cards_left_in_hand_are_discarded_face_down() -> None:
    """Checklist 11, ruling R13: what was played is known to lie there, what was not is not."""
    table = Table().cards(US, hand="rifleman_a scout_a fog_of_war", deck="rifleman_b scout_b")
    state = table.cards(GERMAN, hand="scout_a").turn(US)
    worlds = Worlds(state, US)
    do(state, "card rifleman_a", "use move", "done", "done")
    assert view(state, US)["discarded"] == {"rifleman_a": 1}
    assert view(state, US)["unseen"] == {
        "rifleman_b": 1,
        "scout_a": 1,
        "scout_b": 1,
        "fog_of_war": 1,
    }
    assert agree(state, US, worlds)
    assert len(worlds.all) == 6


def test_r13_the_option_opens_the_discard() -> None:
    """Checklist 11, ruling R13: `discards=open` shows everything that lies there."""
    table = Table(discards="open").cards(
        US, hand="rifleman_a scout_a fog_of_war", deck="rifleman_b scout_b"
    )
    state = table.cards(GERMAN, hand="scout_a").turn(US)
    worlds = Worlds(state, US)
    do(state, "card rifleman_a", "use move", "done", "done")
    assert view(state, US)["discarded"] == {"rifleman_a": 1, "scout_a": 1, "fog_of_war": 1}
    assert agree(state, US, worlds)
    assert len(worlds.all) == 1


def test_r13_bids_and_bolstered_cards_and_fog_are_seen_going_to_the_discard() -> None:
    table = Table().cards(US, hand="squad_leader_a scout_a fog_of_war rifleman_b")
    state = table.cards(GERMAN, hand="fog_of_war scout_a").bids()
    do(state, "card rifleman_b", "card fog_of_war")
    do(state, "card scout_a", "use scout", "tile 12B", "done")
    do(state, "card squad_leader_a", "use bolster", "card rifleman_a", "done")
    assert view(state, US)["discarded"] == {"rifleman_a": 1, "rifleman_b": 1, "fog_of_war": 1}
    assert view(state, GERMAN)["discarded"] == {"fog_of_war": 1}


def test_4_a_card_that_can_be_nowhere_else_is_in_hand() -> None:
    """The last card of the deck is drawn, and the discard that all have seen becomes the deck."""
    table = Table().cards(
        US, hand="rifleman_a", deck="platoon_sergeant", discard="scout_a rifleman_b scout_b"
    )
    state = table.turn(US, second=True)
    worlds = Worlds(state, US)
    do(state, "card rifleman_a", "use move", "done")
    assert (state.prompt(), state.hand_count[US]) == ("bid", 4)
    assert agree(state, US, worlds)
    assert view(state, US)["surely_in_hand"] == {"platoon_sergeant": 1}


def test_4_what_lay_in_the_discard_is_in_hand_only_by_the_cards_drawn_since() -> None:
    """One of three cards was the last of the deck; three cards were drawn from the new one."""
    table = Table("montmartin-en-graignes").cards(
        US, hand="fog_of_war scout_b", deck="scout_a", discard="rifleman_a*2 rifleman_b*2"
    )
    state = table.turn(US, second=True)
    worlds = Worlds(state, US)
    do(state, "done")
    assert (state.prompt(), state.hand_count[US]) == ("bid", 4)
    assert agree(state, US, worlds)
    assert all(world[0][0] + world[0][1] <= 3 for world in worlds.all)


# Random play, compared with the reference at every step

Reached = tuple[Position, Player, frozenset[World]]
SCENARIOS = ["la-raye", "montmartin-en-graignes", "crossing-the-vire", "hill-314"]
GAMES = [(scenario, picker) for scenario in SCENARIOS for picker in sorted(PICKERS)]


def reached(scenario: str, picker: str, seed: int = 3) -> list[Reached]:
    """Return positions of a random game with the possible worlds of each side."""
    state = own(GAME.new(scenario, seed=seed))
    dice = SeededDice(seed)
    worlds = [Worlds(state, side) for side in (US, GERMAN)]
    found: list[Reached] = []
    while not state.is_over() and max(len(one.all) for one in worlds) <= LIMIT:
        for side in (US, GERMAN):
            worlds[side].follow(state)
            found.append((state.clone(), side, frozenset(worlds[side].all)))
        if len(found) > 240:
            break
        state.apply(PICKERS[picker](GAME, state, state.legal_actions(), dice))
    return found


@pytest.mark.parametrize(("scenario", "picker"), GAMES)
def test_the_truth_and_every_possible_world_agree_with_what_is_known(
    scenario: str, picker: str
) -> None:
    """What the engine keeps as known excludes nothing that the public events leave open."""
    for state, side, worlds in reached(scenario, picker)[::7]:
        assert split(state, side) in worlds
        for world in sorted(worlds)[::5]:
            assert with_split(state, side, world).check() == []


def test_hardly_any_impossible_world_is_drawn() -> None:
    """Less than one sample in 100: knowledge of different age is merged, which forgets a little."""
    drawn = impossible = 0
    for scenario, picker in GAMES:
        for state, side, worlds in reached(scenario, picker):
            for seed, seat in enumerate((1 - side, SPECTATOR)):
                drawn += 1
                impossible += split(own(state.determinize(seat, seed)), side) not in worlds
    assert drawn > 2000
    assert impossible * 100 < drawn


def test_every_possible_world_is_drawn_sooner_or_later() -> None:
    tried = 0
    for scenario, picker in GAMES:
        few = [found for found in reached(scenario, picker) if 2 <= len(found[2]) <= 4]
        for state, side, worlds in few[:5]:
            drawn = {split(own(state.determinize(1 - side, seed)), side) for seed in range(100)}
            assert drawn >= worlds
            tried += 1
    assert tried > 20
