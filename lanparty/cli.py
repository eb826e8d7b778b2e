"""The command line: finds the command, runs it, and says in one line what a person did wrong.

Exit status: 0 done, 1 the run failed, 2 wrong arguments or input file, 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn, Protocol, cast

from lanparty.errors import RunFailed, UsageError

# Each is a module of lanparty.commands; only the one that is asked for is imported.
COMMANDS = (
    "demo",
    "host",
    "join",
    "tables",
    "scenario",
    "simulate",
    "audit",
    "replay",
    "bench",
    "games",
)
WINDOW = "window"  # what runs when no command is named

INTERRUPTED = 130
LONGEST = 600  # characters of an error
PIPE_CLOSED = 141  # as a shell reports a process that ended by SIGPIPE


class Command(Protocol):
    """What a module of lanparty.commands offers."""

    NAME: str
    HELP: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run `lanparty` with these arguments (default: the process's); the exit status."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # it was closed before we began, or there is no console
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - as long as we live
        elif hasattr(stream, "reconfigure"):  # never fail on a character that a terminal lacks
            stream.reconfigure(errors="backslashreplace")
    try:
        status = _run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except UsageError as error:
        return _complain(error, 2)
    except RunFailed as error:
        return _complain(error, 1)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:  # a full disk, mostly
        _drop_output()
        return _complain(f"{error.filename or 'output'}: {error.strerror or error}", 1)
    except SystemExit as done:  # argparse after --help
        return done.code if isinstance(done.code, int) else 0
    return status


def window() -> int:
    """Run the window: the program that has no console."""
    return main(sys.argv[1:])


def _run(argv: list[str]) -> int:
    word = _command_word(argv)
    args = _parser(word).parse_args(argv)
    args.home = Path(args.home) if args.home else None
    command: Command = args.command_module
    return command.run(args)


def _command_word(argv: list[str]) -> str | None:
    """The first word that is no common flag or its value."""
    parser = Parser(add_help=False, allow_abbrev=False)
    _add_common(parser)
    parser.add_argument("rest", nargs=argparse.REMAINDER)
    known, _ = parser.parse_known_args([word for word in argv if word not in ("-h", "--help")])
    return known.rest[0] if known.rest else None


def _parser(word: str | None) -> Parser:
    """The parser, with the arguments of the one command that is asked for; without a command, of the window."""
    parser = Parser(prog="lanparty", description="Card games on one Wi-Fi. Without a command: the window.")
    _add_common(parser, default=None)
    if word is None:
        window = _load(WINDOW)
        window.add_arguments(parser)
        parser.set_defaults(command_module=window)
    names = (word,) if word in COMMANDS else COMMANDS
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for name in names:
        command = _load(name)
        sub = commands.add_parser(command.NAME, help=command.HELP, description=command.HELP)
        _add_common(sub)
        command.add_arguments(sub)
        sub.set_defaults(command_module=command)
    return parser


def _add_common(parser: argparse.ArgumentParser, default: object = argparse.SUPPRESS) -> None:
    """Flags of every command; they may stand before or after its name."""
    parser.add_argument(
        "--home", metavar="DIR", default=default, help="where identity, settings and journals live"
    )
    parser.add_argument(
        "--json",
        action="store_true",
        default=False if default is None else default,
        help="one JSON object a line on standard output",
    )


def _load(name: str) -> Command:
    return cast(Command, import_module(f"lanparty.commands.{name}"))


def _drop_output() -> None:
    """Nobody takes it any more; what is still buffered must not complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(error: object, status: int) -> int:
    """In one line that no terminal obeys, whatever a file or an argument holds."""
    text = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in str(error))
    print(f"lanparty: {text if len(text) <= LONGEST else text[:LONGEST] + '…'}", file=sys.stderr)
    return status
