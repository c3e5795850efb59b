"""What a release changes in the texts of the project."""

import re

UNRELEASED = "## Unreleased"
VERSION = re.compile(r'^version = "(.+)"$', re.MULTILINE)


class CannotRelease(Exception):
    """Something that has to be done first; the message says what."""


def version_of(project: str) -> str:
    """The version that `pyproject.toml` names."""
    found = VERSION.search(project)
    assert found is not None, "pyproject.toml names a version"
    return found.group(1)


def check_version(old: str, new: str) -> None:
    """Refuse a version that is none, or does not follow the one before."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", new):
        raise CannotRelease(f"{new!r} is no version: write three numbers, such as 1.2.3")
    if _numbers(new) <= _numbers(old):
        raise CannotRelease(f"version {new} does not come after {old}")


def with_version(project: str, version: str) -> str:
    """`pyproject.toml` with another version."""
    return VERSION.sub(f'version = "{version}"', project, count=1)


def news(changelog: str) -> str:
    """What has changed since the last release."""
    _, _, rest = changelog.partition(f"{UNRELEASED}\n")
    text = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip()
    if not re.search(r"^- ", text, re.MULTILINE):
        raise CannotRelease(f"CHANGELOG.md has nothing under “{UNRELEASED}”")
    return text


def with_release(changelog: str, version: str, day: str) -> str:
    """The changelog with its news under the new version's heading, and room above for what comes."""
    news(changelog)
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n\n## {version} ({day})", 1)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
