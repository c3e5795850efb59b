### Who one is at this server: a name of one's own, passkeys, recovery codes, sessions, profiles.

people-title = Your profile
people-why = As a guest you can do everything. With a name of your own at this server your games are yours on all devices, and nobody else can sit down under your name. There is no password: your device keeps a passkey.
people-no-server = This page has no server, so there are no profiles. Your games are kept on this device.
people-away = The server can't be reached.
people-again = Try again
people-not-done = No passkey was used. Try again when you are ready.
people-no-passkeys = This browser has no passkeys. Use another browser, or come in with a recovery code.
people-elsewhere = There can be no passkeys at this address. Open the page here:
people-nowhere = There can be no passkeys at this address. Ask the host for the server's address with https.
people-join = Take a name of your own
people-join-how = The games you have here as a guest come along.
people-join-do = Make a passkey
people-sign-in = You have a name here already?
people-sign-in-how = Use the passkey of this device, of your phone or of a security key.
people-sign-in-do = Sign in with a passkey
people-bring =
    { $count ->
        [one] Bring along { $count } game that was played here as a guest
       *[other] Bring along { $count } games that were played here as a guest
    }
people-by-code = No passkey with you?
people-by-code-how = Each of your recovery codes lets you in once.
people-code = Recovery code
people-by-code-do = Sign in with a code
people-welcome =
    { $count ->
        [0] You are signed in.
        [one] You are signed in, and { $count } game has come along.
       *[other] You are signed in, and { $count } games have come along.
    }
people-signed-out = You are a guest again.
people-profile = See your profile
people-sign-out = Sign out
people-bring-title = Games of a guest
people-left-behind =
    { $count ->
        [one] In this browser { $count } game was played as a guest.
       *[other] In this browser { $count } games were played as a guest.
    }
people-bring-do = Bring them along
people-brought =
    { $count ->
        [one] { $count } game has come along.
       *[other] { $count } games have come along.
    }
people-codes = Recovery codes
people-codes-once = Write these codes down or save them now: they are not shown again. Each lets you in once if all your passkeys are lost.
people-codes-save = Save as a file
people-codes-kept = I have them
people-codes-left =
    { $count ->
        [0] You have used all your codes: make new ones.
        [one] You have { $count } code left.
       *[other] You have { $count } codes left.
    }
people-codes-new = Make new codes
people-codes-new-how = The old ones are of no use from then on.
people-name = Your name
people-name-how = You sit down under this name at every table here. Games that have begun keep the name they began with.
people-save = Save
people-saved = Saved.
people-privacy = Who sees what
people-who-profile = Your profile with its statistics
people-who-games = The list of your games
people-audience =
    { $value ->
        [everyone] Everyone
        [players] Those who have played with you
       *[nobody] Only you
    }
people-privacy-how = Nobody sees a game in your list that they may not look at anyway.
people-passkeys = Passkeys
people-passkeys-how = Add one on each device that does not share them by itself.
people-passkey-add = Add a passkey
people-passkey-added = The passkey is added.
people-passkey-gone = The passkey is taken away. Delete it on your device, too.
people-take-away = Take away
people-sure = Really take away?
people-since = Since { $date }
people-used = Last used { $date }
people-sessions = Where you are signed in
people-here = This browser
people-seen = Last seen { $date }
people-end-session = Sign out there
people-session-ended = That browser is signed out.
people-everywhere = Sign out everywhere
people-everywhere-sure = Really everywhere, here too?
people-data = Your data
people-export-how = One file has all that this server keeps about you, with the records of all your games.
people-export = Save my data
people-exported = The file is saved.
people-delete = Leave for good
people-delete-how = Your name, passkeys and results go, and in all games you are called by your flower. Others keep their games; a bot plays on for you. This can't be undone.
people-delete-name = To be sure, type your name: { $name }
people-delete-do = Delete everything about me
people-profile-title = Profile
people-member-since = Here since { $date }
people-no-games = There are no finished games to count yet. Practice and games against oneself do not count.
people-numbers = Games
people-count = Games
people-won = Won
people-mean = Points on average
people-best = Best
people-kind = Kind
people-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
people-counting =
    { $count ->
        [one] { $count } more game is being counted …
       *[other] { $count } more games are being counted …
    }
people-lines = Points by line of the pad
people-line = Line
people-opponents = Played against
people-opponent = Name
people-gone = Former player
people-games = Games to look at
people-blocks = Blocked people
people-blocks-how = They are never brought together with you, can't sit down at a table of yours or where you sit, and can't write to you. They are not told. You block somebody on their profile.
people-block = Block
people-unblock = Block no longer
people-no-blocks = You have blocked nobody.
people-vacation = Vacation
people-vacation-how = While you are on vacation your clock stands still in all games with days for a turn that are under way, except in tournaments. The others see it, and nobody can put a bot in your place. You may play all the same.
people-vacation-left =
    { $count ->
        [one] { $count } day of { $all } a year is left.
       *[other] { $count } days of { $all } a year are left.
    }
people-vacation-days = Days
people-vacation-begin = Go on vacation
people-vacation-until = You are on vacation until { $date }.
people-vacation-end = I am back
people-follow = Follow
people-unfollow = Follow no longer
