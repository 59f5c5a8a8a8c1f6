"""The policy in the kernel: what it takes, spares, sells and keeps, in positions where one can say."""

from __future__ import annotations

import pytest

from caravanserai.core.guiding import PLAN_STEPS, WEIGHTS
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.bots import minds
from caravanserai.games.five_tribes.bots.players import Regular, make_desk
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.kernel.policy import weights as w
from caravanserai.games.five_tribes.names import TILES
from tests.games.five_tribes.laid import lay


def chosen(position: Position, seed: int = 1) -> str:
    seat = position.actor()
    choice = Regular(seed).choose(GAME.view(position, seat), position.legal_moves())
    return GAME.write(GAME.move(choice.move))


def test_it_takes_three_viziers_and_the_dearest_tile() -> None:
    position = lay("players=2 phase=starting b3[V] c3[VV sacred_15] e5[E] f5[E]").position
    assert chosen(position) == "pick b3"


def test_a_kill_that_empties_nothing_spoils_what_the_next_would_take() -> None:
    """§3.5 Seat 1 is next and would end on c1 with two viziers."""
    table = lay("players=4 phase=starting a1[A] b1[A] c1[VE] c2[V @3]")
    table.play("pick a1", "drop b1 A")
    assert chosen(table.position) == "kill c1 V"


def test_a_victim_does_not_leave_its_tile_to_the_next() -> None:
    """§3.5 Without the vizier, seat 1 would take the elders and the tile with them."""
    table = lay("players=2 phase=starting a1[A] b1[A] c1[VEE sacred_15] d2[EM @1] track[. . . 1 1] acted[0 0]")
    table.play("pick a1", "drop b1 A")
    assert chosen(table.position) == "kill c1 E"


def test_a_walk_comes_round_to_a_tile_where_it_has_dropped_one_before() -> None:
    """§3.3 (Q3) Two viziers to the empty tile d3, one of them at first and the other in the end."""
    table = lay("players=2 phase=starting c3[VVMBA] d3[sacred_15] e5[E @1] f5[E @1]")
    bot = Regular(1)
    while table.position.phase in (c.STARTING, c.SOWING):
        move = bot.choose(GAME.view(table.position, 0), table.position.legal_moves()).move
        table.play(GAME.write(GAME.move(move)))
    assert table.position.viziers[0] == 2
    assert table.position.camel[TILES.index("d3")] == 0


def test_without_such_matches_no_walk_counts_on_one() -> None:
    """§3.3 (Q3) The same board, where a meeple dropped on the way is no match."""
    table = lay("players=2 phase=starting loop_match=no c3[VVMBA] d3[sacred_15] e5[E @1] f5[E @1]")
    assert chosen(table.position) in ("pick e5", "pick f5")


