"""Turns are taken back when all who play agree, and only then in a game that counts."""

import pytest

from babylon.server.tables import chat, game_end, practice, stand_ins, turns, undo
from babylon.server.tables.as_json import has_same_line, line_text, table_json
from babylon.server.tables.live_table import EVENTS, Decision, moved
from babylon.server.tables.records import record_text
from babylon.server.wire import events as e
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import ChatRequest, UndoAnswer, UndoRequest
from tests.server.tables.stories import OFFERS, Story, dealt

BOT = {"bot": "plain"}


def refused(story: Story, holder: str | None, decide: object, **details: object) -> Code:
    with pytest.raises(Problem) as problem:
        story.does(holder, decide, **details)  # type: ignore[arg-type]
    return problem.value.code


def asks(story: Story, holder: str, seat: int, turns: int = 1) -> Decision:
    return story.does(holder, undo.propose, request=UndoRequest(seat=seat, turns=turns))


def reply(story: Story, seat: int, *, agree: bool = True) -> UndoAnswer:
    """An answer to what is proposed now."""
    proposal = story.table.state.proposal
    assert proposal is not None
    return UndoAnswer(seat=seat, seq=proposal.seq, agree=agree)


def answers(story: Story, holder: str, seat: int, *, agree: bool = True) -> list[str]:
    return story.kinds(story.does(holder, undo.answer, request=reply(story, seat, agree=agree)))


def stands_in(story: Story, holder: str, seat: int) -> None:
    """Let a bot play for someone who is away."""
    story.now += 1000
    story.does(holder, stand_ins.takeover, seat=seat, away=lambda _holder: 1000.0)


def bot_plays(story: Story) -> None:
    """The turn of the bot whose turn it is."""
    state = story.table.state
    moves = [str(story.table.playing.legal_moves()[0])]
    story.does(None, turns.bot_turn, seq=state.game_seq, bot=state.seats[state.to_play].player, moves=moves)
    assert len(story.table.state.turns) == len(state.turns) + 1


def test_a_turn_is_taken_back_when_all_agree() -> None:
    story = dealt()
    before = table_json(story.table)["view"]
    story.plays("ada")
    asks(story, "ada", 0)
    assert table_json(story.table)["undo"] == {
        "seq": story.table.state.seq,
        "seat": 0,
        "turns": 1,
        "asked": [1],
        "agreed": [],
    }
    assert answers(story, "bo", 1) == ["undo-agreed", "undone"]
    assert table_json(story.table)["view"] == before
    assert story.table.state.to_play == 0
    assert not story.table.state.practice


def test_one_no_ends_the_proposal() -> None:
    story = dealt(("ada", "bo", "cy"))
    story.plays("ada")
    asks(story, "ada", 0)
    late = reply(story, 1)
    answers(story, "bo", 1)
    answers(story, "cy", 2, agree=False)
    assert story.table.state.proposal is None
    assert len(story.table.state.turns) == 1
    assert refused(story, "bo", undo.answer, request=late) is Code.NO_PROPOSAL


def test_who_agreed_may_still_change_their_mind() -> None:
    story = dealt(("ada", "bo", "cy"))
    story.plays("ada")
    asks(story, "ada", 0)
    assert answers(story, "bo", 1) == ["undo-agreed"]
    assert answers(story, "bo", 1) == []
    assert answers(story, "bo", 1, agree=False) == ["undo-refused"]
    assert story.table.state.proposal is None


def test_a_turn_played_meanwhile_ends_the_proposal() -> None:
    story = dealt()
    story.plays("ada")
    asks(story, "ada", 0)
    story.plays("bo")
    assert story.table.state.proposal is None


def test_an_answer_is_to_one_proposal_and_to_no_later_one() -> None:
    story = dealt()
    story.plays("ada")
    asks(story, "ada", 0)
    meant_for_one_turn = reply(story, 1)
    story.plays("bo")
    story.plays("ada")
    asks(story, "ada", 0, turns=3)
    assert refused(story, "bo", undo.answer, request=meant_for_one_turn) is Code.NO_PROPOSAL
    assert len(story.table.state.turns) == 3


