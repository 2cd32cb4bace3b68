"""A game in progress: seats, sealed answers, undo, record. No network."""

from grognard.match.chains import Chain, Understood
from grognard.match.click import Click, MatchError, Seat, click_from_json
from grognard.match.match import Match
from grognard.match.older import OlderRules
from grognard.match.plans import Left, Planned
from grognard.match.playing_on import play_on
from grognard.match.preview import Opened, Preview
from grognard.match.start import load_match, loading, new_match, older_match
from grognard.match.view import Choice, LogLine, Offer, View

__all__ = [
    "Chain",
    "Choice",
    "Click",
    "Left",
    "LogLine",
    "Match",
    "MatchError",
    "Offer",
    "OlderRules",
    "Opened",
    "Planned",
    "Preview",
    "Seat",
    "Understood",
    "View",
    "click_from_json",
    "load_match",
    "loading",
    "new_match",
    "older_match",
    "play_on",
]
