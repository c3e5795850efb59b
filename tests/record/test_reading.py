"""Reading a record is strict, and says what is wrong and where."""

import pickle
import re
import time

import pytest

from babylon import BabylonError, BadRecord, Game, Token, tiles
from babylon.record import read
from babylon.record.reader import KNOWN
from babylon.words import LANGUAGES, Listing

# Lines 1 to 6 are headers, line 8 has the first moves.
GOOD = str(Game.deal(players=4, seed=7).record()) + "\n1. A1 sc4/1>0 S:c5 =d\n   B2 =-\n"
FACES = "\n".join(f'[Face "{tile}"]' for tile in tiles("standard").values())


def error(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Game.from_record(text)
    return caught.value


def where(text: str) -> tuple[str, int, int]:
    found = error(text)
    return found.code, found.line, found.column


def header(name: str, value: str) -> str:
    """The good record with another value in one header."""
    changed, count = re.subn(rf'\[{name} ".*"\]', f'[{name} "{value}"]', GOOD)
    assert count == 1
    return changed


def with_header(line: str) -> str:
    """The good record with one more line after the edition's."""
    return GOOD.replace('[Edition "revised"]\n', f'[Edition "revised"]\n{line}\n')


def test_a_good_record_is_read() -> None:
    game = Game.from_record(GOOD)
    assert [str(move) for move in game.moves] == ["A1", "sc4/1>0", "S:c5", "=d", "B2", "=-"]


@pytest.mark.parametrize("text", ["", "\n", "1. A1", '[Edition "revised"]', "{ hello }"])
def test_a_record_begins_with_its_format(text: str) -> None:
    assert where(text) == ("no-format", 1, 1)


def test_another_format_is_refused() -> None:
    assert where(header("Babylon", "3")) == ("other-format", 1, 11)
    assert error(header("Babylon", "3")).details["known"] == Listing(("1", "2"))


@pytest.mark.parametrize(
    "line", ["[Edition]", "[Edition revised]", '[Edition "revised"', '[Edition "re"vised"]', ' [Date "x"]', '[D8 "x"]']
)
def test_a_broken_header_is_refused(line: str) -> None:
    assert where(GOOD.replace('[Edition "revised"]', line)) == ("bad-header", 2, 1)


def test_an_unknown_header_is_refused_with_the_known_ones() -> None:
    text = with_header('[Weather "fine"]')
    assert where(text) == ("unknown-header", 3, 2)
    assert error(text).details["header"] == "Weather"
    assert error(text).details["known"] == Listing(KNOWN)


def test_a_header_that_comes_twice_is_refused() -> None:
    assert where(with_header('[Edition "revised"]')) == ("header-twice", 3, 2)


@pytest.mark.parametrize("name", ["Edition", "Tiles", "Seats", "Quarry", "Tokens"])
def test_a_missing_header_is_named_after_the_last(name: str) -> None:
    text = re.sub(rf'\[{name} ".*"\]\n', "", GOOD)
    assert where(text) == ("header-missing", 7, 1)
    assert error(text).details["header"] == name


def test_an_unknown_edition_is_refused() -> None:
    assert where(header("Edition", "fr")) == ("unknown-value", 2, 11)


@pytest.mark.parametrize(("name", "column"), [("Highest", 11), ("Overlap", 11), ("Gap", 7)])
def test_a_choice_of_a_mixed_table_must_be_known(name: str, column: int) -> None:
    assert where(with_header(f'[{name} "sometimes"]')) == ("unknown-value", 3, column)


@pytest.mark.parametrize(
    ("supply", "expected"),
    [
        ("1 2 3 4 5 6", ("wrong-count", 3, 10)),
        ("1 2 3 4 5 6 7 8", ("wrong-count", 3, 10)),
        ("1 2 x 4 5 6 7", ("bad-number", 3, 14)),
        ("1 2 -3 4 5 6 7", ("bad-number", 3, 14)),
        ("1 2 3 4 5 6 1000", ("bad-number", 3, 22)),
        ("1 2 ٣ 4 5 6 7", ("bad-number", 3, 14)),
        ("1 2 " + "9" * 5000 + " 4 5 6 7", ("bad-number", 3, 14)),
    ],
)
def test_a_supply_is_seven_numbers(supply: str, expected: tuple[str, int, int]) -> None:
    assert where(with_header(f'[Supply "{supply}"]')) == expected


def test_another_tile_set_needs_its_faces() -> None:
    assert where(header("Tiles", "mine")) == ("bad-tiles", 3, 9)


def test_a_broken_face_is_refused_where_it_stands() -> None:
    faces = FACES.replace("c02 pink .T.S", "c02 red .T.S")
    text = header("Tiles", "mine").replace('[Seats "', f'{faces}\n[Seats "')
    found = error(text)
    assert (found.code, found.line, found.column) == ("bad-tiles", 5, 8)
    reason = found.details["reason"]
    assert isinstance(reason, BabylonError)
    assert reason.code == "unknown-flower"


def test_faces_that_make_no_set_are_refused_at_the_sets_name() -> None:
    faces = FACES.replace("c02 pink .T.S", "c02 pink TTTT")
    text = header("Tiles", "mine").replace('[Seats "', f'{faces}\n[Seats "')
    assert where(text) == ("bad-tiles", 3, 9)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ("white red", ("unknown-value", 4, 15)),
        ("white pink white", ("value-twice", 4, 20)),
        ("white", ("seat-count", 4, 9)),
        ("", ("seat-count", 4, 9)),
    ],
)
def test_seats_are_two_to_four_different_flowers(seats: str, expected: tuple[str, int, int]) -> None:
    assert where(header("Seats", seats)) == expected


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("b15/g15/c06 ", "", ("wrong-count", 5, 10)),
        ("b05/g08/c07", "b05/g08", ("bad-stack", 5, 22)),
        ("b05/g08/c07", "b05/g08/c07/c08", ("bad-stack", 5, 22)),
        ("b05/g08/c07", "g08/b05/c07", ("bad-stack", 5, 22)),
        ("b05/g08/c07", "b05/g08/c99", ("bad-stack", 5, 22)),
        ("b05/g08/c07", "b05/g08/white", ("bad-stack", 5, 22)),
        ("b05/g08/c07", "b15/g08/c07", ("value-twice", 5, 22)),
    ],
)
def test_the_quarry_is_sixteen_different_stacks(old: str, new: str, expected: tuple[str, int, int]) -> None:
    assert where(GOOD.replace(old, new)) == expected


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ("none none", ("wrong-count", 6, 10)),
        ("lucky" + " none" * 9, ("unknown-value", 6, 10)),
    ],
)
def test_the_tokens_are_as_many_as_are_in_play(tokens: str, expected: tuple[str, int, int]) -> None:
    assert where(header("Tokens", tokens)) == expected


