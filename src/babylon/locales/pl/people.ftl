### Kim się jest na tym serwerze: własne imię, klucze dostępu, kody odzyskiwania, sesje, profile.

people-title = Twój profil
people-why = Jako gość możesz robić wszystko. Z własnym imieniem na tym serwerze twoje gry są twoje na każdym urządzeniu i nikt inny nie usiądzie pod twoim imieniem. Hasła nie ma: klucz dostępu przechowuje twoje urządzenie.
people-no-server = Ta strona działa bez serwera, więc nie ma tu profili. Twoje gry są zapisane na tym urządzeniu.
people-away = Serwer nie odpowiada.
people-again = Spróbuj ponownie
people-not-done = Nie użyto klucza dostępu. Spróbuj ponownie, gdy zechcesz.
people-no-passkeys = Ta przeglądarka nie obsługuje kluczy dostępu. Użyj innej albo zaloguj się kodem odzyskiwania.
people-elsewhere = Pod tym adresem klucze dostępu nie działają. Otwórz stronę tutaj:
people-nowhere = Pod tym adresem klucze dostępu nie działają. Poproś gospodarza o adres serwera z https.
people-join = Weź własne imię
people-join-how = Gry, które masz tu jako gość, przejdą razem z tobą.
people-join-do = Utwórz klucz dostępu
people-sign-in = Masz już tu imię?
people-sign-in-how = Użyj klucza dostępu z tego urządzenia, z telefonu albo klucza sprzętowego.
people-sign-in-do = Zaloguj się kluczem dostępu
people-bring =
    { $count ->
        [one] Zabierz { $count } grę rozegraną tu jako gość
        [few] Zabierz { $count } gry rozegrane tu jako gość
       *[other] Zabierz { $count } gier rozegranych tu jako gość
    }
people-by-code = Nie masz klucza pod ręką?
people-by-code-how = Każdy z twoich kodów odzyskiwania działa raz.
people-code = Kod odzyskiwania
people-by-code-do = Zaloguj się kodem
people-welcome =
    { $count ->
        [0] Logowanie się powiodło.
        [one] Logowanie się powiodło, przeszła z tobą { $count } gra.
        [few] Logowanie się powiodło, przeszły z tobą { $count } gry.
       *[other] Logowanie się powiodło, przeszło z tobą { $count } gier.
    }
people-signed-out = Znów jesteś gościem.
people-profile = Zobacz swój profil
people-sign-out = Wyloguj się
people-bring-title = Gry gościa
people-left-behind =
    { $count ->
        [one] W tej przeglądarce rozegrano jako gość { $count } grę.
        [few] W tej przeglądarce rozegrano jako gość { $count } gry.
       *[other] W tej przeglądarce rozegrano jako gość { $count } gier.
    }
people-bring-do = Zabierz je
people-brought =
    { $count ->
        [one] Przeszła z tobą { $count } gra.
        [few] Przeszły z tobą { $count } gry.
       *[other] Przeszło z tobą { $count } gier.
    }
people-codes = Kody odzyskiwania
people-codes-once = Przepisz te kody albo zapisz je teraz: więcej ich nie zobaczysz. Każdy wpuści cię raz, gdyby zginęły wszystkie klucze dostępu.
people-codes-save = Zapisz w pliku
people-codes-kept = Mam je
people-codes-left =
    { $count ->
        [0] Wszystkie kody zostały użyte: utwórz nowe.
        [one] Został ci { $count } kod.
        [few] Zostały ci { $count } kody.
       *[other] Zostało ci { $count } kodów.
    }
people-codes-new = Utwórz nowe kody
people-codes-new-how = Dotychczasowe przestaną wtedy działać.
people-name = Twoje imię
people-name-how = Pod tym imieniem siadasz tu przy każdym stole. Rozpoczęte gry zachowują imię, z którym się zaczęły.
people-save = Zapisz
people-saved = Zapisano.
people-privacy = Kto co widzi
people-who-profile = Twój profil ze statystykami
people-who-games = Lista twoich gier
people-audience =
    { $value ->
        [everyone] Wszyscy
        [players] Osoby, które z tobą grały
       *[nobody] Tylko ty
    }
