"""Where the bots of Camel Up think: a desk of the kernel for each mind, with one book of odds for all of a thread's."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from caravanserai.core.guiding import make_mind
from caravanserai.core.randomness import Random as PlainRandom
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.kernel.camels import SHIFT
from caravanserai.games.camel_up.names import PILES
from caravanserai.games.camel_up.table.restore import restore
from caravanserai.games.camel_up.table.tally import CamelUpTally, CardSeen, RaceSeen
from caravanserai.games.camel_up.table.view import CamelUpView

if TYPE_CHECKING:
    from caravanserai.games.camel_up.bots.minds import Row
    from caravanserai.games.camel_up.engine import Position


def lay_desk(kernel: Any, mind: Row, shared: Sequence[Any] = ()) -> Any:
    """A desk of a kernel, plain or compiled, for one who has this mind; what is shared, others use too."""
    given = (make_mind([mind], kernel.Mind), kernel.Plans(), kernel.Position(3), kernel.Random(), kernel.Random())
    return kernel.Desk(*given, *(shared or shared_parts(kernel)))


def shared_parts(kernel: Any) -> tuple[Any, ...]:
    """What several desks may have in common: the book of odds, and room to reckon in."""
    reckoning = (kernel.Book, kernel.LegOdds, kernel.RaceOdds, kernel.Layer, kernel.Layer, kernel.Random)
    found = (*[kernel.Chances] * 3, *[kernel.RaceChances] * 2, *[kernel.Samples] * 2)
    return tuple(kind() for kind in (*reckoning, *found))


class _Room(threading.local):
    """The desks of one thread. Odds do not depend on who found them, so nothing is given away by sharing them."""

    def __init__(self) -> None:
        self.desks: dict[tuple[int, ...], Any] = {}
        self.shared: tuple[Any, ...] = ()

    def desk(self, mind: Row) -> Any:
        """The desk of those who have this mind: nothing that matters is left on it from one thought to the next."""
        self.shared = self.shared or shared_parts(engine)
        key = tuple(mind)
        if key not in self.desks:
            self.desks[key] = lay_desk(engine, mind, self.shared)
        return self.desks[key]


_room = _Room()


class Deliberation:
    """A seat's turn, laid out on a desk: the position as it sees it, and what it believes of the others' cards."""

    def __init__(self, view: CamelUpView, tally: CamelUpTally | None, mind: Row) -> None:
        self.view = view
        self.seat = view.turn
        self.position: Position = restore(view, PlainRandom(0))
        self.desk = _room.desk(mind)
        self._learn(tally)

    def _learn(self, tally: CamelUpTally | None) -> None:
        """§2 What each card seems to everybody to be, one's own too, in the order in which they were laid."""
        desk, position = self.desk, self.position
        engine.forget(desk)
        laid = [0, 0]
        for card in cards_seen(self.view, tally):
            pile = PILES.index(card.pile)
            seen = (camels_of(card.race), card.race.dice, card.race.cheers, card.race.boos) if card.race else (0, 0, 0, 0)
            engine.learn_card(desk, position, self.seat, pile, laid[pile], *seen)
            laid[pile] += 1


def cards_seen(view: CamelUpView, tally: CamelUpTally | None) -> Iterator[CardSeen]:
    """The cards that lie; those of which nothing was heard are taken to have been laid at any time."""
    heard = iter(tally.cards if tally else ())
    piles = {"winner": view.winner_pile, "loser": view.loser_pile}
    if tally and [len(pile) for pile in piles.values()] == [sum(card.pile == name for card in tally.cards) for name in PILES]:
        yield from heard
        return
    for name in PILES:
        yield from (CardSeen(card.owner, name, None) for card in piles[name])


def camels_of(race: RaceSeen) -> int:
    """The camels as one number, as the rules have them."""
    return sum(entry + 8 * SHIFT << 8 * place for place, entry in enumerate(race.camels))
