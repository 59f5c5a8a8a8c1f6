"""Emira in a terminal: the princesses as cards, then what can be bought, then what lies before each sheikh.

A caravan's track is drawn from its left end; a number on it says how many caravans stand there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.core.contract import Move
from caravanserai.core.speech import Argument, Speech
from caravanserai.games.emira import components as c
from caravanserai.games.emira.lens.lens import EmiraLens
from caravanserai.games.emira.names import CARAVANS, PREFERENCES, PRINCESSES, TALENTS, TOKENS, Caravan, Princess, Token
from caravanserai.games.emira.table.moves import (
    Buy,
    ChangeMind,
    ChooseCaravan,
    ChoosePlace,
    ChooseToken,
    ChooseTrack,
    ChooseTurn,
    GiveUp,
    KeepCard,
    PlayCard,
)
from caravanserai.games.emira.table.view import EmiraView, Seat, tokens_with
from caravanserai.terminal.face import named
from caravanserai.terminal.frame import fitted, spaced, walled
from caravanserai.terminal.palette import ACT, FAINT, FRAME, HERE, TITLE
from caravanserai.terminal.prose import Prose

CELL: Final = 25
"""The inner width of a princess's card."""
IN_A_ROW: Final = 3
CARDS: Final = IN_A_ROW * (CELL + 1) + 1
"""Narrower than this the princesses are a list."""
FREE: Final = "·"
"""A space of a track without a caravan."""

headlines = frozenset({"turn_started", "sidi_came", "game_ended"})


def board(view: EmiraView, speech: Speech, names: Sequence[str]) -> RenderableType:
    """The table as its viewer sees it, for any width."""
    return Board(view, speech, names)


