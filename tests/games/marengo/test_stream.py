"""§2, §17 The same public clicks look the same, whatever the faces nobody has shown are."""

from collections import Counter
from itertools import combinations

import pytest

from grognard.core.dice import SeededDice
from grognard.core.types import Action, Player
from grognard.games.marengo import GAME
from grognard.games.marengo.actions import COMPLETE, DONE, END, LOCALE
from grognard.games.marengo.rules.s06_actions import ASK_ACTION, ASK_GROUP
from grognard.games.marengo.state import MarengoState, count, first, members
from grognard.games.marengo.tables import ARMY_MASK, BIT, OBSTRUCTS, SIDES, side_name
from grognard.research.play import canonical
from tests.games.marengo.field import field, offers, play
from tests.games.marengo.test_fuzz import melee

SHOWN = ("show", "reduce", "to", "stranded")
"""Events that let the enemy see faces."""


def same_group_acts(twin: MarengoState, state: MarengoState, action: Action) -> MarengoState | None:
    """Let as many pieces of the same position do the same in the twin, if any can."""
    position = state.pos_of[first(state.picked)]
    ready = members(twin.at[position] & ~twin.acted & ARMY_MASK[twin.turn])
    if twin.is_open(ASK_ACTION):
        twin.push(ASK_GROUP, twin.turn)
    for pieces in combinations(ready, count(state.picked)):
        twin.picked = sum(BIT[piece] for piece in pieces)
        is_seen = count(twin.picked & twin.face_up) == count(state.picked & state.face_up)
        if is_seen and action in twin.legal_actions():
            twin.apply(action)
            return twin
    return None


def follow(
    twin: MarengoState, state: MarengoState, action: Action, watcher: Player
) -> MarengoState | None:
    """Do in a twin what a watcher sees done; None if its faces do not allow that, or do not say."""
    if state.to_move() == watcher:
        assert twin.legal_actions(watcher) == state.legal_actions(watcher)
        twin.apply(action)
        return twin
    if state.is_open(ASK_GROUP):
        return twin if action < COMPLETE else same_group_acts(twin, state, action)
    if state.is_open(ASK_ACTION) and action < COMPLETE:
        return twin
    if action == DONE and twin.is_open(ASK_ACTION):
        return twin
    is_named = action < LOCALE or state.picked or state.picked_leaders
    if is_named or action not in twin.legal_actions():
        return None
    twin.apply(action)
    return twin


def is_shown(before: MarengoState, after: MarengoState, army: Player) -> bool:
    start = len(before.log or [])
    return any(event.kind in SHOWN and event.who == army for event in (after.log or [])[start:])


def view(state: MarengoState, watcher: Player) -> str:
    log = [event.to_json() for event in state.seen_log(watcher)]
    return canonical([state.observe(watcher), state.public_section(), log])


def stream(seed: int, clicks: int, met: Counter[str]) -> None:
    """Play at random, and beside it for each seat a twin that has other enemies."""
    dice = SeededDice(seed)
    state = melee(seed)
    twins: list[MarengoState | None] = [None, None]
    for click in range(clicks):
        actions = state.legal_actions()
        action = actions[dice.below(len(actions), "random")]
        if action == END:
            action = actions[dice.below(len(actions), "random")]
        before = state.clone()
        state.apply(action)
        if state.is_over():
            return
        for watcher in (0, 1):
            twin = twins[watcher]
            if before.is_open(ASK_ACTION):
                twin = before.determinize(watcher, seed * 100 + click)
            old = twin.clone() if twin is not None else before
            twin = follow(twin, before, action, watcher) if twin is not None else None
            hidden = 1 - watcher
            if is_shown(before, state, hidden) or (twin and is_shown(old, twin, hidden)):
                twin = None
            twins[watcher] = twin
            if twin is not None:
                met[before.prompt()] += 1
                text = GAME.action_text(before, action)
                assert view(twin, watcher) == view(state, watcher), (seed, click, text)


def test_2_the_same_clicks_look_the_same_with_other_hidden_faces() -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        stream(seed, 40, met)
    assert min(met[name] for name in ("s6-group", "s8-march", "s9-respond", "s12-continue")) > 0


@pytest.mark.large
def test_2_the_same_clicks_look_the_same_in_a_thousand_positions() -> None:
    met: Counter[str] = Counter()
    for seed in range(1000):
        stream(seed, 60, met)
    assert met["s8-march"] > 100


def marched(kind: str) -> MarengoState:
    state = field(["A inf2 2", f"A {kind} 2", "F inf2 5 !"], turn="austria")
    play(state, "inf2@2")
    play(state, min(offers(state, "A")), "locale 4")
    return state


def test_12_that_cavalry_could_continue_is_not_seen() -> None:
    with_cavalry, without = marched("cav2"), marched("inf2")
    assert (with_cavalry.prompt(), without.prompt()) == ("s12-continue", "s6-action")
    assert canonical(with_cavalry.observe(1)["action"]) == canonical(without.observe(1)["action"])
    click = GAME.parse_action(without, "end")
    assert GAME.why_not(with_cavalry, click, 1) == GAME.why_not(without, click, 1)
    assert GAME.explain(with_cavalry, 1, "no") == GAME.explain(without, 1, "no")


def test_8_that_cavalry_could_go_on_from_its_last_crossing_is_not_seen() -> None:
    seen: list[str] = []
    for kind in ("cav2", "inf2"):
        state = field([f"A {kind} alessandria", "A inf2 alessandria", "F inf2 5 !"], "austria")
        play(state, f"{kind}@alessandria", "cross entry-alessandria>1", "cross c1-2m>2")
        play(state, "cross c2-4m>4")
        seen.append(canonical([state.observe(1)["action"], state.public_section()]))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("other", ["inf3", "cav2", "inf2"])
def test_9_two_attackers_who_claim_infantry_are_always_asked_which_they_show(other: str) -> None:
    side = next(side_name(side) for side in SIDES if OBSTRUCTS[side ^ 1])
    beyond = side.partition("@")[0].removeprefix("a").split("-")
    beyond.remove(side.partition("@")[2])
    state = field([f"A inf2 {side}", f"A {other} {side}", f"F inf2 {beyond[0]}"], "austria")
    play(state, f"inf2@{side}")
    play(state, min(offers(state, "A")), f"attack {side}")
    while state.to_move() == 1:
        play(state, min(offers(state)))
    assert state.prompt() == "s9-show"
    play(state, min(offers(state)))
    assert state.prompt() != "s9-show"
