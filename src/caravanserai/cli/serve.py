"""`caravanserai serve`: tables that others can come to."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from caravanserai.cli.lan import home_address, is_home, own_address

if TYPE_CHECKING:
    from caravanserai.service.config import Config

LOOPBACK = "127.0.0.1"
DATABASE_FILE = "caravanserai.db"
LIMITS_FILE = "limits.json"
USUAL_PORT = 8000
PORTS_TRIED = 100


def own_data() -> Path:
    """The folder that the system has for what this person's programs keep."""
    from platformdirs import user_data_path

    return user_data_path("caravanserai", appauthor=False)


def usual_data(asked: typer.Context, data: Path) -> Path:
    """Unless a folder is named, the usual one here; where there is none, this person's own."""
    source = asked.get_parameter_source("data")
    is_named = source is not None and source.name != "DEFAULT"
    return data if is_named or data.is_dir() else own_data()


DataOption = Annotated[
    Path,
    typer.Option(
        metavar="DATA",
        help="The folder with the secret and, unless told otherwise, the tables.",
        show_default="caravanserai-data here, if it is there; otherwise your own",
        callback=usual_data,
    ),
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
    ] = LOOPBACK,
    lan: Annotated[
        bool,
        typer.Option(
            "--lan",
            help="Let the other devices of the local network in: listen at this machine's address there, besides 127.0.0.1.",
        ),
    ] = False,
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
    bot: Annotated[
        list[str],
        typer.Option(
            metavar="MODULE:CLASS",
            help="A bot of yours that may be seated at tables of its game, as module:Class or path/file.py:Class; may be given "
            "several times. It runs with all that this server may do.",
        ),
    ] = [],  # noqa: B006
    address: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="With PostgreSQL and several machines: where the other servers reach this one, such as http://10.0.0.5:8000.",
            show_default="where it listens",
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(metavar="N", help="Serve with so many processes at one port; needs PostgreSQL.", min=1, max=64)
    ] = 1,
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
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="CARAVANSERAI_SMTP",
            help="A server that takes mail, such as smtp://user:password@mail.example.org:587; without one no mail is written.",
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(metavar="ADDRESS", envvar="CARAVANSERAI_MAIL_FROM", help="The address that mail comes from."),
    ] = "",
    allow_private_webhooks: Annotated[
        bool,
        typer.Option(
            "--allow-private-webhooks",
            help="Let tables tell webhooks in this machine's own network, and by http: whoever opens a table can reach it then.",
        ),
    ] = False,
    verbose: Annotated[bool, typer.Option(help="Log every request.")] = False,
) -> None:
    """Serve tables to play at, until stopped. What was acknowledged is on disk, whatever happens."""
    from caravanserai.bots import offer
    from caravanserai.server.processes import Processes
    from caravanserai.service.logs import set_up_logs

    set_up_logs(verbose=verbose)
    offer(bot)
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    shared = is_shared(database)
    _check_processes(processes, shared)
    home = find_home(host, lan=lan, processes=processes)
    make_keys(data)
    listening = _listen_at((host, home) if lan else (host,), port)
    number = listening[0].getsockname()[1]
    shown, invited = _address(host, number), _address(home, number) if home else ""
    settings = ServerSettings(
        data=data,
        database=database or str(data / DATABASE_FILE),
        limits=limits,
        origins=tuple(origin),
        hosts=tuple(allow_host),
        trusted_proxies=trust_proxy,
        bot_pause=bot_pause,
        address=address,
        own_port=processes > 1,
        keep_finished=keep_finished,
        keep_deserted=keep_deserted,
        metrics_token=metrics_token,
        public_metrics=public_metrics,
        lan=invited.rstrip("/"),
        smtp=smtp,
        mail_from=mail_from,
        private_webhooks=allow_private_webhooks,
        verbose=verbose,
    )

    is_first = data == own_data() and not (data / DATABASE_FILE).exists()

    def tell() -> None:
        if is_first and not database:
            print(f"This is the first start: all that is kept is in the folder {data.absolute()}, and nowhere else.")
        kept = f"Tables are kept in {_shown(database, data)}. Ctrl+C stops the server; they go on when it is started again."
        print(" ".join([kept, *who_can_come(host, invited, lan=lan)]))
        print(f"Open {shown} in a browser to play.", flush=True)
        if open_browser:
            show_in_browser(shown)

    with nobody_else(data, settings.database):
        if processes > 1:
            raise typer.Exit(Processes(processes, partial(serve_at, settings), listening[0]).run(tell))
        serve_at(settings, listening[0], tell, *listening[1:])


