"""A game at the terminal, with typed answers."""

import re
from pathlib import Path
from random import Random

import pytest

from babylon import Game, View
from babylon.cli.console import Console
from babylon.cli.terminal_game.choices import question
from babylon.pieces.move import Move
from babylon.words import LANGUAGES, say
from tests.cli.command_line import Answer, call, kept
from tests.render.samples import EVERYTHING, played


def play(*lines: str, words: tuple[str, ...] = ("--seed", "7"), lang: str = "en") -> Answer:
    answer = call("play", *words, answers="\n".join((*lines, "")), env={"BABYLON_LANG": lang})
    assert answer.code == 0, answer.err
    return answer


SETUP = ("1", "xB1", "3", "4", "5", "6")


def test_numbers_and_moves_may_be_mixed(tmp_path: Path) -> None:
    file = tmp_path / "game.bgn"
    play(*SETUP, "A4", "1", "c4/1", "1", "3", "=s", words=(str(file), "--seed", "7"))
    game = Game.from_record(file.read_text("utf-8"))
    assert [str(move) for move in game.moves] == ["xA1", "xB1", "xA2", "xC2", "xA3", "xC3", "A4", "dc4/1>2", "=s"]


def test_a_game_is_kept_in_the_middle_of_a_turn_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.bgn"
    first = play(*SETUP, "A4", "q", words=(str(file), "--seed", "7", "--names", "Ada, Bo"))
    assert f"babylon play {file}" in first.out
    play("=d", words=(str(file),))
    text = file.read_text("utf-8")
    assert [str(move) for move in Game.from_record(text).moves][-2:] == ["A4", "=d"]
    assert '[Names "Ada, Bo"]' in text
    assert '[Seed "7"]' in text


def test_without_a_file_the_game_is_not_kept_and_one_is_told() -> None:
    assert "The game was not kept" in play("q").out


def test_the_end_of_the_input_ends_the_session() -> None:
    assert "The game was not kept" in play("1").out


def test_a_move_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.bgn"
    play("1", "2", "u", "u", "u", "q", words=(str(file), "--seed", "7"))
    assert Game.from_record(file.read_text("utf-8")).ply == 0


def test_there_may_be_nothing_to_take_back() -> None:
    assert "nothing to undo" in play("u").out


def test_one_can_go_back_to_the_question_before() -> None:
    shown = play(*SETUP, "A4", "1", "b", "1", "c4/1", "").out
    assert shown.count("What do you do?") == 2
    assert shown.count("Where does it go?") == 3


def test_an_illegal_move_is_explained_and_nothing_happens() -> None:
    shown = play("=d", "A9", "99", "w A1", "w nonsense").out
    assert "remove 6 Clay tiles" in shown
    assert "“A9” is not a move" in shown
    assert "There is no line 99: choose from 1 to 16." in shown
    assert "A1 is not legal." in shown
    assert "“nonsense” is not a move" in shown
    assert shown.count("Which Clay tile do you remove?") == 1


def test_why_finds_a_legal_move_legal() -> None:
    assert "xA1 is legal." in play("w xA1").out


def test_scores_table_and_help_are_one_letter_away() -> None:
    shown = play(*SETUP, "A4", "dc4/1>0", "s", "t", "?").out
    assert "Highest tile, at c4, level 1" in shown
    assert "Notches still visible" in shown
    assert "back to the previous question" in shown
    assert "+2 points" in shown


def test_a_game_can_be_saved_at_any_time(tmp_path: Path) -> None:
    file = tmp_path / "later.bgn"
    shown = play("xA1", "save", f"save {file}", "save /no/such/folder/x").out
    assert "Name a file" in shown
    assert "can't be written" in shown
    assert Game.from_record(file.read_text("utf-8")).ply == 1


def test_a_finished_game_names_its_winner(tmp_path: Path) -> None:
    shown = play(words=(kept(tmp_path),)).out
    winner = played(EVERYTHING).winners()[0]
    assert f"{['White', 'Pink'][winner]} wins!" in shown


def test_a_whole_game_can_be_played_by_numbers(tmp_path: Path) -> None:
    """Whoever answers each question with any of its lines comes to the end."""
    file = tmp_path / "game.bgn"
    rng = Random(1)
    answers = "\n".join(str(rng.randint(1, 3)) for _ in range(3000))
    shown = call("play", str(file), "--seed", "3", "--players", "4", answers=answers)
    assert "wins!" in shown.out or "share the victory!" in shown.out
    assert Game.from_record(file.read_text("utf-8")).is_over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_can_be_played_in_every_language(lang: str) -> None:
    shown = play(*SETUP, "A4", "1", "c4/1", "1", "3", "?", "s", "t", "1", lang=lang).out
    assert "c4/1 (3)" in shown


