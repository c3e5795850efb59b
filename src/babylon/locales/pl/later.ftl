### Słowa tego, co otwiera się tylko czasem: okna, poczekalnia, dziennik, koniec gry.

web-where = Gdzie grasz
web-where-choice =
    { $where ->
        [device] Na tym urządzeniu
       *[online] Online
    }
web-where-how =
    { $where ->
        [device] Osoby przy tym ekranie grają po kolei, a boty działają w przeglądarce. Internet nie jest potrzebny.
       *[online] Inni dołączają ze swoich urządzeń przez link.
    }
web-seat-number = Miejsce { $number }
web-me = Ja
web-here = Osoba przy tym ekranie
web-a-person = Osoba zaproszona linkiem
web-level-mine = Mniej więcej tak dobry jak ja (siła { $level })
web-level-mine-how = Dostosowuje się do twoich wyników na tym urządzeniu: po wygranej jest silniejszy, po przegranej łagodniejszy.
web-levels = Siła gry
web-characters = Postacie
web-seat-name = Imię gracza { $number }
web-seat-flower = Kwiat gracza { $number }
web-clock = Zegar
web-clock-choice =
    { $clock ->
        [none] Bez zegara
        [fast] 10 minut na gracza, plus 20 s za każdą turę
        [slow] 30 minut na gracza, plus 60 s za każdą turę
       *[days] 3 dni na turę
    }
web-access = Kto może dołączyć
web-access-choice =
    { $access ->
        [open] Każdy, stół widać w poczekalni
        [link] Każdy, kto ma link
       *[private] Tylko gracze, bez widzów
    }
web-seats-each = Ile miejsc może zająć gość
web-allow-undo = Tury można cofać za zgodą wszystkich
web-undo-here = Tury można cofać
web-allow-hints = Podpowiedzi bota
web-rated = Gra rankingowa
web-rated-how = Każdy potrzebuje imienia na tym serwerze, a gra toczy się z zegarem. Nie ma cofania, podpowiedzi ani zastępstw.
web-stand-in = Zastępca nieobecnych
web-create = Utwórz stół
web-waiting-room = Przygotowanie do gry
web-waiting-how = Zaproś znajomych linkiem. Gra zacznie się, gdy wszyscy będą gotowi.
web-waiting-guest = Gra zacznie się, gdy wszyscy będą gotowi.
web-stand-in-how = Gdy kogoś nie ma od { $seconds } s, pozostali mogą oddać jego tury botowi { $bot } do czasu powrotu.
web-bot-choice = Kto gra na tym miejscu
web-ready = Czeka na początek gry
web-not-ready = Jeszcze się przygotowuje
web-i-am-ready = Możemy zaczynać
web-wait = Jeszcze chwila
web-sit = Usiądź
web-invite = Zaproś
web-invite-watcher = Zaproś widza
web-invited = Masz zaproszenie do stołu
web-no-table = Tego stołu nie ma albo nie masz do niego dostępu.
web-qr = Kod QR z linkiem
web-link = Link
web-share-address = Adres
web-share-network = Ten adres otworzą telefony w tej samej sieci.
web-share-here = Ten adres działa tylko na tym komputerze. Aby inni mogli wejść, uruchom serwer z opcją --host 0.0.0.0.
web-by-link = Tylko z linkiem od gospodarza stołu
web-ahead-more = Zaplanuj inną na wszelki wypadek
web-ahead-how = Ułóż następną turę jak zwykle, a potem ją zachowaj. Zostanie rozegrana, gdy tylko nadejdzie, jeśli kafelek nadal tam będzie.
web-ahead-stop = Przestań planować
web-ahead-list = Twój plan ({ $count })
web-ahead-order = Zostanie rozegrana pierwsza, którą się da.
web-ahead-drop = Usuń
web-ahead-drop-which = Usuń turę nr { $number } z planu
web-ahead-dropped = Twój plan nie został rozegrany.
web-get-up = Wstań
web-remove = Odbierz miejsce
web-remove-sure = Na pewno odebrać?
web-removed = Gospodarz stołu odebrał ci miejsce.
web-removed-how = Aby wrócić, potrzebujesz od gospodarza nowego linku.
web-new-links = Nowe linki
web-new-links-how = Wszystkie stare linki od razu przestaną działać.
web-undo-asked =
    { $count ->
        [one] { $name } prosi o cofnięcie ostatniej tury. To, co odkryto, pozostaje znane.
       *[other] { $name } prosi o cofnięcie { $count } ostatnich tur. To, co odkryto, pozostaje znane.
    }
