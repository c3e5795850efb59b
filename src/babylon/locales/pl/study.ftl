### Plansza analiz: warianty, notatki, strzałki i zdanie botów.

board-title = Plansza analiz
board-how = Sprawdź, co jeszcze można było zagrać: każda tura staje się gałęzią, z notatkami, strzałkami i opinią bota obok.

## Lista

board-edition = Wydanie
board-fresh = Zacznij od nowego układu
board-as-text = Wpisz układ początkowy
board-open = Wybierz zapis
board-paste = Zapis jako tekst
board-paste-open = Otwórz tekst
board-setup-how = Pozycja to układ początkowy i tury, które do niej prowadzą. W tekście możesz zmienić kafelki, żetony i miejsca; ? oznacza kafelek lub żeton, którego nikt nie zna.
board-set-up = Ułóż pozycję
board-set-up-here = Ułóż pozycję od tego miejsca
board-list = Analizy na tym urządzeniu
board-none = Na razie nie ma żadnej. Zacznij od nowego układu albo otwórz zapis.
board-unnamed = Analiza bez nazwy
board-name = Nazwa analizy
board-rename = Zmień nazwę
board-rename-done = Gotowe
board-no-link = Ten link nie zawiera analizy: być może został ucięty. Poproś o niego jeszcze raz albo otwórz sam zapis.
board-missing = Tej analizy nie ma już na tym urządzeniu.

## Plansza

board-kept = Zapisano na tym urządzeniu.
board-not-yet = Jeszcze nie zapisano.
board-keep = Zapisz
board-not-kept = Ta przeglądarka nie może zapisać analizy. Udostępnij link albo zachowaj zapis gry.
board-share = Udostępnij
board-share-how = Link zawiera wszystko: układ początkowy, wszystkie warianty, notatki i strzałki. Nic nie jest wysyłane na serwer.
board-all = Wszystkie analizy
board-tree = Tury i warianty
board-start = Układ początkowy
board-back = Tura wstecz
board-forward = Tura naprzód
board-beside = Następny wariant
board-promote = Ustaw jako główny
board-prune = Usuń od tego miejsca
board-put-back = Przywróć
board-note = Notatka
board-panel = Drzewo i notatki
board-panel-close = Wróć do planszy
board-over = Tu gra jest skończona.

## Strzałki

board-marks = Strzałki i okręgi
board-draw = Rysuj na planszy
board-draw-how = Przeciągnij z jednego miejsca na drugie, aby narysować strzałkę; naciśnij jedno miejsce, aby narysować okrąg. To samo jeszcze raz usuwa rysunek.
board-garden = Ogród
board-from = Od
board-to = Do
board-to-how = zostaw puste, aby narysować okrąg
board-add = Dodaj
board-bad-place = Napisz stos, na przykład B3, albo pole, na przykład c4.
board-ring = Okrąg: { $place }
board-arrow = Strzałka: { $from } → { $to }
board-place = { $garden } { $space }
board-wipe = Zetrzyj

## Zdanie bota

board-bot = Co myśli bot
board-bot-choice = Bot
board-bot-start = Włącz
board-bot-stop = Zatrzymaj
board-bot-thinking = Bot myśli…
board-bot-margin = Spodziewana przewaga na koniec: { $margin } ± { $error } pkt, liczba gier próbnych: { $tries }
board-bot-plain = Ten bot nie patrzy w przód, więc nie przewiduje przewagi.
board-bot-off = Włącz go, a oceni każdą pozycję, do której przejdziesz.
board-bot-failed = Bot nie mógł myśleć. Zatrzymaj go i włącz jeszcze raz.
board-bot-play = Zagraj tę turę

## Układanie pozycji

board-set-up-how = Zbuduj ogrody, klikając, i podaj, czyja jest tura i co widać w Kamieniołomie. Każdy element oceniają zasady, a o tym, czego nie wybierzesz, zdecyduje los.
board-whose-turn = Czyja tura
board-token-now = Żeton tej rundy
board-token-of = Runda { $round }
board-by-lot = losowo
board-tokens-to-come = Żetony następnych rund
board-singles = Zachowane pojedyncze Filary
board-no-tile = brak
board-material = Materiał
board-free-tiles = Kafelki jeszcze nieużyte
board-no-free-tiles = Wszystkie te kafelki są już użyte.
board-rotate = Obróć kafelek
board-pick = Wybierz kafelek lub element, a potem pole ogrodu.
board-quarry-how = Liczba mówi, ile kafelków stos jeszcze ma, a pod nią jest jego widoczny kafelek. Dopóki nic tu nie zmienisz, Kamieniołom wynika z rundy i ogrodów.
board-stack-height = Liczba kafelków w stosie { $stack }
board-stack-top = Widoczny kafelek stosu { $stack }
board-below = Co leży niżej i jakie będą żetony
board-below-drawn = losowo
board-below-unknown = nieznane
board-lay-anew = Ułóż Kamieniołom od nowa
board-can-be = Taka pozycja jest możliwa.
board-set-up-open = Otwórz jako analizę
