"""What things are worth in gold, roughly, to *early*: princesses, caravans by payback, and what draws princesses.

Everything is read from what the seat sees; gold that is hidden is guessed.
"""

from __future__ import annotations

from typing import Any, Final

from caravanserai.core.sets import bits_of
from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import fewest_missing, price_for
from caravanserai.games.emira.names import CARAVANS, CARDS, OBJECTIVES, PRINCESSES, TOKENS, Token
from caravanserai.games.emira.table.view import EmiraView, Seat, tokens_with

PRINCESS_WORTH: Final = 450.0
TALENT_WORTH: Final = 350.0
"""What a talent adds that the objective still lacks."""
VICTORY: Final = 6000.0
RIVAL_SHARE: Final = 0.4
"""What a princess is worth who does not go to a rival."""
LIKELY: Final = 0.75
"""A choice that is foreseen now may still be changed by those who act later."""
LATER: Final = 0.5
"""The same for a princess who chooses in the next turn."""
POINT_WORTH: Final = 90.0
LEAD_WORTH: Final = 220.0
"""A point of appearance, status or palace, and being first in it, for princesses still to come."""
ROOM_WORTH: Final = (650.0, 300.0, 80.0)
"""A room more, by how many are free; beyond these, nothing."""
LOSS: Final = 900.0
"""What it costs not to be able to pay the upkeep."""
USUAL_GAME: Final = 18
"""Turns after which most games are over."""
GUESSED_GOLD: Final = 350
PLENTY: Final = 1200
"""Gold beyond this counts less and less: it is there to be spent."""
SHARES: Final = {"appearance": 9 / 27, "status": 9 / 27, "palace": 6 / 27}
"""How many princesses look at it first."""
GIFTS: Final = {
    "halimah": 120.0,
    "rasha": 120.0,
    "layla": 120.0,
    "nadia": 120.0,
    "adara": 60.0,
    "badra": 60.0,
    "farah": 30.0,
    "zafirah": 150.0,
    "janan": -120.0,
    "samira": -80.0,
    "zahrah": -100.0,
    "suleika": -150.0,
    "hind": -200.0,
    "xenia": -300.0,
    "albina": -30.0,
    "firyal": -30.0,
}
"""What princesses bring or cost besides themselves."""
LOOKS: Final = ("appearance", "status", "palace", "money", "princesses", "nothing")


