"""A game of Camel Up at one moment: everything the rules need to go on, and nothing else."""

from typing import Final

from caravanserai.core.words import Word
from caravanserai.games.camel_up.camels import NO_CAMELS
from caravanserai.games.camel_up.components import (
    CARDS,
    CHOOSING_START,
    DICE,
    NOBODY,
    PYRAMID_TICKETS,
    RACERS,
    RUNNING,
    SEATS,
    STARTING_COINS,
    TICKETS_PER_COLOUR,
)

FACTS: Final = 120
"""Room for what one move can make happen: at most all tickets, purses and finish cards scored."""


class State:
    """Lists have fixed lengths; a set of spaces, seats, camels or dice is a number with one bit for each."""

    seats: int
    phase: int
    turn: int
    """The seat that acts, or on whose behalf chance does."""

    # Options of the table, each explained in `options`.
    start_seat: int
    stack_order: int
    first_crazy: int
    floor_per_pile: bool
    copy_by_hand: bool
    stall_limit: int
    hide_coins: bool
    two_players: bool

    camels: Word
    taken: int
    """The spaces with a camel."""
    cheers: int
    boos: int
    tile_space: list[int]
    """By seat; 0 while the tile is off the board."""

    dice: int
    """The dice still in the pyramid."""
    rolled: list[int]
    """The dice that are out, in the order they came, as moves of chance."""
    rolled_count: int

    tickets: int
    """The colours whose pile of leg tickets is not empty."""
    ticket_taken: list[int]
    """By colour: how many are gone."""
    ticket_holder: list[int]
    """By colour and ticket: who took it."""
    pyramid_tickets: list[int]

    hand: list[int]
    """By seat: the colours of the finish cards not yet played."""
    winner_pile: list[int]
    """Oldest first: seat * 8 + colour."""
    winner_count: int
    loser_pile: list[int]
    loser_count: int

    free_partners: int
    """The seats whose partnership card shows its available side."""
    partner: list[int]
    copied: list[int]
    """By seat: what the partner's ticket brings, while the seats choose."""

    coins: list[int]
    start_marker: int
    leg: int
    turns: int
    idle_turns: int
    """Turns since the last roll."""
    finish: int

    listening: bool
    fact_count: int
    facts: list[Word]

    def __init__(self, seats: int = 4) -> None:
        self.seats = seats
        self.phase = CHOOSING_START
        self.turn = 0
        self.start_seat = 0
        self.stack_order = 0
        self.first_crazy = 0
        self.floor_per_pile = False
        self.copy_by_hand = False
        self.stall_limit = 0
        self.hide_coins = False
        self.two_players = False
        self.camels = NO_CAMELS
        self.taken = 0
        self.cheers = 0
        self.boos = 0
        self.tile_space = [0] * SEATS
        self.dice = (1 << DICE) - 1
        self.rolled = [0] * PYRAMID_TICKETS
        self.rolled_count = 0
        self.tickets = (1 << RACERS) - 1
        self.ticket_taken = [0] * RACERS
        self.ticket_holder = [0] * (RACERS * TICKETS_PER_COLOUR)
        self.pyramid_tickets = [0] * SEATS
        self.hand = [(1 << RACERS) - 1] * SEATS
        self.winner_pile = [0] * CARDS
        self.winner_count = 0
        self.loser_pile = [0] * CARDS
        self.loser_count = 0
        self.free_partners = 0
        self.partner = [NOBODY] * SEATS
        self.copied = [0] * SEATS
        self.coins = [STARTING_COINS] * SEATS
        self.start_marker = 0
        self.leg = 1
        self.turns = 0
        self.idle_turns = 0
        self.finish = RUNNING
        self.listening = False
        self.fact_count = 0
        self.facts = [0] * FACTS


def copy_state(source: State, target: State) -> None:
    """Everything, but nobody listens to the copy yet."""
    target.seats = source.seats
    target.phase = source.phase
    target.turn = source.turn
    target.start_seat = source.start_seat
    target.stack_order = source.stack_order
    target.first_crazy = source.first_crazy
    target.floor_per_pile = source.floor_per_pile
    target.copy_by_hand = source.copy_by_hand
    target.stall_limit = source.stall_limit
    target.hide_coins = source.hide_coins
    target.two_players = source.two_players
    target.camels = source.camels
    target.taken = source.taken
    target.cheers = source.cheers
    target.boos = source.boos
    target.tile_space = source.tile_space[:]
    target.dice = source.dice
    target.rolled = source.rolled[:]
    target.rolled_count = source.rolled_count
    target.tickets = source.tickets
    target.ticket_taken = source.ticket_taken[:]
    target.ticket_holder = source.ticket_holder[:]
    target.pyramid_tickets = source.pyramid_tickets[:]
    target.hand = source.hand[:]
    target.winner_pile = source.winner_pile[:]
    target.winner_count = source.winner_count
    target.loser_pile = source.loser_pile[:]
    target.loser_count = source.loser_count
    target.free_partners = source.free_partners
    target.partner = source.partner[:]
    target.copied = source.copied[:]
    target.coins = source.coins[:]
    target.start_marker = source.start_marker
    target.leg = source.leg
    target.turns = source.turns
    target.idle_turns = source.idle_turns
    target.finish = source.finish
    target.listening = False
    target.fact_count = 0
    target.facts = source.facts[:]
