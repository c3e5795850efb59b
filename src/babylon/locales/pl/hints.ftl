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
advice-move = Zagranie: { $turn }.
advice-gain = Od razu: { $gain }.
advice-no-gain = Od razu nie daje punktów.
advice-promise = Zmiana do końca gry wobec zwykłej tury, według sieci neuronowej: { $lines }.
advice-prepares =
    { $pillars ->
        [one] Na następną turę zostaje { $pillars } Filar
        [few] Na następną turę zostają { $pillars } Filary
       *[many] Na następną turę zostaje { $pillars } Filarów
    } { $stored ->
        [yes] i kafelek w Magazynie.
       *[no] bez kafelka w Magazynie.
    }
advice-waits =
    { $item ->
        [fountain] Dalej: drugi symbol Fontanny obok { $space } pozwoli zbudować Fontannę na poziomie { $level }.
        [bridge] Dalej: drugi symbol Mostu naprzeciw { $space } pozwoli zbudować Most na poziomie { $level }.
       *[stairway] Dalej: drugi symbol Schodów obok { $space } pozwoli zbudować Schody na poziom { $level }.
    }
advice-opens-level = Otwiera poziom { $level } dla kafelków.
advice-opens-line = Kolejne Posągi mogą stanąć w jednej linii z tym na { $space }.
advice-lacks-item =
    { $item ->
        [statue] Do kolejnego zestawu czterech elementów dekoracyjnych brakuje tylko Posągu.
        [fountain] Do kolejnego zestawu czterech elementów dekoracyjnych brakuje tylko Fontanny.
        [bridge] Do kolejnego zestawu czterech elementów dekoracyjnych brakuje tylko Mostu.
       *[stairway] Do kolejnego zestawu czterech elementów dekoracyjnych brakuje tylko Schodów.
    }
advice-lacks-flower = Do kolejnego zestawu czterech kwiatów brakuje tylko kafelka z tym kwiatem: { $flower }.
advice-alternative = Najlepsze inne zagranie ({ $turn }) jest gorsze o około { $points } pkt (± { $error }).
advice-even = Równie dobre: { $turn } (różnica { $points } ± { $error } pkt nie jest pewna).
advice-turn-take = stos { $stack }
advice-turn-place = kafelek na pozycji { $position } na poziomie { $level }
advice-turn-end = zakończenie tury
advice-show = Pokaż zagranie
advice-show-other = Pokaż inne zagranie
