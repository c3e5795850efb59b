"""What is private to the typer_classes, and how the command line does without."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import click
import pytest
import typer

from babylon.cli import help_pages, typer_classes, usage_errors
from babylon.words import say
from tests.cli.command_line import call


def loaded_anew(module: ModuleType) -> ModuleType:
    """The module as it would be if it were imported now."""
    assert module.__file__
    spec = spec_from_file_location(module.__name__, module.__file__)
    assert spec
    assert spec.loader
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture
def on_click(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The sentences of usage errors under a Typer that builds on click itself."""
    monkeypatch.setattr(typer, "BadParameter", click.BadParameter)
    monkeypatch.setitem(sys.modules, typer_classes.__name__, loaded_anew(typer_classes))
    return loaded_anew(usage_errors)


def test_the_parts_are_those_that_typer_uses() -> None:
    assert typer_classes.BadParameter is typer.BadParameter
    assert issubclass(typer.Context, typer_classes.Context)


def test_a_typer_that_builds_on_click_is_understood(on_click: ModuleType) -> None:
    sentence = on_click.usage_sentence
    option = click.Option(["--seed"])
    assert "--seeed" in sentence(click.NoSuchOption("--seeed"), "en")
    assert "--seed" in sentence(click.BadOptionUsage("--seed", "no value"), "en")
    assert "--seed" in sentence(click.MissingParameter(param=option), "en")
    assert "--seed" in sentence(click.BadParameter("not a number", param=option), "en")
    assert sentence(click.UsageError("extra"), "en") == usage_errors.usage_sentence(
        typer_classes.UsageError("extra"), "en"
    )


def test_without_the_frame_that_typer_draws_help_keeps_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "typer.rich_utils", None)
        without.delattr(typer, "rich_utils", raising=False)
        help_pages.speak("pl")
    monkeypatch.setattr(help_pages, "speak", lambda _: None)
    page = call("show", "--help", env={"BABYLON_LANG": "pl"})
    assert page.code == 0
    assert say("help-show-svg", "pl") in page.out
