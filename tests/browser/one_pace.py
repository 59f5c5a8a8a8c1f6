"""Loaded before the processes of a tests' server begin: bots, lenses and reviews do not give way to what runs beside them.

Whoever looks at a page in a test waits for them, and on a machine that is busy with other tests they would hardly come to turn.
"""

from __future__ import annotations

import os


def stay(steps: int) -> int:
    """As if the processor were never wanted by anybody else."""
    return 0


setattr(os, "nice", stay)  # noqa: B010
