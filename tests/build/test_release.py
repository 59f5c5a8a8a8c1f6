"""What `make release` checks and does before anything is built for long."""

from __future__ import annotations

import io
import json
import platform
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import readme
import release
from caravanserai import __version__
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


def test_a_final_release_says_what_is_true_from_then_on() -> None:
    """Whatever is said of the time before stands where it is said to stand, so that none of it is overlooked."""
    wrong = release.words_of_before()
    said = [words for several in release.BEFORE_THE_FIRST.values() for words in several]
    assert [words for words in said if not any(words in one for one in wrong)] == []
    assert any("[project.urls]" in one for one in wrong)


def test_links_and_pictures_of_the_readme_lead_to_the_repository_once_it_has_an_address() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert readme.shown(text, None) == text
    led = readme.shown(text, "https://example.org/caravanserai/")
    assert "![Planning a move in Five Tribes](https://example.org/caravanserai/raw/HEAD/docs/screenshots/" in led
    assert "[hosting](https://example.org/caravanserai/blob/HEAD/docs/hosting.md)" in led
    assert re.findall(r"\]\((?!https://)[^)]*\)", led) == []


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


@pytest.mark.slow
def test_two_builds_of_what_is_committed_have_the_same_bytes_and_sound_metadata(tmp_path: Path) -> None:
    if subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, check=False).returncode:
        pytest.skip("this is no working copy of git")
    pytest.importorskip("twine")
    builder = Path(sys.executable)
    first, second = (release.build(builder, tmp_path / name, hasty=False, plain=True) for name in ("first", "and-a-second"))
    assert [file.name for file in release.compared(first, second)] == [
        f"caravanserai-{__version__}-py3-none-any.whl",
        f"caravanserai-{__version__}.tar.gz",
    ]
    release.run(sys.executable, "-m", "twine", "check", "--strict", *first)


@pytest.mark.slow
def test_the_bill_of_materials_is_valid_and_names_what_is_installed_and_bundled() -> None:
    pytest.importorskip("cyclonedx")
    from bill import bill, installed_in
    from notices import bundled

    told = json.loads(bill(__version__, installed_in(Path(sys.executable), ROOT)))
    assert told["metadata"]["component"]["version"] == __version__
    named = {component["purl"] for component in told["components"]}
    assert {f"pkg:npm/{work.name.replace('@', '%40')}@{work.version}" for work in bundled()} <= named
    assert any(name.startswith("pkg:pypi/msgspec@") for name in named)


def test_a_build_that_differs_is_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    for name in ("first", "second"):
        (tmp_path / name / "out").mkdir(parents=True)
        (tmp_path / name / "out" / "a.whl").write_text(name)
    with pytest.raises(SystemExit, match=r"two builds differ in a\.whl"):
        release.compared([tmp_path / "first" / "out" / "a.whl"], [tmp_path / "second" / "out" / "a.whl"])
    assert {file.read_text() for file in (tmp_path / "build" / "differ").rglob("a.whl")} == {"first", "second"}


def test_what_was_used_to_build_can_be_installed_again() -> None:
    lines = release.built_with(Path(sys.executable)).splitlines()
    needed = [line for line in lines if not line.startswith("#")]
    assert [line.partition("==")[0] for line in needed] == [*release.TOOLS]
    assert all(line.partition("==")[2] for line in needed)
    assert any(platform.python_version() in line for line in lines)


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
