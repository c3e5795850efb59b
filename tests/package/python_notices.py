"""The licences of the packages of Python that come with a server, as the page shows them: `make notices`."""

import json
import re
from importlib.metadata import Distribution

from babylon.server.maintenance.packages import Package, installed
from tests.package.environments import ROOT

NOTICES = ROOT / "web" / "public" / "notices" / "python.json"
LICENCES = ROOT / "web" / "tools" / "licences"
LICENCE_FILE = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)
# What those call their licence who ship no text of it.
SPDX = {"APL 2": "Apache-2.0", "MIT": "MIT"}


def made() -> str:
    """The notices of what is installed here, which is what the locks say."""
    _, *others = installed().values()
    noted = [_notice(one.package, one.distribution) for one in others]
    return json.dumps(sorted(noted, key=lambda one: one["name"]), ensure_ascii=False, indent=1) + "\n"


def _notice(package: Package, distribution: Distribution) -> dict[str, str]:
    text = "\n\n".join(_texts(distribution))
    licence = package.licence if text else SPDX[package.licence]
    usual = "" if text else (LICENCES / f"{licence}.txt").read_text("utf-8").rstrip()
    return {"name": package.name, "version": package.version, "licence": licence, "text": text or usual}


def _texts(distribution: Distribution) -> list[str]:
    """The files about licences that are installed with a distribution, each text once."""
    files = [file for file in distribution.files or () if ".dist-info" in file.parts[0]]
    told = sorted(file for file in files if "licenses" in file.parts or LICENCE_FILE.match(file.name))
    return list(dict.fromkeys(file.read_text("utf-8").strip() for file in told))


if __name__ == "__main__":
    NOTICES.write_text(made(), "utf-8")
