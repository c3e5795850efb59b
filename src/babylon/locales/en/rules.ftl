### What the game itself says: pieces, moves, scores, editions, and why something is refused.
### The words are those of the English rulebook.

## Lists, labels and asides

list-next = { $list }, { $item }
list-last = { $list } and { $item }
list-beside = { $list } · { $item }
label-text = { $label }: { $text }
with-aside = { $text } ({ $aside })

## The things on the table

symbol-statue = statue
symbol-fountain = fountain
symbol-bridge = bridge
symbol-stairway = stairway
symbol-blank = no symbol

item-statue = statue
item-fountain = fountain
item-bridge = bridge
item-stairway = stairway
item-belvedere = belvedere

flower-white = white flower
flower-pink = pink flower
flower-blue = blue flower
flower-yellow = yellow flower

seat-white = White
seat-pink = Pink
seat-blue = Blue
seat-yellow = Yellow

material-clay = Clay
material-granite = Granite
material-basalt = Basalt
material-start = Starting tile

piece-singles = Single pillars
piece-doubles = Double pillars
piece-belvederes = Belvederes
piece-stairways = Stairways
piece-fountains = Fountains
piece-bridges = Bridges
piece-statues = Statues

word-quarry = Quarry
word-garden = Garden
word-dug = Dug tile
word-stored = Stored tile
word-edition = Edition

pillars-single =
    { $count ->
        [one] { $count } single pillar
       *[other] { $count } single pillars
    }
pillars-double =
    { $count ->
        [one] { $count } double pillar
       *[other] { $count } double pillars
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
round-of = Round { $round } of { $rounds }

## What the table waits for

phase-remove = Setup: remove a Clay tile
phase-dig = Digging
phase-build = Building
phase-over = The game is over

## Round tokens: name, and effect in one's turn

token-none = No effect
token-extra-single = Extra single pillar
token-extra-double = Extra double pillar
token-change-symbol = Change a symbol
token-fill-blank = Fill a blank
token-double-flower = Double flower
token-fewer-pillars = Fewer pillars

effect-none = Nothing special this round.
effect-extra-single = At the start of your turn you receive 1 single pillar from the supply.
effect-extra-double = At the start of your turn you receive 1 double pillar from the supply; it can't be stored.
effect-change-symbol = Once in your turn, you may turn one symbol on a tile you place into another symbol.
effect-fill-blank = Once in your turn, you may turn one space without a symbol on a tile you place into any symbol.
effect-double-flower = If the tile you dig has your flower, you receive 2 single pillars for the flower instead of 1.
effect-fewer-pillars = You receive 1 single pillar fewer for digging.

## The score pad

category-statues = Statues
category-fountains = Fountains
category-bridges = Bridges
category-stairways = Stairways
category-diversity = Diversity of decorative items
category-flowers = Flowers
category-belvederes = Belvederes
category-highest = Highest point
score-total = Total
score-open-notches = Notches still visible

point-statue = Statue on { $spaces }, level { $levels }
point-fountain = Fountain on { $spaces }, level { $levels }
point-bridge = Bridge between { $spaces }, level { $levels }
point-stairway = Stairway on { $spaces }, levels { $levels }
point-belvedere = Belvedere on { $spaces }, level { $levels }
point-set-diversity = Set of four decorative items
point-set-flowers = Set of four flowers
point-tile = Highest tile, at { $spaces }, level { $levels }
point-hidden = completely hidden by the tile at { $position } on level { $level }
point-bears = supports the tile at { $position } on level { $level }
point-under-bridges = hidden under a bridge

## Editions

edition-revised = Revised
edition-en = English
edition-pl = Polish
edition-ja = Japanese
edition-zh-Hans = Simplified Chinese
edition-zh-Hant = Traditional Chinese
edition-broken = Careful: the square for the highest point together with complete overlap “not one level apart” lets a bare zigzag tower beat any garden.

choice-highest = Highest point
choice-overlap = Complete overlap
choice-gap = Under a bridge
choice-belvederes = An open corner
choice-supply = Pieces in the box

highest-double = twice the level of the highest tile
highest-square = the level of the highest tile squared
overlap-never = never
overlap-one-level = not one level apart
overlap-beneath = not with the tile directly beneath
gap-empty = empty
gap-open = items may stand there; pillars may not
gap-covered = the bridge covers it as a tile would
belvederes-required = needs a belvedere from the supply
belvederes-while-they-last = gets a belvedere while there are any, and stays open without one

## Moves in words

move-remove = Remove the Clay tile on { $stack }
move-dig = Dig the tile on { $stack }
move-place =
    { $source ->
        [dug] Place the dug tile
       *[stored] Place the stored tile
    } at { $position } on level { $level }, { $turns ->
        [0] as printed
        [1] turned right
        [2] turned around
       *[3] turned left
    }, { $corner ->
        [nw] north-west corner open
        [ne] north-east corner open
        [se] south-east corner open
        [sw] south-west corner open
       *[none] all corners supported
    }
move-statue = Build a statue on { $first }
move-fountain = Build a fountain on { $first } and { $second }
move-bridge = Build a bridge from { $first } to { $second }
move-stairway = Build a stairway on { $first } and { $second }
move-star = { $move }; the round token gives { $space } its symbol
move-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] End the turn, store the dug tile and discard the stored one
               *[none] End the turn and store the dug tile
            }
        [stored]
            { $discarded ->
                [dug] End the turn, keep the stored tile and discard the dug one
               *[none] End the turn and keep the stored tile
            }
       *[none]
            { $discarded ->
                [dug] End the turn and discard the dug tile
                [stored] End the turn and discard the stored tile
                [both] End the turn and discard both tiles
               *[none] End the turn
            }
    }

