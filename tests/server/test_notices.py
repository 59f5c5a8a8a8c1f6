"""Your turn reaches you while you look elsewhere: by push, by mail, by a feed; and a table tells a group."""

from __future__ import annotations

import hmac
import re
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from caravanserai.api.notices import NoticeWishes
from caravanserai.service.notices import outbox
from caravanserai.service.notices.mail import Smtp
from caravanserai.service.notices.push import PushKey
from caravanserai.service.notices.wishes import quiet_until
from tests.server.people import Person
from tests.server.receivers import MailServer, Receiver, Subscribed, claims_of, until
from tests.server.running import SECRET, Running
from tests.server.tables import play, seated
from tests.server.test_orders import order

ALWAYS = {"quiet_from": None, "quiet_to": None}
ATOM = "{http://www.w3.org/2005/Atom}"
Come = Callable[..., Person]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes its time in life does not here."""
    monkeypatch.setattr(outbox, "EVERY_SECONDS", 0.02)
    monkeypatch.setattr(outbox, "SPACING_SECONDS", 0.0)
    monkeypatch.setattr(outbox, "AGAIN_SECONDS", (0.02,) * len(outbox.AGAIN_SECONDS))


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.stop()


@pytest.fixture
def post() -> Iterator[MailServer]:
    post = MailServer()
    yield post
    post.stop()


@pytest.fixture
def inn(tmp_path: Path, post: MailServer) -> Iterator[Running]:
    """A server that may send to this machine, where the receivers are."""
    smtp = Smtp("127.0.0.1", post.port, "games@example.org")
    running = Running(tmp_path, push_key=PushKey(SECRET), smtp=smtp, private_webhooks=True)
    yield running
    running.stop()


def put(person: Person, path: str, body: Any, status: int = 200) -> Any:
    answer = person.http.put(f"/api{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def delete(person: Person, path: str, status: int = 200) -> Any:
    answer = person.http.delete(f"/api{path}")
    assert answer.status_code == status, answer.text
    return answer.json()


def two(come: Come, inn: Running, **settings: Any) -> tuple[Person, Person, str]:
    """Ann and Bo at a table; it is Ann's turn, and neither looks on."""
    ann, bo = come("Ann", at=inn), come("Bo", at=inn)
    table = seated([ann, bo], players=3, name="Friday", **settings)
    return ann, bo, table


def subscribed(person: Person, receiver: Receiver, name: str = "phone") -> Subscribed:
    browser = Subscribed(f"{receiver.address}/{name}")
    person.post("/me/notices/push", browser.given(label=name, zone="Europe/Warsaw"))
    put(person, "/me/notices", ALWAYS)
    return browser


def move(person: Person, table: str) -> None:
    update = person.look(table)
    person.do(table, "play", move=update.legal[0].moves[0].number, version=update.version)


def bring_to(person: Person, others: list[Person], table: str) -> None:
    """Let the others move until it is this one's turn."""

    def mine() -> bool:
        for other in others:
            if other.look(table).legal:
                move(other, table)
        return bool(person.get("/tables")["mine"][0]["waits_for_me"])

    until(mine)


# Push


def test_a_push_says_whose_turn_it_is_to_that_browser_alone_and_is_taken_away(
    come: Come, inn: Running, receiver: Receiver
) -> None:
    ann, bo, table = two(come, inn, clock={"kind": "days", "days": 2})
    browser = subscribed(ann, receiver)
    ann.do(table, "start")
    sent = receiver.wait(1)[0]
    message = browser.read(sent.body)
    assert (message["kind"], message["table"], message["waiting"]) == ("your_turn", table, 1)
    assert message["title"] == "Camel Up: your turn"
    assert "“Friday”" in message["body"]
    assert "until" in message["body"]
    assert (sent.path, sent.headers["topic"], sent.headers["content-encoding"]) == ("/phone", table, "aes128gcm")
    assert 0 < int(sent.headers["ttl"]) <= 2 * 86_400
    claims, key = claims_of(sent.headers["authorization"])
    assert claims["aud"] == receiver.address
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert key == ann.get("/me/notices")["key"]
    move(ann, table)
    gone = browser.read(receiver.wait(2)[1].body)
    assert gone == {"kind": "withdrawn", "table": table, "waiting": 0}
    bring_to(ann, [bo], table)
    again = browser.read(receiver.wait(3)[2].body)
    assert again["kind"] == "your_turn"


