"""The study: figures worked out from what was observed, and a report that says nothing else."""

import pytest

from babylon import EDITIONS, Category, Game, Material, Token
from babylon.arena.fixtures import Fixture
from babylon.arena.intervals import wilson
from babylon.arena.matches import play_fixture
from babylon.arena.report import html, markdown, sections
from babylon.arena.study import (
    Study,
    by_category,
    by_seat,
    material_values,
    mean,
    more,
    token_values,
    winning_categories,
)
from babylon.arena.study_notes import Gain, Observation, Pad, observation_of


def pad(game: int, seat: int, total: int, wins: float, edition: str = "revised", players: int = 2) -> Pad:
    """A garden with all its points for statues, but ten for its height."""
    lines = dict.fromkeys(Category, 0) | {Category.STATUES: total - 10, Category.HIGHEST: 10}
    return Pad(game, seat, players, edition, wins, total, top=3, tiles=15, lines=lines)


def games(*totals: tuple[int, int]) -> list[Pad]:
    return [
        pad(game, seat, pair[seat], float(pair[seat] > pair[1 - seat]))
        for game, pair in enumerate(totals)
        for seat in (0, 1)
    ]


def test_the_gardens_of_one_game_are_not_independent() -> None:
    """Three games with means of 80, 90 and 100: 90 ± 4.303 × 10 / √3."""
    found = mean(games((70, 90), (80, 100), (90, 110)), lambda one: one.total)
    assert found.value == 90
    assert found.high - 90 == pytest.approx(4.303 * 10 / 3**0.5, rel=0.01)


def test_a_seat_that_never_wins_may_still_win_some_day() -> None:
    seats = by_seat(games((70, 90), (80, 100), (90, 110)))
    assert seats[0][0] == wilson(0, 3)
    assert seats[1][1].value == 100


def test_lines_are_averaged_over_all_gardens() -> None:
    assert by_category(games((70, 90)))[Category.STATUES] == 70


def test_winners_are_compared_with_the_losers_of_their_game() -> None:
    ahead = winning_categories(games((70, 90), (100, 90), (80, 80)))
    assert ahead[Category.STATUES].value == 15
    assert ahead[Category.HIGHEST].value == 0
    assert winning_categories(games((80, 80))) == {}


def gains(number: int, token: Token, *points: int, placed: tuple[Material, ...] = ()) -> list[Gain]:
    return [Gain(number, token, one, placed) for one in points]


def test_a_token_is_compared_with_none_in_the_same_rounds() -> None:
    """Three more in round 2, one more in round 9, twice as often there: (3 + 2 × 1) / 3 by hand."""
    found = token_values(
        gains(1, Token.NONE, 50, 50)
        + gains(2, Token.NONE, 2, 4)
        + gains(9, Token.NONE, 9, 11)
        + gains(2, Token.FILL_BLANK, 5, 7)
        + gains(9, Token.FILL_BLANK, 10, 12, 10, 12)
    )
    assert list(found) == [Token.FILL_BLANK]
    assert found[Token.FILL_BLANK].value == pytest.approx(5 / 3)


def test_the_doubt_about_both_sides_counts() -> None:
    """Both means of two values have a variance of (2 / 1) / 2 = 1, so half the interval is 1.96 × √2."""
    found = more(gains(2, Token.NONE, 5, 7), gains(2, Token.NONE, 2, 4))
    assert found
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * 2**0.5)


def test_without_a_round_in_common_nothing_can_be_said() -> None:
    assert more(gains(2, Token.NONE, 5, 7), gains(3, Token.NONE, 2, 4)) is None


def test_a_material_is_valued_by_turns_that_place_one_tile() -> None:
    clay, basalt = (Material.CLAY,), (Material.BASALT,)
    found = material_values(
        gains(5, Token.NONE, 3, 5, placed=clay)
        + gains(5, Token.NONE, 8, 10, placed=basalt)
        + gains(5, Token.NONE, 99, placed=(*clay, *basalt))
        + gains(5, Token.NONE, 0)
    )
    assert set(found) == {Material.CLAY, Material.BASALT}
    raw, same = found[Material.BASALT]
    assert same
    assert (raw.value, same.value) == (9, 5)


def test_a_game_is_observed_as_it_was_played() -> None:
    result = play_fixture(Fixture(4, 9, ("gardener", "mason")), "en", {})
    game, seen = Game.from_record(result.record), observation_of(result)
    assert [(one.game, one.seat, one.total, one.edition) for one in seen.pads] == [
        (4, 0, result.points[0], "en"),
        (4, 1, result.points[1], "en"),
    ]
    for one, sheet in zip(seen.pads, game.scores(), strict=True):
        assert one.lines == {line: sheet.points(line) for line in Category}
    assert len(seen.gains) == 30
    assert sum(gain.points for gain in seen.gains) == sum(result.points)
    assert sum(one.wins for one in seen.pads) == 1
    placed = sum(len(gain.placed) for gain in seen.gains)
    assert placed == sum(one.tiles for one in seen.pads)


@pytest.fixture(scope="module")
def study() -> Study:
    """Made-up gardens of every table, and what some turns brought."""
    found = Study()
    for players in (2, 3, 4):
        for game in range(3):
            pads = [pad(game, seat, 90 + game + 5 * seat, float(seat == 0), players=players) for seat in range(players)]
            found.add(Observation(tuple(pads), tuple(gains(2, Token.NONE, 3, 4) + gains(2, Token.FILL_BLANK, 6, 9))))
    for edition in EDITIONS:
        if edition != "revised":
            for game in range(3):
                found.add(Observation(tuple(pad(game, seat, 80, 0.5, edition) for seat in (0, 1)), ()))
    return found


def test_the_report_has_every_section_in_both_forms(study: Study) -> None:
    report = sections(study)
    written, page = markdown("babylon study x", study, report), html("babylon study <x>", study, report)
    for section in report:
        assert f"## {section.title}" in written
        assert f"<h2>{section.title}</h2>" in page
        assert all(f"| {' | '.join(row)} |" in written for row in section.rows)
        assert section.plot in page
    assert len(report) == 6
    assert page.count("<svg") == sum(bool(section.plot) for section in report) >= 3
    assert "babylon study &lt;x&gt;" in page
    assert "`" not in page


def test_the_words_of_the_report_come_from_the_figures(study: Study) -> None:
    by_title = {section.title: section for section in sections(study)}
    assert "most come from statues: 83.5 of 93.5 points" in by_title["Where the points come from"].text
    assert "brings 10.0 of 80.0 points; statues bring most, 70.0" in by_title["How the editions change play"].text
    assert "no race of towers" in by_title["How the editions change play"].text
    seats = by_title["Does it matter who begins?"].text
    assert "With 4 players the first seat wins 100.0 % of the games where 25.0 % would be fair, an advantage" in seats
    assert ("fill-blank", "+4.00 ± 1.39") in by_title["What a round token is worth"].rows


def test_the_report_does_not_depend_on_the_order_of_the_games(study: Study) -> None:
    turned = Study(study.pads[::-1], study.gains[::-1], study.games)
    assert sections(turned) == sections(study)
