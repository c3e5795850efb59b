bot-name-apprentice = Uczeń
bot-name-mason = Murarz
bot-name-gardener = Ogrodnik
bot-name-architect = Architekt
bot-name-nebuchadnezzar = Nabuchodonozor
bot-name-semiramis = Semiramida
bot-name-level-1 = Siła 1
bot-name-level-2 = Siła 2
bot-name-level-3 = Siła 3
bot-name-level-4 = Siła 4
bot-name-level-5 = Siła 5
bot-name-level-6 = Siła 6
bot-name-level-7 = Siła 7
bot-name-level-8 = Siła 8
bot-name-quarry = Kamieniołom
bot-apprentice = Zasady przeczytał dziś rano: spogląda na kilka kafelków i kilka miejsc, po czym bierze to, co od razu daje punkty.
bot-mason = Buduje solidnie i bez długiego namysłu: wie, który kafelek gdzie pasuje, ale nie myśli o następnej turze.
bot-gardener = Sprawdza każdy sposób rozegrania tury i wybiera ten, po którym ogród jest najpiękniejszy.
bot-architect = Planuje naprzód: zanim położy pierwszy kamień, wiele razy rozgrywa w myślach kolejne tury.
bot-nebuchadnezzar = To on wzniósł prawdziwe ogrody: myśli najdłużej, widzi, czego ci trzeba, i zabiera ci to sprzed nosa.
bot-semiramis = To dla niej wzniesiono ogrody: widziała, jak wyrasta sto tysięcy, i wie, co będzie z twojego.
bot-level-1 = Mało co dostrzega: przeciwnik na pierwszą grę, także dla dzieci.
bot-level-2 = Przeocza większość możliwości, ale niczego nie marnuje.
bot-level-3 = Co zauważy, buduje dobrze, lecz sporo mu umyka.
bot-level-4 = Widzi mniej więcej co trzecią możliwość; dobry kafelek może mu umknąć.
bot-level-5 = W swojej turze niczego nie przeocza, ale o następnej nie myśli.
bot-level-6 = Zanim wybierze, kilka dobrych tur rozgrywa dalej w myślach.
bot-level-7 = Porównuje wiele tur i wie, co wyrośnie z ogrodu.
bot-level-8 = Najsilniejszy: myśli tak długo, jak mu wolno.
notation-unknown-bot = Nie ma bota o nazwie „{ $text }”. Znane boty: { $known }; własnego podaj jako moduł:Klasa.
notation-bad-bot = Nie można wczytać „{ $text }”: nie ma takiego modułu albo nie ma w nim niczego o tej nazwie.
notation-bot-needs-numpy = „{ $text }” potrzebuje biblioteki NumPy: pip install 'babylon-game[fast]'
notation-bad-net = To nie jest plik sieci: brakuje wag albo nie są liczbami całkowitymi. Wytrenuj ją poleceniem babylon train-net.
notation-net-of-other-shape = Części tej sieci mają inne rozmiary niż { $layers }. Wytrenuj ją poleceniem babylon train-net.
notation-net-was-changed = Liczby tej sieci nie są tymi, które wytrenowano: skrót się nie zgadza. Użyj pliku takiego, jaki został zapisany.
notation-net-of-other-rules = Tę sieć wytrenowano dla innych zasad ({ $rules }, obecne: { $present }). Wytrenuj ją poleceniem babylon train-net.
notation-no-place-for-levels = Na tej stronie nie ma miejsca na tabelę siły: wpisz „{ $begin }” i „{ $end }” tam, gdzie ma stać.
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
help-arena-ladder = Niech każda z ośmiu sił zagra z niższą, dla dwóch, trzech i czterech graczy
help-arena-write = Wstaw tabelę siły na tę stronę, między jej dwa zaznaczone miejsca
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
hint-denied = Odebrane
hint-by-line = Do końca gry
hint-luck = Szczęście
hint-tile-luck = Kafelki
hint-token-luck = Żetony Rundy
hint-played = Zagrano
hint-better = Lepiej
hint-expected = Oczekiwane punkty po każdej turze
hint-mistakes = Największe błędy
hint-mistakes-explained = Odebrane: ta ich część, którą lepsze zagranie odebrałoby pozostałym. Do końca gry: co by ono przyniosło, w podziale na kategorie punktów.
hint-analysis = Analiza gry
hint-looking = Przeglądanie tur
hint-explained = Stracone: o ile zagrania ustępowały najlepszym znalezionym. Szczęście: ile zmieniły odkryte kafelki i żetony, razem i osobno. Jedno i drugie w punktach przewagi; ± to połowa przedziału 95%.
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
help-explain =
    Powiedz, co jeszcze przyniesie pozycja: ile według sieci Semiramidy zyska każdy wiersz notatnika i na co sieć przy tym liczy.

    babylon explain gra.bgn --ply 60