web-undo-waiting = Prosisz o cofnięcie. Czekamy na odpowiedź: { $names }.
web-undo-others = { $name } prosi o cofnięcie. Czekamy na odpowiedź: { $names }.
web-undo-withdraw = Już nie proszę
web-ask-pause = Poproś o przerwę
web-pause-begin = Zrób przerwę w grze
web-pause-days = Długość przerwy
web-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
web-pause-asked =
    { $count ->
        [one] { $name } prosi o przerwę w grze na { $count } dzień. Zegary będą stały.
        [few] { $name } prosi o przerwę w grze na { $count } dni. Zegary będą stały.
        [many] { $name } prosi o przerwę w grze na { $count } dni. Zegary będą stały.
       *[other] { $name } prosi o przerwę w grze na { $count } dnia. Zegary będą stały.
    }
web-pause-waiting = Prosisz o przerwę. Czekamy na odpowiedź: { $names }.
web-pause-others = { $name } prosi o przerwę. Czekamy na odpowiedź: { $names }.
web-paused = Przerwa w grze do { $date }: zegary stoją. Mimo to możesz grać.
web-resume = Zakończ przerwę
web-agree = Zgadzam się
web-refuse = Odmawiam
web-replaced = { $bot } gra za ciebie.
web-return = Gram samodzielnie
web-away = Gracza { $name } nie ma. { $bot } może zagrać za { $seconds } s.
web-away-long = Gracza { $name } nie ma. Czy do jego powrotu ma grać { $bot }?
web-call-stand-in = Niech gra { $bot }
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-dealt = Kamieniołom jest przygotowany.
web-log-rated = Ta gra liczy się do rankingu.
web-log-token = Nowy żeton Rundy: { $token }
web-log-claimed = { $name } siada do stołu.
web-log-hurried = { $name }: mało czasu na namysł, bo inni czekali.
web-log-undone =
    { $count ->
        [one] Cofnięto { $count } turę.
        [few] Cofnięto { $count } tury.
       *[many] Cofnięto { $count } tur.
    }
web-log-over = Koniec gry.
web-log-opened = Gry przy wszystkich stołach z tym układem się skończyły: teraz każdy może obejrzeć ten stół.
web-log-closed = Stół jest zamknięty.
web-log-rematch = Przygotowano rewanż.
web-log-astray = Ta strona pogubiła się w przebiegu gry i wczytała ją ponownie ze stołu. Graj dalej.
web-log-newer = Dostępna jest nowsza wersja tej strony. Wczyta się, gdy zatwierdzisz lub cofniesz swoją turę.
web-log-out =
    { $reason ->
        [time] { $name }: skończył się czas.
       *[resigned] { $name } rezygnuje z gry.
    }
web-log-taken-over =
    { $reason ->
        [asked] { $name } oddaje swoje tury: gra { $bot }.
        [absent] Gracza { $name } nie ma: gra { $bot }.
        [time] Graczowi { $name } skończył się czas: gra { $bot }.
       *[out] Za gracza { $name } gra dalej { $bot }.
    }
web-log-handed-back = { $name } znów gra samodzielnie.
web-log-undo-proposed =
    { $count ->
        [one] { $name } prosi o cofnięcie { $count } tury. Pytanie do: { $names }.
       *[other] { $name } prosi o cofnięcie { $count } tur. Pytanie do: { $names }.
    }
web-log-undo-refused = { $name } nie zgadza się na cofnięcie tury.
web-log-undo-agreed = { $name } zgadza się na cofnięcie.
web-log-undo-withdrawn = { $name } nie prosi już o cofnięcie.
web-log-pause-proposed =
    { $count ->
        [one] { $name } prosi o przerwę w grze na { $count } dzień.
        [few] { $name } prosi o przerwę w grze na { $count } dni.
        [many] { $name } prosi o przerwę w grze na { $count } dni.
       *[other] { $name } prosi o przerwę w grze na { $count } dnia.
    }
