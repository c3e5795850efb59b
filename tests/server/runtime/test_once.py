"""A request that comes again is known by a digest of what it asked."""

import pytest

from babylon.server.runtime.decisions import KEPT, Once, _require_same
from babylon.server.store.rows import StoredAnswer
from babylon.server.wire.errors import Problem

DIGEST = "0123456789abcdef" * 4


@pytest.mark.parametrize("kept", [KEPT, len(DIGEST)])
def test_the_first_digits_of_a_digest_are_enough(kept: int) -> None:
    answer = StoredAnswer("ada", "k", DIGEST[:kept], 200, "{}")
    _require_same(answer, Once("k", DIGEST))
    with pytest.raises(Problem, match="key-reused"):
        _require_same(answer, Once("k", DIGEST[::-1]))
