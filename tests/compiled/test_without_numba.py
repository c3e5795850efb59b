import subprocess
import sys
from textwrap import dedent

PROGRAM = dedent("""
    import sys
    sys.modules["numba"] = None
    from babylon.compiled import as_bytes, buffers, from_bytes, load, machine_code, pool, pool_rules, save
    from babylon.game import Game

    states, (out, scratch) = pool(players=2, size=3), buffers()
    save(states, 0, Game.deal(seed=7).state)
    machine_code(pool_rules.copy_state)(states, 2, 0)
    for _ in range(6):
        found = machine_code(pool_rules.legal_actions)(states, 2, out, scratch)
        machine_code(pool_rules.play)(states, 2, out[found - 1])
    assert load(states, 0) == Game.deal(seed=7).state
    assert load(from_bytes(2, as_bytes(states)), 2) == load(states, 2)
    print(load(states, 2).height)
""")
HEIGHTS = [3] * 10 + [2] * 6


def run(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *options, "-c", PROGRAM]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_without_numba_plain_python_does_the_same_and_says_so_once() -> None:
    result = run()
    assert result.stdout.strip() == str(HEIGHTS)
    assert result.stderr.count("numba is not installed") == 1
    assert "pip install 'babylon-game[fast]'" in result.stderr


def test_who_asks_for_plain_python_gets_it_in_silence() -> None:
    result = run("-W", "error", BABYLON_PLAIN="1")
    assert result.stdout.strip() == str(HEIGHTS)
    assert result.stderr == ""