def test_who_has_the_table_open_is_not_told_what_they_see(come: Come, inn: Running, receiver: Receiver) -> None:
    ann, bo, table = two(come, inn)
    subscribed(ann, receiver)
    other = subscribed(bo, receiver, "laptop")
    ann.live(table)
    ann.do(table, "start")
    move(ann, table)
    assert other.read(receiver.wait(1)[0].body)["kind"] == "your_turn"
    assert [sent.path for sent in receiver.got] == ["/laptop"]


def test_an_order_that_answers_spares_its_owner_the_call_and_one_that_does_not_answer_does_not(
    come: Come, inn: Running, receiver: Receiver
) -> None:
    """A webhook tells the group of each turn, as if there were no order: nobody learns of it."""
    ann, bo, table = two(come, inn, clock={"kind": "days", "days": 2})
    browser = subscribed(bo, receiver)
    add_hook(ann, table, f"{receiver.address}/group")
    ann.do(table, "start")
    order(bo, table, "roll")
    play(ann, table, "roll")
    until(lambda: len(turns(receiver)) >= 2 and not bo.get("/tables")["mine"][0]["waits_for_me"])
    assert turns(receiver)[:2] == [["Ann"], ["Bo"]]
    assert not [sent for sent in receiver.got if sent.path == "/phone"], "the order has moved, and nobody was called"
    until(lambda: bool(ann.look(table).legal))
    order(bo, table, "roll if B leads and G leads")
    play(ann, table, "roll")
    until(lambda: any(sent.path == "/phone" for sent in receiver.got))
    [called] = [browser.read(sent.body) for sent in receiver.got if sent.path == "/phone"]
    assert called["kind"] == "your_turn"


def turns(receiver: Receiver) -> list[list[str]]:
    """Whose turns a group was told, in order."""
    told = [sent.json() for sent in receiver.got if sent.path == "/group"]
    return [one["names"] for message in told for one in message["notices"] if one["kind"] == "your_turn"]


def test_nothing_is_sent_of_a_table_that_is_muted_nor_of_what_is_not_wanted_nor_in_quiet_hours(
    come: Come, inn: Running, receiver: Receiver
) -> None:
    ann, bo, table = two(come, inn)
    subscribed(ann, receiver)
    put(ann, f"/tables/{table}/notices", {"muted": True})
    assert ann.get("/me/notices")["muted"] == [table]
    ann.do(table, "start")
    until(lambda: _waits(inn) is None)
    put(ann, f"/tables/{table}/notices", {"muted": False})
    put(ann, "/me/notices", ALWAYS | {"turn": False})
    move(ann, table)
    bring_to(ann, [bo], table)
    until(lambda: _waits(inn) is None)
    now = time.gmtime()
    minute = now.tm_hour * 60 + now.tm_min
    put(ann, "/me/notices", {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"})
    move(ann, table)
    bring_to(ann, [bo], table)
    later = until(lambda: (_waits(inn) or 0) > time.time() + 3000 and _waits(inn))
    assert later is not None
    assert later < time.time() + 3601
    assert receiver.got == []
    stranger = come("Cid", at=inn)
    assert put(stranger, f"/tables/{table}/notices", {}, 403)["code"] == "not_seated"
    assert put(ann, "/me/notices", {"zone": "Mars/Olympus"}, 422)["code"] == "bad_settings"


def _waits(inn: Running, kind: Any = "push") -> float | None:
    due: float | None = inn.ask(inn.registry.store.next_due_notice(kind))
    return due


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(come: Come, inn: Running, receiver: Receiver, status: int) -> None:
    ann, _, table = two(come, inn)
    subscribed(ann, receiver)
    receiver.answers = lambda received: (status, {}, b"")
    ann.do(table, "start")
    until(lambda: ann.get("/me/notices")["places"] == [])
    assert len(receiver.got) == 1


def test_what_is_not_taken_is_tried_a_few_times_and_then_given_up(come: Come, inn: Running, receiver: Receiver) -> None:
    ann, _, table = two(come, inn)
    subscribed(ann, receiver)
    receiver.answers = lambda received: (503, {}, b"")
    ann.do(table, "start")
    until(lambda: len(receiver.got) >= outbox.MOST_TRIES and _waits(inn) is None)
    assert len(receiver.got) == outbox.MOST_TRIES
    assert ann.get("/me/notices")["places"][0]["confirmed"]


def test_nobody_takes_over_the_endpoint_of_another(come: Come, inn: Running, receiver: Receiver) -> None:
    ann, bo, table = two(come, inn)
    browser = subscribed(ann, receiver)
    stolen = Subscribed(browser.endpoint).given(auth="AAAAAAAAAAAAAAAAAAAAAA")
    assert bo.post("/me/notices/push", stolen, 409)["code"] == "endpoint_taken"
    place = ann.get("/me/notices")["places"][0]["place"]
    assert delete(bo, f"/me/notices/{place}", 404)["code"] == "no_such_place"
    assert bo.get("/me/notices")["places"] == []
    ann.do(table, "start")
    assert browser.read(receiver.wait(1)[0].body)["kind"] == "your_turn"
    heir = come("Cid", at=inn)
    heir.post("/me/notices/push", browser.given())
    assert [len(person.get("/me/notices")["places"]) for person in (ann, heir)] == [0, 1]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://169.254.169.254/latest",
        "https://192.168.1.1/x",
        "https://224.0.0.1/x",
        "https://0.0.0.0/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://user:password@push.example.org/x",
        "https://push.example.org:22/x",
        "file:///etc/passwd",
        "nonsense",
    ],
)
def test_no_endpoint_and_no_webhook_leads_inside(come: Come, endpoint: str) -> None:
    ann = come("Ann")
    refused = ann.post("/me/notices/push", Subscribed(endpoint).given(), 422)
    assert refused["code"] == "bad_address"
    table = ann.open_table()
    assert ann.post(f"/tables/{table}/hooks", {"address": endpoint}, 422)["code"] == "bad_address"
    assert ann.get(f"/tables/{table}/hooks") == []


