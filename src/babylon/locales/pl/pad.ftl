### Notatnik do gry planszowej: punktacja końcowa.

pad-title = Notatnik do gry planszowej
pad-welcome = Policz, co w każdym ogrodzie widać z góry, albo odtwórz ogród element po elemencie. Punkty liczone są od razu według wszystkich wydań.
pad-gardens = Ogrody
pad-new = Nowa karta
pad-new-sure = Zacząć nową kartę? Wszystko, co zapisano na obecnej, przepadnie.
pad-name = Imię
pad-flower = Kwiat na planszy Gracza
pad-manner = Jak liczyć punkty tego ogrodu
pad-quick = Policz
pad-exact = Odtwórz
pad-next = Dalej: { $name }

## Liczenie

pad-quick-how = Liczy się tylko to, co przynajmniej częściowo widać z góry. Posągu, który podpiera kafelek, nie wliczaj.
pad-level = poziom { $level }
pad-level-word = poz.
pad-tiles = Widoczne kafelki według kwiatów
pad-highest = Poziom najwyższego kafelka
pad-notches = Widoczne puste pola planszy
pad-notches-how = Puste pola planszy rozstrzygają tylko remis: możesz je pominąć.
pad-less = O jeden mniej: { $what }
pad-more = O jeden więcej: { $what }
pad-uncounted = nie policzono
pad-under-decks = Zakryte tylko przez Mosty
pad-under-decks-how = Według wydania chińskiego (uproszczonego) Most zakrywa to, co jest pod nim. Podaj, ile z policzonych wyżej elementów zakrywają wyłącznie Mosty.

## Odtwarzanie

pad-exact-how = Buduj od dołu do góry: to, co zakryte, dodaj przed kafelkiem, który to zakrywa. Poziomy, podpory i punkty wyliczą się same.
pad-tools = Elementy
pad-tool-tile = Kafelek: { $flower }
pad-belvedere = Belweder
pad-no-belvedere = brak
pad-corner =
    { $corner ->
        [nw] na narożniku północno-zachodnim
        [ne] na narożniku północno-wschodnim
        [se] na narożniku południowo-wschodnim
       *[sw] na narożniku południowo-zachodnim
    }
pad-raised = o poziom wyżej, niż trzeba
pad-hint =
    { $step ->
        [tile] Wskaż lewe dolne pole kafelka.
        [one] Wskaż pole Posągu.
        [first] Wskaż pierwsze z dwóch pól.
       *[second] Teraz wskaż drugie pole.
    }
pad-looking-back =
    { $count ->
        [one] Widzisz ogród po pierwszym elemencie. Następny zostanie dodany w tym miejscu.
        [few] Widzisz ogród po { $count } elementach. Następny zostanie dodany w tym miejscu.
       *[many] Widzisz ogród po { $count } elementach. Następny zostanie dodany w tym miejscu.
    }
pad-show-all = Pokaż wszystko
pad-pieces = Dotychczasowe elementy
pad-no-pieces = Jeszcze żadnych.
pad-pieces-how = Wskaż element, aby wrócić do chwili, gdy go dodano, i dodać coś, zanim zakryje to kafelek.
pad-remove-piece = Usuń: { $piece }
pad-item =
    { $spaces ->
        [1] { $item }, pole { $first }
       *[2] { $item }, pola { $first } i { $second }
    }
pad-tile =
    { $corner ->
        [nw] Kafelek na pozycji { $position }, poziom { $level }, { $flower }, Belweder na północnym zachodzie
        [ne] Kafelek na pozycji { $position }, poziom { $level }, { $flower }, Belweder na północnym wschodzie
        [se] Kafelek na pozycji { $position }, poziom { $level }, { $flower }, Belweder na południowym wschodzie
        [sw] Kafelek na pozycji { $position }, poziom { $level }, { $flower }, Belweder na południowym zachodzie
       *[none] Kafelek na pozycji { $position }, poziom { $level }, { $flower }
    }
pad-full = Żaden ogród nie ma więcej niż { $most } kafelków.

## Wynik

pad-result = Wynik
pad-edition = Gracie według wydania
pad-count-notches = Remis w punktach ({ $names }): policzcie puste pola swoich plansz widoczne z góry.
pad-editions = Według wszystkich wydań
pad-wins = wygrywa z wynikiem
pad-forbidden = Tu niedozwolone. { $piece }
pad-share = Udostępnij
pad-share-how = Link zawiera całą kartę. Nic nie jest przechowywane nigdzie indziej.
pad-print = Drukuj
pad-broken-link = Ten link jest uszkodzony lub niepełny, więc nie można pokazać jego karty. Poproś o link jeszcze raz.
pad-shared = Ta karta pochodzi z linku. Twoja własna jest zachowana.
pad-own = Wróć do mojej karty
