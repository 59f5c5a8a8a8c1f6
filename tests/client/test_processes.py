"""A server, guests and the example bot as programs of their own: together, and through a crash of the server."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai.api.commands import Ready, SeatBot, Sit, Start, Undo
from caravanserai.api.messages import Update
from caravanserai.client import Client
from tests.client.games import open_table, play_out, roll
from tests.client.processes import ROOT, Process, environment, free_port, guest, serve
from tests.server.running import Running
from tests.terminal.table import check_words

ROLLS = "roll\n" * 80


@pytest.fixture
def host(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        client.me()
        yield client


def wait_for_seats(client: Client, table: str, kinds: list[str]) -> None:
    """Until everybody sits there and is ready."""
    for _ in range(2000):
        seats = client.table(table).seats
        if [seat.kind for seat in seats if seat.ready] == kinds:
            return
        time.sleep(0.01)
    raise AssertionError(client.table(table).seats)


def test_two_guests_and_a_bot_play_and_go_back_once(host: Client, tmp_path: Path) -> None:
    table = open_table(host)
    link, token = f"{host.address}/t/{table}", host.make_token("guest").secret
    with (
        guest(link, tmp_path / "ann", "--token", token, "--name", "Ann", "--seat", "1") as ann,
        guest(link, tmp_path / "bo", "--name", "Bo", "--seat", "2", language="pl") as bo,
    ):
        ann.type("bot 3 random\nready\n")
        bo.type("ready\nroll\n")
        wait_for_seats(host, table, ["person", "person", "bot"])
        ann.type("start\nroll\n")
        bo.until("Twoja tura")
        ann.until("Your turn", 2)
        assert "It is Bo’s turn." in ann.output
        ann.type("undo\n")
        bo.until("Ann chce cofnąć grę o ")
        bo.type("zgoda\n")
        ann.until("The game has gone back.")
        ann.type(ROLLS)
        bo.type(ROLLS)
        outputs = [ann.ends(), bo.ends()]
    for output in outputs:
        check_words(output)
        assert "Traceback" not in output
    assert "The result" in outputs[0]
    assert "Wynik" in outputs[1]


def test_a_guest_comes_back_after_the_server_was_killed(tmp_path: Path) -> None:
    data, port = tmp_path / "data", free_port()
    with serve(data, port) as server, Client(f"http://127.0.0.1:{port}") as host:
        table = open_table(host)
        for seat in (1, 2):
            host.do(table, SeatBot(seat, "random"))
        file = tmp_path / "evening.txt"
        with guest(f"{host.address}/t/{table}", tmp_path, "--name", "Ann", "--save", str(file)) as ann:
            ann.type("ready\nroll\n")
            wait_for_seats(host, table, ["person", "bot", "bot"])
            host.do(table, Start())
            ann.until("Your turn", 2)
            server.kill()
            ann.until("The connection is lost.")
            ann.type("log\nroll\n")
            with serve(data, port):
                ann.until("The connection is back.")
                ann.type(ROLLS)
                output = ann.ends()
                assert host.table(table).phase == "over"
    check_words(output)
    assert "Traceback" not in output
    assert file.exists()


def test_the_example_bot_joins_by_link_and_plays_to_the_end(host: Client, tmp_path: Path) -> None:
    table = open_table(host)
    host.do(table, Sit(name="Host", seat=0))
    host.do(table, Ready())
    host.do(table, SeatBot(2, "random"))
    with example_bot(host, table, tmp_path) as bot:
        wait_for_seats(host, table, ["person", "person", "bot"])
        host.do(table, Start())
        over = play_out(host, table)
        output = bot.ends()
    assert over.outcome is not None
    assert output == f"final scores: {over.outcome.scores}\n"
    assert [seat.name for seat in over.seats] == ["Host", "Example bot", "Sirocco"]


def example_bot(client: Client, table: str, config: Path) -> Process:
    return Process([sys.executable, "examples/bot.py", f"{client.address}/t/{table}"], environment(config))


def test_the_example_bot_comes_back_to_its_seat_after_a_crash_of_the_server_and_its_own(tmp_path: Path) -> None:
    data, port = tmp_path / "data", free_port()
    with serve(data, port) as server, Client(f"http://127.0.0.1:{port}") as host:
        table = open_table(host)
        host.do(table, Sit(name="Host", seat=0))
        host.do(table, SeatBot(2, "random"))
        with example_bot(host, table, tmp_path):
            wait_for_seats(host, table, ["person", "bot"])
        with example_bot(host, table, tmp_path) as bot:
            host.do(table, Ready())
            host.do(table, Start())
            host.do(table, roll(wait_for_turn(host, table)))
            wait_for_turn(host, table)
            server.kill()
            bot.until("connecting again")
            with serve(data, port):
                over = play_out(host, table)
                output = bot.ends()
    assert over.outcome is not None
    assert output.endswith(f"final scores: {over.outcome.scores}\n")
    assert [seat.kind for seat in over.seats] == ["person", "person", "bot"]


def wait_for_turn(client: Client, table: str) -> Update:
    """Until something is asked of the client."""
    for _ in range(400):
        if (update := client.table(table)).legal:
            return update
        time.sleep(0.06)
    raise AssertionError(update)


def test_the_example_bot_agrees_to_go_back(host: Client, tmp_path: Path) -> None:
    table = open_table(host, players=3)
    host.do(table, Sit(name="Host", seat=0))
    host.do(table, SeatBot(2, "random"))
    with example_bot(host, table, tmp_path):
        wait_for_seats(host, table, ["person", "bot"])
        host.do(table, Start())
        first = wait_for_turn(host, table)
        host.do(table, roll(first))
        wait_for_turn(host, table)
        host.do(table, Undo(first.moves))
        for _ in range(2000):
            if host.table(table).moves == first.moves:
                return
            time.sleep(0.01)
    raise AssertionError("the game never went back")


def test_the_example_bot_is_short() -> None:
    assert len((ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()) < 40
