### Wiersz poleceń: strony pomocy, pytania i odpowiedzi oraz to, co było nie tak z danymi.

## Ramy stron pomocy

help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = (domyślnie: { $value })
help-required = (wymagane)

help-option-help = Pokaż tę stronę
help-option-lang = Język: en, pl, ja, zh-Hans lub zh-Hant; domyślnie z BABYLON_LANG albo z ustawień systemu
help-option-version = Pokaż wersję
help-option-file = Zapis gry, na przykład gra.bgn; - czyta standardowe wejście
help-option-json = Odpowiedz w formacie JSON, dla programów
help-option-ply = Pokaż grę po tylu ruchach zamiast na końcu
help-option-seat = Tylko ten gracz; pierwszy gracz ma numer 1
help-option-players = Ilu graczy: 2, 3 lub 4
help-option-edition = revised, en, pl, ja, zh-Hans lub zh-Hant; `babylon editions` mówi, czym się różnią
help-option-seed = Ta sama liczba daje ten sam układ początkowy; domyślnie losowy
help-option-tiles = Zestaw kafelków: standard albo ścieżka do własnego pliku
help-option-names = Imiona graczy, na przykład "Ada, Bo"

## Strony pomocy

help-babylon =
    Babilon, gra planszowa: graj, zapisuj gry, pytaj o zasady.

    Zacznij od gry w tym terminalu:

    babylon play

    Każde polecenie ma własną stronę pomocy, na przykład

    babylon score --help

help-new =
    Przygotuj grę i zapisz ją.

    Zapis to zwykły tekst, który czyta każde inne polecenie. Można też mieszać zasady różnych wydań.

    babylon new --players 3 --edition ja --out gra.bgn
    babylon new --seed 7 --highest square

help-new-flowers = Plansze w kolejności graczy, na przykład "pink white"
help-new-highest = Ile punktów daje najwyższy kafelek: double lub square
help-new-overlap = Całkowite zakrywanie się kafelków: never, one-level lub beneath
help-new-gap = Pole pod Mostem: empty, open lub covered
help-new-belvederes = Narożnik bez podpory: required lub while-they-last
help-new-lot = Wylosuj pierwszego gracza
help-new-supply = Siedem liczb: pojedyncze Filary, podwójne Filary, Belwedery, Schody, Fontanny, Mosty, Posągi
help-new-out = Zapisz do tego pliku, zamiast wypisać w terminalu

help-play =
    Zagraj w tym terminalu, z innymi przy tej samej klawiaturze lub przeciwko botom.

    Wybierasz spośród ponumerowanych wierszy albo wpisujesz ruch tak, jak w zapisie gry. Podczas gry wpisz ?, aby zobaczyć pomoc. Jeśli podasz plik, gra będzie w nim zapisywana po każdej turze i będzie można ją kontynuować.

    babylon play
    babylon play gra.bgn --players 3
    babylon play --bot gardener

help-play-file = Zapisuj grę tutaj; jeśli plik istnieje, kontynuuj ją
help-play-bot = Bot za następnego gracza, począwszy od drugiego; 1=gardener wskazuje gracza; powtórz dla kolejnych botów

help-show =
    Pokaż stół: Kamieniołom, ogrody i punkty.

    babylon show gra.bgn
    babylon show gra.bgn --ply 40 --seat 2
    babylon show gra.bgn --svg stol.svg --view plan

help-show-svg = Zamiast tego narysuj stół w tym pliku SVG
help-show-view = Jak rysować: iso (przestrzennie) lub plan (z góry)

help-legal =
    Wypisz wszystkie ruchy, na które pozwalają teraz zasady.

    babylon legal gra.bgn --words

help-legal-words = Opisz każdy ruch słowami

help-why =
    Powiedz, czy ruch jest dozwolony, a jeśli nie, którą zasadę łamie.

    Kod wyjścia to 0 dla ruchu dozwolonego, a 1 dla niedozwolonego.

    babylon why gra.bgn "sc4/2>0"

help-why-move = Ruch jak w zapisie gry, na przykład B2, dc4/1>2-ne, S:c4 lub =s

