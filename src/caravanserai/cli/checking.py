"""What is said of a saved game: whether it is sound, what is known of its dice, whose it is, and by which rules it was played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from caravanserai.core.earlier import EarlierGame, read_saved
from caravanserai.core.errors import BadOption, BadRecord, CaravanseraiError
from caravanserai.core.fair import Fairness
from caravanserai.core.paper import NewRules, WrittenMove
from caravanserai.core.record import Record
from caravanserai.core.speech import Speech


def judge(file: Path, saved: Record | EarlierGame, speech: Speech, seen: str | None) -> Iterator[str]:
    """Whether a game is sound, and what can be said of its dice by what was seen before it."""
    if isinstance(saved, Record):
        yield from (_soundness(file, saved, speech), *_dice(saved, speech, seen))
    else:
        yield from _earlier(file, saved, speech, seen)


def position_at(record: Record, written: Sequence[tuple[int, WrittenMove]], last: int | None) -> str:
    """The position after so many moves, or after all, as one line of notation."""
    moves = len(record.log) if last is None and not written else last
    if written and (moves is None or moves > len(record.log)):
        raise BadOption(f"today's rules lead to the positions up to move {len(record.log)} of this game: --to {len(record.log)}")
    return record.game.write_position(record.at(min(moves or 0, len(record.log))))


def _earlier(file: Path, saved: EarlierGame, speech: Speech, seen: str | None) -> Iterator[str]:
    """What can be said of a game of other rules: all of it, if today's lead through it."""
    if saved.record is not None:
        yield from (_soundness(file, saved.record, speech), *earlier_words(saved, speech), *_dice(saved.record, speech, seen))
        return
    paper, fairness = saved.paper, saved.paper.fairness
    about: dict[str, str | int] = {"game": paper.game, "players": len(paper.names), "moves": saved.moves}
    yield f"{speech.say('terminal-verify-unaltered', file=str(file), **about)}. {closing_words(saved, speech)}"
    yield from earlier_words(saved, speech)
    if saved.taken_back:
        yield speech.say("terminal-verify-taken_back", count=saved.taken_back)
    if fairness is None:
        yield speech.say("terminal-verify-no_dice")
        return
    yield speech.say("terminal-verify-earlier_dice", noted=_noted(fairness, speech, seen))
    yield from _parts(fairness, paper.names, speech)


def earlier_words(saved: Record | EarlierGame, speech: Speech) -> Iterator[str]:
    """By which rules a game was played, if not by today's alone, and how far these lead."""
    if not isinstance(saved, EarlierGame):
        return
    rules: dict[str, str | int] = {"rules": saved.paper.rules, "today": saved.game.rules_version}
    if saved.record is not None:
        yield speech.say("terminal-earlier-alike", **rules)
        return
    yield speech.say("terminal-earlier", **rules, count=len(saved.unchecked), first=min(saved.unchecked, default=0))
    for step in saved.paper.steps:
        if isinstance(step, NewRules):
            yield speech.say("terminal-earlier-since", moves=step.moves, rules=step.rules)


def closing_words(saved: EarlierGame, speech: Speech) -> str:
    """How a game ended, as its text says."""
    return speech.say("terminal-earlier-end", end=saved.paper.closing)


def followed(saved: Record | EarlierGame) -> tuple[Record, list[tuple[int, WrittenMove]]]:
    """As much of a game as today's rules lead through from its start; and the moves that come after that, with their numbers."""
    if isinstance(saved, Record):
        return saved, []
    begins = [stretch.record for stretch in saved.stretches if stretch.first == 0]
    if not begins:
        return Record(saved.game, len(saved.paper.names), names=saved.paper.names), saved.paper.counting()
    return begins[0], saved.paper.counting()[len(begins[0].log) :]


def _noted(fairness: Fairness, speech: Speech, seen: str | None) -> str:
    """Whether what was noted before the game is in the file: `sealed`, `committed`, or `no` if nothing was."""
    noted = seen.strip().lower() if seen is not None else None
    if noted not in (None, fairness.seal(), fairness.commitment()):
        raise CaravanseraiError(_other_dice(fairness, speech))
    return "no" if noted is None else "sealed" if noted == fairness.seal() else "committed"


def _other_dice(fairness: Fairness, speech: Speech) -> str:
    return speech.say("terminal-verify-other_dice", commitment=fairness.commitment(), seal=fairness.seal())


def _soundness(file: Path, record: Record, speech: Speech) -> str:
    outcome = record.outcome
    about: dict[str, str | int] = {"file": str(file), "game": record.game.id, "players": record.players, "moves": len(record.log)}
    if outcome is None:
        told = [speech.say("terminal-verify-sound_so_far", **about)]
    else:
        winners = speech.join([record.names[seat] for seat in outcome.winners])
        scores = ", ".join(f"{name} {score}" for name, score in zip(record.names, outcome.scores, strict=True))
        told = [speech.say("terminal-verify-sound", **about, winners=winners, scores=scores)]
    if record.beginning is not None:
        told.append(speech.say("terminal-verify-position"))
    if record.taken_back:
        told.append(speech.say("terminal-verify-taken_back", count=record.taken_back))
    return "\n".join(told)


def _dice(record: Record, speech: Speech, seen: str | None) -> Iterator[str]:
    """What can be said of the dice: by what was seen before the game, or by the file alone."""
    fairness = record.fairness
    if fairness is None:
        if seen is not None:
            raise CaravanseraiError(speech.say("terminal-verify-no_dice"))
        yield speech.say("terminal-verify-no_dice")
        return
    match seen.strip().lower() if seen is not None else None:
        case None:
            yield speech.say("terminal-verify-fits")
        case noted if noted == fairness.seal():
            yield speech.say(
                "terminal-verify-sealed" if fairness.seal() != fairness.commitment() else "terminal-verify-committed"
            )
        case noted if noted == fairness.commitment():
            yield speech.say("terminal-verify-committed_only")
        case _:
            raise CaravanseraiError(_other_dice(fairness, speech))
    yield from _parts(fairness, record.names, speech)


def _parts(fairness: Fairness, names: Sequence[str], speech: Speech) -> Iterator[str]:
    """Whose parts are in the dice."""
    openings = fairness.openings
    if openings is not None:
        given = [names[seat] for seat in openings.opened_now()]
        out = [names[seat] for seats in openings.out() for seat in seats]
        yield speech.say("terminal-verify-by", names=speech.join(given), count=len(given))
        if out:
            yield speech.say("terminal-verify-out", names=speech.join(out), count=len(out))


def signature(signed: str | None, speech: Speech, key: str | None, server: str | None) -> str:
    """Whose the text is. The reader has checked that it is signed by the key that it names."""
    if server is not None:
        from caravanserai.client import Client

        with Client(server) as client:
            key = client.server_key().key or ""
    if key is None:
        return speech.say("terminal-verify-not_signed") if signed is None else speech.say("terminal-verify-signed", key=signed)
    if signed is None:
        raise CaravanseraiError(speech.say("terminal-verify-not_signed"))
    if signed != key.strip().lower():
        raise CaravanseraiError(speech.say("terminal-verify-other_key", key=signed))
    return speech.say("terminal-verify-signed_by", server=server or "none", key=signed)


def read_game(file: Path) -> Record | EarlierGame:
    """The game that a file holds; raises `BadRecord` with the line at fault, also for what is no text at all."""
    data = file.read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "this is not text in UTF-8, as every saved game is") from None
    return read_saved(text)
