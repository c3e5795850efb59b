"""What a proof asks of a browser, whatever it is driven by."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import Self


class Browser(ABC):
    """One window of a browser that was started for us and is ended with us."""

    name: str
    # Whether it has WebGL on a machine without a graphics card.
    draws_solid = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def open(self, url: str) -> None:
        """Load a page and wait until it has loaded."""

    @abstractmethod
    def text(self, expression: str) -> str:
        """The text that an expression comes to, awaited in the page."""

    @abstractmethod
    def act(self, actions: list[dict[str, Any]]) -> None:
        """Do what a person's hands would, in WebDriver's words."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    def ask(self, function: str, *given: object) -> Any:  # noqa: ANN401 - whatever JSON holds
        """What a function of JavaScript answers to these values, as JSON has them."""
        values = ", ".join(json.dumps(value) for value in given)
        answer = json.loads(self.text(f"({function})({values}).then((answer) => JSON.stringify([answer ?? null]))"))
        return answer[0]

    def click(self, x: int, y: int) -> None:
        """Click at a point of the page, wherever that leads."""
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        moves = [{"type": "pointerMove", "x": x, "y": y}, *press]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.act([mouse])
