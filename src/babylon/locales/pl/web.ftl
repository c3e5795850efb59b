### Słowa strony: poczekalnia, stół, panele, klawisze.

## Poczekalnia
web-title = Babilon: wiszące ogrody
web-welcome = Wydobywaj kamień z Kamieniołomu, wznoś Tarasy na Filarach i zdób je Fontannami, Posągami, Mostami i Schodami. Wygrywa najpiękniejszy ogród.
web-name = Twoje imię
web-guest = Gość
web-play-now = Zagraj teraz
web-play-now-how = Jedno kliknięcie: Ty przeciw jednemu botowi, z podpowiedziami i cofaniem.
web-new-table = Nowy stół …
web-my-tables = Twoje stoły
web-open-tables = Otwarte stoły
web-table-status =
    { $status ->
        [lobby] czeka na graczy
        [playing] gra trwa
       *[over] zakończony
    }
web-players = Gracze
web-seat-number = Miejsce { $number }
web-me = Ja
web-a-person = Osoba z odnośnikiem
web-clock = Zegar
web-clock-choice =
    { $clock ->
        [none] Bez zegara
        [fast] Po 10 minut, 20 s więcej za turę
        [slow] Po 30 minut, 60 s więcej za turę
       *[days] 3 dni na turę
    }
web-access = Kto może dołączyć
web-access-choice =
    { $access ->
        [open] Każdy, stół widać w poczekalni
        [link] Kto ma odnośnik
       *[private] Tylko gracze, bez widzów
    }
web-allow-undo = Tury można cofać za zgodą wszystkich
web-allow-hints = Podpowiedzi bota
web-cancel = Anuluj
web-create = Utwórz stół
web-language = Język

## Przed rozdaniem
web-waiting-room = Stół jest przygotowywany
web-waiting-how = Zaproś znajomych odnośnikiem. Gra zacznie się, gdy wszyscy będą gotowi.
web-open-seat = Wolne miejsce
web-bot = Bot
web-bot-choice = Kto gra na tym miejscu
web-ready = Gotowe
web-not-ready = Jeszcze nie gotowe
web-i-am-ready = Gram
web-wait = Jeszcze nie
web-sit = Usiądź
web-invite = Zaproś
web-invite-watcher = Zaproś widza
web-invited = Masz zaproszenie do stołu
web-no-table = Tego stołu nie ma albo nie możesz go oglądać.
web-qr = Kod QR odnośnika
web-link = Odnośnik
web-copy = Kopiuj odnośnik
web-copied = Skopiowano

## Przy stole
web-table-title = Stół
web-seats = Miejsca
web-visit = Obejrzyj ten ogród
web-time-left = Pozostało { $time }
web-plan = Widok z góry
web-settings = Ustawienia
web-to-lobby = Do poczekalni
web-round = Runda
web-side = Punkty, dziennik i czat
web-score = Punkty
web-log = Dziennik
web-chat = Czat
web-panels = Panele
web-tab-garden = Ogród
web-tab-quarry = Kamieniołom
web-tab-score = Punkty
web-tab-others = Inni
web-category-statues = Posągi
web-category-fountains = Fontanny
web-category-bridges = Mosty
web-category-stairways = Schody
web-category-belvederes = Belwedery
web-category-diversity = Różnorodność
web-category-flowers = Kwiaty
web-category-highest = Najwyższy punkt
web-explain-points =
    { $points ->
        [one] { $points } punkt: skąd?
        [few] { $points } punkty: skąd?
       *[many] { $points } punktów: skąd?
    }
web-no-points = Tu jeszcze nie ma punktów.
web-hand = Twoje kafelki i Filary
web-pillars = pojedyncze: { $singles } · podwójne: { $doubles }
web-pillars-kept = zostaje tylko 6
web-holdings = Filary i Magazyn
web-row-pillars = Filary
web-row-stored = Magazyn
web-supply = Pozostało w Puli Ogólnej
web-decorations = Elementy dekoracyjne, które możesz postawić
web-spot = +{ $points } { $item }, poziom { $level }
web-keep = Zostaw w Magazynie
web-keep-choice =
    { $keep ->
        [dug] wykopany
        [stored] zmagazynowany
       *[none] nic
    }
web-undo = Cofnij
web-redo = Ponów
web-hint = Podpowiedź
web-confirm = Zatwierdź
web-place = Połóż
web-turn = Obróć kafelek (R)
web-lower = Niższy poziom (−)
web-higher = Wyższy poziom (+)
web-next-corner = Inny róg otwarty (O)
web-ghost =
    { $pillars ->
        [one] Poziom { $level } · { $pillars } Filar
        [few] Poziom { $level } · { $pillars } Filary
       *[many] Poziom { $level } · { $pillars } Filarów
    }
web-cut-group = Ukryj to, co wyżej
web-cut = Pokaż do poziomu { $level }

## Na co czeka stół
web-connecting = Łączenie …
web-offline = Serwer nie odpowiada; próbuję dalej.
web-thinking = { $name } myśli …
web-hint-asked = Szukam dobrej tury …
web-waiting = Teraz gra: { $name }.
web-your-removal = Twój ruch: wybierz kafelek Gliny, który przed rozgrywką wypadnie z gry.
web-your-dig = Twoja tura: wykop kafelek z Kamieniołomu.
web-your-place =
    { $source ->
        [dug] Kliknij złoty pierścień, aby położyć wykopany kafelek, albo zatwierdź, aby go zmagazynować.
       *[stored] Kliknij złoty pierścień, aby położyć zmagazynowany kafelek, albo zatwierdź turę.
    }
