"""Luck against skill, by blocks in which everybody plays the same dice from every seat.

At a table of P, a block has P games, in which each bot sits once in each seat. What a seat brings all who sit there with the same
dice is the luck of the deal; what a bot has in all seats and all blocks is skill; what is left is what became of the dice once
the games had gone apart, and moods. The four parts of the variance are estimated as in an analysis of variance.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from caravanserai.lab.tracing import Trace


class Luck(msgspec.Struct, frozen=True):
    """Parts of the variance of how far a seat is ahead of the others' mean, which add up to 1."""

    line_up: list[str]
    games: int
    skill: float
    """Who plays."""
    seat: float
    """Where one sits, whatever the dice."""
    deal: float
    """What the same dice bring whoever sits there."""
    rest: float


def luck_of(traces: Sequence[Trace]) -> Luck | None:
    """From whole blocks of one table, in their order; None of fewer than two blocks, or where nothing varies."""
    players = len(traces[0].seats)
    leads: defaultdict[int, dict[tuple[int, int], float]] = defaultdict(dict)
    for trace in traces:
        total = sum(seat.score for seat in trace.seats)
        for number, seat in enumerate(trace.seats):
            lead = seat.score - (total - seat.score) / (players - 1)
            leads[trace.block][number, (number - trace.turned) % players] = lead
    if len(leads) < 2:
        return None
    return _parts(traces, list(leads.values()), players)


def _parts(traces: Sequence[Trace], blocks: Sequence[dict[tuple[int, int], float]], players: int) -> Luck | None:
    """The expected mean squares solved for the variances; one below nothing is nothing."""
    count, mean = len(blocks), sum(sum(block.values()) for block in blocks) / (len(blocks) * players**2)
    by_bot = [sum(block[seat, bot] for block in blocks for seat in range(players)) / (count * players) for bot in range(players)]
    by_seat = [sum(block[seat, bot] for block in blocks for bot in range(players)) / (count * players) for seat in range(players)]
    deals = [[sum(block[seat, bot] for bot in range(players)) / players for seat in range(players)] for block in blocks]
    dealt = sum((deals[b][seat] - by_seat[seat]) ** 2 for b in range(count) for seat in range(players))
    left = sum(
        (block[seat, bot] - deals[b][seat] - by_bot[bot] + mean) ** 2
        for b, block in enumerate(blocks)
        for seat in range(players)
        for bot in range(players)
    )
    rest = left / ((count * players - 1) * (players - 1))
    deal = max(0.0, (players * dealt / ((count - 1) * players) - rest) / players)
    skill = max(0.0, sum((one - mean) ** 2 for one in by_bot) / (players - 1) - rest / (count * players))
    seat = max(0.0, sum((one - mean) ** 2 for one in by_seat) / (players - 1) - (players * deal + rest) / (count * players))
    whole = skill + seat + deal + rest
    if not whole:
        return None
    line_up = [one.bot for one in traces[0].seats]
    return Luck(line_up, len(traces), skill / whole, seat / whole, deal / whole, rest / whole)
