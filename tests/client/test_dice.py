"""What a client gives to the dice by itself: at a real table, kept between runs, and told if something is wrong."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from caravanserai.api import commands as c
from caravanserai.api.wire import Quick
from caravanserai.client import Client, DiceFiles, OwnDice, TableClient
from caravanserai.client.dice import KeptDice
from caravanserai.core.fair import LINKS, chained, seal
from tests.client.games import open_table
from tests.server.running import Running


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "caravanserai" / "dice"


def started(server: Running, *places: tuple[Client, OwnDice | None]) -> tuple[str, list[TableClient]]:
    """Everybody sits, and the game is started; nobody has looked since."""
    host = places[0][0]
    table = open_table(host, players=3)
    seats = [TableClient(client, table, dice=dice) for client, dice in places]
    for number, seat in enumerate(seats):
        seat.sit(f"Person {number}", number)
        seat.ready(True)
    for number in range(len(seats), 3):
        seats[0].seat_bot(number, "random")
    seats[0].start()
    return table, seats


def test_a_table_client_pledges_on_sitting_and_opens_after_the_start(server: Running) -> None:
    with Client(server.address) as ann, Client(server.address) as ben:
        table, seats = started(server, (ann, None), (ben, None))
        for seat, client in zip(seats, (ann, ben), strict=True):
            assert client.table(table).phase == "open"
            assert seat.attend(client.table(table)) == []
        update = ann.table(table)
        assert update.phase == "playing"
        assert [bool(link) for link in update.fair.rounds[-1]] == [True, True, False]
        assert [seat.attend(update) for seat in seats[:1]] == [[]]
        assert seats[0].dice.seal(update) == seal(update.fair.commitment, update.fair.pledges)


def test_words_are_mixed_in_before_the_start_and_not_after(server: Running) -> None:
    with Client(server.address) as ann:
        table = open_table(ann, players=3)
        seat = TableClient(ann, table)
        seat.sit("Ann", 0)
        before = ann.table(table).fair.pledges[0]
        assert seat.mix_in("the moon over the dunes")
        assert ann.table(table).fair.pledges[0] not in (before, "")
        for number in (1, 2):
            seat.seat_bot(number, "random")
        seat.start()
        seat.attend(ann.table(table))
        assert seat.mix_in("too late") is None
        assert seat.attend(ann.table(table)) == []


def test_what_is_pledged_is_opened_by_the_next_run(server: Running, config: Path) -> None:
    """A program that falls between the start and the dice finds its secret again; another owner's files are others."""
    with Client(server.address) as ann:
        table, _ = started(server, (ann, OwnDice("", DiceFiles("ann"))))
        (file,) = config.glob("*.json")
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        stranger = TableClient(ann, table, dice=OwnDice("", DiceFiles("ben")))
        stranger.attend(ann.table(table))
        assert ann.table(table).phase == "open"
        again = TableClient(ann, table, dice=OwnDice("", DiceFiles("ann")))
        again.attend(ann.table(table))
        assert ann.table(table).phase == "playing"
        assert again.attend(ann.table(table)) == []


def test_a_file_that_cannot_be_read_remembers_nothing(config: Path) -> None:
    files = DiceFiles("ann")
    files["t"] = KeptDice("c0" * 32, "ab" * 32)
    assert DiceFiles("ann")["t"].secret == "ab" * 32
    (file,) = config.glob("*.json")
    file.write_bytes(b"{")
    assert OwnDice("t", files).remembered is None
    del files["t"]
    assert "t" not in files


def test_a_quick_game_is_begun_with_a_pledge(server: Running) -> None:
    secret = bytes(range(32))
    with Client(server.address) as ann:
        table = ann.quick(Quick(game="camel_up", name="Ann", pledge=chained(secret, LINKS))).table
        assert ann.table(table).fair.opening == [0]
        ann.do(table, c.OpenPledge(chained(secret, LINKS - 1)))
        update = ann.table(table)
        assert update.phase == "playing"
        assert update.fair.rounds[-1][0] == chained(secret, LINKS - 1)


def test_each_device_of_a_person_pledges_once_and_the_last_gives_the_part(server: Running) -> None:
    with Client(server.address) as ann:
        table = open_table(ann, players=3)
        laptop, phone = TableClient(ann, table), TableClient(ann, table)
        laptop.sit("Ann", 0)
        phone.attend(ann.table(table))
        given = ann.table(table).fair.pledges[0]
        for device in (laptop, phone, laptop):
            device.attend(ann.table(table))
        assert ann.table(table).fair.pledges[0] == given
        for number in (1, 2):
            laptop.seat_bot(number, "random")
        laptop.start()
        laptop.attend(ann.table(table))
        phone.attend(ann.table(table))
        update = ann.table(table)
        assert update.phase == "playing"
        assert phone.attend(update) == []
        assert laptop.attend(update) == ["replaced"]
        assert laptop.attend(update) == []
