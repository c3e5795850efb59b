"""A record with variations is read and written as a tree, strictly."""

import pytest

from babylon import BadRecord, Flower, Game, parse_move
from babylon.pieces.move import MOST_MOVES
from babylon.pieces.spaces import SPACES, STACKS
from babylon.record import Arrow, GardenSpace, Node, RecordTree, Ring, plain_note, read, read_tree

# Lines 1 to 6 are headers, line 8 has the first moves.
DEAL = Game.deal(players=4, seed=7).dealing
HEAD = str(Game(DEAL).record()) + "\n"
THREE = str(Game.deal(players=3, seed=7).record()) + "\n"
C5 = GardenSpace(Flower.WHITE, SPACES["c5"])


def turn(words: str, *children: Node, note: str = "") -> Node:
    return Node(tuple(parse_move(word) for word in words.split()), note, (), children)


def root(body: str) -> Node:
    return read_tree(HEAD + body).root


def where(body: str) -> tuple[str, int, int]:
    with pytest.raises(BadRecord) as caught:
        read_tree(HEAD + body)
    return caught.value.code, caught.value.line, caught.value.column


def written(body: str, head: str = HEAD) -> str:
    """What becomes of the lines after the headers."""
    return str(read_tree(head + body)).removeprefix(head)


def test_turns_follow_each_other() -> None:
    assert root("A1 =- B2 =-") == Node(children=(turn("A1 =-", turn("B2 =-")),))


def test_a_variation_replaces_the_turn_before_it() -> None:
    assert root("A1 =- (A2 =- C3 =-) B2 =-").children == (
        turn("A1 =-", turn("B2 =-")),
        turn("A2 =-", turn("C3 =-")),
    )


def test_a_variation_has_variations_of_its_own() -> None:
    assert root("A1 =- (A2 =- C3 =- (D4 =-)) B2 =-").children[1] == turn("A2 =-", turn("C3 =-"), turn("D4 =-"))


def test_a_variation_of_a_variations_first_turn_is_one_beside_it() -> None:
    assert root("A1 =- (A2 =- (A3 =-))") == root("A1 =- (A2 =-) (A3 =-)")


def test_a_removal_of_the_setup_is_a_turn() -> None:
    tree = read_tree(THREE + "0. xA1 xB1 (xC1 xD1) xC1")
    assert tree.root.children[0].children == (turn("xB1", turn("xC1")), turn("xC1", turn("xD1")))


def test_a_turn_that_is_not_finished_can_be_replaced() -> None:
    assert root("A1 =- B2 (B3 =-)").children[0].children == (turn("B2"), turn("B3 =-"))


def test_the_main_line_alone_is_a_record() -> None:
    text = HEAD + "A1 =- (A2 =- C3 =-) {so} B2 =-"
    assert read(text) == read_tree(text).record
    assert [str(move) for move in read(text).moves] == ["A1", "=-", "B2", "=-"]
    assert [(entry.line, entry.column) for entry in read(text).entries] == [(8, 1), (8, 4), (8, 26), (8, 29)]


def test_a_tree_that_was_never_text_has_a_record_too() -> None:
    tree = RecordTree(DEAL, Node(children=(turn("A1 =-", turn("B2 =-")),)))
    assert str(tree.record) == str(tree)


def test_comments_belong_to_the_turn_before_or_around_them() -> None:
    first = root("{deal} A1 {one}\n=- {two\n  words} (A2 =-) {three} B2 =- {four}")
    assert first.note == "deal"
    assert first.children[0] == turn("A1 =-", turn("B2 =-", note="four"), note="one two words three")


def test_a_comment_that_begins_a_variation_belongs_to_its_first_turn() -> None:
    assert root("A1 =- ({why} {not} A2 =-)").children[1].note == "why not"


def test_marks_stand_in_comments() -> None:
    node = root("A1 =- {[%arrow A1 white:c5] look [%ring white:c5] here}").children[0]
    assert node.marks == (Arrow(STACKS["A1"], C5), Ring(C5))
    assert node.note == "look here"


def test_other_brackets_are_words() -> None:
    assert root("A1 =- {[see] [% no}".replace("[% no", "[ % no")).children[0].note == "[see] [ % no"


