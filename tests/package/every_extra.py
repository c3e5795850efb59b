"""Every extra in an environment of its own, and tests run from the source distribution: `make package`."""

import os
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

from tests.package.environments import ROOT, Distributions, Environment, clean_environment
from tests.server import postgres

GAME = """
import random, babylon
game, rng = babylon.Game.deal(players=2, seed=7), random.Random(7)
while not game.is_over:
    game.play(rng.choice(game.legal_moves()))
print(len(babylon.Game.from_record(str(game.record())).moves) == len(game.moves))
"""
TOURNAMENT = ("arena", "mason", "apprentice", "--games", "2", "--workers", "1")
USES: dict[str, tuple[str, ...]] = {
    "arena": TOURNAMENT,
    "arena,cluster": (*TOURNAMENT, "--on", "ray"),
    "arena,export": (*TOURNAMENT, "--parquet", "games.parquet"),
    "envs": ("bench", "--seconds", "0.1"),
    "fast": ("train", "weights", "--lessons", "1", "--generations", "0", "--games", "4"),
    "server": ("doctor",),
}
# What needs files that are no code, and what needs none.
TESTS = ("tests/test_repository.py", "tests/cli/test_documents.py", "tests/game", "tests/record", "tests/words")


@pytest.mark.parametrize("extras", USES)
def test_an_extra_is_all_that_its_command_needs(extras: str, fresh: Environment, tmp_path: Path) -> None:
    fresh.install(*extras.split(","))
    assert "babylon play" in fresh.call("--help", folder=tmp_path).stdout
    played = fresh.run_python(GAME, folder=tmp_path)
    assert (played.stdout, played.stderr) == ("True\n", "")
    answer = fresh.call(*USES[extras], folder=tmp_path)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_a_server_goes_on_postgresql_with_its_extra(fresh: Environment, tmp_path: Path) -> None:
    fresh.install("server", "postgresql")
    with postgres.cluster() as cluster:
        database = postgres.new_database(cluster, "installed")
        answer = fresh.call("doctor", folder=tmp_path, BABYLON_DATABASE=database)
        assert answer.returncode == 0, answer.stdout + answer.stderr
        # Without the driver it is told what to install.
        fresh.uninstall("psycopg", "psycopg-binary")
        answer = fresh.call("doctor", folder=tmp_path, BABYLON_DATABASE=database)
        assert answer.returncode != 0
        assert "babylon-game[postgresql]" in answer.stdout + answer.stderr


def test_the_documents_are_made_a_site_with_their_extra(fresh: Environment, tmp_path: Path) -> None:
    # Besides Sphinx, what the pages describe: the server's interface, and the environments.
    fresh.install("docs", "server", "envs")
    command = [fresh.program("sphinx-build"), "--quiet", "-D", "nb_execution_mode=off", str(ROOT / "docs"), "site"]
    done = subprocess.run(command, cwd=tmp_path, env=clean_environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Babylon" in (tmp_path / "site" / "index.html").read_text("utf-8")


def test_every_extra_is_tried() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    tried = {extra for extras in USES for extra in extras.split(",")} | {"postgresql", "docs"}
    # What developers work with is what `make setup` installs.
    assert tried == {*declared} - {"build", "dev"}


def test_the_tests_run_from_the_source_distribution(distributions: Distributions, tmp_path: Path) -> None:
    with tarfile.open(distributions.source) as archive:
        archive.extractall(tmp_path, filter="data")
    (tree,) = tmp_path.iterdir()
    environment = os.environ | {"PYTHONPATH": str(tree / "src")}
    for options in (["--collect-only"], TESTS):
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", *options],
            cwd=tree,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-3000:]
