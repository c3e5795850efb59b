"""Deals that anyone can check. The vectors are for other languages: each step of docs/api.md with its figures."""

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from babylon.game import Game
from babylon.pieces.deal import dealt, drawn_seat
from babylon.record import Record, read
from babylon.server.maintenance.deal_check import NoProof, checked
from babylon.server.tables import fair_deal

SECRET = "00" * 31 + "01"
OTHER = "ff" * 32
# Table, secret, entropy of each seat; commitment, key of the deal.
VECTORS = (
    (
        ("abcdefghijkl", SECRET, ("", "")),
        "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5",
        "30e5774af1671fd990219d39146db50a20784550530f452535d64ef76e10a868",
    ),
    (
        ("abcdefghijkl", SECRET, ("00", "")),
        "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5",
        "18d15ad8b8d49effb554a30bcc6103df9c39c36c63284db4711f129cdef0f804",
    ),
    (
        ("k3v9x2m7q4ta", OTHER, ("0011", "22", "", "ff" * 64)),
        "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
        "3a8f3064a1d3dad089080482ef0241c0aed5c5cdfe877b03ebd3b72b65b784a2",
    ),
)
DOCUMENT = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("given_", "commitment", "key"), VECTORS)
def test_the_vectors_hold_and_are_documented(
    given_: tuple[str, str, tuple[str, ...]], commitment: str, key: str
) -> None:
    proof = fair_deal.Proof(*given_)
    assert (proof.commitment, proof.key.hex()) == (commitment, key)
    assert commitment in DOCUMENT
    assert key in DOCUMENT


def test_the_commitment_is_the_plain_hash_of_the_secret() -> None:
    assert fair_deal.commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert fair_deal.opens(SECRET, fair_deal.commitment(SECRET))
    assert not fair_deal.opens("ff" * 32, fair_deal.commitment(SECRET))


@given(st.lists(st.binary(max_size=64), min_size=2, max_size=4))
def test_the_key_is_made_as_the_document_says(entropy: list[bytes]) -> None:
    table = "abcdefghijkl"
    message = b"babylon-fair-1" + table.encode() + bytes.fromhex(SECRET)
    message += b"".join(bytes([len(part)]) + part for part in entropy)
    assert fair_deal.deal_key(table, SECRET, tuple(part.hex() for part in entropy)) == hashlib.sha256(message).digest()


def test_entropy_moved_from_one_seat_to_the_next_is_another_deal() -> None:
    keys = {fair_deal.deal_key("abcdefghijkl", SECRET, entropy) for entropy in (("00", ""), ("", "00"), ("", ""))}
    assert len(keys) == 3


def record_with(proof: fair_deal.Proof) -> Record:
    blank = Game.deal(players=len(proof.entropy), seed=1).dealing
    deal = dealt(proof.key, blank.edition, blank.tiles, blank.seats)
    return read(str(Record.of(deal, (), notes={"Seed": str(proof)})))


def test_an_honest_record_is_fair() -> None:
    proof = fair_deal.Proof("abcdefghijkl", SECRET, ("aa", ""))
    check = checked(record_with(proof), proof.commitment)
    assert check.is_fair
    assert check.commitment == fair_deal.commitment(SECRET)


def test_another_deal_another_commitment_or_another_entropy_is_not() -> None:
    proof = fair_deal.Proof("abcdefghijkl", SECRET, ("aa", ""))
    record = record_with(proof)
    assert not checked(record, fair_deal.commitment("ff" * 32)).is_fair
    other = fair_deal.Proof("abcdefghijkl", SECRET, ("ab", ""))
    assert not checked(Record(record.deal, (), {"Seed": str(other)}), None).follows


def test_a_lot_can_be_checked_too() -> None:
    proof = fair_deal.Proof("abcdefghijkl", SECRET, ("aa", "", ""), 1)
    honest = replace(proof, first=drawn_seat(proof.key, 3))
    assert checked(record_with(honest), None).is_fair
    assert not checked(record_with(replace(honest, first=((honest.first or 0) + 1) % 3)), None).follows


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "7",
        "babylon-fair-1 t zz aa,",
        "babylon-fair-1 t 00 aa,",
        "babylon-fair-1",
        f"babylon-fair-1 t {OTHER} aa, x",
    ],
)
def test_a_record_without_a_proof_proves_nothing(seed: str) -> None:
    deal = Game.deal(players=2, seed=1).dealing
    with pytest.raises(NoProof):
        checked(Record(deal, (), {"Seed": seed}), None)


def test_a_proof_reads_as_it_is_written() -> None:
    proof = fair_deal.Proof("abcdefghijkl", SECRET, ("aa", "", "00ff"))
    assert fair_deal.parse_proof(str(proof)) == proof
    drawn = replace(proof, first=2)
    assert fair_deal.parse_proof(str(drawn)) == drawn
