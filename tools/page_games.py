"""Writes games that the page's tests follow event by event: `web/tests/fixtures/<game>.json`.

    python tools/page_games.py           write them
    python tools/page_games.py --check   fail if they are not what would be written

Each game is seen from one seat: the first view, then for every move the events as that seat heard them and the fields of the view
that are different afterwards. Those of Camel Up have partners, cheers and boos, crazy camels, a race that ends either way, and
one that is broken off; those of Five Tribes have thieves and their victims, powers of djinns, and sales.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.core.contract import Game, Position
from caravanserai.core.discovery import load_game

TARGET = Path(__file__).parent.parent / "web" / "tests" / "fixtures"
GAMES: dict[str, list[dict[str, Any]]] = {
    "camel_up": [
        {"players": 3, "seat": None, "seed": 18, "options": {"start_seat": "random"}},
        {"players": 4, "seat": 1, "seed": 13, "options": {"final_floor": "pile"}},
        {"players": 8, "seat": 3, "seed": 85, "options": {}},
        {"players": 6, "seat": 0, "seed": 107, "options": {"partner_ticket": "manual"}},
        {"players": 3, "seat": 0, "seed": 1442, "options": {"hide_coins": True}},
        {"players": 3, "seat": 2, "seed": 3, "options": {"stall_limit": 4, "stack_order": "given", "first_crazy": "given"}},
    ],
    "five_tribes": [
        {"players": 2, "seat": 0, "seed": 86, "options": {"thieves": True}},
        {"players": 3, "seat": None, "seed": 14, "options": {"thieves": True}},
        {"players": 4, "seat": 1, "seed": 8, "options": {"thieves": True}},
    ],
}
ROWS = {"camel_up": ("seats",), "five_tribes": ("seats", "tiles")}


def written(game_id: str) -> str:
    game = load_game(game_id)
    return "[\n" + ",\n".join(json.dumps(_played(game, **plan), separators=(",", ":")) for plan in GAMES[game_id]) + "\n]\n"


def _played(game: Game, players: int, seat: int | None, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """One game, every kind of move as likely as any other, and a roll more so."""
    rng = random.Random(seed)
    position = game.start(players, msgspec.convert(options, game.options_type))
    first = msgspec.to_builtins(game.view(position, seat))
    before, moves = first, []
    while not position.is_over():
        events = [game.heard(event, seat) for event in game.play(position, _choice(game, position, rng))]
        after = msgspec.to_builtins(game.view(position, seat))
        moves.append(
            {"events": [msgspec.to_builtins(event) for event in events], "changed": _difference(before, after, ROWS[game.id])}
        )
        before = after
    return {"players": players, "seat": seat, "view": first, "moves": moves}


def _difference(before: dict[str, Any], after: dict[str, Any], rows: tuple[str, ...] = ()) -> dict[str, Any]:
    """The fields that have changed; of the seats, and of tiles that lie where they lay, by their number, those of each."""
    changed: dict[str, Any] = {field: value for field, value in after.items() if value != before[field]}
    for field in [field for field in rows if field in changed and len(before[field]) == len(after[field])]:
        pairs = enumerate(zip(before[field], after[field], strict=True))
        changed[field] = {number: _difference(old, new) for number, (old, new) in pairs if new != old}
    return changed


def _choice(game: Game, position: Position, rng: random.Random) -> int:
    legal = position.legal_moves()
    if position.actor() < 0:
        return rng.choices(legal, position.weights())[0]
    kinds: dict[type, list[int]] = {}
    for number in legal:
        kinds.setdefault(type(game.move(number)), []).append(number)
    return rng.choice(rng.choice([*kinds.values(), *(moves for kind, moves in kinds.items() if kind.__name__ == "Roll")]))


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for game_id in GAMES:
        path, text = TARGET / f"{game_id}.json", written(game_id)
        if "--check" not in sys.argv:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{path} is not what {__file__} writes: run it")


if __name__ == "__main__":
    main()
