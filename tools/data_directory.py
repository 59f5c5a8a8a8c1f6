"""Makes the small data directory of a server that tests of upgrades start from: `tests/fixtures/data-<version>`.

    python tools/data_directory.py tests/fixtures/data-1.2.3 --postgres postgresql://user@host

Run it with the version that is to be released, before its rules or rows change: every release adds one (docs/releasing.md), and
what a released version kept is never made again. It starts `caravanserai serve`, has people and bots play at tables of every
game, and keeps the tables as an SQLite file (and as a dump of PostgreSQL, where an address of one is given), with what the server
said of them: exports, and who was at which table. All of it is packed. The server's secret is not kept: a test signs for the
people it needs.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx

from caravanserai.core.fair import LINKS, chained

PATIENCE = 60.0
NAMES = ("Amina", "Jan", "Chloé", "Samir", "Zofia")
LIMITS = (
    "requests_per_person",
    "requests_per_address",
    "tables_per_person",
    "newcomers_per_address",
    "talk_per_person",
    "talk_per_address",
)
UNLIMITED = {limit: {"burst": 0, "per_second": 0} for limit in LIMITS}
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "camel_up", "players": 3},
    {"game": "camel_up", "players": 6, "options": {"hide_coins": True}},
    {"game": "five_tribes", "players": 2},
    {"game": "five_tribes", "players": 4, "options": {"thieves": True}},
    {"game": "emira", "players": 3},
    {"game": "emira", "players": 4, "options": {"advanced": True}},
)
"""Each is played twice: until the middle of the game, and to its end."""
MIDDLE = {"camel_up": 24, "five_tribes": 40, "emira": 70}
"""Moves of people after which a running game is left alone."""


class NotDone(Exception):
    """What the server refused."""


class Person:
    """Somebody who plays at random, and now and then takes a move back or says something."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self._http = httpx.Client(base_url=address, timeout=30, headers={"Origin": address})
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._http.request(method, path, json=body)
        if answer.is_error:
            raise NotDone(f"{method} {path} {body}: {answer.text}")
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def do(self, table: str, **command: Any) -> None:
        self.ask("POST", f"/api/tables/{table}", {"command": command, "key": uuid4().hex})

    def look(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}")

    def move(self, table: str, rng: random.Random) -> bool:
        """Whether it was this one's to move."""
        seen = self.look(table)
        if not seen["legal"]:
            return False
        move = rng.choice(rng.choice(seen["legal"])["moves"])
        with contextlib.suppress(NotDone):  # a bot was quicker
            self.do(table, do="play", move=move["number"], version=seen["version"])
        if rng.random() < 0.1 and (now := self.look(table))["can_undo"] is not None and now["phase"] == "playing":
            with contextlib.suppress(NotDone):  # here too
                self.do(table, do="undo")
        if rng.random() < 0.05:
            self.do(table, do="react", reaction="well_played")
        return True


def give_to_dice(table: str, people: list[Person], rng: random.Random) -> list[str]:
    """Everybody pledges; what each is to open first."""
    links = []
    for person in people:
        secret = rng.randbytes(32)
        person.do(table, do="pledge", pledge=chained(secret, LINKS))
        links.append(chained(secret, LINKS - 1))
    return links


def play(address: str, settings: dict[str, Any], *, to_the_end: bool, rng: random.Random) -> str:
    """One table: two people, who give something to the dice if it is to end, and otherwise bots. If it is to end, bots go on for
    the people after the middle."""
    people = [Person(address, name) for name in NAMES[:2]]
    table = str(people[0].ask("POST", "/api/tables", {"grace": 604_800, **settings})["table"])
    for seat, person in enumerate(people):
        person.do(table, do="sit", name=person.name, seat=seat)
        person.do(table, do="ready")
    for seat in range(len(people), settings["players"]):
        people[0].do(table, do="seat_bot", seat=seat, bot="regular")
    links = give_to_dice(table, people, rng) if to_the_end else []
    people[0].do(table, do="start")
    for person, link in zip(people, links, strict=False):
        person.do(table, do="open_pledge", link=link)
    left = MIDDLE[settings["game"]]
    while left and people[0].look(table)["phase"] == "playing":
        moved = [person.move(table, rng) for person in people]
        left -= any(moved)
    if to_the_end:
        for person in people:
            with contextlib.suppress(NotDone):  # the bots are quick, and the game is over
                person.do(table, do="resign", bot="regular")
        until(lambda: people[0].look(table)["phase"] == "over")
    return table


