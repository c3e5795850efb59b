### Co mówi sama gra: elementy, ruchy, punkty, wydania i powody odmowy.
### Słownictwo pochodzi z polskiej instrukcji.

## Wyliczenia, etykiety i dopiski

list-next = { $list }, { $item }
list-last = { $list } i { $item }
list-beside = { $list } · { $item }
label-text = { $label }: { $text }
with-aside = { $text } ({ $aside })

## Rzeczy na stole

symbol-statue = Posąg
symbol-fountain = Fontanna
symbol-bridge = Most
symbol-stairway = Schody
symbol-blank = pole bez symbolu

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
word-dug = Wzięty kafelek
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
token-fill-blank = Dodatkowy symbol
token-double-flower = Podwójny kwiat
token-fewer-pillars = Mniej Filarów

effect-none = W tej rundzie nie ma efektu specjalnego.
effect-extra-single = Na początku tury otrzymujesz 1 pojedynczy Filar z Puli Ogólnej.
effect-extra-double = Na początku tury otrzymujesz 1 podwójny Filar z Puli Ogólnej; nie można go magazynować.
effect-change-symbol = Raz w turze możesz potraktować jeden z symboli na umieszczanym kafelku jako inny, dowolny symbol.
effect-fill-blank = Raz w turze możesz potraktować jedno pole bez symbolu na umieszczanym kafelku jako pole z dowolnym symbolem.
effect-double-flower = Jeśli weźmiesz kafelek ze swoim kwiatem, otrzymasz za kwiat 2 pojedyncze Filary zamiast 1.
effect-fewer-pillars = Gdy bierzesz kafelek, otrzymujesz 1 pojedynczy Filar mniej.

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
score-open-notches = Puste pola planszy widoczne z góry

point-statue = Posąg na polu { $spaces } (poziom { $levels })
point-fountain = Fontanna na polach { $spaces } (poziom { $levels })
point-bridge = Most na polach { $spaces } (poziom { $levels })
point-stairway = Schody na polach { $spaces } (poziomy { $levels })
point-belvedere = Belweder na polu { $spaces } (poziom { $levels })
point-set-diversity = Zestaw czterech różnych elementów dekoracyjnych
point-set-flowers = Zestaw czterech kafelków z różnymi kwiatami
point-tile = Najwyższy kafelek na pozycji { $spaces } (poziom { $levels })
point-hidden = w całości pod kafelkiem na pozycji { $position } (poziom { $level })
point-bears = podpiera kafelek na pozycji { $position } (poziom { $level })
point-under-bridges = w całości pod Mostem

## Wydania

edition-revised = Poprawione
edition-en = Angielskie
edition-pl = Polskie
edition-ja = Japońskie
edition-zh-Hans = Chińskie (uproszczone)
edition-zh-Hant = Chińskie (tradycyjne)
edition-broken = Uwaga: gdy najwyższy punkt daje kwadrat poziomu, a całkowite zakrywanie się kafelków jest „zabronione przy różnicy jednego poziomu”, zygzakowata wieża bez elementów dekoracyjnych wygrywa z każdym ogrodem.

choice-highest = Najwyższy punkt
choice-overlap = Całkowite zakrywanie się kafelków
choice-gap = Pole pod Mostem
choice-belvederes = Narożnik bez podpory
choice-supply = Elementy w pudełku

highest-double = podwojony poziom najwyższego kafelka
highest-square = kwadrat poziomu najwyższego kafelka
overlap-never = zawsze zabronione
overlap-one-level = zabronione przy różnicy jednego poziomu
overlap-beneath = zabronione nad kafelkiem bezpośrednio niżej
gap-empty = musi być puste
gap-open = mogą na nim stać elementy, ale nie Filary
gap-covered = Most zakrywa je tak jak kafelek
belvederes-required = wymaga Belwederu z Puli Ogólnej
belvederes-while-they-last = otrzymuje Belweder, dopóki jakiś jest w Puli Ogólnej; potem może zostać bez niego

## Ruchy słowami

move-remove = Usuń kafelek Gliny ze stosu { $stack }
move-dig = Weź kafelek ze stosu { $stack }
move-place =
    { $source ->
        [dug] Umieść wzięty kafelek
       *[stored] Umieść kafelek z Magazynu
    } na pozycji { $position }, poziom { $level }, { $turns ->
        [0] bez obrotu
        [1] obrócony w prawo
        [2] obrócony o 180°
       *[3] obrócony w lewo
    }, { $corner ->
        [nw] narożnik północno-zachodni bez podpory
        [ne] narożnik północno-wschodni bez podpory
        [se] narożnik południowo-wschodni bez podpory
        [sw] narożnik południowo-zachodni bez podpory
       *[none] podparte wszystkie narożniki
    }
