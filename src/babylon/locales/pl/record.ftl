### What is wrong with a text: a move, a tile set, a record.

## Tekst, który nic nie znaczy

notation-bad-move = „{ $text }” to nie ruch. Ruchy wyglądają tak: A1 (Kopanie), dc4/1>0 (umieść wzięty kafelek), S:c4 (Posąg), F:c4-d4 (Fontanna), =s (koniec tury).
notation-bad-piece = „{ $text }” to nie element ogrodu. Kafelek zapisz jako c05:c4/1>0 (z -ne dla narożnika bez podpory i ! za nim, gdy zabrakło Belwederów), dekorację jako S:c4 albo F:c4-d4.
notation-bad-level = „{ $text }” podaje poziom z zerem na początku: poziomy zapisuje się jako 1, 2, 3 itd.
notation-bad-space-count = „{ $text }” ma złą liczbę pól: Posąg wymaga jednego (S:c4), a Fontanna, Most i Schody dwóch (F:c4-d4).
notation-two-stars = „{ $text }” zawiera dwie gwiazdki (*): żeton Rundy zastępuje tylko jeden symbol.
notation-bad-space-order = „{ $text }” podaje pola w złej kolejności: najpierw wcześniejsza litera kolumny, potem niższy rząd (F:c4-d4).
notation-player-count = „{ $text }” to nie liczba graczy: grać może 2, 3 lub 4 graczy.
notation-unknown-edition = Nie ma wydania „{ $text }”: wybierz jedno z { $known }.

## Zestawy kafelków, które nie pasują do gry

tiles-line = Wiersz { $line }: { $reason }
tiles-bad-line = „{ $text }” to nie kafelek: podaj oznaczenie, kwiat i cztery narożniki, na przykład „c01 white S.F.”
tiles-unknown-id = Nie ma kafelka „{ $text }”: oznaczenia to c01–c16, g01–g16, b01–b16, white, pink, blue i yellow.
tiles-unknown-flower = Nie ma kwiatu „{ $text }”: wybierz jeden z { $known }.
tiles-bad-face = „{ $text }” to nie strona kafelka: podaj cztery narożniki (nw ne se sw), każdy jako S, F, B, T lub kropkę.
tiles-twice = Kafelek { $text } występuje dwa razy: usuń jeden z nich.
tiles-missing =
    { $count ->
        [one] Brakuje { $count } kafelka: dodaj { $text }.
       *[other] Brakuje { $count } kafelków: jako pierwszy dodaj { $text }.
    }
tiles-symbol-count =
    { $needed ->
        [one] Kafelek { $text } musi mieć { $needed } symbol, a nie { $count }: Glina ma 2, Granit 3, Bazalt 4.
        [few] Kafelek { $text } musi mieć { $needed } symbole, a nie { $count }: Glina ma 2, Granit 3, Bazalt 4.
       *[many] Kafelek { $text } musi mieć { $needed } symboli, a nie { $count }: Glina ma 2, Granit 3, Bazalt 4.
    }
tiles-start-flower = Kafelek początkowy { $text } musi mieć kwiat { $text }, a nie { $flower }.
tiles-unknown-token = Nie ma żetonu Rundy „{ $text }”: wybierz jeden z { $known }.
tiles-token-count = Żetonów Rundy w pudełku jest { $needed }, a w tym wierszu { $count }.
tiles-tokens-twice = Są dwa wiersze z żetonami Rundy: usuń jeden z nich.
tiles-unknown-set = Nie ma zestawu kafelków „{ $text }”: wpisz standard albo ścieżkę do pliku.

## Zapisy, których nie da się odczytać

record-where = Wiersz { $line }, kolumna { $column }:
record-no-format = zapis gry zaczyna się od [Babylon "1"].
record-other-format = to zapis gry w formacie { $value }: można odczytać tylko format { $known }.
record-bad-header = „{ $text }” to nie nagłówek: napisz [Nazwa "wartość"].
record-unknown-header = nie ma nagłówka { $header }: znane są { $known }.
record-header-twice = nagłówek { $header } występuje dwa razy: usuń jeden z nich.
record-header-missing = brakuje nagłówka { $header }: dodaj go nad ruchami.
record-unknown-value = { $header } nie może mieć wartości „{ $value }”: możliwe są { $known }.
record-value-twice = „{ $value }” występuje w { $header } dwa razy: każda wartość może się pojawić tylko raz.
record-bad-number = „{ $value }” to nie liczba od 0 do { $most }.
record-wrong-count = { $header } wymaga { $needed } wartości, a nie { $count }.
record-seat-count =
    { $count ->
        [one] { $header } podaje { $count } kwiat: grać może 2, 3 lub 4 graczy.
        [few] { $header } podaje { $count } kwiaty: grać może 2, 3 lub 4 graczy.
       *[many] { $header } podaje { $count } kwiatów: grać może 2, 3 lub 4 graczy.
    }
