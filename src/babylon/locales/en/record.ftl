### What is wrong with a text: a move, a tile set, a record.

## Text that means nothing

notation-bad-move = “{ $text }” is not a move. Moves look like A1 (dig), dc4/1>0 (place the dug tile), S:c4 (statue), F:c4-d4 (fountain), =s (end the turn).
notation-bad-piece = “{ $text }” is no piece of a garden. Write a tile as c05:c4/1>0 (with -ne for an open corner, and ! behind it where no belvedere was left), a decoration as S:c4 or F:c4-d4.
notation-bad-level = “{ $text }” places a tile on a level with a leading 0: levels are written 1, 2, 3 …
notation-bad-space-count = “{ $text }” has the wrong number of spaces: a statue needs one (S:c4), a fountain, bridge or stairway two (F:c4-d4).
notation-two-stars = “{ $text }” has two *: a round token gives one symbol only.
notation-bad-space-order = “{ $text }” names its spaces in the wrong order: the lower column letter first, then the lower row (F:c4-d4).
notation-player-count = “{ $text }” is not a number of players: 2, 3 or 4 can play.
notation-unknown-edition = There is no edition “{ $text }”: choose one of { $known }.

## Tile sets that can't be the game's

tiles-line = Line { $line }: { $reason }
tiles-bad-line = “{ $text }” is not a tile: write its id, its flower and its four corners, such as “c01 white S.F.”
tiles-unknown-id = There is no tile “{ $text }”: the ids are c01 to c16, g01 to g16, b01 to b16, white, pink, blue and yellow.
tiles-unknown-flower = There is no flower “{ $text }”: choose one of { $known }.
tiles-bad-face = “{ $text }” is not a face: write four corners (nw ne se sw), each S, F, B, T or a dot.
tiles-twice = Tile { $text } is there twice: leave one out.
tiles-missing =
    { $count ->
        [one] { $count } tile is missing: add { $text }.
       *[other] { $count } tiles are missing: { $text } is the first to add.
    }
tiles-symbol-count =
    { $needed ->
        [one] Tile { $text } must show { $needed } symbol, not { $count }: Clay shows 2, Granite 3, Basalt 4.
       *[other] Tile { $text } must show { $needed } symbols, not { $count }: Clay shows 2, Granite 3, Basalt 4.
    }
tiles-start-flower = The starting tile { $text } must have the flower { $text }, not { $flower }.
tiles-unknown-token = There is no round token “{ $text }”: choose from { $known }.
tiles-token-count = The box holds { $needed } round tokens, but this line has { $count }.
tiles-tokens-twice = There are two lines of round tokens: leave one out.
tiles-unknown-set = There is no tile set “{ $text }”: use standard, or the path of a file.

## Records that can't be read

record-where = Line { $line }, column { $column }:
record-no-format = a record begins with [Babylon "1"].
record-other-format = this is a record of format { $value }: only format { $known } can be read.
record-bad-header = “{ $text }” is not a header: write [Name "value"].
record-unknown-header = there is no header { $header }: known are { $known }.
record-header-twice = header { $header } is there twice: leave one out.
record-header-missing = header { $header } is missing: add it above the moves.
record-unknown-value = { $header } can't be “{ $value }”: choose from { $known }.
record-value-twice = “{ $value }” is there twice in { $header }: each may occur only once.
record-bad-number = “{ $value }” is not a number from 0 to { $most }.
record-wrong-count = { $header } needs { $needed } values, not { $count }.
record-seat-count =
    { $count ->
        [one] { $header } names { $count } flower: 2, 3 or 4 can play.
       *[other] { $header } names { $count } flowers: 2, 3 or 4 can play.
    }
record-bad-stack = “{ $value }” is not a stack: write basalt/granite/clay, such as b07/g01/c12, with ? for what is not known.
record-bad-tiles = { $reason }
record-open-comment = a comment in braces is not closed, or not opened: write {"{"}comment{"}"}.
record-open-variation = a variation in parentheses is not closed, or not opened: write (B2 =-).
record-no-turn = a variation stands in parentheses behind the turn that it replaces, and has at least one turn itself.
record-turn-goes-on = the turn goes on behind its variation: write the whole turn first, then the variation.
record-turn-too-long = a turn has at most { $most } moves: end it with =-, =d or =s.
record-turn-twice = the turn “{ $turn }” is there twice at this point: write what follows it in one place.
record-bad-mark = “{ $text }” is not a mark: write [%ring white:c4] or [%arrow B3 white:c4], with a stack of the quarry or a garden of this game and its space.
record-bad-move = { $reason }
record-illegal = { $move } is not legal. { $reason }
record-bad-round = { $header } is a number from 1 to { $most }.
record-bad-garden = a garden begins with its flower, the single pillars kept and the stored tile: “white 3 c05”, with - for no tile.
record-bad-piece = { $reason }
record-garden-missing =
    { $flower ->
        [white] the white garden
        [pink] the pink garden
        [blue] the blue garden
       *[yellow] the yellow garden
    } is missing: add a header Garden for it.
record-no-such-tile = { $value } is no tile for this garden: take c01 to c16, g01 to g16, b01 to b16 or its own starting tile.
record-tile-elsewhere = tile { $value } is in use already, in a garden or in the quarry: there is only one of it.
record-too-many-tokens = too many tokens “{ $value }”: { $count } are named, the box holds { $most }.
record-token-unknown = the token of round { $round } must be known: choose it.
record-wrong-quarry = the number of tiles in the quarry is { $count }, but at this turn it must be { $needed }: every turn takes one tile, and the setup removes some Clay.
record-clay-not-removed = the number of Clay tiles gone from the quarry is { $count }, but the setup alone removes { $needed }.
record-too-few-dug =
    { $material ->
        [clay] Clay
        [granite] Granite
       *[basalt] Basalt
    } tiles in gardens and storage: { $count }. That is more than were dug: { $gone }.
record-never-dug = { $value } can’t lie in a garden: other tiles are named as those that were dug.
record-too-many-tiles =
    { $flower ->
        [white] White
        [pink] Pink
        [blue] Blue
       *[yellow] Yellow
    } has more tiles in garden and storage than were dug: { $count } instead of { $most } at the most, besides the starting tile.
record-too-many-singles = too many single pillars kept: { $count }, while the box has { $left } left.
record-cannot-stand = { $piece } can’t stand so. { $reason }
record-wrong-result = the game ended with { $result }: correct the result or leave it out.
record-unfinished = the game is not over.
record-false-seed = the deal does not follow from this Seed: correct it or leave it out.
record-failed = This game can't be shown. Load the page again, or open another record.