web-log-pause-agreed = { $name } zgadza się na przerwę.
web-log-pause-refused = { $name } nie zgadza się na przerwę.
web-log-pause-withdrawn = { $name } nie prosi już o przerwę.
web-log-paused = Przerwa w grze do { $date }.
web-log-resumed = { $name } kończy przerwę: zegary znów idą.
web-log-away = { $name } ma urlop do { $date }: ten zegar stoi.
web-log-back = { $name } wraca z urlopu.
web-log-practice = Odtąd to gra treningowa: nigdzie się nie liczy.
web-log-hinted = { $name } korzysta z podpowiedzi bota.
web-log-seat-left = { $name } wstaje od stołu.
web-log-seat-removed = Gospodarz stołu odbiera miejsce: { $name }.
web-log-links-renewed = Gospodarz stołu utworzył nowe linki; stare już nie działają.
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-field = Napisz do graczy przy stole
web-send = Wyślij
web-setting-animate = Animacje
web-setting-pace = Tury innych graczy
web-pace =
    { $value ->
        [off] Od razu
        [fast] Krok po kroku, szybko
        [slow] Krok po kroku, powoli
       *[normal] Krok po kroku
    }
web-setting-sound = Dźwięk
web-setting-largeChips = Duże numery poziomów
web-setting-plainTiles = Kafelki bez pnączy
web-setting-flat = Płaski plan zamiast 3D
web-setting-quality = Jakość obrazu
web-quality =
    { $value ->
        [high] Wysoka
        [low] Niska
       *[auto] Automatyczna
    }
web-quality-measured =
    { $quality ->
        [high] Automatyczna: wysoka, bo klatka zajmuje tu { $milliseconds } ms
       *[low] { $tried ->
            [high] Automatyczna: niska, bo z cieniami klatka zajęłaby tu { $milliseconds } ms
           *[low] Automatyczna: niska, bo klatka zajmuje tu { $milliseconds } ms
        }
    }
web-setting-theme = Panele
web-theme =
    { $value ->
        [light] Jasne
        [dark] Ciemne
       *[auto] Jak w systemie
    }
web-ask-undo = Poproś o cofnięcie mojej ostatniej tury
web-undo-confirmed = W tej turze nie ma czego cofać. Twoja zatwierdzona tura:
web-undo-own =
    { $practice ->
        [yes] Cofnij moją ostatnią turę
       *[no] Cofnij moją ostatnią turę (odtąd gra treningowa)
    }
web-bot-plays = Niech bot gra za mnie
web-resign = Zrezygnuj z gry
web-resign-sure = Na pewno zrezygnować?
web-keys =
    { $device ->
        [touch] Przeciągnij jednym palcem, aby przesunąć widok; dwa palce przybliżają go i obracają. Dotknij, aby zobaczyć skutek zagrania, a potem dotknij jeszcze raz albo użyj przycisku, aby je wykonać.
       *[other] Klawisze: Q siatka Kamieniołomu, G siatka ogrodu, P widok z góry, 0 stół, 1 Kamieniołom, 2 twój ogród, 3 wszystkie ogrody, D wzięty kafelek, S kafelek z Magazynu, I elementy dekoracyjne, R obrót, + − poziom, O narożnik, U cofnij, H podpowiedź, ? zasada, Ctrl+Enter zatwierdź. Przeciąganie przesuwa widok, prawy przycisk go obraca.
    }
web-final = Punktacja Końcowa
web-reveal-all = Pokaż od razu wszystko
web-ended =
    { $reason ->
        [time] Gra skończyła się, bo upłynął czas.
       *[resigned] Gra skończyła się, bo gracz z niej zrezygnował.
    }
web-rematch = Rewanż
web-replay = Odtwórz grę
web-review = Analiza
web-look-around = Rozejrzyj się
web-back-to-scores = Wróć do punktacji
web-first = Pierwszy gracz
web-first-choice =
    { $first ->
        [lot] Losowo wybrany
       *[seat] Miejsce 1
    }
