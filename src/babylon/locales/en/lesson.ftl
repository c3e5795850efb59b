### The guided first game: what each step says, asks and answers, and the tips of the game after it.

## The card
lesson-progress = Step { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-passing =
    “{ $next }” plays the rest of your turn and the Apprentice’s. { $begun ->
        [yes] It goes on in round { $round }, with your first moves made.
       *[no] Then round { $round } begins.
    }
lesson-skip = Skip
lesson-fold = Try it
lesson-read = Read
lesson-leave = Leave the lesson
lesson-again = Start over
lesson-first-game = Play a first game
lesson-end-title = You know the game
lesson-end-text = That is all: dig, build, store, and keep an eye on what can be seen from above. Now play a real game against the Apprentice, the gentlest bot. Short tips help you along; you can turn them off at any time.

## What is to be done
lesson-task-take =
    { $device ->
        [touch] Tap the tile on { $stack }, where the arrow points, then the framed button.
        [keys] Press Q, go to { $stack } with the arrow keys and press Enter.
       *[mouse] Click the tile on { $stack }, where the arrow points.
    }
lesson-task-place =
    { $device ->
        [touch] Tap the gold ring at { $position }, then “{ $place }”.
        [keys] Press G, go to { $position } with the arrow keys and press Enter.
       *[mouse] Click the gold ring at { $position }, where the arrow points.
    }
lesson-task-build =
    { $device ->
        [touch] Tap the ring on { $spaces }, where the arrow points, then “{ $build }”.
        [keys] Press G, go to { $space } with the arrow keys and press Enter.
       *[mouse] Click the ring on { $spaces }, where the arrow points.
    }
lesson-task-keep = Under “{ $keep }”, choose “{ $tile }”.
lesson-task-confirm =
    { $device ->
        [touch] Tap the framed button: it makes your turn final.
        [keys] Press Ctrl+Enter: that makes your turn final.
       *[mouse] Click the framed button: it makes your turn final.
    }
lesson-task-look =
    { $device ->
        [touch] Under “{ $score }”, tap your points in the row “{ $line }”.
        [keys] Under “{ $score }”, go to your points in the row “{ $line }” with Tab and press Enter.
       *[mouse] Under “{ $score }”, click your points in the row “{ $line }”.
    }

## Answers to what was not asked for
lesson-slip-turned = The place is right. For this step, leave the tile as it was offered: not turned, and with the same corner open.
lesson-slip-undone = In a game you can undo any move of your turn until you confirm it. The lesson goes on from here.
lesson-slip-early = Not yet. First do what the step asks for:
lesson-slip-done = This step is done. Go on with “Next”.

## Before round 1
lesson-clay-title = Opening up the quarry
lesson-clay-text = You are going to build a hanging garden: terrace tiles on pillars, adorned with statues, fountains, bridges and stairways. The tiles come from this quarry, Clay on top, then Granite, then Basalt; the deeper, the more symbols. With fewer than four players, some Clay tiles are removed first, so that better tiles lie open from the start.
lesson-clay-wrong = You may remove any Clay tile, the one on { $stack } as well. For this lesson take the one on { $where }: you will dig what lies beneath it.
lesson-clay-done = A Granite tile has come to light. The Apprentice has removed one more Clay tile, and round 1 begins.

## A turn: digging
lesson-digging-title = Digging pays pillars
lesson-digging-text = A turn begins with digging a visible tile. Each of its edges pays a pillar if it borders the edge or the bottom of the quarry, or a tile on the same level or a lower one; a higher neighbour pays nothing. Your own flower, white, pays one more. The tile on { $stack } pays:
lesson-digging-wrong = The tile on { $stack } would pay { $pays }. For this lesson dig the Granite tile on { $where }, for { $bests }: it has more symbols than a Clay tile, so you can build more on it.
lesson-digging-done = { $pays } and the tile are yours. What lies beneath it will be seen once your turn is final, and the next player may dig it.

## Tiles on pillars
lesson-pillars-title = A tile rests on pillars
lesson-pillars-text = Now you may build. A tile covers four spaces and normally needs a pillar under each corner. At { $position } all of them stand on your board: that costs { $cost }, and the tile lies on level { $level }. Gold rings show where it may go. In a game you may also turn it.
lesson-pillars-wrong = The tile may lie at { $position } too. For this lesson place it at { $where }: the next tiles are planned around it.
lesson-pillars-done = Your first terrace. The highest point counts at the end: { $rule }, now { $tops }.

## Decorative items
lesson-statue-title = Statue
lesson-statue-text = The symbols on a tile say what may be built there. Decorative items are free, but each must stand at least partly on a tile placed in this very turn. A statue needs one statue symbol. Your first may stand anywhere; each further one must be in the same row or column as another of yours.
lesson-statue-wrong = A statue could stand on { $first } as well. Build it on { $where }: there it will be of use once more later.
lesson-statue-done = A statue scores its level: here { $gain }. The higher, the better.

lesson-belvedere-title = Three pillars and a belvedere
lesson-belvedere-text = The Apprentice has had a turn; now it is yours again. The tile is dug already, but you have only { $hands }. That is enough, for one corner may stay open if a belvedere is placed on it at once. A belvedere takes up its space, so leave a corner open whose symbol you can spare: here the one without a symbol.
lesson-belvedere-wrong = The tile may lie at { $position } too. For this lesson place it at { $where }: there it will soon have a neighbour for a fountain.
lesson-belvedere-done = { $cost } are enough for the tile, and a belvedere stands on its open corner. It scores as well: { $views }.

lesson-token-title = Round tokens
lesson-token-text = After every round but the last a token is revealed, and it holds for everyone’s next turn. With two players there are { $rounds } rounds. The token of this round: { $effect } The tile on { $stack } has your white flower and pays:
lesson-token-wrong = The tile on { $stack } would pay { $pays }. Dig the Granite tile on { $where }: it has your flower and pays { $bests } this round.
lesson-token-done = { $pays }, thanks to the token. Look at it before you plan your turn: it stands beside the number of the round.

lesson-fountain-title = Fountain
lesson-fountain-text = Everyone begins with a starting tile in storage. Yours has just been placed for you: its fountain symbol on { $first } lies beside another one on { $second }. A fountain needs two such symbols side by side, never diagonal, on two different tiles of the same level.
lesson-fountain-wrong = That is allowed too and scores { $gain }; the fountain scores { $bests }. Build the fountain first.
lesson-fountain-done = { $gain } for every level: twice as much on level 2.

lesson-bridge-title = Bridge
lesson-bridge-text = A bridge needs two bridge symbols on two tiles of the same level, in a straight line with exactly one space between them. That space must be empty and lower than the bridge. Between { $first } and { $second } it fits.
lesson-bridge-wrong = That is allowed too and scores { $gain }; the bridge scores { $bests }. Build the bridge first.
lesson-bridge-done = { $gain } for every level, like a fountain. The statue symbol on your new tile gets its statue, too: it is in one row with your first one.

## The end of a turn
lesson-storing-title = Storing and discarding
lesson-storing-text = At the end of a turn you tidy up: one unused tile may stay in storage, and up to { $keeps }. Other tiles are discarded, other pillars go back to the supply. You have { $hands } and two tiles. Suppose you build nothing now: keep the tile you have just dug, with its stairways, and let the stored one go.
lesson-storing-wrong = That would discard the tile with the stairways, and you are about to need it. Choose the dug tile.
lesson-storing-done = The stored tile is out of the game, and of { $hands } you have kept { $kept }. So build rather than hoard. The new round’s token has just given you one more.

## Higher
lesson-levels-title = Levels and double pillars
lesson-levels-text = A tile may lie up to one level above the highest your garden has so far. At { $position } two corners stand on a terrace, on single pillars; the other two reach down to the board, on double pillars. Two single pillars are swapped for a double one automatically: here { $ones } and { $twos }, so { $cost } in all.
lesson-levels-wrong = At { $position } the tile would lie on level { $level }. Place it at { $where }, half on your terrace: there it climbs.
lesson-levels-done = Level { $level }: your highest tile gives { $tops } more. Tiles may overlap in part, but never completely.

lesson-stairway-title = Stairway
lesson-stairway-text = A stairway needs two stairway symbols side by side on two tiles that are exactly one level apart. It leads from { $first } up to { $second }.
lesson-stairway-wrong = That is allowed too. Build the stairway first.
lesson-stairway-done = A stairway scores both its levels together: { $gain }. With it you have one of each decorative item: that set brings { $sets } more.

lesson-bearer-title = A statue as a pillar
lesson-bearer-text = A statue right below a corner supports the tile in place of a pillar, for nothing. At { $position } your first statue does so, and you pay only { $cost } for the other corners. But from then on it is a pillar, and no longer scores.
lesson-bearer-wrong = At { $position } you would pay { $cost }, and no statue would help. Place the tile at { $where }, above your first statue.
lesson-bearer-done = One corner for nothing. It is worth it when the tile above brings more than the statue.

lesson-hiding-title = What hides what
lesson-hiding-text = Only what can be seen from above counts, and a space that a tile hides can never be used again. The open corner of this tile will hang over one half of your fountain. The other half stays in sight, so the fountain still counts in full; hidden completely, it would count nothing.
lesson-hiding-wrong = The tile may lie at { $position } too. For this lesson place it at { $where }, above one half of the fountain.
lesson-hiding-done = Half a fountain in sight is a whole fountain on the score pad. A second one, on level 2, is built on the new tile as well.

## The end of the game
lesson-scoring-title = Scoring from above
lesson-scoring-text = After the last round all that is in sight scores. Each statue: its level. Fountain and bridge: { $fountain } for every level. Stairway: both levels. Belvedere: { $belvedere }. Each set of all four decorative items: { $set }, each set of four different flowers: { $flowers }. Highest point: { $rule }, here { $highest }. The most points win.
lesson-scoring-done = Two statues, but only one scores: the other supports a tile. Behind each number you find where its points come from. With this turn you have { $scores }; the number beside your name at the top counts it once it is over.

## Tips during a first game
lesson-tip-remove =
    Any Clay tile may go; you take turns, and { $left ->
        [one] this is the last one
       *[other] { $left } are still to go
    }. What comes to light can be dug from round 1 on, by the first player first.
lesson-tip-dig = The tile on { $stack } pays most now: { $pays }. Look at the symbols as well: which of them fit beside tiles you have?
lesson-tip-build = Build your decorative items now: they are free, and later these tiles no longer count as new.
lesson-tip-place = You have { $hands }. Place the tile so that equal symbols come to lie side by side; one corner may stay open with a belvedere.
lesson-tip-lose = You have more single pillars than the { $kept } that can be stored: build one more tile if you can.
lesson-tip-end = Nothing more fits this turn. End it; one unused tile may stay in storage.
lesson-tip-confirm = That is all for now. Until you confirm, you can undo it; after that the others play.
lesson-tip-wait = Watch what is dug: every tile taken uncovers another and changes what its neighbours pay.
lesson-tips-off = Turn tips off
