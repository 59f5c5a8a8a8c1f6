"""Engines, records, bots, matches, simulation, odds and reviews need msgspec and nothing else."""

from __future__ import annotations

import subprocess
import sys

ONLY = "caravanserai", "msgspec"
BLOCKING = f"""
import sys

class Blocking:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in {ONLY!r} and not top.startswith("__editable__"):
            raise ModuleNotFoundError(f"{{name}} is blocked", name=name)

sys.meta_path.insert(0, Blocking())
"""
USING = """
from caravanserai import *

for game_id in game_ids():
    game = load_game(game_id)
    assert bot_names(game_id)[0] == "random"
    players = game.players.start
    record = play_match(game_id, ["random", *["regular"] * (players - 1)], seed=1, options=game.simulated)
    assert read_record(write_record(record)) == record
    assert record._repr_html_() and str(record.at(20))
    assert simulate(game_id, players, 5, seed=1).games == 5
    game.lens(game.view(record.at(40), 0))
    make_bot(game_id, "expert(seconds=0.001)", seed=1)

from caravanserai.games.camel_up.lens.odds import report
report("1[G Y R] 3[B P] 15[w] 16[k]", races=10)
from caravanserai.core.fair import Fairness
from caravanserai.reviewing.review import review
print("played", *sorted({module.partition(".")[0] for module in sys.modules} - set(sys.stdlib_module_names)))
"""


def test_what_plays_needs_msgspec_and_nothing_else() -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKING + USING], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[0] == "played"
    assert {"rich", "typer", "fluent", "babel", "cryptography", "numpy"}.isdisjoint(done.stdout.split())
