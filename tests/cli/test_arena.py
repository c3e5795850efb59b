"""`babylon arena`, `hint`, `analyse`, `study` and `train` as people call them."""

import itertools
import json
import re
from pathlib import Path

import pytest

from babylon import Dig, EndTurn, Game, Keep
from babylon.arena import ladder
from babylon.arena.analysis_page import MISTAKE_COLUMNS
from babylon.bots.weight_files import read
from babylon.cli.problems import check_writable
from babylon.pieces.score import CATEGORIES
from babylon.words import LANGUAGES, say
from tests.arena.games import finished
from tests.bots.games import played
from tests.cli.command_line import call

GOLDEN = str(Path(__file__).parents[1] / "golden" / "revised-2.bgn")
QUICKLY = ("--tries", "40", "--worlds", "4")


@pytest.fixture
def started(tmp_path: Path) -> str:
    """A game after the setup and one turn."""
    whole = finished()
    game = Game(whole.dealing)
    for move in whole.moves[:10]:
        game.play(move)
    path = tmp_path / "started.bgn"
    path.write_text(str(game.record()), "utf-8")
    return str(path)


def test_a_tournament_ends_with_standings_and_duels() -> None:
    answer = call("arena", "gardener", "apprentice", "--games", "6", "--workers", "1")
    assert answer.code == 0
    rows = [line.split() for line in answer.out.splitlines() if line.strip()]
    names = [row[0] for row in rows]
    assert names.index("gardener") < names.index("apprentice")
    assert re.search(r"gardener +apprentice +6 +100.0% \(61.0 – 100.0\) +\+\d+\.\d ± \d+\.\d", answer.out)
    assert "everybody begins at 25" in answer.out


def test_the_levels_climb_into_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Levels\n{ladder.BEGIN}{ladder.END}", "utf-8")
    monkeypatch.setattr(ladder, "contestants", lambda: ("level-1", "level-2"))
    answer = call("arena", "--ladder", "--games", "4", "--workers", "1", "--write", str(page))
    assert answer.code == 0
    rows = [line for line in answer.out.splitlines() if line.startswith("| ")]
    assert [row.split()[1:6:2] for row in rows] == [[players, "`level-2`", "`level-1`"] for players in "234"]
    assert all(row in page.read_text("utf-8") for row in rows)


@pytest.mark.parametrize("words", [(), ("mason", "--ladder")])
def test_either_bots_or_levels_are_asked_for(words: tuple[str, ...]) -> None:
    answer = call("arena", *words)
    assert answer.code != 0
    assert "--ladder" in answer.err


def test_a_tournament_in_numbers_repeats_and_goes_on(tmp_path: Path) -> None:
    words = ("arena", "mason", "apprentice", "--games", "4", "--json")
    whole = json.loads(call(*words, "--workers", "2", "--save", str(tmp_path / "games")).out)
    again = json.loads(call(*words, "--save", str(tmp_path / "games")).out)
    assert whole == again
    assert whole["games"] == 4
    assert [one["name"] for one in whole["standings"]] == ["mason", "apprentice"]
    (duel,) = whole["duels"]
    assert duel["games"] == 4
    assert duel["share"]["low"] <= duel["share"]["value"] <= duel["share"]["high"]
    fresh = json.loads(call(*words, "--workers", "1").out)
    assert fresh["duels"] == whole["duels"]


def test_the_games_are_exported(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    answer = call("arena", "mason", "apprentice", "--games", "2", "--workers", "1", "--parquet", str(file))
    assert re.search(rf"^\d+ rows written to {file}$", answer.err, re.MULTILINE)
    assert file.exists()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("nobody", "mason"), "There is no bot called “nobody”"),
        (("mason#5", "mason"), "mason does not search"),
        (("mason@soon", "mason"), "“mason@soon” does not name a bot"),
        (("mason", "apprentice", "--on", "moon"), "“moon” is not a place to play"),
        (("mason", "apprentice", "--players", "5"), "2, 3 or 4 can play"),
        (("mason", "apprentice", "--edition", "xx"), "There is no edition “xx”"),
        (("mason", "apprentice", "--save", "/dev/null/x"), "can't be written"),
        (("mason", "apprentice", "--parquet", "/dev/null/x"), "can't be written"),
        (("tests.arena.rivals:Cheat", "mason"), "tests.arena.rivals:Cheat played =d, which is not legal"),
    ],
)
def test_a_bad_tournament_is_explained(words: tuple[str, ...], complaint: str) -> None:
    answer = call("arena", *words, "--games", "1", "--workers", "1")
    assert answer.code == 2
    assert complaint in answer.err


