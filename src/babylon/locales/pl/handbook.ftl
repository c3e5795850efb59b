### Zasady gry jako podręcznik. Pierwszy wiersz to tytuł rozdziału; wiersz zaczynający się od • to punkt listy.

## Strona i jej przyciski

handbook-title = Zasady gry
handbook-lead = Wszystkie zasady naszymi słowami, z obrazkami prawdziwych sytuacji z gry. Wybierz wydanie, w które grasz: tekst się do niego dostosuje.
handbook-search = Szukaj w zasadach
handbook-found =
    { $count ->
        [0] Nie znaleziono „{ $words }”. Wpisz jedno słowo, na przykład nazwę elementu.
        [one] { $count } rozdział dla „{ $words }”
        [few] { $count } rozdziały dla „{ $words }”
       *[many] { $count } rozdziałów dla „{ $words }”
    }
handbook-nearest = Najbliższe zapytaniu „{ $words }”:
handbook-contents = Spis treści
handbook-print = Drukuj
handbook-print-summary = Żetony i punktacja na jednej stronie
handbook-whole = Całe zasady
handbook-close = Zamknij zasady
handbook-earlier = Poprzedni
handbook-later = Następny
handbook-of-table = Zasady przy tym stole
handbook-summary = Żetony i punktacja w skrócie
handbook-summary-turn = W twojej turze
handbook-players = Liczba graczy
handbook-removals = Usunięte kafelki Gliny
handbook-token-count = Żetony Rundy
handbook-round-count = Rundy
handbook-piece = Element
handbook-number = W pudełku
handbook-example = Na obrazku

handbook-chapter-basics = O grze
handbook-chapter-turn = Tura
handbook-chapter-tiles = Umieszczanie kafelków
handbook-chapter-decorations = Elementy dekoracyjne
handbook-chapter-points = Rundy i punkty
handbook-chapter-editions = Porównanie wydań
handbook-chapter-questions = Pytania i odpowiedzi
handbook-chapter-glossary = Słowniczek

## O grze

handbook-goal =
    O co chodzi w grze

    Każdy gracz buduje wiszący ogród: kafelki Tarasów na Filarach, poziom nad poziomem, a na nich Posągi, Fontanny, Mosty i Schody. Kamień pochodzi ze wspólnego Kamieniołomu, a od tego, który kafelek weźmiesz, zależy też liczba otrzymanych Filarów.

    Po ostatniej rundzie na każdy ogród patrzy się prosto z góry. Punktuje wszystko, co widać choćby częściowo. Wygrywa gracz z największą liczbą punktów.
handbook-garden =
    Ogród i podstawowe pojęcia

    Twój ogród ma { $size } × { $size } pól, a każde z nich ma wycięcie na Filar. Pola mają tu nazwy od a1 na południowym zachodzie do h8 na północnym wschodzie.

    • Kafelek zajmuje dwa na dwa pola. W każdym z czterech narożników ma symbol albo nic, a pośrodku kwiat.
    • Plansza to poziom 0. Kafelek o jeden Filar nad planszą leży na poziomie 1, następny na poziomie 2 i tak dalej. To, co stoi na kafelku, jest na jego poziomie.
    • Używać można tylko tego, co widać z góry: pole zakryte kafelkiem jest stracone na zawsze.
handbook-box =
    Zawartość pudełka

    W pudełku jest { $tiles } kafelków Tarasów: po { $permaterial } kafelków Gliny (liczba symboli: { $clay }), Granitu ({ $granite }) i Bazaltu ({ $basalt }). Ponadto zawiera ono plansze Graczy ({ $boards }), po jednym kafelku początkowym z kwiatem każdej z nich oraz żetony Rundy ({ $tokens }).

    Pozostałe elementy tworzą Pulę Ogólną. Może się ona wyczerpać: zob. „Pytania i odpowiedzi”.
handbook-setup =
    Przygotowanie do gry

    • Potasujcie kafelki każdego Materiału. W Kamieniołomie ułóżcie w kwadrat kafelki Bazaltu ({ $stacks }), na nich kafelki Granitu, a na wierzchu kafelki Gliny. W każdym stosie widać tylko wierzchni kafelek.
    • Każdy gracz bierze planszę i umieszcza w Magazynie kafelek początkowy z jej kwiatem.
    • Wybierzcie lub wylosujcie, kto jest pierwszym graczem. Zaczyna on każdą rundę aż do końca gry.
    • Potasujcie żetony Rundy i odliczcie tyle zakrytych, ile podaje tabela poniżej.
    • W grze 2- i 3-osobowej część kafelków Gliny odpada z gry: w kolejności tur każdy usuwa jeden wybrany kafelek, raz w grze 3-osobowej, trzy razy w 2-osobowej.

