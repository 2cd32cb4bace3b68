"""Our computer players, named as ranks: one search, and how much of it each may use.

A budget is made of thousandths of a second and the game's pace, and counted in positions, so that a
rank plays the same game on every machine. It is for a whole player turn; every decision takes a
share of what is left, and answers in the enemy's turn have a smaller one of their own.
"""

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from grognard.ai.bots import Bot
from grognard.ai.chain import Line
from grognard.ai.plan import Plan, planned
from grognard.ai.sealed import is_sealed, sealed_values
from grognard.ai.sealed_replies import sealed_replies
from grognard.ai.turn_ahead import TurnAhead
from grognard.ai.turn_search import TurnSearch
from grognard.core.dice import SeededDice
from grognard.core.game import FIRST_CARD, LEFT_FLANK, RESERVE, RIGHT_FLANK, Game
from grognard.core.state import State
from grognard.core.types import Action, Player

SHARE: Final = 4
"""A decision may use one part in so many of what is left of its turn's budget."""

SEALED_SAMPLES: Final = 4
"""Worlds in which a sealed answer is weighed."""

FORGETS: Final = 3
"""A flank, a card, the reserve: one of them each turn."""


@final
class Level:
    """How much a rank may look at.

    `thinks` is for a turn, in thousandths of a second at the game's pace; 0 sees no reply. `lines`
    are positions for the chain search, `width` is how many lines are played on, and `doubt` is how
    little is believed of what a few games showed. Who sees no reply takes one of so many of its
    best lines by lot, none below the median, and one that wins at once before all others.
    `overlooks` is how many of the game's oversights it makes in a turn, drawn by lot, and `drafts`
    how long it thinks of many decisions at once, where a game has such; see `Game.draft`.
    """

    __slots__ = ("doubt", "drafts", "forgets", "lines", "overlooks", "thinks", "width")

    def __init__(
        self,
        thinks: int,
        lines: int,
        width: int,
        doubt: float = 2.0,
        forgets: bool = False,
        overlooks: int = 0,
        drafts: int = 0,
    ) -> None:
        self.thinks: int = thinks
        self.lines: int = lines
        self.width: int = width
        self.doubt: float = doubt
        self.forgets: bool = forgets
        self.overlooks: int = overlooks
        self.drafts: int = drafts


RECRUIT: Final = Level(0, 60, 3, forgets=True, overlooks=4)
REGULAR: Final = Level(0, 60, 2, overlooks=1)
VETERAN: Final = Level(60, 300, 4)
MARSHAL: Final = Level(950, 400, 8, drafts=2000)


