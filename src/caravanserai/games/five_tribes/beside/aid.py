"""The player aid of Five Tribes: every figure on it is a component, every name a word of the game."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from caravanserai.core.aids import (
    AidWords,
    Beside,
    Cards,
    Cell,
    Drawing,
    Ladder,
    Mark,
    Notes,
    Numeral,
    Pictures,
    Sheet,
    SheetPart,
    SheetRow,
    SheetTable,
    Small,
    Steps,
    Track,
)
from caravanserai.core.speech import Argument
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import DJINNS, RESOURCES, THIEVES, TRIBES

VARIANTS: Final = ("thieves", "base")

TRIBE_WORDS: Final = ("viziers", "elders", "merchants", "builders", "assassins")
"""By tribe, what its line is called."""
TILE_WORDS: Final = (
    ("village", (c.VILLAGE,)),
    ("oasis", (c.OASIS,)),
    ("small-market", (c.SMALL_MARKET,)),
    ("large-market", (c.LARGE_MARKET,)),
    ("sacred-place", (c.SACRED_6, c.SACRED_10, c.SACRED_12, c.SACRED_15)),
)
WATCHING: Final = ("baal", "marid", "monkir", "nekir")


def sheet(words: AidWords, variant: str) -> Sheet:
    """Page 1 is the round and the activation, page 2 the djinns and thieves."""
    thieves = variant == "thieves"
    shown = "yes" if thieves else "no"
    first = (
        round_part(words, shown),
        activation_part(words, thieves),
        tribes_part(words),
        Beside((tiles_part(words, shown), suits_part(words)), "tiles"),
        end_part(words, thieves),
    )
    second = (djinns_part(words, thieves), *([thieves_part(words)] if thieves else []), ask_part(words))
    return Sheet(
        title=words.speech.say("five_tribes-title"),
        subtitle=name(words, variant),
        facts=facts(words),
        pages=(first, second),
        drawings=drawings(words),
    )


def name(words: AidWords, variant: str) -> str:
    """What a form of the sheet is called."""
    return words.say(f"variant-{variant}")


def facts(words: AidWords) -> list[str]:
    """§1 What each gets, for two and for more."""
    fewest, *more = GAME.players
    both = (
        (str(fewest), c.CAMELS_FOR_TWO, c.MARKERS_FOR_TWO),
        (f"{more[0]}–{more[-1]}", c.CAMELS_FOR_MORE, c.MARKERS_FOR_MORE),
    )
    return [
        words.say("fact", players=players, camels=camels, markers=markers, gold=c.STARTING_GOLD)
        for players, camels, markers in both
    ]


def drawings(words: AidWords) -> str:
    """The pieces, with the letters that they have in the reader's language."""
    svg = (files("caravanserai.games.five_tribes.beside") / "drawings.svg").read_text(encoding="utf-8")
    for tribe in TRIBES:
        svg = svg.replace(f"{{{tribe}}}", words.speech.say("five_tribes-letter", tribe=tribe))
    return svg


def round_part(words: AidWords, thieves: str) -> SheetPart:
    steps = Steps(
        (
            words.item("bid", "3.1"),
            words.item("act", "3.2"),
            words.item("fill", "3.8", cards=c.RESOURCE_ROW, djinns=c.DJINN_ROW, thieves=thieves),
        ),
        letters=True,
    )
    return words.part("round", steps, Track([str(price) for price in c.SPOT_PRICES], plain=str(c.SPOT_PRICES[0])))


def activation_part(words: AidWords, thieves: bool) -> Beside:
    steps = [words.item("move", "3.3"), words.item("control", "3.4"), words.item("tribe", "3.5")]
    if thieves:
        steps.append(words.item("thief", "6"))
    steps += [words.item("tile", "3.6"), words.item("sale", "3.7")]
    aside = SheetPart("", (Pictures((words.item("powers", "5", drawing="move"),)),))
    return Beside((words.part("activation", Steps(steps)), aside), "aside")


