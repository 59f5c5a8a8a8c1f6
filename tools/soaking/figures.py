"""What came of a soak, and of several that ran side by side."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Notices:
    """What groups were told: how much there was to tell, how much of it was told again, and how often a single one at most."""

    due: int = 0
    again: int = 0
    most: int = 0


@dataclass
class Figures:
    """Of one soak, or of all together."""

    faults: Counter[str] = field(default_factory=Counter)
    jumps: int = 0
    tables: int = 0
    games: Counter[str] = field(default_factory=Counter)
    exports: int = 0
    commands: int = 0
    moves: int = 0
    retries: int = 0
    notices: Notices = field(default_factory=Notices)
    takeovers: dict[str, list[float]] = field(default_factory=dict)

    def told(self) -> str:
        """In a sentence. Whatever is lost or done twice has ended the soak before."""
        games = ", ".join(f"{count} of {name}" for name, count in sorted(self.games.items()))
        faults = ", ".join(f"{count} times {fault}" for fault, count in sorted(self.faults.items()))
        notices = self.notices
        return (
            f"{self.faults.total()} faults ({faults}) and {self.jumps} clocks set wrong: "
            f"{self.games.total()} games ({games}) at {self.tables} tables ended, {self.exports} exports verified, "
            f"{self.commands} commands acknowledged, {self.moves} of them moves, {self.retries} sent again; "
            f"none lost, none done twice; {notices.due} notices told, {notices.again} of them again, "
            f"at most {notices.most} times each; none lost, none made up"
        )

    def takeover_table(self) -> str:
        lines = ["| fault | tables taken over | median | p90 | p99 | longest |", "|---|---:|---:|---:|---:|---:|"]
        for fault, seconds in sorted(self.takeovers.items()):
            part = statistics.quantiles(seconds, n=100, method="inclusive") if len(seconds) > 1 else seconds * 99
            shown = " | ".join(f"{value:.1f} s" for value in (statistics.median(seconds), part[89], part[98], max(seconds)))
            lines.append(f"| {fault} | {len(seconds)} | {shown} |")
        return "\n".join(lines)


def together(parts: Iterable[Figures]) -> Figures:
    """The figures of several soaks as one."""
    whole, takeovers = Figures(), defaultdict[str, list[float]](list)
    for part in parts:
        whole.faults += part.faults
        whole.games += part.games
        for name in ("jumps", "tables", "exports", "commands", "moves", "retries"):
            setattr(whole, name, getattr(whole, name) + getattr(part, name))
        notices, more = whole.notices, part.notices
        whole.notices = Notices(notices.due + more.due, notices.again + more.again, max(notices.most, more.most))
        for fault, seconds in part.takeovers.items():
            takeovers[fault] += seconds
    whole.takeovers = dict(takeovers)
    return whole
