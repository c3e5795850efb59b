"""What a release changes, and what it refuses."""

import subprocess
import zipfile
from pathlib import Path

import pytest

from release import __main__ as steps
from release.__main__ import ROOT, check_wheel, rehearse, release, tagged
from release.texts import CannotRelease, check_version, news, version_of, with_release, with_version
from tests import services

PROJECT = '[project]\nname = "babylon-game"\nversion = "0.1.0"\n'
CHANGELOG = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n- Another.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n"


def git(folder: Path, *words: str) -> str:
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    return subprocess.run(["git", *identity, *words], cwd=folder, capture_output=True, text=True, check=True).stdout


def test_news_move_under_the_heading_of_their_version() -> None:
    released = with_release(CHANGELOG, "0.2.0", "2026-02-03")
    assert "## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n### Added\n\n- A thing." in released
    assert released.endswith(CHANGELOG[CHANGELOG.index("## 0.1.0") :])


def test_only_what_is_new_is_told() -> None:
    assert news(CHANGELOG) == "### Added\n\n- A thing.\n- Another."


@pytest.mark.parametrize("changelog", [with_release(CHANGELOG, "0.2.0", "2026-02-03"), "# Changelog\n"])
def test_nothing_new_is_no_release(changelog: str) -> None:
    with pytest.raises(CannotRelease, match="has nothing under"):
        news(changelog)


@pytest.mark.parametrize(
    ("version", "words"), [("2", "is no version"), ("0.1", "is no"), ("0.1.0", "does not come after")]
)
def test_a_version_follows_the_one_before(version: str, words: str) -> None:
    with pytest.raises(CannotRelease, match=words):
        check_version("0.1.0", version)


def test_ten_comes_after_nine() -> None:
    check_version("0.9.0", "0.10.0")
    assert version_of(with_version(PROJECT, "0.10.0")) == "0.10.0"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project of which all is committed."""
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "A")
    git(tmp_path, "config", "user.email", "a@example.org")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def test_a_release_is_a_commit_and_a_tag_that_tells_the_news(project: Path) -> None:
    assert tagged(project, "0.2.0") == news(CHANGELOG)
    assert git(project, "log", "-1", "--format=%s").strip() == "Release 0.2.0"
    assert "- Another." in git(project, "tag", "--list", "-n9", "v0.2.0")
    assert version_of((project / "pyproject.toml").read_text()) == "0.2.0"
    assert git(project, "status", "--porcelain") == ""


def test_distributions_that_differ_from_build_to_build_are_no_release(
    project: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashes = iter([{"babylon.whl": "1"}, {"babylon.whl": "2"}])
    monkeypatch.setattr(steps, "built", lambda _tree, _folder: next(hashes))
    with pytest.raises(CannotRelease, match="are not the same bytes"):
        release(project, "0.2.0", tmp_path_factory.mktemp("dist"))


@pytest.mark.parametrize(
    ("files", "version", "words"),
    [
        (["babylon/py.typed", "babylon/wasm/kernel.wasm"], "0.2.0", "is not whole: babylon/server/static/index.html"),
        (["babylon/py.typed", "babylon/wasm/kernel.wasm", "babylon/server/static/index.html"], "0.3.0", "another ver"),
    ],
)
def test_a_wheel_without_its_page_or_of_another_version_is_no_release(
    files: list[str], version: str, words: str, tmp_path: Path
) -> None:
    wheel = tmp_path / "babylon_game-0.2.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for name in files:
            packed.writestr(name, "")
        packed.writestr("babylon_game-0.2.0.dist-info/METADATA", f"Name: babylon-game\nVersion: {version}\n\n")
    with pytest.raises(CannotRelease, match=words):
        check_wheel(wheel, "0.2.0")


@pytest.mark.timeout(900)  # two builds of the page
@pytest.mark.services
def test_a_rehearsal_builds_the_same_bytes_twice_and_changes_nothing_here(capsys: pytest.CaptureFixture[str]) -> None:
    services.use("a built package")
    if not (ROOT / ".git").exists():
        # A release is made of what git keeps, and a source distribution has none of it.
        with pytest.raises(CannotRelease):
            rehearse("99.0.0")
        return
    before = git(ROOT, "rev-parse", "HEAD"), git(ROOT, "tag", "--list")
    rehearse("99.0.0")
    told = capsys.readouterr().out
    assert told.count("built twice alike: babylon_game-99.0.0") == 2
    assert told.endswith("a rehearsal: nothing here has changed\n")
    assert (git(ROOT, "rev-parse", "HEAD"), git(ROOT, "tag", "--list")) == before
