"""A second rulebook: it lists every action of a turn in its own words and tables.

It reads the board file, where the pieces stand, and what the log says of this turn, and asks
nothing of the engine's rules; a difference between both lists is an error of one of them.
"""

import json
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import grognard.games.marengo as package
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import (
    PIECES_OF,
    POSITIONS,
    SIDES,
    TYPE_OF,
    TYPES,
    WAYS,
    position_name,
    side_name,
    way_name,
)

BOARD: dict[str, Any] = json.loads(
    (Path(str(package.__file__)).parent / "data" / "board.json").read_text("utf-8")
)
CAPACITY: dict[int, int] = {row["id"]: row["capacity"] for row in BOARD["locales"]}
ROADS: dict[int, list[list[str]]] = {row["id"]: row["roads"] for row in BOARD["locales"]}
ENTRY = {"alessandria": (1, 1), "tortona": (80, 6), "novi": (84, 11), "sale": (74, 12)}
"""§15 Locale and first round of each holding area."""


@dataclass(frozen=True)
class Edge:
    """One side of an approach, with the symbols printed on it and opposite."""

    name: str
    approach: str
    here: int
    to: int
    opposite: str
    full: int
    obstructed: bool
    gun_penalty: int
    penalties: tuple[int, int]
    """Against infantry and cavalry that lead an assault across it."""


@dataclass(frozen=True)
class Road:
    """A crossing taken in one direction."""

    crossing: str
    main: bool
    edge: Edge


@dataclass(frozen=True)
class Block:
    """A living piece as its owner sees it."""

    number: int
    army: int
    kind: str
    strength: int
    place: str
    acted: bool
    disorganized: bool
    declared: bool
    cleaned: bool

    def locale(self) -> int:
        """Return its locale, -1 off the map."""
        return -1 if self.place in ENTRY else int(self.place.rpartition("@")[2])


def _edges() -> dict[str, Edge]:
    found: dict[str, Edge] = {}
    for row in BOARD["approaches"]:
        for one, other in (row["sides"], row["sides"][::-1]):
            name, opposite = (f"{row['id']}@{side['locale']}" for side in (one, other))
            found[name] = Edge(
                name=name,
                approach=row["id"],
                here=one["locale"],
                to=other["locale"],
                opposite=opposite,
                full=2 if row["wide"] else 1,
                obstructed=other["obstructing"],
                gun_penalty=other["artillery"],
                penalties=(other["infantry"], other["cavalry"]),
            )
    return found


EDGES = _edges()
EDGES_OF = {here: [e for e in EDGES.values() if e.here == here] for here in CAPACITY}
ROADS_OF = {
    here: [
        Road(row["id"], row["main"], edge)
        for row in BOARD["crossings"]
        for edge in EDGES_OF[here]
        if row["approach"] == edge.approach
    ]
    for here in CAPACITY
}

Act = tuple[str, str, str, str]
"""What is done, from which position, by which faces, and whither."""