def test_bad_keys_are_refused(come: Come) -> None:
    ann = come("Ann")
    given = Subscribed("https://push.example.org/x").given()
    for wrong in ({"p256dh": "BAAA"}, {"auth": "AAAA"}, {"p256dh": given["p256dh"][:-4] + "AAAA"}, {"p256dh": "é"}):
        assert ann.post("/me/notices/push", given | wrong, 422)["code"] == "bad_address"


@pytest.mark.parametrize(
    ("now", "hours", "end"),
    [
        ("2026-11-17T23:30+01:00", (22, 8), "2026-11-18T08:00+01:00"),
        ("2026-11-18T07:59+01:00", (22, 8), "2026-11-18T08:00+01:00"),
        ("2026-11-18T08:00+01:00", (22, 8), None),
        ("2026-11-17T21:59+01:00", (22, 8), None),
        ("2026-11-17T13:00+01:00", (12, 14), "2026-11-17T14:00+01:00"),
        ("2026-11-17T15:00+01:00", (12, 14), None),
        ("2026-11-17T15:00+01:00", (15, 15), None),
        ("2026-10-24T23:00+02:00", (22, 8), "2026-10-25T08:00+01:00"),
    ],
)
def test_quiet_hours_are_those_of_their_owners_clock(now: str, hours: tuple[int, int], end: str | None) -> None:
    wishes = NoticeWishes(quiet_from=60 * hours[0], quiet_to=60 * hours[1], zone="Europe/Warsaw")
    ends = None if end is None else datetime.fromisoformat(end).timestamp()
    assert quiet_until(wishes, datetime.fromisoformat(now).timestamp()) == ends
    assert quiet_until(NoticeWishes(quiet_from=None), datetime.fromisoformat(now).timestamp()) is None


# Webhooks


def add_hook(person: Person, table: str, address: str, **wish: Any) -> Any:
    return person.post(f"/tables/{table}/hooks", {"address": address, **wish})


