"""What becomes of the gold of bots: how often they cannot pay the upkeep, pay for nothing, or lose a game that they had won.

python -m tests.games.emira.conduct --bots regular --players 3 --games 100      all alike; or one bot for each seat, by commas
python -m tests.games.emira.conduct --bots expert --games 3 --anew              bots made for every question, as at a table
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import cast

from caravanserai.bots import load_bot
from caravanserai.core.contract import Event
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.tallies import Tallies
from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.engine import Position, bill_of, fewest_missing
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import PRINCESSES
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.tables.encoding import encode
from caravanserai.tables.workers import Thought, think

PRICED = (e.CaravanBought, e.TokenBought, e.SectionBought, e.CamelBought)
RICH = 2500
"""Who has more than this at the end could have bought nearly anything."""


class Conduct:
    """One game, and what was counted in it, of all seats or of the first one alone."""

    def __init__(
        self,
        bots: Sequence[str],
        seed: int,
        options: EmiraOptions | None = None,
        *,
        turned: int = 0,
        alone: bool = False,
        anew: bool = False,
    ) -> None:
        """`anew`: bots are made for every question, as by a server's workers."""
        players = len(bots)
        self.counted: Counter[str] = Counter()
        self.watched = {turned % players} if alone else set(range(players))
        self.paid: Counter[int] = Counter()
        """By seat, what was paid in this turn for an action that has not been taken yet."""
        self.spent: Counter[int] = Counter()
        """By seat, what was spent in this turn: bids, actions and event cards."""
        self.free: set[int] = set()
        """Who acts for nothing."""
        self.lost: list[int] = []
        """The princesses who have left in this upkeep."""
        self.record = Record(GAME, players, options)
        seated = [bots[(seat - turned) % players] for seat in range(players)]
        self.bots = [load_bot("emira", bot, seed * players + seat) for seat, bot in enumerate(seated)]
        self.anew = anew
        self.memories: dict[int, bytes] = {}
        """By seat, what its bot wants to know again, where bots are made anew."""
        self.tallies = Tallies(GAME, self.record.position)
        for seat, thinker in enumerate(self.bots):
            thinker.tally = self.tallies[seat]
        self.play(Random(seed, 3))
        self.sum_up()

    @property
    def position(self) -> Position:
        return cast(Position, self.record.position)

    def play(self, rng: Random) -> None:
        record = self.record
        while not record.position.is_over():
            met = [is_met(self.position, seat) for seat in range(record.players)]
            events = record.play_chance(rng) if record.awaits_chance() else record.play(self.choose(record.position.actor()))
            self.tallies.tell(events)
            for event in events:
                self.see(event, met)

    def choose(self, seat: int) -> int:
        legal = self.position.legal_moves()
        if len(legal) == 1:
            return legal[0]
        view, bot = GAME.view(self.position, seat), self.bots[seat]
        return self.ask_anew(seat, encode(view), legal) if self.anew else bot.choose(view, legal).move

    def ask_anew(self, seat: int, view: bytes, legal: list[int]) -> int:
        bot, number = self.bots[seat], len(self.record.log)
        thought = Thought(
            game="emira",
            bot=bot.name,
            seed=number * 16 + seat,
            view=view,
            legal=legal,
            tally=encode(bot.tally),
            character=bot.seed,
            memory=self.memories.get(seat, b""),
        )
        answer = think(thought)
        self.memories[seat] = answer.memory
        return answer.move

    def see(self, event: Event, met: list[bool]) -> None:
        """`met`: whose objective was fulfilled before the move."""
        match event:
            case e.TurnStarted():
                self.counted["turns"] += 1
                self.paid, self.spent, self.free, self.lost = Counter(), Counter(), set(), []
            case e.AuctionOpened():
                self.counted["auctions"] += 1
            case e.BidMade():
                self.counted["bids"] += 1
            case e.ActsFree(seat=seat):
                self.free.add(seat)
            case e.PrincessLost(princess=princess):
                self.lost.append(PRINCESSES.index(princess))
            case _ if getattr(event, "seat", None) in self.watched:
                self.see_own(event, met)

    def see_own(self, event: Event, met: list[bool]) -> None:
        match event:
            case e.AuctionWon(seat=seat, paid=paid):
                self.paid[seat] = paid
                self.spent[seat] += paid
                self.counted["gold bid"] += paid
                self.free.discard(seat)
            case e.NothingDone(seat=seat) | e.ReliefTaken(seat=seat):
                self.counted["paid for nothing"] += self.paid[seat] > 0
                self.counted["idle" if isinstance(event, e.NothingDone) else "relief"] += seat in self.free
            case e.StatusBought(seat=seat, cost=price):
                self.buy(seat, price)
            case e.CardsPaid(seat=seat, price=price):
                self.spent[seat] += price
                self.counted["event cards bought"] += 1
            case e.CardPlayed():
                self.counted["event cards played"] += 1
            case e.UpkeepPaid(seat=seat, gold=gold, full=False):
                self.default(seat, gold, met[seat])
            case _ if isinstance(event, PRICED):
                self.buy(event.seat, event.price)

    def buy(self, seat: int, price: int) -> None:
        self.spent[seat] += price
        self.counted["actions"] += 1

    def default(self, seat: int, gold: int, met: bool) -> None:
        """§4.7 It was foreseeable if all could have been paid by who had spent nothing in this turn."""
        bill = bill_of(self.position, seat) + sum(c.PRINCESS_UPKEEPS[princess] for princess in self.lost)
        self.counted["defaults"] += 1
        self.counted["defaults after buying"] += self.spent[seat] > 0
        self.counted["defaults foreseeable"] += gold + self.spent[seat] >= bill
        self.counted["won games lost"] += met

    def sum_up(self) -> None:
        """§8.2 What is left in the end."""
        self.counted["games"] += 1
        for seat in self.watched:
            self.counted["seats"] += 1
            self.counted["gold left"] += self.position.gold[seat]
            self.counted["rich in the end"] += self.position.gold[seat] > RICH
            self.counted["event cards left"] += sum(self.position.hand[seat * c.CARDS : (seat + 1) * c.CARDS])


