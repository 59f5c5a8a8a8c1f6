"""npm installs the page's tools only from a lock that names them for every system, not only for the one it was written on."""

from __future__ import annotations

import json

from tests.build.derivation import ROOT


def test_the_lock_names_all_that_any_system_needs() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    named = {place.rpartition("node_modules/")[2] for place in packages}
    missing = {
        f"{needed} of {place}"
        for place, package in packages.items()
        for needed in package.get("dependencies", {}) | package.get("optionalDependencies", {})
        if needed not in named
    }
    assert not missing, "write it anew in web/: rm -r node_modules package-lock.json; npm install --package-lock-only"


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (ROOT / "web/package-lock.json").read_text()
