### Analiza rozegranej gry: błędy, szczęście i to, co byłoby lepsze.

review-title = Analiza gry
review-how = Po każdej turze gra jest rozgrywana do końca na wiele możliwych sposobów, na tym urządzeniu. Dzięki temu szczęście da się oddzielić od umiejętności.
review-where = Gdzie
review-where-device = Na tym urządzeniu
review-where-server = Na tym serwerze
review-how-server = Po każdej turze boty tego serwera rozgrywają grę do końca na wiele możliwych sposobów. Dzięki temu szczęście da się oddzielić od umiejętności. Możesz tymczasem zamknąć stronę i wrócić później.
review-ahead =
    { $count ->
        [one] Najpierw { $count } inna analiza
        [few] Najpierw { $count } inne analizy
       *[many] Najpierw { $count } innych analiz
    }
review-server-gone = Serwer nie dokończył analizy.
review-instead = Analiza odbywa się na tym urządzeniu.
review-depth = Jak dokładnie
review-depth-quick = Szybko (poniżej minuty)
review-depth-deep = Dokładnie (kilka minut)
review-start = Rozpocznij analizę
review-again = Przyjrzyj się dokładniej
review-progress = Przejrzane tury: { $done } z { $all }
review-failed = Nie udało się dokończyć analizy na tym urządzeniu. Rozpocznij ją jeszcze raz.
review-former = Tę grę rozegrano według dawnych zasad i nie można jej już przeanalizować.
review-curve = Spodziewana przewaga
review-curve-two = Powyżej środka spodziewaną przewagę ma { $first }, poniżej { $second }. Pas pokazuje niepewność (95%).
review-curve-many = O ile każdy z graczy powinien na koniec wyprzedzić średnią pozostałych. Pasy pokazują niepewność (95%).
review-seats = Umiejętności i szczęście
review-skill = Stracone: { $points } pkt (± { $error }) w porównaniu z najlepszymi znalezionymi turami.
review-luck-good = Szczęście: odkryte kafelki i żetony dały { $points } pkt (± { $error }).
review-luck-bad = Pech: odkryte kafelki i żetony kosztowały { $points } pkt (± { $error }).
review-luck-even = Szczęście: bez wyraźnego wpływu ({ $points } ± { $error } pkt).
review-luck-parts = Kafelki: { $tiles }, żetony Rundy: { $tokens }.
review-mistakes = Największe błędy
review-whose = Czyje tury
review-everybody = Wszyscy gracze
review-no-mistakes = Żadna tura nie była na pewno błędem.
review-mistake = Tura { $turn }, { $name }: stracone { $points } pkt (± { $error })
review-figures = Wszystkie tury w liczbach
review-turn = Tura
review-player = Gracz
review-lead = Przewaga
review-cost = Stracone
review-luck = Szczęście
review-before = Przed turą { $turn }.
review-shown = Co jest pokazane
review-played = Zagrane
review-better = Lepsze
review-more = { $what }: o { $points } pkt więcej.
review-at-once = Od razu: { $points } pkt zamiast { $other }.
review-lines = Do końca gry: { $lines }.
review-denied = Pozostali gracze mieliby o { $points } pkt mniej.
review-solve = Rozwiąż jako zagadkę
review-back = Do analizy
review-leave = Do odtwarzania
review-picture = Udostępnij obraz
review-points = { $points } pkt
