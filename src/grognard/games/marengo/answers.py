"""The open question: how it is asked, and what an answer does."""

from typing import Final

from grognard.core.types import OK, Action
from grognard.games.marengo.actions import (
    ADVANCE,
    ASSAULT,
    ATTACK,
    BLOCK,
    COMPLETE,
    CONTINUE,
    CROSS,
    DECLARE,
    DONE,
    ELIMINATE,
    END,
    FIRE,
    LOCALE,
    ORGANIZE,
    TO_RESERVE,
    locale_of,
    piece_of,
    side_of,
    way_of,
)
from grognard.games.marengo.legality import chosen_code
from grognard.games.marengo.rules import s08_road as road
from grognard.games.marengo.rules import s09_maneuver as maneuver
from grognard.games.marengo.rules import s10_bombardment as bombardment
from grognard.games.marengo.rules import s11_assaults as assaults
from grognard.games.marengo.rules import s12_continuation as continuation
from grognard.games.marengo.rules import s13_retreats as retreats
from grognard.games.marengo.rules import s14_disorganization as disorganization
from grognard.games.marengo.rules import s18_morale as morale
from grognard.games.marengo.rules.s05_sequence import end_turn, run
from grognard.games.marengo.rules.s06_actions import begin_action
from grognard.games.marengo.rules.s07_off_road import block, march, to_reserve
from grognard.games.marengo.state import (
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_ATTACK_LEAD,
    ASK_BOMBARDED,
    ASK_CONTINUE,
    ASK_DEFENSE_LEAD,
    ASK_EXCESS,
    ASK_FIRE,
    ASK_FIRED,
    ASK_MARCH,
    ASK_ODD,
    ASK_ORGANIZE,
    ASK_RESPOND,
    ASK_RETREAT_LOSS,
    ASK_RETREAT_TO,
    ASK_RETURN,
    ASK_SHOW,
    ASK_TAKE,
    ASK_TRANSFER,
    DO_END_ACTION,
    MarengoState,
    count,
    first,
)
from grognard.games.marengo.tables import BIT, PIECES_OF, Piece

# fmt: off
PROMPTS: Final[dict[int, tuple[str, str]]] = {
    ASK_ACTION:       ("s6-action", "§6"),
    ASK_ORGANIZE:     ("s14-organize", "§14"),
    ASK_MARCH:        ("s8-march", "§8"),
    ASK_RESPOND:      ("s9-respond", "§9.2"),
    ASK_ADVANCE:      ("s9-advance", "§9.4"),
    ASK_SHOW:         ("s9-show", "§9"),
    ASK_CONTINUE:     ("s12-continue", "§12"),
    ASK_BOMBARDED:    ("s10-reduce", "§10.2"),
    ASK_DEFENSE_LEAD: ("s11-defense", "§11.2"),
    ASK_ATTACK_LEAD:  ("s11-attack", "§11.3"),
    ASK_FIRE:         ("s11-fire", "§11.4"),
    ASK_FIRED:        ("s11-fired", "§11.4"),
    ASK_ODD:          ("s11-odd", "§11.8"),
    ASK_EXCESS:       ("s11-excess", "§11.8"),
    ASK_RETREAT_LOSS: ("s13-reduce", "§13.1"),
    ASK_RETREAT_TO:   ("s13-to", "§13.2"),
    ASK_TAKE:         ("s18-lose", "§18"),
    ASK_TRANSFER:     ("s18-commit", "§18"),
    ASK_RETURN:       ("s18-return", "§18.3"),
}
# fmt: on


def prompt(state: MarengoState) -> str:
    """Return the id of the open question."""
    frame = state.todo.question()
    if state.picked and frame == ASK_ACTION:
        return "s6-group"
    if state.picked and frame == ASK_CONTINUE:
        return "s12-side"
    if state.picked_leaders:
        return "s11-join"
    if frame == ASK_FIRE and (state.todo.a() == 0 or state.picked):
        return "s11-counter"
    return PROMPTS[frame][0]


def section(state: MarengoState) -> str:
    """Return the section under which the open question is asked."""
    frame = state.todo.question()
    if state.todo.is_empty():
        return "§19"
    if frame == ASK_FIRE and (state.todo.a() == 0 or state.picked):
        return "§11.5"
    if frame == ASK_ODD and state.todo.a():
        return "§11.5"
    return PROMPTS[frame][1]


def is_private(state: MarengoState) -> bool:
    """§8, §12 Say whether a question is open of which only its owner may know.

    It waits because of faces nobody else has seen. After a road attack the piece is known to be
    cavalry, and where the splits must still be paid so are those in reserve (ruling R16).
    """
    frame = state.todo.question()
    if frame == ASK_CONTINUE:
        return continuation.end_continue_code(state) == OK
    return frame == ASK_MARCH and state.has_attacked == 0


def public_section(state: MarengoState) -> str:
    """Return the section that every seat may hear of; unfinished clicks do not change it."""
    frame = state.todo.question()
    if state.todo.is_empty():
        return "§19"
    if is_private(state):
        return PROMPTS[ASK_ACTION][1]
    if frame == ASK_FIRE:
        return PROMPTS[ASK_FIRE][1] if state.todo.a() else "§11.5"
    return section(state)


# Answering


