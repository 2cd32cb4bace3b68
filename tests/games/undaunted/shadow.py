"""A second bookkeeper: it follows a game by its log alone and doubts every entry.

It restates the rules on cards, markers, defence and losses in its own words and tables, so that an
error of the engine shows as a broken promise or as a difference between both books.
"""

from collections import Counter as Tally

from grognard.core.event import Event
from grognard.games.undaunted.rules.s14_booklet import Scenario

ORDER = [
    "rifleman_a",
    "rifleman_b",
    "rifleman_c",
    "scout_a",
    "scout_b",
    "scout_c",
    "machine_gunner_a",
    "machine_gunner_b",
    "machine_gunner_c",
    "sniper",
    "mortar",
    "platoon_sergeant",
    "platoon_guide",
    "squad_leader_a",
    "squad_leader_b",
    "squad_leader_c",
    "fog_of_war",
]
DEFENCE = {"rifleman": 4, "scout": 5, "machine_gunner": 4, "sniper": 6, "mortar": 4}
DICE = {
    ("rifleman", "attack"): 1,
    ("scout", "attack"): 1,
    ("machine_gunner", "attack"): 2,
    ("machine_gunner", "suppress"): 4,
    ("sniper", "attack"): 3,
    ("mortar", "blast"): 1,
}
VERBS = {11: "attack", 12: "suppress", 13: "blast"}
PILES = ("hand", "deck", "discard", "play", "supply", "removed")


def kind(name: str) -> str:
    """Return a unit's type without its squad."""
    return name.rsplit("_", 1)[0] if name[-2:] in ("_a", "_b", "_c") else name


