"""Who sits at a table by whose device: a person, and the guests who share the device with them (pass and play).

A guest has a seat and a name at one table, and no cookie or token of their own: whoever brought them acts for their seat. Who
holds several seats sees what everybody may see, until they say for which seat they look: docs/decisions/0027-the-curtain.md.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from caravanserai.api.refusals import Refused
from caravanserai.tables.state import TableState

SeatWish = int | Literal["none"] | None
"""For which seat somebody looks or acts: one of theirs; none of them; or, left out, the only one they have."""


class Recipient(NamedTuple):
    """As whom somebody is told of a table: whoever stands alike is told the same."""

    seat: int | None
    host: bool = False
    sat: bool = False
    """Whether they have given up a seat here."""
    mine: tuple[int, ...] = ()
    """All seats of theirs and their guests."""


def recipient(state: TableState, who: str | None) -> Recipient:
    if not who:
        return Recipient(None)
    return Recipient(state.seat_of(who), person_of(who) == state.host, who in state.former, seats_of(state, who))


@lru_cache(65_536)
def person_of(who: str) -> str:
    """The person by whose device somebody is here: a guest's host, and everybody else themselves."""
    return who.partition("~")[0]


def between_seats(who: str) -> str:
    """Somebody who looks for none of their seats."""
    return f"{person_of(who)}~"


def new_guest(state: TableState, who: str) -> str:
    """A guest whom somebody brings to this table: nobody who is or was here has the same name for the server."""
    known = {*state.people(), *state.former}
    return next(guest for number in range(1, len(known) + 2) if (guest := f"{person_of(who)}~{number}") not in known)


def seats_of(state: TableState, who: str | None) -> tuple[int, ...]:
    """All seats of a person and their guests."""
    if not who:
        return ()
    person = person_of(who)
    return tuple([n for n, seat in enumerate(state.seats) if seat.who is not None and person_of(seat.who) == person])


def acting_as(state: TableState, who: str | None, wish: SeatWish) -> str | None:
    """As whom a person looks at a table, or acts at it.

    Once the game is on, whoever holds several seats and does not say for which of them they ask is between them: what is hidden
    from one of those seats is shown to nobody who has not asked for it.
    """
    mine = seats_of(state, who)
    if wish == "none":
        return between_seats(who) if who is not None else None
    if wish is not None:
        if wish not in mine:
            raise Refused("not_seated", f"seat {wish} is not yours, nor that of a guest of yours", seat=wish)
        return state.seats[wish].who
    if who is None or not mine or state.phase == "open":
        return who
    return state.seats[mine[0]].who if len(mine) == 1 else between_seats(who)


def read_wish(text: str | None) -> SeatWish:
    """What a request says of the seat it is for."""
    if not text:
        return None
    if text == "none":
        return "none"
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise Refused("not_seated", "a seat is named by its number, or 'none' for what everybody may see")
    return int(text)