move-statue = Umieść Posąg na polu { $first }
move-fountain = Umieść Fontannę na polach { $first } i { $second }
move-bridge = Umieść Most na polach { $first } i { $second }
move-stairway = Umieść Schody na polach { $first } i { $second }
move-star = { $move }; żeton Rundy zapewnia symbol na polu { $space }
move-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] Zakończ turę: odrzuć kafelek z Magazynu, zachowaj wzięty
               *[none] Zakończ turę i zachowaj wzięty kafelek
            }
        [stored]
            { $discarded ->
                [dug] Zakończ turę: zachowaj kafelek z Magazynu, odrzuć wzięty
               *[none] Zakończ turę i zachowaj kafelek z Magazynu
            }
       *[none]
            { $discarded ->
                [dug] Zakończ turę i odrzuć wzięty kafelek
                [stored] Zakończ turę i odrzuć kafelek z Magazynu
                [both] Zakończ turę i odrzuć oba kafelki
               *[none] Zakończ turę
            }
    }

## Co mówi dziennik: kto wziął lub usunął kafelek, a potem co jeszcze zrobił

did-remove = { $name } usuwa kafelek Gliny ze stosu { $stack }
did-dig = { $name } bierze kafelek ze stosu { $stack }
did-place =
    { $source ->
        [dug] umieszcza wzięty kafelek
       *[stored] umieszcza kafelek z Magazynu
    } na pozycji { $position }, poziom { $level }, { $turns ->
        [0] bez obrotu
        [1] obrócony w prawo
        [2] obrócony o 180°
       *[3] obrócony w lewo
    }, { $corner ->
        [nw] narożnik północno-zachodni bez podpory
        [ne] narożnik północno-wschodni bez podpory
        [se] narożnik południowo-wschodni bez podpory
        [sw] narożnik południowo-zachodni bez podpory
       *[none] podparte wszystkie narożniki
    }
did-statue = umieszcza Posąg na polu { $first }
did-fountain = umieszcza Fontannę na polach { $first } i { $second }
did-bridge = umieszcza Most na polach { $first } i { $second }
did-stairway = umieszcza Schody na polach { $first } i { $second }
did-star = { $move }; żeton Rundy zapewnia symbol na polu { $space }
did-end =
    { $keep ->
        [dug]
            { $discarded ->
                [stored] odrzuca kafelek z Magazynu i zachowuje wzięty
               *[none] zachowuje wzięty kafelek
            }
        [stored]
            { $discarded ->
                [dug] zachowuje kafelek z Magazynu i odrzuca wzięty
               *[none] zachowuje kafelek z Magazynu
            }
       *[none]
            { $discarded ->
                [dug] odrzuca wzięty kafelek
                [stored] odrzuca kafelek z Magazynu
                [both] odrzuca oba kafelki
               *[none] kończy turę
            }
    }

## Dlaczego ruchu nie wolno wykonać: zasada, a potem rada

refusal-game-over = Gra się skończyła: nie można już wykonać żadnego ruchu.
refusal-remove-first =
    { $removals ->
        [one] Przed 1. rundą gracze muszą usunąć jeszcze { $removals } kafelek Gliny: wybierz go w Kamieniołomie.
        [few] Przed 1. rundą gracze muszą usunąć jeszcze { $removals } kafelki Gliny: wybierz jeden w Kamieniołomie.
       *[many] Przed 1. rundą gracze muszą usunąć jeszcze { $removals } kafelków Gliny: wybierz jeden w Kamieniołomie.
    }
