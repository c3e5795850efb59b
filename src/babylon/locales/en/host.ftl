# The page of those who look after a server.

host-title = Looking after this server
host-enter-how = This page shows what players report, and keeps people out. Show your passkey: it is open for an hour then, in this browser.
host-enter = Show my passkey
host-how-chosen = You are none of the hosts of this server. Whoever has its machine chooses them: babylon hosts --add NAME
host-open-until = Open until { $date }. All that is done here is written down below.
host-reports = Reports
host-settled = Show settled ones
host-no-reports = No report is waiting.
host-by = Reported by { $name }
host-said = Last said at that table:
host-settle = Settle
host-ban = Keep out …
host-rename = Give another name …
host-new-name = New name
host-ban-how = Whoever is kept out begins nothing here and says nothing; games that go on they play to the end.
host-ban-days = Days
host-ban-for-good = For good
host-ban-address = Also everyone who comes from their address
host-ban-reason = Reason, as it is told to them
host-ban-do = Keep out
host-bans = Kept out
host-no-bans = Nobody is kept out.
host-banned-for-good = For good
host-banned-until = Until { $date }
host-with-address = With their address
host-admit = Let in again
host-figures = Live figures
host-figure-people = People with a name
host-figure-playing = Games under way
host-figure-waiting = Tables that wait
host-figure-new = New games in 24 hours
host-figure-connections = Connections
host-figure-listeners = Followed tables
host-figure-tables-in-memory = Tables in memory
host-figure-bot-jobs = Waiting turns of bots
host-hosts = Hosts: { $names }
host-version = Version { $version }
host-settings = Settings
host-settings-how = They are changed on the machine, by options, environment or a file; the handbook for hosts explains each.
host-settings-all = Also those that nobody has chosen
host-acts = What hosts have done
host-operator = The operator
host-act =
    { $act ->
        [entered] { $host } opened this page
        [settled] { $host } settled a report about { $name }
        [banned] { $host } keeps { $name } out
        [admitted] { $host } let { $name } in again
        [renamed] { $host } gave { $name } another name
        [chosen] { $host } made { $name } a host
       *[released] { $host } took { $name } off the hosts
    }
