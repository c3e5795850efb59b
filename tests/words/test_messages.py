"""Every language says everything, and says nothing that nobody asks for."""

import ast
import re
import time
from enum import StrEnum
from functools import cache
from pathlib import Path

import pytest

import babylon
from babylon import (
    Belvederes,
    Category,
    Flower,
    Gap,
    Highest,
    ItemKind,
    Material,
    Overlap,
    Phase,
    Refusal,
    Symbol,
    Token,
)
from babylon.words import LANGUAGES, Messages
from tests.words.files import alone, arguments, every_message, files, messages, references, text

PACKAGE = Path(babylon.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"
SUPPLY = ("singles", "doubles", "belvederes", "stairways", "fountains", "bridges", "statues")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

# Messages that are named by a value: `refusal-<code>` and so on.
FAMILIES: dict[str, type[StrEnum] | tuple[str, ...]] = {
    "refusal": Refusal,
    "symbol": (*Symbol, "blank"),
    "item": ItemKind,
    "flower": Flower,
    "seat": Flower,
    "material": Material,
    "piece": SUPPLY,
    "phase": Phase,
    "token": Token,
    "effect": Token,
    "category": Category,
    "edition": tuple(babylon.EDITIONS),
    "choice": ("highest", "overlap", "gap", "belvederes", "supply"),
    "highest": Highest,
    "overlap": Overlap,
    "gap": Gap,
    "belvederes": Belvederes,
    "move": (*Symbol, "remove", "dig", "place", "end", "star"),
    "did": (*Symbol, "remove", "dig", "place", "end", "star"),
    "point": (*ItemKind, "set-diversity", "set-flowers", "tile", "hidden", "bears", "under-bridges"),
}
NAMED = {f"{family}-{value}" for family, values in FAMILIES.items() for value in values}
KINDS = {
    "BadNotation": "notation",
    "BadTiles": "tiles",
    "BadRecord": "record",
    "bad": "record",
    "CliProblem": "cli",
    "NotAGame": "import",
    "Mismatch": "verify",
    "DatabaseTaken": "serve",
}


def sources() -> list[Path]:
    page = [path for ending in ("ts", "svelte") for path in WEB.rglob(f"*.{ending}")]
    return [*PACKAGE.rglob("*.py"), *page]


@cache
def raised() -> set[str]:
    """The messages of all errors that are raised with a code."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in KINDS and isinstance(node.args[0].value, str):
                    found.add(f"{KINDS[name]}-{node.args[0].value}")
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_files(lang: str) -> None:
    assert files(lang) == files("en")


@pytest.mark.parametrize("file", sorted(files("en")))
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang: str, file: str) -> None:
    assert list(messages(lang, file)) == list(messages("en", file))


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_wants_to_know_the_same_in_every_language(lang: str) -> None:
    english = {name: arguments(message) for name, message in every_message("en").items()}
    assert {name: arguments(message) for name, message in every_message(lang).items()} == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_there_twice(lang: str) -> None:
    names = [name for file in files(lang) for name in messages(lang, file)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("message", sorted(NAMED))
def test_every_value_of_the_game_has_a_name(message: str) -> None:
    assert message in messages("en", "rules.ftl")


def test_every_error_has_a_sentence() -> None:
    assert raised()
    assert raised() - every_message("en").keys() == set()


@cache
def written() -> str:
    """All that is written in the program."""
    return "\n".join(path.read_text("utf-8") for path in sources())


@cache
def begun() -> set[str]:
    """A name made up in the program, such as f"web-tab-{name}", uses all messages that begin so."""
    return set(re.findall(r"""["'`]((?:[a-z]+-)+)\$?\{""", written()))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_of_messages_is_used(family: str) -> None:
    assert f"{family}-" in begun()


def test_no_message_is_unused() -> None:
    quoted = set(re.findall(r"""["'`]([a-z]+(?:-[A-Za-z0-9]+)*)["'`]""", written()))
    # The tests of the command line know which help there must be.
    open_families = (*(begun() - {f"{family}-" for family in FAMILIES}), "help-")
    unused = every_message("en").keys() - quoted - NAMED - raised()
    assert {name for name in unused if not name.startswith(open_families)} == set()


# What a move looks like in a record: xA1, dc4/1>2-ne, S:c4*, =d.
NOTATION = re.compile(r"x[A-D][1-4]|-(nw|ne|se|sw)\b|\*|\b[ds][a-h][1-8]|[SFBT]:[a-h]|=[ds-]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_who_clicks_is_told_of_the_notation(lang: str) -> None:
    said = {name: text(message) for name, message in every_message(lang).items()}
    assert [name for name in said if name.startswith(("refusal-", "web-")) and NOTATION.search(said[name])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_can_be_read_one_by_one(lang: str) -> None:
    texts = Messages(lang)._texts
    assert texts.keys() == every_message(lang).keys()
    assert [name for name, message in every_message(lang).items() if not message.equals(alone(texts[name]))] == []
    assert [name for name, message in every_message(lang).items() if references(message)] == []


def test_a_server_does_not_stand_still_for_its_first_refusal() -> None:
    began = time.process_time()
    for lang in LANGUAGES:
        assert Messages(lang).said("server-refused-connections", {})
    # All messages of five languages took 0.6 s, on the event loop.
    assert time.process_time() - began < 0.15
