# Szukanie gier i rankingi.

find-ratings = Rankingi
find-ratings-how = Liczą się tu gry rankingowe: z zegarem, przeciw osobom, które mają tu imię, albo botom, bez cofania, podpowiedzi i zastępstw. Każdy zaczyna od 25. Liczba po ± mówi, jak niepewny jest jeszcze ranking, a kolejność zależy od siły, której można być pewnym.
find-players = Gracze
find-pool-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
find-time = Czas
find-pool-clock =
    { $clock ->
        [days] Dni na każdą turę
       *[live] Za jednym posiedzeniem
    }
find-rank = Miejsce
find-name = Imię
find-rating = Ranking
find-rating-games = Gry
find-rating-value = { $rating } ± { $margin }
find-rating-bot = Bot
find-rating-you = Ty
find-nobody-rated = Nikt jeszcze nie skończył tu gry rankingowej. Boty pokazują, jak silnie grają.
find-rated-people =
    { $count ->
        [one] { $count } osoba ma tu ranking.
        [few] { $count } osoby mają tu ranking.
        [many] { $count } osób ma tu ranking.
       *[other] { $count } osoby ma tu ranking.
    }
find-course = Przebieg rankingu, najnowsza gra na końcu
find-course-text = Od { $first } do { $last } w grach: { $games }
find-title = Znajdź grę
find-pairing = Zagraj z następną osobą
find-pairing-how = Gdy tylko zbierze się dość osób chętnych na taką samą grę, siadasz przy stole i gra się zaczyna. Zamknięcie strony kończy czekanie.
find-look = Szukaj gry
find-stop = Przestań szukać
find-near = O sile podobnej do mojej
find-needs-name = Do gier rankingowych potrzebujesz własnego imienia na tym serwerze.
find-waiting =
    { $count ->
        [one] Szukamy gry. Czekasz tylko ty.
        [few] Szukamy gry. Czekają { $count } osoby.
        [many] Szukamy gry. Czeka { $count } osób.
       *[other] Szukamy gry. Czeka { $count } osoby.
    }
find-any = Dowolnie
find-unrated = Bez rankingu
find-strength = Ranking około { $rating }
find-no-tables = Żaden taki stół nie czeka teraz na graczy.
find-see = Zobacz stół
find-invitations = Zaproszenia
find-invited-by = { $name } trzyma dla ciebie miejsce
find-decline = Odmów
find-featured = Obejrzyj grę
find-featured-how = Gra, którą przy otwartym stole toczą teraz najsilniejsi.
find-watch = Oglądaj
find-following = Osoby, które obserwujesz
find-following-how = Obserwowanie włączasz na profilu danej osoby. Nie dowie się o tym.