class Rulebook:
    """A position between two actions, and what may be done in it."""

    def __init__(self, state: MarengoState) -> None:
        self.me = state.turn
        self.round = state.round
        self.commands = state.commands
        self.blocks = [_block(state, army, p) for army in (0, 1) for p in PIECES_OF[army]]
        self.blocks = [block for block in self.blocks if block.strength > 0]
        self.closed: set[str] = set()
        self.barred: set[int] = set()
        self.crossed: dict[str, tuple[str, int]] = {}
        self.attacked: set[str] = set()
        self.surprised = self.me == 1 and self.round == 1  # §14
        self._read(state)

    def _read(self, state: MarengoState) -> None:
        """§8, §11 What this turn has closed, barred and used."""
        log = state.log or []
        start = max((at for at, event in enumerate(log) if event.kind == "turn"), default=0)
        for at, event in enumerate(log[start:], start):
            if event.kind == "held":
                self.closed.add(EDGES[side_name(SIDES[event.numbers[0]])].approach)
            elif event.kind == "stormed":
                self.barred.add(EDGES[side_name(SIDES[event.numbers[0]])].to)
            elif event.kind == "cross":
                crossing, _, to = way_name(WAYS[event.numbers[0]]).partition(">")
                assert event.numbers[1] > self.crossed.get(crossing, ("", 0))[1]
                self.crossed[crossing] = (to, event.numbers[1])
                if log[at + 1 : at + 2] and log[at + 1].kind == "attack":
                    self.attacked.add(crossing)

    # Looking

    def among(self, here: int, army: int) -> int:
        """Count the pieces of an army in a locale."""
        return sum(b.locale() == here and b.army == army for b in self.blocks)

    def is_hostile(self, here: int) -> bool:
        """§3 Say whether the enemy occupies a locale."""
        return self.among(here, 1 - self.me) > 0

    def standing(self, place: str) -> int:
        """Count the pieces in a position."""
        return sum(block.place == place for block in self.blocks)

    def is_kept(self, here: int) -> bool:
        """§15 Say whether enemy reinforcements still have to enter a locale first."""
        areas = [name for name, (locale, _) in ENTRY.items() if locale == here]
        return any(b.place in areas and b.army != self.me for b in self.blocks)

    def is_open(self, edge: Edge) -> bool:
        """§11, §15 Say whether a march or an attack may be made across an approach."""
        return edge.approach not in self.closed and not self.is_kept(edge.to)

    # Listing

    def acts(self) -> set[Act]:
        """Return everything that can be done next."""
        found: set[Act] = {("end", "", "", "")}
        ready = [b for b in self.blocks if b.army == self.me and not b.acted]
        for place in {block.place for block in ready}:
            here = [block for block in ready if block.place == place]
            if place in ENTRY:
                found |= self._entries(here)
                continue
            for size in (1, 2, 3):
                for group in combinations(here, size):
                    found |= self._marches(group) | self._attacks(group)
            for block in here:
                found |= self._roads(block) | self._guns(block) | self._organizing(block)
            found |= self._assaults(place, here)
        return found

    def _entries(self, waiting: list[Block]) -> set[Act]:
        """§15 By the road of the holding area, or over the pontoon bridge."""
        place = waiting[0].place
        locale, first = ENTRY[place]
        names = [f"entry-{place}", *(["entry-pontoon"] if locale == 1 else [])]
        full = self.among(locale, self.me) >= CAPACITY[locale] or locale in self.barred
        found: set[Act] = set()
        for block in waiting:
            early = locale == 1 and block.kind == "artillery" and self.round == 1
            for name in names:
                used = self.crossed.get(name, ("", 0))[1]
                if used < (1 if name == "entry-pontoon" else 3) and not (full or early):
                    if self.round >= first:
                        found.add(("cross", place, faces([block]), f"{name}>{locale}"))
        return found

    def _marches(self, group: tuple[Block, ...]) -> set[Act]:
        """§7 Off the road: across, up to an approach, or back into reserve."""
        place, here, who = group[0].place, group[0].locale(), faces(group)
        found: set[Act] = set()
        for edge in EDGES_OF[here]:
            room = CAPACITY[edge.to] - self.among(edge.to, self.me)
            across = not any(b.disorganized for b in group) and self.commands > 0
            if across and place in (str(here), edge.name) and self.is_open(edge):
                if not self.is_hostile(edge.to) and room >= len(group):
                    found.add(("march", place, who, str(edge.to)))
            if place == str(here) and self.is_hostile(edge.to) and not self.surprised:
                free = self.standing(edge.name) + len(group) <= edge.full
                if free or self.commands > 0:
                    found.add(("block", place, who, edge.name))
        if place != str(here) and self.commands > 0:
            found.add(("reserve", place, who, ""))
        return found

    def _attacks(self, group: tuple[Block, ...]) -> set[Act]:
        """§9 Maneuver attacks across approaches that are not fully blocked."""
        place, here = group[0].place, group[0].locale()
        if self.commands == 0 or any(b.disorganized for b in group):
            return set()
        return {
            ("attack", place, faces(group), edge.name)
            for edge in EDGES_OF[here]
            if place in (str(here), edge.name)
            and self.is_hostile(edge.to)
            and self.is_open(edge)
            and self.standing(edge.opposite) < edge.full
            and (not edge.obstructed or any(b.kind == "infantry" for b in group))
        }

    def _roads(self, block: Block) -> set[Act]:
        """§8 The first crossing of a road march; §12 or no crossing, and continuation."""
        here, who = block.locale(), faces([block])
        if block.place != str(here) or block.cleaned:
            return set()
        found: set[Act] = set()
        for road in ROADS_OF[here]:
            payable = road.main or self.commands > 0
            if not block.disorganized and self.can_cross(block, road, 0, self.commands > 0):
                found.add(("cross", block.place, who, f"{road.crossing}>{road.edge.to}"))
            if block.kind == "cavalry" and payable and not self.surprised:
                if self.is_hostile(road.edge.to):
                    found.add(("continue", block.place, who, road.edge.name))
        return found

    def can_cross(self, block: Block, road: Road, step: int, paid: bool) -> bool:
        """§8 Say whether a marching piece may use a crossing after so many steps."""
        edge = road.edge
        to, used = self.crossed.get(road.crossing, (str(edge.to), 0))
        if to != str(edge.to) or max(step, used) >= 3 or not (road.main or paid):
            return False
        if not self.is_open(edge) or edge.to in self.barred:
            return False
        if not self.is_hostile(edge.to):
            stay = self.among(edge.to, self.me) - (block.locale() == edge.to)
            return stay < CAPACITY[edge.to]
        may = block.kind == "cavalry" and not edge.obstructed
        return (
            may and road.crossing not in self.attacked and self.standing(edge.opposite) < edge.full
        )

    def road_marches(self, block: Block) -> set[tuple[str, ...]]:
        """§8 Return every road march of a piece in reserve, up to its first attack."""
        found: set[tuple[str, ...]] = set()
        todo: list[tuple[tuple[str, ...], int, bool]] = [((), 0, False)]
        while todo:
            path, step, paid = todo.pop()
            here = int(path[-1].rpartition(">")[2]) if path else block.locale()
            for road in ROADS_OF[here]:
                if not _goes_on(path, here, road):
                    continue
                if not self.can_cross(block, road, step, paid or self.commands > 0):
                    continue
                at = max(step, self.crossed.get(road.crossing, ("", 0))[1]) + 1
                further = (*path, f"{road.crossing}>{road.edge.to}")
                found.add(further)
                if not self.is_hostile(road.edge.to) and not self._is_disordered(road.edge.to):
                    todo.append((further, at, paid or not road.main))
        return found

    def _is_disordered(self, here: int) -> bool:
        """§14 Say whether a march ends among disorganized pieces."""
        return any(b.locale() == here and b.disorganized for b in self.blocks)

    def _guns(self, block: Block) -> set[Act]:
        """§10 Bombardments declared and completed."""
        if block.kind != "artillery" or "@" not in block.place or block.disorganized:
            return set()
        edge = EDGES[block.place]
        if edge.approach in self.closed:
            return set()
        found: set[Act] = set()
        if self.is_hostile(edge.to) and edge.gun_penalty == 0:
            found.add(("declare", block.place, faces([block]), ""))
        if block.declared:
            found.add(("complete", block.place, faces([block]), ""))
        return found

    def _assaults(self, place: str, ready: list[Block]) -> set[Act]:
        """§11 Assaults across a blocked approach, with somebody who can lead."""
        if "@" not in place or self.commands == 0 or any(b.disorganized for b in ready):
            return set()
        edge = EDGES[place]
        lead = [b for b in ready if b.strength > 1]
        able = [b for b in lead if b.kind != "cavalry" or not edge.obstructed]
        if not able or self.standing(edge.opposite) == 0 or not self.is_open(edge):
            return set()
        return {("assault", place, "", "")}

    def _organizing(self, block: Block) -> set[Act]:
        """§14 A piece is organized if its whole locale can be this turn."""
        if not block.disorganized:
            return set()
        company = [b for b in self.blocks if b.disorganized and b.locale() == block.locale()]
        if any(b.acted for b in company):
            return set()
        french = [b for b in self.blocks if b.army == 1 and b.place not in ENTRY]
        organized, left = sum(not b.disorganized for b in french), len(company)
        for _ in range(self.commands):
            done = min(left, 2 if organized >= 3 else 1)
            organized, left = organized + done, left - done
        return set() if left else {("organize", block.place, faces([block]), "")}


def _block(state: MarengoState, army: int, piece: int) -> Block:
    masks = (state.acted, state.disorganized, state.declared, state.cleaned)
    acted, disorganized, declared, cleaned = (bool(mask >> piece & 1) for mask in masks)
    at = state.pos_of[piece]
    place = position_name(POSITIONS[at]) if at >= 0 else "gone"
    kind, strength = TYPES[TYPE_OF[piece]], state.strength_of[piece]
    return Block(piece, army, kind, strength, place, acted, disorganized, declared, cleaned)


def faces(group: tuple[Block, ...] | list[Block]) -> str:
    """Return the faces of pieces, sorted: "cavalry2 infantry3"."""
    return " ".join(sorted(f"{block.kind}{block.strength}" for block in group))


def _goes_on(path: tuple[str, ...], here: int, road: Road) -> bool:
    """§8 A march keeps to roads joined within a locale, and does not turn on a crossing."""
    if not path:
        return True
    came = path[-1].partition(">")[0]
    joined = any(came in line and road.crossing in line for line in ROADS[here])
    return joined and f"{road.crossing}>{here}" not in path
