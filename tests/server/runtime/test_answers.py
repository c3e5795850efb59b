"""Answers that are remembered take no more memory than they may."""

from babylon.server.responses.bodies import Packed
from babylon.server.runtime import answers
from babylon.server.runtime.answers import ENTRY_BYTES, MOST_BYTES, Answers


def test_small_answers_count_with_all_that_they_take() -> None:
    known = Answers()
    for number in range(2 * MOST_BYTES // ENTRY_BYTES):
        known.keep(("table", number, "ada", "why"), Packed(b"{}", {}))
    assert len(known._known) * ENTRY_BYTES <= MOST_BYTES
    assert known.get(("table", 0, "ada", "why")) is None


def test_an_answer_that_is_kept_again_counts_once() -> None:
    known, key = Answers(), ("table", 1, None, "why")
    for _ in range(3):
        known.keep(key, Packed(b"12", {}))
    assert known._bytes == answers._size(key, Packed(b"12", {}))