def test_nobody_is_asked_again_and_again() -> None:
    story = dealt(("ada", "bo", "cy"))
    for holder in ("ada", "bo"):
        story.plays(holder)
    asks(story, "ada", 0)
    assert asks(story, "ada", 0) == Decision()
    assert refused(story, "ada", undo.propose, request=UndoRequest(seat=0, turns=2)) is Code.UNDO_ASKED
    assert refused(story, "bo", undo.propose, request=UndoRequest(seat=1)) is Code.UNDO_ASKED
    answers(story, "cy", 2, agree=False)
    assert refused(story, "ada", undo.propose, request=UndoRequest(seat=0)) is Code.UNDO_ASKED
    asks(story, "bo", 1)
    story.plays("cy")
    asks(story, "ada", 0)


def test_who_asks_may_take_it_back_and_the_log_says_so() -> None:
    story = dealt()
    story.plays("ada")
    asks(story, "ada", 0)
    (event,) = story.does("ada", undo.answer, request=reply(story, 0, agree=False)).events
    assert event == e.UndoRefused(seat=0, withdrawn=True)
    assert story.table.state.proposal is None


def test_who_asks_can_not_agree_for_the_others() -> None:
    story = dealt(("ada", "ada", "bo"))
    story.plays("ada")
    asks(story, "ada", 0)
    assert answers(story, "ada", 0) == []
    assert answers(story, "ada", 1) == []
    assert refused(story, "ada", undo.answer, request=reply(story, 2)) is Code.NOT_YOUR_SEAT
    assert answers(story, "bo", 2) == ["undo-agreed", "undone"]


def test_a_person_keeps_their_say_while_a_bot_stands_in() -> None:
    story = dealt()
    story.plays("ada")
    stands_in(story, "ada", 1)
    bot_plays(story)
    assert story.kinds(asks(story, "ada", 0, turns=2)) == ["undo-proposed"]
    assert len(story.table.state.turns) == 2
    assert answers(story, "bo", 1, agree=False) == ["handed-back", "undo-refused"]


def test_who_answers_has_come_back_unless_they_asked_for_the_bot() -> None:
    story = dealt()
    story.does("bo", stand_ins.takeover, seat=1, away=lambda _holder: None)
    story.plays("ada")
    asks(story, "ada", 0)
    assert answers(story, "bo", 1) == ["undo-agreed", "undone"]
    assert story.table.state.seats[1].stand_in == "plain"


def test_who_asks_while_a_bot_stands_in_has_come_back() -> None:
    story = dealt()
    story.plays("ada")
    stands_in(story, "ada", 1)
    assert story.kinds(asks(story, "bo", 1)) == ["handed-back", "undo-proposed"]
    assert answers(story, "ada", 0) == ["undo-agreed", "undone"]


def test_of_three_the_one_who_resigned_has_no_say_and_the_one_with_a_stand_in_has() -> None:
    story = dealt(("ada", "bo", "cy"))
    story.plays("ada")
    story.does("bo", game_end.resign, seat=1)
    bot_plays(story)
    stands_in(story, "ada", 2)
    bot_plays(story)
    asks(story, "ada", 0, turns=3)
    assert refused(story, "bo", undo.answer, request=reply(story, 1, agree=False)) is Code.SEAT_OUT
    assert refused(story, "bo", undo.propose, request=UndoRequest(seat=1)) is Code.SEAT_OUT
    assert answers(story, "cy", 2) == ["handed-back", "undo-agreed", "undone"]
    assert story.table.state.turns == ()
    assert not story.table.state.practice


def test_a_bot_has_no_say() -> None:
    story = dealt(players=3, seats=[{}, {}, BOT])
    story.plays("ada")
    asks(story, "ada", 0)
    assert story.table.state.proposal is not None
    assert story.table.state.proposal.asked == {1}


@pytest.mark.parametrize(("holders", "other"), [(("ada",), BOT), (("ada", "ada"), {})])
def test_alone_one_takes_back_at_once_and_the_game_is_practice(holders: tuple[str, ...], other: dict[str, str]) -> None:
    story = dealt(holders, players=2, seats=[{}, other])
    story.plays("ada")
    assert '"practice":false' in line_text(story.table.state)
    before = story.table.state
    proposed, undone = asks(story, "ada", 0).events
    assert proposed == e.UndoProposed(seat=0, turns=1, asked=[])
    assert isinstance(undone, e.Undone)
    assert undone.practice
    assert '"practice":true' in line_text(story.table.state)
    assert not has_same_line(before, story.table.state)
    assert table_json(story.table)["practice"]
    assert '[Event "practice"]' in record_text(story.table)


