### Układ dnia: jeden dla wszystkich, samotnie przeciwko Kamieniołomowi albo w pojedynku.

day-how = Codziennie jeden układ dla wszystkich: te same kafelki i te same żetony rund. Liczy się pierwsza gra w każdej odmianie; potem możesz trenować do woli.
day-next = Następny układ pojawi się o { $time }.
day-promised = Serwer obiecał ten układ, zanim zaczął się dzień: ta przeglądarka zanotowała obietnicę i jest ona dotrzymana.
day-not-promised = To nie jest układ, który serwer obiecał, zanim zaczął się dzień: ktoś mógł go wybrać.
day-form-solo = Solo
day-form-duel = Pojedynek
day-solo-ours = Nasz własny sposób gry, którego nie ma w drukowanych zasadach
day-solo-how = Piętnaście rund samotnie przeciwko Kamieniołomowi: po każdej twojej turze znika z niego kafelek, za który otrzymasz najwięcej Filarów, więc bierz na czas to, czego potrzebujesz.
day-solo-rule = Który kafelek znika z Kamieniołomu
day-solo-rule-how = Spośród widocznych kafelków znika ten, za który otrzymasz najwięcej Filarów, bez względu na żeton w tej rundzie. Jeśli jest ich kilka, znika ten z największą liczbą symboli, a potem pierwszy w kolejności A1, B1, C1, D1, A2 i tak dalej aż do D4. Podczas przygotowania gry Kamieniołom w ten sam sposób usuwa swoje trzy kafelki Gliny. Sam niczego nie buduje i nie zdobywa punktów.
day-duel-how = Przeciwnikiem jest bot { $bot }, który w tej samej sytuacji gra z każdym tak samo.
day-medals-how = Medal wymaga tylu punktów, ile w tym układzie zdobył bot podany obok.
day-counting = Boty jeszcze rozgrywają ten układ…
day-no-bars = Boty nie mogły tu rozegrać tego układu. Wczytaj stronę ponownie, aby zobaczyć, ile punktów wymaga medal.
day-medal-bronze = Brąz
day-medal-silver = Srebro
day-medal-gold = Złoto
day-medal-lapis = Lapis lazuli
day-no-medal = bez medalu
day-won = wygrana { $mine } : { $theirs }
day-lost = przegrana { $mine } : { $theirs }
day-play = Zagraj
day-go-on = Graj dalej
day-practise = Trenuj
day-replay = Odtwórz grę
day-share = Udostępnij wynik
day-counts = Ta gra się liczy: nie ma w niej podpowiedzi ani cofania.
day-left = Ta gra nie została dokończona.
day-not-played = Brak gry.
day-not-finished = Jeszcze nieukończona
day-table = Wyniki na tym serwerze
day-table-none = Nikt jeszcze nie wpisał wyniku.
day-table-how = Zanim wynik zostanie zaliczony, serwer odtworzy twoją grę. Inni zobaczą twoje imię, punkty i medal, ale żadnego ruchu.
day-table-enter = Wpisz mój wynik
day-table-busy = Serwer odtwarza twoją grę…
day-table-own = Zajmujesz { $rank }. miejsce na { $count }.
day-table-away = Nie można połączyć się z serwerem, więc nie widać wyników.
day-table-again = Spróbuj ponownie
day-yesterday = Układ z wczoraj
day-history = Twoje dni
day-history-none = Jeszcze nic. Tutaj, tylko na tym urządzeniu, pojawią się rozegrane układy.
day-history-all = Pokaż wszystkie
day-streak =
    { $count ->
        [one] { $count } dzień z rzędu
       *[other] { $count } dni z rzędu
    }
day-longest =
    { $count ->
        [one] Najdłuższa seria: { $count } dzień
       *[other] Najdłuższa seria: { $count } dni
    }
