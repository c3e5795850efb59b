### Słowa strony: poczekalnia, stół, panele, klawisze.

## Poczekalnia
web-title = Babilon: wiszące ogrody
web-welcome = Wykopuj kamień w Kamieniołomie, wznoś Tarasy na Filarach i ozdabiaj je Fontannami, Posągami, Mostami i Schodami. Wygrywa najwspanialszy ogród.
web-name = Twoje imię
web-guest = Gość
web-play-now = Zagraj teraz
web-play-now-how = Jedno kliknięcie: ty przeciwko jednemu botowi, z podpowiedziami i możliwością cofania.
web-new-table = Nowy stół…
web-my-tables = Twoje stoły
web-open-tables = Otwarte stoły
web-table-status =
    { $status ->
        [lobby] czeka na graczy
        [playing] gra trwa
       *[over] gra zakończona
    }
web-players = Gracze
web-seat-number = Miejsce { $number }
web-me = Ja
web-a-person = Osoba zaproszona linkiem
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
web-allow-undo = Tury można cofać za zgodą wszystkich
web-allow-hints = Podpowiedzi bota
web-cancel = Anuluj
web-create = Utwórz stół
web-language = Język

## Przed grą
web-waiting-room = Przygotowanie do gry
web-waiting-how = Zaproś znajomych linkiem. Gra zacznie się, gdy wszyscy będą gotowi.
web-open-seat = Wolne miejsce
web-bot = Bot
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
web-copy = Kopiuj link
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
web-pillars-kept = zachowasz tylko { $kept }
web-holdings = Filary i Magazyn
web-row-pillars = Filary
web-row-stored = Magazyn
web-supply = Pozostało w Puli Ogólnej
web-decorations = Elementy dekoracyjne, które możesz umieścić
web-spot = +{ $points } { $item }, poziom { $level }
web-keep = Zachowaj w Magazynie
web-keep-choice =
    { $keep ->
        [dug] wzięty kafelek
        [stored] kafelek z Magazynu
       *[none] nic (odrzuć)
    }
web-undo = Cofnij
web-redo = Ponów
web-hint = Podpowiedź
web-confirm = Zatwierdź
web-place = Umieść
web-turn = Obróć kafelek (R)
web-lower = Niższy poziom (−)
web-higher = Wyższy poziom (+)
web-next-corner = Inny narożnik bez podpory (O)
web-ghost =
    { $pillars ->
        [one] Poziom { $level } · { $pillars } Filar
        [few] Poziom { $level } · { $pillars } Filary
       *[many] Poziom { $level } · { $pillars } Filarów
    }
web-cut-group = Ukryj wyższe poziomy
web-cut = Pokaż do poziomu { $level }

## Na co czeka stół
web-connecting = Łączenie…
web-offline = Serwer nie odpowiada; kolejna próba za chwilę.
web-thinking = { $name } myśli…
web-hint-asked = Szukam dobrego zagrania…
web-waiting = Teraz gra: { $name }.
web-your-removal = Twój ruch: wybierz kafelek Gliny, który zostanie usunięty z gry.
web-your-dig = Twoja tura: weź widoczny kafelek z Kamieniołomu.
web-your-place =
    { $source ->
        [dug] Kliknij złoty pierścień, aby umieścić wzięty kafelek, albo zatwierdź, aby odłożyć go do Magazynu.
       *[stored] Kliknij złoty pierścień, aby umieścić kafelek z Magazynu, albo zatwierdź turę.
    }
web-your-decorations =
    { $count ->
        [one] Możesz umieścić { $count } element dekoracyjny: kliknij jego pierścień albo zatwierdź turę.
        [few] Możesz umieścić { $count } elementy dekoracyjne: kliknij pierścień albo zatwierdź turę.
       *[many] Możesz umieścić { $count } elementów dekoracyjnych: kliknij pierścień albo zatwierdź turę.
    }
