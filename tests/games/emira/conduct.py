"""What becomes of the gold of bots: how often they cannot pay the upkeep, pay for nothing, or lose a game that they had won."""

from __future__ import annotations

from collections import Counter
from typing import cast

from caravanserai.bots import load_bot
from caravanserai.core.contract import Event
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.tallies import Tallies
from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.engine import Position, fewest_missing
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.options import EmiraOptions

BOUGHT = (e.CaravanBought, e.TokenBought, e.StatusBought, e.SectionBought, e.CamelBought, e.CardsPaid)


class Conduct:
    """One game of a bot against itself, and what was counted in it."""

    def __init__(self, bot: str, players: int, seed: int, options: EmiraOptions | None = None) -> None:
        self.counted: Counter[str] = Counter()
        self.paid: set[int] = set()
        """Who has paid for an action in this turn and not acted yet."""
        self.bought: set[int] = set()
        """Who has bought something in this turn."""
        self.record = Record(GAME, players, options)
        self.bots = [load_bot("emira", bot, seed * players + seat) for seat in range(players)]
        self.tallies = Tallies(GAME, self.record.position)
        for seat, thinker in enumerate(self.bots):
            thinker.tally = self.tallies[seat]
        self.play(Random(seed, 3))

    def play(self, rng: Random) -> None:
        record = self.record
        while not record.position.is_over():
            met = [is_met(cast(Position, record.position), seat) for seat in range(record.players)]
            events = record.play_chance(rng) if record.awaits_chance() else record.play(self.choose(record.position.actor()))
            self.tallies.tell(events)
            for event in events:
                self.see(event, met)

    def choose(self, seat: int) -> int:
        position = self.record.position
        legal = position.legal_moves()
        return legal[0] if len(legal) == 1 else self.bots[seat].choose(GAME.view(position, seat), legal).move

    def see(self, event: Event, met: list[bool]) -> None:
        """`met`: whose objective was fulfilled before the move."""
        match event:
            case e.TurnStarted():
                self.paid, self.bought = set(), set()
            case e.AuctionOpened():
                self.counted["auctions"] += 1
            case e.BidMade():
                self.counted["bids"] += 1
            case e.AuctionWon(seat=seat, paid=paid) if paid > 0:
                self.paid.add(seat)
            case e.NothingDone(seat=seat) | e.ReliefTaken(seat=seat) if seat in self.paid:
                self.counted["paid for nothing"] += 1
            case e.UpkeepPaid(seat=seat, full=False):
                self.counted["defaults"] += 1
                self.counted["defaults after buying"] += seat in self.bought
                self.counted["won games lost"] += met[seat]
            case _ if isinstance(event, BOUGHT):
                self.bought.add(event.seat)


def is_met(position: Position, seat: int) -> bool:
    """§8.1 Whether the princesses of a seat are those that it needs."""
    count = position.guests[seat].bit_count()
    if position.objective[seat] == c.NONE or count < c.LEAST_WITH_TALENTS[position.seats - 3]:
        return False
    enough = count >= c.LEAST_WITHOUT[position.seats - 3]
    return enough or fewest_missing(position.objective[seat], position.guests[seat]) == 0


def conduct(bot: str, players: int, seeds: range, options: EmiraOptions | None = None) -> Counter[str]:
    """What is counted in games of these seeds among bots of one kind."""
    total: Counter[str] = Counter(games=len(seeds))
    for seed in seeds:
        total += Conduct(bot, players, seed, options).counted
    return total
