"""The first *regular* of Five Tribes, kept as it was: *early*, to measure others by.

It looks one decision ahead: for a move the best end that is left, for a bid what acting sooner is worth, for everything else the
rough worth of what is taken or given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from caravanserai.core.bot import Bot, Choice
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.bots.evaluation import (
    ELDER_WORTH,
    FAKIR_WORTH,
    NEUTRAL_SHARE,
    POWER_WORTH,
    VIZIER_WORTH,
    Judgement,
)
from caravanserai.games.five_tribes.kernel.grid import distance
from caravanserai.games.five_tribes.names import DJINNS, TILES
from caravanserai.games.five_tribes.table import moves as m
from caravanserai.games.five_tribes.table.view import FiveTribesView

PRICES = {"elder": ELDER_WORTH, "fakir": FAKIR_WORTH}
CAUTION = 0.7
"""Of what an early place seems to be worth, so much is paid for: others may want another move."""
EARNEST = 0.01
"""What breaks ties in favour of doing something."""


class Early(Bot[FiveTribesView]):
    """Takes what is worth most. Answers at once."""

    name: ClassVar[str] = "early"

    def choose(self, view: FiveTribesView, legal_moves: list[int]) -> Choice:
        if len(legal_moves) == 1:
            return Choice(legal_moves[0], "only")
        if view.phase == "bidding":
            return self.bid(view, legal_moves)
        judgement = Judgement(view)
        worths = {move: self.weigh(judgement, m.MOVES[move]) for move in legal_moves}
        best = max(legal_moves, key=lambda move: (worths[move], -move))
        return Choice(best, "worth", {"value": round(worths[best], 1)})

    def bid(self, view: FiveTribesView, legal_moves: list[int]) -> Choice:
        """What acting at each place brings, less its price; the last place costs nothing."""
        judgement = Judgement(view)

        def worth(number: int) -> float:
            bid = m.MOVES[number]
            spot = c.SPOT_PRICES.index(bid.spot) if bid.spot else c.FRONT_ZERO
            price: float = c.SPOT_PRICES[spot - bid.fakirs] + bid.fakirs * FAKIR_WORTH
            return CAUTION * judgement.rank_worth(spot) - price

        best = max(legal_moves, key=lambda number: (worth(number), -number))
        return Choice(best, "bid", {"value": round(max(0.0, worth(best) - CAUTION * judgement.ranks[-1]), 1)})

    def weigh(self, judgement: Judgement, move: Any) -> float:
        return _WORTHS.get(type(move), _nothing)(judgement, move)


def _nothing(judgement: Judgement, move: Any) -> float:
    return 0.0


def _drop(judgement: Judgement, move: m.Drop) -> float:
    return judgement.drop_worth(move.tile, move.tribe)


def _pick(judgement: Judgement, move: m.PickUp) -> float:
    return judgement.pick_worth(move.tile)


def _build(judgement: Judgement, move: m.Build) -> float:
    """A fakir is spent where it brings more than it is worth."""
    end = TILES.index(judgement.view.step.end or "a1")
    times = 2 if judgement.view.step.doubled else 1
    return move.fakirs * (times * judgement.blue_around(end) - FAKIR_WORTH)


def _kill(judgement: Judgement, move: m.Kill) -> float:
    step = judgement.view.step
    end, tile = TILES.index(step.end or "a1"), TILES.index(move.tile)
    fakirs = 0 if step.kill_tile else max(0, distance(end, tile) - step.taken)
    return judgement.victim_worth(tile) - fakirs * FAKIR_WORTH


def _kill_held(judgement: Judgement, move: m.KillHeld) -> float:
    seat = judgement.view.seats[move.seat]
    return 2.0 + (0.1 * seat.viziers if move.tribe == "vizier" else 0.0)


def _power(judgement: Judgement, move: m.UsePower) -> float:
    """What the best tile for it brings, less its price."""
    price = PRICES[move.payment] + (ELDER_WORTH if c.DJINN_COSTS[DJINNS.index(move.djinn)] == c.TWO else 0.0)
    return _power_gain(judgement, move.djinn) - price


def _power_gain(judgement: Judgement, djinn: str) -> float:
    own = [tile for tile in judgement.tiles if tile.owner == judgement.seat]
    if djinn == "enki":
        return (5.0 if "haurvatat" in judgement.own.djinns else 3.0) if any(t.design == "oasis" for t in own) else 0.0
    if djinn == "bouraq":
        return 5.0 if any(tile.design == "village" for tile in own) else 0.0
    if djinn in ("leta", "utug"):
        return judgement.richest([tile for tile, seen in enumerate(judgement.tiles) if _is_open(seen, djinn == "utug")])
    if djinn == "sloar":
        return 2.8
    if djinn == "sibittis":
        return 6.0 + POWER_WORTH
    if djinn == "echidna":
        step = judgement.view.step
        return step.taken * judgement.blue_around(TILES.index(step.end or "a1"))
    return 1.0 if djinn == "ibus" else 0.0


def _is_open(tile: Any, with_meeples: bool) -> bool:
    return tile.owner is None and not tile.palms and not tile.palaces and bool(tile.meeples) == with_meeples


def _aim(judgement: Judgement, move: m.Aim) -> float:
    """The tile that brings most: for a piece one's own, for a camel the one with the highest number."""
    tile, step = judgement.tiles[TILES.index(move.tile)], judgement.view.step
    if step.power in ("leta", "utug") or step.thief == "kohdian":
        worth = judgement.tile_worth(TILES.index(move.tile))
        return -worth if judgement.view.phase == "giving" else worth
    return 1.0 if tile.owner == judgement.seat else NEUTRAL_SHARE if tile.owner is None else -1.0


