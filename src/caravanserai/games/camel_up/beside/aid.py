"""The player aid of Camel Up: every figure on it is a component, every name a word of the game."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from caravanserai.core.aids import (
    AidWords,
    Beside,
    Drawing,
    Item,
    Notes,
    Numeral,
    Pictures,
    Sheet,
    SheetPart,
    SheetRow,
    SheetTable,
)
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.names import CAMELS

VARIANTS: Final = ("few", "many")


def sheet(words: AidWords, variant: str) -> Sheet:
    """Page 1 is the turn and how camels run, page 2 what is paid. With six players or more there are partners too."""
    allied = variant == "many"
    first = (turn_part(words, allied), run_part(words), crazy_part(words))
    second: tuple[SheetPart | Beside, ...] = (
        Beside((leg_part(words), race_part(words))),
        *([partners_part(words)] if allied else []),
        ask_part(words),
    )
    return Sheet(
        title=words.speech.say("camel_up-title"),
        subtitle=name(words, variant),
        facts=facts(words, allied),
        pages=(first, second),
        drawings=drawings(words),
        roomy=True,
    )


def name(words: AidWords, variant: str) -> str:
    """What a form of the sheet is called."""
    return words.say(f"variant-{variant}", least=c.PARTNERSHIP_SEATS, most=c.PARTNERSHIP_SEATS - 1)


def facts(words: AidWords, allied: bool) -> list[str]:
    """§3 What each gets, and where camels start."""
    least = c.PARTNERSHIP_SEATS if allied else GAME.players.start
    most = c.SEATS if allied else c.PARTNERSHIP_SEATS - 1
    crazy = [str(c.SPACES - back) for back in range(c.FACES)]
    return [
        words.say("fact-each", least=least, most=most, coins=c.STARTING_COINS),
        words.say("fact-start", first=1, last=c.FACES, crazy=words.speech.join(crazy)),
    ]


def drawings(words: AidWords) -> str:
    """The camels, with the letters that they have in the reader's language."""
    svg = (files("caravanserai.games.camel_up.beside") / "drawings.svg").read_text(encoding="utf-8")
    filled: dict[str, str] = {camel: words.speech.say("camel_up-letter", camel=camel) for camel in CAMELS}
    filled |= {"step": str(c.TILE_STEP), "ticket": str(c.TICKET_VALUES[0])}
    for place, text in filled.items():
        svg = svg.replace(f"{{{place}}}", text)
    return svg


def turn_part(words: AidWords, allied: bool) -> SheetPart:
    """§4 The things one may do."""
    rows = [
        action(words.item("ticket", "4.1", drawing="ticket")),
        action(words.item("tile", "4.2 6", drawing="tile", forbidden=c.FIRST_TILE_SPACE - 1)),
        action(words.item("roll", "4.3", drawing="pyramid", coins=c.PYRAMID_COINS)),
        action(words.item("card", "4.4", drawing="card")),
        *([action(words.item("ally", "4.5 11.1", drawing="partner"))] if allied else []),
    ]
    return words.part("turn", SheetTable(rows, look="actions"), section="4")


def action(item: Item) -> SheetRow:
    return SheetRow((Drawing(item.drawing, large=True), f"*{item.title}*", item.text), item.section)


def run_part(words: AidWords) -> SheetPart:
    """§5 How units and tiles work."""
    shown = (
        words.item("unit", "5.1", drawing="unit"),
        words.item("cheer", "5.5", drawing="cheer", step=c.TILE_STEP, coins=c.TILE_COINS),
        words.item("boo", "5.5", drawing="boo", step=c.TILE_STEP),
    )
    return words.part("run", Pictures(shown), section="5")


def crazy_part(words: AidWords) -> Beside:
    """§5.3 and §5.4 Which crazy camel runs, and which way."""
    ends = {"first": 1, "last": c.SPACES}
    notes = Notes(
        (
            words.item("crazy-way", "5.4", figures=ends),
            words.item("crazy-carrier", "5.3"),
            words.item("crazy-upper", "5.3"),
            words.item("crazy-tiles", "5.5", figures=ends),
        ),
        look="dots",
    )
    picture = SheetPart("", (Pictures((words.item("crazy-picture", "5.3", drawing="crazy"),)),))
    return Beside((words.part("crazy", notes), picture), "aside")


def leg_part(words: AidWords) -> SheetPart:
    """§8 and §9 What tickets earn, and when."""
    values = tuple(Numeral(str(value)) for value in c.TICKET_VALUES)
    rows = (
        SheetRow((words.say("leg-leader"), values), "9.1"),
        SheetRow((words.say("leg-second"), Numeral(signed(c.SECOND_TICKET))), "9.1"),
        SheetRow((words.say("leg-other"), Numeral(signed(c.WRONG_TICKET))), "9.1"),
        SheetRow((words.say("leg-pyramid"), Numeral(signed(c.PYRAMID_COINS))), "9.2"),
    )
    ends = words.item("leg-ends", "8 7 9.3", tickets=c.PYRAMID_TICKETS, dice=c.DICE - c.PYRAMID_TICKETS)
    return words.part("leg", SheetTable(rows, look="pays"), Notes((ends, words.item("leg-back", "8.1 8.3"))), section="9")


def race_part(words: AidWords) -> SheetPart:
    """§10 What finish cards earn, and when."""
    *first, further = c.CARD_PAYOUTS
    values = (*(Numeral(str(value)) for value in first), Numeral(f"{further}…"))
    rows = (
        SheetRow((words.say("race-right"), values), "10.2"),
        SheetRow((words.say("race-wrong"), Numeral(signed(c.WRONG_CARD))), "10.2"),
    )
    notes = Notes((words.item("race-ends", "10.1"), words.item("race-won", "7 10.4")))
    return words.part("race", SheetTable(rows, look="pays"), notes, section="10")


def signed(number: int) -> str:
    """A loss with a proper minus."""
    return str(number).replace("-", "−")


def partners_part(words: AidWords) -> SheetPart:
    """§11 Partners, with six players or more."""
    sections = (("partner-find", "11.1"), ("partner-copy", "11.2"), ("partner-part", "11.3"))
    return words.part("partners", Notes([words.item(about, section) for about, section in sections], look="boxes"), section="11")


def ask_part(words: AidWords) -> SheetPart:
    asked = (("pass", "4"), ("flip", "6"), ("own", "5.5"), ("crazy", "7"), ("both", "4.4"), ("back", "10.1"))
    return words.part("ask", Notes([words.item(f"ask-{about}", section) for about, section in asked], look="ask"))
