"""§4 The end: what everything is worth."""

from typing import Final

from caravanserai.core.bits import bit_count
from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    AL_AMIN,
    AL_AMIN_FAKIRS,
    DESIGN_POINTS,
    DJINN_POINTS,
    DJINNS,
    ELDER_POINTS,
    FAKIR,
    GOLD_POINTS,
    GOODS,
    HAURVATAT,
    HAURVATAT_POINTS,
    JAFAAR,
    JAFAAR_POINTS,
    OVER,
    PALACE_POINTS,
    PALM_POINTS,
    RESOURCES,
    SHAMHAT,
    SHAMHAT_POINTS,
    SUIT,
    THIEF_POINTS,
    TILES,
    VIZIER_LEAD,
    VIZIER_POINTS,
)
from caravanserai.games.five_tribes.events import GameEnded, Scored
from caravanserai.games.five_tribes.kernel.rules.pieces import owns
from caravanserai.games.five_tribes.kernel.state import State

MOST_ALIKE: Final = 8
"""No more than six cards of a kind can be in a hand."""


def gold_points(state: State, seat: int) -> int:
    """§4 Each gold, 1."""
    return GOLD_POINTS * state.gold[seat]


def vizier_points(state: State, seat: int) -> int:
    """§4 Each one, and ten for every opponent with fewer; or, where the table says so, ten for having the most alone."""
    own = state.viziers[seat]
    fewer = 0
    for other in range(state.seats):
        if other != seat and state.viziers[other] < own:
            fewer += 1
    each = JAFAAR_POINTS if owns(state, seat, JAFAAR) else VIZIER_POINTS
    if state.viziers_most:
        return own * each + (VIZIER_LEAD if fewer == state.seats - 1 else 0)
    return own * each + VIZIER_LEAD * fewer


def elder_points(state: State, seat: int) -> int:
    """§4 Each elder, 2; with Shamhat 4 (§5)."""
    return state.elders[seat] * (SHAMHAT_POINTS if owns(state, seat, SHAMHAT) else ELDER_POINTS)


def djinn_points(state: State, seat: int) -> int:
    """§4 What each djinn is worth by the table of §5."""
    points = 0
    for djinn in range(DJINNS):
        if owns(state, seat, djinn):
            points += DJINN_POINTS[djinn]
    return points


def thief_points(state: State, seat: int) -> int:
    """§6 Thieves that were not used."""
    return THIEF_POINTS * bit_count(state.thieves_held[seat])


def palm_points(state: State, seat: int) -> int:
    """§4 Each palm on a tile of one's own, 3; with Haurvatat 5 (§5)."""
    palms = 0
    for tile in range(TILES):
        if state.camel[tile] == seat:
            palms += state.palms[tile]
    return palms * (HAURVATAT_POINTS if owns(state, seat, HAURVATAT) else PALM_POINTS)


def palace_points(state: State, seat: int) -> int:
    """§4 Each palace on a tile of one's own, 5."""
    palaces = 0
    for tile in range(TILES):
        if state.camel[tile] == seat:
            palaces += state.palaces[tile]
    return palaces * PALACE_POINTS


def tile_points(state: State, seat: int) -> int:
    """§4 The number on each tile of one's own."""
    points = 0
    for tile in range(TILES):
        if state.camel[tile] == seat:
            points += DESIGN_POINTS[state.design[tile]]
    return points


def goods_points(state: State, seat: int) -> int:
    """§3.7 The hand split into suits, the largest first, which is best; two fakirs are any good with Al-Amin."""
    wild = state.hand[seat * RESOURCES + FAKIR] // AL_AMIN_FAKIRS if owns(state, seat, AL_AMIN) else 0
    points = 0
    for layer in range(MOST_ALIKE + MOST_ALIKE):
        size = 0
        for kind in range(GOODS):
            if state.hand[seat * RESOURCES + kind] > layer:
                size += 1
        while wild and size < GOODS:
            size += 1
            wild -= 1
        points += SUIT[size]
    return points


def total_points(state: State, seat: int) -> int:
    """§4 Everything together."""
    points = gold_points(state, seat) + vizier_points(state, seat) + elder_points(state, seat) + djinn_points(state, seat)
    points += palm_points(state, seat) + palace_points(state, seat) + tile_points(state, seat)
    return points + goods_points(state, seat) + thief_points(state, seat)


def score_of(state: State, seat: int) -> int:
    """§4 What a seat has in the end: all its points."""
    return total_points(state, seat)


def winners(state: State) -> int:
    """§4 The highest total wins; a tie is shared."""
    best = 0
    for seat in range(state.seats):
        if total_points(state, seat) > best:
            best = total_points(state, seat)
    seats = 0
    for seat in range(state.seats):
        if total_points(state, seat) == best:
            seats |= 1 << seat
    return seats


def finish(state: State) -> None:
    """§4 The game is over, and everything is counted, kind by kind."""
    state.phase = OVER
    for seat in range(state.seats):
        note(state, Scored, seat, 0, gold_points(state, seat))
        note(state, Scored, seat, 1, vizier_points(state, seat))
        note(state, Scored, seat, 2, elder_points(state, seat))
        note(state, Scored, seat, 3, djinn_points(state, seat))
        note(state, Scored, seat, 4, thief_points(state, seat))
        note(state, Scored, seat, 5, palm_points(state, seat))
        note(state, Scored, seat, 6, palace_points(state, seat))
        note(state, Scored, seat, 7, tile_points(state, seat))
        note(state, Scored, seat, 8, goods_points(state, seat))
    note(state, GameEnded, winners(state))
