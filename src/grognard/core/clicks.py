"""What can be clicked: every action's text, read and written, and its target on the table."""

from collections.abc import Sequence
from typing import final

from grognard.core.errors import BadAction
from grognard.core.types import Action


@final
class Clicks:
    """The actions of a game, or of one of its scenarios, kind by kind in the order of numbers."""

    __slots__ = ("_action_of", "_on", "targets", "texts")

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.targets: list[str] = []
        self._action_of: dict[str, Action] = {}
        self._on: dict[str, list[Action]] = {}

    def add(self, kind: str, names: Sequence[str], verb: str = "", unused: int = 0) -> Action:
        """Add an action for each name, and return the first of them.

        A name is written after its verb, and "a:b" in it as "a b"; its target is "kind:name". Where
        a scenario does not use all numbers of a kind, nobody can write those that are `unused`.
        """
        first = len(self.texts)
        for name in names:
            self._append(kind, name, verb)
        for action in range(first, len(self.texts)):
            self._action_of[self.texts[action]] = action
        for number in range(len(names), len(names) + unused):
            self._append(kind, f"none{number}", verb)
        return first

    def _append(self, kind: str, name: str, verb: str) -> None:
        target = f"{kind}:{name}"
        self._on.setdefault(target, []).append(len(self.texts))
        self.texts.append(f"{verb} {name}".strip().replace(":", " "))
        self.targets.append(target)

    def text(self, action: Action) -> str:
        """Return the language-free text of an action; raises BadAction."""
        if not 0 <= action < len(self.texts):
            raise BadAction("no-such-action", action=action, limit=len(self.texts))
        return self.texts[action]

    def parse(self, text: str) -> Action:
        """Return the action of a text; raises BadAction."""
        action = self._action_of.get(" ".join(text.split()))
        if action is None:
            raise BadAction("bad-action-text", text=text[:60])
        return action

    def on(self, target: str) -> list[Action]:
        """Return the actions that a click on a thing can mean."""
        return self._on.get(target, [])
