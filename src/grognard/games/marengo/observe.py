"""§17 What each side may see, and full states drawn from nothing but that."""

from typing import Final, cast

from mypy_extensions import i64

from grognard.core.dealing import matched
from grognard.core.dice import Dice
from grognard.core.state import outcome_sent
from grognard.core.types import OK, Player
from grognard.games.marengo import sent
from grognard.games.marengo.account import account
from grognard.games.marengo.actions import PIECE
from grognard.games.marengo.question import asked, close, forget
from grognard.games.marengo.reasons import ALIKE
from grognard.games.marengo.rules.s15_reinforcements import is_open
from grognard.games.marengo.rules.s17_shuffling import bag_of, is_alike, marks_in
from grognard.games.marengo.rules.s18_morale import due, level
from grognard.games.marengo.rules.s19_victory import outcome, pieces_east
from grognard.games.marengo.state import (
    ATTACKED_BY_ROAD,
    CLAIM_INFANTRY,
    CLOSED,
    NO_CLAIM,
    MarengoState,
    count,
    members,
)
from grognard.games.marengo.tables import (
    APPROACH_NAMES,
    AREA_NAMES,
    ARMIES,
    ARMY_MASK,
    ARMY_OF,
    ARTILLERY,
    BIT,
    CAVALRY,
    COMMANDS,
    CROSSING_NAMES,
    GONE,
    INFANTRY,
    LAST_ROUND,
    LOCALES,
    MOST_PIECES,
    NO_SIDE,
    NUM_LOCALES,
    NUM_POSITIONS,
    OBSTRUCTS,
    PIECE_NAMES,
    PIECES,
    PIECES_EAST_TO_WIN,
    PIECES_OF,
    START_STRENGTH,
    TIMES,
    TYPE_OF,
    TYPES,
    Piece,
    Position,
    blocking,
    face,
    position_name,
    side_name,
)


def _is(piece: Piece, kind: int, full: int) -> bool:
    return TYPE_OF[piece] == kind and START_STRENGTH[piece] == full


STRONGEST_FIRST: Final[list[list[list[Piece]]]] = [
    [
        [p for full in (3, 2, 1) for p in PIECES_OF[army] if _is(p, kind, full)]
        for kind in (INFANTRY, CAVALRY, ARTILLERY)
    ]
    for army in (0, 1)
]
"""The pieces of an army and a type by their full strength."""


# What is seen


def observe(truth: MarengoState, seat: Player) -> sent.Observation:
    """Return what a seat may know."""
    state = as_seen(truth, seat)
    return {
        "seat": ARMIES[seat] if seat >= 0 else None,
        "round": state.round,
        "time": TIMES[state.round - 1],
        "turn": ARMIES[state.turn],
        "commands": state.commands,
        "most_commands": COMMANDS,
        "morale": {ARMIES[army]: _morale(state, army) for army in (0, 1)},
        "east": {"pieces": pieces_east(state), "needed": PIECES_EAST_TO_WIN},
        "blocks": [_block(state, piece, seat) for army in (0, 1) for piece in _marked(state, army)],
        "bags": [bag for army in (0, 1) for bag in _bags(state, army)],
        "action": _running(state),
        "traffic": _traffic(state),
        "closed": [name for at, name in enumerate(APPROACH_NAMES) if state.across_of[at] & CLOSED],
        "barred": [int(here) for here in LOCALES if state.barred[here]],
        "open": [name for area, name in enumerate(AREA_NAMES) if is_open(state, area)],
        "question": _question(truth, seat),
        "over": state.victory != 0,
        "to_move": truth.to_move(),
        "outcome": outcome_sent(outcome(truth)),
        "account": account(state),
    }


def as_seen(state: MarengoState, seat: Player) -> MarengoState:
    """Return what a seat takes a position for: of another's private question nothing is seen."""
    if state.shows(seat, state.to_move()) or not asked(state).is_private(state):
        return state
    twin = state.clone()
    close(twin)
    return twin


def _marked(state: MarengoState, army: Player) -> list[Piece]:
    """Return the living pieces of an army in the order of their marks."""
    row = state.piece_at[army * MOST_PIECES : (army + 1) * MOST_PIECES]
    return [PIECES[piece] for piece in row if piece >= 0]


def _morale(state: MarengoState, army: Player) -> sent.Morale:
    committed: dict[str, int] = {}
    for here in LOCALES:
        tokens = state.committed[army * NUM_LOCALES + here]
        if tokens > 0:
            committed[str(int(here))] = tokens
    first = state.round if army >= state.turn and army != state.turn else state.round + 1
    return {
        "level": level(state, army),
        "uncommitted": state.uncommitted[army],
        "committed": committed,
        "lost": state.lost[army],
        "track": [due(state, army, number) for number in range(first, LAST_ROUND + 1)],
    }


