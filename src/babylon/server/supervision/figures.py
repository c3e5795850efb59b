"""The figures of several processes as one text, each told apart by a label."""

import re
from collections.abc import Iterator, Mapping

_FAMILY = "# HELP "
_SAMPLE = re.compile(r"([A-Za-z_:][A-Za-z0-9_:]*)(?:\{(.*)\})? (\S+.*)")


def merged(texts: Mapping[str, str]) -> str:
    """All figures by family, as Prometheus wants them; `texts` are by the names of processes."""
    families: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for process, text in texts.items():
        for family, lines in _families(text):
            families.setdefault(family, [line for line in lines if line.startswith("#")])
            samples.setdefault(family, []).extend(_labelled(line, process) for line in lines if line[0] != "#")
    return "".join(f"{line}\n" for family in families for line in (*families[family], *samples[family]))


def _families(text: str) -> Iterator[tuple[str, list[str]]]:
    """The name of each family, and its lines."""
    lines: list[str] = []
    for line in filter(None, text.splitlines()):
        if line.startswith(_FAMILY) and lines:
            yield lines[0].split(" ", 3)[2], lines
            lines = []
        lines.append(line)
    if lines:
        yield lines[0].split(" ", 3)[2], lines


def _labelled(line: str, process: str) -> str:
    found = _SAMPLE.fullmatch(line)
    assert found is not None
    name, labels, value = found.groups()
    mine = f'process="{process}"'
    return f"{name}{{{mine}{',' + labels if labels else ''}}} {value}"
