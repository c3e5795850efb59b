### Ocena agenta: `babylon benchmark`, `babylon verify-benchmark`, `babylon leaderboard`

help-benchmark =
    Oceń agenta w zadaniach zestawu: pokonaj każdego z naszych botów przy dwóch, trzech i czterech graczach, wykorzystaj słabości jednego z nich, przewiduj przewagę, rozwiązuj zagadki.

    babylon benchmark mybots:Masterpiece --out masterpiece.json
help-benchmark-agent = Bot: nazwa, nazwa@sekundy, nazwa#próby albo moduł:fabryka dla własnego
help-benchmark-out = Gdzie zapisać wynik wraz ze wszystkim, czego trzeba do sprawdzenia
help-benchmark-size = Ile pytań: check, small albo full
help-benchmark-task = Tylko zadania o tej nazwie albo pasujące do wzorca, np. beat-*-2; można podać kilka razy
help-benchmark-name = Nazwa agenta w wyniku, jeśli ma być inna niż podana tutaj
help-benchmark-seed = Ziarno układów początkowych i botów na pozostałych miejscach; porównywać można wyniki o tym samym ziarnie
help-benchmark-workers = Ile procesów pracuje jednocześnie; 0 to jeden na rdzeń

help-verify-benchmark =
    Odtwórz każdą grę wyniku, zapytaj przeciwników ponownie o ich tury i policz wszystkie liczby od nowa.

    babylon verify-benchmark masterpiece.json
help-verify-benchmark-file = Wynik zapisany przez babylon benchmark
help-verify-benchmark-task = Tylko zadania o tej nazwie albo pasujące do wzorca, np. beat-*-2; można podać kilka razy
help-verify-benchmark-workers = Ile procesów pracuje jednocześnie; 0 to jeden na rdzeń

help-leaderboard =
    Porównaj wyniki testów; każdy z nich jest najpierw sprawdzany.

    babylon leaderboard results/*.json --page leaderboard.md
help-leaderboard-files = Wyniki o tym samym rozmiarze i ziarnie
help-leaderboard-page = Zapisz tabelę jako stronę w formacie Markdown
help-leaderboard-trust = Nie sprawdzaj najpierw wyników

benchmark-asking = Pytania
benchmark-asking-again = Sprawdzanie
benchmark-left-out = { $agent } nie ma metody „margin”, więc zadanie { $task } zostaje pominięte.
benchmark-title = { $agent }, rozmiar { $size }, ziarno { $seed }
benchmark-agent = Agent
benchmark-task = Zadanie
benchmark-questions = Pytania
benchmark-score = Wynik (95%)
benchmark-margin = Przewaga (95%)
benchmark-explained = beat: odsetek pozostałych miejsc, które agent wyprzedza, remis liczy się za pół. exploit: punkty przewagi. predict: o ile punktów mylą się odpowiedzi; mniej znaczy lepiej. solve: odsetek rozwiązanych zagadek.
benchmark-verified = { $problems ->
    [0] Wszystkie odpowiedzi (liczba: { $entries }) i wszystkie liczby zgadzają się z plikiem.
   *[other] Liczba niezgodności: { $problems }; liczba odpowiedzi: { $entries }.
    }

leaderboard-title = Tabela wyników
leaderboard-intro = Zestaw { $suite }, rozmiar { $size }, ziarno { $seed }. Gry z każdym z naszych botów przy dwóch, trzech i czterech graczach: { $two }, { $three } i { $four }; gry wykorzystujące słabości bota: { $exploit }; pozycje do przewidzenia: { $positions }; zagadki: { $puzzles }. Nawiasy i ± to przedziały 95%. *Wyprzedza* to odsetek pozostałych miejsc, które agent wyprzedza, licząc wszystkie nasze boty; 50% to równa gra. Każdy agent ma link do swojego wyniku, który odtwarza `babylon verify-benchmark`.
leaderboard-ahead = Wyprzedza, graczy: { $players }
leaderboard-exploit = Wykorzystanie, punkty
leaderboard-predict = Błąd przewidywania
leaderboard-solve = Zagadki
leaderboard-package = Wersja
leaderboard-tasks = Zadanie po zadaniu

benchmark-unknown-task = Nie ma zadania o nazwie „{ $text }”. Zadania: { $known }; * zastępuje cokolwiek.
benchmark-nothing-to-ask = { $agent } nie bierze udziału w żadnym z tych zadań: przewidywanie wymaga metody „margin”.
benchmark-other-terms = Wynik agenta { $agent } ma inny rozmiar lub inne ziarno: porównuj tylko wyniki o tym samym rozmiarze i ziarnie.
benchmark-no-json = To nie jest JSON: { $reason }
benchmark-no-result = To nie jest wynik polecenia babylon benchmark.
benchmark-bad-head = Na początku wyniku brakuje „{ $name }” albo jest tam coś, co nie może tam być.
benchmark-other-head = { $name } ma w wyniku wartość { $told }, a tutaj { $wanted }. Sprawdź wynik wersją { $package } pakietu babylon-game, która go zapisała.
benchmark-bad-task = Zadania { $place } wyniku nie ma w zestawie albo nie ma ono wpisów.
benchmark-double-task = Zadanie { $task } występuje w wyniku dwa razy.
benchmark-bad-figures = Liczby zadania { $task } nie są liczbami.
benchmark-bad-entry = { $task }: wpis { $number } nie wygląda jak wpis tego zadania.
benchmark-missing-entry = { $task }: brakuje numeru { $number }; pytań było { $wanted }, licząc od 0.
benchmark-extra-entry = { $task }: wpisów jest { $told }, a pytań było { $wanted }, albo wpisy nie są po kolei.
benchmark-wrong-figure = { $task }: { $name } ma wynosić { $told }, ale z wpisów wychodzi { $counted }.
benchmark-wrong-deal = { $task }, gra { $game }: układ początkowy ma numer { $told }, a powinien mieć { $wanted }.
benchmark-wrong-seat = { $task }, gra { $game }: agent siedzi na miejscu { $told }, a powinien na { $wanted }.
benchmark-game-refused = { $task }, gra { $game }: { $reason }
benchmark-game-cut = { $task }, gra { $game }: ruchy kończą się przed końcem tury { $turn }.
benchmark-other-move = { $task }, gra { $game }, tura { $turn }: w pliku jest { $told }, a gra się tam { $wanted }.
benchmark-moves-after-end = { $task }, gra { $game }: { $told } następuje po końcu gry.
benchmark-wrong-points = { $task }, gra { $game }: punkty mają wynosić { $told }, ale wychodzi { $counted } albo inna liczba pustych pól planszy widocznych z góry.
benchmark-wrong-margin = { $task }, pozycja { $number }: przewaga ma wynosić { $told }, ale wynosiła { $counted }.
benchmark-other-puzzle = { $task }, numer { $number }: to zagadka { $told }, a powinna być { $wanted }.
benchmark-puzzle-refused = { $task }, numer { $number }, zagadka { $puzzle }: { $reason }
benchmark-puzzle-solved = { $task }, numer { $number }: zagadka { $puzzle } ma być nierozwiązana, ale ta tura ją rozwiązuje.
benchmark-puzzle-unsolved = { $task }, numer { $number }: zagadka { $puzzle } ma być rozwiązana, ale ta tura jej nie rozwiązuje.
