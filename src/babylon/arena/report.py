"""The study as a report: Markdown for the repository, and a page with the same tables and the plots."""

from collections.abc import Sequence
from dataclasses import dataclass

from babylon.arena.pages import page
from babylon.arena.pages import table as html_table
from babylon.arena.plots import bars
from babylon.arena.ratings import Interval
from babylon.arena.study import (
    Study,
    by_category,
    by_seat,
    material_values,
    mean,
    token_values,
    winning_categories,
)
from babylon.pieces.edition import EDITIONS
from babylon.pieces.score import Category

TITLE = "What the games teach"
PLAYERS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Section:
    """A question, the figures that answer it, and their plot."""

    title: str
    text: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    plot_name: str = ""
    plot: str = ""


def shown(interval: Interval, digits: int = 1) -> str:
    """A figure with half the width of its interval."""
    return f"{interval.value:.{digits}f} ± {(interval.high - interval.low) / 2:.{digits}f}"


def sections(study: Study) -> list[Section]:
    """The whole report."""
    return [_categories(study), _seats(study), _editions(study), _tokens(study), _materials(study), _winners(study)]


def _categories(study: Study) -> Section:
    groups = {f"{players} players": by_category(study.of("revised", players)) for players in PLAYERS}
    totals = [shown(mean(study.of("revised", players), lambda pad: pad.total)) for players in PLAYERS]
    rows = [(line.value, *(f"{group[line]:.1f}" for group in groups.values())) for line in Category]
    return Section(
        title="Where the points come from",
        text="Mean points of a garden by line of the score pad, edition `revised`.",
        headings=("line", *groups),
        rows=(*rows, ("total", *totals)),
        plot_name="categories",
        plot=bars("Points by category", {line.value: {n: g[line] for n, g in groups.items()} for line in Category}),
    )


def _seats(study: Study) -> Section:
    rows = []
    for players in PLAYERS:
        for seat, (wins, points) in by_seat(study.of("revised", players)).items():
            share = Interval(100 * wins.value, 100 * wins.low, 100 * wins.high)
            rows.append((str(players), str(seat + 1), f"{shown(share)} %", shown(points)))
    return Section(
        title="Does it matter who begins?",
        text="Share of wins and mean points by seat, edition `revised`; a shared win counts in parts.",
        headings=("players", "seat", "wins", "points"),
        rows=tuple(rows),
    )


def _editions(study: Study) -> Section:
    rows = []
    groups = {}
    for name in EDITIONS:
        pads = study.of(name, 2)
        lines = by_category(pads)
        top = mean(pads, lambda pad: pad.top)
        total = mean(pads, lambda pad: pad.total)
        groups[name] = {"highest level": top.value, "points for it": lines[Category.HIGHEST]}
        share = 100 * lines[Category.HIGHEST] / total.value
        tiles = mean(pads, lambda pad: pad.tiles)
        rows.append(
            (name, shown(total), shown(top, 2), f"{lines[Category.HIGHEST]:.1f}", f"{share:.0f} %", shown(tiles))
        )
    return Section(
        title="How the editions change play",
        text="Two players. The share is that of the points for the highest tile in all points.",
        headings=("edition", "points", "highest level", "points for it", "share", "tiles placed"),
        rows=tuple(rows),
        plot_name="editions",
        plot=bars("Height by edition", groups),
    )


def _tokens(study: Study) -> Section:
    values = token_values(study.gains)
    return Section(
        title="What a round token is worth",
        text="Points that a turn gains more than a turn of the same round under `none`; two players, `revised`.",
        headings=("token", "points"),
        rows=tuple((token.value, shown(value, 2)) for token, value in values.items()),
        plot_name="tokens",
        plot=bars("Value of a token", {token.value: {"points": value.value} for token, value in values.items()}),
    )


def _materials(study: Study) -> Section:
    values = material_values(study.gains)
    return Section(
        title="What a material is worth",
        text="Points gained at once by a turn that places a single tile, by its material. Better tiles also come "
        "later, when there is more to build on.",
        headings=("material", "points"),
        rows=tuple((material.value, shown(value, 2)) for material, value in values.items()),
    )


def _winners(study: Study) -> Section:
    ahead = winning_categories(study.of("revised", 2))
    ordered = sorted(ahead.items(), key=lambda one: -one[1])
    return Section(
        title="What wins",
        text="By how many points winners are ahead of losers in each line; two players, `revised`.",
        headings=("line", "points ahead"),
        rows=tuple((line.value, f"{points:+.2f}") for line, points in ordered),
        plot_name="winners",
        plot=bars("Winners ahead of losers", {line.value: {"points": points} for line, points in ordered}),
    )


def markdown(command: str, study: Study, found: Sequence[Section]) -> str:
    """The report as Markdown; the plots lie beside it."""
    parts = [f"# {TITLE}\n", _preface(study), f"```\n{command}\n```\n"]
    for section in found:
        parts.append(f"## {section.title}\n\n{section.text}\n")
        parts.append(_markdown_table(section))
        if section.plot:
            parts.append(f"![{section.title}]({section.plot_name}.svg)\n")
    return "\n".join(parts)


def _preface(study: Study) -> str:
    return (
        f"From {study.games} games of a bot against itself. ± is half a 95 % interval. "
        "The figures say how this bot plays, and how people play only as far as they play like it. "
        "Made, and made again, by\n"
    )


def _markdown_table(section: Section) -> str:
    lines = [section.headings, tuple("---" for _ in section.headings), *section.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def html(command: str, study: Study, found: Sequence[Section]) -> str:
    """The report as a page of its own."""
    body = [f"<p>{_preface(study)}</p><pre>{command}</pre>"]
    for section in found:
        body += [f"<h2>{section.title}</h2>", f"<p>{section.text}</p>", html_table(section.headings, section.rows)]
        body.append(section.plot)
    return page("en", TITLE, body)
