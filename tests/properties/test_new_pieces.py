"""Tokens and supply have one home each: a package with one more of both is made by editing two modules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import babylon

PACKAGE = Path(babylon.__file__).parent
CLAIMS = Path(__file__).with_name("new_pieces.py")
# In each file, what is put behind which text.
EDITS = {
    "rules/tokens.py": {
        'FEWER_PILLARS = "fewer-pillars"': '\n    TWO_SINGLES = "two-singles"',
        "Token.EXTRA_SINGLE: 1": ", Token.TWO_SINGLES: 2",
    },
    "rules/supply.py": {"statues: int": "\n    obelisks: int = 10"},
}


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it, edited."""
    folder = tmp_path_factory.mktemp("scratch")
    shutil.copytree(PACKAGE, folder / "babylon", ignore=shutil.ignore_patterns("__pycache__", "server", "locales"))
    for name, edits in EDITS.items():
        path = folder / "babylon" / name
        text = path.read_text("utf-8")
        for place, addition in edits.items():
            assert text.count(place) == 1
            text = text.replace(place, place + addition)
        path.write_text(text, "utf-8")
    return folder


def holds(claim: str, *players: int, scratch: Path, plain: bool = True) -> None:
    """Check a claim of `new_pieces` on the edited package."""
    command = [sys.executable, "-W", "error", str(CLAIMS), claim, *(str(count) for count in players)]
    environment = {"PYTHONPATH": str(scratch), "PATH": os.environ["PATH"], "HOME": os.environ["HOME"]}
    if plain:
        environment["BABYLON_PLAIN"] = "1"
    done = subprocess.run(command, env=environment, cwd=scratch, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_an_eighth_token_and_an_eighth_piece_are_played_to_the_end(players: int, scratch: Path) -> None:
    holds("games_are_played_to_the_end", players, scratch=scratch)


def test_compiled_games_with_them_are_those_of_the_rules(scratch: Path) -> None:
    holds("compiled_games_are_the_same", 2, 3, 4, scratch=scratch, plain=False)


@pytest.mark.parametrize(
    "claim",
    [
        "the_token_gives_its_pillars",
        "a_deal_has_two_of_it",
        "a_record_tells_both",
        "it_is_unknown_until_it_comes_up",
        "an_observation_has_room_for_it",
    ],
)
def test_everything_that_has_tokens_or_a_supply_has_the_new_ones(claim: str, scratch: Path) -> None:
    holds(claim, 2, 3, 4, scratch=scratch)


def test_a_bot_plays_with_them(scratch: Path) -> None:
    holds("a_bot_plays_with_it", 3, scratch=scratch)
