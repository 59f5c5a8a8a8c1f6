"""Who somebody is: cookies, recovery on another device, tokens, and requests of other sites' making."""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import InvalidStatus

from caravanserai.api.endpoint import COOKIE
from caravanserai.service.identity import Keys, SignedIn, token_hash
from caravanserai.service.secret import load_secret, older_secrets, renew_secret
from tests.server.local import ADDRESS, TABLE, Browser, local
from tests.server.people import Person
from tests.server.running import SECRET
from tests.server.tables import started
from tests.server.test_live import closed_with

Come = Callable[..., Person]


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with local(tmp_path) as client:
        yield client


def test_whoever_is_new_gets_an_identity_once(browser: Browser) -> None:
    first = browser.get("/api/me")
    assert first.json() == {"name": "", "new": True, "lan": ""}
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert browser.get("/api/me").json() == {"name": "", "new": False, "lan": ""}


def test_over_https_the_cookie_is_for_https_alone(browser: Browser) -> None:
    assert "Secure" in browser.get("https://games.example/api/me").headers["set-cookie"]


def test_a_cookie_that_was_altered_is_no_identity(browser: Browser) -> None:
    browser.get("/api/me")
    code = browser.cookies[COOKIE]
    browser.cookies.clear()
    for wrong in (code[:-1], "x" + code, Keys(b"another secret, of another services").sign_identity(SignedIn("ann", 0)), "", "."):
        assert browser.get("/api/me", headers={"Cookie": f"{COOKIE}={wrong}"}).json()["new"]


def test_a_name_is_kept_and_cleaned(browser: Browser) -> None:
    assert browser.put("/api/me", json={"name": "  Ann   of\nCairo "}).json()["name"] == "Ann of Cairo"
    table = browser.post("/api/tables", json=TABLE).json()["table"]
    browser.post(f"/api/tables/{table}", json={"command": {"do": "sit", "name": "Anna"}})
    assert browser.get("/api/me").json() == {"name": "Anna", "new": False, "lan": ""}


@pytest.mark.parametrize(
    "name", [" ", "\u200b\u200d", "\u3164", "\u2800\u2800", "\u0301", "\u00a0 \u2003", "\u115f\u1160", "\ufe0f"]
)
def test_a_name_that_cannot_be_seen_is_refused(browser: Browser, name: str) -> None:
    assert browser.put("/api/me", json={"name": name}).json()["code"] == "bad_name"
    table = browser.post("/api/tables", json=TABLE).json()["table"]
    for command in ({"do": "sit", "name": name}, {"do": "accept", "code": "x", "name": name}):
        assert browser.post(f"/api/tables/{table}", json={"command": command}).json()["code"] in ("bad_name", "bad_offer")
    quick = {"game": "camel_up", "name": name}
    assert browser.post("/api/tables/quick", json=quick).json()["code"] == "bad_name"


def test_names_of_all_scripts_are_names(browser: Browser) -> None:
    for name in ("Łukasz", "Zoë", "שירה", "نور", "ไพลิน", "🐪", "ना", "é"):
        assert browser.put("/api/me", json={"name": name}).json()["name"] == name


def test_nobodys_identity_is_told_to_anybody(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben])
    offer = ben.post(f"/tables/{table}/offer")["code"]
    cookie = ben.http.cookies[COOKIE]
    session = Keys(SECRET).read_identity(cookie)
    assert session is not None
    who = session.who
    told = ann.http.get(f"/api/tables/{table}").text + ann.http.get("/api/tables").text
    assert who not in told
    payload = offer.lstrip(".").split(".")[0]
    assert who.encode() not in base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))


def test_a_recovery_link_makes_another_device_the_same_person(come: Come) -> None:
    phone, desk = come("Ann"), come("Ann")
    table = started([phone])
    old = phone.post("/me/recovery")
    new = phone.post("/me/recovery")
    assert new["path"] == f"/recover#{new['code']}"
    assert desk.post("/me/recover", {"code": old["code"]}, 403)["code"] == "bad_recovery"
    assert desk.post("/me/recover", {"code": "nonsense"}, 403)["code"] == "bad_recovery"
    assert desk.post("/me/recover", {"code": new["code"]}) == {"name": "Ann", "new": False, "lan": ""}
    assert desk.look(table).you == 0
    assert phone.look(table).you == 0


def test_a_link_is_for_one_use_or_until_it_is_taken_back(come: Come) -> None:
    ann = come("Ann")
    started([ann])
    once = ann.post("/me/recovery")
    assert once["once"]
    come().post("/me/recover", {"code": once["code"]})
    assert come().post("/me/recover", {"code": once["code"]}, 403)["code"] == "bad_recovery"
    kept = ann.post("/me/recovery", {"once": False})
    assert not kept["once"]
    for _ in range(2):
        come().post("/me/recover", {"code": kept["code"]})
    assert ann.http.delete("/api/me/recovery").json() == {"done": True}
    assert come().post("/me/recover", {"code": kept["code"]}, 403)["code"] == "bad_recovery"


