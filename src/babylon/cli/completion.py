"""Completing what is typed in a shell: the shell runs `babylon` with a variable set, and offers what it prints."""

PROGRAM = "babylon"
VARIABLE = "_BABYLON_COMPLETE"
SHELLS = ("bash", "zsh", "fish")


def prepare() -> None:
    """Have the framework know the shells."""
    from typer._completion_classes import completion_init  # noqa: PLC0415 - no other call needs it

    completion_init()


def script(shell: str) -> str:
    """What the shell has to read to complete `babylon`."""
    from typer._completion_shared import get_completion_script  # noqa: PLC0415 - as above

    return get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=shell)