def test_once_practice_always_practice() -> None:
    story = dealt(("ada", "ada"))
    story.plays("ada")
    asks(story, "ada", 0)
    story.plays("ada")
    assert story.table.state.practice


def test_when_all_others_resigned_only_practice_is_left() -> None:
    story = dealt(players=3, seats=[{}, {}, BOT])
    story.plays("ada")
    story.does("bo", game_end.resign, seat=1)
    assert story.kinds(asks(story, "ada", 0)) == ["undo-proposed", "undone"]
    assert story.table.state.practice


def test_an_old_log_tells_by_who_agreed_whether_a_game_was_practice() -> None:
    for agreed in (True, False):
        story = dealt()
        story.plays("ada")
        log = [{"kind": "undo-proposed", "seat": 0, "turns": 1}]
        log += [{"kind": "undo-agreed", "seat": 1}] if agreed else []
        log += [{"kind": "undone", "turns": 1, "to": 1}]
        seq = story.table.state.seq
        events = [EVENTS.validate_python({**one, "seq": seq + n, "at": 0.0}) for n, one in enumerate(log, 1)]
        asked = moved(story.table, events[:1], OFFERS).state.proposal
        assert asked is not None
        assert asked.asked == {1}
        assert moved(story.table, events, OFFERS).state.practice is not agreed


def test_what_was_revealed_stays_known_after_taking_back() -> None:
    story = dealt()
    (turn,) = story.plays("ada").events
    assert isinstance(turn, e.Turn)
    assert turn.revealed is not None
    asks(story, "ada", 0)
    answers(story, "bo", 1)
    granite = [stack[1] for stack in story.table.playing.dealing.quarry]
    assert [tile for tile in granite if tile] == [turn.revealed.tile]


def test_a_table_may_play_without_taking_back() -> None:
    story = dealt(undo=False)
    story.plays("ada")
    assert refused(story, "ada", undo.propose, request=UndoRequest(seat=0)) is Code.UNDO_OFF
    assert refused(dealt(), "ada", undo.propose, request=UndoRequest(seat=0)) is Code.NOTHING_TO_UNDO


def finished() -> Story:
    story = dealt()
    while story.table.state.status == "playing":
        story.plays(("ada", "bo")[story.table.state.to_play])
    return story


def test_a_game_that_is_over_stays_over() -> None:
    story = dealt()
    while len(story.table.state.turns) < 35:
        story.plays(("ada", "bo")[story.table.state.to_play])
    asks(story, "ada", 0)
    late = reply(story, 1)
    story.plays("bo")
    assert story.table.state.status == "over"
    assert refused(story, "bo", undo.answer, request=late) is Code.NO_PROPOSAL
    assert refused(story, "ada", undo.propose, request=UndoRequest(seat=0)) is Code.WRONG_STATUS


def test_a_game_counts_unless_it_was_practice_or_with_hints() -> None:
    story = dealt()
    assert not practice.counts(story.table.state)
    state = finished().table.state
    assert practice.counts(state)
    story = dealt(("ada", "ada"))
    story.plays("ada")
    asks(story, "ada", 0)
    while story.table.state.status == "playing":
        story.plays("ada")
    assert not practice.counts(story.table.state)


def test_a_game_with_consent_still_counts() -> None:
    story = dealt()
    story.plays("ada")
    asks(story, "ada", 0)
    answers(story, "bo", 1)
    while story.table.state.status == "playing":
        story.plays(("ada", "bo")[story.table.state.to_play])
    assert practice.counts(story.table.state)


def test_talking_brings_nobody_back() -> None:
    story = dealt()
    story.plays("ada")
    stands_in(story, "ada", 1)
    assert story.kinds(story.does("bo", chat.say, request=ChatRequest(seat=1, text="in a minute"))) == ["chat"]
