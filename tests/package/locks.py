"""What the locks say is shipped: told by them alone, not by what is installed."""

import json
import re
import tomllib
from collections.abc import Iterator, Sequence

from packaging.requirements import Requirement

from tests.package.environments import ROOT

ENTRY = re.compile(r"^(?P<line>[a-z0-9][^\n]*?) \\\n(?:    --hash[^\n]*\n)+(?P<via>(?:    #[^\n]*\n)*)", re.MULTILINE)


def python_lock(extras: Sequence[str] = ("server", "postgresql")) -> dict[str, str]:
    """The packages of Python that a server with these extras brings on this machine, with their versions.

    An entry is followed by a comment that says who wants it; what only the build wants is not shipped.
    """
    wanted, known = {name for extra in extras for name in _wanted(extra)}, {}
    for found in ENTRY.finditer((ROOT / "requirements" / "host.txt").read_text("utf-8")):
        requirement = Requirement(found["line"])
        if requirement.marker is None or requirement.marker.evaluate():
            known[requirement.name] = (
                requirement.specifier,
                set(re.findall(r"#\s+(?:via )?([a-z0-9-]+)", found["via"])),
            )
    while more := {name for name, (_, parents) in known.items() if name not in wanted and parents & wanted}:
        wanted |= more
    return {name: str(version).removeprefix("==") for name, (version, _) in known.items() if name in wanted}


def page_lock() -> dict[str, str]:
    """All packages of the page's lock with their versions, whether shipped or only used to build it."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    return {path.removeprefix("node_modules/"): one["version"] for path, one in lock["packages"].items() if path}


def page_dependencies() -> set[str]:
    """The packages that the page imports."""
    return set(json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"])


def _wanted(extra: str) -> Iterator[str]:
    """The names of what our own metadata asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for line in (*project["dependencies"], *project["optional-dependencies"][extra]):
        requirement = Requirement(line)
        if requirement.name == project["name"]:
            for other in requirement.extras:
                yield from _wanted(other)
        else:
            yield requirement.name.replace(".", "-")
