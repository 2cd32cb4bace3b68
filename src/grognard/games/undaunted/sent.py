"""What is sent: the observation and the events, typed; the client's types are made from here."""

from typing import Final, Literal, NotRequired, TypedDict

from grognard.core.sent import AccountLine, Sent
from grognard.games.undaunted.actions import unit_text
from grognard.games.undaunted.tables import CARD_IDS, COUNTERS, VERBS, Layout, Marker, Seat

Zone = Literal["", "hand", "play", "supply"]
"""Where the cards lie that answer the open question."""
Pile = dict[str, int]
"""How many there are of each card."""

# fmt: off
Goal = TypedDict("Goal", {"points": int, "pin": bool})
Unit = TypedDict("Unit", {"unit": str, "suppressed": bool})
"""A counter on a tile, "us:rifleman_a"."""
Tile = TypedDict("Tile", {
    "id": str, "line": int, "place": int, "cover": int, "hill": bool, "terrain": str, "worth": int,
    "radio": bool, "markers": dict[Seat, Marker], "units": list[Unit], "spawns": list[str],
    "targets": list[Seat],
})
Own = TypedDict("Own", {
    "hand": Pile, "deck": Pile, "discard": Pile, "removed": Pile, "bid": str | None,
})
"""What a seat knows of its own piles; when the game is over, everybody."""
Side = TypedDict("Side", {
    "hand": int, "deck": int, "discard": int, "removed": int, "play": Pile, "supply": Pile,
    "discarded": Pile, "unseen": Pile, "surely_in_hand": Pile, "not_in_hand": list[str],
    "own": NotRequired[Own],
})
Use = TypedDict("Use", {
    "card": str, "verb": str | None, "unit": NotRequired[str], "steps": NotRequired[int],
})
"""The card in use, and the counter that acts by it."""
Observation = TypedDict("Observation", {
    "game": str, "scenario": str, "seat": Seat | None, "round": int, "initiative": Seat,
    "asked": list[Seat], "points": dict[Seat, int], "goals": dict[Seat, Goal], "tiles": list[Tile],
    "layout": Layout, "sides": dict[Seat, Side], "action": Use | None,
    "zone": Zone, "over": bool, "winner": Seat | None,
    "account": list[AccountLine],
})

EVENTS: Final = {
    "round drew-hidden reshuffled turn-over": "count:number",
    "drew discarded": "cards:card*",
    "bids": "us:bid german:bid us_value:number german_value:number",
    "initiative": "tie:truth",
    "turn untargeted recon deck-shuffled": "",
    "played hunkered bolstered inspired": "card:card",
    "placed targeted removed": "unit:unit tile:tile",
    "readied": "unit:unit",
    "moved": "unit:unit from:tile to:tile",
    "scouted": "tile:tile fog:number",
    "concealed": "fog:number",
    "controlled radio": "tile:tile worth:number",
    "held": "tile:tile",
    "blasted": "tile:tile units:number",
    "rolled": "verb:verb card:card unit:unit base:number cover:number range:number "
              "defence:number hit:truth faces:number*",
    "lost": "unit:unit source:source",
    "suppressed": "unit:unit already:truth",
    "won": "how:number us_points:number german_points:number",
}
# fmt: on
MEANINGS: Final[dict[str, object]] = {
    "card": CARD_IDS,
    "bid": [*CARD_IDS, ""],
    "unit": [unit_text(counter) for counter in COUNTERS],
    "tile": str,
    "verb": list(VERBS),
    "source": ("hand", "discard", "deck"),
}
SENT: Final = Sent(Observation, EVENTS, MEANINGS, {"rolled": {"hits": list[bool]}})
