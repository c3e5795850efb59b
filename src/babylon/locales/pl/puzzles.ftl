### Zagadki: najlepsza tura w danej sytuacji.

puzzles-number = Zagadka { $number } · trudność { $rating }
puzzles-leave = Opuść zagadki
puzzles-task =
    { $flower ->
        [white] Gra Biały: znajdź najlepszą turę.
        [pink] Gra Różowy: znajdź najlepszą turę.
        [blue] Gra Niebieski: znajdź najlepszą turę.
       *[yellow] Gra Żółty: znajdź najlepszą turę.
    }
puzzles-how = Zagraj całą turę i zatwierdź ją. Liczy się to, do czego prowadzi, a nie kolejność ruchów.
puzzles-judging = Rozgrywam dalej obie tury…
puzzles-unjudged = Tury nie udało się rozegrać dalej, bo brakuje części strony. Zatwierdź ponownie, gdy wróci sieć.
puzzles-solved = Rozwiązane!
puzzles-better = Rozwiązane! Według naszych obliczeń ta tura jest nawet lepsza od tej, którą znaleźliśmy.
puzzles-failed = Jeszcze nie: o około { $points } pkt gorzej niż najlepsza tura.
puzzles-brings =
    { $points ->
        [one] Najlepsza tura daje od razu o { $points } punkt więcej.
        [few] Najlepsza tura daje od razu o { $points } punkty więcej.
       *[many] Najlepsza tura daje od razu o { $points } punktów więcej.
    }
puzzles-prepares = Przygotowuje też około { $points } pkt więcej na twoje kolejne tury.
puzzles-denies = Najlepszemu przeciwnikowi odbiera około { $points } pkt.
puzzles-moved = Twój ranking: { $rating } ({ $change }).
puzzles-progress =
    Twój ranking: { $rating }. Z rzędu: { $streak } (rekord: { $longest }). Rozwiązane: { $solved }. { $count ->
        [one] W tym temacie jest { $count } zagadka.
        [few] W tym temacie są { $count } zagadki.
       *[many] W tym temacie jest { $count } zagadek.
    }
puzzles-proof = Każda inna znaleziona tura daje przewagę mniejszą o co najmniej { $margin } pkt (± { $error }).
puzzles-themes = Temat: { $themes }.
puzzles-theme = Temat
puzzles-theme-all = Wszystko
puzzles-theme-storage = Magazyn
puzzles-theme-denial = Przeszkadzanie przeciwnikowi
puzzles-theme-patience = Punkty później zamiast teraz
puzzles-theme-levels = Nowy poziom
puzzles-theme-bearer = Posąg zamiast Filaru
puzzles-theme-last-round = Ostatnia runda
puzzles-own = Z twojej gry: tura { $turn }
puzzles-own-how = Analiza znalazła tu lepszą turę. Próby nie zmieniają twojego rankingu.
puzzles-own-found = Właśnie to znalazła analiza gry.
puzzles-own-broken = Ten link nie zawiera tury do rozwiązania: mógł zostać ucięty. Oto inna zagadka.
puzzles-to-game = Wróć do gry
puzzles-alike = Podobne zagadki
puzzles-again = Jeszcze raz
puzzles-show = Rozwiązanie
puzzles-next = Dalej
puzzles-more = Więcej
puzzles-less = Mniej
puzzles-compared = Twoja tura i najlepsza, w punktach
puzzles-points = Punkty
puzzles-yours = Twoja
puzzles-best = Najlepsza
puzzles-at-once = Od razu
puzzles-later = Twoje kolejne tury, około
puzzles-rival = Najlepszy przeciwnik na koniec, około
