"""The player aid of Emira: every figure on it is a component, every name a word of the game."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from caravanserai.core.aids import (
    AidWords,
    Beside,
    Cell,
    Drawing,
    Flow,
    Frame,
    Item,
    Notes,
    Numeral,
    Piece,
    Sheet,
    SheetPart,
    SheetRow,
    SheetTable,
    Small,
    Steps,
)
from caravanserai.core.speech import Argument
from caravanserai.games.emira import components as c
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import CARDS, PREFERENCES, PRINCESSES, TALENTS
from caravanserai.games.emira.options import EmiraOptions

VARIANTS: Final = ("basic", "advanced")

LOOKS: Final = PREFERENCES[: c.BY_PRINCESSES]
"""What princesses look at, by its number."""
LOOK_SECTIONS: Final = ("3.1", "3.2", "3.3", "3.4")
ADVANCED_ONLY: Final = ("albina", "firyal")
SECTIONS: Final = {"hind": "6.6", "xenia": "6.7", "sidi_suleiman": "6.8"}
PLAIN_ACTIONS: Final = ((c.APPEARANCE, "appearance"), (c.STATUS, "status"), (c.SECTION, "section"), (c.CAMEL, "camel"))


def sheet(words: AidWords, variant: str) -> Sheet:
    """Page 1 is the turn and what one plays for, page 2 the princesses and the events."""
    advanced = "yes" if variant == "advanced" else "no"
    first: tuple[SheetPart | Beside, ...] = (
        Beside((turn_part(words, advanced), Beside((actions_part(words), status_part(words)), "stack")), "turn"),
        bidding_part(words),
        choice_part(words, advanced),
        objectives_part(words, advanced),
        *([box(words.item("advanced", "10.1", step=1 / c.HALVES))] if advanced == "yes" else []),
    )
    three = box(words.item("three", "9.2", players=GAME.players[0], due=c.DUE_OF_THREE))
    second = (princesses_part(words, advanced), cards_part(words, advanced), three)
    return Sheet(
        title=words.speech.say("emira-title"),
        subtitle=name(words, variant),
        facts=facts(words),
        pages=(first, second),
        drawings=(files("caravanserai.games.emira.beside") / "drawings.svg").read_text(encoding="utf-8"),
    )


def name(words: AidWords, variant: str) -> str:
    """What a form of the sheet is called."""
    return words.say(f"variant-{variant}")


def facts(words: AidWords) -> list[str]:
    """§2 What each begins with."""
    players = GAME.players
    return [
        words.say("fact-each", least=players[0], most=players[-1], gold=str(c.START_GOLD), rooms=c.BASE_ROOMS),
        words.say("fact-colours", status=str(c.STATUS_COSTS[c.RED_STATUS]), bonus=c.BLACK_BONUS),
    ]


def turn_part(words: AidWords, advanced: str) -> SheetPart:
    """§4 The eight phases."""
    steps = (
        words.item("events", "4.1", advanced=advanced),
        words.item("income", "4.2", base=EmiraOptions().base_income, bonus=c.BLACK_BONUS),
        words.item("preparation", "4.3"),
        words.item("auctions", "4.4"),
        words.item("buying", "4.5", figures=cards_figures(c.PRICES[c.TWO_CARDS], c.PRICES[c.THREE_CARDS])),
        words.item("choosing", "4.6"),
        words.item("upkeep", "4.7 10.2" if advanced == "yes" else "4.7", figures=upkeep_figures(words), advanced=advanced),
        words.item("next", "4.8"),
    )
    return words.part("turn", Steps(steps), section="4")


def cards_figures(price: int, dearer: int) -> dict[str, Argument]:
    """§4.5 How many cards are seen, and for what."""
    fewer, more = c.CARDS_SEEN
    return {"seen": fewer, "more": more, "price": price, "dearer": dearer}


def upkeep_figures(words: AidWords) -> dict[str, Argument]:
    """§4.7 What princesses cost, the dearest and the cheapest by name."""
    dear, cheap = c.JANAN, c.ZAFIRAH
    return {
        "each": c.UPKEEP,
        "dear": princess_name(words, dear),
        "dearer": c.PRINCESS_CARDS[dear].upkeep,
        "cheap": princess_name(words, cheap),
        "cheaper": c.PRINCESS_CARDS[cheap].upkeep,
        "free": "no" if c.PRINCESS_CARDS[cheap].upkeep else "yes",
    }


def princess_name(words: AidWords, princess: int) -> str:
    return words.speech.say("emira-princess", princess=PRINCESSES[princess])


def actions_part(words: AidWords) -> SheetPart:
    """§5.4 What each action costs and brings; §5.5 relief."""
    rows = [caravan_row(words, track) for track in range(c.TRACKS)]
    for action, called in PLAIN_ACTIONS:
        price: Piece = Numeral(str(c.PRICES[action])) if c.PRICES[action] else Small(words.say("printed"))
        gets = words.say(f"action-{called}.gets", rate=c.CAMEL_RATES[0])
        rows.append(SheetRow((f"*{words.say(f'action-{called}')}*", "", price, gets)))
    relief = words.item("relief", "5.5", gold=c.RELIEF_GOLD, limit=c.RELIEF_LIMIT, princesses=c.RELIEF_PRINCESSES)
    return words.part("actions", SheetTable(rows, look="prices"), Notes((relief,)), section="5.4")


def caravan_row(words: AidWords, track: int) -> SheetRow:
    """§5.4 A caravan's price, and what it brings in all its incomes."""
    small, slow = track < c.LARGE_SLOW, track in (c.SMALL_SLOW, c.LARGE_SLOW)
    income, turns = c.TRACK_INCOME[track], c.TRACK_SPACES[track]
    brings = words.say("brings", income=str(income), turns=turns, sum=str(income * turns))
    called = words.say("action-small" if small else "action-large")
    return SheetRow((f"*{called}*" if slow else "", words.say("slow" if slow else "fast"), Numeral(str(c.PRICES[track])), brings))


