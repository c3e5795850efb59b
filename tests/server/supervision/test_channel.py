import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from babylon.server.supervision.channel import Channel, Handed, Packet, Word, in_a_file, pair, text_of

PATIENCE = 60.0


async def eventually(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.001)


def open_files() -> int:
    return len([*Path("/proc/self/fd").iterdir()])


def run(story: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(story())


def test_packets_come_whole_and_in_order() -> None:
    async def story() -> None:
        heard: list[Packet] = []
        ours, theirs = pair()
        speaking = Channel(ours, heard.append, lambda: None)
        hearing = Channel(theirs, heard.append, lambda: None)
        # More than the system keeps: the rest waits on this side.
        for number in range(5000):
            speaking.tell(Packet(Word.LEFT, f"192.0.2.{number}"))
        await eventually(lambda: len(heard) == 5000)
        assert [one.text for one in heard] == [f"192.0.2.{number}" for number in range(5000)]
        speaking.close()
        hearing.close()

    run(story)


def test_a_file_goes_along_and_is_the_hearers_own() -> None:
    async def story() -> None:
        heard: list[Packet] = []
        ours, theirs = pair()
        speaking, hearing = Channel(ours, heard.append, lambda: None), Channel(theirs, heard.append, lambda: None)
        text = b"a figure\n" * 100_000
        speaking.tell(Packet(Word.FIGURES, file=in_a_file(text)))
        await eventually(lambda: bool(heard))
        file = heard[0].file
        assert file is not None
        assert not os.get_inheritable(file)
        assert text_of(file) == text
        speaking.close()
        hearing.close()

    run(story)


def test_who_has_gone_is_noticed_once_and_needs_nothing_more() -> None:
    async def story() -> None:
        lost: list[None] = []
        ours, theirs = pair()
        channel = Channel(ours, lambda _packet: None, lambda: lost.append(None))
        theirs.close()
        channel.tell(Packet(Word.LEAVE))
        await eventually(lambda: bool(lost))
        before = open_files()
        channel.tell(Packet(Word.FIGURES, file=in_a_file(b"for nobody")))
        assert open_files() == before
        assert lost == [None]

    run(story)


@pytest.mark.parametrize("handed", [Handed(""), Handed("192.0.2.1"), Handed("", b"GET /t/x HTTP/1.1\r\n\xff \x00")])
def test_a_connection_is_told_with_what_was_read_of_it(handed: Handed) -> None:
    assert Handed.of(str(handed)) == handed
