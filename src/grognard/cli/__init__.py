"""The command line: one file per command, drawn with Rich, said from the catalogues."""

import sys
from io import TextIOWrapper

__all__ = ["main"]

INTERRUPTED = 130


def main() -> None:
    """Run `grognard` with the arguments it was started with."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows "?"
    try:
        from grognard.cli.app import run  # here, so that Ctrl-C while it loads is caught too

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
