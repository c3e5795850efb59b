var e=`symbol-statue = Posąg
symbol-fountain = Fontanna
symbol-bridge = Most
symbol-stairway = Schody
symbol-blank = brak symbolu
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
corner-nw = północno-zachodni
corner-ne = północno-wschodni
corner-se = południowo-wschodni
corner-sw = południowo-zachodni
support-open = wolny narożnik
support-single = pojedynczy Filar
support-double = podwójny Filar
support-statue = Posąg
piece-singles = Pojedyncze Filary
piece-doubles = Podwójne Filary
piece-belvederes = Belwedery
piece-stairways = Schody
piece-fountains = Fontanny
piece-bridges = Mosty
piece-statues = Posągi
word-quarry = Kamieniołom
word-supply = Pula Ogólna
word-garden = Ogród
word-storage = Magazyn
word-level = Poziom
word-dug = Wykopany kafelek
word-stored = Kafelek w Magazynie
word-edition = Wydanie
word-token = Żeton Rundy
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
phase-remove = Przygotowanie: usuń kafelek Gliny
phase-dig = Kopanie
phase-build = Budowanie
phase-over = Koniec gry
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
    }`;export{e as default};