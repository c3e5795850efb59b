### The rules as a handbook. The first line of a section is its title; a line that begins with • is an item of a list.

## The page around it

handbook-title = The rules
handbook-lead = Every rule in our own words, with pictures of real positions. Choose the edition you play: the text follows it.
handbook-search = Search the rules
handbook-found =
    { $count ->
        [0] Nothing found for “{ $words }”. Try a single word, such as the name of a piece.
        [one] { $count } section for “{ $words }”
       *[other] { $count } sections for “{ $words }”
    }
handbook-nearest = These come nearest to “{ $words }”:
handbook-contents = Contents
handbook-print = Print
handbook-print-summary = Tokens and scoring on one page
handbook-whole = All the rules
handbook-close = Close the rules
handbook-earlier = Previous
handbook-later = Next
handbook-of-table = This table's rules
handbook-summary = Tokens and scoring at a glance
handbook-summary-turn = In your turn
handbook-players = Players
handbook-removals = Clay tiles removed
handbook-token-count = Round tokens
handbook-round-count = Rounds
handbook-piece = Piece
handbook-number = In the box
handbook-example = In the picture

handbook-chapter-basics = The game
handbook-chapter-turn = A turn
handbook-chapter-tiles = Placing tiles
handbook-chapter-decorations = Decorative items
handbook-chapter-points = Rounds and points
handbook-chapter-editions = The editions side by side
handbook-chapter-questions = Questions and answers
handbook-chapter-glossary = Glossary

## The game

handbook-goal =
    What the game is about

    Each player builds a hanging garden: terrace tiles on pillars, level above level, with statues, fountains, bridges and stairways on them. The stone comes from a quarry that everybody digs in; what you dig also decides how many pillars you receive.

    After the last round every garden is looked at from straight above. Whatever is still visible, even in part, scores. The most points win.
handbook-garden =
    The garden and its words

    Your garden has { $size } × { $size } spaces, each with a notch for a pillar. They are named from a1 in the south-west to h8 in the north-east.

    • A tile covers two by two spaces. Each of its four corners shows a symbol or nothing; in its middle is a flower.
    • The board is level 0. A tile one pillar above the board lies on level 1, the next on level 2, and so on. What stands on a tile is on that tile's level.
    • Only what is seen from above can be used: a space under a tile is out of use for good.
handbook-box =
    What is in the box

    There are { $tiles } terrace tiles: { $permaterial } each of Clay with { $clay } symbols, of Granite with { $granite } and of Basalt with { $basalt }. Besides, there are { $boards } boards with a starting tile of the same flower each, and { $tokens } round tokens.

    The other pieces form the supply. It can run out: see the questions.
handbook-setup =
    Setup

    • Shuffle the tiles of each material. In the quarry lay the { $stacks } Basalt tiles out in a square, then the Granite tiles on them, then the Clay tiles. Only the top tile of each stack is visible.
    • Everybody takes a board and puts the starting tile with its flower into the storage slot.
    • Choose or draw the first player, who begins every round of the game.
    • Shuffle the round tokens, use as many as the table below says, and keep their order hidden.
    • With two or three players, some Clay tiles leave the game before round 1: in turn order everybody removes one of their choice, once around with three players, three times around with two.

## A turn

handbook-turn =
    The three steps of a turn

    • Dig: you must take one visible tile from the quarry, and you receive pillars for it.
    • Build: you may place tiles and put decorative items on them.
    • Store and discard: you keep at most one tile and { $kept } single pillars; you give up the rest.
handbook-dig =
    Digging

    Take any tile that lies on top of its stack. You receive a single pillar for each of its four edges that borders

    • the edge of the quarry,
    • the bottom of the quarry, where a stack is empty,
    • a visible tile on the same level or on a lower one.

    A higher tile beside it pays nothing. If the tile has the flower of your board you receive one pillar more. The pillars come from the supply; then the tile below becomes visible.

    In the picture { $stack } pays { $income } single pillars: for the tiles to the east and west, which lie level with it, and for the bottom of the quarry to the south. The tile to the north is higher and pays nothing.
