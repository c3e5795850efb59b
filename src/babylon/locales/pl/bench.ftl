### Pomiar szybkości: `babylon bench`

help-bench =
    Zmierz, jak szybko działają zasady na tym komputerze, i porównaj je z innymi silnikami.

    babylon bench --peers

help-bench-peers = Zainstaluj inne silniki w osobnym środowisku wirtualnym i zmierz je w tym samym przebiegu
help-bench-seconds = Ile sekund pracy procesora poświęcić na każdy pomiar

bench-engine = silnik
bench-games = gry /s
bench-moves = ruchy /s
bench-python-games = gry /s z Pythona
bench-legal = dozwolone ruchy µs
bench-copy = kopia µs
bench-steps = kroki, jedna gra /s
bench-batched = kroki, wiele gier /s
bench-first = pierwsza gra s
bench-memory = pamięć MB
