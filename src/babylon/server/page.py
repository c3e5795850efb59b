"""The built page: its files, what a browser may let it do, and its first file for every address."""

from pathlib import Path

FOLDER = Path(__file__).parent / "static"
INDEX = "index.html"
# The rules run in the page as WebAssembly, which is no way in for scripts: text is never made into code.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


def first_page(folder: Path, depth: int) -> str:
    """The first file for an address so many folders deep: all that it names is told from where that address lies."""
    text = (folder / INDEX).read_text("utf-8")
    return text.replace('"./', f'"{"../" * depth}') if depth else text