def fill(address: str) -> dict[str, Any]:
    """All tables; answers with what a test has to know of them."""
    rng, told = random.Random(11), {}
    for settings in TABLES:
        for to_the_end in (False, True):
            table = play(address, settings, to_the_end=to_the_end, rng=rng)
            told[table] = {**settings, "over": to_the_end}
    host = Person(address, "Amina")
    waiting = host.ask("POST", "/api/tables", {"game": "emira", "players": 5})["table"]
    host.do(waiting, do="sit", name=host.name, seat=0)
    told[waiting] = {"game": "emira", "players": 5, "open": True}
    for table, about in list(told.items()):
        looked = host.look(table)
        about |= {"version": looked["version"], "moves": looked["moves"], "seats": [seat["name"] for seat in looked["seats"]]}
        if about.get("over"):
            about |= {"outcome": looked["outcome"], "export": host.ask("GET", f"/api/tables/{table}/export")}
    imported = host.ask(
        "POST", "/api/tables/import", {"text": next(about["export"] for about in told.values() if about.get("over"))}
    )
    told[imported["table"]] = {"game": "camel_up", "imported": True}
    return told


@contextlib.contextmanager
def server(data: Path, database: str) -> Iterator[str]:
    """`caravanserai serve`, until it is no longer needed."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (data / "limits.json").write_text(json.dumps(UNLIMITED), encoding="utf-8")
    options = ["--port", str(port), "--data", str(data), "--database", database, "--bot-pause", "0"]
    running = subprocess.Popen([sys.executable, "-m", "caravanserai", "serve", *options])
    address = f"http://127.0.0.1:{port}"
    try:
        until(lambda: answers(address))
        yield address
    finally:
        running.terminate()
        running.wait(PATIENCE)


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz").status_code == 200
    except httpx.HTTPError:
        return False


def until(done: Any) -> None:
    end = time.monotonic() + 10 * PATIENCE
    while not done():
        if time.monotonic() > end:
            raise TimeoutError("the server did not get there")
        time.sleep(0.1)


def from_sqlite(target: Path) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "caravanserai.db"
        with server(Path(folder), str(database)) as address:
            told = fill(address)
        subprocess.run(
            [sys.executable, "-m", "caravanserai", "backup", str(target / "caravanserai.db"), "--data", folder], check=True
        )
    return told


def from_postgres(target: Path, address: str) -> dict[str, Any]:
    name = f"caravanserai_fixture_{uuid4().hex[:12]}"
    database = urlsplit(address)._replace(path=f"/{name}").geturl()
    subprocess.run(["psql", "-q", address, "-c", f"CREATE DATABASE {name}"], check=True)
    try:
        with tempfile.TemporaryDirectory() as folder, server(Path(folder), database) as served:
            told = fill(served)
        plain = ["--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=100"]
        dumped = subprocess.run(["pg_dump", *plain, database], check=True, capture_output=True, text=True).stdout
        kept = [line for line in dumped.splitlines() if not line.startswith(("\\", "--", "SET ", "SELECT pg_catalog.set_config"))]
        (target / "caravanserai.sql").write_text(os.linesep.join(line for line in kept if line) + "\n", encoding="utf-8")
    finally:
        subprocess.run(["psql", "-q", address, "-c", f"DROP DATABASE {name} WITH (FORCE)"], check=True)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a data directory that tests of upgrades start from.")
    parser.add_argument("target", type=Path)
    parser.add_argument("--postgres", help="the address of a PostgreSQL server on which a database may be made")
    given = parser.parse_args()
    given.target.mkdir(parents=True)
    told = {"sqlite": from_sqlite(given.target)}
    if given.postgres:
        told["postgres"] = from_postgres(given.target, given.postgres)
    text = json.dumps(told, ensure_ascii=False, indent=1)
    (given.target / "tables.json").write_text(text + "\n", encoding="utf-8")
    for path in list(given.target.iterdir()):
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        path.unlink()


if __name__ == "__main__":
    main()
