"""Plots as SVG: lines and bars, drawn without any library so that a report is one file."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

COLOURS = ("#2a6f97", "#c1666b", "#6a994e", "#bc8034", "#6d597a", "#4f5d75", "#8d99ae", "#b56576")
WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 56


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of a plot, and how far it may lie above or below."""

    x: float
    y: float
    error: float


@dataclass(frozen=True, slots=True)
class Scale:
    """From a range of values to a range of pixels."""

    low: float
    high: float
    first: float
    last: float

    def at(self, value: float) -> float:
        """Where a value lies."""
        share = (value - self.low) / ((self.high - self.low) or 1.0)
        return round(self.first + share * (self.last - self.first), 1)

    def ticks(self) -> list[float]:
        """Round numbers, three to seven of them."""
        rough = ((self.high - self.low) or 1.0) / 6
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(one * power for one in (1, 2, 5, 10) if one * power >= rough)
        first = math.ceil(self.low / step)
        return [number * step for number in range(first, math.floor(self.high / step) + 1)]


def _text(x: float, y: float, words: str, **style: str) -> str:
    shown = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
    return f'<text x="{x}" y="{y}"{shown}>{escape(words)}</text>'


def _frame(title: str, y: Scale) -> list[str]:
    grid = []
    for value in y.ticks():
        grid.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y.at(value)}" y2="{y.at(value)}" stroke="#ddd"/>')
        grid.append(_text(LEFT - 8, y.at(value) + 4, f"{value:g}", text_anchor="end"))
    return [_text(LEFT, 20, title, font_weight="bold"), *grid]


def _legend(names: Sequence[str]) -> list[str]:
    parts = []
    for number, name in enumerate(names):
        x = LEFT + number * ((WIDTH - LEFT - RIGHT) // max(len(names), 4))
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<rect x="{x}" y="{HEIGHT - 18}" width="10" height="10" fill="{colour}"/>')
        parts.append(_text(x + 14, HEIGHT - 9, name))
    return parts


def _svg(parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'{head} font-family="sans-serif" font-size="12">\n' + "\n".join(parts) + "\n</svg>\n"


def lines(title: str, series: dict[str, Sequence[float]]) -> str:
    """A line for each series, its values over 1, 2, 3 and so on."""
    values = [value for row in series.values() for value in row]
    y = Scale(min(*values, 0.0), max(*values, 0.0), HEIGHT - BOTTOM, TOP)
    x = Scale(1, max(len(row) for row in series.values()), LEFT, WIDTH - RIGHT)
    parts = _frame(title, y)
    parts += [_text(x.at(tick), HEIGHT - BOTTOM + 16, f"{tick:g}", text_anchor="middle") for tick in x.ticks()]
    for number, row in enumerate(series.values()):
        path = " ".join(f"{x.at(at)},{y.at(value)}" for at, value in enumerate(row, start=1))
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return _svg(parts + _legend(list(series)))


def bars(title: str, groups: dict[str, dict[str, float]]) -> str:
    """Bars side by side for each group; every group names the same ones. Nothing when there are no groups."""
    if not groups:
        return ""
    names = list(next(iter(groups.values())))
    values = [value for group in groups.values() for value in group.values()]
    y = Scale(min(*values, 0.0), max(*values, 0.0), HEIGHT - BOTTOM, TOP)
    parts = _frame(title, y)
    place = (WIDTH - LEFT - RIGHT) / len(groups)
    width = 0.8 * place / len(names)
    for at, (group, heights) in enumerate(groups.items()):
        left = LEFT + at * place + 0.1 * place
        for number, value in enumerate(heights.values()):
            top, foot = min(y.at(value), y.at(0.0)), max(y.at(value), y.at(0.0))
            box = f'x="{left + number * width:.1f}" y="{top}" width="{width:.1f}" height="{foot - top:.1f}"'
            parts.append(f'<rect {box} fill="{COLOURS[number % len(COLOURS)]}"/>')
        parts.append(_text(round(left + 0.4 * place, 1), HEIGHT - BOTTOM + 16, group, text_anchor="middle"))
    return _svg(parts + (_legend(names) if len(names) > 1 else []))


def against(title: str, series: Mapping[str, Sequence[Spot]]) -> str:
    """What came against what was predicted, with the errors; a dashed line is where both are the same."""
    spots = [spot for row in series.values() for spot in row]
    x = Scale(min(spot.x for spot in spots), max(spot.x for spot in spots), LEFT, WIDTH - RIGHT)
    low, high = min(spot.y - spot.error for spot in spots), max(spot.y + spot.error for spot in spots)
    y = Scale(min(low, x.low), max(high, x.high), HEIGHT - BOTTOM, TOP)
    parts = _frame(title, y)
    parts += [_text(x.at(tick), HEIGHT - BOTTOM + 16, f"{tick:g}", text_anchor="middle") for tick in x.ticks()]
    ends = f'x1="{x.at(x.low)}" y1="{y.at(x.low)}" x2="{x.at(x.high)}" y2="{y.at(x.high)}"'
    parts.append(f'<line {ends} stroke="#777" stroke-dasharray="5 4"/>')
    for number, row in enumerate(series.values()):
        colour = COLOURS[number % len(COLOURS)]
        for spot in row:
            at, top, foot = x.at(spot.x), y.at(spot.y + spot.error), y.at(spot.y - spot.error)
            parts.append(f'<line x1="{at}" x2="{at}" y1="{top}" y2="{foot}" stroke="{colour}"/>')
            parts.append(f'<circle cx="{at}" cy="{y.at(spot.y)}" r="3.5" fill="{colour}"/>')
    return _svg(parts + _legend(list(series)))
