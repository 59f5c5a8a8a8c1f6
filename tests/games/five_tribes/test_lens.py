"""The planner: what moves earn and leave, what a place in the order is worth, and the score as far as a seat can count it."""

from __future__ import annotations

import msgspec
import pytest

from caravanserai.core.randomness import Random
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.events import CamelPlaced, TribeTaken
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.lens.choices import ChoiceWorth
from caravanserai.games.five_tribes.lens.lens import FiveTribesLens, ScoreSheet
from caravanserai.games.five_tribes.lens.worths import MoveWorth, Victim, WorthEstimate
from caravanserai.games.five_tribes.names import TILES, TRIBES
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.table.moves import NUMBERS, Bid, Drop, PickUp
from tests.conformance.walks import glimpses
from tests.games.five_tribes.laid import lay
from tests.games.five_tribes.test_setup import set_up


def lens(position: Position, viewer: int | None = 0) -> FiveTribesLens:
    found = GAME.lens(GAME.view(position, viewer))
    assert found is not None
    return found


def move(position: Position, start: str, end: str, tribe: str, viewer: int | None = 0) -> MoveWorth:
    return lens(position, viewer).moves[start][end][tribe]  # type: ignore[index]


def estimate(worth: MoveWorth) -> WorthEstimate:
    assert worth.estimate is not None
    return worth.estimate


def sheet(position: Position, seat: int, viewer: int | None) -> ScoreSheet:
    return lens(position, viewer).scores[seat]


def test_every_end_of_every_move_is_weighed() -> None:
    position = moving(seed=2)
    found = {(start, end, tribe) for start, ends in lens(position).moves.items() for end, by in ends.items() for tribe in by}
    assert found == {(TILES[start], TILES[end], TRIBES[tribe]) for start, end, tribe in engine.move_ends(position)}


@pytest.mark.parametrize("seed", range(3))
def test_every_trail_can_be_walked_and_ends_where_it_says(seed: int) -> None:
    position = moving(seed)
    for start, ends in lens(position).moves.items():
        for end, tribes in ends.items():
            for tribe, worth in tribes.items():
                walked = position.copy()
                told = GAME.play(walked, NUMBERS[PickUp(start)])
                for step in worth.trail:
                    told = GAME.play(walked, NUMBERS[Drop(step.tile, step.tribe)])
                taken = next(event for event in told if isinstance(event, TribeTaken))
                assert (taken.tile, taken.tribe, taken.count) == (end, tribe, worth.taken)
                assert any(isinstance(event, CamelPlaced) for event in told) == worth.control


def moving(seed: int) -> Position:
    position = set_up(4, seed=seed)
    while GAME.prompt(position).ask == "bidding":
        position.play(position.legal_moves()[0])
    return position


def test_builders_bring_gold_at_once() -> None:
    """§3.5 Three builders beside two blue tiles, and the tile with them."""
    table = lay("players=2 phase=starting a1[B] b1[BB] c1[village] c2[sacred_6]")
    worth = move(table.position, "a1", "b1", "builder")
    assert (worth.taken, worth.gains, worth.around, worth.control) == (3, {"gold": 6, "tiles": 6}, 2, True)
    assert worth.points == 6 + c.DESIGN_POINTS[c.SMALL_MARKET]


def test_control_counts_the_tile_with_what_stands_on_it() -> None:
    """§3.4, §4"""
    table = lay("players=2 phase=starting a1[E] b1[E oasis palm]")
    worth = move(table.position, "a1", "b1", "elder")
    assert worth.control
    assert estimate(worth).land == 8 + 3
    assert worth.points == 2 * 2 + (8 + 3) + 3
    assert estimate(worth).tile == 3


def test_a_palm_on_an_opponents_tile_is_a_loss() -> None:
    table = lay("players=2 phase=starting a1[E] b1[E oasis @1]")
    worth = move(table.position, "a1", "b1", "elder")
    assert not worth.control
    assert estimate(worth).tile == -3
    assert worth.points == 4


def test_viziers_count_as_the_tens_stand_now() -> None:
    """§4"""
    table = lay("players=3 phase=starting a1[V] b1[V] seat1[viziers=5]")
    worth = move(table.position, "a1", "b1", "vizier")
    assert worth.points == 2 + 10 + c.DESIGN_POINTS[c.SMALL_MARKET]
    assert (worth.gains["viziers"], worth.tens, worth.over) == (12, 10, [2])


def test_where_only_the_most_viziers_count_ten_they_are_told_as_such() -> None:
    """§4 Alone ahead of both."""
    table = lay("players=3 viziers=most phase=starting a1[V] b1[V] seat1[viziers=1]")
    worth = move(table.position, "a1", "b1", "vizier")
    assert (worth.gains["viziers"], worth.tens) == (12, 10)


def test_merchants_are_worth_what_the_hand_makes_of_their_cards() -> None:
    """§3.7 A third kind of good makes 7 of 3; the second card is a fakir."""
    table = lay("players=2 phase=starting a1[M] b1[M @1] f5[V] row[ivory fakir fish] seat0[hand=jewels,gold]")
    worth = move(table.position, "a1", "b1", "merchant")
    assert worth.points == 4
    assert (worth.gains, worth.cards) == ({"goods": 4}, ["ivory", "fakir"])


