### Co mówi sama gra: elementy, ruchy, punkty, wydania i powody odmowy.
### Słownictwo pochodzi z polskiej instrukcji.

## Rzeczy na stole

symbol-statue = Posąg
symbol-fountain = Fontanna
symbol-bridge = Most
symbol-stairway = Schody

item-statue = Posąg
item-fountain = Fontanna
item-bridge = Most
item-stairway = Schody
item-belvedere = Belweder

flower-white = biały kwiat
flower-pink = różowy kwiat
flower-blue = niebieski kwiat
flower-yellow = żółty kwiat

seat-white = Biały
seat-pink = Różowy
seat-blue = Niebieski
seat-yellow = Żółty

material-clay = Glina
material-granite = Granit
material-basalt = Bazalt
material-start = Kafelek początkowy

piece-singles = Pojedyncze Filary
piece-doubles = Podwójne Filary
piece-belvederes = Belwedery
piece-stairways = Schody
piece-fountains = Fontanny
piece-bridges = Mosty
piece-statues = Posągi

word-quarry = Kamieniołom
word-garden = Ogród
word-dug = Wykopany kafelek
word-stored = Kafelek w Magazynie
word-edition = Wydanie

pillars-single =
    { $count ->
        [one] { $count } pojedynczy Filar
        [few] { $count } pojedyncze Filary
       *[many] { $count } pojedynczych Filarów
    }
pillars-double =
    { $count ->
        [one] { $count } podwójny Filar
        [few] { $count } podwójne Filary
       *[many] { $count } podwójnych Filarów
    }
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
round-of = Runda { $round } z { $rounds }

## Na co czeka stół

phase-remove = Przygotowanie: usuń kafelek Gliny
phase-dig = Kopanie
phase-build = Budowanie
phase-over = Koniec gry

## Żetony Rundy: nazwa i efekt w turze

token-none = Bez efektu
token-extra-single = Dodatkowy pojedynczy Filar
token-extra-double = Dodatkowy podwójny Filar
token-change-symbol = Zamiana symbolu
token-fill-blank = Wypełnienie pola
token-double-flower = Podwójny kwiat
token-fewer-pillars = Mniej Filarów

effect-none = W tej rundzie nic szczególnego.
effect-extra-single = Na początku tury otrzymujesz 1 pojedynczy Filar z Puli Ogólnej.
effect-extra-double = Na początku tury otrzymujesz 1 podwójny Filar z Puli Ogólnej; nie można go magazynować.
effect-change-symbol = Raz w turze możesz potraktować jeden symbol na umieszczanym kafelku jako inny symbol.
effect-fill-blank = Raz w turze możesz potraktować jedno pole bez symbolu na umieszczanym kafelku jako pole z dowolnym symbolem.
effect-double-flower = Wykopany kafelek z twoim kwiatem daje za kwiat 2 pojedyncze Filary zamiast 1.
effect-fewer-pillars = Za Kopanie otrzymujesz o 1 pojedynczy Filar mniej.

## Notatnik

category-statues = Posągi
category-fountains = Fontanny
category-bridges = Mosty
category-stairways = Schody
category-diversity = Różnorodność elementów dekoracyjnych
category-flowers = Kwiaty
category-belvederes = Belwedery
category-highest = Najwyższy punkt
score-total = Razem
score-open-notches = Widoczne wycięcia

point-statue = Posąg na { $spaces }, poziom { $levels }
point-fountain = Fontanna na { $spaces }, poziom { $levels }
point-bridge = Most między { $spaces }, poziom { $levels }
point-stairway = Schody na { $spaces }, poziomy { $levels }
point-belvedere = Belweder na { $spaces }, poziom { $levels }
point-set-diversity = Zestaw czterech elementów dekoracyjnych
point-set-flowers = Zestaw czterech kwiatów
point-tile = Najwyższy kafelek na { $spaces }, poziom { $levels }
point-hidden = całkowicie zakrywa kafelek { $tile }
point-bears = podpiera kafelek { $tile }

## Wydania