## Tura

handbook-turn =
    Trzy kroki tury

    • Kopanie: musisz wziąć z Kamieniołomu jeden widoczny kafelek i otrzymujesz za niego Filary.
    • Budowanie: możesz umieszczać kafelki i elementy dekoracyjne.
    • Magazynowanie i odrzucanie: zachowujesz najwyżej jeden kafelek i do { $kept } pojedynczych Filarów, reszta przepada.
handbook-dig =
    Kopanie

    Weź dowolny kafelek z wierzchu stosu. Za każdą z jego czterech krawędzi otrzymujesz pojedynczy Filar, jeśli graniczy ona z

    • krawędzią Kamieniołomu,
    • dnem Kamieniołomu, czyli miejscem po wyczerpanym stosie,
    • widocznym kafelkiem na tym samym lub niższym poziomie.

    Wyższy sąsiad nic nie daje. Jeśli kafelek ma kwiat z twojej planszy, otrzymujesz jeszcze jeden Filar. Filary bierzesz z Puli Ogólnej; potem odsłania się kafelek leżący niżej.

    Na obrazku kafelek ze stosu { $stack } daje { $income } pojedyncze Filary: za kafelki od wschodu i zachodu, leżące na tym samym poziomie, oraz za dno Kamieniołomu od południa. Kafelek od północy leży wyżej i nic nie daje.
handbook-build =
    Budowanie

    Po Kopaniu możesz umieścić wzięty kafelek, kafelek z Magazynu, oba w dowolnej kolejności albo żaden. Po każdym z nich, aż do końca tury, możesz budować elementy dekoracyjne na kafelkach umieszczonych w tej turze.
handbook-store =
    Magazynowanie i odrzucanie

    Na koniec tury jeden nieumieszczony kafelek może zostać w Magazynie; pozostałe odrzucasz, usuwając je z gry. Nie musisz nic magazynować. Dopóki w Magazynie leży kafelek początkowy, nie ma tam miejsca na inny: umieść go albo odrzuć.

    Zachowujesz do { $kept } pojedynczych Filarów. Nadmiar oraz wszystkie podwójne Filary wracają do Puli Ogólnej.
handbook-swap =
    Podwójne Filary

    Podwójny Filar jest tak wysoki jak dwa pojedyncze. W dowolnym momencie swojej tury możesz oddać do Puli Ogólnej dwa pojedyncze Filary i wziąć za nie podwójny, nigdy odwrotnie. Podwójnych Filarów nie można magazynować.

## Umieszczanie kafelków

handbook-placing =
    Gdzie może leżeć kafelek

    Kafelek umieszcza się stroną Ogrodu do góry, dowolnie obrócony, w całości na { $size } × { $size } polach ogrodu. Musi leżeć wyżej niż wszystko, co jest pod każdym z jego czterech pól.

    • Co najmniej trzy narożniki są podparte: zob. „Co podpiera kafelek”.
    • Leży na poziomie 1 albo gdzieś w twoim ogrodzie jest już kafelek o jeden poziom niżej.
    • Kafelek nie zakrywa się całkowicie z innym.
    • Stać cię na Filary.

    Filary ustawia się tylko pod umieszczanym właśnie kafelkiem, więc żaden nie zostaje odkryty.
handbook-supports =
    Co podpiera kafelek

    Każdy narożnik rozpatruje się osobno:

    • Jeśli powierzchnia jest o jeden poziom niżej i nic tam nie stoi, podpiera go pojedynczy Filar.
    • Jeśli jest o dwa poziomy niżej i nic tam nie stoi, podpiera go podwójny Filar.
    • Jeśli o jeden poziom niżej stoi twój Posąg, podpiera on narożnik za darmo. Odtąd jest Filarem i nie jest już Posągiem.
    • W pozostałych przypadkach nic go nie podeprze: powierzchnia jest za nisko, stoi tam inny element albo biegnie nad nią Most.

    Najwyżej jeden narożnik może być bez podpory. Możesz też zostawić tak narożnik, który dałoby się podeprzeć.
