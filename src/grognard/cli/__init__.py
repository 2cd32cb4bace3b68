"""The command line: one file per command, drawn with Rich, said from the catalogues."""

import sys

from grognard.cli.app import run

__all__ = ["main"]


def main() -> None:
    """Run `grognard` with the arguments it was started with."""
    sys.exit(run(sys.argv[1:]))
