"""How a novice plays: half counting, half looking at who is in front, and in a mood for one kind of choice or another."""

from math import log
from typing import Final

from caravanserai.core.bits import bit_count
from caravanserai.core.guiding import weight
from caravanserai.core.randomness import below
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import (
    ALLY,
    BET_LOSER,
    BET_WINNER,
    CAMELS,
    CARD_PAYOUTS,
    COPY_TICKET,
    FIRST_TILE_SPACE,
    LOSER,
    PLACE_BOO,
    PLACE_CHEER,
    RACERS,
    ROLL,
    SPACES,
    TAKE_TICKET,
    TICKET_VALUES,
    TICKETS_PER_COLOUR,
)
from caravanserai.games.camel_up.kernel.camels import camel_at
from caravanserai.games.camel_up.kernel.policy.beliefs import card_worth, pile_size
from caravanserai.games.camel_up.kernel.policy.desk import Desk
from caravanserai.games.camel_up.kernel.policy.standing import look_around
from caravanserai.games.camel_up.kernel.policy.weights import BLUR, MIST, ONE
from caravanserai.games.camel_up.kernel.policy.worth import NOTHING, partner_worth, patience
from caravanserai.games.camel_up.kernel.rules.ranking import place_of_next
from caravanserai.games.camel_up.kernel.rules.turn import turn_moves
from caravanserai.games.camel_up.kernel.state import State

LOOKS_FIRST: Final = (4500, 2500, 1500, 1000, 500)
LOOKS_SECOND: Final = (2500, 3000, 2000, 1500, 1000)
"""By rank, how likely a racer looks to be first and second, to one who does not count."""

MOODS: Final = 1024
FEELINGS: Final = tuple(round(ONE * -log(-log((lot + 0.5) / MOODS))) for lot in range(MOODS))
"""Gumbel's law: the stronger a mood, the rarer, so that what is close is mistaken for each other."""

TILE_DICE: Final = 3
TILE_LEAST: Final = 5_000
"""A novice lays its tile while more dice than this are in the pyramid, and where at least half a stop is due."""


def feeling(desk: Desk, seat: int) -> int:
    """A mood for one kind of choice, in coins."""
    return FEELINGS[below(desk.moods, MOODS)] * (weight(desk.mind, seat, MIST) // 10) // (ONE // 10)


def blurred(desk: Desk, seat: int, counted: int, looks: int) -> int:
    """A chance as a novice sees it."""
    blur = weight(desk.mind, seat, BLUR)
    return (counted * (ONE - blur) + looks * blur) // ONE


def rank_of(state: State, racer: int) -> int:
    """§7 How many racers are before this one."""
    place = place_of_next(state.camels, 8 * CAMELS)
    rank = 0
    while camel_at(state.camels, place) != racer:
        place = place_of_next(state.camels, place)
        rank += 1
    return rank


def feel_moves(desk: Desk, state: State) -> None:
    """What every kind of move seems to be worth to a novice; nothing that seems to lose coins is taken."""
    look_around(desk, state, state.turn)
    for move in range(COPY_TICKET):
        desk.values[move] = NOTHING
        desk.sure[move] = 1
    desk.values[ROLL] = ONE + feeling(desk, state.turn)
    feel_tickets(desk, state)
    feel_tile(desk, state)
    feel_cards(desk, state)
    feel_partners(desk, state)


def feel_tickets(desk: Desk, state: State) -> None:
    """§4.1 A mood for each colour."""
    for colour in range(RACERS):
        mood = feeling(desk, state.turn)
        rank = rank_of(state, colour)
        first = blurred(desk, state.turn, desk.now.first[colour], LOOKS_FIRST[rank])
        second = blurred(desk, state.turn, desk.now.second[colour], LOOKS_SECOND[rank])
        if state.ticket_taken[colour] < TICKETS_PER_COLOUR:
            worth = (TICKET_VALUES[state.ticket_taken[colour]] + 1) * first + 2 * second - ONE
            if worth > 0:
                desk.values[TAKE_TICKET + colour] = worth + mood


def feel_tile(desk: Desk, state: State) -> None:
    """§4.2 Once a leg, early in it, on the one free space where most will stop; never moved again."""
    mood = feeling(desk, state.turn)
    best = 0
    moves = turn_moves(state)
    for space in range(FIRST_TILE_SPACE, SPACES + 1):
        free: Word = moves >> (PLACE_CHEER + space - FIRST_TILE_SPACE) & 1
        if free and (best == 0 or desk.now.landings[space] > desk.now.landings[best]):
            best = space
    early: bool = bit_count(state.dice) > TILE_DICE and state.tile_space[state.turn] == 0
    if early and best and desk.now.landings[best] > TILE_LEAST:
        side = PLACE_BOO if bets_on_stragglers(state) else PLACE_CHEER
        desk.values[side + best - FIRST_TILE_SPACE] = desk.now.landings[best] + mood


def bets_on_stragglers(state: State) -> bool:
    """Whether most of one's own tickets are on racers behind the first two."""
    behind = 0
    for colour in range(RACERS):
        for ticket in range(state.ticket_taken[colour]):
            if state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket] == state.turn:
                behind += -1 if rank_of(state, colour) < 2 else 1
    return behind > 0


def feel_cards(desk: Desk, state: State) -> None:
    """§4.4 A mood for each pile; its likeliest colour, as if every card on the pile were right."""
    for pile in range(2):
        mood = feeling(desk, state.turn)
        best = 0
        likeliest = 0
        for colour in range(RACERS):
            rank = rank_of(state, colour)
            looks = LOOKS_FIRST[RACERS - 1 - rank if pile == LOSER else rank]
            chance = blurred(desk, state.turn, desk.race.ends[pile * RACERS + colour], looks)
            if state.hand[state.turn] >> colour & 1 and chance > likeliest:
                likeliest = chance
                best = colour
        pay = ONE * CARD_PAYOUTS[min(pile_size(state, pile), 4)]
        worth = card_worth(likeliest, pay) * patience(desk, state) // ONE
        if likeliest and worth > 0:
            desk.values[(BET_LOSER if pile == LOSER else BET_WINNER) + best] = worth + mood


def feel_partners(desk: Desk, state: State) -> None:
    """§4.5 The best partner there is."""
    mood = feeling(desk, state.turn)
    best = 0
    moves = turn_moves(state)
    for other in range(state.seats):
        if moves >> (ALLY + other) & 1:
            worth = partner_worth(desk, state, other)
            if worth > best:
                best = worth
                for earlier in range(other):
                    desk.values[ALLY + earlier] = NOTHING
                desk.values[ALLY + other] = worth + mood
