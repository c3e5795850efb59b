"""The commands, found by their files and loaded when they are called; help and errors in the user's language."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from keyword import iskeyword
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from babylon.cli import help_pages
from babylon.cli.completion import PROGRAM, VARIABLE, prepare
from babylon.cli.console import Console, console_of
from babylon.cli.problems import CliProblem
from babylon.cli.typer_classes import Command, Context, UsageError
from babylon.cli.usage_errors import no_such_command, usage_sentence
from babylon.pieces.errors import BabylonError
from babylon.words import LANGUAGES, Listing, language, matched

BAD_INPUT, INTERRUPTED = 2, 130


class SpokenCommand(TyperCommand):
    """A command whose help is in the user's language."""

    def get_usage(self, ctx: Context) -> str:
        """The line that shows how the command is called."""
        return help_pages.usage(super().get_usage(ctx), console_of(ctx).lang)


class Commands(TyperGroup):
    """All commands."""

    def list_commands(self, ctx: Context) -> list[str]:  # noqa: ARG002 - the framework passes it
        """The names of all commands."""
        names = (file.name for file in files("babylon.cli").joinpath("commands").iterdir())
        return sorted(name[:-3].replace("_", "-") for name in names if name.endswith(".py") and name[0] != "_")

    def get_command(self, ctx: Context, cmd_name: str) -> Command:
        """The command of that name, with its help."""
        if cmd_name not in self.list_commands(ctx):
            raise BadCommand(no_such_command(ctx, cmd_name, self.list_commands(ctx), console_of(ctx).lang))
        name = cmd_name.replace("-", "_")
        app = typer.Typer(add_completion=False)
        module = import_module(f"babylon.cli.commands.{name}")
        app.command(cmd_name, cls=SpokenCommand)(getattr(module, f"{name}_" if iskeyword(name) else name))
        command = get_command(app)
        command.params += [help_pages.everywhere(option) for option in self.params if option.name == "lang"]
        # Reading messages takes longer than most commands, so only help pages pay for their words.
        if console_of(ctx).wants_help:
            help_pages.explain(command, cmd_name, console_of(ctx).lang, ctx)
        return command

    def invoke(self, ctx: Context) -> object:
        """Run a command; who reads no further, as `head` does, has read enough."""
        try:
            code = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # What is still to be written at the end goes nowhere, so that Python does not complain.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        return code

    def get_usage(self, ctx: Context) -> str:
        """The line that shows how commands are called."""
        return help_pages.usage(super().get_usage(ctx), console_of(ctx).lang)

    def get_help(self, ctx: Context) -> str:
        """The page about all commands."""
        help_pages.explain(self, "babylon", console_of(ctx).lang, ctx)
        return super().get_help(ctx)

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> NoReturn:  # noqa: ANN401 - as inherited
        """Run a command and exit: 0 when all is well, 2 for bad input, with one line that says what is wrong."""
        words = list(sys.argv[1:] if args is None else args)
        asked = _asked(words)
        if all(word == asked or word.startswith("--lang") for word in words):
            words.append("--help")
        lang = language(asked, os.environ)
        console = Console(lang, wants_help="--help" in words or VARIABLE in os.environ)
        if console.wants_help:
            help_pages.speak(lang)
        try:
            if asked is not None and matched(asked) is None:
                raise CliProblem("unknown-language", value=asked, known=Listing(LANGUAGES))
            code = super().main(words, PROGRAM, VARIABLE, standalone_mode=False, obj=console)
        except UsageError as error:
            code = _fail(usage_sentence(error, lang))
        except BadCommand as error:
            code = _fail(str(error))
        except BabylonError as error:
            code = _fail(error.sentence(lang))
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        sys.exit(code or 0)


class BadCommand(Exception):
    """A command that does not exist; the message is for the user."""


def _asked(words: list[str]) -> str | None:
    """The language on the command line, read before anything is parsed, since errors need it too."""
    apart = [part for word in words for part in (word.split("=", 1) if word.startswith("--lang=") else [word])]
    return next((after for word, after in pairwise(apart) if word == "--lang"), None)


def _fail(sentence: str) -> int:
    sys.stderr.write(" ".join(sentence.split()) + "\n")
    return BAD_INPUT


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version as installed  # noqa: PLC0415 - slow to load, and seldom asked for

        sys.stdout.write(f"babylon {installed('babylon-game')}\n")
        raise typer.Exit


def _babylon(
    *,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None: ...


def app() -> typer.Typer:
    """The command line."""
    root = typer.Typer(cls=Commands, add_completion=False)
    root.callback()(_babylon)
    return root


def run() -> None:
    """Run the command line on the words it was called with."""
    # Whoever writes a bot names it as module:Class, from the folder it lies in.
    sys.path.append("")
    # A terminal that can't show a character shows another one rather than a traceback.
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    if VARIABLE in os.environ:
        prepare()
    get_command(app()).main()
