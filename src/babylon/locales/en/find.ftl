# Finding games, and ratings.

find-ratings = Ratings
find-ratings-how = Games for ratings count here: with a clock, against people who have a name here or against bots, without undo, hints or stand-ins. Everybody begins at 25. What follows ± says how uncertain a rating still is, and the order goes by the strength that is certain.
find-players = Players
find-pool-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
find-time = Time
find-pool-clock =
    { $clock ->
        [days] Days for each turn
       *[live] In one sitting
    }
find-rank = Place
find-name = Name
find-rating = Rating
find-rating-games = Games
find-rating-value = { $rating } ± { $margin }
find-rating-bot = Bot
find-rating-you = You
find-nobody-rated = Nobody has finished a game for ratings here yet. The bots show how strong their play is.
find-rated-people =
    { $count ->
        [one] { $count } person has a rating here.
       *[other] { $count } people have a rating here.
    }
find-course = Course of the rating, the newest game last
find-course-text = From { $first } to { $last } in { $games } games
find-title = Find a game
find-pairing = Play with the next who comes
find-pairing-how = As soon as enough people want the same game, you sit at a table and it begins. Close the page and you are no longer waiting.
find-look = Look for a game
find-stop = Stop looking
find-near = About as strong as I am
find-needs-name = For ratings you need a name of your own here.
find-waiting =
    { $count ->
        [one] Looking for a game. You are the only one who waits.
       *[other] Looking for a game. { $count } people are waiting.
    }
find-any = Any
find-unrated = Not for ratings
find-strength = Rating about { $rating }
find-no-tables = No table like this is waiting for players right now.
find-see = Look at the table
find-invitations = Invitations
find-invited-by = { $name } keeps a seat for you
find-decline = Decline
find-featured = Watch a game
find-featured-how = The game that goes on between the strongest at an open table.
find-watch = Watch
find-following = People you follow
find-following-how = You follow somebody on their profile. They are not told.