def _take_card(judgement: Judgement, move: m.TakeCard) -> float:
    """The price is paid once, so a large market's two cards share it."""
    worth = judgement.card_worth(judgement.view.row[move.place - 1])
    if judgement.view.phase == "second_card":
        return worth
    end = judgement.tiles[TILES.index(judgement.view.step.end or "a1")]
    rest = judgement.market_worth(end.design == "large_market")
    return worth * EARNEST + (rest or -EARNEST * 10)


def _take_djinn(judgement: Judgement, move: m.TakeDjinn) -> float:
    return judgement.djinn_points(judgement.view.djinn_row[move.place - 1]) - ELDER_WORTH - PRICES[move.payment]


def _take_thief(judgement: Judgement, move: m.TakeThief) -> float:
    return c.THIEF_POINTS + 1.0 - ELDER_WORTH - PRICES[move.payment]


def _use_thief(judgement: Judgement, move: m.UseThief) -> float:
    """Used when others have something to take."""
    others = [seat for number, seat in enumerate(judgement.view.seats) if number != judgement.seat]
    theirs = [number for number, tile in enumerate(judgement.tiles) if tile.owner not in (None, judgement.seat)]
    gain = {
        "houssain": min(2, sum(seat.cards for seat in others)) * 2.5,
        "ziad": VIZIER_WORTH * min(1, sum(seat.viziers for seat in others)),
        "ouafat": max((judgement.djinn_points(djinn) for seat in others for djinn in seat.djinns), default=0.0),
        "kohdian": judgement.richest(theirs) if judgement.own.camels else 0.0,
        "shaum": 5.0 if any(judgement.tiles[tile].palms + judgement.tiles[tile].palaces for tile in theirs) else 0.0,
    }
    hurt = 1.5 * len(others)
    return gain.get(move.thief, 0.0) + (hurt if gain.get(move.thief) else 0.0) - c.THIEF_POINTS


def _give_good(judgement: Judgement, move: m.GiveGood) -> float:
    hand = judgement.view.seats[judgement.view.step.victim or 0].hand or {}
    return float(hand.get(move.good, 0))


def _claim_good(judgement: Judgement, move: m.ClaimGood) -> float:
    return judgement.card_worth(move.good)


def _give_djinn(judgement: Judgement, move: m.GiveDjinn) -> float:
    return -judgement.djinn_points(move.djinn)


def _gain_djinn(judgement: Judgement, move: m.ClaimDjinn | m.KeepDjinn) -> float:
    return judgement.djinn_points(move.djinn)


_WORTHS: dict[type, Callable[[Judgement, Any], float]] = {
    m.PickUp: _pick,
    m.Drop: _drop,
    m.Build: _build,
    m.Kill: _kill,
    m.KillHeld: _kill_held,
    m.Spare: lambda judgement, move: 0.2,
    m.UsePower: _power,
    m.Aim: _aim,
    m.UseThief: _use_thief,
    m.TakeCard: _take_card,
    m.TakeDjinn: _take_djinn,
    m.TakeThief: _take_thief,
    m.GiveGood: _give_good,
    m.ClaimGood: _claim_good,
    m.GiveDjinn: _give_djinn,
    m.ClaimDjinn: _gain_djinn,
    m.KeepDjinn: _gain_djinn,
    m.GivePalm: lambda judgement, move: 1.0,
    m.ClaimPalace: lambda judgement, move: 1.0,
    m.OfferGood: lambda judgement, move: -1.0,
    m.WithdrawGood: lambda judgement, move: EARNEST,
    m.GoOn: lambda judgement, move: 0.0,
}
