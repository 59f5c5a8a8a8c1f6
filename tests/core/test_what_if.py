"""A what-if: a position and a tree of moves, kept as text."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import CHANCE
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadNotation
from caravanserai.core.randomness import Random
from caravanserai.core.what_if import BadLine, Branch, Node, SupposedLine, WhatIfDocument, beginning, line_to, read_what_if

GAMES = game_ids()
CAMELS = "turn=1 leg=3 6[B] 7[R G Y] 9[P] 13[k] 16[w]"


def opened(game_id: str) -> SupposedLine:
    """From the start to the first decision."""
    line = SupposedLine(load_game(game_id), beginning(load_game(game_id), ""))
    line.go_on(Random(3))
    return line


@pytest.mark.parametrize("game_id", GAMES)
def test_chance_moves_until_somebody_decides_and_the_line_leads_there_again(game_id: str) -> None:
    line = opened(game_id)
    assert line.position.actor() >= 0
    again = SupposedLine(line.game, line.start, line.moves)
    assert line.game.write_position(again.position) == line.game.write_position(line.position)
    assert [made.actor for made in again.made] == [made.actor for made in line.made]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_of_a_document_is_told_with_whoever_makes_it(game_id: str) -> None:
    line = opened(game_id)
    here = len(line.made)
    ways = [line.game.write(line.game.move(number)) for number in line.position.legal_moves()[:2]]
    nodes = [Node(number, move) for number, move in enumerate(line.moves)]
    document = WhatIfDocument(
        game_id, "", [*nodes, *(Node(here, way) for way in ways)], [Branch("the other way", here + len(ways))]
    )
    actors, moves = read_what_if(document)
    assert actors == [*(made.actor for made in line.made), *[line.position.actor()] * len(ways)]
    assert [line.game.write(move) for move in moves[here:]] == ways
    assert line_to(document, here + len(ways)) == [*line.moves, ways[-1]]


def test_dice_can_be_chosen() -> None:
    game = load_game("camel_up")
    line = SupposedLine(game, beginning(game, CAMELS), ["roll", "B3"])
    assert line.position.actor() == 2
    assert [made.actor for made in line.made] == [1, CHANCE]
    assert "7[R G Y] 9[P B]" in game.write_position(line.position)


def test_a_move_that_is_not_allowed_is_told_with_its_number_and_the_reason() -> None:
    game = load_game("camel_up")
    with pytest.raises(BadLine, match=r"^move 2: .*W3") as caught:
        SupposedLine(game, beginning(game, CAMELS), ["roll", "W3"])
    assert caught.value.number == 2
    with pytest.raises(BadLine, match=r"^move 1: "):
        SupposedLine(game, beginning(game, CAMELS), ["jump"])
    with pytest.raises(BadNotation, match="at character 1"):
        beginning(game, "99[Q]")


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        (WhatIfDocument("camel_up", CAMELS, [Node(1, "roll")]), "move 1: it comes after move 1"),
        (
            WhatIfDocument("camel_up", CAMELS, [Node(0, "roll")], [Branch("away", 2)]),
            "move 2: branch 'away' ends there, and there are 1",
        ),
        (WhatIfDocument("camel_up", CAMELS, [Node(0, "roll")], at=3), "move 3: what is looked at ends there"),
        (WhatIfDocument("camel_up", CAMELS, [Node(0, "roll")], played=2), "move 2: so many moves were played"),
        (WhatIfDocument("camel_up", CAMELS, [Node(0, "roll"), Node(1, "roll")]), "move 2: "),
    ],
)
def test_a_document_that_does_not_hold_together_is_refused(document: WhatIfDocument, fault: str) -> None:
    with pytest.raises(BadLine) as caught:
        read_what_if(document)
    assert fault in str(caught.value)