def status_part(words: AidWords) -> SheetPart:
    """§1 The status cards, by points."""
    rows = []
    for points in sorted(set(c.STATUS_POINTS)):
        kinds = [kind for kind in range(c.STATUS_KINDS) if c.STATUS_POINTS[kind] == points]
        costs = ", ".join(times(c.STATUS_COSTS[kind], c.STATUS_COUNTS[kind]) for kind in kinds)
        rows.append(SheetRow((Numeral(str(points)), costs)))
    return words.part("statuses", SheetTable(rows, look="goods"), section="1")


def times(cost: int, count: int) -> str:
    return f"{cost} ×{count}" if count > 1 else str(cost)


def bidding_part(words: AidWords) -> SheetPart:
    bids = words.item("bids", "5.1 5.2 5.3", step=c.BID_STEP, rate=c.CAMEL_RATES[0])
    return words.part("bidding", Notes((bids,)), section="5")


def choice_part(words: AidWords, advanced: str) -> SheetPart:
    """§6.1 How she chooses, and §3 what she looks at."""
    questions = (
        words.item("choice-room", "3.3", rooms=c.BASE_ROOMS),
        words.item("choice-first"),
        words.item("choice-second"),
        words.item("choice-waits", "6.2"),
    )
    looks = [
        Item(look_name(words, look), words.say(f"look-{LOOKS[look]}", advanced=advanced), LOOK_SECTIONS[look], LOOKS[look])
        for look in range(len(LOOKS))
    ]
    return words.part("choice", Flow(questions), Notes(looks, look="signs"), section="6.1")


def look_name(words: AidWords, look: int) -> str:
    return words.speech.say("emira-preference", preference=LOOKS[look])


def objectives_part(words: AidWords, advanced: str) -> SheetPart:
    """§8.1 The objectives by players, as talents; §8.2 when one has won."""
    rows = []
    for place, players in enumerate(GAME.players):
        first = c.FIRST_OBJECTIVE[place]
        cell = tuple(objective(words, number) for number in range(first, first + c.OBJECTIVES_FOR[place]))
        rows.append(
            SheetRow(
                (
                    Numeral(str(players)),
                    Numeral(str(c.LEAST_WITH_TALENTS[place])),
                    Numeral(str(c.LEAST_WITHOUT[place])),
                    cell,
                )
            )
        )
    legend = tuple(piece for talent in TALENTS for piece in (Drawing(talent), words.speech.say("emira-talent", talent=talent)))
    heads: tuple[Cell, ...] = (*(words.say(f"head-{head}") for head in ("players", "with", "without")), legend)
    win = words.item(
        "win",
        "8.2 10.3" if advanced == "yes" else "8.2",
        advanced=advanced,
        princess=c.PRINCESS_SCORE,
        talents=c.TALENTS_SCORE,
    )
    return words.part("objectives", SheetTable(rows, heads, look="objectives"), Notes((win,)), section="8.1")


def objective(words: AidWords, number: int) -> Frame:
    """§8.1 The ways to fulfil one, each a row of talents."""
    ways = dict.fromkeys(c.NEEDS[c.WAYS * number : c.WAYS * (number + 1)])
    pieces: list[str | Drawing | Small] = []
    for needs in ways:
        if pieces:
            pieces.append(Small(words.say("or")))
        pieces += [Drawing(talent) for talent, count in needed(needs) for _ in range(count)]
    return Frame(pieces)


