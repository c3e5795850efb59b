import json
import time

import pytest

from babylon.server.store.opening import DatabaseUnusable, open_patiently
from babylon.server.wire.faults import Fault
from babylon.words import LANGUAGES
from tests.server.postgres import free_port


def test_a_database_that_stays_away_is_told_in_every_language_without_its_password(
    capfd: pytest.CaptureFixture[str],
) -> None:
    url = f"postgresql://babylon:canary@127.0.0.1:{free_port()}/none"
    with pytest.raises(DatabaseUnusable) as failed:
        open_patiently(url, 0.8)
    assert failed.value.fault is Fault.AWAY
    sentences = {failed.value.sentence(lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any("canary" in sentence for sentence in sentences)
    (line,) = capfd.readouterr().err.splitlines()
    assert json.loads(line)["event"] == "waiting-for-database"


def test_a_database_that_refuses_is_not_waited_for(postgres_url: str) -> None:
    began = time.monotonic()
    with pytest.raises(DatabaseUnusable) as failed:
        open_patiently(f"{postgres_url}/no_such_database", 600.0)
    assert failed.value.fault is Fault.REFUSED
    assert time.monotonic() - began < 60
