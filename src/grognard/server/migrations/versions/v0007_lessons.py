"""Matches that are guided battles."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    lesson = sa.Column("lesson", sa.String(64), nullable=False, server_default="")
    op.add_column("matches", lesson)


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "lesson")
