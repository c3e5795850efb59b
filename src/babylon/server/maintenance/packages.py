"""The packages that an installed server consists of: those of Python, and those built into the page."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from babylon.server import page

WANTED = "babylon-game[server,postgresql]"
PAGE_NOTICES = page.FOLDER / "notices" / "page.json"
_CLASSIFIER = "License :: OSI Approved :: "


@dataclass(frozen=True, slots=True)
class Package:
    """A package in its version, under the licence that it names."""

    name: str
    version: str
    licence: str


@dataclass(frozen=True, slots=True)
class Installed:
    """A distribution of Python as it is installed here, and the names of those that it needs."""

    distribution: Distribution
    needs: set[str] = field(default_factory=set)

    @property
    def package(self) -> Package:
        """The package as lists have it."""
        metadata = self.distribution.metadata
        name, version = canonicalize_name(metadata["Name"]), self.distribution.version
        named = [*metadata.get_all("License-Expression", ()), *metadata.get_all("License", ())]
        classified = (line for line in metadata.get_all("Classifier", ()) if line.startswith(_CLASSIFIER))
        return Package(
            name, version, named[0] if named else " AND ".join(one.removeprefix(_CLASSIFIER) for one in classified)
        )


def installed() -> dict[str, Installed]:
    """What a server brings, by canonical names, our own distribution first; what is not there is left out."""
    found: dict[str, Installed] = {}
    _follow(Requirement(WANTED), found, set())
    return found


def page_packages(notices: Path = PAGE_NOTICES) -> list[Package] | None:
    """The packages whose code is in the built page, as its build has noted them; None where it is not built."""
    if not notices.is_file():
        return None
    noted = json.loads(notices.read_text("utf-8"))
    return [Package(one["name"], one["version"], one["licence"]) for one in noted]


def _follow(wanted: Requirement, found: dict[str, Installed], seen: set[str]) -> str | None:
    """Add what is wanted and all that it needs; its name, unless it is not there."""
    name = canonicalize_name(wanted.name)
    call = f"{name}[{','.join(sorted(wanted.extras))}]"
    if call not in seen:
        seen.add(call)
        try:
            one = found.setdefault(name, Installed(distribution(name)))
        except PackageNotFoundError:
            return None
        followed = [_follow(needed, found, seen) for needed in _needed(one.distribution, wanted.extras)]
        # An extra of ours is made of another one.
        one.needs.update(other for other in followed if other not in {None, name})
    return name if name in found else None


def _needed(one: Distribution, extras: set[str]) -> Iterator[Requirement]:
    """What a distribution needs on this machine when it is asked for with these extras."""
    for line in one.requires or []:
        needed = Requirement(line)
        if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield needed
