"""How much may be asked, and what is answered to more: the limit, and when to come again."""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from caravanserai.api.messages import Ack, Error
from caravanserai.core.errors import CaravanseraiError
from caravanserai.service.config import UNLIMITED, Allowance, Limits, read_limits
from caravanserai.service.limits import Meter, network_of
from tests.server.local import ADDRESS, TABLE, local
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import legal, play, started
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


def test_what_is_a_little_too_large_is_taken_to_its_end_before_it_is_refused(tmp_path: Path) -> None:
    """Whoever still sends when the line is cut may never see the answer."""
    taken = []

    async def long() -> AsyncIterator[bytes]:
        for number in range(20):
            taken.append(number)
            yield b"x" * 500

    with local(tmp_path, limited(body_bytes=1000)) as browser:
        answer = browser.post("/api/tables", content=long(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, taken) == (413, [*range(20)])


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


@pytest.mark.parametrize("limit", ["requests_per_person", "requests_per_address"])
def test_messages_are_counted_over_all_sockets_of_somebody(run: Run, come: Come, limit: str) -> None:
    ann = come("Ann", at=run(limited(**{limit: Allowance(12, 0.001)})))
    table = ann.open_table()
    sockets = [ann.live(table) for _ in range(4)]
    answers = [seat.ask("sit", name="Ann") for seat in sockets * 4]
    refused = [answer for answer in answers if isinstance(answer, Error)]
    assert len(refused) > 3
    assert {error.code for error in refused} == {"too_many"}
    assert isinstance(answers[0], Ack)


@pytest.mark.parametrize("limit", ["talk_per_person", "talk_per_address"])
def test_nobody_talks_faster_than_people_do_however_many_sockets_they_have(run: Run, come: Come, limit: str) -> None:
    running = run(limited(**{limit: Allowance(5, 0.001)}))
    ann = come("Ann", at=running)
    table = started([ann, come("Ben", at=running), come("Cleo", at=running)], talk="free")
    before = ann.look(table).version
    for seat in [ann.live(table) for _ in range(6)]:
        seat.ask("say", text="hello")
        seat.ask("react", reaction="ouch")
    assert ann.look(table).version == before + 5
    error = ann.do(table, "say", 429, text="hello")
    assert error["details"]["retry_after"] >= 1
    play(ann, table)


def test_talk_leaves_room_for_the_game_and_a_log_has_an_end(run: Run, come: Come) -> None:
    ann = come("Ann", at=run(limited(rows_per_table=60)))
    table = started([ann], talk="free")
    answers = [ann.http.post(f"/api/tables/{table}", json={"command": {"do": "say", "text": "hello"}}) for _ in range(40)]
    assert [answers[0].status_code, answers[-1].status_code] == [200, 429]
    assert 30 <= ann.look(table).version < 40
    play(ann, table)
    while ann.look(table).version < 60:
        if legal(ann.look(table)):
            play(ann, table)
        time.sleep(0.005)
    seen = ann.look(table)
    assert ann.do(table, "play", 429, move=0, version=seen.version)["details"]["what"] == "rows at this table"
    ann.do(table, "resign", bot="random")


@pytest.mark.parametrize("limit", ["work_per_person", "work_per_address"])
def test_what_takes_long_is_paid_for_by_whoever_asks(run: Run, come: Come, limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each piece of work takes a second of the processor here."""
    running = run(limited(**{limit: Allowance(2, 0.001)}))
    ann, ben = come("Ann", at=running), come("Ben", at=running)
    table = started([ann])
    seconds = itertools.count()
    monkeypatch.setattr("time.thread_time", lambda: float(next(seconds)))
    paths = ("/since?moves=0", "/replay", "/moves/0")
    statuses = [ann.http.get(f"/api/tables/{table}{path}").status_code for path in paths * 2]
    assert statuses == [200, 200, 200, 429, 429, 429]
    assert ann.get(f"/tables/{table}/since", 429)["details"]["retry_after"] > 100
    assert ann.look(table).you == 0
    assert ben.http.get(f"/api/tables/{table}/since").status_code == (200 if limit == "work_per_person" else 429)


def test_hints_are_paid_for(run: Run, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    running = run(limited(work_per_person=Allowance(1, 0.0)))
    ann = come("Ann", at=running)
    table = started([ann])
    services = running.app.state.services
    charged: list[float] = []
    monkeypatch.setattr(services.work, "charge", lambda caller, amount: charged.append(amount))
    ann.get(f"/tables/{table}/hint")
    assert len(charged) == 1
    monkeypatch.undo()
    services.meters.charge_work(running.registry.rooms[table].table.state.host, "127.0.0.1", 5.0)
    assert ann.get(f"/tables/{table}/hint", 429)["code"] == "too_many"


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