@mypyc_attr(allow_interpreted_subclasses=True)
class RankBot(Bot):
    """A player of one level; it remembers its plan, the turn and what is left of its budget."""

    name: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        self.dice: SeededDice = SeededDice(seed)
        self.plan: Plan = Plan()
        self.turn: int = -1
        self.left: int = 0
        self.reply_cost: int = 0
        self.forgotten: int = 0
        self.overlooked: int = 0
        self.drafting: int = 0
        self.draft: list[int] = []
        self.drafted_at: int = -1

    def level(self) -> Level:
        """Return how much it may look at."""
        return MARSHAL

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        """Return the next click of what stands best after the enemy's reply."""
        actions = state.legal_actions(seat)
        drafted = self._next_of_draft(state, actions)
        if drafted is not None:
            return drafted
        if len(actions) == 1:
            return actions[0]
        state.log = None
        self._enter(game, state)
        if is_sealed(state):
            return self._sealed(game, state, seat, actions)
        click = self.plan.next_click(state, seat)
        if click is not None:
            return click
        if self.drafting:
            self._make_draft(game, state)
            drafted = self._next_of_draft(state, actions)
            if drafted is not None:
                return drafted
        kept = self._remembered(game, state, actions)
        few = game.narrow_overlooking(state, kept, self.overlooked)
        return few[0] if len(few) == 1 else self._search(game, state, seat, kept)

    def _enter(self, game: Game, state: State) -> None:
        """Begin a player turn: a new budget, and for some something to forget."""
        turn = game.player_turn(state)
        if turn == self.turn:
            return
        self.turn = turn
        self.left = self.level().thinks * game.pace()
        if self.level().forgets:
            self.forgotten = self._drawn()
        self.overlooked = self._overlooked(game.oversights)
        self.drafting = self.level().drafts * game.pace()
        self.draft = []

    def _next_of_draft(self, state: State, actions: list[int]) -> Action | None:
        """Return the next click of what was drafted at once, unless fate has spoken since."""
        if self.draft and state.fate == self.drafted_at:
            click = self.draft.pop(0)
            if click in actions:
                return click
        self.draft = []
        return None

    def _make_draft(self, game: Game, state: State) -> None:
        """Draft many decisions at once, where there is something to draft."""
        budget = self.drafting * 2 // 3
        self.draft = game.draft(state, self.dice, budget)
        if self.draft:
            self.drafting -= budget
            self.drafted_at = state.fate

    def _overlooked(self, oversights: int) -> int:
        """Draw what is overlooked this turn, of so many things."""
        found = 0
        things = list(range(oversights))
        for _ in range(min(self.level().overlooks, oversights)):
            found |= 1 << things.pop(self.dice.below(len(things), "overlooks"))
        return found

    def _drawn(self) -> int:
        """Draw what is forgotten this turn; which card is drawn at the first that is seen."""
        thing = self.dice.below(FORGETS, "forgets")
        if thing == 0:
            return LEFT_FLANK if self.dice.below(2, "flank") == 0 else RIGHT_FLANK
        return RESERVE if thing == 1 else -1

    def _remembered(self, game: Game, state: State, actions: list[int]) -> list[int]:
        """Return the actions that are not forgotten, all if nothing to do is left."""
        if self.forgotten == 0:
            return actions
        about = [game.aspects(state, action) for action in actions]
        if self.forgotten == -1:
            cards = sorted({one for one in about if one >= FIRST_CARD})
            if not cards:
                return actions
            card = cards[self.dice.below(len(cards), "card")]
            self.forgotten = card & ~(FIRST_CARD - 1)
        kept = [action for at, action in enumerate(actions) if not about[at] & self.forgotten]
        idle = [one for one in kept if game.ends(state, one) or game.passes(state, one)]
        return kept if len(idle) < len(kept) else actions

    def _sealed(self, game: Game, state: State, seat: Player, actions: list[int]) -> Action:
        """Return the answer that is best against what the other seat may answer."""
        samples = [state.clone()]
        for _ in range(SEALED_SAMPLES - 1):
            samples.append(state.determinize(seat, self.dice.below(1 << 32, "sealed-world")))
        level = self.level()
        values = sealed_values(game, samples, seat, level.lines, self.dice)
        if level.thinks and game.decisions_ahead() == 1:
            budget = self.left // SHARE
            values = sealed_replies(game, samples, seat, values, level.doubt, budget, self.dice)
        return actions[values.index(max(values))]

    def _search(self, game: Game, state: State, seat: Player, kept: list[int]) -> Action:
        level = self.level()
        search = TurnSearch(game, state, seat, self.dice, self.reply_cost)
        lines = search.lines(level.lines)
        if level.thinks == 0:
            few = better(lines, going_on(game, state, lines[0], kept), level.width)
            line = few[self.dice.below(len(few), "better")]
        elif game.decisions_ahead() > 1:
            ahead = TurnAhead(game, state, seat, self.dice, search.chain.seeds)
            deep = game.decisions_ahead()
            line = ahead.best(state, lines[: level.width], deep, self.left // SHARE)
            self.left = max(0, self.left - ahead.spent)
        else:
            line = search.best(lines, level.width, level.doubt, self.left // SHARE)
        self.left = max(0, self.left - search.spent())
        self.reply_cost = search.reply_cost
        if line.clicks[0] not in search.chain.cut_after:
            self.plan = planned(state, seat, line.clicks)
        return line.clicks[0]


def going_on(game: Game, state: State, best: Line, kept: list[int]) -> list[int]:
    """Return what does not give up what could still be done, and the best idea if that does.

    A turn has many decisions, and a lot that may stop it at each would stop it soon.
    """
    return [one for one in kept if one == best.clicks[0] or not game.ends(state, one)]


def better(lines: list[Line], kept: list[int], width: int) -> list[Line]:
    """Return the best lines that begin with what is remembered, none below the median.

    `lines` are sorted, the best first; where nothing that good is remembered, it is the median.
    """
    middle = lines[len(lines) // 2]
    found = [line for line in lines if line.clicks[0] in kept and line.value >= middle.value]
    if found and found[0].value >= 1.0:
        return found[:1]
    return found[:width] or [middle]


@final
class RecruitBot(RankBot):
    """Sees no reply, takes one of its three best ideas, and forgets something each turn."""

    name = "recruit"

    def level(self) -> Level:
        """Return how much it may look at."""
        return RECRUIT


@final
class RegularBot(RankBot):
    """Sees no reply, and takes one of its two best ideas."""

    name = "regular"

    def level(self) -> Level:
        """Return how much it may look at."""
        return REGULAR


@final
class VeteranBot(RankBot):
    """Weighs the reply."""

    name = "veteran"

    def level(self) -> Level:
        """Return how much it may look at."""
        return VETERAN


@final
class MarshalBot(RankBot):
    """Weighs the reply thoroughly."""

    name = "marshal"
