"""How rows are described, and how they lie in memory."""

from dataclasses import dataclass

from babylon.compiled.row_memory import read_rows, rows
from babylon.questions.rows import column, columns, layout


@dataclass(slots=True)
class Sample:
    level: int = column()
    corners: list[int] = columns(4)  # noqa: RUF009 - as the questions describe theirs


def test_a_row_is_described_by_its_fields() -> None:
    assert layout(Sample) == [("level", 0), ("corners", 4)]


def test_rows_in_memory_are_read_as_plain_ones() -> None:
    assert read_rows(rows(Sample, 3), Sample, 2) == [Sample(), Sample(0, [0, 0, 0, 0])]
