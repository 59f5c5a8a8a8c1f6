"""Every question of both clients, asked of a real server; what the server refuses is an error with its code."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.api.commands import Accept, Leave, Play, Ready, Rematch, Say, Sit, Start
from caravanserai.api.settings import Settings
from caravanserai.api.wire import Quick
from caravanserai.client import ServerError, Unreachable, table_of
from caravanserai.client.asking import new_key
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.saved import read_record
from tests.client.callers import Callers
from tests.client.games import QUICK, begin, open_table, play_out, roll


def refusal(ask: Any, *given: Any) -> ServerError:
    with pytest.raises(ServerError) as caught:
        ask(*given)
    return caught.value


def test_the_games_are_listed_with_their_bots(come: Callers) -> None:
    game = next(game for game in come().games() if game.game == "camel_up")
    assert (game.fewest, game.most) == (3, 8)
    assert "random" in game.bots
    assert game.options


def test_a_newcomer_gets_an_identity_and_keeps_it(come: Callers) -> None:
    client = come()
    assert client.identity is None
    assert client.me().new
    assert not client.me().new
    assert client.rename("  Ann  of Aleppo ").name == "Ann of Aleppo"
    again = come(identity=client.identity)
    assert (again.me().name, again.me().new) == ("Ann of Aleppo", False)


def test_a_recovery_link_makes_another_device_the_same_person(come: Callers) -> None:
    client, device = come(), come()
    client.rename("Bo")
    device.rename("Somebody")
    recovery = client.make_recovery()
    assert recovery.path.endswith(recovery.code)
    assert device.recover(recovery.code).name == "Bo"
    assert device.me().name == "Bo"
    assert refusal(device.recover, "nonsense").code == "bad_recovery"


def test_a_token_acts_for_its_maker_until_it_is_revoked(come: Callers) -> None:
    client = come()
    client.rename("Cy")
    made = client.make_token("for a bot")
    program = come(token=made.secret)
    assert program.me().name == "Cy"
    assert program.identity is None
    assert [token.label for token in client.tokens()] == ["for a bot"]
    assert refusal(program.tokens).code == "not_for_tokens"
    assert client.revoke_token(made.token.token).done
    refused = refusal(program.me)
    assert (refused.code, refused.status) == ("bad_token", 401)
    assert client.tokens()[0].revoked


def test_a_token_that_only_reads_may_not_play(come: Callers) -> None:
    client = come()
    table = open_table(client)
    reader = come(token=client.make_token("reader", ["read"]).secret)
    assert reader.table(table).phase == "open"
    refused = refusal(reader.do, table, Sit(name="Reader"))
    assert (refused.code, refused.status) == ("scope", 403)


def test_tables_are_listed(come: Callers) -> None:
    client = come()
    mine = begin(client)
    listed = open_table(client, listed=True)
    tables = client.tables()
    assert mine in [info.table for info in tables.mine]
    assert listed in [info.table for info in tables.open]
    assert mine not in [info.table for info in come().tables().watchable]


def test_seats_are_taken_and_left(come: Callers) -> None:
    host, guest = come(), come()
    table = open_table(host)
    host.do(table, Sit(name="Host", seat=1))
    refused = refusal(guest.do, table, Sit(name="Guest", seat=1))
    assert (refused.code, refused.status, refused.details) == ("seat_taken", 409, {"seat": 1})
    guest.do(table, Sit(name="Guest"))
    guest.do(table, Ready())
    assert [(seat.kind, seat.name, seat.ready) for seat in host.table(table).seats] == [
        ("person", "Guest", True),
        ("person", "Host", False),
        ("free", "", False),
    ]
    assert refusal(guest.do, table, Start()).code == "not_host"
    assert refusal(host.do, table, Start()).code == "seat_free"
    guest.do(table, Leave())
    assert guest.table(table).you is None
    assert refusal(guest.do, table, Say("hello")).code == "not_seated"


def test_a_move_with_the_same_key_is_made_once(come: Callers) -> None:
    client = come()
    table = begin(client)
    before, key = client.table(table), new_key()
    move = roll(before)
    first = client.do(table, move, key)
    assert client.do(table, move, key).version == first.version
    told = [told for told in client.since(table, before.moves) if told.actor == 0]
    assert len(told) == 1


def test_a_move_on_an_old_version_is_answered_with_what_changed(come: Callers) -> None:
    client = come()
    table = begin(client)
    before = client.table(table)
    client.do(table, roll(before))
    refused = refusal(client.do, table, roll(before))
    assert refused.code == "stale"
    assert refused.update is not None
    assert refused.update.version > before.version


def test_why_a_move_is_not_allowed(come: Callers) -> None:
    client = come()
    table = begin(client)
    assert client.why_not(table, "roll").allowed
    why = client.why_not(table, "ally 1")
    assert not why.allowed
    assert why.reason
    assert why.section
    assert refusal(client.why_not, table, "dance & sing?").code == "no_such_move"
    refused = refusal(client.do, table, Play("ally 1", client.table(table).version))
    assert refused.code == "illegal_move"
    assert refused.details["reason"] == why.reason


def test_a_finished_game_is_open_to_all(come: Callers) -> None:
    client, other = come(), come()
    table = begin(client)
    assert refusal(client.export, table).code == "not_over"
    over = play_out(client, table)
    text = other.export(table)
    record = read_record(text)
    assert record.outcome == over.outcome
    assert record.fairness is not None
    past_position = other.past_position(table, over.moves)
    assert (past_position.of, past_position.outcome) == (over.moves, over.outcome)
    assert refusal(other.past_position, table, 9999).code == "no_such_position"
    looked_through = other.import_game(text)
    assert other.table(looked_through.table).outcome == over.outcome
    assert refusal(other.import_game, "no game at all").code == "bad_record"
    assert client.do(table, Rematch()).table not in (None, table)


def test_a_quick_game_has_odds_and_can_be_verified_when_it_is_over(come: Callers) -> None:
    client = come()
    table = client.quick(Quick(game="camel_up", name="Ann", players=3, bot="random", options=QUICK)).table
    assert refusal(client.verify, table).code == "not_over"
    update = client.table(table)
    lens = client.lens(table)
    assert (lens.version, update.you) == (update.version, 0)
    assert sum(chances["first"] for chances in lens.lens["camels"].values()) == pytest.approx(1)
    play_out(client, table)
    assert client.lens(table).lens is None
    verified = client.verify(table)
    assert (verified.ok, verified.problem) == (True, None)
    assert verified.draws > 0


def test_a_seat_is_offered_to_a_friend(come: Callers) -> None:
    client, friend = come(), come()
    table = begin(client)
    offer = client.offer(table)
    friend.do(table, Accept(offer.code, "Friend"))
    assert friend.table(table).you == 0
    assert client.table(table).you is None
    assert refusal(client.offer, table).code == "not_seated"


def test_what_cannot_be_is_refused_in_words(come: Callers) -> None:
    client = come()
    refused = refusal(client.table, "nowhere")
    assert (refused.status, refused.code) == (404, "no_such_table")
    assert "no such table" in str(refused)
    assert refusal(client.table, "../../etc").status == 404
    assert refusal(client.open_table, Settings(game="nothing", players=3)).code == "bad_settings"


def test_a_server_that_is_not_there_is_said_to_be_out_of_reach(come: Callers) -> None:
    client = come("http://127.0.0.1:9")
    with pytest.raises(Unreachable, match=r"http://127\.0\.0\.1:9 cannot be reached"):
        client.me()
    with pytest.raises(Unreachable, match="cannot be reached"), client.live("table"):
        pass


@pytest.mark.parametrize("link", ["http://host:8000/t/abc", "http://host:8000/t/abc/", "http://host:8000/tables/abc?x=1"])
def test_a_link_names_a_server_and_a_table(link: str) -> None:
    assert table_of(link) == ("http://host:8000", "abc")


@pytest.mark.parametrize(
    "link", ["", "abc", "host/t/abc", "ftp://host/t/abc", "http://host/abc", "http:///t/abc", "http://[::1/t/a"]
)
def test_what_is_no_link_is_told_so(link: str) -> None:
    with pytest.raises(CaravanseraiError, match="not a link to a table"):
        table_of(link)
