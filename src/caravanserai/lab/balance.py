"""Whether a game is balanced, under these bots: what is offered, taken and paid, how it goes with winning, and what luck does.

Each level of bots plays among its own kind, so that nobody is more skilled than the others; the last two of them share a table at
which skill tells, and is compared with the luck of the dice. Nothing here names a game: it follows from moves and events.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import chain, cycle, islice
from typing import Any

import msgspec

from caravanserai.bots import AnyBot, bot_names, labels_of, takes_time
from caravanserai.core.contract import AnyOptions
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.intervals import Estimate, chi_square_tail, estimate_mean, estimate_share
from caravanserai.core.notebook import Shown
from caravanserai.core.options import options_for
from caravanserai.lab.asked import several, whole
from caravanserai.lab.associations import Association, SeatRow, associate, corrected
from caravanserai.lab.executor import Executor, make_executor
from caravanserai.lab.figures import Spread, spread
from caravanserai.lab.luck import Luck, luck_of
from caravanserai.lab.run import Progress, Run, blocks_for, tell_nobody
from caravanserai.lab.tracing import OWN, Trace, TracedSeat, TraceTask, games_in_block, trace_block

CHOICE = "choice"
NEARLY_ALL = 0.8


class Thing(msgspec.Struct, frozen=True):
    """A card, a djinn, a colour, a kind of move: how often one can have it, how often it is taken, and what goes with it."""

    name: str
    by: str
    """`choice` for a move that a seat could make or leave; for what happens, whose move made it happen."""
    taken: float
    """The part of those who could, or of all, that took it or met with it at all."""
    times: float
    """How often each of them did."""
    beyond: int
    """Those are compared who did so more often than this: 0, unless nearly everybody does."""
    chosen: Association | None
    """Among those who could: those who took it, or took it often, against those who did not."""
    q: float | None = None
    """Its p, corrected for how many were asked about."""
    offered: float | None = None
    """The part of all seats that had the choice; None for what comes without one, or where that cannot be told."""
    amounts: dict[str, float] = {}
    """The means of the numbers that are told of it: what it cost, what it brought."""
    exposed: Association | None = None
    """Those who had the choice against those who never had."""
    exposed_q: float | None = None


class Level(msgspec.Struct, frozen=True):
    """Bots of one kind among themselves."""

    bot: str
    games: int
    seats: list[Estimate]
    """Each seat's share of the victories."""
    scores: list[Estimate]
    """Each seat's mean score."""
    seats_p: float
    """How often seats that are alike would differ as much in victories, by chi-square."""
    length: Spread
    """In turns, as the game counts them."""
    choices: float
    """Legal moves of a decision."""
    forced: float
    """The part of the seats' moves at which there was no choice."""
    lead_changes: Estimate
    decided: Spread
    """After how many hundredths of the game whoever won led and was not caught up any more."""
    half_leader_won: Estimate | None
    """How often whoever led alone halfway won."""
    things: list[Thing]


class Balance(Shown, frozen=True):
    """What was found."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    rules: int
    caravanserai: str
    levels: list[Level]
    luck: Luck | None
    """None with one level only, for which there is no skill to compare."""

    def rows(self) -> list[dict[str, Any]]:
        """A row for each thing of each level: what is told of it, with what goes with choosing it and with being offered it."""
        return [{"level": level.bot, **_thing_values(thing)} for level in self.levels for thing in level.things]

    def __str__(self) -> str:
        told = ", ".join(f"{level.bot} {level.games:,} games" for level in self.levels)
        return f"{self.game} among {self.players}, seed {self.seed}: {told}"

    def _repr_html_(self) -> str:
        from caravanserai.lab.balance_page import balance_html

        return balance_html(self)


def _thing_values(thing: Thing) -> dict[str, Any]:
    told = ("name", "by", "offered", "taken", "times", "beyond", "q", "exposed_q")
    values = {name: getattr(thing, name) for name in told}
    values["amounts"] = ", ".join(f"{name} {value:.1f}" for name, value in thing.amounts.items())
    for name, found in (("chosen", thing.chosen), ("exposed", thing.exposed)):
        values |= {f"{name}_{part}": getattr(found, part, None) for part in Association.__struct_fields__}
    return values


def levels_of(game_id: str) -> list[str]:
    """The bots of a game's tables that answer at once."""
    return [name for name in bot_names(game_id) if not takes_time(game_id, name)]


