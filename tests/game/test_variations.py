"""The variations of a record are judged as its game is."""

import pytest

from babylon import BabylonError, BadRecord, Game, parse_move
from babylon.game.variations import checked_variations
from babylon.record import Node, RecordTree, read_tree

HEAD = str(Game.deal(players=4, seed=7).record()) + "\n"


def refused(body: str) -> tuple[int, int, str, str]:
    with pytest.raises(BadRecord) as caught:
        checked_variations(read_tree(HEAD + body))
    error = caught.value
    reason = error.details["reason"]
    assert isinstance(reason, BabylonError)
    return error.line, error.column, error.code, reason.code


@pytest.mark.parametrize(
    ("body", "turns"),
    [
        ("", 0),
        ("A1 =- B2 =-", 0),
        ("A1 =- (A2 =- C3 =- (D4 =-)) (A3 =-) B2 =-", 4),
        ("A1 sc4/1>0 S:c5 =d (A1 sc4/1>0 =d B2 =-) B2 =-", 2),
    ],
)
def test_the_turns_of_all_variations_are_counted(body: str, turns: int) -> None:
    assert checked_variations(read_tree(HEAD + body)) == turns


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("A1 =- (A2 =- C3 =- (C3 S:a1 =-)) B2 =-", (8, 24, "illegal", "nothing-placed")),
        ("A1 =- (A2 =-\n=-) B2 =-", (9, 1, "illegal", "dig-first")),
        ("A1 =- B2 S:h8 =- (B2 S:a1 =-)", (8, 10, "illegal", "nothing-placed")),
        ("A1 =- (A2 S:a1 =-) B2 S:h8 =-", (8, 11, "illegal", "nothing-placed")),
    ],
)
def test_the_first_illegal_move_of_the_text_is_refused_with_its_place(
    body: str, expected: tuple[int, int, str, str]
) -> None:
    assert refused(body) == expected


def test_the_game_itself_does_not_care_for_its_variations() -> None:
    assert Game.from_record(HEAD + "A1 =- (A2 S:a1 =-) B2 =-").ply == 4


def test_a_tree_that_was_never_text_is_judged_too() -> None:
    node = Node((parse_move("A1"), parse_move("=-")))
    assert checked_variations(RecordTree(read_tree(HEAD).deal, Node(children=(node,)))) == 0
