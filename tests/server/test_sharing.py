"""Two servers on one database: whichever is asked, a table answers as one; and nobody passes for a server who is none."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from caravanserai.server.http.peers import FOR
from caravanserai.service.config import UNLIMITED, Allowance, Limits
from caravanserai.tables.storage import postgres_leases
from caravanserai.tables.storage.postgres import PostgresStore
from caravanserai.tables.storage.postgres_leases import JOIN, LOCK, LOCKS
from tests.server.people import Person, Seat
from tests.server.running import Running
from tests.server.tables import finished, legal, play, started
from tests.tables.storage.conftest import postgres, postgres_database
from tests.tables.storage.databases import Database

__all__ = ["postgres", "postgres_database"]

Pair = tuple[Running, Running]
HAVE = "INSERT INTO leases (table_id, server) VALUES ($1, $2)"


@pytest.fixture
def run_pair(tmp_path: Path, postgres_database: Database) -> Iterator[Callable[..., Pair]]:
    servers: list[Running] = []

    def start(limits: Limits = UNLIMITED) -> Pair:
        servers.extend(Running(tmp_path, limits, database=postgres_database.url) for _ in range(2))
        wait_until(lambda: all(server.registry.leases.others() for server in servers))
        return servers[0], servers[1]

    yield start
    for server in servers:
        if server.thread.is_alive():
            server.stop()


@pytest.fixture
def pair(run_pair: Callable[..., Pair]) -> Pair:
    return run_pair()


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


@pytest.fixture
def come() -> Iterator[Callable[..., Person]]:
    """People who come to one of the servers; given another of theirs, the same person at another address."""
    people: list[Person] = []

    def arrive(server: Running, same: Person | None = None, name: str = "Ann") -> Person:
        person = Person(server.address, name)
        people.append(person)
        if same is not None:
            person.http.cookies = same.http.cookies
        person.get("/me")
        return person

    yield arrive
    for person in people:
        person.close()


def move(person: Person, table: str) -> int:
    """Make a move as soon as it is this person's turn; the version that it led to."""
    wait_until(lambda: legal(person.look(table)) != [])
    return int(play(person, table)["version"])


def is_hung_up(seat: Seat) -> bool:
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            seat.receive()
    return seat.socket.close_code is not None


def owners(pair: Pair, table: str) -> list[int]:
    return [number for number, server in enumerate(pair) if table in server.registry.rooms]


