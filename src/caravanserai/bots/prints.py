"""What tells a bot from what it was before somebody edited it: a print of its code and of what it was made with.

Of a bot of one's own that is the file of its class and those of the classes below which it stands; what these import besides is
not looked at. Of a game's own bots it is all that they think with, down to the core.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from caravanserai.bots.making import AnyBot, find_bot
from caravanserai.core.bot import Bot

GAMES = "caravanserai.games"
PARTS = ("bots", "kernel", "lens")
"""The parts of a game's folder that its bots think with."""
CORE = {
    "bits",
    "choices",
    "guiding",
    "judging",
    "listing",
    "playing",
    "policy_judging",
    "randomness",
    "search",
    "sets",
    "tallies",
}
"""The modules of the core that they think with."""
DIGITS = 12


def print_of(game_id: str, bot: AnyBot) -> str:
    """The print of a bot; whoever plays otherwise because its code was edited has another one."""
    found = find_bot(game_id, bot)[0] if isinstance(bot, str) else bot
    return _hashed(*_code_of(found), *_made_with(found))


def _hashed(*parts: bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(b"%d " % len(part) + part)
    return whole.hexdigest()[:DIGITS]


def _code_of(found: Any) -> Iterator[bytes]:
    if isinstance(found, partial):
        yield from _code_of(found.func)
    elif inspect.isroutine(found):
        yield _source(found)
    else:
        kind = found if isinstance(found, type) else type(found)
        for one in kind.__mro__:
            if one not in Bot.__mro__:
                yield _source(one)


def _source(what: Any) -> bytes:
    """That of its module, or of itself where a module has no file, as in a notebook."""
    module = str(what.__module__)
    if module.startswith(f"{GAMES}."):
        return _source_of_game(module.removeprefix(f"{GAMES}.").partition(".")[0])
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is not None and Path(file).is_file():
        return Path(file).read_bytes()
    try:
        return inspect.getsource(what).encode()
    except (OSError, TypeError):
        values = vars(what).values() if isinstance(what, type) else [what]
        codes = [value.__code__ for value in values if inspect.isfunction(value)]
        return b"".join(code.co_code + repr((code.co_names, _plain(code.co_consts))).encode() for code in codes)


@cache
def _source_of_game(game_id: str) -> bytes:
    games = Path(sys.modules[GAMES].__path__[0])
    core = [file for file in (games.parent / "core").glob("*.py") if file.stem in CORE]
    own = [file for part in PARTS for file in (games / game_id / part).rglob("*.py")]
    return _hashed(*(file.read_bytes() for file in [*sorted(core), *sorted(own)])).encode()


def _made_with(found: Any) -> Iterator[bytes]:
    """The plain values that it was made with; those of its class are in its code."""
    if isinstance(found, partial):
        yield repr((_plain(found.args), _plain(found.keywords))).encode()
    elif isinstance(found, Bot):
        yield repr(_plain(vars(found))).encode()


def _plain(value: Any) -> Any:
    """What is written alike in every process; anything else is left out."""
    if isinstance(value, dict):
        return {name: _plain(value[name]) for name in sorted(value, key=str)}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value if isinstance(value, str | int | float | bool | None) else type(value).__name__
