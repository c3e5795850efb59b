"""Functions that only compiled ones call: translated once, kept on the disk, and part of whoever calls them."""

import subprocess
import sys
from pathlib import Path

import pytest

KERNEL = """
def halved(number):
    assert number % 2 == 0
    return number // 2


def total(numbers, factor):
    return halved(factor * len(numbers))
"""
PROGRAM = """
import sys
from babylon.compiled import compilation, machine_code, numba_backend, numbers
from kernels import halved, total

numba_backend.takes_shortcuts = sys.argv[1] == "True"
try:
    print(machine_code(total)(numbers(3), int(sys.argv[2])))
except AssertionError:
    print("refused")
print(sum(compilation._compiled[halved, True].stats.cache_hits.values()))
"""


def result(folder: Path, *, known: bool, factor: int = 4) -> list[str]:
    """What a compiled kernel says in a new process, and how often its inner function came from the disk."""
    (folder / "kernels.py").write_text(KERNEL)
    environment = {"BABYLON_CACHE": str(folder / "cache"), "PYTHONPATH": str(folder)}
    command = [sys.executable, "-c", PROGRAM, str(known), str(factor)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("known", [True, False])
def test_an_inner_function_is_translated_once_for_all_who_call_it(tmp_path: Path, *, known: bool) -> None:
    assert result(tmp_path, known=known) == ["6", "0"]
    for kept in (tmp_path / "cache").rglob("*total*"):
        kept.unlink()
    assert result(tmp_path, known=known) == ["6", "1"]


def test_what_calls_it_comes_from_the_disk_without_it(tmp_path: Path) -> None:
    assert result(tmp_path, known=True) == ["6", "0"]
    for kept in (tmp_path / "cache").rglob("*halved*"):
        kept.unlink()
    assert result(tmp_path, known=True) == ["6", "0"]


def test_its_failed_assertion_reaches_the_caller(tmp_path: Path) -> None:
    assert result(tmp_path, known=True, factor=3)[0] == "refused"
    assert result(tmp_path, known=True, factor=3)[0] == "refused"


BOTH_WAYS = """
from babylon.compiled import machine_code, numbers
from kernels import halved, total

print(machine_code(halved)(8), machine_code(total)(numbers(3), 4))
"""


def test_a_function_may_be_called_from_outside_as_well(tmp_path: Path) -> None:
    (tmp_path / "kernels.py").write_text(KERNEL)
    environment = {"BABYLON_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
    for _ in range(2):
        command = [sys.executable, "-c", BOTH_WAYS]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.split() == ["4", "6"]