handbook-build =
    Building

    After digging you may place the dug tile, the stored tile, both in any order, or neither. After each placement, and until your turn ends, you may put up decorative items, each at least partly on a tile you have placed this turn.
handbook-store =
    Storing and discarding

    At the end of your turn one unplaced tile may stay in your storage slot; any other is discarded and leaves the game. You need not store a tile. As long as the starting tile lies in the slot, nothing else can: place it or discard it.

    You keep up to { $kept } single pillars. All others, and all double pillars, return to the supply.
handbook-swap =
    Double pillars

    A double pillar is as tall as two single pillars. At any time in your turn you may give two single pillars to the supply and take a double pillar for them, never the other way round. No double pillar can be stored.

## Placing tiles

handbook-placing =
    Where a tile may lie

    A tile lies garden side up, in any of its four directions, wholly on the { $size } × { $size } spaces of your garden. It must lie above everything beneath it: under each of its four spaces the surface is lower than the tile.

    • At least three corners are supported, see “What carries a tile”.
    • It lies on level 1, or the level below is already built somewhere in your garden.
    • It does not overlap another tile completely, see “Complete overlap”.
    • You can pay for the pillars.

    Pillars are set only under the tile you are placing, so none ever stands uncovered.
handbook-supports =
    What carries a tile

    Every corner of the tile is looked at by itself:

    • If the surface is one level lower and nothing stands there, a single pillar carries the corner.
    • If it is two levels lower and nothing stands there, a double pillar does.
    • If one of your statues stands one level lower, the statue carries the corner and costs nothing. From then on it is a pillar and no statue any more.
    • In all other cases the corner can't be supported: the surface is too low, another item stands there, or a bridge is above it.

    At most one corner may stay open. You may also leave one open that could be supported.
handbook-belvederes =
    The open corner and its belvedere

    If a tile rests on three supports, a belvedere from the supply goes onto the open corner at once. It occupies that space, so nothing else can be built there.

    { $opencorner ->
        [while-they-last] When the supply has no belvedere left, a corner may stay open all the same, and its space is an ordinary empty one.
       *[required] When the supply has no belvedere left, no corner may stay open: all four must be supported.
    }
handbook-levels =
    One level at a time

    On level 1 you may always build. On a higher level you may place a tile only if your garden has one on the level just below, anywhere: the two need not touch.
handbook-overlap =
    Complete overlap

    Tiles may cover one another in part. Complete overlap, with all four spaces exactly above those of another tile, is restricted.

    { $overlap ->
        [one-level] In this edition the rule speaks of tiles one level apart: no tile may lie exactly above one that is just one level lower. Two or more levels higher it may, as in the picture.
        [beneath] In this edition the rule speaks of the tile directly beneath: a tile may not lie exactly above one of which any space still has no tile over it. Once others have covered a tile wholly, a new one may lie exactly above it, as in the picture. Bridges make no difference.
       *[never] In this edition it is forbidden at any distance: where your garden has a tile, no other may ever lie exactly above it. Shifted by one space it may, as in the picture.
    }
handbook-paying =
    Paying for pillars

    You pay with the pillars you hold. Where a double pillar is needed, those you hold are used first; for each further one two single pillars are swapped. If the supply has no double pillar left, you can't swap.

## Decorative items

handbook-decorations =
    What all decorative items share

    Statues, fountains, stairways and bridges are free, come from the supply and are never compulsory. You may put up as many as you can in a turn.

    • At least one of the spaces it stands on lies on a tile you have placed this turn.
    • Every space it stands on shows its symbol (a round token may help), is visible and has nothing on it.
    • It stands along a row or a column, never diagonally. Fountains and bridges connect tiles of the same level, stairways tiles one level apart.
handbook-statues =
    Statues

    A statue takes one statue symbol. The first statue of your garden may stand on any. Every further one must be in a straight line with one of your statues: in the same row or column, at any distance and on any level.

    A statue scores its level. It may later carry a tile, but then it is no longer a statue.
handbook-fountains =
    Fountains

    A fountain connects two fountain symbols side by side, on two different tiles of the same level. It scores { $times } points times its level.
handbook-stairways =
    Stairways

    A stairway connects two stairway symbols side by side, on two tiles whose levels differ by exactly one. It scores the sum of its two levels.
