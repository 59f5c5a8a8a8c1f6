"""What somebody gives to the dice of a table, and whether it counts: pledged on sitting down, opened after the start, watched.

`OwnDice` decides; whoever uses it sends what it wants to be sent (`TableClient.attend` does). What a server could do to choose
the dice after all is found here, because what was seen first is kept: in memory, or in files of one's own (`DiceFiles`).
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from collections.abc import MutableMapping
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from caravanserai.api import commands as c
from caravanserai.api.messages import FairInfo, Update
from caravanserai.client.identities import config_dir, write_private
from caravanserai.core.fair import LINKS, Openings, chained, commitment, seal

FOLDER = "dice"
KEPT_SECONDS = 400 * 86400.0

Doubt: TypeAlias = Literal["commitment", "given", "begun_again", "left_out", "replaced", "no_part", "seed"]
"""Why the dice may not be what they should: another commitment than was seen first; pledges or openings that are told otherwise
than before, or do not fit together; a start that was taken back after one had opened; one's part missing although one had opened;
something else pledged for one's seat, by another device of one's own or by the server; no part of one's own; a seed that does not
fit the commitment."""
SUSPICIOUS: frozenset[Doubt] = frozenset({"commitment", "given", "begun_again", "left_out", "seed"})
"""Those that an honest server gives no cause for, unless the connection was too slow for what one opened."""


class KeptDice(msgspec.Struct):
    """What is remembered of one table's dice."""

    commitment: str
    """As it was first seen."""
    secret: str = ""
    """Where one's chain begins; empty for whoever only watches."""
    pledged: bool = False
    """Whether it was pledged. Of several devices of one person each pledges once: the last of them gives the part."""
    pledges: list[str] = []
    """Everybody's, as they were when one first opened."""
    rounds: list[list[str]] = []
    """What was opened by round and seat before one opened last: that is why one opened again."""
    seat: int = -1
    """The seat for which one opened."""
    opened: int = 0
    """How many links one has opened."""
    at: float = 0.0


class DiceFiles(MutableMapping[str, KeptDice]):
    """Remembers between runs, a small file for each table, readable by its owner alone. Each owner has files of their own."""

    def __init__(self, owner: str) -> None:
        self._owner = owner

    def _file(self, table: str) -> Path:
        name = hashlib.sha256(f"{self._owner}\n{table}".encode()).hexdigest()[:32]
        return config_dir() / FOLDER / f"{name}.json"

    def __getitem__(self, table: str) -> KeptDice:
        """A file that is not there, or not readable, remembers nothing."""
        try:
            return msgspec.json.decode(self._file(table).read_bytes(), type=KeptDice)
        except (OSError, msgspec.DecodeError):
            raise KeyError(table) from None

    def __setitem__(self, table: str, kept: KeptDice) -> None:
        file = self._file(table)
        if not file.exists():
            _remove_old(file.parent)
        write_private(file, msgspec.json.encode(kept))

    def __delitem__(self, table: str) -> None:
        self._file(table).unlink(missing_ok=True)

    def __iter__(self):  # type: ignore[no-untyped-def]
        raise TypeError("whose tables the files are of is not written in them")

    def __len__(self) -> int:
        raise TypeError("whose tables the files are of is not written in them")


def _remove_old(folder: Path) -> None:
    for file in folder.glob("*.json"):
        with contextlib.suppress(OSError):
            if file.stat().st_mtime < time.time() - KEPT_SECONDS:
                file.unlink()


