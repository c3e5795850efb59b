"""The study as a report: Markdown for the repository, and a page with the same tables and the plots."""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from babylon.arena.analysis_page import page
from babylon.arena.analysis_page import table as html_table
from babylon.arena.intervals import Interval
from babylon.arena.plots import bars
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


def interval_text(interval: Interval, digits: int = 1, sign: str = "") -> str:
    """A figure with half the width of its interval."""
    half = interval.high - interval.value
    return f"{interval.value:{sign}.{digits}f} ± " + (f"{half:.{digits}f}" if math.isfinite(half) else "∞")


def percent(interval: Interval) -> str:
    """A share with its interval."""
    return f"{100 * interval.value:.1f} % ({100 * interval.low:.1f} – {100 * interval.high:.1f})"


def sections(study: Study) -> list[Section]:
    """The whole report."""
    return [_categories(study), _seats(study), _editions(study), _tokens(study), _materials(study), _winners(study)]


def _categories(study: Study) -> Section:
    groups = {f"{players} players": by_category(study.of("revised", players)) for players in PLAYERS}
    totals = [mean(study.of("revised", players), lambda pad: pad.total) for players in PLAYERS]
    rows = [(line.value, *(f"{group[line]:.1f}" for group in groups.values())) for line in Category]
    two, four = groups["2 players"], groups["4 players"]
    most = max(two, key=lambda line: two[line])
    kept = {line: four[line] / two[line] for line in Category if two[line]}
    least, longest = min(kept, key=lambda line: kept[line]), max(kept, key=lambda line: kept[line])
    return Section(
        title="Where the points come from",
        text="Mean points of a garden by line of the score pad, edition `revised`. "
        f"For two, most come from {most.value}: {two[most]:.1f} of {totals[0].value:.1f} points. "
        f"At a table of four there is less for everybody, {totals[2].value:.1f} points; "
        f"{least.value} suffer most ({kept[least]:.0%} of what they bring two), {longest.value} least "
        f"({kept[longest]:.0%}).",
        headings=("line", *groups),
        rows=(*rows, ("total", *(interval_text(total) for total in totals))),
        plot_name="categories",
        plot=bars("Points by category", {line.value: {n: g[line] for n, g in groups.items()} for line in Category}),
    )


def _seats(study: Study) -> Section:
    rows, words = [], []
    for players in PLAYERS:
        seats = by_seat(study.of("revised", players))
        rows += [
            (str(players), str(seat + 1), percent(wins), interval_text(points))
            for seat, (wins, points) in seats.items()
        ]
        words.append(f"With {players} players {_first_seat(seats[0][0], 1 / players)}.")
    return Section(
        title="Does it matter who begins?",
        text="Share of wins and mean points by seat, edition `revised`; a shared win counts in parts. "
        + " ".join(words),
        headings=("players", "seat", "wins", "points"),
        rows=tuple(rows),
    )


def _first_seat(wins: Interval, fair: float) -> str:
    share = f"the first seat wins {100 * wins.value:.1f} % of the games where {100 * fair:.1f} % would be fair"
    if wins.low > fair:
        return f"{share}, an advantage"
    if wins.high < fair:
        return f"{share}, a disadvantage"
    return f"{share}, which may be chance"


def _editions(study: Study) -> Section:
    rows = []
    groups = {}
    for name in EDITIONS:
        pads = study.of(name, 2)
        lines = by_category(pads)
        top, total = mean(pads, lambda pad: pad.top), mean(pads, lambda pad: pad.total)
        tiles, height = mean(pads, lambda pad: pad.tiles), lines[Category.HIGHEST]
        groups[name] = {"highest level": top.value, "points for it": height}
        share = f"{100 * height / total.value:.0f} %"
        rows.append((name, interval_text(total), interval_text(top, 2), f"{height:.1f}", share, interval_text(tiles)))
    return Section(
        title="How the editions change play",
        text="Two players. The share is that of the points for the highest tile in all points. " + _towers(study),
        headings=("edition", "points", "highest level", "points for it", "share", "tiles placed"),
        rows=tuple(rows),
        plot_name="editions",
        plot=bars("Height by edition", groups),
    )


def _towers(study: Study) -> str:
    """Whether the square of the height makes the game a race of towers."""
    squared, doubled = study.of("en", 2), study.of("revised", 2)
    lines = by_category(squared)
    height, most = lines[Category.HIGHEST], max(lines, key=lambda line: lines[line])
    higher = mean(squared, lambda pad: pad.top).value - mean(doubled, lambda pad: pad.top).value
    total = mean(squared, lambda pad: pad.total).value
    race = "a race of towers" if most is Category.HIGHEST else "no race of towers"
    return (
        f"Where the height counts squared (`en`) the highest tile lies {higher:.2f} levels higher than in `revised` "
        f"and brings {height:.1f} of {total:.1f} points; {most.value} bring most, {lines[most]:.1f}. As this bot plays "
        f"it, that is {race}."
    )


def _tokens(study: Study) -> Section:
    values = token_values(study.gains)
    return Section(
        title="What a round token is worth",
        text="Points that a turn gains at once more than one of the same round under `none`; two players, `revised`. "
        "Pillars that are left over serve later turns too, which is not counted.",
        headings=("token", "points"),
        rows=tuple((token.value, interval_text(value, 2, "+")) for token, value in values.items()),
        plot_name="tokens",
        plot=bars("Value of a token", {token.value: {"points": value.value} for token, value in values.items()}),
    )


def _materials(study: Study) -> Section:
    values = material_values(study.gains)
    return Section(
        title="What a material is worth",
        text="Points gained at once by a turn that places a single tile, by its material. Granite and basalt come "
        "later, when there is more to build on; so the last column compares turns of the same round only.",
        headings=("material", "points", "more than others in the same round"),
        rows=tuple(
            (material.value, interval_text(points, 2), interval_text(same, 2, "+") if same else "–")
            for material, (points, same) in values.items()
        ),
    )


def _winners(study: Study) -> Section:
    ahead = sorted(winning_categories(study.of("revised", 2)).items(), key=lambda one: -one[1].value)
    total = sum(points.value for _, points in ahead)
    words = [f"{line.value} ({points.value:+.1f})" for line, points in ahead[:3]]
    return Section(
        title="What wins",
        text="By how many points the winner is ahead of the loser in each line; two players, `revised`. "
        + (f"Of {total:.1f} points that decide a game, most lie in {', '.join(words)}." if ahead else ""),
        headings=("line", "points ahead"),
        rows=tuple((line.value, interval_text(points, 2, "+")) for line, points in ahead),
        plot_name="winners",
        plot=bars("Winners ahead of losers", {line.value: {"points": points.value} for line, points in ahead}),
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
        f"From {study.games} games of a bot against itself. ± is half a 95 % interval, brackets hold a whole one. "
        "The figures say how this bot plays, and how people play only as far as they play like it. "
        "Made, and made again, by\n"
    )


def _markdown_table(section: Section) -> str:
    lines = [section.headings, tuple("---" for _ in section.headings), *section.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def html(command: str, study: Study, found: Sequence[Section]) -> str:
    """The report as a page of its own."""
    body = [f"<p>{_preface(study)}</p><pre>{escape(command)}</pre>"]
    for section in found:
        text = re.sub(r"`(.*?)`", r"<code>\1</code>", escape(section.text))
        body += [f"<h2>{section.title}</h2>", f"<p>{text}</p>", html_table(section.headings, section.rows)]
        body.append(section.plot)
    return page("en", TITLE, body)