handbook-belvederes =
    Narożnik bez podpory i Belweder

    Jeśli kafelek spoczywa na trzech podporach, na narożniku bez podpory natychmiast umieszcza się Belweder z Puli Ogólnej. Zajmuje on to pole, więc nic więcej tam nie stanie.

    { $opencorner ->
        [while-they-last] Gdy w Puli Ogólnej nie ma już Belwederów, narożnik i tak może zostać bez podpory, a jego pole jest zwykłym pustym polem.
       *[required] Gdy w Puli Ogólnej nie ma już Belwederów, żaden narożnik nie może zostać bez podpory: wszystkie cztery trzeba podeprzeć.
    }
handbook-levels =
    Poziom po poziomie

    Na poziomie 1 można budować zawsze. Na wyższym umieścisz kafelek tylko wtedy, gdy gdzieś w ogrodzie masz kafelek o jeden poziom niżej; nie muszą się stykać.
handbook-overlap =
    Całkowite zakrywanie się kafelków

    Kafelki mogą zakrywać się częściowo. Całkowite zakrywanie się, czyli wszystkimi czterema polami dokładnie jedno nad drugim, podlega ograniczeniom.

    { $overlap ->
        [one-level] W tym wydaniu dotyczy to kafelków oddalonych o jeden poziom: kafelek nie może leżeć dokładnie nad tym, który jest o jeden poziom niżej. Dwa poziomy wyżej lub więcej już może, jak na obrazku.
        [beneath] W tym wydaniu dotyczy to kafelka leżącego bezpośrednio niżej: nowy nie może leżeć dokładnie nad kafelkiem, którego choć jedno pole nie ma nad sobą innego kafelka. Gdy inne zakryją go w całości, nowy może leżeć dokładnie nad nim, jak na obrazku. Mosty nie mają tu znaczenia.
       *[never] W tym wydaniu zakaz obowiązuje przy każdej różnicy poziomów: nad kafelkiem twojego ogrodu żaden inny nie może leżeć dokładnie w tym samym miejscu. Przesunięty o pole już może, jak na obrazku.
    }
handbook-paying =
    Opłacanie Filarów

    Płacisz Filarami, które masz. Najpierw zużywa się posiadane podwójne Filary; na każdy kolejny zamienia się dwa pojedyncze. Jeśli w Puli Ogólnej nie ma już podwójnych Filarów, zamiana jest niemożliwa.

## Elementy dekoracyjne

handbook-decorations =
    Wspólne zasady

    Posągi, Fontanny, Schody i Mosty są darmowe, pochodzą z Puli Ogólnej i nigdy nie są obowiązkowe. W turze możesz zbudować ich dowolnie wiele.

    • Element stoi przynajmniej częściowo na kafelku umieszczonym w tej turze.
    • Każde jego pole ma odpowiedni symbol, jest widoczne i puste.
    • Stoi wzdłuż rzędu albo kolumny, nigdy po przekątnej. Fontanny i Mosty łączą kafelki na tym samym poziomie, a Schody kafelki oddalone od siebie o jeden poziom.
handbook-statues =
    Posągi

    Posąg zajmuje jeden symbol Posągu. Pierwszy w ogrodzie może stać na dowolnym. Każdy następny musi być w linii prostej z którymś z twoich Posągów: w tym samym rzędzie lub kolumnie, w dowolnej odległości i na dowolnym poziomie.

    Posąg daje tyle punktów, ile wynosi jego poziom. Może później podeprzeć kafelek, ale wtedy nie jest już Posągiem.
handbook-fountains =
    Fontanny

    Fontanna łączy dwa sąsiednie symbole Fontanny na dwóch różnych kafelkach tego samego poziomu. Daje { $times } punkty razy poziom.
handbook-stairways =
    Schody

    Schody łączą dwa sąsiednie symbole Schodów na dwóch kafelkach, których poziomy różnią się dokładnie o jeden. Dają tyle punktów, ile wynosi suma obu poziomów.
handbook-bridges =
    Mosty

    Most łączy dwa symbole Mostu w jednym rzędzie lub kolumnie, oddzielone dokładnie jednym polem, na dwóch kafelkach tego samego poziomu. Powierzchnia między nimi musi być niżej niż Most i na żadnym poziomie nie może tam przebiegać inny Most. Most daje { $times } punkty razy poziom.
