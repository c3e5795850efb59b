"""Records of server's games with their proofs, right ones and forged ones, told to the page's tests as JSON."""

import json
import sys

from babylon.pieces.deal import dealt, drawn_seat
from babylon.pieces.edition import EDITIONS
from babylon.pieces.kinds import FLOWERS
from babylon.pieces.tile import tiles
from babylon.record import Record
from babylon.server.maintenance.deal_check import checked
from babylon.server.tables.fair_deal import Proof

TABLE = "abcdefghijkl"


def records() -> list[dict[str, object]]:
    """Each record with its commitment, and what the command line says of it."""
    told: list[dict[str, object]] = []
    for players in (2, 3, 4):
        for number in range(3):
            entropy = tuple("" if seat == number else f"{seat:02x}" * (seat + 1) for seat in range(players))
            plain = Proof(TABLE, f"{players:02x}{number:062x}", entropy)
            lot = Proof(TABLE, plain.secret, entropy, drawn_seat(plain.key, players))
            wrong_lot = Proof(TABLE, plain.secret, entropy, (drawn_seat(plain.key, players) + 1) % players)
            other = Proof(TABLE, plain.secret, (*entropy[:-1], "ff"))
            fewer = Proof(TABLE, plain.secret, entropy[:-1])
            told += [_told(plain.key, proof, players) for proof in (plain, lot, wrong_lot, other, fewer)]
    return told


def _told(key: bytes, proof: Proof, players: int) -> dict[str, object]:
    deal = dealt(key, EDITIONS["revised"], tiles("standard"), FLOWERS[:players])
    record = Record.of(deal, (), notes={"Seed": str(proof)})
    return {"text": str(record), "commitment": proof.commitment, "follows": checked(record, None).follows}


if __name__ == "__main__":
    json.dump(records(), sys.stdout)
