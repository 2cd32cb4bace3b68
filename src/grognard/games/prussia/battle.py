"""The state as the rest of the program sees it."""

from collections.abc import Callable
from typing import Final, final

from grognard.core.dice import Dice
from grognard.core.errors import BadSave
from grognard.core.fair import load_dice
from grognard.core.saves import check_seal, loaded_log, saved_log, seal, table, wholes
from grognard.core.state import Outcome
from grognard.core.types import NOBODY, Action, Json, Player
from grognard.games.prussia.check import check
from grognard.games.prussia.combat import load_combat
from grognard.games.prussia.legality import legal, prompt, section
from grognard.games.prussia.maps import field_of
from grognard.games.prussia.masks import packed, unpacked
from grognard.games.prussia.observe import observe
from grognard.games.prussia.rules.s22_01_victory import final_points
from grognard.games.prussia.rules.s22_02_setup import begin_setup
from grognard.games.prussia.rules.s22_scenarios import NUM_FORMS, form_of
from grognard.games.prussia.sequence import is_question, run, take
from grognard.games.prussia.state import COLUMNS, SCALARS, PrussiaState
from grognard.games.prussia.tables import COALITION, PRUSSIA

LEVELS: Final = ("draw", "marginal", "substantial", "decisive")


@final
class Battle(PrussiaState):
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
        if self.todo.is_empty():
            return f"§{self.form.victory_section}"
        return section(self)

    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        """Return the sorted legal answers; [] for a seat that is not asked."""
        if self.todo.is_empty() or (seat != NOBODY and seat != self.todo.owner()):
            return []
        return self.answers[:]

    def apply(self, action: Action) -> None:
        """Take a legal action, and every step that follows without a choice."""
        take(self, action)

    def observe(self, seat: Player) -> Json:
        """Return what a seat may know: everything."""
        seen = observe(self)
        outcome = self.outcome()
        seen["outcome"] = outcome.to_json() if outcome is not None else None
        return seen

    def redraw(self, seat: Player, dice: Dice) -> None:
        """Leave everything as it is: there is nothing that a seat does not know."""

    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.level >= 0

    def outcome(self) -> Outcome | None:
        """§22 Return how it ended: the level of victory and the victory points."""
        if self.level < 0:
            return None
        facts = {
            "prussian": final_points(self, PRUSSIA),
            "coalition": final_points(self, COALITION),
            "turn": self.turn,
        }
        name = LEVELS[self.level]
        rule = f"§{self.form.victory_section}"
        return Outcome(self.winner, f"prussia-{name}", "prussia-won-by-points", rule, facts)

    def clone(self) -> "Battle":
        """Return an independent copy that will play on alike."""
        twin = Battle()
        twin.copy_from(self)
        twin.dice = self.dice.clone()
        twin.log = self.log[:] if self.log is not None else None
        return twin

    def save(self) -> Json:
        """Return everything as JSON with a digest."""
        saved: Json = {"game": "prussia", "frames": self.todo.frames[:], "dice": self.dice.save()}
        columns: Json = {name: list(getattr(self, name)) for name in COLUMNS}
        columns["locked_at"] = [packed(mask) for mask in self.locked_at]
        saved["columns"] = columns
        saved["scalars"] = {name: packed(int(getattr(self, name))) for name in SCALARS}
        saved["track"] = [self.track[0][:], self.track[1][:]]
        saved["combat"] = self.combat.save()
        saved["log"] = saved_log(self.log)
        return seal(saved)

    def __reduce__(self) -> tuple[Callable[[Json], "Battle"], tuple[Json]]:
        """Pickle what a save holds: maps and forms are read again, never carried along."""
        return (restore, (self.save(),))

    def check(self) -> list[str]:
        """Return the broken invariants, each beginning with its section."""
        return check(self)


def choose(state: Battle, scenario: int) -> None:
    """Give a state its form and its map."""
    state.scenario = scenario
    state.form = form_of(scenario)
    state.battle = state.form.battle
    state.field = field_of(state.battle)


def begin(state: Battle) -> None:
    """§22.2 Set a battle up and run it to its first question."""
    begin_setup(state)
    run(state)


# Loading


def load_battle(saved: Json) -> Battle:
    """Rebuild a battle from `Battle.save`; raises BadSave on anything else."""
    try:
        state = _load(saved)
        broken = state.check()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadSave("bad-save", detail=str(error)) from None
    if broken:
        raise BadSave("bad-save", detail=broken[0])
    return state


def restore(saved: Json) -> Battle:
    """Rebuild a battle from a save that is trusted: one's own pickle."""
    return _load(saved)


def _load(saved: Json) -> Battle:
    check_seal(saved, "prussia")
    state = Battle()
    state.clear()
    columns, scalars, tracks = table(saved["columns"]), table(saved["scalars"]), saved["track"]
    if not isinstance(tracks, list) or len(tracks) != 2:
        raise ValueError("the tracks are missing")
    for name in SCALARS:
        setattr(state, name, unpacked(scalars[name]))
    if not 0 <= state.scenario < NUM_FORMS:
        raise ValueError("no such scenario")
    choose(state, state.scenario)
    for name, size in COLUMNS.items():
        column = _ints(columns[name])
        if size >= 0 and len(column) != size:
            raise ValueError(f"the column {name} has a wrong length")
        setattr(state, name, column)
    state.track = [_ints(tracks[0]), _ints(tracks[1])]
    state.combat = load_combat(saved["combat"])
    _load_flow(state, saved)
    return state


def _load_flow(state: Battle, saved: Json) -> None:
    """Read the questions, the dice and the log; something must be asked, or all is over."""
    state.todo.frames = wholes(saved["frames"])
    state.dice = load_dice(saved["dice"])
    state.log = loaded_log(saved["log"])
    if len(state.todo.frames) % 6:
        raise ValueError("the stack of questions is broken")
    if state.todo.is_empty():
        return
    if not is_question(state.todo.question()):
        raise ValueError("nothing is asked")
    state.answers = legal(state)
    if not state.answers:
        raise ValueError("nothing can be answered")


def _ints(column: object) -> list[int]:
    if not isinstance(column, list):
        raise ValueError("a column is a list")
    return [unpacked(number) for number in column]