edition-revised = Poprawione
edition-en = Angielskie
edition-pl = Polskie
edition-ja = Japońskie
edition-zh-Hans = Chińskie uproszczone
edition-zh-Hant = Chińskie tradycyjne
edition-broken = Uwaga: kwadrat za najwyższy punkt razem z zasadą całkowitego zakrywania „nie o jeden poziom” sprawia, że goła zygzakowata wieża wygrywa z każdym ogrodem.

choice-highest = Najwyższy punkt
choice-overlap = Całkowite zakrycie
choice-gap = Pod Mostem
choice-supply = Elementy w pudełku

highest-double = podwojony poziom najwyższego kafelka
highest-square = poziom najwyższego kafelka do kwadratu
overlap-never = nigdy
overlap-one-level = nie o jeden poziom
overlap-beneath = nie nad kafelkiem bezpośrednio pod spodem
gap-empty = puste pole
gap-clear = mogą tam stać elementy, niżej niż Most

## Ruchy słowami

move-remove = Usuń kafelek Gliny ze stosu { $stack }
move-dig = Weź kafelek ze stosu { $stack }
move-place =
    { $source ->
        [dug] Umieść wykopany kafelek
       *[stored] Umieść kafelek z Magazynu
    } na { $position }, poziom { $level }, { $turns ->
        [0] bez obrotu
        [1] obrócony w prawo
        [2] obrócony o pół obrotu
       *[3] obrócony w lewo
    }, { $corner ->
        [nw] bez Filaru w narożniku północno-zachodnim
        [ne] bez Filaru w narożniku północno-wschodnim
        [se] bez Filaru w narożniku południowo-wschodnim
        [sw] bez Filaru w narożniku południowo-zachodnim
       *[none] podparte wszystkie narożniki
    }
move-statue = Postaw Posąg na { $first }
move-fountain = Postaw Fontannę na { $first } i { $second }
move-bridge = Postaw Most od { $first } do { $second }
move-stairway = Postaw Schody na { $first } i { $second }
move-star = { $move }; symbolu na { $space } dostarcza żeton Rundy
move-end =
    { $keep ->
        [dug] Zakończ turę i odłóż wykopany kafelek do Magazynu
        [stored] Zakończ turę i zachowaj kafelek w Magazynie
       *[none] Zakończ turę z pustym miejscem na kafelek
    }

## Dlaczego ruchu nie wolno wykonać: zasada, a potem rada

refusal-game-over = Gra się skończyła: nie można już nic zagrać.
refusal-remove-first =
    { $removals ->
        [one] Przed 1. rundą gracze muszą usunąć jeszcze { $removals } kafelek Gliny: usuń jeden, na przykład xA1.
        [few] Przed 1. rundą gracze muszą usunąć jeszcze { $removals } kafelki Gliny: usuń jeden, na przykład xA1.
       *[many] Przed 1. rundą gracze muszą usunąć jeszcze { $removals } kafelków Gliny: usuń jeden, na przykład xA1.
    }
refusal-setup-done = Kafelki Gliny usuwa się tylko przed 1. rundą: teraz kop albo buduj.
refusal-clay-gone = Kafelek Gliny ze stosu { $stack } został już usunięty: wybierz inny stos.
refusal-dig-first = Tura zaczyna się od Kopania: najpierw weź z Kamieniołomu widoczny kafelek, na przykład A1.
refusal-already-dug = W turze kopiesz tylko raz: teraz buduj albo zakończ turę.
refusal-stack-empty = Na stosie { $stack } nie ma już kafelków: wybierz inny stos.
refusal-not-revealed = Kafelek na wierzchu stosu { $stack } albo żeton tej rundy nie został jeszcze odkryty: poczekaj na to.
refusal-no-dug-tile = Kafelek wykopany w tej turze jest już umieszczony: użyj kafelka z Magazynu albo zakończ turę.
refusal-no-stored-tile = Twoje miejsce na kafelek Tarasu jest puste: użyj wykopanego kafelka albo zakończ turę.
refusal-outside-garden = Kafelek musi w całości leżeć na polach 8 × 8: wybierz pozycję od a1 do g7.
refusal-surface-too-high = Kafelek musi leżeć wyżej niż wszystko pod nim: na { $position } najniższy możliwy poziom to { $lowest }.
refusal-statue-bears =
    { $corner ->
        [nw] Posąg tuż pod narożnikiem zawsze podpiera kafelek: narożnik północno-zachodni nie może zostać bez podpory.
        [ne] Posąg tuż pod narożnikiem zawsze podpiera kafelek: narożnik północno-wschodni nie może zostać bez podpory.
        [se] Posąg tuż pod narożnikiem zawsze podpiera kafelek: narożnik południowo-wschodni nie może zostać bez podpory.
       *[sw] Posąg tuż pod narożnikiem zawsze podpiera kafelek: narożnik południowo-zachodni nie może zostać bez podpory.
    }
