"""Live connections of both clients: views as they come, answers to commands, and coming back with the version one has."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.api.commands import Say, Sit, Start
from caravanserai.api.messages import Ack, Error, Update
from caravanserai.client import ServerError, Unreachable
from caravanserai.client.asking import new_key
from tests.client.callers import Callers, next_update
from tests.client.games import begin, open_table, roll


def test_a_live_table_is_shown_and_played(come: Callers) -> None:
    client = come()
    table = begin(client)
    with client.live(table) as live:
        acks = 0
        for message in live:
            if isinstance(message, Update) and message.phase == "over":
                break
            assert not isinstance(message, Error), message
            acks += isinstance(message, Ack)
            if isinstance(message, Update) and message.legal:
                live.send(roll(message))
    assert acks > 3
    assert isinstance(message, Update)
    assert message.outcome is not None


def test_answers_bear_the_number_of_what_was_sent(come: Callers) -> None:
    client = come()
    table = open_table(client)
    with client.live(table) as live:
        sent = [live.send(Say("hello")), live.send(Sit(name="Ann")), live.send(Start())]
        answers: list[Any] = []
        while len(answers) < 3:
            message = live.receive()
            if not isinstance(message, Update):
                answers.append(message)
    assert [answer.id for answer in answers] == sent
    assert [getattr(answer, "code", "done") for answer in answers] == ["not_seated", "done", "seat_free"]


def test_a_command_sent_again_with_its_key_is_done_once(come: Callers) -> None:
    client = come()
    table = begin(client)
    with client.live(table) as live:
        update, key = next_update(live), new_key()
        live.send(roll(update), key)
        live.send(roll(update), key)
        acks: list[Ack] = []
        while len(acks) < 2:
            message = live.receive()
            assert not isinstance(message, Error), message
            acks += [message] if isinstance(message, Ack) else []
    assert acks[0].version == acks[1].version


def test_whoever_comes_back_with_a_version_gets_what_is_new(come: Callers) -> None:
    client = come()
    table = begin(client, come())
    with client.live(table) as live:
        before = next_update(live)
    client.do(table, roll(before))
    with client.live(table, since=before.version) as live:
        after = next_update(live)
    assert after.since == before.version
    assert after.events[0].actor == 0
    with client.live(table) as live:
        assert next_update(live).since == 0
    assert client.table(table, before.version).events == after.events


def test_a_watcher_sees_but_has_no_moves(come: Callers) -> None:
    table = begin(come())
    with come().live(table) as live:
        update = next_update(live)
    assert update.you is None
    assert update.legal == []
    assert update.view


def test_a_closed_connection_has_no_more_messages(come: Callers) -> None:
    client = come()
    table = open_table(client)
    with client.live(table) as live:
        live.close()
        assert all(isinstance(message, Update) for message in live)
        with pytest.raises(Unreachable):
            live.receive()
        with pytest.raises(Unreachable):
            live.send(Say("hello"))


def test_a_connection_that_is_refused_says_why(come: Callers) -> None:
    with pytest.raises(ServerError) as refused, come(token="wrong").live("table"):
        pass
    assert refused.value.code == "bad_token"
    with come().live("nowhere") as live:
        assert [message.code for message in live] == ["no_such_table"]


def test_a_table_that_nobody_may_watch_is_not_shown(come: Callers) -> None:
    host, guest = come(), come()
    table = begin(host, watch="nobody")
    with guest.live(table) as live:
        assert [message.code for message in live] == ["not_watchable"]
    with host.live(table) as live:
        assert next_update(live).you == 0
