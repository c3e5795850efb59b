"""A sheet of characters with walls between its cells, from which pictures in text are made."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

# The line that joins up, right, down and left, by the sum of 1, 2, 4 and 8.
_JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8


@dataclass(slots=True)
class Sheet:
    """Characters, each one column wide, and their styles; what is put later covers what was there."""

    width: int
    height: int
    wall_style: str = ""
    _signs: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)
    _walls: dict[tuple[int, int], int] = field(default_factory=dict)

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from (x, y) to the right."""
        for number, sign in enumerate(text):
            self._signs[x + number, y] = sign, style

    def wall(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Draw a wall to the right or down; walls that meet are joined."""
        (x, y), (last_x, last_y) = start, end
        ahead, back = (RIGHT, LEFT) if y == last_y else (DOWN, UP)
        while (x, y) != (last_x, last_y):
            self._join(x, y, ahead)
            x, y = (x + 1, y) if ahead == RIGHT else (x, y + 1)
            self._join(x, y, back)

    def _join(self, x: int, y: int, arm: int) -> None:
        self._walls[x, y] = self._walls.get((x, y), 0) | arm

    def text(self) -> "Text":
        """The sheet: plain as a string, coloured on a console."""
        # Most uses of the package draw no text, and this library takes longer to load than all the rest.
        from rich.text import Text  # noqa: PLC0415

        page = Text(no_wrap=True)
        for y in range(self.height):
            for x in range(self.width):
                page.append(*self._at(x, y))
            page.append("\n" if y < self.height - 1 else "")
        return page

    def _at(self, x: int, y: int) -> tuple[str, str]:
        wall = _JOINTS[self._walls.get((x, y), 0)], self.wall_style
        return self._signs.get((x, y), wall)
