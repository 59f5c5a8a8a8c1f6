"""The rules change under tables that are kept: by made-up changes, alike and not, and what becomes of each table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.messages import HiddenPositions, RulesSince, Update
from caravanserai.api.refusals import Refused
from caravanserai.core import numbering
from caravanserai.core.discovery import load_game
from caravanserai.core.earlier import EarlierGame, read_saved
from caravanserai.core.paper import NewRules
from caravanserai.core.saved import write_paper
from caravanserai.games.camel_up.game import CamelUp
from caravanserai.games.five_tribes.game import FiveTribes
from caravanserai.tables import rows as r
from caravanserai.tables.encoding import encode
from caravanserai.tables.papers import paper_of
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.table import Snapshot
from tests.tables.storage.databases import Database, literal
from tests.tables.storage.kept import lay, told
from tests.tables.storage.test_kept import decoded, visit
from tests.tables.test_room import started

PEOPLE = ("ala", "bo", "cy")
Change = Callable[[], None]


@pytest.fixture
def same_rules(monkeypatch: pytest.MonkeyPatch) -> Change:
    """A new version that plays as the one before."""
    return lambda: monkeypatch.setattr(CamelUp, "rules_version", 2)


@pytest.fixture
def more_coins(monkeypatch: pytest.MonkeyPatch, same_rules: Change) -> Change:
    """A new version in which everybody begins with more coins: every move is legal still, and all of it leads elsewhere."""
    start = CamelUp.start

    def richer(game: CamelUp, players: int, options: Any = None) -> Any:
        position = start(game, players, options)
        position.coins = [coins + 1 for coins in position.coins]
        return position

    def change() -> None:
        same_rules()
        monkeypatch.setattr(CamelUp, "start", richer)

    return change


@pytest.fixture
def other_first(monkeypatch: pytest.MonkeyPatch, same_rules: Change) -> Change:
    """A new version in which another seat begins: the first seat's first move is none."""
    start = CamelUp.start

    def change() -> None:
        same_rules()
        options = CamelUp.options_type(start_seat=1)
        monkeypatch.setattr(CamelUp, "start", lambda game, players, _=None: start(game, players, options))

    return change


async def begun(registry: TableRegistry, moves: int) -> Room:
    """A game of three people in which so many of their moves were made, one of them taken back."""
    room = await started(registry, *PEOPLE)
    for made in range(moves):
        await move(room, roll=made % 4 == 0)
        if made == moves // 2 and room.table.free_undo(1) is not None:
            await room.command("bo", c.Undo())
    return room


async def move(room: Room, *, roll: bool = False) -> None:
    """Whoever is to move does the first thing that is allowed; or rolls."""
    seat, legal = room.table.actor(), room.table.position.legal_moves()
    rolled = room.table.game.number(room.table.game.read("roll"))
    who = room.table.state.seats[seat].who
    assert who is not None
    await room.command(who, c.Play(rolled if roll and rolled in legal else legal[0], room.table.state.version))


async def to_the_end(room: Room) -> None:
    while room.table.state.phase == "playing":
        await move(room, roll=True)


def kept_game(database: Database, moves: int = 36, *, over: bool = False) -> tuple[str, str, Update]:
    """A table of the rules before: its name, its game as text, and how it looked to those who watch."""

    async def act(registry: TableRegistry) -> tuple[str, str, Update]:
        room = await begun(registry, moves)
        if over:
            await to_the_end(room)
        return room.id, write_paper(paper_of(room.table)), room.update(None)

    return visit(database, act)


def loaded(database: Database, table: str) -> Room:
    async def act(registry: TableRegistry) -> Room:
        return await registry.room(table)

    return visit(database, act)


def rules_rows(database: Database, table: str) -> list[r.RulesChanged]:
    async def act(registry: TableRegistry) -> list[r.RulesChanged]:
        rows = map(decoded, await registry.store.rows(table))
        return [row for row in rows if isinstance(row, r.RulesChanged)]

    return visit(database, act)


# Alike


