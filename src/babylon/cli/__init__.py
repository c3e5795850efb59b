"""The command `babylon`.

A command is one file, `commands/<name>.py`, with one function of that name (`commands/dry_run.py` and `dry_run` make
`babylon dry-run`; for a word that Python keeps for itself, `commands/import.py` has `import_`). Nothing is registered
anywhere else. To add one:

1. Write the function with Typer's annotations, options keyword-only. `console_of(ctx)` gives it a console, which knows
   the language, prints, and writes JSON. Import what is heavy (numba, the server, rich) inside the function, so that
   the other commands start fast; `babylon.words`, `babylon.pieces` and the like are light.
2. Give it words in all five languages: `help-<command>`, whose first paragraph is the summary, and
   `help-<command>-<parameter>` for each of its parameters unless there is a shared `help-option-<parameter>`. Any
   `.ftl` file will do.
3. Refuse bad input by raising a `BabylonError` such as `CliProblem("no-file", file=...)`, which says `cli-no-file`.
   The user then reads one line, in their language, and the exit code is 2. Return for 0; `raise typer.Exit(1)` when
   the answer to a question is no.
4. Declare the extras of the distribution that it can't do without: `@needs("server")`. Where one is missing, the user
   reads what to install before anything else is done.
5. Describe it in docs/cli.md, or on the page of docs/ that tells of its matter. Tests fail for a command or option that
   has no words or no documentation, and for an extra that is used and not declared.
"""


def main() -> None:
    """Run the command line."""
    from babylon.cli.group import run  # noqa: PLC0415 - `import babylon.cli` shall cost nothing

    run()
