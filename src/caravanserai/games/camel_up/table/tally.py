"""What a seat could know by keeping count: how the race stood when each finish card was laid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from caravanserai.core.contract import Event, SeatNumber, Tally
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import events as e
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.kernel.camels import camel_at, space_at
from caravanserai.games.camel_up.names import CAMELS, DICE, PILES, SIDES, Pile


class RaceSeen(msgspec.Struct):
    """The race at one moment, in small numbers."""

    camels: list[int]
    """From the rearmost to the foremost, and within a stack from the bottom up: space * 8 + camel."""
    dice: int
    """Those in the pyramid, as bits."""
    cheers: int
    boos: int
    """The spaces with a tile, as bits."""


class CardSeen(msgspec.Struct):
    """A finish card that was laid, and how the race stood then; None if that was before the viewer came."""

    seat: SeatNumber
    pile: Pile
    race: RaceSeen | None


class CamelUpTally(Tally):
    """§2 Cards lie face down for ever, but everybody saw when they were laid."""

    race: RaceSeen
    tiles: list[int]
    """By seat, the space of its tile; 0 while it is off the board."""
    cards: list[CardSeen]
    """In the order in which they were laid, as far as it is known."""


def tally_of(position: Position) -> CamelUpTally:
    """What one who sits down now can count on: the race as it stands, and how many cards lie."""
    camels = [
        space_at(position.camels, place) * 8 + camel_at(position.camels, place)
        for place in range(0, 8 * c.CAMELS, 8)
        if camel_at(position.camels, place) < c.CAMELS
    ]
    piles = (position.winner_pile[: position.winner_count], position.loser_pile[: position.loser_count])
    cards = [CardSeen(card // 8, name, None) for name, pile in zip(PILES, piles, strict=True) for card in pile]
    race = RaceSeen(camels, position.dice, position.cheers, position.boos)
    return CamelUpTally(race, list(position.tile_space[: position.seats]), cards)


def _start_die_rolled(tally: CamelUpTally, event: e.StartDieRolled) -> None:
    tally.race.dice &= ~(1 << DICE.index(event.camel))


def _camel_placed(tally: CamelUpTally, event: e.CamelPlaced) -> None:
    camel = CAMELS.index(event.camel)
    _set_down(tally.race, [camel], event.space, under=False)
    if camel < c.RACERS:
        tally.race.dice |= 1 << camel


def _setup_ended(tally: CamelUpTally, event: e.SetupEnded) -> None:
    tally.race.dice = (1 << c.DICE) - 1


def _tile_placed(tally: CamelUpTally, event: e.TilePlaced) -> None:
    lifted = ~(1 << tally.tiles[event.seat])
    laid = 1 << event.space
    cheers, boos = (laid, 0) if event.side == SIDES[c.CHEER] else (0, laid)
    tally.race.cheers = tally.race.cheers & lifted | cheers
    tally.race.boos = tally.race.boos & lifted | boos
    tally.tiles[event.seat] = event.space


def _die_rolled(tally: CamelUpTally, event: e.DieRolled) -> None:
    tally.race.dice &= ~(1 << min(CAMELS.index(event.camel), c.GREY_DIE))


def _unit_moved(tally: CamelUpTally, event: e.UnitMoved) -> None:
    unit = [CAMELS.index(camel) for camel in event.camels]
    tally.race.camels = [entry for entry in tally.race.camels if entry % 8 not in unit]
    _set_down(tally.race, unit, event.space, under=event.under)


def _set_down(race: RaceSeen, unit: list[int], space: int, under: bool) -> None:
    """§5.2 On top of what stands there, or under it."""
    behind = sum(1 for entry in race.camels if entry // 8 < space + (not under))
    race.camels[behind:behind] = [space * 8 + camel for camel in unit]


def _card_played(tally: CamelUpTally, event: e.CardPlayed) -> None:
    race = RaceSeen([*tally.race.camels], tally.race.dice, tally.race.cheers, tally.race.boos)
    tally.cards.append(CardSeen(event.seat, event.pile, race))


def _leg_started(tally: CamelUpTally, event: e.LegStarted) -> None:
    tally.race.dice = (1 << c.DICE) - 1
    tally.race.cheers = tally.race.boos = 0
    tally.tiles = [0] * len(tally.tiles)


_COUNTS: dict[type, Callable[[CamelUpTally, Any], None]] = {
    e.StartDieRolled: _start_die_rolled,
    e.CamelPlaced: _camel_placed,
    e.SetupEnded: _setup_ended,
    e.TilePlaced: _tile_placed,
    e.DieRolled: _die_rolled,
    e.UnitMoved: _unit_moved,
    e.CardPlayed: _card_played,
    e.LegStarted: _leg_started,
}


def count(tally: CamelUpTally, event: Event) -> None:
    """What a viewer learns from an event, as it was told."""
    if (change := _COUNTS.get(type(event))) is not None:
        change(tally, event)
