### Co mówi podpowiedź: najpierw pomysł, potem co daje tura i co jeszcze można zrobić. Na stronie i w terminalu.

advice-idea-item =
    { $item ->
        [statue] W zasięgu jest Posąg na poziomie { $level }.
        [fountain] W zasięgu jest Fontanna na poziomie { $level }.
        [bridge] W zasięgu jest Most na poziomie { $level }.
       *[stairway] W zasięgu są Schody na poziom { $level }.
    }
advice-idea-place = W zasięgu jest kafelek na poziomie { $level }.
advice-idea-store = Lepiej poczekać: weź teraz kafelek, a wykorzystaj go później.
advice-idea-remove = Usuń kafelek, który innym przydałby się bardziej niż tobie.
advice-gain = Od razu: { $gain }.
advice-no-gain = Od razu nie daje punktów.
advice-prepares =
    { $pillars ->
        [one] Na następną turę zostaje { $pillars } Filar
        [few] Na następną turę zostają { $pillars } Filary
       *[many] Na następną turę zostaje { $pillars } Filarów
    } { $stored ->
        [yes] i kafelek w Magazynie.
       *[no] bez kafelka w Magazynie.
    }
advice-alternative = Najlepsze inne zagranie ({ $turn }) jest gorsze o około { $points } pkt (± { $error }).
advice-even = Równie dobre: { $turn } (różnica { $points } ± { $error } pkt nie jest pewna).
advice-turn-take = stos { $stack }
advice-turn-place = kafelek na pozycji { $position } na poziomie { $level }
advice-turn-end = zakończenie tury
advice-show = Pokaż zagranie
advice-show-other = Pokaż inne zagranie
