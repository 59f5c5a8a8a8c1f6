"""What a seat may not know is in no byte that the server sends it, for a whole game of every game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.core.contract import SPECTATOR, Game, Options
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.options import option_table, read_options
from caravanserai.games.five_tribes import components as c
from caravanserai.server.handlers import history
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.lenses import Lenses
from caravanserai.tables.ordering import Ordering
from caravanserai.tables.people import Recipient
from caravanserai.tables.room import Room
from caravanserai.tables.tallies import TableTallies
from tests.wire.asking import running
from tests.wire.foresight import KEEPER, SIDE, Draws, Honest
from tests.wire.twins import FRIEND, Clock, Side, Twins, replace_sources


def switched(game: Game) -> Options:
    """Everything that can be switched on or off, the other way round, as long as there are secrets."""
    switches = {option.name: option.default for option in option_table(game.options_type) if isinstance(option.default, bool)}
    return read_options(game.options_type, {name: not value for name, value in switches.items() if name not in game.opens})


def asks_several(game: Game) -> bool:
    """Whether there are questions that several seats are asked at once."""
    return type(game).asked is not Game.asked


CASES = [
    pytest.param(game, options, id=f"{game.id}-{name}")
    for game in map(load_game, game_ids())
    for name, options in (("usual", game.options_type()), ("switched", switched(game)))
]
HIDING = [load_game(game) for game in game_ids() if load_game(game).hides]


FAKIRS = 8
"""How many cards the keeper can have drawn."""


def give_sloar(position: Any) -> None:
    """§5 of Five Tribes: who has Sloar and fakirs draws cards off the pile, and nobody else sees which."""
    mine = [seat == KEEPER for seat in range(c.SEATS)]
    position.djinns, position.djinn_pile = [own << c.SLOAR for own in mine], position.djinn_pile & ~(1 << c.SLOAR)
    position.hand = [FAKIRS * (own and kind == c.FAKIR) for own in mine for kind in range(c.RESOURCES)]
    position.cards = [FAKIRS * own for own in mine]
    position.pile = [count - FAKIRS * (kind == c.FAKIR) for kind, count in enumerate(position.pile)]
    position.pile_size -= FAKIRS


DRAWN: dict[str, Callable[[Any], None]] = {"five_tribes": give_sloar}
"""Where secrets are drawn by chance and not chosen by a seat: what the keeper starts with, to draw something soon."""

SECRETS = {"camel_up": 5, "emira": 20, "five_tribes": 5}
"""How often, at least, the keeper does or draws something else at one table in a whole game."""
COURSES = {"camel_up": 1, "emira": 3, "five_tribes": 1}
"""The seed of a game in which so much happens, and in which the keeper sometimes has a choice at one of the tables only."""
MOSTLY = 0.5
"""The part of all moves, at least, that are made while the tables differ."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return replace_sources(monkeypatch)


