"""The order of the dice's salts: which one a match has, and the hashes of salts."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; matches that are there already have the old order and keep it."""
    op.add_column(
        "matches", sa.Column("dice_order", sa.Integer, nullable=False, server_default="1")
    )
    op.add_column("seats", sa.Column("salt_hash", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("seats", "salt_hash")
    op.drop_column("matches", "dice_order")
