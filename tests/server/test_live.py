"""Live sockets: several at once, coming back, takeover, watching, and readers that stop reading."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from caravanserai.api.messages import Ack, Error
from caravanserai.service.config import UNLIMITED
from tests.server.people import Person, check_folds
from tests.server.running import Running
from tests.server.tables import legal, play, seated, started

Come = Callable[..., Person]


def closed_with(socket: ClientConnection) -> tuple[int, list[str]]:
    """How the server closes a socket, and the codes of the errors it tells first."""
    codes = []
    try:
        while True:
            message = msgspec.json.decode(socket.recv(20))
            if message["message"] == "error":
                codes.append(message["code"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006, codes


def test_two_tabs_show_the_same_and_both_can_play(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben, come("Cleo")])
    first, second = ann.live(table), ann.live(table)
    first.until(lambda update: update.you == 0)
    done = first.must("play", move="ticket B", version=first.now.version)
    second.until_version(done.version)
    assert second.now.view == first.now.view
    undone = second.must("undo")
    first.until_version(undone.version)
    assert first.now.moves == second.now.moves


def test_a_retry_over_another_socket_is_harmless(come: Come) -> None:
    ann = come("Ann")
    table = started([ann, come("Ben"), come("Cleo")])
    first = ann.live(table)
    done = first.must("play", key="once", move="ticket B", version=first.now.version)
    second = ann.live(table)
    again = second.ask("play", key="once", move="ticket B", version=1)
    assert isinstance(again, Ack)
    assert again.version == done.version


def test_coming_back_one_gets_exactly_the_gap(come: Come) -> None:
    ann, ben, cleo = people = [come("Ann"), come("Ben"), come("Cleo")]
    table = started(people)
    away = ben.live(table)
    before = away.now
    away.close()
    play(ann, table, "take_ticket")
    play(ben, table, "roll")
    play(cleo, table, "take_ticket")
    back = ben.live(table, before.version).now
    assert back.since == before.version
    assert [told.moves for told in back.events] == list(range(before.moves + 1, back.moves + 1))
    check_folds(before, back)
    whole = ben.live(table).now
    assert (whole.since, whole.events, whole.view) == (0, [], back.view)


@pytest.mark.parametrize("since", [10**9, 2**53])
def test_a_version_that_never_was_gets_the_whole_view(come: Come, since: int) -> None:
    ann = come("Ann")
    update = ann.live(started([ann, come("Ben")]), since).now
    assert (update.since, update.events) == (0, [])


def test_after_an_undo_one_gets_the_whole_view(come: Come) -> None:
    ann = come("Ann")
    table = started([ann, come("Ben"), come("Cleo")])
    seat = ann.live(table)
    seat.play()
    version = seat.now.version
    ann.do(table, "undo")
    seat.until_version(version + 1)
    assert (seat.now.since, seat.now.events) == (0, [])


def test_a_stale_move_is_refused_with_what_changed(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben, come("Cleo")])
    seat = ben.live(table)
    old = seat.now.version
    play(ann, table, "take_ticket")
    error = seat.refused("play", move="roll", version=old)
    assert error.code == "stale"
    assert error.update is not None
    assert error.update.since == old


def test_a_bot_takes_over_after_the_grace_and_gives_way_at_once(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben, come("Cleo")], grace=1, stand_in="random")
    watching = ann.live(table)
    away = watching.until(lambda update: update.seats[1].bot is not None)
    assert away.seats[1].kind == "person"
    assert away.seats[0].bot is None
    back = ben.live(table)
    back.until(lambda update: update.seats[1].bot is None)
    watching.until(lambda update: update.seats[1].bot is None and update.seats[1].present)


def test_a_watcher_hears_no_secrets(come: Come) -> None:
    ann = come("Ann")
    table = started([ann, come("Ben"), come("Cleo")])
    seat, watcher = ann.live(table), come("Dan").live(table)
    version = watcher.now.version
    done = seat.must("play", move="winner R", version=seat.now.version)
    watcher.until_version(done.version)
    told = [event for update in watcher.updates if update.since >= version for told in update.events for event in told.events]
    assert told
    assert "red" not in str([event for event in told if event["event"].startswith("card")])
    assert (watcher.now.you, watcher.now.legal, watcher.now.can_undo) == (None, [], None)
    assert seat.now.view["seats"][0]["hand"] is not None
    assert all(seat["hand"] is None for seat in watcher.now.view["seats"])
    assert watcher.refused("play", move="roll", version=done.version).code == "not_seated"


def test_nobody_watches_where_nobody_may(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = seated([ann], watch="nobody")
    before_the_start = ben.live(table)
    assert before_the_start.now.phase == "open"
    ann.do(table, "start")
    assert closed_with(before_the_start.socket) == (4403, ["not_watchable"])
    assert closed_with(ben.live(table).socket) == (4403, ["not_watchable"])


def test_there_is_no_such_table_to_watch(come: Come) -> None:
    assert closed_with(come().live("nothing").socket) == (4404, ["no_such_table"])
    assert closed_with(come().socket("/tables/nothing/live?since=x")) == (4422, ["bad_query"])


def test_whoever_has_no_identity_only_watches(come: Come) -> None:
    ann, stranger = come("Ann"), come(stranger=True)
    table = ann.open_table()
    seat = stranger.live(table)
    assert seat.now.phase == "open"
    assert seat.refused("sit", name="X").code == "no_identity"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("[]", "bad_message"),
        ("[" * 10_000, "bad_message"),
        ('{"command":{"do":"play","version":1,"move":' + '{"a":' * 2500 + "1" + "}" * 2500 + "}}", "bad_json"),
        ('{"command":{"do":"play","version":1,"move":' + '{"a":' * 99 + "1" + "}" * 99 + "}}", "bad_json"),
        ('{"command":{"do":"play","version":1,"move":' + '{"a":' * 98 + "1" + "}" * 98 + "}}", "not_seated"),
        ('{"command":{"do":"play","version":1,"move":{"a":[' + "[]," * 200 + "[]]}}}", "not_seated"),
        ('{"command":{"do":"play","version":1,"move":"' + '\\"[{' * 200 + '"}}', "not_seated"),
        ('{"command":{"do":"fly"}}', "bad_message"),
        ('{"command":{"do":"start"},"extra":1}', "bad_message"),
        ('{"command":{"do":"start","extra":1}}', "bad_message"),
        ('{"command":{"do":"start"},"key":"a b"}', "bad_message"),
        ('{"command":{"do":"start"},"id":-1}', "bad_message"),
        ('{"command":{"do":"sit","name":"\\u0000"}}', "bad_text"),
        ('{"command":{"do":"sit","name":"\\ud800"}}', "bad_json"),
        ('{"command":{"do":"say","text":"' + "x" * 20_000 + '"}}', "too_large"),
        (b"\xff\xfe", "bad_json"),
        (b'{"command":{"do":"sit","name":"\xff"}}', "bad_text"),
    ],
)
def test_what_is_no_message_is_refused_and_changes_nothing(come: Come, message: str | bytes, code: str) -> None:
    ann = come("Ann")
    seat = ann.live(ann.open_table())
    version = seat.now.version
    seat.socket.send(message)
    while not isinstance(answer := seat.receive(), Error):
        pass
    assert answer.code == code
    assert seat.must("sit", name="Ann").version == version + 1


def test_a_message_far_too_large_closes_the_socket(come: Come) -> None:
    ann = come("Ann")
    seat = ann.live(ann.open_table())
    seat.socket.send("x" * 300_000)
    assert closed_with(seat.socket)[0] == 1009


def test_sockets_of_other_sites_pages_are_refused(server: Running, come: Come) -> None:
    ann = come("Ann")
    table = ann.open_table()
    for origin in ("https://evil.example", "null", server.address.replace("127.0.0.1", "localhost"), server.address + "1", ""):
        with pytest.raises(InvalidStatus) as refused:
            ann.socket(f"/tables/{table}/live", Origin=origin)
        assert refused.value.response.status_code == 403
        assert msgspec.json.decode(refused.value.response.body or b"")["code"] == "other_site"
        assert "content-security-policy" in refused.value.response.headers


def test_going_on_after_a_restart(run: Callable[..., Running], come: Come) -> None:
    running = run()
    ann = come("Ann", at=running)
    table = started([ann, come("Ben", at=running), come("Cleo", at=running)])
    seat = ann.live(table)
    before = seat.must("play", move="ticket B", version=seat.now.version)
    running.stop()
    assert closed_with(seat.socket)[0] == 1012
    back = come("Ann", at=run(), stranger=True)
    back.http.cookies = ann.http.cookies
    update = back.live(table, before.version).now
    assert (update.version, update.you, update.phase) == (before.version, 0, "playing")
    assert legal(update) == []


def slow_reader(running: Running, table: str) -> socket.socket:
    """Somebody who asks for a live table, and never reads what comes."""
    running.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect(running.listening.getsockname())
    handshake = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    slow.sendall(handshake.encode())
    while not running.connections():
        time.sleep(0.01)
    return slow


def test_a_reader_that_stops_reading_is_let_go_and_holds_nobody_up(run: Callable[..., Running], come: Come) -> None:
    running = run(msgspec.structs.replace(UNLIMITED, send_seconds=0.3))
    ann = come("Ann", at=running)
    table = started([ann, come("Ben", at=running), come("Cleo", at=running)])
    with slow_reader(running, table):
        for _ in range(500):
            begun = time.monotonic()
            undo = ann.look(table).can_undo is not None
            ann.do(table, "undo") if undo else ann.do(table, "play", move="ticket B", version=ann.look(table).version)
            assert time.monotonic() - begun < 20
            if not running.connections():
                break
        assert not running.connections()
    assert 'sockets_dropped_total{reason="too slow"} 1.0' in ann.http.get("/metrics").text
