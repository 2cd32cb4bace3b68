"""The file of a record: what it holds, how it is written whole and read strictly.

A record is one JSON table. `digest` is the SHA-256 of the canonical JSON (sorted keys, no spaces,
UTF-8) of everything else. Whether the play in it is true is another matter: see `record.py`.
"""

import hashlib
import json
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn, final

from grognard.core.dice import Roll
from grognard.core.dice_header import FAIR, SEEDED, DiceHeader
from grognard.core.errors import BadRecord, GrognardError
from grognard.core.event import Event
from grognard.core.opening import ORDER
from grognard.core.state import Step
from grognard.core.types import Json, Player

FORMAT: Final = "grognard-record"
VERSION: Final = 1
MAX_BYTES: Final = 32 * 1024 * 1024

_KEYS: Final = (
    "format",
    "version",
    "game",
    "scenario",
    "options",
    "rules_version",
    "players",
    "dice",
    "setup",
    "steps",
    "result",
    "digest",
)
PRACTICE: Final = "practice"
"""The key that only the record of a practice game has."""
MINDED: Final = "minded"
"""The key that only the record of a game has in which a seat changed hands."""
GRANTED: Final = "granted"
"""The key that only the record of a game has in which something was asked back and granted."""
ORIGINS: Final = "origins"
"""The key that only the record of a game has that was begun in the middle of another."""
MOST_ORIGINS: Final = 16
_OLD_FAIR_KEYS: Final = ("kind", "commitment", "salts", "seed")
_ORDER_KEYS: Final = ("order", "salt_hashes", "told")
_FAIR_KEYS: Final = (*_OLD_FAIR_KEYS, *_ORDER_KEYS)
_HEX: Final = "0123456789abcdef"
_SHOWN: Final = 80


@final
class Line:
    """Steps that were taken back in a practice game, and how many steps stood before them."""

    __slots__ = ("at", "steps")

    def __init__(self, at: int = 0, steps: Sequence[Step] = ()) -> None:
        self.at: int = at
        self.steps: list[Step] = list(steps)

    def to_json(self) -> Json:
        """Return the line as plain JSON."""
        return {"at": self.at, "steps": [step.to_json() for step in self.steps]}


@final
class Origin:
    """A stretch of a record that comes from another game: up to which step, and with which dice.

    `digest` is that of the other game's record.
    """

    __slots__ = ("dice", "digest", "steps")

    def __init__(self, steps: int = 0, dice: DiceHeader | None = None, digest: str = "") -> None:
        self.steps: int = steps
        self.dice: DiceHeader = DiceHeader() if dice is None else dice
        self.digest: str = digest

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {"steps": self.steps, "dice": self.dice.to_json(), "digest": self.digest}


@final
class Hands:
    """From a place on a seat is in other hands: a computer player's, or its person's again ("").

    `at` is how many steps stood before, `by` the seat whose wish it was.
    """

    __slots__ = ("at", "bot", "by", "seat")

    def __init__(self, at: int = 0, seat: str = "", bot: str = "", by: str = "") -> None:
        self.at: int = at
        self.seat: str = seat
        self.bot: str = bot
        self.by: str = by

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {"at": self.at, "seat": self.seat, "bot": self.bot, "by": self.by}


@final
class Record:
    """A game on paper: header, setup, steps, and the result once it is over.

    `players` names who sat where, by seat. `digest` is what the file said, "" for a record that
    has not been in a file. In a practice game `lines` are all steps that were taken back, in the
    order in which they were, and `taken_back` counts those that went back over fate. `minded` says
    from where on a computer player sat in a person's place, and from where on no longer. `origins`
    are the games in whose midst this one was begun, the last one nearest; see `origin.py`.
    """

    __slots__ = (
        "dice",
        "digest",
        "game",
        "is_practice",
        "lines",
        "minded",
        "options",
        "origins",
        "players",
        "result",
        "rules_version",
        "scenario",
        "setup",
        "steps",
        "taken_back",
    )

    def __init__(self) -> None:
        self.game: str = ""
        self.scenario: str = ""
        self.options: dict[str, str] = {}
        self.rules_version: int = 0
        self.players: dict[str, str] = {}
        self.dice: DiceHeader = DiceHeader()
        self.setup: Step = Step()
        self.steps: list[Step] = []
        self.result: Json | None = None
        self.digest: str = ""
        self.is_practice: bool = False
        self.taken_back: int = 0
        self.lines: list[Line] = []
        self.minded: list[Hands] = []
        self.origins: list[Origin] = []

    def to_json(self) -> Json:
        """Return the whole record as plain JSON, with the digest that belongs to it."""
        data: Json = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "scenario": self.scenario,
            "options": dict(self.options),
            "rules_version": self.rules_version,
            "players": dict(self.players),
            "dice": self.dice.to_json(),
            "setup": self.setup.to_json(),
            "steps": [step.to_json() for step in self.steps],
            "result": self.result,
        }
        if self.is_practice or self.lines:
            lines = [line.to_json() for line in self.lines]
            data[self.lines_key()] = {"taken_back": self.taken_back, "lines": lines}
        if self.minded:
            data[MINDED] = [hands.to_json() for hands in self.minded]
        if self.origins:
            data[ORIGINS] = [origin.to_json() for origin in self.origins]
        data["digest"] = digest_of(data)
        return data

    def lines_key(self) -> str:
        """Return the key of what was taken back."""
        return PRACTICE if self.is_practice else GRANTED


