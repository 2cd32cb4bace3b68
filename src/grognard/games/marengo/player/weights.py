"""The numbers of the evaluation, in the data file `weights.json`; its card says whence they are."""

from pathlib import Path
from typing import Final

from grognard.core.weights import Weights, read_weights

NAMES: Final = (
    *("staked-in-turn", "staked", "held", "track", "fright", "fright-track"),
    *("artillery", "infantry", "cavalry", "waiting", "organized"),
    *("step", "east", "verdict", "pace-east"),
    *("now", "soon", "later", "assault", "responded", "road"),
    *("ground", "reduction", "gun", "commit"),
)
STAKED_IN_TURN: Final = 0
STAKED: Final = 1
HELD: Final = 2
TRACK: Final = 3
FRIGHT: Final = 4
FRIGHT_TRACK: Final = 5
ARTILLERY_WORTH: Final = 6
INFANTRY_WORTH: Final = 7
CAVALRY_WORTH: Final = 8
WAITING: Final = 9
ORGANIZED: Final = 10
STEP: Final = 11
EAST: Final = 12
VERDICT: Final = 13
PACE_EAST: Final = 14
NOW: Final = 15
SOON: Final = 16
LATER: Final = 17
ASSAULT: Final = 18
RESPONDED: Final = 19
ROAD: Final = 20
GROUND: Final = 21
REDUCTION: Final = 22
GUN: Final = 23
COMMIT: Final = 24

WEIGHTS: Final[Weights] = read_weights(
    Path(__file__).resolve().parents[1] / "data" / "weights.json", NAMES
)
