"""Messages that are wrong somewhere: in a field, in their bytes, in a move, in a game that is told."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any, get_args
from urllib.parse import quote

import msgspec

from caravanserai.api import commands as c
from caravanserai.api.endpoints import Api
from caravanserai.api.messages import CommandEnvelope
from caravanserai.api.settings import Settings
from caravanserai.api.wire import Quick
from caravanserai.bots import bot_names
from caravanserai.core.contract import Game
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.saved import read_record, write_record
from caravanserai.tables.settings import check_settings
from tests.core.test_record import played
from tests.core.test_saved import resealed

LARGE = 70_000
"""Characters: more than a request or a message may have."""

NASTY: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    16,
    2**31,
    2**53 + 1,
    2**63,
    -(2**63),
    10**30,
    0.5,
    -0.0,
    1e308,
    "",
    " ",
    "0",
    "x",
    "null",
    "\x00",
    "\n\r\t",
    "a" * 41,
    "a" * 401,
    "é" * 300,
    "\u202e\u200b",
    "𝕏" * 100,
    "../../etc/passwd",
    "'; DROP TABLE log; --",
    "<script>",
    "%s%n{0}",
    [],
    [[]],
    [1, "a", None],
    {},
    {"": None},
    {"do": "play"},
    {"move": "roll", "x": 1},
    {"__class__": "x"},
)
RAW: tuple[bytes, ...] = (
    b"",
    b" ",
    b"{",
    b"}",
    b"[]",
    b"null",
    b"0",
    b'"text"',
    b"NaN",
    b"{'do': 'play'}",
    b"\xff\xfe\x00",
    b"\xef\xbb\xbf{}",
    b'{"command": {"do": "say", "text": "\xff"}}',
    b'{"command": {"do": "say", "text": "\\ud800"}}',
    b'{"command": {"do": "say", "text": "\xed\xa0\x80"}}',
    b'{"command": {"do": "play", "move": 1e999, "version": 1}}',
    b'{"command": {"do": "play", "move": 1, "version": 99999999999999999999999999}}',
    b'{"command":' * 200,
    b"[" * 10_000,
    b'{"command": {"do": "play", "move": ' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b', "version": 1}}',
    b'{"command": {"do": "rematch"}, "command": {"do": "resign"}, "id": -1}',
    b"\x00" * 100,
    b"GET / HTTP/1.1\r\n\r\n",
)

_SAMPLES: dict[str, dict[str, Any]] = {
    "sit": {"name": "Zoe", "seat": 0},
    "leave": {},
    "seat_bot": {"seat": 0, "bot": "random"},
    "seat_guest": {"name": "Yan", "seat": 1},
    "free_seat": {"seat": 0},
    "arrange": {"settings": {"game": "camel_up", "players": 3}},
    "ready": {"ready": True},
    "pledge": {"pledge": "ab" * 32},
    "start": {},
    "open_pledge": {"link": "cd" * 32},
    "play": {"move": 0, "version": 1},
    "undo": {"moves": 0},
    "answer_undo": {"agrees": True},
    "resign": {"bot": "random"},
    "lend": {"bot": "random"},
    "take_seat": {"seat": 0, "name": "Zoe"},
    "stand_in": {"seat": 0},
    "open_seats": {"open": True},
    "nudge": {},
    "accept": {"code": "code", "name": "Zoe"},
    "say": {"text": "hello"},
    "react": {"reaction": "thanks"},
    "rematch": {},
}
COMMANDS = [{"do": tag, **_SAMPLES[tag]} for tag in (kind.__struct_config__.tag for kind in get_args(c.AnyCommand))]
"""One of each, so that a new command without a sample here is noticed."""

NewName, NewToken, Recover = Api.rename.body, Api.make_token.body, Api.recover.body
Import = Api.import_game.body
OTHERS = frozenset({NewName, NewToken, Recover, Import, Quick, Settings})
"""What else is sent as a body: see `Generator.other`."""


@cache
def finished(game: Game) -> str:
    """A finished game as text."""
    return write_record(played(game.id, game.players.start, 1))


class Generator:
    """Draws messages; the same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def nasty(self) -> Any:
        if self.rng.random() < 0.02:
            return "a" * LARGE
        return self.rng.choice(NASTY)

    def spoiled(self, message: dict[str, Any]) -> dict[str, Any]:
        """One field, at any depth, is wrong, missing or too many."""
        copy: dict[str, Any] = json.loads(json.dumps(message))
        place = copy
        while (inner := [value for value in place.values() if isinstance(value, dict)]) and self.rng.random() < 0.7:
            place = self.rng.choice(inner)
        kind = self.rng.randrange(4)
        if kind == 0 or not place:
            place[self.rng.choice(["x", "", "id", "key", "do", "seat", "version"])] = self.nasty()
        elif kind == 1:
            del place[self.rng.choice(list(place))]
        else:
            place[self.rng.choice(list(place))] = self.nasty()
        return copy

    def request(self) -> dict[str, Any]:
        return {"command": dict(self.rng.choice(COMMANDS)), "key": "k1", "id": 1}

    def content(self) -> bytes:
        """A whole message: spoiled JSON, bytes of no kind, or JSON cut or stirred."""
        roll = self.rng.random()
        if roll < 0.15:
            return self.rng.choice(RAW)
        if roll < 0.2:
            return self.rng.randbytes(self.rng.choice((1, 20, 300)))
        content = json.dumps(self.spoiled(self.request())).encode()
        if roll < 0.3:
            return content[: self.rng.randrange(len(content))]
        if roll < 0.4:
            stirred = bytearray(content)
            for _ in range(self.rng.randrange(1, 4)):
                stirred[self.rng.randrange(len(stirred))] = self.rng.randrange(256)
            return bytes(stirred)
        return content

    def other(self, kind: Any) -> dict[str, Any]:
        """What is sent elsewhere than to a table, spoiled; where a game is named in it, any game, with all its options."""
        game = load_game(self.rng.choice(game_ids()))
        if kind is Import and self.rng.random() < 0.7:
            return {"text": self.spoiled_record(game)}
        options = msgspec.structs.asdict(game.options_type())
        whole: dict[Any, dict[str, Any]] = {
            NewName: {"name": "Zoe"},
            NewToken: {"label": "mine", "scopes": ["play"]},
            Recover: {"code": "code"},
            Import: {"text": "a game"},
            Quick: {"game": game.id, "name": "Zoe", "players": 4, "bot": "random", "options": options, "lens": "own"},
            Settings: {"game": game.id, "players": 4, "options": options, "clock": {"kind": "days"}, "grace": 60},
        }
        return self.spoiled(whole[kind])

    def spoiled_record(self, game: Game) -> str:
        """A finished game as text with a line that is stirred, missing, there twice or nonsense; its checks fit, or do not."""
        lines = [line.rpartition("~") for line in finished(game).splitlines()]
        at, to = self.rng.randrange(len(lines)), self.rng.randrange(len(lines))
        content, mark, check = lines[at]
        match self.rng.randrange(4):
            case 0:
                lines[at] = (self.stirred(content), mark, check)
            case 1:
                del lines[at]
            case 2:
                lines.insert(to, lines[at])
            case _:
                lines[at] = (str(self.nasty()), mark, check)
        if self.rng.random() < 0.8:
            return resealed([content.strip() for content, _, _ in lines])
        return "\n".join("".join(line) for line in lines)

    def stirred(self, text: str) -> str:
        """Text that is cut, or has something else in it."""
        at = self.rng.randrange(len(text) + 1)
        odd = self.rng.choice((" ", "0", "-1", "99", "x", "é", "\x00", "9" * 30, "²", "x" * 300))
        return self.rng.choice(
            (text[:at], text[at:], text[:at] + odd + text[at:], text[:at] + odd + text[at + 1 :], text.upper())
        )

    def move(self, game: Game) -> dict[str, Any] | str:
        """A move of this game with something wrong in it, as an object or in its notation."""
        move = game.move(self.rng.randrange(game.moves))
        if self.rng.random() < 0.5:
            return self.stirred(game.write(move))
        return self.spoiled(msgspec.to_builtins(move))

    def name(self) -> str:
        """A part of an address."""
        odd = ("", "-", "nobody-00000", "a" * 65, "a" * 3000, "é", "\x00", "..", "%2e%2e", " ", "a/b", "\ud800", "import")
        return self.rng.choice(odd)

    def query(self) -> str:
        fields = ("since", "moves", "move", "x", "")
        move = self.move(load_game(self.rng.choice(game_ids())))
        odd = ("", "-1", "1.5", "x", "9" * 30, "%00", "%ff", "1&since=2", "nonsense", "[]", "a" * 300, "true", quote(str(move)))
        return f"?{self.rng.choice(fields)}={self.rng.choice(odd)}"


def is_request(content: bytes) -> bool:
    """Whether this is, by chance, a message that a client may send."""
    try:
        msgspec.json.decode(content, type=CommandEnvelope)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return False
    return True


def would_open(body: bytes | None, kind: Any) -> bool:
    """Whether a table would be opened by this: spoiled settings and games may by chance still be good ones."""
    try:
        sent = msgspec.json.decode(body or b"", type=kind)
        if isinstance(sent, Import):
            return read_record(sent.text).outcome is not None
        players = sent.players or load_game(sent.game).usual_players
        bots = bot_names(load_game(sent.game).id)
        check_settings(Settings(sent.game, players, sent.options), bots)
    except (msgspec.MsgspecError, CaravanseraiError, ValueError, OverflowError, RecursionError):
        return False
    return getattr(sent, "stand_in", "") in ("", *bots) and (getattr(sent, "bot", None) or bots[-1]) in bots
