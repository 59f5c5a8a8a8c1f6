"""The words of a game as its files have them, and games in which nearly everything happens that has to be told."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caravanserai.core.contract import Event, Game, Options, Prompt, Refusal
from caravanserai.core.speech import tag_of


@cache
def source(place: str, language: str) -> str:
    return (files(place) / "text" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(place: str, language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source(place, language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), "an id is given twice"
    return {entry.id.name: entry for entry in entries}


class Parts(Visitor):
    """The variables of a text, and the other messages it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)


def variables(place: str, language: str, message_id: str) -> set[str]:
    """All that a message must be given, through what it refers to as well."""
    parts = Parts()
    parts.visit(messages(place, language)[message_id])
    return parts.variables.union(*(variables(place, language, reference) for reference in parts.references))


def attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def texts(place: str, language: str) -> Iterator[tuple[str, str]]:
    """Every text that stands by itself, by id, as it is written."""
    for message_id, message in messages(place, language).items():
        patterns = {message_id: message.value} | {f"{message_id}.{part.id.name}": part.value for part in message.attributes}
        for name, pattern in patterns.items():
            if pattern is not None:
                assert pattern.span is not None
                yield name, source(place, language)[pattern.span.start : pattern.span.end]


def check_same_in(place: str, language: str, own_forms: set[str]) -> None:
    """The same ids as in English, with the same arguments and forms, but for words that each language bends its own way."""
    english, other = messages(place, "en"), messages(place, language)
    assert english.keys() == other.keys()
    for message_id in english:
        assert message_id in own_forms or attributes(english[message_id]) == attributes(other[message_id]), message_id
        assert variables(place, "en", message_id) == variables(place, language, message_id), message_id


def left_in_english(place: str, language: str) -> set[str]:
    """What reads the same in English."""
    english = dict(texts(place, "en"))
    return {name for name, text in texts(place, language) if english.get(name) == text}


def reasons(place: str) -> set[str]:
    """Every reason that the game's own code refuses a move for, or what it asks of the core."""
    code = (files(place) / "table" / "refusals.py").read_text(encoding="utf-8")
    if "caravanserai.core.refusing" in code:
        code += (files("caravanserai.core") / "refusing.py").read_text(encoding="utf-8")
    tables = re.findall(r"^_\w+: dict\[\w+, str\] = \{(.+)\}$", code, re.MULTILINE)
    listed = {reason for table in tables for reason in re.findall(r': "(\w+)"', table)}
    calls = re.findall(r'Refusal\(\s*"(\w+)"(?: if [^"\n]*? else "(\w+)")?', code)
    return {reason for call in calls for reason in call if reason} | listed


@cache
def numbers_of_kinds(game: Game) -> dict[str, list[int]]:
    kinds: dict[str, list[int]] = {}
    for number in range(game.moves):
        kinds.setdefault(tag_of(game.move(number)), []).append(number)
    return kinds


class Met:
    """What random games came to: each refusal, event and prompt once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.refusals: dict[str, Refusal] = {}
        self.events: dict[str, Event] = {}
        self.prompts: dict[str, Prompt] = {}

    def play(self, chance: random.Random, players: int, options: Options) -> None:
        """One game, by kinds of moves, so that the rare ones are made too; a move of each kind is asked about at each step."""
        game = self.game
        position = game.start(players, options)
        while not position.is_over():
            self.prompts.setdefault(repr(game.prompt(position)), game.prompt(position))
            for numbers in numbers_of_kinds(game).values():
                if refusal := game.why_not(position, chance.choice(numbers)):
                    self.refusals.setdefault(repr(refusal), refusal)
            legal: dict[str, list[int]] = {}
            for number in position.legal_moves():
                legal.setdefault(tag_of(game.move(number)), []).append(number)
            for event in game.play(position, chance.choice(legal[chance.choice(sorted(legal))])):
                self.events.setdefault(repr(event) if tag_of(event) != "asked" else "asked", event)
        for number in (-1, 0):
            refusal = game.why_not(position, number)
            assert refusal is not None
            self.refusals.setdefault(repr(refusal), refusal)
        self.prompts.setdefault(repr(game.prompt(position)), game.prompt(position))
