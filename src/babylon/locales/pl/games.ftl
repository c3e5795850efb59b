### Moje gry: z tego urządzenia i z tego serwera na jednej liście.

games-search = Szukaj po imieniu
games-none = Nie masz jeszcze żadnych gier. Zagraj, a gra pojawi się tutaj.
games-none-found = Żadna gra nie pasuje do „{ $text }”.
games-going-on = Trwające
games-finished = Zakończone
games-your-turn = Twoja tura
games-turn-of = Teraz gra: { $name }
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
games-file = Zabierz gry ze sobą
games-file-how = Jeden plik mieści wszystkie gry z tego urządzenia i twoje zakończone gry online. Dodaj go na innym urządzeniu: rozpoczęte tu gry można tam dokończyć. W pliku są też zakryte kafelki trwających gier, więc nie podglądaj.
games-export = Zapisz wszystkie gry w pliku
games-exporting = Gotowe gry: { $done } z { $all } …
games-exported =
    { $count ->
        [one] Zapisano plik z { $count } grą.
       *[many] Zapisano plik z { $count } grami.
    }
games-left-out =
    { $count ->
        [one] Nie ma w nim { $count } gry z innymi kafelkami: pobierz jej zapis podczas odtwarzania, przyciskiem „Udostępnij”.
       *[many] Nie ma w nim { $count } gier z innymi kafelkami: pobierz ich zapisy podczas odtwarzania, przyciskiem „Udostępnij”.
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
games-file-tiles = Rozegrano ją innymi kafelkami niż te z pudełka. Możesz otworzyć jej zapis w odtwarzaczu.
games-file-hidden = Część jej kafelków jest zakryta, więc nie da się grać dalej. Możesz otworzyć jej zapis w odtwarzaczu.
games-file-half-turn = Jej ostatnia tura jest niepełna.
games-file-seats = Jej gracze nie zgadzają się z zapisem.