help-score =
    Policz punkty w zapisanej grze albo w ogrodach z gry planszowej, które wpiszesz.

    Ogród to tekst: jedna rzecz w wierszu, od dołu do góry; punkty liczy się według wszystkich pięciu instrukcji. Kafelek to pozycja, poziom i kwiat, a także -ne, jeśli na narożniku bez podpory stoi Belweder, albo ~ne, jeśli Belwederu tam nie ma; elementy dekoracyjne podaje się tak, jak w zapisie gry. Szybciej jest policzyć to, co widać z góry, poziom po poziomie. Dzięki wierszowi „garden Ada” przed każdym ogrodem policzysz kilka naraz i dowiesz się, kto wygrywa.

    babylon score gra.bgn --points
    babylon score ogrod.txt

    Ogród z dwóch kafelków, Belwederu i Posągu:

    babylon score - << END
    c4/1 pink
    d5/2 white -ne
    S:d5
    END

    Dwa policzone ogrody:

    babylon score - << END
    garden Ada
    statues 3 2
    stairways 1
    flowers 2 3 1 2
    highest 3
    garden Bo
    fountains 1 1
    highest 2
    END

help-score-file = Zapis gry lub ogrody; - czyta standardowe wejście
help-score-points = Powiedz, skąd pochodzi każdy punkt
help-score-edition = Wydanie, według którego liczone są punkty kilku ogrodów

help-replay =
    Pokaż grę tura po turze, słowami i na rysunkach.

    babylon replay gra.bgn --delay 2

help-replay-delay = Odczekaj tyle sekund po każdej turze

help-check =
    Sprawdź, czy zapis gry lub zestaw kafelków jest poprawny; jeśli nie, powiedz, gdzie jest błąd.

    babylon check gra.bgn
    babylon check moje.tiles

help-check-file = Zapis gry lub zestaw kafelków; - czyta standardowe wejście

help-completion =
    Wypisz to, co powłoka wczytuje, aby uzupełniać polecenia i opcje.

    babylon completion bash >> ~/.bashrc
    babylon completion fish > ~/.config/fish/completions/babylon.fish

help-completion-shell = Powłoka: bash, zsh albo fish

help-editions =
    Pokaż, czym różnią się drukowane instrukcje i gdzie o tym piszą.

    babylon editions

help-rules =
    Przeczytaj zasady gry, dla każdego wydania i z rysunkami.

    Bez nazwy rozdziału zobaczysz ich spis; „all” pokazuje wszystkie. Nazwą rozdziału może być też żeton, wiersz notatnika albo kod odmowy.

    babylon rules
    babylon rules bridges --edition ja
    babylon rules --search "zakryty Posąg"

help-rules-section = Na przykład dig, overlap, ruling-3, token-fill-blank albo refusal-not-fresh; all pokazuje całość
help-rules-search = Pokaż rozdział zawierający te słowa i wymień pozostałe

help-perft =
    Policz ciągi złożone z tylu ruchów: odcisk palca zasad, dla programistów.

    babylon perft 2 --players 4 --seed 7

help-perft-depth = Ile ruchów w głąb
help-perft-file = Licz od końca tego zapisu; bez niego od nowego układu początkowego
help-perft-seed = Ta sama liczba daje ten sam układ początkowy

## Niepasujące wywołania

usage-missing = Brakuje parametru { $parameter }: zobacz { $command } --help
usage-bad-value = Wartości parametru { $parameter } nie można użyć: zobacz { $command } --help
usage-not-whole = Wartości parametru { $parameter } nie można użyć: potrzebna jest liczba całkowita, zobacz { $command } --help
usage-not-number = Wartości parametru { $parameter } nie można użyć: potrzebna jest liczba, zobacz { $command } --help
usage-too-small = Wartości parametru { $parameter } nie można użyć: potrzebna jest liczba nie mniejsza niż { $least }, zobacz { $command } --help
usage-no-such-option = Nie ma opcji { $option }: zobacz { $command } --help
usage-no-value = Opcja { $option } wymaga wartości: zobacz { $command } --help
usage-too-many = Jest za dużo argumentów albo brakuje cudzysłowów: zobacz { $command } --help
usage-no-such-command = Nie ma polecenia „{ $name }”: spróbuj { $known } albo zobacz { $command } --help

## Złe dane