def _block(state: MarengoState, piece: Piece, seat: Player) -> sent.Block:
    """Return a block: its owner sees the face, the enemy one that is up, all when it is over."""
    bit = BIT[piece]
    army = ARMY_OF[piece]
    is_open = state.shows(seat, army)
    found: sent.Block = {
        "army": ARMIES[army],
        "mark": state.mark_of[piece],
        "at": position_name(Position(state.pos_of[piece])),
        "acted": state.acted & bit != 0,
        "disorganized": state.disorganized & bit != 0,
        "up": state.face_up & bit != 0,
        "declared": state.declared & bit != 0,
        "cleaned": state.cleaned & bit != 0,
    }
    if is_open:
        found["piece"] = PIECE_NAMES[piece]
    if is_open or state.face_up & bit:
        found["type"] = TYPES[TYPE_OF[piece]]
        found["strength"] = state.strength_of[piece]
    return found


def _bags(state: MarengoState, army: Player) -> list[sent.Bag]:
    """§17 Return per bag what the enemy may know of it: of each face at least and at most."""
    found: list[sent.Bag] = []
    done = 0
    for piece in _marked(state, army):
        if done & BIT[piece]:
            continue
        bag = bag_of(state, piece)
        done |= bag
        marks = marks_in(state, bag)
        found.append(
            {
                "army": ARMIES[army],
                "at": position_name(Position(state.pos_of[piece])),
                "marks": [mark for mark in range(MOST_PIECES) if marks >> mark & 1],
                "faces": faces_in(state, army, marks),
            }
        )
    return found


def faces_in(state: MarengoState, army: Player, marks: i64) -> list[sent.Face]:
    """§17 Return for each face how many of these marks carry it, at least and at most."""
    found: dict[int, list[int]] = {}
    spare = count(marks)
    for sighting in range(army * MOST_PIECES, (army + 1) * MOST_PIECES):
        where = state.marks_of[sighting]
        if where & marks:
            counts = found.setdefault(state.face_of[sighting], [0, 0])
            counts[1] += 1
            if where & ~marks == 0:
                counts[0] += 1
                spare -= 1
    faces: list[sent.Face] = []
    for seen, (least, most) in sorted(found.items()):
        if least + spare > 0:
            most = min(most, least + spare)
            kind = TYPES[seen >> 2]
            faces.append({"type": kind, "strength": seen & 3, "least": least, "most": most})
    return faces


def _running(state: MarengoState) -> sent.Running:
    """Return the running action in terms of marks: all of it happens on the open table."""
    turn, enemy = ARMY_MASK[state.turn], ~ARMY_MASK[state.turn]
    return {
        "front": side_name(state.front) if state.front != NO_SIDE else "",
        "group": _marks(state, state.group),
        "leaders": _marks(state, state.leaders & turn),
        "defense_leaders": _marks(state, state.leaders & enemy),
        "counters": _marks(state, state.counters),
        "claim": state.claim,
        "step": state.step,
    }


def _marks(state: MarengoState, pieces: i64) -> list[int]:
    return sorted(state.mark_of[piece] for piece in members(pieces))


def _traffic(state: MarengoState) -> dict[str, sent.Used]:
    """§8 Return the crossings used this turn: the last step, and whether it was attacked across."""
    found: dict[str, sent.Used] = {}
    for crossing, used in enumerate(state.traffic_of):
        if used:
            attacked = used & ATTACKED_BY_ROAD != 0
            found[CROSSING_NAMES[crossing]] = {"step": used & 3, "attacked": attacked}
    return found


def _question(state: MarengoState, seat: Player) -> sent.Question | None:
    """Return the open question, with the pieces that stand for others like them."""
    shown = state.shown_question(seat)
    if shown is None:
        return None
    return cast(sent.Question, {**shown, "twins": _twins(state, seat)})


def _twins(state: MarengoState, seat: Player) -> dict[str, str]:
    """§17 Return for pieces that are not asked for, as one like them is, that one."""
    codes = [asked(state).code(state, PIECE + piece, seat) for piece in PIECES]
    asked_for = [piece for piece in PIECES if codes[piece] == OK]
    return {
        PIECE_NAMES[piece]: PIECE_NAMES[other]
        for piece in PIECES
        if codes[piece] == ALIKE
        for other in asked_for
        if is_alike(state, piece, other)
    }


# What may be so


def redraw_army(state: MarengoState, army: Player, dice: Dice) -> None:
    """Give an army's marks faces that the enemy may suspect, drawn from public facts alone."""
    matching = _draw(state, army, dice)
    start = army * MOST_PIECES
    face_at = [0] * MOST_PIECES
    for sighting, mark in matching:
        face_at[mark] = state.face_of[start + sighting]
    _deal(state, army, face_at)


