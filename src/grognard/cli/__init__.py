"""The command line: one file per command, drawn with Rich, said from the catalogues."""

import sys

from grognard.cli.app import run
from grognard.cli.errors import EXIT_INTERRUPTED

__all__ = ["main"]


def main() -> None:
    """Run `grognard` with the arguments it was started with."""
    try:
        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = EXIT_INTERRUPTED  # pressed again while the first was being told
    sys.exit(code)