@pytest.fixture
def draws(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Draws:
    """Draws that differ where only the keeper sees them; and a start from which there will be some, if the game has such."""
    game: Game = request.getfixturevalue("game")
    found = Draws(Honest(game), 1)
    monkeypatch.setattr("caravanserai.tables.table.drawn_move", found)
    if game.id in DRAWN:
        start = type(game).start

        def begin(self: Game, players: int, options: Options | None = None) -> Any:
            position = start(self, players, options)
            DRAWN[self.id](position)
            return position

        monkeypatch.setattr(type(game), "start", begin)
    return found


async def play_twins(
    honest: Honest, options: Options, clock: Clock, draws: Draws, folder: Path, most: int = 10_000, *, until_told: bool = False
) -> Twins:
    async with AsyncExitStack() as both:
        sides = []
        for number in range(2):
            SIDE.set(number)
            sides.append(Side(await both.enter_async_context(running(folder / f"{number}.db")), number))
        twins = Twins(honest, options, (sides[0], sides[1]), clock, COURSES[honest.game.id], draws)
        await twins.play(most, until_told=until_told)
        return twins


@pytest.mark.parametrize(("game", "options"), CASES)
def test_tables_that_differ_in_a_secret_send_everybody_else_the_same(
    game: Game, options: Options, clock: Clock, draws: Draws, tmp_path: Path
) -> None:
    twins = asyncio.run(play_twins(Honest(game), options, clock, draws, tmp_path))
    assert twins.told_apart == []
    assert twins.ended
    assert twins.undone > 1
    assert (twins.ahead > 0) == asks_several(game)
    assert (twins.forced > 0) == bool(game.formal)
    assert twins.ordered > 10
    if game.hides:
        assert twins.secrets >= SECRETS[game.id]
        assert twins.moves_apart > twins.moves * MOSTLY
        one, two = twins.sides
        assert one.received[twins.people[KEEPER]] != two.received[twins.people[KEEPER]]


def leak_by_events(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears of a move what whoever made it does."""
    monkeypatch.setattr(type(game), "redacted", lambda self, event, seat: event)


def leak_by_view(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Watchers see what seat 1 sees."""
    honest = type(game).view
    monkeypatch.setattr(type(game), "view", lambda self, position, seat: honest(self, position, 1 if seat is SPECTATOR else seat))
    monkeypatch.setattr(type(game), "viewing", Game.viewing)


def leak_by_refusal(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal tells of the whole position."""
    honest = type(game).why_not

    def why_not(self: Game, position: Any, number: int) -> Any:
        refusal = honest(self, position, number)
        about = {"state": str(self.save(position))}
        return refusal and msgspec.structs.replace(refusal, about=about)

    monkeypatch.setattr(type(game), "why_not", why_not)


def leak_by_lens(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds are made of what seat 1 sees, whoever asks, and tell all of it."""
    honest = Lenses.find
    monkeypatch.setattr(Lenses, "find", lambda self, room, seat, *, fine: honest(self, room, 1, fine=fine))
    monkeypatch.setattr(type(game), "lens", lambda self, view, tally=None: view)
    monkeypatch.setattr(type(game), "rough_lens", lambda self, view, tally=None: view)


def leak_by_tally(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds are made of what the keeper has heard, whoever asks, and tell all of it."""
    honest = TableTallies.of
    monkeypatch.setattr(TableTallies, "of", lambda self, table, viewer: honest(self, table, KEEPER))
    monkeypatch.setattr(type(game), "lens", lambda self, view, tally=None: tally)


def leak_by_past_tally(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in the odds of earlier positions."""
    honest = TableTallies.after
    monkeypatch.setattr(TableTallies, "after", lambda self, table, viewer, moves: honest(self, table, KEEPER, moves))
    monkeypatch.setattr(type(game), "lens", lambda self, view, tally=None: tally)


def leak_by_past_position(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier positions are shown as seat 1 saw them, whoever asks."""
    honest = history._past_position
    monkeypatch.setattr(history, "_past_position", lambda table, moves, seat: honest(table, moves, 1))


def leak_by_answer(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what the keeper has answered ahead."""
    honest = Broadcast._own_of

    def own(self: Broadcast, viewer: Recipient) -> Any:
        return honest(self, viewer) | {"ahead": honest(self, viewer._replace(seat=KEEPER))["ahead"]}

    monkeypatch.setattr(Broadcast, "_own_of", own)


def leak_by_changes(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is sent what changes for the keeper."""
    honest = Broadcast._tell_changes
    monkeypatch.setattr(Broadcast, "_tell_changes", lambda self, gap, last, seat: honest(self, gap, last, KEEPER))


def leak_by_takeover(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes over a seat is shown what seat 1 sees."""
    honest = Room.seat_of
    monkeypatch.setattr(
        Room, "seat_of", lambda self, who: KEEPER if who == FRIEND and honest(self, who) is not None else honest(self, who)
    )


def leak_by_clock(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a choice is charged for every second of it, and whoever has none is not."""
    monkeypatch.setattr("caravanserai.tables.table.FREE_SECONDS", 0.0)


def leak_by_order(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told that there is something new when somebody has given an order."""
    honest = Ordering._keep

    async def keep(self: Ordering, who: str, order: Any) -> None:
        await honest(self, who, order)
        self.room._news()

    monkeypatch.setattr(Ordering, "_keep", keep)


LEAKS = [
    pytest.param(game, leak, id=f"{game.id}-{leak.__name__}")
    for game in HIDING
    for leak in (
        leak_by_events,
        leak_by_view,
        leak_by_refusal,
        leak_by_lens,
        leak_by_tally,
        leak_by_past_tally,
        leak_by_past_position,
        leak_by_takeover,
        leak_by_answer,
        leak_by_clock,
        leak_by_changes,
        leak_by_order,
    )
    if (leak is not leak_by_lens or game.lens_type is not None) and (leak is not leak_by_answer or asks_several(game))
    if (leak is not leak_by_clock or game.formal) and (leak not in (leak_by_tally, leak_by_past_tally) or game.id in DRAWN)
]
"""Every leak for every game that has what it leaks by: odds, cards of which only who draws them hears, answers given ahead, or
questions of form."""


@pytest.mark.parametrize(("game", "leak"), LEAKS)
def test_a_secret_that_is_leaked_on_purpose_is_noticed(
    game: Game,
    leak: Callable[[Game, pytest.MonkeyPatch], None],
    clock: Clock,
    draws: Draws,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Honest(game)
    leak(game, monkeypatch)
    most = 8 if leak is leak_by_answer else 400 if leak is leak_by_clock else 60 if game.id in DRAWN else 40
    twins = asyncio.run(play_twins(honest, game.options_type(), clock, draws, tmp_path, most, until_told=True))
    assert twins.secrets > 0
    assert twins.told_apart != []
