"""Whether a finished game's deal was chosen by anyone."""

from dataclasses import dataclass

from babylon.pieces.deal import dealt
from babylon.record import Record
from babylon.server.tables import fair_deal


class NoProof(ValueError):
    """The record says nothing about how it was dealt."""


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What the proof in a record shows."""

    commitment: str
    opens: bool
    follows: bool

    @property
    def is_fair(self) -> bool:
        """Whether the deal is the one that was committed to."""
        return self.opens and self.follows


def checked(record: Record, committed: str | None) -> DealCheck:
    """Deal again from the proof; `committed` is what was published before the deal, when someone noted it."""
    try:
        proof = fair_deal.parse_proof(record.notes.get("Seed", ""))
    except ValueError:
        raise NoProof from None
    deal = record.deal
    again = dealt(proof.key, deal.edition, deal.tiles, deal.seats)
    follows = again == deal and proof.has_entropy_of(deal.players) and proof.draws_right
    opens = committed is None or fair_deal.opens(proof.secret, committed)
    return DealCheck(proof.commitment, opens, follows)
