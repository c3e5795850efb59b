"""A bar chart as SVG: one bar an engine, on a scale where each step is ten times the one before."""

from math import floor, log10
from xml.sax.saxutils import escape

WIDTH, LABELS, RIGHT, BAR, TOP = 860, 210, 90, 24, 44
OWN, OTHER, INK, LINE = "#8a4f2a", "#b9a88c", "#3b3026", "#d8ccb8"


def chart(title: str, rates: dict[str, float]) -> str:
    """The rates, the best first; this project's own bars are darker."""
    ordered = sorted(rates.items(), key=lambda pair: -pair[1])
    least, most = floor(log10(min(rates.values()))), log10(max(rates.values()))
    scale = (WIDTH - LABELS - RIGHT) / (most - least)
    height = TOP + BAR * len(ordered) + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        ' font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#faf6ee"/>',
        f'<text x="12" y="20" font-weight="bold" fill="{INK}">{escape(title)}</text>',
    ]
    parts += [_line(LABELS + (power - least) * scale, power, height) for power in range(least, floor(most) + 1)]
    for row, (name, rate) in enumerate(ordered):
        parts.append(_bar(TOP + row * BAR, name, rate, (log10(rate) - least) * scale))
    return "\n".join([*parts, "</svg>", ""])


def _line(x: float, power: int, height: int) -> str:
    return (
        f'<path d="M{x:.1f} {TOP - 8}V{height - 8}" stroke="{LINE}"/>'
        f'<text x="{x:.1f}" y="{TOP - 12}" text-anchor="middle" font-size="11" fill="{INK}">{10**power:,}</text>'
    )


def _bar(y: float, name: str, rate: float, length: float) -> str:
    colour = OWN if name.startswith("Babylon") else OTHER
    return (
        f'<text x="{LABELS - 8}" y="{y + 15}" text-anchor="end" fill="{INK}">{escape(name)}</text>'
        f'<rect x="{LABELS}" y="{y + 2}" width="{max(length, 1):.1f}" height="{BAR - 6}" fill="{colour}"/>'
        f'<text x="{LABELS + length + 6:.1f}" y="{y + 15}" fill="{INK}">{rate:,.0f}</text>'
    )