def test_whoever_signs_out_elsewhere_is_nobody_there(come: Come) -> None:
    here, there = come("Ann"), come("Ann")
    table = started([here])
    link = here.post("/me/recovery", {"once": False})["code"]
    there.post("/me/recover", {"code": link})
    abroad, at_home = there.live(table), here.live(table)
    assert abroad.now.you == at_home.now.you == 0
    here.post("/me/sign_out")
    assert closed_with(abroad.socket)[0] == closed_with(at_home.socket)[0] == 4401
    assert there.look(table).you is None
    assert there.get("/me")["new"]
    assert come().post("/me/recover", {"code": link}, 403)["code"] == "bad_recovery"
    assert here.live(table).now.you == 0


def test_whoever_signs_out_here_is_nobody_here(come: Come) -> None:
    here, there = come("Ann"), come("Ann")
    table = started([here])
    there.post("/me/recover", {"code": here.post("/me/recovery")["code"]})
    here.post("/me/sign_out", {"elsewhere": False})
    assert here.look(table).you is None
    assert there.look(table).you == 0


def test_a_cookie_from_before_there_were_sessions_counts_until_one_signs_out(come: Come) -> None:
    ann = come("Ann")
    table = started([ann])
    session = Keys(SECRET).read_identity(ann.http.cookies[COOKIE])
    assert session is not None
    old = URLSafeSerializer(SECRET, salt="identity").dumps(session.who)
    assert come().http.get(f"/api/tables/{table}", headers={"Cookie": f"{COOKIE}={old}"}).json()["you"] == 0
    ann.post("/me/sign_out")
    assert come().http.get(f"/api/tables/{table}", headers={"Cookie": f"{COOKIE}={old}"}).json()["you"] is None


def test_a_new_secret_leaves_everybody_who_they_are(tmp_path: Path) -> None:
    keys = Keys(load_secret(tmp_path))
    cookie, offer = keys.sign_identity(SignedIn("ann", 3)), keys.sign_offer("t", 1, "ann")[0]
    kept = renew_secret(tmp_path)
    assert kept.name == "secret.1"
    assert renew_secret(tmp_path).name == "secret.2"
    renewed = Keys(load_secret(tmp_path), older_secrets(tmp_path))
    assert renewed.read_identity(cookie) == SignedIn("ann", 3)
    seat = renewed.read_offer(offer)
    assert seat is not None
    assert renewed.is_mark(seat.owner_mark, "ann", "t")
    assert not renewed.is_mark(seat.owner_mark, "ben", "t")
    assert keys.read_identity(renewed.sign_identity(SignedIn("ann", 3))) is None
    kept.unlink()
    assert Keys(load_secret(tmp_path), older_secrets(tmp_path)).read_identity(cookie) is None


def test_a_code_for_one_thing_is_none_for_another(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann])
    offer = ann.post(f"/tables/{table}/offer")["code"]
    recovery = ann.post("/me/recovery")["code"]
    assert ben.post("/me/recover", {"code": offer}, 403)["code"] == "bad_recovery"
    assert ben.post("/me/recover", {"code": ann.http.cookies[COOKIE]}, 403)["code"] == "bad_recovery"
    assert ben.do(table, "accept", 403, code=recovery, name="Ben")["code"] == "bad_offer"


def test_an_offer_ends(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann])
    monkeypatch.setattr("caravanserai.service.identity.OFFER_SECONDS", -1.0)
    offer = ann.post(f"/tables/{table}/offer")["code"]
    assert ben.do(table, "accept", 409, code=offer, name="Ben")["code"] == "offer_over"


def test_a_program_plays_by_its_token(come: Come) -> None:
    ann = come("Ann")
    table = started([ann, come("Ben"), come("Cleo")])
    made = ann.post("/tokens", {"label": "my bot"})
    assert made["token"]["scopes"] == ["play", "read"]
    program = come(token=made["secret"])
    seat = program.live(table)
    assert seat.now.you == 0
    seat.must("play", move="ticket B", version=seat.now.version)
    program.do(table, "undo")
    assert [token["label"] for token in ann.get("/tokens")] == ["my bot"]
    assert made["secret"] not in str(ann.get("/tokens"))


def test_a_token_to_read_only_reads(come: Come) -> None:
    ann = come("Ann")
    table = started([ann, come("Ben"), come("Cleo")])
    reader = come(token=ann.post("/tokens", {"label": "eye", "scopes": ["read"]})["secret"])
    assert reader.look(table).you == 0
    assert reader.do(table, "undo", 403)["code"] == "scope"
    assert reader.post("/tables", TABLE, 403)["code"] == "scope"
    assert reader.live(table).refused("play", move="roll", version=1).code == "scope"


