"""The moves of Five Tribes as people make them, and their numbers and notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caravanserai.core.contract import Move, SeatNumber
from caravanserai.core.move_table import MoveTable
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.names import (
    DESIGNS,
    DJINNS,
    GOODS,
    LETTERS,
    PAYMENTS,
    RESOURCES,
    THIEVES,
    TILES,
    TRIBES,
    Design,
    Djinn,
    Good,
    Payment,
    Resource,
    Thief,
    Tribe,
    letters_of,
)


class Bid(Move, frozen=True, tag="bid"):
    """Take a spot of the turn order track; Kumarbi's fakirs make it cheaper."""

    spot: int
    fakirs: int


class PickUp(Move, frozen=True, tag="pick_up"):
    """Take up all meeples of a tile."""

    tile: str


class Drop(Move, frozen=True, tag="drop"):
    """Step onto a tile and drop a meeple there."""

    tile: str
    tribe: Tribe


class Build(Move, frozen=True, tag="build"):
    """Let the builders build, with so many fakirs."""

    fakirs: int


class Kill(Move, frozen=True, tag="kill"):
    """Let the assassins kill on the board."""

    tile: str
    tribe: Tribe


class KillHeld(Move, frozen=True, tag="kill_held"):
    """Let the assassins kill before an opponent."""

    seat: SeatNumber
    tribe: Tribe


class Spare(Move, frozen=True, tag="spare"):
    """Kill nobody, since fakirs would be needed for it."""


class UsePower(Move, frozen=True, tag="use_power"):
    """Pay for a djinn's power: its price, or the last elder of it, with an elder or a fakir."""

    djinn: Djinn
    payment: Payment


class Aim(Move, frozen=True, tag="aim"):
    """Choose a tile for a power, a thief or a piece."""

    tile: str


class UseThief(Move, frozen=True, tag="use_thief"):
    """Play a thief."""

    thief: Thief


class TakeCard(Move, frozen=True, tag="take_card"):
    """Buy the card at this place of the row."""

    place: int


class TakeDjinn(Move, frozen=True, tag="take_djinn"):
    """Buy the djinn at this place of the row."""

    place: int
    payment: Payment


class TakeThief(Move, frozen=True, tag="take_thief"):
    """Buy the open thief."""

    payment: Payment


class PlaceHere(Move, frozen=True, tag="place_here"):
    """Put the palace or palm where it belongs."""


class GoOn(Move, frozen=True, tag="go_on"):
    """Do without, or have nothing more to do."""


class OfferGood(Move, frozen=True, tag="offer_good"):
    """Add a card to the suit that is to be sold."""

    good: Good


class Sell(Move, frozen=True, tag="sell"):
    """Sell the suit."""


class WithdrawGood(Move, frozen=True, tag="withdraw_good"):
    """Take a card back that was to be sold."""

    good: Good


class GiveGood(Move, frozen=True, tag="give_good"):
    """Houssain's victim gives up a card."""

    good: Good


class ClaimGood(Move, frozen=True, tag="claim_good"):
    """Of the cards that Houssain's victims gave up, take this one."""

    good: Good


class GiveDjinn(Move, frozen=True, tag="give_djinn"):
    """Ouafat's victim gives up a djinn."""

    djinn: Djinn


class ClaimDjinn(Move, frozen=True, tag="claim_djinn"):
    """Of the djinns that Ouafat's victims gave up, take this one."""

    djinn: Djinn


class KeepDjinn(Move, frozen=True, tag="keep_djinn"):
    """Of those that Sibittis has drawn."""

    djinn: Djinn


class GivePalm(Move, frozen=True, tag="give_palm"):
    """Shaum's victim gives up a palm."""

    tile: str


class GivePalace(Move, frozen=True, tag="give_palace"):
    """Shaum's victim gives up a palace."""

    tile: str


class ClaimPalm(Move, frozen=True, tag="claim_palm"):
    """Of what Shaum's victims gave up, take a palm."""