def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    words = ("arena", "mason", "apprentice", "--workers", "1", "--save", str(tmp_path))
    assert call(*words, "--games", "2").code == 0
    answer = call(*words, "--games", "4")
    assert answer.code == 2
    assert "holds another tournament" in answer.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tournament_speaks_every_language(lang: str) -> None:
    answer = call("arena", "mason", "apprentice", "--games", "2", "--workers", "1", "--lang", lang)
    assert say("arena-explained", lang) in answer.out
    assert say("arena-against", lang) in answer.out


def test_hints_come_best_first_and_repeat(started: str) -> None:
    once, again = (call("hint", started, *QUICKLY, "--json") for _ in range(2))
    assert once == again
    found = json.loads(once.out)
    assert [one["margin"]["value"] for one in found] == sorted((o["margin"]["value"] for o in found), reverse=True)
    assert all(one["margin"]["error"] > 0 for one in found)
    assert all(one["gain"] == sum(one["gains"].values()) for one in found)


def test_hints_for_a_position_of_a_record() -> None:
    answer = call("hint", GOLDEN, "--ply", "0", "--most", "2", *QUICKLY)
    assert "Seat 1, round 1." in answer.out
    assert len(re.findall(r"^ x[A-D][1-4] +[+-]\d+\.\d ± \d+\.\d +\+0", answer.out, re.MULTILINE)) == 2


def test_a_hint_begins_with_the_idea_and_tells_what_else_there_is(started: str) -> None:
    lines = call("hint", started, *QUICKLY, "--tries", "64").out.splitlines()
    assert re.fullmatch(r"(A|Better|Remove) .+\.", lines[0])
    assert lines[1].startswith(("At once: ", "It scores nothing at once."))
    assert lines[2].startswith("For the next turn you keep ")
    # What the turn prepares stands in between: as many sentences as there is to tell.
    *_, other = itertools.takewhile(lambda line: not line.startswith("Seat "), lines)
    assert re.match(r"(The best alternative|About as good).+± \d", other)


def test_a_hint_for_the_last_round_tells_of_no_next_turn() -> None:
    text = call("hint", GOLDEN, "--ply", "130", *QUICKLY).out
    assert "At once: " in text or "It scores nothing at once." in text
    assert "For the next turn" not in text


