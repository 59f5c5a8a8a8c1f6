"""Nobody whose work comes along is left out: of the notices, of the licences in the page."""

from __future__ import annotations

import json
import re
import sys

from notices import BUNDLED, NOTICES, bundled, installed
from tests.build.derivation import ROOT


def told_under(heading: str) -> set[str]:
    chapter = NOTICES.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    return set(re.findall(r"^- (\S+) \(", chapter, re.MULTILINE))


def test_the_notices_name_all_that_is_bundled_and_all_that_is_installed() -> None:
    assert told_under("In the page") == {work.name for work in bundled()}
    here = {work.name for work in installed()}
    assert here <= told_under("Python packages")
    if sys.version_info[:2] == (3, 11):  # newer ones need fewer
        assert here == told_under("Python packages")


def test_what_the_page_bundles_is_what_the_lock_names() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    for work in bundled():
        locked = packages[f"node_modules/{work.name}"]
        assert (work.version, work.licence) == (locked["version"], locked["license"])


def test_what_the_page_needs_is_bundled_and_its_licence_is_there_in_full() -> None:
    needed = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    names = {work.name for work in bundled()}
    assert {*needed, "svelte"} <= names
    text = BUNDLED.read_text(encoding="utf-8")
    for name in names:
        assert f"\n{name}\n" in text, name