def tribes_part(words: AidWords) -> SheetPart:
    """§3.5 What each tribe does, and where it goes."""
    figures: dict[str, dict[str, Argument]] = {
        "viziers": {"each": c.VIZIER_POINTS, "lead": c.VIZIER_LEAD},
        "elders": {"each": c.ELDER_POINTS},
    }
    rows = []
    for tribe, called in enumerate(TRIBE_WORDS):
        item = words.item(called, figures=figures.get(called, {}))
        goes = words.say("stay" if tribe in (c.VIZIER, c.ELDER) else "bag")
        rows.append(SheetRow((Drawing(TRIBES[tribe]), (f"*{item.title}*", Small(f"×{c.MEEPLES[tribe]}")), item.text, goes)))
    return words.part("tribes", SheetTable(rows, look="tribes"), section="3.5")


def tiles_part(words: AidWords, thieves: str) -> SheetPart:
    """§3.6 What each tile does, with its number and how many there are."""
    figures: dict[str, dict[str, Argument]] = {
        "small-market": {"price": c.SMALL_PRICE, "row": c.SMALL_ROW},
        "large-market": {"price": c.LARGE_PRICE, "row": c.LARGE_ROW, "cards": c.LARGE_CARDS},
        "sacred-place": {"elders": c.PRICE_ELDERS[c.TWO], "thieves": thieves},
    }
    rows = []
    for called, designs in TILE_WORDS:
        item = words.item(called, figures=figures.get(called, {}))
        look = "house" if designs[0] < c.BLUE_DESIGNS else "ribbon"
        flags = tuple(Mark(str(c.DESIGN_POINTS[design]), look) for design in designs)
        counts = [f"{c.DESIGN_POINTS[design]} ×{c.DESIGN_COUNTS[design]}" for design in designs]
        note = f"×{c.DESIGN_COUNTS[designs[0]]}" if len(designs) == 1 else ", ".join(counts)
        rows.append(SheetRow((flags, (f"*{item.title}*", Small(note)), item.text)))
    return words.part("tiles", SheetTable(rows, look="tiles"), section="3.6")


def suits_part(words: AidWords) -> SheetPart:
    """§3.7 What suits bring, and how many cards there are of each good."""
    sizes = range(1, len(c.SUIT))
    ladder = Ladder(
        (
            (words.say("cards"), [str(size) for size in sizes]),
            (words.say("gold"), [str(c.SUIT[size]) for size in sizes]),
        )
    )
    rows = []
    for count in sorted(set(c.RESOURCE_COUNTS[: c.GOODS])):
        goods = [
            words.speech.say("five_tribes-good", good=RESOURCES[good])
            for good in range(c.GOODS)
            if c.RESOURCE_COUNTS[good] == count
        ]
        rows.append(SheetRow((Numeral(f"{count}×"), ", ".join(goods))))
    rows.append(SheetRow((Numeral(f"{c.RESOURCE_COUNTS[c.FAKIR]}×"), words.say("fakirs"))))
    return words.part("suits", ladder, SheetTable(rows, look="goods"), section="3.7")


def end_part(words: AidWords, thieves: bool) -> SheetPart:
    """§4 What counts, and when the last round is."""
    counted = [
        words.item("count-gold", drawing="gold", figure=str(c.GOLD_POINTS)),
        words.item("count-viziers", drawing="vizier", figure=str(c.VIZIER_POINTS), lead=c.VIZIER_LEAD),
        words.item("count-elders", drawing="elder", figure=str(c.ELDER_POINTS)),
        words.item("count-djinns", drawing="djinn"),
        *([words.item("count-thieves", drawing="thief", figure=str(c.THIEF_POINTS))] if thieves else []),
        words.item("count-tiles", drawing="camel"),
        words.item("count-palms", drawing="palm", figure=str(c.PALM_POINTS)),
        words.item("count-palaces", drawing="palace", figure=str(c.PALACE_POINTS)),
        words.item("count-goods", drawing="goods"),
    ]
    return words.part("end", Cards(counted), Notes((words.item("last"),)), section="4")


