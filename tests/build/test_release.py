"""What `make release` checks and does before anything is built for long."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

import pytest

import release
from tests.build.derivation import ROOT


def test_the_version_is_the_same_wherever_it_is_named() -> None:
    assert [wrong for wrong in release.wrong_words(final=False) if "NOTICES.md" not in wrong] == []


def test_a_final_release_needs_its_version_in_the_changelog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "__version__", "9.9.9")
    monkeypatch.setattr(release, "run", lambda *_: " M README.md")
    wrong = " ".join(release.wrong_words(final=True))
    assert "CITATION.cff names the version 0" in wrong
    assert "CHANGELOG.md begins with" in wrong
    assert "not committed" in wrong


@pytest.mark.parametrize("version", ["1", "1.2", "v1.2.3", "1.2.3-dev"])
def test_what_is_no_semantic_version_is_refused(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "__version__", version)
    assert any("1.2.3" in wrong and "semantic" in wrong for wrong in release.wrong_words(final=False))


def test_the_same_files_make_the_same_archive_whoever_packs_them_and_when(tmp_path: Path) -> None:
    for number, names in enumerate((["a/x", "a/y"], ["a/y", "a/x"])):
        with tarfile.open(tmp_path / f"{number}.tar.gz", "w:gz") as archive:
            for name in names:
                member = tarfile.TarInfo(name)
                member.size, member.mtime, member.uid, member.uname = 5, 1000 * number, number, f"person {number}"
                archive.addfile(member, io.BytesIO(b"words"))
        release.pack_anew(tmp_path / f"{number}.tar.gz", 1_700_000_000)
    assert (tmp_path / "0.tar.gz").read_bytes() == (tmp_path / "1.tar.gz").read_bytes()
    with tarfile.open(tmp_path / "0.tar.gz") as archive:
        assert archive.getnames() == ["a/x", "a/y"]


def test_sums_are_those_of_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    (tmp_path / "file").write_bytes(b"")
    release.sum_up(tmp_path)
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert (tmp_path / "SHA256SUMS").read_text(encoding="utf-8") == f"{empty}  file\n"


def test_hosted_checks_call_what_is_here() -> None:
    checks = (ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8")
    assert "run: .ci/run" in checks
    assert "run: make docs" in checks