def needed(needs: int) -> list[tuple[str, int]]:
    """§8.1 How many of each talent; four bits hold a count."""
    digits = f"{needs:x}".zfill(len(TALENTS))
    return [(talent, int(digit)) for talent, digit in zip(TALENTS, reversed(digits), strict=True)]


def princesses_part(words: AidWords, advanced: str) -> SheetPart:
    """§6.5 Everybody of the deck, by what they look at first."""
    rows = []
    for look in range(len(LOOKS)):
        group = [card for card in c.PRINCESS_CARDS if card.first == look]
        for card in group:
            cells = princess_cells(words, card, advanced)
            head: tuple[Cell, ...] = ((Drawing(LOOKS[look]), f"*{look_name(words, look)}*"),) if card is group[0] else ()
            rows.append(SheetRow((*head, *cells), SECTIONS.get(PRINCESSES[card.number], ""), len(group) if head else 1))
    sidi = PRINCESSES[c.SIDI_SULEIMAN]
    heads = [words.say(f"head-{head}") for head in ("first", "then", "talent", "brings")]
    table = SheetTable(rows, (heads[0], "", *heads[1:]), look="princesses")
    last = Item(princess_name(words, c.SIDI_SULEIMAN), words.say(f"brings-{sidi}"), SECTIONS[sidi])
    return words.part("princesses", table, Notes((last,)), section="6.5")


def princess_cells(words: AidWords, card: c.PrincessFacts, advanced: str) -> tuple[Cell, ...]:
    talents = [talent for place, talent in enumerate(TALENTS) if card.talents >> place & 1]
    told: list[Piece] = []
    for talent in talents:
        told += [*([Small(words.say("or"))] if told else []), Drawing(talent), words.speech.say("emira-talent", talent=talent)]
    return (
        f"*{princess_name(words, card.number)}*",
        (Drawing(LOOKS[card.second]), look_name(words, card.second)),
        tuple(told),
        brought(words, card, advanced),
    )


def brought(words: AidWords, card: c.PrincessFacts, advanced: str) -> str:
    """§6.5 What she brings; Albina and Firyal do nothing in the basic game."""
    princess = PRINCESSES[card.number]
    if (princess in ADVANCED_ONLY and advanced == "no") or not words.speech.has(f"emira-aid-brings-{princess}"):
        return ""
    return words.say(f"brings-{princess}", **princess_figures(card))


def princess_figures(card: c.PrincessFacts) -> dict[str, Argument]:
    """§6.5 What a princess counts with."""
    prices = dict(card.prices)
    figures: dict[str, Argument] = {"status": card.status, "upkeep": card.upkeep, "step": 1 / c.HALVES}
    figures |= {"fee": c.SULEIKA_FEE, "gift": c.GIFT, "turns": c.GIFT_TOKENS + 1}
    if c.SMALL_SLOW in prices:
        caravans = ("small_slow", "small_fast", "large_slow", "large_fast")
        figures |= {caravan: prices[track] for track, caravan in enumerate(caravans)}
    elif prices:
        figures |= {"price": min(prices.values()), "dearer": max(prices.values())}
    return figures


def cards_part(words: AidWords, advanced: str) -> SheetPart:
    """§7.2 Every event of the deck."""
    items = []
    for card in c.EVENT_CARDS:
        if card.advanced and advanced == "no":
            continue
        called = words.speech.say("emira-card", card=CARDS[card.number])
        letter = f" ({chr(ord('a') + card.symbol - 1)})" if card.symbol else ""
        items.append(Item(f"{called}{letter}", words.say(f"card-{CARDS[card.number]}", **card_figures(card))))
    return words.part("cards", Notes(items, look="columns"), section="7.2", copies=c.COPIES)


def box(item: Item) -> SheetPart:
    """What is different for some tables."""
    return SheetPart("", (Notes((item,), look="boxes"),))


def card_figures(card: c.EventFacts) -> dict[str, Argument]:
    """§7.2 What an event counts with."""
    each = {c.CAMEL_BREEDING: c.BREED_FOR, c.CAMEL_EPIDEMIC: c.EPIDEMIC_FOR, c.GOOD_LOOKING: c.LOOKS_FOR}
    return {
        "rates": ", ".join(str(rate) for rate in c.CAMEL_RATES),
        "each": each.get(card.number, 0),
        "top": c.TOP,
        "more": card.princesses,
        "percent": card.income,
        "slow": c.VERMIN_OF_SLOW,
        "step": 1 / c.HALVES,
    }
