from collections import Counter

from babylon.bots.kernel.rng import below


def test_every_number_below_the_limit_is_drawn_about_equally_often() -> None:
    stream = [987654321]
    drawn = Counter(below(stream, 10) for _ in range(20_000))
    assert set(drawn) == set(range(10))
    assert all(1800 < often < 2200 for often in drawn.values())


def test_the_numbers_are_those_of_the_generator_on_31_bits() -> None:
    stream, (low, carry) = [(123 << 31) + 456], (456, 123)
    for _ in range(100):
        carry, low = divmod(2147483583 * low + carry, 1 << 31)
        assert below(stream, 1 << 31) == low


def test_the_same_stream_gives_the_same_numbers() -> None:
    one, other = [7], [7]
    assert [below(one, 1000) for _ in range(50)] == [below(other, 1000) for _ in range(50)]
    assert [below(one, 1000) for _ in range(50)] != [below(other := [8], 1000) for _ in range(50)]


def test_a_stream_never_grows_past_what_compiled_code_can_hold() -> None:
    stream, seen = [(1 << 62) - 1], set()
    for _ in range(5000):
        assert 0 <= below(stream, 1 << 20) < 1 << 20
        assert 0 < stream[0] < 1 << 62
        seen.add(stream[0])
    assert len(seen) == 5000
