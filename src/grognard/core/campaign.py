"""A campaign: scenarios one after another, with a score."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from grognard.core.errors import MissingMethod
from grognard.core.state import Outcome
from grognard.core.types import Json, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign(ABC):
    """The scenarios of a game played in order, each result kept."""

    @abstractmethod
    def next_scenario(self) -> str:
        """Return the id of the scenario to play next, or "" when all are played."""
        raise MissingMethod("missing-method", name="Campaign.next_scenario")

    @abstractmethod
    def add(self, outcome: Outcome) -> None:
        """Enter the outcome of the next scenario."""
        raise MissingMethod("missing-method", name="Campaign.add")

    @abstractmethod
    def score(self, seat: Player) -> int:
        """Return a seat's score so far."""
        raise MissingMethod("missing-method", name="Campaign.score")

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return the result of the whole campaign, or None while it goes on."""
        raise MissingMethod("missing-method", name="Campaign.outcome")

    @abstractmethod
    def save(self) -> Json:
        """Return the campaign as JSON."""
        raise MissingMethod("missing-method", name="Campaign.save")

    @abstractmethod
    def load(self, saved: Json) -> None:
        """Go on from what `save` returned; raises BadSave on anything else."""
        raise MissingMethod("missing-method", name="Campaign.load")
