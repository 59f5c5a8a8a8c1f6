"""`caravanserai serve`: tables that others can come to."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

DATABASE_FILE = "caravanserai.db"
LIMITS_FILE = "limits.json"
USUAL_PORT = 8000
PORTS_TRIED = 100

DataOption = Annotated[
    Path, typer.Option(metavar="DATA", help="The folder with the secret and, unless told otherwise, the tables.")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        metavar="WHERE",
        help="Where tables are kept: a path, or postgresql://user@host/database.",
        show_default="DATA/caravanserai.db",
    ),
]


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen at; 0.0.0.0 for everybody on the network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="The port to listen at; 0 for any that is free.",
            show_default="8000, or the next free one",
            min=0,
            max=65535,
        ),
    ] = None,
    data: DataOption = Path("caravanserai-data"),
    database: DatabaseOption = None,
    limits: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="A file of JSON with limits to change.", show_default="DATA/limits.json, if it is there"
        ),
    ] = None,
    origin: Annotated[
        list[str],
        typer.Option(
            metavar="ADDRESS", help="Where the page may come from besides this address, such as https://games.example.org."
        ),
    ] = [],  # noqa: B006
    allow_host: Annotated[
        list[str],
        typer.Option(
            metavar="NAME",
            help="A name by which this server may be asked, such as games.example.org; that of --origin is one. Addresses and "
            "names of the local network always are.",
        ),
    ] = [],  # noqa: B006
    trust_proxy: Annotated[
        str,
        typer.Option(metavar="ADDRESSES", help="Addresses of proxies whose word on who asks, and whether by https, is taken."),
    ] = "127.0.0.1,::1",
    bot_pause: Annotated[
        float, typer.Option(metavar="SECONDS", help="Seconds that a bot waits before it moves, so that people can follow.", min=0)
    ] = 0.6,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser as soon as one can play, where there is a screen.")
    ] = False,
    keep_finished: Annotated[
        float | None,
        typer.Option(metavar="DAYS", help="Delete tables so many days after their game was over.", show_default="never", min=0),
    ] = None,
    keep_deserted: Annotated[
        float | None,
        typer.Option(
            metavar="DAYS",
            help="Delete tables, open or in play, so many days after the last change.",
            show_default="never",
            min=0,
        ),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN",
            envvar="CARAVANSERAI_METRICS_TOKEN",
            help="Whoever sends it (Authorization: Bearer) may see /metrics from elsewhere; without one only this machine may.",
        ),
    ] = "",
    public_metrics: Annotated[bool, typer.Option("--public-metrics", help="Let everybody see /metrics.")] = False,
    verbose: Annotated[bool, typer.Option(help="Log every request.")] = False,
) -> None:
    """Serve tables to play at, until stopped. What was acknowledged is on disk, whatever happens."""
    from caravanserai.server.app import create_app
    from caravanserai.server.run import make_server, run
    from caravanserai.server.site.files import BUILT
    from caravanserai.service.config import Config, Limits, Retention, read_limits
    from caravanserai.service.data_lock import lock_data, lock_database
    from caravanserai.service.logs import set_up_logs
    from caravanserai.service.secret import load_secret, older_secrets
    from caravanserai.service.signing import load_signing_key
    from caravanserai.tables.registry import TableRegistry
    from caravanserai.tables.storage import open_store
    from caravanserai.tables.storage.sqlite import SqliteStore

    set_up_logs(verbose=verbose)
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    locks = [lock_data(data)]
    store = open_store(database or str(data / DATABASE_FILE))
    if isinstance(store, SqliteStore) and store.path.parent.is_dir():
        locks.append(lock_database(store.path))
    limits_file = limits or data / LIMITS_FILE
    chosen = read_limits(limits_file) if limits or limits_file.exists() else Limits()
    config = Config(
        load_secret(data),
        chosen,
        tuple(origin),
        BUILT,
        older_secrets=older_secrets(data),
        signing_key=load_signing_key(data),
        hosts=(*allow_host, *(urlsplit(address).hostname or "" for address in origin)),
        metrics_token=metrics_token,
        public_metrics=public_metrics,
        retention=Retention(keep_finished, keep_deserted),
    )
    registry = TableRegistry(store, bot_pause=bot_pause)
    app = create_app(registry, config)
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])

    def tell() -> None:
        print(f"Tables are kept in {_shown(database, data)}. Ctrl+C stops the server; they go on when it is started again.")
        print(f"Open {address} in a browser to play.", flush=True)
        if open_browser:
            show_in_browser(address)

    with ExitStack() as held:
        for lock in locks:
            held.enter_context(lock)
        run(app, make_server(app, trusted_proxies=trust_proxy, ready=tell), listening)


def _listen(host: str, port: int | None) -> socket.socket:
    """The port that was asked for; or, if none was, the usual one or the first after it that is free."""
    from caravanserai.server.run import bind

    if port is not None:
        return bind(host, port)
    for tried in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            listening = bind(host, tried)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            continue
        if tried != USUAL_PORT:
            print(f"Port {USUAL_PORT} is taken; {tried} is used instead.")
        return listening
    return bind(host, 0)


def _address(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    named = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{named}:{port}/"


def _shown(database: str | None, data: Path) -> str:
    """Where tables are kept, without the password of the database."""
    if database is None or "://" not in database:
        return database or str(data / DATABASE_FILE)
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def new_secret(data: DataOption = Path("caravanserai-data")) -> None:
    """Sign with a new secret from the next start on.

    What the old one signed still counts, so nobody loses a seat; remove the file that is named to put an end to that.
    """
    from caravanserai.service.secret import load_secret, renew_secret

    if not data.is_dir():
        raise FileNotFoundError(2, "there is no server's folder here", str(data))
    load_secret(data)
    kept = renew_secret(data)
    print(f"{data}: a new secret, from the next start on. What {kept.name} has signed is valid until you remove it.")


def has_screen() -> bool:
    """On macOS and Windows always; elsewhere if a display is named, so that no text browser takes over the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def show_in_browser(address: str) -> None:
    """In a thread of its own: some browsers are waited for until they are closed."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
