"""Scoring a record, and a garden of the printed game typed in."""

import json
from pathlib import Path

import pytest

from tests.cli.command_line import call, kept
from tests.render.samples import EVERYTHING, played


def typed(text: str) -> dict[str, dict[str, int | None]]:
    """The verdicts of the five books on a garden."""
    answer = call("score", "-", "--json", answers=text)
    assert answer.code == 0, answer.err
    verdicts: dict[str, dict[str, int | None]] = json.loads(answer.out)
    return verdicts


def refused(text: str) -> str:
    answer = call("score", "-", answers=text)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    return answer.err


def test_a_record_is_scored_by_category(tmp_path: Path) -> None:
    sheets = played(EVERYTHING).scores()
    answer = json.loads(call("score", kept(tmp_path), "--json").out)
    assert [seat["total"] for seat in answer] == [sheet.total for sheet in sheets]
    assert [seat["statues"] for seat in answer] == [sheet.statues for sheet in sheets]


def test_a_record_is_scored_in_a_table(tmp_path: Path) -> None:
    table = call("score", kept(tmp_path)).out
    total = next(line for line in table.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(sheet.total) for sheet in played(EVERYTHING).scores()]


def test_every_point_is_accounted_for(tmp_path: Path) -> None:
    answer = json.loads(call("score", kept(tmp_path), "--json", "--points").out)
    for seat in answer:
        assert sum(point["points"] for point in seat["from"]) == seat["total"]
    assert "Highest tile" in call("score", kept(tmp_path), "--points").out


def test_an_earlier_position_is_scored(tmp_path: Path) -> None:
    answer = json.loads(call("score", kept(tmp_path), "--json", "--ply", "0").out)
    assert [seat["total"] for seat in answer] == [0, 0]


def test_a_typed_garden_is_scored_by_all_five_books() -> None:
    verdicts = typed("""
        c4/1 pink          # a tile
        d5/2 white -ne     # with a belvedere
        S:d5
    """)
    assert set(verdicts) == {"en", "pl", "ja", "zh-Hans", "zh-Hant"}
    assert verdicts["pl"]["statues"] == 2
    assert verdicts["pl"]["belvederes"] == 1
    assert verdicts["pl"]["highest"] == 4
    assert verdicts["pl"]["total"] == 7
    assert verdicts["pl"]["open_notches"] == 64 - 7


def test_the_english_book_squares_the_highest_level() -> None:
    verdicts = typed("a1/1 pink\na3/1 blue\nc2/1 white\na2/2 yellow\nb2/3 pink")
    assert verdicts["en"]["highest"] == 9
    assert verdicts["ja"]["highest"] == 6


def test_the_books_stand_beside_each_other() -> None:
    table = call("score", "-", answers="a1/1 pink\n").out
    assert table.splitlines()[0].split() == [
        "English",
        "Polish",
        "Traditional",
        "Chinese",
        "Simplified",
        "Chinese",
        "Japanese",
    ]
    assert "Not allowed" not in table


def test_four_flowers_and_four_items_make_sets() -> None:
    verdicts = typed("""
        a1/1 white
        c1/1 pink
        f1/1 blue
        a3/1 yellow
        b5/2 white -nw
        S:a1
        F:b1-c1
        B:d1-f1
        T:b4-b5
    """)
    assert verdicts["pl"]["flowers"] == 4
    assert verdicts["pl"]["diversity"] == 4
    assert verdicts["pl"]["bridges"] == 3
    assert verdicts["pl"]["stairways"] == 3


def test_a_statue_that_bears_scores_nothing() -> None:
    assert typed("a1/1 pink\nS:b2\nb2/2 blue")["pl"]["statues"] == 0


def test_what_one_book_forbids_is_marked() -> None:
    zigzag = "a1/1 pink\nb1/2 blue\na1/3 white\n"
    verdicts = typed(zigzag)
    assert verdicts["pl"]["forbidden_line"] == 3
    assert verdicts["zh-Hans"]["forbidden_line"] is None
    assert verdicts["ja"]["forbidden_line"] == 3
    assert "line 3" in call("score", "-", answers=zigzag).out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello", "Line 1: “hello” is neither a tile nor a decorative item"),
        ("c4/1 red", "Line 1: There is no flower “red”"),
        ("c4/1 pink\nS:h8", "Line 2: No tile lies on h8 yet"),
        ("c4/1 pink\n\nF:c4-e4", "Line 3: The two spaces must be side by side"),
        ("c4/1 pink\nF:c4-d4", "Line 2: A fountain connects two different tiles"),
        ("c4/2 pink", "Line 1: You must build one level at a time"),
        ("h8/1 pink", "Line 1: A tile must lie entirely"),
        ("c4/1 pink\nc5/1 blue", "Line 2: A tile must lie above everything beneath it"),
        ("S:c4-d4", "Line 1: “S:c4-d4” has the wrong number of spaces"),
        (
            "\n".join(f"{'aceg'[n % 4]}{1 + 2 * (n // 4)}/1 pink" for n in range(16)) + "\nb2/2 blue",
            "more than 16 tiles",
        ),
    ],
)
def test_a_garden_that_can_not_be_is_refused_in_one_line(text: str, complaint: str) -> None:
    assert complaint in refused(text)
