"""The page as plain files, for a web host that runs no server of ours."""

import json
import shutil
from pathlib import Path

from babylon.server import page
from babylon.wasm.kernels import known, present

# Names all that we have put into a folder, so that the next version takes away just that.
LISTING = "babylon-site.json"
# A plain web host sends no headers of ours, so the page itself says what a browser may let it do.
HEAD = f"""<head>
    <meta http-equiv="Content-Security-Policy" content="{page.POLICY}" />
    <meta name="referrer" content="no-referrer" />"""
KERNELS = "kernels"
ROOT = 'data-root="./"'


class NotBuilt(Exception):
    """There is no built page to copy."""


class NotOurs(Exception):
    """The folder holds files, and none of them says that they are ours."""


def write_site(folder: Path, source: Path = page.FOLDER) -> int:
    """Put the page into a folder that is new, empty or of an older version; how many files it has."""
    if not (source / page.INDEX).is_file():
        raise NotBuilt
    before = _written_before(folder)
    names = sorted(path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file())
    # Whoever comes meanwhile must find all that the first page names, so it is the last to change.
    for name in (name for name in names if name != page.INDEX):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, folder / name)
    names += _write_kernels(folder)
    (folder / LISTING).write_text(json.dumps(sorted({*before, *names}), indent=1), "utf-8")
    (folder / page.INDEX).write_text(without_server(page.first_page(source, 0)), "utf-8")
    for name in before - set(names):
        (folder / name).unlink(missing_ok=True)
    (folder / LISTING).write_text(json.dumps(names, indent=1), "utf-8")
    return len(names)


def _write_kernels(folder: Path) -> list[str]:
    """The kernels of former rules, for tables on a device that has not kept its own; their names."""
    past = {name: kernel for name, kernel in known().items() if kernel != present()}
    for name, kernel in past.items():
        (folder / KERNELS).mkdir(exist_ok=True)
        (folder / KERNELS / f"{name}.wasm").write_bytes(kernel.code)
        (folder / KERNELS / f"{name}.json").write_text(kernel.text, "utf-8")
    return [f"{KERNELS}/{name}.{kind}" for name in past for kind in ("wasm", "json")]


def without_server(html: str) -> str:
    """The first page as it is where no server stands behind it."""
    return html.replace(ROOT, f'{ROOT} data-server="none"').replace("<head>", HEAD)


def _written_before(folder: Path) -> set[str]:
    """The files of an older version, which are ours to replace."""
    listing = folder / LISTING
    if listing.is_file():
        top = folder.resolve()
        return {name for name in _listed(listing) if top in (top / name).resolve().parents}
    if folder.is_dir() and any(folder.iterdir()):
        raise NotOurs
    return set()


def _listed(listing: Path) -> list[str]:
    try:
        names = json.loads(listing.read_text("utf-8"))
    except ValueError:
        raise NotOurs from None
    if not (isinstance(names, list) and all(isinstance(name, str) for name in names)):
        raise NotOurs
    return names
