"""Seats that wish hints in a match against a person."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: in matches from before nobody has wished them."""
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", hints)


def downgrade() -> None:
    """Remove it."""
    op.drop_column("seats", "hints")
