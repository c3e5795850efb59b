"""The parts of the command line framework that it names nowhere in public: Typer carries its own copy of click."""

from typer._click import Command, Context, Parameter
from typer._click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption, UsageError

__all__ = [
    "BadOptionUsage",
    "BadParameter",
    "Command",
    "Context",
    "MissingParameter",
    "NoSuchOption",
    "Parameter",
    "UsageError",
]
