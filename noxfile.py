"""The suite with each Python that is promised: `make matrix`. Node, browsers and linters are the business of .ci/run.

nox --session suite     all unit tests, the rules compiled
nox --session smoke     build, install, play and serve, with a few quick tests; for a machine that is slow, or of another system
"""

import nox

PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
QUICK = (
    "tests/core",
    "tests/platforms",
    "tests/build/test_derive.py",
    "tests/games/camel_up/test_movement.py",
    "tests/test_surface.py",
)

nox.options.sessions = ["suite"]
nox.options.default_venv_backend = "uv|venv"


@nox.session(python=PYTHONS)
def suite(session: nox.Session) -> None:
    """Everything that needs no browser."""
    session.install(".[dev]")
    session.run("python", "tools/try_installed.py", "--compiled", env={"PYTHONPATH": ""})
    _copied(session)
    session.run("python", "-m", "pytest", "-m", "not slow and not browser", "-n", "auto", *session.posargs)


@nox.session(python=PYTHONS)
def smoke(session: nox.Session) -> None:
    """Whether it builds, plays and serves."""
    session.install(".[dev]")
    session.run("python", "tools/try_installed.py")
    _copied(session)
    session.run("python", "-m", "pytest", "-m", "not slow and not browser", *QUICK, *session.posargs)


def _copied(session: nox.Session) -> None:
    """Tests are to see the package that was installed, compiled for this Python: not what lies in src."""
    session.run("python", "-c", "import caravanserai, sys; sys.exit('/src/' in caravanserai.__file__)")