def test_a_table_tells_a_group_each_turn_of_a_person_signed(come: Come, inn: Running, receiver: Receiver) -> None:
    ann, bo, table = two(come, inn)
    hook = add_hook(ann, table, f"{receiver.address}/hooks/abc")
    hello = receiver.wait(1)[0].json()
    assert [told["kind"] for told in hello["notices"]] == ["hello"]
    ann.do(table, "start")
    sent = receiver.wait(2)[1]
    told = sent.json()
    assert (told["table"], told["game"], told["url"]) == (table, "camel_up", f"{inn.address}/t/{table}")
    (turn,) = told["notices"]
    assert (turn["kind"], turn["names"], turn["version"]) == ("your_turn", ["Ann"], ann.look(table).version)
    parts = dict(part.split("=") for part in sent.headers["x-caravanserai-signature"].split(","))
    mark = hmac.digest(hook["secret"].encode(), f"{parts['t']}.".encode() + sent.body, "sha256").hex()
    assert parts["v1"] == mark
    assert bo.get(f"/tables/{table}/hooks", 403)["code"] == "not_host"
    assert bo.post(f"/tables/{table}/hooks", {"address": receiver.address}, 403)["code"] == "not_host"
    assert delete(bo, f"/tables/{table}/hooks/{hook['hook']}", 403)["code"] == "not_host"
    for _ in range(2):
        add_hook(ann, table, f"{receiver.address}/more")
    assert ann.post(f"/tables/{table}/hooks", {"address": receiver.address}, 409)["code"] == "too_many_places"
    assert [one["place"] for one in ann.get(f"/tables/{table}/hooks")] == ["127.0.0.1"] * 3
    delete(ann, f"/tables/{table}/hooks/{hook['hook']}")
    assert delete(ann, f"/tables/{table}/hooks/{hook['hook']}", 404)["code"] == "no_such_place"


def test_chats_are_told_in_their_own_form_and_nobody_is_woken_by_a_name(come: Come, inn: Running, receiver: Receiver) -> None:
    ann = come("Ann @everyone <!channel> *x*", at=inn)
    table = seated([ann], players=3, name="[a](b)")
    for form in ("discord", "slack", "mattermost"):
        add_hook(ann, table, f"{receiver.address}/{form}", form=form, language="fr")
    receiver.wait(3)
    ann.do(table, "start")
    told = {sent.path.partition("?")[0]: sent.json() for sent in receiver.wait(6)[3:]}
    assert told["/discord"]["allowed_mentions"] == {"parse": []}
    assert "&lt;!channel&gt;" in told["/slack"]["text"]
    assert "@\u200beveryone" in told["/mattermost"]["text"]
    assert r"\*x\*" in told["/mattermost"]["text"]
    assert r"\[a\]\(b\)" in told["/discord"]["content"]
    assert all("de jouer" in str(message) for message in told.values())
    refused = ann.post(f"/tables/{table}/hooks", {"address": receiver.address, "form": "slack", "kept": True}, 422)
    assert refused["code"] == "bad_settings"


def test_one_message_is_kept_up_to_date_and_made_anew_when_somebody_deletes_it(
    come: Come, inn: Running, receiver: Receiver
) -> None:
    ann, _, table = two(come, inn)
    receiver.answers = lambda received: (200, {}, b'{"id": "4711"}')
    add_hook(ann, table, f"{receiver.address}/hook", form="discord", kept=True)
    receiver.wait(1)
    until(lambda: _waits(inn, "hook") is None)
    ann.do(table, "start")
    receiver.wait(2)
    until(lambda: _waits(inn, "hook") is None)
    receiver.answers = lambda received: (404 if received.method == "PATCH" else 200, {}, b'{"id": "4712"}')
    move(ann, table)
    receiver.wait(4)
    assert [(sent.method, sent.path) for sent in receiver.got] == [
        ("POST", "/hook?wait=true"),
        ("PATCH", "/hook/messages/4711"),
        ("PATCH", "/hook/messages/4711"),
        ("POST", "/hook?wait=true"),
    ]
    assert "Bo" in receiver.got[-1].json()["content"]


def test_what_answers_that_it_has_moved_is_not_followed(come: Come, inn: Running, receiver: Receiver) -> None:
    ann, _, table = two(come, inn)
    receiver.answers = lambda received: (302, {"Location": f"{receiver.address}/inside"}, b"")
    add_hook(ann, table, f"{receiver.address}/hook")
    until(lambda: len(receiver.got) >= outbox.MOST_TRIES and _waits(inn, "hook") is None)
    assert {sent.path for sent in receiver.got} == {"/hook"}


def test_a_webhook_that_is_gone_is_switched_off_and_its_host_sees_that(come: Come, inn: Running, receiver: Receiver) -> None:
    ann, _, table = two(come, inn)
    receiver.answers = lambda received: (410, {}, b"")
    add_hook(ann, table, f"{receiver.address}/hook")
    until(lambda: not ann.get(f"/tables/{table}/hooks")[0]["active"])
    ann.do(table, "start")
    assert len(receiver.got) == 1


