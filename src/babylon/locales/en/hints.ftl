### What a hint says: first the idea, then what the turn brings, and what else there is. In the page and on the command line.

advice-idea-item =
    { $item ->
        [statue] A statue on level { $level } is in reach.
        [fountain] A fountain on level { $level } is in reach.
        [bridge] A bridge on level { $level } is in reach.
       *[stairway] A stairway up to level { $level } is in reach.
    }
advice-idea-place = A tile on level { $level } is in reach.
advice-idea-store = Better to wait: dig a tile now, and build with it later.
advice-idea-remove = Remove a tile that would serve the others more than you.
advice-move = The move: { $turn }.
advice-gain = At once: { $gain }.
advice-no-gain = It scores nothing at once.
advice-promise = Against a usual turn it changes by the end, as the net sees it: { $lines }.
advice-prepares =
    { $pillars ->
        [one] For the next turn you keep { $pillars } pillar
       *[other] For the next turn you keep { $pillars } pillars
    } { $stored ->
        [yes] and a stored tile.
       *[no] and no tile.
    }
advice-waits =
    { $item ->
        [fountain] Next: a second fountain symbol beside { $space } makes a fountain on level { $level }.
        [bridge] Next: a second bridge symbol across from { $space } makes a bridge on level { $level }.
       *[stairway] Next: a second stairway symbol beside { $space } makes a stairway up to level { $level }.
    }
advice-opens-level = It opens level { $level } for tiles.
advice-opens-line = Further statues can line up with the one at { $space }.
advice-lacks-item =
    { $item ->
        [statue] Only a statue is still missing for one more set of four decorative items.
        [fountain] Only a fountain is still missing for one more set of four decorative items.
        [bridge] Only a bridge is still missing for one more set of four decorative items.
       *[stairway] Only a stairway is still missing for one more set of four decorative items.
    }
advice-lacks-flower = Only a tile with this flower is still missing for one more set of four: { $flower }.
advice-alternative = The best alternative, { $turn }, is about { $points } points worse (± { $error }).
advice-even = About as good: { $turn } (the difference of { $points } ± { $error } points is uncertain).
advice-turn-take = { $stack }
advice-turn-place = a tile at { $position } on level { $level }
advice-turn-end = to end the turn
advice-show = Show the move
advice-show-other = Show the alternative
