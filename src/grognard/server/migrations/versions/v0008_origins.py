"""Matches that go on from a position of another game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("origin", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "origin")
