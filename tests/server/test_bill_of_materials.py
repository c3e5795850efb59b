"""The bill of materials: valid by the schema, and true to the lock."""

import json
from collections import Counter
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import pytest

from babylon.server.maintenance import packages
from babylon.server.maintenance.bill_of_materials import bill_of_materials
from babylon.server.maintenance.packages import Package, installed, page_packages
from babylon.words import LANGUAGES, say
from tests.cli.command_line import call
from tests.package.locks import python_lock

PAGE = [Package("@fluent/bundle", "0.19.1", "Apache-2.0"), Package("three", "0.187.0", "MIT")]


@pytest.fixture
def built_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "page_packages", lambda: PAGE)


def bill(*words: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(call("sbom", *words).out)
    return told


@pytest.mark.usefixtures("built_page")
def test_the_bill_is_valid_by_the_official_schema() -> None:
    # It makes 39 parsers when it is imported, which whoever runs other tests need not wait for.
    from cyclonedx.schema import SchemaVersion  # noqa: PLC0415
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415

    validator = JsonStrictValidator(SchemaVersion.V1_6)
    text = call("sbom").out
    assert validator.validate_str(text) is None
    assert validator.validate_str(text.replace('"library"', '"book"')) is not None


@pytest.mark.usefixtures("built_page")
def test_the_bill_lists_what_the_lock_ships_and_nothing_else() -> None:
    addresses = [component["purl"] for component in bill()["components"]]
    python = [f"pkg:pypi/{name}@{version}" for name, version in python_lock().items()]
    assert Counter(addresses) == Counter([*python, "pkg:npm/%40fluent/bundle@0.19.1", "pkg:npm/three@0.187.0"])


@pytest.mark.usefixtures("built_page")
def test_all_that_is_listed_is_needed_by_the_server() -> None:
    told = bill()
    needs = {one["ref"]: one["dependsOn"] for one in told["dependencies"]}
    reached, coming = set(), [told["metadata"]["component"]["bom-ref"]]
    while coming:
        reached.add(one := coming.pop())
        coming += [other for other in needs.get(one, []) if other not in reached]
    assert reached == {component["bom-ref"] for component in (told["metadata"]["component"], *told["components"])}


@pytest.mark.usefixtures("built_page")
def test_the_same_installation_has_the_same_bill() -> None:
    assert call("sbom").out == call("sbom").out
    assert bill()["serialNumber"] != bill_of_materials(installed(), [])["serialNumber"]


def test_a_licence_is_told_as_spdx_writes_it_or_as_it_is_called() -> None:
    page = [Package("one", "1", "mit"), Package("other", "1", "BSD")]
    components: Any = bill_of_materials(installed(), page)["components"]
    assert [component["licenses"] for component in components[-2:]] == [
        [{"expression": "MIT"}],
        [{"license": {"name": "BSD"}}],
    ]


def test_every_package_names_its_licence() -> None:
    assert [name for name, one in installed().items() if not one.package.licence] == []


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_alembic(name: str) -> object:
        if name == "alembic":
            raise PackageNotFoundError(name)
        return distribution(name)

    monkeypatch.setattr(packages, "distribution", without_alembic)
    left = installed()
    assert {*python_lock()} - {*left} == {"alembic", "mako", "markupsafe"}
    assert "alembic" not in left["babylon-game"].needs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_is_not_built_is_not_passed_over_in_silence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "page_packages", lambda: None)
    answer = call("sbom", "--lang", lang)
    assert answer.err == say("sbom-without-page", lang) + "\n"
    assert "pkg:npm" not in answer.out


def test_the_pages_part_is_what_its_build_has_noted(tmp_path: Path) -> None:
    assert page_packages(tmp_path / "page.json") is None
    noted = [{"name": one.name, "version": one.version, "licence": one.licence, "text": "…"} for one in PAGE]
    (tmp_path / "page.json").write_text(json.dumps(noted), "utf-8")
    assert page_packages(tmp_path / "page.json") == PAGE
