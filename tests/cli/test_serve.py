"""Starting a server by hand: where it listens, what it says, and the browser that it opens."""

from __future__ import annotations

import socket
import sys
import threading
import time
import webbrowser
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravanserai.service.logs import set_up_logs
from tests.client.processes import Process, command, environment, free_port

serve: Any = import_module("caravanserai.cli.serve")
"""The module: its name in the package is that of the command."""


def test_without_a_wish_the_next_free_port_is_taken_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = free_port()
    monkeypatch.setattr(serve, "USUAL_PORT", usual)
    with serve._listen("127.0.0.1", None) as first:
        assert first.getsockname()[1] == usual
        assert capsys.readouterr().out == ""
        with serve._listen("127.0.0.1", None) as second:
            port = second.getsockname()[1]
            assert port > usual
            assert capsys.readouterr().out == f"Port {usual} is taken; {port} is used instead.\n"


def test_where_all_the_usual_ports_are_taken_any_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = free_port()
    monkeypatch.setattr(serve, "USUAL_PORT", usual)
    monkeypatch.setattr(serve, "PORTS_TRIED", 1)
    with serve._listen("127.0.0.1", None), serve._listen("127.0.0.1", None) as second:
        assert second.getsockname()[1] != usual


def test_a_port_that_was_asked_for_is_taken_or_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="in use"):
        serve._listen("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(
    ("platform", "display", "seen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    platform: str, display: dict[str, str], seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in display.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    before = threading.active_count()
    serve.show_in_browser("http://127.0.0.1:8000/")
    while threading.active_count() > before:
        time.sleep(0.001)
    assert opened == ["http://127.0.0.1:8000/"] * seen


@pytest.mark.parametrize("wish", ["--open", "--no-open"])
def test_the_address_is_said_last_when_it_answers_already_and_opened_if_wished(wish: str, tmp_path: Path) -> None:
    note, script = tmp_path / "opened", tmp_path / "browser"
    script.write_text(f'#!/bin/sh\nprintf %s "$1" > {note}.new\nmv {note}.new {note}\n', encoding="utf-8")
    script.chmod(0o700)
    settings = environment(tmp_path, DISPLAY=":0", BROWSER=f"{script} %s")
    with Process([*command("serve"), "--port", "0", "--data", str(tmp_path / "data"), wish], settings) as process:
        process.until("in a browser to play.")
        lines = [line for line in process.output.splitlines() if not line.startswith("{")]
        address = lines[-1].removeprefix("Open ").removesuffix(" in a browser to play.")
        assert httpx.get(f"{address}healthz").status_code == 200
        assert f"Tables are kept in {tmp_path / 'data' / 'caravanserai.db'}." in lines[-2]
        if wish == "--open":
            end = time.monotonic() + 20
            while not note.exists():
                assert time.monotonic() < end, "no browser was opened"
                time.sleep(0.01)
            assert note.read_text(encoding="utf-8") == address
        else:
            assert not note.exists()


def test_at_a_screen_only_what_went_wrong_is_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    import logging

    import structlog

    before = structlog.get_config()
    levels = []
    try:
        for is_screen, verbose in ((True, False), (False, False), (True, True)):
            monkeypatch.setattr(sys.stderr, "isatty", lambda is_screen=is_screen: is_screen)
            set_up_logs(verbose=verbose)
            log = structlog.get_logger("test")
            levels.append([log.is_enabled_for(level) for level in (logging.DEBUG, logging.INFO, logging.WARNING)])
    finally:
        structlog.configure(**before)
    assert levels == [[False, False, True], [False, True, True], [True, True, True]]
