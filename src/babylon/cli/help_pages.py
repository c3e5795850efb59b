"""Help in the user's language: the words come from `help-<command>` and `help-<command>-<parameter>`."""

from contextlib import suppress
from copy import copy

from babylon.cli.typer_classes import Command, Context, Parameter
from babylon.words import messages, say


def speak(lang: str) -> None:
    """Give the frame of all help pages the words of a language; one that Typer draws elsewhere stays English."""
    with suppress(ImportError):
        from typer import rich_utils  # noqa: PLC0415 - only help pages need it, and it is slow to load

        rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments", lang)
        rich_utils.OPTIONS_PANEL_TITLE = say("help-options", lang)
        rich_utils.COMMANDS_PANEL_TITLE = say("help-commands", lang)
        rich_utils.DEFAULT_STRING = say("help-default", lang, value="{}")
        rich_utils.REQUIRED_LONG_STRING = say("help-required", lang)


def explain(command: Command, name: str, lang: str, ctx: Context) -> None:
    """Give a command and its parameters their words."""
    command.help = say(f"help-{name}", lang)
    for parameter in command.params:
        _explain_parameter(parameter, name, lang)
    if help_option := command.get_help_option(ctx):
        _explain_parameter(help_option, name, lang)


def _explain_parameter(parameter: Parameter, command: str, lang: str) -> None:
    words = str(parameter.name).replace("_", "-")
    special = f"help-{command}-{words}"
    text = say(special if special in messages(lang).names else f"help-option-{words}", lang)
    # The framework's types don't say that its parameters have these; one that has no `display_type` ignores it.
    vars(parameter).update(help=text, display_type=_nameless)


def _nameless(_: Context) -> str:
    """No name for a type: a parameter's own words say what it takes."""
    return ""


def usage(line: str, lang: str) -> str:
    """The line that shows how a command is called."""
    return line.replace("Usage:", say("help-usage", lang), 1)


def everywhere(option: Parameter) -> Parameter:
    """An option of `babylon` for each command, which takes note of it elsewhere."""
    shared = copy(option)
    shared.expose_value = False
    return shared
