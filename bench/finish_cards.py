"""When the bots of Camel Up lay their finish cards, at what chance, and what these bring: games among four of a kind.

python bench/finish_cards.py [--games 20] [--seed 770000] [--bots early,regular,expert]
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import quantiles
from typing import Any, cast

import msgspec

from caravanserai.core.contract import Event, Position
from caravanserai.core.discovery import load_game
from caravanserai.core.options import read_options
from caravanserai.games.camel_up import events as e
from caravanserai.games.camel_up.lens.odds import race_odds
from caravanserai.games.camel_up.table.notation import board_of_view
from caravanserai.games.camel_up.table.view import CamelUpView
from caravanserai.lab.playing import play_game

GAME = load_game("camel_up")
PLAYERS = 4
RACES = 5000
"""So many are rolled for the chance of a card when it is laid."""


class Card(msgspec.Struct):
    """A finish card that was laid."""

    leg: int
    chance: float
    coins: int = 0


class Looker:
    """Looks on at one game, and keeps what cards were laid."""

    def __init__(self) -> None:
        self.cards: dict[tuple[int, str, str], Card] = {}
        """By seat, pile and camel."""
        self.view: Any = None

    def asked(self, position: Position, actor: int) -> None:
        self.view = GAME.view(position, actor)

    def moved(self, position: Position, actor: int, move: int, events: list[Event]) -> None:
        for event in events:
            match event:
                case e.CardPlayed(seat=seat, pile=pile, camel=camel) if camel is not None:
                    view = cast(CamelUpView, self.view)
                    camels = race_odds(board_of_view(view), RACES).camels
                    self.cards[seat, pile, camel] = Card(view.leg, getattr(camels[camel], pile))
                case e.CardScored(seat=seat, pile=pile, camel=camel, gain=gain):
                    self.cards[seat, pile, camel].coins = gain


def cards_of(bot: str, seeds: range) -> list[Card]:
    """The cards of whole games among four of this bot."""
    found: list[Card] = []
    for seed in seeds:
        looker = Looker()
        options = read_options(GAME.options_type, GAME.simulated)
        play_game("camel_up", [bot] * PLAYERS, seed, seed * PLAYERS, options, watch=looker)
        found += looker.cards.values()
    return found


def told(cards: Sequence[Card]) -> str:
    """How many, at what chance (the middle half), how many were right, and what each brought."""
    if len(cards) < 2:
        return f"{len(cards)} | | | "
    low, middle, high = quantiles((card.chance for card in cards), n=4)
    right = sum(card.coins > 0 for card in cards) / len(cards)
    mean = sum(card.coins for card in cards) / len(cards)
    return f"{len(cards)} | {100 * middle:.0f} % ({100 * low:.0f} to {100 * high:.0f}) | {100 * right:.0f} % | {mean:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=770_000)
    parser.add_argument("--bots", default="early,regular,expert")
    given = parser.parse_args()
    print("| four of | leg | cards | chance when laid | right | coins a card |\n|---|---|---:|---|---:|---:|")
    for bot in given.bots.split(","):
        cards = cards_of(bot, range(given.seed, given.seed + given.games))
        first = [card for card in cards if card.leg == 1]
        print(f"| {bot} | first | {told(first)} |")
        print(f"| {bot} | later | {told([card for card in cards if card.leg > 1])} |", flush=True)


if __name__ == "__main__":
    main()