handbook-under-bridges =
    Pole pod Mostem

    { $gap ->
        [open] W tym wydaniu na polu pod Mostem mogą stać elementy, gdy się go buduje, i można je tam umieścić także później. Liczą się jako widoczne. Filarów nie wolno tam ustawiać: przeszkadza im Most.
        [covered] W tym wydaniu na polu pod Mostem mogą stać elementy, gdy się go buduje. Odtąd Most zakrywa to pole tak jak kafelek: nic więcej tam nie stanie, a to, co stoi wyłącznie na zakrytych polach, nie daje punktów. Kafelek pod Mostem liczy się tylko dzięki innym polom, a pole planszy w tym miejscu nie jest widoczne.
       *[empty] W tym wydaniu pole pod Mostem jest puste: nic nie może tam stać, gdy się go buduje, i niczego nie wolno tam umieścić później, ani elementu, ani Filaru.
    }

    Narożnik bez podpory może wisieć nad Mostem. Pola kafelka leżącego nad Mostem są zwykłymi polami.

## Rundy i punkty

handbook-rounds =
    Rundy i koniec gry

    Gdy ostatni gracz zakończy turę, odkrywa się następny żeton Rundy. Obowiązuje wszystkich w kolejnej rundzie. Pierwszy gracz pozostaje ten sam.

    Gdy nie ma już żetonu do odkrycia, gra się kończy. Rund jest więc o jedną więcej niż żetonów.
handbook-tokens =
    Żetony Rundy

    Żeton działa przez jedną rundę, w turze każdego gracza. Żadna instrukcja nie podaje, ile jest żetonów każdego rodzaju; tutaj jest ich po { $copies }.
handbook-seen =
    Co jest widoczne

    Patrz prosto z góry. Element lub kafelek liczy się, jeśli widać choćby jego część; to, co całkowicie zakryte, nie daje punktów. Zakrywają tylko kafelki.

    { $gap ->
        [covered] Ale w tym wydaniu Most też zakrywa pole pod sobą.
       *[other] Most niczego nie zakrywa.
    }

    Na obrazku Fontanna nadal daje punkty, bo widać jedno z jej dwóch pól. Posąg podpierający kafelek nie daje punktów.
handbook-scoring =
    Punktacja Końcowa

    Na koniec punkty każdego ogrodu liczy się wiersz po wierszu. Ostatnia kolumna pokazuje wynik ogrodu z obrazka: razem { $gottotal } PZ.
handbook-winning =
    Kto wygrywa

    Wygrywa gracz z największą liczbą punktów. Przy remisie wygrywa ten, na czyjej planszy widać z góry mniej pustych pól, czyli kto zakrył jej więcej. Jeśli i tu jest remis, zwycięstwo jest wspólne.

handbook-pad-statues = Każdy Posąg: jego poziom
handbook-pad-fountains = Każda Fontanna: { $times } × jej poziom
handbook-pad-bridges = Każdy Most: { $times } × jego poziom
handbook-pad-stairways = Każde Schody: suma ich dwóch poziomów
handbook-pad-diversity = Każdy zestaw złożony z Posągu, Fontanny, Mostu i Schodów: { $set } PZ
handbook-pad-flowers = Każdy zestaw kafelków z czterema różnymi kwiatami: { $set } PZ
handbook-pad-belvederes = Każdy Belweder: { $belvedere } PZ, na dowolnym poziomie
handbook-pad-highest =
    { $highest ->
        [square] Poziom najwyższego kafelka pomnożony przez siebie: poziom { $top } daje { $gothighest } PZ
       *[double] Podwojony poziom najwyższego kafelka: poziom { $top } daje { $gothighest } PZ
    }

handbook-editions =
    Czym różnią się wydania

    Drukowanych instrukcji jest { $books }. Zgadzają się prawie we wszystkim; tabela pokazuje, w czym nie. „Poprawione” to zasady wspólne dla większości z nich.

## Pytania i odpowiedzi

handbook-ruling-1 =
    Czy narożnik nad moim Posągiem może być bez podpory?

    Nie. Posąg tuż pod narożnikiem zawsze go podpiera: taki narożnik ma podporę i nie dostaje Belwederu.
handbook-ruling-2 =
    Czy narożnik bez podpory może wisieć nad Fontanną lub Mostem?

    Tak, nad wszystkim, co jest niżej: pustym polem, dowolnym elementem, Mostem. To, co zakryje, pozostaje na miejscu i daje punkty tylko tak długo, jak długo widać choć jego część.
