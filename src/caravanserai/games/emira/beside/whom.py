"""§6.1 Whom a princess will choose at a real table, and who pays what then: asked of the kernel, on a court laid out for it."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.core.errors import BadPosition
from caravanserai.core.real_boards import Compared, HerChoice, Wooed, Wooer
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import PREFERENCES, PRINCESSES

PLAIN: Final = tuple(
    card.number for card in c.PRINCESS_CARDS if not card.status and card.token == c.NONE and card.number != c.SIDI_SULEIMAN
)
"""Princesses who bring nothing that others look at: they only take rooms."""
LEAST: Final = min(GAME.players)


def choose(wooed: Wooed) -> HerChoice:
    """Her choice among them, as the rules compare."""
    who = _number(wooed.who)
    court = _court(wooed, who)
    seats = engine.sheikhs_for(court, who) & (1 << len(wooed.suitors)) - 1
    looks = _looks(court, who, seats)
    left = looks[-1].seats if looks else []
    chosen = left[0] if len(left) == 1 else None
    section = "6.1" if chosen is not None else "6.2"
    return HerChoice(chosen, _places(seats), looks, section, _bills(wooed, who, chosen), "4.7")


def _number(name: str) -> int:
    if name not in PRINCESSES:
        raise BadPosition(f"there is no princess {name!r}; there is {', '.join(PRINCESSES)}")
    return PRINCESSES.index(name)


def _court(wooed: Wooed, who: int) -> Position:
    """A position in which every sheikh is seen as it was told, the palace in half points; who does not play has no room."""
    if not LEAST <= len(wooed.suitors) <= c.SEATS:
        raise BadPosition(f"{LEAST} to {c.SEATS} play Emira, not {len(wooed.suitors)}")
    court: Any = GAME.start(len(wooed.suitors))
    suitors = [*wooed.suitors, *[Wooer(0)] * (c.SEATS - len(wooed.suitors))]
    court.swapped = 1 << who if wooed.swapped else 0
    court.guests = [_lodgers(suitor) for suitor in suitors]
    court.guest_houses = [_taken(suitor) + suitor.room - c.BASE_ROOMS for suitor in suitors]
    court.track = [suitor.seen.get("palace", 0) for suitor in suitors]
    court.tokens = _by_seat(suitors, "appearance", c.TOKENS)
    court.status = _by_seat(suitors, "status", c.STATUS_KINDS)
    court.gold = [suitor.seen.get("money", 0) for suitor in suitors]
    return court  # type: ignore[no-any-return]


def _taken(suitor: Wooer) -> int:
    return suitor.seen.get("princesses", 0)


def _lodgers(suitor: Wooer) -> int:
    """So many who take a room and nothing else."""
    return sum(1 << princess for princess in PLAIN[: _taken(suitor)])


def _by_seat(suitors: list[Wooer], name: str, kinds: int) -> list[int]:
    """All of it by tokens, or by cards of one point, of a single kind."""
    return [suitor.seen.get(name, 0) if kind == 0 else 0 for suitor in suitors for kind in range(kinds)]


def _looks(court: Position, who: int, seats: int) -> list[Compared]:
    """§6.1 Her first preference, and her second where several are level by that."""
    looks: list[Compared] = []
    for by in (engine.first_look(court, who), engine.second_look(court, who)):
        if by == c.BY_NOTHING or not seats or (looks and len(looks[-1].seats) == 1):
            break
        seats = engine.best_of(court, seats, by)
        places = _places(seats)
        best = engine.seen_of(court, places[0], by)
        looks.append(Compared(PREFERENCES[by], best, places))
    return looks


def _places(seats: int) -> list[int]:
    return [seat for seat in range(c.SEATS) if seats >> seat & 1]


def _bills(wooed: Wooed, who: int, chosen: int | None) -> list[int]:
    """§4.7 By those who live there; Suleika's fees and Xenia's gifts are not in it."""
    court: Any = GAME.start(len(wooed.suitors))
    guests = [{_number(name) for name in suitor.guests} for suitor in wooed.suitors]
    if chosen is not None and who != c.SIDI_SULEIMAN:
        guests[chosen].add(who)
    court.guests = [sum(1 << one for one in home) for home in guests] + [0] * (c.SEATS - len(guests))
    return [engine.bill_of(court, seat) for seat in range(len(wooed.suitors))]