class OwnDice:
    """One person's part in the dice of one table."""

    def __init__(self, table: str, kept: MutableMapping[str, KeptDice] | None = None) -> None:
        self._table = table
        self._all: MutableMapping[str, KeptDice] = {} if kept is None else kept
        self._told: set[Doubt] = set()

    @property
    def remembered(self) -> KeptDice | None:
        return self._all.get(self._table)

    def mix_in(self, words: str) -> c.Pledge | None:
        """Words of one's own go into the secret, which stays as secret as it was; nothing once one has opened."""
        kept = self.remembered
        if kept is None or kept.opened:
            return None
        kept.secret = hashlib.sha256(bytes.fromhex(kept.secret) + secrets.token_bytes(32) + words.encode()).hexdigest()
        self._keep(kept)
        return c.Pledge(self._link(kept, 0))

    def wants(self, update: Update) -> c.Pledge | c.OpenPledge | None:
        """What is to be sent now. What is opened is remembered before it is sent."""
        fair, seat, kept = update.fair, update.you, self._see(update)
        if seat is None or update.phase != "open" or self.doubts(update) & SUSPICIOUS:
            return None
        if fair.opening is None:
            return self._pledge(kept, fair.pledges[seat])
        number = len(fair.rounds)
        if seat not in fair.opening or fair.pledges[seat] != self._link(kept, 0) or not self._may_open(kept, fair):
            return None
        if number > kept.opened:
            kept.opened, kept.pledges, kept.rounds, kept.seat = number, fair.pledges, fair.rounds[:-1], seat
            self._keep(kept)
        return c.OpenPledge(self._link(kept, number))

    def _pledge(self, kept: KeptDice, there: str) -> c.Pledge | None:
        pledge = self._link(kept, 0)
        if there == pledge or (there and kept.pledged):
            return None
        kept.pledged = True
        self._keep(kept)
        return c.Pledge(pledge)

    def _may_open(self, kept: KeptDice, fair: FairInfo) -> bool:
        """The first link is opened once; each further one only because somebody is out who was not before."""
        asked = [bool(pledge) for pledge in fair.pledges]
        for links in fair.rounds[:-1]:
            opened = [bool(link) for link in links]
            if opened == asked:
                return False
            asked = opened
        return len(fair.rounds) <= kept.opened + 1

    def doubts(self, update: Update) -> set[Doubt]:
        """All that is wrong with the dice, as far as can be known by now."""
        kept, fair = self._see(update), update.fair
        found: set[Doubt] = set()
        if update.phase != "open" and Openings(fair.pledges, fair.rounds).problem() is not None:
            return {"given"}
        if fair.commitment != kept.commitment:
            found.add("commitment")
        if fair.seed is not None and commitment(bytes.fromhex(fair.seed)) != fair.commitment:
            found.add("seed")
        if kept.opened:
            if update.phase == "open" and fair.opening is None:
                found.add("begun_again")
            elif fair.pledges != kept.pledges or fair.rounds[: len(kept.rounds)] != kept.rounds:
                found.add("given")
            elif update.phase != "open" and fair.rounds[-1][kept.seat] != self._link(kept, kept.opened):
                found.add("left_out")
        elif kept.pledged and update.phase != "open" and update.you is not None:
            theirs = fair.pledges[update.you] != self._link(kept, 0) and bool(fair.pledges[update.you])
            found.add("replaced" if theirs else "no_part")
        return found

    def news(self, update: Update) -> list[Doubt]:
        """Of the doubts, those that were not told before."""
        fresh = self.doubts(update) - self._told
        self._told |= fresh
        return sorted(fresh)

    def seal(self, update: Update) -> str:
        """What is to be noted at the start, to check the dice by after the end."""
        kept = self.remembered
        return seal(
            kept.commitment if kept else update.fair.commitment, kept.pledges if kept and kept.opened else update.fair.pledges
        )

    def _see(self, update: Update) -> KeptDice:
        """What is remembered of this table, beginning with what is seen now. Whoever sits there before the start has a secret."""
        kept = self.remembered
        needs_secret = update.phase == "open" and update.you is not None
        if kept is None:
            kept = KeptDice(update.fair.commitment)
            self._keep(kept)
        if needs_secret and not kept.secret:
            kept.secret = secrets.token_hex(32)
            self._keep(kept)
        return kept

    def _link(self, kept: KeptDice, number: int) -> str:
        """The pledge, or the link that is opened in a round, counted from 1."""
        return chained(bytes.fromhex(kept.secret), LINKS - number)

    def _keep(self, kept: KeptDice) -> None:
        kept.at = time.time()
        self._all[self._table] = kept
