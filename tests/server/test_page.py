"""The built page: at all its places, compressed, kept where it may be, and nothing but its own files."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai.server.site.files import PLACES, read_files
from tests.server.local import Browser, local

INDEX = "<!doctype html><title>Caravanserai</title>" + "<p>sand</p>" * 50
SCRIPT = "export const camels = 7\n" * 50
IMMUTABLE = "public, max-age=31536000, immutable"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets" / "fonts").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "sw.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "manifest.webmanifest").write_text('{"name": "Caravanserai"}' + " " * 200, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg></svg>" * 30, encoding="utf-8")
    (folder / ".hidden").write_text("x", encoding="utf-8")
    (folder / "assets" / "main-abc123.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "style-abc123.css").write_text("p { margin: 0 }\n" * 50, encoding="utf-8")
    (folder / "assets" / "tiny-abc123.js").write_text("1", encoding="utf-8")
    (folder / "assets" / "fonts" / "sand-abc123.woff2").write_bytes(bytes(range(256)))
    (tmp_path / "secret").write_text("not for you", encoding="utf-8")
    return folder


@pytest.fixture
def browser(page: Path, tmp_path: Path) -> Iterator[Browser]:
    with local(tmp_path, page=page) as found:
        yield found


NAMED = {"table": "h3Vx", "what_if": "q7Lm", "game": "camel_up", "title": "emira", "puzzled": "emira", "day": "2026-11-18"}


@pytest.mark.parametrize("place", ["/index.html", *(place.format(**NAMED) for place in PLACES)])
def test_every_place_of_the_page_is_the_page(browser: Browser, place: str) -> None:
    answer = browser.get(place)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/main-abc123.js", "text/javascript; charset=utf-8", IMMUTABLE),
        ("/assets/style-abc123.css", "text/css; charset=utf-8", IMMUTABLE),
        ("/assets/fonts/sand-abc123.woff2", "font/woff2", IMMUTABLE),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_may_be_kept(browser: Browser, path: str, kind: str, kept: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_gets_smaller_is_sent_compressed_to_those_who_can_read_it(page: Path, browser: Browser) -> None:
    zipped = browser.get("/assets/main-abc123.js", headers={"Accept-Encoding": "br;q=1, gzip"})
    plain = browser.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert zipped.text == plain.text == SCRIPT
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"]) / 5
    assert "content-encoding" not in plain.headers
    assert zipped.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    for name in ("fonts/sand-abc123.woff2", "tiny-abc123.js"):
        whole = browser.get(f"/assets/{name}", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in whole.headers
        assert whole.content == (page / "assets" / name).read_bytes()


@pytest.mark.parametrize("header", ["gzip;q=0", "gzip; q=0.0", "br", "", "x-gzip-not", "*;q=0"])
def test_whoever_does_not_want_it_compressed_gets_it_as_it_is(browser: Browser, header: str) -> None:
    assert "content-encoding" not in browser.get("/", headers={"Accept-Encoding": header}).headers


def test_compressed_files_are_the_same_at_every_start(page: Path) -> None:
    first, second = read_files(page), read_files(page)
    assert first == second
    zipped = first["index.html"].zipped
    assert zipped is not None
    assert gzip.decompress(zipped).decode() == INDEX
    assert zipped[4:8] == bytes(4)


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_what_a_browser_has_already_is_not_sent_again(browser: Browser, encoding: str) -> None:
    headers = {"Accept-Encoding": encoding}
    tag = browser.get("/", headers=headers).headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        answer = browser.get("/t/h3Vx", headers={**headers, "If-None-Match": known})
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
        assert answer.headers["cache-control"] == "no-cache"
    assert browser.get("/", headers={**headers, "If-None-Match": '"other"'}).status_code == 200


def test_a_changed_page_has_another_tag(page: Path) -> None:
    before = read_files(page)["index.html"].tag
    (page / "index.html").write_text(INDEX + "!", encoding="utf-8")
    assert read_files(page)["index.html"].tag != before


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret",
        "/assets/..%2f..%2fsecret",
        "/assets/%2e%2e/index.html",
        "/..%2fsecret",
        "/assets//etc/passwd",
        "/assets/",
        "/assets",
        "/assets/main-abc124.js",
        "/.hidden",
        "/index.html/x",
        "/no",
        "/rules/camel_up/x",
    ],
)
def test_nothing_but_the_pages_own_files_is_to_be_had(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_a_file_that_came_later_is_not_served(page: Path, browser: Browser) -> None:
    (page / "assets" / "late.js").write_text("1", encoding="utf-8")
    assert browser.get("/assets/late.js").status_code == 404


def test_the_api_is_as_before_and_never_kept(browser: Browser) -> None:
    answer = browser.get("/api/games")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    assert browser.get("/api/docs").status_code == 200
    assert browser.get("/healthz").json() == {"done": True}


def test_the_page_may_have_a_manifest_and_a_worker_of_its_own(browser: Browser) -> None:
    policy = browser.get("/").headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "manifest-src 'self'", "worker-src 'self'", "font-src 'self'"} <= set(policy)


def test_where_no_page_was_built_there_is_a_door(tmp_path: Path) -> None:
    for number, folder in enumerate((None, tmp_path / "nothing")):
        with local(tmp_path, page=folder) as browser:
            assert "The API" in browser.get("/").text, number
            assert "caravanserai join" in browser.get("/t/h3Vx").text
            assert browser.get("/new").status_code == 404


def test_a_browser_at_an_address_without_anything_is_told_so_by_the_page(browser: Browser) -> None:
    lost = browser.get("/nowhere/at/all", headers={"Accept": "text/html,*/*"})
    assert lost.status_code == 404
    assert lost.text == INDEX
    program = browser.get("/nowhere/at/all", headers={"Accept": "application/json"})
    assert program.json()["code"] == "not_found"
    assert browser.get("/api/nowhere", headers={"Accept": "text/html"}).json()["code"] == "not_found"
