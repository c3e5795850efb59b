"""What a release changes, and what it refuses."""

import subprocess
from pathlib import Path

import pytest

from release.__main__ import tagged
from release.texts import CannotRelease, check_version, news, version_of, with_release, with_version

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


def test_a_release_is_a_commit_and_a_tag_that_tells_the_news(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "A")
    git(tmp_path, "config", "user.email", "a@example.org")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    assert tagged(tmp_path, "0.2.0") == news(CHANGELOG)
    assert git(tmp_path, "log", "-1", "--format=%s").strip() == "Release 0.2.0"
    assert "- Another." in git(tmp_path, "tag", "--list", "-n9", "v0.2.0")
    assert version_of((tmp_path / "pyproject.toml").read_text()) == "0.2.0"
    assert git(tmp_path, "status", "--porcelain") == ""