def counted(lens: EmiraLens, speech: Speech, names: Sequence[str]) -> RenderableType:
    """§2.5 What everybody has, as far as it could be counted, and how high it can bid with that."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
    table.add_column(speech.say("emira-board-player"), no_wrap=True, max_width=22)
    for column in ("gold", "most_bid"):
        table.add_column(speech.say(f"emira-board-{column}"), justify="right", no_wrap=True)
    for name, known in zip(names, lens.counted, strict=True):
        least = f"≥{known.least}" if known.least else "?"
        table.add_row(name, least if known.gold is None else str(known.gold), "" if known.bid is None else str(known.bid))
    return table


def remark(view: EmiraView, move: Move, names: Sequence[str], speech: Speech) -> str:
    """Beside an action what it buys, beside a place in the deck who is known to be there, beside a word to type its name."""
    match move:
        case Buy(action="appearance"):
            return named("", speech.say("emira-token", token=view.offer.token or "none"))
        case Buy(action="status"):
            return f"={view.offer.status}"
        case Buy(action):
            return named(action, speech.say("emira-action", action=action))
        case ChoosePlace(place):
            known = [card.princess for card in view.princess_cards if card.place == place and card.princess is not None]
            return named("", speech.say("emira-princess", princess=known[0])) if known else ""
        case KeepCard(card) | PlayCard(card):
            return named(card, speech.say("emira-card", card=card))
        case GiveUp(princess):
            return named(princess, speech.say("emira-princess", princess=princess))
        case ChooseToken(token):
            return named(token, speech.say("emira-token", token=token))
        case ChooseCaravan(caravan) | ChooseTrack(caravan):
            return named(caravan, speech.say("emira-caravan", caravan=caravan))
        case ChangeMind(mind):
            return named(mind, speech.say("emira-mind", mind=mind))
        case ChooseTurn(turn):
            return named(turn, speech.say("emira-half", half=turn))
    return ""


class Board:
    """The table, laid out when it is known how wide it may be."""

    def __init__(self, view: EmiraView, speech: Speech, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.speech = speech

    def say(self, name: str, **arguments: Argument) -> str:
        return self.speech.say(f"emira-board-{name}", **arguments)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        wide = options.max_width >= CARDS and not console.is_dumb_terminal
        yield Text(f" {self.heading()}" if wide else self.heading(), TITLE)
        yield from self.princess_cards() if wide else self.princess_list()
        for line in self.lines():
            yield Prose(line, indent=2)
        if wide:
            yield self.seat_table()
        for number, seat in enumerate(self.view.seats):
            facts = self.belongings(seat) if wide else [*self.listed(seat), *self.belongings(seat)]
            if facts:
                yield Prose(Text.assemble(self.name(number), "  ", spaced(facts, "\u00a0· ")), indent=4)

    def heading(self) -> str:
        return self.say("turn", turn=self.view.turn) if self.view.turn else self.say("setup")

    # Princesses

    def waiting(self) -> list[Princess]:
        """Those in play, then those who could not decide."""
        return [*self.view.in_play, *self.view.undecided]

    def princess_cards(self) -> Iterator[Text]:
        """Each with her name on it, what she looks at, and her talents."""
        waiting = self.waiting()
        for first in range(0, len(waiting), IN_A_ROW):
            row = waiting[first : first + IN_A_ROW]
            parts = ["─" * CELL] * len(row)
            yield Text(f"╭{'┬'.join(parts)}╮", FRAME, no_wrap=True)
            for line in (self.title, self.looks, self.talents):
                yield walled([fitted(line(princess), CELL) for princess in row])
            yield Text(f"╰{'┴'.join(parts)}╯", FRAME, no_wrap=True)

    def princess_list(self) -> Iterator[Prose]:
        """The same for narrow terminals, and for those that are read aloud."""
        for princess in self.waiting():
            yield Prose(spaced([self.looks(princess), self.talents(princess)], " · "), Text.assemble(self.title(princess), ": "))

    def title(self, princess: Princess) -> Text:
        marks = [self.say("waits")] if princess in self.view.undecided else []
        marks += [self.say("swapped")] if princess in self.view.swapped else []
        told = f" ({', '.join(marks)})" if marks else ""
        return Text.assemble((self.speech.say("emira-princess", princess=princess), HERE), (told, FAINT))

    def looks(self, princess: Princess) -> Text:
        """§6 What she looks at first, and what next."""
        number = PRINCESSES.index(princess)
        choices = [choice for choice in (c.FIRST_CHOICE[number], c.SECOND_CHOICE[number]) if choice != c.BY_NOTHING]
        if princess in self.view.swapped:
            choices.reverse()
        return Text(" → ".join(self.speech.say("emira-preference", preference=PREFERENCES[choice]) for choice in choices))

    def talents(self, princess: Princess) -> Text:
        bits = c.PRINCESS_TALENTS[PRINCESSES.index(princess)]
        held = [talent for number, talent in enumerate(TALENTS) if bits >> number & 1]
        return Text("/".join(self.speech.say("emira-talent", talent=talent) for talent in held) or "–", FAINT)

    # What lies open

    def lines(self) -> Iterator[Text]:
        view = self.view
        yield self.labelled("offer", self.offers())
        if view.step.bidder is not None:
            yield self.labelled("bid", [Text(str(view.step.bid), "bold"), self.player(view.step.bidder)])
        if view.played:
            yield self.labelled("events", [Text(self.speech.say("emira-card", card=card)) for card in view.played])
        yield self.labelled("bag", [self.tokens(token, count) for token, count in view.bag.items()])
        goods = {"small": view.small_left, "large": view.large_left, "camel": view.camels_left, "section": view.sections_left}
        yield self.labelled("supply", [Text(f"{self.say('good', good=good)}\u00a0{count}") for good, count in goods.items()])
        decks = {"princesses": view.princess_deck, "status": view.status_deck, "events": view.event_deck}
        yield self.labelled("decks", [Text(f"{self.say('deck', deck=deck)}\u00a0{count}") for deck, count in decks.items()])

    def offers(self) -> list[Text]:
        """§5.4 What can be bought now, with the prices that are printed; a caravan's first price is that of a slow one."""
        offer, prices = self.view.offer, c.PRICES
        found = []
        if offer.small:
            found.append(f"{self.good('small')}\u00a0{prices[c.SMALL_SLOW]}/{prices[c.SMALL_FAST]}")
        if offer.large:
            found.append(f"{self.good('large')}\u00a0{prices[c.LARGE_SLOW]}/{prices[c.LARGE_FAST]}")
        if offer.token is not None:
            found.append(f"{self.speech.say('emira-token', token=offer.token)}\u00a0{prices[c.APPEARANCE]}")
        if offer.status is not None:
            found.append(self.say("honour", cost=offer.status))
        if offer.section:
            found.append(f"{self.good('section')}\u00a0{prices[c.SECTION]}")
        if offer.camel:
            found.append(f"{self.good('camel')}\u00a0{prices[c.CAMEL]}")
        return [Text(text) for text in found]

    def good(self, good: str) -> str:
        return self.speech.say("emira-good", good=good)

    def tokens(self, token: Token, count: int) -> Text:
        return Text(f"{self.speech.say('emira-token', token=token)}\u00a0{count}")

    def labelled(self, name: str, parts: Sequence[Text]) -> Text:
        return Text.assemble((self.say(name), FAINT), "  ", spaced(parts, " · ") if parts else Text("–", FAINT))

    def player(self, seat: int) -> Text:
        return Text(self.names[seat], HERE if seat == self.view.viewer else "")

    # Seats

    def facts(self, seat: Seat) -> dict[str, Text]:
        """What princesses look at and sheikhs count on, by the name of its column."""
        return {
            "gold": Text("?" if seat.gold is None else str(seat.gold), "bold"),
            "cards": Text(str(seat.cards)),
            "camels": Text(f"{seat.camels}×{seat.rate}"),
            "appearance": Text(str(seat.appearance)),
            "status": Text(str(seat.status_points)),
            "palace": Text(self.say("points", points=seat.palace / 2)),
            "rooms": Text(f"{len(seat.princesses)}/{seat.rooms}"),
        }

    def seat_table(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT, pad_edge=False)
        rows = [self.facts(seat) for seat in self.view.seats]
        table.add_column(f"  {self.say('player')}", no_wrap=True, max_width=22)
        for column in rows[0]:
            table.add_column(self.say(column), justify="right", no_wrap=True)
        for number, row in enumerate(rows):
            table.add_row(self.name(number), *row.values())
        return table

    def listed(self, seat: Seat) -> list[Text]:
        return [Text.assemble((self.say(name), FAINT), "\u00a0", content) for name, content in self.facts(seat).items()]

    def name(self, number: int) -> Text:
        """Whoever is asked, or has won, has a pointer, and the viewer's own name shines."""
        acts = number in self.view.winners or number == self.view.asked
        style = HERE if number == self.view.viewer else ACT if acts else ""
        return Text.assemble(("▸ " if acts else "  ", ACT), (self.names[number], style))

    def belongings(self, seat: Seat) -> list[Text]:
        """Guests, caravans, tokens and status cards; of what is hidden, whatever the viewer may know."""
        princesses = [self.speech.say("emira-list-princesses", item=princess) for princess in seat.princesses]
        caravans = [self.track(caravan, seat.caravans[caravan]) for caravan in CARAVANS if caravan in seat.caravans]
        held = {token: tokens_with(seat, token) for token in TOKENS}
        tokens = [self.tokens(token, count).plain for token, count in held.items() if count]
        found = [
            ("guests", princesses),
            ("caravans", caravans),
            ("tokens", tokens),
            ("honours", [str(cost) for cost in seat.status]),
        ]
        if seat.objective is not None:
            found.append(("objective", [self.speech.say("emira-objective", objective=seat.objective)]))
        if seat.hand is not None:
            found.append(("hand", [self.cards(card, count) for card, count in seat.hand.items()]))
        return [Text.assemble((self.say(name), FAINT), "\u00a0", ", ".join(parts)) for name, parts in found if parts]

    def cards(self, card: str, count: int) -> str:
        name = self.speech.say("emira-card", card=card)
        return f"{count}×{name}" if count > 1 else name

    def track(self, caravan: Caravan, spaces: list[int]) -> str:
        """§5.4 The track with the caravans on it."""
        length = c.TRACK_SPACES[CARAVANS.index(caravan)]
        drawn = "".join(str(spaces.count(space) or FREE) for space in range(1, length + 1))
        return f"{self.say('track', caravan=caravan)}\u00a0{drawn}"
