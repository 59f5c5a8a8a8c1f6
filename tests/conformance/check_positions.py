"""Checks of positions as text: what is written comes back whole, and what was altered is refused or is a position."""

from __future__ import annotations

import random
import re

from caravanserai.core.contract import Game, Options, Position
from caravanserai.core.errors import BadNotation
from caravanserai.core.kernel_game import KernelGame
from tests.conformance.walks import draw_move, glimpses, played_glimpses, sight, sound, state, viewers

ALTERATIONS = 120
MOVES_AFTER = 40
SIGNS = "[]=*,@~:?+-. 0123456789abcdefgnosVEMBAYRPwk"


def positions_come_back(game: Game, players: int, options: Options, seed: int) -> None:
    """A position is one line, which is read as the same position: all of it but what the rules do not look at any more."""
    for position in glimpses(game, players, options, seed, 14):
        before = state(game, position)
        text = game.write_position(position)
        assert state(game, position) == before, "writing a position has changed it"
        assert text == " ".join(text.split()), f"not one line: {text!r}"
        back = game.read_position(text)
        assert state(game, back) == state(game, whole(game, position)), f"a position came back different: {text}"
        assert game.write_position(back) == text, f"a position is written in two ways: {text}"
        assert game.options_of(back) == options


def whole(game: Game, position: Position) -> Position:
    """The position without what earlier moves have left behind."""
    return game.notation.tidied(position) if isinstance(game, KernelGame) else position


def positions_play_on(game: Game, players: int, options: Options, seed: int) -> None:
    """A position that was read goes on as the one that was written: nothing that counts is missing."""
    for position in played_glimpses(game, players, options, seed, 14):
        back = game.read_position(game.write_position(position))
        rng = random.Random(seed)
        for _ in range(MOVES_AFTER):
            assert looks(game, back) == looks(game, position), "a position that was read goes on differently"
            if position.is_over():
                break
            move = draw_move(position, rng)
            heard = sound(game, game.play(back, move), None)
            assert heard == sound(game, game.play(position, move), None), "a position that was read goes on differently"


def looks(game: Game, position: Position) -> list[object]:
    """All that can be told from outside: what may be done, what is asked, how it ended, what everybody sees."""
    seen = [sight(game, position, viewer) for viewer in viewers(position)]
    return [position.legal_moves(), position.weights(), game.prompt(position), game.outcome(position), *seen]


def altered_positions_do_no_harm(game: Game, players: int, options: Options, seed: int) -> None:
    """A line with something altered is refused, as `BadNotation` that points at its fault, or is a position that loads."""
    rng = random.Random(seed)
    refused = 0
    for position in glimpses(game, players, options, seed, ALTERATIONS):
        text = altered(game.write_position(position), rng)
        try:
            read = game.read_position(text)
        except BadNotation as error:
            refused += bool(error.fault) and 0 <= error.at <= len(text)
        except Exception as error:
            raise AssertionError(f"{text!r}: {error!r} instead of BadNotation") from error
        else:
            game.load(game.save(read))
            game.write_position(read)
    assert refused, "nothing that was altered was refused"


def altered(text: str, rng: random.Random) -> str:
    """The line with a word or a sign left out, told twice, put elsewhere or changed."""
    words = re.findall(r"\[|\]|[^\s\[\]]+|\s+", text) or [""]
    place, other = rng.randrange(len(words)), rng.randrange(len(words))
    kind = rng.randrange(6)
    if kind == 0:
        del words[place]
    elif kind == 1:
        words.insert(other, words[place])
    elif kind == 2:
        words[place], words[other] = words[other], words[place]
    elif kind == 3:
        words[place] = re.sub(r"\d+", lambda _: str(rng.choice([0, 1, 7, 99, 2**31, 2**64])), words[place], count=1)
    else:
        line = "".join(words)
        at = rng.randrange(len(line) + 1)
        return line[:at] + rng.choice(SIGNS) * (kind == 4) + line[at + rng.randrange(3) :]
    return "".join(words)