cli-unknown-language = Nie ma języka „{ $value }”: wybierz jeden z { $known }.
cli-no-rule = W zasadach nie ma rozdziału „{ $value }”: wybierz jeden z następujących: { $known }.
cli-no-file = Nie ma pliku { $file }: sprawdź nazwę.
cli-not-text = { $file } nie jest tekstem: podaj zapis gry, zestaw kafelków lub ogród.
cli-unreadable = Nie można odczytać pliku { $file } ({ $reason }): podaj inny plik.
cli-unwritable = Nie można zapisać pliku { $file } ({ $reason }): podaj inny plik.
cli-in-file = { $file }: { $reason }
cli-bad-ply = W tej grze nie ma ruchu { $value }: wybierz od 0 do { $most }.
cli-bad-seat = Nie ma gracza { $value }: wybierz od 1 do { $most }.
cli-bad-choice = { $option } nie może mieć wartości „{ $value }”: możliwe są { $known }.
cli-arena-who = Podaj boty, które mają grać, albo wybierz { $option }, by każda siła zagrała z niższą; nie jedno i drugie.
cli-bad-supply = „{ $value }” to nie Pula Ogólna: podaj siedem liczb do 999, na przykład "148 60 38 15 15 15 38".
cli-bad-flower = Nie ma kwiatu „{ $value }”: wybierz jeden z { $known }.
cli-flower-twice = { $value } występuje dwa razy: każdy gracz potrzebuje innego kwiatu.
cli-flower-count =
    { $count ->
        [one] { $count } kwiat dla { $players } graczy: podaj po jednym dla każdego.
        [few] { $count } kwiaty dla { $players } graczy: podaj po jednym dla każdego.
       *[many] { $count } kwiatów dla { $players } graczy: podaj po jednym dla każdego.
    }
cli-name-count = „{ $value }” nie podaje imion { $players } graczy: wpisz tyle imion, oddzielając je przecinkami.
cli-garden-line = Wiersz { $line }: { $reason }
cli-garden-form = „{ $value }” to ani kafelek, ani element dekoracyjny, ani liczba elementów: napisz c4/2 pink, c4/2 pink -ne, S:c4, F:c4-d4, B:c4-e4, T:c4-d4 albo na przykład statues 3 2.
cli-garden-tiles = Żaden ogród nie ma więcej niż { $most } kafelków: pomiń kilka.
cli-garden-count = Ogrodów jest { $count }, to za dużo: grać może najwyżej { $most } graczy.
cli-garden-mixed = Elementy ogrodu albo się liczy, albo wpisuje po kolei: przed następnym ogrodem napisz wiersz „garden” z imieniem.
cli-bad-count = „{ $value }” nie jest niczym, co można policzyć: wybierz jedno z następujących: { $known }.
cli-too-many-counts = Za dużo liczb po „{ $value }”: najwyżej { $most }.
cli-bot-seat = Nie wiadomo, za kogo ma grać bot „{ $value }”: podaj jego nazwę albo gracz=nazwa, z numerem gracza od 1 do { $most }.
cli-bot-illegal = Bot { $name } wykonał ruch { $move }, a jest on niedozwolony: { $reason }
cli-needs-extra = To polecenie wymaga części, która nie jest zainstalowana ({ $module }): pip install 'babylon-game[{ $extra }]'

## Odpowiedzi

cli-legal = Ruch { $move } jest dozwolony.
cli-refused = Ruch { $move } jest niedozwolony. { $sentence } (zasady, rozdział { $section })
cli-good-tiles =
    { $count ->
        [one] Wszystko w porządku: zestaw { $name }, { $count } kafelek.
        [few] Wszystko w porządku: zestaw { $name }, { $count } kafelki.
       *[many] Wszystko w porządku: zestaw { $name }, { $count } kafelków.
    }
cli-good-record =
    { $moves ->
        [one] Wszystko w porządku: gra w rundzie { $round } z { $rounds } po { $moves } ruchu, { $scores }.
       *[other] Wszystko w porządku: gra w rundzie { $round } z { $rounds } po { $moves } ruchach, { $scores }.
    }
cli-good-record-over =
    { $moves ->
        [one] Wszystko w porządku: zakończona gra, { $moves } ruch, { $scores }.
        [few] Wszystko w porządku: zakończona gra, { $moves } ruchy, { $scores }.
       *[many] Wszystko w porządku: zakończona gra, { $moves } ruchów, { $scores }.
    }
cli-good-variations =
    { $count ->
        [one] Dozwolona jest także { $count } tura w wariantach.
        [few] Dozwolone są także { $count } tury w wariantach.
       *[many] Dozwolonych jest także { $count } tur w wariantach.
    }
cli-line = wiersz { $line }
cli-not-allowed = Tu niedozwolone
cli-star-forbidden = * Ta instrukcja nie pozwoliłaby tak zbudować ogrodu.
cli-count-notches = Remis ({ $names }): policzcie puste pola planszy widoczne z góry.
cli-by-notches = { $winners } (najmniej pustych pól planszy widocznych z góry)
cli-pieces-order = Elementy w tej kolejności: { $pieces }.
cli-gained = { $change } pkt

