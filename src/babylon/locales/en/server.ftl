### The server's words: errors and chat phrases.

server-error-bad-request = The request can't be read.
server-error-bad-notation = This is not a move.
server-error-bad-name = This name can't be shown: use letters that can be seen.
server-error-no-guest = Enter your name as a guest first.
server-error-not-host = Only the host may do this.
server-error-not-your-seat = This seat is not yours.
server-error-wrong-key = This link or code is not valid here: ask the host for a new one.
server-error-removed = The host has removed you from this table. To come back you need a new link from them.
server-error-link-needed = The host keeps this seat for someone with a link: choose another seat, or ask for a link.
server-error-origin-refused = The request came from another site and was refused.
server-error-chat-off = The host has switched this chat off.
server-error-chat-full = You have said as much as fits into this table's chat; the game goes on.
server-error-no-table = There is no such table.
server-error-no-seat = The table has no such seat.
server-error-not-found = There is nothing here.
server-error-method-refused = That can't be done here.
server-error-stale = The table has changed in the meantime: please look again.
server-error-seat-taken = The seat is taken.
server-error-enough-seats = You already have as many seats as one guest may take at this table.
server-error-nobody-sits = No person sits there. To send a bot away, choose a person for its seat.
server-error-flower-taken = Another player has this flower.
server-error-not-your-turn = It is another player's turn.
server-error-wrong-status = This can't be done at the table now.
server-error-undo-off = This table plays without undo.
server-error-nothing-to-undo = There are not that many turns to undo.
server-error-no-proposal = Nobody has asked for an undo.
server-error-undo-asked = An undo has been asked for already: wait for the answers, or ask again after the next turn.
server-error-pause-off = Only a game with days for each turn can be paused.
server-error-pause-asked = A pause has been asked for already: wait for the answers.
server-error-vacation-spent = This is longer than what is left of this year's vacation.
server-error-seat-out = This seat has resigned or run out of time: it no longer has a say.
server-error-not-absent = This player is connected, or has not been away for long enough.
server-error-too-often = This has been done as often as it may be at this table; everything else goes on.
server-error-hints-off = This table plays without hints.
server-error-rules-unknown = This game was begun with rules that the server no longer has.
server-error-no-day = This day has no deal yet; its deal comes when it begins.
server-error-day-over = Results of this day are no longer taken. Play today's deal.
server-error-day-counted = Your first result of this day is in the table already, and the first one counts.
server-error-day-copied = This very game is in the table already.
server-error-day-full = The table of this day is full; your result stays on this device.
server-error-day-other-deal = This is not the deal of that day on this server.
server-error-day-unfinished = This game was not played to its end. Finish it first.
server-error-day-other-rival = The other seat does not play what it plays with the deal of the day.
server-error-bad-record = This is no record of a game by the rules.
server-error-review-former = This game was played by former rules, which can't be reviewed any more.
server-error-reviews-off = This server reviews no games. Review it on your device.
server-error-reviews-enough = Two reviews are being made for you already. Ask again when one is done.
server-error-reviews-full = This server has as many reviews to make as it takes on. Review the game on your device, or ask later.
server-error-too-large = The request is too large.
server-error-not-json = The request must be JSON.
server-error-illegal-move = A rule forbids this move.
server-error-turn-unfinished = These moves are not one whole turn.
server-error-key-reused = This key was used for another request.
server-error-unknown-bot = There is no such bot here: choose one of { $known }.
server-error-unknown-edition = There is no such edition: choose one of { $known }.
server-error-unknown-tiles = There is no such tile set: choose one of { $known }.
server-error-too-many = Too many requests; please wait a moment.
server-error-too-many-bot-games = You have as many games of bots alone under way as one may have. Let one end, or stop watching it, first.
server-error-too-many-tables = You have as many open tables waiting for players as one may have. Close one of them, or open this one by link.
server-error-too-many-unfinished = As many tables that were opened from your address are not over yet as there may be. Play one of them to its end or close it, then open this one.
server-error-broken = The server made a mistake. Look at the table again before you go on.
server-error-bot-busy = No bot is free right now; please ask again in a moment.
server-error-busy = The server has too much to work out right now; please ask again in a moment.
server-error-shutting-down = The server is restarting; please try again.
server-error-unavailable = The server can't reach or save its games right now. Nothing was changed: please try again in a moment.
server-error-unsettled = The server can't tell yet whether this was saved. Send it again: the same request counts only once.
server-error-not-signed-in = Sign in first.
server-error-signed-in = You are signed in already. Sign out first to become someone else.
server-error-name-taken = Someone here has this name, or one that looks like it: choose another.
server-error-passkey-refused = This passkey was not accepted. Try again, use another one or a recovery code.
server-error-passkeys-off = There can be no passkeys at this address: open the page at the server's own address, by https or as localhost.
server-error-code-refused = This recovery code does not fit, or it has been used: try another one.
server-error-last-passkey = This is your last passkey: add another one before you take it away.
server-error-no-person = There is nobody to be seen here.
server-error-your-turn = It is your turn: play it instead of planning it.
server-error-plan-refused = This turn can't be planned: dig a tile that is there.
server-error-address-refused = Nothing can be sent to this address: use one that begins with https:// and that everyone can reach.
server-error-alerts-enough = You are told in as many ways as there may be: remove one first.
server-error-no-channel = You are not told this way any more.
server-error-link-refused = This link is of no use any more: ask for a new one on the page about your profile.
server-error-mail-off = This server sends no e-mail.
server-error-mail-failed = The e-mail could not be sent: look at the address, or try again later.
server-error-rated = This game is for ratings: nobody plays for somebody else in it.
server-error-not-ratable = A game for ratings needs a clock, an edition as printed, the standard tiles, and at its seats people with a name here or the server's own bots with their usual time.
server-error-blocked = Someone here wants nothing to do with you: look for another table.
server-error-banned = The hosts of this server have decided that you begin nothing here for now. Games that go on you may play to their end.
server-error-not-server-host = Only the hosts of this server may do this.
server-error-entry-needed = Show your passkey again: the page for hosts is open for an hour at a time.
server-error-no-report = There is no such report.
server-refused-connections = The server can't take more connections; please try again in a minute.
server-refused-connections-per-address = Too many connections come from your address; close some windows, or try again in a minute.

