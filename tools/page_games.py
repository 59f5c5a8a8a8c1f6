"""Writes games that the page's tests follow event by event: `web/tests/fixtures/<game>.json`.

    python tools/page_games.py           write them
    python tools/page_games.py --check   fail if they are not what would be written

`web/tests/plans/<game>.json` says which. Each is seen from one seat: the first view, then for every move the events as that seat
heard them and what each changed, as the server sends it; and the view itself, as the game shows it, now and then and in the end.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.core.changes import altered
from caravanserai.core.contract import Event, Game, Position, View
from caravanserai.core.discovery import load_game

LOOK_EVERY = 40
TESTS = Path(__file__).parent.parent / "web" / "tests"


class Planned(msgspec.Struct):
    """A game to be played: at a table like this, seen from this seat or, without one, by a spectator."""

    players: int
    seat: int | None
    seed: int
    options: dict[str, Any]
    longest: int = 10_000
    """The number of moves after which it is broken off."""


class Plan(msgspec.Struct):
    """What is played of one game."""

    shows: str
    """What happens in these games, for which their seeds were chosen."""
    games: list[Planned]


def written(game_id: str, plan: Plan) -> str:
    game = load_game(game_id)
    played = (_played(game, planned) for planned in plan.games)
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in played) + "\n]\n"


def _played(game: Game, planned: Planned) -> dict[str, Any]:
    """One game, every kind of move as likely as any other, and a roll more so."""
    rng, seat = random.Random(planned.seed), planned.seat
    position = game.start(planned.players, msgspec.convert(planned.options, game.options_type))
    first = view = game.view(position, seat)
    moves: list[dict[str, Any]] = []
    while not position.is_over() and len(moves) < planned.longest:
        events = [game.redacted(event, seat) for event in game.play(position, _choice(game, position, rng))]
        changes = []
        for event in events:
            view, change = altered(view, partial(_change, game, event))
            changes.append(change)
        moves.append({"events": events, "changes": changes})
        if len(moves) % LOOK_EVERY == 0 or position.is_over():
            moves[-1]["view"] = game.view(position, seat)
    return {"players": planned.players, "seat": seat, "view": first, "moves": moves}


def _change(game: Game, event: Event, view: View) -> None:
    game.change(view, event)


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