def balance(
    game_id: str,
    players: int | None = None,
    bots: Sequence[AnyBot] | None = None,
    games: int = 200,
    seed: int = 1,
    options: AnyOptions = None,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress = tell_nobody,
) -> Balance:
    """`games` is for each level, all with dice of their own, and for the table that the last two share, in whole blocks.

    Whoever interrupts it is told what was found by then.
    """
    game = load_game(game_id)
    seats = game.usual_players if players is None else whole("players", players)
    game.start(seats, options_for(game, options, game.simulated))
    levels = list(several(bots)) if bots is not None else list[AnyBot](levels_of(game_id))
    if not levels:
        raise BadOption("a balance is reckoned from games among bots: name at least one, as in novice,regular")
    labels = labels_of(levels)
    if len(set(labels)) < len(labels):
        raise BadOption(f"the levels of a balance are different bots, as in novice,regular; not {', '.join(labels)!r}")
    tables = [[bot] * seats for bot in levels]
    if len(levels) > 1:
        tables.append(list(islice(cycle((levels[-1], levels[-2])), seats)))
    run = Run(game_id, tables, seed, options)
    traced = _trace(run, games, executor or make_executor(jobs), progress)
    plan = run.plan
    return Balance(
        game=game_id,
        players=seats,
        seed=seed,
        options=plan.options,
        rules=plan.rules,
        caravanserai=plan.caravanserai,
        levels=[level_of(plan.tables[table][0], traced[table]) for table in range(len(levels))],
        luck=luck_of(traced[-1]) if len(levels) > 1 else None,
    )


def _trace(run: Run, games: int, executor: Executor, progress: Progress) -> list[list[Trace]]:
    """By table, its games in their order."""
    sizes = [games_in_block(bots) for bots in run.plan.tables]
    places = sorted(
        ((table, block) for table, size in enumerate(sizes) for block in range(blocks_for(games, size))), key=_by_block
    )
    total = sum(sizes[table] for table, _ in places)
    found: dict[int, list[Trace]] = {}
    results = executor.run(trace_block, (TraceTask(run.plan, run.bots[table], table, block) for table, block in places))
    try:
        for number, traces in results:
            found[number] = traces
            progress(len(traces), total)
    except KeyboardInterrupt:
        if {places[number][0] for number in found} != set(range(len(run.bots))):
            raise
    finally:
        results.close()
    return [
        list(chain.from_iterable(found[number] for number in sorted(found) if places[number][0] == table))
        for table in range(len(run.bots))
    ]


def _by_block(place: tuple[int, int]) -> tuple[int, int]:
    return place[1], place[0]


def level_of(bot: str, traces: Sequence[Trace]) -> Level:
    games, players = len(traces), len(traces[0].seats)
    halves = [trace.half_leader_won for trace in traces if trace.half_leader_won is not None]
    changes = [trace.lead_changes for trace in traces]
    won = [sum(trace.seats[seat].won for trace in traces) for seat in range(players)]
    return Level(
        bot=bot,
        games=games,
        seats=[estimate_share(one, games) for one in won],
        scores=[_mean([trace.seats[seat].score for trace in traces]) for seat in range(players)],
        seats_p=chi_square_tail(sum((one - games / players) ** 2 for one in won) / (games / players), players - 1),
        length=spread(Counter(trace.turns for trace in traces)),
        choices=sum(trace.choices for trace in traces) / max(1, sum(trace.decisions for trace in traces)),
        forced=sum(trace.forced for trace in traces) / sum(trace.forced + trace.decisions for trace in traces),
        lead_changes=_mean(changes),
        decided=spread(Counter(round(100 * trace.decided) for trace in traces)),
        half_leader_won=estimate_share(sum(halves), len(halves)) if halves else None,
        things=things_of(traces),
    )


def _mean(values: Sequence[int]) -> Estimate:
    return estimate_mean(sum(values), sum(one * one for one in values), len(values))


def things_of(traces: Sequence[Trace]) -> list[Thing]:
    """Those most surely tied to winning first."""
    seats = [_Sat(trace, number, seat) for trace in traces for number, seat in enumerate(trace.seats)]
    amounts = _amounts(traces)
    things = _joined(_choices(seats), _happenings(seats), amounts)
    asked = [one for thing in things for one in (thing.chosen, thing.exposed) if one is not None]
    qs = iter(corrected([one.p for one in asked]))
    judged = [
        msgspec.structs.replace(
            thing,
            q=next(qs) if thing.chosen is not None else None,
            exposed_q=next(qs) if thing.exposed is not None else None,
        )
        for thing in things
    ]
    return sorted(
        judged,
        key=lambda thing: (thing.chosen is None, thing.q, -abs(thing.chosen.difference if thing.chosen else 0), thing.name),
    )