def test_a_finished_game_needs_no_hint() -> None:
    assert "The game is over" in call("hint", GOLDEN).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_speak_every_language(started: str, lang: str) -> None:
    answer = call("hint", started, *QUICKLY, "--lang", lang)
    assert all(say(f"hint-{heading}", lang) in answer.out for heading in ("turn", "margin", "gain"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_says_what_the_best_turn_promises_line_by_line(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.bgn"
    file.write_text(str(played(2, 12).record()), "utf-8")
    best = json.loads(call("hint", str(file), *QUICKLY, "--json").out)[0]["promise"]
    assert [*best] == [line.value for line in CATEGORIES]
    line, points = max(best.items(), key=lambda one: abs(one[1]))
    shown = call("hint", str(file), *QUICKLY, "--lang", lang).out
    assert f"{say(f'category-{line}', lang)} {points:+.1f}" in shown


def test_the_setup_promises_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.bgn"
    file.write_text(str(Game.deal(seed=1).record()), "utf-8")
    assert not any(one["promise"] for one in json.loads(call("hint", str(file), *QUICKLY, "--json").out))


@pytest.mark.parametrize("command", ["hint", "analyse"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, command: str) -> None:
    file = tmp_path / "bad.bgn"
    file.write_text("1. e4 e5", "utf-8")
    bad, missing = call(command, str(file)), call(command, str(tmp_path / "none.bgn"))
    assert (bad.code, missing.code) == (2, 2)
    assert "a record begins with" in bad.err
    assert "There is no file" in missing.err


def test_a_game_without_a_turn_can_not_be_analysed(tmp_path: Path) -> None:
    file = tmp_path / "new.bgn"
    file.write_text(str(Game.deal(seed=1).record()), "utf-8")
    answer = call("analyse", str(file))
    assert answer.code == 2
    assert "holds no whole turn" in answer.err


def test_an_analysis_is_tables_numbers_a_plot_and_a_page(tmp_path: Path, started: str) -> None:
    svg, html = tmp_path / "game.svg", tmp_path / "game.html"
    found = json.loads(call("analyse", started, *QUICKLY, "--json", "--svg", str(svg), "--html", str(html)).out)
    shown = call("analyse", started, *QUICKLY).out
    turns = found["turns"]
    assert [turn["turn"] for turn in turns] == list(range(1, 8))
    assert all({"value", "error"} == set(turn["cost"]) for turn in turns)
    assert [seat["seat"] for seat in found["seats"]] == [1, 2]
    assert svg.read_text("utf-8").count("<polyline") == 2
    assert svg.read_text("utf-8") in html.read_text("utf-8")
    for turn in turns:
        assert re.search(
            rf"^ +{turn['round']} +Seat {turn['seat']} +{turn['expected'][0]['value']:.1f} ± ", shown, re.MULTILINE
        )


def test_a_mistake_tells_what_the_better_turn_denies_and_brings_by_the_lines_of_the_pad(tmp_path: Path) -> None:
    game = Game.deal(players=4, seed=3, edition="en")
    game.play(next(move for move in game.legal_moves() if isinstance(move, Dig)))
    game.play(EndTurn(Keep.NONE))
    file = tmp_path / "blunder.bgn"
    file.write_text(str(game.record()), "utf-8")
    words = ("analyse", str(file), "--tries", "120", "--worlds", "100")
    (turn,) = json.loads(call(*words, "--json").out)["turns"]
    line, points = max(turn["lines"][0].items(), key=lambda one: abs(one[1]))
    for lang in ("en", "ja"):
        shown = call(*words, "--lang", lang).out
        assert say("hint-mistakes-explained", lang) in shown
        assert f" {turn['denied']:.1f} " in shown
        assert f"{points:+.1f}" in shown
        assert say(f"category-{line}", lang).split()[0] in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_mistakes_has_headings_in_every_language(lang: str) -> None:
    headings = [say(f"hint-{column}", lang) for column in MISTAKE_COLUMNS]
    assert len({*headings}) == len(MISTAKE_COLUMNS)
    assert all(headings)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_analysis_speaks_every_language(tmp_path: Path, lang: str) -> None:
    game = Game.deal(seed=1)
    game.play("xA1")
    file, page = tmp_path / "game.bgn", tmp_path / "game.html"
    file.write_text(str(game.record()), "utf-8")
    shown = call("analyse", str(file), *QUICKLY, "--html", str(page), "--lang", lang).out
    for text in (shown, page.read_text("utf-8")):
        assert say("hint-explained", lang) in text
        assert say("hint-luck", lang) in text
    assert f'<html lang="{lang}">' in page.read_text("utf-8")


def test_a_study_writes_the_same_report_with_any_number_of_workers(tmp_path: Path) -> None:
    words = ("--games", "2", "--bot", "mason", "--seed", "3")
    for workers in ("1", "2"):
        assert call("study", str(tmp_path / "study"), *words, "--workers", workers).code == 0
        (tmp_path / "study").rename(tmp_path / workers)
    one, two = (sorted((tmp_path / workers).iterdir()) for workers in ("1", "2"))
    assert [path.name for path in one] == [path.name for path in two]
    assert [path.read_text("utf-8") for path in one] == [path.read_text("utf-8") for path in two]
    text = (tmp_path / "1" / "README.md").read_text("utf-8")
    assert "From 16 games" in text
    assert f"babylon study {tmp_path / 'study'} --bot mason --games 2 --seed 3" in text
    assert all((tmp_path / "1" / name).exists() for name in re.findall(r"\]\((\w+\.svg)\)", text))
    assert "</html>" in (tmp_path / "1" / "index.html").read_text("utf-8")


def test_training_writes_weights_that_the_bots_read(tmp_path: Path) -> None:
    answer = call("train", str(tmp_path), "--lessons", "1", "--generations", "1", "--games", "4")
    assert answer.out.count("points a garden") == 3
    for name in ("learned", "quick"):
        assert len(read((tmp_path / f"{name}.json").read_text("utf-8"))) > 12


def test_training_for_the_square_of_the_height_has_files_of_its_own(tmp_path: Path) -> None:
    call("train", str(tmp_path), "--lessons", "1", "--generations", "0", "--games", "4", "--edition", "en")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["learned-square.json", "quick-square.json"]


@pytest.mark.parametrize("where", ["missing/games.parquet", "folder"])
def test_a_file_that_cant_be_written_is_told_before_any_game_is_played(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(*_: object) -> None:
        raise AssertionError

    (tmp_path / "folder").mkdir()
    monkeypatch.setattr("babylon.arena.tournament.Tournament.run", play)
    answer = call("arena", "mason", "mason", "--games", "2", "--parquet", str(tmp_path / where))
    assert (answer.code, "can't be written" in answer.err) == (2, True)


def test_looking_whether_a_file_can_be_written_leaves_it_as_it_is(tmp_path: Path) -> None:
    old, new = tmp_path / "old.parquet", tmp_path / "new.parquet"
    old.write_text("games")
    check_writable(old)
    check_writable(new)
    assert (old.read_text(), new.exists()) == ("games", False)
