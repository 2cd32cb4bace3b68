"""The engine of the database, and its tables brought up to date at the start."""

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

HEAD: Final = "0001"
"""The newest migration; a test compares it with the folder."""

LOCKS: Final = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(18150618)",
}
"""What keeps a second server from migrating at the same time."""

PRAGMAS: Final = (
    "PRAGMA busy_timeout=5000",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
)

WAL_TRIES: Final = 250
"""How often a connection asks for the write-ahead log while others ask too: about five seconds."""


def make_engine(address: str) -> AsyncEngine:
    """Return the engine of a database; the folder of an embedded one is made if need be."""
    url = make_url(address)
    is_sqlite = url.get_backend_name() == "sqlite"
    if is_sqlite and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)
    if is_sqlite:
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def make_blocking_engine(url: URL) -> Engine:
    """Return an engine on the same embedded database for a thread that may wait."""
    engine = create_engine(url.set(drivername="sqlite"))
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
        if await connection.run_sync(revision) == HEAD:
            return
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
    except (SQLAlchemyError, OSError, KeyError, ImportError) as error:
        cause = getattr(error, "orig", None) or error
        raise GrognardError("database", detail=str(cause).splitlines()[0]) from None


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
