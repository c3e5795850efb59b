"""The documents as a site: `make docs`."""

import sys
from importlib.metadata import version as installed
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "extensions"))

project = "Babylon"
release = version = installed("babylon-game")
html_title = f"Babylon {release}"

extensions = ["myst_nb", "sphinx.ext.autodoc", "http_interface", "http_schemas", "repository_links", "versions"]
exclude_patterns = ["extensions", "study/*.json"]
html_theme = "furo"
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
# Every notebook is run at each build, and one that fails fails the build.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 300

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
# Our docstrings write code between single backticks.
default_role = "code"
# Answers are shown shortened in the documents: `{…}` is no JSON.
suppress_warnings = ["misc.highlighting_failure"]
