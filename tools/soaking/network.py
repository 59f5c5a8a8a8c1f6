"""What is between players, servers and their database: a real proxy, and a wire that can be cut."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
from pathlib import Path
from urllib.parse import urlsplit

from soaking.people import Failed
from soaking.servers import Server, free_port

PROXIES = ("haproxy", "nginx")
PATHS = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))

HAPROXY = Path(__file__).parents[2] / "deploy" / "proxy" / "haproxy.cfg"
"""What hosts are given, with other ports and servers, fewer connections, and without TLS and the system's log."""
HAPROXY_BINDS = """    bind :80
    bind :443 ssl crt /etc/ssl/games.example.org.pem alpn h2,http/1.1
    http-request redirect scheme https code 301 unless { ssl_fc }
"""

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log warn;
events {{ worker_connections 2000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/nginx-body;
    proxy_temp_path {folder}/nginx-proxy;
    fastcgi_temp_path {folder}/nginx-fastcgi;
    uwsgi_temp_path {folder}/nginx-uwsgi;
    scgi_temp_path {folder}/nginx-scgi;
    upstream servers {{
{servers}
    }}
    map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://servers;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_connect_timeout 1s;
            proxy_read_timeout 60s;
        }}
    }}
}}
"""
NGINX_SERVER = "        server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;"


def is_installed(proxy: str) -> bool:
    return shutil.which(proxy, path=PATHS) is not None


def haproxy(port: int, servers: list[int]) -> str:
    """The proxy of `deploy/`, which asks one server for all that is said at a table."""
    settings = HAPROXY.read_text(encoding="utf-8")
    changes = {"    log /dev/log local0 notice\n": "", "maxconn 32768": "maxconn 2000"}
    changes |= {HAPROXY_BINDS: f"    bind 127.0.0.1:{port}\n"}
    changes |= {f"127.0.0.1:{8001 + number}": f"127.0.0.1:{server}" for number, server in enumerate(servers)}
    for old, new in changes.items():
        if old not in settings:
            raise Failed(f"{HAPROXY.name} does not say {old!r} any more")
        settings = settings.replace(old, new)
    return settings


def nginx(port: int, servers: list[int], folder: Path) -> str:
    """One that asks the servers in turn, so that half of all questions come to the wrong one."""
    return NGINX.format(port=port, folder=folder, servers="\n".join(NGINX_SERVER.format(port=server) for server in servers))


class Proxy:
    """A real proxy before the servers."""

    def __init__(self, kind: str, folder: Path, servers: list[Server]) -> None:
        self.kind = kind
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = folder / f"{kind}.conf"
        ports = [server.port for server in servers]
        self._settings.write_text(haproxy(self.port, ports) if kind == "haproxy" else nginx(self.port, ports, folder))
        self._log = folder / f"{kind}.out"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        program = shutil.which(self.kind, path=PATHS)
        if program is None:
            raise Failed(f"{self.kind} is not installed here; Debian has it as a package")
        options = {"haproxy": ["-db", "-f"], "nginx": ["-e", str(self._log), "-c"]}[self.kind]
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(program, *options, str(self._settings), stdout=log, stderr=log)
        for _ in range(500):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.02)
        raise Failed(f"{self.kind} did not start: {self._log.read_text()[-2000:]}")

    async def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            await self._process.wait()


class Wire:
    """The way of one server to its database: what is said on it is handed on, until it is cut."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._host, self._there = parts.hostname or "127.0.0.1", parts.port or 5432
        self.port = free_port()
        user, _, _ = parts.netloc.rpartition("@")
        here = f"{user}@127.0.0.1:{self.port}" if user else f"127.0.0.1:{self.port}"
        self.database = parts._replace(netloc=here).geturl()
        self._whole = asyncio.Event()
        self._whole.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def lay(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)

    def cut(self) -> None:
        """Nothing more comes through, in either direction, and nobody is told."""
        self._whole.clear()

    def mend(self, *, lost: bool) -> None:
        """What was said meanwhile comes through; or else all connections are found to be lost."""
        if lost:
            for writer in self._writers:
                writer.transport.abort()
        self._whole.set()

    async def take_away(self) -> None:
        if self._server is not None:
            self._server.close()
        self.mend(lost=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        with contextlib.suppress(OSError):
            there, out = await asyncio.open_connection(self._host, self._there)
            self._writers |= {writer, out}
            try:
                await asyncio.gather(self._hand_on(reader, out), self._hand_on(there, writer))
            finally:
                self._writers -= {writer, out}

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while said := await reader.read(65536):
                await self._whole.wait()
                writer.write(said)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()