refusal-corner-unsupported =
    { $missing ->
        [nw] Pod narożnikiem północno-zachodnim nie może stanąć Filar: zostaw go wolnego, dopisując -nw, a stanie na nim Belweder.
        [ne] Pod narożnikiem północno-wschodnim nie może stanąć Filar: zostaw go wolnego, dopisując -ne, a stanie na nim Belweder.
        [se] Pod narożnikiem południowo-wschodnim nie może stanąć Filar: zostaw go wolnego, dopisując -se, a stanie na nim Belweder.
       *[sw] Pod narożnikiem południowo-zachodnim nie może stanąć Filar: zostaw go wolnego, dopisując -sw, a stanie na nim Belweder.
    }
refusal-too-few-supports =
    { $supported ->
        [one] Kafelek leży na 3 lub 4 Filarach, a tu można podeprzeć tylko { $supported } narożnik: wybierz inną pozycję lub poziom.
        [few] Kafelek leży na 3 lub 4 Filarach, a tu można podeprzeć tylko { $supported } narożniki: wybierz inną pozycję lub poziom.
       *[many] Kafelek leży na 3 lub 4 Filarach, a tu można podeprzeć tylko { $supported } narożników: wybierz inną pozycję lub poziom.
    }
refusal-level-skipped =
    { $top ->
        [0] Musisz budować poziom po poziomie: w twoim ogrodzie nie ma jeszcze kafelka, więc buduj na poziomie { $next }.
       *[other] Musisz budować poziom po poziomie: twój najwyższy kafelek jest na poziomie { $top }, więc teraz możesz budować najwyżej na poziomie { $next }.
    }
refusal-complete-overlap =
    { $overlap ->
        [never] 2 kafelki nie mogą zakrywać się całkowicie, a na { $position } leży już kafelek: przesuń swój o jedno pole.
        [one-level] 2 kafelki oddalone o jeden poziom nie mogą zakrywać się całkowicie, a na { $position } tuż niżej leży kafelek: przesuń swój o jedno pole.
       *[beneath] Kafelek nie może całkowicie zakryć kafelka bezpośrednio pod sobą, a na { $position } taki leży: przesuń swój o jedno pole.
    }
refusal-too-few-pillars =
    { $needed ->
        [one] Potrzeba { $needed } pojedynczego Filaru, a masz ich { $singles }: buduj niżej, zostaw wolny narożnik albo użyj Posągu.
       *[other] Potrzeba { $needed } pojedynczych Filarów (po dwa na każdy podwójny), a masz ich { $singles }: buduj niżej, zostaw wolny narożnik albo użyj Posągu.
    }
refusal-no-double-left = W Puli Ogólnej nie ma już podwójnych Filarów na zamianę: buduj tam, gdzie wystarczą pojedyncze.
refusal-nothing-placed = Element dekoracyjny musi stać na kafelku umieszczonym w tej turze: najpierw umieść kafelek.
refusal-none-left =
    { $symbol ->
        [statue] W Puli Ogólnej nie ma już Posągów: zbuduj coś innego.
        [fountain] W Puli Ogólnej nie ma już Fontann: zbuduj coś innego.
        [bridge] W Puli Ogólnej nie ma już Mostów: zbuduj coś innego.
       *[stairway] W Puli Ogólnej nie ma już Schodów: zbuduj coś innego.
    }