refusal-setup-done = Kafelki Gliny usuwa się tylko przed 1. rundą: teraz kop albo buduj.
refusal-clay-gone = Kafelek Gliny ze stosu { $stack } został już usunięty: wybierz inny stos.
refusal-dig-first = Tura zaczyna się od Kopania: najpierw weź widoczny kafelek z Kamieniołomu.
refusal-already-dug = Akcję Kopania wykonuje się raz w turze: teraz buduj albo zakończ turę.
refusal-stack-empty = Na stosie { $stack } nie ma już kafelków: wybierz inny stos.
refusal-not-revealed = Kafelek na wierzchu stosu { $stack } albo żeton tej rundy nie został jeszcze odkryty: poczekaj, aż to nastąpi.
refusal-no-dug-tile = Kafelek wzięty w tej turze został już umieszczony: użyj kafelka z Magazynu albo zakończ turę.
refusal-no-stored-tile = Miejsce na kafelek w twoim Magazynie jest puste: użyj wziętego kafelka albo zakończ turę.
refusal-outside-garden = Kafelek musi w całości leżeć na polach Strefy Budowania (8 × 8): wybierz pozycję od a1 do g7.
refusal-surface-too-high = Kafelek musi leżeć wyżej niż wszystko, co jest pod nim: na pozycji { $position } najniższy możliwy poziom to { $lowest }.
refusal-statue-bears =
    { $corner ->
        [nw] Posąg tuż pod narożnikiem zawsze podpiera kafelek, więc narożnik północno-zachodni nie może zostać bez podpory: zostaw bez niej inny narożnik albo podeprzyj wszystkie.
        [ne] Posąg tuż pod narożnikiem zawsze podpiera kafelek, więc narożnik północno-wschodni nie może zostać bez podpory: zostaw bez niej inny narożnik albo podeprzyj wszystkie.
        [se] Posąg tuż pod narożnikiem zawsze podpiera kafelek, więc narożnik południowo-wschodni nie może zostać bez podpory: zostaw bez niej inny narożnik albo podeprzyj wszystkie.
       *[sw] Posąg tuż pod narożnikiem zawsze podpiera kafelek, więc narożnik południowo-zachodni nie może zostać bez podpory: zostaw bez niej inny narożnik albo podeprzyj wszystkie.
    }
refusal-corner-unsupported =
    { $missing ->
        [nw] Narożnika północno-zachodniego nie można podeprzeć Filarem: to on musi zostać bez podpory.
        [ne] Narożnika północno-wschodniego nie można podeprzeć Filarem: to on musi zostać bez podpory.
        [se] Narożnika południowo-wschodniego nie można podeprzeć Filarem: to on musi zostać bez podpory.
       *[sw] Narożnika południowo-zachodniego nie można podeprzeć Filarem: to on musi zostać bez podpory.
    }
refusal-too-few-supports =
    { $supported ->
        [0] Kafelek musi leżeć na 3 lub 4 Filarach, a tu nie można podeprzeć żadnego narożnika: wybierz inną pozycję lub inny poziom.
        [one] Kafelek musi leżeć na 3 lub 4 Filarach, a tu można podeprzeć tylko { $supported } narożnik: wybierz inną pozycję lub inny poziom.
        [few] Kafelek musi leżeć na 3 lub 4 Filarach, a tu można podeprzeć tylko { $supported } narożniki: wybierz inną pozycję lub inny poziom.
       *[many] Kafelek musi leżeć na 3 lub 4 Filarach, a tu można podeprzeć tylko { $supported } narożników: wybierz inną pozycję lub inny poziom.
    }
refusal-no-belvedere =
    { $missing ->
        [none] W Puli Ogólnej nie ma już Belwederów, więc żaden narożnik nie może zostać bez podpory: podeprzyj wszystkie cztery.
       *[other] Jednego z narożników nie można tu podeprzeć Filarem, a w Puli Ogólnej nie ma już Belwederów: wybierz inną pozycję lub inny poziom.
    }
refusal-level-skipped =
    { $top ->
        [0] Musisz budować ogród poziom po poziomie: nie masz jeszcze żadnego kafelka, więc buduj na poziomie { $next }.
       *[other] Musisz budować ogród poziom po poziomie: twój najwyższy kafelek leży na poziomie { $top }, więc teraz możesz budować najwyżej na poziomie { $next }.
    }
refusal-complete-overlap =
    { $overlap ->
        [never] 2 kafelki nie mogą zakrywać się całkowicie, a na pozycji { $position } leży już kafelek: przesuń swój o jedno pole.
        [one-level] 2 kafelki oddalone o jeden poziom nie mogą zakrywać się całkowicie, a na pozycji { $position } leży kafelek o jeden poziom niżej: przesuń swój o jedno pole.
       *[beneath] Kafelek nie może całkowicie zakrywać kafelka leżącego bezpośrednio niżej, a na pozycji { $position } taki leży: przesuń swój o jedno pole.
    }
