"""What is in the distributions, and what they say about themselves."""

import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_string
from email.message import Message

import pytest
import yaml

from hatch_build import described
from tests.package import python_notices
from tests.package.environments import ROOT, Distributions
from tests.package.locks import page_dependencies, page_lock, python_lock

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
RELATIVE = re.compile(r"\]\((?!https?:|mailto:|#)")


@pytest.fixture(scope="module")
def metadata(distributions: Distributions) -> Message:
    with zipfile.ZipFile(distributions.wheel) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(wheel.read(name).decode())


def files_of_the_tree() -> set[str]:
    """What git keeps; in an unpacked source distribution, what the tests need of it."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
        return {name for name in listed.stdout.split("\0") if (ROOT / name).is_file()}
    files = (file for folder in ("tests", "docs", "src", "requirements") for file in (ROOT / folder).rglob("*"))
    built = {"__pycache__", "static"}
    return {str(file.relative_to(ROOT)) for file in files if file.is_file() and not built & {*file.parts}}


def test_the_source_distribution_is_the_whole_tree(distributions: Distributions) -> None:
    with tarfile.open(distributions.source) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert files_of_the_tree() - packed == set()
    assert [name for name in packed if "node_modules" in name or ".venv" in name] == []


def test_the_wheel_has_the_page_the_words_and_the_types(distributions: Distributions) -> None:
    with zipfile.ZipFile(distributions.wheel) as wheel:
        packed = set(wheel.namelist())
    assert {"babylon/server/static/index.html", "babylon/locales/pl/cli.ftl", "babylon/py.typed"} <= packed
    assert {name.split("/")[0] for name in packed} == {"babylon", f"babylon_game-{PROJECT['version']}.dist-info"}


def test_built_again_elsewhere_the_wheel_is_the_same(distributions: Distributions) -> None:
    """It was built of the unpacked source: its page is that of the tree, and its times are the format's."""
    page, inside = ROOT / "src" / "babylon" / "server" / "static", "babylon/server/static/"
    with zipfile.ZipFile(distributions.wheel) as wheel:
        packed = {name.removeprefix(inside): wheel.read(name) for name in wheel.namelist() if name.startswith(inside)}
        assert {entry.date_time for entry in wheel.infolist()} == {(2020, 2, 2, 0, 0, 0)}
    assert packed == {str(file.relative_to(page)): file.read_bytes() for file in page.rglob("*") if file.is_file()}


def test_the_description_has_no_link_that_leads_nowhere(metadata: Message) -> None:
    text = str(metadata.get_payload())
    assert metadata["Description-Content-Type"].startswith("text/markdown")
    assert "unofficial edition" in text
    assert RELATIVE.findall(text) == []


def test_links_of_the_description_lead_to_the_address_of_the_source() -> None:
    readme = "![Gardens](docs/table.jpg)\n\nSee [the rules](docs/rules.md), [below](#below) or [there](https://there.example)."
    elsewhere = "[below](#below) or [there](https://there.example)."
    assert described(readme, None) == f"See the rules, {elsewhere}"
    rules = "[the rules](https://here.example/docs/rules.md)"
    assert described(readme, "https://here.example/") == f"See {rules}, {elsewhere}"


def test_a_program_has_the_packages_name_so_that_uvx_and_pipx_find_it() -> None:
    assert PROJECT["scripts"][PROJECT["name"]] == PROJECT["scripts"]["babylon"]


def test_the_oldest_classified_python_is_the_one_that_is_locked_and_demanded() -> None:
    oldest, *_ = classified_pythons()
    assert PROJECT["requires-python"] == f">={oldest}"
    assert f"--python-version {oldest} " in (ROOT / "Makefile").read_text("utf-8")


def test_each_classified_python_is_one_that_the_workflow_tests_on() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    (job,) = workflow["jobs"].values()
    assert classified_pythons() == job["strategy"]["matrix"]["python"]


def classified_pythons() -> list[str]:
    prefix = "Programming Language :: Python :: "
    return [line.removeprefix(prefix) for line in PROJECT["classifiers"] if line.startswith(f"{prefix}3.")]


def test_the_classified_system_is_the_one_that_the_tests_run_on() -> None:
    """A test elsewhere asks for another classifier; a classifier asks for tests elsewhere."""
    names = {"linux": "POSIX :: Linux", "darwin": "MacOS", "win32": "Microsoft :: Windows"}
    systems = [line for line in PROJECT["classifiers"] if line.startswith("Operating System")]
    assert systems == [f"Operating System :: {names[sys.platform]}"]


def test_the_wheel_has_the_notices_of_all_that_the_locks_ship(distributions: Distributions) -> None:
    with zipfile.ZipFile(distributions.wheel) as wheel:
        page, python = (
            json.loads(wheel.read(f"babylon/server/static/notices/{part}.json")) for part in ("page", "python")
        )
    assert {one["name"]: one["version"] for one in python} == python_lock()
    bundled = {one["name"]: one["version"] for one in page}
    assert page_dependencies() <= bundled.keys()
    assert bundled.items() <= page_lock().items()
    assert [one["name"] for one in (*page, *python) if not one["licence"] or len(one["text"]) < 500] == []


def test_the_notices_of_python_are_those_of_what_is_installed() -> None:
    assert python_notices.NOTICES.read_text("utf-8") == python_notices.made(), "make notices"
