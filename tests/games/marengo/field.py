"""Builders for small positions, and a player that speaks notation."""

from collections.abc import Mapping, Sequence

from grognard.core.dice import SeededDice
from grognard.core.event import Event
from grognard.core.types import OK
from grognard.games.marengo import GAME
from grognard.games.marengo.rules.s03_map import place
from grognard.games.marengo.rules.s05_sequence import BEGIN_TURN
from grognard.games.marengo.rules.s06_actions import ASK_ACTION
from grognard.games.marengo.rules.s18_morale import committed_total, on_track
from grognard.games.marengo.state import MarengoState, face_of_piece
from grognard.games.marengo.tables import (
    ALL_TOKENS,
    ARMIES,
    BIT,
    MOST_PIECES,
    NUM_LOCALES,
    PIECE_NAMES,
    PIECES_OF,
    POSITIONS,
    START_STRENGTH,
    TOKENS,
    TYPE_OF,
    TYPES,
    Piece,
    Position,
    position_name,
)

_POSITION_OF = {position_name(position): position for position in POSITIONS}
_ARMY = {"A": 0, "F": 1}


def at(name: str) -> Position:
    """Return a position: "5" is reserve of 5, "a4-5@5" the side of 5, "novi" a holding area."""
    return _POSITION_OF[name]


def field(
    pieces: Sequence[str],
    turn: str = "france",
    hour: int = 5,
    committed: Mapping[str, int] | None = None,
    uncommitted: Mapping[str, int] | None = None,
    commands: int = 3,
) -> MarengoState:
    """Return a turn with these pieces and no others: "F inf2 5", "A cav2 a4-5@4", "F inf2 5 !".

    A "!" disorganizes. `committed` gives tokens as "F12", `uncommitted` by army; tokens that are
    nowhere else are uncommitted, or lost where `uncommitted` says so. Nothing is known of faces.
    """
    state = MarengoState()
    state.begin(GAME, SeededDice(0))
    state.round = hour
    state.turn = ARMIES.index(turn)
    state.commands = commands
    for word in pieces:
        _put(state, word.split())
    for army in (0, 1):
        _hide(state, army)
        _give_tokens(state, army, committed or {}, uncommitted or {})
    state.push(ASK_ACTION, state.turn)
    assert state.check() == []
    return state


def _put(state: MarengoState, words: list[str]) -> None:
    army = _ARMY[words[0]]
    kind, strength = words[1][:-1], int(words[1][-1])
    free = [
        p for p in PIECES_OF[army] if state.strength_of[p] == 0 and TYPES[TYPE_OF[p]][:3] == kind
    ]
    fit = [p for p in reversed(free) if START_STRENGTH[p] >= strength]
    piece = min(fit, key=lambda p: START_STRENGTH[p])
    state.strength_of[piece] = strength
    place(state, piece, at(words[2]))
    if len(words) > 3:
        state.disorganized |= BIT[piece]


def _hide(state: MarengoState, army: int) -> None:
    living = [piece for piece in PIECES_OF[army] if state.strength_of[piece] > 0]
    for mark, piece in enumerate(living):
        state.mark_of[piece] = mark
        state.piece_at[army * MOST_PIECES + mark] = piece
        state.face_of[army * MOST_PIECES + mark] = face_of_piece(state, piece)
        state.marks_of[army * MOST_PIECES + mark] = (1 << len(living)) - 1


def _give_tokens(
    state: MarengoState, army: int, committed: Mapping[str, int], uncommitted: Mapping[str, int]
) -> None:
    for name, tokens in committed.items():
        if _ARMY[name[0]] == army:
            state.committed[army * NUM_LOCALES + int(name[1:])] = tokens
    free = ALL_TOKENS[army] - on_track(state, army) - committed_total(state, army)
    state.uncommitted[army] = uncommitted.get(ARMIES[army], free)
    state.lost[army] = free - state.uncommitted[army]


