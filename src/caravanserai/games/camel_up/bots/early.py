"""*Early*: the regular of the first version, kept exactly as it was, so that others can be measured by it at any later time.

It weighs every legal move in coins. A leg ticket, a tile and a roll are valued by the exact odds of the leg, a finish card by the
odds of the race; from the best six it takes off a third of what the move leaves to the next player. It takes the crazy camels for
the front of the race, does not ask which camels the piled cards are on, and counts coins where only the first place counts.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, ClassVar

import msgspec

from caravanserai.core.bot import Bot, Choice
from caravanserai.core.randomness import Random, below
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.lens.odds import Odds, Race, expected_payout, leg_odds, race_odds, ticket_value
from caravanserai.games.camel_up.names import RACERS, Racer
from caravanserai.games.camel_up.table.moves import MOVES, CopyTicket, FormPartnership, PlaceTile, PlayCard, TakeTicket
from caravanserai.games.camel_up.table.notation import Board
from caravanserai.games.camel_up.table.restore import restore
from caravanserai.games.camel_up.table.view import CamelUpView

PROMISING_TILE: float = 0.25
"""Tiles that will hardly be stepped on are not looked at any closer."""

IMPATIENCE: float = 0.02
"""Tiles can be moved for ever (C-27): the longer nobody has rolled, the less it is worth, in coins for each turn."""

EARLY_CARD: float = 0.55
"""What is left of a finish card's worth at the very start: one can still learn before playing it."""


class Weighed(msgspec.Struct, frozen=True):
    """A move, its worth in coins, and the reason for it as data."""

    move: int
    value: float
    reason: str
    about: dict[str, str | int | float]


class Judgement:
    """One turn's thoughts. The position is restored from the view: nothing else is known here."""

    def __init__(self, view: CamelUpView, races: int) -> None:
        self.view = view
        self.seat = view.turn
        self.races = races
        self.position: Position = restore(view, Random(view.turns))
        self.board = board_of(self.position)

    @cached_property
    def odds(self) -> Odds:
        return odds_of(self.board)

    @cached_property
    def race(self) -> Race:
        return race_odds(self.board, self.races, self.view.turns + 1)

    def weigh(self, number: int) -> Weighed:
        move = MOVES[number]
        match move:
            case TakeTicket():
                return self.weigh_ticket(number, move)
            case PlaceTile():
                return self.weigh_tile(number, move)
            case PlayCard():
                return self.weigh_card(number, move)
            case FormPartnership():
                value = self.partner_value(move.seat)
                return Weighed(number, value, "ally", {"seat": move.seat, "value": round(value, 2)})
        value = 1 + self.tile_income(self.odds.next_landings)
        return Weighed(number, value, "roll", {"value": round(value, 2)})

    def weigh_ticket(self, number: int, move: TakeTicket) -> Weighed:
        """§9.1 The top ticket by the exact odds of the leg."""
        value = ticket_value(self.odds, move.camel, self.view.tickets[move.camel][0])
        first = round(100 * self.odds.chance(self.odds.camels[move.camel].first))
        return Weighed(number, value, "ticket", {"camel": move.camel, "first": first, "value": round(value, 2)})

    def weigh_tile(self, number: int, move: PlaceTile) -> Weighed:
        """§5.5 What stops on it pays; and it bends the odds of the tickets held, mine for me and the others' against me."""
        value = self.odds.chance(self.odds.landings[move.space])
        if value > PROMISING_TILE:
            after = odds_of(self.board_with_tile(move))
            income = after.chance(after.landings[move.space]) - self.tile_income(self.odds.landings)
            value = income + self.held_value(after) - self.held_value(self.odds)
        else:
            value -= self.tile_income(self.odds.landings)
        value -= IMPATIENCE * self.view.idle_turns
        return Weighed(number, value, "tile", {"space": move.space, "side": move.side, "value": round(value, 2)})

    def weigh_card(self, number: int, move: PlayCard) -> Weighed:
        """§10.2 The odds of the race, and how many have likely said the same before."""
        chances = self.race.camels[move.camel]
        chance = chances.winner if move.pile == "winner" else chances.loser
        pile = self.view.winner_pile if move.pile == "winner" else self.view.loser_pile
        others = sum(1 for card in pile if card.owner != self.seat)
        value = (chance * expected_payout(others, chance) - (1 - chance)) * self.patience()
        about: dict[str, str | int | float] = {"pile": move.pile, "camel": move.camel, "chance": round(100 * chance)}
        return Weighed(number, value, "card", about | {"value": round(value, 2)})

    def patience(self) -> float:
        """The nearer the finish, the less there is to learn by waiting."""
        front = max(stack.space for stack in self.view.track)
        return EARLY_CARD + (1 - EARLY_CARD) * min(1.0, front / c.SPACES)

    def partner_value(self, seat: int) -> float:
        """§11.2 The best of what the other holds; and something for what the other will still take."""
        held = [
            self.odds.chance(self.odds.camels[ticket.camel].first * ticket.value + self.odds.camels[ticket.camel].second)
            for ticket in self.view.seats[seat].tickets
        ]
        dice_left = len(self.view.dice_left) - 1
        return max([*held, 0.2 * dice_left, float(self.view.seats[seat].pyramid_tickets > 0)])

    def tile_income(self, landings: dict[int, int]) -> float:
        """What the tile already out brings its owner."""
        space = self.position.tile_space[self.seat]
        return self.odds.chance(landings[space]) if space else 0.0

    def held_value(self, odds: Odds) -> float:
        """My tickets, less an equal share of everybody else's."""
        value = 0.0
        for number, seat in enumerate(self.view.seats):
            worth = sum(ticket_value(odds, ticket.camel, ticket.value) for ticket in seat.tickets)
            value += worth if number == self.seat else -worth / (len(self.view.seats) - 1)
        return value

    def board_with_tile(self, move: PlaceTile) -> Board:
        own = 1 << self.position.tile_space[self.seat] if self.position.tile_space[self.seat] else 0
        board = Board(self.board.camels, self.board.cheers & ~own, self.board.boos & ~own, self.board.dice)
        if move.side == "cheer":
            board.cheers |= 1 << move.space
        else:
            board.boos |= 1 << move.space
        return board

    def leaves(self, number: int) -> float:
        """What the next player can then take at best, in coins: a ticket, or the coin for rolling."""
        move = MOVES[number]
        if number == c.ROLL:
            return self.leaves_after_roll()
        odds = self.odds
        if isinstance(move, PlaceTile):
            odds = odds_of(self.board_with_tile(move))
        taken = move.camel if isinstance(move, TakeTicket) else None
        return best_offer(odds, self.view.tickets, taken)

    def leaves_after_roll(self) -> float:
        """The mean over every die and face that can come; after the last roll of a leg all tickets are new."""
        position = self.position.copy()
        position.play(c.ROLL)
        rolls, weights = position.legal_moves(), position.weights()
        total = 0.0
        for roll, weight in zip(rolls, weights, strict=True):
            after = position.copy()
            after.play(roll)
            if not after.is_over():
                tickets = self.view.tickets if after.leg == position.leg else FRESH_TICKETS
                total += weight * best_offer(odds_of(board_of(after)), tickets, None)
        return total / sum(weights)


