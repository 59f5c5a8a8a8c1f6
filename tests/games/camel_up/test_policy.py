"""The policy in the kernel: odds that are kept, beliefs about cards, plans, guided play and the chance to be first."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.core.fields import kept_fields
from caravanserai.core.guiding import PLAN_STEPS, make_mind
from caravanserai.core.randomness import Random
from caravanserai.core.search import Limit, search
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.bots.minds import EXPERT, NOVICE, REGULAR
from caravanserai.games.camel_up.bots.thinking import Deliberation, lay_desk
from caravanserai.games.camel_up.engine import COMPILED, Position
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.kernel import position as plain
from caravanserai.games.camel_up.kernel.policy.weights import GIFT, GUESS, ONE, RACES, TILE_STOPS
from caravanserai.games.camel_up.kernel.state import State
from caravanserai.games.camel_up.lens.odds import leg_odds
from caravanserai.games.camel_up.names import RACERS
from caravanserai.games.camel_up.table.notation import read_board
from tests.games.camel_up.table import lay

LATE = "5[B G] 6[Y P] 7[R] 14[w] 15[k] out[G1 Y1 P1]"


def desk_of(position: Position, mind: list[int] = REGULAR) -> Any:
    return Deliberation(GAME.view(position, position.turn), None, mind).desk


def card(desk: Any, pile: int, index: int) -> list[int]:
    at = (pile * c.CARDS + index) * c.RACERS
    return list(desk.beliefs)[at : at + c.RACERS]


def test_odds_in_the_book_are_the_exact_ones() -> None:
    position = lay(LATE).position
    desk = desk_of(position)
    for _ in range(2):
        engine.weigh_moves(desk, position)
        exact = leg_odds(read_board(LATE))
        for number, camel in enumerate(RACERS):
            assert abs(desk.now.first[number] / ONE - exact.chance(exact.camels[camel].first)) < 1e-4
            worth = engine.ticket_worth(desk.now, number, 5) / ONE
            assert abs(worth - exact.chance(exact.tickets[camel][5])) < 1e-3


def test_a_card_is_believed_to_be_of_the_camel_that_led_when_it_was_laid() -> None:
    """§4.4 By the board of then, not by that of now; and nobody has a colour twice."""
    position = lay(LATE, turn=1, winner_pile="0R 0B").position
    desk = desk_of(position)
    engine.forget(desk)
    learn(desk, position, 0)
    assert card(desk, 0, 0)[3] > 0.6 * ONE
    learn(desk, position, 1)
    assert card(desk, 0, 1)[3] < 0.5 * ONE
    engine.forget(desk)
    engine.learn_card(desk, position, 1, 0, 0, 0, 0, 0, 0)
    assert card(desk, 0, 0) == [ONE // 5] * 5


def learn(desk: Any, position: Position, index: int) -> None:
    """A card for the winner that was laid when red was ahead."""
    then = read_board("3[B G] 5[Y P] 8[R] 14[w] 15[k]")
    engine.learn_card(desk, position, 1, c.WINNER, index, then.camels, then.dice, 0, 0)


def test_who_lays_a_card_upon_the_favourite_is_thought_to_mean_another() -> None:
    """§10.2 The first right card earns eight coins, the second five: it is laid by what it brings, not by the chance alone."""
    position = lay(LATE, turn=3, winner_pile="0R 1Y").position
    by_chance, by_worth = (upon_the_favourite(changed(EXPERT, GUESS, coins), position) for coins in (0, 0.3))
    assert max(by_chance) == by_chance[RACERS.index("red")]
    assert max(by_worth) == by_worth[RACERS.index("purple")]
    assert abs(sum(by_worth) - ONE) < 10


def upon_the_favourite(mind: list[int], position: Position) -> list[int]:
    """What is believed of a card of seat 1 that was laid on one of seat 0, when red was ahead."""
    desk = desk_of(position, mind)
    engine.forget(desk)
    learn(desk, position, 0)
    learn(desk, position, 1)
    return card(desk, c.WINNER, 1)


def changed(mind: list[int], name: int, coins: float) -> list[int]:
    return [round(coins * ONE) if number == name else value for number, value in enumerate(mind)]


@pytest.mark.parametrize("seat", [0, 1])
def test_ones_own_card_is_held_for_what_others_think_it_is(seat: int) -> None:
    """§2 Others go by it when they choose theirs; that one knows better oneself is another matter."""
    position = lay("3[B G] 5[Y P] 8[R] 14[w] 15[k]").position
    tally = GAME.tally(position, None)
    for event in GAME.play(position, GAME.number(GAME.read("winner B"))):
        GAME.count(tally, event)
    position.turn = seat
    desk = Deliberation(GAME.view(position, seat), tally, EXPERT).desk
    held = card(desk, c.WINNER, 0)
    assert max(held) == held[RACERS.index("red")] > ONE // 2
    assert engine.card_chance(desk, position, seat, c.WINNER, 0, 0) == (ONE if seat == 0 else held[0])


def test_a_leg_that_was_rolled_is_not_rolled_again() -> None:
    position = lay(LATE).position
    desk = desk_of(position)
    for _ in range(2):
        desk.rng.state = 1
        engine.rough_chances(desk, desk.rough, position.camels, position.dice, 0, 0)
        engine.rough_chances(desk, desk.then, position.camels, position.dice, 1 << 8, 0)
        found = [list(chances.first) + list(chances.second) + list(chances.landings) for chances in (desk.rough, desk.then)]
    assert desk.rng.state == 1
    for chances, cheers in zip(found, (0, 1 << 8), strict=True):
        engine.roll_legs(desk, desk.then, position.camels, position.dice, cheers, 0)
        assert [*desk.then.first, *desk.then.second, *desk.then.landings] == chances


def test_a_card_is_worth_less_where_others_have_likely_said_the_same() -> None:
    """§10.2"""
    position = lay(LATE, turn=1, winner_pile="0R").position
    desk = desk_of(position)
    engine.forget(desk)
    learn(desk, position, 0)
    engine.weigh_moves(desk, position)
    pays = list(desk.pays)
    assert pays[3] < 6.5 * ONE
    assert pays[0] > 7.5 * ONE
    assert pays[c.RACERS :] == [8 * ONE] * c.RACERS


def test_a_rival_who_is_near_to_winning_counts_for_more() -> None:
    position = lay(LATE, coins=[10, 20, 10, 2]).position
    desk = desk_of(position)
    engine.weigh_moves(desk, position)
    rivals = list(desk.rivals)[:4]
    assert rivals[0] == 0
    assert rivals[1] > rivals[2] > rivals[3] > 0
    assert abs(sum(rivals) - ONE) < 5


def test_the_crazy_camels_are_not_the_front_of_the_race() -> None:
    """A card waits as long as the racers are far from the finish."""
    position = lay("1[B G] 2[Y P] 3[R] 15[w] 16[k] out[G1 Y1 P1 w1]").position
    assert engine.front_racer(position) == 3
    assert engine.patience(desk_of(position, EXPERT), position) < 0.4 * ONE


def test_of_two_partners_who_hold_the_same_the_one_who_is_not_winning_is_better() -> None:
    """§11.2 A partner profits as well."""
    held = {0: "R5", 1: "R2", 2: "R2", 3: "R3"}
    position = lay(LATE, seats=6, coins=[10, 20, 10, 2, 2, 2], tickets=held).position
    desk = desk_of(position)
    engine.weigh_moves(desk, position)
    assert engine.partner_worth(desk, position, 1) == engine.partner_worth(desk, position, 2)
    assert desk.values[c.ALLY + 2] - desk.values[c.ALLY + 1] > 0.2 * ONE
    indifferent = desk_of(position, [0 if name == GIFT else value for name, value in enumerate(REGULAR)])
    engine.weigh_moves(indifferent, position)
    assert indifferent.values[c.ALLY + 2] == indifferent.values[c.ALLY + 1]


@pytest.mark.skipif(not COMPILED, reason="plain rules take seconds for each turn")
def test_a_rough_look_at_the_tiles_of_a_fresh_leg_loses_next_to_nothing() -> None:
    """Against reckoning every tile exactly, over the fresh legs of some games."""
    lost = [missed for seed in range(4) for missed in missed_by_looking(seed)]
    assert len(lost) > 80
    assert sum(missed > 0 for missed in lost) < 0.1 * len(lost)
    assert max(lost) < 0.5 * ONE


def missed_by_looking(seed: int) -> list[int]:
    """By how much the best tile would have been better than what was chosen, at each turn of a fresh leg."""
    position, desk, missed = GAME.start(4), lay_desk(engine, REGULAR), list[int]()
    desk.dice.state, desk.moods.state = Random(seed, 2).state, Random(seed, 3).state
    while not position.is_over():
        move = engine.guided_move(desk, position)
        if position.phase == c.TURN and position.rolled_count == 0:
            chosen = desk.values[move]
            missed.append(max(0, best_tile(desk, position) - chosen))
        position.play(move)
    return missed


def best_tile(desk: Any, position: Position) -> int:
    stops = REGULAR[TILE_STOPS]
    tiles = [move for move in position.legal_moves() if c.PLACE_CHEER <= move < c.ROLL]
    promising = [move for move in tiles if desk.now.landings[engine.tile_space_of(move)] > stops]
    return max((engine.tile_worth(desk, position, move) for move in promising), default=-ONE)


def test_what_is_dealt_anew_looks_the_same_to_the_seat_it_is_dealt_for() -> None:
    """§2"""
    position = lay(LATE).position
    for move in ("winner R", "loser B", "winner Y", "loser P"):
        position.play(GAME.number(GAME.read(move)))
    dealt = set()
    for seed in range(20):
        other = position.copy()
        engine.redeal(other, 1, engine.Random(seed))
        assert GAME.view(other, 1) == GAME.view(position, 1)
        dealt.add(tuple(other.winner_pile[:2]))
    assert len(dealt) > 3


def test_shares_of_the_victory_add_up() -> None:
    position = lay(LATE).position
    desk = desk_of(position)
    assert abs(sum(engine.value_of(desk, position, seat) for seat in range(4)) - ONE) < 10


@pytest.mark.skipif(not COMPILED, reason="plain rules take seconds for each turn")
@pytest.mark.parametrize("mind", [REGULAR, NOVICE])
def test_guided_play_comes_to_the_end_of_the_leg_and_of_the_game(mind: list[int]) -> None:
    position = GAME.start(8)
    desk = desk_of(lay(LATE).position, mind)
    desk.dice.state, desk.moods.state = Random(1, 2).state, Random(1, 3).state
    engine.guide(desk, position, 1)
    assert position.leg == 2
    engine.guide(desk, position, 100)
    assert position.is_over()


@pytest.mark.skipif(not COMPILED, reason="plain rules take seconds for each turn")
def test_the_search_of_all_games_takes_a_certain_winner_too() -> None:
    position = lay("1[B G] 2[Y P] 6[R] 12[w] 13[k] out[G1 Y1 R1 P1]").position
    tried = search(engine, [desk_of(position)], position, 0, horizon=1, seed=1, limit=Limit(96))
    assert tried[0].move == c.TAKE_TICKET + RACERS.index("red")
    assert len(tried[0].values) == 4


def test_who_is_far_behind_prefers_what_the_others_do_not_have() -> None:
    """Only the first place counts: with the same bet as the leader nobody catches up."""
    position = lay("5[B] 6[R] 1[G Y P] 14[w] 15[k] out[G1 Y1 P1 w1]", coins=[5, 15, 3, 3], tickets={1: "R5"}).position
    blue, red = RACERS.index("blue"), RACERS.index("red")
    desk = desk_of(position, EXPERT)
    engine.list_plans(desk, position)
    steps = list(desk.plans.steps)
    moves = [steps[plan * PLAN_STEPS] for plan in range(desk.plans.count)]
    before = dict(zip(moves, desk.plans.worths, strict=False))
    engine.think_of_winning(desk, position, 1, 200)
    after = dict(zip(moves, desk.plans.worths, strict=False))
    assert after[blue] - before[blue] > after.get(red, -ONE) - before.get(red, 0)


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
@pytest.mark.parametrize("mind", [REGULAR, EXPERT, NOVICE])
def test_plain_and_compiled_think_alike(mind: list[int]) -> None:
    """Values, plans and the chance to be first, over some turns near the end of a leg."""
    position = lay(LATE, coins=[10, 20, 10, 2], winner_pile="0R 1B 3R", loser_pile="2B", tickets={1: "R5", 2: "B5"}).position
    for move in ("ticket R", "cheer 9", "winner P", "roll"):
        twin = plain.Position(4)
        for name in kept_fields(State):
            setattr(twin, name, getattr(position, name))
        found = [thoughts(kernel, table, mind) for kernel, table in ((engine, position), (plain, twin))]
        assert found[0] == found[1]
        position.play(GAME.number(GAME.read(move)))


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_plain_and_compiled_look_at_the_tiles_of_a_fresh_leg_alike() -> None:
    position = lay("5[B G] 6[Y P] 7[R] 14[w] 15[k]", tickets={0: "R5", 2: "B5"}).position
    twin = plain.Position(4)
    for name in kept_fields(State):
        setattr(twin, name, getattr(position, name))
    assert rough_looks(engine, position) == rough_looks(plain, twin)


def rough_looks(kernel: Any, position: Any) -> list[int]:
    desk = lay_desk(kernel, [40 if name == RACES else value for name, value in enumerate(REGULAR)])
    kernel.weigh_moves(desk, position)
    moves = [GAME.number(GAME.read(move)) for move in ("cheer 8", "boo 9")]
    for move in moves:
        kernel.make_sure(desk, position, move)
    return [*desk.values, *desk.sure, *desk.rough.first, *desk.rough.landings, desk.looked]


def thoughts(kernel: Any, position: Any, mind: list[int]) -> list[Any]:
    few = [40 if name == RACES else value for name, value in enumerate(mind)]
    desk = lay_desk(kernel, few)
    told = [kernel.guided_move(desk, position), list(desk.values), list(desk.beliefs), list(desk.standing), list(desk.rivals)]
    kernel.list_plans(desk, position)
    told.append(list(desk.plans.steps))
    kernel.think_of_winning(desk, position, 3, 40)
    return [*told, list(desk.plans.worths), desk.wins, [kernel.value_of(desk, position, seat) for seat in range(4)]]


def test_a_mind_is_only_data() -> None:
    mind = make_mind([REGULAR, EXPERT], engine.Mind)
    assert mind.count == 2
    assert list(mind.rows)[: len(REGULAR)] == REGULAR
