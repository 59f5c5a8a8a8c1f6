"""The policy in the kernel: what it takes, spares, sells and keeps, in positions where one can say."""

from __future__ import annotations

import pytest

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.bots import minds
from caravanserai.games.five_tribes.bots.players import Regular, make_desk
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.kernel.policy import weights as w
from tests.games.five_tribes.table import bidding, deal, hire, play, table


def chosen(position: Position, seed: int = 1) -> str:
    seat = position.actor()
    choice = Regular(seed).choose(GAME.view(position, seat), position.legal_moves())
    return GAME.write(GAME.move(choice.move))


def test_it_takes_three_viziers_and_the_dearest_tile() -> None:
    position = table(2, {"b3": "V", "c3": "VV", "e5": "E", "f5": "E"}, {"c3": "sacred_15"})
    assert chosen(position) == "pick b3"


def test_a_kill_that_empties_nothing_spoils_what_the_next_would_take() -> None:
    """§3.5 Seat 1 is next and would end on c1 with two viziers."""
    position = table(4, {"a1": "A", "b1": "A", "c1": "VE", "c2": "V"}, camels={"c2": 3}, row="")
    play(position, "pick a1", "drop b1 A")
    assert chosen(position) == "kill c1 V"


def test_goods_are_kept_unless_houssain_is_in_other_hands() -> None:
    """§3.7 and §6"""
    position = table(2, {"a1": "V", "b1": "V", "e5": "E", "f5": "E"}, row="", thieves=True)
    deal(position, 0, "silk spice fish wheat pottery papyrus ivory")
    play(position, "pick a1", "drop b1 V")
    assert chosen(position) == "on"
    hire(position, 1, "houssain")
    while position.phase == c.ENDING and position.turn == 0 and position.cards[0]:
        play(position, chosen(position))
    assert position.gold[0] == c.STARTING_GOLD + c.SUIT[7]


def test_with_ten_for_the_most_alone_a_vizier_that_does_not_lead_is_worth_little() -> None:
    """§4 (Q25)"""
    gains = []
    for viziers in ("each", "most"):
        position = table(4, {"a1": "V", "b1": "V"}, viziers=viziers)
        position.viziers = [0, 9, 0, 0]
        desk = make_desk(2, minds.SOUND)
        engine.regard(desk, position, 0)
        gains.append(engine.viziers_gain(desk, position, 0, 2))
    assert gains[0] > gains[1] + 3 * w.CENT


def test_everybody_bids_what_can_be_paid() -> None:
    """§3.1 All four bid in turn, with little gold."""
    position = bidding()
    position.gold = [4, 0, 2, 1]
    while position.phase == c.BIDDING:
        play(position, chosen(position))
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
        position, desk = table(2, {"a1": "V", "b1": "V"}, row="fish", djinn_row=""), make_desk(2, minds.SOUND)
        position.phase = c.FILLING_DJINNS
        engine.begin_luck(desk)
        for _ in range(djinns):
            engine.chance_move(desk, position)
        position.phase = c.FILLING_RESOURCES
        drawn.append(engine.chance_move(desk, position))
    assert drawn[0] == drawn[1]


def test_what_is_dealt_are_the_cards_that_are_counted_and_in_no_hand() -> None:
    position = table(3, {"a1": "V", "b1": "V"}, row="")
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
