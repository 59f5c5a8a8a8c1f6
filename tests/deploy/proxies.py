"""The proxies of `deploy/proxy`, each run with its own configuration: only ports, files and the certificate are others."""

from __future__ import annotations

import datetime
import shutil
import socket
import subprocess
import time
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"
PROGRAMS = {"nginx": "nginx", "haproxy": "haproxy", "caddy": "caddy"}


def find(program: str) -> str | None:
    """Where a proxy is; Debian keeps some of them where only root looks."""
    return shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost that nobody has signed, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate, secret = folder / "localhost.pem", folder / "localhost.key"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    unsealed = serialization.NoEncryption()
    secret.write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, unsealed))
    return certificate, secret


class RunningProxy:
    """A proxy before two servers, until stopped."""

    def __init__(self, kind: str, folder: Path, servers: list[int], *, replaced: dict[str, str] | None = None) -> None:
        self.kind, self.folder = kind, folder
        self.plain, self.secure = free_port(), free_port()
        self.address = f"https://localhost:{self.secure}"
        self.certificate, key = make_certificate(folder)
        configuration = folder / kind
        given = replaced or {}
        changes = {"127.0.0.1:8001": f"127.0.0.1:{servers[0]}", "127.0.0.1:8002": f"127.0.0.1:{servers[1]}"} | given
        getattr(self, f"_prepare_{kind}")(changes, self.certificate, key)
        text = {"nginx": "nginx.conf", "haproxy": "haproxy.cfg", "caddy": "Caddyfile"}[kind]
        configuration.write_text(changed((DEPLOY / "proxy" / text).read_text(encoding="utf-8"), changes), encoding="utf-8")
        program = find(kind)
        assert program is not None
        arguments = {
            "nginx": ["-p", str(folder), "-c", str(configuration), "-g", "daemon off;"],
            "haproxy": ["-db", "-f", str(configuration)],
            "caddy": ["run", "--config", str(configuration), "--adapter", "caddyfile"],
        }
        self._log = (folder / "log").open("wb")
        surroundings = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        self._process = subprocess.Popen(
            [program, *arguments[kind]], stdout=self._log, stderr=subprocess.STDOUT, env=surroundings, cwd=folder
        )
        self._wait_until_up()

    def _prepare_nginx(self, changes: dict[str, str], certificate: Path, key: Path) -> None:
        temporary = "".join(
            f"    {kind}_temp_path {self.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        changes |= {
            "user www-data;\n": "",
            "/run/nginx.pid": f"{self.folder}/pid",
            "/var/log/nginx/error.log": f"{self.folder}/error",
            "worker_processes auto;": "worker_processes 1;",
            "worker_rlimit_nofile 65536;\n": "",
            "worker_connections 16384;": "worker_connections 256;",
            "http {\n": f"http {{\n{temporary}",
            "listen 80;\n        listen [::]:80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl http2;\n        listen [::]:443 ssl http2;": f"listen 127.0.0.1:{self.secure} ssl http2;",
            f"/etc/ssl/{NAME}.pem": str(certificate),
            f"/etc/ssl/{NAME}.key": str(key),
            f"server_name {NAME};": "server_name localhost;",
        }

    def _prepare_haproxy(self, changes: dict[str, str], certificate: Path, key: Path) -> None:
        both = self.folder / "both.pem"
        both.write_bytes(certificate.read_bytes() + key.read_bytes())
        changes |= {
            "    log /dev/log local0 notice\n": "",
            "maxconn 32768": "maxconn 200",
            "bind :80\n": f"bind 127.0.0.1:{self.plain}\n",
            "bind :443 ": f"bind 127.0.0.1:{self.secure} ",
            f"/etc/ssl/{NAME}.pem": str(both),
        }

    def _prepare_caddy(self, changes: dict[str, str], certificate: Path, key: Path) -> None:
        changes |= {
            "{\n\tservers {": f"{{\n\tadmin off\n\thttp_port {self.plain}\n\tservers {{",
            f"\n{{$SITE:{NAME}}} {{\n": f"\n{self.address} {{\n\ttls {certificate} {key}\n",
        }

    def _wait_until_up(self) -> None:
        for _ in range(600):
            assert self._process.poll() is None, self.log()
            try:
                socket.create_connection(("127.0.0.1", self.secure), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"{self.kind} did not start: {self.log()}")

    def log(self) -> str:
        told = (self.folder / "log").read_text(encoding="utf-8")
        errors = self.folder / "error"
        return (told + (errors.read_text(encoding="utf-8") if errors.exists() else ""))[-3000:]

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


def changed(text: str, changes: dict[str, str]) -> str:
    """The text with each of these put in place of what must be there."""
    for old, new in changes.items():
        assert old in text, f"the configuration does not say {old!r} any more"
        text = text.replace(old, new)
    return text
