"""What is always true of a game of Camel Up; a position that breaks any of it is refused before the rules see it."""

from __future__ import annotations

from collections.abc import Iterator

from caravanserai.core.invariants import Group, range_faults
from caravanserai.core.sets import numbers_in
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.kernel.camels import NO_CAMELS, camel_at, space_at, spaces_taken
from caravanserai.games.camel_up.names import CAMELS, FINISHES, PHASES

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
        yield f"the phase is {PHASES[position.phase]} and the finish {FINISHES[position.finish]}: phase and finish disagree"
    if position.phase == c.COPYING and position.partner[position.turn] == c.NOBODY:
        yield f"seat {position.turn} is to copy a ticket, and has no partner"


def _camel_faults(position: Position) -> Iterator[str]:
    if not 0 <= position.camels <= NO_CAMELS:
        yield f"the camels cannot be read: {position.camels} is not from 0 to {NO_CAMELS}"
        return
    order = [(camel_at(position.camels, place), space_at(position.camels, place)) for place in range(0, 56, 8)]
    on_track = [camel for camel, _ in order if camel < c.CAMELS]
    if len(set(on_track)) != len(on_track):
        yield f"a camel is on the track twice: {_names(on_track)}"
    if position.phase >= c.TURN and len(on_track) != c.CAMELS:
        yield f"a camel is missing: only {_names(on_track)} are on the track"
    spaces = [space for _, space in order]
    if spaces != sorted(spaces):
        yield f"the camels are not in the order of their spaces: {spaces}"
    low, high = (1, c.SPACES) if position.finish in (c.RUNNING, c.STALLED) else (-2, c.SPACES + 3)
    if any(camel < c.CAMELS and not low <= space <= high for camel, space in order):
        yield f"a camel stands off the track: the spaces are {spaces}, and may be {low} to {high}"
    crossed = c.FORWARD if spaces[-1] > c.SPACES else c.BACKWARD if spaces[0] < 1 else c.RUNNING
    if len(on_track) == c.CAMELS and position.finish != c.STALLED and position.finish != crossed:
        yield (
            f"the camels and the finish disagree: on spaces {spaces} the finish is {FINISHES[crossed]}, "
            f"not {FINISHES[position.finish]}"
        )
    if position.taken != spaces_taken(position.camels):
        yield (
            f"the spaces with camels are told wrongly: {numbers_in(position.taken)}, "
            f"not {numbers_in(spaces_taken(position.camels))}"
        )


def _names(camels: list[int]) -> str:
    return " ".join(CAMELS[camel] for camel in camels)


def _tile_faults(position: Position) -> Iterator[str]:
    spaces = [space for space in position.tile_space[: position.seats] if space]
    if (
        len(set(spaces)) != len(spaces)
        or sum(1 << space for space in set(spaces) if space > 0) != position.cheers | position.boos
    ):
        yield (
            f"the tiles on the track are not those of the seats: theirs lie on {sorted(spaces)}, "
            f"on the track are {numbers_in(position.cheers | position.boos)}"
        )
        return
    if position.cheers & position.boos:
        yield f"a tile lies with both sides up: {numbers_in(position.cheers & position.boos)}"
    if any(not c.FIRST_TILE_SPACE <= space <= c.SPACES for space in spaces):
        yield f"a tile lies where none may: {sorted(spaces)}, not from {c.FIRST_TILE_SPACE} to {c.SPACES}"
    if any(space + 1 in spaces for space in spaces):
        yield f"two tiles lie side by side: on {sorted(spaces)}"
    if position.taken & (position.cheers | position.boos):
        yield f"a camel stands on a tile: {numbers_in(position.taken & (position.cheers | position.boos))}"


