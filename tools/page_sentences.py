"""Writes what the terminal says of a game of each kind, for the page's tests: the page has to say the same, in every language.

python tools/page_sentences.py           write web/tests/fixtures/sentences-<game>.json
python tools/page_sentences.py --check   fail if they are not what would be written
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.core.contract import CHANCE, Event
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.randomness import Random, below
from caravanserai.core.seat_fields import seat_fields
from caravanserai.core.speech import Speech, languages

TARGET = Path(__file__).parent.parent / "web" / "tests" / "fixtures"
NAMES = ["Ann", "Zosia", "Léa", "Sirocco", "Khamsin", "Simoom", "Shamal", "Bora", "Levant", "Notus"]
GAMES = 3


def sentences(game_id: str) -> dict[str, Any]:
    """One event of every kind and shape, and one move and one prompt of every kind, with what is said of each."""
    game = load_game(game_id)
    speeches = {language: Speech(language, game_id, strict=True) for language in languages()}
    events: dict[str, dict[str, Any]] = {}
    moves: dict[str, dict[str, Any]] = {}
    prompts: dict[str, dict[str, Any]] = {}
    for number in range(GAMES):
        rng = Random(7, number)
        position = game.start(game.players.stop - 1 if number == 0 else game.players.start + number - 1)
        while not position.is_over():
            prompt = game.prompt(position)
            said = {language: speech.ask(prompt, NAMES, 0) for language, speech in speeches.items()}
            prompts.setdefault(f"{prompt.ask} {prompt.actor == 0}", {"prompt": msgspec.to_builtins(prompt), "said": said})
            legal = position.legal_moves()
            chosen = legal[below(rng, len(legal))]
            move = game.move(chosen)
            if position.actor() != CHANCE:
                said = {language: speech.name_move(move, NAMES) for language, speech in speeches.items()}
                moves.setdefault(game.write(move), {"move": msgspec.to_builtins(move), "said": said})
            for event in game.play(position, chosen):
                said = {language: speech.tell(event, NAMES) for language, speech in speeches.items()}
                events.setdefault(_shape(game_id, event), {"event": msgspec.to_builtins(event), "said": said})
    return {"names": NAMES, "events": [*events.values()], "moves": [*moves.values()], "prompts": [*prompts.values()]}


def _shape(game_id: str, event: Event) -> str:
    """Events that differ in a small number, a word or the length of a list are said differently; those of two seats are not."""
    alike = seat_fields(game_id) | _ANY_NUMBER
    fields = {name: value for name, value in msgspec.structs.asdict(event).items() if name not in alike}
    parts = [str(len(value)) if isinstance(value, list) else str(value) for value in fields.values()]
    return " ".join([type(event).__name__, *parts])


_ANY_NUMBER = {"leg", "coins", "space", "stop", "origin", "step"}
"""Fields that are said alike whatever they hold."""


def main() -> None:
    for game_id in game_ids():
        path = TARGET / f"sentences-{game_id}.json"
        text = json.dumps(sentences(game_id), ensure_ascii=False, indent=0) + "\n"
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"web/tests/fixtures/{path.name}: not what the terminal says; run python tools/page_sentences.py")


if __name__ == "__main__":
    main()
