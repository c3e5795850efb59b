### Jak dowiedzieć się o swojej turze, gdy strona jest zamknięta.

alerts-title = Gdy przyjdzie twoja tura
alerts-how = Wybierz, jak chcesz się o tym dowiadywać, gdy cię nie ma. Gdy patrzysz na stół, nic nie jest wysyłane.
alerts-here-do = Powiadamiaj mnie na tym urządzeniu
alerts-here-done = Powiadomienia będą się pokazywać na tym urządzeniu.
alerts-here = To urządzenie
alerts-no-push = Ta przeglądarka nie pokazuje powiadomień, gdy strona jest zamknięta. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
alerts-denied = Przeglądarka nie może pokazywać powiadomień tej strony: zezwól na nie w jej ustawieniach i spróbuj ponownie.
alerts-guest = Z własnym imieniem możesz też dostawać e-maile i używać webhooków.
alerts-kind =
    { $kind ->
        [push] Powiadomienie
        [mail] E-mail
       *[webhook] Webhook
    }
alerts-unconfirmed = Otwórz link z wysłanego tam e-maila.
alerts-failing = Nic tam nie dociera od: { $date }.
alerts-end = Wyłącz
alerts-ended = Powiadomienia już tam nie przyjdą.
alerts-saved = Zapisano.
alerts-pace = Jak często
alerts-pace-of =
    { $value ->
        [day] raz dziennie, o wszystkich czekających grach
       *[turn] o każdej turze
    }
alerts-mail = Powiadamiaj mnie e-mailem
alerts-address = Adres e-mail
alerts-mail-do = Wyślij mi link
alerts-mail-asked = Wysłano e-mail z linkiem: otwórz go, aby potwierdzić, że to twój adres.
alerts-hook = Powiadamiaj kanał lub program
alerts-hook-how = O twoich turach dowie się webhook Discorda lub Matriksa (Hookshot) albo twój własny program.
alerts-form = Dla
alerts-form-of =
    { $value ->
        [discord] Discord
        [matrix] Matrix
       *[json] programu
    }
alerts-url = Adres webhooka
alerts-label = Dowolna nazwa
alerts-hook-do = Dodaj
alerts-secret = Tym kluczem podpisywane są wiadomości. Skopiuj go teraz: nie pokaże się ponownie.
alerts-confirm = Tak, to mój adres
alerts-confirm-how = Czy chcesz dostawać na ten adres wiadomości o swoich turach?
alerts-confirmed = Gotowe. Będziesz dostawać e-maile.
alerts-stop = Nie wysyłaj więcej e-maili
alerts-stop-how = Nie chcesz już e-maili o swoich turach?
alerts-stopped = Gotowe. E-maile już nie przyjdą.
