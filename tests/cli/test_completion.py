"""What a shell completes, and what happens when it reads no further."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from babylon.cli.completion import SHELLS, VARIABLE
from tests.cli.command_line import call, kept

BABYLON = str(Path(sys.executable).with_name("babylon"))


def completed(words: str, lang: str = "en") -> list[str]:
    """What bash offers for the last of these words."""
    asked = {VARIABLE: "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split(" ")) - 1)}
    environment = os.environ | asked | {"BABYLON_LANG": lang}
    return subprocess.run([BABYLON], env=environment, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_its_script(shell: str) -> None:
    answer = call("completion", shell)
    assert answer.code == 0
    assert f"{VARIABLE}=complete_{shell}" in answer.out


def test_commands_and_options_are_completed() -> None:
    assert completed("babylon rep") == ["replay"]
    assert completed("babylon show --s") == ["--seat", "--svg"]


def test_what_is_offered_is_explained_in_the_users_language() -> None:
    asked = {VARIABLE: "complete_zsh", "_TYPER_COMPLETE_ARGS": "babylon show --vi", "BABYLON_LANG": "pl"}
    done = subprocess.run([BABYLON], env=os.environ | asked, capture_output=True, text=True, check=True)
    assert "Jak rysować" in done.stdout


@pytest.mark.parametrize("words", [("replay",), ("legal", "--ply", "9"), ("show", "--json")])
def test_a_reader_that_stops_reading_is_no_failure(words: tuple[str, ...], tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    command = [BABYLON, *words, kept(tmp_path)]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")