def test_what_djinns_pay_for_the_trail_is_told() -> None:
    """§5 Marid's owner is paid for each drop on a tile of theirs."""
    own = lay("players=2 phase=starting a1[VE] b1[@0] c1[E] seat0[djinns=marid]").position
    assert (move(own, "a1", "c1", "elder").gains["gold"], move(own, "a1", "c1", "elder").gives) == (1, {})
    other = lay("players=2 phase=starting a1[VE] b1[@1] c1[E] seat1[djinns=marid]").position
    assert ("gold" in move(other, "a1", "c1", "elder").gains, move(other, "a1", "c1", "elder").gives) == (False, {1: 2})


@pytest.mark.parametrize(("builder", "way"), [("c2", "b3"), ("b3", "c2")])
def test_the_trail_leaves_the_next_as_little_as_can_be(builder: str, way: str) -> None:
    """By one way a builder would fall beside another, among blue tiles; by the other it helps nobody."""
    blue = "b1[village] c1[village] d1[village] d2[village] a4[village] b4[sacred_6] c4[sacred_6] a3[sacred_6]"
    meeples = f"b2[BV] c3[VE @1] {builder}[B] {'e3' if builder == 'c2' else 'b5'}[B]"
    table = lay(f"players=2 phase=starting {blue} {meeples}")
    assert [step.tile for step in move(table.position, "b2", "c3", "vizier").trail] == [way, "c3"]


def test_of_a_move_half_made_the_rest_is_weighed() -> None:
    table = lay("players=2 phase=sowing b1[V] c2[E] d1[M] start_tile=a1 at=b1 came_by=right in_hand=EM")
    rest = lens(table.position).moves
    assert {start: sorted(ends) for start, ends in rest.items()} == {"a1": ["c2", "d1"]}
    assert [step.tile for step in rest["a1"]["d1"]["merchant"].trail] == ["c1", "d1"]


def test_when_nothing_can_be_moved_there_are_no_moves_to_weigh() -> None:
    table = lay("players=2 phase=starting a1[M] b1[MMM] row[fakir*9]")
    table.play("pick a1", "drop b1 M")
    assert lens(table.position).moves == {}
    assert lens(table.position).plans == []


def test_three_plans_lie_ready_the_best_first_each_from_another_tile_to_another() -> None:
    found = lens(moving(seed=2))
    assert len(found.plans) == 3
    assert len({plan.start for plan in found.plans}) == len({plan.end for plan in found.plans}) == 3
    best = found.plans[0]
    top = estimate(found.moves[best.start][best.end][best.tribe])
    others = [estimate(worth) for ends in found.moves.values() for by in ends.values() for worth in by.values()]
    assert all(top.worth - 0.1 * top.leaves >= other.worth - 0.1 * other.leaves - 0.2 for other in others)


def test_where_there_is_only_one_start_the_plans_share_it() -> None:
    table = lay("players=2 phase=starting b2[VE] c3[VEM @1]")
    assert {plan.start for plan in lens(table.position).plans} == {"b2"}


def test_assassins_are_told_whose_death_brings_a_tile() -> None:
    """§3.5 Within two steps: e1 is too far, and c2 has an owner."""
    table = lay("players=2 phase=starting a1[A] b1[A] c2[V @1] b2[M sacred_10] e1[B sacred_15]")
    assert move(table.position, "a1", "b1", "assassin").victim == Victim("b2", 10)


def test_each_victim_is_told_with_what_killing_it_does() -> None:
    """§3.5, §4 A lone meeple brings its tile; a vizier in front of somebody takes their tens, and may bring mine."""
    table = lay("players=2 phase=starting a1[A] b1[A @1] b2[M sacred_10] c1[EE] seat0[viziers=1] seat1[viziers=2]")
    table.play("pick a1", "drop b1 A")
    choices = lens(table.position).choices
    assert choices["kill b2 M"] == ChoiceWorth(points=10, takes="b2", costs={})
    assert choices["kill c1 E"] == ChoiceWorth(points=0, takes=None, costs={})
    assert choices["kill seat 1 V"] == ChoiceWorth(points=0, takes=None, costs={1: 11})
    assert lens(table.position, 1).choices == {}


def test_open_cards_are_told_with_what_they_add_to_the_hand() -> None:
    """§3.7 A third kind makes 7 of 3, a second ivory begins another suit, a fakir counts nothing."""
    table = lay("players=2 phase=starting a1[M] b1[M @1] row[ivory fakir fish] seat0[hand=jewels,ivory]")
    assert lens(table.position).row == [1, 0, 4]
    assert lens(table.position, None).row == []


def test_without_the_planner_the_ends_are_told_by_the_printed_rules_alone() -> None:
    position = moving(seed=2)
    facts, found = GAME.facts(GAME.view(position, 0)), lens(position)
    assert facts is not None
    assert {start: {end: set(by) for end, by in ends.items()} for start, ends in facts.moves.items()} == {
        start: {end: set(by) for end, by in ends.items()} for start, ends in found.moves.items()
    }
    assert all(worth.estimate is None for ends in facts.moves.values() for by in ends.values() for worth in by.values())
    assert (facts.plans, facts.places, facts.bids, facts.scores) == ([], [], {}, [])


