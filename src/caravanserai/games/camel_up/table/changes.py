"""What a viewer sees after an event: the view is kept up to date by what the viewer hears, and by nothing else."""

from __future__ import annotations

from caravanserai.core.events import find_changes
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import events as e
from caravanserai.games.camel_up.names import DICE, RACERS
from caravanserai.games.camel_up.table.view import CamelUpView, Card, RolledDie, Stack, Ticket, Tile


def _start_seat_drawn(view: CamelUpView, event: e.StartSeatDrawn) -> None:
    view.start_marker = event.seat


def _start_die_rolled(view: CamelUpView, event: e.StartDieRolled) -> None:
    view.rolled.append(RolledDie(event.camel, event.face))
    view.dice_left.remove(event.camel)


def _grey_start_die_rolled(view: CamelUpView, event: e.GreyStartDieRolled) -> None:
    if view.phase == "rolling_first_crazy":
        view.rolled = [RolledDie(event.printed, event.face)]


def _camel_placed(view: CamelUpView, event: e.CamelPlaced) -> None:
    _stack(view, event.space).camels.append(event.camel)
    if event.camel in RACERS:
        _return_die(view, event.camel)
        if len(view.dice_left) == len(DICE):
            view.rolled = []


def _setup_ended(view: CamelUpView, event: e.SetupEnded) -> None:
    view.rolled = []


def _ticket_taken(view: CamelUpView, event: e.TicketTaken) -> None:
    _count_turn(view)
    view.tickets[event.camel].pop(0)
    tickets = view.seats[event.seat].tickets
    tickets.append(Ticket(event.camel, event.value))
    tickets.sort(key=lambda ticket: (RACERS.index(ticket.camel), -ticket.value))


def _tile_placed(view: CamelUpView, event: e.TilePlaced) -> None:
    _count_turn(view)
    view.tiles = [tile for tile in view.tiles if tile.owner != event.seat]
    view.tiles.append(Tile(event.space, event.side, event.seat))
    view.tiles.sort(key=lambda tile: tile.space)


def _pyramid_ticket_taken(view: CamelUpView, event: e.PyramidTicketTaken) -> None:
    view.turns += 1
    view.idle_turns = 0
    view.seats[event.seat].pyramid_tickets += 1


def _die_rolled(view: CamelUpView, event: e.DieRolled) -> None:
    view.rolled.append(RolledDie(event.camel, event.face))
    view.dice_left.remove(event.camel if event.camel in RACERS else "grey")


def _unit_moved(view: CamelUpView, event: e.UnitMoved) -> None:
    for camel in event.camels:
        _stack(view, event.origin).camels.remove(camel)
    there = _stack(view, event.space).camels
    there[:] = [*event.camels, *there] if event.under else [*there, *event.camels]
    view.track = [stack for stack in view.track if stack.camels]


def _tile_paid(view: CamelUpView, event: e.TilePaid) -> None:
    view.seats[event.seat].coins += 1


def _card_played(view: CamelUpView, event: e.CardPlayed) -> None:
    _count_turn(view)
    pile = view.winner_pile if event.pile == "winner" else view.loser_pile
    pile.append(Card(event.seat, event.camel))
    seat = view.seats[event.seat]
    seat.cards -= 1
    if seat.hand is not None and event.camel is not None:
        seat.hand.remove(event.camel)


def _partnership_formed(view: CamelUpView, event: e.PartnershipFormed) -> None:
    _count_turn(view)
    view.seats[event.seat].partner = event.partner
    view.seats[event.partner].partner = event.seat


def _leg_ended(view: CamelUpView, event: e.LegEnded) -> None:
    view.start_marker = event.start_marker


def _partner_ticket(view: CamelUpView, event: e.PartnerTicketChosen | e.PartnerTicketScored) -> None:
    view.seats[event.seat].copied = event.gain


def _settled(view: CamelUpView, event: e.LegSettled | e.PileSettled) -> None:
    view.seats[event.seat].coins = event.coins


def _leg_started(view: CamelUpView, event: e.LegStarted) -> None:
    view.leg = event.leg
    view.tiles = []
    view.rolled = []
    view.dice_left = list(DICE)
    view.tickets = {camel: list(c.TICKET_VALUES) for camel in RACERS}
    for seat in view.seats:
        seat.tickets = []
        seat.pyramid_tickets = 0
        seat.partner = None
        seat.copied = 0


def _race_ended(view: CamelUpView, event: e.RaceEnded) -> None:
    view.finish = event.finish


def _card_scored(view: CamelUpView, event: e.CardScored) -> None:
    view.seats[event.seat].coins = event.coins
    pile = view.winner_pile if event.pile == "winner" else view.loser_pile
    for card in pile:
        if card.owner == event.seat and card.camel is None:
            card.camel = event.camel
            break


def _game_stalled(view: CamelUpView, event: e.GameStalled) -> None:
    view.finish = "stalled"


def _game_ended(view: CamelUpView, event: e.GameEnded) -> None:
    view.winners = list(event.winners)
    if view.finish != "stalled":
        for number, seat in enumerate(view.seats):
            played = [card.camel for card in (*view.winner_pile, *view.loser_pile) if card.owner == number]
            seat.hand = [camel for camel in RACERS if camel not in played]


def _asked(view: CamelUpView, event: e.Asked) -> None:
    view.phase = event.phase
    view.turn = event.seat


def _count_turn(view: CamelUpView) -> None:
    view.turns += 1
    view.idle_turns += 1


def _stack(view: CamelUpView, space: int) -> Stack:
    for stack in view.track:
        if stack.space == space:
            return stack
    view.track.append(Stack(space, []))
    view.track.sort(key=lambda stack: stack.space)
    return _stack(view, space)


def _return_die(view: CamelUpView, camel: str) -> None:
    view.dice_left = [die for die in DICE if die == camel or die in view.dice_left]


CHANGES = find_changes(
    e.CamelUpEvent,
    globals(),
    unchanged=(
        e.CrazySwapped,
        e.TicketScored,
        e.PyramidScored,
    ),
)