handbook-ruling-3 =
    Ile punktów daje zakryty Posąg?

    Zero. Ale jeśli nie spoczywa na nim kafelek, bo ten nad nim leży co najmniej dwa poziomy wyżej, nadal jest Posągiem: nowe Posągi mogą stać z nim w linii.
handbook-ruling-4 =
    Wszystkie moje Posągi podpierają kafelki. Gdzie może stanąć następny?

    Gdziekolwiek. Gdy żaden z twoich Posągów nie jest już Posągiem, następny znów liczy się jako pierwszy.
handbook-ruling-5 =
    Dwa kafelki w jednej turze: czy mogę jeszcze ozdobić pierwszy?

    Tak. Do końca tury możesz budować elementy na każdym kafelku umieszczonym w tej turze, także na pierwszym po umieszczeniu drugiego.
handbook-ruling-6 =
    Na co działa żeton, który zmienia lub dodaje symbol?

    Działa raz w twojej turze, dla jednego pola jednego elementu, na kafelku umieszczonym w tej turze. Ten kafelek wystarczy: element nie wymaga już innego nowego. Potem nie zostaje po tym żaden ślad.
handbook-ruling-7 =
    Co, gdy jakiś element się skończy?

    Pula Ogólna jest ograniczona. Jeśli pojedynczych Filarów jest za mało, otrzymujesz tyle, ile zostało; bez podwójnych nie ma zamiany ani premii z żetonu; elementu, którego nie ma, nie da się zbudować.

    { $opencorner ->
        [while-they-last] Bez Belwederów narożnik może zostać bez podpory i pusty.
       *[required] Bez Belwederów żaden narożnik nie może zostać bez podpory: każdy kafelek potrzebuje czterech podpór, jak na obrazku.
    }
handbook-ruling-8 =
    Kiedy otrzymuję Filar z żetonu?

    Na początku tury, przed Kopaniem.
handbook-ruling-9 =
    Co blokuje Most?

    Dopóki nad Mostem nie leży kafelek, na polu pod nim nie można ustawić Filaru ani poprowadzić w poprzek drugiego Mostu, na żadnym poziomie: na obrazku żaden nie zmieści się między c2 a c4.

    { $gap ->
        [open] Elementy wolno tam umieszczać w tym wydaniu.
        [covered] Nie umieszcza się tam też elementów: w tym wydaniu Most zakrywa to pole.
       *[empty] Nie umieszcza się tam też elementów.
    }

    Gdy nad Mostem leży kafelek, jego pola są zwykłymi polami.
handbook-ruling-10 =
    Czy Fontanna może stać na jednym kafelku?

    Nie. Fontanna łączy dwa różne kafelki, podobnie jak Most. Oba mogą być umieszczone w tej samej turze.
handbook-ruling-11 =
    Czy poziom się liczy, gdy wszystkie jego kafelki są zakryte?

    Tak. Poziom jest zbudowany, gdy raz umieszczono na nim kafelek; nie musi być widoczny. Na obrazku poziomu 1 nie widać, a mimo to się liczy.
handbook-ruling-12 =
    Czy muszę zachować kafelek z Magazynu?

    Nie. Na koniec tury możesz zachować wzięty kafelek, kafelek z Magazynu albo żaden. Pojedyncze Filary zachowujesz zawsze, do { $kept }.
handbook-ruling-13 =
    Czy to, co zbuduję, liczy się już w tej samej turze?

    Tak. Zbudowany właśnie Posąg może podeprzeć drugi kafelek, na zbudowanym właśnie poziomie można opierać kolejny, a nowy Posąg może stać w linii z poprzednim.
handbook-ruling-14 =
    Kopanie daje o jeden Filar mniej, a Pula Ogólna jest prawie pusta. Co liczy się najpierw?

    Najpierw żeton, potem Pula Ogólna: jeśli należą ci się cztery, a żeton zabiera jeden, wystarczą trzy w Puli Ogólnej.
handbook-ruling-15 =
    Co jest częścią Mostu?

    Przy budowaniu jeden z jego końców musi leżeć na kafelku z tej tury; pole pomiędzy nimi się nie liczy. Żeby Most był widoczny, wystarczy koniec albo część nad przerwą: na obrazku oba końce są zakryte, a Most nadal daje punkty.

## Słowniczek

