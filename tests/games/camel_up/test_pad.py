"""§10 The score pad of a real table pays the last leg and the finish cards as the game does."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from caravanserai.beside.pads import pad_of
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.events import CardScored, LegSettled, PartnerTicketScored, PileSettled, PyramidScored, TilePaid
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.kernel.rules.ranking import ranking
from caravanserai.games.camel_up.names import RACERS
from caravanserai.games.camel_up.options import CamelUpOptions
from tests.beside.sums import Counted, OnPile, on_the_page
from tests.games.camel_up.play import any_kind, next_move
from tests.games.camel_up.table import LETTERS, lay, said


class Ended(NamedTuple):
    """A game that is over: what was in the purses before the last leg was paid, and what was told from then on."""

    position: Position
    purses: list[int]
    events: list[Any]


def test_a_thousand_final_positions_give_the_same_sums_on_the_pad_as_in_the_engine() -> None:
    rng = random.Random(10)
    _compare([_laid(rng) for _ in range(1000)])


def test_games_that_were_played_to_the_end_count_the_same() -> None:
    rng = random.Random(11)
    _compare([_played(rng) for _ in range(60)])


def test_some_of_those_purses_could_not_pay_and_some_people_copied() -> None:
    """Otherwise the thousand would show nothing about either."""
    rng = random.Random(10)
    ended = [_laid(rng) for _ in range(1000)]
    settled = [(one, event) for one in ended for event in said(one.events, LegSettled)]
    assert sum(one.purses[event.seat] + event.gain < 0 for one, event in settled) > 20
    assert sum(event.gain > 0 for one in ended for event in said(one.events, PartnerTicketScored)) > 100
    assert sum(event.coins == 0 and event.gain < 0 for one in ended for event in said(one.events, CardScored)) > 50


def _compare(ended: list[Ended]) -> None:
    for one, answer in zip(ended, on_the_page("camel_up", [_counted(one) for one in ended]), strict=True):
        seats = range(one.position.seats)
        assert answer["points"] == [engine.score_of(one.position, seat) for seat in seats]
        assert answer["lines"] == [_lines(one, seat) for seat in seats]
        first = [seat for seat in seats if answer["places"][seat] == 1]
        assert sum(1 << seat for seat in first) == engine.winners(one.position)


def _lines(one: Ended, seat: int) -> list[int]:
    """What each line brought this seat, by what was told: none for the race, and one for partners where there are any."""
    own = [event for event in one.events if getattr(event, "seat", None) == seat]
    purse = one.purses[seat]
    pyramid = sum(event.count for event in said(own, PyramidScored))
    partner = sum(event.gain for event in said(own, PartnerTicketScored))
    after_leg = said(own, LegSettled)[0].coins
    settled = said(own, PileSettled if one.position.floor_per_pile else CardScored)
    after = {pile: [event.coins for event in settled if event.pile == pile] for pile in ("winner", "loser")}
    after_winner = ([after_leg] + after["winner"])[-1]
    after_loser = ([after_winner] + after["loser"])[-1]
    partners = [partner] if one.position.seats >= c.PARTNERSHIP_SEATS else []
    tickets = after_leg - purse - pyramid - partner
    return [0, purse, pyramid, *partners, tickets, after_winner - after_leg, after_loser - after_winner]


def _counted(one: Ended) -> Counted:
    """What people would tell the pad."""
    position = one.position
    ranked = ranking(position.camels)
    places = {"first": 0, "second": 1, "last": c.RACERS - 1}
    answers: dict[str, str] = {place: RACERS[ranked // 8**index % 8 - 1] for place, index in places.items()}
    piles = {
        "winner": [_card(card) for card in position.winner_pile[: position.winner_count]],
        "loser": [_card(card) for card in position.loser_pile[: position.loser_count]],
    }
    partners = [None if other == c.NOBODY else other for other in position.partner[: position.seats]]
    counts = [_counts(one, seat) for seat in range(position.seats)]
    return Counted(_sheet_of(position), counts, answers, piles, partners)


def _card(card: int) -> OnPile:
    return OnPile(card // 8, RACERS[card % 8])


def _counts(one: Ended, seat: int) -> dict[str, int]:
    position = one.position
    counts = {"coins": one.purses[seat], "pyramid_ticket": position.pyramid_tickets[seat]}
    for colour, name in enumerate(RACERS):
        for ticket in range(position.ticket_taken[colour]):
            if position.ticket_holder[colour * c.TICKETS_PER_COLOUR + ticket] == seat:
                counts[f"{name}_{ticket + 1}"] = 1
    return counts


def _sheet_of(position: Position) -> int:
    pad = pad_of("camel_up")
    assert pad is not None
    options = {"final_floor": "pile" if position.floor_per_pile else "card"}
    found = [number for number, sheet in enumerate(pad.sheets) if position.seats in sheet.players and sheet.options == options]
    assert len(found) == 1
    return found[0]


def _options(rng: random.Random, seats: int) -> CamelUpOptions:
    return CamelUpOptions(final_floor=rng.choice(("card", "pile")), two_players=seats < min(GAME.players))


def _played(rng: random.Random) -> Ended:
    seats = rng.randrange(2, c.SEATS + 1)
    position: Any = GAME.start(seats, _options(rng, seats))
    while True:
        before = list(position.coins)
        events = GAME.play(position, next_move(position, any_kind, rng))
        if position.is_over():
            return _ended(position, before, events)


def _ended(position: Position, before: list[int], events: list[Any]) -> Ended:
    """A tile that the last roll came to has paid before the leg does."""
    paid = [sum(event.seat == seat for event in said(events, TilePaid)) for seat in range(c.SEATS)]
    return Ended(position, [coins + more for coins, more in zip(before, paid, strict=True)], events)


def _laid(rng: random.Random) -> Ended:
    """An end that nobody played: the black camel stands alone on the first space, and runs behind the line."""
    seats = rng.randrange(2, c.SEATS + 1)
    out = rng.sample(LETTERS[: c.RACERS], rng.randrange(c.RACERS))
    board = f"1[k] 2[w] {_stacks(rng)}" + (f" out[{' '.join(out)}]" if out else "")
    coins = [rng.choice((0, 0, 1, 2, rng.randrange(30))) for _ in range(seats)]
    table = lay(
        board,
        seats=seats,
        turn=rng.randrange(seats),
        coins=coins,
        tickets=_tickets(rng, seats),
        pyramid_tickets=_dealt(rng, len(out), seats),
        partners=_partners(rng, seats),
        options=_options(rng, seats),
        **_piles(rng, seats),
    )
    return _ended(table.position, [*coins, *[0] * (c.SEATS - seats)], table.roll("k1"))


def _stacks(rng: random.Random) -> str:
    spaces: dict[int, list[str]] = {}
    for letter in rng.sample(LETTERS[: c.RACERS], c.RACERS):
        spaces.setdefault(rng.randrange(3, c.SPACES + 1), []).append(letter)
    return " ".join(f"{space}[{' '.join(camels)}]" for space, camels in spaces.items())


def _tickets(rng: random.Random, seats: int) -> dict[int, str]:
    """Of every colour some, from the top of its pile on, each with somebody."""
    found: dict[int, str] = {}
    for letter in LETTERS[: c.RACERS]:
        for value in c.TICKET_VALUES[: rng.randrange(c.TICKETS_PER_COLOUR + 1)]:
            seat = rng.randrange(seats)
            found[seat] = f"{found.get(seat, '')} {letter}{value}".strip()
    return found


def _dealt(rng: random.Random, count: int, seats: int) -> list[int]:
    holders = [rng.randrange(seats) for _ in range(count)]
    return [holders.count(seat) for seat in range(seats)]


def _partners(rng: random.Random, seats: int) -> list[tuple[int, int]]:
    if seats < c.PARTNERSHIP_SEATS:
        return []
    order = rng.sample(range(seats), seats)
    return [(order[2 * pair], order[2 * pair + 1]) for pair in range(rng.randrange(seats // 2 + 1))]


def _piles(rng: random.Random, seats: int) -> dict[str, Any]:
    """Everybody's cards on one pile, on the other or in hand, in any order."""
    piles: dict[str, list[str]] = {"winner_pile": [], "loser_pile": [], "hand": []}
    cards = [f"{seat}{letter}" for seat in range(seats) for letter in LETTERS[: c.RACERS]]
    for card in rng.sample(cards, len(cards)):
        piles[rng.choice(list(piles))].append(card)
    return {name: " ".join(pile) for name, pile in piles.items() if name != "hand"}
