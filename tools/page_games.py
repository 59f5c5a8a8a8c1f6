"""Writes games that the page's tests follow event by event: `web/tests/fixtures/<game>.json`.

    python tools/page_games.py           write them
    python tools/page_games.py --check   fail if they are not what would be written

`web/tests/plans/<game>.json` says which. Each is seen from one seat: the first view, then for every move the events as that seat
heard them and the fields of the view that are different afterwards.
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

TESTS = Path(__file__).parent.parent / "web" / "tests"


class Planned(msgspec.Struct):
    """A game to be played: at a table like this, seen from this seat or, without one, by a spectator."""

    players: int
    seat: int | None
    seed: int
    options: dict[str, Any]


class Plan(msgspec.Struct):
    """What is played of one game."""

    shows: str
    """What happens in these games, for which their seeds were chosen."""
    rows: tuple[str, ...]
    """The lists in the view of which only the entries that change are written."""
    games: list[Planned]


def written(game_id: str, plan: Plan) -> str:
    game = load_game(game_id)
    played = (_played(game, planned, plan.rows) for planned in plan.games)
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in played) + "\n]\n"


def _played(game: Game, planned: Planned, rows: tuple[str, ...]) -> dict[str, Any]:
    """One game, every kind of move as likely as any other, and a roll more so."""
    rng, seat = random.Random(planned.seed), planned.seat
    position = game.start(planned.players, msgspec.convert(planned.options, game.options_type))
    first = msgspec.to_builtins(game.view(position, seat))
    before, moves = first, []
    while not position.is_over():
        events = [game.heard(event, seat) for event in game.play(position, _choice(game, position, rng))]
        after = msgspec.to_builtins(game.view(position, seat))
        moves.append({"events": [msgspec.to_builtins(event) for event in events], "changed": _difference(before, after, rows)})
        before = after
    return {"players": planned.players, "seat": seat, "view": first, "moves": moves}


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
    for plan in sorted((TESTS / "plans").glob("*.json")):
        text = written(plan.stem, msgspec.json.decode(plan.read_bytes(), type=Plan))
        path = TESTS / "fixtures" / plan.name
        if "--check" not in sys.argv:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{path} is not what {__file__} writes: run it")


if __name__ == "__main__":
    main()
