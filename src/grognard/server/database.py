"""The engine of the database, and its tables brought up to date at the start."""

import contextlib
import logging
import os
from importlib.resources import files
from pathlib import Path
from sqlite3 import OperationalError
from time import sleep
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grognard.core.errors import GrognardError
from grognard.server.settings import data_folder

log = logging.getLogger(__name__)
logging.getLogger("aiosqlite").setLevel(logging.INFO)
"""Its chatter would tell the seeds of dice that are written: a log is no place for them."""

HEAD: Final = "0009"
"""The newest migration; a test compares it with the folder."""

LOCKS: Final = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(18150618)",
}
"""What keeps a second server from migrating at the same time."""

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
OTHERS: Final = 0o077

PRAGMAS: Final = (
    "PRAGMA busy_timeout=5000",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
)

WAL_TRIES: Final = 250
"""How often a connection asks for the write-ahead log while others ask too: about five seconds."""


def make_engine(address: str) -> AsyncEngine:
    """Return the engine of a database; the file of an embedded one is made if need be.

    Raises GrognardError where the address is none of ours.
    """
    url = url_of(address)
    is_sqlite = url.get_backend_name() == "sqlite"
    if is_sqlite:
        make_private(Path(url.database or ""))
    engine = create_async_engine(url, hide_parameters=True)
    if is_sqlite:
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def url_of(address: str) -> URL:
    """Return the address of a database, with the driver that we use; raises GrognardError."""
    try:
        url = make_url(address)
    except (SQLAlchemyError, ValueError):
        raise GrognardError("database-address") from None
    driver = DRIVERS.get(url.get_backend_name(), "")
    is_ours = driver and url.drivername in (url.get_backend_name(), driver)
    if not is_ours or not url.database or url.database == ":memory:":
        raise GrognardError("database-address")
    return url.set(drivername=driver)


def make_private(file: Path) -> None:
    """See that nobody but its owner reads a database: it holds the seeds of dice still to be cast.

    A folder that is made for it is private as well; one that is there is left as it is, unless it
    is the one that we make by ourselves.
    """
    if not file.parent.is_dir():
        file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    if file.parent == data_folder():
        _close_to_others(file.parent, PRIVATE_FOLDER)
    for ending in ("", "-wal", "-shm"):
        _close_to_others(file.with_name(file.name + ending), PRIVATE_FILE)


def _close_to_others(path: Path, mode: int) -> None:
    with contextlib.suppress(FileNotFoundError):
        if os.name == "posix" and path.stat().st_mode & OTHERS:
            try:
                path.chmod(mode)
            except PermissionError:
                log.warning("%s can be read by others, and is not ours to change", path)


def make_blocking_engine(url: URL) -> Engine:
    """Return an engine on the same embedded database for a thread that may wait."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _record: object) -> None:  # noqa: ANN401
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        _set_pragma(cursor, pragma)
    cursor.close()


def _set_pragma(cursor: Any, pragma: str) -> None:  # noqa: ANN401
    """Run a pragma; SQLite does not wait when two connections turn the log on, so we do."""
    for left in reversed(range(WAL_TRIES)):
        try:
            cursor.execute(pragma)
            return
        except OperationalError as error:
            if "locked" not in str(error) or not left:
                raise
            sleep(0.02)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; nothing is imported for it where they are."""
    async with engine.connect() as connection:
        found = await connection.run_sync(revision)
        if found == HEAD:
            return
        if found > HEAD:
            raise GrognardError("database-newer", found=found, known=HEAD)
    async with engine.begin() as connection:
        await connection.execute(text(LOCKS[engine.dialect.name]))
        if await connection.run_sync(revision) != HEAD:
            await connection.run_sync(upgrade)


async def prepare(address: str) -> None:
    """Open a database once and bring it up to date; raises GrognardError if that cannot be."""
    try:
        engine = make_engine(address)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()
    except GrognardError:
        raise
    except OSError as error:
        raise GrognardError("database", detail=_told(error)) from None
    except Exception as error:  # drivers have errors of their own, and all mean the same here
        cause = getattr(error, "orig", None) or error
        text = str(cause).strip() or type(cause).__name__
        raise GrognardError("database", detail=text.splitlines()[0].rstrip(".")) from None


def _told(error: OSError) -> str:
    """Return what the system says, and of which file."""
    said = error.strerror or str(error) or type(error).__name__
    return f"{error.filename}: {said}" if error.filename else said


def revision(connection: Connection) -> str:
    """Return the migration that the database has reached, "" for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database lacks."""
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Any:  # noqa: ANN401
    """Return the configuration of Alembic on an open connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("grognard.server") / "migrations"))
    config.attributes["connection"] = connection
    return config
