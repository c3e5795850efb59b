"""Links from a page to a file of the repository that is no page: on the site it is shown by its path alone."""

from pathlib import Path

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

ROOT = Path(__file__).parents[2]


def as_path(_: Sphinx, env: BuildEnvironment, link: pending_xref, shown: nodes.Element) -> nodes.Node | None:
    """The words of a link to a file of the repository, without the link; None for any other."""
    target = str(link["reftarget"]).split("#", maxsplit=1)[0]
    file = (Path(env.doc2path(link["refdoc"])).parent / target).resolve()
    return nodes.inline("", "", shown) if target and file.exists() and file.is_relative_to(ROOT) else None


def setup(app: Sphinx) -> dict[str, bool]:
    """Look at every link that leads to no page."""
    app.connect("missing-reference", as_path)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
