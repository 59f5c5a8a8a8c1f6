"""A release that anybody can repeat: everything is built twice and compared, tried as users get it, and summed up in dist/.

The wheel that is compiled here is a trial, and lies in build/trial: those for users are built by .github/workflows/wheels.yml.
Nothing is uploaded, tagged or committed: docs/releasing.md tells what comes after.

python tools/release.py               a trial: the changelog may still say "Unreleased"
python tools/release.py --final       the changelog names the version, nothing is left uncommitted
python tools/release.py --hasty       compiled in a sixth of the time, to try the release itself
python tools/release.py --plain       without the compiled wheel, where others build those
python tools/release.py --with FILE   built with what a release was built with: its built-with.txt
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path

from caravanserai import __version__
from notices import NOTICES, notices
from readme import address

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
TRIAL = ROOT / "build" / "trial"
TOOLS = ("build", "cython", "msgspec", "setuptools")
"""What has a say in the bytes that are built, besides Python and the C compiler."""
BEFORE_THE_FIRST = {
    "README.md": ("Once the first version is released",),
    "docs/hosting.md": ("pip install .      # in a copy of this", "pip install .          # in a copy of this"),
    "docs/library.md": ("Install it from a checkout with `pip install .`",),
    "deploy/systemd/caravanserai.service": ("pip install ., in a copy of the repository",),
    "deploy/systemd/caravanserai@.service": ("pip install '.[postgres]', in a copy of the repository",),
}
"""What is true until the first version is released: from then on `pip install caravanserai` is enough."""
SEMANTIC = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")


def main() -> None:
    from bill import bill, installed_in

    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--final", action="store_true", help="the changelog must name the version, and all be committed")
    how = reader.add_mutually_exclusive_group()
    how.add_argument("--hasty", action="store_true", help="compile quickly: to try the release, not for users")
    how.add_argument("--plain", action="store_true", help="leave out the compiled wheel, which others build")
    reader.add_argument("--with", dest="recorded", type=Path, metavar="FILE", help="build with the tools that this file names")
    given = reader.parse_args()
    os.chdir(ROOT)
    step(f"Caravanserai {__version__}: words")
    check_words(given.final)
    step("building everything twice")
    with tempfile.TemporaryDirectory() as folder:
        builder = Path(sys.executable) if given.recorded is None else builder_of(Path(folder), given.recorded)
        build_all(builder, given.hasty, given.plain)
        recorded = built_with(builder)
    artefacts = [*sorted(DIST.iterdir()), *sorted(TRIAL.iterdir())]
    step("metadata")
    run(sys.executable, "-m", "twine", "check", "--strict", *artefacts)
    step("trying each as users get it")
    with tempfile.TemporaryDirectory() as folder:
        python = try_all(Path(folder), artefacts)
        (DIST / "built-with.txt").write_text(recorded + tried_with(python), encoding="utf-8")
        (DIST / f"caravanserai-{__version__}.cdx.json").write_text(
            bill(__version__, installed_in(python, ROOT)), encoding="utf-8"
        )
    shutil.copy(NOTICES, DIST)
    sum_up(DIST)


def step(what: str) -> None:
    print(f"==> {what}", flush=True)


def run(*command: str | Path, **variables: str) -> str:
    done = subprocess.run(
        [*map(str, command)], env=os.environ | variables, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout[-4000:]}")
    return done.stdout


def check_words(final: bool) -> None:
    """The version is in one place, and whatever names it besides names the same; the changelog and the notices are true."""
    wrong = [*wrong_words(final)]
    if wrong:
        sys.exit("\n".join(wrong))


def wrong_words(final: bool) -> list[str]:
    wrong = []
    if not SEMANTIC.fullmatch(__version__):
        wrong.append(f"{__version__} is no semantic version: one is called 1.2.3")
    named = r'"version": "([^"]+)"'
    for name, pattern in (("CITATION.cff", r"^version: (\S+)$"), ("web/package.json", named), ("web/package-lock.json", named)):
        found = re.search(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
        if found is None or found[1] != __version__:
            wrong.append(f"{name} names the version {found[1] if found else 'nowhere'}, and the package {__version__}")
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    if not headings or not headings[0].startswith((__version__,) if final else (__version__, "Unreleased")):
        wrong.append(f"CHANGELOG.md begins with {headings[:1]}, not with the version {__version__}")
    if NOTICES.read_text(encoding="utf-8") != notices():
        wrong.append("NOTICES.md is not what is bundled and installed. Run: python tools/notices.py")
    if final:
        wrong += words_of_before()
    if final and run("git", "status", "--porcelain"):
        wrong.append("there is something that is not committed")
    return wrong


def words_of_before() -> list[str]:
    """What is to be written anew for the first version, or once there is an address."""
    said = [(name, words) for name, several in BEFORE_THE_FIRST.items() for words in several]
    wrong = [f"{name} still says: {words}" for name, words in said if words in (ROOT / name).read_text(encoding="utf-8")]
    if address() is None:
        wrong.append("pyproject.toml names no Repository in [project.urls]: on PyPI the links of README.md would lead nowhere")
    return wrong


def python_in(environment: Path) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin") / "python"


def builder_of(folder: Path, recorded: Path) -> Path:
    """A Python with what this file names, and nothing else."""
    venv.create(folder / "builder", with_pip=True)
    python = python_in(folder / "builder")
    run(python, "-m", "pip", "install", "--disable-pip-version-check", "-r", recorded.resolve())
    return python


def built_with(builder: Path) -> str:
    """What was used to build, as `--with` reads it: lines of a requirements file, and the rest as remarks."""
    asked = "import importlib.metadata as m, sys; print(*(f'{name}=={m.version(name)}' for name in sys.argv[1:]), sep='\\n')"
    told = "import platform as p; print(f'Python {p.python_version()}, {p.system()} {p.machine()}')"
    compiler = subprocess.run([os.environ.get("CC", "cc"), "--version"], capture_output=True, text=True, check=False).stdout
    head = ["What these files were built with: make release RELEASE='--with built-with.txt'", run(builder, "-c", told).strip()]
    head += [f"C compiler, for the trial only: {compiler.splitlines()[0]}"] if compiler else []
    return "".join(f"# {line}\n" for line in head) + run(builder, "-c", asked, *TOOLS)


def tried_with(python: Path) -> str:
    """The versions of all that was installed to try it, on that day."""
    frozen = run(python, "-m", "pip", "freeze", "--disable-pip-version-check").splitlines()
    others = [line for line in frozen if not line.startswith("caravanserai")]
    return "".join(f"# {line}\n" for line in ["And what was installed when they were tried:", *others])


def build_all(builder: Path, hasty: bool, plain: bool) -> None:
    """Source archive, wheel for any machine, wheel for this one: from what is committed, in two folders, the same bytes."""
    for target in (DIST, TRIAL):
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        first, second = (build(builder, Path(folder) / name, hasty, plain) for name in ("first", "and-a-second"))
        for one in compared(first, second):
            shutil.copy(one, TRIAL if is_compiled(one) else DIST)
            print(f"{one.name}: {one.stat().st_size:,} bytes, twice the same")


def is_compiled(artefact: Path) -> bool:
    return artefact.suffix == ".whl" and "none-any" not in artefact.name


def compared(first: list[Path], second: list[Path]) -> list[Path]:
    """The first of two builds, if the second is the same."""
    for one, other in zip(first, second, strict=True):
        if one.name != other.name or one.read_bytes() != other.read_bytes():
            sys.exit(f"two builds differ in {one.name}; it stays in {keep(one, other)}")
    return first


def keep(*files: Path) -> Path:
    kept = ROOT / "build" / "differ"
    for file in files:
        place = kept / file.parent.parent.name
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
    return kept


def build(builder: Path, folder: Path, hasty: bool, plain: bool) -> list[Path]:
    sources, out = folder / "sources", folder / "out"
    sources.mkdir(parents=True)
    time = int(run("git", "log", "-1", "--format=%ct"))
    with subprocess.Popen(["git", "archive", "HEAD"], stdout=subprocess.PIPE) as archive:
        subprocess.run(["tar", "-x", "-C", sources], stdin=archive.stdout, check=True)
    settings = {"SOURCE_DATE_EPOCH": str(time), "PYTHONHASHSEED": "0", "CARAVANSERAI_NATIVE": "0"}
    command: list[str | Path] = [builder, "-m", "build", "--no-isolation", "--outdir", out]
    run(*command, "--sdist", sources, **settings, CARAVANSERAI_PURE="1")
    (archive_file,) = out.glob("*.tar.gz")
    pack_anew(archive_file, time)
    run(*command, "--wheel", sources, **settings, CARAVANSERAI_PURE="1")
    if not plain:
        shutil.rmtree(sources / "build", ignore_errors=True)
        run(*command, "--wheel", sources, **settings, CARAVANSERAI_HASTY="1" if hasty else "0")
    return sorted(out.iterdir())


def pack_anew(archive: Path, time: int) -> None:
    """The same files in order, all of one time and nobody's."""
    with tarfile.open(archive) as packed:
        members = [(member, packed.extractfile(member)) for member in packed.getmembers()]
        plain = io.BytesIO()
        with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as anew:
            for member, content in sorted(members, key=lambda one: one[0].name):
                member.mtime, member.uid, member.gid, member.uname, member.gname, member.pax_headers = time, 0, 0, "", "", {}
                member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
                anew.addfile(member, content)
    with archive.open("wb") as file, gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=time) as squeezed:
        squeezed.write(plain.getvalue())


