"""A game of Emira at one moment: everything the rules need to go on, and nothing else."""

from typing import Final

from caravanserai.core.listing import Listing
from caravanserai.games.emira.components import (
    ALL_CARDS,
    ALL_CELLS,
    ALL_HANDS,
    CAMELS,
    CARAVANS_EACH,
    CARDS,
    COLOURS,
    DRAWING_COLOURS,
    LAST_TURN,
    MOST_SEEN,
    NOBODY,
    NONE,
    PRINCESSES,
    SEATS,
    SECTIONS,
    START_GOLD,
    STATUS_KINDS,
    STATUS_ROOM,
    TO_EVENTS,
    TOKENS,
    TOP,
    UNDRAWN,
)

NOTES: Final = 1440
"""Room for the numbers that one move can note."""
SEAT_TOKENS: Final = 15
SEAT_STATUS: Final = 60


class State(Listing, room=NOTES):
    """Lists have fixed lengths; a set of seats, princesses or cards is a number with one bit for each."""

    phase: int = DRAWING_COLOURS
    stage: int = TO_EVENTS
    """Where the rules go on when nothing is asked."""
    resume: int = TO_EVENTS
    """Where they go on when no undecided princess can decide."""
    asked: int = 0
    """The seat that decides, or for which chance draws."""
    turn: int = 0
    first: int = 0
    """The first player."""
    place: int = 0
    """How many seats, from the first player on or from whoever began, have had their say in this phase."""

    # Options of the table.
    advanced: bool = False
    base_income: int = 150
    opening_dealt: bool = False
    by_titles: bool = False
    looks_fixed: bool = False
    exhaustion_end: bool = True
    per_payment: bool = False
    reveal_all: bool = False
    zahrah_under: bool = False
    hind_blocks: bool = False
    late_counts: bool = True
    last_turn: int = LAST_TURN

    # What lies before each seat.
    laid: int = 0
    """How many seats have a colour, an objective or their opening cards."""
    colours_left: int = (1 << COLOURS) - 1
    colour: list[int] = [NONE] * SEATS
    objectives_left: int = 0
    objective: list[int] = [NONE] * SEATS
    gold: list[int] = [START_GOLD] * SEATS
    purse: list[int] = [START_GOLD] * SEATS
    """What each had when the turn began: everybody hears how it changes."""
    purse_before: list[int] = [START_GOLD] * SEATS
    """The same of the turn before."""
    shown_gold: list[int] = [NONE] * SEATS
    """What was last shown to all, and in which turn."""
    shown_turn: list[int] = [0] * SEATS
    camels: list[int] = [0] * SEATS
    rate: list[int] = [0] * SEATS
    """By seat, the step of the camel rate."""
    sections: list[int] = [0] * SEATS
    guest_houses: list[int] = [0] * SEATS
    track: list[int] = [0] * SEATS
    """By seat, the palace track in half points."""
    tokens: list[int] = [0] * SEAT_TOKENS
    """By seat and kind, without those that are lent."""
    looks: list[int] = [0] * SEAT_TOKENS
    """By seat and kind, the cards that make it count more."""
    looks_bonus: list[int] = [0] * SEATS
    """What these cards added when they were played."""
    status: list[int] = [0] * SEAT_STATUS
    """By seat and kind."""
    caravans: list[int] = [0] * ALL_CELLS
    """By seat, track and space."""
    guests: list[int] = [0] * SEATS
    """By seat, the princesses who live there."""
    met: list[int] = [0] * SEATS
    """By seat, the princesses who have lived there."""

    # Supplies, and what is on offer.
    camels_left: int = CAMELS
    sections_left: int = SECTIONS
    small_left: int = CARAVANS_EACH
    large_left: int = CARAVANS_EACH
    bag: list[int] = [0] * TOKENS
    offer_small: int = 0
    offer_large: int = 0
    offer_camel: int = 0
    offer_section: int = 0
    offer_token: int = NONE
    offer_status: int = NONE

    # Decks, the top card first; who has seen each card, as bits; and what can still be drawn for those that nobody has.
    princess_deck: list[int] = [UNDRAWN] * PRINCESSES
    princess_seen: list[int] = [0] * PRINCESSES
    princess_group: list[int] = [0] * PRINCESSES
    """Cards that were mixed: whoever has not seen where each went knows only that they lie in these places."""
    princess_known: list[int] = [0] * PRINCESSES
    """Of a card in such a group, who knows that it is one of them, as bits."""
    princess_size: int = PRINCESSES
    princess_pool: int = (1 << PRINCESSES) - 1
    groups: int = 0
    """How often cards were mixed."""
    princesses_gone: int = 0
    princesses_lost: int = 0
    """Those who have left and are not yet under the deck."""
    swapped: int = 0
    """Those whose preferences are swapped."""
    status_deck: list[int] = [UNDRAWN] * STATUS_ROOM
    status_seen: list[int] = [0] * STATUS_ROOM
    status_group: list[int] = [0] * STATUS_ROOM
    status_known: list[int] = [0] * STATUS_ROOM
    status_size: int = 0
    status_upper: int = 0
    """So many cards from the top are none of 3 points."""
    status_pool: list[int] = [0] * STATUS_KINDS
    status_gone: list[int] = [0] * STATUS_KINDS
    card_deck: list[int] = [UNDRAWN] * ALL_CARDS
    card_seen: list[int] = [0] * ALL_CARDS
    card_size: int = 0
    card_pool: list[int] = [0] * CARDS
    cards_gone: list[int] = [0] * CARDS
    hand: list[int] = [0] * ALL_HANDS

    # Princesses on the common board.
    in_play: list[int] = [NONE] * TOP
    in_play_count: int = 0
    choosing: int = 0
    """How many of them choose in this turn."""
    undecided: list[int] = [NONE] * PRINCESSES
    """Those who have waited longest first."""
    undecided_count: int = 0

    # This turn's events.
    played: int = 0
    card: int = NONE
    """The card that takes effect."""
    bazaar: int = NOBODY
    merchandise: int = NOBODY
    split: int = NONE
    """Three players: how many of the princesses to come choose in the odd turn, if an event says so."""
    look_place: int = 0
    """Where in a deck somebody looks, which card is next, and how many there are."""
    look_next: int = 0
    look_count: int = 0
    vermin_track: int = NONE
    vermin_left: int = 0
    vermin_first: int = 0
    """The space of the first of two caravans that move."""

    # Auctions.
    pending: int = 0
    """Those who have not acted yet."""
    opener: int = 0
    """Where to look for who opens the next auction."""
    starter: int = 0
    passed: int = 0
    bid: int = 0
    bidder: int = NOBODY
    alone: bool = False
    """The last to act may still pay a bid."""

    # Event cards that are being bought.
    looking: list[int] = [NONE] * MOST_SEEN
    looking_count: int = 0
    looking_due: int = 0

    # Princesses with a memory, and upkeep.
    fees: int = 0
    """Princesses for whom Suleika's fee is due."""
    xenia_tokens: int = 0
    xenia_due: bool = False
    xenia_paid: bool = False
    """She has had a gift this turn, so that no token goes."""
    xenia_fee: bool = False
    """One of Suleika's fees is for Xenia, whose first gift is due."""
    xenia_barred: int = NOBODY
    """The sheikh to whom Xenia does not go back."""
    hind_turn: int = 0
    defaulted: int = 0
    upkeep_over: bool = False
    late: int = 0
    """Those who moved in after the upkeep."""
    moved_in: bool = False
    idle: int = 0
    """Turns in a row in which the deck was empty and nobody moved in."""
    winners: int = 0
    reason: int = 0
