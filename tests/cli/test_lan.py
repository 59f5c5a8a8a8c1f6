"""A server for the devices of one's own network: found by itself, said plainly, and nowhere else."""

from __future__ import annotations

import socket
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravanserai.cli.lan import home_address, is_home
from caravanserai.server.http.hosts import is_allowed
from caravanserai.service.config import BadConfig
from tests.client.processes import Process, environment

serve: Any = import_module("caravanserai.cli.serve")
lan: Any = import_module("caravanserai.cli.lan")


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.168.1.20", True),
        ("10.0.0.7", True),
        ("172.16.4.1", True),
        ("fd00::5", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("169.254.3.4", False),
        ("8.8.8.8", False),
    ],
)
def test_an_address_at_home_is_one_that_the_internet_does_not_reach(
    address: str, home: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "own_address", lambda: address)
    assert is_home(address) is home
    assert home_address() == (address if home else None)


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unplugged(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError("unreachable")

    monkeypatch.setattr(lan.socket, "socket", Unplugged)
    assert lan.own_address() is None


def test_what_cannot_be_is_refused_with_what_would_be_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.168.1.20")
    assert serve.find_home("127.0.0.1", lan=True, processes=1) == "192.168.1.20"
    with pytest.raises(BadConfig, match=r"leave --host 10\.0\.0\.7 out"):
        serve.find_home("10.0.0.7", lan=True, processes=1)
    with pytest.raises(BadConfig, match="one process"):
        serve.find_home("127.0.0.1", lan=True, processes=2)
    for found, told in (("8.8.8.8", "8.8.8.8 is not one"), (None, "connect it, or name an address with --host")):
        monkeypatch.setattr(serve, "own_address", lambda found=found: found)
        with pytest.raises(BadConfig, match=told):
            serve.find_home("127.0.0.1", lan=True, processes=1)


@pytest.mark.parametrize(
    ("host", "home"), [("127.0.0.1", ""), ("192.168.1.9", "192.168.1.9"), ("0.0.0.0", "10.0.0.7"), ("inn", "")]
)
def test_without_the_wish_it_is_known_only_where_others_can_come_anyway(
    host: str, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "home_address", lambda: "10.0.0.7")
    assert serve.find_home(host, lan=False, processes=1) == home


def test_who_can_come_is_said_plainly() -> None:
    alone = " ".join(serve.who_can_come("127.0.0.1", "", lan=False))
    assert "Only this computer" in alone
    assert "make play LAN=1" in alone
    others = " ".join(serve.who_can_come("127.0.0.1", "http://192.168.1.20:8000/", lan=True))
    for said in ("http://192.168.1.20:8000/", "Every device in the same network", "from the internet nobody", "plain http"):
        assert said in others
    assert is_allowed("192.168.1.20:8000", ())
    assert not is_allowed("evil.example:8000", ())


def test_both_addresses_have_the_same_port_or_neither_is_taken() -> None:
    at = ("127.0.0.1", "127.0.0.2")
    first, second = serve._listen_at(at, 0)
    port = first.getsockname()[1]
    assert second.getsockname() == ("127.0.0.2", port)
    first.close()
    with pytest.raises(OSError, match="in use"):
        serve._listen_at(at, port)
    second.close()
    for listening in serve._listen_at(at, port):
        listening.close()


def test_a_server_of_the_network_answers_at_both_and_tells_the_page_where_to_invite_to(tmp_path: Path) -> None:
    """The address of the network is played by a second one of this machine's own."""
    program = (
        "import typer; from importlib import import_module; serve = import_module('caravanserai.cli.serve');"
        "serve.own_address = lambda: '127.0.0.2'; serve.is_home = lambda address: True; typer.run(serve.serve)"
    )
    arguments = [sys.executable, "-c", program, "--lan", "--port", "0", "--data", str(tmp_path / "data")]
    with Process(arguments, environment(tmp_path)) as process:
        process.until("in a browser to play")
        lines = process.output
        address = lines.rpartition("Open ")[2].split()[0]
        invited = address.replace("127.0.0.1", "127.0.0.2").rstrip("/")
        assert f"Others in your network open {invited}/" in lines
        for base in (address, invited):
            assert httpx.get(f"{base.rstrip('/')}/api/me").json()["lan"] == invited