record-bad-stack = „{ $value }” to nie stos: napisz Bazalt/Granit/Glina, na przykład b07/g01/c12, z ? w miejscu tego, co nieznane.
record-bad-tiles = { $reason }
record-open-comment = komentarz w klamrach nie jest zamknięty albo nie jest otwarty: napisz {"{"}komentarz{"}"}.
record-open-variation = wariant w nawiasach nie jest zamknięty albo nie jest otwarty: napisz (B2 =-).
record-no-turn = wariant stoi w nawiasach za turą, którą zastępuje, i sam ma co najmniej jedną turę.
record-turn-goes-on = tura ma dalszy ciąg za swoim wariantem: napisz najpierw całą turę, a potem wariant.
record-turn-too-long = tura ma najwyżej { $most } ruchów: zakończ ją przez =-, =d lub =s.
record-turn-twice = tura „{ $turn }” występuje w tym miejscu dwa razy: jej dalszy ciąg napisz w jednym miejscu.
record-bad-mark = „{ $text }” to nie oznaczenie: napisz [%ring white:c4] albo [%arrow B3 white:c4], podając stos Kamieniołomu albo ogród z tej gry i jego pole.
record-bad-move = { $reason }
record-illegal = ruch { $move } jest niedozwolony. { $reason }
record-bad-round = { $header } to liczba od 1 do { $most }.
record-bad-garden = opis ogrodu zaczyna się od kwiatu, liczby zachowanych pojedynczych Filarów i kafelka w Magazynie: „white 3 c05”, z - w razie braku kafelka.
record-bad-piece = { $reason }
record-garden-missing =
    brakuje ogrodu { $flower ->
        [white] białego
        [pink] różowego
        [blue] niebieskiego
       *[yellow] żółtego
    }: dodaj dla niego nagłówek Garden.
record-no-such-tile = { $value } to nie kafelek dla tego ogrodu: wybierz c01–c16, g01–g16, b01–b16 albo kafelek początkowy tego ogrodu.
record-tile-elsewhere = kafelek { $value } jest już użyty w ogrodzie albo w Kamieniołomie: jest tylko jeden taki.
record-too-many-tokens = za dużo żetonów „{ $value }”: podano { $count }, a w pudełku jest { $most }.
record-token-unknown = żeton działający w rundzie { $round } musi być znany: wybierz go.
record-wrong-quarry = liczba kafelków w Kamieniołomie to { $count }, a w tej turze powinna wynosić { $needed }: każda tura zabiera jeden kafelek, a przygotowanie gry usuwa część Gliny.
record-clay-not-removed = liczba kafelków Gliny zabranych z Kamieniołomu to { $count }, a samo przygotowanie gry usuwa { $needed }.
record-too-few-dug =
    kafelki { $material ->
        [clay] Gliny
        [granite] Granitu
       *[basalt] Bazaltu
    } w ogrodach i Magazynach: { $count }. To więcej, niż wzięto z Kamieniołomu: { $gone }.
record-never-dug = { $value } nie może leżeć w ogrodzie: podano, że z Kamieniołomu wzięto inne kafelki.
record-too-many-tiles =
    { $flower ->
        [white] Biały
        [pink] Różowy
        [blue] Niebieski
       *[yellow] Żółty
    } ma w ogrodzie i Magazynie więcej kafelków, niż można było wziąć z Kamieniołomu: { $count } zamiast najwyżej { $most }, nie licząc kafelka początkowego.
record-too-many-singles = za dużo zachowanych pojedynczych Filarów: { $count }, a w Puli Ogólnej zostało { $left }.
record-cannot-stand = element { $piece } nie może tak stać. { $reason }
record-wrong-result = gra skończyła się wynikiem { $result }: popraw wynik albo go pomiń.
record-unfinished = gra nie jest zakończona.
record-false-seed = układ początkowy nie wynika z tego nagłówka Seed: popraw go albo pomiń.
record-failed = Nie da się pokazać tej gry. Wczytaj stronę ponownie albo otwórz inny zapis.
