"""How a game ended, as a table of places."""

from __future__ import annotations

from rich.console import Console

from caravanserai.core.contract import Outcome, places_by_score
from caravanserai.core.speech import Speech
from caravanserai.tui.narration import result_table


def test_winners_come_first_and_equals_share_a_place() -> None:
    assert places_by_score([2], [5, 7, 7, 5]) == [3, 2, 1, 3]
    assert places_by_score([0, 1, 2], [9, 0, 4]) == [1, 1, 1]


def test_places_are_those_of_the_game_whatever_the_scores() -> None:
    """Bo has won with fewer points than Cy; Ann and Cy have as many, and the game ranks Cy before her."""
    console = Console(width=60)
    with console.capture() as told:
        console.print(result_table(Outcome([1], [14, 13, 14], "objective", [3, 1, 2]), Speech("en"), ["Ann", "Bo", "Cy"], 0))
    rows = [line.replace("│", " ").split() for line in told.get().splitlines() if "│" in line]
    assert rows[1:] == [["1", "Bo", "★", "13"], ["2", "Cy", "14"], ["3", "Ann", "14"]]
