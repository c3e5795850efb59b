"""The documents as a site."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import pytest

from babylon.server.description.openapi import document
from tests import services

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.services
ROOT = Path(__file__).parents[2]


class Links(HTMLParser):
    """The addresses that a page leads to and the places in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: set[str] = set()
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.places.add(known.get("id") or "")
        if address := known.get("href" if tag in {"a", "link"} else "src"):
            self.targets.add(address)


@pytest.fixture
def site(built: Path) -> Path:
    """The site, which every one of these tests needs built."""
    services.use("a built package")
    return built


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does: warnings are errors, and every notebook is run."""
    folder = tmp_path_factory.mktemp("docs") / version("babylon-game")
    build = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", "docs", str(folder)]
    done = subprocess.run(build, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def fields(schema: object) -> Iterator[str]:
    """The names of a schema's fields."""
    yield from schema.get("properties", {}) if isinstance(schema, dict) else ()


def pages(site: Path) -> Iterator[tuple[Path, Links]]:
    for path in sorted(site.rglob("*.html")):
        yield path, Links(path.read_text("utf-8"))


def test_every_link_within_the_site_leads_somewhere(site: Path) -> None:
    known = dict(pages(site))
    lost = []
    for page, links in known.items():
        for target in links.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            file = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            place = unquote(parts.fragment)
            if not file.exists() or (place and file in known and place not in known[file].places):
                lost.append((page.name, target))
    assert lost == []


def test_every_page_of_the_documents_is_reached_from_the_first(site: Path) -> None:
    known = dict(pages(site))
    reached, waiting = set(), [site / "index.html"]
    while waiting:
        page = waiting.pop()
        if page in reached or page not in known:
            continue
        reached.add(page)
        waiting += [(page.parent / unquote(urlsplit(one).path)).resolve() for one in known[page].targets]
    written = {site / path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    assert written - reached == set()


def test_the_site_needs_no_other_host(site: Path) -> None:
    fetched = re.compile(r'<(?:script|link|img)[^>]+(?:src|href)="(?:https?:)?//')
    assert [page.name for page in site.rglob("*.html") if fetched.search(page.read_text("utf-8"))] == []


def test_every_request_of_a_server_is_described(site: Path) -> None:
    text = re.sub(r"<[^>]+>", "", (site / "reference" / "http.html").read_text("utf-8"))
    requests = [f"{method.upper()} {path}" for path, methods in document()["paths"].items() for method in methods]
    assert len(requests) > 20
    assert [request for request in requests if request not in text] == []


def test_every_body_is_told_field_by_field(site: Path) -> None:
    page = (site / "reference" / "schemas.html").read_text("utf-8")
    sections = dict(re.findall(r'<section id="([^"]+)">\s*<h2>(.*?)</section>', page, re.DOTALL))
    schemas = document()["components"]["schemas"]
    assert {name.lower() for name in schemas} <= {*sections}
    told = {
        name: re.findall(r"<tr[^>]*><td><p><code[^>]*><span[^>]*>([^<]+)<", sections[name.lower()]) for name in schemas
    }
    assert {name: told[name] for name, schema in schemas.items() if told[name] != [*fields(schema)]} == {}


def test_the_versions_are_listed_and_the_newest_is_led_to(site: Path) -> None:
    assert f'href="{site.name}/index.html"' in (site.parent / "versions.html").read_text("utf-8")
    assert f"url={site.name}/index.html" in (site.parent / "index.html").read_text("utf-8")
