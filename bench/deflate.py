"""What compressing live sockets saves and costs: bytes a message, memory of a socket, CPU time, by window and level, in one run.

    python bench/deflate.py [--games 3] [--players 4] [--settings 12/5/1,13/6/3]

Games among each game's strongest bots, seen by every seat, as whole updates and as changes. Each seat's messages go through a
compressor of its own that keeps its context, as over a live socket; the first message, which comes once, is left out of the
means. A setting is window bits / memory level / level of zlib; `alone` is without context. Memory is what zlib allocates for
one socket that sends. CPU time is beside that of making the messages, which is done once for all who see the same.
"""

from __future__ import annotations

import argparse
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


def streams(game_id: str, games: int, players: int) -> tuple[Streams, Streams, float]:
    """By seat of each game all whole updates, and all changes after the first; and the CPU time that making both took."""
    whole: Streams = []
    changed: Streams = []
    began = time.process_time()
    for number in range(games):
        record = play_match(game_id, [bot_names(game_id)[-1]] * players, seed=number)
        began_making, last = time.process_time(), None
        seats: list[tuple[list[bytes], list[bytes]]] = [([], []) for _ in range(players)]
        for table in versions(game_id, record, players):
            now = Broadcast(table, set(range(players)), 0.0)
            for seat, (updates, changes) in enumerate(seats):
                update = now.update(seat, last.table.state.version if last else 0, False)
                updates.append(update)
                changes.append((now.change(last, seat, False) if last else None) or update)
            last = now
        began += began_making - began if number == 0 else 0
        whole += [updates for updates, _ in seats]
        changed += [changes for _, changes in seats]
    return whole, changed, time.process_time() - began


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


def main() -> None:
    parser = argparse.ArgumentParser(description="What compressing live sockets saves and costs.")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--settings", default=SETTINGS)
    given = parser.parse_args()
    texts = given.settings.split(",")
    settings = [*map(Setting, texts), Setting(texts[-1], alone=True)]
    print(ROW.format("", "", "setting", "bytes", "ratio", "CPU/message", "memory"))
    for game_id in game_ids():
        if given.players in load_game(game_id).players:
            whole, changed, _ = streams(game_id, given.games, given.players)
            measure("updates", game_id, whole, settings)
            measure("changes", game_id, changed, settings)


if __name__ == "__main__":
    main()
