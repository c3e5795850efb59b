"""What holds for the repository as a whole."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "babylon"
SOURCES = sorted(path for folder in ("src", "tests", "benchmarks") for path in (ROOT / folder).rglob("*.py"))
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PARTS = sorted(
    {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in PACKAGE.rglob("*.py")}
    - {"__init__", "__main__"}
)
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
WEB_LOCK = ROOT / "web" / "package-lock.json"
# What the server describes and how the kernel lies in memory tools write; their long lines are nobody's to read.
WEB_SOURCES = sorted(
    path
    for folder in ("src", "tests", "tools")
    for path in (ROOT / "web" / folder).rglob("*")
    if path.suffix in {".ts", ".svelte", ".css"} and path.name not in {"schema.ts", "generated.ts"}
)

# A table of types that a command writes.
GENERATED = {PACKAGE / "client" / "shapes.py"}
FILE_LIMIT = 400
FUNCTION_LIMIT = 40
LINE_LIMIT = 140
# The linter sees the scripts of a Svelte file, not its markup: these are looked for in the text.
UNTYPED = re.compile(r"\bas never\b|\bas any\b|: any\b|<any\b|[\w)\]]!(?:[.\[)]|;|,$)", re.MULTILINE)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


# Thousands of files: a test for each would take its time where a list of those that fail tells as much.
def test_a_file_holds_one_idea() -> None:
    assert SOURCES
    files = [path for path in SOURCES if path not in GENERATED]
    assert [name_of(path) for path in files if len(lines_of(path)) > FILE_LIMIT] == []


def test_a_function_fits_on_a_screen() -> None:
    too_long = [
        (name_of(path), one.name) for path in SOURCES for one in functions(path) if length(one) > FUNCTION_LIMIT
    ]
    assert too_long == []


def test_a_file_of_the_page_holds_one_idea_in_lines_one_can_read() -> None:
    assert WEB_SOURCES
    lines = {name_of(path): lines_of(path) for path in WEB_SOURCES}
    assert [name for name, each in lines.items() if len(each) > FILE_LIMIT] == []
    long = [
        (name, number) for name, each in lines.items() for number, line in enumerate(each, 1) if len(line) > LINE_LIMIT
    ]
    assert long == []


def test_the_page_does_not_talk_its_way_round_the_types() -> None:
    found = {name_of(path): UNTYPED.findall(path.read_text(encoding="utf-8")) for path in WEB_SOURCES}
    assert {name: each for name, each in found.items() if each} == {}


def test_every_folder_of_the_page_is_described() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").partition("## Inside the page")[2]
    told = page.partition("## Decisions")[0]
    source = ROOT / "web" / "src"
    folders = [path for folder in (source, source / "table") for path in folder.iterdir() if path.is_dir()]
    # Work on the look has a page of its own, which nobody is served.
    assert [path.name for path in folders if f"`{path.name}`" not in told and path.name != "dev"] == []


def test_the_lock_of_the_page_names_no_host() -> None:
    assert '"resolved"' not in WEB_LOCK.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", LOCKS, ids=name_of)
def test_a_lock_names_no_host(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    assert "--find-links" not in text


@pytest.mark.parametrize("path", LOCKS, ids=name_of)
def test_every_locked_package_has_a_hash(path: Path) -> None:
    entries = path.read_text(encoding="utf-8").replace("\\\n", "").splitlines()
    packages = [entry for entry in entries if "==" in entry and not entry.lstrip().startswith("#")]
    assert packages
    assert [entry for entry in packages if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_link_of_a_page_leads_somewhere(path: Path) -> None:
    links = re.findall(r"\]\((?!https?:|mailto:|#)([^)#\s]+)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_described(part: str) -> None:
    rows = [
        line for line in (ROOT / "docs/architecture.md").read_text(encoding="utf-8").splitlines() if line[:1] == "|"
    ]
    assert any(f"`{part}`" in row.split("|")[1] for row in rows)
