bot-name-apprentice = Czeladnik
bot-name-mason = Murarz
bot-name-gardener = Ogrodnik
bot-name-architect = Architekt
bot-name-nebuchadnezzar = Nabuchodonozor
bot-apprentice = Dziś rano przeczytał zasady: spogląda na kilka kafelków i kilka miejsc i bierze to, co punktuje od razu.
bot-mason = Buduje solidnie i bez długiego namysłu: wie, który kafelek gdzie pasuje, ale nie myśli o następnej turze.
bot-gardener = Sprawdza każdy sposób rozegrania tury i wybiera ten, po którym ogród jest najpiękniejszy.
bot-architect = Planuje naprzód: zanim położy pierwszy kamień, wiele razy rozgrywa partię do końca.
bot-nebuchadnezzar = To on zbudował prawdziwe ogrody: myśli najdłużej, widzi, czego ci trzeba, i zabiera to.
notation-unknown-bot = Nie ma bota o nazwie „{ $text }”. Znane: { $known }; własnego podaj jako moduł:Klasa.
notation-bad-bot = Nie można wczytać „{ $text }”: nie ma takiego modułu albo niczego o tej nazwie w nim.
notation-bad-contestant = „{ $text }” nie wskazuje bota: podaj nazwę, nazwa@sekundy albo nazwa#próby, na przykład architect@0.5.
notation-no-tries = { $text } niczego nie przeszukuje, więc nie ma liczby prób: opuść to, co następuje po #.
notation-other-plan = { $text } zawiera inny turniej: wybierz inny folder albo te same boty, liczbę partii, graczy, edycję i ziarno.
notation-bad-place = „{ $text }” to nie miejsce gry: local, ray, ray:auto albo ray://adres.
notation-no-cluster = Pod { $text } nie odpowiada żaden klaster Ray: uruchom go przez ray start --head albo graj z --on ray.
notation-bot-move = Bot { $text } zagrał { $move }, a to ruch niedozwolony: { $reason }
notation-bot-turn = Bot { $text } odpowiedział „{ $moves }”, a to nie jest jedna cała tura: musi kończyć się końcem tury, i tylko tam; w przygotowaniu jednym usunięciem.
help-arena =
    Niech boty zagrają ze sobą i zostaną ocenione; każde rozdanie rozgrywa się raz z każdego miejsca.

    babylon arena gardener mason --games 200
    babylon arena nebuchadnezzar@1 architect --games 200 --save match
help-arena-bots = Boty: nazwa, nazwa@sekundy, nazwa#próby albo moduł:Klasa dla własnego
help-arena-games = Ile co najmniej partii; każde rozdanie rozgrywa się w całości
help-arena-seed = Ta sama liczba daje te same rozdania i ten sam przypadek
help-arena-workers = Procesy grające jednocześnie; 0 to jeden na rdzeń
help-arena-on = Gdzie grać: local, ray (uruchamiany na ten czas), ray:auto albo ray://adres
help-arena-save = Zachowaj partie tutaj; to samo wywołanie podejmuje przerwany turniej
help-arena-parquet = Zapisz każdą pozycję, ruch i wynik do tego pliku Parquet
arena-playing = Gra
arena-exported = Zapisano wierszy: { $rows }, plik { $file }
arena-bot = Bot
arena-against = Przeciw
arena-rating = Ocena (95 %)
arena-seats = Miejsca
arena-games = Partie
arena-wins = Wygrane
arena-points = PZ
arena-seconds = Sekundy na turę
arena-slowest = Najdłużej
arena-share = Wyprzedza (95 %)
arena-margin = Przewaga (95 %)
arena-explained = Oceny według OpenSkill: każdy zaczyna od 25. Remis to pół wygranej. ± to połowa przedziału 95 %.
help-hint =
    Powiedz, które tury są teraz najlepsze, jaką dają przewagę i ile punktują.

    babylon hint game.bgn --seconds 3
help-hint-seconds = Jak długo myśleć
help-hint-tries = Próby znalezienia najlepszych tur zamiast sekund: wtedy odpowiedź da się dokładnie powtórzyć
help-hint-worlds = Możliwe światy, w których porównuje się pokazane tury
help-hint-most = Ile tur pokazać
help-hint-seed = Ta sama liczba tworzy te same światy
hint-for = Miejsce { $seat }, runda { $round }. Przewaga to oczekiwany wynik końcowy ponad najlepszym z pozostałych; ± to połowa jej przedziału 95 %.
hint-over = Gra jest skończona: nie ma już tury, w której można doradzić.
hint-turn = Tura
hint-margin = Przewaga
hint-gain = Od razu
hint-gains = W tym
hint-round = Runda
hint-seat = Miejsce
hint-seat-number = Miejsce { $seat }
hint-points = PZ
hint-cost = Stracone
hint-luck = Szczęście
hint-played = Zagrano
hint-better = Lepiej
hint-expected = Oczekiwane punkty po każdej turze
hint-mistakes = Największe błędy
hint-analysis = Analiza partii
hint-looking = Przeglądanie tur
hint-compiling = Kompilowanie botów dla tego komputera, tylko ten raz: około minuty …
hint-explained = Stracone: o ile tury ustępowały najlepszym znalezionym. Szczęście: co zmieniły odkryte kafelki i żetony. Oba w punktach przewagi; ± to połowa przedziału 95 %.
hint-no-mistakes = Żadna tura nie była na pewno błędem.
help-analyse =
    Przyjrzyj się turom partii: co było najlepsze, co było błędem, a co szczęściem.

    babylon analyse game.bgn --html game.html
help-analyse-tries = Próby szukania najlepszej tury
help-analyse-worlds = Możliwe światy, w których porównuje się dwie tury
help-analyse-most = Ile błędów pokazać
help-analyse-seed = Ta sama liczba tworzy te same światy
help-analyse-svg = Zapisz wykres do tego pliku
help-analyse-html = Zapisz stronę z wykresem i tabelami do tego pliku
cli-nothing-to-analyse = { $file } nie zawiera ani jednej całej tury.
help-study =
    Rozegraj tysiące partii i opisz, czego uczą o Babilonie: strona z wykresami i Markdown.

    babylon study docs/study --games 2000
help-study-folder = Gdzie zapisać raport
help-study-bot = Kto gra: bot jak w `babylon arena`
help-study-games = Partie na każdą edycję i każdą liczbę graczy
help-study-seed = Ta sama liczba daje te same partie
help-study-workers = Procesy grające jednocześnie; 0 to jeden na rdzeń
study-done = Raport leży w { $folder }.
help-train =
    Naucz się z gier botów ze sobą, czym boty mierzą ogród, i zapisz wagi.

    babylon train weights
help-train-folder = Gdzie zapisać wagi
help-train-lessons = Lekcje z partii, każda dopasowana najmniejszymi kwadratami
help-train-generations = Pokolenia zmian sprawdzanych na całych partiach
help-train-games = Partie w lekcji; ćwierć tego na każdą zmianę
help-train-seed = Ta sama liczba daje te same partie
train-lesson = Lekcja { $number }: { $points } pkt na ogród, błąd { $missed } pkt
train-generation = { $set }, pokolenie { $number }: { $points } pkt na ogród
