"""§5.7 How leaders fall."""

from grognard.games.napoleonics.rules.s02_pieces import lift_leader
from grognard.games.napoleonics.rules.s04_banners import award
from grognard.games.napoleonics.rules.s09_scenarios import Leader
from grognard.games.napoleonics.state import KILLED, NapoleonicsState


def kill_leader(state: NapoleonicsState, leader: Leader, rule: str) -> None:
    """§5.7 A leader dies: his block is removed, and the enemy takes a banner."""
    side = state.scenario.leader_side[leader]
    lift_leader(state, leader, KILLED)
    state.note(rule, "leader-killed", side, (leader,))
    award(state, 1 - side, 1)
