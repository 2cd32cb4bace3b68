"""Seeds that were promised and wait for their match: every server of a database keeps them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "promises",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("commitment", sa.String(64), nullable=False, unique=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("client", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_promises_client", "promises", ["client"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("promises")
