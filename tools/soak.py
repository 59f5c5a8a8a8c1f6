"""Play at several tables while servers come to harm again and again, and see that nothing was lost or done twice.

    python tools/soak.py [--count 200] [--tables 6] [--database sqlite | postgresql://user@host/database] [--seconds 3600]
    python tools/soak.py --servers 2 --proxy haproxy --faults kill,freeze,cut,restart --database postgresql://user@host/database
    python tools/soak.py ... --count 1000 --beside 8     # eight of them at once, each with databases and servers of its own

One server is killed and started again. Two share a PostgreSQL behind a proxy, HAProxy as in deploy/ or nginx, which asks them in
turn; the one that has a table at which people play is killed, frozen for longer than its lease, cut off from the database, or
asked to stop, at random moments, and the clocks of their machines are set wrong by up to a day.

`sqlite` is a file in a folder of its own; a PostgreSQL address names a server, on which a database is made and dropped again.
Everything runs on 127.0.0.1. Every move has a key and is sent until it is answered. Once the faults are done, bots bring every
game to its end; then each log is compared with what was acknowledged, and each export is read as `caravanserai verify` does.
Every table tells a group by a webhook whose turn it is; what the group was told is compared with the logs too.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from soaking.faults import CALM, FAULTS, Pair
from soaking.figures import Figures, together
from soaking.logs import check_clocks, check_logs
from soaking.network import PROXIES, Proxy
from soaking.people import Failed
from soaking.playing import Tables
from soaking.servers import Server
from soaking.telling import Group, check_told, wait_until_told

ENDING_SECONDS = 600.0
"""How much longer than asked for it may take until all games are over and checked."""
HUNGRY_SECONDS = 30.0
"""No more kills while somebody has waited for longer: on a busy machine a server may live too short to answer everybody."""
GOING_ON = 2
"""So many commands at each table are answered between two kills."""
SHARED_ANSWER_SECONDS = 3.0
"""Where there is another server, what was not answered for so long is asked again."""


async def soak_one(database: str, folder: Path, given: argparse.Namespace) -> Figures:
    """One server, which is killed."""
    server, rng, started = Server(folder, database), random.Random(given.seed), time.monotonic()
    playing, group = Tables(server.address, given.tables, given.seed), Group(given.seed)
    kills = 0
    await group.start()
    playing.group = group.address
    await server.start()
    try:
        work = asyncio.create_task(playing.play())
        while kills < given.count and time.monotonic() < started + given.seconds:
            await asyncio.wait({work, asyncio.create_task(playing.go_on(GOING_ON * given.tables))}, return_when="FIRST_COMPLETED")
            done, _ = await asyncio.wait({work}, timeout=rng.uniform(0.05, 1.5))
            if done:
                break
            await server.kill()
            await asyncio.sleep(rng.choice((0, 0, 0.2)))
            await server.start()
            kills += 1
            tell(f"{kills} kills after {time.monotonic() - started:.0f} s")
            while playing.longest_wait() > HUNGRY_SECONDS:
                await asyncio.sleep(0.1)
        playing.last_round = True
        await work
        await wait_until_told(database)
    finally:
        await server.stop()
        await group.stop()
    return await checked(database, playing, group, Figures(Counter(kill=kills)))


async def soak_two(database: str, folder: Path, given: argparse.Namespace) -> Figures:
    """Two servers behind a proxy, which come to harm in turn."""
    pair, started = Pair(database, folder, given.seed), time.monotonic()
    proxy = Proxy(given.proxy, folder, pair.servers)
    playing = Tables(proxy.address, given.tables, given.seed, SHARED_ANSWER_SECONDS, clocks=True)
    playing.acknowledged = pair.takeovers.acknowledged
    group = Group(given.seed)
    await group.start()
    playing.group = group.address
    async with pair.serving():
        await proxy.start()
        try:
            work = asyncio.create_task(playing.play())
            await strike(pair, playing, work, given, started)
            playing.last_round = True
            tell("no more faults: every game is brought to its end")
            await work
            await pair.check_memory()
            await wait_until_told(database)
        finally:
            await proxy.stop()
            await group.stop()
    await check_clocks(database, playing.games)
    return await checked(database, playing, group, Figures(pair.done, pair.jumps, takeovers=dict(pair.takeovers.seconds)))


async def checked(database: str, playing: Tables, group: Group, figures: Figures) -> Figures:
    """The same figures with all that was played, once nothing is found to be wrong with it."""
    figures.moves = await check_logs(database, playing.games)
    figures.notices = await check_told(database, playing.games, group)
    figures.games = Counter(game.name for game in playing.games)
    figures.tables, figures.exports = playing.count, playing.exports
    figures.commands, figures.retries = playing.commands(), playing.retries
    return figures


async def strike(pair: Pair, playing: Tables, work: asyncio.Task[None], given: argparse.Namespace, started: float) -> None:
    rng = random.Random(given.seed)
    for number in range(given.count):
        done, _ = await asyncio.wait({work}, timeout=rng.uniform(*CALM))
        if done or time.monotonic() > started + given.seconds:
            return
        fault = asyncio.create_task(pair.befall(given.faults[number % len(given.faults)], playing))
        await asyncio.wait({work, fault}, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            fault.cancel()
            return
        fault.result()
        tell(f"{number + 1} faults after {time.monotonic() - started:.0f} s, {playing.commands()} commands acknowledged")


def tell(progress: str) -> None:
    print(progress, file=sys.stderr, flush=True)


async def with_database(folder: Path, given: argparse.Namespace) -> Figures:
    soak = soak_one if given.servers == 1 else soak_two
    if given.database == "sqlite":
        return await soak(str(folder / "tables.db"), folder, given)
    asyncpg: Any = import_module("asyncpg")
    name = f"caravanserai_soak_{uuid4().hex[:12]}"
    admin = await asyncpg.connect(given.database)
    await admin.execute(f"CREATE DATABASE {name}")
    try:
        return await soak(urlsplit(given.database)._replace(path=f"/{name}").geturl(), folder, given)
    finally:
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await admin.close()


async def side_by_side(folder: Path, given: argparse.Namespace) -> str:
    """As many soaks as were asked for, so that one works while others wait; what came of all of them."""
    started, whole_work = time.monotonic(), asyncio.current_task()
    assert whole_work is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, whole_work.cancel)  # whoever ends it leaves no server behind
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(with_database(*part)) for part in parts(folder, given)]
    whole = together(task.result() for task in tasks)
    return f"in {time.monotonic() - started:.0f} s {whole.told()}\n{whole.takeover_table() if whole.takeovers else ''}"


def parts(folder: Path, given: argparse.Namespace) -> Iterator[tuple[Path, argparse.Namespace]]:
    for number in range(given.beside):
        count = given.count // given.beside + (number < given.count % given.beside)
        own = folder / str(number)
        own.mkdir()
        yield own, argparse.Namespace(**vars(given) | {"count": count, "seed": given.seed + number})


def faults(text: str) -> list[str]:
    asked = text.split(",")
    if not set(asked) <= set(FAULTS):
        raise argparse.ArgumentTypeError(f"{text!r} has to be some of {','.join(FAULTS)}")
    return asked


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Bring servers to harm while people play, and see that nothing is lost.")
    parser.add_argument("--count", "--kills", type=int, default=200, help="how many faults")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--database", default="sqlite", help="sqlite, or the address of a PostgreSQL server")
    parser.add_argument("--beside", type=int, default=1, help="how many soaks share these faults, side by side")
    parser.add_argument("--servers", type=int, choices=(1, 2), default=1)
    parser.add_argument("--proxy", choices=PROXIES, default=PROXIES[0], help="what stands before two servers")
    parser.add_argument("--faults", type=faults, default=list(FAULTS), help="what befalls two servers, in turn")
    parser.add_argument("--seconds", type=float, default=3600, help="no more faults after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where the logs of the servers go if something is wrong")
    given = parser.parse_args()
    if given.servers == 2 and given.database == "sqlite":
        parser.error("two servers need PostgreSQL: give --database postgresql://user@host/database")
    return given


def main() -> None:
    given = asked_for()
    with tempfile.TemporaryDirectory(prefix="caravanserai-soak-") as folder:
        work = side_by_side(Path(folder), given)
        try:
            print(asyncio.run(asyncio.wait_for(work, given.seconds + ENDING_SECONDS)))
        except (Failed, TimeoutError, ExceptionGroup) as error:
            if given.keep:
                shutil.copytree(folder, given.keep, dirs_exist_ok=True)
            sys.exit(f"soak: {error!r}")
        except (asyncio.CancelledError, KeyboardInterrupt):
            sys.exit("soak: broken off")


if __name__ == "__main__":
    main()
