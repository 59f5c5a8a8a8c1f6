"""The checks themselves: an honest game passes them all, and each way of breaking it is caught by the check that is meant to."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import pytest

from caravanserai.core.contract import CHANCE, Event, Game, Move, Outcome, Played, Prompt, Refusal, Tally, V, View
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.randomness import Random
from tests.conformance.cases import Case, cases
from tests.conformance.checks import CHECKS, EVERY_TABLE
from tests.conformance.toys.coins import game as toy
from tests.conformance.toys.coins.game import Coins, CoinsGame

HONEST = CoinsGame()


def with_position(kind: type[Coins]) -> type[CoinsGame]:
    """The game, played with another kind of position."""
    return type(kind.__name__, (CoinsGame,), {"position_type": kind})


class LeakingView(CoinsGame):
    """The view tells how many coins show heads."""

    def view(self, position: AnyPosition, seat: int | None) -> toy.CoinsView:
        seen = super().view(position, seat)
        seen.hint = position.coins.count(1)  # type: ignore[attr-defined]
        return seen


class LeakingPrompt(CoinsGame):
    """The prompt cites a rule that depends on a secret."""

    def prompt(self, position: AnyPosition) -> Prompt:
        return Prompt(position.actor(), "turn", str(2 + position.coins[-1]))  # type: ignore[attr-defined]


class LeakingRefusal(CoinsGame):
    """A seat learns from a refusal what another one hides."""

    def why_not(self, position: AnyPosition, number: int) -> Refusal | None:
        refusal = super().why_not(position, number)
        return refusal and msgspec.structs.replace(refusal, about={"heads": position.coins.count(1)})  # type: ignore[attr-defined]


class LeakingMoves(CoinsGame):
    """Whoever acts may not roll while every coin shows heads."""

    class position_type(Coins):  # noqa: N801
        def legal_moves(self) -> list[int]:
            return [move for move in super().legal_moves() if move != toy.ROLL or 0 in self.coins]


class TalkingGame(CoinsGame):
    """Everybody hears how a coin was laid."""

    def redacted(self, event: Event, seat: int | None) -> Event:
        return event if isinstance(event, toy.Laid) else super().redacted(event, seat)


class LeakingEvent(CoinsGame):
    """A public event tells something of the coins."""

    def play(self, position: AnyPosition, number: int) -> list[Event]:
        events = super().play(position, number)
        heads = position.coins.count(1)  # type: ignore[attr-defined]
        return [*events, toy.Rolled(heads)] if number == toy.ROLL else events


class LazySample(CoinsGame):
    """A sample is the position itself."""

    def sample(self, position: AnyPosition, seat: int | None, rng: Random) -> AnyPosition:
        return position.copy()


class TurnedSample(CoinsGame):
    """A sample turns every coin, the viewer's own as well."""

    def sample(self, position: AnyPosition, seat: int | None, rng: Random) -> AnyPosition:
        sample = self.restore(self.view(position, seat), rng)
        sample.coins = [1 - coin if coin >= 0 else coin for coin in sample.coins]
        return sample


class CarelessSample(CoinsGame):
    """A sample forgets how often coins were laid, beyond what any game allows."""

    def restore(self, view: View, rng: Random, tally: Tally | None = None) -> Coins:
        position = super().restore(view, rng)
        position.rolls = 99
        return position


class EmptyPromise(Coins):
    """One more move is listed than is allowed."""

    def legal_moves(self) -> list[int]:
        return super().legal_moves() + [toy.DIE] * (self.phase == toy.TURN)


class Unsorted(Coins):
    def legal_moves(self) -> list[int]:
        return super().legal_moves()[::-1]


class Stuck(Coins):
    """There is nothing to do, and the game is not over."""

    def legal_moves(self) -> list[int]:
        return super().legal_moves() if self.rolls < 2 else []


