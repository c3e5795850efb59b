"""Calls that don't fit a command, in one line and in the user's language."""

from difflib import get_close_matches

from babylon.cli.typer_classes import BadOptionUsage, BadParameter, Context, MissingParameter, NoSuchOption, UsageError
from babylon.words import listed, say


def usage_sentence(error: UsageError, lang: str) -> str:
    """What is wrong with the call, and what to do."""
    path = error.ctx.command_path if error.ctx else "babylon"
    match error:
        case MissingParameter():
            return say("usage-missing", lang, parameter=_parameter(error), command=path)
        case BadParameter():
            return _bad_value(error, lang, path)
        case NoSuchOption():
            return say("usage-no-such-option", lang, option=error.option_name, command=path)
        case BadOptionUsage():
            return say("usage-no-value", lang, option=error.option_name, command=path)
    return say("usage-too-many", lang, command=path)


def _bad_value(error: BadParameter, lang: str, path: str) -> str:
    """Which values there are, where the kind of the parameter tells it."""
    least = getattr(error.param, "min", None)
    if least is not None:
        return say("usage-too-small", lang, parameter=_parameter(error), least=str(least), command=path)
    kind: object = getattr(getattr(error.param, "type_descriptor", None), "annotation", None)
    message = "usage-not-whole" if kind is int else "usage-not-number" if kind is float else "usage-bad-value"
    return say(message, lang, parameter=_parameter(error), command=path)


def _parameter(error: BadParameter) -> str:
    assert error.param is not None
    name = str(error.param.opts[0])
    return name if name.startswith("-") else error.param.metavar or name


def no_such_command(ctx: Context, name: str, known: list[str], lang: str) -> str:
    """There is no such command, but perhaps one that is spelt alike."""
    alike = get_close_matches(name, known, n=1)
    return say("usage-no-such-command", lang, name=name, known=listed(alike or known, lang), command=ctx.command_path)
