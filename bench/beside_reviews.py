"""Whether people's moves wait for reviews: how long moves take while nothing is reviewed, and while three reviews are wanted.

    python bench/beside_reviews.py [--tables 20] [--seconds 10] [--times 4] [--data memory]

A server, `caravanserai serve`, with so many tables of four that make a move every second. By turns, a fresh one for so many
seconds each, in which three finished games of Five Tribes are brought along and more follow: they are left alone, one more
every five seconds; or all wait to be reviewed, one more as soon as one is done. So what is told apart is reviewing alone.
Prints the medians over the turns of p50 and p99, and the ratio of the medians. With `--data memory`, or a folder of one's own
choice, the servers' data is kept there, so that waiting for a disk is told apart from waiting for a processor.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import httpx

from caravanserai.core.saved import write_record
from caravanserai.lab.match import play_match
from server import HERE, PACES, Process, our_server

MEMORY = "/dev/shm"
"""A folder that is kept in memory."""
WANTED = 3
PAUSE = 0.2
ONE_MORE = 5.0
"""How often a game comes along that nobody wants to have reviewed: about as long as a review takes."""


def figures(server: Process, tables: int, seconds: float) -> dict[str, float]:
    command = [sys.executable, str(HERE / "server_load.py"), str(server.port), str(tables), str(seconds), str(PACES[0])]
    told = subprocess.run(command, capture_output=True, text=True, cwd=HERE, check=True).stdout.splitlines()
    found: dict[str, float] = json.loads(told[-1])
    return found


class Wanting:
    """Somebody who brings games along, and keeps three reviews waiting or wants none."""

    def __init__(self, server: Process, *, reviewed: bool) -> None:
        self.reviewed = reviewed
        origin = f"http://127.0.0.1:{server.port}"
        self.http = httpx.Client(base_url=f"{origin}/api", headers={"Origin": origin}, timeout=60)
        self.http.get("/me")
        self.text = write_record(play_match("five_tribes", ["regular", "regular"], 3))
        self.done = 0
        self.over = threading.Event()

    def begin(self) -> str:
        """A game of its own, since a review is made once."""
        table = self.http.post("/tables/import", json={"text": self.text}).raise_for_status().json()["table"]
        if self.reviewed:
            self.http.post(f"/tables/{table}/review", json={}).raise_for_status()
        return str(table)

    def keep_waiting(self) -> None:
        waiting, began = [self.begin() for _ in range(WANTED)], time.monotonic()
        while not self.over.wait(PAUSE):
            state = self.http.get(f"/tables/{waiting[0]}/review").json()["state"]
            self.done += state == "done"
            if state == "done" or (not self.reviewed and time.monotonic() - began > ONE_MORE):
                waiting, began = [*waiting[1:], self.begin()], time.monotonic()


@contextlib.contextmanager
def bringing(server: Process, *, reviewed: bool) -> Iterator[Wanting]:
    wanting = Wanting(server, reviewed=reviewed)
    thread = threading.Thread(target=wanting.keep_waiting)
    thread.start()
    try:
        yield wanting
    finally:
        wanting.over.set()
        thread.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--data", help="memory, or a folder: where the servers' data is kept")
    given = parser.parse_args()
    beneath = MEMORY if given.data == "memory" else given.data
    alone, beside, made = list[dict[str, float]](), list[dict[str, float]](), 0
    for _ in range(given.times):
        with our_server("sqlite", beneath=beneath) as server, bringing(server, reviewed=False):
            alone.append(figures(server, given.tables, given.seconds))
        with our_server("sqlite", beneath=beneath) as server, bringing(server, reviewed=True) as wanting:
            beside.append(figures(server, given.tables, given.seconds))
        made += wanting.done
    print(
        f"{given.tables} tables of four, {given.times} times {given.seconds:.0f} s each; data in {given.data or 'a usual folder'}"
    )
    print(f"  {made} reviews were done meanwhile")
    for name in ("p50", "p99"):
        without, by = (statistics.median(one[name] for one in turns) for turns in (alone, beside))
        each = ", ".join(f"{a[name]:.1f}/{b[name]:.1f}" for a, b in zip(alone, beside, strict=True))
        print(f"  {name}: {without:.1f} ms without, {by:.1f} ms beside reviews, {by / without:.2f} times ({each})")


if __name__ == "__main__":
    main()
