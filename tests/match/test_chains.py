"""Say it in any order: a click that answers no open question is understood as a chain."""

import json
import pickle
import random
from collections.abc import Iterator

import pytest

import grognard
from grognard.core.errors import GrognardError
from grognard.core.reason import NO_SUCH_THING, NOT_ASKED, NOT_YOURS
from grognard.core.types import Player
from grognard.match import Click, Match, click_from_json, load_match, new_match
from grognard.match.chains import (
    MOST_POSITIONS,
    Chain,
    Understood,
    samples_again,
    samples_of,
    understand,
)
from grognard.match.deeds import understand_drag
from grognard.match.moments import Progress
from tests.match.table import begun, click, everything, legal, refused, seen, seen_by_all

FEWER = 150
ALL = ["skirmish", "undaunted", "napoleonics", "marengo", "prussia"]


def started(name: str, seat: Player, *texts: str, scenario: str = "", seed: int = 3) -> Match:
    """Return a match in which these answers were given by whoever was asked; a seat is asked."""
    match = new_match(grognard.load(name), scenario, seed=seed)
    for text in texts:
        click(match, match.asked()[0], text)
    assert match.asked() == (seat,)
    return match


def said(chain: Chain) -> list[str]:
    return [one.text for one in chain.clicks]


def only(found: Understood) -> Chain:
    assert len(found.chains) == 1, found
    return found.chains[0]


def take(match: Match, seat: Player, chain: Chain) -> None:
    match.chain(seat, chain.back, [one.action for one in chain.clicks], match.step(seat))


# What is understood, game by game.

BID = ("card rifleman_b", "card scout_a")


def test_undaunted_a_click_on_an_own_unit_plays_its_card() -> None:
    match = started("undaunted", 1, *BID)
    found = match.understand(1, "unit:german:scout_b")
    assert said(only(found)) == ["card scout_b"]
    assert found.is_sure


def test_undaunted_a_destination_before_card_and_verb_is_laid_out_and_waits() -> None:
    match = started("undaunted", 0, *BID, "done")
    found = match.understand(0, "tile:2B")
    chains = [said(chain) for chain in found.chains]
    assert ["card rifleman_a", "use move", "tile 2B"] in chains
    assert all(chain.is_fate for chain in found.chains)  # a card is shown and used
    assert not found.is_sure


def test_undaunted_a_destination_before_the_verb() -> None:
    match = started("undaunted", 0, *BID, "done", "card rifleman_a")
    assert said(only(match.understand(0, "tile:2B"))) == ["use move", "tile 2B"]


def test_undaunted_the_verb_on_a_card_is_taken_before_the_card() -> None:
    match = started("undaunted", 1, *BID)
    chain = only(match.understand(1, "verb:recon"))
    assert said(chain) == ["card scout_b", "use recon"]
    assert chain.is_fate


def test_undaunted_an_enemy_before_card_and_verb_shows_every_attack_with_its_odds() -> None:
    match = started("undaunted", 1, *BID)
    found = match.understand(1, "unit:us:rifleman_a")
    assert [said(chain) for chain in found.chains] == [
        ["card rifleman_b", "use attack", "unit us rifleman_a"],
        ["card scout_b", "use attack", "unit us rifleman_a"],
    ]
    assert all(chain.odds is not None and chain.is_fate for chain in found.chains)


def test_undaunted_another_verb_of_the_card_in_play_is_taken_instead() -> None:
    match = started("undaunted", 0, *BID, "done", "card rifleman_a", "use move")
    chain = only(match.understand(0, "verb:attack"))
    assert (chain.back, said(chain)) == (1, ["use attack"])
    take(match, 0, chain)
    assert match.view(0).prompt == "attack"


def test_undaunted_another_card_is_played_instead_of_the_one_in_play() -> None:
    match = started("undaunted", 0, *BID, "done", "card rifleman_a", "use move")
    chain = only(match.understand(0, "card:scout_a"))
    assert (chain.back, said(chain)) == (2, ["card scout_a"])


ORDERED = ("probe-center", "done", "probe-center", "fr-LC-2", "fr-LC-1")