web-first-lot = Pierwszy gracz zostanie wylosowany, gdy wszyscy będą gotowi.
web-choose-flower = Twój kwiat
web-edition =
    { $mixed ->
        [yes] Wydanie: { $edition }, ze zmianami
       *[no] Wydanie: { $edition }
    }
web-mix = Zmień poszczególne zasady
web-about-highest = Ile punktów daje najwyższy kafelek na koniec gry.
web-about-overlap = Czy kafelek może leżeć dokładnie nad innym.
web-about-gap = Co dzieje się z polem, nad którym przebiega Most.
web-about-belvederes = Czego wymaga kafelek, którego narożnik zostaje bez podpory.
web-about-supply = Ile elementów każdego rodzaju jest w grze.
web-credits-version = Wersja { $version }
web-credits-game = Babilon to gra planszowa, której autorem jest Olivier Grégoire, a wydawcą Geek Attitude Games. To wydanie jest nieoficjalne: nie powstało u nich, a oni go nie firmują ani nie wspierają. Jeśli ci się podoba, kup grę w pudełku.
web-credits-rules = Zasady pochodzą z pięciu drukowanych instrukcji (angielskiej, polskiej, japońskiej i chińskich w obu rodzajach pisma), opowiedziane naszymi słowami. Nie ma tu nic z ich grafik ani tekstów, a rysunki na kafelkach są nasze własne.
web-credits-licence = To wolne oprogramowanie na licencji MIT.
web-credits-packages = Praca innych
web-credits-packages-how = To wydanie powstało z użyciem poniższych pakietów, podanych w wersjach, z którymi jest testowane. Wybierz pakiet, aby przeczytać jego licencję.
web-credits-page = Na stronie
web-credits-server = Na serwerze
web-credits-missing = Nie udało się wczytać listy: wczytaj stronę ponownie.
web-setting-tips = Wskazówki dla początkujących

## Zanim ktoś usiądzie
web-invited-by = { $name } zaprasza cię do gry
web-your-seat = Twoje miejsce
web-watching-here = Jesteś tu w roli widza: nie ma dla ciebie wolnego miejsca. Zobaczysz grę, gdy tylko się zacznie.
web-terms-seats =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[other] { $count } graczy
    }, { $free ->
        [0] brak wolnych miejsc
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
       *[other] { $free } wolnych miejsc
    }
web-terms-no-clock = Bez zegara: nikt nikogo nie pogania
web-terms-days =
    { $days ->
        [one] { $days } dzień na turę
       *[other] { $days } dni na turę
    }
web-terms-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
web-terms-seconds = { $seconds } s
web-terms-time = { $time } na gracza
web-terms-more-time = { $time } na gracza, plus { $increment } s za każdą turę
web-terms-help = Pomoc
web-terms-hints =
    { $allowed ->
        [yes] Bot podpowiada każdemu, kto poprosi
       *[no] Bez podpowiedzi
    }
web-terms-undo =
    { $allowed ->
        [yes] Tury można cofać za zgodą wszystkich
       *[no] Zatwierdzonych tur nie można cofać
    }
web-terms-watch = Widzowie
web-terms-watchers =
    { $access ->
        [open] Oglądać może każdy
        [link] Oglądać może każdy, kto ma link dla widzów
       *[private] Nikt nie może oglądać
    }
web-terms-ratings = Ranking
web-terms-rated = Gra liczy się do rankingu
web-to-tournament = Do turnieju

web-company = Kto jeszcze tu jest
web-mute = Wycisz
web-report = Zgłoś …
web-report-how = Zobaczą to gospodarze tego serwera, razem z ostatnimi wypowiedziami przy tym stole. Nikt inny się nie dowie.
web-report-why = Powód
web-report-reason =
    { $reason ->
        [chat] Wypowiedzi
        [name] Imię
        [play] Sposób gry
       *[other] Coś innego
    }
web-report-note = Własnymi słowami
web-report-send = Wyślij
web-reported = Dziękujemy. Gospodarze się temu przyjrzą.
web-invite-name = Albo zaproś kogoś, podając imię, które tu ma
web-invite-send = Zaproś
web-invite-sent = { $name } znajdzie zaproszenie na stronie „Znajdź grę”.