def digest_of(data: Json) -> str:
    """Return the SHA-256, in hex, of the canonical JSON of everything but the digest itself."""
    rest = {key: value for key, value in data.items() if key != "digest"}
    canonical = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def is_clean(text: str) -> bool:
    """Say whether a text may stand in a record: no control characters, no broken Unicode."""
    for letter in text:
        code = ord(letter)
        if code < 0x20 or 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000:
            return False
    return True


def shown(text: str) -> str:
    """Return a text of a stranger's file so that it can be printed: short, and clean."""
    clean = text if is_clean(text) else ascii(text)[1:-1]
    return clean if len(clean) <= _SHOWN else clean[: _SHOWN - 1] + "…"


# Writing.


def save_record(record: Record, path: str | Path) -> None:
    """Write a record so that the file is the old one or the new one, never half of either."""
    write_whole(path, record_text(record))


def record_text(record: Record) -> str:
    """Return the text of a record's file: one line for each part, and one for each step."""
    parts: list[str] = []
    data = record.to_json()
    order = (*_KEYS[:-1], PRACTICE, GRANTED, MINDED, ORIGINS, _KEYS[-1])
    keys = [key for key in order if key in data]
    for key in keys:
        value = data[key]
        if isinstance(value, list) and value:
            lines = ",\n".join(json.dumps(item, ensure_ascii=False) for item in value)
            parts.append(f'"{key}": [\n{lines}\n]')
        else:
            parts.append(f'"{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def write_whole(path: str | Path, text: str) -> None:
    """Replace a file in one move: a neighbour is written, synced and renamed over it."""
    target = Path(path)
    spare = target.parent / f"{target.name}.{secrets.token_hex(4)}.tmp"
    try:
        _write_synced(spare, text)
        spare.replace(target)
        _sync_folder(target.parent)
    except OSError as error:
        spare.unlink(missing_ok=True)
        raise GrognardError("file-unwritable", path=str(target), detail=_why(error)) from None


def _write_synced(path: Path, text: str) -> None:
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return  # elsewhere a folder cannot be opened
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__


# Reading.


def load_record(path: str | Path) -> Record:
    """Read a record from a file; raises BadRecord on anything that is not one."""
    return record_from_json(read_json(path))


def read_json(path: str | Path) -> object:
    """Read a JSON file of bounded size; raises BadRecord, whatever is wrong with it."""
    name = shown(str(path))
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadRecord("record-unreadable", path=name, detail=_why(error)) from None
    except ValueError:
        raise BadRecord("record-unreadable", path=name, detail="") from None
    if len(content) > MAX_BYTES:
        raise BadRecord("record-too-large", path=name, limit=MAX_BYTES)
    return parse_json(content)


def parse_json(content: bytes) -> object:
    """Parse JSON as strictly as it can be: no key twice, no NaN; raises BadRecord."""
    try:
        text = content.decode("utf-8-sig")
        value: object = json.loads(
            text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant
        )
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-text", byte=error.start) from None
    except json.JSONDecodeError as error:
        raise BadRecord("record-not-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadRecord("record-too-deep") from None
    except ValueError:
        raise BadRecord("record-huge-number") from None
    return value


def _no_key_twice(pairs: list[tuple[str, object]]) -> Json:
    table: Json = {}
    for key, value in pairs:
        if key in table:
            raise BadRecord("record-key-twice", key=shown(key))
        table[key] = value
    return table


def _no_constant(name: str) -> NoReturn:
    raise BadRecord("record-not-a-number", value=name)


def record_from_json(data: object) -> Record:
    """Rebuild a record from `to_json`; raises BadRecord on anything else.

    The shape is checked to the last key and type. What the values say is checked by `verify`.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("record-not-a-record", expected=FORMAT)
    version = _whole(data.get("version"), "version")
    if version != VERSION:
        raise BadRecord("record-version", found=version, known=VERSION)
    more = [key for key in (PRACTICE, GRANTED) if key in data][:1]
    more += [key for key in (MINDED, ORIGINS) if key in data]
    table = _table(data, "", (*_KEYS, *more))
    record = Record()
    for key in more:
        if key == MINDED:
            record.minded = _minded(table[MINDED])
        elif key == ORIGINS:
            record.origins = origins_from_json(table[ORIGINS])
        else:
            record.is_practice = key == PRACTICE
            _fill_lines(record, table[key], key)
    record.game = _text(table["game"], "game")
    record.scenario = _text(table["scenario"], "scenario")
    record.options = _texts_by_name(table["options"], "options")
    record.rules_version = _whole(table["rules_version"], "rules_version")
    record.players = _texts_by_name(table["players"], "players")
    record.dice = dice_header(table["dice"])
    record.setup = _setup(table["setup"])
    record.steps = _steps(table["steps"])
    record.result = _result(table["result"])
    record.digest = _hex(table["digest"], "digest", 64)
    return record


def dice_header(value: object) -> DiceHeader:
    """Rebuild the header of dice from its JSON; raises BadRecord on anything else."""
    kind = _text(value.get("kind"), "dice.kind") if isinstance(value, dict) else ""
    header = DiceHeader()
    header.kind = kind
    if kind == FAIR:
        _fill_fair(header, value)
        return header
    if kind == SEEDED or not isinstance(value, dict):
        header.seed = _whole(_table(value, "dice", ("kind", "seed"))["seed"], "dice.seed")
        return header
    raise BadRecord("record-bad-value", where="dice.kind", value=shown(kind))


def _fill_fair(header: DiceHeader, value: object) -> None:
    is_old = isinstance(value, dict) and not any(key in value for key in _ORDER_KEYS)
    table = _table(value, "dice", _OLD_FAIR_KEYS if is_old else _FAIR_KEYS)
    header.commitment = _hex(table["commitment"], "dice.commitment", 64)
    header.salts = _texts(table["salts"], "dice.salts")
    if table["seed"] is not None:
        header.revealed = _hex(table["seed"], "dice.seed", 64)
    if is_old:
        return
    header.order = _whole(table["order"], "dice.order")
    if header.order != ORDER:
        raise BadRecord("record-bad-value", where="dice.order", value=str(header.order))
    header.hashes = _texts(table["salt_hashes"], "dice.salt_hashes")
    told = _list(table["told"], "dice.told")
    header.told = tuple([_telling(item, f"dice.told[{i}]") for i, item in enumerate(told)])


def _telling(value: object, where: str) -> tuple[str, Player]:
    what, seat = _list_of(value, where, 2)
    return _text(what, where), _whole(seat, where)


def _setup(value: object) -> Step:
    table = _table(value, "setup", ("rolls", "events"))
    rolls = _rolls(table["rolls"], "setup.rolls")
    return Step("", "", rolls, _events(table["events"], "setup.events"))


def _steps(value: object) -> list[Step]:
    steps: list[Step] = []
    for index, item in enumerate(_list(value, "steps")):
        steps.append(_step(item, f"steps[{index}]"))
    return steps


def _fill_lines(record: Record, value: object, key: str) -> None:
    table = _table(value, key, ("taken_back", "lines"))
    record.taken_back = _whole(table["taken_back"], f"{key}.taken_back")
    for index, item in enumerate(_list(table["lines"], f"{key}.lines")):
        where = f"{key}.lines[{index}]"
        line = _table(item, where, ("at", "steps"))
        steps = [
            _step(one, f"{where}.steps[{number}]")
            for number, one in enumerate(_list(line["steps"], f"{where}.steps"))
        ]
        record.lines.append(Line(_whole(line["at"], f"{where}.at"), steps))


def _minded(value: object) -> list[Hands]:
    found: list[Hands] = []
    for index, item in enumerate(_list(value, MINDED)):
        where = f"{MINDED}[{index}]"
        table = _table(item, where, ("at", "seat", "bot", "by"))
        seat, bot, by = [_text(table[key], f"{where}.{key}") for key in ("seat", "bot", "by")]
        found.append(Hands(_whole(table["at"], f"{where}.at"), seat, bot, by))
    return found


def origins_from_json(value: object) -> list[Origin]:
    """Rebuild where a game comes from; raises BadRecord on anything else."""
    found: list[Origin] = []
    for index, item in enumerate(_list(value, ORIGINS)):
        where = f"{ORIGINS}[{index}]"
        table = _table(item, where, ("steps", "dice", "digest"))
        steps, digest = _whole(table["steps"], f"{where}.steps"), table["digest"]
        found.append(Origin(steps, dice_header(table["dice"]), _hex(digest, f"{where}.digest", 64)))
    if len(found) > MOST_ORIGINS:
        raise BadRecord("record-bad-value", where=ORIGINS, value=str(len(found)))
    return found


def _step(value: object, where: str) -> Step:
    table = _table(value, where, ("seat", "action", "rolls", "events"))
    seat = _text(table["seat"], f"{where}.seat")
    if not seat:
        raise BadRecord("record-bad-value", where=f"{where}.seat", value="")
    action = _text(table["action"], f"{where}.action")
    rolls = _rolls(table["rolls"], f"{where}.rolls")
    return Step(seat, action, rolls, _events(table["events"], f"{where}.events"))


def _rolls(value: object, where: str) -> list[Roll]:
    rolls: list[Roll] = []
    for index, item in enumerate(_list(value, where)):
        here = f"{where}[{index}]"
        purpose, n, result = _list_of(item, here, 3)
        rolls.append(Roll(_text(purpose, here), _whole(n, here), _whole(result, here)))
    return rolls


def _events(value: object, where: str) -> list[Event]:
    return [_event(item, f"{where}[{i}]") for i, item in enumerate(_list(value, where))]


def _event(value: object, where: str) -> Event:
    rule, kind, who, numbers, seen_by = _list_of(value, where, 5)
    whole = [_whole(number, where) for number in _list(numbers, where)]
    return Event(
        _text(rule, where), _text(kind, where), _whole(who, where), whole, _whole(seen_by, where)
    )


def _result(value: object) -> Json | None:
    if value is None:
        return None
    table = _table(value, "result", ("winner", "level", "reason", "section", "facts"))
    result: Json = {"winner": _whole(table["winner"], "result.winner")}
    for key in ("level", "reason", "section"):
        result[key] = _text(table[key], f"result.{key}")
    facts = table["facts"]
    if not isinstance(facts, dict):
        raise _wrong_type("result.facts", "table")
    result["facts"] = {
        _text(name, "result.facts"): _whole(fact, f"result.facts.{shown(name)}")
        for name, fact in facts.items()
    }
    return result


# The strict little readers: each takes a value and where it stood in the file.


def _wrong_type(where: str, expected: str) -> BadRecord:
    return BadRecord("record-wrong-type", where=where or ".", expected=expected)


def _table(value: object, where: str, keys: Sequence[str]) -> Json:
    if not isinstance(value, dict):
        raise _wrong_type(where, "table")
    prefix = f"{where}." if where else ""
    for key in keys:
        if key not in value:
            raise BadRecord("record-key-missing", where=prefix + key)
    for key in value:
        if key not in keys:
            raise BadRecord("record-key-unknown", where=prefix + shown(str(key)))
    return value


def _texts_by_name(value: object, where: str) -> dict[str, str]:
    if not isinstance(value, dict):
        raise _wrong_type(where, "table")
    return {_text(key, where): _text(text, f"{where}.{shown(key)}") for key, text in value.items()}


def _texts(value: object, where: str) -> tuple[str, ...]:
    return tuple([_text(item, f"{where}[{i}]") for i, item in enumerate(_list(value, where))])


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise _wrong_type(where, "list")
    return value


def _list_of(value: object, where: str, length: int) -> list[object]:
    items = _list(value, where)
    if len(items) != length:
        raise BadRecord("record-wrong-length", where=where, found=len(items), expected=length)
    return items


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise _wrong_type(where, "text")
    if not is_clean(value):
        raise BadRecord("record-bad-value", where=where, value=shown(value))
    return value


def _whole(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong_type(where, "whole-number")
    return value


def _hex(value: object, where: str, length: int) -> str:
    text = _text(value, where)
    if len(text) != length or any(letter not in _HEX for letter in text):
        raise BadRecord("record-bad-value", where=where, value=shown(text))
    return text
