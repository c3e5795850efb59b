### Słowa serwera: błędy i zwroty czatu.

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

help-serve =
    Udostępnia stoły dla ludzi i botów oraz stronę gry, aż do Ctrl-C.

    Ustawienia pochodzą z opcji, potem ze środowiska (BABYLON_PORT itd.), potem z pliku.

    babylon serve --port 8080 --public-url https://babylon.example
help-serve-host = Adres nasłuchu; domyślnie 127.0.0.1
help-serve-port = Port nasłuchu; domyślnie 8000
help-serve-public-url = Adres, pod którym przeglądarki widzą serwer
help-serve-workers = Ile procesów myśli za boty; domyślnie 1
help-serve-bot-seconds = Najdłuższe myślenie bota nad turą; domyślnie 2
help-serve-log-level = debug, info, warning lub error; domyślnie info
help-serve-open = Otwórz stronę w przeglądarce
help-option-config = Plik TOML z ustawieniami
help-option-database = Baza danych, np. sqlite:///babylon.db lub postgresql://host/name
help-export =
    Zapisuje gry z bazy serwera do katalogu, po jednym zapisie na grę.

    babylon export games
help-export-folder = Dokąd trafią pliki
help-export-whole = Całe gry z tajemnicami, do wczytania na innym serwerze
help-import =
    Wczytaj gry do bazy danych serwera: całe, zapisane przez export, i zapisy ukończonych gier.

    babylon import games/*.json game.bgn
help-import-files = Pliki zapisane przez export --whole albo zapisy .bgn
help-verify =
    Odtwarza z dziennika każdą grę w bazie serwera i mówi, co się nie zgadza.

    babylon verify --database sqlite:///babylon.db
help-backup =
    Kopiuje całą bazę, gdy serwer działa dalej. Celem jest plik albo URL pustej bazy.

    babylon backup monday.db
help-backup-target = Nowy plik albo URL pustej bazy
help-doctor =
    Sprawdza instalację i mówi, co mogłoby zawieść na serwerze.

    babylon doctor
help-verify-deal =
    Rozdaje zakończoną grę jeszcze raz z dowodu w jej zapisie: nikt nie mógł wybrać kafelków.

    babylon verify-deal game.bgn --commitment 38e9dcc7…
help-verify-deal-commitment = Co stół ogłosił przed rozdaniem
help-join =
    Bot z tego komputera gra przy stole serwera, z linku do miejsca albo do otwartego stołu.

    babylon join 'https://babylon.example/t/k3v9x2m7q4ta#seat=1.abc' --bot architect
help-join-link = Link do miejsca lub stołu
help-join-bot = Który bot gra
help-join-name = Jego imię przy stole
help-join-seconds = Najdłuższe myślenie nad turą
serve-where = Babylon działa pod { $url } (Ctrl-C zatrzymuje)
serve-other-port = Port { $taken } jest zajęty: używam portu { $port }
export-done = Gry zapisane w { $folder }: { $count }
import-done = Wczytane gry: { $count } z { $files }
verify-done = Odtworzone gry: { $games }; problemy: { $findings }
backup-done = Gry skopiowane do { $target }: { $games }
doctor-database = Baza danych
doctor-disk = Wolne miejsce na dysku
doctor-bots = Boty
doctor-client = Zbudowana strona
doctor-public-url = Publiczny adres z TLS
deal-fair = Rozdanie wynika z ogłoszonej tajemnicy. Zobowiązanie: { $commitment }
deal-unfair = Rozdanie NIE wynika z ogłoszonego zobowiązania. Zobowiązanie w zapisie: { $commitment }
join-over = Koniec gry: { $scores }
cli-bad-config = Tego ustawienia nie można użyć: { $reason }
cli-port-taken = Port { $port } jest zajęty. Zatrzymaj to, co na nim działa, albo wybierz inny: babylon serve --port N
cli-not-empty = { $target } nie jest puste: podaj nowy plik albo pustą bazę.
cli-missing-database = Pod adresem { $database } nie ma bazy danych: sprawdź adres.
cli-no-proof = W { $file } nie ma dowodu rozdania: mają go tylko gry zakończone na serwerze, w nagłówku Seed.
cli-bad-link = To nie jest link do stołu: { $link }
cli-no-free-seat = Nie ma wolnego miejsca: { $link }
cli-join-failed = Serwer odmówił: { $reason }
cli-not-a-game = Tej gry nie można wczytać: { $reason }
cli-no-database = Nie można otworzyć bazy danych: { $reason }
