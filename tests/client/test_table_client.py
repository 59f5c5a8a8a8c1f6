"""One's place at a table: commands that are sent until they have arrived, and links that offer a seat."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.api.messages import Ack, Error
from caravanserai.client import Client, ServerError, TableClient, offer_of, table_client


class Busy(Client):
    """A client whose server refuses a few times before it does what is asked."""

    def __init__(self, refusals: list[str]) -> None:
        super().__init__("http://nowhere")
        self.refusals = refusals
        self.keys: list[str | None] = []

    def do(self, name: str, command: Any, key: str | None = None) -> Ack:
        self.keys.append(key)
        if self.refusals:
            raise ServerError(503, Error(self.refusals.pop(0), "not now"))
        return Ack(7)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_client, "PAUSE", 0.0)


def test_a_busy_table_is_asked_again_with_the_same_key() -> None:
    client = Busy(["try_again"] * 3)
    with client:
        assert TableClient(client, "table").start() == 7
    assert len(client.keys) == 4
    assert len({*client.keys}) == 1


@pytest.mark.parametrize(("refusals", "asked"), [(["try_again"] * 9, 5), (["not_host"], 1)])
def test_it_is_not_asked_for_ever_nor_about_what_is_refused(refusals: list[str], asked: int) -> None:
    client = Busy(refusals)
    with client, pytest.raises(ServerError):
        TableClient(client, "table").start()
    assert len(client.keys) == asked


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("http://host:8000/t/abc#offer=a.b-c_d", "a.b-c_d"),
        ("http://host:8000/t/abc?offer=a%2Bb", "a+b"),
        ("http://host:8000/t/abc?offer=old#offer=new", "new"),
        ("http://host:8000/t/abc", None),
        ("http://host:8000/t/abc#offer=", None),
    ],
)
def test_a_link_may_offer_a_seat(link: str, code: str | None) -> None:
    assert offer_of(link) == code