def test_napoleonics_another_ordered_unit_is_taken_instead_of_the_chosen_one() -> None:
    match = started("napoleonics", 0, *ORDERED, "fr-LC-2")
    assert match.view(0).prompt == "move-to"
    found = match.understand(0, "piece:fr-LC-1")
    assert (only(found).back, said(only(found))) == (1, ["fr-LC-1"])
    assert found.is_sure
    take(match, 0, only(found))
    again = only(match.understand(0, "piece:fr-LC-2"))
    assert (again.back, said(again)) == (1, ["fr-LC-2"])


def test_napoleonics_a_hex_before_the_unit_that_alone_can_go_there() -> None:
    match = started("napoleonics", 0, *ORDERED, "fr-LC-2", "E9")
    found = match.understand(0, "hex:A5")
    assert said(only(found)) == ["fr-LC-1", "A5"]


def test_napoleonics_the_enemy_before_the_attacker_with_the_odds_of_each() -> None:
    match, enemy = before_battle()
    found = match.understand(match.asked()[0], enemy)
    assert found.chains
    for chain in found.chains:
        assert chain.clicks[-1].target == enemy
        assert len(chain.clicks) == 2
        assert chain.odds is not None
        assert chain.is_fate


def before_battle() -> tuple[Match, str]:
    """Return a match where a unit is to be sent to battle, and an enemy that one can reach."""
    for seed in range(40):
        match = new_match(grognard.load("napoleonics"), seed=seed)
        hand = random.Random(seed)
        for _ in range(150):
            (seat,) = match.asked()
            view = match.view(seat)
            if view.prompt == "battle":
                for choice in view.choices:
                    match.play(seat, choice.action)
                    if match.view(seat).prompt == "target":
                        enemy = match.view(seat).choices[0].target
                        match.undo(seat)
                        return match, enemy
                    break
            match.play(seat, hand.choice(legal(match, seat)))
            if match.is_over():
                break
    raise AssertionError("no battle")


def test_marengo_a_place_three_road_steps_away() -> None:
    entering = ("A1", "cross entry-alessandria>1", "done", "end", "end")
    match = started("marengo", 0, *entering)
    found = match.understand(0, "locale:0")
    assert said(only(found)) == ["A1", "cross c1-2m>2", "cross c2-3m>3", "cross c0-3m>0"]
    assert found.is_sure


def test_prussia_the_hex_before_the_piece_and_another_piece_instead() -> None:
    match = marching()
    found = match.understand(0, "hex:1501")
    assert len(found.chains) > 1
    assert all(said(chain)[-1] == "1501" for chain in found.chains)
    assert not found.is_sure
    click(match, 0, "R-P-I3")
    chain = only(match.understand(0, "piece:R-P-C1"))
    assert (chain.back, said(chain)) == (1, ["R-P-C1"])


def marching() -> Match:
    """Return a match of Prussia whose first army is about to move."""
    match = new_match(grognard.load("prussia"), seed=3)
    while match.view(match.asked()[0]).prompt != "s7-move-piece":
        seat = match.asked()[0]
        texts = [choice.text for choice in match.view(seat).choices]
        click(match, seat, next(one for one in ("quick", "done", "no") if one in texts))
    return match


def test_skirmish_a_hex_before_the_unit_and_the_chosen_unit_put_back() -> None:
    match = begun()
    assert ["blue-1", "E3"] in [said(chain) for chain in match.understand(0, "hex:E3").chains]
    before = match.view(0)
    click(match, 0, "blue-1")
    found = match.understand(0, "piece:blue-1")
    assert (only(found).back, said(only(found)), found.is_sure) == (1, [], True)
    take(match, 0, only(found))
    assert match.view(0).choices == before.choices


# Dragged.


def test_undaunted_a_unit_dragged_to_a_tile_or_an_enemy_is_one_chain() -> None:
    match = started("undaunted", 0, *BID, "done")
    chain = only(match.understand(0, "tile:2B", via="unit:us:rifleman_a"))
    assert said(chain) == ["card rifleman_a", "use move", "tile 2B"]
    match = started("undaunted", 1, *BID)
    chain = only(match.understand(1, "unit:us:rifleman_a", via="unit:german:scout_b"))
    assert said(chain) == ["card scout_b", "use attack", "unit us rifleman_a"]
    assert chain.odds is not None


