### The score pad for the printed game.

pad-title = Score pad for the printed game
pad-welcome = Count what can be seen of each garden from above, or put a garden together again piece by piece. Every edition is scored at once.
pad-gardens = Gardens
pad-new = New sheet
pad-new-sure = Begin a new sheet? What is written on this one will be lost.
pad-name = Name
pad-flower = Flower of the player board
pad-manner = How this garden is scored
pad-quick = Count
pad-exact = Rebuild
pad-next = Next: { $name }

## Counting

pad-quick-how = Only what is at least partly visible from above counts. A statue that supports a tile is not counted.
pad-level = level { $level }
pad-level-word = level
pad-tiles = Visible tiles by flower
pad-highest = Level of the highest tile
pad-notches = Visible notches
pad-notches-how = The notches matter only in a tie: you can leave them out.
pad-less = One fewer: { $what }
pad-more = One more: { $what }
pad-uncounted = not counted
pad-under-decks = Hidden only by bridges
pad-under-decks-how = By the Simplified Chinese rules a bridge hides what is under its deck. Enter how many of the pieces counted above are hidden by nothing but bridges.

## Rebuilding

pad-exact-how = Build from the bottom up: what is hidden comes before the tile that hides it. Levels, supports and points are worked out.
pad-tools = Pieces
pad-tool-tile = Tile: { $flower }
pad-belvedere = Belvedere
pad-no-belvedere = none
pad-corner =
    { $corner ->
        [nw] on the north-west corner
        [ne] on the north-east corner
        [se] on the south-east corner
       *[sw] on the south-west corner
    }
pad-raised = one level higher than needed
pad-hint =
    { $step ->
        [tile] Choose the lower left space of the tile.
        [one] Choose the space of the statue.
        [first] Choose the first of the two spaces.
       *[second] Now choose the other space.
    }
pad-looking-back =
    { $count ->
        [one] You see the garden after its first piece. The next piece is added there.
       *[other] You see the garden after { $count } pieces. The next piece is added there.
    }
pad-show-all = Show everything
pad-pieces = Pieces so far
pad-no-pieces = None yet.
pad-pieces-how = Choose a piece to look back and add something before a tile hides it.
pad-remove-piece = Remove: { $piece }
pad-item =
    { $spaces ->
        [1] { $item }, { $first }
       *[2] { $item }, { $first } and { $second }
    }
pad-tile =
    { $corner ->
        [nw] Tile at { $position }, level { $level }, { $flower }, belvedere north-west
        [ne] Tile at { $position }, level { $level }, { $flower }, belvedere north-east
        [se] Tile at { $position }, level { $level }, { $flower }, belvedere south-east
        [sw] Tile at { $position }, level { $level }, { $flower }, belvedere south-west
       *[none] Tile at { $position }, level { $level }, { $flower }
    }
pad-full = No garden has more than { $most } tiles.

## The result

pad-result = Result
pad-edition = Played by the edition
pad-count-notches = { $names } are tied in points: count the notches of your boards still visible from above.
pad-editions = By every edition
pad-wins = wins with
pad-forbidden = Not allowed here. { $piece }
pad-share = Share
pad-share-how = The link holds the whole sheet. Nothing is stored anywhere else.
pad-print = Print
pad-broken-link = This link is damaged or incomplete, so its sheet cannot be shown. Ask for the link again.
pad-shared = This sheet came by a link. Your own sheet is kept.
pad-own = Back to my own