def test_a_running_table_whose_log_leads_to_the_same_goes_on_as_if_nothing_had_happened(
    database: Database, same_rules: Change
) -> None:
    table, _, before = kept_game(database)
    same_rules()
    now = loaded(database, table).update(None)
    assert (now.view, now.moves, now.other_rules) == (before.view, before.moves, None)
    assert rules_rows(database, table) == [r.RulesChanged(1, 2, before.moves)]
    assert loaded(database, table).update(None).version == now.version == before.version + 1


def test_such_a_table_is_played_to_its_end_and_proven_by_the_new_rules(database: Database, same_rules: Change) -> None:
    table, _, _ = kept_game(database)
    same_rules()

    async def act(registry: TableRegistry) -> str:
        room = await registry.room(table)
        await to_the_end(room)
        return write_paper(paper_of(room.table))

    text = visit(database, act)
    assert "rules 2 " in text
    assert not isinstance(read_saved(text), EarlierGame)


def test_a_finished_table_whose_log_leads_to_the_same_is_not_touched(database: Database, same_rules: Change) -> None:
    table, text, before = kept_game(database, over=True)
    same_rules()
    room = loaded(database, table)
    assert (room.update(None).version, room.update(None).outcome) == (before.version, before.outcome)
    assert write_paper(paper_of(room.table)) == text
    assert "rules 1 " in text
    assert rules_rows(database, table) == []


# Not alike, and running


def test_a_running_table_whose_log_leads_elsewhere_goes_on_from_its_position_and_says_since_when(
    database: Database, more_coins: Change
) -> None:
    table, _, before = kept_game(database)
    more_coins()
    now = loaded(database, table).update(None)
    assert (now.view, now.moves, now.phase) == (before.view, before.moves, "playing")
    assert now.other_rules is not None
    assert now.other_rules.changes == [RulesSince(1, 2, before.moves, 0)]
    assert now.other_rules.hidden == [HiddenPositions(1, before.moves - 1)]
    assert len(rules_rows(database, table)) == 1
    assert loaded(database, table).update(None).other_rules == now.other_rules


def test_the_log_alone_makes_the_same_of_it_without_any_snapshot(database: Database, more_coins: Change) -> None:
    table, _, _ = kept_game(database)
    more_coins()

    async def act(registry: TableRegistry) -> Room:
        room = await registry.room(table)
        await move(room)
        return room

    room = visit(database, act)
    database.ask("DELETE FROM snapshots")
    again = loaded(database, table)
    assert again.table.snapshot() == room.table.snapshot()
    assert again.update(None).other_rules == room.update(None).other_rules


