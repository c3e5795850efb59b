"""The bots' places in the ratings of people follow from matches of the arena."""

import itertools
from pathlib import Path

import babylon
from babylon.arena.anchors import MATCHES, Played, table_text
from babylon.bots.registry import NAMES

DOCUMENT = Path(babylon.__file__).parents[2] / "docs" / "bots.md"


def test_the_table_is_the_one_that_the_matches_make() -> None:
    kept = Path(babylon.__file__).parent / "data" / "bot_ratings.json"
    assert kept.read_text("utf-8") == table_text()


def test_the_matches_are_those_that_the_document_tells_of() -> None:
    rows = [line.split("|") for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith("|")]
    told = [[cell.strip(" `") for cell in row] for row in rows]
    for players, matches in MATCHES.items():
        for one in matches:
            share = f"{100 * one.share:.1f} %"
            assert any(
                one.strong in row[1 if players == 2 else 3]
                and row[2 if players == 2 else 4] == one.weak
                and str(one.games) in row
                and any(cell.startswith(share) for cell in row)
                for row in told
                if len(row) > 6 and (players == 2 or row[1] == str(players))
            ), one


def test_neighbours_meet_from_the_weakest_to_the_strongest() -> None:
    for matches in MATCHES.values():
        assert [(one.weak, one.strong) for one in matches] == list(itertools.pairwise(NAMES))


def test_wins_are_spread_evenly() -> None:
    match = Played("a", "b", 10, 0.7)
    won = [match.is_won(number) for number in range(10)]
    assert sum(won) == 7
    assert all(1 <= won[start : start + 4].count(False) <= 2 for start in range(7))
