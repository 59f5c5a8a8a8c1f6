"""Questions that several seats are asked at once: Emira's opening events are chosen in any order, and played by seat."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.messages import Update
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Clock
from caravanserai.tables import rows as r
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.people import Recipient
from caravanserai.tables.table import Snapshot, Table
from tests.tables.at import SEED, Sitting

PEOPLE = ("ala", "bo", "cy", "dee")


def choosing(*people: str, **settings: object) -> Sitting:
    """A table of Emira at which everybody has three event cards to choose one from."""
    sitting = Sitting(*(people or PEOPLE), game="emira", **settings)
    sitting.start()
    assert sitting.table.game.prompt(sitting.table.position).ask == "keeping_opening"
    return sitting


def offered(sitting: Sitting, seat: int) -> list[int]:
    return sitting.table.facing(seat).legal_moves()


def answer(sitting: Sitting, who: str, *, last: bool = False, version: int | None = None) -> list[r.Row]:
    """Somebody keeps the first of the cards it may keep, or the last."""
    seat = PEOPLE.index(who)
    seen = sitting.table.state.version if version is None else version
    return sitting.do(who, c.Play(offered(sitting, seat)[-1 if last else 0], seen))


def told(sitting: Sitting, seat: int | None) -> Update:
    return msgspec.json.decode(Broadcast(sitting.table, {}, 0.0).update(Recipient(seat), 0), type=Update)


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.code


def saved(table: Table) -> object:
    return table.game.save(table.position)


def test_all_orders_lead_to_the_same_game() -> None:
    ends = []
    for order in permutations(PEOPLE):
        sitting = choosing()
        for who in order:
            assert sitting.table.awaited()[0] == sitting.table.actor()
            answer(sitting, who, last=who in "bo dee")
        assert sitting.table.state.sealed == {}
        assert sitting.rebuilt().snapshot() == sitting.table.snapshot()
        ends.append((saved(sitting.table), sitting.table.state.moves))
    assert len(ends) == 24
    assert all(end == ends[0] for end in ends)
    assert [move.actor for move in ends[0][1] if move.actor >= 0] == [0, 1, 2, 3]


def test_an_answer_given_ahead_is_played_with_the_one_before_it() -> None:
    sitting = choosing()
    assert [type(row) for row in answer(sitting, "cy")] == [r.Sealed]
    assert [type(row) for row in answer(sitting, "bo")] == [r.Sealed]
    assert sitting.table.awaited() == [0, 3]
    rows = answer(sitting, "ala")
    assert [(row.actor, row.move) for row in rows if isinstance(row, r.Moved)] == [
        (seat, move.move) for seat, move in enumerate(sitting.table.state.moves[-3:])
    ]
    assert sitting.table.awaited() == [3]


def test_what_was_answered_ahead_survives_being_written_down() -> None:
    sitting = choosing()
    answer(sitting, "dee")
    answer(sitting, "ala")
    again = msgspec.json.decode(msgspec.json.encode(sitting.table.snapshot()), type=Snapshot)
    restored = Table.restored(again, SEED)
    assert restored.snapshot() == sitting.table.snapshot() == sitting.rebuilt().snapshot()
    assert restored.awaited() == [1, 2]
    assert restored.state.question_version() < restored.state.game_version


def test_a_snapshot_from_before_there_were_answers_ahead_is_read() -> None:
    sitting = choosing()
    answer(sitting, "ala")
    kept = msgspec.to_builtins(sitting.table.snapshot())
    del kept["state"]["sealed"], kept["state"]["asked_since"]
    restored = Table.restored(msgspec.json.decode(msgspec.json.encode(kept), type=Snapshot), SEED)
    assert restored.awaited() == [1, 2, 3]
    assert restored.state.question_version() == restored.state.game_version


def test_nobodys_answer_makes_anothers_stale() -> None:
    sitting = choosing()
    version = sitting.table.state.version
    for who in ("cy", "ala", "dee", "bo"):
        answer(sitting, who, version=version)
    assert [move.actor for move in sitting.table.state.moves if move.actor >= 0] == [0, 1, 2, 3]


def test_what_was_seen_before_the_question_is_stale() -> None:
    sitting = choosing()
    version = sitting.table.state.version
    assert refused(lambda: answer(sitting, "cy", version=version - 1)) == "stale"
    answer(sitting, "ala")
    sitting.do("ala", c.Undo())
    assert refused(lambda: answer(sitting, "cy", version=version)) == "stale"
    answer(sitting, "cy")


def test_one_answers_once_and_only_with_what_one_may_keep() -> None:
    sitting = choosing()
    version = sitting.table.state.version
    others = set(offered(sitting, 0)) - set(offered(sitting, 2))
    assert refused(lambda: sitting.do("cy", c.Play(min(others), version))) == "illegal_move"
    answer(sitting, "cy")
    assert refused(lambda: answer(sitting, "cy", last=True)) == "answered"
    assert refused(lambda: answer(sitting, "cy", last=True, version=version)) == "answered"
    answer(sitting, "ala")
    assert refused(lambda: answer(sitting, "ala", version=version)) == "stale"
    assert refused(lambda: answer(sitting, "ala")) == "not_your_turn"


def test_an_answer_is_taken_back_until_it_is_played() -> None:
    sitting = choosing()
    answer(sitting, "cy")
    moves = len(sitting.table.state.moves)
    assert told(sitting, 2).can_undo == moves
    assert [type(row) for row in sitting.do("cy", c.Undo())] == [r.Unsealed]
    assert sitting.table.awaited() == [0, 1, 2, 3]
    assert told(sitting, 2).can_undo is None
    answer(sitting, "cy", last=True)
    sitting.do("cy", c.Undo(moves=moves))
    answer(sitting, "cy", last=True)
    answer(sitting, "ala")
    answer(sitting, "bo")
    assert len(sitting.table.state.moves) == moves + 3
    assert sitting.table.state.moves[-1].move == offered_then(sitting, moves)[-1]
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def offered_then(sitting: Sitting, moves: int) -> list[int]:
    """What seat 2 could keep before anybody had chosen."""
    return sitting.table.game.facing(sitting.table.position_after(moves), 2).legal_moves()


def test_who_takes_an_answer_back_leaves_the_others_theirs() -> None:
    sitting = choosing()
    answer(sitting, "dee")
    answer(sitting, "ala")
    sitting.do("ala", c.Undo())
    assert sitting.table.awaited() == [0, 1, 2]
    for who in ("cy", "bo", "ala"):
        answer(sitting, who, last=True)
    assert [move.actor for move in sitting.table.state.moves if move.actor >= 0] == [0, 1, 2, 3]
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_what_was_answered_to_another_question_is_forgotten() -> None:
    sitting = choosing()
    answer(sitting, "dee")
    sitting.write(r.Undone(0, 5))
    assert sitting.table.state.sealed == {}


def test_each_is_asked_as_if_it_were_the_first() -> None:
    sitting = choosing()
    answer(sitting, "bo")
    for seat in (0, 2, 3):
        update = told(sitting, seat)
        assert update.prompt is not None
        assert update.prompt.actor == seat
        assert [move.number for group in update.legal for move in group.moves] == offered(sitting, seat)
        assert update.ahead is None
    for viewer in (0, 1, 2, 3, None):
        update = told(sitting, viewer)
        assert update.awaited == [0, 2, 3]
        assert msgspec.convert(update.view, sitting.table.game.view_type) == sitting.table.game.view(
            sitting.table.position, viewer
        )


def test_only_whoever_answered_is_told_what() -> None:
    sitting = choosing()
    answer(sitting, "bo")
    kept = sitting.table.state.sealed[1].move
    for viewer in (1, None):
        update = told(sitting, viewer)
        assert update.legal == []
        assert update.prompt is not None
        assert update.prompt.actor == 0
        assert (update.ahead.number if update.ahead else None) == (kept if viewer == 1 else None)


def test_whoever_resigns_has_answered_still() -> None:
    sitting = choosing()
    answer(sitting, "cy")
    sitting.do("cy", c.Resign("random"))
    assert sitting.table.awaited() == [0, 1, 3]


def test_the_clock_runs_for_the_first_of_those_who_are_awaited() -> None:
    sitting = choosing(clock=Clock(kind="minutes", minutes=1, increment=5))
    sitting.now += 20
    answer(sitting, "bo")
    sitting.now += 10
    answer(sitting, "ala")
    assert [seat.seconds for seat in sitting.table.state.seats] == [35.0, 65.0, 60.0, 60.0]
    assert sitting.table.state.turn_since == sitting.now
