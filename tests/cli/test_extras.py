"""A command whose extra is missing says in one line what to install, and does nothing."""

import re
import sys
import tomllib
from importlib import import_module
from importlib.metadata import packages_distributions
from keyword import iskeyword
from pathlib import Path

import pytest

from babylon.cli.extras import LIBRARIES, extras_of, is_installed
from babylon.words import LANGUAGES, say
from tests.cli.calls_with_extras import CALLS
from tests.cli.command_line import call
from tests.cli.import_walk import SOURCES, libraries

PROJECT = tomllib.loads((SOURCES.parent / "pyproject.toml").read_text("utf-8"))["project"]
COMMANDS = sorted(file.stem for file in (SOURCES / "babylon" / "cli" / "commands").glob("[a-z]*.py"))
CORE = {"wasmtime", "fluent", "rich", "typer"}
# FastAPI is made of these, and uvloop is there only where it works: they are asked for by their own names.
# The libraries of Web Push are made of cryptography.
# pydantic has types of its own on this one, and of some types it takes no others.
BROUGHT_ALONG = dict.fromkeys(
    ("cryptography", "pydantic", "pydantic_core", "starlette", "typing_extensions", "uvloop"), "server"
)
# Bots take their memory from numpy, and machine code is kept, only where numba compiles.
# PostgreSQL's driver is asked for once it is known which database there is.
UNNEEDED = {
    ("numpy", "babylon.bots.runner"),
    ("platformdirs", "babylon.compiled.cache"),
    *(("psycopg", f"babylon.server.store.{module}") for module in ("bounded", "diagnosis", "notifications")),
}
# Measured in a process of its own.
STARTED = {"bench": ("babylon.envs.babylon_v0", "babylon.envs.vector", "babylon.simulate")}


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder, on a machine without any extra."""
    for library in {library for brought in LIBRARIES.values() for library in brought}:
        monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def declared(command: str) -> tuple[str, ...]:
    module = import_module(f"babylon.cli.commands.{command}")
    return extras_of(getattr(module, f"{command}_" if iskeyword(command) else command))


def brought(extra: str) -> set[str]:
    """The distributions that an extra brings by itself or by the extras it is made of."""
    found: set[str] = set()
    for line in PROJECT["optional-dependencies"][extra]:
        name, _, parts = re.split(r"[^\w,\[-]", line)[0].partition("[")
        found |= set().union(*map(brought, parts.split(","))) if name == PROJECT["name"] else {name.lower()}
    return found


@pytest.mark.parametrize(("words", "extra"), CALLS, ids=lambda value: value if isinstance(value, str) else value[0])
def test_a_missing_extra_is_named_before_anything_is_done(bare: Path, words: tuple[str, ...], extra: str) -> None:
    answer = call(*words)
    assert answer.err.endswith(f": pip install 'babylon-game[{extra}]'\n")
    assert answer.err.count("\n") == 1
    assert (answer.out, answer.code, list(bare.iterdir())) == ("", 2, [])


@pytest.mark.usefixtures("bare")
def test_a_missing_extra_is_named_in_every_language() -> None:
    told = {call("serve", env={"BABYLON_LANG": lang}).err for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("pip install 'babylon-game[server]'" in line for line in told)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("words", [words for words, _ in CALLS], ids=" ".join)
def test_help_needs_no_extra(words: tuple[str, ...]) -> None:
    assert call(words[0], "--help").code == 0


@pytest.mark.parametrize(
    ("words", "env"),
    [
        (("serve", "--database", "postgresql://host/babylon"), {}),
        (("verify",), {"BABYLON_DATABASE": "postgresql+psycopg://host/babylon"}),
        (("serve", "--config", "babylon.toml"), {}),
        (("backup", "postgresql://host/copy"), {}),
    ],
)
def test_who_names_a_postgresql_database_learns_what_it_needs(
    words: tuple[str, ...], env: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    (tmp_path / "babylon.toml").write_text('database = "postgresql://host/babylon"\n', "utf-8")
    answer = call(*words, env=env)
    assert answer.err.endswith(": pip install 'babylon-game[postgresql]'\n")
    assert (answer.out, answer.code) == ("", 2)


def test_an_option_that_was_not_given_needs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("pyarrow", "ray"):
        monkeypatch.setitem(sys.modules, library, None)
    assert call("arena", "mason", "mason", "--games", "1", "--workers", "1", "--json").code == 0


@pytest.mark.parametrize("command", ["serve", "doctor"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_wasmtime_a_host_learns_that_the_bots_are_weaker(
    command: str, lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("babylon.server.uvicorn_server.serve", lambda *_, **__: None)
    assert say("serve-slow-bots", lang) not in call(command, "--lang", lang).err
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert say("serve-slow-bots", lang) in call(command, "--lang", lang).err
    assert say("serve-slow-bots", lang) not in call(command, "--lang", lang, env={"BABYLON_PLAIN": "1"}).err


def test_a_folder_with_the_name_of_a_library_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "no_such_library").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    assert not is_installed("no_such_library")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_declares_the_extras_whose_libraries_it_imports(command: str) -> None:
    imported = libraries(f"babylon.cli.commands.{command}", *STARTED.get(command, ()))
    foreign = {name for name in imported.items() if name[0] not in sys.stdlib_module_names | CORE} - UNNEEDED
    covered = {library for extra in declared(command) for library in LIBRARIES[extra]}
    covered |= {library for library, extra in BROUGHT_ALONG.items() if extra in declared(command)}
    assert {name for name in foreign if name[0] not in covered} == set()


@pytest.mark.parametrize("command", [command for command in COMMANDS if declared(command)])
def test_every_command_with_an_extra_is_called_without_it(command: str) -> None:
    assert set(declared(command)) == {
        extra for words, extras in CALLS if words[0].replace("-", "_") == command for extra in extras.split(",")
    }


@pytest.mark.parametrize("extra", LIBRARIES)
def test_an_extra_brings_the_libraries_that_are_looked_for(extra: str) -> None:
    homes = packages_distributions()
    names = {library: {home.lower().replace("_", "-") for home in homes[library]} for library in LIBRARIES[extra]}
    assert [library for library in names if not names[library] & brought(extra)] == []