def test_a_hint_names_the_best_turns_and_plays_none_of_them() -> None:
    shown = play("h 1", "1").out
    assert "Seat 1, round 1. The margin is the expected lead" in shown
    rows = re.findall(r"^ (x[A-D][1-4]) +([+-]\d+\.\d) ± (\d+\.\d) ", shown, re.MULTILINE)
    assert len(rows) == 3
    assert [float(margin) for _, margin, _ in rows] == sorted((float(margin) for _, margin, _ in rows), reverse=True)
    assert shown.count("Which Clay tile do you remove?") == 2


def test_a_hint_can_be_typed_as_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "game.bgn"
    shown = play(*SETUP, "h 1", words=(str(file), "--seed", "7")).out
    turn = re.search(r"^ ([A-D][1-4] \S+.*?)  +[+-]\d+\.\d ± ", shown, re.MULTILINE)
    assert turn
    play(turn.group(1), words=(str(file),))
    moves = [str(move) for move in Game.from_record(file.read_text("utf-8")).moves][6:]
    assert turn.group(1).startswith(" ".join(moves)[:20])


def test_several_moves_in_one_line_end_with_the_turn(tmp_path: Path) -> None:
    file = tmp_path / "game.bgn"
    play(*SETUP, "A4 dc4/1>2 =s B1", words=(str(file), "--seed", "7"))
    assert [str(move) for move in Game.from_record(file.read_text("utf-8")).moves][6:] == ["A4", "dc4/1>2", "=s"]


def test_after_a_move_that_is_refused_the_rest_is_not_played(tmp_path: Path) -> None:
    file = tmp_path / "game.bgn"
    shown = play(*SETUP, "A4 S:c4 =s", words=(str(file), "--seed", "7")).out
    game = Game.from_record(file.read_text("utf-8"))
    assert [str(move) for move in game.moves][6:] == ["A4"]
    reason = game.why_not("S:c4")
    assert reason
    assert reason.sentence in shown


@pytest.mark.parametrize("typed", ["h 0", "h soon", "h 100", "h 1.5"])
def test_a_hint_thinks_for_whole_seconds(typed: str) -> None:
    assert "Type h for a hint" in play(typed).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_speaks_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon.cli.terminal_game.prompt.HINT_WORLDS", 2)
    shown = play("h 1", lang=lang).out
    assert say("hint-for", lang, seat=1, round=1) in shown
    assert say("hint-margin", lang) in shown


def test_bots_take_seats_and_turns() -> None:
    shown = play("1", "1", "1", words=("--seed", "7", "--bot", "apprentice")).out
    assert "Apprentice is thinking" in shown
    assert "Apprentice: x" in shown


def test_a_bot_may_begin() -> None:
    shown = play(words=("--seed", "7", "--bot", "1=apprentice")).out
    assert shown.index("Apprentice: x") < shown.index("Pink")


def test_taking_back_goes_past_a_bots_turn(tmp_path: Path) -> None:
    file = tmp_path / "game.bgn"
    play("1", "u", "q", words=(str(file), "--seed", "7", "--bot", "apprentice"))
    assert Game.from_record(file.read_text("utf-8")).ply == 0


class Cheat:
    """A bot that knows no rules."""

    def turn(self, view: View, seconds: float, rng: Random) -> list[Move]:  # noqa: ARG002 - as every bot
        from babylon import parse_move  # noqa: PLC0415

        return [parse_move("=d")]


def test_a_bot_that_breaks_the_rules_is_caught() -> None:
    answer = call("play", "--seed", "7", "--bot", "1=tests.cli.test_play:Cheat")
    assert answer.code == 2
    assert "Cheat played =d, which is not legal" in answer.err


def test_every_legal_move_can_be_reached_by_questions_or_looks_like_one_that_can() -> None:
    game = Game.deal(players=4, seed=7)
    for token in ("A1", "dc4/1>0", "=s", "B1", "db2/1>1", "=s", "C1", "=d", "D1", "=d", "A1"):
        game.play(token)
    console = Console("en")

    def reached(moves: list[Move], depth: int = 0) -> set[str]:
        if len(moves) == 1:
            return {str(moves[0])}
        asked = question(game, moves, console)
        if len(asked.choices) == 1 and depth:
            return {str(asked.choices[0].moves[0])}
        return {token for choice in asked.choices for token in reached(choice.moves, depth + 1)}

    everything = {str(move) for move in game.legal_moves()}
    found = reached(game.legal_moves())
    assert found <= everything
    turned = {token.partition(">")[0] + token.partition(">")[2][1:] for token in everything}
    assert {token.partition(">")[0] + token.partition(">")[2][1:] for token in found} == turned
