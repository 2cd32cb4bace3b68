"""The numbers of the judgement, in the data file `weights.json`; its card says whence they are."""

from typing import Final

from grognard.core.weights import Weights, read_weights
from grognard.games.undaunted.tables import DATA

NAMES: Final = (
    *("points", "points-squared", "control-in-hand", "control-drawn", "win-in-hand", "win-drawn"),
    *("reach", "reach-near", "reach-fade", "reach-cards", "guards", "guarded", "beyond"),
    *("follow", "follow-cards", "scouts-near", "markers", "blocking"),
    *("pinned-loses", "pinned-hurts", "prize", "squads", "lives"),
    *("life-riflemen", "life-scouts", "life-machine-gunners", "life-sniper", "life-mortar"),
    *("supply-riflemen", "supply-others", "copies-even"),
    *("suppressed", "suppressed-riflemen", "suppressed-machine-gunners"),
    *("play-riflemen", "play-scouts", "play-machine-gunners", "play-sniper", "play-mortar"),
    *("play-sergeant", "play-guide", "play-leaders", "play-fog"),
    *("plays", "shot", "aimed", "shot-on-way", "last-riflemen", "in-hand", "shot-in-hand"),
    *("fog", "fog-drawn", "cards", "initiative", "first", "shot-first"),
)
POINTS: Final = 0
POINTS_SQUARED: Final = 1
CONTROL_IN_HAND: Final = 2
CONTROL_DRAWN: Final = 3
WIN_IN_HAND: Final = 4
WIN_DRAWN: Final = 5
REACH: Final = 6
REACH_NEAR: Final = 7
REACH_FADE: Final = 8
REACH_CARDS: Final = 9
GUARDS: Final = 10
GUARDED: Final = 11
BEYOND: Final = 12
FOLLOW: Final = 13
FOLLOW_CARDS: Final = 14
SCOUTS_NEAR: Final = 15
MARKERS: Final = 16
BLOCKING: Final = 17
PINNED_LOSES: Final = 18
PINNED_HURTS: Final = 19
PRIZE: Final = 20
SQUADS: Final = 21
LIVES: Final = 22
LIFE: Final = 23
SUPPLY_RIFLEMEN: Final = 28
SUPPLY_OTHERS: Final = 29
COPIES_EVEN: Final = 30
SUPPRESSED: Final = 31
SUPPRESSED_RIFLEMEN: Final = 32
SUPPRESSED_GUNNERS: Final = 33
PLAY: Final = 34
PLAYS: Final = 43
SHOT: Final = 44
AIMED: Final = 45
SHOT_ON_WAY: Final = 46
LAST_RIFLEMEN: Final = 47
IN_HAND: Final = 48
SHOT_IN_HAND: Final = 49
FOG_HELD: Final = 50
FOG_DRAWN: Final = 51
CARDS_HELD: Final = 52
INITIATIVE: Final = 53
FIRST: Final = 54
SHOT_FIRST: Final = 55

WEIGHTS: Final[Weights] = read_weights(DATA / "weights.json", NAMES)
