"""The parts of the command line framework that it names nowhere in public.

Typer shows one of its usage errors. The others stand beside it: in the copy of click that Typer carries, or in click
itself for a Typer that builds on it. Only the types below are looked up where they are today.
"""

from importlib import import_module
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from typer._click import Command, Context, Parameter
    from typer._click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption, UsageError
else:
    _errors = import_module(typer.BadParameter.__module__)
    _click = import_module(_errors.__name__.rpartition(".")[0])
    Command, Context, Parameter = _click.Command, _click.Context, _click.Parameter
    BadOptionUsage, BadParameter, UsageError = _errors.BadOptionUsage, _errors.BadParameter, _errors.UsageError
    MissingParameter, NoSuchOption = _errors.MissingParameter, _errors.NoSuchOption

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
