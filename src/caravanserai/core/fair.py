"""Dice that can be checked afterwards.

Before the first move the server publishes `commitment(seed)`; seats may add words of their own (salts); at the end it opens the
seed. Draw number n is then fixed by seed, salts and n alone, so anybody can roll every die of a finished game again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec

from caravanserai.core.contract import Position

SEED_BYTES = 32


class Fairness(msgspec.Struct, frozen=True):
    """The opened randomness of a finished game: the seed, and each seat's salt (empty if it gave none)."""

    seed: bytes
    salts: list[str]

    def commitment(self) -> str:
        return commitment(self.seed)

    def key(self) -> bytes:
        return draw_key(self.seed, self.salts)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the game: it tells nothing of the seed, and no other seed fits it."""
    return hashlib.sha256(b"caravanserai commitment\n" + seed).hexdigest()


def draw_key(seed: bytes, salts: Sequence[str]) -> bytes:
    """Seed and salts together; changing any of them changes every draw."""
    digest = hashlib.sha256(b"caravanserai draws\n" + seed)
    for salt in salts:
        encoded = salt.encode()
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
