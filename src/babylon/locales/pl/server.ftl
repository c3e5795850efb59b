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
server-error-pause-off = Przerwę można zrobić tylko w grze z dniami na turę.
server-error-pause-asked = Ktoś już poprosił o przerwę: poczekaj na odpowiedzi.
server-error-vacation-spent = To więcej, niż zostało z tegorocznego urlopu.
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
server-error-unknown-bot = Nie ma tu takiego bota: wybierz jednego z { $known }.
server-error-unknown-edition = Nie ma takiego wydania: wybierz jedno z { $known }.
server-error-unknown-tiles = Nie ma takiego zestawu kafelków: wybierz jeden z { $known }.
server-error-too-many = Za dużo żądań naraz; poczekaj chwilę.
server-error-too-many-bot-games = Masz już tyle rozgrywek samych botów, ile można mieć naraz. Poczekaj, aż jedna się skończy, lub przestań ją oglądać.
server-error-too-many-tables = Tyle otwartych stołów, ile można mieć, czeka już na graczy. Zamknij jeden z nich albo otwórz ten tylko z linkiem.
server-error-too-many-unfinished = Spod twojego adresu otwarto już tyle stołów, przy których gra się nie skończyła, ile ich może być. Dokończ jedną z tych rozgrywek albo zamknij któryś stół, a potem otwórz ten.
server-error-broken = Na serwerze wystąpił błąd. Zanim zagrasz dalej, spójrz jeszcze raz na stół.
server-error-bot-busy = Żaden bot nie jest teraz wolny; spróbuj za chwilę.
server-error-busy = Serwer ma teraz za dużo do policzenia; zapytaj ponownie za chwilę.
server-error-shutting-down = Serwer uruchamia się ponownie; spróbuj za chwilę.
server-error-unavailable = Serwer nie może teraz odczytać ani zapisać gier. Nic się nie zmieniło: spróbuj ponownie za chwilę.
server-error-unsettled = Serwer jeszcze nie wie, czy udało się to zapisać. Wyślij to jeszcze raz: takie samo żądanie liczy się tylko raz.
server-error-not-signed-in = Najpierw się zaloguj.
server-error-signed-in = Masz tu już otwarty swój profil. Aby użyć innego, najpierw się wyloguj.
server-error-name-taken = Ktoś ma tu już takie imię albo łudząco podobne: wybierz inne.
server-error-passkey-refused = Tego klucza dostępu nie przyjęto. Spróbuj ponownie, użyj innego albo kodu odzyskiwania.
server-error-passkeys-off = Pod tym adresem klucze dostępu nie działają: otwórz stronę pod właściwym adresem serwera, przez https albo jako localhost.
server-error-code-refused = Ten kod odzyskiwania jest błędny albo został już użyty: spróbuj innego.
server-error-last-passkey = To twój ostatni klucz dostępu: zanim go usuniesz, dodaj inny.
server-error-no-person = Nikogo tu nie widać.
server-error-your-turn = Teraz twoja tura: rozegraj ją, zamiast ją planować.
server-error-plan-refused = Tej tury nie można zaplanować: wybierz kafelek, który nadal leży w Kamieniołomie.
server-error-address-refused = Pod ten adres nic nie można wysłać: podaj taki, który zaczyna się od https:// i jest dostępny dla wszystkich.
server-error-alerts-enough = Masz już tyle sposobów powiadamiania, ile można mieć: najpierw usuń któryś.
server-error-no-channel = Ten sposób powiadamiania już nie działa.
server-error-link-refused = Ten link jest już nieważny: poproś o nowy na stronie swojego profilu.
server-error-mail-off = Ten serwer nie wysyła e-maili.
server-error-mail-failed = Nie udało się wysłać e-maila: sprawdź adres albo spróbuj później.
server-error-rated = To gra rankingowa: nikt nie gra w niej za kogoś innego.
server-error-not-ratable = Gra rankingowa wymaga zegara, wydania bez zmian, standardowego zestawu kafelków, a przy stole osób, które mają tu imię, albo botów tego serwera z ich zwykłym czasem.
server-error-blocked = Ktoś tutaj nie chce mieć z tobą nic wspólnego: poszukaj innego stołu.
server-error-banned = Gospodarze tego serwera postanowili, że na razie niczego tu nie zaczniesz. Trwające gry możesz dokończyć.
server-error-not-server-host = Mogą to zrobić tylko gospodarze tego serwera.
server-error-entry-needed = Użyj jeszcze raz swojego klucza dostępu: strona dla gospodarzy otwiera się na godzinę.
server-error-no-report = Nie ma takiego zgłoszenia.
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
help-serve-processes = Ile procesów obsługuje graczy razem, na PostgreSQL; domyślnie 1
help-serve-workers = Ile procesów myśli za boty; domyślnie 1
help-serve-bot-seconds = Ile sekund najwyżej bot myśli nad turą; domyślnie 2
help-serve-log-level = debug, info, warning lub error; domyślnie info, a z --open w terminalu warning
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
help-restore =
    Przenieś całą kopię bazy do nowej, pustej bazy danych i odtwórz każdą zapisaną w niej grę. Baza, która coś zawiera, pozostaje bez zmian.

    babylon restore kopia.db
