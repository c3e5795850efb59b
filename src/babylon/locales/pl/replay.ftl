### Odtwarzanie rozegranej gry.

replay-title = Odtwórz grę
replay-open = Wybierz zapis
replay-open-how = Upuść zapis gry (.bgn) w dowolnym miejscu strony albo wybierz plik z tego urządzenia. Zapis jest czytany tutaj i nigdzie nie jest wysyłany.
replay-no-record = Ten link nie zawiera gry: być może został ucięty. Poproś o niego jeszcze raz albo otwórz sam zapis.
replay-start = Gra się zaczyna.
replay-turn = Tura
replay-at = Tura { $turn } z { $turns }
replay-at-move = Tura { $turn } z { $turns }, ruch { $move }
replay-turn-before = Tura wstecz
replay-before = Ruch wstecz
replay-after = Ruch naprzód
replay-turn-after = Tura naprzód
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-line = Pokazywane punkty
replay-points = Punkty w tabeli
replay-rival = Pozostali gracze
replay-play-on = Graj dalej stąd
replay-play-on-how = Zajmujesz miejsce gracza, którego tura właśnie trwa; pozostałe zajmują boty. Kolejne kafelki i żetony są takie jak w tej grze.
replay-study = Na planszę analiz
replay-begin = Zacznij
replay-share = Udostępnij
replay-share-how = Link zawiera całą grę i otwiera ją w tym miejscu.
replay-review = Analiza
replay-deal = Jak wylosowano tę grę
replay-deal-verdict =
    { $verdict ->
        [fair] Losowanie sprawdzone
       *[forged] Losowanie niezgodne z obietnicą
    }
replay-deal-fair = Ta strona wylosowała grę jeszcze raz: z tajnej liczby ujawnionej przez serwer po grze i z liczb dodanych przez urządzenia graczy. Wynik jest taki sam, więc nikt nie wybrał kafelków, żetonów ani pierwszego gracza.
replay-deal-noted = Ta przeglądarka zanotowała obietnicę serwera przed losowaniem i tajna liczba do niej pasuje.
replay-deal-told = Kto zanotował obietnicę serwera przed losowaniem, może ją porównać: { $commitment }
replay-deal-not-promised = Tajna liczba nie jest tą, którą serwer obiecał przed losowaniem: ktoś mógł wybrać, co wylosowano.
replay-deal-not-followed = Wylosowana ponownie według dowodu, ta gra ma inne kafelki, inne żetony albo innego pierwszego gracza: zapis lub losowanie sfałszowano.
replay-film = Zapisz animację
replay-filming = Nagrano obraz { $done } z { $all } …
replay-film-failed = Ta przeglądarka nie zdołała utworzyć obrazu. Spróbuj w innej przeglądarce.
