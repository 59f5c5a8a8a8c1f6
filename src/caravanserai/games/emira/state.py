"""A game of Emira at one moment: everything the rules need to go on, and nothing else."""

from typing import Final

from caravanserai.core.words import Word
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

FACTS: Final = 240
"""Room for what one move can make happen."""
SEAT_TOKENS: Final = 15
SEAT_STATUS: Final = 60


class State:
    """Lists have fixed lengths; a set of seats, princesses or cards is a number with one bit for each."""

    seats: int
    phase: int
    stage: int
    """Where the rules go on when nothing is asked."""
    resume: int
    """Where they go on when no undecided princess can decide."""
    asked: int
    """The seat that decides, or for which chance draws."""
    turn: int
    first: int
    """The first player."""
    place: int
    """How many seats, from the first player on or from whoever began, have had their say in this phase."""

    # Options of the table.
    advanced: bool
    base_income: int
    by_titles: bool
    looks_fixed: bool
    exhaustion_end: bool
    per_payment: bool
    reveal_all: bool
    zahrah_under: bool
    hind_blocks: bool
    late_counts: bool
    last_turn: int

    # What lies before each seat.
    laid: int
    """How many seats have a colour, an objective or their opening cards."""
    colours_left: int
    colour: list[int]
    objectives_left: int
    objective: list[int]
    gold: list[int]
    purse: list[int]
    """What each had when the turn began: everybody hears how it changes."""
    purse_before: list[int]
    """The same of the turn before."""
    shown_gold: list[int]
    """What was last shown to all, and in which turn."""
    shown_turn: list[int]
    camels: list[int]
    rate: list[int]
    """By seat, the step of the camel rate."""
    sections: list[int]
    guest_houses: list[int]
    track: list[int]
    """By seat, the palace track in half points."""
    tokens: list[int]
    """By seat and kind, without those that are lent."""
    looks: list[int]
    """By seat and kind, the cards that make it count more."""
    looks_bonus: list[int]
    """What these cards added when they were played."""
    status: list[int]
    """By seat and kind."""
    caravans: list[int]
    """By seat, track and space."""
    guests: list[int]
    """By seat, the princesses who live there."""
    met: list[int]
    """By seat, the princesses who have lived there."""

    # Supplies, and what is on offer.
    camels_left: int
    sections_left: int
    small_left: int
    large_left: int
    bag: list[int]
    offer_small: int
    offer_large: int
    offer_camel: int
    offer_section: int
    offer_token: int
    offer_status: int

    # Decks, the top card first; who has seen each card, as bits; and what can still be drawn for those that nobody has.
    princess_deck: list[int]
    princess_seen: list[int]
    princess_group: list[int]
    """Cards that were mixed: whoever has not seen where each went knows only that they lie in these places."""
    princess_known: list[int]
    """Of a card in such a group, who knows that it is one of them, as bits."""
    princess_size: int
    princess_pool: int
    groups: int
    """How often cards were mixed."""
    princesses_gone: int
    princesses_lost: int
    """Those who have left and are not yet under the deck."""
    swapped: int
    """Those whose preferences are swapped."""
    status_deck: list[int]
    status_seen: list[int]
    status_group: list[int]
    status_known: list[int]
    status_size: int
    status_upper: int
    """So many cards from the top are none of 3 points."""
    status_pool: list[int]
    status_gone: list[int]
    card_deck: list[int]
    card_seen: list[int]
    card_size: int
    card_pool: list[int]
    cards_gone: list[int]
    hand: list[int]

    # Princesses on the common board.
    in_play: list[int]
    in_play_count: int
    choosing: int
    """How many of them choose in this turn."""
    undecided: list[int]
    """Those who have waited longest first."""
    undecided_count: int

    # This turn's events.
    played: int
    card: int
    """The card that takes effect."""
    bazaar: int
    merchandise: int
    split: int
    """Three players: how many of the princesses to come choose in the odd turn, if an event says so."""
    look_place: int
    """Where in a deck somebody looks, which card is next, and how many there are."""
    look_next: int
    look_count: int
    vermin_track: int
    vermin_left: int
    vermin_first: int
    """The space of the first of two caravans that move."""

    # Auctions.
    pending: int
    """Those who have not acted yet."""
    opener: int
    """Where to look for who opens the next auction."""
    starter: int
    passed: int
    bid: int
    bidder: int
    alone: bool
    """The last to act may still pay a bid."""

    # Event cards that are being bought.
    looking: list[int]
    looking_count: int
    looking_due: int

    # Princesses with a memory, and upkeep.
    fees: int
    """Princesses for whom Suleika's fee is due."""
    xenia_tokens: int
    xenia_due: bool
    xenia_paid: bool
    """She has had a gift this turn, so that no token goes."""
    xenia_fee: bool
    """One of Suleika's fees is for Xenia, whose first gift is due."""
    xenia_barred: int
    """The sheikh to whom Xenia does not go back."""
    hind_turn: int
    defaulted: int
    upkeep_over: bool
    late: int
    """Those who moved in after the upkeep."""
    moved_in: bool
    idle: int
    """Turns in a row in which the deck was empty and nobody moved in."""
    winners: int
    reason: int

    listening: bool
    fact_count: int
    facts: list[Word]

    def __init__(self, seats: int = 4) -> None:
        self.seats = seats
        self.phase = DRAWING_COLOURS
        self.stage = TO_EVENTS
        self.resume = TO_EVENTS
        self.asked = 0
        self.turn = 0
        self.first = 0
        self.place = 0
        self.advanced = False
        self.base_income = 150
        self.by_titles = False
        self.looks_fixed = False
        self.exhaustion_end = True
        self.per_payment = False
        self.reveal_all = False
        self.zahrah_under = False
        self.hind_blocks = False
        self.late_counts = True
        self.last_turn = LAST_TURN
        self.laid = 0
        self.colours_left = (1 << COLOURS) - 1
        self.colour = [NONE] * SEATS
        self.objectives_left = 0
        self.objective = [NONE] * SEATS
        self.gold = [START_GOLD] * SEATS
        self.purse = [START_GOLD] * SEATS
        self.purse_before = [START_GOLD] * SEATS
        self.shown_gold = [NONE] * SEATS
        self.shown_turn = [0] * SEATS
        self.camels = [0] * SEATS
        self.rate = [0] * SEATS
        self.sections = [0] * SEATS
        self.guest_houses = [0] * SEATS
        self.track = [0] * SEATS
        self.tokens = [0] * SEAT_TOKENS
        self.looks = [0] * SEAT_TOKENS
        self.looks_bonus = [0] * SEATS
        self.status = [0] * SEAT_STATUS
        self.caravans = [0] * ALL_CELLS
        self.guests = [0] * SEATS
        self.met = [0] * SEATS
        self.camels_left = CAMELS
        self.sections_left = SECTIONS
        self.small_left = CARAVANS_EACH
        self.large_left = CARAVANS_EACH
        self.bag = [0] * TOKENS
        self.offer_small = 0
        self.offer_large = 0
        self.offer_camel = 0
        self.offer_section = 0
        self.offer_token = NONE
        self.offer_status = NONE
        self.princess_deck = [UNDRAWN] * PRINCESSES
        self.princess_seen = [0] * PRINCESSES
        self.princess_group = [0] * PRINCESSES
        self.princess_known = [0] * PRINCESSES
        self.princess_size = PRINCESSES
        self.princess_pool = (1 << PRINCESSES) - 1
        self.groups = 0
        self.princesses_gone = 0
        self.princesses_lost = 0
        self.swapped = 0
        self.status_deck = [UNDRAWN] * STATUS_ROOM
        self.status_seen = [0] * STATUS_ROOM
        self.status_group = [0] * STATUS_ROOM
        self.status_known = [0] * STATUS_ROOM
        self.status_size = 0
        self.status_upper = 0
        self.status_pool = [0] * STATUS_KINDS
        self.status_gone = [0] * STATUS_KINDS
        self.card_deck = [UNDRAWN] * ALL_CARDS
        self.card_seen = [0] * ALL_CARDS
        self.card_size = 0
        self.card_pool = [0] * CARDS
        self.cards_gone = [0] * CARDS
        self.hand = [0] * ALL_HANDS
        self.in_play = [NONE] * TOP
        self.in_play_count = 0
        self.choosing = 0
        self.undecided = [NONE] * PRINCESSES
        self.undecided_count = 0
        self.played = 0
        self.card = NONE
        self.bazaar = NOBODY
        self.merchandise = NOBODY
        self.split = NONE
        self.look_place = 0
        self.look_next = 0
        self.look_count = 0
        self.vermin_track = NONE
        self.vermin_left = 0
        self.vermin_first = 0
        self.pending = 0
        self.opener = 0
        self.starter = 0
        self.passed = 0
        self.bid = 0
        self.bidder = NOBODY
        self.alone = False
        self.looking = [NONE] * MOST_SEEN
        self.looking_count = 0
        self.looking_due = 0
        self.fees = 0
        self.xenia_tokens = 0
        self.xenia_due = False
        self.xenia_paid = False
        self.xenia_fee = False
        self.xenia_barred = NOBODY
        self.hind_turn = 0
        self.defaulted = 0
        self.upkeep_over = False
        self.late = 0
        self.moved_in = False
        self.idle = 0
        self.winners = 0
        self.reason = 0
        self.listening = False
        self.fact_count = 0
        self.facts = [0] * FACTS


