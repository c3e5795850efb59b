### Puzzles: the best turn of a position.

puzzles-number = Puzzle { $number } · difficulty { $rating }
puzzles-leave = Leave the puzzles
puzzles-task =
    { $flower ->
        [white] White to play: find the best turn.
        [pink] Pink to play: find the best turn.
        [blue] Blue to play: find the best turn.
       *[yellow] Yellow to play: find the best turn.
    }
puzzles-how = Play the whole turn and confirm it. It counts by what comes of it, not by the order of your moves.
puzzles-judging = Playing both turns on …
puzzles-unjudged = The turn could not be played on, because part of the page is missing here. Confirm again when there is a network.
puzzles-solved = Solved!
puzzles-better = Solved! By our count your turn is even better than the one we had found.
puzzles-failed = Not yet: about { $points } points worse than the best turn.
puzzles-brings =
    { $points ->
        [one] The best turn scores { $points } point more at once.
       *[other] The best turn scores { $points } points more at once.
    }
puzzles-prepares = It prepares about { $points } points more for your later turns.
puzzles-denies = It keeps about { $points } points from your best rival.
puzzles-moved = Your rating: { $rating } ({ $change }).
puzzles-progress =
    Your rating: { $rating }. In a row: { $streak } (best: { $longest }). Solved: { $solved }. { $count ->
        [one] This theme has { $count } puzzle.
       *[other] This theme has { $count } puzzles.
    }
puzzles-proof = Every other turn we found leaves you at least { $margin } points less far ahead (± { $error }).
puzzles-themes = About: { $themes }.
puzzles-theme = Theme
puzzles-theme-all = Everything
puzzles-theme-storage = Storage
puzzles-theme-denial = Denying a rival
puzzles-theme-patience = Points later instead of now
puzzles-theme-levels = A new level
puzzles-theme-bearer = A statue as a pillar
puzzles-theme-last-round = The last round
puzzles-own = From your game: turn { $turn }
puzzles-own-how = The review found a better turn here. Tries at it do not change your rating.
puzzles-own-found = This is what the review of the game found.
puzzles-own-broken = This link holds no turn that can be solved: it may have been cut off. Here is another puzzle.
puzzles-to-game = Back to the game
puzzles-alike = Puzzles like it
puzzles-again = Try again
puzzles-show = Solution
puzzles-next = Next
puzzles-more = More
puzzles-less = Less
puzzles-compared = Your turn and the best one, in points
puzzles-points = Points
puzzles-yours = Yours
puzzles-best = Best
puzzles-at-once = At once
puzzles-later = Your later turns, about
puzzles-rival = Best rival in the end, about