def test_napoleonics_a_piece_in_hand_is_dragged_as_well_as_one_that_is_not() -> None:
    match = started("napoleonics", 0, *ORDERED)
    assert said(only(match.understand(0, "hex:E9", via="piece:fr-LC-2"))) == ["fr-LC-2", "E9"]
    click(match, 0, "fr-LC-2")
    chain = only(match.understand(0, "hex:E9", via="piece:fr-LC-2"))
    take(match, 0, chain)
    assert match.view(0).prompt == "move"


def test_what_is_dragged_where_it_cannot_go_is_no_chain() -> None:
    match = marching()
    assert match.understand(0, "hex:1501", via="piece:R-F-I1").chains == ()
    assert match.understand(0, "hex:9901", via="piece:R-P-I3").chains == ()
    chain = match.understand(0, "hex:1501").chains[-1]
    assert only(match.understand(0, "hex:1501", via=chain.clicks[0].target)) == chain


# What is not understood.


def test_a_thing_that_the_open_question_refuses_takes_no_other_piece_along() -> None:
    match = marching()
    click(match, 0, "R-P-I3")
    found = match.understand(0, "hex:1501")  # others could go there, but this one was chosen
    assert found.chains == ()
    assert [reason.code for reason in found.reasons] == ["prussia-why-too-far"]


def test_where_nothing_leads_there_the_rule_of_the_nearest_question_is_told() -> None:
    match = started("undaunted", 1, *BID)
    codes = [reason.code for reason in match.understand(1, "tile:2B").reasons]
    assert codes == ["undaunted-why-not-adjacent"]
    codes = [reason.code for reason in match.understand(1, "unit:german:scout_a").reasons]
    assert codes == ["undaunted-why-not-in-hand"]


def test_whose_decision_it_is_not_and_what_is_nothing_is_said_as_before() -> None:
    match = begun()
    assert [one.code for one in match.understand(1, "piece:red-1").reasons] == [NOT_YOURS]
    assert [one.code for one in match.understand(0, "hex:Z9").reasons] == [NO_SUCH_THING]


# A chain is one click.


def test_a_chain_is_undone_as_one_and_repeated_as_one() -> None:
    match, other = begun(), begun()
    before = everything(match)
    chain = [match.parse("blue-1"), match.parse("E3")]
    taken = match.chain(0, 0, chain, match.step(0))
    click(other, 0, "blue-1", "E3")
    assert match.record.to_json() == other.record.to_json()
    assert seen_by_all(match)[1:] == seen_by_all(other)[1:]
    assert match.step(0) == other.step(0) - 1
    match.undo(0)
    assert match.save(True)["record"] == json.loads(before)["record"]
    assert not match.may_undo(0)
    again = begun()
    again.commit(click_from_json(taken.to_json()))
    assert again.record.to_json() == other.record.to_json()


def test_a_chain_that_takes_back_is_undone_to_where_it_was_clicked() -> None:
    match = begun()
    click(match, 0, "blue-1")
    before = seen(match, 0), match.record.to_json()
    match.chain(0, 1, [match.parse("blue-2"), match.parse("E5")])
    assert [step.action for step in match.record.steps[2:]] == ["blue-2", "E5"]
    match.undo(0)
    now = json.loads(seen(match, 0))
    now[0]["step"] = json.loads(before[0])[0]["step"]
    assert now == json.loads(before[0])
    assert match.record.to_json() == before[1]
    match.undo(0)
    assert not match.may_undo(0)


def test_a_chain_of_which_a_click_is_refused_changes_nothing() -> None:
    match = begun()
    bad = [match.parse("blue-1"), match.parse("blue-1")]
    assert refused(match, match.chain, 0, 0, bad) == "illegal-action"
    assert refused(match, match.chain, 0, 1, bad[:1]) == "bad-chain"
    assert refused(match, match.chain, 0, 0, []) == "bad-chain"
    assert refused(match, match.chain, 0, -1, bad[:1]) == "bad-chain"
    assert refused(match, match.chain, 1, 0, bad[:1]) == "not-your-decision"
    assert refused(match, match.chain, 0, 0, bad[:1], 99) == "stale-step"