FRESH_TICKETS: dict[Racer, list[int]] = {camel: list(c.TICKET_VALUES) for camel in RACERS}


def board_of(position: Any) -> Board:
    """The race alone, for the odds."""
    return Board(position.camels, position.cheers, position.boos, position.dice)


def odds_of(board: Board) -> Odds:
    """The exact odds of a leg. They are kept for a while, which changes no choice: between two rolls only tiles do."""
    return _odds_of(board.camels, board.cheers, board.boos, board.dice)


@lru_cache(maxsize=8192)
def _odds_of(camels: int, cheers: int, boos: int, dice: int) -> Odds:
    return leg_odds(Board(camels, cheers, boos, dice))


def best_offer(odds: Odds, tickets: dict[Racer, list[int]], taken: Racer | None) -> float:
    """The best of the top tickets, one pile being a ticket shorter, or the coin for rolling."""
    best = 1.0
    for camel, pile in tickets.items():
        left = pile[1:] if camel == taken else pile
        if left:
            best = max(best, ticket_value(odds, camel, left[0]))
    return best


class Early(Bot[CamelUpView]):
    """Takes what is worth most, less a share of what it leaves to the next player. Answers at once."""

    name: ClassVar[str] = "early"
    races: ClassVar[int] = 2000
    share_left: ClassVar[float] = 0.33
    closely: ClassVar[int] = 6
    """How many of the best moves are looked at again for what they leave."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rng = Random(seed, 2)

    def choose(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        if len(legal_moves) == 1:
            return Choice(legal_moves[0], "only")
        if view.phase == "copying":
            return copy_best(view, legal_moves)
        if view.phase != "turn":
            return Choice(legal_moves[below(self.rng, len(legal_moves))], "setup")
        judgement = Judgement(view, self.races)
        best = self.pick([judgement.weigh(move) for move in legal_moves], judgement)
        return Choice(best.move, best.reason, best.about)

    def pick(self, weighed: list[Weighed], judgement: Judgement) -> Weighed:
        """Moves that cannot catch up any more are not looked at closely."""
        weighed.sort(key=lambda move: (-move.value, move.move))
        return max(weighed[: self.closely], key=lambda move: move.value - self.share_left * judgement.leaves(move.move))


def copy_best(view: CamelUpView, legal_moves: list[int]) -> Choice:
    """§11.2 Of the partner's tickets the one that earns most (C-33)."""
    gains = {move: copy_gain(view, MOVES[move]) for move in legal_moves}
    best = max(gains, key=lambda move: gains[move])
    return Choice(best, "copy", {"value": gains[best]})


def copy_gain(view: CamelUpView, move: CopyTicket) -> int:
    if move.ticket in ("pyramid", "nothing"):
        return int(move.ticket == "pyramid")
    order = [camel for stack in reversed(view.track) for camel in reversed(stack.camels) if camel not in ("white", "black")]
    partner = view.seats[view.turn].partner
    assert partner is not None
    values = [ticket.value for ticket in view.seats[partner].tickets if ticket.camel == move.ticket]
    return max(values) if order[0] == move.ticket else 1 if order[1] == move.ticket else -1
