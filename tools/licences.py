"""By what licence a Python package may be used, as it states it itself."""

from __future__ import annotations

import sys
from importlib.metadata import Distribution

LONGEST = 40
"""Some packages put the whole text of their licence where its name should be."""


def licence_of(package: Distribution) -> str:
    """By its expression, in a word, or by the list that it is classified in."""
    stated: list[str] = [text for name in ("License-Expression", "License") for text in package.metadata.get_all(name) or []]
    told = stated[0] if stated else ""
    if told and len(told) <= LONGEST:
        return told
    classified = [
        line.rpartition(" :: ")[2] for line in package.metadata.get_all("Classifier") or [] if line.startswith("License ::")
    ]
    if classified:
        return ", ".join(classified)
    if told:
        return told.strip().splitlines()[0][:LONGEST]
    sys.exit(f"{package.name} does not say by what licence it may be used")
