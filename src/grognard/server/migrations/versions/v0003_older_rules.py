"""Matches that went over to later rules, and those that are ended because they cannot."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("matches", sa.Column("began_rules", sa.Integer))
    agrees = sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", agrees)


def downgrade() -> None:
    """Remove them."""
    op.drop_column("seats", "agrees")
    op.drop_column("matches", "began_rules")
