### Słowa serwera: błędy i zwroty czatu.

server-error-bad-request = Nie można odczytać tego żądania.
server-error-bad-notation = To nie jest zapis ruchu.
server-error-bad-name = Tego imienia nie można pokazać: użyj widocznych liter.
server-error-no-guest = Najpierw podaj swoje imię jako gość.
server-error-not-host = Może to zrobić tylko gospodarz stołu.
server-error-not-your-seat = To miejsce nie należy do ciebie.
server-error-wrong-key = Ten link lub kod tu nie działa: poproś gospodarza o nowy.
server-error-removed = Gospodarz stołu odebrał ci miejsce. Aby wrócić, potrzebujesz od niego nowego linku.
server-error-link-needed = Gospodarz trzyma to miejsce dla kogoś z linkiem: wybierz inne miejsce albo poproś o link.
server-error-origin-refused = To żądanie wysłała inna strona i nie zostało przyjęte.
server-error-chat-off = Gospodarz stołu wyłączył ten czat.
server-error-chat-full = Na czacie tego stołu nie zmieści się już więcej twoich wiadomości; gra toczy się dalej.
server-error-no-table = Nie ma takiego stołu.
server-error-no-seat = Przy tym stole nie ma takiego miejsca.
server-error-not-found = Tu nic nie ma.
server-error-method-refused = Tutaj nie można tego zrobić.
server-error-stale = Gra przy tym stole potoczyła się już dalej: spójrz na nią jeszcze raz.
server-error-seat-taken = To miejsce jest zajęte.
server-error-enough-seats = Masz już tyle miejsc, ile jeden gość może zająć przy tym stole.
server-error-nobody-sits = Nie siedzi tam żaden człowiek. Aby odesłać bota, wybierz dla jego miejsca człowieka.
server-error-flower-taken = Ten kwiat ma już inny gracz.
server-error-not-your-turn = Teraz jest tura innego gracza.
server-error-wrong-status = Przy tym stole nie można tego teraz zrobić.
server-error-undo-off = Przy tym stole nie cofa się tur.
server-error-nothing-to-undo = Nie ma tylu tur do cofnięcia.
server-error-no-proposal = Nikt nie prosił o cofnięcie tury.
server-error-undo-asked = Ktoś już poprosił o cofnięcie: poczekaj na odpowiedzi albo poproś ponownie po następnej turze.
server-error-seat-out = Ten gracz zrezygnował z gry albo skończył mu się czas: nie ma już głosu.
server-error-not-absent = Ten gracz jest połączony albo jego nieobecność trwa jeszcze zbyt krótko.
server-error-too-often = Przy tym stole zrobiono to już tyle razy, ile wolno; cała reszta toczy się dalej.
server-error-hints-off = Przy tym stole nie ma podpowiedzi.
server-error-rules-unknown = Tę grę rozpoczęto na zasadach, których serwer już nie zna.
server-error-no-day = Ten dzień nie ma jeszcze układu; pojawi się, gdy dzień się zacznie.
server-error-day-over = Wyniki tego dnia nie są już przyjmowane. Zagraj dzisiejszy układ.
server-error-day-counted = Twój pierwszy wynik tego dnia jest już w tabeli, a liczy się pierwszy.
server-error-day-copied = Dokładnie ta gra jest już w tabeli.
server-error-day-full = Tabela tego dnia jest pełna; twój wynik zostaje na tym urządzeniu.
server-error-day-other-deal = To nie jest układ tego dnia na tym serwerze.
server-error-day-unfinished = Tej gry nie rozegrano do końca. Najpierw ją dokończ.
server-error-day-other-rival = Drugie miejsce nie gra tak, jak gra w układzie dnia.
server-error-bad-record = To nie jest zapis gry zgodnej z zasadami.
server-error-review-former = Tę grę rozegrano według dawnych zasad i nie można jej już przeanalizować.
server-error-reviews-off = Ten serwer nie analizuje gier. Przeanalizuj ją na swoim urządzeniu.
server-error-reviews-enough = Serwer robi już dla ciebie dwie analizy. Zapytaj ponownie, gdy jedna będzie gotowa.
server-error-reviews-full = Serwer ma już tyle analiz do zrobienia, ile przyjmuje. Przeanalizuj grę na swoim urządzeniu albo zapytaj później.
server-error-too-large = Żądanie jest za duże.
server-error-not-json = Żądanie musi być w formacie JSON.
server-error-illegal-move = Zasady nie pozwalają na ten ruch.
server-error-turn-unfinished = Te ruchy nie tworzą jednej pełnej tury.
server-error-key-reused = Tego klucza użyto już do innego żądania.
server-error-unknown-bot = Nie ma tu takiego bota.
server-error-unknown-edition = Nie ma takiego wydania.
server-error-unknown-tiles = Nie ma takiego zestawu kafelków.
server-error-too-many = Za dużo żądań naraz; poczekaj chwilę.
server-error-too-many-bot-games = Masz już tyle rozgrywek samych botów, ile można mieć naraz. Poczekaj, aż jedna się skończy, lub przestań ją oglądać.
server-error-broken = Na serwerze wystąpił błąd. Zanim zagrasz dalej, spójrz jeszcze raz na stół.
server-error-bot-busy = Żaden bot nie jest teraz wolny; spróbuj za chwilę.
server-error-busy = Serwer ma teraz za dużo do policzenia; zapytaj ponownie za chwilę.
server-error-shutting-down = Serwer uruchamia się ponownie; spróbuj za chwilę.
server-error-unavailable = Serwer nie może teraz odczytać ani zapisać gier. Nic się nie zmieniło: spróbuj ponownie za chwilę.
server-error-unsettled = Serwer jeszcze nie wie, czy udało się to zapisać. Wyślij to jeszcze raz: takie samo żądanie liczy się tylko raz.
server-error-not-signed-in = Najpierw się zaloguj.
server-error-signed-in = Jesteś już na swoim koncie. Wyloguj się, jeśli chcesz założyć inne.
server-error-name-taken = Ktoś ma tu już takie imię albo łudząco podobne: wybierz inne.
server-error-passkey-refused = Tego klucza dostępu nie przyjęto. Spróbuj ponownie, użyj innego albo kodu odzyskiwania.
server-error-passkeys-off = Pod tym adresem klucze dostępu nie działają: otwórz stronę pod właściwym adresem serwera, przez https albo jako localhost.
server-error-code-refused = Ten kod odzyskiwania jest błędny albo został już użyty: spróbuj innego.
server-error-last-passkey = To twój ostatni klucz dostępu: zanim go usuniesz, dodaj inny.
server-error-no-person = Nikogo tu nie widać.
server-refused-connections = Serwer nie ma już miejsca na połączenia; spróbuj ponownie za minutę.
server-refused-connections-per-address = Z twojego adresu przychodzi za dużo połączeń; zamknij kilka okien albo spróbuj ponownie za minutę.

