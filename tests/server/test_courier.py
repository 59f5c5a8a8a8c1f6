"""What a server sends by itself goes to the public network and nowhere else, whatever a name leads to."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from typing import Any

import pytest

from caravanserai.server.post import courier
from caravanserai.server.post.courier import Courier
from caravanserai.service.notices.addresses import check_address, is_public
from caravanserai.service.notices.letters import Letter, NotDelivered, Receipt
from tests.server.receivers import Received, Receiver


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.stop()


def send(url: str, **given: Any) -> Receipt:
    async def story() -> Receipt:
        carrier = Courier(**given)
        try:
            return await carrier.send(Letter(url, {"X-Told": "1"}, b"{}"))
        finally:
            await carrier.close()

    return asyncio.run(story())


def leads_to(*addresses: str) -> Callable[[str, int], Any]:
    """A name that leads elsewhere each time somebody asks."""
    left = [*addresses]

    async def resolve(host: str, port: int) -> list[str]:
        return left.pop(0).split()

    return resolve


INSIDE = """
    127.0.0.1 ::1 10.1.2.3 172.16.0.1 192.168.0.1 169.254.169.254 fe80::1 fc00::1 100.64.0.1 224.0.0.1 ff02::1 0.0.0.0 ::
    255.255.255.255 ::ffff:127.0.0.1 2002:7f00:1:: 64:ff9b::10.0.0.1 192.0.2.1 198.18.0.1 240.0.0.1 fec0::1 2001:db8::1"""


@pytest.mark.parametrize("address", INSIDE.split())
def test_what_is_inside_is_not_public(address: str) -> None:
    assert not is_public(ip_address(address))
    with pytest.raises(NotDelivered, match="leads into a network"):
        send("https://hooks.example.org/x", resolve=leads_to(address))
    with pytest.raises(NotDelivered, match="leads into a network"):
        send("https://hooks.example.org/x", resolve=leads_to(f"93.184.215.14 {address}"))


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:93.184.215.14"])
def test_what_is_outside_is(address: str) -> None:
    assert is_public(ip_address(address))


def test_a_name_that_leads_elsewhere_the_next_time_leads_nobody_astray(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up once, and what was checked is what is connected to."""
    monkeypatch.setattr(courier, "check_address", lambda url, private: check_address(url, private=True))
    outside = Receiver("127.0.0.1")
    inside = Receiver("127.0.0.2", outside.port)
    try:
        answer = send(
            f"http://rebinding.example.org:{outside.port}/x",
            resolve=leads_to("127.0.0.1", "127.0.0.2"),
            may_reach=lambda address: str(address) == "127.0.0.1",
        )
    finally:
        outside.stop()
        inside.stop()
    assert answer.status == 201
    assert [sent.headers["host"] for sent in outside.got] == [f"rebinding.example.org:{outside.port}"]
    assert inside.got == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_answer_that_never_ends_is_cut_short(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    # What httpx has not read to its end is closed by the loop in its next rounds: with Python 3.13 one that ends now complains.
    receiver.answers = lambda received: (200, {}, b"x" * 10 * courier.LARGEST_ANSWER)
    assert len(send(receiver.address, private=True).body) == courier.LARGEST_ANSWER
    held = threading.Event()

    def never(received: Received) -> tuple[int, dict[str, str], bytes]:
        held.wait(20)
        return 200, {}, b""

    receiver.answers = never
    monkeypatch.setattr(courier, "SEND_SECONDS", 0.2)
    with pytest.raises(NotDelivered, match=r"no answer|Timeout"):
        send(receiver.address, private=True)
    held.set()


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_leads_nowhere(receiver: Receiver, status: int) -> None:
    """Whoever may be sent to cannot send the server on, to itself or to its neighbours."""
    inside = Receiver("127.0.0.2")
    receiver.answers = lambda received: (status, {"Location": f"{inside.address}/secret"}, b"")
    try:
        answer = send(receiver.address, private=True)
    finally:
        inside.stop()
    assert answer.status == status
    assert len(receiver.got) == 1
    assert inside.got == []
