"""Mail, where whoever runs the server has named one that takes it. Nobody is written to who has not confirmed their address."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from datetime import UTC, datetime
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from urllib.parse import unquote, urlsplit

import msgspec

from caravanserai.service.config import BadConfig
from caravanserai.service.notices.addresses import bad_address
from caravanserai.service.notices.letters import NotDelivered

SEND_SECONDS = 10.0
LONGEST = 254
RIGHT = "smtp://user:password@mail.example.org:587, or smtps:// where it is encrypted from the start"


class MailContent(msgspec.Struct, frozen=True):
    """What is kept of an address for mail besides itself."""

    language: str = "en"
    base: str = ""
    """By which address its owner knows this server."""


class Smtp(msgspec.Struct, frozen=True):
    """The server that takes our mail, and whose name is under it."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    encrypted: bool = False
    """From the start; else as soon as the server offers it, and where it has a user, not without."""

    async def send(self, message: EmailMessage) -> None:
        """Send it, beside the loop; raises `NotDelivered`."""
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            raise NotDelivered(f"mail was not taken: {type(error).__name__}") from error

    def _send(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        if self.encrypted:
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SEND_SECONDS, context=context)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=SEND_SECONDS)
        with line:
            line.ehlo()
            if not self.encrypted and (self.user or line.has_extn("starttls")):
                line.starttls(context=context)
                line.ehlo()
            if self.user:
                line.login(self.user, self.password)
            line.send_message(message)


def read_smtp(address: str, sender: str) -> Smtp:
    """A mail server from its address; raises `BadConfig`."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadConfig(f"a mail server is given as {RIGHT}") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadConfig(f"a mail server is given as {RIGHT}")
    if not sender or not _is_address(sender):
        raise BadConfig("--smtp needs --mail-from, the address that mail comes from, such as games@example.org")
    encrypted = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, port or (465 if encrypted else 587), sender, user, password, encrypted)


def check_mail_address(address: str) -> str:
    """An address that mail can go to; raises `Refused`."""
    address = address.strip()
    if not _is_address(address):
        raise bad_address("this is not an address for mail; one looks like ann@example.org")
    return address


def _is_address(address: str) -> bool:
    name, at, domain = address.rpartition("@")
    if not at or len(address) > LONGEST or not address.isprintable() or any(mark in address for mark in ' ,;<>"\\()[]'):
        return False
    try:
        Address(addr_spec=address)
    except (ValueError, IndexError, UnicodeError, HeaderParseError):  # which of them depends on the version of Python
        return False
    return "." in domain.strip(".") and bool(name)


def mail(smtp: Smtp, to: str, subject: str, paragraphs: list[str], *, id: str, stop: str = "") -> EmailMessage:
    """A message in plain text; with a link by which its reader stops them, also by one press in their mail program."""
    message = EmailMessage()
    message["From"] = smtp.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = f"<{id}@{smtp.sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content("\n\n".join(paragraphs) + "\n")
    return message
