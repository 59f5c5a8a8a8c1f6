"""What compressing live sockets saves and costs: bytes a message, memory of a socket, CPU time, by window and level, in one run.

    python bench/deflate.py [--games 3] [--players 4] [--settings 12/5/1,13/6/3] [--tables 20]

Games among each game's strongest bots, seen by every seat, as whole updates and as changes. Each seat's messages go through a
compressor of its own that keeps its context, as over a live socket; the first message, which comes once, is left out of the
means. A setting is window bits / memory level / level of zlib; `alone` is without context. Memory is what zlib allocates for
one socket that sends. CPU time is that of compressing one message for one socket. The last rows are a whole server's: moves for
a second of its processor, with sockets that ask for it and that do not.
"""

from __future__ import annotations

import argparse
import sys
import time
import tracemalloc
import zlib
from collections.abc import Iterator
from statistics import mean

from broadcast import versions
from caravanserai.bots import bot_names
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.lab.match import play_match
from caravanserai.server.sockets.deflate import SMALLEST
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.people import Recipient
from server import HERE, loaded, our_server

SETTINGS = "9/1/1,10/3/1,11/4/1,12/4/1,12/5/1,12/5/6,13/5/1,13/5/3,13/5/6,13/6/1,14/6/1,15/8/1,15/8/6"
ROW = "{:12} {:8} {:>10} {:>8} {:>9} {:>12} {:>11}"
Streams = list[list[bytes]]


class Setting:
    """How zlib is to be used for one socket."""

    def __init__(self, text: str, *, alone: bool = False) -> None:
        self.bits, self.memory, self.level = map(int, text.split("/"))
        self.alone = alone
        self.text = f"{text} alone" if alone else text

    def compressor(self) -> zlib._Compress:
        return zlib.compressobj(self.level, zlib.DEFLATED, -self.bits, self.memory)

    def sizes(self, stream: list[bytes]) -> Iterator[int]:
        compressor = self.compressor()
        for message in stream:
            if len(message) < SMALLEST:
                yield len(message)
                continue
            if self.alone:
                compressor = self.compressor()
            yield len(compressor.compress(message)) + len(compressor.flush(zlib.Z_SYNC_FLUSH)) - 4

    def bytes_of_a_socket(self, message: bytes) -> int:
        tracemalloc.start()
        compressor = self.compressor()
        compressor.compress(message)
        compressor.flush(zlib.Z_SYNC_FLUSH)
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return size


def streams(game_id: str, games: int, players: int) -> tuple[Streams, Streams]:
    """By seat of each game all whole updates, and all changes after the first."""
    whole: Streams = []
    changed: Streams = []
    for number in range(games):
        record = play_match(game_id, [bot_names(game_id)[-1]] * players, seed=number)
        last: Broadcast | None = None
        seats: list[tuple[list[bytes], list[bytes]]] = [([], []) for _ in range(players)]
        for table in versions(game_id, record, players):
            now = Broadcast(table, {}, 0.0)
            for seat, (updates, changes) in enumerate(seats):
                update = now.update(Recipient(seat), last.table.state.version if last else 0)
                updates.append(update)
                changes.append((now.change(last, Recipient(seat)) if last else None) or update)
            last = now
        whole += [updates for updates, _ in seats]
        changed += [changes for _, changes in seats]
    return whole, changed


def measure(kind: str, game_id: str, found: Streams, settings: list[Setting]) -> None:
    messages = sum(len(stream) - 1 for stream in found)
    plain = mean(len(message) for stream in found for message in stream[1:])
    print(ROW.format(game_id, kind, "plain", f"{plain:.0f}", "1.00", "0 us", "0 kB"))
    for setting in settings:
        began = time.process_time()
        sizes = [size for stream in found for size in list(setting.sizes(stream))[1:]]
        cost = (time.process_time() - began) / messages * 1e6
        memory = setting.bytes_of_a_socket(found[0][0]) / 1024
        row = (setting.text, f"{mean(sizes):.0f}", f"{mean(sizes) / plain:.2f}", f"{cost:.0f} us", f"{memory:.0f} kB")
        print(ROW.format("", "", *row))


def whole_server(tables: int, seconds: float) -> None:
    """A server's moves a second, and for a second of its processor, as fast as it answers."""
    print("\n| sockets | moves/s | p50 | p99 | moves for a second of the server's processor |\n|---|---:|---:|---:|---:|")
    for name, more in (("plain", ()), ("compressed", ("deflate",))) * 2:
        with our_server("sqlite") as server:
            row = loaded(server, [sys.executable, str(HERE / "server_load.py")], tables, seconds, 0.0, *more)
        print(f"| {name} | {row} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="What compressing live sockets saves and costs.")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--settings", default=SETTINGS)
    parser.add_argument("--tables", type=int, default=20, help="of the whole server; 0 leaves it out")
    given = parser.parse_args()
    texts = given.settings.split(",")
    settings = [*map(Setting, texts), Setting(texts[-1], alone=True)]
    print(ROW.format("", "", "setting", "bytes", "ratio", "CPU/message", "memory"))
    for game_id in game_ids():
        if given.players in load_game(game_id).players:
            whole, changed = streams(game_id, given.games, given.players)
            measure("updates", game_id, whole, settings)
            measure("changes", game_id, changed, settings)
    if given.tables:
        whole_server(given.tables, 5.0)


if __name__ == "__main__":
    main()