server-fault-disk-full = The disk of the database is full: free some space on it. Games go on by themselves.
server-fault-read-only = The database can only be read: make it writable again.
server-fault-slow = The database does not answer in time: look at its disk, its processor and the network.
server-fault-away = The database can't be reached: start it, or look at the network.
server-fault-starting = The database is starting: it will be used as soon as it is ready.
server-fault-refused = The database refuses this server: check its name, the user, the password and the number of connections.
server-fault-failing = The database reports errors in its files: look at the disk and at its log.

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-built = Well built!
server-phrase-oops = Oops!
server-phrase-thinking = Let me think…
server-phrase-your-turn = Your turn.
server-phrase-thanks = Thank you!
server-phrase-good-game = Good game!

help-serve =
    Serve tables for people and bots, and the game's page, until stopped by Ctrl-C.

    Settings come from options, then from the environment (BABYLON_PORT and so on), then from the file.

    babylon serve --port 8080 --public-url https://babylon.example
help-serve-host = Address to listen on; 127.0.0.1 by default
help-serve-port = Port to listen on; 8000 by default
help-serve-public-url = Address under which browsers reach the server
help-serve-processes = How many processes serve together, on PostgreSQL; 1 by default
help-serve-workers = How many processes think for bots; 1 by default
help-serve-bot-seconds = The most a bot thinks about one turn; 2 by default
help-serve-log-level = debug, info, warning or error; info by default, warning with --open in a terminal
help-serve-open = Open the page in the browser
help-option-config = A TOML file of settings
help-option-database = The database, such as sqlite:///babylon.db or postgresql://host/name
help-export =
    Write the games of a server's database into a folder, one record each.

    babylon export games