handbook-bridges =
    Bridges

    A bridge connects two bridge symbols in a row or column with exactly one space between them, on two tiles of the same level. Between them the surface must be lower than the bridge, and no other bridge may cross there, on whatever level. A bridge scores { $times } points times its level.
handbook-under-bridges =
    Under a bridge

    { $gap ->
        [open] In this edition items may stand on the space under a bridge when it is built, and may be put there later, too. The bridge doesn't hide them. Pillars may not be put there: the bridge is in their way.
        [covered] In this edition items may stand on the space under a bridge when it is built. From then on the bridge hides that space as a tile would: nothing more is put there, and what stands wholly on hidden spaces scores nothing. A tile there counts only by its other spaces, and a notch there is not visible.
       *[empty] In this edition the space under a bridge is empty: nothing may stand there when the bridge is built, and nothing may be put there later, neither an item nor a pillar.
    }

    A tile's open corner may hang over a bridge. For what is built on that tile the bridge no longer matters.

## Rounds and points

handbook-rounds =
    Rounds and the end of the game

    When the last player has finished, the next round token is revealed. It counts for everybody in the next round. The first player stays the same.

    When there is no token left to reveal, the game is over. The first round has no token, so there is one round more than there are tokens.
handbook-tokens =
    Round tokens

    A token holds for one round, in the turn of every player. No book tells how many there are of each; here the box has { $copies } of each.
handbook-seen =
    What is visible

    Look from straight above. An item or a tile counts if any part of it is visible; what is completely hidden scores nothing. Tiles hide what lies below them.

    { $gap ->
        [covered] In this edition a bridge hides the space beneath it, too. Nothing else hides anything.
       *[other] Nothing else hides anything, not even a bridge.
    }

    In the picture the fountain still scores, because one of its two spaces can be seen. A statue that carries a tile scores nothing.
handbook-scoring =
    Scoring

    At the end every garden is scored line by line. The last column shows what the garden in the picture gets: { $gottotal } points in all.
handbook-winning =
    Who wins

    The most points win. In a tie the player wins whose board shows the fewest notches from above, that is, who has covered the most of it. If that is equal, too, the victory is shared.

handbook-pad-statues = Each statue: its level
handbook-pad-fountains = Each fountain: { $times } × its level
handbook-pad-bridges = Each bridge: { $times } × its level
handbook-pad-stairways = Each stairway: the sum of its two levels
handbook-pad-diversity = Each set of a statue, a fountain, a bridge and a stairway: { $set } points
handbook-pad-flowers = Each set of tiles with the four different flowers: { $set } points
handbook-pad-belvederes =
    { $belvedere ->
        [one] Each belvedere: { $belvedere } point, on any level
       *[other] Each belvedere: { $belvedere } points, on any level
    }
handbook-pad-highest =
    { $highest ->
        [square] The level of your highest tile, multiplied by itself: level { $top } scores { $gothighest }
       *[double] Twice the level of your highest tile: level { $top } scores { $gothighest }
    }

handbook-editions =
    What the editions do differently

    There are { $books } printed rulebooks. They agree on nearly everything; the table shows where they don't. “Revised” is what most of them have in common.

## Questions and answers

handbook-ruling-1 =
    Can I leave a corner open above my own statue?

    No. A statue just below a corner always carries it: that corner isn't open and gets no belvedere.
handbook-ruling-2 =
    May an open corner hang over a fountain or a bridge?

    Yes, over anything lower: empty space, any item, a bridge. Only a statue just below carries it instead. What it hides stays where it is and scores only as long as some part of it is visible.
handbook-ruling-3 =
    What does a hidden statue score?

    Nothing. But if no tile rests on it, because the tile above lies two or more levels higher, it is still a statue: you may line up new statues with it.
handbook-ruling-4 =
    All my statues carry tiles. Where may the next one go?

    Anywhere. As soon as you have no statue left that still is one, the next counts as the first again.
handbook-ruling-5 =
    I placed two tiles. May I still decorate the first?

    Yes. Until your turn ends you may put items on every tile you have placed this turn, also on the first after placing the second.
