"""`babylon benchmark`, `verify-benchmark` and `leaderboard` as people call them."""

import json
import shutil
from pathlib import Path

import pytest

from babylon.words import LANGUAGES, say
from tests.cli.command_line import call

DOCS = Path(__file__).parents[2] / "docs"
QUICKLY = ("--size", "check", "--task", "beat-apprentice-2")


@pytest.fixture
def scored(tmp_path: Path) -> Path:
    file = tmp_path / "mason.json"
    assert call("benchmark", "mason", *QUICKLY, "--out", str(file), "--name", "The mason").code == 0
    return file


def test_an_agent_is_scored_and_the_file_verified(scored: Path) -> None:
    answer = call("verify-benchmark", str(scored))
    assert answer.code == 0
    assert "The mason, size check, seed 1" in answer.out
    assert "beat-apprentice-2" in answer.out
    assert "All 2 answers and all figures are as the file says." in answer.out
    told = json.loads(call("verify-benchmark", str(scored), "--json").out)
    assert (told["agent"], told["verified"], told["problems"]) == ("The mason", 2, [])


def test_a_forged_file_is_refused_with_the_game(scored: Path) -> None:
    told = json.loads(scored.read_text("utf-8"))
    told["tasks"][0]["entries"][1]["deal"] = 7
    scored.write_text(json.dumps(told), "utf-8")
    answer = call("verify-benchmark", str(scored))
    assert answer.code == 1
    assert "beat-apprentice-2, game 1: the deal is number 7 and should be 1000003." in answer.out
    assert "1 problem in 2 answers." in answer.out
    assert json.loads(call("verify-benchmark", str(scored), "--json").out)["problems"][0]["code"] == "wrong-deal"
    refused = call("leaderboard", str(scored))
    assert refused.code == 2
    assert refused.err.strip().startswith(f"{scored}: beat-apprentice-2, game 1: the deal is number 7")


def test_a_task_that_an_agent_can_not_do_is_left_out_aloud() -> None:
    answer = call("benchmark", "mason", *QUICKLY, "--task", "predict-margin", "--json")
    assert "mason has no method “margin”, so predict-margin is left out." in answer.err
    assert [one["task"] for one in json.loads(answer.out)["tasks"]] == ["beat-apprentice-2"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("benchmark", "mason", "--size", "huge"), "check, small"),
        (("benchmark", "mason", "--task", "win"), "No task is called “win”."),
        (("benchmark", "nobody"), "There is no bot called “nobody”."),
        (("benchmark", "mason", "--out", "/nowhere/file.json"), "/nowhere/file.json"),
        (("verify-benchmark", "/nowhere/file.json"), "/nowhere/file.json"),
        (("leaderboard", __file__), "This is no JSON"),
    ],
)
def test_what_can_not_be_is_refused_at_once(words: tuple[str, ...], sentence: str) -> None:
    answer = call(*words)
    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.err


def test_the_page_in_the_documents_is_what_the_command_writes(tmp_path: Path) -> None:
    """`babylon leaderboard docs/leaderboard/*.json --page docs/leaderboard.md` writes it again."""
    folder = shutil.copytree(DOCS / "leaderboard", tmp_path / "leaderboard")
    files = sorted(map(str, folder.glob("*.json")))
    assert call("leaderboard", *files, "--trust", "--page", str(tmp_path / "page.md")).code == 0
    assert (tmp_path / "page.md").read_text("utf-8") == (DOCS / "leaderboard.md").read_text("utf-8")
    assert len(json.loads(call("leaderboard", *files, "--trust", "--json").out)) == len(files)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_explains_the_figures(lang: str, tmp_path: Path) -> None:
    answer = call("benchmark", "apprentice", *QUICKLY, "--out", str(tmp_path / "x.json"), "--lang", lang)
    assert say("benchmark-explained", lang) in answer.out
    shown = call("leaderboard", str(tmp_path / "x.json"), "--trust", "--lang", lang)
    assert say("leaderboard-solve", lang).split()[0] in shown.out