def test_the_mix_of_tokens_is_the_boxs_own() -> None:
    assert read(header("Tokens", "none none none" + " ?" * 7)).deal.tokens[:3] == (Token.NONE,) * 3


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("S:c5", "S:c5x", ("bad-move", 8, 15)),
        ("   B2 =-", "   B2 [Date]", ("bad-move", 9, 7)),
        ("=d", "1 =d", ("bad-move", 8, 20)),
        ("A1", "{ unclosed A1", ("open-comment", 8, 4)),
        ("A1", "A1 }", ("open-comment", 8, 7)),
    ],
)
def test_a_word_that_means_nothing_is_refused_where_it_stands(
    old: str, new: str, expected: tuple[str, int, int]
) -> None:
    assert where(GOOD.replace(old, new)) == expected


def test_a_bad_move_tells_what_is_wrong_with_it() -> None:
    reason = error(GOOD.replace("S:c5", "S:c5-d5")).details["reason"]
    assert isinstance(reason, BabylonError)
    assert reason.code == "bad-space-count"


@pytest.mark.parametrize(
    ("old", "new", "expected", "refusal"),
    [
        ("B2 =-", "A9 =-", ("bad-move", 9, 4), "bad-move"),
        ("B2 =-", "=-", ("illegal", 9, 4), "dig-first"),
        ("S:c5", "S:c5 S:c5", ("illegal", 8, 20), "space-occupied"),
        ("S:c5", "{a\nb} S:d4", ("illegal", 9, 4), "wrong-symbol"),
    ],
)
def test_an_illegal_move_is_refused_where_it_stands(
    old: str, new: str, expected: tuple[str, int, int], refusal: str
) -> None:
    text = GOOD.replace(old, new)
    assert where(text) == expected
    reason = error(text).details["reason"]
    assert isinstance(reason, BabylonError)
    assert reason.code == refusal


def test_reading_alone_does_not_judge_the_moves() -> None:
    assert len(read(GOOD.replace("B2 =-", "=-")).moves) == 5


def test_numbers_line_breaks_and_comments_carry_no_meaning() -> None:
    loose = GOOD.replace("1. A1 sc4/1>0", "{ hello\n there } 7. A1{!}sc4/1>0\n\n12.").replace("   B2", "\tB2")
    assert Game.from_record(loose).moves == Game.from_record(GOOD).moves


def test_a_comment_may_be_empty() -> None:
    assert Game.from_record(GOOD.replace("A1", "{}A1{}")).moves == Game.from_record(GOOD).moves


def test_lines_may_end_as_on_other_systems() -> None:
    other = GOOD.replace("\n", "\r\n")
    assert Game.from_record(other).moves == Game.from_record(GOOD).moves
    assert where(other.replace("B2 =-", "=-")) == ("illegal", 9, 4)


def test_the_time_of_reading_grows_as_the_record_does() -> None:
    def seconds(comments: int) -> float:
        text = GOOD + "{}" * comments
        began = time.process_time()
        read(text)
        return time.process_time() - began

    short, long = (min(seconds(comments) for _ in range(3)) for comments in (5_000, 80_000))
    # Sixteen times as long; looking from the beginning at every word takes more than a hundred times.
    assert long < 60 * short


def test_lines_are_counted_through_comments_and_empty_ones() -> None:
    text = GOOD + "{ one\ntwo } A1\n\n\n  =- { three }\n B2"
    first = GOOD.count("\n") + 1
    entries = read(text).entries[-3:]
    assert [(str(one.move), one.line, one.column) for one in entries] == [
        ("A1", first + 1, 7),
        ("=-", first + 4, 3),
        ("B2", first + 5, 2),
    ]


def test_what_is_wrong_with_a_record_can_be_told_by_another_process() -> None:
    with pytest.raises(BadRecord) as found:
        read('[Babylon "1"]\n[Nonsense "1"]\n')
    told = pickle.loads(pickle.dumps(found.value))
    assert isinstance(told, BadRecord)
    assert (told.line, told.column, told.code) == (found.value.line, found.value.column, found.value.code)
    assert told.sentence("pl") == found.value.sentence("pl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["[" + "x" * 2600, "y" * 5000], ids=["header", "move"])
def test_what_is_wrong_is_quoted_only_as_far_as_one_reads(text: str, lang: str) -> None:
    assert len(error(text).sentence(lang)) < 300
