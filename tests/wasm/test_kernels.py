"""No kernel is lost that a game may have begun with."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from babylon.wasm.desk import is_readable
from babylon.wasm.kernels import known, past_kernel, present, remember
from build_kernel import former
from tests.wasm.former_rules import former as former_kernel

ROOT = Path(__file__).parents[2]
DESCRIPTION = "src/babylon/wasm/kernel.json"


@pytest.fixture
def forgetful() -> Iterator[None]:
    """What a test lets this process know is forgotten after it."""
    yield
    known.cache_clear()


def git(*words: str, at: Path = ROOT) -> str:
    return subprocess.run(["git", *words], cwd=at, capture_output=True, text=True, check=True).stdout


def test_every_rules_that_were_ever_committed_are_still_known() -> None:
    if not (ROOT / ".git").exists():
        # A source distribution has no history; it was made of a repository in which this holds.
        return
    for commit in git("log", "--format=%H", "--", DESCRIPTION).split():
        told = json.loads(git("show", f"{commit}:{DESCRIPTION}"))
        assert told.get("RULES") is None or told["RULES"] in known(), f"run `make kernel` after {commit}"


def test_what_is_known_can_be_read_and_has_its_own_name() -> None:
    for name, kernel in known().items():
        assert is_readable(kernel), f"{name}: words are added behind those that are there, never moved"
        assert name in kernel.names


def test_games_from_before_the_rules_had_names_are_judged_by_those_they_had() -> None:
    assert known()["2"] == known()["1"]


@pytest.mark.usefixtures("forgetful")
def test_a_kept_kernel_is_known_once_it_is_told_of() -> None:
    kernel = former_kernel()
    assert past_kernel(kernel.rules) is None
    remember([kernel])
    assert past_kernel(kernel.rules) == kernel
    assert past_kernel(present().rules) is None


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository whose last commit has a kernel of rules called `old`."""
    folder = tmp_path / former.KEPT
    folder.mkdir(parents=True)
    (folder / "kernel.wasm").write_bytes(b"old code")
    (folder / "kernel.json").write_text(json.dumps({"RULES": "old", "ALIKE": ["older"]}))
    git("init", "--quiet", at=tmp_path)
    git("add", ".", at=tmp_path)
    git("-c", "user.name=x", "-c", "user.email=x", "commit", "--quiet", "--message=x", at=tmp_path)
    monkeypatch.setattr(former, "ROOT", tmp_path)
    return folder


def test_who_changes_the_rules_keeps_the_kernel_of_the_last_commit(repository: Path) -> None:
    (repository / "kernel.wasm").write_bytes(b"an attempt that nobody has played")
    former.keep_former("new", former.names_of("new"))
    assert (repository / "past" / "old.wasm").read_bytes() == b"old code"
    assert json.loads((repository / "past" / "old.json").read_text())["RULES"] == "old"


def test_who_leaves_them_as_they_are_keeps_nothing(repository: Path) -> None:
    former.keep_former("old", former.names_of("old"))
    assert former.names_of("old") == ["older"]
    assert not (repository / "past").exists()


def test_who_says_them_in_other_words_goes_on_with_their_games(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(former.SAME_RULES, "1")
    former.keep_former("new", former.names_of("new"))
    assert former.names_of("new") == ["older", "old"]
    assert not (repository / "past").exists()
