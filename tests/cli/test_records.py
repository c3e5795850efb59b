"""new, show, legal, why, replay, check, perft: commands that write and read records."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from babylon import EDITIONS, Game, tiles
from tests.cli.command_line import call, kept
from tests.render.samples import EVERYTHING, played


def test_new_deals_what_the_seed_says() -> None:
    answer = call("new", "--seed", "7", "--players", "3")
    assert answer.code == 0
    assert Game.from_record(answer.out).dealing == Game.deal(players=3, seed=7).dealing


def test_new_without_a_seed_names_the_one_it_took() -> None:
    seed = call("new").out.partition('[Seed "')[2].partition('"')[0]
    assert seed.isdigit()


@pytest.mark.parametrize("edition", EDITIONS)
def test_new_deals_every_edition(edition: str) -> None:
    assert Game.from_record(call("new", "--edition", edition).out).edition == EDITIONS[edition]


def test_new_mixes_editions() -> None:
    choices = ("--highest", "square", "--gap", "open", "--overlap", "beneath", "--belvederes", "while-they-last")
    answer = call("new", "--edition", "pl", *choices, "--supply", "9 9 9 9 9 9 9")
    edition = Game.from_record(answer.out).edition
    assert (edition.highest, edition.gap, edition.overlap) == ("square", "open", "beneath")
    assert edition.belvederes == "while-they-last"
    assert str(edition.supply) == "9 9 9 9 9 9 9"


def test_new_draws_lots_for_who_begins() -> None:
    first = {Game.from_record(call("new", "--lot", "--seed", str(seed)).out).dealing.seats[0] for seed in range(8)}
    assert first == {"white", "pink"}


def test_show_tells_what_the_edition_means() -> None:
    mixed = call("new", "--gap", "covered", "--belvederes", "while-they-last").out
    answer = call("show", "-", answers=mixed).out
    assert "Complete overlap: never" in answer
    assert "≠ Under a bridge: the bridge covers it as a tile would" in answer


def test_new_warns_of_the_one_broken_mix() -> None:
    answer = call("new", "--edition", "zh-Hans", "--highest", "square")
    assert answer.code == 0
    assert "zigzag" in answer.err
    assert "zigzag" not in call("new", "--edition", "en").err


def test_new_takes_flowers_names_a_tile_set_and_a_file(tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.tiles", tmp_path / "game.bgn"
    mine.write_text(
        "\n".join(str(tile) for tile in tiles().values()).replace("c01 white S.F.", "c01 white F.S."), "utf-8"
    )
    words = ("--flowers", "pink yellow", "--names", "Ada, Bo", "--tiles", str(mine), "--out", str(out))
    assert call("new", *words).out == ""
    record = out.read_text("utf-8")
    game = Game.from_record(record)
    assert game.dealing.seats == ("pink", "yellow")
    assert game.dealing.tiles["c01"].face[0] == "fountain"
    assert '[Names "Ada, Bo"]' in record


def test_show_draws_the_whole_table(tmp_path: Path) -> None:
    shown = call("show", kept(tmp_path)).out
    assert "The game is over" in shown
    assert "✻ White" in shown
    assert "✿ Pink" in shown
    assert shown.count("a    b    c    d") == 2


def test_show_looks_at_one_seat_and_an_earlier_position(tmp_path: Path) -> None:
    shown = call("show", kept(tmp_path), "--seat", "2", "--ply", "6").out
    assert "Round 1 of 15" in shown
    assert shown.count("a    b    c    d") == 1


@pytest.mark.parametrize("view", ["iso", "plan"])
def test_show_writes_a_picture(tmp_path: Path, view: str) -> None:
    out = tmp_path / "table.svg"
    assert call("show", kept(tmp_path), "--svg", str(out), "--view", view).code == 0
    assert ET.parse(out).getroot().tag.endswith("svg")


def test_show_answers_programs_with_the_view_of_a_seat(tmp_path: Path) -> None:
    answer = json.loads(call("show", kept(tmp_path), "--json").out)
    assert answer == json.loads(json.dumps(played(EVERYTHING).view().as_json()))


def test_legal_lists_every_move(tmp_path: Path) -> None:
    game = Game.deal(players=4, seed=7)
    file = kept(tmp_path, game)
    tokens = [str(move) for move in game.legal_moves()]
    assert call("legal", file).out.split() == tokens
    assert json.loads(call("legal", file, "--json").out) == tokens
    assert "A1  Dig the tile on A1" in call("legal", file, "--words").out


def test_legal_lists_nothing_after_the_end(tmp_path: Path) -> None:
    assert call("legal", kept(tmp_path)).out == ""


def test_why_says_which_rule_is_broken(tmp_path: Path) -> None:
    file = kept(tmp_path, Game.deal(players=4, seed=7))
    answer = call("why", file, "sc4/1>0")
    assert answer.code == 1
    assert answer.out.startswith("sc4/1>0 is not legal. A turn begins with digging")
    assert "section 4A" in answer.out
    assert call("why", file, "A1").out == "A1 is legal.\n"
    assert call("why", file, "A1").code == 0


def test_why_answers_programs(tmp_path: Path) -> None:
    answer = json.loads(call("why", kept(tmp_path, Game.deal(players=4)), "=d", "--json").out)
    assert answer["legal"] is False
    assert answer["reason"]["code"] == "dig-first"


def test_replay_tells_every_turn(tmp_path: Path) -> None:
    game = played(EVERYTHING)
    told = call("replay", kept(tmp_path)).out
    assert sum(line.split()[:1] == [str(move)] for move in game.moves for line in told.splitlines()) >= game.ply
    assert "Round 15 of 15" in told
    only = call("replay", kept(tmp_path), "--seat", "1").out
    assert "· ✻ White ·" in only
    assert "· ✿ Pink ·" not in only


def test_check_finds_a_good_record_good(tmp_path: Path) -> None:
    file = kept(tmp_path)
    totals = " : ".join(str(sheet.total) for sheet in played(EVERYTHING).scores())
    assert call("check", file).out == f"All is well: a finished game of {played(EVERYTHING).ply} moves, {totals}.\n"
    assert json.loads(call("check", file, "--json").out)["over"] is True


def test_check_finds_an_unfinished_record_good(tmp_path: Path) -> None:
    answer = call("check", kept(tmp_path, Game.deal(players=4)))
    assert answer.out == "All is well: a game in round 1 of 11 after 0 moves, 0 : 0 : 0 : 0.\n"


def test_check_finds_a_good_tile_set_good(tmp_path: Path) -> None:
    mine = tmp_path / "mine.tiles"
    mine.write_text("\n".join(str(tile) for tile in tiles().values()), "utf-8")
    assert call("check", str(mine)).out == "All is well: tile set mine with 52 tiles.\n"


def test_check_says_where_a_record_is_wrong(tmp_path: Path) -> None:
    file = kept(tmp_path, Game.deal(players=4))
    Path(file).write_text(Path(file).read_text("utf-8") + "1. A1 sc4/3>0\n", "utf-8")
    answer = call("check", file)
    assert answer.code == 2
    assert "column 7: sc4/3>0 is not legal. You must build one level at a time" in answer.err


def test_a_record_comes_from_the_standard_input_too() -> None:
    assert call("check", "-", answers=call("new").out).out.startswith("All is well")


def test_perft_counts_the_ways_to_play() -> None:
    assert call("perft", "1", "--players", "2").out == "1 16\n"
    assert json.loads(call("perft", "2", "--players", "2", "--json").out) == [16, 240]


def test_perft_counts_from_a_record(tmp_path: Path) -> None:
    assert call("perft", "1", kept(tmp_path)).out == "1 0\n"


def test_editions_says_what_differs_and_where() -> None:
    answer = call("editions").out
    assert "≠  en       English" in answer
    assert "Final scoring, Highest point" in answer
    assert "152 64 40 16 16 16 40" in answer
    program = json.loads(call("editions", "--json").out)
    assert program["ja"]["overlap"] == "beneath"
    assert set(program) == set(EDITIONS)


def test_check_looks_at_every_variation() -> None:
    text = str(Game.deal(players=4, seed=7).record()) + "\n1. A1 =- (A2 =- B1 =-) B2 =-\n"
    answer = call("check", "-", answers=text)
    assert answer.code == 0
    assert "2 more turns in variations are legal" in answer.out
    told = json.loads(call("check", "--json", "-", answers=text).out)
    assert (told["moves"], told["variations"]) == (4, 2)
    wrong = call("check", "-", answers=text.replace("B1 =-", "=-"))
    assert wrong.code != 0
    assert "Line 8, column 17: =- is not legal." in wrong.err


def test_a_record_with_variations_is_shown_and_replayed_by_its_main_line() -> None:
    text = str(Game.deal(players=4, seed=7).record()) + "\n1. A1 =- {[%ring A1] So.} B2 =-\n"
    more = text.replace("B2", "(A2 =- B1 =-) B2")
    for command in ("replay", "show"):
        plain = call(command, "-", answers=text)
        assert call(command, "-", answers=more) == plain
        assert plain.code == 0
