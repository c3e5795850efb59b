"""Bad input: one line that says what is wrong and what to do, exit code 2, no traceback, in the user's language."""

from pathlib import Path

import pytest

from babylon.bots import NAMES
from babylon.bots.registry import BASELINES
from babylon.pieces.edition import EDITIONS
from babylon.pieces.kinds import FLOWERS
from babylon.words import LANGUAGES
from tests.cli.command_line import call, kept

MISTAKES: list[tuple[tuple[str, ...], str]] = [
    (("frobnicate",), "There is no command “frobnicate”"),
    (("shwo",), "try show,"),
    (("new", "--colour"), "There is no option --colour: see babylon new --help"),
    (("new", "--players", "many"), "The value of --players can't be used: it takes a whole number, see babylon new"),
    (("hint", "GAME", "--seconds", "0"), "The value of --seconds can't be used: it takes a number from 0.05 on"),
    (("serve", "--bot-seconds", "long"), "The value of --bot-seconds can't be used: it takes a number, see"),
    (("serve", "--log-level", "loud"), "--log-level can't be “loud”: choose from debug, info, warning, error"),
    (("completion", "tcsh"), "SHELL can't be “tcsh”: choose from bash, zsh, fish"),
    (("new", "--players", "5"), "2, 3 or 4 can play"),
    (("new", "--seed"), "--seed needs a value"),
    (("new", "extra"), "There are too many arguments"),
    (("new", "--edition", "fr"), "There is no edition “fr”"),
    (("new", "--highest", "triple"), "--highest can't be “triple”: choose from double, square"),
    (("new", "--supply", "1 2 3"), "write seven numbers"),
    (("new", "--flowers", "white red"), "--flowers can't be “red”"),
    (("new", "--flowers", "white white"), "white is there twice"),
    (("new", "--flowers", "white"), "1 flower for 2 players"),
    (("new", "--names", "Ada"), "does not name 2 players"),
    (("new", "--tiles", "fancy"), "There is no tile set “fancy”"),
    (("new", "--tiles", "no/such.tiles"), "There is no file no/such.tiles"),
    (("new", "--out", "/no/such/folder/game.bgn"), "can't be written"),
    (("new", "--lang", "fr"), "There is no language “fr”"),
    (("show",), "FILE is missing"),
    (("show", "nowhere.bgn"), "There is no file nowhere.bgn: check its name."),
    (("show", "/"), "can't be read"),
    (("show", "GAME", "--ply", "9999"), "The game has no move 9999: choose from 0 to"),
    (("show", "GAME", "--seat", "3"), "There is no seat 3: choose from 1 to 2."),
    (("show", "GAME", "--view", "side"), "--view can't be “side”: choose from iso, plan"),
    (("why", "GAME"), "MOVE is missing"),
    (("why", "GAME", "nonsense"), "“nonsense” is not a move"),
    (("perft", "deep"), "The value of DEPTH can't be used"),
    (("play", "--bot", "3=apprentice"), "No seat for the bot"),
    (("play", "--bot", "nobody"), "nobody"),
    (("check", "BYTES"), "is not text"),
    (
        ("verify", "--database", "sqlite:////no/such.db"),
        "There is no database at sqlite:////no/such.db: check the address.",
    ),
    (("export", "folder", "--database", "sqlite:////no/such.db"), "There is no database at sqlite:////no/such.db"),
    (("backup", "copy.db", "--database", "sqlite:////no/such.db"), "There is no database at sqlite:////no/such.db"),
]


@pytest.mark.parametrize(
    ("words", "complaint"), MISTAKES, ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_a_mistake_gets_one_line_and_the_exit_code_two(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    answer = call(*_placed(tmp_path, words))
    assert complaint in answer.err
    assert answer.err.count("\n") == 1
    assert (answer.out, answer.code) == ("", 2)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize(
    ("words", "english"), MISTAKES, ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_a_mistake_is_explained_in_the_users_language(
    tmp_path: Path, words: tuple[str, ...], english: str, lang: str
) -> None:
    answer = call(*_placed(tmp_path, words), env={"BABYLON_LANG": lang})
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert english not in answer.err or english in words


def _placed(folder: Path, words: tuple[str, ...]) -> list[str]:
    """The words, with the files they speak of."""
    (folder / "bytes").write_bytes(b"\xff\xfe\x00")
    files = {"GAME": kept(folder), "BYTES": str(folder / "bytes")}
    return [files.get(word, word) for word in words]


def test_a_broken_record_is_named_with_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "broken.bgn"
    file.write_text('[Babylon "1"]\n[Colour "red"]\n', "utf-8")
    answer = call("show", str(file))
    assert answer.err.startswith(f"{file}: Line 2, column 2: there is no header Colour")
    assert answer.code == 2


def test_a_broken_tile_set_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.tiles"
    file.write_text("c01 white S.X.\n", "utf-8")
    answer = call("check", str(file))
    assert answer.err.startswith(f"{file}: Line 1: “S.X.” is not a face")


@pytest.mark.parametrize("command", ["check", "score", "import"])
def test_the_standard_input_is_read_no_further_than_a_game_can_reach(
    command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("babylon.cli.input_files.MOST_BYTES", 2 * 1024**2)
    monkeypatch.chdir(tmp_path)
    for text in ("[" * (2 * 1024**2 + 1), "\u5eba" * 1024**2):
        answer = call(command, "-", answers=text)
        assert (answer.err, answer.code) == ("- is too large: a game has at most 2 MiB.\n", 2)


def test_a_device_that_never_ends_is_read_no_further_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon.cli.input_files.MOST_BYTES", 2 * 1024**2)
    assert call("check", "/dev/zero").err == "/dev/zero is too large: a game has at most 2 MiB.\n"


def test_a_setting_elsewhere_names_its_values_too() -> None:
    answer = call("serve", env={"BABYLON_LOG_LEVEL": "loud"})
    assert answer.code == 2
    assert "log_level: 'loud' is none of debug, info, warning, error" in answer.err


CHOICES: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("new", "--edition", "fr"), tuple(EDITIONS)),
    (("new", "--lang", "fr"), tuple(LANGUAGES)),
    (("new", "--tiles", "fancy"), ("standard",)),
    (("new", "--highest", "triple"), ("double", "square")),
    (("new", "--flowers", "white red"), tuple(FLOWERS)),
    (("play", "--bot", "nobody"), (*NAMES, *BASELINES)),
    (("show", "GAME", "--view", "side"), ("iso", "plan")),
    (("completion", "tcsh"), ("bash", "zsh", "fish")),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("words", "values"), CHOICES, ids=" ".join)
def test_who_chose_what_there_is_not_is_told_all_that_there_is(
    words: tuple[str, ...], values: tuple[str, ...], lang: str, tmp_path: Path
) -> None:
    answer = call(*_placed(tmp_path, words), env={"BABYLON_LANG": lang})
    assert [value for value in values if value not in answer.err] == []
