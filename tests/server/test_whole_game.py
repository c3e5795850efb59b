"""The promise of the server: people play by links, someone watches, the server dies, nobody loses anything."""

import time
from pathlib import Path

from babylon.client import Client
from babylon.game import Game
from tests.server.players import Player, Watcher
from tests.server.processes import server


def test_people_play_by_links_through_two_crashes_and_nobody_loses_anything(database: str, tmp_path: Path) -> None:
    with (
        server(database, tmp_path / "log") as house,
        Client(house.url, tries=100) as host,
        Client(house.url, tries=100) as visitor,
    ):
        table = host.create(3, seats=[{}, {"bot": "plain"}, {}])
        links = table.links()
        visitor.table(table.name).watch(links["watch"] or "")
        watcher = Watcher(visitor.table(table.name))
        players = [Player(house.url, table.name, seat, key=links["seats"][seat], seed=seat) for seat in (0, 2)]
        for person in (watcher, *players):
            person.start()
        for _ in range(2):
            time.sleep(0.4)
            house.kill()
            house.start()
        for person in (*players, watcher):
            person.finish()

        assert all(player.turns_in(watcher.events) == len(player.acknowledged) for player in players)
        game, state = Game.from_record(table.record()), table.look()
        assert state["result"] is not None
        assert [sheet.total for sheet in game.scores()] == state["result"]["scores"]
        assert watcher.state == state