# Mail and the feed


def test_mail_is_confirmed_by_a_link_and_stopped_by_one(come: Come, inn: Running, post: MailServer) -> None:
    ann, bo, table = two(come, inn, clock={"kind": "days", "days": 2})
    put(ann, "/me/notices", ALWAYS)
    place = ann.post("/me/notices/mail", {"address": "ann@example.org", "language": "pl"})
    assert not place["confirmed"]
    (asking,) = post.wait(1)
    assert asking["Subject"] == "Caravanserai: czy to twój adres?"
    ann.do(table, "start")
    link = re.findall(r"http\S+", asking.get_content())[-1]
    seen = bo.http.get(link)
    assert "ann@example.org" in seen.text
    assert not ann.get("/me/notices")["places"][0]["confirmed"]
    assert bo.http.post(link).status_code == 200
    assert ann.get("/me/notices")["places"][0]["confirmed"]
    assert len(post.got) == 1
    move(ann, table)
    bring_to(ann, [bo], table)
    told = post.wait(2)[1]
    assert (told["To"], told["From"], told["Subject"]) == ("ann@example.org", "games@example.org", "Camel Up: twój ruch")
    assert f"{inn.address}/t/{table}" in told.get_content()
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = told["List-Unsubscribe"].strip("<>")
    assert "ann@example.org" in bo.http.get(stop).text
    assert ann.get("/me/notices")["places"]
    assert bo.http.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert ann.get("/me/notices")["places"] == []
    assert bo.http.get(stop).status_code == bo.http.post(link).status_code == 404


def test_mail_that_cannot_be_sent_is_said_so_and_no_address_is_kept(come: Come, inn: Running, post: MailServer) -> None:
    ann = come("Ann", at=inn)
    for wrong in ("ann", "ann@", "a b@example.org", "ann@example.org\r\nBcc: all@example.org", "ann@x", '"a"@example.org'):
        assert ann.post("/me/notices/mail", {"address": wrong}, 422)["code"] == "bad_address"
    post.refuses = True
    assert ann.post("/me/notices/mail", {"address": "ann@example.org"}, 409)["code"] == "no_mail"
    assert ann.get("/me/notices")["places"] == []


def test_without_a_mail_server_there_is_no_mail_and_without_a_key_no_push(come: Come) -> None:
    ann = come("Ann")
    known = ann.get("/me/notices")
    assert (known["mail"], known["key"]) == (False, None)
    assert ann.post("/me/notices/mail", {"address": "ann@example.org"}, 409)["code"] == "no_mail"


def test_a_feed_tells_which_tables_wait_to_whoever_has_its_address(come: Come, inn: Running) -> None:
    ann, bo, table = two(come, inn)
    assert ann.http.get("/you/feed").status_code == 404
    path = ann.post("/me/feed", {"language": "fr"})["path"]
    ann.do(table, "start")
    answer = bo.http.get(path)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    root = ElementTree.fromstring(answer.text)
    (entry,) = root.findall(f"{ATOM}entry")
    assert entry.findtext(f"{ATOM}title") == "Camel Up\u00a0: à vous de jouer"
    link = entry.find(f"{ATOM}link")
    assert link is not None
    assert link.get("href") == f"{inn.address}/t/{table}"
    move(ann, table)
    assert ElementTree.fromstring(bo.http.get(path).text).findall(f"{ATOM}entry") == []
    newer = ann.post("/me/feed")["path"]
    assert [bo.http.get(one).status_code for one in (path, newer)] == [404, 200]
    assert ann.get("/me/notices")["feed"]
    delete(ann, "/me/feed")
    assert bo.http.get(newer).status_code == 404


def test_whoever_leaves_for_good_is_told_nothing_more(come: Come, inn: Running, receiver: Receiver) -> None:
    ann, bo, table = two(come, inn)
    subscribed(bo, receiver)
    feed = bo.post("/me/feed")["path"]
    ann.do(table, "start")
    delete(bo, "/me")
    move(ann, table)
    assert inn.ask(inn.registry.store.destination_at("push", f"{receiver.address}/phone")) is None
    assert ann.http.get(feed).status_code == 404
    assert receiver.got == []
