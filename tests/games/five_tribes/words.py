"""What `test_text` has to know of Five Tribes."""

from __future__ import annotations

from caravanserai.core.contract import Event, Refusal
from caravanserai.games.five_tribes import events as e
from caravanserai.games.five_tribes.names import (
    CATEGORIES,
    DESIGNS,
    DJINNS,
    GOODS,
    PAYMENTS,
    PIECES,
    RESOURCES,
    THIEVES,
    TRIBES,
)
from caravanserai.games.five_tribes.options import FiveTribesOptions

SILENT = {"tile_laid", "meeples_laid", "marker_laid", "good_offered", "good_withdrawn", "stealing_ended", "asked"}
"""What happens without a word."""

SAME_IN_ENGLISH = {
    "five_tribes-title",
    "five_tribes-djinn",
    "five_tribes-thief",
    "five_tribes-list-djinn_row",
    "five_tribes-list-djinns",
    "five_tribes-list-thieves",
    "five_tribes-field-seats_djinns",
    "five_tribes-field-bid_order.item",
    "five_tribes-field-spots.item",
    "five_tribes-board-djinns",
} | {f"five_tribes-event-{tag}" for tag in SILENT}
"""What may read the same in another language: names, numbers, and what is silent."""

OWN_FORMS: set[str] = set()
"""Words that each language bends in its own way."""

TABLES = [
    (2 + seed % 3, FiveTribesOptions(thieves=seed % 2 == 0, thief_wait="activation" if seed % 4 == 0 else "round"))
    for seed in range(24)
]
"""Random games at these tables come to nearly everything that can happen."""

RARE_EVENTS: list[Event] = [
    e.LastCamel(0),
    e.NobodyCanMove(),
    e.NobodyKilled(0),
    e.KeptByKandicha(0, "elder"),
    e.CardDrawn(0, "silk"),
    e.Protected(1),
    e.GoodGiven(1, "wheat"),
    e.GoodClaimed(0, "wheat"),
    e.GoodDiscarded("fish"),
    e.VizierClaimed(0, 0),
    e.VizierClaimed(0, 2),
    e.DjinnGiven(1, "enki"),
    e.DjinnClaimed(0, "enki"),
    e.PieceGiven(1, "c3", "palm"),
    e.PieceClaimed(0, "d4", "palm"),
    e.PiecesReturned(1, 0),
    e.Reshuffled("resources"),
    e.Reshuffled("djinns"),
    e.GameEnded([0, 2]),
]
RARE_REFUSALS = [
    Refusal("zeros_taken", "3.1"),
    Refusal("same_place_again", "5"),
    Refusal("protected", "5", {"seat": 1, "tribe": "elder"}),
    Refusal("no_effect", "5", {"djinn": "sibittis"}),
    Refusal("thief_fresh", "6", {"thief": "ziad"}),
    Refusal("other_tribe", "6", {"thief": "ziad"}),
    Refusal("nothing_to_give", "6"),
    Refusal("not_given", "6", {"tile": "c3"}),
    Refusal("not_your_tile", "6", {"tile": "c3"}),
    Refusal("other_gift", "6"),
    Refusal("no_thief_there", "6"),
]
"""What random games may not come to."""

REASONS = {
    "only": {},
    "worth": {"value": 3.25},
    "bid": {"value": 3.25},
    "walk": {"tile": "c3", "tribe": "elder"},
    "glance": {"tile": "c3", "tribe": "assassin"},
    "victim": {},
    "extras": {"value": 2.5},
    "feeling": {},
    "cheap": {},
    "pass": {},
    "gains": {
        **dict.fromkeys(("land", "tiles", "pieces", "viziers", "elders", "goods", "gold", "harm"), 2),
        "tile": "c3",
        "tribe": "builder",
        "first": "djinn",
        "second": "harm",
        "sight": "leaves",
        "djinn": "ibus",
    },
}
"""Why a bot did what it did, where a few dozen moves may not show it."""

WORDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "tribe": ("tribe", TRIBES),
    "tribe.object": ("tribe", TRIBES),
    "design": ("design", DESIGNS),
    "resource": ("resource", (*RESOURCES, "none")),
    "good": ("good", GOODS),
    "list-goods": ("item", GOODS),
    "payment-two": ("payment", PAYMENTS),
    "piece": ("piece", PIECES),
    "thief": ("thief", THIEVES),
    "djinn": ("djinn", DJINNS),
    "power": ("djinn", DJINNS),
    "category": ("category", CATEGORIES),
}
"""For each word the argument that chooses it, and what that can be."""

OTHER_IDS = {"people", "payment", "title", "pitch", "intro", "legend"}
