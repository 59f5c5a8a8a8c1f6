"""Games in which everything happens: every kind of move, event and question, each option, card and end, and all princesses do."""

from __future__ import annotations

import random
from typing import Any, get_args

from caravanserai.core.contract import Event
from caravanserai.core.options import option_table, read_options
from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import CARDS, PHASES, PRINCESSES, REASONS, Princess
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table.moves import MOVES, EmiraMove
from tests.conformance.cases import option_values
from tests.conformance.walks import draw_move

GAMES = 120
THRIFT = 0.8
"""How often somebody without a plan would rather not bid."""
LATE = 5
"""Every so many games there are few princesses left, as late in a long game."""

JUST_LIVING: tuple[Princess, ...] = ("asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar", "anisah", "yasmine")
"""Those who bring nothing but themselves."""


def modest(position: Position, rng: random.Random) -> int:
    """A move at random, but seldom a bid: who keeps some gold gets to see more of the game."""
    move = draw_move(position, rng)
    if c.BID <= move < c.BID + c.BIDS and rng.random() < THRIFT:
        others = [other for other in position.legal_moves() if not c.BID <= other < c.BID + c.BIDS]
        return rng.choice(others)
    return move


def lives(position: Position, princess: Princess) -> int | None:
    """The seat that a princess lives with."""
    number = PRINCESSES.index(princess)
    return next((seat for seat in range(position.seats) if position.guests[seat] >> number & 1), None)


def works(event: Event, position: Position) -> Princess | None:
    """The princess whose gift, price or demand this is; of several who would do the same the one who does."""
    match event:
        case e.PrincessJoined(princess=princess) if princess in JUST_LIVING:
            return princess
        case e.TrackFell(princess=princess):
            return princess
        case e.CardsPaid(price=100 | 200):
            return "zainab"
        case e.CamelBought(price=50):
            return "farah"
        case e.SectionBought(price=400):
            return "badra"
        case e.CaravanBought(price=price) if price in dict(c.PRINCESS_CARDS[c.ADARA].prices).values():
            return "adara"
        case e.TokenLost():
            return "samira"
        case e.StatusLost():
            return "zahrah"
        case e.GiftPaid():
            return "xenia"
        case e.AuctionOpened() if position.hind_turn + 1 == position.turn and lives(position, "hind") not in (None, *event.seats):
            return "hind"
        case e.UpkeepPaid(gold=gold, full=True):
            return next((who for who, dearer in upkeep_of(position, event.seat).items() if gold == dearer), None)
    return None


def upkeep_of(position: Position, seat: int) -> dict[Princess, int]:
    """What a seat pays if nobody but this princess makes it dearer or cheaper."""
    usual = c.UPKEEP * position.guests[seat].bit_count()
    changes: dict[Princess, int] = {"janan": 50, "zafirah": -50, "suleika": 100}
    return {who: usual + change for who, change in changes.items() if lives(position, who) == seat}


def shines(position: Position) -> set[Princess]:
    """Those whose gift shows in what everybody sees."""
    found: set[Princess] = set()
    seats = GAME.view(position, None).seats
    for seat in seats:
        cards = sum(c.STATUS_POINTS[c.STATUS_COSTS.index(cost)] for cost in seat.status)
        singers: list[Princess] = [who for who in ("halimah", "rasha") if who in seat.princesses]
        lenders: list[Princess] = [who for who in ("nadia", "layla") if who in seat.princesses]
        found |= set(singers) if seat.status_points == cards + len(singers) else set()
        found |= set(lenders) if seat.appearance >= sum(seat.tokens.values()) + len(lenders) else set()
        found |= {"noor"} if "noor" in seat.princesses and seat.gold is not None else set()
    return found


def start(seed: int, rng: random.Random) -> Position:
    """A table with all its options drawn at random; now and then most of the princesses have come and gone."""
    given = {option.name: rng.choice(option_values(option)) for option in option_table(EmiraOptions)}
    position = GAME.start(3 + seed % 3, read_options(EmiraOptions, given))
    if seed % LATE == 0:
        gone = rng.sample(range(c.PRINCESSES), 24)
        position.princesses_gone = sum(1 << princess for princess in gone)
        position.princess_pool &= ~position.princesses_gone
        position.princess_size -= len(gone)
        GAME.check(position)
    return position


def played(seed: int) -> set[Any]:
    """All that happened in one game: its options, kinds of moves and events, questions, cards, princesses, and how it ended."""
    rng = random.Random(seed)
    position = start(seed, rng)
    options = GAME.options_of(position)
    seen: set[Any] = {(option.name, getattr(options, option.name)) for option in option_table(EmiraOptions)}
    while not position.is_over():
        seen.add(GAME.prompt(position).ask)
        move = modest(position, rng)
        seen.add(type(MOVES[move]))
        told = GAME.play(position, move)
        for event in told:
            seen |= {type(event), works(event, position)}
            if isinstance(event, e.CardPlayed):
                seen.add(event.card)
            elif isinstance(event, e.PrincessAbducted):
                seen.add("sidi_suleiman")
            elif isinstance(event, e.GameEnded):
                seen.add(event.reason)
        if any(isinstance(event, e.PrincessJoined) for event in told) and not position.is_over():
            seen |= shines(position)
    return seen


def test_everything_happens() -> None:
    wanted: set[Any] = {*get_args(e.EmiraEvent), *get_args(EmiraMove), *PHASES[: c.OVER], *CARDS, *PRINCESSES, *REASONS}
    wanted |= {(option.name, value) for option in option_table(EmiraOptions) for value in option_values(option)}
    for seed in range(GAMES):
        wanted -= played(seed)
        if not wanted:
            return
    raise AssertionError(f"in {GAMES} games there never was {wanted}")
