"""§6.1 Whom she will choose at a real table: the kernel's own answer, told with its reason."""

from __future__ import annotations

import random
from typing import Any

import pytest

from caravanserai.beside.real import whom
from caravanserai.core.errors import BadPosition
from caravanserai.core.real_boards import Compared, Wooed, Wooer
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import PREFERENCES, PRINCESSES


def test_janan_looks_at_palaces_and_then_at_status() -> None:
    """The first has no room; two palaces are level; more status decides."""
    told = [(0, 2, 3), (1, 4, 3), (2, 4, 2), (1, 0, 3), (2, 2, 1)]
    choice = whom(
        "emira", Wooed("janan", False, [Wooer(room, {"palace": palace, "status": status}) for room, palace, status in told])
    )
    assert choice.chosen == 1
    assert choice.among == [1, 2, 3, 4]
    assert choice.looks == [Compared("palace", 4, [1, 2]), Compared("status", 3, [1])]
    assert choice.section == "6.1"
    assert choice.bills == [0, 100, 0, 0, 0]


def test_who_cannot_decide_waits() -> None:
    choice = whom("emira", Wooed("albina", False, [Wooer(1, {"appearance": 3, "status": 1})] * 3))
    assert (choice.chosen, choice.section) == (None, "6.2")
    assert choice.looks[-1].seats == [0, 1, 2]


def test_swapped_she_looks_at_the_second_first() -> None:
    told = [Wooer(1, {"appearance": 3, "status": 1}), Wooer(1, {"appearance": 1, "status": 2}), Wooer(1)]
    assert whom("emira", Wooed("albina", False, told)).chosen == 0
    assert whom("emira", Wooed("albina", True, told)).chosen == 1


def test_nobody_has_a_room() -> None:
    choice = whom("emira", Wooed("xenia", False, [Wooer(0, {"money": 900})] * 3))
    assert (choice.chosen, choice.among, choice.looks) == (None, [], [])


def test_upkeep_goes_by_who_lives_there() -> None:
    """Zafirah costs nothing, Janan a hundred, others fifty; she who comes is paid for too."""
    told = [Wooer(1, {"appearance": 1}, ["zafirah", "janan"]), Wooer(1, {"appearance": 2}, ["noor"]), Wooer(1)]
    assert whom("emira", Wooed("albina", False, told)).bills == [100, 100, 0]


def test_what_is_no_princess_is_told() -> None:
    with pytest.raises(BadPosition, match="there is no princess 'aisha'; there is albina, "):
        whom("emira", Wooed("aisha", False, [Wooer(1)] * 3))
    with pytest.raises(BadPosition, match="3 to 5 play Emira, not 2"):
        whom("emira", Wooed("albina", False, [Wooer(1)] * 2))


def test_a_thousand_courts_are_judged_as_the_engine_does() -> None:
    """Courts with real sections, tokens and cards, told as people would read them off the table."""
    rng = random.Random(6)
    for _ in range(1000):
        court, who = _court(rng), rng.randrange(c.PRINCESSES)
        told = [_told(court, seat) for seat in range(court.seats)]
        chosen = engine.chosen_by(court, who)
        assert whom("emira", Wooed(PRINCESSES[who], False, told)).chosen == (None if chosen == c.NOBODY else chosen)


def _court(rng: random.Random) -> Any:
    court: Any = GAME.start(rng.randrange(3, c.SEATS + 1))
    deck = list(range(c.SIDI_SULEIMAN))
    rng.shuffle(deck)
    guests = [[deck.pop() for _ in range(rng.randrange(4))] for _ in range(c.SEATS)]
    court.guests = [sum(1 << one for one in home) for home in guests]
    court.sections = [max(rng.randrange(3), len(home) - c.BASE_ROOMS) for home in guests]
    court.tokens = [rng.randrange(3) for _ in range(c.SEATS * c.TOKENS)]
    court.status = [int(rng.random() < 0.1) for _ in range(c.SEATS * c.STATUS_KINDS)]
    court.gold = [50 * rng.randrange(6) for _ in range(c.SEATS)]
    return court


def _told(court: Any, seat: int) -> Wooer:
    room = c.BASE_ROOMS + court.sections[seat] + court.guest_houses[seat] - engine.princesses_of(court, seat)
    return Wooer(room, {name: engine.seen_of(court, seat, by) for by, name in enumerate(PREFERENCES)})
