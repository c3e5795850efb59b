"""Editions as data."""

import pytest

from babylon import EDITIONS, BadNotation, Gap, Highest, Overlap, Supply, edition
from babylon.words import Listing


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadNotation) as caught:
        edition("fr")
    assert caught.value.code == "unknown-edition"
    assert caught.value.details == {"text": "fr", "known": Listing(("revised", "en", "pl", "zh-Hant", "zh-Hans", "ja"))}


def test_a_mix_keeps_what_is_not_chosen() -> None:
    mixed = edition("ja").mixed(highest=Highest.SQUARE)
    assert (mixed.name, mixed.overlap, mixed.gap) == ("ja", Overlap.BENEATH, Gap.OPEN)
    assert mixed.supply == edition("ja").supply


def test_a_mix_of_nothing_is_the_edition_itself() -> None:
    assert all(not printed.mixed().is_mixed for printed in EDITIONS.values())


def test_a_supply_is_written_in_the_order_of_the_record() -> None:
    assert str(Supply(148, 60, 38, 15, 15, 15, 38)) == "148 60 38 15 15 15 38"
