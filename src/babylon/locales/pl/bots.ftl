bot-name-apprentice = Uczeń
bot-name-mason = Murarz
bot-name-gardener = Ogrodnik
bot-name-architect = Architekt
bot-name-nebuchadnezzar = Nabuchodonozor
bot-name-quarry = Kamieniołom
bot-apprentice = Zasady przeczytał dziś rano: spogląda na kilka kafelków i kilka miejsc, po czym bierze to, co od razu daje punkty.
bot-mason = Buduje solidnie i bez długiego namysłu: wie, który kafelek gdzie pasuje, ale nie myśli o następnej turze.
bot-gardener = Sprawdza każdy sposób rozegrania tury i wybiera ten, po którym ogród jest najpiękniejszy.
bot-architect = Planuje naprzód: zanim położy pierwszy kamień, wiele razy rozgrywa w myślach kolejne tury.
bot-nebuchadnezzar = To on wzniósł prawdziwe ogrody: myśli najdłużej, widzi, czego ci trzeba, i zabiera ci to sprzed nosa.
notation-unknown-bot = Nie ma bota o nazwie „{ $text }”. Znane boty: { $known }; własnego podaj jako moduł:Klasa.
notation-bad-bot = Nie można wczytać „{ $text }”: nie ma takiego modułu albo nie ma w nim niczego o tej nazwie.
notation-bad-contestant = „{ $text }” nie wskazuje bota: podaj nazwę, nazwa@sekundy albo nazwa#próby, na przykład architect@0.5.
notation-no-tries = { $text } niczego nie przeszukuje, więc nie ma liczby prób: pomiń to, co następuje po #.
notation-other-plan = { $text } zawiera inny turniej: wybierz inny folder albo te same boty, tę samą liczbę gier i graczy, to samo wydanie i to samo ziarno.
notation-bad-place = „{ $text }” to nie miejsce gry: wybierz local, ray, ray:auto albo ray://adres.
notation-no-cluster = Pod adresem { $text } nie odpowiada żaden klaster Ray: uruchom go poleceniem ray start --head albo graj z --on ray.
notation-bot-move = Bot { $text } wykonał ruch { $move }, a jest on niedozwolony: { $reason }
notation-bot-turn = Bot { $text } odpowiedział „{ $moves }”, a to nie jest jedna pełna tura: koniec tury musi w niej stać raz, jako ostatni; podczas przygotowania odpowiedzią jest jedno usunięcie kafelka.
help-arena =
    Niech boty zagrają ze sobą i zostaną ocenione; każdy układ początkowy rozgrywa się raz z każdego miejsca.

    babylon arena gardener mason --games 200
    babylon arena nebuchadnezzar@1 architect --games 200 --save turniej
help-arena-bots = Boty: nazwa, nazwa@sekundy, nazwa#próby albo moduł:Klasa dla własnego
help-arena-games = Ile gier co najmniej; każdy układ początkowy rozgrywa się w całości
help-arena-seed = Ta sama liczba daje te same układy początkowe i te same losowania
help-arena-workers = Ile procesów gra jednocześnie; 0 to jeden na rdzeń
help-arena-on = Gdzie grać: local, ray (uruchamiany na ten czas), ray:auto albo ray://adres
help-arena-save = Zachowaj gry tutaj; to samo wywołanie wznowi przerwany turniej
help-arena-parquet = Zapisz każdą pozycję, każdy ruch i wynik do tego pliku Parquet
arena-playing = Rozgrywki
arena-exported = Liczba wierszy zapisanych w { $file }: { $rows }
arena-bot = Bot
arena-against = Przeciwnik
arena-rating = Ocena (95%)
arena-seats = Występy
arena-games = Gry
arena-wins = Wygrane
arena-points = PZ
arena-seconds = Sekundy na turę
arena-slowest = Najdłuższa
arena-share = Wyprzedza (95%)
arena-margin = Przewaga (95%)
arena-explained = Oceny według OpenSkill: każdy zaczyna od 25. Remis to pół wygranej. ± to połowa przedziału 95%.
help-hint =
    Powiedz, które zagrania są teraz najlepsze, jaką dają przewagę i ile punktów.

    babylon hint gra.bgn --seconds 3
help-hint-seconds = Jak długo myśleć
help-hint-tries = Liczba prób znalezienia najlepszych zagrań zamiast sekund: wtedy odpowiedź da się dokładnie powtórzyć
help-hint-worlds = Liczba możliwych światów, w których porównuje się pokazane zagrania
help-hint-most = Ile zagrań pokazać
help-hint-seed = Ta sama liczba tworzy te same światy
hint-for = Gracz { $seat }, runda { $round }. Przewaga: o ile punktów powinien na koniec gry wyprzedzić najlepszego z pozostałych graczy; ± to połowa jej przedziału 95%.
hint-over = Gra się skończyła: nie ma już tury, w której można by doradzić.
hint-turn = Zagranie
hint-margin = Przewaga
hint-gain = Od razu
hint-gains = W tym
hint-round = Runda
hint-seat = Gracz
hint-seat-number = Gracz { $seat }
hint-points = PZ
hint-cost = Stracone
hint-luck = Szczęście
hint-played = Zagrano
hint-better = Lepiej
hint-expected = Oczekiwane punkty po każdej turze
hint-mistakes = Największe błędy
hint-analysis = Analiza gry
hint-looking = Przeglądanie tur
hint-explained = Stracone: o ile zagrania ustępowały najlepszym znalezionym. Szczęście: ile zmieniły odkryte kafelki i żetony. Jedno i drugie w punktach przewagi; ± to połowa przedziału 95%.
hint-no-mistakes = O żadnej turze nie można na pewno powiedzieć, że była błędem.
help-analyse =
    Przyjrzyj się turom rozegranej gry: co było najlepsze, co było błędem, a co szczęściem.

    babylon analyse gra.bgn --html gra.html
help-analyse-tries = Liczba prób znalezienia najlepszego zagrania
help-analyse-worlds = Liczba możliwych światów, w których porównuje się dwa zagrania
help-analyse-most = Ile błędów pokazać
help-analyse-seed = Ta sama liczba tworzy te same światy
help-analyse-svg = Zapisz wykres do tego pliku
help-analyse-html = Zapisz stronę z wykresem i tabelami do tego pliku
cli-nothing-to-analyse = { $file } nie zawiera ani jednej pełnej tury.
help-study =
    Rozegraj tysiące gier i opisz, czego uczą o Babilonie: strona z wykresami i Markdown.

    babylon study docs/study --games 2000
help-study-folder = Gdzie zapisać raport
help-study-bot = Kto gra: bot jak w `babylon arena`
help-study-games = Liczba gier na każde wydanie i każdą liczbę graczy
help-study-seed = Ta sama liczba daje te same gry
help-study-workers = Ile procesów gra jednocześnie; 0 to jeden na rdzeń
study-done = Raport zapisano w { $folder }.
help-train =
    Naucz boty oceniać ogród na podstawie gier, które rozegrają same ze sobą, i zapisz wagi.

    babylon train weights
help-train-folder = Gdzie zapisać wagi
help-train-lessons = Liczba lekcji; w każdej wagi dopasowuje się metodą najmniejszych kwadratów
help-train-generations = Liczba pokoleń zmian, które sprawdza się w całych grach
help-train-games = Liczba gier w lekcji; na każdą zmianę przypada ćwierć tej liczby
help-train-seed = Ta sama liczba daje te same gry
train-lesson = Lekcja { $number }: { $points } pkt na ogród, błąd { $missed } pkt
train-generation = { $set }, pokolenie { $number }: { $points } pkt na ogród