class ClaimPalace(Move, frozen=True, tag="claim_palace"):
    """Of what Shaum's victims gave up, take a palace."""


class DrawTile(Move, frozen=True, tag="draw_tile"):
    """Chance: the next tile of the sultanate."""

    design: Design


class DrawMeeples(Move, frozen=True, tag="draw_meeples"):
    """Chance: meeples out of the bag, by their letters."""

    meeples: str


class DrawResource(Move, frozen=True, tag="draw_resource"):
    """Chance: the top card of the resources."""

    resource: Resource


class DrawDjinn(Move, frozen=True, tag="draw_djinn"):
    """Chance: the top card of the djinns."""

    djinn: Djinn


class DrawThief(Move, frozen=True, tag="draw_thief"):
    """Chance: the next thief."""

    thief: Thief


class DrawMarker(Move, frozen=True, tag="draw_marker"):
    """Chance: whose marker bids next in the first round."""

    seat: SeatNumber


FiveTribesMove = (
    Bid
    | PickUp
    | Drop
    | Build
    | Kill
    | KillHeld
    | Spare
    | UsePower
    | Aim
    | UseThief
    | TakeCard
    | TakeDjinn
    | TakeThief
    | PlaceHere
    | GoOn
    | OfferGood
    | Sell
    | WithdrawGood
    | GiveGood
    | ClaimGood
    | GiveDjinn
    | ClaimDjinn
    | KeepDjinn
    | GivePalm
    | GivePalace
    | ClaimPalm
    | ClaimPalace
    | DrawTile
    | DrawMeeples
    | DrawResource
    | DrawDjinn
    | DrawThief
    | DrawMarker
)


def _all_moves() -> list[Any]:
    """Every move, in the order of the numbers in `components`."""
    moves: list[Any] = []
    for spot in range(c.FRONT_ZERO, c.SPOTS):
        moves += [Bid(c.SPOT_PRICES[spot], fakirs) for fakirs in range(spot - c.FRONT_ZERO + 1)]
    moves += [PickUp(tile) for tile in TILES]
    moves += [Drop(tile, tribe) for tile in TILES for tribe in TRIBES]
    moves += [Build(fakirs) for fakirs in range(c.MOST_FAKIRS + 1)]
    moves += [Kill(tile, tribe) for tile in TILES for tribe in TRIBES]
    moves += [KillHeld(seat, tribe) for seat in range(c.SEATS) for tribe in TRIBES[:2]]
    moves.append(Spare())
    moves += [UsePower(djinn, payment) for djinn in DJINNS for payment in PAYMENTS]
    moves += [Aim(tile) for tile in TILES]
    moves += [UseThief(thief) for thief in THIEVES]
    moves += [TakeCard(place) for place in range(1, c.RESOURCE_ROW + 1)]
    moves += [TakeDjinn(place, payment) for place in range(1, c.DJINN_ROW + 1) for payment in PAYMENTS]
    moves += [TakeThief(payment) for payment in PAYMENTS]
    moves += [PlaceHere(), GoOn()]
    moves += [OfferGood(good) for good in GOODS]
    moves.append(Sell())
    moves += [WithdrawGood(good) for good in GOODS]
    moves += [GiveGood(good) for good in GOODS]
    moves += [ClaimGood(good) for good in GOODS]
    for kind in (GiveDjinn, ClaimDjinn, KeepDjinn):
        moves += [kind(djinn) for djinn in DJINNS]
    moves += [GivePalm(tile) for tile in TILES]
    moves += [GivePalace(tile) for tile in TILES]
    moves += [ClaimPalm(), ClaimPalace()]
    moves += [DrawTile(design) for design in DESIGNS]
    moves += [DrawMeeples(letters_of(pack)) for pack in c.DRAW_SETS]
    moves += [DrawResource(resource) for resource in RESOURCES]
    moves += [DrawDjinn(djinn) for djinn in DJINNS]
    moves += [DrawThief(thief) for thief in THIEVES]
    moves += [DrawMarker(seat) for seat in range(c.SEATS)]
    return moves


