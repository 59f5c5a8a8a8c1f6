"""A position that looks like a view: what the view hides is drawn at random (§2: the colours of others' finish cards)."""

from __future__ import annotations

from caravanserai.core.randomness import Random, below
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.engine import Position, lay_out
from caravanserai.games.camel_up.kernel.camels import NO_CAMELS, added, spaces_taken
from caravanserai.games.camel_up.names import CAMELS, DICE, FINISHES, PHASES, RACERS, SIDES
from caravanserai.games.camel_up.options import SETUP_MODES, CamelUpOptions
from caravanserai.games.camel_up.table.moves import NUMBERS, ShowDie
from caravanserai.games.camel_up.table.view import CamelUpView, Card


def set_options(position: Position, options: CamelUpOptions) -> None:
    """The table's options, as the rules keep them."""
    position.start_seat = c.NOBODY if options.start_seat == "random" else options.start_seat
    position.stack_order = SETUP_MODES.index(options.stack_order)
    position.first_crazy = SETUP_MODES.index(options.first_crazy)
    position.floor_per_pile = options.final_floor == "pile"
    position.copy_by_hand = options.partner_ticket == "manual"
    position.hide_coins = options.hide_coins
    position.two_players = options.two_players
    position.stall_limit = options.stall_limit


def restore(view: CamelUpView, rng: Random) -> Position:
    """A position that this viewer could not tell from the one behind the view."""
    position = Position(len(view.seats))
    set_options(position, view.options)
    lay_out(position)
    position.phase = PHASES.index(view.phase)
    position.turn = view.turn
    position.leg = view.leg
    position.turns = view.turns
    position.idle_turns = view.idle_turns
    position.start_marker = view.start_marker
    position.finish = FINISHES.index(view.finish)
    _set_track(position, view)
    _set_seats(position, view)
    _set_tickets(position, view)
    _set_cards(position, view, rng)
    return position


def _set_track(position: Position, view: CamelUpView) -> None:
    camels = NO_CAMELS
    for stack in view.track:
        for camel in stack.camels:
            camels = added(camels, CAMELS.index(camel), stack.space)
    position.camels = camels
    position.taken = spaces_taken(camels)
    position.dice = sum(1 << DICE.index(die) for die in view.dice_left)
    rolled = [NUMBERS[ShowDie(die.camel, die.face)] for die in view.rolled]
    position.rolled = rolled + [0] * (c.PYRAMID_TICKETS - len(rolled))
    position.rolled_count = len(rolled)
    spaces = [0] * c.SEATS
    sides = [0, 0]
    for tile in view.tiles:
        spaces[tile.owner] = tile.space
        sides[SIDES.index(tile.side)] |= 1 << tile.space
    position.tile_space = spaces
    position.cheers, position.boos = sides


def _set_seats(position: Position, view: CamelUpView) -> None:
    rest = c.SEATS - len(view.seats)
    partners = [c.NOBODY if seat.partner is None else seat.partner for seat in view.seats]
    position.coins = [seat.coins for seat in view.seats] + [c.STARTING_COINS] * rest
    position.pyramid_tickets = [seat.pyramid_tickets for seat in view.seats] + [0] * rest
    position.copied = [seat.copied for seat in view.seats] + [0] * rest
    position.partner = partners + [c.NOBODY] * rest
    if len(view.seats) >= c.PARTNERSHIP_SEATS:
        position.free_partners = sum(1 << seat for seat, partner in enumerate(partners) if partner == c.NOBODY)


def _set_tickets(position: Position, view: CamelUpView) -> None:
    taken = [0] * c.RACERS
    holders = [0] * (c.RACERS * c.TICKETS_PER_COLOUR)
    for colour, camel in enumerate(RACERS):
        held = [(-t.value, seat) for seat, belongings in enumerate(view.seats) for t in belongings.tickets if t.camel == camel]
        taken[colour] = len(held)
        for ticket, (_, seat) in enumerate(sorted(held)):
            holders[colour * c.TICKETS_PER_COLOUR + ticket] = seat
    position.ticket_taken = taken
    position.ticket_holder = holders
    position.tickets = sum(1 << colour for colour in range(c.RACERS) if taken[colour] < c.TICKETS_PER_COLOUR)


def _set_cards(position: Position, view: CamelUpView, rng: Random) -> None:
    hands = [(1 << c.RACERS) - 1] * c.SEATS
    piles = []
    unknown = [_unknown_colours(view, seat, rng) for seat in range(len(view.seats))]
    for pile in (view.winner_pile, view.loser_pile):
        cards = []
        for card in pile:
            colour = unknown[card.owner].pop() if card.camel is None else RACERS.index(card.camel)
            hands[card.owner] &= ~(1 << colour)
            cards.append(card.owner * 8 + colour)
        piles.append(cards)
    position.hand = hands
    position.winner_count, position.loser_count = len(piles[0]), len(piles[1])
    position.winner_pile = piles[0] + [0] * (c.CARDS - len(piles[0]))
    position.loser_pile = piles[1] + [0] * (c.CARDS - len(piles[1]))


def _unknown_colours(view: CamelUpView, seat: int, rng: Random) -> list[int]:
    """The colours that this seat's hidden cards can have, shuffled."""
    known = {card.camel for card in _cards_of(view, seat)} | set(view.seats[seat].hand or [])
    colours = [colour for colour, camel in enumerate(RACERS) if camel not in known]
    for last in range(len(colours) - 1, 0, -1):
        other = below(rng, last + 1)
        colours[last], colours[other] = colours[other], colours[last]
    return colours


def _cards_of(view: CamelUpView, seat: int) -> list[Card]:
    return [card for card in (*view.winner_pile, *view.loser_pile) if card.owner == seat]
