"""All settings of the server, in one class; each is also an environment variable GROGNARD_..."""

import json
import os
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from grognard.ai.programs import read_setting
from grognard.core.errors import GrognardError

MOST_CLICKS: Final = 10_000
LOCAL_HOSTS: Final = ("127.0.0.1", "localhost", "[::1]")


def data_folder() -> Path:
    """Return where the embedded database lies: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "grognard"


def default_database() -> str:
    """Return the address of the embedded database."""
    return f"sqlite+aiosqlite:///{data_folder() / 'table.db'}"


def names_of(value: object) -> object:
    """Return a list of names: as JSON has it, or as people write it.

    >>> names_of("a.example, b.example"), names_of('["a.example"]'), names_of("")
    (('a.example', 'b.example'), ('a.example',), ())
    """
    if not isinstance(value, str):
        return value
    if value.lstrip().startswith("["):
        return tuple(json.loads(value))
    return tuple(name.strip() for name in value.split(",") if name.strip())


Names: TypeAlias = Annotated[tuple[str, ...], NoDecode, BeforeValidator(names_of)]


def addresses_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names that are addresses or networks; raises ValueError on any other.

    A proxy by another name would never be known again, and any ("*") would let everybody choose
    the address that is counted.
    """
    for name in names:
        ip_network(name)
    return names


Addresses: TypeAlias = Annotated[Names, AfterValidator(addresses_of)]


def programs_of(text: str) -> str:
    """Return the setting of the programs; raises ValueError if it cannot be read."""
    if text:
        try:
            read_setting(text)
        except GrognardError as error:
            raise ValueError(str(error.params["detail"])) from None
    return text


Programs: TypeAlias = Annotated[str, AfterValidator(programs_of)]


class Settings(BaseSettings):
    """What can be set; see docs/server.md."""

    model_config = SettingsConfigDict(env_prefix="GROGNARD_", frozen=True, extra="ignore")

    database: str = Field(default_factory=default_database)
    hosts: Names = ()
    """Host names, beside the local ones, under which the server may be reached; "*" is any."""
    origins: Names = ()
    """Origins, beside the server's own, whose pages may open sockets and post."""
    proxies: Addresses = ()
    """Addresses of proxies, or their networks, whose word about the client's address is taken."""
    bot_workers: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1), ge=1)
    bot_seconds: float = Field(default=15.0, gt=0)
    hiding_seconds: float = Field(default=1.2, ge=0)
    away_seconds: float = Field(default=600.0, ge=0)
    """How long a person must be away before the other may let a computer player take the seat."""
    chore_seconds: float = Field(default=30.0, gt=0)
    chore_memory: int = Field(default=160 * 1024 * 1024, ge=64 * 1024 * 1024)
    max_chores: int = Field(default=32, ge=1)
    max_chores_per_address: int = Field(default=4, ge=1)
    question_workers: int = Field(default=1, ge=1)
    question_seconds: float = Field(default=5.0, gt=0)
    max_questions: int = Field(default=64, ge=1)
    max_questions_per_address: int = Field(default=6, ge=1)
    max_body: int = Field(default=64 * 1024, ge=1024)
    max_record: int = Field(default=4 * 1024 * 1024, ge=1024)
    max_frame: int = Field(default=4 * 1024, ge=256)
    max_connections: int = Field(default=4000, ge=16)
    max_connections_per_address: int = Field(default=200, ge=1)
    max_sockets: int = Field(default=2000, ge=1)
    max_sockets_per_address: int = Field(default=80, ge=1)
    max_sockets_per_seat: int = Field(default=6, ge=1)
    max_spectators: int = Field(default=500, ge=1)
    max_spectators_per_address: int = Field(default=40, ge=1)
    max_spectators_per_match: int = Field(default=32, ge=1)
    max_unread: int = Field(default=96 * 1024 * 1024, ge=1024)
    max_unread_per_address: int = Field(default=24 * 1024 * 1024, ge=1024)
    max_live: int = Field(default=500, ge=1)
    max_live_memory: int = Field(default=64 * 1024 * 1024, ge=1)
    """Bytes, about, of the matches that are kept in memory while nobody is connected."""
    max_live_memory_per_address: int = Field(default=96 * 1024 * 1024, ge=1)
    """The same of the matches that the sockets of one address keep there."""
    max_clicks: int = Field(default=MOST_CLICKS, ge=1)
    """Clicks of one match, so that it fits into memory and can be loaded again."""
    socket_rate: float = Field(default=100.0, gt=0)
    socket_burst: float = Field(default=300.0, gt=0)
    address_rate: float = Field(default=200.0, gt=0)
    address_burst: float = Field(default=1000.0, gt=0)
    http_rate: float = Field(default=50.0, gt=0)
    http_burst: float = Field(default=600.0, gt=0)
    create_rate: float = Field(default=0.5, gt=0)
    create_burst: float = Field(default=60.0, gt=0)
    hello_seconds: float = Field(default=10.0, gt=0)
    header_seconds: float = Field(default=10.0, gt=0)
    body_seconds: float = Field(default=60.0, gt=0)
    write_seconds: float = Field(default=30.0, gt=0)
    waiting_seconds: float = Field(default=2.0, gt=0)
    programs: Programs = ""
    """Computer players of any language: a JSON object of commands by name, or a TOML file."""
    snapshot_every: int = Field(default=1000, ge=1)
    static: Path | None = None
    """The folder of the built client; None is the one in the package."""
