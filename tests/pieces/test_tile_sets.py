"""Tile sets from files of one's own."""

from pathlib import Path

import pytest

from babylon import BadTiles, Flower, Game, load_tiles, tiles
from babylon.pieces.tile import parse_tile, parse_tiles, tile_set

STANDARD = [str(tile) for tile in tiles("standard").values()]


def changed(line: str, to: str) -> str:
    """The text of the standard set with one line changed."""
    assert line in STANDARD
    return "\n".join(to if one == line else one for one in STANDARD)


def code_of(text: str) -> str:
    with pytest.raises(BadTiles) as caught:
        parse_tiles("mine", text)
    return caught.value.code


def test_a_set_is_loaded_from_a_file_and_named_after_it(tmp_path: Path) -> None:
    path = tmp_path / "printed.tiles"
    path.write_text("# my box\n\n" + "\n".join(reversed(STANDARD)) + "  # the last\n", encoding="utf-8")
    mine = load_tiles(path)
    assert mine.name == "printed"
    assert list(mine.items()) == list(tiles("standard").items())


def test_a_set_behaves_like_a_mapping() -> None:
    standard = tiles("standard")
    assert len(standard) == 52
    assert standard["white"].flower is Flower.WHITE
    assert "c17" not in standard
    assert hash(standard) == hash(parse_tiles("standard", "\n".join(STANDARD)))


def test_sets_of_other_names_or_faces_are_other_sets() -> None:
    standard = tiles("standard")
    assert parse_tiles("mine", "\n".join(STANDARD)) != standard
    assert parse_tiles("standard", changed("c01 white S.F.", "c01 white S..F")) != standard


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("c01 white", "bad-line"),
        ("c01 white S.F. x", "bad-line"),
        ("c17 white S.F.", "unknown-id"),
        ("c01 red S.F.", "unknown-flower"),
        ("c01 white S.F", "bad-face"),
        ("c01 white S.X.", "bad-face"),
        ("c01 white s.f.", "bad-face"),
    ],
)
def test_a_bad_line_is_refused_with_its_number(line: str, code: str) -> None:
    with pytest.raises(BadTiles) as caught:
        parse_tile(line)
    assert caught.value.code == code
    with pytest.raises(BadTiles) as caught:
        parse_tiles("mine", "# mine\n" + changed("c01 white S.F.", line))
    assert (caught.value.code, caught.value.details["line"]) == ("line", 2)
    reason = caught.value.details["reason"]
    assert isinstance(reason, BadTiles)
    assert reason.code == code


def test_a_tile_that_comes_twice_is_refused() -> None:
    assert code_of(changed("c02 pink .T.S", "c01 white S.F.")) == "twice"


def test_a_missing_tile_is_named() -> None:
    with pytest.raises(BadTiles) as caught:
        tile_set("mine", [parse_tile(line) for line in STANDARD[1:-1]])
    assert (caught.value.code, caught.value.details) == ("missing", {"text": "c01", "count": 2})


@pytest.mark.parametrize(
    ("line", "to"),
    [("c01 white S.F.", "c01 white SBF."), ("b01 white BSFT", "b01 white BSF."), ("g01 white BTS.", "g01 white B...")],
)
def test_a_material_must_have_its_number_of_symbols(line: str, to: str) -> None:
    assert code_of(changed(line, to)) == "symbol-count"


def test_a_starting_tile_has_the_flower_of_its_name() -> None:
    assert code_of(changed("white white SFBT", "white pink SFBT")) == "start-flower"


def test_a_starting_tile_may_show_any_number_of_symbols() -> None:
    assert parse_tiles("mine", changed("white white SFBT", "white white ...."))["white"].face == (None,) * 4


def test_how_flowers_are_spread_is_the_owners_affair() -> None:
    mine = parse_tiles("mine", changed("c01 white S.F.", "c01 pink S.F."))
    assert mine["c01"].flower is Flower.PINK


def test_a_set_may_bring_its_own_mix_of_tokens() -> None:
    mix = ["none"] * 8 + ["extra-single"] * 6
    mine = parse_tiles("mine", "\n".join(STANDARD) + f"\ntokens {' '.join(mix)}  # as printed\n")
    assert [token.value for token in mine.tokens] == mix
    assert Game.deal(tiles=mine).state.box == [8, 6, 0, 0, 0, 0, 0]
    assert sorted(token or "" for token in Game.deal(tiles=mine).dealing.tokens) == sorted(mix)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("tokens none", "token-count"),
        (f"tokens {'lucky ' * 14}", "unknown-token"),
        (f"tokens {'none ' * 14}\ntokens {'none ' * 14}", "tokens-twice"),
    ],
)
def test_a_bad_mix_of_tokens_is_refused(lines: str, code: str) -> None:
    with pytest.raises(BadTiles) as caught:
        parse_tiles("mine", "\n".join([*STANDARD, lines]))
    reason = caught.value.details.get("reason", caught.value)
    assert isinstance(reason, BadTiles)
    assert reason.code == code
    assert reason.sentence("ja")


@pytest.mark.parametrize("name", ["mine", "", "../standard", "standard.tiles"])
def test_a_set_that_does_not_come_with_the_package_is_unknown(name: str) -> None:
    with pytest.raises(BadTiles) as caught:
        tiles(name)
    assert caught.value.code == "unknown-set"
