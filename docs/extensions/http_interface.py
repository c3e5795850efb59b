"""The directive `http-interface`: every request that a server answers, from its own description."""

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from http_schemas import default_of, kind_of
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from babylon.server.description.openapi import document


def bodies(content: dict[str, Any]) -> str:
    """What a body holds, by its media types."""
    return ", ".join(f"{kind_of(body.get('schema', {}))} ({media})" for media, body in content.items())


def parameter(one: dict[str, Any]) -> tuple[str, str, str, str]:
    """A parameter's name, where it stands, what it may be, and whether it is needed."""
    schema = one.get("schema", {})
    needed = "yes" if one.get("required") else default_of(schema)
    return f"`{one['name']}`", one["in"], kind_of(schema), needed


def request(path: str, method: str, described: dict[str, Any]) -> Iterator[str]:
    """One request as lines of Markdown."""
    yield f"## `{method.upper()} {path}`\n"
    yield f"{described.get('description', described.get('summary', ''))}\n"
    rows = [parameter(one) for one in described.get("parameters", [])]
    if body := described.get("requestBody"):
        rows.append(("", "body", bodies(body["content"]), "yes"))
    if rows:
        yield "| parameter | in | type | required |\n|---|---|---|---|"
        yield from (f"| {' | '.join(row)} |" for row in rows)
        yield ""
    yield "| answer | |\n|---|---|"
    for status, answer in described["responses"].items():
        holds = bodies(answer["content"]) if "content" in answer else ""
        yield f"| {status} | {answer.get('description', '')} {holds} |"
    yield ""


class HttpInterface(SphinxDirective):
    """Writes the requests, by path."""

    def run(self) -> list[nodes.Node]:
        """The section of each request."""
        paths = document()["paths"]
        lines = [
            line
            for path in sorted(paths)
            for method, described in paths[path].items()
            for line in request(path, method, described)
        ]
        return self.parse_text_to_nodes("\n".join(lines), allow_section_headings=True)


def setup(app: Sphinx) -> dict[str, bool]:
    """Make the directive known."""
    app.add_directive("http-interface", HttpInterface)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
