"""Writes matches in the middle of things, by the rules of today, for the tests of later ones.

The files beside this one were written so at commit 6aa93da, when every game had version 1 of its
rules; four of Prussia's Glory at 15c6915f, which had version 2 of it. They are never written anew
by later rules: that they are old is what they are for. Before rules change again, `python -m
tests.match.older.make FOLDER` writes others beside them.
"""

import gzip
import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Final

from grognard.core import registry
from grognard.core.opening import lone_opening
from grognard.core.types import Json
from grognard.match import Click, Match, Seat, new_match

Wish = tuple[str, str, str, int]
"""Game, scenario, the question at which it stops, and after how many clicks at the least."""

WISHES: Final[tuple[Wish, ...]] = (
    ("skirmish", "meeting", "objective", 0),
    ("skirmish", "meeting", "move-to", 12),
    ("skirmish", "meeting", "retreat", 12),
    ("skirmish", "rearguard", "target", 12),
    ("marengo", "14-june", "s6-action", 0),
    ("marengo", "14-june", "s8-march", 40),
    ("marengo", "14-june", "s9-respond", 40),
    ("marengo", "14-june", "s11-defense", 40),
    ("marengo", "14-june", "s11-fire", 80),
    ("marengo", "14-june", "s12-continue", 80),
    ("marengo", "14-june", "s14-organize", 250),
    ("napoleonics", "vimiero", "play", 0),
    ("napoleonics", "rolica1", "move-to", 30),
    ("napoleonics", "rolica2", "react", 30),
    ("napoleonics", "vimiero", "flags", 60),
    ("napoleonics", "rolica1", "battle", 250),
    ("napoleonics", "corunna", "battle", 150),
    ("prussia", "rossbach-main", "s22-place", 5),
    ("prussia", "rossbach-battle", "s4-deploy", 5),
    ("prussia", "rossbach-battle", "s7-move-to", 60),
    ("prussia", "rossbach-battle", "s10-declare", 10),
    ("prussia", "rossbach-battle", "s10-loss-how", 10),
    ("prussia", "zorndorf-battle", "s8-target", 20),
    ("prussia", "rossbach-battle", "s7-column", 0),
    ("prussia", "rossbach-hildburghausen", "s4-activate", 30),
    ("prussia", "leuthen-battle", "s10-retreat-to", 40),
    ("prussia", "zorndorf-battle", "s7-move-to", 397),
    ("undaunted", "la-raye", "bid", 0),
    ("undaunted", "la-raye", "play", 30),
    ("undaunted", "la-raye", "attack", 40),
    ("undaunted", "montmartin-en-graignes", "bid", 120),
)
TRIES: Final = 30
MOST_CLICKS: Final = 900
UNDO: Final = 0.08
SINCE_SNAPSHOT: Final = 6


class Scribe:
    """A match played at random, with everything that a server would have kept of it."""

    def __init__(self, wish: Wish, seed: int) -> None:
        self.wish = wish
        name, scenario, prompt, _ = wish
        secret = hashlib.sha256(f"{name} {scenario} {prompt} {seed}".encode()).digest()
        seats = [Seat("Ann"), Seat("Bob")]
        game = registry.load(name)
        opening = lone_opening(secret, len(seats))
        self.match = new_match(game, scenario, seats=seats, secret=secret, opening=opening)
        self.dice = random.Random(seed)
        self.clicks: list[Click] = []
        self.saves: list[Json] = []

    def is_there(self, match: Match) -> bool:
        """Say whether the wished question is open; of a sealed one, whether an answer is held."""
        _, _, prompt, least = self.wish
        held = [seat for seat in (0, 1) if match.view(seat).held is not None]
        asked = [match.view(seat).prompt for seat in match.asked()]
        is_sealed = len(asked) == 2
        return len(self.clicks) >= least and prompt in asked and (bool(held) or not is_sealed)

    def click(self) -> None:
        """Let somebody answer, or sometimes take something back."""
        match = self.match
        undoing = [seat for seat in (0, 1) if match.may_undo(seat)]
        self.saves = [*self.saves[-SINCE_SNAPSHOT:], match.save(snapshot=True)]
        if undoing and self.dice.random() < UNDO:
            self.clicks.append(match.undo(undoing[0]))
            return
        seat = self.dice.choice(match.asked())
        choices = match.view(seat).choices
        self.clicks.append(match.play(seat, self.dice.choice(choices).action))

    def write(self) -> Json | None:
        """Play to the wished question; None if it does not come."""
        while not self.match.is_over() and len(self.clicks) < MOST_CLICKS:
            if self.is_there(self.match):
                return self.content()
            self.click()
        return None

    def content(self) -> Json:
        """Return the match as a file holds it: saved, clicked, and an earlier snapshot."""
        return {
            "saved": self.match.save(),
            "clicks": [click.to_json() for click in self.clicks],
            "snapshot": self.saves[0] if self.saves else None,
            "views": [self.match.view(seat).to_json() for seat in (0, 1)],
        }


def make(wish: Wish) -> Json:
    """Return the first match that comes to the wished question."""
    for seed in range(TRIES):
        found = Scribe(wish, seed).write()
        if found is not None:
            return found
    raise LookupError(wish)


def name_of(wish: Wish) -> str:
    """Return the name of the file of a wish."""
    game, scenario, prompt, least = wish
    return f"{game}-{scenario}-{prompt}-{least}.json.gz"


def main(folder: Path) -> None:
    """Write all files."""
    for wish in WISHES:
        if (folder / name_of(wish)).exists():
            continue
        content = json.dumps(make(wish), ensure_ascii=False, separators=(",", ":")).encode()
        path = folder / name_of(wish)
        path.write_bytes(gzip.compress(content, mtime=0))
        print(path.name, len(content), path.stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
