"""The built web client: its files, and its first page for every path that is none of the API's."""

import re
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from babylon.server.page import INDEX, first_page
from babylon.wasm.kernels import known

ENTRY = re.compile(r'<script type="module"[^>]* src="[^"]*?([^"/]+\.js)"')
YEAR = "public, max-age=31536000, immutable"


class Client(StaticFiles):
    """Files of the client; names with a hash in them never change."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file, or one part of it: a hundred parts would cost as much as a hundred files."""
        headers = [one for one in scope["headers"] if one[0] != b"range" or b"," not in one[1]]
        await super().__call__({**scope, "headers": headers}, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the first page where there is none: the client finds its way by the path."""
        if path.startswith("api/"):
            raise HTTPException(404)
        if path.startswith("kernels/"):
            return _kernel(path.removeprefix("kernels/"))
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith("assets/"):
                raise
            response = HTMLResponse(first_page(self._folder, scope["path"].count("/") - 1))
        response.headers["Cache-Control"] = YEAR if path.startswith("assets/") else "no-cache"
        return response


def _kernel(name: str) -> Response:
    """The kernel of former rules, or its description, for a page whose table was begun with them."""
    rules, _, kind = name.partition(".")
    kernel = known().get(rules)
    if kernel is None or kind not in ("wasm", "json"):
        raise HTTPException(404)
    caching = {"Cache-Control": YEAR if rules == kernel.rules else "no-cache"}
    if kind == "wasm":
        return Response(kernel.code, media_type="application/wasm", headers=caching)
    return Response(kernel.text, media_type="application/json", headers=caching)


def build_of(folder: Path) -> str | None:
    """The entry script of the built client, whose name has a hash of all that belongs to it; None: there is none."""
    page = folder / "index.html"
    found = ENTRY.search(page.read_text("utf-8")) if page.is_file() else None
    return found and found[1]


def mount(app: FastAPI, folder: Path) -> None:
    """Serve the client when it has been built."""
    if (folder / INDEX).is_file():
        app.mount("/", Client(folder), name="client")
