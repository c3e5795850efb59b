"""`babylon check`."""

import typer

from babylon.cli.console import console_of
from babylon.cli.options import GameFile, Json


def check(ctx: typer.Context, file: GameFile, *, json: Json = False) -> None:
    """Check a record or a tile set."""
    from babylon.cli.deals import tiles_in
    from babylon.cli.input_files import is_record, record_of, text_of, variations_in

    console = console_of(ctx)
    text = text_of(file)
    if not is_record(text):
        tiles = tiles_in(file, text)
        answer: dict[str, object] = {"kind": "tiles", "name": tiles.name, "tiles": len(tiles)}
        message = console.say("cli-good-tiles", name=tiles.name, count=len(tiles))
    else:
        _, game = record_of(file, text)
        variations = variations_in(file, text)
        scores = [sheet.total for sheet in game.scores()]
        answer = {"kind": "record", "players": game.players, "moves": game.ply, "over": game.is_over, "scores": scores}
        answer["variations"] = variations
        ended = "cli-good-record-over" if game.is_over else "cli-good-record"
        message = console.say(
            ended, moves=game.ply, round=game.round, rounds=game.rounds, scores=" : ".join(map(str, scores))
        )
        if variations:
            message += " " + console.say("cli-good-variations", count=variations)
    if json:
        console.json(answer | {"file": file})
    else:
        console.line(message)
