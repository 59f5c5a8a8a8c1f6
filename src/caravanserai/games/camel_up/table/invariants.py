"""What is always true of a game of Camel Up; a position that breaks any of it is refused before the rules see it."""

from __future__ import annotations

from collections.abc import Iterator

from caravanserai.core.invariants import Group, range_faults
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.kernel.camels import NO_CAMELS, camel_at, space_at, spaces_taken

MOST_COINS = 3_000
"""More than any game can bring, and few enough to be told in an event."""


def _range_faults(position: Position) -> Iterator[str]:
    ranges = {
        "seats": (2, c.SEATS),
        "phase": (0, c.OVER),
        "turn": (0, position.seats - 1),
        "start_marker": (0, position.seats - 1),
        "start_seat": (-1, position.seats - 1),
        "stack_order": (0, 2),
        "first_crazy": (0, 2),
        "finish": (0, c.STALLED),
        "rolled_count": (0, c.PYRAMID_TICKETS),
        "dice": (0, (1 << c.DICE) - 1),
        "leg": (1, 2**31 - 1),
        "turns": (0, 2**31 - 1),
        "idle_turns": (0, 2**31 - 1),
        "stall_limit": (0, 100000),
    }
    yield from range_faults(position, ranges)


def _phase_faults(position: Position) -> Iterator[str]:
    is_race_over = position.finish != c.RUNNING
    if (position.phase == c.OVER) != is_race_over and not (is_race_over and position.phase == c.COPYING):
        yield "the game is over, or it is not: phase and finish disagree"
    if position.phase == c.COPYING and position.partner[position.turn] == c.NOBODY:
        yield "a seat without a partner is to copy a ticket"


def _camel_faults(position: Position) -> Iterator[str]:
    if not 0 <= position.camels <= NO_CAMELS:
        yield "the camels cannot be read"
        return
    order = [(camel_at(position.camels, place), space_at(position.camels, place)) for place in range(0, 56, 8)]
    on_track = [camel for camel, _ in order if camel < c.CAMELS]
    if len(set(on_track)) != len(on_track):
        yield "a camel is on the track twice"
    if position.phase >= c.TURN and len(on_track) != c.CAMELS:
        yield "a camel is missing"
    spaces = [space for _, space in order]
    if spaces != sorted(spaces):
        yield "the camels are not in order"
    low, high = (1, c.SPACES) if position.finish in (c.RUNNING, c.STALLED) else (-2, c.SPACES + 3)
    if any(camel < c.CAMELS and not low <= space <= high for camel, space in order):
        yield "a camel stands off the track"
    crossed = c.FORWARD if spaces[-1] > c.SPACES else c.BACKWARD if spaces[0] < 1 else c.RUNNING
    if len(on_track) == c.CAMELS and position.finish != c.STALLED and position.finish != crossed:
        yield "the race has ended, or it has not: the camels and the finish disagree"
    if position.taken != spaces_taken(position.camels):
        yield "the spaces with camels are told wrongly"


def _tile_faults(position: Position) -> Iterator[str]:
    spaces = [space for space in position.tile_space[: position.seats] if space]
    if (
        len(set(spaces)) != len(spaces)
        or sum(1 << space for space in set(spaces) if space > 0) != position.cheers | position.boos
    ):
        yield "the tiles on the track are not those of the seats"
        return
    if position.cheers & position.boos:
        yield "a tile lies with both sides up"
    if any(not c.FIRST_TILE_SPACE <= space <= c.SPACES for space in spaces):
        yield "a tile lies where none may"
    if any(space + 1 in spaces for space in spaces):
        yield "two tiles lie side by side"
    if position.taken & (position.cheers | position.boos):
        yield "a camel stands on a tile"