handbook-glossary =
    Pojęcia gry

    Co znaczy każde z nich i gdzie przeczytać więcej.

handbook-term-garden =
    Ogród
    Wszystko, co budujesz na swojej planszy z { $size } × { $size } polami.
handbook-term-space =
    Pole
    Ćwiartka kafelka albo jedno wycięcie planszy.
handbook-term-notch =
    Wycięcie
    Zagłębienie planszy na Filar. Te, które widać na koniec, rozstrzygają remisy.
handbook-term-tile =
    Kafelek
    Taras zajmujący dwa na dwa pola, z symbolami i kwiatem.
handbook-term-starting-tile =
    Kafelek początkowy
    Leży w Magazynie, gdy gra się zaczyna.
handbook-term-material =
    Glina, Granit, Bazalt
    Trzy Materiały, od wierzchu Kamieniołomu do dna; im głębiej, tym więcej symboli.
handbook-term-symbol =
    Symbol
    Znak w narożniku: mówi, który element dekoracyjny może tam stanąć.
handbook-term-flower =
    Kwiat
    Każdy kafelek ma jeden z czterech. Kwiat twojej planszy daje dodatkowy Filar, cztery różne tworzą zestaw.
handbook-term-corner =
    Narożnik
    Jedno z czterech pól kafelka. Każdy podpiera się osobno; najwyżej jeden może zostać bez podpory.
handbook-term-open-corner =
    Narożnik bez podpory
    Jedyny narożnik kafelka, którego nic nie podpiera. Dostaje Belweder.
handbook-term-level =
    Poziom
    O ile Filarów nad planszą leży kafelek.
handbook-term-quarry =
    Kamieniołom
    Stosy kafelków pośrodku, z których biorą wszyscy.
handbook-term-stack =
    Stos
    Kafelki leżące na sobie w Kamieniołomie; wziąć można tylko wierzchni.
handbook-term-edge =
    Krawędź Kamieniołomu
    Z nią graniczą skrajne kafelki. Daje Filar.
handbook-term-bottom =
    Dno Kamieniołomu
    Widać je tam, gdzie stos się wyczerpał. Daje Filar.
handbook-term-dig =
    Kopanie
    Wzięcie widocznego kafelka i Filarów za niego. Tak zaczyna się każda tura.
handbook-term-pillar =
    Pojedynczy Filar
    Podpiera narożnik o poziom wyżej.
handbook-term-double-pillar =
    Podwójny Filar
    Podpiera narożnik o dwa poziomy wyżej; otrzymuje się go w zamian za dwa pojedyncze.
handbook-term-decoration =
    Element dekoracyjny
    Posąg, Fontanna, Most albo Schody.
handbook-term-statue =
    Posąg
    Stoi na jednym polu; każdy poza pierwszym w linii z innym. Może podeprzeć kafelek.
handbook-term-fountain =
    Fontanna
    Łączy dwa sąsiednie kafelki jednego poziomu.
handbook-term-stairway =
    Schody
    Łączą dwa kafelki, których poziomy różnią się o jeden.
handbook-term-bridge =
    Most
    Łączy dwa kafelki jednego poziomu nad przerwą.
handbook-term-belvedere =
    Belweder
    Stoi na narożniku bez podpory.
handbook-term-supply =
    Pula Ogólna
    Wszystkie elementy, których nikt jeszcze nie ma.
handbook-term-storage =
    Magazyn
    Miejsce na kafelek i na pojedyncze Filary ({ $kept }) obok ogrodu.
handbook-term-discard =
    Odrzucanie
    Usunięcie kafelka z gry na koniec tury.
handbook-term-turn =
    Tura
    Kopanie, Budowanie, Magazynowanie: to, co robi jeden gracz, zanim zagra następny.
handbook-term-round =
    Runda
    Po jednej turze każdego gracza.
handbook-term-token =
    Żeton Rundy
    Odkrywany po rundzie; zmienia coś w następnej.
handbook-term-first-player =
    Pierwszy gracz
    Zaczyna każdą rundę, przez całą grę.
handbook-term-points =
    Punkty Zwycięstwa (PZ)
    Wartość ogrodu widzianego z góry.

## Obrazki