## What the log tells: who dug or removed a tile, then what else they did

did-remove = { $name } removed the Clay tile on { $stack }
did-dig = { $name } dug the tile on { $stack }
did-place =
    { $source ->
        [dug] placed the dug tile
       *[stored] placed the stored tile
    } at { $position } on level { $level }, { $turns ->
        [0] as printed
        [1] turned right
        [2] turned around
       *[3] turned left
    }, { $corner ->
        [nw] north-west corner open
        [ne] north-east corner open
        [se] south-east corner open
        [sw] south-west corner open
       *[none] all corners supported
    }
did-statue = built a statue on { $first }
did-fountain = built a fountain on { $first } and { $second }
did-bridge = built a bridge from { $first } to { $second }
did-stairway = built a stairway on { $first } and { $second }
did-star = { $move }; the round token gave { $space } its symbol
did-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] stored the dug tile and discarded the stored one
               *[none] stored the dug tile
            }
        [stored]
            { $discarded ->
                [dug] kept the stored tile and discarded the dug one
               *[none] kept the stored tile
            }
       *[none]
            { $discarded ->
                [dug] discarded the dug tile
                [stored] discarded the stored tile
                [both] discarded both tiles
               *[none] ended the turn
            }
    }

## Why a move is refused: the rule, then what to do

refusal-game-over = The game is over: nothing more can be played.
refusal-remove-first =
    { $removals ->
        [one] Before round 1 the players still have to remove { $removals } Clay tile: choose one in the quarry.
       *[other] Before round 1 the players still have to remove { $removals } Clay tiles: choose one in the quarry.
    }
refusal-setup-done = Clay tiles are removed only before round 1: dig or build instead.
refusal-clay-gone = The Clay tile on { $stack } has already been removed: choose another stack.
refusal-dig-first = A turn begins with digging: first dig a visible tile from the quarry.
refusal-already-dug = You dig once a turn: now build, or end the turn.
refusal-stack-empty = No tile is left on { $stack }: dig another stack.
refusal-not-revealed = The tile on top of { $stack } or the round token has not been revealed yet: wait until it is.
refusal-no-dug-tile = You have already placed the tile you dug this turn: use the stored tile, or end the turn.
refusal-no-stored-tile = Your storage slot is empty: use the dug tile, or end the turn.
refusal-outside-garden = A tile must lie entirely on the 8 × 8 spaces of your garden: choose a position from a1 to g7.
refusal-surface-too-high = A tile must lie above everything beneath it: at { $position } build on level { $lowest } or higher.
refusal-statue-bears =
    { $corner ->
        [nw] A statue right below always supports the tile, so the north-west corner can't be open: leave another corner open, or none.
        [ne] A statue right below always supports the tile, so the north-east corner can't be open: leave another corner open, or none.
        [se] A statue right below always supports the tile, so the south-east corner can't be open: leave another corner open, or none.
       *[sw] A statue right below always supports the tile, so the south-west corner can't be open: leave another corner open, or none.
    }
refusal-corner-unsupported =
    { $missing ->
        [nw] No pillar can stand under the north-west corner: that is the corner to leave open.
        [ne] No pillar can stand under the north-east corner: that is the corner to leave open.
        [se] No pillar can stand under the south-east corner: that is the corner to leave open.
       *[sw] No pillar can stand under the south-west corner: that is the corner to leave open.
    }
