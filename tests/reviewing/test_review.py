"""A review adds up in every game, comes out the same again, and knows no more than its seat could."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import caravanserai
from caravanserai.core.contract import CHANCE
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.judging import RandomJudge
from caravanserai.core.options import read_options
from caravanserai.core.randomness import Random, below
from caravanserai.core.record import Record
from caravanserai.lab.match import play_match
from caravanserai.reviewing import review as reviewing
from caravanserai.reviewing.figures import LIMITS, SURE, Review, grade_of
from caravanserai.reviewing.review import luck_of, review
from tests.reviewing.planted import planted_game
from tests.reviewing.twins import twins_of

pytestmark = pytest.mark.usefixtures("compiled")

LITTLE = 0.05
"""Enough for what must hold however little is known."""

TABLES = (
    ("camel_up", ["regular", "novice", "random"]),
    ("camel_up", ["regular"] * 5),
    ("five_tribes", ["regular", "novice"]),
    ("five_tribes", ["novice", "regular", "random", "regular"]),
    ("emira", ["regular", "novice", "regular"]),
    ("emira", ["novice"] * 4),
)


@cache
def played(game: str, *bots: str, seed: int = 3) -> Record:
    return play_match(game, list(bots), seed)


@cache
def random_game(game_id: str, players: int) -> Record:
    """Every legal move as likely as any other."""
    record, rng = Record(load_game(game_id), players), Random(5)
    while (actor := record.position.actor()) >= 0 or record.awaits_chance():
        if actor == CHANCE:
            record.play_chance(rng)
        else:
            legal = record.position.legal_moves()
            record.play(legal[below(rng, len(legal))])
    return record


@cache
def reviewed(game: str, *bots: str, **options: Any) -> Review:
    return review(played(game, *bots), budget=LITTLE, **options)


def assert_adds_up(found: Review, record: Record) -> None:
    outcome = record.outcome
    assert outcome is not None
    for one in found.seats:
        assert one.start + one.luck + one.skill == pytest.approx(one.result, abs=1e-9)
        assert one.own + one.others == pytest.approx(one.skill, abs=1e-9)
        assert one.result == (one.seat in outcome.winners) / len(outcome.winners)
        assert one.adjusted == pytest.approx(one.result - one.luck, abs=1e-9)
    for step in found.steps:
        assert sum(step.change) == pytest.approx(0, abs=2e-5)
    assert [(step.first, step.last) for step in found.steps][-1][1] == len(record.log)
    assert all(after.first == before.last + 1 for before, after in pairwise(found.steps))


@pytest.mark.parametrize(("game", "bots"), TABLES)
def test_start_and_luck_and_skill_are_the_result(game: str, bots: list[str]) -> None:
    record = played(game, *bots)
    assert_adds_up(review(record, budget=LITTLE, decisions=False), record)


@pytest.mark.parametrize(
    ("game", "players", "viewer", "is_open"),
    [("camel_up", 3, 0, False), ("camel_up", 3, None, True), ("five_tribes", 2, None, True), ("emira", 3, 0, False)],
)
def test_random_games_add_up_from_every_point_of_view(game: str, players: int, viewer: int | None, is_open: bool) -> None:
    record = random_game(game, players)
    assert_adds_up(review(record, seat=viewer, open_cards=is_open, budget=LITTLE, decisions=False), record)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("camel_up", 6, {"partner_ticket": "manual"}), ("five_tribes", 3, {"thieves": True}), ("emira", 3, {"advanced": True})],
)
def test_tables_with_options_are_reviewed_too(game: str, players: int, options: dict[str, Any]) -> None:
    chosen = read_options(load_game(game).options_type, options)
    record = play_match(game, ["regular"] * players, 7, chosen)
    found = review(record, seat=0, budget=LITTLE)
    assert_adds_up(found, record)
    assert found.decisions


def test_the_sums_are_those_of_the_steps() -> None:
    found = reviewed("five_tribes", "regular", "novice")
    for one in found.seats:
        luck = sum(step.change[one.seat] for step in found.steps if step.actor == CHANCE)
        own = sum(step.change[one.seat] for step in found.steps if step.actor == one.seat)
        assert (one.luck, one.own) == pytest.approx((luck, own), abs=1e-6)
        assert one.luck != 0


@pytest.mark.parametrize(("game", "is_open"), [("camel_up", False), ("camel_up", True), ("five_tribes", False)])
def test_luck_alone_is_that_of_the_review(game: str, is_open: bool) -> None:
    bots = ["regular", "novice", *["random"] * (game == "camel_up")]
    found = luck_of(played(game, *bots), budget=LITTLE, open_cards=is_open)
    whole = reviewed(game, *bots, open_cards=True) if is_open else reviewed(game, *bots)
    assert [(one.luck, one.error, one.result) for one in found] == [(one.luck, one.luck_error, one.result) for one in whole.seats]


def test_in_camel_up_to_take_a_turn_as_the_policy_does_is_no_skill() -> None:
    """Whoever has a turn before them is told the chance that they have with it; a tenth of a coin is about 0.3 %."""
    found = review(play_match("camel_up", ["regular"] * 3, 5), budget=0.5, decisions=False)
    gains = [step.change[step.actor] for step in found.steps if step.actor != CHANCE]
    assert len(gains) > 60
    assert sum(gains) / len(gains) == pytest.approx(0, abs=0.004)


@pytest.mark.parametrize(("game", "bots"), TABLES[::2])
def test_the_same_seed_gives_the_same_bytes_and_another_seed_others(game: str, bots: list[str]) -> None:
    record = played(game, *bots)
    first, again, other = (review(record, seat=0, budget=LITTLE, seed=seed).json() for seed in (1, 1, 2))
    assert first == again
    assert first != other


@pytest.mark.parametrize(("game", "bots", "seed"), [("camel_up", "regular", 1), ("five_tribes", "novice", 5)])
def test_a_seat_has_the_same_review_of_games_that_it_cannot_tell_apart(game: str, bots: str, seed: int) -> None:
    record = play_match(game, [bots] * 3, seed)
    alike, twin = next(twins_of(record, 0))
    one, other = (review(each, seat=0, budget=LITTLE) for each in (record, twin))
    assert [entry.move for entry in twin.log] != [entry.move for entry in record.log]
    assert alike > len(record.log) // 2
    assert [step for step in one.steps if step.last <= alike] == [step for step in other.steps if step.last <= alike]
    assert [made for made in one.decisions if made.last <= alike] == [made for made in other.decisions if made.last <= alike]
    assert one.start == other.start


def test_of_a_game_that_never_tells_the_secret_the_whole_review_is_the_same() -> None:
    record = play_match("emira", ["regular"] * 3, 3)
    twin = next(twin for alike, twin in twins_of(record, 0) if alike == len(record.log))
    assert review(record, seat=0, budget=LITTLE).json() == review(twin, seat=0, budget=LITTLE).json()
    assert (
        review(record, open_cards=True, budget=LITTLE, decisions=False).json()
        != review(twin, open_cards=True, budget=LITTLE, decisions=False).json()
    ), "with open cards what was hidden counts"


def test_what_a_seat_did_in_secret_another_is_not_told() -> None:
    record = play_match("camel_up", ["regular"] * 3, 1)
    found = review(record, seat=0, budget=LITTLE, decisions=False)
    cards = [event for step in found.steps for event in step.events if type(event).__name__ == "CardPlayed"]
    assert {event.camel is None for event in cards if event.seat == 0} == {False}
    assert {event.camel is None for event in cards if event.seat != 0} == {True}


@pytest.mark.parametrize(
    ("game", "level", "others", "seed", "budget", "least", "called"),
    [
        ("camel_up", "expert", ["regular"] * 2, 2, 1.0, 2, 3),
        ("five_tribes", "expert", ["regular"], 2, 0.5, 6, 6),
        ("emira", "expert", ["regular"] * 2, 1, 0.5, 2, 2),
    ],
)
def test_planted_errors_are_found_and_few_others(
    game: str, level: str, others: list[str], seed: int, budget: float, least: int, called: int
) -> None:
    """So many at least are real or grave, and so many called errors at all: one of Camel Up costs just less than a real one."""
    record, planted = planted_game(game, level, others, seed)
    found = review(record, seat=0, budget=budget)
    errors = [made for made in found.decisions if made.grade in ("real", "grave")]
    hit = [made for made in errors if planted & {*range(made.first, made.last + 1)}]
    assert len(hit) >= least
    assert len(errors) - len(hit) <= len(found.decisions) // 25
    assert sum(made.grade != "none" and bool(planted & {*range(made.first, made.last + 1)}) for made in found.decisions) >= called


def test_the_stronger_the_bot_the_better_its_figure_of_play() -> None:
    """In one game for the suite; `docs/review.md` has it over many, with intervals."""
    found = review(play_match("camel_up", ["regular", "expert", "novice"], 3), budget=0.5)
    regular, expert, novice = (one.mean_loss or 0.0 for one in found.seats)
    assert 2 * expert < regular < novice / 1.5


def test_of_a_decision_with_one_answer_nothing_is_said() -> None:
    record = played("emira", "regular", "novice", "regular")
    found = reviewed("emira", "regular", "novice", "regular", seat=0)
    judged = {made.first for made in found.decisions}
    forced = {at + 1 for at, e in enumerate(record.log) if e.actor == 0 and len(record.at(at).legal_moves()) == 1}
    assert judged
    assert forced
    assert not judged & forced


def test_a_walk_is_one_decision() -> None:
    found = reviewed("five_tribes", "regular", "novice")
    walks = [made for made in found.decisions if made.played[0].startswith("pick")]
    assert walks
    assert all(made.last - made.first + 1 == len(made.played) > 1 for made in walks)
    assert not any(made.played[0].startswith("drop") for made in found.decisions)


def test_who_wins_an_auction_may_have_meant_to_go_further() -> None:
    """What a seat went to is at least what it bid; in the auction that it won nobody knows how far it would have gone."""
    found = reviewed("emira", "regular", "novice", "regular", seat=0)
    bids = [made for made in found.decisions if made.ask == "bidding" and made.played[0].startswith("bid")]
    assert bids
    assert all(made.up_to is not None and made.up_to >= int(made.played[0].split()[1]) for made in bids)


def test_nothing_within_the_noise_is_called_an_error() -> None:
    assert grade_of(0.2, 0.2 / SURE) == "grave"
    assert grade_of(0.2, 0.2 / SURE + 0.001) == "none"
    assert [grade_of(limit, 0.001) for limit in LIMITS.values()] == [*LIMITS]
    assert grade_of(LIMITS["small"] - 0.001, 0.0) == "none"


@pytest.mark.parametrize("game", ["camel_up", "five_tribes"])
def test_losses_are_told_in_what_the_game_counts(game: str) -> None:
    found = reviewed(game, "regular", "novice", *["random"] * (game == "camel_up"))
    assert found.unit == {"camel_up": "coins", "five_tribes": "points"}[game]
    assert all(made.points is not None for made in found.decisions)


def test_open_cards_are_marked_and_carried_with_what_judged() -> None:
    found = reviewed("camel_up", "regular", "novice", "random", open_cards=True)
    assert found.open_cards
    assert not reviewed("camel_up", "regular", "novice", "random").open_cards
    assert (found.game, found.rules) == ("camel_up", load_game("camel_up").rules_version)
    assert "CamelUpJudge" in found.engine
    assert found.samples < type(reviewing.judge_for(load_game("camel_up"), 3)).samples


def test_rows_are_flat() -> None:
    found = reviewed("five_tribes", "regular", "novice")
    for rows in (found.decision_rows(), found.step_rows(), found.seat_rows()):
        assert rows
        assert all(row.keys() == rows[0].keys() for row in rows)
        assert all(isinstance(value, str | int | float | None) for row in rows for value in row.values())
    assert len(found.step_rows()) == len(found.steps) * 2


def test_turning_points_are_the_largest_swings() -> None:
    found = reviewed("camel_up", "regular", "novice", "random")
    swings = sorted((max(map(abs, step.change)) for step in found.steps), reverse=True)
    assert found.turnings
    assert [one.step for one in found.turnings] == sorted(one.step for one in found.turnings)
    assert max(abs(one.after - one.before) for one in found.turnings) == pytest.approx(swings[0], abs=1e-6)


def test_a_game_without_a_judge_is_played_on_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "module_of", lambda game, name: None)
    record = random_game("five_tribes", 2)
    assert isinstance(reviewing.judge_for(record.game, 2), RandomJudge)
    found = review(record, seat=0, budget=LITTLE)
    assert_adds_up(found, record)
    assert max(made.loss for made in found.decisions) > 0


def test_what_cannot_be_reviewed_is_refused() -> None:
    with pytest.raises(BadOption, match="over"):
        review(Record(load_game("camel_up"), 3))
    record = played("camel_up", "regular", "novice", "random")
    with pytest.raises(BadOption, match="seats are 0 to 2"):
        caravanserai.review(record, seat=3)
    with pytest.raises(BadOption, match="budget"):
        review(record, budget=0)
