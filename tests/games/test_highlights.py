"""What the games remember for those who played them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from caravanserai.core.contract import CHANCE, Event, Game
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.highlights import Highlight, Highlights, put_together
from caravanserai.games.camel_up import events as camel_up
from caravanserai.games.emira import events as emira
from caravanserai.games.five_tribes import events as five_tribes


def of(game: str, events: list[Event], seat: int = 0) -> list[tuple[str, str, int]]:
    return [(one.kind, one.about, one.amount) for one in load_game(game).highlights(events).of(seat)]


def test_camel_up_remembers_the_camel_that_was_backed_and_the_best_leg() -> None:
    events: list[Event] = [
        camel_up.TicketTaken(0, "yellow", 5),
        camel_up.TicketTaken(0, "yellow", 3),
        camel_up.TicketTaken(0, "blue", 5),
        camel_up.TicketTaken(1, "blue", 3),
        camel_up.TicketScored(0, "yellow", 5, 5),
        camel_up.TicketScored(0, "yellow", 3, 1),
        camel_up.TicketScored(0, "blue", 5, -1),
        camel_up.LegSettled(0, 5, 8),
        camel_up.LegSettled(0, 2, 10),
        camel_up.CardScored(0, "yellow", "winner", 8, 18),
        camel_up.CardScored(0, "blue", "loser", -1, 17),
    ]
    assert of("camel_up", events) == [
        ("tickets", "yellow", 2),
        ("tickets", "blue", 1),
        ("paid", "yellow", 2),
        ("paid", "blue", 0),
        ("earned", "yellow", 6),
        ("earned", "blue", -1),
        ("best_leg", "", 5),
        ("cards_right", "", 1),
    ]
    assert of("camel_up", events, 1) == [("tickets", "blue", 1)]


def test_five_tribes_remembers_the_longest_trail_and_the_djinns() -> None:
    walk = [five_tribes.PickedUp(0, "a1"), *(five_tribes.Dropped(0, "a2", "assassin") for _ in range(4))]
    short = [five_tribes.PickedUp(0, "a1"), five_tribes.Dropped(0, "a2", "assassin")]
    bought = [five_tribes.DjinnBought(0, "jafaar", "elder"), five_tribes.SuitSold(0, ["ivory", "jewels"], 3)]
    assert of("five_tribes", [*walk, *short, *bought]) == [
        ("longest_trail", "", 4),
        ("djinns", "jafaar", 1),
        ("best_suit", "", 3),
    ]


def test_emira_remembers_who_chose_this_palace_and_the_dearest_auction() -> None:
    events: list[Event] = [
        emira.AuctionWon(0, 120, 100),
        emira.AuctionWon(0, 80, 80),
        emira.AuctionWon(1, 300, 300),
        emira.PrincessJoined("samira", 0),
        emira.IncomePaid(0, 90, 40),
    ]
    assert of("emira", events) == [("princesses", "samira", 1), ("best_bid", "", 120), ("best_income", "", 90)]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_whole_game_leaves_something_to_remember_of_every_seat(game_id: str) -> None:
    game = load_game(game_id)
    kept = game.highlights(played(game))
    for seat in range(game.usual_players):
        assert {one.kind for one in kept.of(seat)} <= set(game.highlight_kinds)
        assert kept.of(seat)


def played(game: Game) -> Iterator[Event]:
    position, luck = game.start(game.usual_players), random.Random(7)
    while not position.is_over():
        weights = position.weights() if position.actor() == CHANCE else None
        (move,) = luck.choices(position.legal_moves(), weights)
        yield from game.play(position, move)


def test_those_of_many_games_are_put_together_each_kind_in_its_own_way() -> None:
    kinds = load_game("camel_up").highlight_kinds
    games = [
        [Highlight("tickets", 2, "red"), Highlight("best_leg", 4)],
        [Highlight("tickets", 3, "red"), Highlight("best_leg", 3), Highlight("of an older game", 1)],
    ]
    assert put_together(kinds, games) == [Highlight("tickets", 5, "red"), Highlight("best_leg", 4)]


def test_a_game_that_says_nothing_remembers_nothing() -> None:
    assert Highlights(Game.highlight_kinds).of(0) == []