handbook-picture-whole = Ogród o trzech poziomach ze wszystkimi rodzajami elementów.
handbook-picture-tile = Kafelek na poziomie 1, na czterech pojedynczych Filarach.
handbook-picture-turn-dug = Po Kopaniu: pojedyncze Filary, wzięty kafelek, a obok kafelek z Magazynu.
handbook-picture-turn-built = Po Budowaniu: wzięty kafelek leży na c1, z Posągiem i połową Fontanny; zostają jeden Filar i kafelek z Magazynu.
handbook-picture-placed = Nowy kafelek leży na poziomie 2, nad dwoma innymi; na narożniku bez podpory stoi Belweder.
handbook-picture-quarry = Kamieniołom po kilku turach; liczba na stosie to jego wysokość.
handbook-picture-quarry-text = Kamieniołom z góry; po znaku + liczba Filarów, które daje Kopanie.
handbook-picture-supports = Na poziomie 2: dwa pojedyncze Filary na kafelku, dwa podwójne na planszy.
handbook-picture-paid = Cztery pojedyncze Filary i jeden podwójny właśnie wystarczyły na nowy kafelek: dwa pojedyncze, podwójny i jeszcze dwa pojedyncze za drugi podwójny.
handbook-picture-belvedere = Trzy Filary i Belweder na narożniku bez podpory.
handbook-picture-statue-bears = Posąg na c1 podpiera narożnik kafelka nad nim.
handbook-picture-levels = Kafelek na poziomie 3 wymaga kafelka na poziomie 2; ten leży gdzie indziej.
handbook-picture-overlap-never = Każdy kafelek wieży jest przesunięty względem niższych.
handbook-picture-overlap-one-level = Najwyższy kafelek leży dokładnie nad kafelkiem o dwa poziomy niżej.
handbook-picture-overlap-beneath = Najniższy kafelek jest całkiem zakryty; najwyższy leży dokładnie nad nim.
handbook-picture-decorated = Kafelek na c1 jest nowy, więc Fontanna może stać w połowie na starszym; na samym a2 nie można w tej turze nic zbudować.
handbook-picture-statues = Każdy Posąg stoi w rzędzie lub kolumnie z innym.
handbook-picture-fountain = Fontanna na dwóch kafelkach poziomu 1.
handbook-picture-stairway = Schody z poziomu 1 na poziom 2.
handbook-picture-bridge = Most z b2 na d2, nad przerwą na c2.
handbook-picture-gap-empty = Pod Mostem, na c1, nic nie stoi.
handbook-picture-gap-open = Pod Mostem, na c1, umieszczono Posąg.
handbook-picture-gap-covered = Posąg na c1 był tu wcześniej; teraz zakrywa go Most.
handbook-picture-half-hidden = Nowy kafelek zakrywa połowę Fontanny.
handbook-picture-buried = Posąg na b2 zakrywa kafelek o dwa poziomy wyżej.
handbook-picture-first-again = Posąg na c1 podpiera kafelek; nowy na e4 nie stoi w linii z żadnym.
handbook-picture-two-tiles = Dwa kafelki z jednej tury i Posąg na pierwszym.
handbook-picture-filled-blank = Na c2 nie ma symbolu; dzięki żetonowi może tam stać Fontanna.
handbook-picture-four-supports = Wszystkie cztery narożniki nowego kafelka są podparte.
handbook-picture-extra-pillar = Pojedyncze Filary i kafelek w Magazynie.
handbook-picture-crossed = Most z b3 na d3 przecina drogę z c2 na c4.
handbook-picture-joined = Oba kafelki umieszczono w tej turze.
handbook-picture-hidden-level = Kafelek na poziomie 1 jest całkiem zakryty przez dwa na poziomie 2.
handbook-picture-discards = Koniec tury: z kafelka wziętego i kafelka w Magazynie zostać może najwyżej jeden.
handbook-picture-swapped = Dwa z czterech pojedynczych Filarów wymieniono na podwójny.
handbook-picture-same-turn = Posąg i kafelek z tej samej tury.
handbook-picture-deck-alone = Kafelki zakrywają oba końce Mostu, ale nie jego środek.
handbook-picture-rounds = Czwarta runda gry czteroosobowej: jej żeton i wcześniejsze są już znane, w pierwszej rundzie żetonu nie było.
handbook-picture-tie-open = Trzy kafelki i Posąg na poziomie 2; górny kafelek nie zakrywa żadnego nowego pola planszy.
handbook-picture-tie-covered = Tyle samo punktów, ale górny kafelek zakrywa o dwa pola planszy więcej: ten ogród wygrywa remis.