refusal-too-few-pillars =
    { $needed ->
        [one] Potrzeba { $needed } pojedynczego Filaru, a masz ich { $singles }: buduj niżej, zostaw narożnik bez podpory albo użyj Posągu.
       *[other] Potrzeba { $needed } pojedynczych Filarów (po dwa na każdy podwójny), a masz ich { $singles }: buduj niżej, zostaw narożnik bez podpory albo użyj Posągu.
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
refusal-not-fresh = Element dekoracyjny musi w całości lub częściowo stać na kafelku umieszczonym w tej turze: wybierz pola nowego kafelka.
refusal-no-tile-below = Na polu { $space } nie leży jeszcze żaden kafelek: najpierw podaj kafelek, potem to, co na nim stoi.
refusal-not-adjacent =
    { $symbol ->
        [bridge] Most łączy dwa pola w jednym rzędzie lub w jednej kolumnie, oddzielone dokładnie jednym polem, a { $first } i { $second } tak nie leżą: wybierz inne pola.
       *[other] Oba pola muszą ze sobą sąsiadować, nigdy po przekątnej, a { $first } i { $second } nie sąsiadują: wybierz inne pola.
    }
refusal-space-occupied = Na polu { $space } już coś stoi: wybierz puste pole.
refusal-under-bridge = Pole { $space } leży pod Mostem i nie można już nic na nim umieścić: wybierz inne pole.
refusal-no-such-token = Żaden żeton Rundy nie pozwala w tej turze potraktować pola { $space } jako pola z innym symbolem: wybierz pole z właściwym symbolem.
refusal-token-used = Efekt żetonu Rundy został już w tej turze wykorzystany: wybierz pola z właściwymi symbolami.
refusal-token-not-here =
    { $token ->
        [fill-blank] Żeton Rundy działa na pole bez symbolu na kafelku umieszczonym w tej turze, a { $space } takim polem nie jest: wybierz inne pole.
       *[change-symbol] Żeton Rundy działa na symbol na kafelku umieszczonym w tej turze, a na polu { $space } takiego symbolu nie ma: wybierz inne pole.
    }
refusal-token-not-needed = Na polu { $space } jest już właściwy symbol: umieść ten element bez użycia żetonu Rundy.
refusal-wrong-symbol =
    { $symbol ->
        [statue] Posąg wymaga widocznego symbolu Posągu, a na polu { $space } takiego symbolu nie ma: wybierz inne pole.
        [fountain] Fontanna wymaga dwóch widocznych symboli Fontanny, a na polu { $space } takiego symbolu nie ma: wybierz inne pola.
        [bridge] Most wymaga dwóch widocznych symboli Mostu, a na polu { $space } takiego symbolu nie ma: wybierz inne pola.
       *[stairway] Schody wymagają dwóch widocznych symboli Schodów, a na polu { $space } takiego symbolu nie ma: wybierz inne pola.
    }
refusal-not-in-line = Każdy kolejny Posąg musi stać w linii prostej z innym twoim Posągiem, a pole { $first } nie leży w rzędzie ani w kolumnie żadnego z nich: wybierz inne pole.
refusal-same-tile = Fontanna łączy dwa różne kafelki, a pola { $first } i { $second } leżą na tym samym: wybierz symbole na dwóch kafelkach.
refusal-not-same-level =
    { $symbol ->
        [bridge] Most łączy dwa kafelki na tym samym poziomie, a pole { $first } leży na poziomie { $firstlevel }, zaś { $second } na poziomie { $secondlevel }: wybierz inne pola.
       *[fountain] Fontanna łączy dwa kafelki na tym samym poziomie, a pole { $first } leży na poziomie { $firstlevel }, zaś { $second } na poziomie { $secondlevel }: wybierz inne pola.
    }
refusal-not-one-step = Schody łączą dwa kafelki oddalone od siebie o jeden poziom, a pole { $first } leży na poziomie { $firstlevel }, zaś { $second } na poziomie { $secondlevel }: wybierz inne pola.
refusal-gap-too-high = Pole pod Mostem musi leżeć niżej niż Most, a pole { $gap } leży za wysoko: wybierz inną parę symboli.
refusal-gap-crossed = Nad polem { $gap } przebiega już inny Most: wybierz inną parę symboli.
refusal-gap-occupied = Pole pod Mostem musi być puste, a na polu { $gap } coś stoi: wybierz inną parę symboli.
