"""What Alembic runs: it migrates over the connection that `upgrade` gives it."""

from alembic import context

from bunkhouse.server.storage.models import Model

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Model.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
