"""Why a bot does what it does, as data: words are made where it is read."""

from __future__ import annotations

from typing import Any, TypeAlias

from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.bots.thinking import Deliberation
from caravanserai.games.camel_up.kernel.policy.weights import ONE
from caravanserai.games.camel_up.names import PILES, RACERS
from caravanserai.games.camel_up.table.moves import MOVES, FormPartnership, PlaceTile, PlayCard, TakeTicket

Reason: TypeAlias = tuple[str, dict[str, str | int | float]]

UNTOUCHED = 7.0
"""A card that earns at least so much if it is right has nobody's likely card below it."""


LONG_SHOT = 0.25
"""What comes less often than this is called a long shot."""


BEHIND = 2.0
"""By so many coins, as things stand, somebody has to be ahead before one speaks of catching up."""

BENT = 0.2
"""What a tile does for the tickets that are held is told if it is worth at least so many coins."""


def reason_for(thought: Deliberation, number: int) -> Reason:
    """The plain reason: what the move brings in coins."""
    move = MOVES[number]
    match move:
        case TakeTicket():
            return _ticket(thought, move)
        case PlaceTile():
            return _tile(thought, number, move)
        case PlayCard():
            return _card(thought, move)
        case FormPartnership():
            value = engine.partner_worth(thought.desk, thought.position, move.seat) / ONE
            return "ally", {"seat": move.seat, "value": round(value, 2)}
    return "roll", {"value": round(engine.roll_worth(thought.desk, thought.position) / ONE, 2)}


def _ticket(thought: Deliberation, move: TakeTicket) -> Reason:
    """§9.1 Its worth; one that is worth less than a roll is taken where a roll would leave more to the next player."""
    colour = RACERS.index(move.camel)
    value = engine.ticket_worth(thought.desk.now, colour, thought.view.tickets[move.camel][0]) / ONE
    first = round(100 * thought.desk.now.first[colour] / ONE)
    return "ticket" if value >= 1 else "deny", {"camel": move.camel, "first": first, "value": round(value, 2)}


def _tile(thought: Deliberation, number: int, move: PlaceTile) -> Reason:
    """§5.5 What will stop on it, and what it does for the tickets that are held, one's own and the others'."""
    position, desk = thought.position, thought.desk
    cheers, boos = engine.cheers_with(position, number), engine.boos_with(position, number)
    engine.find_chances(desk, desk.then, position.camels, position.dice, cheers, boos)
    about: dict[str, Any] = {"space": move.space, "side": move.side}
    about["value"] = round(desk.then.landings[move.space] / ONE, 2)
    bent = (engine.held_worth(desk, position, desk.then) - engine.held_worth(desk, position, desk.now)) / ONE
    return ("bend", about | {"tickets": round(bent, 2)}) if bent >= BENT else ("tile", about)


def _card(thought: Deliberation, move: PlayCard) -> Reason:
    """§10.2 Its chance, and whether anybody seems to have said the same before."""
    end = PILES.index(move.pile) * c.RACERS + RACERS.index(move.camel)
    chance, pay = thought.desk.race.ends[end], thought.desk.pays[end]
    about: dict[str, Any] = {"pile": move.pile, "camel": move.camel, "chance": round(100 * chance / ONE)}
    about["value"] = round(engine.card_worth(chance, pay) / ONE, 2)
    pile = thought.view.winner_pile if move.pile == "winner" else thought.view.loser_pile
    untouched = any(card.owner != thought.seat for card in pile) and pay >= UNTOUCHED * ONE
    return "alone" if untouched else "card", about


def reason_to_be_first(thought: Deliberation, number: int, less: float = 0.0) -> Reason:
    """Why a move was preferred to one that brings so many coins more: to catch up, or to keep level with whoever is nearest."""
    move = MOVES[number]
    standing = thought.desk.standing
    rivals = [seat for seat in range(thought.position.seats) if seat != thought.seat]
    nearest = max(rivals, key=lambda seat: standing[seat])
    ahead = (standing[nearest] - standing[thought.seat]) / ONE
    behind = ahead > 0
    first: Reason = "first", {"less": round(less, 1)}
    if 0 < ahead < BEHIND:
        return first
    if isinstance(move, (TakeTicket, PlayCard)) and behind and _chance(thought, move) < LONG_SHOT:
        return "long_shot", {"camel": move.camel}
    if isinstance(move, TakeTicket):
        held = {ticket.camel for ticket in thought.view.seats[nearest].tickets}
        if behind != (move.camel in held):
            return "apart" if behind else "cover", {"camel": move.camel, "seat": nearest}
    return first


def _chance(thought: Deliberation, move: TakeTicket | PlayCard) -> float:
    """The chance that a ticket's camel leads when the leg ends, or that a card is right."""
    colour = RACERS.index(move.camel)
    if isinstance(move, TakeTicket):
        return float(thought.desk.now.first[colour] / ONE)
    return float(thought.desk.race.ends[PILES.index(move.pile) * c.RACERS + colour] / ONE)