## What people ask for in other words than the rules': by section. And small words, which tell nothing about what is looked for.

handbook-small-words = a aby albo ale bez by być co czy czym dla do gdy gdzie i ich ile ilu ja jak jaki jakie jako jej jest jeśli już kiedy kto który która które ma mam mi może mogę można mój moja muszę musi na nad nie niż o od po pod przed przez przy są się ta tak te tego ten to tu w we z za ze że
handbook-asked =
    goal: cel gry; o czym jest gra
    garden: plansza; siatka; współrzędne; nazwy pól
    box: zawartość pudełka; ile kafelków, elementów
    setup: początek; zaczyna; kto pierwszy; pierwszy gracz; ilu graczy; przygotowanie; usuwanie gliny; kafelek początkowy
    turn: przebieg tury; fazy; kolejność; pominąć kopanie; pas
    dig: dochód; ile filarów dostaję; ściana, krawędź, brzeg kamieniołomu; wziąć kafelek; sąsiednie; pominąć kopanie
    build: muszę położyć, umieścić kafelek; dwa kafelki w turze; nie budować
    store: zachować, trzymać kafelek lub filary; koniec tury; limit; wyrzucić; kafelek początkowy
    swap: wymiana, wymienić, zamiana, zamienić filary; podwójny za dwa pojedyncze
    placing: obrót, obrócić kafelek; gdzie położyć kafelek; poza planszą; przesunąć kafelek
    supports: podtrzymywać, podpierać, podparcie; filary pod kafelkiem; trzy lub cztery narożniki; posąg jako filar
    belvederes: trzy filary; altana; pusty narożnik; nawis
    levels: wysokość; wyżej; piętro; pominąć poziom
    overlap: kafelek na kafelku; dokładnie nad; wieża; zakrycie; ta sama pozycja
    paying: koszt, cena; płacić, zapłacić; ile filarów; za mało filarów
    decorations: ozdoby; dekoracje; na ukos, skos, po przekątnej; symbol; stary kafelek; usunąć, przesunąć element
    statues: drugi posąg; posągi na różnych poziomach; ten sam rząd lub kolumna; linia; przesunąć posąg
    fountains: woda; dwa symbole; sąsiednie
    stairways: schodki; dwa poziomy
    bridges: przerwa; odległość; jak długi
    under-bridges: pod mostem; most nad posągiem; kafelek lub filar pod mostem
    rounds: ile rund; koniec gry; kiedy kończy się gra; ostatnia runda; zmiana pierwszego gracza
    tokens: żetony; efekt; wydarzenie; puste pole; zmiana symbolu; podwójny kwiat
    seen: widoczne; zakryte; widok z góry; zakryta fontanna
    scoring: punkty; wart, warta, warte; ile punktów; punktacja; zestawy; zestaw kwiatów; różnorodność; najwyższy kafelek; most, fontanna, posąg, schody, belweder warte punkty
    winning: remis; równa liczba punktów; zwycięzca; kto wygrywa; rozstrzygnięcie
    editions: różnice; wersje; języki; wydania
    ruling-1: posąg podtrzymuje, podpiera, utrzyma kafelek; posąg jako filar; narożnik nad posągiem
    ruling-2: budować, zbudować kafelek nad fontanną, posągiem, mostem, elementem; nawis
    ruling-3: punkty za ukryty posąg
    ruling-4: brak posągu; następny posąg; posąg użyty jako filar
    ruling-5: drugi kafelek; ozdobić pierwszy kafelek
    ruling-6: użyć żetonu dwa razy; joker; pusty narożnik
    ruling-7: brak filarów, belwederów, posągów; skończyły się; wyczerpane; pusta pula
    ruling-8: dodatkowy filar; premia; filar z żetonu; przed kopaniem czy po
    ruling-9: mosty krzyżujące się; most nad mostem; kafelek nad mostem; most nad kafelkiem
    ruling-10: oba symbole na tym samym kafelku
    ruling-11: ukryty poziom
    ruling-12: wyrzucić, odrzucić kafelek z magazynu; oddać filary
    ruling-13: w tej samej turze; od razu; nowy posąg jako filar
    ruling-14: mniej filarów; minus jeden; prawie pusta pula
    ruling-15: środek, przęsło, końce mostu; częściowo zakryty most
    glossary: słowniczek; słowa; znaczenie; definicje
