"""The walk through a finished game: the chances at every moment, the price of every decision, and what was luck.

Let V be everybody's chance to win at a moment, always by the same judge and the same samples; where chance draws, the mean of V
over what it might draw. A step of chance brings each seat luck, V after it less V before, which is nothing on average, however
good V is; a step of a seat brings skill. V begins with the chance at the start and ends with the result, so that start + luck +
skill = result in every game. `docs/review.md` tells what it means.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from operator import mul

import msgspec

from caravanserai.core.contract import CHANCE, Game, Position
from caravanserai.core.discovery import module_of
from caravanserai.core.errors import BadOption
from caravanserai.core.judging import Appraisal, Judge, Known, RandomJudge, mean_and_error
from caravanserai.core.randomness import seeded
from caravanserai.core.record import Record
from caravanserai.reviewing.falls import Fall, Falls
from caravanserai.reviewing.figures import LIMITS, SURE, Decision, Review, ReviewStep, SeatFigures, Turning, grade_of
from caravanserai.reviewing.moments import ActorRun, GameWalk, Moment

MILLIONTHS = 1_000_000
"""Chances are kept in millionths, so that their differences add up exactly."""
VERSION = 4
"""Rises whenever the same judgements would make another review."""
MOST_TURNINGS = 5
LEAST_TURNING = 0.05
"""A smaller swing is no turning point."""
LEAST_SAMPLES = 16


def judge_for(game: Game, players: int, seed: int = 0) -> Judge:
    """The judge in a game's folder, or one that plays on at random."""
    return kind_of_judge(game.id)(game, players, seed)


def kind_of_judge(game_id: str) -> type[Judge]:
    module = module_of(game_id, "bots.judge")
    kind: type[Judge] = module.JUDGE if module else RandomJudge
    return kind


def review(
    record: Record,
    *,
    seat: int | None = None,
    open_cards: bool = False,
    budget: float = 1.0,
    seed: int = 0,
    decisions: bool = True,
    progress: Callable[[int], None] = lambda moves: None,
) -> Review:
    """Review a finished game.

    With a seat, the chances are from what that seat could know at each moment, and its decisions are judged; without, they are
    from what everybody could know, and the decisions of all seats are judged, each from what its own seat could know.
    `open_cards` judges with everything known, as nobody could. `budget` is how many times the usual samples are taken;
    `progress` is told how many more moves are done.
    """
    if record.outcome is None:
        raise BadOption("only a game that is over can be reviewed")
    if seat is not None and not 0 <= seat < record.players:
        raise BadOption(f"there is no seat {seat} at a table of {record.players}: seats are 0 to {record.players - 1}")
    if not 0 < budget <= 100:
        raise BadOption(f"a budget is more than 0 and at most 100 times the usual, not {budget}")
    return Reviewer(record, seat, open_cards, budget, seed, decisions).review(progress)


def luck_of(record: Record, *, open_cards: bool = False, budget: float = 1.0, seed: int = 0) -> list[SeatLuck]:
    """By seat, the luck that a review of the whole table would tell, and nothing else: only what chance did is judged."""
    return Reviewer(record, None, open_cards, budget, seed, False).luck()


class SeatLuck(msgspec.Struct, frozen=True):
    """What chance did for a seat, with its standard error, and the seat's share of the victory."""

    name: str
    luck: float
    error: float
    result: float


class Values(msgspec.Struct, frozen=True):
    """Everybody's chances at a moment, sample by sample, and on average in millionths."""

    samples: list[list[float]]
    means: list[int]
    unsure: list[float]
    """By seat, the square of the error that comes of drawing by lot what chance might do; nothing where all of it is known."""


