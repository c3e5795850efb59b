"""A page beside the versions of the site that lists them, and one that leads to the newest."""

from pathlib import Path

from packaging.version import InvalidVersion, Version
from sphinx.application import Sphinx


def is_version(name: str) -> bool:
    """Whether a folder is named after a version."""
    try:
        Version(name)
    except InvalidVersion:
        return False
    return True


def write_list(app: Sphinx, failure: Exception | None) -> None:
    """Write both pages into the folder that holds a folder for each version."""
    out = Path(app.outdir)
    if failure is not None or not is_version(out.name):
        return
    names = sorted((one.name for one in out.parent.iterdir() if is_version(one.name)), key=Version, reverse=True)
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Babylon: versions</title>'
    items = "".join(f'<li><a href="{name}/index.html">{name}</a></li>' for name in names)
    (out.parent / "versions.html").write_text(f"{head}<h1>Versions</h1><ul>{items}</ul></html>", "utf-8")
    leads = f'<meta http-equiv="refresh" content="0; url={names[0]}/index.html">'
    (out.parent / "index.html").write_text(f'{head}{leads}<a href="{names[0]}/index.html">Babylon</a></html>', "utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Write the list when everything else stands."""
    app.connect("build-finished", write_list)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
