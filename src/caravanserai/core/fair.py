"""Dice that can be checked afterwards, and that nobody has the last word on.

Before the first move the server publishes `commitment(seed)`. Whoever sits down pledges a secret of their own by the end of a
chain of hashes, and opens one link of it after the start (`Openings`): by then everybody's part is fixed, and nobody's is known.
Seed and openings make the key, and draw number n is fixed by key and n alone, so that anybody can roll every die of a finished
game again. In games of before there were no pledges; seats could add words (salts) instead.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec

from caravanserai.core.contract import Position

SEED_BYTES = 32
LINKS = 16
"""How many links a pledge's chain has: one is opened in each round, and every round has fewer seats than the one before."""


class Openings(msgspec.Struct, frozen=True):
    """What the seats have given to the dice: by seat a pledge, and by round and seat what was opened; empty for nothing.

    Whoever pledged is asked in the first round. If all who are asked open, the dice are set. Whoever does not is out for good,
    and those who did open the next link of their chains in a new round: nobody could know it before.
    """

    pledges: list[str]
    rounds: list[list[str]]

    @classmethod
    def begun(cls, pledges: Sequence[str]) -> Openings:
        """The first round, if anybody has pledged."""
        return cls([*pledges], [[""] * len(pledges)] if any(pledges) else [])

    def asked(self, number: int) -> list[int]:
        """The seats that open in a round, counted from 0: those who pledged, later those who opened in the round before."""
        before = self.pledges if number == 0 else self.rounds[number - 1]
        return [seat for seat, given in enumerate(before) if given]

    def waits_for(self) -> list[int]:
        """The seats that are asked now and have not opened."""
        last = len(self.rounds) - 1
        return [seat for seat in self.asked(last) if not self.rounds[last][seat]] if self.rounds else []

    def opened_now(self) -> list[int]:
        """The seats that have opened in the latest round: theirs are the openings that count, once the dice are set."""
        return [seat for seat, link in enumerate(self.rounds[-1]) if link] if self.rounds else []

    def out(self) -> list[list[int]]:
        """By round, the seats that were asked and did not open."""
        return [[seat for seat in self.asked(number) if not links[seat]] for number, links in enumerate(self.rounds)]

    def fits(self, seat: int, link: str) -> bool:
        """Whether this is the link of the seat's chain that the present round asks for."""
        before = self.pledges[seat] if len(self.rounds) == 1 else self.rounds[-2][seat]
        return is_digest(link) and linked(bytes.fromhex(link)).hex() == before

    def with_link(self, seat: int, link: str) -> Openings:
        links = [link if number == seat else other for number, other in enumerate(self.rounds[-1])]
        return Openings(self.pledges, [*self.rounds[:-1], links])

    def with_round(self) -> Openings:
        """Those who have not opened are out; those who have are asked for their next link."""
        return Openings(self.pledges, [*self.rounds, [""] * len(self.pledges)])

    def key(self, seed: bytes) -> bytes:
        """The key that decides the draws: what was opened in the latest round counts."""
        return draw_key(seed, self.rounds[-1] if self.rounds else [""] * len(self.pledges))

    def problem(self) -> str | None:
        """What is wrong with openings by which dice are said to be set."""
        if bool(self.rounds) != any(self.pledges):
            return "there are openings without a pledge, or pledges that nobody was asked to open"
        for number, links in enumerate(self.rounds):
            asked, last = self.asked(number), number == len(self.rounds) - 1
            opened = [seat for seat, link in enumerate(links) if link]
            for seat in opened:
                if seat not in asked:
                    return f"seat {seat} was not asked in round {number + 1}"
                if not Openings(self.pledges, self.rounds[: number + 1]).fits(seat, links[seat]):
                    return f"what seat {seat} opened in round {number + 1} is not what it had pledged"
            if (len(opened) not in (0, len(asked))) if last else (len(opened) in (0, len(asked))):
                return f"round {number + 1} does not end so: all open, or those who did not are out and the others open again"
        return None


class Fairness(msgspec.Struct, frozen=True):
    """The opened randomness of a finished game: the seed, and what the seats gave."""

    seed: bytes
    salts: list[str]
    """Each seat's words, in games of before there were pledges."""
    openings: Openings | None = None

    def commitment(self) -> str:
        return commitment(self.seed)

    def seal(self) -> str:
        return seal(self.commitment(), self.openings.pledges if self.openings is not None else [])

    def key(self) -> bytes:
        return draw_key(self.seed, self.salts) if self.openings is None else self.openings.key(self.seed)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the game: it tells nothing of the seed, and no other seed fits it."""
    return hashlib.sha256(b"caravanserai commitment\n" + seed).hexdigest()


def seal(commitment: str, pledges: Sequence[str]) -> str:
    """The commitment and everybody's pledge in one: whoever notes it at the start has noted all that fixes the dice."""
    if not any(pledges):
        return commitment
    return hashlib.sha256("\n".join(["caravanserai seal", commitment, *pledges]).encode()).hexdigest()


def linked(link: bytes) -> bytes:
    """The link of a chain before this one, or the pledge before the first that is opened."""
    return hashlib.sha256(b"caravanserai pledge\n" + link).digest()


def chained(secret: bytes, times: int) -> str:
    """The secret hashed so often: the pledge, or one of the links that open it."""
    for _ in range(times):
        secret = linked(secret)
    return secret.hex()


def is_digest(text: str) -> bool:
    """Whether this is a hash as it is written here: 64 small hexadecimal digits."""
    return len(text) == 64 and all(letter in "0123456789abcdef" for letter in text)


def draw_key(seed: bytes, given: Sequence[str]) -> bytes:
    """The seed and what each seat gave: a link, in older games words, or nothing. Changing any of it changes every draw."""
    digest = hashlib.sha256(b"caravanserai draws\n" + seed)
    for text in given:
        encoded = text.encode()
        digest.update(len(encoded).to_bytes(4, "big") + encoded)
    return digest.digest()


def drawn_below(key: bytes, number: int, limit: int) -> int:
    """A draw from 0 up to, not including, the limit, each exactly as likely: what does not divide evenly is drawn again."""
    fair_range = (1 << 64) - (1 << 64) % limit
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{number}.{attempt}".encode(), "sha256")
        value = int.from_bytes(digest[:8], "big")
        if value < fair_range:
            return value % limit
        attempt += 1


def drawn_move(position: Position, key: bytes, number: int) -> int:
    """The move of chance that this draw decides, by the weights."""
    return move_by_weight(position, drawn_below(key, number, sum(position.weights())))


def move_by_weight(position: Position, ticket: int) -> int:
    """Of chance's moves, each of which holds as many tickets as it weighs, the one that holds this ticket."""
    for move, weight in zip(position.legal_moves(), position.weights(), strict=True):
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("the weights of chance do not add up")
