"""Balance: what is offered, taken and met with, and how it goes with winning."""

from __future__ import annotations

import random

import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.lab.associations import SeatRow, associate, corrected
from caravanserai.lab.balance import CHOICE, balance
from caravanserai.lab.balance_page import balance_page
from caravanserai.lab.executor import LocalProcesses
from caravanserai.lab.luck import luck_of
from caravanserai.lab.tracing import LUCK, OWN, Trace, TracedSeat, name_fields, number_fields, things_of_move


def rows(effect: float, seed: int = 1, blocks: int = 300) -> list[SeatRow]:
    """Two seats; the first wins more often, and has it more often too; having it brings so much."""
    rng, made = random.Random(seed), []
    for block in range(blocks):
        for seat in (0, 1):
            has = rng.random() < (0.8 if seat == 0 else 0.2)
            won = rng.random() < (0.6 if seat == 0 else 0.2) + effect * has
            made.append(SeatRow(block, 0, seat, float(won), has))
    return made


def test_what_goes_with_a_good_seat_alone_is_told_apart_from_what_goes_with_winning() -> None:
    none, some = associate(rows(0.0)), associate(rows(0.25))
    assert none is not None
    assert some is not None
    assert none.won_with - none.won_without > 0.15
    assert none.low < 0 < none.high
    assert some.low < 0.25 < some.high
    assert some.p < 0.001


def test_too_little_says_nothing() -> None:
    assert associate(rows(0.3, blocks=15)) is None
    assert associate([SeatRow(block, 0, seat, 0.5, block % 2 == 0) for block in range(100) for seat in (0, 1)]) is None


def test_many_questions_make_each_answer_less_sure() -> None:
    assert corrected([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])
    assert corrected([]) == []


def traces(skill: float, deal: float, noise: float) -> list[Trace]:
    rng, made = random.Random(3), []
    for block in range(200):
        luck = [rng.gauss(0, deal) for _ in range(3)]
        for turned in range(3):
            scores = [(skill if (seat - turned) % 3 == 0 else 0.0) + luck[seat] + rng.gauss(0, noise) for seat in range(3)]
            seats = [TracedSeat(str(seat), 0.0, round(1000 * score), {}, {}, {}, {}) for seat, score in enumerate(scores)]
            made.append(Trace(block, turned, seats, {}, 1, 1, 0, 1, 0, 0.0, None))
    return made


def test_luck_is_told_from_skill_by_the_same_dice() -> None:
    skill, deal, rest = (luck_of(traces(*parts)) for parts in ((3, 0, 1), (0, 3, 1), (0, 0, 1)))
    assert skill is not None
    assert deal is not None
    assert rest is not None
    assert skill.skill > 0.6
    assert skill.deal < 0.05
    assert deal.deal > 0.8
    assert rest.rest > 0.9
    assert sum((deal.skill, deal.seat, deal.deal, deal.rest)) == pytest.approx(1)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_is_told_by_its_moves_and_events(game_id: str) -> None:
    """No game is named in the lab: each has choices that are offered more often than taken, and things that chance brings."""
    players = load_game(game_id).players.start
    found = balance(game_id, players, ["random"], 2 * players, 1, load_game(game_id).options_type(**load_game(game_id).simulated))
    [level] = found.levels
    assert level.games == 2 * players
    choices = [thing for thing in level.things if thing.by == CHOICE]
    assert any(": " in thing.name for thing in choices)
    assert all(thing.offered is not None and thing.taken <= 1 for thing in choices)
    assert {LUCK, OWN} & {thing.by for thing in level.things}
    assert any(thing.amounts for thing in level.things)
    assert not any(thing.name.startswith(("asked", "game_ended")) for thing in level.things)
    assert sum(seat.mean for seat in level.seats) == pytest.approx(1)
    assert all(score.low <= score.mean <= score.high for score in level.scores)
    assert len(level.scores) == players
    assert 0 < level.seats_p <= 1
    assert level.choices > 1
    assert found.luck is None


def test_the_same_seed_finds_the_same_on_processes() -> None:
    alone = balance("five_tribes", 2, ["random", "novice"], 4, 1)
    assert balance("five_tribes", 2, ["random", "novice"], 4, 1, executor=LocalProcesses(2)) == alone
    assert alone.luck is not None
    page = balance_page(alone)
    assert "associations" in page
    assert "<script" not in page


def test_names_that_are_listed_are_things_and_places_are_none() -> None:
    game = load_game("five_tribes")
    kinds = {type(game.move(number)) for number in range(game.moves)}
    named = {kind.__name__: name_fields(kind) for kind in kinds}
    assert named["UsePower"] == ("djinn", "payment")
    assert named["TakeDjinn"] == ("payment",)
    assert named["PickUp"] == ()
    buying = next(number for number in range(game.moves) if type(game.move(number)).__name__ == "TakeDjinn")
    assert things_of_move("five_tribes", buying)[0] == "take_djinn"


def test_what_a_place_in_a_row_would_have_brought_was_within_reach() -> None:
    """Djinns and cards are bought by their places; what lies there tells who could have had which."""
    found = balance("five_tribes", 2, ["novice"], 6, 1)
    bought = [thing for thing in found.levels[0].things if thing.name.startswith("djinn_bought: ")]
    assert bought
    assert all(thing.by == OWN and thing.offered is not None and 0 < thing.taken <= 1 for thing in bought)
    assert any(thing.taken < 1 for thing in bought)


def test_amounts_are_numbers_and_no_seats() -> None:
    events = {event.__name__: number_fields(event) for event in load_game("emira").event_type.__args__}
    assert events["CaravanBought"] == ("price",)
    assert events["AuctionWon"] == ("bid", "paid")
    assert events["AuctionOpened"] == ()
