"""Writing a record: one text for one game."""

import pytest

from babylon import EDITIONS, Flower, Game, Gap, Highest, Overlap, Record, Supply, parse_move, tiles
from babylon.pieces.tile import parse_tiles
from babylon.record import read

MOVES = ("A1", "sc4/1>0", "S:c5", "=d", "B2", "=-", "C3", "=-", "D4", "=s", "A2", "=-", "B3")


def begun() -> Game:
    game = Game.deal(players=4, seed=7)
    for move in MOVES:
        game.play(move)
    return game


def test_headers_come_first_and_then_one_turn_a_line() -> None:
    head, _, body = str(begun().record()).partition("\n\n")
    assert [line.split()[0] for line in head.splitlines()] == [
        "[Babylon",
        "[Edition",
        "[Tiles",
        "[Seats",
        "[Quarry",
        "[Tokens",
    ]
    assert body == "1.  A1 sc4/1>0 S:c5 =d\n    B2 =-\n    C3 =-\n    D4 =s\n2.  A2 =-\n    B3\n"


def test_the_removals_of_the_setup_are_turn_0() -> None:
    game = Game.deal(players=3, seed=7)
    for move in ("xA1", "xB1", "xC1", "A1", "=-"):
        game.play(move)
    assert str(game.record()).endswith("\n0. xA1 xB1 xC1\n1.  A1 =-\n")


def test_a_game_without_moves_is_its_headers() -> None:
    assert str(Game.deal(players=4, seed=7).record()).endswith('"]\n')


def test_a_record_reads_back_as_the_same_text() -> None:
    text = str(begun().record())
    assert str(read(text)) == text
    assert str(Game.from_record(text).record()) == text


def test_a_loose_text_is_written_canonically() -> None:
    text = str(begun().record())
    loose = text.replace("\n    ", " ").replace("2.  ", "{second} ")
    assert str(read(loose)) == text


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_is_named(name: str) -> None:
    text = str(Game.deal(edition=name, seed=1).record())
    assert text.splitlines()[1] == f'[Edition "{name}"]'
    assert Game.from_record(text).edition == EDITIONS[name]


def test_a_mixed_table_adds_the_choices_that_differ() -> None:
    mixed = EDITIONS["ja"].mixed(
        highest=Highest.SQUARE, overlap=Overlap.NEVER, gap=Gap.EMPTY, supply=Supply(1, 2, 3, 4, 5, 6, 7)
    )
    text = str(Game.deal(edition=mixed, seed=1).record())
    assert text.splitlines()[1:6] == [
        '[Edition "ja"]',
        '[Highest "square"]',
        '[Overlap "never"]',
        '[Gap "empty"]',
        '[Supply "1 2 3 4 5 6 7"]',
    ]
    assert Game.from_record(text).edition == mixed


def test_another_tile_set_brings_its_faces() -> None:
    faces = "\n".join(str(tile) for tile in tiles("standard").values()).replace("c01 white S.F.", "c01 white BB..")
    mine = parse_tiles("mine", faces)
    text = str(Game.deal(tiles=mine, seed=1).record())
    lines = text.splitlines()
    assert lines[2:4] == ['[Tiles "mine"]', '[Face "c01 white BB.."]']
    assert sum(line.startswith("[Face ") for line in lines) == 52
    assert Game.from_record(text).dealing.tiles == mine


def test_a_finished_game_has_its_result() -> None:
    game = Game.deal(players=4, seed=7)
    while not game.is_over:
        game.play(game.legal_moves()[0])
        game.play("=-")
    lines = str(game.record()).splitlines()
    assert '[Result "0 0 0 0"]' in lines
    assert not any(line.startswith("[Result") for line in str(begun().record()).splitlines())


def test_what_else_is_said_of_a_game_is_kept_in_a_record() -> None:
    notes = {"Names": 'Ada "A." Lovelace, Bo\\b', "Date": "2026-01-31", "Seed": "7"}
    record = Record.of(begun().dealing, begun().moves, notes=notes)
    again = read(str(record))
    assert again.notes == notes
    assert again.names == ('Ada "A." Lovelace', "Bo\\b")
    assert str(again) == str(record)


@pytest.mark.parametrize("name", ["Ada\nBo", "Ada\r\nBo", "Ada\u2028Bo"])
def test_a_line_break_in_a_name_does_not_break_the_record(name: str) -> None:
    assert read(str(Record.of(begun().dealing, (), notes={"Names": name}))).names == ("Ada Bo",)


def test_notes_are_written_in_one_order() -> None:
    deal = begun().dealing
    one = Record.of(deal, (), notes={"Names": "A, B", "Date": "x"})
    other = Record.of(deal, (), notes={"Date": "x", "Names": "A, B"})
    assert str(one) == str(other)


def test_what_a_view_does_not_know_is_a_question_mark() -> None:
    text = str(begun().view(0).record())
    assert '[Quarry "?/g15/c06 ?/?/c07 ' in text
    assert '[Tokens "none ? ? ? ? ? ? ? ? ?"]' in text
    again = Game.from_record(text)
    assert again.gardens() == begun().gardens()
    assert str(again.record()) == text


def test_seats_are_written_first_player_first() -> None:
    game = Game.deal(flowers=(Flower.BLUE, Flower.WHITE), seed=1)
    assert '[Seats "blue white"]' in str(game.record())
    assert Game.from_record(str(game.record())).dealing.seats == (Flower.BLUE, Flower.WHITE)


def test_a_record_of_moves_can_be_built_without_a_game() -> None:
    record = Record.of(begun().dealing, tuple(parse_move(move) for move in MOVES))
    assert Game.from_record(record).state == begun().state