server-fault-disk-full = Dysk bazy danych jest pełny: zwolnij na nim miejsce. Gry ruszą dalej same.
server-fault-read-only = Bazę danych można tylko odczytywać: przywróć możliwość zapisu.
server-fault-slow = Baza danych nie odpowiada na czas: sprawdź jej dysk, procesor i sieć.
server-fault-away = Nie można połączyć się z bazą danych: uruchom ją albo sprawdź sieć.
server-fault-starting = Baza danych się uruchamia: serwer zacznie jej używać, gdy tylko będzie gotowa.
server-fault-refused = Baza danych odrzuca ten serwer: sprawdź jej nazwę, login, hasło i liczbę połączeń.
server-fault-failing = Baza danych zgłasza błędy w plikach: sprawdź dysk i jej dziennik.

server-phrase-hello = Cześć!
server-phrase-good-luck = Powodzenia!
server-phrase-well-built = Pięknie zbudowane!
server-phrase-oops = Ojej!
server-phrase-thinking = Chwileczkę, myślę…
server-phrase-your-turn = Twoja tura.
server-phrase-thanks = Dziękuję!
server-phrase-good-game = Świetna rozgrywka!

help-serve =
    Udostępnij stoły dla ludzi i botów oraz stronę gry, aż do naciśnięcia Ctrl-C.

    Ustawienia pochodzą z opcji, potem ze środowiska (BABYLON_PORT itd.), potem z pliku.

    babylon serve --port 8080 --public-url https://babylon.example
