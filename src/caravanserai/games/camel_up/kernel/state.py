"""A game of Camel Up at one moment: everything the rules need to go on, and nothing else."""

from typing import Final

from caravanserai.core.playing import Playing
from caravanserai.core.words import Word
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
from caravanserai.games.camel_up.kernel.camels import NO_CAMELS

NOTES: Final = 720
"""Room for the numbers that one move can note: at most all tickets, purses and finish cards scored."""


class State(Playing, room=NOTES):
    """Lists have fixed lengths; a set of spaces, seats, camels or dice is a number with one bit for each."""

    phase: int = CHOOSING_START
    turn: int = 0
    """The seat that acts, or on whose behalf chance does."""

    # Options of the table, each explained in `options`.
    start_seat: int = 0
    stack_order: int = 0
    first_crazy: int = 0
    floor_per_pile: bool = False
    copy_by_hand: bool = False
    stall_limit: int = 0
    hide_coins: bool = False
    two_players: bool = False

    camels: Word = NO_CAMELS
    taken: int = 0
    """The spaces with a camel."""
    cheers: int = 0
    boos: int = 0
    tile_space: list[int] = [0] * SEATS
    """By seat; 0 while the tile is off the board."""

    dice: int = (1 << DICE) - 1
    """The dice still in the pyramid."""
    rolled: list[int] = [0] * PYRAMID_TICKETS
    """The dice that are out, in the order they came, as moves of chance."""
    rolled_count: int = 0

    tickets: int = (1 << RACERS) - 1
    """The colours whose pile of leg tickets is not empty."""
    ticket_taken: list[int] = [0] * RACERS
    """By colour: how many are gone."""
    ticket_holder: list[int] = [0] * (RACERS * TICKETS_PER_COLOUR)
    """By colour and ticket: who took it."""
    pyramid_tickets: list[int] = [0] * SEATS

    hand: list[int] = [(1 << RACERS) - 1] * SEATS
    """By seat: the colours of the finish cards not yet played."""
    winner_pile: list[int] = [0] * CARDS
    """Oldest first: seat * 8 + colour."""
    winner_count: int = 0
    loser_pile: list[int] = [0] * CARDS
    loser_count: int = 0

    free_partners: int = 0
    """The seats whose partnership card shows its available side."""
    partner: list[int] = [NOBODY] * SEATS
    copied: list[int] = [0] * SEATS
    """By seat: what the partner's ticket brings, while the seats choose."""

    coins: list[int] = [STARTING_COINS] * SEATS
    start_marker: int = 0
    leg: int = 1
    turns: int = 0
    idle_turns: int = 0
    """Turns since the last roll."""
    finish: int = RUNNING