def find_home(host: str, *, lan: bool, processes: int) -> str:
    """The address by which other devices of the local network reach this server; empty if they do not."""
    from caravanserai.service.config import BadConfig

    if not lan:
        return (home_address() or "") if host == "0.0.0.0" else host if _is_home(host) else ""
    if host != LOOPBACK:
        raise BadConfig(f"--lan finds the address by itself: leave --host {host} out, or --lan")
    if processes > 1:
        raise BadConfig("--lan is for one process at home; several listen where --host says")
    found = own_address()
    if found is None or not is_home(found):
        raise BadConfig(
            "this machine has no address in a local network that could be found"
            + (f": {found} is not one" if found else "")
            + "; connect it, or name an address with --host"
        )
    return found


def _is_home(host: str) -> bool:
    try:
        return is_home(host)
    except ValueError:
        return False


def who_can_come(host: str, invited: str, *, lan: bool) -> list[str]:
    """What is said of who can open the page, and how to let others in."""
    if lan:
        return [
            f"Others in your network open {invited} (in the lobby as a QR code too).",
            "Every device in the same network can, guests in your Wi-Fi among them; from the internet nobody can, unless your "
            "router is set to pass it on. It is plain http: use it in networks you trust.",
        ]
    if host == LOOPBACK:
        return ["Only this computer can open it. With --lan (make play LAN=1) the other devices in your network can, too."]
    return []


def is_shared(database: str | None) -> bool:
    """Whether several servers may have their tables there."""
    return database is not None and database.partition("://")[0] in ("postgresql", "postgres")


def nobody_else(data: Path, database: str) -> ExitStack:
    """While this is held no other server has these tables. In PostgreSQL they are shared, and nothing is to be held."""
    from caravanserai.service.data_lock import lock_data, lock_database
    from caravanserai.tables.storage import open_store
    from caravanserai.tables.storage.sqlite import SqliteStore

    held = ExitStack()
    store = open_store(database)
    if isinstance(store, SqliteStore):
        held.enter_context(lock_data(data))
        if store.path.parent.is_dir():
            held.enter_context(lock_database(store.path))
    return held


def _check_processes(processes: int, shared: bool) -> None:
    from caravanserai.service.config import BadConfig

    if processes > 1 and not shared:
        raise BadConfig(
            "several processes need PostgreSQL (--database postgresql://user@host/database): a file of SQLite has one writer "
            "at a time, and no way for servers to tell each other whose table is whose"
        )


def make_keys(data: Path) -> None:
    """Have the files of keys made once, before several processes look for them."""
    from caravanserai.service.notices.push import load_push_key
    from caravanserai.service.secret import load_secret
    from caravanserai.service.signing import load_signing_key

    load_secret(data)
    load_signing_key(data)
    load_push_key(data)


@dataclass(frozen=True)
class ServerSettings:
    """What a process needs to know to serve, besides the socket."""

    data: Path
    database: str
    limits: Path | None
    origins: tuple[str, ...]
    hosts: tuple[str, ...]
    trusted_proxies: str
    bot_pause: float
    address: str | None
    own_port: bool
    """Whether others listen at the socket too, so that each needs a way of its own to be reached by the others."""
    keep_finished: float | None
    keep_deserted: float | None
    metrics_token: str
    public_metrics: bool
    lan: str
    """Where other devices of the local network reach this server; empty if they do not."""
    smtp: str
    mail_from: str
    private_webhooks: bool
    verbose: bool


