### Turnieje: ogłaszanie, udział, oczekiwanie, klasyfikacja, porównanie układów.

tournaments-title = Turnieje
tournaments-how = Ogłoś turniej i zaproś ludzi linkiem. Gdy przy wszystkich stołach jest ten sam układ, wygrywa lepszy gracz.
tournaments-mine = Twoje turnieje
tournaments-listed = Turnieje dla wszystkich
tournaments-new = Nowy turniej
tournaments-name = Nazwa turnieju
tournaments-usual-name = Wieczór klubowy
tournaments-format-label = Format
tournaments-rounds = Rundy turnieju
tournaments-lasts = Ile minut trwa
tournaments-teams = Drużyny
tournaments-team = Drużyna
tournaments-fill = Boty dla wyrównania liczby graczy
tournaments-fill-none = Żadne: ktoś pauzuje
tournaments-duplicate = Ten sam układ przy wszystkich stołach rundy
tournaments-duplicate-short = te same układy
tournaments-duplicate-how = Każdego porównuje się z tymi, którzy mieli te same kafelki na tym samym miejscu. Dopóki wszyscy nie skończą, nikt nie widzi innego stołu.
tournaments-late = Można dołączyć po rozpoczęciu
tournaments-list-it = Pokaż na liście dla wszystkich
tournaments-call = Ogłoś turniej
tournaments-join = Weź udział
tournaments-join-do = Dołącz
tournaments-leave = Zrezygnuj
tournaments-remove = Usuń
tournaments-remove-who = Usuń: { $name }
tournaments-invite = Zaproś linkiem lub kodem QR
tournaments-your-table = Twój stół czeka
tournaments-your-table-how = Idź do stołu i zgłoś gotowość. Kto nie przyjdzie na czas, przegrywa grę.
tournaments-to-table = Do stołu
tournaments-organiser = Ten turniej jest twój
tournaments-start = Rozpocznij
tournaments-pause = Wstrzymaj
tournaments-resume = Wznów
tournaments-close = Zakończ
tournaments-close-sure = Na pewno zakończyć?
tournaments-bots = Boty
tournaments-how-many = Ile
tournaments-add-bots = Dodaj
tournaments-standings = Klasyfikacja
tournaments-rank = Miejsce
tournaments-score = Wynik
tournaments-games = Gry
tournaments-swing = Ponad średnią
tournaments-opponents = Przeciwnicy
tournaments-margin = Różnica
tournaments-points = Punkty
tournaments-score-duplicate = Wynik: jaka część grających ten sam układ na tym samym miejscu ma mniejszą różnicę. Różnica: o ile punktów więcej niż pozostali przy stole. Ponad średnią: o ile różnica jest większa od średniej wszystkich na tym miejscu.
tournaments-score-plain = Wynik: jaką część pozostałych graczy przy stole udało się wyprzedzić. Przeciwnicy: wyniki napotkanych przeciwników, które rozstrzygają remisy.
tournaments-csv = Zapisz jako CSV
tournaments-round = Runda { $round }
tournaments-pairing = Przydział stołów nr { $round }
tournaments-round-of = runda { $round } z { $count }
tournaments-seat = Gracz
tournaments-table = Stół
tournaments-absent = nieobecność
tournaments-ended = koniec
tournaments-playing = w toku
tournaments-replay-of = Odtwórz grę przy stole { $number }
tournaments-table-of = Stół { $number }
tournaments-byes = Pauza: { $names }
tournaments-sealed = Gry będzie można obejrzeć, gdy skończą wszystkie stoły.
tournaments-compare = Jak z tym układem poradziły sobie poszczególne stoły
tournaments-compare-how = Punkty po każdej turze. Wybór liczby przenosi do tej chwili gry; najwyższy wynik na danym miejscu jest pogrubiony.
tournaments-compare-pad = Na koniec, według wierszy notatnika
tournaments-why-round = Runda { $round }: różnica { $margin } na miejscu { $seat }, gdzie średnia stołów to { $mean }. Wynik: { $score }.
tournaments-why-alone = Runda { $round }: wynik { $score }.
tournaments-why-best = Najwięcej dała runda { $round }.
tournaments-in-seat = miejsce { $seat }
tournaments-format = { $format ->
    [round-robin] Każdy z każdym
    [knock-out] Pucharowy
    [arena] Arena
   *[swiss] Szwajcarski
 }
tournaments-format-how = { $format ->
    [round-robin] Każdy spotyka każdego.
    [knock-out] Połowa graczy z każdego stołu przechodzi do następnej rundy.
    [arena] Przez pewien czas każdy wolny gracz dostaje następny stół.
   *[swiss] W każdej rundzie spotykają się ci, którym idzie podobnie; nikt nie odpada.
 }
tournaments-status = { $status ->
    [running] trwa
    [paused] wstrzymany
    [over] zakończony
    [closed] anulowany
   *[open] otwarty na zgłoszenia
 }
tournaments-wait = { $status ->
    [running] Bierzesz udział. Następny stół pojawi się tutaj, gdy tylko będzie przydzielony.
   *[open] Bierzesz udział. Stół pojawi się tutaj, gdy organizator zacznie.
 }
tournaments-entrants = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[other] { $count } graczy
 }
tournaments-minutes = { $count ->
    [one] po { $count } minucie
    [few] po { $count } minuty
   *[other] po { $count } minut
 }
tournaments-days = { $count ->
    [one] { $count } dzień na turę
   *[other] { $count } dni na turę
 }
tournaments-team-of = { $count ->
    [1] każdy gra dla siebie
   *[other] drużyny po { $count }
 }
