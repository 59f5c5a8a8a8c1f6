"""What the lab is asked for, looked at before anything is played: whoever asks for something else is told what would be right."""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any

from caravanserai.bots import AnyBot
from caravanserai.bots.naming import LEAST_SECONDS
from caravanserai.core.errors import BadBot, BadOption


def whole(what: str, number: Any) -> int:
    """A number of things, of which there is at least one."""
    try:
        told = operator.index(number)
    except TypeError:
        told = 0
    if told < 1 or isinstance(number, bool):
        raise BadOption(f"the number of {what} is a whole number and at least 1, not {number!r}")
    return told


def seed_below(most: int, seed: Any) -> int:
    try:
        told = operator.index(seed)
    except TypeError:
        told = -1
    if not 0 <= told < most:
        raise BadOption(f"a seed is a number from 0 to {most - 1}, not {seed!r}")
    return told


def several(bots: Any) -> Sequence[AnyBot]:
    """Bots in a list: a text is one bot, and would be taken for as many as it has letters."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadBot(f"bots are given in a list, as in ['novice', 'random']; not {bots!r}")
    return bots


def check_seconds(seconds: Any) -> None:
    if seconds is not None and not (_is_number(seconds) and LEAST_SECONDS <= seconds < math.inf):
        raise BadOption(f"the seconds to think are a number from {LEAST_SECONDS} on, as in 0.5, or None; not {seconds!r}")


def check_precision(precision: Any) -> None:
    if precision is not None and not (_is_number(precision) and 0.0005 <= precision < 0.5):
        raise BadOption(
            f"a precision is half the width of an interval of shares, from 0.0005 to below 0.5, as in 0.02; not {precision!r}"
        )


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
