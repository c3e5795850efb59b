"""The Fluent files, read for the tests."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import babylon

LOCALES = Path(babylon.__file__).parent / "locales"


@cache
def messages(lang: str, file: str) -> dict[str, ast.Message]:
    """The messages of one file by their names."""
    resource = FluentParser().parse((LOCALES / lang / file).read_text("utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert broken == [], f"{lang}/{file} has lines that mean nothing"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    by_name = {entry.id.name: entry for entry in found}
    assert len(by_name) == len(found), f"{lang}/{file} has a message twice"
    return by_name


def files(lang: str) -> set[str]:
    """The files of a language."""
    return {path.name for path in (LOCALES / lang).iterdir()}


def every_message(lang: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    return {name: message for file in sorted(files(lang)) for name, message in messages(lang, file).items()}


def alone(entry: str) -> ast.EntryType:
    """What the text of a single message is read as."""
    [only] = FluentParser().parse(entry).body
    return only


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's own name
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the visitor's own name
        self.found.add(node.id.name)


def references(message: ast.Message) -> set[str]:
    """Which other messages a message is put together from."""
    visitor = _References()
    visitor.visit(message)
    return visitor.found


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.found.add(node.id.name)


def arguments(message: ast.Message) -> set[str]:
    """What a message wants to know."""
    visitor = _Arguments()
    visitor.visit(message)
    return visitor.found


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's own name
        self.found.append(node.value)


def text(message: ast.Message) -> str:
    """What a message says in all its variants, without the names of variants and details, a line for each piece."""
    visitor = _Texts()
    visitor.visit(message)
    return "\n".join(visitor.found)
