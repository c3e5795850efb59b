"""What the tutorials have people save as files works where they would use it."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from babylon import Game
from babylon.bots import make
from babylon.client import Client
from babylon.server.config import Config
from babylon.server.setting_sources import PREFIX
from tests.bots.games import take_turn
from tests.cli.command_line import call
from tests.docs.test_commands import calls
from tests.docs.test_examples import ROOT
from tests.server.processes import server
from tests.server.test_maintenance import some_games

TUTORIALS = ROOT / "docs" / "tutorials"
BABYLON = Path(sys.executable).with_name("babylon")


def cells(page: str, kind: str) -> list[str]:
    """The blocks of a page that are of this kind."""
    return re.findall(rf"```{re.escape(kind)}\n(.*?)```", (TUTORIALS / page).read_text("utf-8"), re.DOTALL)


@pytest.mark.services
def test_the_first_bot_of_thirty_lines_plays_a_whole_game_at_a_server(tmp_path: Path) -> None:
    (bot,) = (cell for cell in cells("first-bot.md", "{code-cell} python") if "class Climber" in cell)
    assert sum(bool(line.strip()) for line in bot.splitlines()) <= 30
    (tmp_path / "climber.py").write_text(bot, "utf-8")
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as house, Client(house.url) as host:
        table = host.create(2, seats=[{"bot": "plain"}, {}])
        link = f"{house.url}/t/{table.name}#seat=1.{table.links()['seats'][1]}"
        join = [str(BABYLON), "join", link, "--bot", "climber:Climber"]
        played = subprocess.run(join, cwd=tmp_path, capture_output=True, text=True, timeout=200, check=False)
        assert played.returncode == 0, played.stderr
        game = Game.from_record(table.record())
    assert game.is_over
    assert str(game.scores()[1].total) in played.stdout


def test_the_weights_of_ones_own_run_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (bot,) = cells("trained-agents.md", "python")
    (tmp_path / "recipes").mkdir()
    learnt = files("babylon") / "bots" / "baselines" / "turn-learner.npz"
    (tmp_path / "recipes" / "turn-learner.npz").write_bytes(learnt.read_bytes())
    (tmp_path / "mine.py").write_text(bot, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    game, mine = Game.deal(players=2, seed=5), make("mine:Mine")
    while game.ply < 20:
        take_turn(game, mine, Random(1))


def test_every_word_that_a_player_is_to_look_for_stands_on_the_page() -> None:
    words = set(re.findall(r"\*\*(.+?)\*\*", (TUTORIALS / "first-game.md").read_text("utf-8"))) - {"bold"}
    assert len(words) > 20
    shown = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/babylon/locales/en").glob("*.ftl"))
    assert words - set(re.findall(r"= (.+)$", shown, re.MULTILINE)) == set()


def test_every_setting_of_a_first_server_is_one() -> None:
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", (TUTORIALS / "first-server.md").read_text("utf-8")))
    assert len(named) > 3
    assert named <= {PREFIX + name.upper() for name in Config.model_fields}


def test_a_backup_is_made_looked_at_and_restored_as_for_a_first_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_games(f"sqlite:///{tmp_path}/babylon.db")
    monkeypatch.setenv("BABYLON_DATABASE", f"sqlite:///{tmp_path}/babylon.db")
    shown = (
        "\n".join(cells("first-server.md", "console")).replace("$(date +%F)", "day").replace("/backup/", f"{tmp_path}/")
    )
    steps = [words for words in calls(shown) if f"{tmp_path}/day.db" in " ".join(words)]
    assert [words[0] for words in steps] == ["backup", "verify", "restore"]
    for words in steps:
        assert call(*words).code == 0, words
    assert (tmp_path / "tried.db").is_file()


def test_every_file_of_a_tutorial_is_tried() -> None:
    assert {path.name for path in TUTORIALS.glob("*.md") if cells(path.name, "python")} == {"trained-agents.md"}
