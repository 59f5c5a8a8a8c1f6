"""What `test_text` has to know of Emira."""

from __future__ import annotations

from caravanserai.core.contract import Event, Refusal
from caravanserai.games.emira import events as e
from caravanserai.games.emira.names import (
    ACTIONS,
    CARAVANS,
    CARDS,
    COLOURS,
    GOODS,
    HALVES,
    MINDS,
    OBJECTIVES,
    PRINCESSES,
    TALENTS,
    TOKENS,
)
from caravanserai.games.emira.options import EmiraOptions

SILENT = {"board_ready", "good_offered", "no_relief_taken", "asked"}
"""What happens without a word."""

SAME_IN_ENGLISH = {
    "emira-bot-expert",
    "emira-board-guests",
    "emira-title",
    "emira-princess",
    "emira-list-in_play",
    "emira-list-undecided",
    "emira-list-swapped",
    "emira-list-princesses",
    "emira-list-princesses_gone",
    "emira-field-in_play.item",
    "emira-field-undecided.item",
    "emira-field-offer_token.text",
    "emira-field-seats_princesses",
    "emira-board-status",
    "emira-board-points",
} | {f"emira-event-{tag}" for tag in SILENT}
"""What may read the same in another language: names, what is made of other words, and what is silent."""

OWN_FORMS: set[str] = set()
"""Words that each language bends in its own way."""

TABLES = [
    (3 + seed % 3, EmiraOptions(advanced=seed % 2 == 0, zahrah_discard="deck" if seed % 4 == 0 else "game")) for seed in range(40)
]
"""Random games at these tables come to nearly everything that can happen."""

RARE_EVENTS: list[Event] = [
    e.GameEnded([0], "objective"),
    e.GameEnded([0, 2], "objective"),
    e.GameEnded([1], "exhausted"),
    e.GameEnded([1, 2], "exhausted"),
    e.GameEnded([3, 4], "last_turn"),
]
RARE_REFUSALS = [
    Refusal("highest_rate", "7.2", {"card": "better_breed"}),
    Refusal("other_track", "7.2", {"caravan": "large_slow"}),
    Refusal("two_different", "7.2", {"caravan": "small_slow", "space": 3}),
    Refusal("end_of_track", "7.2", {"caravan": "small_fast", "space": 4}),
    Refusal("no_caravan_there", "7.2", {"caravan": "small_fast", "space": 2}),
    Refusal("not_in_bag", "7.2", {"token": "beauty"}),
    Refusal("fewer_cards", "7.2", {"count": 2}),
    Refusal("no_princess_there", "9.3", {"place": 3}),
    Refusal("nothing_to_swap", "7.2"),
    Refusal("gift_too_dear", "6.7", {"price": 250, "gold": 90}),
]
"""What random games may not come to."""

REASONS: dict[str, dict[str, str | float]] = {
    "only": {},
    "worth": {"value": 3.25},
    "bid": {"value": 3.25},
    "draws": {"princess": "noor"},
    "pays": {"gold": 1200},
    "relief": {"gold": 150},
    "save": {},
    "tried": {"share": 41, "trials": 96},
    "tried_lost": {"trials": 96},
    "tried_save": {"share": 41, "trials": 96, "other": 38},
    "tried_bid": {"share": 41, "trials": 96, "price": 120},
    "tried_outbid": {"share": 41, "trials": 96, "price": 120, "seat": 1, "most": 110},
}
"""Why a bot did what it did, where a few dozen moves may not show it."""

WORDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "colour": ("colour", COLOURS),
    "colour.object": ("colour", COLOURS),
    "advantage": ("colour", COLOURS),
    "token": ("token", TOKENS),
    "token.object": ("token", TOKENS),
    "caravan": ("caravan", CARAVANS),
    "caravan.object": ("caravan", CARAVANS),
    "caravan.several": ("caravan", CARAVANS),
    "action": ("action", ACTIONS),
    "good": ("good", GOODS),
    "talent": ("talent", TALENTS),
    "princess": ("princess", PRINCESSES),
    "described": ("item", PRINCESSES),
    "card": ("card", CARDS),
    "effect": ("card", CARDS),
    "objective": ("objective", OBJECTIVES),
    "mind": ("mind", MINDS),
    "half": ("half", HALVES),
    "list-in_play": ("item", PRINCESSES),
    "list-princesses": ("item", PRINCESSES),
    "list-played": ("item", CARDS),
    "list-looking": ("item", CARDS),
}
"""For each word the argument that chooses it, and what that can be."""

OTHER_IDS = {"ability", "title", "pitch", "intro", "legend"}