def try_all(folder: Path, artefacts: list[Path]) -> Path:
    """Each in an environment of its own, with no repository near; the Python of the last one. Browsers are worked from here."""
    script = folder / "try_installed.py"
    shutil.copy(ROOT / "tools" / "try_installed.py", script)
    browsers = ("--browsers", sys.executable, ROOT / "tools" / "try_in_browsers.py")
    python = folder
    for number, artefact in enumerate(artefacts):
        environment = folder / f"environment-{number}"
        venv.create(environment, with_pip=True)
        python = python_in(environment)
        run(python, "-m", "pip", "install", "--disable-pip-version-check", artefact, CARAVANSERAI_PURE="1", PYTHONPATH="")
        kind = "--compiled" if is_compiled(artefact) else "--plain"
        print(f"{artefact.name}:\n{run(python, script, kind, *browsers, PYTHONPATH='')}", flush=True)
    return python


def sum_up(dist: Path) -> None:
    """A line for each file, as sha256sum writes and checks them; all of it told."""
    files = sorted(file for file in dist.iterdir() if file.name != "SHA256SUMS")
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}" for file in files]
    (dist / "SHA256SUMS").write_text("\n".join(sums) + "\n", encoding="utf-8")
    step(f"all in {dist.relative_to(ROOT)}; nothing was uploaded")
    print(*sums, sep="\n")


if __name__ == "__main__":
    main()