def _dice_faults(position: Position) -> Iterator[str]:
    rolled = position.rolled[: position.rolled_count]
    if any(not c.DIE <= roll < c.START_SEAT for roll in position.rolled if roll) or any(roll == 0 for roll in rolled):
        yield f"a die shows what no die can: {position.rolled}"
        return
    if position.phase in (c.TURN, c.ROLLING) and len(rolled) >= c.PYRAMID_TICKETS:
        yield f"{len(rolled)} dice are out, so the leg should be over"
    if position.phase < c.TURN:
        yield from _start_dice_faults(position, rolled)
    else:
        out = [c.GREY_DIE if roll >= c.GREY else (roll - c.DIE) // 3 for roll in rolled]
        if sum(1 << die for die in set(out)) != (1 << c.DICE) - 1 - position.dice or len(set(out)) != len(out):
            yield f"the dice that are out and those in the pyramid do not make six: {out} and {numbers_in(position.dice)}"
        tickets = sum(position.pyramid_tickets[: position.seats])
        if tickets != len(rolled) + (position.phase == c.ROLLING):
            yield f"the pyramid tickets taken are {tickets}, not as many as the dice rolled, {len(rolled)}"


def _start_dice_faults(position: Position, rolled: list[int]) -> Iterator[str]:
    """§3.2 to §3.4 At setup the racers' dice come in order, then the grey one twice."""
    racers = (c.CHOOSING_START, c.ROLLING_START, c.STACKING)
    due = {c.CHOOSING_START: (0, 0), c.ROLLING_START: (0, c.RACERS - 1), c.STACKING: (c.RACERS, c.RACERS)}
    low, high = due.get(position.phase, (int(position.phase != c.ROLLING_FIRST_CRAZY),) * 2)
    if not low <= len(rolled) <= high:
        yield f"at setup {len(rolled)} dice are rolled, not {low} to {high}, in {PHASES[position.phase]}"
    elif position.phase in racers and any((roll - c.DIE) // 3 != number for number, roll in enumerate(rolled)):
        yield f"at setup the dice are out of order: {rolled}"
    elif position.phase not in racers and any(roll < c.GREY for roll in rolled):
        yield f"a crazy camel's space was rolled with a coloured die: {rolled}"


def _ticket_faults(position: Position) -> Iterator[str]:
    if any(not 0 <= taken <= c.TICKETS_PER_COLOUR for taken in position.ticket_taken):
        yield f"more leg tickets of a colour are taken than there are, {c.TICKETS_PER_COLOUR}: {position.ticket_taken}"
        return
    left = sum(1 << colour for colour in range(c.RACERS) if position.ticket_taken[colour] < c.TICKETS_PER_COLOUR)
    if position.tickets != left:
        yield f"the piles of leg tickets are told wrongly: {numbers_in(position.tickets)}, not {numbers_in(left)}"
    if any(not 0 <= holder < position.seats for holder in position.ticket_holder):
        yield f"a leg ticket is held by nobody: {position.ticket_holder} at {position.seats} seats"


def _card_faults(position: Position) -> Iterator[str]:
    if not (0 <= position.winner_count <= c.CARDS and 0 <= position.loser_count <= c.CARDS):
        yield (
            f"a pile of finish cards is larger than all {c.CARDS} cards together: "
            f"{position.winner_count} and {position.loser_count}"
        )
        return
    played = position.winner_pile[: position.winner_count] + position.loser_pile[: position.loser_count]
    for seat in range(position.seats):
        colours = [card % 8 for card in played if card // 8 == seat]
        if any(colour >= c.RACERS for colour in colours) or len(set(colours)) != len(colours):
            yield f"seat {seat} has played a finish card that it never had, or one twice: {colours}"
            return
        if sum(1 << colour for colour in colours) ^ position.hand[seat] != (1 << c.RACERS) - 1:
            yield f"seat {seat} has not five finish cards: {colours} are played, {numbers_in(position.hand[seat])} in hand"
    if any(not 0 <= card // 8 < position.seats for card in played):
        yield f"a finish card belongs to nobody: {[card // 8 for card in played]} at {position.seats} seats"


def _partner_faults(position: Position) -> Iterator[str]:
    partners = position.partner[: position.seats]
    for seat, partner in enumerate(partners):
        if partner != c.NOBODY and (not 0 <= partner < position.seats or partner == seat or partners[partner] != seat):
            yield f"a partnership is not mutual: seat {seat} has {partner}, of {partners}"
            return
    if position.seats < c.PARTNERSHIP_SEATS and (position.free_partners or any(p != c.NOBODY for p in partners)):
        yield f"there are partnerships among fewer than six players, {position.seats}: {partners}"
    if position.seats >= c.PARTNERSHIP_SEATS:
        free = sum(1 << seat for seat, partner in enumerate(partners) if partner == c.NOBODY)
        if position.free_partners != free:
            yield f"the partnership cards are told wrongly: {numbers_in(position.free_partners)}, not {numbers_in(free)}"


def _coin_faults(position: Position) -> Iterator[str]:
    if any(not 0 <= coins <= MOST_COINS for coins in position.coins[: position.seats]):
        yield f"a seat has less than no coins, or more than {MOST_COINS}: {position.coins}"
    if any(not -1 <= copied <= max(c.TICKET_VALUES) for copied in position.copied):
        yield f"a partner's ticket is worth what no ticket is: {position.copied}"


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
