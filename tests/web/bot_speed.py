"""How fast the architect thinks in the page's worker, beside machine code and wasmtime: python -m tests.web.bot_speed.

The same search in the same position by the same chance, in turns; the best time of each counts, because other work on
the machine only makes a search slower. `make web` builds the worker first.
"""

from __future__ import annotations

import tempfile
import time
from base64 import b64encode
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast
from unittest import mock

import numpy as np
from playwright.sync_api import sync_playwright

from babylon.bots import search
from babylon.bots.architect import SETTINGS
from babylon.bots.engines import MOST_MOVES_IN_A_GAME, WasmMemory
from babylon.bots.kernel import entry
from babylon.bots.kernel.search import STATES
from babylon.bots.kernel.workspace import layout
from babylon.bots.search import Limit, Search, Weights
from babylon.bots.weight_files import weights
from babylon.compiled import machine_code, numbers, pool, save
from babylon.compiled.memory import packed
from babylon.server.page import FOLDER
from tests.bots.games import played
from tests.server.processes import server
from tests.web.conftest import FLAGS
from tests.web.room import find_chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Page

    from babylon.bots.engines import Engine
    from babylon.rules.state import GameState

ROUNDS, TRIES, TURNS, SEED = 7, 6000, 20, 1
THINK = """async ({ url, state, seeds, tries }) => {
    window.thinker ??= new Worker(url, { type: "module" });
    const bytes = Uint8Array.from(atob(state), (letter) => letter.charCodeAt(0));
    const chance = { seeds: seeds.map(BigInt), limit: { tries } };
    const question = { bot: "architect", players: 2, state: bytes, past: null, ...chance };
    const began = performance.now();
    const { data } = await new Promise((answer) => {
        thinker.addEventListener("message", answer, { once: true });
        thinker.postMessage({ kind: "think", question });
    });
    return { seconds: (performance.now() - began) / 1000, thought: data.thought };
}"""


class NativeMemory:
    """The kernel as machine code, made by numba."""

    budget = WasmMemory.budget

    def __init__(self, players: int, workspaces: int) -> None:
        self._games = pool(players, STATES)
        self._workspaces = np.zeros(workspaces, np.dtype(layout(), align=True))
        self._log = numbers(MOST_MOVES_IN_A_GAME)
        self._think: Any = machine_code(entry.think)

    def lay(self, state: GameState) -> None:
        save(self._games, 0, state)

    def row(self, name: str, workspace: int) -> list[float]:
        return cast("list[float]", self._workspaces[workspace][name].tolist())

    def write(self, name: str, values: Sequence[float], workspace: int) -> None:
        self._workspaces[workspace][name][: len(values)] = values

    def log(self, length: int) -> list[int]:
        return [int(move) for move in self._log[:length]]

    def think(self, task: int, a: int, b: int) -> int:
        return int(self._think(self._games, self._workspaces, self._log, task, a, b))


def in_python(engine: Engine, state: GameState) -> Callable[[], tuple[float, float]]:
    """Seconds that a search takes, and what it has found."""
    thinker = Search(SETTINGS)
    by = Weights(weights("learned"), weights("quick"))
    with mock.patch.object(search, "engine", return_value=engine):
        thinker.findings(state, by, Random(SEED), Limit.of(0, 1), most=1)

    def timed() -> tuple[float, float]:
        began = time.perf_counter()
        found = thinker.findings(state, by, Random(SEED), Limit.of(0, TRIES), most=1)[0]
        return time.perf_counter() - began, found.margin

    return timed


def in_page(page: Page, state: GameState) -> Callable[[], tuple[float, float]]:
    """The same in the worker."""
    rng = Random(SEED)
    # There are more; only the one that thinks can be asked to stop, for which it has a channel to itself.
    workers = (FOLDER / "assets").glob("worker-*.js")
    (worker,) = (one for one in workers if "MessageChannel" in one.read_text())
    asked = {
        "url": f"/assets/{worker.name}",
        "state": b64encode(packed(state)).decode(),
        "seeds": [str(rng.getrandbits(62)) for _ in range(2)],
        "tries": TRIES,
    }

    def timed() -> tuple[float, float]:
        answer = page.evaluate(THINK, asked)
        return answer["seconds"], answer["thought"]["margin"]

    return timed


def compare(page: Page, rounds: int = ROUNDS) -> dict[str, float]:
    """Tries a second by every way; what they find is the same."""
    state = played(2, TURNS).state
    ways = {
        "machine code": in_python(NativeMemory, state),
        "wasmtime": in_python(WasmMemory, state),
        "worker": in_page(page, state),
    }
    best: dict[str, float] = {}
    for _ in range(rounds):
        found = {name: timed() for name, timed in ways.items()}
        assert len({margin for _, margin in found.values()}) == 1
        best = {name: min(seconds, best.get(name, seconds)) for name, (seconds, _) in found.items()}
    return {name: TRIES / seconds for name, seconds in best.items()}


def main() -> None:
    """Print them."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place)
        with server(f"sqlite:///{folder}/babylon.db", folder / "log") as house:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
            page = browser.new_page()
            page.goto(house.url)
            speeds = compare(page)
            browser.close()
    for name, speed in speeds.items():
        print(f"{name}: {speed:,.0f} tries a second, {speed / speeds['machine code']:.2f} of machine code")  # noqa: T201 - the result


if __name__ == "__main__":
    main()