help-export-folder = Where the files go
help-export-whole = Whole games with their secrets, for another server to import
help-import =
    Put games into a server's database: whole ones, written by export, and records of finished games.

    babylon import games/*.json game.bgn
help-import-files = Files written by export --whole, or .bgn records
help-verify =
    Play every game of a server's database again from its log, and say what does not match.

    babylon verify --database sqlite:///babylon.db
help-backup =
    Copy a whole database while the server goes on. The target is a file, or the URL of an empty database.

    babylon backup monday.db
help-backup-target = A new file, or the URL of an empty database
help-restore =
    Put a whole backup into a new, empty database, and play every game in it again. A database that holds anything is left as it is.

    babylon restore monday.db
help-restore-source = The backup: a file, or the URL of a database
help-prune =
    Delete games that ended long ago, with all that was written about them. Without --yes, only say which would go.

    babylon prune --days 90
help-prune-days = The days since anything last happened in them
help-prune-abandoned = Also games under way in which nothing has happened for so long, and no clock runs
help-prune-yes = Delete them
help-hosts =
    Say who looks after a server: people with a name there, who see reports and figures at /host and can keep others out. A server may go on meanwhile.

    babylon hosts --add Ada
help-hosts-add = Somebody who shall be a host; may be given several times
help-hosts-remove = Somebody who shall be none any more
help-ratings =
    Make the ratings of all people anew from the games in the database, in the order in which they ended. A server may go on meanwhile.

    babylon ratings --database sqlite:///babylon.db
help-doctor =
    Look at this installation and say what would go wrong with a server.

    babylon doctor
help-sbom =
    List every package of this server, of Python and in its page, each with version and licence, as a CycloneDX document (SBOM).

    babylon sbom > babylon.cdx.json
help-site =
    Write the page into a folder, as plain files that any web host can serve. People play there on their own device, against bots or taking turns, without a Babylon server.

    babylon site public
help-site-folder = A new folder, an empty one, or one that this command has written before
help-verify-deal =
    Deal a finished game again from the proof in its record: nobody can have chosen the tiles.

    babylon verify-deal game.bgn --commitment 38e9dcc7…
help-verify-deal-commitment = What the table published before the deal
help-join =
    Let a bot on this machine play at a server's table, by the link of a seat or of an open table.

    babylon join 'https://babylon.example/t/k3v9x2m7q4ta#seat=1.abc' --bot architect
help-join-link = The link of the seat or the table
help-join-bot = Which bot plays
help-join-name = Its name at the table
help-join-seconds = The most it thinks about one turn
serve-where = Babylon is at { $url } (Ctrl-C stops it)
serve-where-others = Others in your network: { $urls }
serve-other-port = Port { $taken } is taken: this one is at { $port }
serve-database-taken = { $database } is used by another server, process { $pid }: stop that one, or name another database.
serve-database-unusable = { $database } can't be used. { $reason }
serve-processes-sqlite = Several processes need PostgreSQL, and this database is an SQLite file: name a PostgreSQL one (--database postgresql://…), or leave out --processes.
serve-processes-linux = Several processes with one port work on Linux only: leave out --processes.
serve-processes-failed = The server's processes could not begin; what they have written above says why.
serve-slow-bots = The bots think far more slowly here and so play worse, because wasmtime does not run: pip install wasmtime
export-done = Games written to { $folder }: { $count }
import-done = Games put in: { $count } of { $files }
verify-done = Games played again: { $games }; problems: { $findings }
verify-gaps = the log has gaps, or does not end where its row says
verify-no-replay = it does not replay: { $reason }
verify-row = its row does not say what the log says
verify-shown = the log shows other tiles or tokens than the deal
verify-commitment = the secret does not open the commitment
verify-secret = the deal does not follow from the secret
verify-result = the result is not what the game scores
backup-done = Games copied to { $target }: { $games }
restore-done = Games restored to { $target }: { $games }
prune-would = Games that ended at least { $days } days ago: { $count }. Nothing was deleted; with --yes they are.
prune-would-all = Games that ended, or that everybody has left, at least { $days } days ago: { $count }. Nothing was deleted; with --yes they are.
prune-done = Games deleted: { $count }
ratings-done = Games for ratings: { $games }, of which count: { $counted }. Stored figures that were not the same: { $changed }
hosts-listed = Hosts of this server: { $names }
hosts-none = Nobody looks after this server yet: babylon hosts --add NAME
cli-nobody-called = Nobody is called { $name } here: a host is a person with a passkey.
sbom-without-page = The page is not built here, so its packages are not listed: make web
site-done = The page is in { $folder } ({ $files } files). Put the folder on any web host, under any path. To look at it here: python -m http.server --directory { $folder }
doctor-database = Database
doctor-disk = Free disk space
doctor-bots = Bots
doctor-client = Built web page
doctor-public-url = Public address with TLS
doctor-passkeys = Address for passkeys
doctor-clock = Clock
doctor-proxies = Addresses of proxies
doctor-proxy = Headers that come through the proxy
doctor-files = Open files
doctor-processes = Server processes
doctor-push = Key for push messages
doctor-mail = Mail server
deal-fair = The deal follows from the committed secret. Commitment: { $commitment }
deal-unfair = The deal does NOT follow from what was committed to. Commitment of the record: { $commitment }
join-over = The game is over: { $scores }
cli-bad-config = This setting can't be used: { $reason }
cli-port-taken = Port { $port } is taken. Stop what listens there, or choose another: babylon serve --port N
cli-site-not-ours = { $folder } has files that this command has not written: name a new or an empty folder.
cli-site-not-built = The page is not built here: make web
cli-not-empty = { $target } is not empty: name a new file or an empty database.
cli-newer-backup = { $source } was made by a newer version of Babylon: install that one to restore it.
cli-missing-database = There is no database at { $database }: check the address.
cli-no-proof = { $file } has no proof of its deal: only games finished on a server have one, in their Seed header.
cli-bad-link = This is not a link to a table: { $link }
cli-no-free-seat = No seat is free at { $link }
cli-join-failed = The server refused: { $reason }
cli-not-a-game = { $file } is not a game to import: { $reason }
cli-too-large = { $file } is too large: a game has at most { $most } MiB.
import-not-json = line { $line }, column { $column } is not JSON.
import-too-deep = from line { $line } on, it is nested too deeply.
import-bad-field = line { $line }: what stands at { $field } is not what a game has there.
import-unverified = { $reason }
import-long-record = the record has more than { $most } KiB.
import-hidden-deal = its deal is not wholly known.
cli-no-database = The database can't be opened: { $reason }
alert-your-turn = Your turn
alert-your-table = Your table is ready
alert-with = Your game with { $names } is waiting for you.
alert-alone = Your game is waiting for you.
alert-bot = the bot { $bot }
alert-line = { $title }: { $body }
alert-many = { $count } games are waiting for you
alert-confirm-subject = Is this your e-mail address?
alert-confirm-mail =
    Someone with a name at a Babylon server wants to be told here when it is their turn. If that is you, open this link and say yes:

    { $link }

    If it is not, you need not do anything: nothing more will come.
alert-stop-mail =
    You get this because you wanted to be told when it is your turn. To get no more of these messages, open this link:
    { $link }
server-error-no-tournament = There is no such tournament.
server-error-not-organiser = Only the organiser of the tournament may do that.
server-error-in-tournament = This table belongs to a tournament, which decides who sits where.
server-error-round-running = Others still play this deal. The table opens when all of them have ended.
server-error-entry-closed = Nobody can join this tournament any more.
server-error-tournament-full = The tournament is full: at most { $most } may take part.
server-error-team-full = This team is complete: it has { $most } members. Choose another one.
server-error-team-needed = People play in teams here: say which one you join.
server-error-too-few-entrants = At least two are needed to begin.
server-error-no-entrant = Nobody with that number takes part.
server-error-tournaments-full = This server has as many tournaments as it takes: { $most }. Try again when one has ended.
