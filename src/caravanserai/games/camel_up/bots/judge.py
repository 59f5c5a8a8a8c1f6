"""What *expert* makes of a moment of Camel Up that is over: races rolled to their end, and its own weighing of moves.

A chance to win is what *expert* reckons with: in each race everybody's purse once this round is over, as the policy plays it, if
nobody did anything more; spread by what is still to be decided. A move's loss is in coins, as *expert* weighs it, with what it
leaves to the next player; what a coin more would do for the chance to win makes a chance of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from caravanserai.core.contract import Game
from caravanserai.core.guiding import PLAN_STEPS
from caravanserai.core.judging import (
    CONFIRMING,
    Appraisal,
    Intent,
    Judge,
    Known,
    SeatMove,
    Trial,
    differences,
    mean_and_error,
    shared,
)
from caravanserai.core.randomness import INCREMENT, MULTIPLIER, STATE_MASK, Random, seeded
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.bots.minds import EXPERT
from caravanserai.games.camel_up.bots.thinking import camels_of, cards_seen, lay_desk
from caravanserai.games.camel_up.kernel.policy.first_place import LEAST_UNIT, MILLION
from caravanserai.games.camel_up.kernel.policy.weights import ONE, RISK_END, RISK_ROOT
from caravanserai.games.camel_up.names import PILES, RACERS
from caravanserai.games.camel_up.table.restore import restore

SPREAD: Final = (EXPERT[RISK_END], EXPERT[RISK_ROOT])
"""By how many coins, in parts of ONE, the purses at the end of a race are uncertain: at least, and by the root of its rolls."""
ALLIES: Final = 6
"""§11 From so many players on there are partnerships."""
_ALONE: Final = {
    2: [26_800, 17_200, 13_300, 12_000, 11_900],
    3: [12_600, 14_400, 13_800, 14_200, 17_300],
    4: [13_200, 12_700, 12_500, 13_000, 13_900],
    5: [12_500, 12_400, 12_000, 12_300, 12_800],
    6: [11_900, 11_700, 11_700, 11_700, 12_300],
}
_ALLIED: Final = {
    2: [26_500, 28_700, 17_200, 18_300, 13_600, 13_800, 12_800, 12_700],
    3: [11_400, 14_100, 15_700, 15_800, 17_000, 17_500, 16_600, 16_000],
    4: [14_600, 13_100, 13_200, 13_900, 14_200, 15_000, 15_900, 16_200],
    5: [12_700, 13_100, 12_800, 13_100, 13_300, 13_400, 14_200, 14_800],
    6: [12_100, 12_500, 12_000, 12_500, 12_800, 13_000, 13_000, 13_400],
}
PROSPECTS: Final = {players: _ALONE if players < ALLIES else _ALLIED for players in range(3, c.SEATS + 1)}
"""By players, by the dice before a roll, and by how many turns later it comes: what a turn brings, in parts of ONE; the roll of
the last two dice begins a new leg. Found by `python bench/fit_review_camel_up.py --players 4,8 --games 60`; with three and five
players it is much the same as with four."""
BATCHES: Final = 8
"""So many times are races rolled anew to weigh a move; how far these differ tells the error."""
BATCH: Final = 64
"""So many races at a time are rolled to try plans."""
LOOK: Final = 32
"""So many at a time to see what the moves of a position come to."""
RESTORED: Final = 16
"""So many times are hidden cards dealt where nothing is left but to turn them up."""


class CamelUpJudge(Judge):
    """Judges by *expert*'s races."""

    version: ClassVar[int] = 2
    unit: ClassVar[str] = "coins"
    samples: ClassVar[int] = 512
    trials: ClassVar[int] = 512
    sharpness: ClassVar[dict[int, float]] = {3: 0.8}
    """Without it `bench/calibration.py` found 0.9 [0.6, 1.5] for regulars among three, and 0.5 [0.4, 0.9] for experts."""
    puzzled: ClassVar[frozenset[str]] = frozenset({"turn"})
    puzzle_samples: ClassVar[tuple[int, int]] = (256, 4096)
    usual: ClassVar[dict[str, float]] = {"novice": 0.0269, "regular": 0.0035, "expert": 0.0002}
    usual_among: ClassVar[int] = 3

    def __init__(self, game: Game, players: int, seed: int = 0) -> None:
        super().__init__(game, players, seed)
        self.desk: Any = lay_desk(engine, EXPERT)
        self.rng: Any = engine.Random()

    def lay(self, known: Known) -> Any:
        """The position as it is known, and on the desk what is believed of the cards that lie face down."""
        view: Any = known.view
        tally: Any = known.tally
        position: Any = restore(view, Random(self.seed)) if known.truth is None else known.truth.copy()
        engine.forget(self.desk)
        laid = [0, 0]
        for card in cards_seen(view, tally):
            pile = PILES.index(card.pile)
            race = None if card.seat == known.viewer else card.race
            seen = (camels_of(race), race.dice, race.cheers, race.boos) if race else (0, 0, 0, 0)
            engine.learn_card(self.desk, position, 0, pile, laid[pile], *seen)
            laid[pile] += 1
        if known.truth is not None:
            self.turn_up(position)
        return position

    def turn_up(self, position: Any) -> None:
        """Believe of every card what it is."""
        beliefs = list(self.desk.beliefs)
        for pile in range(2):
            for index in range(engine.pile_size(position, pile)):
                colour = engine.card_at(position, pile, index) % 8
                at = (pile * c.CARDS + index) * c.RACERS
                beliefs[at : at + c.RACERS] = [ONE * (number == colour) for number in range(len(RACERS))]
        self.desk.beliefs = beliefs

    # Chances

    def chances(self, known: Known, count: int) -> list[list[float]]:
        position = self.lay(known)
        if position.phase not in (c.TURN, c.ROLLING, c.COPYING, c.OVER):
            return [[1 / self.players] * self.players] * count
        if position.phase in (c.COPYING, c.OVER):
            position = self.copied(known, position)
            if position.is_over():
                return self.turned_up(known, count)
        return self.by_races(known, position, count)

    def copied(self, known: Known, position: Any) -> Any:
        """§11.2 Tickets are copied without delay, so that the leg is over."""
        after = position.copy()
        while after.phase == c.COPYING:
            after.play(engine.best_copy_move(after))
        return after

    def turned_up(self, known: Known, count: int) -> list[list[float]]:
        """§10.2 The end, with hidden cards dealt as often as is worth it."""
        view: Any = known.view
        found = []
        for number in range(RESTORED):
            position = restore(view, Random(self.seed, number)) if known.truth is None else known.truth
            found.append(shared(engine.winners(self.copied(known, position)), self.players))
        return [found[number % RESTORED] for number in range(count)]

    def by_races(self, known: Known, position: Any, count: int) -> list[list[float]]:
        """In each of so many races, everybody's share of the victory, with the turns of this round as they are foreseen."""
        desk, seat = self.desk, self.players if known.viewer is None else known.viewer
        foreseen = self.foresee(known, position)
        self.rng.state = seeded(self.seed, MILLION)
        engine.draw_cards(desk, foreseen, seat, self.rng)
        engine.find_incomes(desk, foreseen)
        times, plus = steps_ahead(known.draws.get("rolling", 0))
        under_way = int(foreseen.phase == c.ROLLING)
        for index in range(count):
            self.rng.state = (seeded(self.seed, index) * times + plus) & STATE_MASK
            engine.roll_sample(desk.samples, index, foreseen.camels, foreseen.dice, foreseen.cheers, foreseen.boos, self.rng)
        rolls, found = desk.samples.rolls, []
        for index in range(count):
            engine.share_sample(desk, foreseen, desk.samples, index, seat, rolls[index] - under_way, *SPREAD)
            parts = desk.shares[: self.players]
            total = sum(parts)
            found.append(self.sharpen([part / total for part in parts]))
        return found

    def foresee(self, known: Known, position: Any) -> Any:
        """§4 The position at the end of the round, or when a die is about to be rolled; and what turns after that promise."""
        desk, after = self.desk, position.copy()
        is_rolled = position.phase == c.ROLLING
        if not is_rolled:
            engine.foresee_round(desk, after)
            if known.truth is not None:
                self.turn_up(after)
        prospects = [0] * c.SEATS
        if after.phase == c.ROLLING:
            first = (after.turn + 1) % self.players if is_rolled else after.turn + 1
            for place, seat in enumerate(range(first, self.players)):
                prospects[seat] = PROSPECTS[self.players][after.dice.bit_count()][place]
        desk.prospects = prospects
        return after

    # Decisions

    def weigh(self, known: Known, played: Sequence[int], count: int, since: Sequence[SeatMove] = ()) -> Appraisal:
        position = self.lay(known)
        own = played[0]
        if position.phase != c.TURN:
            return self.weigh_answer(known, position, own, count)
        base = self.list_moves(position, own)
        each = max(16, count // BATCHES)
        found = [self.worths(position, base, number, each) for number in range(BATCHES)]
        best = max(base, key=lambda move: (sum(worths[move] for worths, _ in found), move == own))
        fresh = [self.worths(position, base, CONFIRMING + number, each) for number in range(BATCHES)]
        plain = next(iter(base))
        coins = [worths[best] - worths[own] for worths, _ in fresh]
        loss, error = mean_and_error([(worths[best] - worths[own]) * unit for worths, unit in fresh])
        lead, lead_error = mean_and_error([(worths[own] - worths[plain]) * unit for worths, unit in fresh])
        if loss <= 0:
            best, loss, coins = own, 0.0, [0.0]
        points = mean_and_error(coins)[0]
        return Appraisal(Intent((own,)), Intent((best,)), Intent((plain,)), loss, error, lead, lead_error, points)

    def list_moves(self, position: Any, own: int) -> dict[int, int]:
        """The best moves and what each is worth by coins alone, the best first; and the one that was made."""
        desk = self.desk
        engine.weigh_moves(desk, position)
        while not desk.sure[own]:
            engine.make_sure(desk, position, own)
        value = desk.values[own]
        return self.listed(position) | {own: value}

    def listed(self, position: Any) -> dict[int, int]:
        """The best of the moves that were weighed, and what each is worth by coins alone."""
        engine.list_plans(self.desk, position)
        plans = self.desk.plans
        return {plans.steps[plan * PLAN_STEPS]: plans.worths[plan] for plan in range(plans.count)}

    def worths(self, position: Any, base: dict[int, int], number: int, each: int) -> tuple[dict[int, float], float]:
        """By move, what it is worth in coins with what it does for being first, by races of its own; and a coin as a chance."""
        worths, _, unit = self.worths_and_win(position, base, number, each)
        return worths, unit

    def worths_and_win(
        self, position: Any, base: dict[int, int], number: int, each: int
    ) -> tuple[dict[int, float], float, float]:
        """The same, and between them the chance to win if nobody did anything more."""
        desk = self.desk
        steps, worths = list(desk.plans.steps), list(desk.plans.worths)
        for plan, (move, worth) in enumerate(base.items()):
            steps[plan * PLAN_STEPS], worths[plan] = move, worth
        desk.plans.steps, desk.plans.worths, desk.plans.count = steps, worths, len(base)
        seed = seeded(self.seed, number)
        engine.think_of_winning(desk, position, seed, each)
        raised = desk.plans.worths
        engine.judge_samples(desk, position, desk.samples, each, position.turn, 0)
        win = engine.mean_win(desk, each)
        engine.judge_samples(desk, position, desk.samples, each, position.turn, 1)
        unit = max(LEAST_UNIT, engine.mean_win(desk, each) - win) / MILLION
        return {move: raised[plan] / ONE for plan, move in enumerate(base)}, win / MILLION, unit

    # What might be done

    def options(self, known: Known) -> list[Intent]:
        position = self.lay(known)
        if position.phase != c.TURN:
            return [Intent((move,)) for move in position.legal_moves()]
        engine.weigh_moves(self.desk, position)
        return [Intent((move,)) for move in self.listed(position)]

    def outlooks(self, known: Known, options: Sequence[Intent], first: int, count: int) -> list[list[float]]:
        """The chance to win as it stands, and what the coins that a move is worth do for it; the mean of each batch of races."""
        position = self.lay(known)
        if position.phase != c.TURN:
            return [self.after_option(known, position, option, count) for option in options]
        engine.weigh_moves(self.desk, position)
        listed = self.listed(position)
        base = {option.moves[0]: listed[option.moves[0]] for option in options}
        found: list[list[float]] = [[] for _ in options]
        for number in range(first // LOOK, max(first // LOOK + 1, (first + count) // LOOK)):
            worths, win, unit = self.worths_and_win(position, base, number, LOOK)
            for values, option in zip(found, options, strict=True):
                values.append(min(1.0, max(0.0, win + unit * worths[option.moves[0]])))
        return found

    def after_option(self, known: Known, position: Any, option: Intent, count: int) -> list[float]:
        after = position.copy()
        after.play(option.moves[0])
        return self.after_answer(known, after, count)

    def plans(self, known: Known, deals: int = 8) -> list[Intent]:
        position = self.lay(known)
        engine.list_plans(self.desk, position)
        plans = self.desk.plans
        return [Intent((plans.steps[plan * PLAN_STEPS],)) for plan in range(plans.count)]

    def try_plans(self, known: Known, plans: Sequence[Intent], first: int, count: int) -> list[Trial]:
        """Chances are told against the first plan's."""
        position = self.lay(known)
        base = dict[int, int]()
        for plan in plans:
            base |= {plan.moves[0]: self.list_moves(position, plan.moves[0])[plan.moves[0]]}
        trials = [Trial([], []) for _ in plans]
        plain = plans[0].moves[0]
        for number in range(first // BATCH, (first + count) // BATCH):
            worths, unit = self.worths(position, base, number, BATCH)
            for plan, trial in zip(plans, trials, strict=True):
                trial.chances.append((worths[plan.moves[0]] - worths[plain]) * unit)
                trial.points.append(worths[plan.moves[0]])
        return trials

    def weigh_answer(self, known: Known, position: Any, own: int, count: int) -> Appraisal:
        """§11.2 A partner's ticket, or where camels begin: by the chances afterwards."""
        assert known.viewer is not None
        found = {}
        for move in position.legal_moves():
            after = position.copy()
            after.play(move)
            found[move] = self.after_answer(known, after, count)
        best = max(found, key=lambda move: (sum(found[move]), move == own))
        loss, error = mean_and_error(differences(found[best], found[own]))
        return Appraisal(Intent((own,)), Intent((best,)), Intent((own,)), loss, error, 0.0, 0.0, 0.0)

    def after_answer(self, known: Known, after: Any, count: int) -> list[float]:
        assert known.viewer is not None
        after = self.copied(known, after)
        if after.is_over():
            return [shared(engine.winners(after), self.players)[known.viewer]] * count
        if after.phase not in (c.TURN, c.ROLLING):
            return [1 / self.players] * count
        return [shares[known.viewer] for shares in self.by_races(known, after, count)]


def steps_ahead(count: int) -> tuple[int, int]:
    """What so many steps of a stream of random numbers do to its state: times the one, plus the other."""
    times, plus = 1, 0
    for _ in range(count):
        times, plus = times * MULTIPLIER & STATE_MASK, (plus * MULTIPLIER + INCREMENT) & STATE_MASK
    return times, plus


JUDGE = CamelUpJudge