explain-round = Runda { $round }: ile punktów jest teraz w notatniku i ile według sieci przybędzie do końca gry.
explain-counts-on = { $seat } liczy na: { $parts }
explain-part =
    { $what ->
        [stored] kafelek w Magazynie
        [pillars] Filary w Magazynie
        [statue] { $count ->
            [one] symbol Posągu na polu { $spaces } (poziom { $level })
           *[other] symbole Posągów na polach { $spaces } (poziom { $level })
        }
        [fountain] { $count ->
            [one] symbol Fontanny na polu { $spaces } (poziom { $level })
           *[other] symbole Fontann na polach { $spaces } (poziom { $level })
        }
        [bridge] { $count ->
            [one] symbol Mostu na polu { $spaces } (poziom { $level })
           *[other] symbole Mostów na polach { $spaces } (poziom { $level })
        }
       *[stairway] { $count ->
            [one] symbol Schodów na polu { $spaces } (poziom { $level })
           *[other] symbole Schodów na polach { $spaces } (poziom { $level })
        }
    }
explain-parts = Każda część jest warta tyle, o ile więcej sieć oczekuje niż po tym samym ogrodzie bez niej. Części liczą też na siebie nawzajem, więc ich punkty nie sumują się do tego, co jeszcze przyjdzie.
help-calibrate =
    Niech sieć zagra sama ze sobą: porównaj przewagę, którą przewiduje po rundach 3, 6, 9 i 12, z tą, która naprawdę wychodzi.

    babylon calibrate --games 1000 --svg kalibracja.svg
help-calibrate-games = Liczba gier do rozegrania
help-calibrate-seed = Ta sama liczba daje te same gry
help-calibrate-svg = Zapisz wykres do tego pliku
calibrate-round = Runda
calibrate-net = Sieć
calibrate-features = Cechy
calibrate-more = Sieć ponad cechy
calibrate-limit = Granica losu
calibrate-missed = Błąd
calibrate-straight = Po korekcie
calibrate-title = Przewaga na koniec według tej, którą przewidziała sieć
calibrate-after = Po rundzie { $round }
calibrate-explained = Sieć, cechy: jaką część wariancji końcowej przewagi w jednej połowie gier przewiduje sieć, a jaką 21 cech dopasowanych do drugiej połowy. Granica losu: część rozstrzygnięta do tej chwili. Błąd: o ile punktów myli się sieć (pierwiastek błędu średniokwadratowego). Po korekcie: sieć, gdy usunie się jej odchylenie i nachylenie wyznaczone w drugiej połowie. ± to połowa przedziału 95%.
help-best-garden =
    Sprawdź, ile punktów zasady pozwalają zdobyć ogrodowi w piętnastu rundach: gra, w której je zdobyto, jest odtwarzana, a granica, której żaden ogród nie przekroczy, jest obliczana na nowo.

    babylon best-garden
    babylon best-garden znaleziona.bgn --search --seed 2
help-best-garden-file = Gra do sprawdzenia zamiast najlepszej znanej albo plik, do którego --search zapisuje wynik
help-best-garden-search = Szukaj dobrego ogrodu: układ początkowy i drugi gracz pomagają
help-best-garden-seed = Ta sama liczba znajduje ten sam ogród
help-best-garden-width = Ile przebiegów gry szukanie zachowuje po każdej rundzie
best-garden-reached = Pierwszy gracz ma { $points } pkt, jego najwyższy kafelek leży na poziomie { $level }: każdy ruch był dozwolony.
best-garden-bound = Żaden układ początkowy i żadna pomoc nie dają ogrodowi więcej niż { $points } pkt, niezależnie od wysokości (do { $levels }); wyższe nie mogą powstać.
cli-no-best-garden = { $file } nie jest zakończoną grą dla dwojga według wydania revised.
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
help-train-net =
    Trenuj sieć, która ocenia ogrody, pokolenie po pokoleniu: nowe zostaje, jeśli pokona poprzednie. Polecenie podejmuje pracę tam, gdzie ją przerwano.

    babylon train-net school
help-train-net-folder = Gdzie zapisywać sieć i dziennik jej pokoleń
help-train-net-generations = Liczba pokoleń łącznie z tymi, które już są
help-train-net-games = Liczba gier, z których uczy się pokolenie
help-train-net-seed = Ta sama liczba daje te same gry
train-net-kept = Pokolenie { $number }: { $points } pkt na ogród, błąd { $missed } pkt; wygrywa { $share } % gier ({ $games }) i zostaje
train-net-not-kept = Pokolenie { $number }: { $points } pkt na ogród, błąd { $missed } pkt; wygrywa { $share } % gier ({ $games }) i odpada