web-your-decorations =
    { $count ->
        [one] Możesz postawić { $count } element dekoracyjny: kliknij jego pierścień albo zatwierdź.
        [few] Możesz postawić { $count } elementy dekoracyjne: kliknij pierścień albo zatwierdź.
       *[many] Możesz postawić { $count } elementów dekoracyjnych: kliknij pierścień albo zatwierdź.
    }
web-your-end = Zatwierdź, aby zakończyć turę.
web-press-confirm = Zatwierdź, aby to zagrać.
web-place-keys = R obraca, + − poziom, O róg
web-undo-asked = { $name } prosi o cofnięcie ostatniej tury.
web-agree = Zgoda
web-refuse = Nie
web-replaced = Bot gra za Ciebie.
web-return = Gram dalej

## Co daje kopanie
web-income-edge =
    { $because ->
        [wall] +{ $count } przy ścianie Kamieniołomu
        [empty] +{ $count } obok pustych miejsc
        [same] +{ $count } obok kafelków na tym samym poziomie
       *[lower] +{ $count } obok niższych kafelków
    }
web-income-other =
    { $kind ->
        [flower] +{ $singles } za Twój kwiat
        [supply] −{ $singles }: brakuje w Puli Ogólnej
       *[token]
            { $token ->
                [fewer-pillars] −{ $singles } przez żeton Rundy
               *[other] +{ $singles } za żeton Rundy
            }
    }
web-income-total =
    { $count ->
        [one] { $count } pojedynczy Filar
        [few] { $count } pojedyncze Filary
       *[many] { $count } pojedynczych Filarów
    }

## Dziennik i czat
web-host = Gospodarz
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-dealt = Kafelki są rozłożone.
web-log-token = Nowy żeton Rundy: { $token }
web-log-claimed = { $name } siada do stołu.
web-log-undone =
    { $count ->
        [one] Cofnięto { $count } turę.
        [few] Cofnięto { $count } tury.
       *[many] Cofnięto { $count } tur.
    }
web-log-over = Koniec gry.
web-log-closed = Stół jest zamknięty.
web-log-rematch = Przygotowano rewanż.
web-log-out =
    { $reason ->
        [time] { $name }: skończył się czas.
       *[resigned] { $name } rezygnuje.
    }
web-log-taken-over = Za gracza { $name } gra bot.
web-log-handed-back = { $name } gra znowu.
web-log-undo-proposed = { $name } prosi o cofnięcie tury.
web-log-undo-refused = { $name } nie zgadza się na cofnięcie tury.
web-log-seat-left = { $name } wstaje od stołu.
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-field = Napisz do stołu
web-send = Wyślij

## Klawiatura i czytnik ekranu
web-grids = Kamieniołom i ogród jako siatki
web-grid-keys = Strzałki przesuwają, Enter gra, R obraca, + − poziom, O róg, N następny element, U cofa, Ctrl+Enter zatwierdza. Q przechodzi do Kamieniołomu, G do ogrodu.
web-cell = { $space }, poziom { $level }
web-cell-symbol = symbol: { $symbol }
web-cell-free = wolne
web-cell-place = tu można położyć kafelek
web-cell-spots =
    { $count ->
        [one] możliwy { $count } element dekoracyjny
        [few] możliwe { $count } elementy dekoracyjne
       *[many] możliwych { $count } elementów dekoracyjnych
    }
web-unknown-tile = nieznany kafelek
web-stack-empty = { $stack }, puste
web-stack-remove = można usunąć

## Ustawienia
web-setting-animate = Animacje
web-setting-sound = Dźwięk
web-setting-largeChips = Duże numery poziomów
web-setting-plainTiles = Kafelki bez pnączy
web-setting-flat = Płaski plan zamiast 3D
web-setting-quality = Jakość obrazu
web-quality =
    { $value ->
        [high] Wysoka
        [low] Niska
       *[auto] Według zmierzonej szybkości
    }
web-setting-theme = Panele
web-theme =
    { $value ->
        [light] Jasne
        [dark] Ciemne
       *[auto] Jak w systemie
    }
web-ask-undo = Poproś o cofnięcie ostatniej tury
web-bot-plays = Niech bot gra za mnie
web-resign = Zrezygnuj
web-resign-sure = Na pewno zrezygnować?
web-keys = Klawisze: Q siatka Kamieniołomu, G siatka ogrodu, P plan, 0 stół, 1 Kamieniołom, 2 Twój ogród, 3 wszystkie ogrody, D wykopany kafelek, S zmagazynowany, I elementy, R obrót, + − poziom, O róg, U cofnij, H podpowiedź, Ctrl+Enter zatwierdź. Przeciąganie przesuwa widok, prawy przycisk go obraca.
web-close = Zamknij

## Koniec
web-final = Wyniki końcowe
web-reveal-all = Pokaż od razu wszystko
web-winner =
    { $count ->
        [one] Wygrywa { $names }!
       *[other] Zwycięstwo dzielą: { $names }!
    }
web-tie-broken = Remis w punktach: zwycięzca ma mniej widocznych wycięć ({ $notches }).
web-tie-shared = Remis w punktach i w widocznych wycięciach: zwycięstwo jest wspólne.
web-ended =
    { $reason ->
        [time] Gra skończyła się, bo minął czas.
       *[resigned] Gra skończyła się, bo gracz zrezygnował.
    }
web-rematch = Rewanż
web-record = Zapisz partię
web-picture = Zapisz obraz
web-look-around = Rozejrzyj się