refusal-not-fresh = Element dekoracyjny musi choć częściowo stać na kafelku umieszczonym w tej turze, a ten by nie stał: wybierz pola nowego kafelka.
refusal-not-adjacent =
    { $symbol ->
        [bridge] Most łączy dwa pola jednego rzędu lub kolumny, między którymi jest dokładnie jedno pole: { $first } i { $second } takie nie są.
       *[other] Oba pola muszą ze sobą sąsiadować, nigdy po przekątnej: { $first } i { $second } nie sąsiadują.
    }
refusal-space-occupied = Na { $space } już coś stoi: wybierz puste pole.
refusal-under-bridge = { $space } leży pod Mostem i nic więcej nie można tam postawić: wybierz inne pole.
refusal-no-such-token = Żaden żeton Rundy nie pozwala w tej turze potraktować { $space } jako innego symbolu: opuść *.
refusal-token-used = Efekt żetonu Rundy został już w tej turze użyty: opuść *.
refusal-token-not-here =
    { $token ->
        [fill-blank] Żeton Rundy wypełnia pole bez symbolu na kafelku umieszczonym w tej turze, a { $space } takie nie jest: oznacz inne pole.
       *[change-symbol] Żeton Rundy zmienia symbol na kafelku umieszczonym w tej turze, a na { $space } takiego nie ma: oznacz inne pole.
    }
refusal-token-not-needed = Na { $space } jest już właściwy symbol: opuść *.
refusal-wrong-symbol =
    { $symbol ->
        [statue] Posąg wymaga widocznego symbolu Posągu, a na { $space } go nie ma: wybierz inne pole.
        [fountain] Fontanna wymaga dwóch widocznych symboli Fontanny, a na { $space } go nie ma: wybierz inne pola.
        [bridge] Most wymaga dwóch widocznych symboli Mostu, a na { $space } go nie ma: wybierz inne pola.
       *[stairway] Schody wymagają dwóch widocznych symboli Schodów, a na { $space } go nie ma: wybierz inne pola.
    }
refusal-not-in-line = Po pierwszym Posągu każdy kolejny musi stać w linii prostej z innym twoim Posągiem: { $first } nie jest w rzędzie ani kolumnie żadnego z nich.
refusal-same-tile = Fontanna łączy dwa różne kafelki, a { $first } i { $second } leżą na tym samym: wybierz symbole dwóch kafelków.
refusal-not-same-level =
    { $symbol ->
        [bridge] Most łączy dwa kafelki na tym samym poziomie, a { $first } jest na poziomie { $firstlevel }, zaś { $second } na poziomie { $secondlevel }.
       *[fountain] Fontanna łączy dwa kafelki na tym samym poziomie, a { $first } jest na poziomie { $firstlevel }, zaś { $second } na poziomie { $secondlevel }.
    }
refusal-not-one-step = Schody łączą dwa kafelki oddalone o jeden poziom, a { $first } jest na poziomie { $firstlevel }, zaś { $second } na poziomie { $secondlevel }.
refusal-gap-too-high = Pole pod Mostem musi leżeć niżej niż Most, a { $gap } nie leży: wybierz inną parę symboli.
refusal-gap-crossed = Nad { $gap } biegnie już inny Most: wybierz inną parę symboli.
refusal-gap-occupied = Pole pod Mostem musi być puste, a na { $gap } coś stoi: wybierz inną parę symboli.

## Tekst, który nic nie znaczy

notation-bad-move = „{ $text }” to nie ruch. Ruchy wyglądają tak: A1 (kop), dc4/1>0 (umieść wykopany kafelek), S:c4 (Posąg), F:c4-d4 (Fontanna), =s (koniec tury).
notation-bad-level = „{ $text }” podaje poziom z zerem na początku: poziomy zapisuje się 1, 2, 3 …
notation-bad-space-count = „{ $text }” ma złą liczbę pól: Posąg wymaga jednego (S:c4), Fontanna, Most i Schody dwóch (F:c4-d4).
notation-two-stars = „{ $text }” ma dwie *: żeton Rundy zastępuje tylko jeden symbol.
notation-bad-space-order = „{ $text }” podaje pola w złej kolejności: najpierw wcześniejsza litera kolumny, potem niższy rząd (F:c4-d4).
notation-player-count = „{ $text }” to nie liczba graczy: grać może 2, 3 lub 4 graczy.
notation-unknown-edition = Nie ma wydania „{ $text }”: wybierz jedno z { $known }.