@pytest.mark.parametrize(
    ("mark", "column"),
    [
        ("[%ring]", 8),
        ("[%ring c5]", 8),
        ("[%ring green:c5]", 8),
        ("[%ring white:c9]", 8),
        ("[%ring white:c5 A1]", 8),
        ("[%arrow A1]", 8),
        ("[%arrow A1 A1]", 8),
        ("[%arrow A1  B1]", 8),
        ("[%star A1]", 8),
        ("[%ring A1", 8),
        ("a [%ring A1] [%]", 21),
    ],
)
def test_a_mark_that_means_nothing_is_refused_where_it_stands(mark: str, column: int) -> None:
    assert where(f"A1 =- {{{mark}}}") == ("bad-mark", 8, column)


def test_a_mark_is_found_on_its_own_line() -> None:
    assert where("A1 =- {one\n two [%x]}") == ("bad-mark", 9, 6)


def test_a_garden_of_nobody_at_the_table_has_no_marks() -> None:
    with pytest.raises(BadRecord) as caught:
        read_tree(THREE + "xA1 {[%ring yellow:c5]}")
    assert caught.value.code == "bad-mark"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("A1 =- (A2 =-", ("open-variation", 8, 7)),
        ("A1 =- (A2 =- (A3 =-)", ("open-variation", 8, 7)),
        ("A1 =- ) A2 =-", ("open-variation", 8, 7)),
        ("(A2 =-)", ("no-turn", 8, 1)),
        ("A1 =- ((A2 =-))", ("no-turn", 8, 8)),
        ("A1 =- ({nothing})", ("no-turn", 8, 17)),
        ("A1 =- (\n)", ("no-turn", 9, 1)),
        ("A1 (A2 =-) =-", ("turn-goes-on", 8, 12)),
        ("A1 =- B2\n" + "S:a1 " * 80, ("turn-too-long", 9, 396)),
        ("A1 =-\n(A2 =-)\n(A1 =-)", ("turn-twice", 10, 2)),
        ("A1 =- (A2 =- C3 x)", ("bad-move", 8, 17)),
        ("A1 =- (A2 { =-)", ("open-comment", 8, 11)),
        ("A1 =- (A2 } =-)", ("open-comment", 8, 11)),
    ],
)
def test_what_makes_no_tree_is_refused_where_it_stands(body: str, expected: tuple[str, int, int]) -> None:
    assert where(body) == expected


def test_a_turn_may_be_as_long_as_a_table_takes_it() -> None:
    (turn,) = read_tree(HEAD + "A1 " + "S:a1 " * (MOST_MOVES - 2) + "=-").root.children
    assert len(turn.moves) == MOST_MOVES


def test_a_tree_without_variations_and_notes_is_written_as_its_record() -> None:
    game = Game.deal(players=3, seed=7)
    for move in ("xA1", "xB1", "xC1", "A1", "=-", "B2", "=-", "C3"):
        game.play(move)
    text = str(game.record())
    assert str(read_tree(text)) == text


def test_variations_stand_below_the_turn_they_replace() -> None:
    body = (
        "{All of it.}\n"
        "1.  A1 =- {[%ring white:c5] [%arrow A1 white:c5] One.}\n"
        "    (A2 =-\n"
        "     C3 =- {Two.}\n"
        "     (D4 =-)\n"
        "     B1 =-)\n"
        "    (A3 =-)\n"
        "    B2 =-\n"
    )
    assert written(body) == body


def test_removals_stand_on_one_line_up_to_a_variation() -> None:
    body = "0. xA1 {One.} xB1\n    (xC1\n     xD1)\n0. xC1\n1.  A1 =-\n"
    assert written("xA1 {One.} xB1 (xC1 xD1) xC1 A1 =-", THREE) == body
    assert written(body, THREE) == body
    assert written("0. xA1\n", THREE) == "0. xA1\n"


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (" two\n\t words ", "two words"),
        ("a {brace}", "a (brace)"),
        ("[%ring A1]", "[ %ring A1]"),
        ("line\u2028break\u00a0", "line break"),
    ],
)
def test_a_note_is_made_one_that_a_comment_can_hold(text: str, note: str) -> None:
    assert plain_note(text) == note
    tree = RecordTree(DEAL, Node(note=note))
    assert read_tree(str(tree)) == tree


def test_a_long_text_is_read_without_depth() -> None:
    depth = 5_000
    tree = read_tree(HEAD + "A1 =- (A2 =- B1 =- " * depth + ")" * depth)
    assert len(tree.record.moves) == 2
    assert len(read(HEAD + "A1 =- " * depth).moves) == 2 * depth
