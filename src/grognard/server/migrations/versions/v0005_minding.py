"""Matches in which a computer player may sit in the place of a person who left."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: in matches from before nobody has agreed to it."""
    minding = sa.Column("minding", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", minding)


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "minding")
