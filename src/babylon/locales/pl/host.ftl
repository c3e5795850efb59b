# Strona tych, którzy opiekują się serwerem.

host-title = Opieka nad tym serwerem
host-enter-how = Ta strona pokazuje zgłoszenia graczy i pozwala kogoś nie dopuszczać. Pokaż swój klucz dostępu: będzie wtedy otwarta przez godzinę w tej przeglądarce.
host-enter = Pokaż mój klucz dostępu
host-how-chosen = Nie jesteś gospodarzem tego serwera. Gospodarzy wybiera ten, kto ma dostęp do maszyny: babylon hosts --add IMIĘ
host-open-until = Otwarta do: { $date }. Wszystko, co tu zrobisz, jest zapisywane poniżej.
host-reports = Zgłoszenia
host-settled = Pokaż załatwione
host-no-reports = Żadne zgłoszenie nie czeka.
host-by = Zgłasza: { $name }
host-said = Ostatnie słowa przy tamtym stole:
host-settle = Załatw
host-ban = Nie dopuszczaj …
host-rename = Nadaj inne imię …
host-new-name = Nowe imię
host-ban-how = Kto nie jest dopuszczany, niczego tu nie zaczyna i nic nie pisze; trwające gry może dokończyć.
host-ban-days = Dni
host-ban-for-good = Na zawsze
host-ban-address = Także wszyscy spod tego samego adresu
host-ban-reason = Powód, który ta osoba zobaczy
host-ban-do = Nie dopuszczaj
host-bans = Niedopuszczani
host-no-bans = Wszyscy są dopuszczani.
host-banned-for-good = Na zawsze
host-banned-until = Do: { $date }
host-with-address = Razem z adresem
host-admit = Dopuść znowu
host-figures = Liczby na żywo
host-figure-people = Osoby z imieniem
host-figure-playing = Trwające gry
host-figure-waiting = Czekające stoły
host-figure-new = Nowe gry w 24 godziny
host-figure-connections = Połączenia
host-figure-listeners = Śledzone stoły
host-figure-tables-in-memory = Stoły w pamięci
host-figure-bot-jobs = Czekające tury botów
host-hosts = Gospodarze: { $names }
host-version = Wersja { $version }
host-settings = Ustawienia
host-settings-how = Zmienia się je na maszynie: opcjami, zmiennymi środowiska albo w pliku; każde objaśnia podręcznik dla gospodarzy.
host-settings-all = Także te, których nikt nie wybrał
host-acts = Co zrobili gospodarze
host-operator = Operator
host-act =
    { $act ->
        [entered] { $host }: otwarcie tej strony
        [settled] { $host }: załatwione zgłoszenie ({ $name })
        [banned] { $host }: niedopuszczanie ({ $name })
        [admitted] { $host }: ponowne dopuszczenie ({ $name })
        [renamed] { $host }: inne imię ({ $name })
        [chosen] { $host }: nowy gospodarz ({ $name })
       *[released] { $host }: koniec roli gospodarza ({ $name })
    }
