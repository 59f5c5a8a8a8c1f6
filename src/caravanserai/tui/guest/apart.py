"""What a guest may do about being away: nudge others or have a bot play for them, let one play and come back, take a bot's seat
or say whether others may, and leave an order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from caravanserai.terminal.palette import FAINT
from caravanserai.tui.choices import typed_number
from caravanserai.tui.guest.typing import word_to_type

if TYPE_CHECKING:
    from caravanserai.api.messages import Update
    from caravanserai.api.wire import OrderInfo
    from caravanserai.tui.guest.guest import Guest

NONE = "-"
"""Typed in place of an order, it takes the order back."""
BETWEEN = ";"
"""Between the lines of an order, of which the first that applies is done."""


def apart_commands(update: Update) -> list[str]:
    """Those of these commands that there are for somebody who sits at the table, while the game is on."""
    lent = update.you is not None and update.seats[update.you].lent
    cover = ["cover"] if seats_to_cover(update) else []
    seats = ["close" if update.settings.bot_seats == "open" else "open"] if update.host else []
    return ["nudge", *cover, "back" if lent else "lend", "order", *seats]


def seats_to_cover(update: Update) -> list[int]:
    """The seats of those who are away for whom this guest may let a bot play: the host, and among friends whoever sits there."""
    if not update.host and (update.you is None or update.settings.listed):
        return []
    return [number for number, seat in enumerate(update.seats) if seat.bot_from is not None and seat.bot is None]


def seats_to_take(update: Update) -> list[int]:
    """The seats of bots that somebody who watches may take."""
    if update.you is not None or update.phase != "playing" or update.settings.bot_seats != "open":
        return []
    return [number for number, seat in enumerate(update.seats) if seat.kind == "bot"]


def nudge(guest: Guest, rest: str = "") -> None:
    guest.done_version = guest.place.nudge()
    guest.say("terminal-guest-has_nudged", FAINT)


def cover(guest: Guest, rest: str = "") -> None:
    """`cover 2` lets a bot play at once for whoever has that seat and is away; without a number, for the first who is."""
    away, number = seats_to_cover(guest.received), typed_number(rest) if rest else 0
    seat = number - 1 if rest else next(iter(away), -1)
    if 0 <= seat < len(guest.received.seats):
        guest.done_version = guest.place.stand_in(seat)
    elif rest or away:
        seats = ", ".join(str(one + 1) for one in away) or NONE
        guest.say("terminal-guest-which_away", word=word_to_type(guest, "cover"), seats=seats)
    else:
        guest.say("terminal-guest-nobody_away")


def open_seats(is_open: bool) -> Callable[[Guest, str], None]:
    """Whether whoever has the link may take a bot's seat from now on."""

    def say_whether(guest: Guest, rest: str = "") -> None:
        guest.done_version = guest.place.open_seats(is_open)
        guest.say("terminal-guest-has_opened" if is_open else "terminal-guest-has_closed", FAINT)

    return say_whether


def lend(guest: Guest, rest: str = "") -> None:
    guest.done_version = guest.place.lend()
    guest.say("terminal-guest-has_lent", word=word_to_type(guest, "back"))


def come_back(guest: Guest, rest: str = "") -> None:
    you = guest.received.you
    if you is None:
        guest.say("terminal-guest-error-not_seated")
        return
    guest.done_version = guest.place.take_seat(you, guest.received.seats[you].name)
    guest.say("terminal-guest-returned_self", FAINT)


def take_seat(guest: Guest, rest: str) -> None:
    """`sit 2` takes the seat of the bot there, `sit 2 NAME` under this name; without a number, the first that a bot has."""
    word, _, name = rest.partition(" ")
    free, number = seats_to_take(guest.received), typed_number(word) if word else 0
    seat = number - 1 if word else next(iter(free), -1)
    if not 0 <= seat < len(guest.received.seats):
        seats = ", ".join(str(one + 1) for one in free) or NONE
        guest.say("terminal-guest-which_seat", word=word_to_type(guest, "sit"), seats=seats)
        return
    called = name.strip() or guest.place.own_name() or guest.speech.say("terminal-player")
    guest.done_version = guest.place.take_seat(seat, called)


def order(guest: Guest, rest: str = "") -> None:
    """What is to be done when the guest is asked and not there: to be looked at, given and taken back. Nobody else is told."""
    if rest == NONE:
        told = guest.place.drop_order()
    elif rest:
        told = guest.place.give_order([line.strip() for line in rest.split(BETWEEN) if line.strip()])
    else:
        told = guest.place.order()
    show_order(guest, told)


def show_order(guest: Guest, told: OrderInfo) -> None:
    word = word_to_type(guest, "order")
    if told.active:
        guest.say("terminal-guest-order_stands", lines=f" {BETWEEN} ".join(told.lines))
    elif told.ended is not None:
        guest.say("terminal-guest-order_over", ended=told.ended)
    else:
        guest.say("terminal-guest-order_none")
    offers = [offer.line if offer.amounts is None else f"{offer.line} {offer.amounts[0]}" for offer in told.offers]
    if offers:
        guest.say("terminal-guest-order_offers", FAINT, word=word, first=offers[0], offers=f" {BETWEEN} ".join(offers))
