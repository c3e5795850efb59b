"""Each recipe runs for a minute of one processor, is stopped, goes on, and has learnt something: `make recipes`."""

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

from babylon.simulate import Batch
from tests.recipes.virtual_environment import ROOT, interpreter

# The recipe, what it writes, a rival, and by how many points a game it has to do better against it after a minute than
# what had learnt nothing: search alone, or a policy drawn by lot, may beat weak rivals without having learnt.
RECIPES = [
    ("alphazero", "turn-learner.npz", "mason", 3),
    ("turn_ppo", "turn-ppo.npz", "apprentice", 20),
    ("maskable_ppo", "maskable-ppo.npz", "random", 4),
    ("torchrl_ppo", "torchrl-ppo.npz", "random", 6),
]


def run(script: str, folder: Path, minutes: float, proof: int = 120) -> str:
    command = [str(interpreter()), str(ROOT / "examples" / f"{script}.py"), "--minutes", str(minutes)]
    done = subprocess.run(
        [*command, "--check", "4", "--proof", str(proof)], cwd=folder, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize(("script", "bot", "rival", "bar"), RECIPES)
def test_a_recipe_learns_in_a_minute_and_goes_on_where_it_was(
    script: str, bot: str, rival: str, bar: float, tmp_path: Path
) -> None:
    run(script, tmp_path, 0.2, proof=8)
    run(script, tmp_path, 1.0)
    name = script.replace("_", "-")
    told = json.loads((tmp_path / "recipes" / f"{name}.json").read_text("utf-8"))
    assert [row["minutes"] for row in told["curve"]] == sorted(row["minutes"] for row in told["curve"])
    assert told["curve"][-1]["minutes"] >= 1.0
    assert (tmp_path / "recipes" / f"{name}.svg").read_text("utf-8").startswith("<svg")
    ignorant, learnt = ({one["rival"]: one["margin"] for one in told[who]} for who in ("untrained", "matches"))
    assert learnt[rival] - ignorant[rival] >= bar, (learnt, ignorant)
    with np.load(tmp_path / "recipes" / bot) as weights:
        assert all(np.isfinite(weights[part]).all() for part in weights.files)


def test_so_many_generations_bring_the_same_weights_again(tmp_path: Path) -> None:
    told = []
    for folder in (tmp_path / "first", tmp_path / "second"):
        folder.mkdir()
        script = str(ROOT / "examples" / "alphazero.py")
        command = [str(interpreter()), script, "--minutes", "9", "--generations", "2"]
        done = subprocess.run([*command, "--check", "2", "--proof", "8"], cwd=folder, check=False, capture_output=True)
        assert done.returncode == 0, done.stderr.decode()[-3000:]
        run_of = json.loads((folder / "recipes" / "alphazero.json").read_text("utf-8"))
        told.append((run_of["generations"], run_of["weights"]))
    assert told[0] == told[1]
    assert told[0][0] == 2


def test_pytorch_and_jax_read_a_batch_where_it_lies() -> None:
    script = ROOT / "tests" / "recipes" / "shared_tensors.py"
    done = subprocess.run([interpreter(), "-W", "error", script], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout)
    assert found == dict.fromkeys(Batch(1).shared_arrays(), True)