def test_the_first_place_is_worth_most_and_so_is_the_dearest_spot() -> None:
    """§3.1"""
    found = lens(set_up(4, seed=3), 1)
    worths = [estimate(place.earns).worth for place in found.places]
    assert len(worths) == 4
    assert worths[0] == max(worths)
    assert set(found.bids) == {0, 1, 3, 5, 8, 12, 18}
    assert found.bids[18].ahead == 0
    assert found.bids[18].place == 1
    assert found.bids[18].net == round(found.bids[18].worth - 18, 1)
    assert found.bids[0].place >= found.bids[18].place


def test_a_spot_that_is_taken_is_no_bid() -> None:
    position = set_up(4, seed=3)
    GAME.play(position, NUMBERS[Bid(5, 0)])
    found = lens(position, position.turn)
    assert 5 not in found.bids
    assert found.bids[3].ahead == 1
    assert found.bids[8].ahead == 0


def test_while_bids_are_made_the_viewer_sees_their_own_moves() -> None:
    position = set_up(3, seed=1)
    assert [lens(position, seat).seat for seat in range(3)] == [0, 1, 2]
    assert lens(position, None).seat == position.turn


def test_own_gold_and_goods_are_counted_and_those_of_others_are_not() -> None:
    """Q19"""
    hands = "seat0[gold=31 hand=ivory,jewels,fakir] seat1[hand=fish,wheat]"
    position = lay(f"players=2 phase=starting a1[V] b1[V] {hands}").position
    own, other = sheet(position, 0, 0), sheet(position, 1, 0)
    assert (own.gold, own.goods, own.goods_most, own.total) == (31, 3, 3, 34)
    assert (other.gold, other.goods, other.total) == (None, None, None)
    assert other.goods_most == 3
    assert (sheet(position, 0, None).gold, sheet(position, 0, None).total) == (None, None)


def test_with_open_hands_everything_is_counted() -> None:
    position = lay("players=2 open_hands=yes phase=starting a1[V] b1[V] seat1[hand=fish,wheat]").position
    assert sheet(position, 1, 0).goods == 3
    assert sheet(position, 1, None).total == 50 + 3


def test_the_most_that_hidden_cards_can_be_worth_is_what_the_unseen_allow() -> None:
    """§3.7 With both ivories, jewels and golds seen, seven cards make one suit of six and a single."""
    row = "row[ivory*2 jewels*2 gold*2]"
    table = lay(f"players=2 phase=starting a1[V] b1[V] {row} seat1[hand=fish*3,wheat*3,fakir]")
    assert sheet(table.position, 1, 0).goods_most == 30 + 1


def test_two_fakirs_may_be_a_good_to_al_amins_owner() -> None:
    """§5 Of three kinds that are left, three goods and two fakirs make a suit of four; five goods would make three and two."""
    mine = "seat0[hand=ivory*2,jewels*2,gold*2,papyrus*4,silk*4,spice*4]"
    table = lay(f"players=2 phase=starting a1[V] b1[V] row[fakir*9] {mine} seat1[hand=fakir*5 djinns=al_amin]")
    assert sheet(table.position, 1, 0).goods_most == 13


def test_land_djinns_and_people_are_open_to_all() -> None:
    table = lay("players=2 phase=starting a1[V] b1[V] c3[sacred_15 @1] seat1[viziers=2 elders=1 djinns=jafaar]")
    seen = sheet(table.position, 1, None)
    assert (seen.tiles, seen.djinns, seen.viziers, seen.elders) == (15, 6, 2 * 3 + 10, 2)
    assert seen.known == 15 + 6 + 16 + 2


def test_the_sheet_of_open_hands_adds_up_to_what_would_be_scored() -> None:
    """§4 Throughout a game."""
    for position in glimpses(GAME, 3, FiveTribesOptions(thieves=True, open_hands=True), 4, 12):
        found = GAME.lens(GAME.view(position, None))
        if found is not None:
            assert [score.total for score in found.scores] == GAME.final_scores(position)


def test_there_is_no_planner_before_the_game_is_laid_out_nor_after_it() -> None:
    position = GAME.start(2)
    assert GAME.lens(GAME.view(position, 0)) is None
    GAME.play_out(position, Random(1))
    assert GAME.lens(GAME.view(position, 0)) is None


def test_what_others_hold_in_secret_changes_nothing_for_a_seat() -> None:
    board = "players=2 phase=starting a1[M] b1[M] c1[VV] row[fakir*9]"
    one, two = (lay(f"{board} seat1[{has}]").position for has in ("gold=3 hand=ivory,jewels", "hand=fakir*2"))
    for viewer in (0, None):
        assert msgspec.json.encode(lens(one, viewer)) == msgspec.json.encode(lens(two, viewer))
    assert msgspec.json.encode(lens(one, 1)) != msgspec.json.encode(lens(two, 1))
