"""The page knows from its server whether it is the one that the server ships."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from babylon.server.routes.web_page import build_of, mount
from babylon.wasm.kernels import known, present
from tests.wasm.former_rules import former


def test_a_build_is_named_by_its_entry_script(tmp_path: Path) -> None:
    assert build_of(tmp_path) is None
    page = tmp_path / "index.html"
    page.write_text('<link href="./a.js"><script type="module" crossorigin src="./assets/index-Ab1.js"></script>')
    assert build_of(tmp_path) == "index-Ab1.js"
    page.write_text("<p>No script at all.</p>")
    assert build_of(tmp_path) is None


def test_a_page_is_given_the_kernel_that_its_table_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<p>The page.</p>")
    monkeypatch.setitem(known(), former().rules, former())
    asyncio.run(kernels_are_served(tmp_path))


async def kernels_are_served(folder: Path) -> None:
    app = FastAPI()
    mount(app, folder)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
        for kernel in (former(), present()):
            code = await client.get(f"/kernels/{kernel.rules}.wasm")
            assert (code.content, code.headers["content-type"]) == (kernel.code, "application/wasm")
            assert "immutable" in code.headers["cache-control"]
            assert (await client.get(f"/kernels/{kernel.rules}.json")).json() == kernel.description
        named = await client.get("/kernels/2.json")
        assert named.json()["RULES"] == known()["2"].rules
        assert named.headers["cache-control"] == "no-cache"
        for unknown in ("0000000000000000.wasm", f"{present().rules}.txt", "kernel"):
            assert (await client.get(f"/kernels/{unknown}")).status_code == 404


def test_a_file_is_told_whole_or_by_one_part(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>The page.</p>")
    asyncio.run(parts_are_served(tmp_path))


async def parts_are_served(folder: Path) -> None:
    app = FastAPI()
    mount(app, folder)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
        part = await client.get("/index.html", headers={"Range": "bytes=3-5"})
        assert (part.status_code, part.text) == (206, "The")
        for several in ("bytes=3-5,7-10", "bytes=" + ",".join(f"{2 * one}-{2 * one}" for one in range(100))):
            whole = await client.get("/index.html", headers={"Range": several})
            assert (whole.status_code, whole.text) == (200, "<p>The page.</p>")
