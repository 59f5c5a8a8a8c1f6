"""The suite with each Python that is promised: `make matrix`. Node, browsers and linters are the business of .ci/run.

nox --session suite     all unit tests, the rules compiled
nox --session smoke     build, install, play and serve, with a few quick tests; for a machine that is slow, or of another system
nox --session coverage  which lines the suite reaches; `make coverage` says which tests run once more with plain rules
"""

import os
import shutil
import subprocess
from pathlib import Path

import nox

PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
QUICK = (
    "tests/core",
    "tests/platforms",
    "tests/build/test_derive.py",
    "tests/games/camel_up/test_movement.py",
    "tests/test_surface.py",
)


def all_of_pyenv() -> None:
    """Of what pyenv has, it shows only the versions that were chosen: here all are."""
    if "PYENV_VERSION" not in os.environ and shutil.which("pyenv"):
        has = subprocess.run(["pyenv", "versions", "--bare"], capture_output=True, text=True, check=False).stdout.split()
        wanted = [version for version in has if ".".join(version.split(".")[:2]) in PYTHONS]
        os.environ["PYENV_VERSION"] = ":".join([*wanted, "system"])


all_of_pyenv()
nox.options.sessions = ["suite"]
nox.options.default_venv_backend = "uv|venv"


@nox.session(python=PYTHONS)
def suite(session: nox.Session) -> None:
    """Everything that needs no browser."""
    _install(session)
    session.run("python", "tools/try_installed.py", "--compiled", env={"PYTHONPATH": ""})
    _copied(session)
    session.run("python", "-m", "pytest", "-m", "not slow and not browser", "-n", "auto", *session.posargs)


@nox.session(python=PYTHONS)
def smoke(session: nox.Session) -> None:
    """Whether it builds, plays and serves."""
    _install(session)
    session.run("python", "tools/try_installed.py")
    _copied(session)
    tests = ("python", "-m", "pytest", "-m", "not slow and not browser", *QUICK)
    session.run(*tests, *session.posargs, env={"PYTHONUTF8": "1"})


@nox.session(python="3.12")
def coverage(session: nox.Session) -> None:
    """Which lines are reached. Compiled rules cannot be followed line by line, so their tests run once more, as plain Python."""
    _install(session)
    _copied(session)
    measured = ("python", "-m", "coverage", "run", "-m", "pytest", "-n", "auto", "-m")
    session.run("python", "-m", "coverage", "erase")
    session.run(*measured, "not slow and not browser")
    session.run(*measured, "not slow", *session.posargs, env={"CARAVANSERAI_PURE": "1"})
    session.run("python", "-m", "coverage", "combine", "--quiet")
    session.run("python", "-m", "coverage", "json", "--quiet")
    session.run("python", "tools/covered.py", "build/coverage.json")


def _install(session: nox.Session) -> None:
    """What was built before is not to be taken for what is built now: setuptools would pack modules that are gone."""
    for left in Path("build").glob("lib*"):
        shutil.rmtree(left)
    session.install(".[dev]")


def _copied(session: nox.Session) -> None:
    """Tests are to see the package that was installed, compiled for this Python: not what lies in src."""
    where = "import caravanserai, sys; where = caravanserai.__file__; 'site-packages' in where or sys.exit(f'it lies in {where}')"
    session.run("python", "-c", where)
