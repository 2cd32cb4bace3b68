"""Every game as an OpenSpiel game, with its chance in the open.

    pip install "grognard[openspiel]"

    from grognard.research import open_spiel_game
    open_spiel_game.register()
    game = pyspiel.load_game("grognard_undaunted(scenario=la-raye)")

A die, a drawn card and a deal are chance nodes: the engine is run with dice that ask, and run anew
with each answer. So OpenSpiel's search sees no roll before it is made. The information state is
all that a seat has seen and answered; the observation tensor holds the features.
"""

from typing import Any

import numpy as np
import pyspiel

from grognard.core.dice import Dice
from grognard.core.game import Game
from grognard.core.registry import games, load
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.research.play import canonical
from grognard.research.recall import Recall

MAX_DECISIONS = 4000
"""Answers after which a game is stopped as a draw, unless the parameter says otherwise."""
MOST_OUTCOMES = 128
"""No roll of a game has more outcomes: a card of a deck is drawn with one."""
MOST_ROLLS = 50
"""A decision has fewer rolls than so many, taken all in all."""


class ChanceNeeded(Exception):
    """The engine wants a number below `sides` that nobody has drawn yet."""

    def __init__(self, sides: int, purpose: str) -> None:
        super().__init__(purpose)
        self.sides = sides
        self.purpose = purpose


class AskingDice(Dice):
    """Dice that give the numbers they were told, then ask for the next by an exception."""

    def __init__(self, told: list[int]) -> None:
        self.told = told
        self.next = 0

    def below(self, n: int, purpose: str) -> int:
        """Return the next number; of one side there is nothing to ask."""
        if n == 1:
            return 0
        if self.next == len(self.told):
            raise ChanceNeeded(n, purpose)
        self.next += 1
        return self.told[self.next - 1]

    def clone(self) -> "AskingDice":
        """Return a copy at the same place."""
        twin = AskingDice(self.told)
        twin.next = self.next
        return twin

    def save(self) -> Json:
        """Return what is left."""
        return {"kind": "scripted", "script": self.told[self.next :], "after": None}


class Play:
    """A game and where it stands: at an answer, at a roll, or at its end.

    OpenSpiel copies the fields of a state by `deepcopy`; this one has a cheaper way.
    """

    def __init__(self, game: Game, scenario: str, max_decisions: int) -> None:
        self.game = game
        self.scenario = scenario
        self.max_decisions = max_decisions
        self.decisions = 0
        self.state: State | None = None
        self.recall: Recall | None = None
        self.action: Action = -1
        self.rolls: list[int] = []
        self.asked: tuple[int, str] | None = None
        self._run()

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        twin = Play.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin.rolls = self.rolls[:]
        twin.recall = None if self.recall is None else self.recall.clone()
        return twin

    def answer(self, action: Action) -> None:
        """Take a legal answer of the seat to move."""
        self.action = action
        self.rolls = []
        self._run()

    def roll(self, number: int) -> None:
        """Take the outcome of the roll that was asked for."""
        self.rolls.append(number)
        self._run()

    def _run(self) -> None:
        """Play the answer, or the set-up, on with the rolls so far; past states never change."""
        try:
            after = self._after(AskingDice(self.rolls))
        except ChanceNeeded as needed:
            self.asked = (needed.sides, needed.purpose)
            return
        if self.recall is None:
            self.recall = Recall(self.game, after)
        else:
            self.recall.answered(self.action, AskingDice(self.rolls))
            self.decisions += 1
        self.state, self.asked = after, None

    def _after(self, dice: Dice) -> State:
        if self.state is None:
            return self.game.new(self.scenario, dice=dice)
        after = self.state.clone()
        after.dice = dice
        after.apply(self.action)
        return after

    def sample(self, seat: Player, seed: int) -> "Play":
        """Return a game that may be the one that a seat plays, for all it knows."""
        assert self.recall is not None
        twin = self.__deepcopy__({})
        twin.state = self.position().determinize(seat, seed)
        twin.recall = self.recall.sample(twin.state, seat)
        return twin

    def is_over(self) -> bool:
        """Say whether the game has ended, or was stopped."""
        if self.asked is not None or self.state is None:
            return False
        return self.state.is_over() or self.decisions >= self.max_decisions

    def position(self) -> State:
        """Return the position; while a roll is awaited, that before the answer."""
        return self.state if self.state is not None else self.game.new(self.scenario, seed=0)


