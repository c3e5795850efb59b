import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from babylon.server.process.text_frames import is_whole, text_frame, unmasked

LENGTHS = [0, 1, 3, 4, 125, 126, 127, 300, 65_535]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_the_one_that_a_general_writer_makes(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    assert text_frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@given(st.binary(max_size=300) | st.sampled_from([b"x" * length for length in LENGTHS]))
def test_a_packet_that_is_a_whole_frame_says_what_was_put_into_it(said: bytes) -> None:
    packet = Frame(Opcode.TEXT, said).serialize(mask=True)
    assert is_whole(packet)
    assert unmasked(packet) == said


@pytest.mark.parametrize("length", LENGTHS)
def test_a_packet_that_lacks_a_byte_or_has_another_ones_is_not_whole(length: int) -> None:
    packet = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    assert not is_whole(packet[:-1])
    assert not is_whole(packet + b"\x81")
    assert not is_whole(packet + packet)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"begun", fin=False).serialize(mask=True),
        Frame(Opcode.TEXT, b"bare").serialize(mask=False),
        Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True),
        b"",
        b"\x81",
    ],
    ids=["a part", "not masked", "a long one", "nothing", "a byte"],
)
def test_only_masked_messages_of_usual_length_count_as_whole(frame: bytes) -> None:
    assert not is_whole(frame)
