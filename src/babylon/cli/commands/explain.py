"""`babylon explain`."""

import typer

from babylon.cli.console import console_of
from babylon.cli.options import GameFile, Json, Ply


def explain(ctx: typer.Context, file: GameFile, *, ply: Ply = None, json: Json = False) -> None:
    """Say what a position will still bring, and what it counts on for that."""
    from babylon.bots.explanation import outlooks
    from babylon.cli.explanation import outlook_sentences, outlooks_json, outlooks_table
    from babylon.cli.input_files import game_of

    console = console_of(ctx)
    game = game_of(file, ply)
    found = outlooks(game.state)
    if json:
        console.json(outlooks_json(game, found))
    else:
        console.tell("explain-round", round=game.round)
        console.show(outlooks_table(console, game, found))
        for sentence in outlook_sentences(console, game, found):
            console.line(sentence)
        console.tell("explain-parts")
