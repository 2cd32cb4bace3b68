"""Matches begun as practice, in which everything can be taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    practice = sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", practice)


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "practice")
