"""JSON seen as leaves: every value by its path, and copies with one of them replaced."""

import copy
from collections.abc import Iterator
from typing import Any, TypeAlias

from grognard.core.types import Json

Path: TypeAlias = tuple[str | int, ...]


def leaf_paths(value: object, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every leaf; an empty table or list is a leaf.

    >>> list(leaf_paths({"turn": 2, "hand": ["scout", []]}))
    [('turn',), ('hand', 0), ('hand', 1)]
    """
    if isinstance(value, dict) and value:
        for key, part in value.items():
            yield from leaf_paths(part, (*path, key))
    elif isinstance(value, list) and value:
        for index, part in enumerate(value):
            yield from leaf_paths(part, (*path, index))
    else:
        yield path


def leaf(value: object, path: Path) -> object:
    """Return what lies at a path."""
    for part in path:
        if not isinstance(value, dict | list):
            raise KeyError(part)
        value = value[part]  # type: ignore[index]
    return value


def replaced(data: Json, path: Path, value: object) -> Json:
    """Return a copy with another value at a path; what lies beside the path is shared.

    >>> replaced({"turn": 2, "hand": ["scout", "fog"]}, ("hand", 0), "sniper")
    {'turn': 2, 'hand': ['sniper', 'fog']}
    """
    edited = dict(data)
    place: Any = edited
    for part in path[:-1]:
        place[part] = copy.copy(place[part])
        place = place[part]
    place[path[-1]] = value
    return edited


def spread(paths: list[Path], count: int) -> list[Path]:
    """Return about `count` of the paths, spread evenly over all of them."""
    return paths[:: max(1, len(paths) // count)]


def written(path: Path) -> str:
    """Return a path as one word.

    >>> written(("sides", 0, "points"))
    'sides.0.points'
    """
    return ".".join(str(part) for part in path)
