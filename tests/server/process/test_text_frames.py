import pytest
from websockets.frames import Frame, Opcode

from babylon.server.process.text_frames import text_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_the_one_that_a_general_writer_makes(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    assert text_frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
