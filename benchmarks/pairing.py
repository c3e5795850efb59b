"""`python -m benchmarks.pairing`: what processor time a tournament of 200 takes to pair each of ten Swiss rounds."""

from __future__ import annotations

import os
import random
import time

from babylon.server.store.rows import Secrets
from babylon.server.tournaments.live import numbered
from babylon.server.tournaments.pairing import next_round
from babylon.server.tournaments.state import TournamentState, after, folded
from babylon.server.wire import tournament_events as t
from babylon.server.wire.tournament_settings import TournamentSettings

ENTRANTS, ROUNDS = 200, 10
POINTS = (60, 140)


def begun(players: int) -> TournamentState:
    """A tournament that has just started."""
    settings = TournamentSettings(name="Benchmark", players=players, rounds=ROUNDS, duplicate=True)
    created = t.TournamentCreated(settings=settings, rules="x", commitments=["00"] * ROUNDS)
    joined = (t.Joined(entrant=number, name=f"Entrant {number}", entropy="0a") for number in range(ENTRANTS))
    return folded("benchmark234", numbered((created, *joined, t.Started()), 0, 0.0))


def played(state: TournamentState, paired: t.Paired, rng: random.Random) -> TournamentState:
    """The tournament once all games of a round have ended, in any way."""
    ends: list[t.TournamentEvent] = []
    for table in paired.tables:
        points = [rng.randint(*POINTS) for _ in table.seats]
        places = [1 + sum(other > own for other in points) for own in points]
        ends.append(t.Ended(table=table.table, points=points, places=places, out=[]))
    opened = (t.DealOpened(deal=drawn.deal, secret="") for drawn in paired.deals)
    for event in numbered((paired, *ends, *opened), state.seq, 0.0):
        state = after(state, event)
    return state


def seconds(players: int) -> list[float]:
    """Processor time that each round took to pair."""
    state, rng, times = begun(players), random.Random(1), list[float]()
    secrets = Secrets({"tournament": "00" * 32})
    for _ in range(ROUNDS):
        began = time.process_time()
        paired = next_round(state, secrets)
        times.append(time.process_time() - began)
        assert paired is not None
        state = played(state, paired, rng)
    return times


def main() -> None:
    """Print what each round took, for two, three and four at a table."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    for players in (2, 3, 4):
        times = seconds(players)
        told = ", ".join(f"{one:.2f}" for one in times)
        print(f"{ENTRANTS} at tables of {players}: at most {max(times):.2f} s of processor time for a round ({told})")


if __name__ == "__main__":
    main()
