"""An exhaustive run: players who do what has been done least, so that every djinn, thief, tile and option has its effect."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from caravanserai.core.contract import CHANCE, Event
from caravanserai.core.events import events_of
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes import events as e
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import DESIGNS, DJINNS, THIEVES, TILES, TRIBES, Resource
from caravanserai.games.five_tribes.options import FiveTribesOptions
from tests.conformance.walks import draw_move

GAMES = 300
pytestmark = pytest.mark.slow
SCORING = {"al_amin": "goods", "haurvatat": "palms", "jafaar": "viziers", "shamhat": "elders"}
"""What these djinns make worth more in the end."""
OPTIONS = [
    FiveTribesOptions(
        thieves=number % 6 != 5,
        djinn_limit="round" if number % 2 else "activation",
        thief_wait="activation" if number % 3 == 0 else "round",
        loop_match=number % 4 != 1,
        viziers="most" if number % 5 == 2 else "each",
        open_hands=number % 7 == 3,
        empty_round=number % 4 == 2,
    )
    for number in range(GAMES)
]


class Run:
    """One game, and what has had an effect in it."""

    def __init__(self, number: int, made: Counter[str], seen: Counter[str]) -> None:
        self.options = OPTIONS[number]
        self.position = GAME.start(2 + number % 3, self.options)
        self.rng = random.Random(number)
        self.patient = number % 3 == 1
        """Whether goods are kept, and thieves too until there is something to steal."""
        self.made = made
        self.seen = seen
        self.this_round: Counter[tuple[str, int, str]] = Counter()

    def play(self) -> None:
        while not self.position.is_over():
            before = self.position.copy()
            self.protect(before)
            told = GAME.play(self.position, self.choose())
            for event in told:
                self.hear(before, event)
        self.score(told)

    def choose(self) -> int:
        """What has been done least often, over all games; chance by its weights."""
        if self.position.actor() == CHANCE:
            return draw_move(self.position, self.rng)
        legal = self.position.legal_moves()
        if self.patient and c.GO_ON in legal and (self.position.phase == c.ENDING or self.position.round < 5):
            return c.GO_ON
        least = min(self.made[_kind(move)] for move in legal)
        move = self.rng.choice([move for move in legal if self.made[_kind(move)] == least])
        self.made[_kind(move)] += 1
        return move

    def hear(self, before: Position, event: Event) -> None:
        """What an event shows to have had an effect."""
        match event:
            case e.PowerPaid(djinn=djinn, seat=seat):
                self.note(djinn)
                self.twice("power", seat, djinn)
            case e.DjinnPaid(djinn=djinn):
                self.note(djinn)
            case e.SpotTaken(fakirs=fakirs) if fakirs:
                self.note("kumarbi")
            case e.KeptByKandicha():
                self.note("kandicha")
            case e.Protected():
                self.note("morgiane")
            case e.ThiefUsed(seat=seat, thief=thief):
                self.note(thief)
                self.twice("thief", seat, thief)
            case e.ThiefBought(seat=seat, thief=thief):
                self.note(f"sold {thief}")
                self.twice("thief", seat, thief)
            case e.TribeTaken(tribe=tribe, tile=tile):
                self.note(tribe)
                if not before.match[TRIBES.index(tribe)] >> TILES.index(tile) & 1:
                    self.note("loop")
            case e.PalacePlaced() | e.PalmPlaced() | e.CardBought() | e.DjinnBought():
                where = DESIGNS[before.design[before.end_tile]] if before.end_tile >= 0 else "nowhere"
                self.note(f"{type(event).__name__} {where}")
            case e.RoundStarted():
                self.this_round.clear()
                if not engine.move_ends(self.position):
                    self.note(f"empty_round {self.options.empty_round}")
            case _:
                self.note(type(event).__name__)

    def note(self, what: str) -> None:
        self.seen[what] += 1

    def twice(self, kind: str, seat: int, name: str) -> None:
        """Within a round: a power used again, or a thief used that was bought."""
        self.this_round[kind, seat, name] += 1
        if self.this_round[kind, seat, name] > 1:
            self.note(f"{kind} twice, {self.options.djinn_limit if kind == 'power' else self.options.thief_wait}")

    def protect(self, position: Position) -> None:
        """§5 Boaz: an opponent who has people to kill is out of the assassins' reach."""
        if position.phase == c.KILLING:
            for seat in range(position.seats):
                people = position.viziers[seat] + position.elders[seat]
                if seat != position.turn and position.djinns[seat] >> c.BOAZ & 1 and people:
                    assert not {c.KILL_HELD + 2 * seat, c.KILL_HELD + 2 * seat + 1} & set(position.legal_moves())
                    self.note("boaz")

    def score(self, told: list[Event]) -> None:
        """§4 Djinns that count in the end, and the two ways to count viziers."""
        points = {(event.seat, event.category): event.points for event in told if isinstance(event, e.Scored)}
        for name, category in SCORING.items():
            djinn = DJINNS.index(name)
            owner = next((seat for seat in range(self.position.seats) if self.position.djinns[seat] >> djinn & 1), None)
            if owner is not None:
                self.position.djinns = [bits & ~(1 << djinn) for bits in self.position.djinns]
                self.seen[name] += points[owner, category] > _counted(self.position, owner, category)  # type: ignore[index]
        others = self.position.seats - 1
        tens = [points[seat, "viziers"] // 10 for seat in range(self.position.seats)]
        self.seen[f"viziers {self.options.viziers}"] += others > 1 and sorted(tens)[-1] > 0
        self.seen[f"hands {self.options.open_hands}"] += 1
        self.seen[f"loop_match {self.options.loop_match}"] += 1
        self.seen[f"thieves {self.options.thieves}"] += 1


def _counted(position: Position, seat: int, category: str) -> int:
    """The same without the djinn, by the sheet of the end."""
    view = GAME.view(position, seat)
    palms = sum(tile.palms for tile in view.tiles if tile.owner == seat)
    held = view.seats[seat]
    if category == "palms":
        return 3 * palms
    if category == "elders":
        return 2 * held.elders
    fewer = sum(other.viziers < held.viziers for other in view.seats)
    tens = 10 * fewer if position.viziers_most == 0 else 10 * (fewer == position.seats - 1)
    return held.viziers + tens if category == "viziers" else _goods(held.hand or {})


def _goods(hand: Mapping[Resource, int]) -> int:
    kinds = [count for name, count in hand.items() if name != "fakir"]
    return sum(c.SUIT[sum(count > layer for count in kinds)] for layer in range(max(kinds, default=0)))


@cache
def _kind(number: int) -> str:
    """What a move is, for those who want to do everything: its type, and the djinn, thief or price in it."""
    move = GAME.move(number)
    about = [str(getattr(move, name)) for name in ("djinn", "thief", "payment", "place") if hasattr(move, name)]
    return " ".join([type(move).__name__, *about, "with fakirs" if getattr(move, "fakirs", 0) else ""])


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """What has had an effect in all the games, and how often."""
    made: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for number in range(GAMES):
        Run(number, made, found).play()
    return found


def test_every_djinn_has_its_effect(seen: Counter[str]) -> None:
    assert [djinn for djinn in DJINNS if not seen[djinn]] == []


def test_every_thief_is_sold_and_used(seen: Counter[str]) -> None:
    played = THIEVES[: c.PLAYED_THIEVES]
    assert [thief for thief in played if not seen[thief] or not seen[f"sold {thief}"]] == []
    assert seen["madjaar"] == 0


def test_every_tribe_is_taken_and_every_tile_acts(seen: Counter[str]) -> None:
    assert [tribe for tribe in TRIBES if not seen[tribe]] == []
    acts = {"village": "PalacePlaced", "oasis": "PalmPlaced", "small_market": "CardBought", "large_market": "CardBought"}
    missing = [design for design in DESIGNS if not seen[f"{acts.get(design, 'DjinnBought')} {design}"]]
    assert missing == []


def test_every_option_makes_the_difference_that_it_is_for(seen: Counter[str]) -> None:
    """Q1, Q2, Q3 and Q21: what one ruling allows is done with it, and never with the other."""
    assert seen["power twice, activation"] > 0
    assert seen["power twice, round"] == 0
    assert seen["thief twice, activation"] > 0
    assert seen["thief twice, round"] == 0
    assert seen["loop"] > 0
    assert seen["empty_round True"] > 0
    assert seen["empty_round False"] == 0
    for option in ("viziers each", "viziers most", "hands True", "hands False", "loop_match True", "loop_match False"):
        assert seen[option] > 0, option
    assert seen["thieves True"] > 0
    assert seen["thieves False"] > 0


def test_everything_else_that_can_happen_does(seen: Counter[str]) -> None:
    """Every kind of event but two: that assassins find nobody takes an empty board, which `test_tribes` sets up, and that a pile
    runs out is once in a thousand games, which `test_round` and `test_djinns` set up.
    """
    counted = {"PowerPaid", "DjinnPaid", "SpotTaken", "KeptByKandicha", "Protected", "ThiefUsed", "ThiefBought", "TribeTaken"}
    counted |= {"NobodyKilled", "Reshuffled", "PalacePlaced", "PalmPlaced", "CardBought", "DjinnBought", "RoundStarted"}
    kinds = {kind.__name__ for kind in events_of(e.FiveTribesEvent)} - counted
    assert sorted(kind for kind in kinds if not seen[kind]) == []