def begin(
    pieces: Sequence[str], turn: str = "france", hour: int = 5, *, cleaned_may_march: bool = False
) -> MarengoState:
    """Return a position at the start of a turn: morale, clean-up, then the first question."""
    state = field(pieces, turn, hour)
    state.cleaned_may_march = cleaned_may_march
    army = state.turn
    state.uncommitted[army] -= TOKENS[army][hour]
    state.todo.frames.clear()
    state.push(BEGIN_TURN, army)
    state.go_on()
    return state


def end_turn(state: MarengoState) -> None:
    """End the turn, and answer the question of a returned token with none."""
    play(state, "end")
    if state.prompt() == "s18-return":
        play(state, "done")


def named(state: MarengoState, word: str) -> str:
    """Return a click's text: "inf2@5" is an own infantry of strength 2 in that position."""
    face, _, where = word.partition("@")
    if where and face[:3] in ("inf", "cav", "art") and " " not in word:
        found = pieces_at(state, where, face)
        for piece in found:
            action = GAME.parse_action(state, PIECE_NAMES[piece])
            if GAME.why_not(state, action) is None:
                return PIECE_NAMES[piece]
        assert found, f"nobody is {word}"
        return PIECE_NAMES[found[0]]
    return word


def pieces_at(state: MarengoState, where: str, face: str = "") -> list[Piece]:
    """Return the pieces at a position, of one face if one is given ("inf2")."""
    return [
        piece
        for army in (0, 1)
        for piece in PIECES_OF[army]
        if state.pos_of[piece] == at(where) and (not face or _face(state, piece) == face)
    ]


def _face(state: MarengoState, piece: Piece) -> str:
    return f"{TYPES[TYPE_OF[piece]][:3]}{state.strength_of[piece]}"


def faces(state: MarengoState, where: str) -> list[str]:
    """Return the faces at a position, sorted."""
    return sorted(_face(state, piece) for piece in pieces_at(state, where))


def play(state: MarengoState, *clicks: str) -> None:
    """Click one after another; each must be allowed, and every position must be sound."""
    for click in clicks:
        action = GAME.parse_action(state, named(state, click))
        reason = GAME.why_not(state, action)
        assert reason is None, f"{click}: {reason} at {state.prompt()}"
        assert action in state.legal_actions(), click
        state.apply(action)
        assert state.check() == [], click


def why_not(state: MarengoState, click: str) -> str:
    """Return the code of the rule that forbids a click, without its prefix; "" if none does."""
    action = GAME.parse_action(state, named(state, click))
    code = GAME.legality(state, action, state.to_move())
    assert (code == OK) == (action in state.legal_actions()), click
    reason = GAME.why_not(state, action)
    return (
        "" if reason is None else reason.code.removeprefix("marengo-why-").removeprefix("core-why-")
    )


def offers(state: MarengoState, start: str = "") -> set[str]:
    """Return the texts of the legal clicks that begin with a word."""
    texts = {GAME.action_text(state, action) for action in state.legal_actions()}
    return {text for text in texts if text.startswith(start)}


def can_end(state: MarengoState, piece: str) -> set[str]:
    """Return the locales in which a road march of a piece can end."""
    found: set[str] = set()
    start = state.clone()
    if why_not(start, piece):
        return found
    play(start, piece)
    todo = [start]
    while todo:
        here = todo.pop()
        for text in offers(here, "cross"):
            after = here.clone()
            play(after, text)
            found.add(text.rpartition(">")[2])
            if after.prompt() == "s8-march":
                todo.append(after)
    return found


def morale(state: MarengoState, army: str) -> tuple[int, int, int]:
    """Return an army's tokens: uncommitted, committed, lost."""
    number = ARMIES.index(army)
    return state.uncommitted[number], committed_total(state, number), state.lost[number]


def committed(state: MarengoState, army: str, here: int) -> int:
    """Return the tokens an army has committed to a locale."""
    return state.committed[ARMIES.index(army) * NUM_LOCALES + here]


def events(state: MarengoState, kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in state.log or [] if event.kind == kind]