def answer(state: MarengoState, action: Action) -> None:
    """Do what a legal action says, and every step that public facts then force."""
    frame = state.todo.question()
    if frame == ASK_ACTION:
        _act(state, action)
    elif frame == ASK_MARCH:
        _go_on(state, action)
    elif frame == ASK_CONTINUE:
        _continue(state, action)
    elif frame == ASK_ORGANIZE:
        _organize(state, action)
    else:
        _decide(state, frame, action)
        if state.picked == 0 and state.picked_leaders == 0:
            state.chain += 1
    run(state)


def _act(state: MarengoState, action: Action) -> None:
    if action < COMPLETE:
        state.picked |= BIT[piece_of(action)]
    elif action < LOCALE:
        bombardment.complete(state, piece_of(action))
    elif action == END:
        end_turn(state)
    elif ASSAULT <= action < CONTINUE:
        assaults.declare_assault(state, side_of(action))
    elif action == ORGANIZE:
        disorganization.begin_organize(state, first(state.picked))
    elif action == DECLARE:
        bombardment.declare(state, first(state.picked))
    else:
        begin_action(state, state.picked)
        state.todo.push(DO_END_ACTION, state.turn)
        _start(state, action)


def _start(state: MarengoState, action: Action) -> None:
    """§6 The group does what was chosen for it."""
    if action < BLOCK:
        march(state, locale_of(action))
    elif action < ATTACK:
        block(state, side_of(action))
    elif action < ASSAULT:
        state.commands -= 1
        maneuver.declare_attack(state, side_of(action))
    elif action < CROSS:
        continuation.march_nowhere(state, side_of(action))
    elif action < TO_RESERVE:
        road.begin_march(state, way_of(action))
    else:
        to_reserve(state)


def _go_on(state: MarengoState, action: Action) -> None:
    if action == DONE:
        road.end_march(state)
    elif action >= CROSS:
        road.cross(state, way_of(action))
    else:
        continuation.continue_march(state, side_of(action))


def _continue(state: MarengoState, action: Action) -> None:
    if action == DONE:
        continuation.end_continue(state)
    elif action < COMPLETE:
        state.picked = BIT[piece_of(action)]
    else:
        piece = first(state.picked if state.picked else state.group)
        continuation.continue_to(state, piece, side_of(action))


def _organize(state: MarengoState, action: Action) -> None:
    if action == DONE:
        disorganization.end_organize(state)
    else:
        disorganization.organize(state, piece_of(action))


def _decide(state: MarengoState, frame: int, action: Action) -> None:
    """Answer one of the questions inside a procedure."""
    if frame == ASK_RESPOND:
        _pick(state, action)
        if action == DONE or not maneuver.may_respond_more(state):
            maneuver.respond(state)
    elif frame == ASK_DEFENSE_LEAD:
        _pick(state, action)
        if action == DONE or not _may_pick_more(state, frame):
            assaults.lead_defense(state)
    elif frame == ASK_ATTACK_LEAD:
        _lead_attack(state, action)
    elif frame == ASK_FIRE:
        _fire(state, action)
    elif frame == ASK_ADVANCE:
        if action == ADVANCE:
            maneuver.advance(state)
        else:
            maneuver.stay(state)
    elif frame == ASK_RETREAT_TO:
        if action == ELIMINATE:
            retreats.be_stranded(state)
        else:
            retreats.retreat_to(state, locale_of(action))
    elif action < COMPLETE:
        _name(state, frame, piece_of(action))
    else:
        _token(state, frame, action)


def _pick(state: MarengoState, action: Action) -> None:
    if action != DONE:
        state.picked |= BIT[piece_of(action)]


def _may_pick_more(state: MarengoState, frame: int) -> bool:
    """§11 Say whether a second piece can be chosen beside the one that is."""
    if count(state.picked) >= assaults.most_leaders(state.front):
        return False
    for piece in PIECES_OF[state.todo.owner()]:
        if state.strength_of[piece] > 0 and chosen_code(state, frame, piece) == OK:
            return True
    return False


def _lead_attack(state: MarengoState, action: Action) -> None:
    _pick(state, action)
    if state.picked_leaders:
        if action == DONE or not assaults.may_join_more(state):
            assaults.name_attackers(state)
    elif action == DONE or not _may_pick_more(state, ASK_ATTACK_LEAD):
        assaults.lead_attack(state)


def _fire(state: MarengoState, action: Action) -> None:
    if action == FIRE:
        assaults.fire(state)
        return
    _pick(state, action)
    if action == DONE or not _may_pick_more(state, ASK_FIRE):
        assaults.end_fire(state)


def _name(state: MarengoState, frame: int, piece: Piece) -> None:
    """A piece is named to be reduced or shown."""
    if frame == ASK_RETREAT_LOSS:
        retreats.take_retreat_loss(state, piece)
    elif frame == ASK_BOMBARDED:
        bombardment.bombarded(state, piece)
    elif frame == ASK_FIRED:
        assaults.fired(state, piece)
    elif frame == ASK_ODD:
        assaults.take_odd(state, piece)
    elif frame == ASK_EXCESS:
        assaults.take_excess(state, piece)
    else:
        maneuver.show_infantry(state, piece)


def _token(state: MarengoState, frame: int, action: Action) -> None:
    """§18 A locale is named whose token is taken, transferred or returned."""
    if frame == ASK_TAKE:
        morale.take(state, locale_of(action))
    elif frame == ASK_TRANSFER:
        if action == DONE:
            morale.end_transfer(state)
        else:
            morale.transfer(state, locale_of(action))
    elif action == DONE:
        state.todo.pop()
    else:
        morale.return_token(state, locale_of(action))