help-serve-host = Adres nasłuchu; domyślnie 127.0.0.1
help-serve-port = Port nasłuchu; domyślnie 8000
help-serve-public-url = Adres, pod którym przeglądarki widzą serwer
help-serve-workers = Ile procesów myśli za boty; domyślnie 1
help-serve-bot-seconds = Ile sekund najwyżej bot myśli nad turą; domyślnie 2
help-serve-log-level = debug, info, warning lub error; domyślnie info
help-serve-open = Otwórz stronę w przeglądarce
help-option-config = Plik TOML z ustawieniami
help-option-database = Baza danych, na przykład sqlite:///babylon.db lub postgresql://host/name
help-export =
    Zapisz gry z bazy danych serwera w folderze, każdą w osobnym pliku.

    babylon export gry
help-export-folder = Dokąd trafią pliki
help-export-whole = Całe gry wraz z tajnymi danymi, do wczytania na innym serwerze
help-import =
    Wczytaj gry do bazy danych serwera: całe, zapisane przez export, oraz zapisy zakończonych gier.

    babylon import gry/*.json gra.bgn
help-import-files = Pliki zapisane przez export --whole albo zapisy .bgn
help-verify =
    Odtwórz z dziennika każdą grę z bazy danych serwera i powiedz, co się nie zgadza.

    babylon verify --database sqlite:///babylon.db
help-backup =
    Skopiuj całą bazę danych, podczas gdy serwer działa dalej. Celem jest plik albo URL pustej bazy.

    babylon backup kopia.db
help-backup-target = Nowy plik albo URL pustej bazy
help-prune =
    Usuń gry zakończone dawno temu wraz ze wszystkim, co o nich zapisano. Bez --yes tylko powiedz, które zostałyby usunięte.

    babylon prune --days 90
help-prune-days = Ile co najmniej dni minęło od ostatniego zdarzenia
help-prune-yes = Usuń je
help-doctor =
    Sprawdź tę instalację i powiedz, co mogłoby zawieść na serwerze.

    babylon doctor
help-sbom =
    Wypisz wszystkie pakiety tego serwera, zarówno Pythona, jak i wbudowane w stronę, z wersjami i licencjami, jako dokument CycloneDX (SBOM).

    babylon sbom > babylon.cdx.json
help-site =
    Zapisz stronę w folderze jako zwykłe pliki, które udostępni każdy hosting WWW. Gra się tam na własnym urządzeniu, przeciwko botom albo na zmianę, bez serwera Babylon.

    babylon site public
help-site-folder = Folder nowy, pusty albo zapisany już wcześniej tym poleceniem
help-verify-deal =
    Odtwórz układ początkowy zakończonej gry na podstawie dowodu w jej zapisie: nikt nie mógł wybrać kafelków.

    babylon verify-deal gra.bgn --commitment 38e9dcc7…
help-verify-deal-commitment = Co stół ogłosił, zanim ułożono kafelki
help-join =
    Niech bot z tego komputera zagra przy stole na serwerze: podaj link do miejsca albo do otwartego stołu.

    babylon join 'https://babylon.example/t/k3v9x2m7q4ta#seat=1.abc' --bot architect
help-join-link = Link do miejsca lub stołu
help-join-bot = Który bot gra
help-join-name = Jego imię przy stole
help-join-seconds = Ile sekund najwyżej myśli nad turą
serve-where = Babilon działa pod adresem { $url } (Ctrl-C zatrzymuje)
serve-other-port = Port { $taken } jest zajęty: ten serwer używa portu { $port }
serve-database-taken = Z bazy danych { $database } korzysta już inny serwer, proces { $pid }: zatrzymaj go albo podaj inną bazę.
serve-database-unusable = Nie można użyć bazy danych { $database }. { $reason }
serve-slow-bots = Boty myślą tu znacznie wolniej, więc grają słabiej, bo wasmtime nie działa: pip install wasmtime
export-done = Gry zapisane w { $folder }: { $count }
import-done = Wczytane gry: { $count } z { $files }
verify-done = Odtworzone gry: { $games }; problemy: { $findings }
verify-gaps = w dzienniku są luki albo kończy się on gdzie indziej, niż podaje baza
verify-no-replay = nie da się jej odtworzyć: { $reason }
verify-row = baza podaje co innego niż dziennik
verify-shown = dziennik pokazuje inne kafelki lub żetony Rundy niż układ początkowy
verify-commitment = tajemnica nie zgadza się ze zobowiązaniem
verify-secret = układ początkowy nie wynika z tajemnicy
verify-result = wynik nie zgadza się z punktacją gry
backup-done = Gry skopiowane do { $target }: { $games }
prune-would =
    { $days ->
        [one] Gry zakończone co najmniej { $days } dzień temu: { $count }. Nic nie usunięto; aby je usunąć, dodaj --yes.
       *[other] Gry zakończone co najmniej { $days } dni temu: { $count }. Nic nie usunięto; aby je usunąć, dodaj --yes.
    }
prune-done = Usunięte gry: { $count }
sbom-without-page = Strona nie jest tu zbudowana, więc jej pakietów nie ma na liście: make web
site-done = Strona jest w folderze { $folder } (liczba plików: { $files }). Umieść go na dowolnym hostingu WWW, pod dowolną ścieżką. Żeby obejrzeć ją tutaj: python -m http.server --directory { $folder }
doctor-database = Baza danych
doctor-disk = Wolne miejsce na dysku
doctor-bots = Boty
doctor-client = Zbudowana strona gry
doctor-public-url = Publiczny adres z TLS
doctor-passkeys = Adres dla kluczy dostępu
deal-fair = Układ początkowy zgadza się z tajemnicą, do której zobowiązano się przed grą. Zobowiązanie: { $commitment }
deal-unfair = Układ początkowy NIE zgadza się z tym, do czego zobowiązano się przed grą. Zobowiązanie w zapisie: { $commitment }
join-over = Koniec gry: { $scores }
cli-bad-config = Tego ustawienia nie można użyć: { $reason }
cli-port-taken = Port { $port } jest zajęty. Zatrzymaj to, co na nim działa, albo wybierz inny: babylon serve --port N
cli-site-not-ours = W folderze { $folder } są pliki, których to polecenie nie zapisało: podaj folder nowy albo pusty.
cli-site-not-built = Strona nie jest tu zbudowana: make web
cli-not-empty = { $target } zawiera już dane: podaj nowy plik albo pustą bazę.
cli-missing-database = Pod adresem { $database } nie ma bazy danych: sprawdź adres.
cli-no-proof = W pliku { $file } nie ma dowodu układu początkowego: mają go tylko gry zakończone na serwerze, w nagłówku Seed.
cli-bad-link = To nie jest link do stołu: { $link }
cli-no-free-seat = Przy tym stole nie ma wolnego miejsca: { $link }
cli-join-failed = Serwer odmówił: { $reason }
cli-not-a-game = { $file } nie jest grą, którą można wczytać: { $reason }
cli-too-large = Plik { $file } jest za duży: gra ma najwyżej { $most } MiB.
import-not-json = wiersz { $line }, kolumna { $column } to nie JSON.
import-too-deep = od wiersza { $line } zagnieżdżenie jest za głębokie.
import-bad-field = wiersz { $line }: w { $field } jest coś, czego gra tam nie ma.
import-unverified = { $reason }
import-long-record = zapis ma więcej niż { $most } KiB.
import-hidden-deal = układ początkowy nie jest w całości znany.
cli-no-database = Nie można otworzyć bazy danych: { $reason }
