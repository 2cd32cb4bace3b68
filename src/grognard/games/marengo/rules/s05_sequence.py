"""§5 The sequence of play: rounds, turns, and whose decision is next."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.marengo.rules.s06_actions import do_end_action
from grognard.games.marengo.rules.s08_road import do_end_march, open_march
from grognard.games.marengo.rules.s09_maneuver import do_enter, do_maneuver, open_show
from grognard.games.marengo.rules.s10_bombardment import lapse, open_bombarded
from grognard.games.marengo.rules.s11_assaults import (
    do_complete,
    do_reduce,
    do_result,
    open_excess,
    open_fire,
    open_fired,
)
from grognard.games.marengo.rules.s12_continuation import open_continue
from grognard.games.marengo.rules.s13_retreats import (
    do_lost,
    do_retreat,
    do_vacated,
    open_retreat_loss,
    open_retreat_to,
)
from grognard.games.marengo.rules.s14_disorganization import open_organize
from grognard.games.marengo.rules.s16_cleanup import approach_cleanup
from grognard.games.marengo.rules.s17_shuffling import mix
from grognard.games.marengo.rules.s18_morale import (
    morale_cleanup,
    open_take,
    open_transfer,
    scheduled_update,
)
from grognard.games.marengo.rules.s19_victory import decide
from grognard.games.marengo.state import (
    ASK_ACTION,
    ASK_BOMBARDED,
    ASK_CONTINUE,
    ASK_EXCESS,
    ASK_FIRE,
    ASK_FIRED,
    ASK_MARCH,
    ASK_ORGANIZE,
    ASK_RETREAT_LOSS,
    ASK_RETREAT_TO,
    ASK_SHOW,
    ASK_TAKE,
    ASK_TRANSFER,
    DO_BEGIN_TURN,
    DO_COMPLETE,
    DO_END_ACTION,
    DO_END_MARCH,
    DO_END_TURN,
    DO_ENTER,
    DO_LOST,
    DO_MANEUVER,
    DO_MORALE_CLEANUP,
    DO_REDUCE,
    DO_RESULT,
    DO_RETREAT,
    DO_VACATED,
    MarengoState,
    note,
)
from grognard.games.marengo.tables import (
    ARMY_MASK,
    AUSTRIA,
    COMMANDS,
    FRANCE,
    LAST_ROUND,
    NUM_APPROACHES,
    NUM_CROSSINGS,
    NUM_ENTRIES,
    NUM_LOCALES,
    PIECES_OF,
    Position,
    holding,
)


def run(state: MarengoState) -> None:
    """Take every step that public facts force, until somebody is asked or the game is over."""
    while not state.todo.is_empty():
        frame = state.todo.question()
        if frame >= ASK_ACTION:
            if waits(state, frame):
                return
        else:
            work(state, frame)


def waits(state: MarengoState, frame: int) -> bool:
    """Open a question, or answer it where public facts leave no choice; say whether it waits."""
    if frame == ASK_MARCH:
        return open_march(state)
    if frame == ASK_CONTINUE:
        return open_continue(state)
    if frame == ASK_ORGANIZE:
        return open_organize(state)
    if frame == ASK_SHOW:
        return open_show(state)
    if frame == ASK_BOMBARDED:
        return open_bombarded(state)
    if frame == ASK_FIRE:
        return open_fire(state)
    if frame == ASK_FIRED:
        return open_fired(state)
    if frame == ASK_EXCESS:
        return open_excess(state)
    if frame == ASK_RETREAT_LOSS:
        return open_retreat_loss(state)
    if frame == ASK_RETREAT_TO:
        return open_retreat_to(state)
    if frame == ASK_TAKE:
        return open_take(state)
    if frame == ASK_TRANSFER:
        return open_transfer(state)
    return True


def work(state: MarengoState, frame: int) -> None:
    """Take one step that nobody decides."""
    if frame == DO_END_ACTION:
        do_end_action(state)
    elif frame == DO_END_MARCH:
        do_end_march(state)
    elif frame == DO_MANEUVER:
        do_maneuver(state)
    elif frame == DO_ENTER:
        do_enter(state)
    elif frame == DO_RETREAT:
        do_retreat(state)
    elif frame == DO_LOST:
        do_lost(state)
    elif frame == DO_VACATED:
        do_vacated(state)
    elif frame == DO_RESULT:
        do_result(state)
    elif frame == DO_REDUCE:
        do_reduce(state)
    elif frame == DO_COMPLETE:
        do_complete(state)
    elif frame == DO_MORALE_CLEANUP:
        morale_cleanup(state)
    elif frame == DO_BEGIN_TURN:
        begin_turn(state)
    elif frame == DO_END_TURN:
        next_turn(state)


def begin_turn(state: MarengoState) -> None:
    """§5 A turn: scheduled morale updates, approach clean-up, then actions."""
    army = state.turn
    state.todo.pop()
    state.commands = COMMANDS  # §6
    state.acted = 0
    state.cleaned = 0
    state.bombarded &= ~ARMY_MASK[army]
    state.traffic_of = vec[i64]([0] * (NUM_CROSSINGS + NUM_ENTRIES))
    state.across_of = vec[i64]([0] * NUM_APPROACHES)
    state.barred = vec[i64]([0] * NUM_LOCALES)
    note(state, "§5", "turn", army, [state.round])
    if army == AUSTRIA and state.round > 1:
        _hide_waiting_artillery(state)
    scheduled_update(state)
    approach_cleanup(state)
    state.todo.push(ASK_ACTION, army)


def _hide_waiting_artillery(state: MarengoState) -> None:
    """§15 From 7:00 on the Austrian artillery waits face-down among the others."""
    waiting = state.at[holding(0)] & state.face_up
    if waiting:
        state.face_up &= ~waiting
        mix(state, holding(0))


def end_turn(state: MarengoState) -> None:
    """§5 Actions are over: morale clean-up follows, then the other player or the next round."""
    army = state.turn
    state.todo.pop()
    state.todo.push(DO_END_TURN, army)
    state.todo.push(DO_MORALE_CLEANUP, army)
    own = ARMY_MASK[army]
    lapse(state, army)
    state.face_up &= ~own | state.declared | state.at[holding(0)]
    state.acted = 0
    state.cleaned = 0
    state.chain += 1
    shuffled = -1
    for piece in PIECES_OF[army]:
        position = Position(state.pos_of[piece])
        if position >= 0 and position != shuffled:
            mix(state, position)
            shuffled = position


def next_turn(state: MarengoState) -> None:
    """§5 Austria moves first in a round; after the last round the game is decided."""
    state.todo.pop()
    if state.turn == AUSTRIA:
        state.turn = FRANCE
    elif state.round == LAST_ROUND:
        decide(state)
        return
    else:
        state.moved_in = vec[i64]([0] * NUM_LOCALES)
        state.round += 1
        state.turn = AUSTRIA
    state.todo.push(DO_BEGIN_TURN, state.turn)
