"""A second rulebook: it lists everything a hand can do, in its own words and tables.

It reads where counters, markers and cards lie, and asks nothing of the engine's rules.
"""

from grognard.games.undaunted.state import UndauntedState as Position
from grognard.games.undaunted.tables import CARD_IDS, UNIT_IDS

PRINTED = {
    "rifleman": {"move": 1, "attack": 1, "control": 0},
    "scout": {"scout": 2, "attack": 1, "recon": 0, "conceal": 0},
    "machine_gunner": {"move": 1, "attack": 2, "suppress": 4},
    "sniper": {"stalk": 1, "attack": 3},
    "mortar": {"move": 1, "target": 0, "blast": 1},
    "platoon_sergeant": {"command": 2, "bolster": 3},
    "platoon_guide": {"guide": 1, "bolster": 1},
    "squad_leader": {"inspire": 1, "bolster": 2},
}
"""§6.5 The actions on the cards."""

Use = tuple[str, str, str]
"""A card, what it is used for, and whom, where or how many that names."""


def squad(card: str) -> str:
    """Return the letter of a card's squad, "" if it has none."""
    return card[-1] if card[-2:] in ("_a", "_b", "_c") else ""


def printed(card: str) -> dict[str, int]:
    """Return the actions printed on a card."""
    return PRINTED[card[:-2] if squad(card) else card]


class Hand:
    """The cards of the side on turn, and the board it looks at."""

    def __init__(self, state: Position) -> None:
        self.me = state.active
        self.scenario = state.scenario
        names = state.scenario.tile_ids
        self.at = {
            (counter // 11, UNIT_IDS[counter % 11]): names[tile]
            for counter, tile in enumerate(state.tile_of)
            if tile >= 0
        }
        self.down = {
            UNIT_IDS[unit] for unit in range(11) if state.suppressed_of[self.me * 11 + unit]
        }
        self.marked = {name for at, name in enumerate(names) if state.marker_of[self.me * 18 + at]}
        target = state.target_of[self.me]
        self.target = names[target] if target >= 0 else ""
        self.hand = self._pile(list(state.hand_of))
        self.supply = self._pile(list(state.supply_of))
        self.play = self._pile(list(state.play_of))

    def _pile(self, column: list[int]) -> dict[str, int]:
        part = column[self.me * 17 : self.me * 17 + 17]
        return {card: count for card, count in zip(CARD_IDS, part, strict=True) if count}

    # The board

    def steps(self, start: str, end: str) -> int:
        """Ruling R1: bricks touch along a line at two half tiles, across lines at one."""
        reached, steps = {start}, 0
        while end not in reached:
            reached |= {tile for here in reached for tile in self.beside(here)}
            steps += 1
        return steps

    def beside(self, here: str) -> list[str]:
        """§1.4 Return the tiles that share a piece of an edge."""
        scenario = self.scenario
        at = scenario.tile_ids.index(here)
        found: list[str] = []
        for there, name in enumerate(scenario.tile_ids):
            lines = abs(scenario.line_of[at] - scenario.line_of[there])
            halves = abs(scenario.place_of[at] - scenario.place_of[there])
            if (lines, halves) in ((0, 2), (1, 1)):
                found.append(name)
        return found

    def start(self, unit: str) -> str:
        """§6.3 Return where a unit acts from."""
        spawn = self.scenario.tile_ids[self.scenario.spawn_of[self.me * 11 + UNIT_IDS.index(unit)]]
        return self.at.get((self.me, unit), spawn)

    def walks(self, start: str, most: int, marked_only: bool) -> set[str]:
        """§7 Return every walk of no step to the most, tile by tile."""
        walks = {""}
        for _ in range(most):
            for walk in list(walks):
                here = walk.split()[-1] if walk else start
                for to in self.beside(here):
                    if to in self.marked or not marked_only:
                        walks.add(f"{walk} {to}".strip())
        return {walk for walk in walks if len(walk.split()) <= most}

    # The uses

    def uses(self) -> set[Use]:
        """§6 Return every use of every card, and the end of the turn."""
        found: set[Use] = {("", "done", "")}
        for card in self.hand:
            if card == "fog_of_war":
                continue  # §6.1
            found.add((card, "hunker", ""))
            if card in self.down:
                found.add((card, "ready", ""))  # §6.2
                continue
            for verb, value in printed(card).items():
                found |= {(card, verb, what) for what in self.whats(card, verb, value)}
        return found

    def whats(self, card: str, verb: str, value: int) -> set[str]:
        """§7-§9 Return what an action can name; "" where it names nothing."""
        if verb in ("move", "scout", "stalk"):
            return self.walks(self.start(card), value, verb == "move")
        if verb == "guide":
            ready = [u for (side, u) in self.at if side == self.me and u not in self.down]
            return {f"{u} {walk}" for u in ready for walk in self.walks(self.start(u), value, True)}
        if verb in ("attack", "suppress"):
            return {unit for (side, unit) in self.at if side != self.me}
        if verb == "command":
            return {str(count) for count in range(value + 1)}
        if verb in ("bolster", "inspire"):
            return self.takings(card, self.supply if verb == "bolster" else self.play, value)
        if verb == "target":
            far = [t for t in self.scenario.tile_ids if self.steps(self.start(card), t) >= 3]
            return {tile for tile in far if tile != self.target}
        return {""} if self.is_possible(card, verb) else set()

    def is_possible(self, card: str, verb: str) -> bool:
        """§8.3, §8.4, §8.6, §9.1 Say whether an action that names nothing can be done."""
        if verb == "recon":
            return "fog_of_war" in self.hand
        if verb == "blast":
            return self.target != ""
        if verb == "conceal":
            return True
        here = self.start(card)
        enemies = {tile for (side, _), tile in self.at.items() if side != self.me}
        return here in self.marked and here not in enemies

    def takings(self, leader: str, pile: dict[str, int], most: int) -> set[str]:
        """§8.1, §8.5 Return every choice of cards, none included; ruling R3: not the leader."""
        chosen: set[tuple[str, ...]] = {()}
        fit = [c for c in pile if not squad(leader) or squad(c) == squad(leader)]
        for _ in range(most):
            for cards in list(chosen):
                for card in fit:
                    if cards.count(card) < pile[card] and card != leader:
                        chosen.add(tuple(sorted((*cards, card))))
        return {" ".join(cards) for cards in chosen if len(cards) <= most}