def _dice_faults(position: Position) -> Iterator[str]:
    rolled = position.rolled[: position.rolled_count]
    if any(not c.DIE <= roll < c.START_SEAT for roll in position.rolled if roll) or any(roll == 0 for roll in rolled):
        yield "a die shows what no die can"
        return
    if position.phase in (c.TURN, c.ROLLING) and len(rolled) >= c.PYRAMID_TICKETS:
        yield "five dice are out, so the leg should be over"
    if position.phase < c.TURN:
        yield from _start_dice_faults(position, rolled)
    else:
        out = [c.GREY_DIE if roll >= c.GREY else (roll - c.DIE) // 3 for roll in rolled]
        if sum(1 << die for die in set(out)) != (1 << c.DICE) - 1 - position.dice or len(set(out)) != len(out):
            yield "the dice that are out and those in the pyramid do not make six"
        tickets = sum(position.pyramid_tickets[: position.seats])
        if tickets != len(rolled) + (position.phase == c.ROLLING):
            yield "the pyramid tickets taken are not as many as the dice rolled"


def _start_dice_faults(position: Position, rolled: list[int]) -> Iterator[str]:
    """§3.2 to §3.4 At setup the racers' dice come in order, then the grey one twice."""
    racers = (c.CHOOSING_START, c.ROLLING_START, c.STACKING)
    due = {c.CHOOSING_START: (0, 0), c.ROLLING_START: (0, c.RACERS - 1), c.STACKING: (c.RACERS, c.RACERS)}
    low, high = due.get(position.phase, (int(position.phase != c.ROLLING_FIRST_CRAZY),) * 2)
    if not low <= len(rolled) <= high:
        yield "at setup a die was rolled that is not due"
    elif position.phase in racers and any((roll - c.DIE) // 3 != number for number, roll in enumerate(rolled)):
        yield "at setup the dice are out of order"
    elif position.phase not in racers and any(roll < c.GREY for roll in rolled):
        yield "a crazy camel's space was rolled with a coloured die"


def _ticket_faults(position: Position) -> Iterator[str]:
    if any(not 0 <= taken <= c.TICKETS_PER_COLOUR for taken in position.ticket_taken):
        yield "more leg tickets of a colour are taken than there are"
        return
    left = sum(1 << colour for colour in range(c.RACERS) if position.ticket_taken[colour] < c.TICKETS_PER_COLOUR)
    if position.tickets != left:
        yield "the piles of leg tickets are told wrongly"
    if any(not 0 <= holder < position.seats for holder in position.ticket_holder):
        yield "a leg ticket is held by nobody"


def _card_faults(position: Position) -> Iterator[str]:
    if not (0 <= position.winner_count <= c.CARDS and 0 <= position.loser_count <= c.CARDS):
        yield "a pile of finish cards is larger than all cards together"
        return
    played = position.winner_pile[: position.winner_count] + position.loser_pile[: position.loser_count]
    for seat in range(position.seats):
        colours = [card % 8 for card in played if card // 8 == seat]
        if any(colour >= c.RACERS for colour in colours) or len(set(colours)) != len(colours):
            yield f"seat {seat} has played a finish card that it never had"
            return
        if sum(1 << colour for colour in colours) ^ position.hand[seat] != (1 << c.RACERS) - 1:
            yield f"seat {seat} has not five finish cards"
    if any(not 0 <= card // 8 < position.seats for card in played):
        yield "a finish card belongs to nobody"


def _partner_faults(position: Position) -> Iterator[str]:
    partners = position.partner[: position.seats]
    for seat, partner in enumerate(partners):
        if partner != c.NOBODY and (not 0 <= partner < position.seats or partner == seat or partners[partner] != seat):
            yield "a partnership is not mutual"
            return
    if position.seats < c.PARTNERSHIP_SEATS and (position.free_partners or any(p != c.NOBODY for p in partners)):
        yield "there are partnerships among fewer than six players"
    if position.seats >= c.PARTNERSHIP_SEATS:
        free = sum(1 << seat for seat, partner in enumerate(partners) if partner == c.NOBODY)
        if position.free_partners != free:
            yield "the partnership cards are told wrongly"


def _coin_faults(position: Position) -> Iterator[str]:
    if any(not 0 <= coins <= MOST_COINS for coins in position.coins[: position.seats]):
        yield "a seat has less than no coins, or more than there can be"
    if any(not -1 <= copied <= max(c.TICKET_VALUES) for copied in position.copied):
        yield "a partner's ticket is worth what no ticket is"


INVARIANTS: tuple[Group, ...] = (
    _range_faults,
    _phase_faults,
    _camel_faults,
    _tile_faults,
    _dice_faults,
    _ticket_faults,
    _card_faults,
    _partner_faults,
    _coin_faults,
)
