"""§1.4 The tiles of the board: which touch, and how far it is from one to another."""

from grognard.games.undaunted.tables import TILE_LIMIT


def distances(line_of: list[int], place_of: list[int]) -> list[int]:
    """§1.4, §9.2 Ruling R1: distance is the fewest steps; `distance[a * 18 + b]`."""
    distance = [0] * (TILE_LIMIT * TILE_LIMIT)
    tiles = range(len(line_of))
    for start in tiles:
        seen = [start]
        for here in seen:
            for there in tiles:
                apart = abs(line_of[here] - line_of[there])
                shift = abs(place_of[here] - place_of[there])
                if there not in seen and is_touching(apart, shift):
                    steps = distance[start * TILE_LIMIT + here] + 1
                    distance[start * TILE_LIMIT + there] = steps
                    seen.append(there)
    return distance


def is_touching(apart: int, shift: int) -> bool:
    """§1.4 Ruling R1: tiles that share a piece of an edge are neighbours, up to six."""
    return (apart == 0 and shift == 2) or (apart == 1 and shift == 1)