class Endless(Coins):
    def change(self, move: int) -> list[Event]:
        events = super().change(move)
        self.rolls = min(self.rolls, 2)
        self.lays = min(self.lays, 3)
        self.phase = toy.TURN if self.phase == toy.OVER else self.phase
        return events


class Permissive(Coins):
    """A die may be shown without having been rolled."""

    def play(self, move: int) -> None:
        if self.phase == toy.TURN and move == toy.DIE:
            self.make(move)
        else:
            super().play(move)


class Hasty(Coins):
    """The turn passes before the move is found to be illegal."""

    def play(self, move: int) -> None:
        if move not in self.legal_moves():
            self.pass_turn()
        super().play(move)


class TwoReasons(CoinsGame):
    """Asked, the game gives another reason than when one tries."""

    def why_not(self, position: AnyPosition, number: int) -> Refusal | None:
        refusal = super().why_not(position, number)
        return refusal and Refusal("because", refusal.section)


class Reasonless(CoinsGame):
    def why_not(self, position: AnyPosition, number: int) -> Refusal | None:
        refusal = super().why_not(position, number)
        return refusal and Refusal(refusal.reason, "")


class Siamese(Coins):
    """Copies share their scores."""

    def copy(self) -> Coins:
        other = super().copy()
        other.scores = self.scores
        return other


class Forgetful(Coins):
    """A copy does not know whose turn it is."""

    def copy(self) -> Coins:
        other = super().copy()
        other.turn = 0
        return other


class ShortWeights(Coins):
    def weights(self) -> list[int]:
        return super().weights()[:-1] if self.phase == toy.ROLLING else super().weights()


class ZeroWeights(Coins):
    def weights(self) -> list[int]:
        return [0, *super().weights()[1:]] if self.actor() == CHANCE else super().weights()


class WeighedSeats(Coins):
    """A seat's moves have weights, as if it did not decide."""

    def weights(self) -> list[int]:
        return [1] * len(self.legal_moves())


class HiddenDice(Coins):
    """Chance acts where no move tells it, so that a log does not replay."""

    def change(self, move: int) -> list[Event]:
        events = super().change(move)
        self.scores[0] += random.randrange(100) if move >= toy.DIE else 0
        return events


class Listening(CoinsGame):
    """A game that is listened to scores more."""

    def play(self, position: AnyPosition, number: int) -> list[Event]:
        events = super().play(position, number)
        position.scores[0] += number >= toy.DIE  # type: ignore[attr-defined]
        return events


class Secretive(CoinsGame):
    """A die's face is not told."""

    def play(self, position: AnyPosition, number: int) -> list[Event]:
        return [event for event in super().play(position, number) if not isinstance(event, toy.Scored)]


class Bared(Event, frozen=True, tag="bared"):
    """All coins at once, said to change every view alike."""

    section: ClassVar[str] = "4"
    faces: list[int]


class Levelling(CoinsGame):
    """Coins are opened as if everybody had seen the same of them before."""

    def play(self, position: AnyPosition, number: int) -> list[Event]:
        events = super().play(position, number)
        return [Bared(event.faces) if isinstance(event, toy.Shown) else event for event in events]

    def change(self, view: View, event: Event) -> None:
        super().change(view, toy.Shown(event.faces) if isinstance(event, Bared) else event)


class Silent(CoinsGame):
    def play(self, position: AnyPosition, number: int) -> list[Event]:
        events = super().play(position, number)
        return [] if number == toy.ROLL else events


class Overwriting(CoinsGame):
    """Being told what happened changes the view from before."""

    def after(self, view: V, events: list[Event]) -> V:
        for event in events:
            self.change(view, event)
        return view


class Ambiguous(CoinsGame):
    """Two moves are written alike."""

    def write(self, move: Move) -> str:
        return "coin" if isinstance(move, toy.Deal) else super().write(move)


class Misnumbered(CoinsGame):
    def number(self, move: Move) -> int:
        return {toy.LAY: toy.LAY + 1}.get(super().number(move), super().number(move))


