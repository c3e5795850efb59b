import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from babylon.compiled import cache
from babylon.simulate import batch_steps

TABLE = "FACTOR = {factor}\n\n\ndef scaled(number):\n    return FACTOR * number\n"
KERNEL = "from kernels.table import scaled\n\n\ndef total(numbers):\n    return scaled(len(numbers))\n"
PROGRAM = dedent("""
    from babylon.compiled import machine_code, numbers
    from kernels.kernel import total
    print(machine_code(total)(numbers(3)))
""")


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BABYLON_CACHE", str(tmp_path / "cache"))
    cache.directory.cache_clear()
    yield
    cache.directory.cache_clear()


def result(folder: Path, factor: int) -> str:
    """What a compiled kernel says in a new process after an edit of another file."""
    package = folder / "kernels"
    package.mkdir(exist_ok=True)
    (package / "__init__.py").touch()
    (package / "table.py").write_text(TABLE.format(factor=factor))
    (package / "kernel.py").write_text(KERNEL)
    environment = {"BABYLON_CACHE": str(folder / "cache"), "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_an_edit_of_another_file_compiles_anew(tmp_path: Path) -> None:
    assert result(tmp_path, factor=2) == "6"
    assert result(tmp_path, factor=5) == "15"
    assert result(tmp_path, factor=2) == "6"


def test_the_same_sources_have_the_same_directory_and_others_another() -> None:
    rules = cache.directory("babylon.rules.turn")
    assert rules == cache.directory("babylon.rules.scoring")
    assert rules != cache.directory(batch_steps.__name__)


def test_the_oldest_directories_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "KEPT", 3)
    for name in "abcde":
        (tmp_path / "cache" / f"{cache.PREFIX}{name}").mkdir(parents=True)
    newest = cache.directory("babylon.rules.turn")
    left = sorted(place.name for place in (tmp_path / "cache").iterdir())
    assert len(left) == 3
    assert newest.name in left


def test_where_nothing_can_be_written_temporary_files_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("BABYLON_CACHE", str(tmp_path / "file"))
    assert "babylon" in cache.directory("babylon.rules.turn").parts
