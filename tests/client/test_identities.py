"""Who one is on each server is kept between runs, for oneself alone."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from caravanserai.client.identities import config_dir, keep_identity, known_identity


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "caravanserai"


def test_nobody_is_known_at_first() -> None:
    assert known_identity("http://a") is None


def test_each_server_knows_one_by_its_own_identity(config: Path) -> None:
    keep_identity("http://a", "one")
    keep_identity("http://b", "two")
    keep_identity("http://a", "three")
    keep_identity("http://b", None)
    assert (known_identity("http://a"), known_identity("http://b")) == ("three", "two")
    assert [file.name for file in config.iterdir()] == ["identities.json"]


def test_nobody_else_can_read_it(config: Path) -> None:
    keep_identity("http://a", "one")
    assert stat.S_IMODE((config / "identities.json").stat().st_mode) == 0o600
    assert stat.S_IMODE(config.stat().st_mode) == 0o700


def test_a_damaged_file_remembers_nobody_and_is_replaced(config: Path) -> None:
    config.mkdir(parents=True)
    (config / "identities.json").write_text("{", encoding="utf-8")
    assert known_identity("http://a") is None
    keep_identity("http://a", "one")
    assert known_identity("http://a") == "one"


def test_without_a_setting_it_is_under_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_CONFIG_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert config_dir() == tmp_path / ".config" / "caravanserai"