refusal-too-few-supports =
    { $supported ->
        [one] A tile rests on 3 or 4 pillars, but here only { $supported } corner can be supported: choose another position or level.
       *[other] A tile rests on 3 or 4 pillars, but here only { $supported } corners can be supported: choose another position or level.
    }
refusal-no-belvedere =
    { $missing ->
        [none] No belvedere is left in the supply, so no corner may stay open: support all four.
       *[other] No pillar can stand under one of the corners, and no belvedere is left for an open one: choose another position or level.
    }
refusal-level-skipped =
    { $top ->
        [0] You must build one level at a time: your garden has no tile yet, so build on level { $next }.
       *[other] You must build one level at a time: your highest tile is on level { $top }, so level { $next } is the highest you may build now.
    }
refusal-complete-overlap =
    { $overlap ->
        [never] Two tiles may never overlap completely, and a tile already lies at { $position }: shift yours by a space.
        [one-level] Two tiles one level apart may not overlap completely, and one lies just below at { $position }: shift yours by a space.
       *[beneath] A tile may not cover the tile directly beneath it completely, and one lies at { $position }: shift yours by a space.
    }
refusal-too-few-pillars =
    { $needed ->
        [one] This needs { $needed } single pillar, but you have { $singles }: build lower, leave a corner open or use a statue.
       *[other] This needs { $needed } single pillars (two for each double pillar), but you have { $singles }: build lower, leave a corner open or use a statue.
    }
refusal-no-double-left = No double pillar is left in the supply to swap for: build where single pillars are enough.
refusal-nothing-placed = A decorative item must stand on a tile placed this turn: place a tile first.
refusal-none-left =
    { $symbol ->
        [statue] No statue is left in the supply: build something else.
        [fountain] No fountain is left in the supply: build something else.
        [bridge] No bridge is left in the supply: build something else.
       *[stairway] No stairway is left in the supply: build something else.
    }
refusal-not-fresh = A decorative item must stand at least partly on a tile placed this turn, and this one would not: choose a space on such a tile.
refusal-no-tile-below = No tile lies on { $space } yet: list the tile first, then what stands on it.
refusal-not-adjacent =
    { $symbol ->
        [bridge] A bridge connects two spaces in a straight line with exactly one space between them, and { $first } and { $second } are not like that: choose other spaces.
       *[other] The two spaces must be side by side, never diagonal, and { $first } and { $second } are not: choose other spaces.
    }
refusal-space-occupied = Something already stands on { $space }: choose an empty space.
refusal-under-bridge = { $space } lies under a bridge, and nothing more may be built there: choose another space.
refusal-no-such-token = No round token lets you turn { $space } into another symbol this turn: build on the symbols as printed.
refusal-token-used = You have already used the round token this turn: build on the symbols as printed.
refusal-token-not-here =
    { $token ->
        [fill-blank] The round token turns a space without a symbol on a tile placed this turn into a symbol, and { $space } is not such a space: use it on another.
       *[change-symbol] The round token changes a symbol on a tile placed this turn, and { $space } has no such symbol: use it on another space.
    }
refusal-token-not-needed = { $space } already shows the right symbol: build there without the round token.
refusal-wrong-symbol =
    { $symbol ->
        [statue] A statue needs a visible statue symbol, and { $space } has none: choose another space.
        [fountain] A fountain needs two visible fountain symbols, and { $space } has none: choose other spaces.
        [bridge] A bridge needs two visible bridge symbols, and { $space } has none: choose other spaces.
       *[stairway] A stairway needs two visible stairway symbols, and { $space } has none: choose other spaces.
    }
refusal-not-in-line = After your first statue, each must be in a straight line with another of yours, and { $first } is not: choose a space in the same row or column as a statue.
refusal-same-tile = A fountain connects two different tiles, but { $first } and { $second } lie on the same one: choose symbols on two tiles.
refusal-not-same-level =
    { $symbol ->
        [bridge] A bridge connects two tiles on the same level, but { $first } is on level { $firstlevel } and { $second } on level { $secondlevel }: choose two symbols on one level.
       *[fountain] A fountain connects two tiles on the same level, but { $first } is on level { $firstlevel } and { $second } on level { $secondlevel }: choose two symbols on one level.
    }
refusal-not-one-step = A stairway connects two tiles that are 1 level apart, but { $first } is on level { $firstlevel } and { $second } on level { $secondlevel }: choose two symbols 1 level apart.
refusal-gap-too-high = The space under a bridge must be lower than the bridge, but { $gap } is not: choose another pair of symbols.
refusal-gap-crossed = Another bridge already spans { $gap }: choose another pair of symbols.
refusal-gap-occupied = The space under a bridge must be empty, but something stands on { $gap }: choose another pair of symbols.
