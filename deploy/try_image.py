"""The steps of the Dockerfile where no Docker runs: each stage a folder of Debian's own packages, each RUN in it by chroot.

    sudo python3 deploy/try_image.py FOLDER [--bind PATH ...]

Needs root, debootstrap and unshare. At the end the server is started as the image's user, in a network of its own, and asked by
the image's own health check. `--bind` lets the steps read a folder of this machine as well, such as one with packages. Only
what our Dockerfile says is understood.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent
SUITE = "bookworm"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def instructions() -> list[tuple[str, str]]:
    lines = (HERE / "Dockerfile").read_text(encoding="utf-8").splitlines()
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines if line and not line.startswith("#")]


class Image:
    """The stages as they are made, one after the other."""

    def __init__(self, folder: Path, binds: list[str]) -> None:
        self.folder, self.binds = folder, binds
        self.root = folder
        self.stages: dict[str, Path] = {}
        self.workdir, self.user = "/", "root"
        self.kept: dict[str, list[str]] = {}

    def follow(self) -> None:
        for word, rest in instructions():
            print(f"--- {word} {rest}", flush=True)
            getattr(self, f"_{word.lower()}")(rest)

    def _from(self, rest: str) -> None:
        base, *named = rest.split(" AS ")
        assert base == f"debian:{SUITE}-slim", f"{base}: only debian:{SUITE}-slim can be made here"
        base_folder = self.folder / "base"
        if not base_folder.exists():
            subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(base_folder)], check=True, stdout=subprocess.DEVNULL)
            for name in ("sources.list", "sources.list.d", "apt.conf.d", "trusted.gpg.d"):
                subprocess.run(["cp", "-aT", f"/etc/apt/{name}", str(base_folder / "etc/apt" / name)], check=False)
        self.root = self.stages[named[0] if named else "last"] = self.folder / (named[0] if named else "last")
        shutil.rmtree(self.root, ignore_errors=True)
        subprocess.run(["cp", "-a", str(base_folder), str(self.root)], check=True)
        self.workdir, self.user = "/", "root"

    def _run(self, rest: str) -> None:
        self.inside(f"cd {self.workdir} && {rest}")

    def _workdir(self, rest: str) -> None:
        self.workdir = rest
        (self.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)

    def _copy(self, rest: str) -> None:
        *sources, target = [word for word in rest.split() if not word.startswith("--from=")]
        stage = [word.removeprefix("--from=") for word in rest.split() if word.startswith("--from=")]
        where = self.stages[stage[0]] if stage else SOURCES
        into = self.root / str(Path(self.workdir) / target).lstrip("/")
        into.mkdir(parents=True, exist_ok=True)
        for source in sources:
            found = where / source.lstrip("/")
            subprocess.run(["cp", "-a", f"{found}/." if found.is_dir() else str(found), str(into)], check=True)
        for left_out in [*into.rglob("*.so")] if not stage else []:
            left_out.unlink()

    def _user(self, rest: str) -> None:
        self.user = rest

    def _volume(self, rest: str) -> None:
        assert (self.root / rest.lstrip("/")).is_dir(), f"{rest} is not there for the user to write to"

    def _expose(self, rest: str) -> None:
        pass

    def _entrypoint(self, rest: str) -> None:
        self.kept["entrypoint"] = json.loads(rest)

    def _cmd(self, rest: str) -> None:
        self.kept["cmd"] = json.loads(rest)

    def _healthcheck(self, rest: str) -> None:
        self.kept["health"] = json.loads(rest.partition("CMD ")[2])

    def inside(self, script: str, *, alone: bool = False) -> None:
        """Run a shell's words in the stage as its user; alone, in a network of its own."""
        shown = [
            f'mkdir -p "$1{path}" && mount --bind {path} "$1{path}" && mount -o remount,bind,ro "$1{path}"' for path in self.binds
        ]
        mounts = " && ".join([*shown, 'mount --bind /dev "$1/dev"', 'mount -t proc proc "$1/proc"'])
        up = "ip link set lo up && " if alone else 'cp /etc/resolv.conf "$1/etc/" && '
        kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        given = " ".join(shlex.quote(f"{name}={value}") for name, value in {**kept, "PATH": PATH, "HOME": "/tmp"}.items())
        enter = f'exec env -i {given} chroot --userspec={self.user} "$1" sh -c "$2"'
        spaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *(["--net"] if alone else [])]
        subprocess.run([*spaces, "sh", "-c", f"{up}{mounts} && {enter}", "sh", str(self.root), script], check=True)

    def serve(self) -> None:
        """Start it as the image does, ask as its health check does, and stop it as Docker does."""
        server = shlex.join([*self.kept["entrypoint"], *self.kept["cmd"]])
        health = shlex.join(self.kept["health"])
        python = self.kept["health"][0]
        compiled = (
            "from caravanserai.core.build import is_compiled; from caravanserai.core.discovery import game_ids, load_game; "
            "games = [load_game(name).id for name in game_ids()]; assert games and all(map(is_compiled, games)), games; "
            "print('compiled rules:', *games)"
        )
        self.inside(
            f"""set -e; cd {self.workdir}; id
            ! command -v gcc && ! command -v cc && echo 'no compiler'
            {python} -c {shlex.quote(compiled)}
            {server} & server=$!
            n=0; until {health} 2>/dev/null; do n=$((n+1)); [ $n -lt 60 ]; sleep 1; done; echo 'the health check is content'
            kill -TERM $server; wait $server; echo 'stopped in order'; ls -la {self.workdir}""",
            alone=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Follow the Dockerfile without Docker.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bind", action="append", default=[])
    given = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("deploy/try_image.py: only root can make folders to live in; try with sudo")
    given.folder.mkdir(parents=True, exist_ok=True)
    image = Image(given.folder.resolve(), given.bind)
    image.follow()
    image.serve()


if __name__ == "__main__":
    main()
