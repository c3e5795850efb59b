"""docs/rules.md: every rule has tests, and they exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from babylon import EDITIONS, Refusal, Token
from babylon.rules.refusal_codes import section

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "rules.md").read_text("utf-8")
BODY, _, TABLE = PAGE.partition("## Which test shows which rule")

# A rule is what begins with its number, in a list or in a table.
RULES = re.findall(r"^(?:- |\| )\*\*(\d+[A-D]?(?:\.\d+)?)\*\*", BODY, re.MULTILINE)
ROWS = {
    rule: re.findall(r"`(\w+)`", cell) for rule, cell in re.findall(r"^\| (\d\S*) \| (.+) \|$", TABLE, re.MULTILINE)
}


@cache
def sentences_in(folder: Path) -> set[str]:
    return {
        node.name
        for path in folder.rglob("test_*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def rules_of(chapter: str) -> list[str]:
    return [rule for rule in RULES if re.match(rf"{chapter}(\.|[A-D]|$)", rule)]


@pytest.mark.parametrize(
    ("chapter", "count"),
    [("1", 8), ("2", 2), ("3", 4), ("4", 9), ("5", 8), ("6", 8), ("7", 19), ("8", 15), ("9", 15), ("10", 5)],
)
def test_the_page_states_every_rule_once(chapter: str, count: int) -> None:
    assert len(rules_of(chapter)) == len(set(rules_of(chapter))) == count


def test_every_rule_has_its_row_in_the_table() -> None:
    assert list(ROWS) == RULES


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_shown_by_tests_that_exist(rule: str) -> None:
    assert ROWS[rule]
    assert set(ROWS[rule]) - sentences_in(TESTS) == set()


def test_every_test_of_the_rules_belongs_to_a_rule() -> None:
    about_this_page = sentences_in(TESTS / "rules") & set(globals())
    listed = {name for names in ROWS.values() for name in names}
    assert sentences_in(TESTS / "rules") - about_this_page - listed == set()


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_is_on_the_page_with_its_section(refusal: Refusal) -> None:
    assert re.search(rf"^\| `{refusal}` \| {re.escape(section(refusal))} \| \S", BODY, re.MULTILINE)
    assert re.search(
        rf"^##+ {re.escape(section(refusal))}\. |\*\*{re.escape(section(refusal))}\*\*", BODY, re.MULTILINE
    )


@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_is_on_the_page_with_its_supply(name: str) -> None:
    assert re.search(rf"`{name}`.*\| {EDITIONS[name].supply} \|$", BODY, re.MULTILINE)


@pytest.mark.parametrize("token", Token)
def test_every_token_is_on_the_page(token: Token) -> None:
    assert f"| `{token}` |" in BODY
