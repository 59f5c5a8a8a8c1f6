"""Positions as text: `turn=5 princesses[layla@all] seat0[gold=1000 camels=2 tokens=beauty*2 guests=noor,hind hand=vermin]`.

Before a seat lies what its brackets name. `offer[small camel beauty 350]` is on offer; `in_play[...]` and `undecided[...]` are
the princesses on the common board. Decks are told from the top: `princesses[layla@all ?*2 noor@02]` is Layla, whom all have seen,
two cards that nobody has seen, and Noor, known to seats 0 and 2; below them lie the others, which nobody has seen.
`status_deck[...]` and `event_deck[...]` likewise. Of cards that were mixed `noor@0~3:12` tells in which mixing, and who else
knows that she is among them.

What is not named is in its deck, the bag or the supply, and whoever has no colour or objective named has the next one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

from caravanserai.core.position_notation import PositionNotation, Reading, SeatWord
from caravanserai.core.position_words import Counts, Each, Kind, Named, Number, SetOf, Unreadable, Word, number_of, times
from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.names import (
    CARAVANS,
    CARDS,
    COLOURS,
    OBJECTIVES,
    PRINCESSES,
    REASONS,
    STAGES,
    TOKENS,
)
from caravanserai.games.emira.table.progress import FOR_EVENT, STAGES_AFTER, set_step, step_of

SETUP = c.KEEPING_OPENING
"""The last phase before the first turn."""
COSTS = tuple(map(str, c.STATUS_COSTS))
SEAT_NUMBERS = tuple(map(str, range(c.SEATS)))
CELLS = tuple(f"{name}@{space}" for name, spaces in zip(CARAVANS, c.TRACK_SPACES, strict=True) for space in range(1, spaces + 1))
"""By cell, the caravan and its space from the left."""
OFFERS = ("small", "large", "camel", "section")
WATCHERS = "01234o"
"""Who can have seen a card: the seats, and those who look on."""
ALL = "all"
UNSEEN = "?"
COUNTED = (c.PLAYING_CARDS, *FOR_EVENT, c.BUYING_CARDS, c.DRAWING_CARDS, c.KEEPING_BOUGHT)
"""Asked of one seat after the other, from the first player on."""
AUCTION = (c.RELIEVING, c.BIDDING, c.ACTING)
DECKS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "princesses": ("princess_deck", PRINCESSES, ("princess_seen", "princess_group", "princess_known")),
    "status_deck": ("status_deck", COSTS, ("status_seen", "status_group", "status_known")),
    "event_deck": ("card_deck", CARDS, ("card_seen",)),
}
"""By word: the field of the cards, their names, and the fields of who has seen them, which were mixed, and who knows of it."""
ROWS = {"in_play": PRINCESSES, "undecided": PRINCESSES, "looking": CARDS}

_CARD = re.compile(r"(?P<name>\?|\w+)(?:@(?P<seen>\w+))?(?:~(?P<group>\d{1,4}))?(?::(?P<known>\w+))?(?:\*(?P<count>\d{1,2}))?")


class EmiraNotation(PositionNotation[Position]):
    first_phase = "playing_cards"
    leading = ("phase", "turn", "asked", "first", "bid", "bidder")
    spelled = ("turn", "first")
    spelled_of_seats = ("objective", "gold", "camels", "sections", "tokens", "status", "guests", "caravans")
    forms = "what a seat has, as in seat0[gold=500 guests=noor], a deck such as princesses[noor@all], or a setting such as turn=5"
    kinds: ClassVar[Mapping[str, Kind]] = {
        **dict.fromkeys(("stage", "resume"), Named(STAGES)),
        "colours_left": SetOf(COLOURS),
        "colour": Each(Named(COLOURS)),
        "objectives_left": SetOf(OBJECTIVES),
        "objective": Each(Named(OBJECTIVES)),
        **dict.fromkeys(("guests", "met"), Each(SetOf(PRINCESSES, "+"))),
        "bag": Counts(TOKENS),
        "offer_token": Named(TOKENS),
        "offer_status": Named(COSTS),
        **dict.fromkeys(("princess_deck", "in_play", "undecided"), Each(Named(PRINCESSES))),
        **dict.fromkeys(("princess_pool", "princesses_gone", "princesses_lost", "swapped", "late"), SetOf(PRINCESSES)),
        "status_deck": Each(Named(COSTS)),
        **dict.fromkeys(("status_pool", "status_gone"), Counts(COSTS)),
        **dict.fromkeys(("card_deck", "looking"), Each(Named(CARDS))),
        **dict.fromkeys(("card_pool", "cards_gone"), Counts(CARDS)),
        "played": SetOf(CARDS),
        "card": Named(CARDS),
        "vermin_track": Named(CARAVANS),
        **dict.fromkeys(("bazaar", "merchandise", "bidder", "xenia_barred", "asked"), Named(SEAT_NUMBERS)),
        **dict.fromkeys(("pending", "passed", "defaulted", "winners"), SetOf(SEAT_NUMBERS)),
        "reason": Named(REASONS),
    }
    seat_words: ClassVar[tuple[SeatWord, ...]] = (
        SeatWord("colour", "colour", Named(COLOURS)),
        SeatWord("objective", "objective", Named(OBJECTIVES)),
        SeatWord("gold", "gold", Number()),
        SeatWord("purse", "purse", Number()),
        SeatWord("purse_before", "purse_before", Number()),
        SeatWord("shown", "shown_gold", Number()),
        SeatWord("shown_turn", "shown_turn", Number()),
        SeatWord("camels", "camels", Number()),
        SeatWord("rate", "rate", Number()),
        SeatWord("sections", "sections", Number()),
        SeatWord("guest_houses", "guest_houses", Number()),
        SeatWord("track", "track", Number()),
        SeatWord("tokens", "tokens", Counts(TOKENS), c.TOKENS),
        SeatWord("looks", "looks", Counts(TOKENS), c.TOKENS),
        SeatWord("looks_bonus", "looks_bonus", Number()),
        SeatWord("status", "status", Counts(COSTS), c.STATUS_KINDS),
        SeatWord("caravans", "caravans", Counts(CELLS), c.CELLS),
        SeatWord("guests", "guests", SetOf(PRINCESSES)),
        SeatWord("met", "met", SetOf(PRINCESSES)),
        SeatWord("hand", "hand", Counts(CARDS), c.CARDS),
    )
    derived = frozenset(
        {
            *(
                "colours_left",
                "objectives_left",
                "camels_left",
                "sections_left",
                "small_left",
                "large_left",
                "bag",
                "princess_size",
            ),
            *("princess_pool", "status_size", "status_pool", "card_size", "card_pool", "in_play_count", "undecided_count"),
            *("looking_count", "stage", "status_upper", "place"),
        }
    )

    # Writing

    def tidy(self, position: Position) -> None:
        """Only what everybody sees of the turn under way counts."""
        lost = position.princesses_lost
        set_step(position, step_of(position))
        position.princesses_lost = lost

    def usual(self, word: SeatWord, position: Position, start: Position, seat: int) -> Any:
        """A purse is as it was, and nobody has lived in a palace but those who do."""
        before = {"purse": "gold", "purse_before": "purse", "met": "guests"}.get(word.name)
        return getattr(position, before)[seat] if before is not None else super().usual(word, position, start, seat)

    def seat_setting(self, word: SeatWord, position: Position, start: Position, seat: int) -> str:
        """Of those who have lived in a palace, only who has left it."""
        if word.name == "met" and position.guests[seat] & ~position.met[seat] == 0:
            left = position.met[seat] & ~position.guests[seat]
            return f"met={word.kind.write(left, 0)}" if left else ""
        return super().seat_setting(word, position, start, seat)

    def parts(self, position: Position, start: Position) -> list[str]:
        words = [_offer(position)]
        for name, names in ROWS.items():
            shown = getattr(position, name)[: getattr(position, f"{name}_count")]
            words.append(_group(name, [names[number] for number in shown if number >= 0]))
        words += [self.deck(position, name) for name in DECKS]
        return [word for word in words if word]

    def deck(self, position: Position, name: str) -> str:
        field, names, notes = DECKS[name]
        cards = getattr(position, field)
        columns = [getattr(position, note) for note in notes] + [[0] * len(cards)] * (3 - len(notes))
        last = max((place + 1 for place, card in enumerate(cards) if card != c.UNDRAWN), default=0)
        told = [_card(names, card, *(column[place] for column in columns)) for place, card in enumerate(cards[:last])]
        return _group(name, _gathered(told))

    # Reading

    def read_word(self, reading: Reading[Position], word: Word) -> bool:
        if word.items is None:
            return False
        if word.name == "offer":
            self.read_offer(reading, word)
        elif word.name in ROWS:
            self.read_row(reading, word, ROWS[word.name])
        elif word.name in DECKS:
            self.read_deck(reading, word)
        else:
            return False
        return True

    def read_offer(self, reading: Reading[Position], group: Word) -> None:
        for word in group.inner():
            if word.name in OFFERS:
                field, value = f"offer_{word.name}", 1
            elif word.name in TOKENS:
                field, value = "offer_token", TOKENS.index(word.name)
            else:
                field, value = "offer_status", reading.take(Named((*OFFERS, *TOKENS, *COSTS)), word.name, None, word.at)
                value -= len(OFFERS) + len(TOKENS)
            if getattr(reading.position, field) != getattr(reading.start, field):
                reading.fail(word.at, f"there is one of a kind on offer, and {word.name} is one too many")
            reading.set(field, value, word.at)

    def read_row(self, reading: Reading[Position], group: Word, names: tuple[str, ...]) -> None:
        found = [reading.take(Named(names), word.name, None, word.at) for word in group.inner()]
        room = len(getattr(reading.start, group.name))
        if len(found) > room:
            reading.fail(group.at, f"{group.name} has room for {room}, not for {len(found)}")
        reading.set(group.name, found + [c.NONE] * (room - len(found)), group.at)

    def read_deck(self, reading: Reading[Position], group: Word) -> None:
        field, names, notes = DECKS[group.name]
        room = len(getattr(reading.start, field))
        cards: list[tuple[int, ...]] = []
        for word in group.inner(r"\S+"):
            try:
                cards += _read_card(word.name, names)
            except Unreadable as error:
                reading.fail(word.at, str(error))
            if len(cards) > room:
                reading.fail(word.at, f"{group.name} has no more than {room} cards")
        cards += [(c.UNDRAWN, 0, 0, 0)] * (room - len(cards))
        for name, values in zip((field, *notes), zip(*cards, strict=True), strict=False):
            reading.set(name, list(values), group.at)

    # What follows

    def fill(self, reading: Reading[Position]) -> None:
        position = reading.position
        self.fill_turn(reading)
        self.fill_seats(reading)
        self.fill_supply(reading)
        self.fill_princesses(reading)
        self.fill_status(reading)
        self.fill_cards(reading)
        for name in ROWS:
            setattr(position, f"{name}_count", sum(number >= 0 for number in getattr(position, name)))

    def fill_turn(self, reading: Reading[Position]) -> None:
        """§4 In the midst of the first turn, unless told otherwise; and the rules go on after what is asked."""
        position, named = reading.position, reading.named
        if position.phase <= SETUP:
            return
        if "turn" not in named:
            position.turn = 1
        if "asked" not in named:
            position.asked = position.first
        position.stage = STAGES_AFTER.get(position.phase, c.TO_EVENTS)
        if position.phase in COUNTED:
            position.place = (position.asked - position.first) % position.seats + 1
        if position.phase in AUCTION and "pending" not in named:
            position.pending = (1 << position.seats) - 1
        if position.phase in AUCTION and "starter" not in named:
            position.starter = max(0, position.asked)
        if position.phase == c.RELIEVING:
            position.place = (position.asked - position.starter) % position.seats + 1

    def fill_seats(self, reading: Reading[Position]) -> None:
        """§2.1 and §2.2 Whoever has no colour or objective named has the next one; and purses are as they were."""
        position, seats = reading.position, reading.position.seats
        if position.phase > c.DRAWING_COLOURS and "colour" not in reading.named:
            position.colour = [seat if seat < seats else c.NONE for seat in range(c.SEATS)]
        if position.phase > c.DEALING_OBJECTIVES:
            objectives = [number for number in range(c.OBJECTIVES) if reading.start.objectives_left >> number & 1]
            free = [number for number in objectives if number not in position.objective]
            position.objective = [
                free.pop(0) if number < 0 and seat < seats and free else number for seat, number in enumerate(position.objective)
            ]
        position.colours_left = reading.start.colours_left & ~_bits(position.colour)
        position.objectives_left = reading.start.objectives_left & ~_bits(position.objective)
        for field, source in (("purse", "gold"), ("purse_before", "purse")):
            known, told = getattr(position, source), reading.told
            kept = enumerate(getattr(position, field))
            setattr(position, field, [one if (field, seat) in told else known[seat] for seat, one in kept])
        position.met = [met | guests for met, guests in zip(position.met, position.guests, strict=True)]

    def fill_supply(self, reading: Reading[Position]) -> None:
        """§1 and §9.1 What nobody has is in the supply or in the bag."""
        position, rest, start = reading.position, reading.rest, reading.start
        position.camels_left = rest(start.camels_left, sum(position.camels) + position.offer_camel, "camels")
        position.sections_left = rest(start.sections_left, sum(position.sections) + position.offer_section, "sections")
        large = c.TRACK_FIRST[c.LARGE_SLOW]
        small_out = sum(count for cell, count in enumerate(position.caravans) if cell % c.CELLS < large)
        large_out = sum(position.caravans) - small_out
        position.small_left = rest(start.small_left, small_out + position.offer_small, "small caravans")
        position.large_left = rest(start.large_left, large_out + position.offer_large, "large caravans")
        aside = position.phase == c.DRAWING_COLOURS and c.BLUE not in position.colour
        bag = []
        for kind, name in enumerate(TOKENS):
            total = start.bag[kind] + (kind == c.CLOTHES and not aside)
            bag.append(rest(total, sum(position.tokens[kind :: c.TOKENS]) + (position.offer_token == kind), f"tokens of {name}"))
        position.bag = bag

    def fill_princesses(self, reading: Reading[Position]) -> None:
        """§2.5 The others are in the Emira deck, and nobody has seen them there."""
        position = reading.position
        placed = position.princesses_gone | position.princesses_lost | (1 << c.SIDI_SULEIMAN) * (position.phase == c.GIVING_UP)
        placed |= _bits([*position.princess_deck, *position.in_play, *position.undecided])
        for guests in position.guests:
            placed |= guests
        position.princess_pool = reading.start.princess_pool & ~placed
        drawn = sum(number >= 0 for number in position.princess_deck)
        position.princess_size = min(c.PRINCESSES, drawn + position.princess_pool.bit_count())

    def fill_status(self, reading: Reading[Position]) -> None:
        """§2.3 The others are in the status deck, none of 3 points among the first of them."""
        position = reading.position
        ready = position.phase != c.DRAWING_COLOURS
        pool = []
        for kind, cost in enumerate(COSTS):
            aside = kind == c.RED_STATUS and not ready and c.RED not in position.colour
            total = reading.start.status_pool[kind] + (kind == c.RED_STATUS and not aside)
            used = sum(position.status[kind :: c.STATUS_KINDS]) + position.status_deck.count(kind) + position.status_gone[kind]
            pool.append(reading.rest(total, used + (position.offer_status == kind), f"status cards of {cost}"))
        position.status_pool = pool
        drawn = sum(kind >= 0 for kind in position.status_deck)
        position.status_size = min(c.STATUS_ROOM, drawn + sum(pool)) if ready else 0
        upper = (c.UPPER_OF_THREE if position.seats == 3 else c.UPPER) if ready else 0
        position.status_upper = min(upper, position.status_size, sum(pool[: c.FIRST_OF_THREE]))

    def fill_cards(self, reading: Reading[Position]) -> None:
        """§2.4 The others are in the event deck."""
        position = reading.position
        laid = {c.GUEST_HOUSE: sum(position.guest_houses), c.GOOD_LOOKING: sum(position.looks)}
        laid[c.GOOD_LOOKING] += position.phase == c.CHOOSING_LOOK
        pool = []
        for card, name in enumerate(CARDS):
            used = sum(position.hand[card :: c.CARDS]) + laid.get(card, 0) + position.card_deck.count(card)
            used += position.cards_gone[card] + position.looking.count(card)
            pool.append(reading.rest(reading.start.card_pool[card], used, f"cards of {name}"))
        position.card_pool = pool
        position.card_size = min(c.ALL_CARDS, sum(card >= 0 for card in position.card_deck) + sum(pool))


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in {number for number in numbers if number >= 0})


def _group(name: str, items: list[str]) -> str:
    return f"{name}[{' '.join(items)}]" if items else ""


def _offer(position: Position) -> str:
    goods = [name for name in OFFERS if getattr(position, f"offer_{name}")]
    tokens = [TOKENS[position.offer_token]] if position.offer_token >= 0 else []
    return _group("offer", goods + tokens + ([COSTS[position.offer_status]] if position.offer_status >= 0 else []))


def _card(names: tuple[str, ...], card: int, seen: int, group: int, known: int) -> str:
    """A card of a deck, and what is known of it."""
    name = names[card] if card >= 0 else UNSEEN
    return (
        name
        + (f"@{_watchers(seen)}" if seen else "")
        + (f"~{group}" if group else "")
        + (f":{_watchers(known)}" if known else "")
    )


def _watchers(bits: int) -> str:
    return ALL if bits == c.PUBLIC else "".join(who for place, who in enumerate(WATCHERS) if bits >> place & 1)


def _gathered(cards: list[str]) -> list[str]:
    """Cards one after the other of which the same is known are written once, with their number."""
    found: list[tuple[str, int]] = []
    for card in cards:
        if found and found[-1][0] == card:
            found[-1] = (card, found[-1][1] + 1)
        else:
            found.append((card, 1))
    return [times(card, count) for card, count in found]


def _read_card(text: str, names: tuple[str, ...]) -> list[tuple[int, ...]]:
    found = _CARD.fullmatch(text)
    if found is None:
        raise Unreadable(f"{text!r} is no card: write its name, or ?, and who has seen it, as in {names[0]}@02 or {names[0]}@all")
    card = c.UNDRAWN if found["name"] == UNSEEN else number_of(found["name"], names)
    told = (card, _read_watchers(found["seen"]), int(found["group"] or 0), _read_watchers(found["known"]))
    return [told] * int(found["count"] or 1)


def _read_watchers(text: str | None) -> int:
    if text == ALL:
        return c.PUBLIC
    if any(who not in WATCHERS for who in text or ""):
        raise Unreadable(f"{text!r} has seen nothing: write seats such as 02, o for those who look on, or all")
    return sum(1 << WATCHERS.index(who) for who in {*(text or "")})


NOTATION = EmiraNotation()
