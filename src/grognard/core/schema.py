"""Declared types as JSON schema, and values that do not keep to them.

A declaration is made of int, str, bool, None, Literal texts, messages, lists, dictionaries and
TypedDicts. A dictionary whose keys are Literal texts has every one of them.
"""

from types import UnionType
from typing import (
    Any,
    Final,
    Literal,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from grognard.core.message import Message
from grognard.core.sent import MAYBE, Field, Sent
from grognard.core.types import Json

REFERENCE: Final = "#/components/schemas/"
Declared: TypeAlias = Any
"""A type as a declaration writes it: a class, or what `list[int]` makes."""
_PLAIN: Final[dict[object, str]] = {int: "integer", str: "string", bool: "boolean"}


def schemas(game: str, declared: Sent) -> dict[str, Json]:
    """Return the schemas of what a game sends: "<game>.Observation", its parts, "<game>.Events"."""
    found: dict[str, Json] = {}
    if declared.observation is not None:
        _schema(game, declared.observation, found)
    if declared.fields_of:
        events: dict[str, object] = {
            kind: _table(
                {name: _schema(game, part, found) for name, part in _parts(declared, kind).items()},
                _needed(declared, kind),
            )
            for kind in declared.fields_of
        }
        found[f"{game}.Events"] = _table(events, list(events))
    return found


def _parts(declared: Sent, kind: str) -> dict[str, object]:
    """Return the types of all fields of a kind of event."""
    parts = {field.name: _type(declared, field) for field in declared.fields_of[kind]}
    return {**parts, **declared.also.get(kind, {})}


def _needed(declared: Sent, kind: str) -> list[str]:
    """Return the fields that no event of a kind lacks."""
    fields = [field.name for field in declared.fields_of[kind] if field.many != MAYBE]
    return [*fields, *declared.also.get(kind, {})]


def _type(declared: Sent, field: Field) -> object:
    """Return the type of what is sent for a field."""
    meaning: Declared = declared.meanings[field.meaning]
    if isinstance(meaning, list | tuple):
        meaning = str if isinstance(meaning, list) else Literal[meaning]
    return list[meaning] if field.is_list() else meaning


def _table(properties: dict[str, object], required: list[str]) -> Json:
    found: Json = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**found, "required": required} if required else found


def _schema(game: str, kind: Declared, found: dict[str, Json]) -> Json:
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if kind is None or kind is type(None):
        return {"type": "null"}
    if kind is Message:
        return {"$ref": REFERENCE + "MessageOut"}
    if is_typeddict(kind):
        return _named(game, kind, found)
    origin: Declared = get_origin(kind)
    args = get_args(kind)
    if origin is Literal:
        return {"type": "string", "enum": list(args)}
    if origin is list:
        return {"type": "array", "items": _schema(game, args[0], found)}
    if origin is dict and get_origin(args[0]) is Literal:
        keys = list(get_args(args[0]))
        return _table({key: _schema(game, args[1], found) for key in keys}, keys)
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(game, args[1], found)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(game, arg, found) for arg in args]}
    raise TypeError(f"{kind} cannot be declared")


def _named(game: str, kind: Declared, found: dict[str, Json]) -> Json:
    """Return a reference to a TypedDict, once it is among the schemas."""
    name = f"{game}.{kind.__name__}"
    if name not in found:
        found[name] = {}
        parts: dict[str, object] = {
            key: _schema(game, part, found) for key, part in get_type_hints(kind).items()
        }
        words: Json = {"description": kind.__doc__} if kind.__doc__ else {}
        found[name] = {**words, **_table(parts, [k for k in parts if k in kind.__required_keys__])}
    return {"$ref": REFERENCE + name}


# Values


def observation_breaches(declared: Sent, observation: Json) -> list[str]:
    """Return where an observation is not what its game declares; [] where nothing is declared."""
    if declared.observation is None:
        return []
    return _breaches(declared.observation, observation, "observation")


def event_breaches(declared: Sent, kind: str, fields: Json) -> list[str]:
    """Return where the fields sent of an event are not what its game declares."""
    if kind not in declared.fields_of:
        return [f"{kind}: is not declared"] if declared.fields_of else []
    needed = set(_needed(declared, kind))
    return _table_breaches(_parts(declared, kind), needed, fields, kind)


def _breaches(kind: Declared, value: object, path: str) -> list[str]:
    if kind in _PLAIN:
        return [] if type(value) is kind else [f"{path}: {value!r} is no {kind.__name__}"]
    if kind is None or kind is type(None):
        return [] if value is None else [f"{path}: {value!r} is not None"]
    if kind is Message:
        is_said = isinstance(value, dict) and isinstance(value.get("id"), str)
        return [] if is_said else [f"{path}: {value!r} is no message"]
    if is_typeddict(kind):
        return _table_breaches(get_type_hints(kind), kind.__required_keys__, value, path)
    origin: Declared = get_origin(kind)
    args = get_args(kind)
    if origin is Literal:
        return [] if value in args else [f"{path}: {value!r} is none of {args}"]
    if origin in (Union, UnionType):
        found = [_breaches(arg, value, path) for arg in args]
        return [] if [] in found else min(found, key=len)
    if not isinstance(value, origin):
        return [f"{path}: {value!r} is no {origin.__name__}"]
    if isinstance(value, list):
        return [
            breach
            for place, one in enumerate(value)
            for breach in _breaches(args[0], one, f"{path}[{place}]")
        ]
    assert isinstance(value, dict)
    if get_origin(args[0]) is Literal:
        keys = get_args(args[0])
        return _table_breaches(dict.fromkeys(keys, args[1]), set(keys), value, path)
    return [
        breach for key, one in value.items() for breach in _breaches(args[1], one, f"{path}.{key}")
    ]


def _table_breaches(
    parts: dict[str, Any], needed: set[str] | frozenset[str], value: object, path: str
) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is no table"]
    found = [f"{path}: {name} is missing" for name in sorted(needed - value.keys())]
    for key, one in value.items():
        if key not in parts:
            found.append(f"{path}: {key} is not declared")
        else:
            found += _breaches(parts[key], one, f"{path}.{key}")
    return found
