"""How results of the lab are drawn in a notebook: the plots of their reports, in the ink of the page around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravanserai.core.intervals import Estimate
from caravanserai.core.sheet import LIGHT
from caravanserai.lab.plots import forest, percent

INK: Final = " ".join(
    f"--{name}: currentColor;" for name in ("ink", "faint", "line", *(f"seat{one}" for one in range(len(LIGHT))))
)
STYLE: Final = f"""<style>
.caravanserai .drawn {{ {INK} }}
.caravanserai .drawn svg {{ max-width: 36em; width: 100%; }}
.caravanserai .drawn svg text {{ fill: currentColor; font: 12px system-ui, sans-serif; }}
.caravanserai .drawn .fair {{ stroke: currentColor; stroke-dasharray: 4 3; opacity: .6; }}
.caravanserai .drawn figure {{ margin: .5em 0; }}
.caravanserai .drawn :is(figcaption, small) {{ opacity: .75; }}
.caravanserai .drawn small {{ display: block; }}
</style>"""


def drawn(*figures: str) -> str:
    """Plots and tables of a report, as a notebook shows them."""
    return f'{STYLE}<div class="drawn">{"".join(figures)}</div>'


def shares(label: str, rows: Sequence[tuple[str, Estimate]], players: int) -> str:
    """Shares of the victories with their intervals, and what would be fair."""
    return forest(f"{label}; the broken line is a fair share", rows, percent, 1 / players)


def seats(won: Sequence[Estimate]) -> str:
    return shares(
        "Each seat's share of the victories", [(f"seat {seat}", one) for seat, one in enumerate(won, start=1)], len(won)
    )