class LooseReader(CoinsGame):
    """Whatever cannot be read is taken for a roll."""

    def read(self, text: str) -> Move:
        known = {self.write(self.move(number)): self.move(number) for number in range(self.moves)}
        return known.get(" ".join(text.split()), toy.Roll())


class Gullible(CoinsGame):
    """Anything is taken for a position."""

    def check(self, saved: toy.SavedCoins) -> None:
        pass


class Fragile(CoinsGame):
    """What cannot be read as a position ends in an error of some kind."""

    def load(self, data: dict[str, Any]) -> Coins:
        self.check(msgspec.convert(data, toy.SavedCoins))
        return super().load(data)


class Timeless(CoinsGame):
    """Positions of other rules are taken for ones of these."""

    def load(self, data: dict[str, Any]) -> Coins:
        return super().load(data | {"rules_version": self.rules_version})


class SharedSave(CoinsGame):
    """A saved position keeps the very list that the game goes on to change."""

    def save(self, position: AnyPosition) -> dict[str, Any]:
        return super().save(position) | {"coins": position.coins}  # type: ignore[attr-defined]


class LossySave(CoinsGame):
    """Whose turn it was is lost."""

    def loaded(self, saved: toy.SavedCoins) -> Coins:
        position = super().loaded(saved)
        position.turn = 0
        return position


class LossyNotation(CoinsGame):
    """A position is written without what has been scored."""

    def write_position(self, position: AnyPosition) -> str:
        other = position.copy()
        other.scores = [0] * other.seats  # type: ignore[attr-defined]
        return super().write_position(other)


class TwoLines(CoinsGame):
    def write_position(self, position: AnyPosition) -> str:
        return super().write_position(position).replace(" ", "\n", 1)


class FragileNotation(CoinsGame):
    """What cannot be read as a position ends in an error of some kind."""

    def read_position(self, text: str) -> AnyPosition:
        return super().read_position(" ".join(f"{name}={int(value)}" if "," not in value else f"{name}={value}"
            for name, value in (word.split("=") for word in text.split())))  # fmt: skip


class LooseNotation(CoinsGame):
    """Whatever cannot be read is the start of a game."""

    def read_position(self, text: str) -> AnyPosition:
        try:
            return super().read_position(text)
        except CaravanseraiError:
            return self.start(2)


class Remembering(Coins):
    """Something counts that is kept nowhere: after some moves no coin is laid any more."""

    made = 0

    def make(self, move: int) -> list[Event]:
        self.made += 1
        return super().make(move)

    def legal_moves(self) -> list[int]:
        moves = super().legal_moves()
        return moves if self.phase != toy.TURN or self.made < 8 else [toy.ROLL]


class OneViewForAll(CoinsGame):
    """Whoever looks after the first sees what the first may see."""

    def viewing(self, position: AnyPosition) -> Callable[[int | None], View]:
        seen: list[View] = []

        def view(viewer: int | None) -> View:
            seen.append(self.view(position, viewer))
            return seen[0]

        return view


class UnreadableView(CoinsGame):
    """A view holds what comes back from JSON as something else."""

    def view(self, position: AnyPosition, seat: int | None) -> toy.CoinsView:
        seen = super().view(position, seat)
        seen.scores = (*seen.scores,)  # type: ignore[assignment]
        return seen


class WrongPrompt(CoinsGame):
    def prompt(self, position: AnyPosition) -> Prompt:
        return Prompt(0, "turn", "2")


class EarlyOutcome(CoinsGame):
    def outcome(self, position: AnyPosition) -> Outcome | None:
        return Outcome([0], self.final_scores(position), "shown", [1, 2])


class NoWinner(CoinsGame):
    def outcome(self, position: AnyPosition) -> Outcome | None:
        outcome = super().outcome(position)
        return outcome and msgspec.structs.replace(outcome, winners=[])


class WinnersNotFirst(CoinsGame):
    def outcome(self, position: AnyPosition) -> Outcome | None:
        outcome = super().outcome(position)
        return outcome and msgspec.structs.replace(outcome, places=outcome.places[::-1])