handbook-ruling-6 =
    How far does a token that changes or adds a symbol reach?

    It holds once in your turn, for one space of one item, on a tile you have placed this turn. That tile is enough: the item needs no other new one. Nothing of it remains afterwards.
handbook-ruling-7 =
    What if a piece runs out?

    The supply is finite. If there are too few single pillars you receive what is left; without double pillars there is no swap and no bonus from a token; an item that has run out can't be built.

    { $opencorner ->
        [while-they-last] Without belvederes a corner may stay open and empty.
       *[required] Without belvederes no corner may stay open: every tile needs four supports, as in the picture.
    }
handbook-ruling-8 =
    When do I receive the pillar of a token?

    At the start of your turn, before you dig.
handbook-ruling-9 =
    What does a bridge block?

    As long as no tile lies above it, no pillar is put on the space under it and no second bridge crosses there, on whatever level: in the picture none fits between c2 and c4.

    { $gap ->
        [open] Items may be put there in this edition.
        [covered] Nor is any item put there: in this edition the bridge hides that space.
       *[empty] Nor is any item put there.
    }

    Once a tile lies above the bridge, the spaces of that tile are ordinary ones.
handbook-ruling-10 =
    May a fountain stand on a single tile?

    No. A fountain connects two different tiles, and so does a bridge. Both tiles may have been placed in the same turn.
handbook-ruling-11 =
    Does a level still count when all its tiles are hidden?

    Yes. A level is built once a tile was placed on it; it need not be visible. In the picture level 1 is out of sight, and still counts.
handbook-ruling-12 =
    Must I keep the tile I have stored?

    No. At the end of your turn you may keep the dug tile, the stored tile, or none. Single pillars are always kept, up to { $kept }.
handbook-ruling-13 =
    Does what I build count at once, in the same turn?

    Yes. A statue just built may carry your second tile, a level just built may be built upon, and a further statue may line up with one just built.
handbook-ruling-14 =
    Digging pays one pillar less, and the supply is nearly empty. What comes first?

    The token first, then the supply: if you would receive four and the token takes one, three in the supply are enough.
handbook-ruling-15 =
    What counts as a part of a bridge?

    For it to be built, at least one of its two ends must lie on a tile of this turn; the space between doesn't count. For it to be visible, an end or the part over the gap is enough: in the picture both ends are hidden, and the bridge still scores.

## Glossary

handbook-glossary =
    The words of the game

    What each word means, and where to read more.

handbook-term-garden =
    Garden
    All that you build on your board of { $size } × { $size } spaces.
handbook-term-space =
    Space
    A quarter of a tile, or the place of one notch on the board.
handbook-term-notch =
    Notch
    A hollow of the board that holds a pillar. Those still visible at the end break ties.
handbook-term-tile =
    Tile
    A terrace of two by two spaces with symbols and a flower.
handbook-term-starting-tile =
    Starting tile
    The tile that lies in your storage when the game begins.
handbook-term-material =
    Clay, Granite, Basalt
    The three materials, from the top of the quarry to its bottom; the deeper, the more symbols.
handbook-term-symbol =
    Symbol
    The sign on a corner that tells which decorative item may stand there.
handbook-term-flower =
    Flower
    Every tile has one of four. Digging your board's own brings an extra pillar; four different ones make a set.
handbook-term-corner =
    Corner
    One of a tile's four spaces. Each needs its own support; at most one may stay open.
handbook-term-open-corner =
    Open corner
    The one corner of a tile that nothing supports. It gets a belvedere.
handbook-term-level =
    Level
    How many single pillars high a tile lies above the board.
handbook-term-quarry =
    Quarry
    The stacks of tiles in the middle, in which everybody digs.
handbook-term-stack =
    Stack
    Tiles lying on one another in the quarry; only the top one can be dug.
handbook-term-edge =
    Edge of the quarry
    What a tile at the side of the quarry borders on. It pays a pillar for each of the tile's edges that touches it.
handbook-term-bottom =
    Bottom of the quarry
    What is seen where a stack is empty. It pays a pillar.
handbook-term-dig =
    Digging
    Taking a visible tile, and pillars for it. Every turn begins with it.
handbook-term-pillar =
    Single pillar
    Carries a corner one level up.
