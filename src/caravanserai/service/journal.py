"""Journals: what somebody's finished games come to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Iterable

import structlog

from caravanserai.api.journal import Journal, JournalFigures, JournalGame, JournalGames, JournalSeat, Rival
from caravanserai.api.messages import NAMELESS
from caravanserai.api.refusals import Refused
from caravanserai.bots import bot_names
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.highlights import put_together
from caravanserai.core.intervals import estimate_share
from caravanserai.service.identity import Caller
from caravanserai.service.services import Services
from caravanserai.service.taking_along import parts_of
from caravanserai.tables.journal import pages_of
from caravanserai.tables.store import KeptGame, Store
from caravanserai.tables.table import Table

SHOWN = 20
"""So many games are shown at a time."""
PORTION = 500
"""So many are read at a time where all are."""
READ_AT_ONCE = 20
"""So many tables of earlier times are read for one request: each is played anew."""
LOOKED_AT = 500
"""Of so many, those that cannot be read are passed over."""
LATELY = 8 * 7 * 86_400.0
log = structlog.get_logger("journal")


class Against:
    """One rival: in how many games they were met, and what part of them one came before."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.name = ""
        self.games = 0
        self.ahead = 0.0

    def meet(self, name: str, shares: list[float]) -> None:
        self.name = self.name or name
        self.games += 1
        self.ahead += sum(shares) / len(shares)


async def fill_in(services: Services, caller: Caller, who: str) -> bool:
    """Read finished tables that the journal has no page of yet; whether there are more."""
    store, read = services.registry.store, 0
    missing = await store.not_in_journal(who, LOOKED_AT)
    for name in missing:
        if read == READ_AT_ONCE:
            return True
        table = await finished_table(services, name)
        if table is not None:
            await store.keep_in_journals(await services.work.do(caller, pages_of, table))
            read += 1
    return False


async def finished_table(services: Services, name: str) -> Table | None:
    """A finished table, to be read alone: whichever server has it may go on having it. None if it cannot be read."""
    if name in services.registry.rooms:
        return services.registry.rooms[name].table
    try:
        return await services.registry.loader.load(name)
    except Refused as refused:
        log.info("table is not in the journal", table=name, code=refused.code)
        return None


async def read_journal(services: Services, caller: Caller, who: str) -> Journal:
    unread = await fill_in(services, caller, who)
    kept = [one async for one in all_games(services.registry.store, who)]
    since = services.registry.timing.now() - LATELY
    by_game = {game: [one for one in kept if one.table.game == game] for game in game_ids()}
    figures = [figures_of("", kept), *(figures_of(game, games) for game, games in by_game.items() if games)]
    return Journal(figures, [one.ended for one in kept if one.ended > since], parts_of(len(kept)), unread)


async def read_games(services: Services, who: str, game: str, before: str) -> JournalGames:
    kept = await services.registry.store.journal(who, SHOWN + 1, game=game, before=before)
    return JournalGames([game_of(one) for one in kept[:SHOWN]], len(kept) > SHOWN)


async def all_games(store: Store, who: str) -> AsyncIterator[KeptGame]:
    """All of somebody's games, the latest first."""
    before = ""
    while portion := await store.journal(who, PORTION, before=before):
        for one in portion:
            yield one
        before = portion[-1].table.table


def game_of(kept: KeptGame) -> JournalGame:
    entry, table = kept.entry, kept.table
    return JournalGame(
        table.table,
        table.game,
        table.name,
        kept.ended,
        entry.seat,
        [_seat(kept, seat) for seat in range(len(entry.bots))],
        entry.outcome.winners,
        entry.outcome.reason,
        entry.moves,
        entry.highlights,
    )


def _seat(kept: KeptGame, seat: int) -> JournalSeat:
    entry, outcome = kept.entry, kept.entry.outcome
    bot, owner, name = entry.bots[seat], _at(kept.table.summary.owners, seat), _at(kept.table.summary.names, seat)
    place, score = outcome.places[seat], outcome.scores[seat]
    if seat == entry.seat:
        return JournalSeat("me", name, "", place, score)
    if bot:
        return JournalSeat("bot", name, bot, place, score)
    if not owner or name == NAMELESS:
        return JournalSeat("guest", "", "", place, score)
    return JournalSeat("friend", name, "", place, score)


def _at(values: list[str], seat: int) -> str:
    return values[seat] if seat < len(values) else ""


def figures_of(game: str, kept: list[KeptGame]) -> JournalFigures:
    alone = [one for one in kept if _is_alone(one)]
    kinds = load_game(game).highlight_kinds if game else {}
    return JournalFigures(
        game,
        len(kept),
        _won(kept),
        len(alone),
        _won(alone),
        rivals_of(kept),
        put_together(kinds, (one.entry.highlights for one in kept)),
    )


def _won(kept: Iterable[KeptGame]) -> int:
    return sum(one.entry.seat in one.entry.outcome.winners for one in kept)


def _is_alone(kept: KeptGame) -> bool:
    """Whether all others were bots."""
    return all(bot or seat == kept.entry.seat for seat, bot in enumerate(kept.entry.bots))


def rivals_of(kept: Iterable[KeptGame]) -> list[Rival]:
    """Everybody by their identity, which nobody is told; bots by their level; whoever has left for good as guests."""
    against: dict[tuple[str, str], Against] = {}
    for one in kept:
        for key, (name, shares) in _met(one).items():
            against.setdefault(key, Against(one.table.game)).meet(name, shares)
    friends = sorted((key for key in against if key[0] == "friend"), key=lambda key: (-against[key].games, against[key].name))
    bots = sorted((key for key in against if key[0] == "bot"), key=lambda key: _strength(against[key].game, key[1]))
    guests = [key for key in against if key[0] == "guest"]
    return [_rival(key, against[key]) for key in [*friends, *guests, *bots]]


def _strength(game: str, bot: str) -> tuple[int, str]:
    names = bot_names(game)
    return (names.index(bot) if bot in names else len(names), bot)


def _met(kept: KeptGame) -> dict[tuple[str, str], tuple[str, list[float]]]:
    """Whom one met in a game: what they are called, and for each of their seats 1 if one came before it, or a half."""
    places, mine = kept.entry.outcome.places, kept.entry.outcome.places[kept.entry.seat]
    met: dict[tuple[str, str], tuple[str, list[float]]] = {}
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for seat, place in enumerate(places):
        told = _seat(kept, seat)
        if told.kind == "me":
            continue
        key = (told.kind, told.bot or (_at(kept.table.summary.owners, seat) if told.kind == "friend" else ""))
        shares[key].append(1.0 if mine < place else 0.5 if mine == place else 0.0)
        met[key] = ("" if told.kind == "bot" else told.name, shares[key])
    return met


def _rival(key: tuple[str, str], against: Against) -> Rival:
    kind, known_by = key
    share = estimate_share(against.ahead, against.games)
    bot = known_by if kind == "bot" else ""
    return Rival(kind, against.name, bot, against.game, against.games, against.ahead, share.low, share.high)  # type: ignore[arg-type]
