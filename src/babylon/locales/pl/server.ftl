# Słowa serwera: błędy, zwroty czatu, ruchy i punkty.

server-error-bad-request = Nie można odczytać tego żądania.
server-error-bad-notation = To nie jest zapis ruchu.
server-error-no-guest = Najpierw trzeba zostać gościem.
server-error-not-host = Może to zrobić tylko gospodarz stołu.
server-error-not-your-seat = To miejsce nie należy do ciebie.
server-error-wrong-key = Link lub kod nie pasuje.
server-error-origin-refused = Żądanie przyszło z innej strony i zostało odrzucone.
server-error-chat-off = Gospodarz wyłączył ten czat.
server-error-no-table = Nie ma takiego stołu.
server-error-no-seat = Ten stół nie ma takiego miejsca.
server-error-not-found = Tu nic nie ma.
server-error-method-refused = Tutaj nie można tego zrobić.
server-error-stale = Gra przy stole poszła dalej.
server-error-seat-taken = To miejsce jest zajęte.
server-error-not-your-turn = Teraz jest tura innego gracza.
server-error-wrong-status = Stół nie jest teraz w odpowiednim stanie.
server-error-undo-off = Przy tym stole nie cofa się tur.
server-error-nothing-to-undo = Nie ma tylu tur do cofnięcia.
server-error-no-proposal = Nikt nie prosił o cofnięcie tur.
server-error-not-absent = Ten gracz ma jeszcze czas.
server-error-hints-off = Przy tym stole nie ma podpowiedzi.
server-error-rules-unknown = Tę grę rozpoczęto na zasadach, których serwer już nie ma.
server-error-too-large = Żądanie jest za duże.
server-error-not-json = Żądanie musi być w formacie JSON.
server-error-illegal-move = Zasady nie pozwalają na ten ruch.
server-error-turn-unfinished = Te ruchy nie są jedną pełną turą.
server-error-key-reused = Tego klucza użyto już do innego żądania.
server-error-unknown-bot = Nie ma tu takiego bota.
server-error-unknown-edition = Nie ma takiego wydania.
server-error-unknown-tiles = Nie ma takiego zestawu kafelków.
server-error-too-many = Za dużo żądań; proszę chwilę poczekać.
server-error-broken = Serwer popełnił błąd. Nic się nie zmieniło.
server-error-bot-busy = Żaden bot nie jest teraz wolny.
server-error-shutting-down = Serwer się restartuje; spróbuj ponownie.

server-phrase-hello = Cześć!
server-phrase-good-luck = Powodzenia!
server-phrase-well-built = Pięknie zbudowane!
server-phrase-oops = Ojej!
server-phrase-thinking = Chwilę pomyślę…
server-phrase-your-turn = Twoja tura.
server-phrase-thanks = Dziękuję!
server-phrase-good-game = Dobra gra!

server-move-remove = Usuń gliniany kafelek z { $stack }
server-move-dig = Kop na { $stack }: pojedyncze Filary: { $singles }
server-move-place = Umieść { $source ->
    [dug] wykopany
   *[stored] zmagazynowany
 } kafelek { $tile } na { $position }, poziom { $level }, obrót { $turns } × 90°{ $open ->
    [none] {""}
   *[other] , róg { $open } wolny
 }
server-move-decorate = Postaw { $symbol ->
   *[statue] Posąg
    [fountain] Fontannę
    [bridge] Most
    [stairway] Schody
 } na { $spaces }{ $star ->
    [none] {""}
   *[other] , dzięki żetonowi na { $star }
 }
server-move-end = Zakończ turę, zachowując { $keep ->
    [dug] wykopany kafelek
    [stored] kafelek z Magazynu
   *[none] żadnego kafelka
 }

server-point = { $what ->
   *[statue] Posąg
    [fountain] Fontanna
    [bridge] Most
    [stairway] Schody
    [belvedere] Belweder
    [tile] Najwyższy punkt
    [set-diversity] Zestaw czterech elementów dekoracyjnych
    [set-flowers] Zestaw czterech kwiatów
 }, { $spaces }: { $points } PZ{ $hidden ->
    [yes] {" "}(pod kafelkiem)
   *[no] {""}
 }