def copy_state(source: State, target: State) -> None:
    """Everything, but nobody listens to the copy yet."""
    target.seats = source.seats
    target.phase = source.phase
    target.stage = source.stage
    target.resume = source.resume
    target.asked = source.asked
    target.turn = source.turn
    target.first = source.first
    target.place = source.place
    target.advanced = source.advanced
    target.base_income = source.base_income
    target.by_titles = source.by_titles
    target.looks_fixed = source.looks_fixed
    target.exhaustion_end = source.exhaustion_end
    target.per_payment = source.per_payment
    target.reveal_all = source.reveal_all
    target.zahrah_under = source.zahrah_under
    target.hind_blocks = source.hind_blocks
    target.late_counts = source.late_counts
    target.last_turn = source.last_turn
    target.laid = source.laid
    target.colours_left = source.colours_left
    target.colour = source.colour[:]
    target.objectives_left = source.objectives_left
    target.objective = source.objective[:]
    target.gold = source.gold[:]
    target.purse = source.purse[:]
    target.purse_before = source.purse_before[:]
    target.shown_gold = source.shown_gold[:]
    target.shown_turn = source.shown_turn[:]
    target.camels = source.camels[:]
    target.rate = source.rate[:]
    target.sections = source.sections[:]
    target.guest_houses = source.guest_houses[:]
    target.track = source.track[:]
    target.tokens = source.tokens[:]
    target.looks = source.looks[:]
    target.looks_bonus = source.looks_bonus[:]
    target.status = source.status[:]
    target.caravans = source.caravans[:]
    target.guests = source.guests[:]
    target.met = source.met[:]
    target.camels_left = source.camels_left
    target.sections_left = source.sections_left
    target.small_left = source.small_left
    target.large_left = source.large_left
    target.bag = source.bag[:]
    target.offer_small = source.offer_small
    target.offer_large = source.offer_large
    target.offer_camel = source.offer_camel
    target.offer_section = source.offer_section
    target.offer_token = source.offer_token
    target.offer_status = source.offer_status
    target.princess_deck = source.princess_deck[:]
    target.princess_seen = source.princess_seen[:]
    target.princess_group = source.princess_group[:]
    target.princess_known = source.princess_known[:]
    target.princess_size = source.princess_size
    target.princess_pool = source.princess_pool
    target.groups = source.groups
    target.princesses_gone = source.princesses_gone
    target.princesses_lost = source.princesses_lost
    target.swapped = source.swapped
    target.status_deck = source.status_deck[:]
    target.status_seen = source.status_seen[:]
    target.status_group = source.status_group[:]
    target.status_known = source.status_known[:]
    target.status_size = source.status_size
    target.status_upper = source.status_upper
    target.status_pool = source.status_pool[:]
    target.status_gone = source.status_gone[:]
    target.card_deck = source.card_deck[:]
    target.card_seen = source.card_seen[:]
    target.card_size = source.card_size
    target.card_pool = source.card_pool[:]
    target.cards_gone = source.cards_gone[:]
    target.hand = source.hand[:]
    target.in_play = source.in_play[:]
    target.in_play_count = source.in_play_count
    target.choosing = source.choosing
    target.undecided = source.undecided[:]
    target.undecided_count = source.undecided_count
    target.played = source.played
    target.card = source.card
    target.bazaar = source.bazaar
    target.merchandise = source.merchandise
    target.split = source.split
    target.look_place = source.look_place
    target.look_next = source.look_next
    target.look_count = source.look_count
    target.vermin_track = source.vermin_track
    target.vermin_left = source.vermin_left
    target.vermin_first = source.vermin_first
    target.pending = source.pending
    target.opener = source.opener
    target.starter = source.starter
    target.passed = source.passed
    target.bid = source.bid
    target.bidder = source.bidder
    target.alone = source.alone
    target.looking = source.looking[:]
    target.looking_count = source.looking_count
    target.looking_due = source.looking_due
    target.fees = source.fees
    target.xenia_tokens = source.xenia_tokens
    target.xenia_due = source.xenia_due
    target.xenia_paid = source.xenia_paid
    target.xenia_fee = source.xenia_fee
    target.xenia_barred = source.xenia_barred
    target.hind_turn = source.hind_turn
    target.defaulted = source.defaulted
    target.upkeep_over = source.upkeep_over
    target.late = source.late
    target.moved_in = source.moved_in
    target.idle = source.idle
    target.winners = source.winners
    target.reason = source.reason
    target.listening = False
    target.fact_count = 0
    target.facts = source.facts[:]