## Zestawy kafelków, które nie pasują do gry

tiles-line = Wiersz { $line }: { $reason }
tiles-bad-line = „{ $text }” to nie kafelek: podaj oznaczenie, kwiat i cztery narożniki, na przykład „c01 white S.F.”
tiles-unknown-id = Nie ma kafelka „{ $text }”: oznaczenia to c01–c16, g01–g16, b01–b16, white, pink, blue i yellow.
tiles-unknown-flower = Nie ma kwiatu „{ $text }”: wybierz jeden z { $known }.
tiles-bad-face = „{ $text }” to nie strona kafelka: podaj cztery narożniki (nw ne se sw), każdy jako S, F, B, T lub kropkę.
tiles-twice = Kafelek { $text } występuje dwa razy: usuń jeden.
tiles-missing =
    { $count ->
        [one] Brakuje { $count } kafelka: dodaj { $text }.
       *[other] Brakuje { $count } kafelków: zacznij od dodania { $text }.
    }
tiles-symbol-count =
    { $needed ->
        [one] Kafelek { $text } musi mieć { $needed } symbol, a nie { $count }: Glina ma 2, Granit 3, Bazalt 4.
        [few] Kafelek { $text } musi mieć { $needed } symbole, a nie { $count }: Glina ma 2, Granit 3, Bazalt 4.
       *[many] Kafelek { $text } musi mieć { $needed } symboli, a nie { $count }: Glina ma 2, Granit 3, Bazalt 4.
    }
tiles-start-flower = Kafelek początkowy { $text } musi mieć kwiat { $text }, a nie { $flower }.
tiles-flower-count =
    { $material ->
        [clay] Z 16 kafelków Gliny 4 muszą mieć kwiat { $flower }, a nie { $count }.
        [granite] Z 16 kafelków Granitu 4 muszą mieć kwiat { $flower }, a nie { $count }.
       *[basalt] Z 16 kafelków Bazaltu 4 muszą mieć kwiat { $flower }, a nie { $count }.
    }
tiles-unknown-set = Nie ma zestawu kafelków „{ $text }”: użyj standard albo ścieżki do pliku.

## Zapisy, których nie da się odczytać

record-where = Wiersz { $line }, kolumna { $column }:
record-no-format = zapis zaczyna się od [Babylon "1"].
record-other-format = to zapis w formacie { $value }: można odczytać tylko format { $known }.
record-bad-header = „{ $text }” to nie nagłówek: napisz [Nazwa "wartość"].
record-unknown-header = nie ma nagłówka { $header }: znane są { $known }.
record-header-twice = nagłówek { $header } występuje dwa razy: usuń jeden.
record-header-missing = brakuje nagłówka { $header }: dodaj go nad ruchami.
record-unknown-value = { $header } nie może mieć wartości „{ $value }”: wybierz z { $known }.
record-value-twice = „{ $value }” występuje w { $header } dwa razy: każda wartość może być tylko raz.
record-bad-number = „{ $value }” to nie liczba od 0 do { $most }.
record-wrong-count = { $header } wymaga tylu wartości: { $needed }, a jest { $count }.
record-seat-count = { $header } podaje tyle kwiatów: { $count }, a grać może 2, 3 lub 4 graczy.
record-bad-stack = „{ $value }” to nie stos: napisz bazalt/granit/glina, na przykład b07/g01/c12, a ? w miejsce nieznanego.
record-token-copies = „{ $value }” występuje trzeci raz: gra ma po dwa żetony każdego rodzaju.
record-bad-tiles = { $reason }
record-open-comment = komentarz w klamrach nie jest zamknięty albo otwarty: napisz {"{"}komentarz{"}"}.
record-bad-move = { $reason }
record-illegal = ruch { $move } jest niedozwolony. { $reason }
record-wrong-result = gra skończyła się wynikiem { $result }: popraw wynik albo go pomiń.
