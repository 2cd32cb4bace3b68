"""§14.2 The campaign: all scenarios in order, victories less casualties."""

from typing import Final, cast, final

from grognard.core.campaign import Campaign
from grognard.core.data import read_toml
from grognard.core.errors import BadSave, GrognardError
from grognard.core.state import Outcome
from grognard.core.types import NOBODY, Json, Player
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from grognard.games.undaunted.tables import DATA

_FORMAT: Final = "undaunted-campaign"
_CAMPAIGN: Final = read_toml(DATA / "campaign.toml")
CASUALTIES_PER_POINT: Final[int] = _CAMPAIGN["casualties_per_point"]
BANDS: Final[list[tuple[int, str]]] = [(row["margin"], row["result"]) for row in _CAMPAIGN["band"]]


@final
class UndauntedCampaign(Campaign):
    """§14.2 The results so far, a winner and both sides' casualties for each scenario."""

    __slots__ = ("results",)

    def __init__(self) -> None:
        self.results: list[tuple[int, int, int]] = []

    def next_scenario(self) -> str:
        """Return the next scenario of the booklet, or "" after the last."""
        played = len(self.results)
        return SCENARIOS[played].id if played < len(SCENARIOS) else ""

    def add(self, outcome: Outcome) -> None:
        """§14.2 Enter the outcome of the next scenario."""
        if not self.next_scenario():
            raise GrognardError("campaign-is-over")
        facts = outcome.facts
        entry = (outcome.winner, facts["casualties_us"], facts["casualties_german"])
        self.results.append(entry)

    def victories(self, seat: Player) -> int:
        """§14.2 Return how many scenarios a side has won."""
        return sum(1 for result in self.results if result[0] == seat)

    def casualties(self, seat: Player) -> int:
        """§14.2 Return the combat cards a side has lost over the whole campaign."""
        return sum(result[1 + seat] for result in self.results)

    def score(self, seat: Player) -> int:
        """§14.2 Victories, less one for each full ten casualties of the whole campaign."""
        return self.victories(seat) - self.casualties(seat) // CASUALTIES_PER_POINT

    def outcome(self) -> Outcome | None:
        """§14.2 After the last scenario: who leads, and by which band of margins."""
        if self.next_scenario():
            return None
        scores = [self.score(seat) for seat in (0, 1)]
        margin = abs(scores[0] - scores[1])
        winner = NOBODY if margin == 0 else (0 if scores[0] > scores[1] else 1)
        band = [result for least, result in BANDS if margin >= least][-1]
        facts = {"score_us": scores[0], "score_german": scores[1], "margin": margin}
        return Outcome(
            winner, f"undaunted-campaign-{band}", "undaunted-campaign-score", "§14.2", facts
        )

    def save(self) -> Json:
        """Return the results as JSON."""
        return {"format": _FORMAT, "results": [list(result) for result in self.results]}

    def load(self, saved: Json) -> None:
        """Go on from saved results; raises BadSave on anything else."""
        if not isinstance(saved, dict) or saved.get("format") != _FORMAT:
            raise BadSave("bad-campaign")
        results = saved.get("results")
        if not isinstance(results, list) or len(results) > len(SCENARIOS):
            raise BadSave("bad-campaign")
        self.results = [_result(entry) for entry in results]


def _result(entry: object) -> tuple[int, int, int]:
    if not isinstance(entry, list) or len(entry) != 3:
        raise BadSave("bad-campaign")
    for value in entry:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise BadSave("bad-campaign")
    winner, us, german = cast(list[int], entry)
    if winner > 1:
        raise BadSave("bad-campaign")
    return (winner, us, german)