def test_a_second_change_that_leads_alike_from_there_is_not_told(
    database: Database, more_coins: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, _ = kept_game(database)
    more_coins()

    async def act(registry: TableRegistry) -> Update:
        room = await registry.room(table)
        await move(room)
        return room.update(None)

    first = visit(database, act)
    numbers = dict(kept_numbers())
    monkeypatch.setattr(CamelUp, "rules_version", 3)
    monkeypatch.setattr(numbering, "kept_text", lambda game, rules: numbers[game] if rules in (1, 2) else "")
    now = loaded(database, table).update(None)
    assert (now.view, now.moves) == (first.view, first.moves)
    assert now.other_rules is not None
    assert first.other_rules is not None
    assert (now.other_rules.changes, now.other_rules.hidden) == (first.other_rules.changes, first.other_rules.hidden)
    assert [(row.before, row.after, row.position is None) for row in rules_rows(database, table)] == [(1, 2, False), (2, 3, True)]
    database.ask("DELETE FROM snapshots")
    assert loaded(database, table).update(None).view == now.view


def kept_numbers() -> list[tuple[str, str]]:
    """What the numbers of Camel Up's moves mean: the same in all versions that are made up here."""
    return [("camel_up", numbering.kept_text("camel_up", 1))]


def test_nobody_goes_back_beyond_the_change(database: Database, more_coins: Change) -> None:
    table, _, before = kept_game(database)
    more_coins()

    async def act(registry: TableRegistry) -> None:
        room = await registry.room(table)
        seats = range(3)
        assert [room.table.free_undo(seat) for seat in seats] == [None] * 3
        with pytest.raises(Refused, match="made by other rules") as refused:
            await room.command("ala", c.Undo(moves=before.moves - 3))
        assert refused.value.code == "bad_undo"
        seat = room.table.actor()
        await move(room)
        if room.table.free_undo(seat) is not None:
            await room.command(PEOPLE[seat], c.Undo())
            assert len(room.table.state.moves) == before.moves

    visit(database, act)


def test_secrets_of_moves_by_the_former_rules_are_told_to_nobody_before_the_end(database: Database, more_coins: Change) -> None:
    from caravanserai.tables.broadcast import tell

    table, _, before = kept_game(database)
    more_coins()

    async def act(registry: TableRegistry) -> None:
        room = await registry.room(table)
        story = [tell(room.table, happened, 0) for happened in room.table.history()]
        assert [(told.events, told.notation) for told in story] == [([], "")] * before.moves
        await to_the_end(room)
        story = [tell(room.table, happened, 0) for happened in room.table.history()]
        assert all(told.notation for told in story[: before.moves])
        assert all(told.events for told in story[before.moves :])

    visit(database, act)


def test_its_text_tells_the_change_and_is_checked_from_there_on(database: Database, more_coins: Change) -> None:
    table, _, before = kept_game(database)
    more_coins()

    async def act(registry: TableRegistry) -> Room:
        room = await registry.room(table)
        await to_the_end(room)
        return room

    room = visit(database, act)
    text = write_paper(paper_of(room.table))
    saved = read_saved(text)
    assert isinstance(saved, EarlierGame)
    assert [step.moves for step in saved.paper.steps if isinstance(step, NewRules)] == [before.moves]
    assert (saved.paper.rules, saved.moves, saved.record) == (1, len(room.table.state.moves), None)
    assert saved.stretches[-1].first == before.moves
    assert saved.ends_alike
    assert saved.stretches[-1].record.outcome == room.table.outcome()
    assert write_paper(saved.paper) == text


def test_a_move_that_is_none_by_the_new_rules_is_kept_and_the_game_goes_on_from_the_snapshot(
    database: Database, other_first: Change
) -> None:
    table, _, before = kept_game(database)
    other_first()
    now = loaded(database, table).update(None)
    assert (now.view, now.moves) == (before.view, before.moves)
    assert now.other_rules is not None
    first = now.other_rules.hidden[0].first
    assert 1 < first < before.moves


def test_without_a_snapshot_it_goes_back_to_the_last_position_that_the_rules_lead_to(
    database: Database, other_first: Change
) -> None:
    table, _, before = kept_game(database)
    database.ask("DELETE FROM snapshots")
    other_first()
    now = loaded(database, table).update(None)
    assert now.other_rules is not None
    (change,) = now.other_rules.changes
    assert (change.moves, change.moves + change.dropped) == (now.moves, before.moves)
    assert change.dropped > 0
    assert now.awaited == [1]
    assert now.other_rules.hidden == []


def test_moves_that_were_taken_back_for_it_have_used_their_draws(database: Database, other_first: Change) -> None:
    table, _, _ = kept_game(database)
    database.ask("DELETE FROM snapshots")
    other_first()

    async def act(registry: TableRegistry) -> str:
        room = await registry.room(table)
        await to_the_end(room)
        return write_paper(paper_of(room.table))

    saved = read_saved(visit(database, act))
    assert isinstance(saved, EarlierGame)
    assert saved.taken_back > 0
    assert saved.ends_alike


def rewrite_snapshot(database: Database, change: Callable[[dict[str, Any]], None]) -> None:
    """Alter the position that is kept, as if other rules had kept it."""
    ((content,),) = database.ask("SELECT content FROM snapshots")
    snapshot = msgspec.json.decode(bytes(content), type=Snapshot)
    change(snapshot.position)
    database.ask(f"UPDATE snapshots SET content = {literal(database, encode(snapshot))}")


def test_what_the_former_rules_did_not_keep_is_as_at_the_start(database: Database, more_coins: Change) -> None:
    table, _, before = kept_game(database)

    def forget(position: dict[str, Any]) -> None:
        del position["stall_limit"]
        position["moon"] = 3

    rewrite_snapshot(database, forget)
    more_coins()
    assert loaded(database, table).update(None).view == before.view


def test_a_position_that_the_rules_cannot_go_on_from_sets_the_table_aside_with_the_reason(
    database: Database, more_coins: Change
) -> None:
    table, _, before = kept_game(database)

    def forget(position: dict[str, Any]) -> None:
        del position["seats"]

    rewrite_snapshot(database, forget)
    more_coins()
    with pytest.raises(Refused, match=r"cannot go on from its position.*missing: \['seats'\]") as refused:
        loaded(database, table)
    assert refused.value.code == "unreadable"
    assert rules_rows(database, table) == []
    assert database.ask(f"SELECT last_number FROM tables WHERE id = '{table}'") == [(before.version,)]


def test_a_table_of_rules_that_nobody_knows_is_set_aside_by_name(database: Database) -> None:
    table, _, _ = kept_game(database)
    database.ask("UPDATE tables SET rules_version = 7")
    database.ask("DELETE FROM snapshots")
    with pytest.raises(Refused, match="of rules 7, and this program does not know what their numbers mean"):
        loaded(database, table)


# Not alike, and finished


def test_a_finished_table_whose_log_leads_elsewhere_stays_what_it_was(database: Database, more_coins: Change) -> None:
    table, text, before = kept_game(database, over=True)
    more_coins()
    room = loaded(database, table)
    now = room.update(None)
    assert (now.phase, now.version, now.view, now.outcome) == ("over", before.version, before.view, before.outcome)
    assert now.other_rules is not None
    assert (now.other_rules.played, now.other_rules.today, now.other_rules.changes) == (1, 2, [])
    assert now.other_rules.hidden == [HiddenPositions(1, before.moves - 1)]
    assert write_paper(paper_of(room.table)) == text
    assert rules_rows(database, table) == []


def test_its_moves_are_told_as_they_are_written_and_its_last_position_is_shown(database: Database, more_coins: Change) -> None:
    table, text, before = kept_game(database, over=True)
    more_coins()
    room = loaded(database, table)
    story = room.table.history()
    assert len(story) == before.moves
    assert all(f"{happened.moves} " in text and happened.notation in text for happened in story)
    assert room.table.position_after(before.moves).is_over()
    with pytest.raises(Refused, match="of rules 1, which today's do not follow") as refused:
        room.table.position_after(5)
    assert refused.value.code == "other_rules"


def test_it_may_end_otherwise_by_the_new_rules_and_ends_as_it_did(
    database: Database, same_rules: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, text, before = kept_game(database, over=True)
    same_rules()
    judged = CamelUp.outcome

    def harsher(game: CamelUp, position: Any) -> Any:
        found = judged(game, position)
        return found and msgspec.structs.replace(found, scores=[score - 1 for score in found.scores])

    monkeypatch.setattr(CamelUp, "outcome", harsher)
    room = loaded(database, table)
    assert room.update(None).outcome == before.outcome
    assert write_paper(paper_of(room.table)) == text


def test_what_is_kept_of_it_outlives_somebody_who_is_forgotten(database: Database, more_coins: Change) -> None:
    table, _, before = kept_game(database, over=True)
    more_coins()

    async def act(registry: TableRegistry) -> None:
        await (await registry.room(table)).forget("bo")

    visit(database, act)
    now = loaded(database, table).update(None)
    assert (now.view, now.outcome) == (before.view, before.outcome)
    assert [seat.name for seat in now.seats] == ["ala", "?", "cy"]
    kept = database.ask("SELECT content FROM snapshots")
    assert all(b'"bo"' not in bytes(content) for (content,) in kept)


def test_one_of_five_tribes_ended_by_a_rule_of_then(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """By rules 1 a round was bid for that had no move left. Were that no option today, the game would have ended before."""
    monkeypatch.setattr(FiveTribes, "options_before", {})
    lay("0.1.0", database)
    kept = {table: about for table, about in told("0.1.0", database).items() if about["game"] == "five_tribes" and about["over"]}
    for table, about in kept.items():
        room = loaded(database, table)
        assert write_paper(paper_of(room.table)).splitlines()[:-1] == about["export"].splitlines()[:-1]
        assert room.update(None).phase == "over"


def test_options_of_before_are_options_of_today() -> None:
    for game in map(load_game, ("camel_up", "emira", "five_tribes")):
        for version, options in game.options_before.items():
            assert version < game.rules_version
            game.options_type(**options)
