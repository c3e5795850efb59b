### Słowa strony: poczekalnia, stół, panele, klawisze.

## Poczekalnia
web-title = Babilon: wiszące ogrody
web-title-turn = ● Twoja tura – Babilon
web-welcome = Wykopuj kamień w Kamieniołomie, wznoś Tarasy na Filarach i ozdabiaj je Fontannami, Posągami, Mostami i Schodami. Wygrywa najwspanialszy ogród.
web-name = Twoje imię
web-guest = Gość
web-play-now = Zagraj teraz
web-play-now-how = Od razu: ty przeciwko jednemu botowi, z podpowiedziami i możliwością cofania.
web-new-table = Nowy stół…
web-device-tables = Stoły na tym urządzeniu
web-delete = Usuń
web-delete-sure = Na pewno usunąć?
web-server-away = Serwer nie odpowiada. Tymczasem możesz grać na tym urządzeniu.
web-device-refused = Ta przeglądarka nie pozwala stronie zapisywać gier; tak bywa w oknach prywatnych. Zezwól jej na zapis danych albo użyj innego okna.
web-my-tables = Twoje stoły
web-open-tables = Otwarte stoły
web-more-tables = Pokaż więcej stołów
web-table-status =
    { $status ->
        [lobby] czeka na graczy
        [playing] gra trwa
       *[over] gra zakończona
    }
web-players = Gracze
web-cancel = Anuluj
web-language = Język

## Przed grą
web-open-seat = Wolne miejsce
web-bot = Bot
web-copy = Kopiuj link
web-copied = Skopiowano

## Przy stole
web-table-title = Stół
web-seats = Miejsca
web-visit = Obejrzyj ten ogród
web-practice = Trening
web-practice-how = Gra treningowa: tury cofnięto bez pytania innych o zgodę, więc nigdzie się nie liczy.
web-host-bots = Boty na urządzeniu
web-host-bots-how = Boty myślą w przeglądarce gospodarza stołu, więc ta gra nigdzie się nie liczy.
web-played-by = Gra { $bot }
web-absent = nieobecny gracz
web-watching =
    { $count ->
        [0] Oglądasz
        [one] Oglądasz
       *[other] Oglądasz (widzów: { $count })
    }
web-time-left = Pozostało { $time }
web-on-vacation = Urlop do { $date }
web-my-turn = Twoja tura
web-plan = Widok z góry
web-rules = Zasady gry
web-rule = Pokaż zasadę
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
web-undo-turn = Cofnij turę…
web-redo = Ponów
web-hint = Podpowiedź
web-confirm = Zatwierdź
web-ahead = Zaplanuj następną turę
web-ahead-ready = Zachować tę turę jako plan?
web-ahead-keep = Zachowaj plan
web-ahead-changed = Ktoś już zabrał kafelek z { $stack }.
web-ahead-broken = Teraz zabraniają tego zasady.
web-ends =
    { $keep ->
        [dug]
            { $discarded ->
                [stored]
                    { $start ->
                        [yes] Zachowaj wzięty kafelek, odrzuć kafelek początkowy i zakończ turę
                       *[no] Zachowaj wzięty kafelek, odrzuć ten z Magazynu i zakończ turę
                    }
               *[none] Zachowaj wzięty kafelek i zakończ turę
            }
        [stored]
            { $discarded ->
                [dug] Odrzuć wzięty kafelek i zakończ turę
               *[none] Zachowaj kafelek z Magazynu i zakończ turę
            }
       *[none]
            { $discarded ->
                [dug] Odrzuć wzięty kafelek i zakończ turę
                [stored]
                    { $start ->
                        [yes] Odrzuć kafelek początkowy i zakończ turę
                       *[no] Odrzuć kafelek z Magazynu i zakończ turę
                    }
                [both]
                    { $start ->
                        [yes] Odrzuć wzięty kafelek oraz kafelek początkowy i zakończ turę
                       *[no] Odrzuć oba kafelki i zakończ turę
                    }
               *[none] Zakończ turę
            }
    }
web-place = Umieść
web-build = Zbuduj
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
web-thinking-for = { $bot } myśli za gracza { $name }…
web-hint-asked = Szukam dobrego zagrania…
web-waiting = Teraz gra: { $name }.
web-paused-unwatched = Boty czekają, aż ktoś będzie patrzył.
web-paused-quota = Ta rozgrywka botów czeka: jej gospodarz ma już tyle innych w toku, ile można mieć naraz.
web-paused-busy = Wiele rozgrywek czeka na boty; { $name } zagra, gdy przyjdzie kolej.
web-your-removal =
    { $name ->
        [you] Twój ruch: wybierz kafelek Gliny, który zostanie usunięty z gry.
       *[other] Teraz { $name }: wybierz kafelek Gliny, który zostanie usunięty z gry.
    }
