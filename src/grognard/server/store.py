"""What the database keeps: reading matches, beginning them, and snapshots.

Clicks, which must be durable before they are acknowledged, are written by `ClickWriter`.
"""

import json
from collections.abc import Collection
from dataclasses import dataclass, field

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grognard.core.opening import OLD_ORDER, ORDER, Opening
from grognard.core.types import Json, Player
from grognard.match import Click
from grognard.server.errors import ApiError
from grognard.server.promises import use_up
from grognard.server.tables import ClickRow, MatchRow, SeatRow, SnapshotRow
from grognard.server.writer import ClickWriter, reading, writing


@dataclass
class SeatData:
    """One seat as the database has it; hashes are None where there is nothing to know."""

    seat: Player
    kind: str
    player: str = ""
    bot: str = ""
    salt: str = ""
    salt_hash: str = ""
    secret_hash: str | None = None
    invitation_hash: str | None = None
    agrees: bool = False
    hints: bool = False

    def is_joined(self) -> bool:
        """Say whether somebody sits there."""
        return self.kind == "bot" or self.secret_hash is not None


@dataclass
class MatchData:
    """A match as it was begun, and its outcome once it is over."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    rules_version: int
    secret: str
    commitment: str
    created: str
    result: Json | None = None
    campaign: str | None = None
    campaign_number: int | None = None
    dice_order: int = ORDER
    began_rules: int | None = None
    practice: bool = False
    minding: bool = False
    lesson: str = ""
    origin: str = ""
    seats: list[SeatData] = field(default_factory=list)

    def is_waiting(self) -> bool:
        """Say whether a seat is still open, or a salt not yet told."""
        return not self.is_full() or bool(self.untold())

    def is_full(self) -> bool:
        """Say whether somebody sits on every seat."""
        return all(seat.is_joined() for seat in self.seats)

    def is_by_link(self) -> bool:
        """Say whether people play at different screens."""
        return any(seat.kind == "open" for seat in self.seats)

    # The dice and their salts.

    def is_promised(self) -> bool:
        """Say whether the seed was promised before: that of a guided battle is everybody's."""
        return self.dice_order == ORDER and not self.lesson

    def givers(self) -> list[Player]:
        """Return the seats that owe a salt: one of the creator's, and each by invitation.

        Where neither is, computer players among themselves, the first seat's comes from whoever
        made the match.
        """
        if self.dice_order == OLD_ORDER:
            return []
        own = [seat.seat for seat in self.seats if seat.kind == "human"][:1]
        return [*own, *(seat.seat for seat in self.seats if seat.kind == "open")] or [0]

    def giver_of(self, seat: Player) -> Player:
        """Return the seat whose salt a seat's browser gives: the creator gives one for all."""
        if self.seats[seat].kind != "human":
            return seat
        return next(one.seat for one in self.seats if one.kind == "human")

    def untold(self) -> list[Player]:
        """Return the seats whose salt the match waits for."""
        return [seat for seat in self.givers() if not self.seats[seat].salt]

    def opening(self) -> Opening:
        """Return what was told of the dice so far; raises OrderError if that cannot have been."""
        opening = Opening(self.commitment, len(self.seats), self.givers())
        if self.dice_order == OLD_ORDER:
            return opening
        for one in self.seats:
            if one.salt_hash:
                opening.commit(one.seat, one.salt_hash)
        for one in sorted(self.seats, key=lambda one: bool(one.salt_hash)):
            if one.salt:
                opening.tell(one.seat, one.salt)
        return opening


@dataclass(frozen=True)
class StoredClick:
    """A click with the key that its client gave it."""

    click: Click
    key: str


