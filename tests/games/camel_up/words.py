"""What `test_text` has to know of Camel Up."""

from __future__ import annotations

from caravanserai.core.contract import Event, Refusal
from caravanserai.games.camel_up.names import CAMELS, DICE
from caravanserai.games.camel_up.options import CamelUpOptions

SILENT = {"asked"}
"""What happens without a word."""

SAME_IN_ENGLISH = {
    "camel_up-title",
    "camel_up-bot-expert",
    "camel_up-event-asked",
    "camel_up-face",
    "camel_up-board-tickets",
    "camel_up-board-held",
    "camel_up-option-stall_limit.number",
    "camel_up-list-ranking.separator",
}
"""What may read the same in another language: names, marks, and a few words that both have."""

OWN_FORMS = {"camel_up-camel", "camel_up-ticket"}
"""Words that each language bends in its own way."""

TABLES = [
    (6, CamelUpOptions(partner_ticket="manual", start_seat="random")),
    (6, CamelUpOptions(final_floor="pile", stack_order="random")),
    (6, CamelUpOptions(stall_limit=3)),
    (6, CamelUpOptions()),
    (4, CamelUpOptions()),
]
"""Random games at these tables come to nearly everything that can happen."""

RARE_EVENTS: list[Event] = []
RARE_REFUSALS: list[Refusal] = []

REASONS: dict[str, dict[str, str | float]] = {
    "only": {},
    "copy": {"value": 1},
    "deny": {"camel": "red", "first": 30, "value": 0.5},
    "alone": {"pile": "loser", "camel": "red", "chance": 40, "value": 2.5},
    "cover": {"camel": "red", "seat": 1},
    "long_shot": {"camel": "red"},
    "apart": {"camel": "red", "seat": 1},
    "first": {"less": 0.4},
    "bend": {"space": 5, "side": "boo", "value": 0.5, "tickets": 1.5},
    "looks_first": {"camel": "red"},
    "hunch": {},
}
"""Why a bot did what it did, where a few dozen moves may not show it."""

WORDS: dict[str, tuple[str, tuple[str, ...]]] = {}
"""For each word the argument that chooses it, and what that can be."""

OTHER_IDS = {f"camel-{camel}" for camel in CAMELS} | {f"die-{die}" for die in DICE}
