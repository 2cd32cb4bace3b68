"""A state as JSON and back, secrets included."""

from typing import Final

from grognard.core.errors import BadSave
from grognard.core.fair import load_dice
from grognard.core.questions import WIDTH
from grognard.core.saves import check_seal, loaded_log, saved_log, seal, table, whole, wholes
from grognard.core.types import Json
from grognard.games.napoleonics.options import settings_before
from grognard.games.napoleonics.rules.s09_scenarios import SCENARIOS
from grognard.games.napoleonics.state import ASK_PLAY, LAST_QUESTION, NapoleonicsState, empty_state

COLUMNS: Final = (
    *("hex_of", "blocks_of", "slot_of", "gone_of", "ordered_of", "moved_of", "closed_of"),
    *("barred_of", "fought_of", "leader_hex", "leader_gone", "leader_ordered", "leader_moved"),
    *("unit_at", "leader_at", "hand", "hand_size", "deck", "discard", "track", "drawn"),
    *("last_card", "strikes", "held_then", "unseen_then", "shown", "symbols", "kills"),
    *("exits", "held", "settings"),
)
SCALARS: Final = (
    *("turn", "active", "command", "played", "effective", "is_plain", "attacker", "target"),
    *("target_leader", "start", "goal", "batteries", "is_bonus", "reaction", "checked"),
    *("struck_from", "winner", "fate", "chain"),
)


def save(state: NapoleonicsState) -> Json:
    """Return every column under its own name, with a digest of all of them."""
    saved: Json = {"game": "napoleonics", "scenario": state.scenario.id}
    saved["columns"] = {name: [int(x) for x in getattr(state, name)] for name in COLUMNS}
    saved["scalars"] = {name: int(getattr(state, name)) for name in SCALARS}
    saved["questions"] = state.todo.frames[:]
    saved["dice"] = state.dice.save()
    saved["log"] = saved_log(state.log)
    return seal(saved)


def load(state: NapoleonicsState, saved: Json) -> None:
    """Fill a fresh state from `save`; raises BadSave on anything else."""
    try:
        _load(state, saved)
        broken = state.check()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadSave("bad-save", detail=str(error)) from None
    if broken:
        raise BadSave("bad-save", detail=broken[0])


def _load(state: NapoleonicsState, saved: Json) -> None:
    check_seal(saved, "napoleonics")
    id = saved["scenario"]
    if not isinstance(id, str) or all(scenario.id != id for scenario in SCENARIOS):
        raise ValueError("an unknown scenario")
    empty_state(state, id)
    columns, scalars = table(saved["columns"]), table(saved["scalars"])
    for name in COLUMNS:
        column = wholes(columns[name])
        if name == "settings":
            column += settings_before()[len(column) :]  # options that came later
        if len(column) != len(getattr(state, name)):
            raise ValueError(f"the column {name} has a wrong length")
        setattr(state, name, column)
    for name in SCALARS:
        setattr(state, name, whole(scalars[name]))
    state.todo.frames = wholes(saved["questions"])
    state.dice = load_dice(saved["dice"])
    state.log = loaded_log(saved["log"])
    _check_question(state)


def _check_question(state: NapoleonicsState) -> None:
    """A saved battle is over, or it waits for an answer that can be given."""
    if len(state.todo.frames) % WIDTH:
        raise ValueError("the stack of questions is broken")
    if state.todo.is_empty():
        return
    if not ASK_PLAY <= state.todo.question() <= LAST_QUESTION or not state.legal_actions():
        raise ValueError("nothing can be answered")
