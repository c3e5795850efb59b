### Measuring speed: `babylon bench`

help-bench =
    Zmierz, jak szybko działają zasady na tym komputerze, a obok nich inne silniki.

    babylon bench --peers

help-bench-peers = Zainstaluj inne silniki w osobnym środowisku wirtualnym i zmierz je w tym samym przebiegu
help-bench-seconds = Ile sekund pracy procesora na każdy pomiar

cli-needs-extra = To polecenie wymaga części, która nie jest zainstalowana ({ $module }): pip install 'babylon-game[{ $extra }]'

bench-engine = silnik
bench-games = gry /s
bench-moves = ruchy /s
bench-python-games = gry /s z Pythona
bench-legal = legalne ruchy µs
bench-copy = kopia µs
bench-steps = kroki, jedna gra /s
bench-batched = kroki, wiele gier /s
bench-first = pierwsza gra s
bench-memory = pamięć MB