def test_every_walk_that_is_planned_can_be_made() -> None:
    """On crowded boards, as they are late in a game: many of them come to their end twice."""
    twice, desk = 0, make_desk(2, minds.SOUND)
    for seed in range(30):
        position, lot, choices = GAME.start(2), engine.Random(seed, 3), engine.Choices()
        while not position.is_over() and (position.phase != c.STARTING or position.turns < 10):
            position.play(engine.random_move(position, choices, lot))
        if position.is_over():
            continue
        desk.dice.state = desk.moods.state = seed
        engine.list_plans(desk, position)
        for plan in range(desk.plans.count):
            first = plan * PLAN_STEPS
            steps = desk.plans.steps[first : first + desk.plans.lengths[plan]]
            board = position.copy()
            for step in steps:
                assert step in board.legal_moves()
                board.play(step)
            ends = [(step - c.DROP) // c.TRIBES for step in steps[1:]]
            twice += ends.count(ends[-1]) > 1
    assert twice > 10


def test_anun_nak_is_used_where_little_can_be_moved() -> None:
    """§5 A fakir for three meeples, rather than a move that brings nothing; where there is a good move, the fakir is kept."""
    holder = "seat0[hand=fakir*2 djinns=anun_nak]"
    poor = lay(f"players=2 phase=starting e5[B large_market @1] f5[B large_market @1] {holder}")
    assert "anun_nak" in chosen(poor.position)
    poor.play(chosen(poor.position))
    assert poor.position.phase == c.AIMING
    assert chosen(poor.position) in ("aim e4", "aim f4", "aim d5")
    crowd = " ".join(f"{column}{row}[EMB]" for column in "abcd" for row in range(2, 6))
    good = lay(f"players=2 phase=starting e1[V] f1[VVV sacred_15] {crowd} {holder}")
    assert chosen(good.position) == "pick e1"


def test_goods_are_kept_unless_houssain_is_in_other_hands() -> None:
    """§3.7 and §6"""
    board = "players=2 phase=starting thieves=yes a1[V] b1[V] e5[E] f5[E]"
    goods = "seat0[hand=silk,spice,fish,wheat,pottery,papyrus,ivory]"
    table = lay(f"{board} {goods}")
    table.play("pick a1", "drop b1 V")
    assert chosen(table.position) == "on"
    table = lay(f"{board} {goods} seat1[thieves=houssain]")
    table.play("pick a1", "drop b1 V")
    position = table.position
    while position.phase == c.ENDING and position.turn == 0 and position.cards[0]:
        table.play(chosen(position))
    assert position.gold[0] == c.STARTING_GOLD + c.SUIT[7]


def test_no_meeple_is_made_up_while_anun_nak_is_thought_of_in_the_midst_of_a_move() -> None:
    """§5 The last plan that is tried is the power; in the position where it was tried there are as many meeples as in the box."""
    holder = "seat0[hand=fakir*2 djinns=anun_nak]"
    table = lay(f"players=2 phase=starting a1[A] b1[A] d1[V @0] track[. . . 1 1] acted[0 0] {holder}")
    table.play("pick a1", "drop b1 A")
    bot, position = Regular(1), table.position
    choice = bot.choose(GAME.view(position, 0), position.legal_moves())
    assert GAME.write(GAME.move(choice.move)) == "kill d1 V"
    tried = bot.desk.scratch
    standing = sum(pack >> c.TRIBE_BITS * tribe & c.TRIBE_MASK for pack in tried.meeples for tribe in range(c.TRIBES))
    assert standing + tried.bag_size + sum(tried.viziers) + sum(tried.elders) == c.ALL_MEEPLES


@pytest.mark.parametrize(("hand", "sold"), [("silk", False), ("silk,spice,fish,wheat,pottery,papyrus,ivory,gold", True)])
def test_goods_that_can_still_grow_are_not_sold_for_fear(hand: str, sold: bool) -> None:
    """§6 At the start of a game one good is kept, though Houssain is in other hands; a suit of eight is sold."""
    tiles = " ".join(f"{column}{row}[VEMB]" for column in "abcd" for row in range(2, 6))
    table = lay(f"players=2 phase=starting thieves=yes a1[A @1] b1[A @1] {tiles} seat0[hand={hand}] seat1[thieves=houssain]")
    table.play("pick a1", "drop b1 A", "kill c2 M")
    assert (chosen(table.position) != "on") == sold


def test_with_ten_for_the_most_alone_a_vizier_that_does_not_lead_is_worth_little() -> None:
    """§4 (Q25)"""
    gains = []
    for viziers in ("each", "most"):
        position = lay(f"players=4 phase=starting viziers={viziers} a1[V] b1[V] seat1[viziers=9]").position
        desk = make_desk(2, minds.SOUND)
        engine.regard(desk, position, 0)
        gains.append(engine.viziers_gain(desk, position, 0, 2))
    assert gains[0] > gains[1] + 3 * w.CENT


def test_everybody_bids_what_can_be_paid() -> None:
    """§3.1 All four bid in turn, with little gold."""
    purses = "seat0[gold=4] seat1[gold=0] seat2[gold=2] seat3[gold=1]"
    table = lay(f"players=4 a1[VVV] f5[V] c3[E] d3[EE] {purses}")
    position = table.position
    while position.phase == c.BIDDING:
        table.play(chosen(position))
    assert min(position.gold) >= 0


@pytest.mark.parametrize("count", [3, 9])
def test_of_equal_plans_the_shorter_comes_first_and_few_come_to_one_end(count: int) -> None:
    desk = make_desk(2, minds.SOUND)
    for length in reversed(range(1, count + 1)):
        desk.path = [c.PICK + length] * length + [c.DROP] + [0] * (31 - length)
        desk.length = length + 1
        engine.add_plan(desk, 500)
    kept = desk.plans.lengths[: desk.plans.count]
    assert kept == list(range(2, 2 + min(count, minds.DUEL[w.ALIKE])))


def test_luck_is_the_same_for_all_plans_whatever_else_is_drawn() -> None:
    """The next card of the row does not depend on how many djinns were drawn before it."""
    drawn = []
    for djinns in (0, 2):
        position, desk = lay("players=2 phase=starting a1[V] b1[V] row[fish]").position, make_desk(2, minds.SOUND)
        position.phase = c.FILLING_DJINNS
        engine.begin_luck(desk)
        for _ in range(djinns):
            engine.chance_move(desk, position)
        position.phase = c.FILLING_RESOURCES
        drawn.append(engine.chance_move(desk, position))
    assert drawn[0] == drawn[1]


def test_what_is_dealt_are_the_cards_that_are_counted_and_in_no_hand() -> None:
    position = lay("players=3 phase=starting a1[V] b1[V]").position
    position.cards = [0, 3, 2, 0]
    position.pile_size = sum(position.pile)
    position.gold = [50, -1, 44, 50]
    before = sum(position.pile)
    engine.redeal(position, 0, engine.Random(3))
    hands = [sum(position.hand[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]) for seat in range(3)]
    assert hands == [0, 3, 2]
    assert sum(position.pile) == position.pile_size == before - 5
    assert position.gold[2] == 44
    assert 35 <= position.gold[1] < 75


def test_every_djinn_has_a_worth_for_its_power() -> None:
    """A card without one would be worth nothing, or be read from the next row of weights by the compiled rules."""
    assert len(minds.DUEL_POWERS) == len(minds.TABLE_POWERS) == c.DJINNS
    assert w.DJINN_POWERS + c.DJINNS <= WEIGHTS