web-your-dig =
    { $name ->
        [you] Twoja tura: weź widoczny kafelek z Kamieniołomu.
       *[other] Teraz { $name }: weź widoczny kafelek z Kamieniołomu.
    }
web-your-place =
    { $device ->
        [touch] Dotknij złotego pierścienia, aby umieścić { $source ->
            [dug] wzięty kafelek
           *[stored] kafelek z Magazynu
        }, albo zatwierdź turę.
        [keys] Wybierz oznaczone pole i naciśnij Enter, aby umieścić { $source ->
            [dug] wzięty kafelek
           *[stored] kafelek z Magazynu
        }, albo zatwierdź turę: Ctrl+Enter.
       *[mouse] Kliknij złoty pierścień, aby umieścić { $source ->
            [dug] wzięty kafelek
           *[stored] kafelek z Magazynu
        }, albo zatwierdź turę.
    }
web-your-decorations =
    Możesz umieścić { $count ->
        [one] { $count } element dekoracyjny
        [few] { $count } elementy dekoracyjne
       *[many] { $count } elementów dekoracyjnych
    }: { $device ->
        [touch] dotknij pierścienia albo zatwierdź turę.
        [keys] wybierz klawiszem N i naciśnij Enter albo zatwierdź: Ctrl+Enter.
       *[mouse] kliknij pierścień albo zatwierdź turę.
    }
web-your-end =
    { $device ->
        [touch] Dotknij „Zatwierdź”, aby zakończyć turę.
        [keys] Naciśnij Ctrl+Enter, aby zakończyć turę.
       *[mouse] Kliknij „Zatwierdź”, aby zakończyć turę.
    }
web-press-confirm =
    { $device ->
        [touch] Dotknij „Zatwierdź”, aby tak zagrać.
        [keys] Naciśnij Ctrl+Enter, aby tak zagrać.
       *[mouse] Kliknij „Zatwierdź”, aby tak zagrać.
    }
web-already-chosen = Wybrano już stos { $stack }: zatwierdź wybór albo go cofnij, aby wybrać inny.
web-place-keys = R obraca, + − poziom, O narożnik

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
web-did-dig =
    { $count ->
        [one] { $name } bierze kafelek ze stosu { $stack } i otrzymuje { $count } Filar
        [few] { $name } bierze kafelek ze stosu { $stack } i otrzymuje { $count } Filary
       *[many] { $name } bierze kafelek ze stosu { $stack } i otrzymuje { $count } Filarów
    }
web-line-points = { $line } { $points }
web-turn-points = punkty: { $sign }{ $count } ({ $lines })
web-turns = Ostatnie tury
web-step-place = { $name } umieszcza kafelek na pozycji { $position }, poziom { $level }
web-sum-dig =
    { $count ->
        [one] { $stack } (+{ $count } Filar)
        [few] { $stack } (+{ $count } Filary)
       *[many] { $stack } (+{ $count } Filarów)
    }
web-sum-place = kafelek na poziomie { $level }
web-sum-points = { $sign }{ $count } pkt
web-skip = Pomiń

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
web-close = Zamknij

## Koniec
web-winner =
    { $count ->
        [one] Wygrywa { $names }!
       *[other] { $names } dzielą się zwycięstwem!
    }
web-tie-broken = Remis w punktach: wygrywa gracz z najmniejszą liczbą pustych pól planszy widocznych z góry ({ $notches }).
web-tie-shared = Remis w punktach i w liczbie pustych pól planszy widocznych z góry: gracze dzielą się zwycięstwem.
web-record = Pobierz zapis gry
web-picture = Zapisz obrazek
web-study = Plansza analiz
web-open-record = Odtwórz zapis gry
web-my-games = Moje gry
web-tournaments = Turnieje
web-profile = Profil
web-find = Znajdź grę
web-ratings = Rankingi
web-puzzles = Zagadki

## Kto zaczyna i według jakich zasad


## O tym wydaniu
web-pad = Notatnik do gry planszowej
web-credits = O tym wydaniu

## Nauka gry
web-learn = Naucz się grać
web-day = Układ dnia
web-learn-how = Pierwszy raz tutaj? Poznaj grę, grając: około dziesięciu minut, krok po kroku.
