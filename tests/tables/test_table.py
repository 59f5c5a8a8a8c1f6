"""A table is what its log says: read again it is the same, and every game can be proven."""

from __future__ import annotations

import gc
import random
import weakref
from functools import reduce

import msgspec

from caravanserai.api import commands as c
from caravanserai.api.messages import Update
from caravanserai.api.settings import Clock
from caravanserai.core.changes import merged
from caravanserai.core.record import Entry
from caravanserai.core.saved import read_record, write_paper
from caravanserai.tables import rows as r
from caravanserai.tables.broadcast import Broadcast, gap_since
from caravanserai.tables.papers import paper_of
from caravanserai.tables.people import Recipient
from caravanserai.tables.presence import Absence
from caravanserai.tables.table import RECENT, Snapshot, Table
from tests.tables.at import SEED, Sitting

HERE = (True, None, None)
ANEW = ("since", "events", "talk", "tidings")
"""What is of the version that the viewer has, and not of the table."""


def finished(*people: str) -> Sitting:
    sitting = Sitting(*people)
    sitting.start()
    while sitting.table.state.phase == "playing":
        moves = sitting.table.position.legal_moves()
        sitting.play(sitting.table.game.write(sitting.table.game.move(moves[len(sitting.rows) * 7 % len(moves)])))
    return sitting


def at_first_turn(*people: str, **settings: object) -> Sitting:
    sitting = Sitting(*people, **settings)
    sitting.start()
    sitting.reach_first_turn()
    return sitting


def test_the_log_alone_makes_the_same_table() -> None:
    sitting = finished("ala", "bo", "dee")
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_rows_and_snapshots_survive_being_written_down() -> None:
    sitting = finished("ala", "bo")
    for row, _ in sitting.rows:
        assert msgspec.json.decode(msgspec.json.encode(row), type=r.AnyRow) == row
    again = msgspec.json.decode(msgspec.json.encode(sitting.table.snapshot()), type=Snapshot)
    assert Table.restored(again, SEED).snapshot() == sitting.table.snapshot()


def test_a_finished_game_can_be_proven_from_its_export() -> None:
    paper = paper_of(finished("ala", "bo", "dee").table)
    assert paper.fairness is not None
    assert read_record(write_paper(paper)).fairness == paper.fairness


def test_an_unfinished_game_does_not_give_its_seed_away() -> None:
    sitting = at_first_turn("ala", "bo", "dee")
    assert paper_of(sitting.table).fairness is None
    told = Broadcast(sitting.table, {}, 0.0).update(Recipient(0, host=True), 0)
    assert SEED.hex().encode() not in told


def test_what_is_told_reads_as_an_update_whose_secrets_are_the_viewers_own() -> None:
    sitting = at_first_turn("ala", "bo", "dee")
    since = sitting.table.state.version
    for move in ("winner R", "loser B", "roll"):
        sitting.play(move)
    table = sitting.table
    broadcast = Broadcast(table, {1: Absence(3.5, 123.5)}, 12.5)
    for seat in (0, 1, 2, None, 0, 1, 2, None):
        update = msgspec.json.decode(broadcast.update(Recipient(seat, host=seat == 0), since), type=Update)
        events = [event for told in update.events for event in told.events]
        heard = [table.game.redacted(event, seat) for happened in gap_since(table, since) or [] for event in happened.events]
        assert events == [msgspec.to_builtins(event) | {"section": event.section} for event in heard]
        assert update.view == msgspec.to_builtins(table.game.view(table.position, seat))
        assert [(info.present, info.away, info.bot_at) for info in update.seats] == [HERE, (False, 3.5, 123.5), HERE]
        assert (update.you, update.host, update.now, update.since) == (seat, seat == 0, 12.5, since)
        offered = [move.number for group in update.legal for move in group.moves]
        assert sorted(offered) == (table.position.legal_moves() if seat == table.actor() else [])


def test_changes_lead_to_what_a_whole_update_tells() -> None:
    sitting = at_first_turn("ala", "bo", "dee", options={"hide_coins": True})
    last = Broadcast(sitting.table.copy(), {1: Absence(0.5, None)}, 1.0)
    known = {seat: msgspec.json.decode(last.update(Recipient(seat, host=seat == 0), 0)) for seat in (None, 0, 1, 2)}
    for move in ("winner R", "roll", "loser B", "ticket G", "roll"):
        sitting.play(move)
        now = Broadcast(sitting.table.copy(), {}, 2.0)
        for seat, before in known.items():
            change = msgspec.json.decode(now.change(last, Recipient(seat, host=seat == 0)) or b"")
            assert change["since"] == before["version"]
            views = [part for told in change["events"] for part in told["changes"]]
            known[seat] = before | change["update"] | {"view": reduce(merged, views, before["view"])}
            whole = msgspec.json.decode(now.update(Recipient(seat, host=seat == 0), 0))
            assert {name: part for name, part in whole.items() if name not in ANEW} == {
                name: part for name, part in known[seat].items() if name not in ANEW
            }
        last = now


def test_who_comes_and_goes_changes_nothing_but_the_seats() -> None:
    sitting = at_first_turn("ala", "bo", "dee")
    last, now = Broadcast(sitting.table, {1: Absence(0.5, None)}, 1.0), Broadcast(sitting.table, {}, 1.0)
    change = msgspec.json.decode(now.change(last, Recipient(None)) or b"")
    assert list(change["update"]) == ["seats"]
    assert change["events"] == []