## Gra w terminalu

cli-welcome = Wybierz numer albo wpisz ruch; ? to pomoc, h podpowiada, u cofa, q kończy.
cli-legend = wielka litera: zbudowane
cli-help =
    12      wybierz wiersz 12
    B2      albo inny ruch jak w zapisie gry: dc4/1>0  S:c4  =s
    u       cofnij ostatni ruch
    b       wróć do poprzedniego pytania (albo sam Enter)
    w RUCH  dlaczego ten ruch jest niedozwolony?
    h       które zagrania są teraz najlepsze? (h 10: myśl dziesięć sekund)
    s       punkty i skąd się wzięły
    t       cały stół ze wszystkimi ogrodami
    save PLIK  zapisz grę w pliku
    q       zakończ
    Kafelki pokazano jako dwa rzędy od północy: ✻ st/.f ma Posąg na północnym zachodzie, a Fontannę na południowym wschodzie.
cli-ask-remove = Który kafelek Gliny usuwasz?
cli-ask-dig = Który kafelek bierzesz? (+ otrzymane Filary)
cli-ask-build = Co robisz?
cli-ask-where = Gdzie ma leżeć? (pole południowo-zachodnie / poziom, Filary; albo wpisz c4/1)
cli-ask-corner = Które narożniki podeprzeć?
cli-ask-turned = Jak ma być obrócony? (rząd północny / południowy)
cli-place-dug = Umieść wzięty kafelek
cli-place-stored = Umieść kafelek z Magazynu
cli-corner =
    { $corner ->
        [nw] narożnik północno-zachodni bez podpory, z Belwederem
        [ne] narożnik północno-wschodni bez podpory, z Belwederem
        [se] narożnik południowo-wschodni bez podpory, z Belwederem
        [sw] narożnik południowo-zachodni bez podpory, z Belwederem
       *[none] wszystkie cztery narożniki
    }
cli-turned =
    { $turns ->
        [0] bez obrotu
        [1] obrócony w prawo
        [2] obrócony o 180°
       *[3] obrócony w lewo
    }
cli-no-such-number = Nie ma wiersza { $value }: wybierz od 1 do { $most }.
cli-nothing-to-undo = Nie ma czego cofać.
cli-save-where = Podaj plik: save gra.bgn
cli-hint-how = Wpisz h, aby dostać podpowiedź, albo h 10, aby bot myślał nad nią dziesięć sekund, najwyżej 99.
cli-kept = Gra jest zapisana w { $file }: babylon play { $file } ją kontynuuje.
cli-not-kept = Gra nie została zapisana: następnym razem podaj plik, babylon play gra.bgn
cli-bot-thinks = { $name } myśli…
cli-bot-played = { $name }: { $moves }
cli-winners =
    { $count ->
        [one] Wygrywa { $names }!
       *[other] { $names } dzielą się zwycięstwem!
    }

help-puzzles =
    Wyszukaj zagadki w grach między botami albo udowodnij je jeszcze raz.

    Zagadka to sytuacja, w której jedna tura jest wyraźnie najlepsza. Poszukiwanie rusza od miejsca, w którym kończy się plik.

    babylon puzzles found.jsonl --wanted 500
help-puzzles-file = Plik z zagadkami, jedna linia na każdą grę
help-puzzles-wanted = Ile zagadek ma być w pliku łącznie
help-puzzles-first = Numer pierwszej przeglądanej gry; od 100000 przegląda się pięć pierwszych rund, a nie ostatnie
help-puzzles-prove = Udowodnij zagadki z pliku jeszcze raz i ponownie zapytaj boty
help-puzzles-keep = Gdzie zapisać te, które udało się udowodnić ponownie
help-puzzles-seed = Ziarno losowania, według którego przebiega dowód
puzzles-mining = Zagadki
puzzles-mined = Liczba zagadek w pliku { $file }: { $puzzles }.
puzzles-proving = Sprawdzone
puzzles-not-proved = Ta tura nie jest już wyraźnie najlepsza: gra { $number }, tura { $turn }.
puzzles-proved = Potwierdzone zagadki: { $holds } z { $puzzles }. Nabuchodonozor znajduje { $king } %, murarz { $mason } %.
cli-puzzles-none = W pliku nie ma zagadek: najpierw je wyszukaj.
