var e=`symbol-statue = statue
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
corner-nw = north-west
corner-ne = north-east
corner-se = south-east
corner-sw = south-west
support-open = open corner
support-single = single pillar
support-double = double pillar
support-statue = statue
piece-singles = Single pillars
piece-doubles = Double pillars
piece-belvederes = Belvederes
piece-stairways = Stairways
piece-fountains = Fountains
piece-bridges = Bridges
piece-statues = Statues
word-quarry = Quarry
word-supply = Supply
word-garden = Garden
word-storage = Storage
word-level = Level
word-dug = Dug tile
word-stored = Stored tile
word-edition = Edition
word-token = Round token
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
phase-remove = Setup: remove a Clay tile
phase-dig = Digging
phase-build = Building
phase-over = The game is over
token-none = No effect
token-extra-single = Extra single pillar
token-extra-double = Extra double pillar
token-change-symbol = Change a symbol
token-fill-blank = Fill a blank
token-double-flower = Double flower
token-fewer-pillars = Fewer pillars
effect-none = Nothing special this round.
effect-extra-single = At the start of your turn you get 1 single pillar from the supply.
effect-extra-double = At the start of your turn you get 1 double pillar from the supply; it can't be stored.
effect-change-symbol = Once in your turn, one symbol on a tile you place may count as another symbol.
effect-fill-blank = Once in your turn, one space without a symbol on a tile you place may count as any symbol.
effect-double-flower = A dug tile with your flower earns 2 single pillars for the flower instead of 1.
effect-fewer-pillars = Digging earns you 1 single pillar fewer.
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
point-hidden = completely hidden by tile { $tile }
point-bears = bears tile { $tile }
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
choice-supply = Pieces in the box
highest-double = twice the level of the highest tile
highest-square = the level of the highest tile squared
overlap-never = never
overlap-one-level = not one level apart
overlap-beneath = not with the tile directly beneath
gap-empty = empty
gap-clear = items may stand there, lower than the bridge
move-remove = Remove the Clay tile on { $stack }
move-dig = Dig the tile on { $stack }
move-place =
    { $source ->
        [dug] Place the dug tile
       *[stored] Place the stored tile
    } at { $position } on level { $level }, { $turns ->
        [0] as printed
        [1] turned right
        [2] turned half round
       *[3] turned left
    }, { $corner ->
        [nw] north-west corner open
        [ne] north-east corner open
        [se] south-east corner open
        [sw] south-west corner open
       *[none] all corners supported
    }
move-statue = Put a statue on { $first }
move-fountain = Put a fountain on { $first } and { $second }
move-bridge = Put a bridge from { $first } to { $second }
move-stairway = Put a stairway on { $first } and { $second }
move-star = { $move }; the round token gives { $space } its symbol
move-end =
    { $keep ->
        [dug] End the turn and store the dug tile
        [stored] End the turn and keep the stored tile
       *[none] End the turn with an empty slot
    }`;export{e as default};