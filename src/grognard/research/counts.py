"""How often each question, answer, refusal, event, rule and result occurred."""

from collections import Counter
from dataclasses import dataclass, field, fields

from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import NOBODY, Action, Json
from grognard.research.catalogue import message_ids
from grognard.research.play import action_kind


@dataclass
class Counts:
    """Counters by subject; what is missing in one never occurred."""

    questions: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)

    def see_question(self, game: Game, state: State) -> None:
        """Count the open question."""
        self.questions[state.prompt()] += 1

    def see_action(self, game: Game, state: State, action: Action) -> None:
        """Count the kind of answer to its question."""
        self.answers[f"{state.prompt()}: {action_kind(game, state, action)}"] += 1

    def see_refusals(self, game: Game, state: State) -> None:
        """Ask all actions why not, and count the reasons."""
        for action in range(game.num_actions):
            reason = game.why_not(state, action)
            if reason is not None:
                self.refusals[reason.code] += 1
                self.rules[reason.section] += 1

    def see_end(self, scenario: str, state: State) -> None:
        """Count the events of a finished game and its result."""
        for event in state.log or []:
            self.events[event.kind] += 1
            self.rules[event.rule] += 1
        outcome = state.outcome()
        if outcome is not None:
            winner = "nobody" if outcome.winner == NOBODY else f"seat {outcome.winner}"
            self.results[f"{scenario}: {winner}, {outcome.level}, {outcome.reason}"] += 1

    def never_met(self, game: Game) -> list[str]:
        """Return the questions, refusals and events in the game's catalogue that did not occur."""
        met = {f"{game.name}-ask-{prompt}" for prompt in self.questions}
        met |= {f"{game.name}-event-{kind}" for kind in self.events}
        met |= set(self.refusals)
        sorts = tuple(f"{game.name}-{sort}-" for sort in ("ask", "why", "event"))
        return [id for id in message_ids(game) if id.startswith(sorts) and id not in met]

    def lines(self) -> list[str]:
        """Return all counters as a table for people."""
        lines: list[str] = []
        for subject in fields(self):
            counter: Counter[str] = getattr(self, subject.name)
            lines.append(f"{subject.name}:")
            lines += [f"  {name:<68}{count:>10}" for name, count in sorted(counter.items())]
        return lines

    def to_json(self) -> Json:
        """Return all counters as plain JSON, sorted by name."""
        return {
            subject.name: dict(sorted(getattr(self, subject.name).items()))
            for subject in fields(self)
        }
