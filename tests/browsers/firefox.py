"""Firefox by WebDriver BiDi, which it speaks itself."""

from __future__ import annotations

import itertools
import json
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.browsers.browser import Browser
from tests.browsers.started import Program, found

# Whatever is not on this machine leads to a port where nobody answers.
PREFERENCES = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "127.0.0.1",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
}
ANSWER_SECONDS = 900


class Firefox(Browser):
    """A window without a screen, with a profile of its own."""

    def __init__(self) -> None:
        with ExitStack() as held:
            profile = held.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in PREFERENCES.items()]
            Path(profile, "user.js").write_text("\n".join(lines), "utf-8")
            command = [found("firefox-esr", "firefox-esr"), "--headless", "--remote-debugging-port=0", "--no-remote"]
            program = Program([*command, "--profile", profile], r"BiDi listening on (ws://\S+)")
            held.callback(program.end)
            self._line = held.enter_context(connect(f"{program.said()}/session", max_size=None, origin=None))
            self._numbers = itertools.count(1)
            told = self._call("session.new", capabilities={})["capabilities"]
            self.name = f"Firefox {told['browserVersion']}"
            self._window = self._call("browsingContext.getTree")["contexts"][0]["context"]
            self._held = held.pop_all()

    def open(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def text(self, expression: str) -> str:
        target = {"context": self._window}
        told = self._call("script.evaluate", expression=expression, target=target, awaitPromise=True)
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        text: str = told["result"]["value"]
        return text

    def act(self, actions: list[dict[str, Any]]) -> None:
        self._call("input.performActions", context=self._window, actions=actions)

    def close(self) -> None:
        self._held.close()

    def _call(self, method: str, **parameters: object) -> dict[str, Any]:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._line.recv(ANSWER_SECONDS))
            if answer.get("id") == number:
                break
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['error']}, {answer['message']}")
        result: dict[str, Any] = answer["result"]
        return result
