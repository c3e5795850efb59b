import asyncio
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest
from fastapi import FastAPI

from babylon.server import page
from babylon.server.routes.web_page import mount

HTML = '<html data-root="./"><script src="./assets/index-1.js"></script></html>'


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    (tmp_path / page.INDEX).write_text(HTML, "utf-8")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1.js").write_text("first()", "utf-8")
    app = FastAPI()
    mount(app, tmp_path)
    return app


def answer(app: FastAPI, path: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
            return await client.get(path)

    return asyncio.run(asked())


@pytest.mark.parametrize("path", ["/", "/about", "/t/abc", "/t/abc/", "/far/away/from/home"])
def test_the_page_finds_its_files_from_every_address(app: FastAPI, path: str) -> None:
    found = answer(app, path)
    assert found.headers["cache-control"] == "no-cache"
    root = found.text.partition('data-root="')[2].partition('"')[0]
    # Behind a proxy that adds a folder of its own, too.
    assert urljoin(f"http://test/folder{path}", root) == "http://test/folder/"
    script = urljoin(path, f"{root}assets/index-1.js")
    assert f'src="{root}assets/index-1.js"' in found.text
    assert answer(app, script).text == "first()"


def test_a_missing_file_is_no_page(app: FastAPI) -> None:
    assert answer(app, "/assets/index-0.js").status_code == 404
    assert answer(app, "/api/nowhere").status_code == 404
