"""A plain web host: files of a folder, and no header that a browser would be stricter by."""

from __future__ import annotations

from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def web_host(folder: Path) -> Iterator[str]:
    """Serves the folder as `python -m http.server` does; the address of its root, without a slash."""

    class Files(SimpleHTTPRequestHandler):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments, directory=str(folder))  # type: ignore[arg-type]

        def end_headers(self) -> None:
            # What a browser keeps is then the service worker's doing alone.
            self.send_header("Cache-Control", "no-store")
            super().end_headers()

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Files) as running:
        Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_address[1]}"
        running.shutdown()