handbook-term-double-pillar =
    Double pillar
    Carries a corner two levels up. You get one by giving up two single pillars.
handbook-term-decoration =
    Decorative item
    A statue, fountain, bridge or stairway.
handbook-term-statue =
    Statue
    Stands on one space; each after the first is in line with another. Can carry a tile.
handbook-term-fountain =
    Fountain
    Connects two tiles of one level that lie side by side.
handbook-term-stairway =
    Stairway
    Connects two tiles one level apart.
handbook-term-bridge =
    Bridge
    Spans the gap between two tiles of one level.
handbook-term-belvedere =
    Belvedere
    Stands on the open corner of a tile.
handbook-term-supply =
    Supply
    All pieces that nobody has yet.
handbook-term-storage =
    Storage
    The slot for a tile and the { $kept } places for single pillars beside your garden.
handbook-term-discard =
    Discard
    To put a tile out of the game at the end of a turn.
handbook-term-turn =
    Turn
    Dig, build, store: what one player does before the next.
handbook-term-round =
    Round
    One turn of every player.
handbook-term-token =
    Round token
    Revealed after a round; changes something in the next.
handbook-term-first-player =
    First player
    Begins every round, all game long.
handbook-term-points =
    Points
    What your garden is worth, seen from above.

## Pictures

handbook-picture-whole = A garden of three levels with every kind of item.
handbook-picture-tile = A tile on level 1, on four single pillars.
handbook-picture-turn-dug = After digging: single pillars, the dug tile, and beside it the stored one.
handbook-picture-turn-built = After building: the dug tile lies at c1 with a statue and half a fountain; one pillar and the stored tile are kept.
handbook-picture-placed = The new tile lies across two others, on level 2; its open corner has a belvedere.
handbook-picture-quarry = A quarry after some digging; the number on a stack is its height.
handbook-picture-quarry-text = A quarry from above; the number after the + is how many pillars digging brings.
handbook-picture-supports = On level 2: two single pillars on a tile, two double pillars on the board.
handbook-picture-paid = Four single pillars and a double one have just paid for the new tile: two singles, the double, and two more singles for a second double.
handbook-picture-belvedere = Three pillars, and a belvedere on the open corner.
handbook-picture-statue-bears = The statue on c1 carries a corner of the tile above it.
handbook-picture-levels = The tile on level 3 needs one on level 2, which lies elsewhere.
handbook-picture-overlap-never = Each tile of the tower is shifted against those below.
handbook-picture-overlap-one-level = The top tile lies exactly above one that is two levels lower.
handbook-picture-overlap-beneath = The lowest tile is wholly covered; the top tile lies exactly above it.
handbook-picture-decorated = The tile at c1 is new, so the fountain may stand half on the older one; on a2 alone nothing can be built this turn.
handbook-picture-statues = Each statue shares a row or column with another.
handbook-picture-fountain = A fountain across two tiles of level 1.
handbook-picture-stairway = A stairway from level 1 to level 2.
handbook-picture-bridge = A bridge from b2 to d2, over the gap at c2.
handbook-picture-gap-empty = Nothing stands under the bridge, on c1.
handbook-picture-gap-open = A statue was put under the bridge, on c1.
handbook-picture-gap-covered = The statue on c1 was there first; now the bridge hides it.
handbook-picture-half-hidden = The new tile hides one half of the fountain.
handbook-picture-buried = The statue on b2 is hidden by a tile two levels higher.
handbook-picture-first-again = The statue on c1 carries a tile; the new one on e4 is in line with nothing.
handbook-picture-two-tiles = Two tiles of one turn, and a statue on the first.
handbook-picture-filled-blank = c2 shows no symbol; the token lets the fountain stand there.
handbook-picture-four-supports = All four corners of the new tile are supported.
handbook-picture-extra-pillar = Single pillars and a tile in storage.
handbook-picture-crossed = The bridge from b3 to d3 lies across the way from c2 to c4.
handbook-picture-joined = Both tiles were placed this turn.
handbook-picture-hidden-level = The tile on level 1 is wholly covered by two on level 2.
handbook-picture-discards = Storage at the end of a turn: the dug tile and the stored one, of which one at most may stay.
handbook-picture-swapped = Two of four single pillars were swapped for the double one.
handbook-picture-same-turn = Statue and tile of the same turn.
handbook-picture-deck-alone = Tiles hide both ends of the bridge, but not its middle.
handbook-picture-rounds = The fourth round of a game for four: its token and those before it are known, round one had none.
handbook-picture-tie-open = Three tiles and a statue on level 2; the upper tile covers no further notch.
handbook-picture-tie-covered = Just as many points, but the upper tile covers two notches more: this garden wins the tie.

