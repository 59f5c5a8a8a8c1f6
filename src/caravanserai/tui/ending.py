"""How a game ended, as a table of places."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from caravanserai.core.contract import Outcome
from caravanserai.core.speech import Speech
from caravanserai.terminal.palette import FAINT, FRAME, HERE, TITLE


def result_table(outcome: Outcome, speech: Speech, names: Sequence[str], reader: int | None) -> Table:
    """Every player with place and score; winners are marked."""
    table = Table(title=Text(speech.say("terminal-final"), TITLE), box=box.ROUNDED, border_style=FRAME, header_style=FAINT)
    table.add_column(speech.say("terminal-place"), justify="right")
    table.add_column(speech.say("terminal-name"))
    table.add_column(speech.say("terminal-score"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: (outcome.places[seat], -outcome.scores[seat], seat)):
        star = " ★" if seat in outcome.winners else ""
        name = Text.assemble((names[seat], HERE if seat == reader else ""), (star, HERE))
        table.add_row(str(outcome.places[seat]), name, Text(str(outcome.scores[seat]), "bold"))
    return table