class _Sat:
    """A seat of a game."""

    def __init__(self, trace: Trace, number: int, seat: TracedSeat) -> None:
        self.block, self.game, self.won = trace.block, trace.turned, seat.won
        self.alike = (number, seat.bot)
        self.offered, self.could, self.took, self.happened = seat.offered, seat.could, seat.took, seat.happened

    def could_have(self, name: str, by: str) -> bool:
        """Whether it had it within reach, or met with it, which others' moves or chance bring whenever they do."""
        return by != OWN or name in self.could or (name, by) in self.happened

    def row(self, has: bool) -> SeatRow:
        return SeatRow(self.block, self.game, self.alike, self.won, has)


def _choices(seats: Sequence[_Sat]) -> list[tuple[Thing, tuple[int, ...]]]:
    """What could be taken or left, with how often each seat took it."""
    found = []
    for name in sorted({name for seat in seats for name in seat.offered}):
        could = [seat for seat in seats if name in seat.offered]
        times = [seat.took.get(name, 0) for seat in could]
        beyond = _usual(times)
        thing = Thing(
            name=name,
            by=CHOICE,
            offered=len(could) / len(seats),
            taken=sum(time > 0 for time in times) / len(could),
            times=sum(times) / len(could),
            beyond=beyond,
            chosen=associate([seat.row(time > beyond) for seat, time in zip(could, times, strict=True)]),
            exposed=associate([seat.row(name in seat.offered) for seat in seats]),
        )
        found.append((thing, tuple(seat.took.get(name, 0) for seat in seats)))
    return found


def _happenings(seats: Sequence[_Sat]) -> list[tuple[Thing, tuple[int, ...]]]:
    """What happened to seats, with how often it did to each."""
    found = []
    within_reach = {name for seat in seats for name in seat.could}
    for name, by in sorted({thing for seat in seats for thing in seat.happened}):
        tried = by == OWN and name in within_reach
        could = [seat for seat in seats if seat.could_have(name, by)] if tried else seats
        times = [seat.happened.get((name, by), 0) for seat in could]
        beyond = _usual(times)
        thing = Thing(
            name=name,
            by=by,
            offered=len(could) / len(seats) if tried else None,
            taken=sum(time > 0 for time in times) / len(could),
            times=sum(times) / len(could),
            beyond=beyond,
            chosen=associate([seat.row(time > beyond) for seat, time in zip(could, times, strict=True)]),
            exposed=associate([seat.row(seat.could_have(name, by)) for seat in seats]) if tried else None,
        )
        found.append((thing, tuple(seat.happened.get((name, by), 0) for seat in seats)))
    return found


def _usual(times: Sequence[int]) -> int:
    """What nearly everybody does, they do more or less often: then those are compared who do it more often than half of them."""
    return sorted(times)[len(times) // 2] if sum(time > 0 for time in times) > NEARLY_ALL * len(times) else 0


def _joined(
    choices: Sequence[tuple[Thing, tuple[int, ...]]],
    happenings: Sequence[tuple[Thing, tuple[int, ...]]],
    amounts: dict[str, dict[str, float]],
) -> list[Thing]:
    """A choice that always makes the same thing happen is one with it, and has what is told of that: its price, for one."""
    told = [(msgspec.structs.replace(thing, amounts=amounts.get(thing.name, {})), times) for thing, times in happenings]
    same = {(_value(thing), times): thing for thing, times in told if thing.by == OWN and any(times)}
    made = {same[key].name for thing, times in choices if (key := (_value(thing), times)) in same}
    joined = [
        msgspec.structs.replace(thing, amounts=same[key].amounts) if (key := (_value(thing), times)) in same else thing
        for thing, times in choices
    ]
    return joined + [thing for thing, _ in told if not (thing.by == OWN and thing.name in made)]


def _value(thing: Thing) -> str:
    return thing.name.partition(": ")[2]


def _amounts(traces: Sequence[Trace]) -> dict[str, dict[str, float]]:
    sums: defaultdict[str, dict[str, tuple[int, int]]] = defaultdict(dict)
    for trace in traces:
        for thing, told in trace.amounts.items():
            for name, (total, times) in told.items():
                before, often = sums[thing].get(name, (0, 0))
                sums[thing][name] = before + total, often + times
    return {thing: {name: total / times for name, (total, times) in told.items()} for thing, told in sums.items()}
