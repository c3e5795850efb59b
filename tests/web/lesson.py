"""A learner at the lesson, who does what its card asks for: by clicks on the flat plan, or by keys alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

STEPS = 14
LONG_WAY = 80  # tabs: more than there are things to focus


class Learner:
    """One page at the lesson."""

    def __init__(self, room: Room) -> None:
        self.page = room.page
        self.card = self.page.locator(".lesson")

    @property
    def aim(self) -> str:
        """What sort of thing is to be done now; empty once the step is done."""
        aim: str = self.page.evaluate("() => document.documentElement.dataset.aim ?? ''")
        return aim

    def target(self, names: str) -> str:
        """The first stack or space that the task speaks of."""
        found = re.search(names, self.card.locator(".task").inner_text())
        assert found is not None
        return found[0]

    def await_step(self, number: int) -> None:
        self.page.wait_for_function(
            """(number) => document.documentElement.dataset.aim
                && document.querySelector('.lesson .where span').textContent.match(/\\d+/g).includes(String(number))""",
            arg=number,
        )

    def do(self, doers: dict[str, Callable[[], None]]) -> None:
        """Do what is asked for until the step is done: a tile may have to be chosen before it is confirmed."""
        for _ in range(3):
            if (aim := self.aim) == "":
                break
            doers[aim]()
            self.page.wait_for_function("(aim) => document.documentElement.dataset.aim !== aim", arg=aim)
        expect(self.card.locator(".done")).to_be_visible()

    def by_mouse(self) -> None:
        page = self.page
        self.do(
            {
                "take": lambda: page.locator(f"[data-stack={self.target('[A-D][1-4]')}]").click(),
                "place": lambda: page.locator(f"[data-place={self.target('[a-h][1-8]')}]").click(),
                "build": lambda: page.locator(f".hand [data-token*='{self.target('[a-h][1-8]')}']").click(),
                "keep": lambda: page.locator("input[value=dug]").check(),
                "confirm": lambda: page.locator("footer.hand button.go").click(),
                "look": lambda: page.locator("td.own [data-line=statues]").click(),
            }
        )

    def by_keys(self) -> None:
        press = self.page.keyboard.press
        self.do(
            {
                "take": lambda: self.go_to("q", self.target("[A-D][1-4]").lower()),
                "place": lambda: self.go_to("g", self.target("[a-h][1-8]")),
                "build": lambda: self.go_to("g", self.target("[a-h][1-8]")),
                "keep": lambda: self.tab_to("input[name=keep]", "ArrowUp"),
                "confirm": lambda: press("Control+Enter"),
                "look": lambda: self.tab_to("td.own [data-line=statues]", "Enter"),
            }
        )

    def go_to(self, grid: str, name: str) -> None:
        """Enter a grid by its key, walk to a cell and play there."""
        press = self.page.keyboard.press
        press(grid)
        col, row = map(int, self.page.evaluate("() => document.activeElement.dataset.cell").split(","))
        right, up = "abcdefgh".index(name[0]) - col, int(name[1]) - 1 - row
        for key, steps in (
            ("ArrowRight", right),
            ("ArrowLeft", -right),
            ("ArrowUp", up),
            ("ArrowDown", -up),
        ):
            for _ in range(max(0, steps)):
                press(key)
        press("Enter")

    def tab_to(self, selector: str, key: str) -> None:
        """Go to something by Tab alone and press a key there."""
        for _ in range(LONG_WAY):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                self.page.keyboard.press(key)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(selector)
