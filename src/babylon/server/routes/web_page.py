"""The built web client: its files, and its first page for every path that is none of the API's."""

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

YEAR = "public, max-age=31536000, immutable"


class Client(StaticFiles):
    """Files of the client; names with a hash in them never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the first page where there is none: the client finds its way by the path."""
        if path.startswith("api/"):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith("assets/"):
                raise
            response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = YEAR if path.startswith("assets/") else "no-cache"
        return response


def mount(app: FastAPI, folder: Path) -> None:
    """Serve the client when it has been built."""
    if (folder / "index.html").is_file():
        app.mount("/", Client(directory=folder, html=True), name="client")