def letter(tribe: str) -> str:
    return LETTERS[TRIBES.index(tribe)]


_WRITERS: dict[type, Callable[[Any], str]] = {
    Bid: lambda move: f"bid {move.spot}" + (f" with {move.fakirs}" if move.fakirs else ""),
    PickUp: lambda move: f"pick {move.tile}",
    Drop: lambda move: f"drop {move.tile} {letter(move.tribe)}",
    Build: lambda move: f"build {move.fakirs}",
    Kill: lambda move: f"kill {move.tile} {letter(move.tribe)}",
    KillHeld: lambda move: f"kill seat {move.seat} {letter(move.tribe)}",
    Spare: lambda move: "spare",
    UsePower: lambda move: f"power {move.djinn} {move.payment}",
    Aim: lambda move: f"aim {move.tile}",
    UseThief: lambda move: f"send {move.thief}",
    TakeCard: lambda move: f"card {move.place}",
    TakeDjinn: lambda move: f"djinn {move.place} {move.payment}",
    TakeThief: lambda move: f"hire {move.payment}",
    PlaceHere: lambda move: "place",
    GoOn: lambda move: "on",
    OfferGood: lambda move: f"offer {move.good}",
    Sell: lambda move: "sell",
    WithdrawGood: lambda move: f"withdraw {move.good}",
    GiveGood: lambda move: f"give {move.good}",
    ClaimGood: lambda move: f"claim {move.good}",
    GiveDjinn: lambda move: f"give {move.djinn}",
    ClaimDjinn: lambda move: f"claim {move.djinn}",
    KeepDjinn: lambda move: f"keep {move.djinn}",
    GivePalm: lambda move: f"give palm {move.tile}",
    GivePalace: lambda move: f"give palace {move.tile}",
    ClaimPalm: lambda move: "claim palm",
    ClaimPalace: lambda move: "claim palace",
    DrawTile: lambda move: f"tile {move.design}",
    DrawMeeples: lambda move: f"meeples {move.meeples}",
    DrawResource: lambda move: f"resource {move.resource}",
    DrawDjinn: lambda move: f"summon {move.djinn}",
    DrawThief: lambda move: f"thief {move.thief}",
    DrawMarker: lambda move: f"marker {move.seat}",
}

FORMS = {
    "bid": "bid 0, bid 8, or with Kumarbi bid 8 with 2",
    "pick": "pick a1 to pick f5",
    "drop": "drop c3 V (or E, M, B, A)",
    "build": "build 0 to build 18",
    "kill": "kill c3 V (or E, M, B, A), or kill seat 2 V (or E)",
    "spare": "spare",
    "power": "power enki elder (or fakir)",
    "aim": "aim a1 to aim f5",
    "send": "send ziad",
    "card": "card 1 to card 9",
    "djinn": "djinn 1 elder (or fakir)",
    "hire": "hire elder (or fakir)",
    "place": "place",
    "on": "on",
    "offer": "offer silk",
    "sell": "sell",
    "withdraw": "withdraw silk",
    "give": "give silk, give enki, give palm c3 or give palace c3",
    "claim": "claim silk, claim enki, claim palm or claim palace",
    "keep": "keep enki",
    "tile": "tile oasis",
    "meeples": "meeples VVE",
    "resource": "resource silk",
    "summon": "summon enki",
    "thief": "thief ziad",
    "marker": "marker 0 to marker 3",
}

MOVE_TABLE = MoveTable(_all_moves(), lambda move: _WRITERS[type(move)](move), FORMS)
NUMBERS = MOVE_TABLE.numbers
MOVES: tuple[Any, ...] = MOVE_TABLE.moves
"""Every move, at its number."""