def test_a_sealed_question_is_answered_by_no_chain() -> None:
    match = new_match(grognard.load("undaunted"), seed=3)
    card = match.parse("card rifleman_b")
    assert refused(match, match.chain, 0, 0, [card]) == "bad-chain"
    assert said(only(match.understand(0, "unit:us:rifleman_b"))) == ["card rifleman_b"]


def test_a_chain_ends_with_the_first_click_that_is_fate_after_all() -> None:
    match = started("undaunted", 0, *BID, "done")
    texts = ["card rifleman_a", "use move", "tile 2B", "card scout_a"]
    match.chain(0, 0, [match.parse(text) for text in texts])
    assert [step.action for step in match.record.steps[3:]] == texts[:3]
    assert not match.may_undo(0)


# In random games.


def positions(name: str, seed: int, count: int, most: int = 40) -> Iterator[tuple[Match, Player]]:
    """Yield positions of a random game in which one seat is asked."""
    match = new_match(grognard.load(name), seed=seed)
    hand = random.Random(seed)
    for number in range(most):
        if match.is_over():
            return
        seat = hand.choice(match.asked())
        if len(match.asked()) == 1 and number % max(1, most // count) == 0:
            yield match, seat
        match.play(seat, hand.choice(legal(match, seat)))


def things(match: Match, hand: random.Random, count: int) -> list[str]:
    game, state = match.game, match.bot_state(0, 1)
    return [game.target(state, hand.randrange(game.num_actions)) for _ in range(count)]


@pytest.mark.parametrize("name", ALL)
def test_every_chain_in_random_games_does_what_it_says_and_no_fate_before_its_end(
    name: str,
) -> None:
    hand = random.Random(name)
    for match, seat in positions(name, 7, 5):
        for target in things(match, hand, 4):
            found = asked_of(match, seat, target, 11)
            assert found.chains or found.reasons
            assert NOT_ASKED not in [reason.code for reason in found.reasons]
            assert not found.is_sure or len(found.chains) == 1
            for chain in found.chains[:2]:
                try_out(match, seat, chain)


def asked_of(match: Match, seat: Player, target: str, seed: int) -> Understood:
    """Ask what a click means, looking at fewer positions than a server would."""
    return understand(match.game, seat, match.chain_roots(seat, seed), target, FEWER)


def try_out(match: Match, seat: Player, chain: Chain) -> None:
    """Take a chain in a copy of the match, by itself and click by click."""
    at_once, one_by_one = load_match(match.save(), match.game), load_match(match.save(), match.game)
    take(at_once, seat, chain)
    for _ in range(chain.back):
        one_by_one.undo(seat)
    for number, one in enumerate(chain.clicks):
        assert one in one_by_one.view(seat).choices
        one_by_one.play(seat, one.action)
        assert one_by_one.may_undo(seat) or number == len(chain.clicks) - 1
    assert one_by_one.record.to_json() == at_once.record.to_json()
    assert chain.is_fate or at_once.asked() == (seat,)
    if not chain.is_fate:
        assert at_once.may_undo(seat)
    again = load_match(json.loads(json.dumps(at_once.save(snapshot=True))), match.game)
    assert everything(again) == everything(at_once)
    if at_once.may_undo(seat):
        at_once.undo(seat)
        again.undo(seat)
        assert at_once.record.to_json() == match.record.to_json()
        assert everything(again) == everything(at_once)


@pytest.mark.parametrize("name", ALL)
def test_swapped_hidden_facts_give_the_same_bytes(name: str) -> None:
    hand = random.Random(name)
    for match, seat in positions(name, 5, 4):
        worlds = [match, other_world(match, seat, 1)]
        for target in things(match, hand, 3):
            told = {json.dumps(asked_of(one, seat, target, 4).to_json()) for one in worlds}
            assert len(told) == 1


def other_world(match: Match, seat: Player, seed: int) -> Match:
    """Return a match with everything that a seat does not know drawn anew."""
    progress = Progress(match.clicks(), [match.step(0), match.step(1)])
    state = match.bot_state(seat, seed)
    world = Match(match.game, match.record, match.seats, state, b"", progress)
    world._past.moments = list(match._past.moments)
    world._past.trail = [state.determinize(seat, seed) for state in match._past.trail]
    return world


@pytest.mark.parametrize("name", ALL)
def test_both_samples_come_out_of_the_first_as_out_of_the_truth(name: str) -> None:
    """A worker is sent the first alone: all that the seat knows is in it."""
    dice = random.Random(8)
    match = new_match(grognard.load(name), seed=8)
    for number in range(120):
        if match.is_over():
            break
        seat = match.asked()[0]
        if number % 8 == 0:
            both = match.preview_samples(seat, number)
            sent = pickle.loads(pickle.dumps(both.first))
            again = samples_again(sent, seat, number)
            assert [one.save() for one in again] == [one.save() for one in both]
        match.play(seat, dice.choice(legal(match, seat)))


@pytest.mark.parametrize("name", ["undaunted", "napoleonics", "marengo"])
def test_whenever_a_search_or_a_deed_is_late_it_says_so_and_nothing_else(name: str) -> None:
    """Each time it looks at the clock is the last one once."""
    dice = random.Random(9)
    match = new_match(grognard.load(name), seed=9)
    for _ in range(60):
        match.play(match.asked()[0], dice.choice(legal(match, match.asked()[0])))
    seat = match.asked()[0]
    roots = match.chain_roots(seat, 1)
    choices = match.view(seat).choices
    for via in ("", choices[0].target):
        asked = (roots, match.earlier(seat, via, 1), choices[-1].target, via)
        looks = Looks(10**9)
        whole = understand_drag(match.game, seat, *asked, looks)
        assert not whole.is_late
        for most in sorted({0, 1, 2, looks.count // 2, looks.count - 1} - {looks.count}):
            if 0 <= most < looks.count:
                assert understand_drag(match.game, seat, *asked, Looks(most)).is_late
        assert understand_drag(match.game, seat, *asked, Looks(looks.count)) == whole


class Looks:
    """A clock that says so many times that there is time left."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.count = 0

    def __call__(self) -> bool:
        self.count += 1
        return self.count > self._most


def test_a_search_stops_after_so_many_positions_and_is_then_never_sure() -> None:
    match = marching()
    few = understand(match.game, 0, match.chain_roots(0, 1), "hex:1501", most=18)
    assert few.chains
    assert not few.is_sure
    none = understand(match.game, 0, match.chain_roots(0, 1), "hex:1501", most=0)
    assert none.chains == ()
    assert MOST_POSITIONS == 2000


def test_a_chain_is_accepted_only_where_two_samples_agree() -> None:
    match = started("undaunted", 1, *BID)
    truth, lie = (
        match.chain_roots(1, 1)[0],
        started("undaunted", 1, "card rifleman_a", "card scout_b"),
    )
    other = samples_of(lie.bot_state(1, 1), 1, 1)
    found = understand(match.game, 1, [truth._replace(second=other.second)], "unit:german:scout_b")
    assert found.chains == ()


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
def test_playing_with_chains_and_second_thoughts_leaves_the_record_of_the_last_ones(
    name: str,
) -> None:
    match, hand = new_match(grognard.load(name), seed=2), random.Random(name)
    stored: list[Click] = []
    base = match.save()
    while not match.is_over() and len(stored) < 120:
        seat = hand.choice(match.asked())
        if match.may_undo(seat) and hand.random() < 0.25:
            stored.append(match.undo(seat))
            continue
        found = asked_of(match, seat, things(match, hand, 1)[0], hand.randrange(99))
        if found.chains and len(match.asked()) == 1 and hand.random() < 0.7:
            chain = hand.choice(found.chains)
            actions = [one.action for one in chain.clicks]
            try:
                stored.append(match.chain(seat, chain.back, actions))
                continue
            except GrognardError as error:
                raise AssertionError(error.code) from error
        stored.append(match.play(seat, hand.choice(legal(match, seat))))
    again = load_match(base)
    for one in stored:
        again.commit(click_from_json(json.loads(json.dumps(one.to_json()))))
    assert everything(again) == everything(match)
    straight = load_match(base)
    for step in match.record.steps:
        click(straight, straight.game.seats.index(step.seat), step.action)
    assert straight.record.to_json() == match.record.to_json()
