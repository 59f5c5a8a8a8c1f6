"""Tries the package as somebody gets it who has nothing but the package: run with the Python that it is installed in.

Every game is played to its end; the terminal plays one; the page is opened by the one line that the README gives; two people sit
down at a table there and move; the tables are copied and checked. What is wrong is told, and the exit code is 1. How long
it takes from the command to the first move is told too.

python try_installed.py [--compiled | --plain]               and the rules have to be so
python try_installed.py --browsers PYTHON try_in_browsers.py and two people come with browsers, which that Python works
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PATIENCE = 120.0
OPENED = re.compile(r"Open (http://\S+) in a browser")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kind = reader.add_mutually_exclusive_group()
    kind.add_argument("--compiled", action="store_true", help="the rules must be compiled")
    kind.add_argument("--plain", action="store_true", help="the rules must be plain Python")
    reader.add_argument("--browsers", nargs=2, metavar=("PYTHON", "SCRIPT"), help="who comes to the server with browsers")
    given = reader.parse_args()
    play_every_game(given.compiled, given.plain)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        play_in_terminal(home)
        serve(home, given.browsers)


def play_every_game(compiled: bool, plain: bool) -> None:
    from caravanserai.core.build import is_compiled
    from caravanserai.core.discovery import game_ids, load_game
    from caravanserai.core.randomness import Random

    for name in game_ids():
        game = load_game(name)
        position = game.start(game.usual_players)
        game.play_out(position, Random(1))
        if (compiled and not is_compiled(name)) or (plain and is_compiled(name)):
            sys.exit(f"the rules of {name} are {'plain' if compiled else 'compiled'}")
        outcome = game.outcome(position)
        if outcome is None:
            sys.exit(f"a game of {name} has no end")
        print(f"{name}: {'compiled' if is_compiled(name) else 'plain'} rules, scores {outcome.scores}")


def environment(home: Path) -> dict[str, str]:
    """A person who has never been here: folders of their own, no browser to open, and whatever letters the console has."""
    own = {"HOME": home, "XDG_DATA_HOME": home / "data", "XDG_CONFIG_HOME": home / "config", "LOCALAPPDATA": home / "local"}
    own["WIN_PD_OVERRIDE_LOCAL_APPDATA"] = home / "local"  # on Windows platformdirs asks the system, and since 4.8 this before it
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH")}
    return kept | {name: str(path) for name, path in own.items()} | {"PYTHONIOENCODING": "ascii", "PYTHONUNBUFFERED": "1"}


def caravanserai(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "caravanserai", *arguments]


def play_in_terminal(home: Path) -> None:
    began = time.monotonic()
    watching = caravanserai("play", "camel_up", "--watch", "--fast", "--seed", "1", "--bots", "random", "--lang", "pl")
    subprocess.run(watching, check=True, timeout=PATIENCE, env=environment(home), cwd=home, stdout=subprocess.DEVNULL)
    print(f"a game in the terminal: {time.monotonic() - began:.1f} s")


def serve(home: Path, browsers: list[str] | None) -> None:
    """The one line, and a table for two; another for two browsers, where there are any."""
    began = time.monotonic()
    said = home / "said"
    with said.open("wb") as out:
        server = subprocess.Popen(caravanserai(), env=environment(home), cwd=home, stdout=out, stderr=subprocess.STDOUT)
    try:
        address, lines = _opened(server, said, began)
        print(f"the page answers after {time.monotonic() - began:.1f} s")
        with urllib.request.urlopen(address) as answer:
            if b"<script" not in answer.read():
                sys.exit("the page is not there")
        two_people(address.rstrip("/"))
        print(f"from the command to the first move: {time.monotonic() - began:.1f} s")
        if browsers is not None:
            subprocess.run([*browsers, address], check=True, timeout=3 * PATIENCE)
        found = re.search(r"Tables are kept in (.+?)caravanserai\.db\.", lines)
        if found is None or "first start" not in lines or not Path(found[1]).resolve().is_relative_to(home.resolve()):
            sys.exit(f"it does not say where things are kept:\n{lines}")
        copied = caravanserai("backup", str(home / "copy.db"))
        subprocess.run(copied, check=True, timeout=PATIENCE, env=environment(home), cwd=home)
        subprocess.run(caravanserai("doctor"), check=True, timeout=PATIENCE, env=environment(home), cwd=home)
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _opened(server: subprocess.Popen[bytes], said: Path, began: float) -> tuple[str, str]:
    while time.monotonic() < began + PATIENCE and server.poll() is None:
        lines = said.read_text(encoding="utf-8")
        if found := OPENED.search(lines):
            return found[1], lines
        time.sleep(0.05)
    sys.exit(f"the server does not start:\n{said.read_text(encoding='utf-8')}")


def two_people(address: str) -> None:
    from caravanserai.api.commands import Play, Ready, SeatBot, Sit, Start
    from caravanserai.api.settings import Settings
    from caravanserai.client import Client

    with Client(address) as host, Client(address) as guest:
        options: dict[str, str | int | bool] = {"stack_order": "random", "first_crazy": "random"}
        table = host.open_table(Settings(game="camel_up", players=3, options=options)).table
        for seat, person in enumerate((host, guest)):
            person.me()
            person.do(table, Sit(name=f"Person {seat + 1}", seat=seat))
            person.do(table, Ready())
        host.do(table, SeatBot(2, "regular"))
        host.do(table, Start())
        for person in (host, guest):
            update = person.table(table)
            while not update.legal:
                time.sleep(0.02)
                update = person.table(table)
            person.do(table, Play(update.legal[0].moves[0].number, update.version))


if __name__ == "__main__":
    main()