class GrognardState(pyspiel.State):
    """A position, a roll or the end, as OpenSpiel asks for it."""

    def __init__(self, game: "GrognardGame") -> None:
        super().__init__(game)
        self.play = game.first()

    def current_player(self) -> int:
        """Return who answers: a seat, chance, or nobody any more."""
        if self.play.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.play.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.play.position().to_move()

    def _legal_actions(self, player: Player) -> list[Action]:
        return self.play.position().legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome of the roll, all equally likely."""
        assert self.play.asked is not None
        sides, _ = self.play.asked
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def _apply_action(self, action: Action) -> None:
        if self.play.asked is not None:
            self.play.roll(action)
        else:
            self.play.answer(action)

    def _action_to_string(self, player: int, action: Action) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            _, purpose = self.play.asked or (0, "roll")
            return f"{purpose} {action}"
        return self.play.game.action_text(self.play.position(), action)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.play.is_over()

    def returns(self) -> list[float]:
        """Return +1 for the winner and -1 for the loser; zeros before, and for a stopped game."""
        if not self.play.is_over():
            return [0.0, 0.0]
        return self.play.position().returns()

    def resample_from_infostate(self, player: Player, sampler: Any) -> "GrognardState":  # noqa: ANN401
        """Return a state that looks the same to a player, drawn from what it may know.

        It has no history, which would tell the truth, and its rolls are open.
        """
        twin: GrognardState = self.get_game().new_initial_state()
        twin.play = self.play.sample(player, int(sampler() * (1 << 30)))
        return twin

    def __str__(self) -> str:
        if self.play.asked is not None:
            return "roll of {} for {}".format(*self.play.asked)
        position = self.play.position()
        return f"{position.prompt()} {canonical(position.observe(-2))}"


def spiel_state(game: Game, position: State) -> GrognardState:
    """Return a position of a game as a state of OpenSpiel, with no past; for a search in it."""
    register()
    state: GrognardState = pyspiel.load_game(f"grognard_{game.name}").new_initial_state()
    play = Play.__new__(Play)
    play.game, play.scenario, play.max_decisions = game, "", MAX_DECISIONS
    play.decisions, play.action, play.rolls, play.asked = 0, -1, [], None
    play.state, play.recall = position, Recall(game, position)
    state.play = play
    return state


class Observer:
    """What a player is shown: features as a tensor; as text the view, or all of the past."""

    def __init__(self, game: Game, kind: Any) -> None:  # noqa: ANN401
        self.has_recall = bool(kind.perfect_recall)
        self.tensor: Any = np.zeros(0 if self.has_recall else len(game.feature_names()), np.float32)
        self.dict: dict[str, Any] = {} if self.has_recall else {"features": self.tensor}

    def set_from(self, state: GrognardState, player: Player) -> None:
        """Fill the tensor."""
        if not self.has_recall:
            play = state.play
            self.tensor[:] = play.game.features(play.position(), player)

    def string_from(self, state: GrognardState, player: Player) -> str:
        """Return the view of a player, or all that it has seen and answered."""
        if self.has_recall:
            recall = state.play.recall
            return "" if recall is None else recall.information_state(player).decode()
        position = state.play.position()
        return canonical([position.observe(player), position.legal_actions(player)])


class GrognardGame(pyspiel.Game):
    """A game with its scenario; made by `pyspiel.load_game`."""

    def __init__(self, kind: Any, params: dict[str, Any]) -> None:  # noqa: ANN401
        self.title = kind.short_name.partition("_")[2]
        self.game = load(self.title)
        self.scenario = str(params.get("scenario") or self.game.scenarios()[0].id)
        self.max_decisions = int(params.get("max_decisions") or MAX_DECISIONS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(kind, info, params)
        self._first: Play | None = None

    def first(self) -> Play:
        """Return the beginning; it is set up once."""
        if self._first is None:
            self._first = Play(self.game, self.scenario, self.max_decisions)
        return self._first.__deepcopy__({})

    def new_initial_state(self) -> GrognardState:
        """Return the state before the first roll or question."""
        return GrognardState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the rolls of a game."""
        return MOST_ROLLS * self.max_decisions

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:  # noqa: ANN401
        """Return what shows states to players."""
        return Observer(self.game, kind or pyspiel.IIGObservationType(perfect_recall=False))


def register() -> list[str]:
    """Make every game known to OpenSpiel as `grognard_<game>`; return these names.

    Parameters: `scenario` (the first, if none), `max_decisions`.
    """
    known = {kind.short_name for kind in pyspiel.registered_games()}
    names = [f"grognard_{name}" for name in games()]
    for name in names:
        if name not in known:
            _register(name)
    return names


def _register(name: str) -> None:
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Grognard: {name.partition('_')[2]}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": "", "max_decisions": 0},
    )

    class Registered(GrognardGame):
        """One of the games, as OpenSpiel makes it."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, params or {})

    pyspiel.register_game(kind, Registered)