def test_whichever_server_is_asked_a_table_answers_as_one(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    also = come(pair[1], ann)
    table = started([ann])
    assert len(owners(pair, table)) == 1
    for number in range(6):
        move((ann, also)[number % 2], table)
    wait_until(lambda: legal(ann.look(table)) != [])
    assert ann.look(table).view == also.look(table).view
    assert len(owners(pair, table)) == 1


def test_a_live_socket_at_the_other_server_is_told_all_and_can_move(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    also = come(pair[1], ann)
    table = started([ann])
    seats = [ann.live(table), also.live(table)]
    for number in range(4):
        seats[number % 2].play()
        version = max(seat.now.version for seat in seats)
        assert {seat.until_version(version).version for seat in seats} == {version}
    assert seats[0].now.view == seats[1].now.view
    assert [seat.until(lambda update: update.seats[0].present).you for seat in seats] == [0, 0]


def test_refusals_come_from_the_server_that_has_the_table(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    table = started([ann])
    strangers = [come(server) for server in pair]
    refusals = [stranger.do(table, "play", 403, move=0, version=1) for stranger in strangers]
    assert refusals[0] == refusals[1]
    assert [stranger.get("/tables/nowhere", 404)["code"] for stranger in strangers] == ["no_such_table"] * 2


def test_a_finished_game_is_the_same_file_everywhere(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    also = come(pair[1], ann)
    table = finished([ann])
    assert ann.get(f"/tables/{table}/export") == also.get(f"/tables/{table}/export")
    assert [listed["table"] for listed in also.get("/tables")["mine"]] == [table]


def test_a_new_table_is_with_whoever_is_asked_for_it_first(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    also = come(pair[1], ann)
    table = ann.open_table()
    assert owners(pair, table) == []
    also.look(table)
    assert owners(pair, table) == [1]


def test_a_server_that_stops_leaves_its_tables_to_the_other(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    also = come(pair[1], ann)
    table = started([also])
    also.look(table)
    first = owners(pair, table)[0]
    there = (ann, also)[1 - first]
    version = move(there, table)
    pair[first].stop()
    assert there.look(table).version >= version
    move(there, table)
    assert table in pair[1 - first].registry.rooms


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Running], None]]:
    """Servers that do nothing at all till the end of the test, while leases are short."""
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", 2.0)
    thawing = threading.Event()

    def freeze(server: Running) -> None:
        server.loop.call_soon_threadsafe(thawing.wait)

    yield freeze
    thawing.set()


def test_who_waits_for_a_server_that_is_frozen_is_told_to_ask_again_and_then_answered(
    pair: Pair, come: Callable[..., Person], frozen: Callable[[Running], None]
) -> None:
    ann = come(pair[0])
    also = come(pair[1], ann)
    table = started([ann])
    ann.look(table)
    first = owners(pair, table)[0]
    there = (ann, also)[1 - first]
    live = there.live(table)
    wait_until(lambda: legal(there.look(table)) != [])
    update = there.look(table)
    frozen(pair[first])
    body = {"command": {"do": "play", "move": legal(update)[0], "version": update.version}, "key": "once"}
    refused = there.http.post(f"/api/tables/{table}", json=body)
    assert (refused.status_code, refused.json()["code"]) == (503, "try_again")
    wait_until(lambda: there.http.post(f"/api/tables/{table}", json=body).status_code == 200)
    assert is_hung_up(live)
    assert live.socket.close_code == 1012


def test_who_was_sent_on_to_a_server_that_died_is_told_to_ask_again(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    table = started([ann])
    for server in pair:
        server.ask(server.registry.hand_over())
        server.registry.leaving = False
    store = pair[0].registry.store
    assert isinstance(store, PostgresStore)
    session = pair[0].ask(store.connect_alone())
    with dying_server() as address:
        pair[0].ask(session.fetch("SET application_name = 'somebody'"))
        pair[0].ask(session.fetch(LOCK, LOCKS, 1))
        pair[0].ask(session.fetch(JOIN, 1, address, ""))
        pair[0].ask(session.fetch(HAVE, table, 1))
        body = {"command": {"do": "say", "text": "hello"}, "key": "once"}
        answer = ann.http.post(f"/api/tables/{table}", json=body)
        pair[0].ask(session.close())
    assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
    wait_until(lambda: ann.http.post(f"/api/tables/{table}", json=body).status_code == 200)


@contextlib.contextmanager
def dying_server() -> Iterator[str]:
    """Where somebody takes what is asked, and hangs up."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def hang_up() -> None:
            with contextlib.suppress(OSError):
                while True:
                    taken, _ = listening.accept()
                    taken.recv(1)
                    taken.close()

        threading.Thread(target=hang_up, daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


def test_who_signs_out_elsewhere_is_signed_out_at_every_server(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    also = come(pair[1], ann)
    table = started([ann])
    sockets = [ann.live(table), also.live(table)]
    assert [seat.now.you for seat in sockets] == [0, 0]
    assert also.look(table).you == 0
    ann.post("/me/sign_out", {"elsewhere": True})
    for seat in sockets:
        assert is_hung_up(seat)
    wait_until(lambda: also.look(table).you is None)
    assert ann.look(table).you == 0


def test_a_token_revoked_at_one_server_is_revoked_at_all(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    made = ann.post("/tokens", {"label": "bot"})
    program = Person(pair[1].address, token=made["secret"])
    table = started([ann])
    socket = program.live(table)
    assert socket.now.you == 0
    answer = ann.http.delete(f"/api/tokens/{made['token']['token']}")
    assert answer.status_code == 200, answer.text
    assert is_hung_up(socket)
    program.get(f"/tables/{table}", 401)
    program.close()


def test_who_leaves_for_good_is_gone_from_the_tables_of_every_server(pair: Pair, come: Callable[..., Person]) -> None:
    ann = come(pair[0])
    also = come(pair[1], ann)
    tables = [started([person]) for person in (ann, also)]
    bob = come(pair[1], name="Bob")
    for person, table in zip((ann, also), tables, strict=True):
        person.look(table)
    answer = ann.http.delete("/api/me")
    assert answer.status_code == 200, answer.text
    for table in tables:
        assert bob.look(table).seats[0].name != "Ann"


def test_nobody_passes_for_a_server(run_pair: Callable[..., Pair], come: Callable[..., Person]) -> None:
    pair = run_pair(Limits(newcomers_per_address=Allowance(2, 0.0)))
    told = "http 192.0.2.7 127.0.0.1"
    statuses = []
    for number in range(4):
        stranger = Person(pair[0].address)
        stranger.http.headers[FOR] = f"{told} {number:024x}"
        statuses.append(stranger.http.get("/api/me").status_code)
        stranger.close()
    assert statuses == [200, 200, 429, 429]


def test_limits_count_who_asks_and_not_who_sends_on(run_pair: Callable[..., Pair], come: Callable[..., Person]) -> None:
    pair = run_pair(Limits(requests_per_person=Allowance(40, 0.0)))
    ann = come(pair[0])
    also = come(pair[1], ann)
    table = started([ann])
    asked = [also.http.get(f"/api/tables/{table}").status_code for _ in range(60)]
    assert asked[0] == 200
    assert asked[-1] == 429
    bob = come(pair[1], name="Bob")
    assert legal(bob.look(table)) == []
