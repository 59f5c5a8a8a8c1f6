"""Signatures by which a text is a server's own: Ed25519, over every line. Whoever has the server's public key can tell.

The library is loaded when something is signed or checked, not before.
"""

from __future__ import annotations

PURPOSE = b"caravanserai game\n"
"""What is signed here is a game, and can be taken for nothing else."""
KEY_DIGITS = 64
SIGNATURE_DIGITS = 128
_NOBODYS = frozenset(
    low + high
    for low, highs in {
        "00" * 31: ("00", "80"),
        "01" + "00" * 30: ("00", "80"),
        "ec" + "ff" * 30: ("7f", "ff"),
        "ed" + "ff" * 30: ("7f", "ff"),
        "ee" + "ff" * 30: ("7f", "ff"),
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc": ("05", "85"),
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03": ("7a", "fa"),
    }.items()
    for high in highs
)
"""The points of small order: under these as keys a signature can be made for any text without a private key."""


class SigningKey:
    """A server's private key, as 32 bytes to keep, and the public key that goes with it."""

    def __init__(self, private: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(private)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, contents: list[str]) -> str:
        """The signature of these lines, in hexadecimal digits."""
        return self._key.sign(_message(contents)).hex()


def is_signed(contents: list[str], public: str, signature: str) -> bool:
    """Whether whoever has the private key that goes with this public one has signed exactly these lines."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    if len(public) != KEY_DIGITS or len(signature) != SIGNATURE_DIGITS or public.lower() in _NOBODYS:
        return False
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
        key.verify(bytes.fromhex(signature), _message(contents))
    except (InvalidSignature, ValueError):
        return False
    return True


def _message(contents: list[str]) -> bytes:
    return PURPOSE + "\n".join(contents).encode()
