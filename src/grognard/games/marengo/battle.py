"""The state as the rest of the program sees it."""

from typing import final

from grognard.core.dice import Dice
from grognard.core.errors import BadSave
from grognard.core.fair import load_dice
from grognard.core.saves import check_seal, loaded_log, saved_log, seal, table, whole, wholes
from grognard.core.state import Outcome
from grognard.core.types import NOBODY, Action, Json, Player
from grognard.games.marengo.actions import DONE
from grognard.games.marengo.answers import answer, is_private, prompt, public_section, section
from grognard.games.marengo.check import check
from grognard.games.marengo.legality import legal
from grognard.games.marengo.observe import observe, redraw
from grognard.games.marengo.rules.s04_setup import set_up
from grognard.games.marengo.rules.s05_sequence import run
from grognard.games.marengo.rules.s19_victory import pieces_east
from grognard.games.marengo.state import COLUMNS, DECISIVE, SCALARS, MarengoState, members
from grognard.games.marengo.tables import PIECE_NAMES


@final
class Battle(MarengoState):
    """A battle in progress."""

    def to_move(self) -> Player:
        """Return the seat that answers next, or NOBODY at the end."""
        return self.todo.owner()

    def seats_to_answer(self) -> tuple[Player, ...]:
        """Return the one seat that is asked; no question of this game is sealed."""
        return () if self.todo.is_empty() else (self.todo.owner(),)

    def prompt(self) -> str:
        """Return the id of the open question, "" at the end."""
        return "" if self.todo.is_empty() else prompt(self)

    def section(self) -> str:
        """Return the section of the open question; at the end, that of victory."""
        return section(self)

    def public_section(self) -> str:
        """Return the section every seat may hear of: §6 while a private question is open."""
        return public_section(self)

    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        """Return the sorted legal answers; [] for a seat that is not asked."""
        if self.todo.is_empty() or (seat != NOBODY and seat != self.todo.owner()):
            return []
        return legal(self)

    def apply(self, action: Action) -> None:
        """Take a legal action, and every step that public facts then force."""
        answer(self, action)

    def observe(self, seat: Player) -> Json:
        """Return what a seat may know."""
        question: Json = {}
        if seat >= 0 and seat == self.todo.owner():
            chosen = members(self.picked | self.picked_leaders)
            question = {
                "prompt": self.prompt(),
                "section": self.section(),
                "chosen": [PIECE_NAMES[piece] for piece in chosen],
                "numbers": self.todo.frames[-4:],
            }
        seen = observe(_as_seen(self, seat), seat, question)
        seen["to_move"] = self.to_move()
        outcome = self.outcome()
        seen["outcome"] = outcome.to_json() if outcome is not None else None
        return seen

    def redraw(self, seat: Player, dice: Dice) -> None:
        """Draw anew what a seat may not know; of another's private question nothing is seen."""
        if seat != self.todo.owner() and is_private(self):
            _close(self)
        redraw(self, seat, dice)

    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.victory != 0

    def outcome(self) -> Outcome | None:
        """§19 Return how it ended: by demoralization, or by the objective line."""
        if self.victory == 0:
            return None
        facts = {"pieces_east": pieces_east(self), "round": self.round}
        if self.victory == DECISIVE:
            return Outcome(
                self.winner, "marengo-decisive", "marengo-won-by-demoralization", "§19", facts
            )
        reason = "marengo-won-by-line" if self.winner == 0 else "marengo-won-by-holding"
        return Outcome(self.winner, "marengo-marginal", reason, "§19", facts)

    def clone(self) -> "Battle":
        """Return an independent copy that will play on alike."""
        twin = Battle()
        twin.copy_from(self)
        twin.dice = self.dice.clone()
        twin.log = self.log[:] if self.log is not None else None
        return twin

    def save(self) -> Json:
        """Return everything, secrets included, as JSON with a digest."""
        saved: Json = {"game": "marengo", "frames": self.todo.frames[:], "dice": self.dice.save()}
        saved["columns"] = {name: list(getattr(self, name)) for name in COLUMNS}
        saved["scalars"] = {name: int(getattr(self, name)) for name in SCALARS}
        saved["log"] = saved_log(self.log)
        return seal(saved)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by save and load."""
        return (load_battle, (self.save(),))

    def check(self) -> list[str]:
        """Return the broken invariants, each beginning with its section."""
        return check(self)


def _as_seen(state: Battle, seat: Player) -> Battle:
    """Return what a seat takes a position for: of another's private question nothing is seen."""
    if seat == state.todo.owner() or not is_private(state):
        return state
    twin = state.clone()
    _close(twin)
    return twin


def _close(state: Battle) -> None:
    """End a private question as if nothing had been chosen."""
    state.picked = 0
    answer(state, DONE)


def begin(state: Battle) -> None:
    """§4 Set a battle up and run it to its first question."""
    set_up(state)
    run(state)


def load_battle(saved: Json) -> Battle:
    """Rebuild a battle from `Battle.save`; raises BadSave on anything else."""
    try:
        state = _load(saved)
        broken = state.check()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise BadSave("bad-save", detail=str(error)) from None
    if broken:
        raise BadSave("bad-save", detail=broken[0])
    return state


def _load(saved: Json) -> Battle:
    check_seal(saved, "marengo")
    state = Battle()
    state.clear()
    columns, scalars = table(saved["columns"]), table(saved["scalars"])
    for name, size in COLUMNS.items():
        column = getattr(state, name)
        for at, number in enumerate(wholes(columns[name], size)):
            column[at] = number
    for name in SCALARS:
        setattr(state, name, whole(scalars[name]))
    state.todo.frames = wholes(saved["frames"])
    state.dice = load_dice(saved["dice"])
    state.log = loaded_log(saved["log"])
    _check_question(state)
    return state


def _check_question(state: Battle) -> None:
    """A saved battle is over, or it waits for an answer that can be given."""
    if len(state.todo.frames) % 6:
        raise ValueError("the stack of questions is broken")
    if state.todo.is_empty() != (state.victory != 0):
        raise ValueError("nothing is asked, and nobody has won")
    if not state.todo.is_empty() and not state.legal_actions():
        raise ValueError("nothing can be answered")
