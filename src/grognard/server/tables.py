"""The tables of the database: matches, seats, clicks, promised seeds, disposable snapshots."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All tables."""


class MatchRow(Base):
    """A match as it was begun: with its clicks, everything that is needed to have it again.

    `began_rules` is the version of the rules by which it began, if it has gone over to a later one.
    `practice`: everything can be taken back. `minding`: a computer player may sit in the place of
    a person who left. `lesson` is the id of the guided battle that it is.
    `origin` is the position of another game at which it begins, as a text.
    `secret` is the seed of the dice in hex, `dice_order` says in which order its salts are told.
    `result` is the outcome once the match is over, so that
    lists and campaigns need not replay it.
    """

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    scenario: Mapped[str] = mapped_column(String(64))
    options: Mapped[str] = mapped_column(Text)
    rules_version: Mapped[int] = mapped_column(Integer)
    began_rules: Mapped[int | None] = mapped_column(Integer)
    secret: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    dice_order: Mapped[int] = mapped_column(Integer, server_default="1")
    practice: Mapped[bool] = mapped_column(Boolean, server_default=false())
    minding: Mapped[bool] = mapped_column(Boolean, server_default=false())
    lesson: Mapped[str] = mapped_column(String(64), server_default="")
    origin: Mapped[str] = mapped_column(Text, server_default="")
    created: Mapped[str] = mapped_column(String(32))
    result: Mapped[str | None] = mapped_column(Text)
    campaign: Mapped[str | None] = mapped_column(String(64))
    campaign_number: Mapped[int | None] = mapped_column(Integer)

    __table_args__ = (UniqueConstraint("campaign", "campaign_number"),)


class SeatRow(Base):
    """Who sits there. Of secrets and invitations only the hashes are kept.

    `salt_hash` is what the seat told before its salt; "" where it tells the salt at once.
    `agrees`: the seat would end a match that cannot go on by today's rules. `hints`: it wishes
    hints, which there are against a person only where both do.
    """

    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(
        String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    player: Mapped[str] = mapped_column(String(64))
    bot: Mapped[str] = mapped_column(String(64))
    salt: Mapped[str] = mapped_column(String(64))
    salt_hash: Mapped[str] = mapped_column(String(64), server_default="")
    secret_hash: Mapped[str | None] = mapped_column(String(64))
    invitation_hash: Mapped[str | None] = mapped_column(String(64))
    agrees: Mapped[bool] = mapped_column(Boolean, server_default=false())
    hints: Mapped[bool] = mapped_column(Boolean, server_default=false())


class ClickRow(Base):
    """One accepted click: the log of these is the state of record.

    `number` counts all clicks of a match: two writers cannot take the same one, and so neither the
    same step of a seat nor the same key, which whoever has read the log so far refuses. More
    indexes than the one would make every click three times as much to write.
    """

    __tablename__ = "clicks"

    match: Mapped[str] = mapped_column(
        String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    verb: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int] = mapped_column(Integer)
    step: Mapped[int] = mapped_column(Integer)
    action: Mapped[str] = mapped_column(Text)
    key: Mapped[str] = mapped_column(String(64))

    __table_args__ = ({"sqlite_with_rowid": False},)


class SnapshotRow(Base):
    """A match saved whole after so many clicks; can be thrown away at any time."""

    __tablename__ = "snapshots"

    match: Mapped[str] = mapped_column(
        String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    clicks: Mapped[int] = mapped_column(Integer)
    saved: Mapped[bytes] = mapped_column(LargeBinary)


class PromiseRow(Base):
    """A seed of dice that was promised by its commitment and waits for its match.

    A later one has a larger `number`, so the oldest go first whatever a clock says.
    `client` is a hash of the address that asked for it; `created` is in seconds since 1970.
    """

    __tablename__ = "promises"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    commitment: Mapped[str] = mapped_column(String(64), unique=True)
    seed: Mapped[str] = mapped_column(String(64))
    client: Mapped[str] = mapped_column(String(16), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
