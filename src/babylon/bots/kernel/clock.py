"""The time of a search. Nothing here reads a clock: whoever calls says how many millionths of a second have passed."""

# When the time is over; when the clock was looked at last; how long it takes from one look to the next.
END, LAST, LONGEST = range(3)
CLOCK = 3
ENDLESS = 1 << 60  # as an end: never; as the time that has passed: whatever was to come is over


def is_time_over(clock: list[int], now: int) -> bool:
    """Whether another step might last too long: as long as the longest so far, which fades with every step."""
    clock[LONGEST] = max(clock[LONGEST] * 9 // 10, now - clock[LAST])
    clock[LAST] = now
    return now + clock[LONGEST] >= clock[END]