class ForgottenOptions(CoinsGame):
    def options_of(self, position: AnyPosition) -> toy.CoinsOptions:
        return toy.CoinsOptions()


class HalfPlayed(CoinsGame):
    """Fast play stops early."""

    def play_out(self, position: AnyPosition, rng: Random) -> None:
        position.play(position.legal_moves()[0]) if not position.is_over() else None


class Drifting(CoinsGame):
    """Many games: each begins where the one before left the random numbers."""

    def play_many(self, start: AnyPosition, seed: int, numbers: range) -> list[Played]:
        rng, results = Random(seed), []
        for _ in numbers:
            position = start.copy()
            self.play_out(position, rng)
            results.append(Played(self.measure(position), self.final_scores(position), []))
        return results


class Backward(CoinsGame):
    """The last to act is the first of those who are asked."""

    def asked(self, position: AnyPosition) -> tuple[int, ...]:
        return super().asked(position)[::-1]


class Faceless(CoinsGame):
    """Whoever is asked finds another one acting."""

    def facing(self, position: AnyPosition, seat: int) -> Coins:
        return super().facing(position, position.actor())


class Snatching(CoinsGame):
    """To face the question is to take the turn."""

    def facing(self, position: AnyPosition, seat: int) -> Coins:
        position.turn = seat  # type: ignore[attr-defined]
        return super().facing(position, seat)


class Presumptuous(CoinsGame):
    """Everybody is taken to do the first thing that can be done."""

    def only_answer(self, position: AnyPosition) -> int | None:
        return next(iter(position.legal_moves()), None) if position.actor() >= 0 else None


class Following(Coins):
    """Whoever lays a coin lays it as the seat before has."""

    def legal_moves(self) -> list[int]:
        moves = super().legal_moves()
        return [toy.LAY + self.coins[self.turn - 1]] if self.phase == toy.LAYING and self.turn else moves


class Abrupt(Coins):
    """The first to lay its coin decides for all."""

    def change(self, move: int) -> list[Event]:
        laying = self.phase == toy.LAYING
        events = super().change(move)
        if laying:
            self.phase, self.turn = toy.TURN, 0
        return events


class PeekingFace(CoinsGame):
    """Whoever is asked before its turn may not lay what the seat that acts was dealt."""

    class position_type(Coins):  # noqa: N801
        barred = -1

        def legal_moves(self) -> list[int]:
            return [move for move in super().legal_moves() if move != self.barred]

    def facing(self, position: AnyPosition, seat: int) -> Coins:
        other = super().facing(position, seat)
        if seat != position.actor():
            other.barred = toy.LAY + position.coins[position.actor()]  # type: ignore[attr-defined]
        return other


class LeakingLens(CoinsGame):
    """The odds are those of the position that was looked at last, not of the view."""

    def view(self, position: AnyPosition, seat: int | None) -> toy.CoinsView:
        self.last = position
        return super().view(position, seat)

    def lens(self, view: View, tally: Tally | None = None) -> toy.CoinsLens | None:
        lens = super().lens(view)
        return lens and toy.CoinsLens({seat: float(coin) for seat, coin in enumerate(self.last.coins)})  # type: ignore[attr-defined]


class RestlessLens(CoinsGame):
    """The same view, and yet other odds."""

    def lens(self, view: View, tally: Tally | None = None) -> toy.CoinsLens | None:
        return super().lens(view) and toy.CoinsLens({0: random.random()})


class UnreadableLens(CoinsGame):
    """The odds come back from JSON as something else."""

    def lens(self, view: View, tally: Tally | None = None) -> toy.CoinsLens | None:
        lens = super().lens(view)
        return lens and toy.CoinsLens({seat: (chance,) for seat, chance in lens.heads.items()})  # type: ignore[misc]


class UnnamedLens(CoinsGame):
    """There are odds, but no word of what they look like."""

    lens_type = None


