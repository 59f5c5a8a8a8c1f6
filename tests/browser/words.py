"""The page's words as its readers see them, so that a test can press a button in any language."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.server_process import ROOT

SOURCES = (
    "web/src/text/{language}/*.ftl",
    "web/src/*/text/{language}.ftl",
    "web/src/beside/*/text/{language}.ftl",
    "web/src/games/*/text/beside/{language}.ftl",
    "web/src/table/apart/text/{language}.ftl",
    "web/src/beside/*/text/{language}.ftl",
    "web/src/table/text/*/{language}.ftl",
    "web/src/games/*/text/{language}.ftl",
    "web/src/games/*/text/order/{language}.ftl",
    "web/src/journal/text/{language}.ftl",
    "web/src/games/*/text/journal/{language}.ftl",
    "src/caravanserai/games/*/text/{language}.ftl",
    "tests/conformance/toys/*/text/{language}.ftl",
)


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for pattern in SOURCES:
        for file in sorted(ROOT.glob(pattern.format(language=language))):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def said(language: str, text_id: str, /, **given: Any) -> str:
    """The text with this id, or of one of its attributes (`id.attribute`)."""
    whole, _, attribute = text_id.partition(".")
    message = bundle(language).get_message(whole)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{text_id} has no text"
    told, faults = bundle(language).format_pattern(pattern, given)
    assert not faults, faults
    return str(told)