class Judgement:
    """One seat's view, weighed."""

    def __init__(self, view: EmiraView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.own = view.seats[seat]
        self.gold = self.own.gold or 0
        self.left = max(3, USUAL_GAME - view.turn)
        """How many more turns there may be."""
        self.least, self.most = (table[len(view.seats) - 3] for table in (c.LEAST_WITH_TALENTS, c.LEAST_WITHOUT))

    # Princesses

    def missing(self, princesses: list[Any]) -> int:
        """How many talents of the objective these princesses lack."""
        if self.own.objective is None:
            return 0
        return fewest_missing(OBJECTIVES.index(self.own.objective), bits_of(princesses, PRINCESSES))

    def princess_worth(self, princess: Any) -> float:
        """What it is worth that she lives here: a step to victory, and what she brings."""
        if princess == "sidi_suleiman":
            return -PRINCESS_WORTH
        with_her = [*self.own.princesses, princess]
        lack, lacked = self.missing(with_her), self.missing(self.own.princesses)
        if len(with_her) >= self.most or (len(with_her) >= self.least and lack == 0):
            return VICTORY
        worth = PRINCESS_WORTH + GIFTS.get(princess, 0.0) + TALENT_WORTH * (lacked - lack)
        return worth * (1 + 0.1 * len(self.own.princesses))

    def rival_worth(self, princess: Any, seat: int) -> float:
        """What it is worth that she does not live with a rival: more, the closer the rival is to the end."""
        count = len(self.view.seats[seat].princesses) + 1
        if count >= self.least:
            return VICTORY / 2
        return PRINCESS_WORTH * RIVAL_SHARE * (1 + 0.2 * count)

    def chosen(self, princess: Any, change: dict[str, int], *, swap: bool = False) -> int | None:
        """Whom she would choose now, if so much more of something were here."""
        looks = [LOOKS[table[PRINCESSES.index(princess)]] for table in (c.FIRST_CHOICE, c.SECOND_CHOICE)]
        if (princess in self.view.swapped) != swap:
            looks.reverse()
        seats = [number for number in range(len(self.view.seats)) if self.has_room(number, princess, change)]
        for look in looks:
            if len(seats) < 2 or look == "nothing":
                break
            values = {number: self.value(number, look, change) for number in seats}
            seats = [number for number in seats if values[number] == max(values.values())]
        return seats[0] if len(seats) == 1 else None

    def has_room(self, number: int, princess: Any, change: dict[str, int]) -> bool:
        """§6.1 Sidi Suleiman needs no room, Xenia does not go back to whom she left, and a busy sheikh may not count."""
        if princess == "sidi_suleiman":
            return True
        seat, step = self.view.seats[number], self.view.step
        busy = self.view.options.hind_blocks_choice and "hind" in seat.princesses and step.hind_turn + 1 == self.view.turn
        rooms = seat.rooms + (change.get("rooms", 0) if number == self.seat else 0)
        return not busy and not (princess == "xenia" and number == step.xenia_barred) and len(seat.princesses) < rooms

    def value(self, number: int, look: str, change: dict[str, int]) -> int:
        seat = self.view.seats[number]
        values = {"appearance": seat.appearance, "status": seat.status_points, "palace": seat.palace}
        values |= {"money": self.gold_of(seat), "princesses": len(seat.princesses)}
        return values[look] + (change.get(look, 0) if number == self.seat else 0)

    def gold_of(self, seat: Seat) -> int:
        return seat.gold if seat.gold is not None else GUESSED_GOLD

    def suitors(self, change: dict[str, int]) -> float:
        """What the princesses in sight would bring, if so much more of something were here."""
        worth, choosing = 0.0, self.view.step.choosing
        sight = [(name, LIKELY if place < choosing else LATER) for place, name in enumerate(self.view.in_play)]
        sight += [(name, LIKELY) for name in self.view.undecided]
        for princess, share in sight:
            host = self.chosen(princess, change)
            if host == self.seat:
                worth += share * self.princess_worth(princess)
            elif host is not None:
                worth -= share * self.rival_worth(princess, host)
        return worth

    # Things

    def change_of(self, action: str) -> dict[str, int]:
        """What an action changes of what princesses look at."""
        if action == "appearance" and self.view.offer.token is not None:
            return {"appearance": self.token_points(self.view.offer.token)}
        if action == "status" and self.view.offer.status is not None:
            return {"status": points_of(self.view.offer.status)}
        return {"palace": 2, "rooms": 1} if action == "section" else {}

    def token_points(self, token: Token) -> int:
        """A token, the set that it completes, and what cards add to it."""
        held = {kind: tokens_with(self.own, kind) for kind in TOKENS}
        before = min(held.values())
        held[token] += 1
        extra = self.own.looks.get(token, 0) if held[token] % 3 == 0 else 0
        return 1 + min(held.values()) - before + extra

    def price_of(self, action: str) -> int:
        return (self.view.offer.status or 0) if action == "status" else self.own.prices[action]  # type: ignore[index]

    def bill(self) -> int:
        """§4.7 What is due at the end of this turn, and a guest more."""
        names, step = self.own.princesses, self.view.step
        due = self.upkeep() + c.SULEIKA_FEE * step.fees * ("suleika" in names)
        due += c.GIFT * ("xenia" in names and (step.xenia_due or step.xenia_tokens == 0))
        return due + c.UPKEEP * (len(names) < self.own.rooms)

    def upkeep(self) -> int:
        """§4.7 For all who live here, without fees and gifts."""
        return sum(c.PRINCESS_UPKEEPS[PRINCESSES.index(princess)] for princess in self.own.princesses)

    def cards_price(self, count: int) -> int:
        """§4.5 What so many event cards to choose from cost."""
        return price_for(bits_of(self.own.princesses, PRINCESSES), c.TWO_CARDS + count - 2)

    def discount(self) -> int:
        """§5.3 What camels take off a bid."""
        return 0 if bits_of(self.view.played, CARDS) & c.SICKNESS else self.own.camels * self.own.rate

    def action_worth(self, action: str, gold: int) -> float:
        """What an action brings for its price, with so much gold in hand."""
        price = self.price_of(action)
        if price > gold:
            return -LOSS
        change = self.change_of(action)
        drawn = self.suitors(change | {"money": -price}) - self.suitors({})
        worth = drawn + self.lasting(action, change) - price * self.thrift()
        if gold - price < self.bill():
            worth -= LOSS
        return worth

    def thrift(self) -> float:
        """What a piece of gold is worth to who has so many."""
        return min(1.0, PLENTY / max(1, self.gold))

    def lasting(self, action: str, change: dict[str, int]) -> float:
        """What it brings in later turns."""
        if action in CARAVANS:
            track = CARAVANS.index(action)
            return c.TRACK_INCOME[track] * min(c.TRACK_SPACES[track], self.left) * 0.92 * self.thrift()
        if action == "camel":
            return 22.0 * min(8, self.left) + 40.0
        look = next(iter(change), "")
        worth = self.lead_worth(look, change.get(look, 0))
        if action == "section":
            free = self.own.rooms - len(self.own.princesses)
            worth += ROOM_WORTH[free] if 0 <= free < len(ROOM_WORTH) and self.own.rooms < self.most else 0.0
        return worth

    def lead_worth(self, look: str, more: int) -> float:
        """§3 Princesses to come look at this: a point counts a little, being first much."""
        points = more / 2 if look == "palace" else more
        mine = self.value(self.seat, look, {}) if look else 0
        others = max((self.value(number, look, {}) for number in self.rivals()), default=0) if look else 0
        lead = float(mine + more > others) - float(mine > others)
        share = SHARES.get(look, 0.0) * 3
        return share * (points * POINT_WORTH + lead * LEAD_WORTH * min(1.0, self.left / 6)) * min(1.5, self.left / 6)

    def rivals(self) -> list[int]:
        return [number for number in range(len(self.view.seats)) if number != self.seat]

    def offered(self) -> list[str]:
        offer = self.view.offer
        actions = ["small_slow", "small_fast"] * offer.small + ["large_slow", "large_fast"] * offer.large
        actions += ["appearance"] * (offer.token is not None) + ["status"] * (offer.status is not None)
        return actions + ["section"] * offer.section + ["camel"] * offer.camel

    def best_actions(self, gold: int) -> list[float]:
        """The worth of what could be done, the best first; of a caravan its better kind counts."""
        worths: dict[str, float] = {}
        for action in self.offered():
            kind = action.split("_")[0]
            worths[kind] = max(worths.get(kind, -LOSS), self.action_worth(action, gold))
        return sorted(worths.values(), reverse=True)

    def income_of(self, seat: Seat) -> int:
        return sum(c.TRACK_INCOME[CARAVANS.index(kind)] * len(spaces) for kind, spaces in seat.caravans.items())


def points_of(cost: int) -> int:
    return c.STATUS_POINTS[c.STATUS_COSTS.index(cost)]