def is_met(position: Position, seat: int) -> bool:
    """§8.1 Whether the princesses of a seat are those that it needs."""
    count = position.guests[seat].bit_count()
    if position.objective[seat] == c.NONE or count < c.LEAST_WITH_TALENTS[position.seats - 3]:
        return False
    enough = count >= c.LEAST_WITHOUT[position.seats - 3]
    return enough or fewest_missing(position.objective[seat], position.guests[seat]) == 0


def conduct(bot: str, players: int, seeds: range, options: EmiraOptions | None = None, *, anew: bool = False) -> Counter[str]:
    """What is counted in games of these seeds among bots of one kind."""
    total: Counter[str] = Counter()
    for seed in seeds:
        total.update(Conduct([bot] * players, seed, options, anew=anew).counted)
    return total


def conduct_alone(bots: Sequence[str], seeds: range, options: EmiraOptions | None = None, *, anew: bool = False) -> Counter[str]:
    """What is counted of the first bot among others, its seat changing from game to game."""
    total: Counter[str] = Counter()
    for seed in seeds:
        total.update(Conduct(bots, seed, options, turned=seed, alone=True, anew=anew).counted)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="regular", help="one for all seats, or the one that is watched and the others")
    parser.add_argument("--players", type=int, choices=GAME.players, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--advanced", action="store_true")
    parser.add_argument("--anew", action="store_true", help="bots are made for every question, as at a server's table")
    given = parser.parse_args()
    bots, seeds = given.bots.split(","), range(given.seed, given.seed + given.games)
    options = EmiraOptions(advanced=given.advanced)
    one = len(bots) == 1
    if one:
        counted = conduct(bots[0], given.players, seeds, options, anew=given.anew)
    else:
        counted = conduct_alone(bots, seeds, options, anew=given.anew)
    for name, count in sorted(counted.items()):
        print(f"{name:24}{count:8}{count / counted['games']:10.2f} a game{count / counted['seats']:10.2f} a seat")


if __name__ == "__main__":
    main()
