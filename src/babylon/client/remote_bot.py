"""A bot of this machine at a table of another: it claims a seat and plays until the game is over."""

import random
import secrets
from collections.abc import Callable
from contextlib import closing

from babylon.bots import Bot
from babylon.client.client import Client
from babylon.client.errors import Refused
from babylon.client.links import SeatLink
from babylon.client.shapes import Dealt, Result, Table
from babylon.client.table import RemoteTable
from babylon.game import Game

# The game has moved on since the bot was asked; the next state tells how.
OUTRUN = {"stale", "not-your-turn", "wrong-status", "illegal-move"}


class NoSeat(Exception):
    """All seats are taken, or the table is not open."""


def play_at_table(
    link: SeatLink, bot: Bot, *, name: str, program: str, seconds: float, said: Callable[[list[str]], None]
) -> Result:
    """Play a whole game, telling `said` every turn that was played; return how the game ended."""
    with Client(link.url, tries=60) as client:
        table = client.table(link.table)
        seat = _claimed(table, link, name, program)
        table.ready(seat, secrets.token_hex(16))
        return _played(table, seat, bot, seconds, said)


def _claimed(table: RemoteTable, link: SeatLink, name: str, program: str) -> int:
    for seat in _open_seats(table) if link.seat is None else [link.seat]:
        try:
            table.claim(seat, name, link.key, program)
        except Refused as refused:
            if refused.code != "seat-taken":
                raise
        else:
            return seat
    raise NoSeat


def _open_seats(table: RemoteTable) -> list[int]:
    return [one["seat"] for one in table.look()["seats"] if one["kind"] == "open"]


def _played(table: RemoteTable, seat: int, bot: Bot, seconds: float, said: Callable[[list[str]], None]) -> Result:
    with closing(table.follow(0)) as messages:
        for message in messages:
            if message["kind"] == "event" and message["event"]["kind"] == "dealt":
                seat = _moved(seat, message["event"])
            if message["kind"] != "state":
                continue
            state = message["table"]
            if state["result"] is not None:
                return state["result"]
            if state["turn"] is not None and state["turn"]["seat"] == seat:
                _turn(table, state, bot, seconds, said)
    raise AssertionError("a table is followed until its end")


def _moved(seat: int, dealt: Dealt) -> int:
    """The seat's number after the deal: the first player has seat 0."""
    return (seat - dealt["first"]) % len(dealt["flowers"])


def _turn(table: RemoteTable, state: Table, bot: Bot, seconds: float, said: Callable[[list[str]], None]) -> None:
    game = Game.from_record(table.record())
    assert state["turn"] is not None
    if game.is_over or game.seat != state["turn"]["seat"]:
        return
    rng = random.Random(secrets.randbits(63))
    moves = [str(move) for move in bot.turn(game.view(game.seat), seconds, rng)]
    try:
        table.commit(game.seat, state["seq"], moves)
    except Refused as refused:
        if refused.code not in OUTRUN:
            raise
    else:
        said(moves)
