"""A broken rule has a word for programs and a number for compiled code."""

from babylon.rules import refusal_codes
from babylon.rules.refusal_codes import ALLOWED, Refusal, refusal


def test_a_rule_has_its_own_number_under_its_own_name() -> None:
    numbers = {rule: getattr(refusal_codes, rule.name) for rule in Refusal}
    assert len(set(numbers.values()) - {ALLOWED}) == len(Refusal)
    assert all(refusal(number) is rule for rule, number in numbers.items())
