"""Refusals of every kind as one: what a table, a game, the store or a limit does not allow."""

from __future__ import annotations

import math

import structlog

from caravanserai.api.messages import Error
from caravanserai.api.refusals import Code, Refused
from caravanserai.core.errors import BadNotation, BadOption, BadRecord, CaravanseraiError, UnknownGame
from caravanserai.tables.store import StorageError

log = structlog.get_logger("server")


def too_many(what: str, seconds: float) -> Refused:
    """A rate limit was reached: how long to back off before asking again."""
    wait = max(1, math.ceil(seconds))
    return Refused("too_many", f"too many {what}; try again in {wait} s", what=what, retry_after=wait)


def internal() -> Refused:
    """An error that nobody foresaw."""
    return Refused("internal", "something went wrong here; it was noted")


def refusal_of(error: Refused | CaravanseraiError) -> Refused:
    """What a table, a game or the store refuses, as one refusal."""
    match error:
        case Refused():
            return error
        case BadRecord():
            return Refused("bad_record", str(error), line=error.line)
        case BadOption() | UnknownGame():
            return Refused("bad_settings", str(error))
        case BadNotation():
            return Refused("no_such_move", str(error))
        case StorageError():
            return Refused("no_storage", "the tables cannot be reached just now")
    return Refused("refused", str(error))


def error_of(refused: Refused, id: int = 0) -> Error:
    """A refusal as a message."""
    return Error(refused.code, refused.message, id, refused.details, refused.update)


def check_declared(asked: str, code: Code, declared: tuple[Code, ...]) -> None:
    """Note a refusal that was not declared; it is answered all the same."""
    if code not in declared:
        note_undeclared(asked, code)


def note_undeclared(asked: str, code: Code) -> None:
    """Log a refusal that was not declared. Tests fail on it."""
    log.error("refusal not declared", asked=asked, code=code)