def test_a_token_to_read_changes_nothing_at_the_table(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    reader = come(token=ann.post("/tokens", {"label": "eye", "scopes": ["read"]})["secret"])
    table = started([ann, ben, come("Cleo")], grace=1, stand_in="random")
    watching = ben.live(table)
    away = watching.until(lambda update: update.seats[0].bot is not None)
    assert reader.live(table).now.seats[0].bot is not None
    reader.look(table)
    ben.do(table, "react", reaction="hurry")
    assert ben.look(table).seats[0].bot is not None
    assert not ben.look(table).seats[0].present
    ann.look(table)
    assert watching.until(lambda update: update.seats[0].bot is None).version > away.version


def test_a_token_makes_no_tokens_and_no_recovery(come: Come) -> None:
    ann = come("Ann")
    program = come(token=ann.post("/tokens", {"label": "bot"})["secret"])
    assert program.post("/tokens", {"label": "more"}, 403)["code"] == "not_for_tokens"
    assert program.post("/me/recovery", status=403)["code"] == "not_for_tokens"
    assert program.get("/tokens", 403)["code"] == "not_for_tokens"


def test_a_revoked_token_is_of_no_use_from_that_moment(come: Come) -> None:
    ann = come("Ann")
    table = started([ann])
    made = ann.post("/tokens", {"label": "bot"})
    program = come(token=made["secret"])
    seat = program.live(table)
    assert seat.now.you == 0
    assert come("Ben").http.delete(f"/api/tokens/{made['token']['token']}").json()["code"] == "no_such_token"
    assert ann.http.delete(f"/api/tokens/{made['token']['token']}").json() == {"done": True}
    assert closed_with(seat.socket)[0] == 4401
    assert program.get("/me", 401)["code"] == "bad_token"
    with pytest.raises(InvalidStatus) as refused:
        program.live(table)
    assert refused.value.response.status_code == 401
    assert ann.get("/tokens")[0]["revoked"]


@pytest.mark.parametrize("authorization", ["Bearer", "Bearer x", "Basic YTpi", "", "bearer  ", "Bearer \u00e9"])
def test_what_is_no_token_is_refused(browser: Browser, authorization: str) -> None:
    answer = browser.get("/api/me", headers={"Authorization": authorization.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_tokens_are_kept_as_hashes(tmp_path: Path) -> None:
    with local(tmp_path) as browser:
        secret = browser.post("/api/tokens", json={"label": "bot"}).json()["secret"]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert secret.encode() not in kept
    assert token_hash(secret).encode() in kept


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": ADDRESS}, 200),
        ({"Origin": ADDRESS + ":80"}, 200),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
        ({"Origin": "https://friend.example"}, 200),
        ({}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://games.example.evil.example"}, 403),
        ({"Origin": ADDRESS + ":8080"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://[oops"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://evil.example"}, 403),
    ],
)
def test_a_request_with_a_cookie_comes_from_our_own_page(tmp_path: Path, headers: dict[str, str], status: int) -> None:
    with local(tmp_path, origins=("https://friend.example",)) as browser:
        browser.get("/api/me")
        del browser.headers["Origin"]
        answer = browser.put("/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == status
        assert status == 200 or answer.json()["code"] == "other_site"


def test_a_form_of_another_site_is_refused_without_a_cookie_too(browser: Browser) -> None:
    answer = browser.post("/api/tables", json=TABLE, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, "set-cookie" in answer.headers) == (403, False)


def test_a_program_without_cookie_and_token_may_begin(browser: Browser) -> None:
    del browser.headers["Origin"]
    secret = browser.post("/api/tokens", json={"label": "bot"}).json()["secret"]
    browser.cookies.clear()
    evil = {"Authorization": f"Bearer {secret}", "Origin": "http://evil.example"}
    assert browser.post("/api/tables", json=TABLE, headers=evil).status_code == 200


def test_the_secret_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    first = load_secret(tmp_path)
    assert load_secret(tmp_path) == first
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_offers_last_an_hour() -> None:
    keys = Keys(b"x" * 32)
    code, expires = keys.sign_offer("t", 1, "ann")
    offer = keys.read_offer(code)
    assert offer is not None
    assert (offer.table, offer.seat, offer.expires) == ("t", 1, expires)
    assert abs(expires - time.time() - 3600) < 5
    assert msgspec.json.encode(offer).find(b"ann") == -1


def test_a_cookie_that_is_renewed_while_its_owner_signs_out_elsewhere_counts_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with local(tmp_path) as browser:
        browser.get("/api/me")
        services = browser.app.state.services
        look_up = services.registry.store.person

        async def sign_out_meanwhile(who: str) -> Any:
            monkeypatch.undo()
            await services.sessions.end_all(who)
            return await look_up(who)

        monkeypatch.setattr(services.registry.store, "person", sign_out_meanwhile)
        assert not browser.get("/api/me").json()["new"]
        assert browser.get("/api/me").json()["new"]
