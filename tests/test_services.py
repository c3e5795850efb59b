"""`make unit` leaves out what needs a browser, PostgreSQL, a server process or a built package, and nothing else."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests import services
from tests.package.environments import build
from tests.server import postgres
from tests.server.processes import ServerProcess
from tests.web.room import find_chromium

ROOT = Path(__file__).parents[1]
STARTS: dict[str, Callable[[Path], object]] = {
    "browser": lambda _: find_chromium(),
    "PostgreSQL": lambda _: postgres.cluster().__enter__(),
    "a database": lambda _: postgres.new_database("postgresql://nobody", "nothing"),
    "a built package": build,
    "a server process": lambda folder: ServerProcess("sqlite://", folder / "log").start(),
}


def item(*fixtures: str, marked: bool = False) -> pytest.Item:
    """A test with these fixtures, as far as its mark is concerned."""
    marks = {services.MARK} if marked else set()
    return cast(
        "pytest.Item",
        SimpleNamespace(
            fixturenames=fixtures, add_marker=marks.add, get_closest_marker=lambda name: name in marks or None
        ),
    )


@pytest.fixture
def another_test(request: pytest.FixtureRequest) -> Iterator[None]:
    """Lets a test watch another; afterwards it is watched itself again."""
    yield
    services.begin(request.node)


@pytest.mark.parametrize("service", STARTS)
def test_a_test_without_the_mark_can_use_no_service(service: str, tmp_path: Path) -> None:
    with pytest.raises(services.WrongMark, match="mark it"):
        STARTS[service](tmp_path)


@pytest.mark.usefixtures("another_test")
def test_a_marked_test_may_use_a_service() -> None:
    marked = item("tmp_path", marked=True)
    services.begin(marked)
    services.use("a server process")
    services.end(marked)


@pytest.mark.usefixtures("another_test")
def test_a_marked_test_that_uses_no_service_fails() -> None:
    marked = item("tmp_path", marked=True)
    services.begin(marked)
    with pytest.raises(services.WrongMark, match="take"):
        services.end(marked)


@pytest.mark.usefixtures("another_test")
@pytest.mark.parametrize("fixture", sorted(services.FIXTURES))
def test_a_test_that_asks_for_a_service_is_marked_by_that(fixture: str) -> None:
    asking = item("tmp_path", fixture)
    services.mark(asking)
    assert asking.get_closest_marker(services.MARK)
    services.begin(asking)
    services.end(asking)


def test_of_all_tests_those_of_the_page_and_of_postgresql_are_marked(request: pytest.FixtureRequest) -> None:
    needy = [
        test
        for test in request.session.items
        if test.nodeid.startswith("tests/web/")
        or (test.nodeid.startswith("tests/server/") and "[postgresql" in test.name)
    ]
    assert [test.nodeid for test in needy if not test.get_closest_marker(services.MARK)] == []


def test_of_a_test_for_both_databases_sqlite_stays_in_make_unit(request: pytest.FixtureRequest) -> None:
    here = [test for test in request.session.items if "[sqlite]" in test.nodeid and "/store/" in test.nodeid]
    assert [test.nodeid for test in here if test.get_closest_marker(services.MARK)] == []


def test_make_unit_asks_for_nothing_but_python() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    target = re.search(r"^unit: ([^#\n]*?) *##.*\n\t(.+)$", makefile, re.MULTILINE)
    assert target
    assert target.groups() == ("setup", f'$(BIN)/pytest --numprocesses=auto --dist=worksteal -m "not {services.MARK}"')