people-privacy-how = Na twojej liście nikt nie zobaczy gry, której i tak nie wolno mu oglądać.
people-passkeys = Klucze dostępu
people-passkeys-how = Dodaj klucz na każdym urządzeniu, które samo ich nie synchronizuje.
people-passkey-add = Dodaj klucz dostępu
people-passkey-added = Klucz dostępu dodany.
people-passkey-gone = Klucz dostępu usunięty. Usuń go też na swoim urządzeniu.
people-take-away = Usuń
people-sure = Na pewno usunąć?
people-since = Od: { $date }
people-used = Ostatnio użyty: { $date }
people-sessions = Aktywne sesje
people-here = Ta przeglądarka
people-seen = Ostatnio: { $date }
people-end-session = Wyloguj tam
people-session-ended = Tamta przeglądarka jest wylogowana.
people-everywhere = Wyloguj wszędzie
people-everywhere-sure = Na pewno wszędzie, tu też?
people-data = Twoje dane
people-export-how = Jeden plik zawiera wszystko, co ten serwer o tobie przechowuje, wraz z zapisami wszystkich twoich gier.
people-export = Zapisz moje dane
people-exported = Plik zapisany.
people-delete = Odejdź na zawsze
people-delete-how = Twoje imię, klucze dostępu i wyniki znikną, a we wszystkich grach zastąpi cię nazwa twojego kwiatu. Inni zachowają swoje gry; za ciebie dogra bot. Tego nie da się cofnąć.
people-delete-name = Dla pewności wpisz swoje imię: { $name }
people-delete-do = Usuń wszystko o mnie
people-profile-title = Profil
people-member-since = Tutaj od: { $date }
people-no-games = Nie ma jeszcze zakończonych gier do policzenia. Gry treningowe i gry z samym sobą się nie liczą.
people-numbers = Gry
people-count = Gry
people-won = Wygrane
people-mean = Średnio punktów
people-best = Najwięcej
people-kind = Rodzaj
people-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[other] { $count } graczy
    }
people-counting =
    { $count ->
        [one] Do policzenia została jeszcze { $count } gra …
        [few] Do policzenia zostały jeszcze { $count } gry …
       *[other] Do policzenia zostało jeszcze { $count } gier …
    }
people-lines = Punkty według wierszy notatnika
people-line = Wiersz
people-opponents = Przeciwnicy
people-opponent = Imię
people-gone = Dawny gracz
people-games = Gry do obejrzenia
people-blocks = Zablokowane osoby
people-blocks-how = Nigdy nie trafią na ciebie przy szukaniu gry, nie usiądą przy twoim stole ani tam, gdzie siedzisz, i nie napiszą do ciebie. Nie dowiedzą się o tym. Blokujesz kogoś na jego profilu.
people-block = Zablokuj
people-unblock = Odblokuj
people-no-blocks = Nikogo nie blokujesz.
people-vacation = Urlop
people-vacation-how = Podczas urlopu twój zegar stoi we wszystkich trwających grach z dniami na turę, z wyjątkiem turniejów. Inni to widzą i nikt nie posadzi bota na twoim miejscu. Mimo to możesz grać.
people-vacation-left =
    { $count ->
        [one] Został { $count } dzień z { $all } na rok.
        [few] Zostały { $count } dni z { $all } na rok.
        [many] Zostało { $count } dni z { $all } na rok.
       *[other] Zostało { $count } dnia z { $all } na rok.
    }
people-vacation-days = Dni
people-vacation-begin = Zacznij urlop
people-vacation-until = Masz urlop do { $date }.
people-vacation-end = Jestem z powrotem
people-follow = Obserwuj
people-unfollow = Przestań obserwować