def djinns_part(words: AidWords, thieves: bool) -> SheetPart:
    """§5 Every djinn by name: points, price, power."""
    rows = []
    for number in range(c.DJINNS if thieves else c.BASE_DJINNS):
        djinn = DJINNS[number]
        called = words.speech.say("five_tribes-djinn", djinn=djinn)
        power = words.say(f"power-{djinn}", **figures_of(djinn))
        rows.append(SheetRow((Numeral(str(c.DJINN_POINTS[number])), f"*{called}*", price(words, number), power)))
    heads = (words.say("head-points"), "", words.say("head-price"), words.say("head-power"))
    elder = words.speech.say("five_tribes-letter", tribe=TRIBES[c.ELDER])
    table = SheetTable(rows, heads, look="djinns")
    return words.part("djinns", table, section="5", elder=elder, fakir=words.say("fakir-letter"))


def figures_of(djinn: str) -> dict[str, int]:
    """§5 What a djinn counts with."""
    if djinn in WATCHING:
        return {"own": c.WATCH_OWN, "other": c.WATCH_OTHER}
    return {
        "al_amin": {"fakirs": c.AL_AMIN_FAKIRS},
        "anun_nak": {"meeples": c.PER_TILE},
        "echidna": {"times": c.ECHIDNA_FACTOR},
        "haurvatat": {"each": c.HAURVATAT_POINTS},
        "jafaar": {"each": c.JAFAAR_POINTS},
        "shamhat": {"each": c.SHAMHAT_POINTS},
        "sibittis": {"djinns": c.SIBITTIS_DJINNS},
    }.get(djinn, {})


def price(words: AidWords, djinn: int) -> Cell:
    """§5 The price of a power: elders, the last of which may be a fakir; a fakir; or fakirs with a bid."""
    elder = Mark(words.speech.say("five_tribes-letter", tribe=TRIBES[c.ELDER]), "elder")
    fakir = Mark(words.say("fakir-letter"), "round")
    if djinn == c.KUMARBI:
        return (fakir, Small(words.say("with-bid")))
    cost = c.DJINN_COSTS[djinn]
    if cost == c.FREE:
        return "–"
    if cost == c.ONE_FAKIR:
        return fakir
    elders = [piece for _ in range(c.PRICE_ELDERS[cost]) for piece in (Small("+"), elder)]
    return (*elders[1:], Small(words.say("or")), fakir)


def thieves_part(words: AidWords) -> SheetPart:
    """§6 What each thief takes, and after whom."""
    rows = []
    for thief in range(c.PLAYED_THIEVES):
        gives = f"gives-{THIEVES[thief]}"
        figures = {"gives": c.THIEF_GIFTS[thief], "takes": c.HOUSSAIN_GOODS} if thief == c.HOUSSAIN else {}
        after = words.item(TRIBE_WORDS[c.THIEF_TRIBES[thief]], each=c.ELDER_POINTS, lead=c.VIZIER_LEAD).title
        rows.append(
            SheetRow(
                (
                    f"*{words.speech.say('five_tribes-thief', thief=THIEVES[thief])}*",
                    (Drawing(TRIBES[c.THIEF_TRIBES[thief]]), after),
                    words.say(gives, **figures),
                    words.say(f"{gives}.take", **figures),
                    words.say(f"{gives}.rest"),
                )
            )
        )
    heads = [words.say(f"head-{column}") for column in ("thief", "after", "gives", "take", "rest")]
    return words.part("thieves", SheetTable(rows, heads, look="thieves"), section="6", points=c.THIEF_POINTS)


def ask_part(words: AidWords) -> SheetPart:
    asked = (
        ("cross", "3.3"),
        ("match", "3.3"),
        ("kill", "3.5"),
        ("elders", "3.6"),
        ("owner", "3.6"),
        ("camels", "3.4"),
        ("pass", "3.1"),
        ("secret", "2"),
    )
    return words.part("ask", Notes([words.item(f"ask-{about}", section) for about, section in asked], look="ask"))
