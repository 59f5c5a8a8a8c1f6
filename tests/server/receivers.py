"""Who notices go to: a web server that notes what it is sent, a browser's subscription that can read it, and a mail server."""

from __future__ import annotations

import json
import socketserver
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, TypeVar

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

T = TypeVar("T")


def until(found: Callable[[], T]) -> T:
    """Wait for something to be there."""
    for _ in range(2000):
        there = found()
        if there:
            return there
        time.sleep(0.01)
    raise AssertionError("it never came")


class Received(NamedTuple):
    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


Answers = Callable[[Received], tuple[int, dict[str, str], bytes]]


class Receiver:
    """A web server on this machine that notes what it is sent, and answers as it is told."""

    def __init__(self, host: str = "127.0.0.1", port: int = 0) -> None:
        self.got: list[Received] = []
        self.answers: Answers = lambda received: (201, {}, b"{}")
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                received = Received(self.command, self.path, headers, body)
                receiver.got.append(received)
                status, more, content = receiver.answers(received)
                self.send_response(status)
                for name, value in more.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def do_PATCH(self) -> None:
                self.do_POST()

            def do_GET(self) -> None:
                self.do_POST()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer((host, port), Handler)
        self.port = self._server.server_address[1]
        self.address = f"http://{host}:{self.port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def wait(self, count: int) -> list[Received]:
        until(lambda: len(self.got) >= count)
        return self.got

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Subscribed:
    """A browser's subscription: its keys, and the standard way to read what was encrypted for them (RFC 8188, RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def given(self, **changes: Any) -> dict[str, Any]:
        """What its page tells the server."""
        return {"endpoint": self.endpoint, "p256dh": _text(self._point), "auth": _text(self._auth), **changes}

    def read(self, body: bytes) -> Any:
        """The message, decrypted: one record, which ends with the mark of the last."""
        salt, size, named = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + named], body[21 + named :]
        assert len(record) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derived(self._auth, shared, b"WebPush: info\0" + self._point + sender, 32)
        key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        text, mark, padding = AESGCM(key).decrypt(nonce, record, None).partition(b"\x02")
        assert mark
        assert not padding.strip(b"\0")
        return json.loads(text)


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """What a sender says of itself, after its signature was checked, and its public key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = _bytes(signature)
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(parts["k"]))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(_bytes(claims)), parts["k"]


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class MailServer:
    """Takes mail by SMTP, and keeps it."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.refuses = False
        server = self

        class Line(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 ready\r\n")
                while line := self.rfile.readline():
                    word = line.strip().upper()
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        self.wfile.write(server.take(self._content()))
                    elif word == b"QUIT":
                        self.wfile.write(b"221 bye\r\n")
                        return
                    else:
                        self.wfile.write(b"250 fine\r\n")

            def _content(self) -> bytes:
                lines = []
                while (line := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
                return b"".join(lines)

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Line)
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def take(self, content: bytes) -> bytes:
        if self.refuses:
            return b"554 no\r\n"
        message = message_from_bytes(content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.got.append(message)
        return b"250 taken\r\n"

    def wait(self, count: int) -> list[EmailMessage]:
        until(lambda: len(self.got) >= count)
        return self.got

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
