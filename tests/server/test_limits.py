"""How much may be asked, and what is answered to more: the limit, and when to come again."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from caravanserai.core.errors import CaravanseraiError
from caravanserai.service.config import UNLIMITED, Allowance, Limits, read_limits
from caravanserai.service.limits import Meter, network_of
from tests.server.local import ADDRESS, TABLE, local
from tests.server.people import Person
from tests.server.running import Running
from tests.server.test_live import closed_with

Come = Callable[..., Person]
Run = Callable[..., Running]


def limited(**limits: object) -> Limits:
    return msgspec.structs.replace(UNLIMITED, **limits)


@pytest.mark.parametrize("limit", ["requests_per_person", "requests_per_address"])
def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path, limit: str) -> None:
    with local(tmp_path, limited(**{limit: Allowance(3, 0.1)})) as browser:
        answers = [browser.get("/api/me") for _ in range(6)]
        assert 200 in [answer.status_code for answer in answers]
        assert answers[-1].status_code == 429
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
        assert answers[-1].json()["code"] == "too_many"


def test_new_identities_are_limited_by_address(tmp_path: Path) -> None:
    with local(tmp_path, limited(newcomers_per_address=Allowance(2, 0.01))) as browser:
        statuses = []
        for _ in range(3):
            browser.cookies.clear()
            statuses.append(browser.get("/api/me").status_code)
        assert statuses == [200, 200, 429]
        assert browser.get("/api/games").status_code == 200


@pytest.mark.parametrize("limit", ["tables_per_person", "tables_per_address"])
def test_tables_opened_are_limited(tmp_path: Path, limit: str) -> None:
    with local(tmp_path, limited(**{limit: Allowance(2, 0.001)})) as browser:
        assert [browser.post("/api/tables", json=TABLE).status_code for _ in range(3)] == [200, 200, 429]
        assert browser.post("/api/tables/import", json={"text": ""}).status_code == 429


def test_tokens_are_limited(tmp_path: Path) -> None:
    with local(tmp_path, limited(tokens_per_person=2)) as browser:
        made = [browser.post("/api/tokens", json={"label": "x"}) for _ in range(3)]
        assert [answer.status_code for answer in made] == [200, 200, 409]
        browser.delete(f"/api/tokens/{made[0].json()['token']['token']}")
        assert browser.post("/api/tokens", json={"label": "x"}).status_code == 200


def test_bodies_are_limited(tmp_path: Path) -> None:
    with local(tmp_path, limited(body_bytes=1000, import_bytes=5000)) as browser:
        assert browser.post("/api/tables", json={**TABLE, "name": "x" * 2000}).status_code == 413
        assert browser.post("/api/tables/import", json={"text": "x" * 2000}).status_code == 422
        assert browser.post("/api/tables/import", json={"text": "x" * 6000}).json()["code"] == "too_large"
        headers = {"Content-Type": "application/json"}
        assert browser.post("/api/tables", content=endless(), headers=headers).status_code == 413


async def endless() -> AsyncIterator[bytes]:
    """A body that does not say how long it is."""
    while True:
        yield b"x" * 500


def test_messages_of_a_socket_are_limited(run: Run, come: Come) -> None:
    ann = come("Ann", at=run(limited(messages_per_socket=Allowance(3, 0.01))))
    seat = ann.live(ann.open_table())
    seat.must("sit", name="Ann")
    seat.must("ready")
    seat.must("ready", ready=False)
    error = seat.refused("ready")
    assert error.code == "too_many"
    assert error.details["retry_after"] > 0


@pytest.mark.parametrize("limit", ["sockets_per_person", "sockets_per_table", "sockets_per_address", "sockets"])
def test_sockets_are_limited(run: Run, come: Come, limit: str) -> None:
    running = run(limited(**{limit: 2}))
    ann = come("Ann", at=running)
    table = ann.open_table()
    first, second = ann.live(table), ann.live(table)
    assert (first.now.table, second.now.table) == (table, table)
    assert closed_with(ann.live(table).socket) == (4429, ["too_many"])
    first.close()
    while running.connections() > 1:
        time.sleep(0.01)
    assert ann.live(table).now.table == table


def test_a_flood_of_sockets_is_refused_at_the_door(run: Run, come: Come) -> None:
    ann = come("Ann", at=run(limited(requests_per_address=Allowance(4, 0.01))))
    table = ann.open_table()
    ann.live(table)
    ann.live(table)
    with pytest.raises(InvalidStatus) as refused:
        ann.live(table)
    assert refused.value.response.status_code == 429
    assert "retry-after" in refused.value.response.headers


def test_addresses_are_counted_by_household() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of(None) == network_of("testclient") == "unknown"


def test_counting_never_grows_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.service.limits.MOST_BUCKETS", 10)
    meter = Meter("x", Allowance(1, 0.0))
    for number in range(100):
        meter.take(str(number))
    assert len(meter._buckets) == 10


@pytest.mark.parametrize("field", msgspec.structs.fields(Limits), ids=lambda field: field.name)
def test_nothing_means_no_limit(run: Run, come: Come, field: msgspec.structs.FieldInfo) -> None:
    nothing = Allowance(0, 0.0) if isinstance(field.default, Allowance) else 0
    running = run(msgspec.structs.replace(Limits(), **{field.name: nothing}))
    for _ in range(2):
        ann = come("Ann", at=running)
        ann.post("/tokens", {"label": "x"})
        seat = ann.live(ann.open_table(name="x" * 40))
        seat.must("sit", name="Ann")
        assert ann.post("/tables/import", {"text": "x" * 2000}, 422)["code"] == "bad_record"


def test_limits_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "limits.json"
    file.write_text('{"sockets_per_person": 5}')
    assert read_limits(file).sockets_per_person == 5
    file.write_text('{"sockets": -1}')
    with pytest.raises(CaravanseraiError, match=r"limits\.json"):
        read_limits(file)


def test_defaults_leave_room_for_a_club(tmp_path: Path) -> None:
    with local(tmp_path, Limits()) as browser:
        assert {browser.get("/api/me").status_code for _ in range(150)} == {200}
        assert browser.headers["Origin"] == ADDRESS