web-your-end = Zatwierdź, aby zakończyć turę.
web-press-confirm = Zatwierdź, aby tak zagrać.
web-place-keys = R obraca, + − poziom, O narożnik
web-undo-asked = { $name } prosi o cofnięcie ostatniej tury.
web-agree = Zgadzam się
web-refuse = Odmawiam
web-replaced = Bot gra za ciebie.
web-return = Gram samodzielnie

## Co daje Kopanie
web-income-edge =
    { $because ->
        [edge] +{ $count } za krawędź Kamieniołomu
        [bottom] +{ $count } za dno Kamieniołomu
        [same]
            { $count ->
                [one] +{ $count } za graniczący kafelek na tym samym poziomie
               *[other] +{ $count } za graniczące kafelki na tym samym poziomie
            }
       *[lower]
            { $count ->
                [one] +{ $count } za graniczący kafelek na niższym poziomie
               *[other] +{ $count } za graniczące kafelki na niższym poziomie
            }
    }
web-income-other =
    { $kind ->
        [flower] +{ $singles } za twój kwiat
        [supply] −{ $singles }: w Puli Ogólnej brakuje Filarów
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
web-host = Gospodarz stołu
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-dealt = Kamieniołom jest przygotowany.
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
       *[resigned] { $name } rezygnuje z gry.
    }
web-log-taken-over = Za gracza { $name } gra bot.
web-log-handed-back = { $name } znów gra samodzielnie.
web-log-undo-proposed = { $name } prosi o cofnięcie tury.
web-log-undo-refused = { $name } nie zgadza się na cofnięcie tury.
web-log-seat-left = { $name } wstaje od stołu.
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-field = Napisz do graczy przy stole
web-send = Wyślij

## Klawiatura i czytnik ekranu
web-grids = Kamieniołom i ogród jako siatki pól
web-grid-keys = Strzałki przesuwają, Enter wybiera, R obraca, + − poziom, O narożnik, N następny element dekoracyjny, U cofa, Ctrl+Enter zatwierdza. Q przechodzi do Kamieniołomu, G do ogrodu.
web-cell = { $space }, poziom { $level }
web-cell-symbol = symbol: { $symbol }
web-cell-free = puste
web-cell-place = tu można umieścić kafelek
web-cell-spots =
    { $count ->
        [one] możliwy { $count } element dekoracyjny
        [few] możliwe { $count } elementy dekoracyjne
       *[many] możliwych { $count } elementów dekoracyjnych
    }
web-unknown-tile = nieznany kafelek
web-stack-empty = { $stack }, pusty stos
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
       *[auto] Automatyczna
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
web-resign = Zrezygnuj z gry
web-resign-sure = Na pewno zrezygnować?
web-keys = Klawisze: Q siatka Kamieniołomu, G siatka ogrodu, P widok z góry, 0 stół, 1 Kamieniołom, 2 twój ogród, 3 wszystkie ogrody, D wzięty kafelek, S kafelek z Magazynu, I elementy dekoracyjne, R obrót, + − poziom, O narożnik, U cofnij, H podpowiedź, Ctrl+Enter zatwierdź. Przeciąganie przesuwa widok, prawy przycisk go obraca.
web-close = Zamknij

## Koniec
web-final = Punktacja Końcowa
web-reveal-all = Pokaż od razu wszystko
web-winner =
    { $count ->
        [one] Wygrywa { $names }!
       *[other] { $names } dzielą się zwycięstwem!
    }
web-tie-broken = Remis w punktach: wygrywa gracz z najmniejszą liczbą pustych pól planszy widocznych z góry ({ $notches }).
web-tie-shared = Remis w punktach i w liczbie pustych pól planszy widocznych z góry: gracze dzielą się zwycięstwem.
web-ended =
    { $reason ->
        [time] Gra skończyła się, bo upłynął czas.
       *[resigned] Gra skończyła się, bo gracz z niej zrezygnował.
    }
web-rematch = Rewanż
web-record = Pobierz zapis gry
web-picture = Zapisz obrazek
web-look-around = Rozejrzyj się

## Kto zaczyna i według jakich zasad

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