def test_no_change_leads_over_a_move_that_was_taken_back_or_from_the_lobby_into_the_game() -> None:
    sitting = at_first_turn("ala")
    last = Broadcast(sitting.table.copy(), {}, 1.0)
    moves = len(sitting.table.state.moves)
    sitting.do("ala", c.Play("roll", sitting.table.state.version))
    sitting.do("ala", c.Undo(moves=moves))
    assert Broadcast(sitting.table, {}, 1.0).change(last, Recipient(0, host=True)) is None
    lobby = Sitting("ala", "bo", "dee")
    last = Broadcast(lobby.table.copy(), {}, 1.0)
    lobby.start()
    assert Broadcast(lobby.table, {}, 1.0).change(last, Recipient(0, host=True)) is None


def test_an_earlier_broadcast_is_let_go_when_nobody_has_it() -> None:
    sitting = at_first_turn("ala", "bo", "dee")
    last = Broadcast(sitting.table.copy(), {}, 1.0)
    sitting.play("roll")
    now = Broadcast(sitting.table, {}, 1.0)
    assert now.change(last, Recipient(None))
    gone = weakref.ref(last)
    del last
    gc.collect()
    assert gone() is None


def test_undone_moves_do_not_count_in_the_export_but_account_for_their_draws() -> None:
    sitting = at_first_turn("ala")
    moves = len(sitting.table.state.moves)
    sitting.do("ala", c.Play("roll", sitting.table.state.version))
    made = len(sitting.table.state.moves) - moves
    sitting.do("ala", c.Undo(moves=moves))
    while sitting.table.state.phase == "playing":
        sitting.play("roll")
    record = read_record(write_paper(paper_of(sitting.table)))
    assert [entry.move for entry in record.log] == [move.move for move in sitting.table.state.moves]
    assert record.taken_back == made
    assert [step.draw for step in record.history if isinstance(step, Entry) and step.draw is not None] == list(
        range(sitting.table.state.draws)
    )


def test_what_was_missed_is_told_and_leads_to_the_same_view() -> None:
    sitting = at_first_turn("ala", "bo", "dee")
    table = sitting.table
    since, before = table.state.version, table.game.view(table.position, 1)
    for _ in range(20):
        sitting.play()
    missed = gap_since(table, since)
    assert missed is not None
    heard = [table.game.redacted(event, 1) for happened in missed for event in happened.events]
    assert table.game.after(before, heard) == table.game.view(table.position, 1)


def test_whoever_was_away_too_long_is_shown_the_table_as_it_is() -> None:
    sitting = at_first_turn("ala", "bo", "dee")
    since = sitting.table.state.version
    for turn in range(RECENT + 5):
        moves = [move for move in sitting.table.position.legal_moves() if 5 <= move < 35]
        sitting.play(sitting.table.game.write(sitting.table.game.move(moves[turn % len(moves)])))
    assert gap_since(sitting.table, since) is None
    assert gap_since(sitting.table, sitting.table.state.version) == []


def test_after_an_undo_older_events_lead_nowhere() -> None:
    sitting = at_first_turn("ala", "bo", "dee")
    since = sitting.table.state.version
    sitting.play("ticket B")
    sitting.do("ala", c.Undo())
    assert gap_since(sitting.table, since) is None


def test_a_copy_is_independent() -> None:
    sitting = at_first_turn("ala", "bo", "dee")
    before = msgspec.json.encode(sitting.table.snapshot())
    copy = sitting.table.copy()
    copy.apply(r.Moved(0, copy.position.legal_moves()[0]), 5.0)
    copy.apply(r.UndoAsked(0, 0), 5.0)
    copy.apply(r.TakenOver(1, "random"), 5.0)
    assert msgspec.json.encode(sitting.table.snapshot()) == before


def test_minutes_run_down_and_are_added_to_with_each_move() -> None:
    sitting = at_first_turn("ala", "bo", "dee", clock=Clock(kind="minutes", minutes=1, increment=5))
    left = sitting.table.state.seats[0].seconds
    assert left is not None
    sitting.now += 20
    sitting.play("ticket B")
    assert sitting.table.state.seats[0].seconds == left - 20 + 5


def test_days_are_given_anew_for_each_move() -> None:
    sitting = at_first_turn("ala", "bo", "dee", clock=Clock(kind="days", days=2))
    sitting.now += 86_400
    sitting.play("ticket B")
    assert sitting.table.state.seats[0].seconds == 2 * 86_400


def test_going_back_stops_where_ones_turn_began_even_after_another_turn_of_ones_own() -> None:
    """Five Tribes for two: both markers of a player may bid, or act, one after the other. What was forced is no decision."""
    sitting = Sitting("ala", "bo", game="five_tribes", players=2)
    sitting.start()
    table, begun, in_a_row, rng = sitting.table, 0, 0, random.Random(7)
    while table.state.phase == "playing":
        seat, moves, legal = table.actor(), len(table.state.moves), table.position.legal_moves()
        before = table.free_undo(seat)
        sitting.play(table.game.write(table.game.move(rng.choice(legal))))
        if table.state.moves[-1].actor == seat:
            first = max(begun, moves if before is None else before)
            chosen = (number for number in range(first, moves + 1) if not table.state.moves[number].forced)
            assert table.free_undo(seat) == next(chosen, None)
            in_a_row += before is not None and before < begun
        if any(type(event).__name__ in ("Activated", "SpotTaken") for event in table.recent[-1].events):
            begun = len(table.state.moves)
    assert in_a_row > 5