class Reviewer:
    """One review under way."""

    def __init__(self, record: Record, viewer: int | None, open_cards: bool, budget: float, seed: int, decisions: bool) -> None:
        self.record, self.game, self.seed = record, record.game, seed
        everybody = range(record.players) if viewer is None else (viewer,)
        self.judged = tuple(everybody) if decisions else ()
        self.walk = GameWalk(record, viewer, self.judged, open_cards=open_cards)
        self.moments = self.walk.moments
        # Every game has chance of its own: what the same samples favour by accident would favour the same seat in all games.
        lot = seeded(seed, self.walk.number())
        self.falls = Falls(self.walk, lot)
        self.judge = judge_for(self.game, record.players, lot)
        self.samples = max(LEAST_SAMPLES, round(self.judge.samples * budget))
        self.trials = max(LEAST_SAMPLES, round(self.judge.trials * budget))

    # Chances

    def values(self, number: int) -> Values:
        """In the end the result; before it, what the judge makes of it; where chance draws, the mean of what that may lead to."""
        moment, log = self.moments[number], self.record.log
        if number < len(log) and log[number].actor == CHANCE:
            return self.before_chance(moment)
        samples = self.samples_of(moment.position, self.walk.known(moment, self.walk.viewer))
        return Values(samples, means_of(samples), [0.0] * self.record.players)

    def before_chance(self, moment: Moment) -> Values:
        falls, are_all = self.falls.all_of(moment)
        return self.mean_of(falls, is_by_lot=not are_all)

    def before_reveal(self, run: ActorRun) -> Values:
        """After the draw that ended the game, but before what lay face down is turned up: that is no luck."""
        moves = [entry.move for entry in self.record.log[run.start : run.end]]
        return self.mean_of(self.falls.after(self.moments[run.start], moves), is_by_lot=True)

    def mean_of(self, falls: Sequence[Fall], *, is_by_lot: bool) -> Values:
        found = [self.samples_of(fall.position, fall.known) for fall in falls]
        shares = [fall.share for fall in falls]
        samples = [
            [math.fsum(map(mul, shares, column)) for column in zip(*each, strict=True)] for each in zip(*found, strict=True)
        ]
        by_fall = [[math.fsum(column) / self.samples for column in zip(*each, strict=True)] for each in found]
        unsure = [mean_and_error(means)[1] ** 2 if is_by_lot else 0.0 for means in zip(*by_fall, strict=True)]
        return Values(samples, means_of(samples), unsure)

    def samples_of(self, position: Position, known: Known) -> list[list[float]]:
        outcome = self.game.outcome(position)
        if outcome is None:
            return self.judge.chances(known, self.samples)
        return [[(seat in outcome.winners) / len(outcome.winners) for seat in range(self.record.players)]] * self.samples

    def review(self, progress: Callable[[int], None]) -> Review:
        before = start = self.values(0)
        sums = [SeatSums(self.samples) for _ in range(self.record.players)]
        steps, decisions = [], list[Decision]()
        for run in self.walk.runs():
            after = self.values(run.end)
            steps.append(self.step(run, before, after, sums))
            decisions += self.decisions(run)
            before = after
            progress(run.end - run.start)
        seats = [self.figures(seat, sums[seat], start, before, decisions) for seat in range(self.record.players)]
        beginning = [mean / MILLIONTHS for mean in start.means]
        return Review(
            game=self.game.id,
            rules=self.game.rules_version,
            engine=engine_of(self.game.id),
            seed=self.seed,
            samples=self.samples,
            trials=self.trials,
            viewer=self.walk.viewer,
            open_cards=self.walk.open_cards,
            names=list(self.record.names),
            unit=self.judge.unit,
            usual=dict(self.judge.usual),
            usual_among=self.judge.usual_among,
            limits=dict(LIMITS),
            sure=SURE,
            start=beginning,
            steps=steps,
            decisions=decisions,
            seats=seats,
            turnings=turnings(beginning, steps),
        )

    def luck(self) -> list[SeatLuck]:
        sums = [SeatSums(self.samples) for _ in range(self.record.players)]
        for run in self.walk.runs():
            if run.actor == CHANCE:
                self.step(run, self.values(run.start), self.values(run.end), sums)
        end = self.values(len(self.record.log))
        return [
            SeatLuck(name, one.luck / MILLIONTHS, one.luck_error, end.means[seat] / MILLIONTHS)
            for seat, (name, one) in enumerate(zip(self.record.names, sums, strict=True))
        ]

    def step(self, run: ActorRun, before: Values, after: Values, sums: list[SeatSums]) -> ReviewStep:
        is_revealed = run.actor == CHANCE and run.end == len(self.record.log)
        drawn = self.before_reveal(run) if is_revealed else after
        changes = [Shift.between(before, drawn, seat) for seat in range(self.record.players)]
        revealed = [after.means[seat] - drawn.means[seat] for seat in range(self.record.players)]
        for seat, one in enumerate(sums):
            one.add(run.actor, seat, changes[seat])
            one.reveal(revealed[seat], is_known=seat == self.walk.viewer)
        return ReviewStep(
            first=run.start + 1,
            last=run.end,
            actor=run.actor,
            stage=self.moments[run.start].stage,
            chances=[mean / MILLIONTHS for mean in after.means],
            change=[(new - old) / MILLIONTHS for old, new in zip(before.means, after.means, strict=True)],
            error=[round(change.error, 6) for change in changes],
            events=[event for heard in self.walk.heard[run.start : run.end] for event in heard],
            revealed=[millionths / MILLIONTHS for millionths in revealed] if any(revealed) else [],
        )

    # Decisions

    def decisions(self, run: ActorRun) -> Iterator[Decision]:
        """Those that the actor had to make; what has one answer is none."""
        at = run.start
        while run.actor in self.judged and at < run.end:
            end = at + 1
            while end < run.end and self.moments[end].ask in self.judge.continuing:
                end += 1
            if len(self.moments[at].position.legal_moves()) > 1:
                yield self.decision(at, end, run.actor)
            at = end

    def decision(self, at: int, end: int, seat: int) -> Decision:
        moment = self.moments[at]
        moves = [entry.move for entry in self.record.log[at:end]]
        since = self.walk.since(at, end) if moment.ask in self.judge.repeated else []
        verdict = self.judge.weigh(self.walk.known(moment, seat), moves, self.trials, since)
        return self.judgement(at, end, seat, moves, verdict)

    def judgement(self, at: int, end: int, seat: int, moves: list[int], verdict: Appraisal) -> Decision:
        moment = self.moments[at]
        played, best = self.notations(moves), self.notations(verdict.best.moves)
        is_best = verdict.loss == 0
        gain = max(0.0, verdict.lead)
        fine = verdict.loss < LIMITS["small"] and gain >= LIMITS["real"] and gain >= SURE * verdict.lead_error
        return Decision(
            first=at + 1,
            last=end,
            seat=seat,
            stage=moment.stage,
            ask=moment.ask,
            played=played,
            best=played if is_best else best,
            up_to=verdict.own.price,
            best_up_to=verdict.best.price,
            loss=round(verdict.loss, 6),
            error=round(verdict.error, 6),
            points=None if verdict.points is None else round(verdict.points, 2),
            grade=grade_of(verdict.loss, verdict.error),
            fine=fine,
            gain=round(gain, 6),
            gain_error=round(verdict.lead_error, 6),
        )

    def notations(self, moves: Sequence[int]) -> list[str]:
        return [self.game.write(self.game.move(move)) for move in moves]

    # Sums

    def figures(self, seat: int, sums: SeatSums, start: Values, end: Values, decisions: Sequence[Decision]) -> SeatFigures:
        own = [decision for decision in decisions if decision.seat == seat]
        mean, error = mean_and_error([decision.loss for decision in own]) if own else (None, None)
        skill = sums.own + sums.others
        return SeatFigures(
            seat=seat,
            name=self.record.names[seat],
            start=start.means[seat] / MILLIONTHS,
            result=end.means[seat] / MILLIONTHS,
            luck=sums.luck / MILLIONTHS,
            luck_error=sums.luck_error,
            skill=skill / MILLIONTHS,
            own=sums.own / MILLIONTHS,
            others=sums.others / MILLIONTHS,
            adjusted=(start.means[seat] + skill) / MILLIONTHS,
            decisions=len(own),
            mean_loss=None if mean is None else round(mean, 6),
            mean_loss_error=None if error is None else round(error, 6),
            grades={grade: sum(decision.grade == grade for decision in own) for grade in LIMITS},
            fine=sum(decision.fine for decision in own),
        )


