# Strona tych, którzy opiekują się serwerem.

host-title = Opieka nad tym serwerem
host-enter-how = Ta strona pokazuje zgłoszenia graczy i pozwala wykluczać z serwera. Użyj swojego klucza dostępu: strona będzie wtedy otwarta przez godzinę w tej przeglądarce.
host-enter = Użyj klucza dostępu
host-how-chosen = Nie jesteś gospodarzem tego serwera. Gospodarzy wybiera ten, kto ma dostęp do komputera serwera: babylon hosts --add IMIĘ
host-open-until = Strona jest otwarta do: { $date }. Wszystko, co tu zrobisz, jest zapisywane poniżej.
host-reports = Zgłoszenia
host-settled = Pokaż załatwione
host-no-reports = Żadne zgłoszenie nie czeka.
host-by = Zgłasza: { $name }
host-said = Ostatnie wypowiedzi przy tamtym stole:
host-settle = Oznacz jako załatwione
host-ban = Wyklucz …
host-rename = Nadaj inne imię …
host-new-name = Nowe imię
host-ban-how = Kto jest wykluczony, niczego tu nie zaczyna i nic nie pisze; trwające gry może dokończyć.
host-ban-days = Dni
host-ban-for-good = Na zawsze
host-ban-address = Także wszyscy spod tego samego adresu
host-ban-reason = Powód, który ta osoba zobaczy
host-ban-do = Wyklucz
host-bans = Wykluczone osoby
host-no-bans = Nikt nie jest wykluczony.
host-banned-for-good = Na zawsze
host-banned-until = Do: { $date }
host-with-address = Razem z adresem
host-admit = Wpuść ponownie
host-figures = Bieżące liczby
host-figure-people = Osoby z imieniem
host-figure-playing = Trwające gry
host-figure-waiting = Czekające stoły
host-figure-new = Nowe gry w ciągu 24 godzin
host-figure-connections = Połączenia
host-figure-listeners = Oglądane stoły
host-figure-tables-in-memory = Stoły w pamięci
host-figure-bot-jobs = Czekające tury botów
host-hosts = Gospodarze: { $names }
host-version = Wersja { $version }
host-settings = Ustawienia
host-settings-how = Zmienia się je na komputerze serwera: opcjami, zmiennymi środowiska albo w pliku; każde objaśnia podręcznik dla gospodarzy.
host-settings-all = Pokaż także te, których nie zmieniano
host-acts = Co zrobili gospodarze
host-operator = Operator
host-act =
    { $act ->
        [entered] { $host }: otwarcie tej strony
        [settled] { $host }: załatwione zgłoszenie ({ $name })
        [banned] { $host }: wykluczenie ({ $name })
        [admitted] { $host }: ponowne wpuszczenie ({ $name })
        [renamed] { $host }: inne imię ({ $name })
        [chosen] { $host }: nowy gospodarz ({ $name })
       *[released] { $host }: koniec roli gospodarza ({ $name })
    }
