"""What a module imports in the end, wherever in a file that stands."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
# Nothing under these conditions is needed: the one is for the type checker, the other asks first whether it is there.
UNNEEDED = {"TYPE_CHECKING", "COMPILES"}


def libraries(*roots: str) -> dict[str, str]:
    """The foreign libraries that these modules of ours import in the end, each with the first module that does."""
    waiting, seen, found = list(roots), set(roots), dict[str, str]()
    while waiting:
        module = waiting.pop(0)
        for name in sorted(imports(module)):
            if not name.startswith("babylon"):
                found.setdefault(name, module)
            elif name not in seen:
                seen.add(name)
                waiting.append(name)
    return found


@cache
def imports(module: str) -> frozenset[str]:
    """The modules of ours and the libraries that a module names."""
    file = _file(module)
    assert file is not None
    names = {name for node in _nodes(ast.parse(file.read_text("utf-8"))) for name in _named(node)}
    ours = {part for name in names if name.startswith("babylon") for part in _with_parents(name) if _file(part)}
    return frozenset(ours | {name.split(".")[0] for name in names if not name.startswith("babylon")})


def _file(module: str) -> Path | None:
    path = SOURCES.joinpath(*module.split("."))
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    skipped = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id in UNNEEDED
    for child in node.orelse if isinstance(node, ast.If) and skipped else ast.iter_child_nodes(node):
        yield from _nodes(child)


def _named(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []


def _with_parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[: length + 1]) for length in range(len(parts))]