def serve_at(settings: ServerSettings, listening: socket.socket, ready: Callable[[], None], *also: socket.socket) -> None:
    """Serve at this socket, and at others, as one process."""
    from caravanserai.server.app import create_app
    from caravanserai.server.run import bind, make_server, run
    from caravanserai.service.logs import set_up_logs
    from caravanserai.tables.registry import TableRegistry
    from caravanserai.tables.storage import open_store

    set_up_logs(verbose=settings.verbose)
    config = _config(settings)
    own = bind("127.0.0.1", 0) if settings.own_port else listening
    host, port = own.getsockname()[:2]
    address = settings.address if settings.address and not settings.own_port else _peer_address(host, port, settings.database)
    registry = TableRegistry(
        open_store(settings.database), bot_pause=settings.bot_pause, address=address.rstrip("/"), mark=config.mark()
    )
    app = create_app(registry, config)
    server = make_server(app, trusted_proxies=settings.trusted_proxies, ready=ready)
    run(app, server, *dict.fromkeys((listening, own, *also)))


def _config(settings: ServerSettings) -> Config:
    from caravanserai.server.site.files import BUILT
    from caravanserai.service.config import Config, Limits, Retention, read_limits
    from caravanserai.service.notices.mail import read_smtp
    from caravanserai.service.notices.push import load_push_key
    from caravanserai.service.secret import load_secret, older_secrets
    from caravanserai.service.signing import load_signing_key

    limits = settings.limits or settings.data / LIMITS_FILE
    return Config(
        load_secret(settings.data),
        read_limits(limits) if settings.limits or limits.exists() else Limits(),
        settings.origins,
        BUILT,
        older_secrets=older_secrets(settings.data),
        signing_key=load_signing_key(settings.data),
        hosts=(*settings.hosts, *(urlsplit(origin).hostname or "" for origin in settings.origins)),
        metrics_token=settings.metrics_token,
        public_metrics=settings.public_metrics,
        retention=Retention(settings.keep_finished, settings.keep_deserted),
        lan=settings.lan,
        push_key=load_push_key(settings.data),
        smtp=read_smtp(settings.smtp, settings.mail_from) if settings.smtp else None,
        private_webhooks=settings.private_webhooks,
    )


def _peer_address(host: str, port: int, database: str) -> str:
    """Where other servers of the same database find this one: where it listens; if that is everywhere, where the database is
    reached from."""
    if host in ("0.0.0.0", "::") and is_shared(database):
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
            towards.connect((urlsplit(database).hostname or "127.0.0.1", 5432))
            host = towards.getsockname()[0]
    return _address(host, port)


def _listen(host: str, port: int | None) -> socket.socket:
    """The port that was asked for; or, if none was, the usual one or the first after it that is free."""
    return _listen_at((host,), port)[0]


def _listen_at(hosts: tuple[str, ...], port: int | None) -> list[socket.socket]:
    """The same port at each of these addresses."""
    if port is not None:
        return _bind_all(hosts, port)
    for tried in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            listening = _bind_all(hosts, tried)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):  # Windows keeps some ports for itself
                raise
            continue
        if tried != USUAL_PORT:
            print(f"Port {USUAL_PORT} is taken; {tried} is used instead.")
        return listening
    return _bind_all(hosts, 0)


def _bind_all(hosts: tuple[str, ...], port: int) -> list[socket.socket]:
    """This port at each address, or at none."""
    from caravanserai.server.run import bind

    with ExitStack() as bound:
        sockets: list[socket.socket] = []
        for host in hosts:
            sockets.append(bound.enter_context(bind(host, sockets[0].getsockname()[1] if sockets else port)))
        bound.pop_all()
    return sockets


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
