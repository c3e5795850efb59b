"""WebKit, as GTK has it, by WebDriver on a screen that nobody sees."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path
from typing import Any

import httpx

from tests.browsers.browser import Browser
from tests.browsers.started import SECONDS, Program, found

WINDOW = "MiniBrowser"
ANSWER_SECONDS = 900
# Waits for a promise, which older drivers do not.
AWAIT = (
    "const done = arguments[0]; (EXPRESSION).then((text) => done({ text }), (fault) => done({ fault: String(fault) }));"
)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
    return port


class WebKit(Browser):
    """A window of the browser that comes with the library."""

    draws_solid = True

    def __init__(self) -> None:
        windows = sorted(Path("/usr/lib").glob(f"*/webkit2gtk-*/{WINDOW}"))
        driver = found("WebKitWebDriver", "webkit2gtk-driver")
        if not windows:
            raise SystemExit(f"There is no {WINDOW} of WebKit. Debian: apt-get install webkit2gtk-driver")
        screen = [found("Xvfb", "xvfb"), "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
        self._screen = Program(screen, r"^(\d+)$")
        # Pages are painted by the processor: there is no graphics card here. Nothing but this machine is reached.
        environment = os.environ | {
            "DISPLAY": f":{self._screen.said()}",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "http_proxy": "http://127.0.0.1:9",
            "https_proxy": "http://127.0.0.1:9",
            "no_proxy": "127.0.0.1",
        }
        port = _free_port()
        self._driver = Program([driver, f"--port={port}"], "(never)", environment)
        self._client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=ANSWER_SECONDS, trust_env=False)
        self._await_driver()
        options = {"binary": str(windows[-1]), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        told = self._post("/session", wanted)
        self._session = f"/session/{told['sessionId']}"
        self.name = f"WebKitGTK {told['capabilities'].get('browserVersion', '')}".strip()
        self._post(f"{self._session}/timeouts", {"script": 1000 * ANSWER_SECONDS})

    def open(self, url: str) -> None:
        self._post(f"{self._session}/url", {"url": url})

    def text(self, expression: str) -> str:
        script = AWAIT.replace("EXPRESSION", expression)
        answer = self._post(f"{self._session}/execute/async", {"script": script, "args": []})
        if (fault := answer.get("fault")) is not None:
            raise RuntimeError(fault)
        text: str = answer["text"]
        return text

    def act(self, actions: list[dict[str, Any]]) -> None:
        self._post(f"{self._session}/actions", {"actions": actions})

    def close(self) -> None:
        self._client.delete(self._session)
        self._client.close()
        self._driver.end()
        self._screen.end()

    def _await_driver(self) -> None:
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            try:
                self._client.get("/status")
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError("The driver of WebKit does not start.")

    def _post(self, path: str, body: object) -> Any:  # noqa: ANN401 - whatever JSON holds
        answer = self._client.post(path, json=body).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise RuntimeError(f"{path}: {answer['error']}, {answer.get('message')}")
        return answer
