"""Errors become one sentence and an exit code; a traceback never reaches the terminal."""

import os
import re
import sys
import tempfile
import traceback
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import typer
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.core.errors import BadRecord, BadSave, GrognardError
from grognard.core.message import Message

EXIT_OK: Final = 0
EXIT_NO: Final = 1
"""The command worked and the answer is no: a record that does not verify, a fuzzer that found."""
EXIT_USAGE: Final = 2
EXIT_FILE: Final = 3
EXIT_BUG: Final = 70
EXIT_INTERRUPTED: Final = 130
EXIT_PIPE: Final = 141

_BROKEN_FILES: Final = (BadRecord, BadSave)


def report(shell: Shell, error: BaseException) -> int:
    """Tell an error to the user in one sentence and return the exit code."""
    if isinstance(error, BrokenPipeError):
        return close_pipe()
    if isinstance(error, KeyboardInterrupt):
        return tell(shell, Message("cli-interrupted"), EXIT_INTERRUPTED)
    if isinstance(error, (EOFError, typer.Abort)):
        return tell(shell, Message("cli-no-more-input"), EXIT_USAGE)
    if isinstance(error, GrognardError):
        code = EXIT_FILE if isinstance(error, _BROKEN_FILES) else EXIT_USAGE
        return tell(shell, error.message(), code, suggestion(error))
    if isinstance(error, typer.TyperException):
        return tell(shell, *usage_problem(error))
    if isinstance(error, OSError):
        return tell(shell, file_problem(error), EXIT_FILE)
    return tell(shell, Message("cli-bug", {"file": keep_traceback(error)}), EXIT_BUG)


def tell(shell: Shell, message: Message, code: int, advice: Message | None = None) -> int:
    """Print a sentence, and a word of advice if there is one, where errors go."""
    text = Text().append(shell.say("cli-error") + " ", "bad").append(shell.say.say(message))
    if advice is not None:
        text.append(" " + shell.say.say(advice))
    shell.err.print(text, soft_wrap=not shell.err.is_terminal)
    return code


def suggestion(error: GrognardError) -> Message | None:
    """Return "did you mean" for a misspelt name, from the names the error says are known."""
    name, known = error.params.get("name"), error.params.get("known")
    if not isinstance(name, str) or not isinstance(known, str):
        return None
    return did_you_mean(name, known.split(", "))


def did_you_mean(name: str, known: list[str]) -> Message | None:
    """Return the message that offers the nearest known name, or None if none is near."""
    lower = {word.lower(): word for word in known}
    near = get_close_matches(name.lower(), lower, n=1, cutoff=0.5)
    return Message("cli-did-you-mean", {"name": lower[near[0]]}) if near else None


def file_problem(error: OSError) -> Message:
    """Return the sentence for a path that cannot be used."""
    kinds: dict[type[OSError], str] = {
        FileNotFoundError: "error-file-not-found",
        PermissionError: "error-file-forbidden",
        IsADirectoryError: "error-file-is-folder",
        NotADirectoryError: "error-file-not-found",
    }
    id = next((id for kind, id in kinds.items() if isinstance(error, kind)), "error-file")
    detail = error.strerror or type(error).__name__
    name = str(error.filename) if error.filename is not None else "?"
    return Message(id, {"file": name, "detail": detail})


def usage_problem(error: typer.TyperException) -> tuple[Message, int, Message | None]:
    """Return sentence, exit code and advice for a command line that cannot be read.

    Typer's own sentences are English only, so we say ours; what kind of error it is shows in the
    attributes of the exception.
    """
    command = _command_path(error)
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    kind = type(error).__name__
    args = {"command": command, "name": _option_name(option, parameter)}
    if kind == "NoSuchOption":
        near = list(getattr(error, "possibilities", None) or ())
        advice = did_you_mean(args["name"], near) if near else None
        return Message("error-no-such-flag", args), EXIT_USAGE, advice
    if kind == "MissingParameter":
        return Message("error-missing", args), EXIT_USAGE, None
    if kind == "BadParameter":
        return Message("error-bad-value", {**args, "value": _given(error)}), EXIT_USAGE, None
    if kind == "BadOptionUsage":
        return Message("error-flag-value", args), EXIT_USAGE, None
    return _wrong_words(error, command)


def _wrong_words(error: typer.TyperException, command: str) -> tuple[Message, int, Message | None]:
    quoted = re.search(r"No such command '([^']*)'", error.message)
    if quoted is not None:
        context = getattr(error, "ctx", None)
        known = list(getattr(getattr(context, "command", None), "commands", {}))
        args = {"name": quoted.group(1), "known": ", ".join(known), "command": command}
        return Message("error-no-such-command", args), EXIT_USAGE, did_you_mean(args["name"], known)
    return Message("error-usage", {"command": command}), EXIT_USAGE, None


def _command_path(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    return str(getattr(context, "command_path", "grognard"))


def _option_name(option: object, parameter: object) -> str:
    if isinstance(option, str):
        return option if option.startswith("-") else f"--{option}"
    names = getattr(parameter, "opts", None) or [getattr(parameter, "name", "")]
    name = max((str(one) for one in names), key=len)
    return name if name.startswith("-") else name.upper()


def _given(error: BaseException) -> str:
    """Return the value that could not be used, from the validation error behind it."""
    listing = getattr(error.__cause__, "errors", None)
    details = listing() if callable(listing) else []
    return str(details[0].get("input", "")) if details else ""


def close_pipe() -> int:
    """Stop quietly after the reader of our output has gone, as `head` does."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(devnull, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
    return EXIT_PIPE


def keep_traceback(error: BaseException) -> str:
    """Write the traceback of a bug to a file and return its path, for whoever reports it."""
    text = "".join(traceback.format_exception(error))
    try:
        handle, name = tempfile.mkstemp(prefix="grognard-", suffix=".txt")
        os.close(handle)
        Path(name).write_text(text, "utf-8")
    except OSError:
        return os.devnull
    return name
