"""What may be said: nothing in it turns the direction of what stands around it."""

import pytest
from pydantic import ValidationError

from babylon.server.wire.requests import ChatRequest


@pytest.mark.parametrize("sign", list("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
def test_what_turns_the_direction_of_writing_is_not_said(sign: str) -> None:
    with pytest.raises(ValidationError, match="direction"):
        ChatRequest(text=f"well {sign}played")


@pytest.mark.parametrize("text", ["שלום!\u200f", "مرحبا", "👩‍👩‍👧 gg", "well played"])
def test_all_scripts_are_said_as_they_are(text: str) -> None:
    assert ChatRequest(text=text).text == text
