"""A review in the reader's language: turning points as sentences, moves as words, chances as a chart of letters."""

from __future__ import annotations

from collections.abc import Sequence

from caravanserai.core.contract import Event
from caravanserai.core.discovery import load_game
from caravanserai.core.speech import Speech
from caravanserai.reviewing.figures import Decision, Review, ReviewStep, SeatFigures, Turning

LEVELS = "▁▂▃▄▅▆▇█"
WIDE = 1.96
"""Half of a 95 % interval, in standard errors."""
MOST_TOLD = 3
"""So many of the events of a step are told: the first, and the last ones."""


class ReviewTeller:
    """Tells one review."""

    def __init__(self, review: Review, language: str | None = None) -> None:
        self.review = review
        self.game = load_game(review.game)
        self.speech = Speech(language, review.game)

    def title(self) -> str:
        names = self.speech.join(self.review.names)
        return self.speech.say("terminal-review", game=self.speech.say(f"{self.review.game}-title"), names=names)

    def point_of_view(self) -> str:
        """From whose knowledge the chances are."""
        viewer = self.review.viewer
        how = "open" if self.review.open_cards else "all" if viewer is None else "seat"
        return self.speech.say("terminal-review-from", how=how, name="" if viewer is None else self.review.names[viewer])

    def made(self) -> str:
        """What judged it, how closely, what is called an error, and what ± says."""
        found = self.review
        return self.speech.say(
            "terminal-review-made",
            engine=found.engine,
            samples=found.samples,
            trials=found.trials,
            seed=found.seed,
            sure=round(found.sure),
            **{grade: percent(limit) for grade, limit in found.limits.items()},
        )

    def column(self, name: str) -> str:
        return self.speech.say("terminal-review-column", column=name)

    def usual(self) -> str:
        """What a decision costs bots among their like; nothing where that was not measured."""
        bots = [
            f"{self.speech.say(f'{self.review.game}-bot-{bot}')} {self.number(100 * loss, 2)}"
            for bot, loss in self.review.usual.items()
        ]
        return self.speech.say("terminal-review-usual", among=self.review.usual_among, bots=", ".join(bots)) if bots else ""

    def turnings(self) -> list[str]:
        """Every turning point in a sentence, or that there is none."""
        return [self.turning(one) for one in self.review.turnings] or [self.speech.say("terminal-review-no_turnings")]

    def stage(self, number: int) -> str:
        """`Leg 3`, as a sentence begins."""
        if number == 0:
            return self.speech.say("terminal-review-setup")
        words = self.speech.say(f"{self.review.game}-stage", number=number)
        return words[:1].upper() + words[1:]

    def turning(self, turning: Turning) -> str:
        """What happened, and what it did to whom."""
        step = self.review.steps[turning.step]
        swing = self.speech.say(
            "terminal-review-turning",
            stage=self.stage(step.stage),
            what=self.what_happened(step),
            name=self.review.names[turning.seat],
            before=percent(turning.before),
            after=percent(turning.after),
        )
        return f"{swing} {self.luck_and_cards(step, turning.seat)}".strip()

    def luck_and_cards(self, step: ReviewStep, seat: int) -> str:
        """Where cards were turned up with the last draw, what of a seat's change was luck, and what was not; else nothing."""
        cards = step.revealed[seat] if step.revealed else 0.0
        if not percent(cards):
            return ""
        told = [self.number(percent(share), 0, sign="+") for share in (step.change[seat] - cards, cards)]
        return self.speech.say("terminal-review-turning_revealed", luck=told[0], cards=told[1])

    def revealed(self) -> str:
        """By seat, where the cards that were turned up at the end count, which is not as luck; else nothing."""
        own, others = list[str](), list[str]()
        for seat, share in enumerate(self.review.steps[-1].revealed):
            if round(1000 * share):
                told = others if seat == self.review.viewer else own
                told.append(f"{self.review.names[seat]} {self.number(100 * share, sign='+')}")
        if not own and not others:
            return ""
        where = "both" if own and others else "own" if own else "others"
        join = self.speech.join
        return self.speech.say("terminal-review-revealed", where=where, own=join(own), others=join(others))

    def what_happened(self, step: ReviewStep) -> str:
        told = [words for event in step.events if (words := self.tell(event))]
        return " ".join(told if len(told) <= MOST_TOLD else [told[0], *told[1 - MOST_TOLD :]])

    def tell(self, event: Event) -> str:
        return self.speech.tell(event, self.review.names).strip()

    def moves(self, notations: Sequence[str], price: int | None = None) -> str:
        """What was done, or should have been: of a walk, how it begins and ends."""
        words = [self.speech.name_move(self.game.read(notation), self.review.names) for notation in notations]
        told = words[0] if len(words) == 1 else self.speech.say("terminal-plan", first=words[0], last=words[-1])
        return self.speech.say("terminal-review-up_to", move=told, price=price) if price else told

    def loss(self, decision: Decision) -> str:
        """What a decision cost, with its uncertainty."""
        return self.speech.say(
            "terminal-review-loss",
            unit=self.review.unit or "none",
            loss=self.number(100 * decision.loss),
            error=self.number(100 * WIDE * decision.error),
            amount=self.number(decision.points or 0),
        )

    def sums(self, one: SeatFigures) -> list[str]:
        """A seat's figures, as the columns have them; chances in percent, errors as small, real and grave ones."""
        return [
            self.number(100 * one.start),
            f"{self.number(100 * one.luck, sign='+')} ± {self.number(100 * WIDE * one.luck_error)}",
            self.number(100 * one.own, sign="+"),
            self.number(100 * one.others, sign="+"),
            self.number(100 * one.result),
            self.number(100 * one.adjusted),
            str(one.decisions),
            "" if one.mean_loss is None else self.number(100 * one.mean_loss, 2),
            "/".join(str(one.grades[grade]) for grade in ("small", "real", "grave")),
        ]

    def number(self, value: float, digits: int = 1, sign: str = "-") -> str:
        """As the language writes it."""
        return f"{value:{sign}.{digits}f}".replace("-", "−").replace(".", self.speech.say("terminal-review-mark"))

    def grade(self, decision: Decision) -> str:
        return self.speech.say("terminal-review-grade", grade="fine" if decision.fine else decision.grade)

    def better(self, decision: Decision) -> str:
        """What would have been better; of a good move, by how much it is better than what looks best."""
        if decision.fine:
            return self.speech.say("terminal-review-glance", gain=self.number(100 * decision.gain))
        if decision.grade == "none":
            return ""
        return self.speech.say("terminal-review-instead", move=self.moves(decision.best, decision.best_up_to))


SUMS = ("start", "luck", "own", "others", "result", "adjusted", "decisions", "mean_loss", "errors")
"""The columns of a seat's figures."""


def percent(chance: float) -> int:
    return round(100 * chance)


def chart(review: Review, seat: int, width: int) -> str:
    """A seat's chance to win over the game, a letter for each part of it, the lowest for 0 and the highest for 100 %."""
    series = [review.start[seat], *(step.chances[seat] for step in review.steps)]
    shown = min(width, len(series))
    places = [round(column * (len(series) - 1) / max(1, shown - 1)) for column in range(shown)]
    return "".join(LEVELS[min(len(LEVELS) - 1, int(series[place] * len(LEVELS)))] for place in places)
