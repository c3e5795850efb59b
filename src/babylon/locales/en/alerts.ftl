### How one is told that it is one's turn while no page is open.

alerts-title = When it is your turn
alerts-how = Choose how you want to be told while you are away. Nothing is sent while you look at the table.
alerts-here-do = Tell me on this device
alerts-here-done = You will be told on this device.
alerts-here = This device
alerts-no-push = This browser can't be told while the page is closed. On an iPhone or iPad add the page to the home screen first.
alerts-denied = The browser may not show notices of this page: allow them in its settings, then try again.
alerts-guest = With a name of your own you can be told by e-mail and by webhooks, too.
alerts-kind =
    { $kind ->
        [push] Notice
        [mail] E-mail
       *[webhook] Webhook
    }
alerts-unconfirmed = Open the link in the e-mail that was sent there.
alerts-failing = Nothing has arrived there since { $date }.
alerts-end = Stop
alerts-ended = You are told there no more.
alerts-saved = Saved.
alerts-pace = How often
alerts-pace-of =
    { $value ->
        [day] once a day, of all games that wait
       *[turn] of every turn
    }
alerts-mail = Tell me by e-mail
alerts-address = E-mail address
alerts-mail-do = Send me the link
alerts-mail-asked = An e-mail with a link was sent: open it to say that the address is yours.
alerts-hook = Tell a channel or a program
alerts-hook-how = A webhook of Discord or Matrix (Hookshot) is told of your turns, or a program of your own.
alerts-form = For
alerts-form-of =
    { $value ->
        [discord] Discord
        [matrix] Matrix
       *[json] a program
    }
alerts-url = Address of the webhook
alerts-label = What you call it
alerts-hook-do = Add
alerts-secret = Messages are signed with this. Copy it now: it is not shown again.
alerts-confirm = Yes, this is my address
alerts-confirm-how = Do you want to be told at this e-mail address when it is your turn?
alerts-confirmed = Done. You will be told by e-mail.
alerts-stop = No more e-mails
alerts-stop-how = Do you want no more e-mails about your turns?
alerts-stopped = Done. No more e-mails will come.