class Store:
    """The database of the table."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = ClickWriter(engine)

    async def start(self) -> None:
        """Begin to write."""
        self.writer.start()

    async def stop(self) -> None:
        """Write what is waiting and close the database."""
        await self.writer.stop()
        await self.engine.dispose()

    # Matches.

    async def add_match(self, match: MatchData) -> None:
        """Begin a match, and use up the promise of its dice with it.

        Raises ApiError if the campaign has begun this one already, or another match these dice.
        """
        try:
            async with writing(self.engine) as connection:
                await _insert(connection, match)
                if match.is_promised():
                    await use_up(connection, match.commitment)
        except IntegrityError:
            raise ApiError("match/conflict") from None

    async def get_match(self, match: str) -> MatchData | None:
        """Return a match by its id, or None."""
        async with reading(self.engine) as connection:
            query = select(MatchRow.__table__).where(MatchRow.id == match)
            row = (await connection.execute(query)).mappings().first()
            return None if row is None else await _match(connection, dict(row))

    async def known(self, matches: Collection[str]) -> set[str]:
        """Return which of some ids are matches, with one look for all."""
        query = select(MatchRow.id).where(MatchRow.id.in_(list(matches)))
        async with reading(self.engine) as connection:
            return set((await connection.execute(query)).scalars())

    async def campaign_matches(self, campaign: str) -> list[MatchData]:
        """Return the matches of a campaign in their order."""
        async with reading(self.engine) as connection:
            query = (
                select(MatchRow.__table__)
                .where(MatchRow.campaign == campaign)
                .order_by(MatchRow.campaign_number)
            )
            rows = (await connection.execute(query)).mappings().all()
            return [await _match(connection, dict(row)) for row in rows]

    async def join(self, match: str, seat: SeatData) -> bool:
        """Take an open seat; False if somebody was faster."""
        change = (
            update(SeatRow)
            .where(SeatRow.match == match, SeatRow.seat == seat.seat, SeatRow.secret_hash.is_(None))
            .values(
                player=seat.player,
                salt=seat.salt,
                secret_hash=seat.secret_hash,
                hints=seat.hints,
            )
        )
        async with writing(self.engine) as connection:
            return (await connection.execute(change)).rowcount == 1

    async def set_salt(self, match: str, seat: Player, salt: str) -> bool:
        """Keep the salt that a seat told; False if it has told one already."""
        change = (
            update(SeatRow)
            .where(SeatRow.match == match, SeatRow.seat == seat, SeatRow.salt == "")
            .values(salt=salt)
        )
        async with writing(self.engine) as connection:
            return (await connection.execute(change)).rowcount == 1

    async def replace_match(self, old: str, match: MatchData) -> None:
        """Put a match into the place of one that lacks a salt; raises ApiError if it has begun."""
        async with writing(self.engine) as connection:
            untold = exists().where(SeatRow.match == old, SeatRow.kind != "bot", SeatRow.salt == "")
            gone = delete(MatchRow).where(MatchRow.id == old, untold)
            if (await connection.execute(gone)).rowcount != 1:
                raise ApiError("match/conflict")
            await _insert(connection, match)
            await use_up(connection, match.commitment)

    async def set_result(self, match: str, result: Json) -> None:
        """Keep the outcome of a match that is over."""
        change = update(MatchRow).where(MatchRow.id == match).values(result=json.dumps(result))
        async with writing(self.engine) as connection:
            await connection.execute(change)

    async def go_over(self, match: MatchData) -> None:
        """Let a match stand on other rules than before; what they made of it is thrown away.

        So is who wished to end it because they were gone.
        """
        change = update(MatchRow).where(MatchRow.id == match.id)
        values = {
            "rules_version": match.rules_version,
            "began_rules": match.began_rules,
            "options": json.dumps(match.options),
        }
        async with writing(self.engine) as connection:
            await connection.execute(change.values(**values))
            seats = update(SeatRow).where(SeatRow.match == match.id)
            await connection.execute(seats.values(agrees=False))
            await connection.execute(delete(SnapshotRow).where(SnapshotRow.match == match.id))

    async def set_agrees(self, match: str, seat: Player, agrees: bool) -> None:
        """Keep whether a seat would end a match that cannot go on."""
        change = update(SeatRow).where(SeatRow.match == match, SeatRow.seat == seat)
        async with writing(self.engine) as connection:
            await connection.execute(change.values(agrees=agrees))

    # Clicks, which `writer` adds.

    async def drop_click(self, match: str, click: Click) -> None:
        """Forget a click that was never acknowledged because the rules could not take it."""
        change = delete(ClickRow).where(ClickRow.match == match, ClickRow.number == click.number)
        async with writing(self.engine) as connection:
            await connection.execute(change)

    async def clicks(self, match: str) -> list[StoredClick]:
        """Return the whole log of a match in its order."""
        table = ClickRow.__table__.c
        query = (
            select(table.number, table.verb, table.seat, table.step, table.action, table.key)
            .where(table.match == match)
            .order_by(table.number)
        )
        async with reading(self.engine) as connection:
            rows = (await connection.execute(query)).all()
        return [StoredClick(Click(*row[:5]), row[5]) for row in rows]

    async def count_clicks(self, match: str) -> int:
        """Return the length of the log of a match."""
        query = select(func.count()).select_from(ClickRow).where(ClickRow.match == match)
        async with reading(self.engine) as connection:
            return int((await connection.execute(query)).scalar_one())

    # Snapshots.

    async def snapshot(self, match: str) -> bytes | None:
        """Return the last snapshot of a match, or None."""
        query = select(SnapshotRow.saved).where(SnapshotRow.match == match)
        async with reading(self.engine) as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else bytes(found)

    async def set_snapshot(self, match: str, clicks: int, saved: bytes) -> None:
        """Keep a snapshot in place of the last one."""
        async with writing(self.engine) as connection:
            await connection.execute(delete(SnapshotRow).where(SnapshotRow.match == match))
            row = {"match": match, "clicks": clicks, "saved": saved}
            await connection.execute(insert(SnapshotRow), row)

    async def drop_snapshot(self, match: str) -> None:
        """Throw a snapshot away."""
        async with writing(self.engine) as connection:
            await connection.execute(delete(SnapshotRow).where(SnapshotRow.match == match))


async def _insert(connection: AsyncConnection, match: MatchData) -> None:
    """Write a match and its seats."""
    row = {
        "id": match.id,
        "game": match.game,
        "scenario": match.scenario,
        "options": json.dumps(match.options),
        "rules_version": match.rules_version,
        "secret": match.secret,
        "commitment": match.commitment,
        "dice_order": match.dice_order,
        "practice": match.practice,
        "minding": match.minding,
        "lesson": match.lesson,
        "origin": match.origin,
        "created": match.created,
        "campaign": match.campaign,
        "campaign_number": match.campaign_number,
    }
    seats = [{"match": match.id, **vars(seat)} for seat in match.seats]
    await connection.execute(insert(MatchRow), row)
    await connection.execute(insert(SeatRow), seats)


async def _match(connection: AsyncConnection, row: Json) -> MatchData:
    """Return a row of matches with its seats."""
    query = select(SeatRow.__table__).where(SeatRow.match == row["id"]).order_by(SeatRow.seat)
    found = (await connection.execute(query)).mappings().all()
    seats = [
        SeatData(**{name: value for name, value in seat.items() if name != "match"})
        for seat in found
    ]
    result = row.pop("result")
    options = json.loads(str(row.pop("options")))
    parsed = None if result is None else json.loads(str(result))
    return MatchData(**row, options=options, result=parsed, seats=seats)  # type: ignore[arg-type]