class EmptyLens(CoinsGame):
    def lens(self, view: View, tally: Tally | None = None) -> toy.CoinsLens | None:
        return None


class GreedyLens(CoinsGame):
    """Making the odds takes the scores out of the view."""

    def lens(self, view: View, tally: Tally | None = None) -> toy.CoinsLens | None:
        assert isinstance(view, toy.CoinsView)
        view.scores.clear()
        return super().lens(view)


class CoinsTally(Tally):
    coins: list[int]


class LeakingTally(CoinsGame):
    """Whoever sits down later can count on all coins."""

    tally_type = CoinsTally

    def tally(self, position: AnyPosition, seat: int | None) -> CoinsTally:
        return CoinsTally([*position.coins])  # type: ignore[attr-defined]

    def count(self, tally: Tally, event: Event) -> None:
        pass


class CountingLens(LeakingTally):
    """Making the odds counts something."""

    def tally(self, position: AnyPosition, seat: int | None) -> CoinsTally:
        return CoinsTally([])

    def lens(self, view: View, tally: Tally | None = None) -> toy.CoinsLens | None:
        if isinstance(tally, CoinsTally):
            tally.coins.append(0)
        return super().lens(view)


BROKEN: list[tuple[type[CoinsGame], str, str]] = [
    (LeakingView, "samples_look_the_same", "sees what it may not know"),
    (LeakingPrompt, "samples_look_the_same", "learns from the prompt"),
    (LeakingRefusal, "samples_look_the_same", "learns from a refusal"),
    (LeakingMoves, "samples_look_the_same", "learns from legal moves"),
    (TalkingGame, "secret_moves_sound_alike", "can hear which of lay 0, lay 1 was made"),
    (LeakingEvent, "samples_sound_the_same", "hears of roll what it may not know"),
    (LazySample, "samples_draw_secrets_anew", "samples never differ in coins"),
    (TurnedSample, "samples_look_the_same", "sees what it may not know"),
    (CarelessSample, "samples_are_positions", "no game of coins can be like this"),
    (with_position(EmptyPromise), "listed_moves_play", "is not allowed now"),
    (with_position(Unsorted), "legal_moves_are_in_order", "not in rising order"),
    (with_position(Stuck), "legal_moves_are_in_order", "nobody can move"),
    (with_position(Endless), "play_ends", "is not over after"),
    (with_position(Permissive), "other_moves_are_refused", "and made when tried"),
    (with_position(Hasty), "other_moves_are_refused", "was refused and yet changed something"),
    (TwoReasons, "other_moves_are_refused", "is refused in two ways"),
    (Reasonless, "other_moves_are_refused", "without a section"),
    (with_position(Hasty), "far_numbers_are_refused", "was refused and yet changed something"),
    (with_position(Siamese), "copies_are_independent", "playing in a copy changed the original"),
    (with_position(Forgetful), "copies_are_independent", "a copy is not the same position"),
    (with_position(ShortWeights), "weights_fit_the_moves", "2 weights for 3 moves"),
    (with_position(ZeroWeights), "weights_fit_the_moves", "not all weights are positive"),
    (with_position(WeighedSeats), "weights_fit_the_moves", "a seat's moves have weights"),
    (with_position(HiddenDice), "log_replays", "the same moves led elsewhere"),
    (Listening, "listening_changes_nothing", "listened to went another way"),
    (Secretive, "views_follow_events", "do not tell everything"),
    (Secretive, "changes_lead_on", "the changes of .* do not lead to the next view"),
    (Levelling, "changes_lead_on", "changes the view of . otherwise"),
    (Overwriting, "views_follow_events", "the view before .* was changed"),
    (Silent, "events_are_whole", "roll made nothing happen"),
    (Ambiguous, "moves_round_trip", "two moves are written alike"),
    (Misnumbered, "moves_round_trip", "has another number than 2"),
    (LooseReader, "bad_notation_is_refused", "DID NOT RAISE"),
    (Gullible, "altered_saves_do_no_harm", "was taken for a position and does not play on"),
    (Fragile, "altered_saves_do_no_harm", "instead of BadPosition"),
    (Timeless, "other_rules_are_refused", "DID NOT RAISE"),
    (SharedSave, "saves_are_snapshots", "a saved position changed"),
    (LossySave, "saves_load", "came back different"),
    (LossyNotation, "positions_come_back", "came back different"),
    (TwoLines, "positions_come_back", "not one line"),
    (FragileNotation, "altered_positions_do_no_harm", "instead of BadNotation"),
    (LooseNotation, "altered_positions_do_no_harm", "nothing that was altered was refused"),
    (with_position(Remembering), "positions_play_on", "goes on differently"),
    (UnreadableView, "views_survive_json", "a view changes in JSON"),
    (OneViewForAll, "viewing_is_viewing", "sees something else"),
    (WrongPrompt, "prompts_fit", "the prompt asks 0"),
    (EarlyOutcome, "outcomes_fit", "an outcome before the end"),
    (NoWinner, "outcomes_fit", "nobody has won"),
    (WinnersNotFirst, "outcomes_fit", "winners are not first"),
    (ForgottenOptions, "options_are_kept", "the options were forgotten"),
    (HalfPlayed, "play_out_ends", "stopped before the end"),
    (Drifting, "many_games_are_independent", "depend on each other"),
    (Backward, "asked_seats_are_independent", "the actor is not the first of those who are asked"),
    (Faceless, "asked_seats_are_independent", "seat 1 is asked and does not act"),
    (Snatching, "asked_seats_are_independent", "facing the question changed it"),
    (with_position(Following), "asked_seats_are_independent", "seat 1 is asked something else when its turn comes"),
    (with_position(Abrupt), "asked_seats_are_independent", "seat 0 has answered, and not just the others are asked"),
    (PeekingFace, "asked_seats_are_independent", "seat 1 is asked something else when its turn comes"),
    (PeekingFace, "asked_seats_learn_nothing", "learns from what it is asked"),
    (Presumptuous, "only_answers_are_the_only_ones", "is not all that seat 0 can do"),
    (LeakingLens, "lenses_follow_views", "learns from the lens what it may not know"),
    (RestlessLens, "lenses_follow_views", "learns from the lens what it may not know"),
    (UnreadableLens, "lenses_follow_views", "Expected `float`"),
    (UnnamedLens, "lenses_follow_views", "a lens from a game that says it has none"),
    (EmptyLens, "lenses_follow_views", "there never was a lens"),
    (GreedyLens, "lenses_follow_views", "a view was changed by making its lens"),
    (LeakingLens, "lenses_follow_tallies", "learns from the lens what it may not know"),
    (LeakingTally, "lenses_follow_tallies", "learns from a tally what it may not know"),
    (CountingLens, "lenses_follow_tallies", "a tally was changed by making a lens"),
]
"""Each broken game, the check that is there to catch it, and what the check says."""


def tables(game: Game) -> list[Case]:
    found = cases(game)
    assert len(found) > len(game.players)
    return found


def run(game: Game, name: str) -> None:
    for case in tables(game):
        if case.is_default or CHECKS[name] in EVERY_TABLE:
            for seed in range(3):
                CHECKS[name](game, case.players, case.options, seed)


@pytest.mark.parametrize("name", CHECKS)
def test_an_honest_game_passes(name: str) -> None:
    run(HONEST, name)


@pytest.mark.parametrize(("kind", "name", "fault"), BROKEN, ids=[f"{kind.__name__}-{name}" for kind, name, _ in BROKEN])
def test_a_broken_game_is_caught(kind: type[CoinsGame], name: str, fault: str) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception, CaravanseraiError, msgspec.ValidationError), match=fault):
        run(kind(), name)


def test_every_check_catches_something() -> None:
    assert {name for _, name, _ in BROKEN} == set(CHECKS)
