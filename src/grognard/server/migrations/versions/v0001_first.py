"""The first tables: matches, seats, clicks, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("campaign", sa.String(64)),
        sa.Column("campaign_number", sa.Integer),
        sa.UniqueConstraint("campaign", "campaign_number"),
    )
    _create_seats()
    _create_clicks()
    op.create_table(
        "snapshots",
        _match_column(),
        sa.Column("clicks", sa.Integer, nullable=False),
        sa.Column("saved", sa.LargeBinary, nullable=False),
    )


def _match_column() -> sa.Column[str]:
    return sa.Column(
        "match",
        sa.String(64),
        sa.ForeignKey("matches.id", ondelete="CASCADE"),
        primary_key=True,
    )


def _create_seats() -> None:
    op.create_table(
        "seats",
        _match_column(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("secret_hash", sa.String(64)),
        sa.Column("invitation_hash", sa.String(64)),
    )


def _create_clicks() -> None:
    op.create_table(
        "clicks",
        _match_column(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("verb", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in ("snapshots", "clicks", "seats", "matches"):
        op.drop_table(table)
