"""A second rulebook lists the actions of many positions and agrees with the engine."""

import pytest

from grognard.core.dice import SeededDice
from grognard.games.marengo import GAME
from grognard.games.marengo.actions import END
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import PIECE_NAMES, TYPE_OF, TYPES, Position, position_name
from tests.games.marengo.shadow import Act, Block, Rulebook
from tests.games.marengo.test_fuzz import melee


def listed(state: MarengoState) -> set[Act]:
    """Return every action of the engine, whatever clicks lead to it."""
    found: set[Act] = set()
    todo: list[tuple[MarengoState, list[int]]] = [(state, [])]
    while todo:
        here, group = todo.pop()
        for action in here.legal_actions():
            text = GAME.action_text(here, action)
            if text in PIECE_NAMES:
                after = here.clone()
                after.apply(action)
                todo.append((after, [*group, PIECE_NAMES.index(text)]))
            else:
                found.add(_act(here, group, text))
    return found


def _act(state: MarengoState, group: list[int], text: str) -> Act:
    verb, _, what = text.partition(" ")
    if verb == "assault":
        return (verb, what, "", "")
    if verb == "complete":
        group, what = [PIECE_NAMES.index(what)], ""
    if not group:
        return (verb, "", "", "")
    faces = [f"{TYPES[TYPE_OF[piece]]}{state.strength_of[piece]}" for piece in group]
    place = position_name(Position(state.pos_of[group[0]]))
    return ("march" if verb == "locale" else verb, place, " ".join(sorted(faces)), what)


def marched(state: MarengoState, block: Block) -> set[tuple[str, ...]]:
    """Return the road marches that the engine allows a piece, up to the first attack."""
    found: set[tuple[str, ...]] = set()
    start = state.clone()
    start.apply(GAME.parse_action(start, PIECE_NAMES[block.number]))
    todo: list[tuple[MarengoState, tuple[str, ...]]] = [(start, ())]
    while todo:
        here, path = todo.pop()
        for action in here.legal_actions():
            verb, _, way = GAME.action_text(here, action).partition(" ")
            if verb == "cross":
                after = here.clone()
                after.apply(action)
                found.add((*path, way))
                if after.prompt() == "s8-march" and after.has_attacked == 0:
                    todo.append((after, (*path, way)))
    return found


def compare(state: MarengoState, dice: SeededDice) -> None:
    """Both list the same actions, and the same marches of one piece."""
    book = Rulebook(state)
    acts = book.acts()
    assert listed(state) == acts
    able = [
        block
        for block in book.blocks
        if block.army == state.turn and block.place.isdigit() and not block.acted
        if GAME.why_not(state, GAME.parse_action(state, PIECE_NAMES[block.number])) is None
    ]
    if able:
        block = able[dice.below(len(able), "march")]
        stays = block.disorganized or block.cleaned
        marches = set() if stays else book.road_marches(block)
        assert marched(state, block) == marches


def follow(state: MarengoState, seed: int, decisions: int) -> int:
    """Play on at random and compare now and then; return how often."""
    dice = SeededDice(seed)
    compared = 0
    for _ in range(decisions):
        if state.is_over():
            break
        if state.prompt() == "s6-action" and dice.below(5, "compare") == 0:
            compare(state, dice)
            compared += 1
        actions = state.legal_actions()
        action = actions[dice.below(len(actions), "random")]
        if action == END and dice.below(4, "end"):
            action = actions[dice.below(len(actions), "random")]
        state.apply(action)
    return compared


def new(seed: int) -> MarengoState:
    state = GAME.new(seed=seed)
    assert isinstance(state, MarengoState)
    return state


def test_6_both_rulebooks_list_the_same_actions_in_a_battle() -> None:
    assert sum(follow(new(seed), seed, 600) for seed in range(2)) > 40


def test_6_both_rulebooks_list_the_same_actions_face_to_face() -> None:
    assert sum(follow(melee(seed), seed, 40) for seed in range(30)) > 40


@pytest.mark.large
def test_6_both_rulebooks_list_the_same_actions_in_many_battles() -> None:
    for seed in range(100):
        follow(new(seed), seed, 5000)
        follow(melee(seed), seed, 200)
