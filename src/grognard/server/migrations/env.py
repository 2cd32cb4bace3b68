"""What Alembic runs: the migrations, on the connection it is handed."""

from alembic import context

from grognard.server.tables import Base


def run() -> None:
    """Run the migrations that the database lacks."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=Base.metadata,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # as Alembic names it; others may import it without harm
    run()