## What people ask for in other words than the rules': by section. And small words, which tell nothing about what is looked for.

handbook-small-words = a all also an and any are as at be by can could do does for from get gets give go goes had has have how i if in is it its just many may me much must my of on one or our out should so some still that the their them then there they this to us we were what when where which who whose why will with you your
handbook-asked =
    goal: aim object of the game; summary; overview
    garden: board; grid; coordinates; names of spaces; how big
    box: contents; components; how many tiles, pieces, parts
    setup: start; starts, begins; who goes first; first player; how many players; prepare; remove clay tiles; starting tile
    turn: steps, phases of a turn; order of actions; skip digging; pass
    dig: income; how many pillars do I receive, earn; wall, edge, rim of the quarry; take a tile; neighbours; same flower, bonus pillar for the flower; skip digging
    build: must I place a tile; skip building, pass; two tiles in a turn; optional
    store: store, keep, hold, save one or two tiles, a tile or pillars; end of the turn; hand limit; throw away; starting tile
    swap: swap, exchange, trade, convert, change pillars; double pillar for two singles
    placing: rotate, turn a tile; where may a tile go; conditions; off, over the edge of the board; move a tile
    supports: hold up, carry, bear, rest on; pillars under a tile; three or four corners; statue as a pillar
    belvederes: three pillars; dome; gazebo; open, empty, unsupported corner; overhang
    levels: height; higher; storey; floor; skip a level
    overlap: on top of another tile; exactly above; stack, tower; cover; same position
    paying: cost, price; pay, spend; how many pillars; too few pillars
    decorations: items; when, where may I decorate; diagonal; symbol; remove, move an item; old tile
    statues: second statue; same row or column, line; statues on different levels; move a statue
    fountains: water; two symbols; adjacent; fountain on one, a single tile
    stairways: stairs, staircase, steps; two levels
    bridges: gap; distance; how long; cross a bridge
    under-bridges: below, beneath a bridge; bridge over a statue; tile or pillar under a bridge
    rounds: how many rounds; end of the game; game ends, over; finish; last round; first player changes
    tokens: round tokens; disc; effect; event; fill blank; change symbol; double flower
    seen: visible; hidden; covered; view from above; hidden item, fountain, bridge
    scoring: points; worth; how do I score; final score; sets; flower set; diversity; highest tile; statue, fountain, bridge, stairway, belvedere worth points
    winning: tie; tied; draw; tie breaker; equal points; winner; wins; notches
    editions: differences; versions; languages; printings; English, Polish, Japanese, Chinese rules
    ruling-1: statue hold, carry, support a tile; statue as pillar; corner above a statue; belvedere over a statue
    ruling-2: build a tile over a fountain, statue, bridge, item; overhang
    ruling-3: covered, buried statue; statue under a tile; score of a hidden statue
    ruling-4: no statue left; statue used as pillar; next statue
    ruling-5: second tile; decorate the first tile; older tile of the turn
    ruling-6: use a token twice; joker, wild symbol; blank corner
    ruling-7: empty supply; no pillars, belvederes, statues left; supply empty; shortage, runs out, used up
    ruling-8: extra pillar; bonus; token gives a pillar; before or after digging
    ruling-9: bridges crossing; bridge over a bridge, over a tile; tile over a bridge
    ruling-10: both symbols on the same tile
    ruling-11: hidden level; covered level
    ruling-12: throw away, discard the stored tile; give up pillars
    ruling-13: in the same turn; at once; new statue as pillar; second tile on the first
    ruling-14: fewer pillars; minus one; supply short
    ruling-15: middle, deck, ends of a bridge; bridge partly hidden
    glossary: words, terms, meaning, definition
