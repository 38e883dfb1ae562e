"""Tables that play with a components file of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("data", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "data")
