"""The places of the options in `choices`; data/options.toml lists them in this order.

0 is the default: where the text has a letter, what it says.
"""

from typing import Final

PASSIVITY: Final = 0
"""§23.4.4 1: only the coalition's first 5 or 6 counts."""
PAST_TOWN: Final = 1
"""§24.2.4 0: a unit past the town goes on to the edge."""
RIVER_STOP: Final = 2
"""§25.3.6 0: a routed unit that the Mietzel stops is not captured."""
FAR_FIRE: Final = 3
"""§10.8.1.2 1: a step is lost under fire from two or three hexes before a retreat, too."""
SLEEPING_GUNS: Final = 4
"""§4.1 1: an army that is not active fires in the defensive bombardment."""
ADVANCE: Final = 5
"""§23.4.4 1: one unit that moves is an advance of the coalition."""
BATTERY_DEPLOY: Final = 6
"""§4.4 1: batteries deploy near corps that are out of column already, too."""
FOUGHT_ABOVE: Final = 7
"""§10 1: units that have fought hide those below them no more."""
ROUTED_ABOVE: Final = 8
"""§9.2 1: unrouted units below a routed one answer an attack on it."""
MOMENTUM_GUNS: Final = 9
"""§10.11 1: a momentum advance may go into a hex of batteries alone."""
ROUT_EDGE: Final = 10
"""§7.1 1: routed units run off the map over their own edge only."""
COLUMN_GUNS: Final = 11
"""§7.6 1: batteries go into column only Formed and outside enemy zones."""