class Shift(msgspec.Struct, frozen=True):
    """By how much a seat's chance is another than before: in millionths, and sample by sample."""

    millionths: int
    by_sample: list[float]
    unsure: float

    @classmethod
    def between(cls, before: Values, after: Values, seat: int) -> Shift:
        by_sample = [new[seat] - old[seat] for old, new in zip(before.samples, after.samples, strict=True)]
        return cls(after.means[seat] - before.means[seat], by_sample, before.unsure[seat] + after.unsure[seat])

    @property
    def error(self) -> float:
        return math.sqrt(mean_and_error(self.by_sample)[1] ** 2 + self.unsure)


class SeatSums:
    """What a seat's changes have come to, in millionths: by luck, by its own decisions, by those of others."""

    def __init__(self, samples: int) -> None:
        self.luck = self.own = self.others = 0
        self.lucky = Shift(0, [0.0] * samples, 0.0)

    @property
    def luck_error(self) -> float:
        return round(self.lucky.error, 6)

    def add(self, actor: int, seat: int, change: Shift) -> None:
        if actor == CHANCE:
            self.luck += change.millionths
            by_sample = [old + new for old, new in zip(self.lucky.by_sample, change.by_sample, strict=True)]
            self.lucky = Shift(self.luck, by_sample, self.lucky.unsure + change.unsure)
        elif actor == seat:
            self.own += change.millionths
        else:
            self.others += change.millionths

    def reveal(self, millionths: int, *, is_known: bool) -> None:
        """What lay face down in the end: what a seat had laid was its own doing; to itself only the others' is new."""
        if is_known:
            self.others += millionths
        else:
            self.own += millionths


def means_of(samples: Sequence[Sequence[float]]) -> list[int]:
    """By seat, in millionths."""
    return [round(MILLIONTHS * mean_and_error(column)[0]) for column in zip(*samples, strict=True)]


def turnings(start: Sequence[float], steps: Sequence[ReviewStep]) -> list[Turning]:
    """The largest swings that are no noise, in the order of the game."""
    found = []
    for number, step in enumerate(steps):
        seat = max(range(len(start)), key=lambda one: abs(step.change[one]))
        swing = abs(step.change[seat])
        if swing >= LEAST_TURNING and swing >= SURE * step.error[seat]:
            before = steps[number - 1].chances if number else start
            found.append((swing, Turning(number, seat, before[seat], step.chances[seat])))
    largest = sorted(found, key=lambda one: -one[0])[:MOST_TURNINGS]
    return sorted((turning for _, turning in largest), key=lambda turning: turning.step)


def engine_name(judge: Judge | type[Judge]) -> str:
    """What judges a game, as it is kept with what was made of it."""
    from caravanserai import __version__

    kind = judge if isinstance(judge, type) else type(judge)
    return f"{__version__}/{kind.__name__}-{kind.version}"


def engine_of(game_id: str) -> str:
    """What reviews a game today: a review that another made would not come out the same."""
    return f"{engine_name(kind_of_judge(game_id))}/{VERSION}"
