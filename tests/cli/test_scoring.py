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


TWO = """
    garden Ada
    statues 3 2     # on the levels 1 and 2
    flowers 2 3 1 2
    highest 3
    garden Bo
    a1/1 pink
    b1/2 blue
    a1/3 white
"""


def test_counted_pieces_are_scored_by_all_five_books() -> None:
    verdicts = typed("statues 1 0 2\nfountains 1\nbridges 0 1\nstairways 0 1\nbelvederes 2\nflowers 1 1 1 1\nnotches 9")
    assert verdicts["pl"]["statues"] == 1 + 2 * 3
    assert verdicts["pl"]["fountains"] == 3
    assert verdicts["pl"]["bridges"] == 6
    assert verdicts["pl"]["stairways"] == 2 + 3
    assert verdicts["pl"]["diversity"] == 4
    assert verdicts["pl"]["flowers"] == 4
    assert verdicts["pl"]["belvederes"] == 2
    # Statues on level 3 stand on a tile there.
    assert (verdicts["pl"]["highest"], verdicts["en"]["highest"]) == (6, 9)
    assert verdicts["pl"]["open_notches"] == 9


def test_what_only_decks_hide_counts_for_all_but_one_book() -> None:
    verdicts = typed("statues 3\nbridges 0 1\nnotches 9\ndecks statues 1\ndecks notches 2")
    assert (verdicts["ja"]["statues"], verdicts["zh-Hans"]["statues"]) == (3, 2)
    assert (verdicts["ja"]["open_notches"], verdicts["zh-Hans"]["open_notches"]) == (9, 7)


def test_several_gardens_have_a_winner_by_each_book() -> None:
    answer = json.loads(call("score", "-", "--json", answers=TWO).out)
    assert [garden["name"] for garden in answer["gardens"]] == ["Ada", "Bo"]
    assert answer["gardens"][1]["books"]["pl"]["forbidden_line"] == 9
    assert {tuple(book["gardens"]) for book in answer["winners"].values()} == {(0,)}
    table = call("score", "-", "--edition", "en", answers=TWO).out
    assert table.splitlines()[0].split() == ["English", "Ada", "Bo"]
    assert table.count("Ada wins!") == 5
    assert "would not have allowed" in table


@pytest.mark.parametrize(
    ("notches", "won", "words"),
    [
        (("", ""), [0, 1], "Ada and Bo are tied: count the visible notches."),
        (("notches 3", ""), [0, 1], "Ada and Bo are tied: count the visible notches."),
        (("notches 3", "notches 4"), [0], "Ada wins! (fewest visible notches)"),
        (("notches 4", "notches 4"), [0, 1], "Ada and Bo share the victory!"),
    ],
)
def test_visible_notches_break_a_tie(notches: tuple[str, str], won: list[int], words: str) -> None:
    text = f"garden Ada\nstatues 3\n{notches[0]}\ngarden Bo\nbelvederes 3\nhighest 1\n{notches[1]}"
    assert json.loads(call("score", "-", "--json", answers=text).out)["winners"]["pl"]["gardens"] == won
    assert words in call("score", "-", answers=text).out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("columns 3", "Line 1: “columns” is nothing to count"),
        ("flowers 1 1 1 1 1", "Line 1: Too many numbers after “flowers”"),
        ("statues 1\na1/1 pink", "Line 2: A garden is either counted or put together"),
        ("garden A\n" * 5, "5 gardens are too many"),
    ],
)
def test_counts_that_mean_nothing_are_refused_in_one_line(text: str, complaint: str) -> None:
    assert complaint in refused(text)