class Shadow:
    """Piles, counters and markers of both sides, kept from events."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.worth = dict(enumerate(scenario.worth_of))
        self.piles: list[dict[str, Tally[str]]] = []
        self.at: dict[int, int] = {}
        self.down: set[int] = set()
        self.markers: list[dict[int, int]] = [{}, {}]
        self.target: list[int | None] = [None, None]
        self.token = scenario.initiative
        for side, setup in enumerate(scenario.sides):
            piles = {name: Tally[str]() for name in PILES}
            piles["deck"].update(dict(zip(ORDER, setup.deck_of, strict=True)))
            piles["supply"].update(dict(zip(ORDER, setup.supply_of, strict=True)))
            self.piles.append(piles)
            for unit, tile in enumerate(setup.start_of):
                if tile >= 0:
                    self.at[side * 11 + unit] = tile
            self.markers[side] = {t: face for t, face in enumerate(setup.marker_of) if face}

    # Small helpers

    def move(self, side: int, name: str, start: str, end: str, count: int = 1) -> None:
        """Move cards from a pile in which they must be to another."""
        assert self.piles[side][start][name] >= count, f"no {name} in {start}"
        self.piles[side][start][name] -= count
        self.piles[side][end][name] += count

    def size(self, side: int, name: str) -> int:
        """Return how many cards a pile holds."""
        return sum(self.piles[side][name].values())

    def steps(self, a: int, b: int) -> int:
        """Return the distance of two tiles."""
        return self.scenario.distance[18 * a + b]

    def points(self, side: int) -> int:
        """Return the points of the tiles a side controls."""
        return sum(self.worth[tile] for tile, face in self.markers[side].items() if face == 2)

    def riflemen(self, side: int) -> int:
        """Return how many rifleman counters a side has on the board."""
        return sum(1 for unit in range(3) if side * 11 + unit in self.at)

    # Events

    def follow(self, event: Event) -> None:
        """Enter one event after doubting it."""
        entry = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        assert entry is not None, f"unknown event {event.kind}"
        entry(event.who, event.numbers, event.rule)

    def on_round(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§3 Both hands are empty when a round begins."""
        assert who == self.token
        assert [self.size(side, "hand") + self.size(side, "play") for side in (0, 1)] == [0, 0]

    def on_reshuffled(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§4 The deck has run out, and the discard becomes the deck."""
        assert self.size(who, "deck") == 0
        assert self.size(who, "discard") == numbers[0] > 0
        self.piles[who]["deck"] = self.piles[who]["discard"]
        self.piles[who]["discard"] = Tally()

    def on_drew(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§4 Cards come from the deck."""
        assert len(numbers) <= {"§4": 4, "§8.2": 2, "§8.6": 1}[rule]
        for card in numbers:
            self.move(who, ORDER[card], "deck", "hand")

    def on_drew_hidden(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """The same draw, as others see it."""

    def on_bids(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§4 Both have drawn four cards or all; §5 the higher bid takes the token."""
        values = [0, 0]
        for side in (0, 1):
            left = self.size(side, "deck") + self.size(side, "discard")
            assert self.size(side, "hand") == 4 or (self.size(side, "hand") < 4 and not left)
        strength = [5, 5, 5, 6, 6, 6, 3, 3, 3, 4, 2, 9, 8, 7, 7, 7, 1]
        for side in (0, 1):
            if numbers[side] < 17:
                values[side] = strength[numbers[side]]
                self.move(side, ORDER[numbers[side]], "hand", "discard")
            else:
                assert self.size(side, "hand") == 0
        if values[0] != values[1]:
            self.token = int(values[1] > values[0])

    def on_initiative(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§5 Who has the token now."""
        assert who == self.token

    def on_turn(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§6 A turn begins with an empty play area."""
        assert self.size(who, "play") == 0

    def on_turn_over(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§6 Everything played or left is discarded."""
        assert numbers[0] == self.size(who, "hand")
        for start in ("hand", "play"):
            self.piles[who]["discard"].update(self.piles[who][start])
            self.piles[who][start] = Tally()

    def on_played(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§6, §6.1 Any card of the hand but fog."""
        assert ORDER[numbers[0]] != "fog_of_war"
        self.move(who, ORDER[numbers[0]], "hand", "play")

    def on_hunkered(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§6.4 Back to the supply."""
        self.move(who, ORDER[numbers[0]], "play", "supply")

    def on_readied(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§6.2 A suppressed counter of the side is turned."""
        assert numbers[0] // 11 == who
        self.down.remove(numbers[0])

    def on_placed(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§6.3 A counter off the board comes in on its spawn point."""
        counter, tile = numbers
        assert counter // 11 == who
        assert counter not in self.at
        assert tile == self.scenario.sides[who].spawn_of[counter % 11]
        self.at[counter] = tile

    def on_moved(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§7 One step of a ready counter; Move and Guide need an own marker."""
        counter, start, end = numbers
        assert self.at[counter] == start
        assert counter not in self.down
        assert self.steps(start, end) == 1
        assert rule in ("§7.3", "§7.4") or end in self.markers[who]
        self.at[counter] = end

    def on_untargeted(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§7.1, §8.7 The mortar has moved or gone."""
        assert self.target[who] is not None
        self.target[who] = None

    def on_scouted(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§7.3 A tile without an own marker gets one, for a fog if there is one."""
        tile, taken = numbers
        assert tile not in self.markers[who]
        self.markers[who][tile] = 1
        self._fog(who, taken)

    def _fog(self, side: int, taken: int) -> None:
        assert taken == min(1, self.piles[side]["supply"]["fog_of_war"])
        self.move(side, "fog_of_war", "supply", "discard", taken)

    def on_bolstered(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§8.1 From the supply to the discard."""
        self.move(who, ORDER[numbers[0]], "supply", "discard")

    def on_concealed(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§8.3 A fog for the enemy."""
        self._fog(1 - who, numbers[0])

    def on_controlled(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§8.4 A ready rifleman turns the own marker; no enemy stands there."""
        self._stand(who, numbers[0])
        assert self.markers[who][numbers[0]] == 1
        self.markers[who][numbers[0]] = 2
        if self.markers[1 - who].get(numbers[0]) == 2:
            self.markers[1 - who][numbers[0]] = 1

    def _stand(self, who: int, tile: int) -> None:
        here = [counter for counter, place in self.at.items() if place == tile]
        assert all(counter // 11 == who for counter in here)
        assert any(counter % 11 < 3 and counter not in self.down for counter in here)

    def on_held(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§8.4 Control on an own controlled tile."""
        self._stand(who, numbers[0])
        assert self.markers[who][numbers[0]] == 2

    def on_radio(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§14.1 The US side raises the worth of the radio's tile."""
        self.on_held(who, numbers, rule)
        assert (who, numbers[0]) == (0, self.scenario.radio)
        self.worth[numbers[0]] += 1
        assert self.worth[numbers[0]] == numbers[1]

    def on_inspired(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§8.5 From the play area back to the hand."""
        self.move(who, ORDER[numbers[0]], "play", "hand")

    def on_recon(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§8.6 A fog of the hand leaves the game."""
        self.move(who, "fog_of_war", "hand", "removed")

    def on_targeted(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§8.7 At least three steps from the mortar, and another tile than before."""
        mortar, tile = numbers
        assert mortar == who * 11 + 10
        assert self.steps(self.at[mortar], tile) >= 3
        assert self.target[who] != tile
        self.target[who] = tile

    def on_blasted(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§9.1 The marked tile, with everyone on it."""
        assert numbers[0] == self.target[who]
        assert numbers[1] == list(self.at.values()).count(numbers[0])

    def on_rolled(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§9.2, §9.3, §9.5 The defence and the hit, computed anew."""
        verb, card, victim, base, cover, reach, defence, hit, *faces = numbers
        unit, tile = kind(ORDER[card]), self.at[victim]
        assert victim // 11 != who or VERBS[verb] == "blast"
        assert len(faces) == DICE[unit, VERBS[verb]]
        assert base == DEFENCE[kind(ORDER[victim % 11])]
        blast = VERBS[verb] == "blast"
        start = tile if blast else self.at[who * 11 + card]
        assert who * 11 + card not in self.down
        low = blast or self.scenario.is_hill[start]
        hill = self.scenario.is_hill[tile]
        assert cover == ((1 if low else 3) if hill else self.scenario.cover_of[tile])
        assert reach == (0 if blast else self.steps(start, tile))
        assert defence == base + cover + reach
        assert hit == int(any(face == 0 or face >= defence for face in faces))

    def on_lost(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§9.4 From the first of hand, discard and deck that has such a card."""
        name = ORDER[numbers[0] % 11]
        found = [pile for pile in ("hand", "discard", "deck") if self.piles[who][pile][name]]
        assert numbers[1] == ("hand", "discard", "deck").index(found[0])
        self.move(who, name, found[0], "removed")

    def on_deck_shuffled(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§9.4 After a loss from the deck."""

    def on_suppressed(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§9.4 The counter is turned over, if it was not yet."""
        assert numbers[1] == int(numbers[0] in self.down)
        self.down.add(numbers[0])

    def on_removed(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§9.4, §9.6 No card of the unit is left in hand, discard or deck."""
        name = ORDER[numbers[0] % 11]
        assert not any(self.piles[who][pile][name] for pile in ("hand", "discard", "deck"))
        assert self.at.pop(numbers[0]) == numbers[1]
        self.down.discard(numbers[0])

    # §11

    def hopeless(self, side: int) -> str:
        """§11.3 No rifleman card to be had, or neither scouts nor enough points on own markers."""
        if not self.scenario.sides[side].points_to_win:
            return ""
        have = {
            name
            for pile in ("hand", "deck", "discard", "play")
            for name, count in self.piles[side][pile].items()
            if count
        }
        supply = {name for name, count in self.piles[side]["supply"].items() if count}
        for _ in range(3):
            for leader in sorted(have):
                if leader in ("platoon_sergeant", "platoon_guide"):
                    have |= supply
                elif leader.startswith("squad_leader"):
                    have |= {name for name in supply if name[-2:] == leader[-2:]}
        if not any(name.startswith("rifleman") for name in have):
            return "no-riflemen"
        needed = self.scenario.sides[side].points_to_win
        if any(name.startswith("scout") for name in have):
            return ""
        return "no-scouts" if self.best_without_scouts(side, have) < needed else ""

    def best_without_scouts(self, side: int, have: set[str]) -> int:
        """§11.3 Return the most points that riflemen can hold who walk on own markers only."""
        riflemen = [unit for unit in range(3) if ORDER[unit] in have]
        come: set[int] = set()
        for unit in riflemen:
            counter = side * 11 + unit
            spawn = self.scenario.spawn_of[counter]
            come |= {spawn, self.at.get(counter, spawn)}
        for _ in self.scenario.tiles:
            come |= {t for t in self.markers[side] if any(self.steps(t, c) == 1 for c in come)}
        if side == 0 and self.scenario.radio in come and self.scenario.radio in self.markers[0]:
            return 99
        held = {t for t, face in self.markers[side].items() if face == 2 or t in come}
        return sum(self.worth[tile] for tile in held)

    def ending(self, active: int) -> str:
        """Return who has won and how, "" if nobody has."""
        setups = self.scenario.sides
        for side in (active, 1 - active):
            needed = setups[side].points_to_win
            if needed and self.points(side) >= needed:
                return f"{side} objectives"
            if setups[side].wins_by_pinning and not self.riflemen(1 - side):
                return f"{side} pinning"
        lead = self.points(0) - self.points(1)
        spent = [not self.riflemen(side) or self.hopeless(side) for side in (0, 1)]
        for side in (active, 1 - active):
            ahead = lead < 0 if side == 0 else lead > 0
            lack = self.hopeless(side)
            if lack and (setups[1 - side].wins_by_pinning or ahead):
                return f"{1 - side} {lack}"
        if all(spent):
            return f"{self.token if lead == 0 else int(lead < 0)} both"
        return ""

    def on_won(self, who: int, numbers: tuple[int, ...], rule: str) -> None:
        """§11 The points are those of the second book, too."""
        assert list(numbers[1:]) == [self.points(0), self.points(1)]
