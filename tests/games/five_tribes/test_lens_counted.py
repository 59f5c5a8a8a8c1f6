"""Gold and most cards move in the open: what was counted is in the lens, and the sheet and the planner use it."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import SPECTATOR
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.lens.counted import Counted
from caravanserai.games.five_tribes.lens.lens import FiveTribesLens
from caravanserai.games.five_tribes.lens.planning import board_of, outlook_of
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.table.tally import FiveTribesTally
from tests.games.five_tribes.laid import lay
from tests.games.five_tribes.test_tally import hand_of


def lens(position: Position, tally: FiveTribesTally | None, viewer: int | None = 0) -> FiveTribesLens:
    found = GAME.lens(GAME.view(position, viewer), tally)
    assert found is not None
    return found


BOARD = "players=2 phase=starting a1[V] b1[V]"


def test_without_a_count_hidden_cards_are_only_so_many() -> None:
    position = lay(f"{BOARD} seat0[gold=31 hand=ivory] seat1[gold=20 hand=fish,wheat]").position
    assert lens(position, None).counted == [Counted(31, {"ivory": 1}, 0), Counted(None, {}, 2)]
    assert lens(position, None, SPECTATOR).counted == [Counted(None, {}, 1), Counted(None, {}, 2)]


def test_what_was_taken_openly_is_known_and_what_was_drawn_is_not() -> None:
    position = lay(f"{BOARD} seat1[gold=20 hand=fish,wheat,silk]").position
    tally = FiveTribesTally([50, 20], [{}, {"fish": 1, "wheat": 1}])
    assert lens(position, tally).counted[1] == Counted(20, {"fish": 1, "wheat": 1}, 1)


def test_the_sheet_counts_the_gold_and_the_goods_that_are_known() -> None:
    """§3.7 Fish and wheat are 3; a third card may make it 7."""
    position = lay(f"{BOARD} seat1[gold=20 hand=fish,wheat,silk]").position
    sheet = lens(position, FiveTribesTally([50, 20], [{}, {"fish": 1, "wheat": 1}])).scores[1]
    assert (sheet.gold, sheet.goods, sheet.goods_least, sheet.goods_most) == (20, None, 3, 7)
    assert (sheet.known, sheet.total) == (23, None)
    whole = lens(position, FiveTribesTally([50, 20], [{}, {"fish": 1, "wheat": 1, "silk": 1}])).scores[1]
    assert (whole.goods, whole.goods_most, whole.known, whole.total) == (7, 7, 27, 27)


def test_a_card_that_another_has_for_certain_is_not_in_a_hidden_hand() -> None:
    """§3.7 There are two ivories: one in the row, and one that seat 2 took."""
    position = lay("players=3 phase=starting a1[V] b1[V] row[ivory] seat1[hand=fish] seat2[hand=ivory]").position
    tally = FiveTribesTally([50] * 3, [{}, {}, {"ivory": 1}])
    assert [one.unknown for one in lens(position, tally).counted] == [0, 1, 0]
    assert lens(position, tally).scores[1].goods_most == 1


def test_the_planner_knows_what_the_next_one_has_to_spend() -> None:
    position = lay(f"{BOARD} seat1[gold=2 hand=fakir,fish,silk]").position
    view, tally = GAME.view(position, 0), FiveTribesTally([50, 2], [{}, {"fakir": 1, "fish": 1}])
    known, usual = (outlook_of(view, board_of(view, one), 1, one) for one in (tally, None))
    assert (known.gold, known.fakirs, known.kinds.bit_count()) == (2, 1, 1)
    assert usual.gold != 2


def test_facts_tell_nothing_that_was_counted() -> None:
    position = lay(f"{BOARD} seat1[gold=20 hand=fish,wheat]").position
    facts = GAME.facts(GAME.view(position, 0))
    assert facts is not None
    assert facts.counted == []


@pytest.mark.parametrize("seed", range(3))
def test_what_is_counted_is_true_throughout_a_game(seed: int) -> None:
    """Gold is exact, cards are where they are said to be, and the sheet is never beyond what would be scored."""
    players, looks = 2 + seed, 0
    position, lot, choices = (
        GAME.start(players, FiveTribesOptions(thieves=seed % 2 == 0)),
        engine.Random(seed, 3),
        engine.Choices(),
    )
    viewers = [SPECTATOR, *range(players)]
    tallies = [GAME.tally(position, viewer) for viewer in viewers]
    while not position.is_over():
        if position.actor() >= 0 and position.turns % 4 == 0:
            which = looks % len(viewers)
            found = GAME.lens(GAME.view(position, viewers[which]), tallies[which])
            if found is not None:
                looks += 1
                for seat, (known, sheet) in enumerate(zip(found.counted, found.scores, strict=True)):
                    held = hand_of(position, seat)
                    assert known.gold == sheet.gold == position.gold[seat]
                    assert all(held[card] >= count for card, count in known.cards.items())
                    assert known.unknown == sum(held.values()) - sum(known.cards.values())
                    assert sheet.goods_least <= engine.goods_points(position, seat) <= sheet.goods_most
                    assert sheet.total in (None, GAME.final_scores(position)[seat])
        for event in GAME.play(position, engine.random_move(position, choices, lot)):
            for viewer, tally in zip(viewers, tallies, strict=True):
                GAME.count(tally, GAME.redacted(event, viewer))
    assert looks > 10