def _draw(state: MarengoState, army: Player, dice: Dice) -> list[tuple[int, int]]:
    """Return a random matching of sightings to marks that keeps the claim of the action."""
    start = army * MOST_PIECES
    masks = [state.marks_of[start + at] for at in range(MOST_PIECES)]
    order = [at for at in range(MOST_PIECES) if masks[at]]
    dice.shuffle(order, "redraw")
    marks = list(range(MOST_PIECES))
    dice.shuffle(marks, "redraw")
    found = matched(masks, order, marks)
    if state.claim == NO_CLAIM or army != state.turn or _keeps_claim(state, army, found):
        return found
    claimed = _claimed_marks(state)
    for sighting in order:
        for mark in marks:
            if claimed >> mark & masks[sighting] >> mark & 1:
                forced = _forced(masks, sighting, mark)
                tried = matched(forced, order, marks)
                if tried and _keeps_claim(state, army, tried):
                    return tried
    return found


def _forced(masks: list[int], sighting: int, mark: int) -> list[int]:
    """Return the masks with one sighting fixed on one mark."""
    forced = [mask & ~(1 << mark) for mask in masks]
    forced[sighting] = 1 << mark
    return forced


def _claimed_marks(state: MarengoState) -> i64:
    """Return the marks of which at least one is what the attacker claims."""
    if state.claim == CLAIM_INFANTRY:
        return marks_in(state, state.group)
    return marks_in(state, state.at[blocking(state.front)] & ~state.acted)


def _keeps_claim(state: MarengoState, army: Player, pairs: list[tuple[int, int]]) -> bool:
    """§9, §11 Say whether an attacker is infantry, or can lead, as was claimed."""
    claimed = _claimed_marks(state)
    for sighting, mark in pairs:
        if claimed >> mark & 1 and _fits_claim(state, state.face_of[army * MOST_PIECES + sighting]):
            return True
    return False


def _fits_claim(state: MarengoState, seen: int) -> bool:
    kind, strength = seen >> 2, seen & 3
    if state.claim == CLAIM_INFANTRY:
        return kind == INFANTRY
    if strength < 2 or kind == ARTILLERY:
        return False
    return kind != CAVALRY or not OBSTRUCTS[state.front ^ 1]


def _deal(state: MarengoState, army: Player, face_at: list[int]) -> None:
    """Put pieces on the marks: the strongest of a type first, then in the order of the marks."""
    start = army * MOST_PIECES
    old = [int(piece) for piece in state.piece_at[start : start + MOST_PIECES]]
    positions = [state.pos_of[piece] if piece >= 0 else GONE for piece in old]
    new = [-1] * MOST_PIECES
    for kind in (INFANTRY, CAVALRY, ARTILLERY):
        ids = STRONGEST_FIRST[army][kind][:]
        for strength in (3, 2, 1):
            for mark in range(MOST_PIECES):
                if face_at[mark] == face(kind, strength):
                    new[mark] = ids.pop(0)
    _remap(state, army, old, new)
    for position in range(NUM_POSITIONS):
        state.at[position] &= ~ARMY_MASK[army]
    for piece in PIECES_OF[army]:
        state.pos_of[piece] = GONE
        state.strength_of[piece] = 0
        state.mark_of[piece] = -1
    for mark in range(MOST_PIECES):
        state.piece_at[start + mark] = new[mark]
        if new[mark] >= 0:
            piece = PIECES[new[mark]]
            state.pos_of[piece] = positions[mark]
            state.at[positions[mark]] |= BIT[piece]
            state.strength_of[piece] = face_at[mark] & 3
            state.mark_of[piece] = mark


def _remap(state: MarengoState, army: Player, old: list[int], new: list[int]) -> None:
    """Carry every public mask over from the old piece of a mark to the new one."""
    state.acted = _carried(state.acted, army, old, new)
    state.disorganized = _carried(state.disorganized, army, old, new)
    state.face_up = _carried(state.face_up, army, old, new)
    state.declared = _carried(state.declared, army, old, new)
    state.bombarded = _carried(state.bombarded, army, old, new)
    state.cleaned = _carried(state.cleaned, army, old, new)
    state.group = _carried(state.group, army, old, new)
    state.leaders = _carried(state.leaders, army, old, new)
    state.counters = _carried(state.counters, army, old, new)


def _carried(mask: i64, army: Player, old: list[int], new: list[int]) -> i64:
    result = mask & ~ARMY_MASK[army]
    for mark in range(MOST_PIECES):
        if old[mark] >= 0 and mask & BIT[old[mark]]:
            result |= BIT[new[mark]]
    return result


def redraw(state: MarengoState, seat: Player, dice: Dice) -> None:
    """Fill a state with what the seat may believe; unfinished clicks are the owner's."""
    if not state.is_over() and seat != state.to_move() and asked(state).is_private(state):
        close(state)
    for army in (0, 1):
        if army != seat:
            redraw_army(state, army, dice)
    if seat != state.to_move():
        forget(state)
