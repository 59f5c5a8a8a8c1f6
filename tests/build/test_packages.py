"""The package as users get it: compiled, without a compiler, for any machine, and from its source archive."""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.build.derivation import ROOT, kernels
from tests.build.packages import PLAY_EVERY_GAME, build_wheel, copy_sources, fresh_environment, install, run

pytestmark = pytest.mark.slow

WARNING = "the compiled rules are not installed"


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def contents(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            yield name, archive.read(name)


def sources_in(folder: Path) -> set[str]:
    """Everything under `src` that users need: rules, words, rulebooks, and the page as it was built."""
    root = folder / "src"
    files = [file for kind in ("*.py", "*.ftl", "*.md", "py.typed") for file in root.rglob(kind)]
    page = [file for file in (root / "caravanserai" / "server" / "page").rglob("*") if file.is_file()]
    assert page
    return {str(file.relative_to(root)) for file in files + page}


def folder_of(kernel: str) -> str:
    """The folder of a kernel's game."""
    return kernel.removesuffix(".kernel.position").replace(".", "/")


def test_without_compiling_the_wheel_is_for_any_machine(tmp_path: Path) -> None:
    sources = copy_sources(tmp_path / "sources")
    wheel = build_wheel(sources, tmp_path / "wheels", CARAVANSERAI_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert sources_in(sources) <= names(wheel)
    assert not [name for name in names(wheel) if name.endswith((".so", ".c", ".pyx"))]


def test_without_a_compiler_it_installs_plays_and_says_so_once(tmp_path: Path) -> None:
    sources = copy_sources(tmp_path / "sources")
    python = fresh_environment(tmp_path)
    install(python, sources, CC="/bin/false")
    said = run(python, "-c", PLAY_EVERY_GAME, cwd=tmp_path)
    assert said.count(WARNING) == 1
    played = [line.split()[2] for line in said.splitlines() if "[" in line]
    assert played
    assert set(played) == {"False"}


def test_from_the_source_archive_a_wheel_is_compiled_and_plays(tmp_path: Path) -> None:
    sources = copy_sources(tmp_path / "sources")
    python = fresh_environment(tmp_path)
    run(python, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path / "archives", sources, cwd=tmp_path)
    (archive,) = (tmp_path / "archives").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        inside = {name.split("/", 1)[1] for name in packed.getnames() if "/" in name}
    assert {"setup.py", "pyproject.toml", "tools/derive.py", "README.md", "LICENSE"} <= inside
    assert {f"src/{name}" for name in sources_in(sources)} <= inside
    assert not [name for name in inside if name.endswith((".so", ".c", ".pyx"))]

    wheel = build_wheel(archive, tmp_path / "wheels", CARAVANSERAI_HASTY="1")
    assert "none-any" not in wheel.name
    assert sources_in(sources) <= names(wheel)
    for kernel in kernels():
        assert [name for name in names(wheel) if name.startswith(f"{folder_of(kernel)}/_kernel.") and name.endswith(".so")]
    assert not [name for name, content in contents(wheel) if name.endswith(".so") and b".debug_info" in content]

    install(python, wheel)
    said = run(python, "-c", PLAY_EVERY_GAME, cwd=tmp_path)
    assert WARNING not in said
    assert {line.split()[2] for line in said.splitlines()} == {"True"}
    tried = run(python, ROOT / "tools" / "try_installed.py", "--compiled", cwd=tmp_path)
    assert "from the command to the first move" in tried
