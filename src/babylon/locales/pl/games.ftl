### Moje gry: z tego urządzenia i z tego serwera na jednej liście.

games-search = Szukaj po imieniu
games-none = Nie masz jeszcze żadnych gier. Zagraj, a gra pojawi się tutaj.
games-none-found = Żadna gra nie pasuje do „{ $text }”.
games-going-on = Trwające
games-finished = Zakończone
games-your-turn = Twoja tura
games-turn-of = Teraz gra: { $name }
games-paused = Przerwa do { $date }
games-away = { $name } ma urlop do { $date }
games-since =
    Od twojej ostatniej wizyty: { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
games-gained = { $name } { $points }
games-won = Wygrana
games-shared = Wspólne zwycięstwo
games-won-by = Wygrywa: { $names }
games-where =
    { $where ->
        [device] na tym urządzeniu
       *[server] online
    }
games-continue = Graj dalej
games-replay = Odtwórz
games-scores = Punktacja
games-more = Pokaż starsze gry
games-server-away = Serwer nie odpowiada. Na liście nie ma twoich gier online.
games-deleted = Usunięto: { $names }.
games-take-back = Przywróć
games-restored = Gra wróciła na listę.
games-hide = Ukryj
games-show-again = Pokaż ponownie
games-hidden = Ukryto: { $names }. Sama gra pozostaje na serwerze.
games-hidden-ones = Ukryte gry ({ $count })
games-file = Zabierz gry ze sobą
games-file-how = Jeden plik mieści wszystkie gry z tego urządzenia i twoje zakończone gry online. Dodaj go na innym urządzeniu: rozpoczęte tu gry można tam dokończyć. W pliku są też zakryte kafelki trwających gier, więc nie podglądaj.
games-export = Zapisz wszystkie gry w pliku
games-exporting = Gotowe gry: { $done } z { $all } …
games-exported =
    { $count ->
        [one] Zapisano plik z { $count } grą.
       *[many] Zapisano plik z { $count } grami.
    }
games-still-played =
    { $count ->
        [one] Nie ma w nim { $count } trwającej gry online: jej zakryte kafelki zna tylko serwer. Zapisz plik ponownie, gdy się skończy.
        [few] Nie ma w nim { $count } trwających gier online: ich zakryte kafelki zna tylko serwer. Zapisz plik ponownie, gdy się skończą.
       *[many] Nie ma w nim { $count } trwających gier online: ich zakryte kafelki zna tylko serwer. Zapisz plik ponownie, gdy się skończą.
    }
games-export-failed = Nie udało się utworzyć pliku, bo serwer nie odpowiada. Spróbuj ponownie po połączeniu z siecią.
games-import = Dodaj gry z pliku
games-added =
    { $count ->
        [0] Brak nowych gier.
        [one] Dodano { $count } grę.
        [few] Dodano { $count } gry.
       *[many] Dodano { $count } gier.
    }
games-known =
    { $count ->
        [one] { $count } gra już tu była.
        [few] { $count } gry już tu były.
       *[many] { $count } gier już tu było.
    }
games-file-fault =
    { $fault ->
        [newer] Ten plik pochodzi z nowszej wersji tej strony. Wczytaj stronę ponownie i dodaj plik jeszcze raz. Niczego nie zmieniono.
        [too-long] Ten plik jest za duży, by zawierać gry. Niczego nie zmieniono.
        [away] Jedna z gier w tym pliku zaczęła się według dawnych zasad, których nie można teraz pobrać. Połącz się z siecią i dodaj plik jeszcze raz. Niczego nie zmieniono.
       *[not-ours] W tym pliku nie ma gier. Wybierz plik zapisany na tej stronie albo zapis gry (.bgn). Niczego nie zmieniono.
    }
games-file-broken = Gra nr { $number } w tym pliku jest uszkodzona. Niczego nie zmieniono.
games-file-broken-why = Gra nr { $number } w tym pliku jest uszkodzona: { $why } Niczego nie zmieniono.
games-file-unfinished = Podano, że jest zakończona, ale jej ruchy nie prowadzą do końca gry.
games-file-hidden = Część jej kafelków jest zakryta, więc nie da się grać dalej. Możesz otworzyć jej zapis w odtwarzaczu.
games-file-half-turn = Jej ostatnia tura jest niepełna.
games-file-seats = Jej gracze nie zgadzają się z zapisem.
games-again = Jeszcze raz w tym samym gronie
