"""A record may begin in the middle of a game; the rules build it, and what can't be so is refused."""

from __future__ import annotations

import pytest

from babylon import BadRecord, Game
from babylon.game.taken_up import taken_up
from babylon.game.variations import checked_variations
from babylon.pieces.kinds import Phase, Token
from babylon.record import Record, read, read_tree
from tests.record.midgames import REFUSED, built_game, games, midgame_text, unsaid

LANGUAGES = ("en", "pl", "ja", "zh-Hans", "zh-Hant")


@pytest.mark.parametrize("game", games(), ids=repr)
def test_a_game_taken_up_stands_as_it_stood(game: Game) -> None:
    assert Game(taken_up(game)).state == game.state


@pytest.mark.parametrize("game", games(), ids=repr)
def test_it_is_written_and_read_the_same(game: Game) -> None:
    deal = taken_up(game)
    text = str(Record.of(deal, ()))
    assert read(text).deal == deal
    assert str(read(text)) == str(read_tree(text)) == text
    assert Game.from_record(text).state == game.state


def test_it_is_played_on_and_taken_up_again() -> None:
    game = built_game(3, "ja", 5)
    again = Game(taken_up(game))
    for _ in range(40):
        move = game.legal_moves()[0]
        game.play(move)
        again.play(move)
        if game.phase is Phase.DIG:
            assert Game(taken_up(again)).state == game.state
            assert Game.from_record(str(again.record())).state == game.state
    again.undo(10)
    assert again.ply == 30


def test_turns_are_counted_from_the_first_round_that_is_told() -> None:
    game = Game.from_record(midgame_text())
    text = str(game.record()) + "3. D4 =- D3 =-\n"
    assert Game.from_record(midgame_text(quarry=" ".join(["?/?/c16"] + ["?/?/?"] * 15))).round == 3
    assert (game.round, game.seat, game.token) == (3, 0, Token.EXTRA_SINGLE)
    assert "3. " in text


def test_the_token_of_the_round_pays_at_the_beginning_of_the_turn() -> None:
    game = Game.from_record(midgame_text())
    assert game.garden(0).singles == 3
    assert game.garden(1).singles == 0
    assert game.supply.singles == 148 - 4 - 3 - 3


def test_a_record_may_begin_with_the_first_turn() -> None:
    game = Game.from_record(
        midgame_text(round="1", heights="2 " * 6 + "3 " * 10, white="white 0 white", pink="pink 0 pink")
    )
    assert (game.round, game.seat, game.token, game.phase) == (1, 0, Token.NONE, Phase.DIG)
    assert [game.garden(seat).singles for seat in range(2)] == [0, 0]


def test_a_corner_may_be_bare_where_belvederes_have_run_out() -> None:
    text = midgame_text(white="white 2 - white:c3/1>0 c01:e3/1>0-ne!").replace(
        "[Tiles", '[Belvederes "while-they-last"]\n[Tiles'
    )
    game = Game.from_record(text)
    assert game.supply.belvederes == 38
    assert str(Game.from_record(str(game.record())).record()) == str(game.record())


@pytest.mark.parametrize(
    ("code", "white"),
    [
        # The rules say that a statue can't stand on the ground, whatever token helped it.
        ("cannot-stand", "white 2 - white:c3/1>0 S:a1"),
        ("bad-piece", "white 2 - c99:c3/1>0"),
        ("bad-piece", "white 2 - c01:c3/1>0!"),
        ("unknown-value", "blue 2 -"),
    ],
)
def test_a_garden_that_cannot_be_is_refused(code: str, white: str) -> None:
    error = _error(midgame_text(white=white))
    assert isinstance(error, BadRecord)
    assert (error.code, error.line) == (code, 10)


def test_pieces_come_from_the_box() -> None:
    supply = Game.from_record(midgame_text()).supply
    assert (supply.belvederes, supply.statues) == (37, 37)


def test_a_symbol_that_a_token_gave_needs_no_mark() -> None:
    # White shows a statue on one corner only, and three other symbols.
    standing = sum(
        not isinstance(_error(midgame_text(white=f"white 0 - white:c3/1>0 S:{space}")), BadRecord)
        for space in ("c3", "c4", "d3", "d4")
    )
    assert standing == 4


def test_what_was_dug_lies_in_gardens_where_the_record_does_not_tell() -> None:
    for number, game in enumerate(games()):
        text = unsaid(str(Record.of(taken_up(game), ())))
        state = Game.from_record(text).state
        laid = {tile for garden in state.gardens for tile in garden.tile[: garden.tiles] if tile < 48}
        assert laid <= set(state.stack), number


@pytest.mark.parametrize(("code", "changes"), REFUSED.items(), ids=list(REFUSED))
def test_what_cannot_be_so_is_refused_in_every_language(code: str, changes: dict[str, str]) -> None:
    error = _error(midgame_text(**changes))
    assert isinstance(error, BadRecord)
    assert error.code == code
    assert error.line > 1
    sentences = {error.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any("record-" in sentence or "{" in sentence for sentence in sentences)


def test_variations_begin_there_too() -> None:
    quarry = " ".join(["?/?/?"] * 14 + ["b01/g01/c15", "b02/g02/c16"])
    assert checked_variations(read_tree(midgame_text(quarry=quarry) + "C4 =- (D4 =-)")) == 1


def test_who_knows_only_the_first_format_says_so() -> None:
    text = midgame_text().replace('"2"', '"3"', 1)
    error = _error(text)
    assert isinstance(error, BadRecord)
    assert error.code == "other-format"
    error = _error(midgame_text().replace('"2"', '"1"', 1))
    assert isinstance(error, BadRecord)
    assert (error.code, error.line) == ("unknown-header", 7)


def _error(text: str) -> BadRecord | None:
    try:
        Game.from_record(text)
    except BadRecord as error:
        return error
    return None