help-restore-source = Kopia: plik albo URL bazy danych
help-prune =
    Usuń gry zakończone dawno temu wraz ze wszystkim, co o nich zapisano. Bez --yes tylko powiedz, które zostałyby usunięte.

    babylon prune --days 90
help-prune-days = Ile co najmniej dni minęło od ostatniego zdarzenia
help-prune-abandoned = Także gry w toku, w których od tak dawna nic się nie działo i nie biegnie żaden zegar
help-prune-yes = Usuń je
help-hosts =
    Wskaż, kto opiekuje się serwerem: osoby, które mają tu imię, widzą na stronie /host zgłoszenia i liczby i mogą wykluczać innych. Serwer może w tym czasie działać.

    babylon hosts --add Ada
help-hosts-add = Kto ma być gospodarzem; można podać kilka razy
help-hosts-remove = Kto ma już nim nie być
help-ratings =
    Oblicz od nowa rankingi wszystkich osób z gier w bazie danych, w kolejności ich zakończenia. Serwer może w tym czasie działać.

    babylon ratings --database sqlite:///babylon.db
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
serve-where-others = Dla innych w twojej sieci: { $urls }
serve-other-port = Port { $taken } jest zajęty: ten serwer używa portu { $port }
serve-database-taken = Z bazy danych { $database } korzysta już inny serwer, proces { $pid }: zatrzymaj go albo podaj inną bazę.
serve-database-unusable = Nie można użyć bazy danych { $database }. { $reason }
serve-processes-sqlite = Kilka procesów wymaga PostgreSQL, a ta baza danych to plik SQLite: podaj bazę PostgreSQL (--database postgresql://…) albo pomiń --processes.
serve-processes-linux = Kilka procesów na jednym porcie działa tylko w systemie Linux: pomiń --processes.
serve-processes-failed = Procesy serwera nie mogły zacząć pracy; powód podają ich komunikaty powyżej.
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
restore-done = Gry przywrócone do { $target }: { $games }
prune-would =
    { $days ->
        [one] Gry zakończone co najmniej { $days } dzień temu: { $count }. Nic nie usunięto; aby je usunąć, dodaj --yes.
       *[other] Gry zakończone co najmniej { $days } dni temu: { $count }. Nic nie usunięto; aby je usunąć, dodaj --yes.
    }
prune-would-all = Gry zakończone lub porzucone przynajmniej tyle dni temu ({ $days }): { $count }. Nic nie usunięto; aby je usunąć, dodaj --yes.
prune-done = Usunięte gry: { $count }
ratings-done = Gry rankingowe: { $games }, z tego liczą się: { $counted }. Zapisane liczby, które były inne: { $changed }
hosts-listed = Gospodarze tego serwera: { $names }
hosts-none = Nikt jeszcze nie opiekuje się tym serwerem: babylon hosts --add IMIĘ
cli-nobody-called = Nikt nie nazywa się tu { $name }: gospodarzem jest osoba z kluczem dostępu.
sbom-without-page = Strona nie jest tu zbudowana, więc jej pakietów nie ma na liście: make web
site-done = Strona jest w folderze { $folder } (liczba plików: { $files }). Umieść go na dowolnym hostingu WWW, pod dowolną ścieżką. Żeby obejrzeć ją tutaj: python -m http.server --directory { $folder }
doctor-database = Baza danych
doctor-disk = Wolne miejsce na dysku
doctor-bots = Boty
doctor-client = Zbudowana strona gry
doctor-public-url = Publiczny adres z TLS
doctor-passkeys = Adres dla kluczy dostępu
doctor-clock = Zegar
doctor-proxies = Adresy serwerów pośredniczących
doctor-proxy = Nagłówki przekazywane przez serwer pośredniczący
doctor-files = Otwarte pliki
doctor-processes = Procesy serwera
doctor-push = Klucz do powiadomień push
doctor-mail = Serwer poczty
deal-fair = Układ początkowy zgadza się z tajemnicą, do której zobowiązano się przed grą. Zobowiązanie: { $commitment }
deal-unfair = Układ początkowy NIE zgadza się z tym, do czego zobowiązano się przed grą. Zobowiązanie w zapisie: { $commitment }
join-over = Koniec gry: { $scores }
cli-bad-config = Tego ustawienia nie można użyć: { $reason }
cli-port-taken = Port { $port } jest zajęty. Zatrzymaj to, co na nim działa, albo wybierz inny: babylon serve --port N
cli-site-not-ours = W folderze { $folder } są pliki, których to polecenie nie zapisało: podaj folder nowy albo pusty.
cli-site-not-built = Strona nie jest tu zbudowana: make web
cli-not-empty = { $target } zawiera już dane: podaj nowy plik albo pustą bazę.
cli-newer-backup = Kopię { $source } zrobiła nowsza wersja Babilonu: zainstaluj ją, aby przywrócić dane.
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
alert-your-turn = Twoja tura
alert-your-table = Twój stół czeka
alert-with = Czeka na ciebie gra, w której grają też: { $names }.
alert-alone = Twoja gra czeka na ciebie.
alert-bot = bot { $bot }
alert-line = { $title }: { $body }
alert-many = Gry, które na ciebie czekają: { $count }
alert-confirm-subject = Czy to twój adres e-mail?
alert-confirm-mail =
    Ktoś, kto ma profil na serwerze Babylon, chce tu dostawać wiadomości, gdy przyjdzie jego tura. Jeśli to ty, otwórz ten link i potwierdź:

    { $link }

    Jeśli nie, nic nie rób: nic więcej nie przyjdzie.
alert-stop-mail =
    Dostajesz tę wiadomość, bo chcesz wiedzieć, kiedy przychodzi twoja tura. Aby nie dostawać ich więcej, otwórz ten link:
    { $link }
server-error-no-tournament = Nie ma takiego turnieju.
server-error-not-organiser = Może to zrobić tylko organizator turnieju.
server-error-in-tournament = Ten stół należy do turnieju, który ustala, kto gdzie siedzi.
server-error-round-running = Inni grają jeszcze z tym układem. Stół otworzy się, gdy wszyscy skończą.
server-error-entry-closed = Do tego turnieju nie można już dołączyć.
server-error-tournament-full = Turniej jest pełny. Liczba miejsc: { $most }.
server-error-team-full = Ta drużyna jest pełna. Liczba miejsc: { $most }. Wybierz inną.
server-error-team-needed = Tu gra się w drużynach: podaj, do której dołączasz.
server-error-too-few-entrants = Do rozpoczęcia potrzeba co najmniej dwóch graczy.
server-error-no-entrant = Nie gra tu nikt o tym numerze.
server-error-tournaments-full = Ten serwer ma już tyle turniejów, ile może mieć: { $most }. Spróbuj ponownie, gdy któryś się skończy.
