"""People who play: what they ask for they ask until there is an answer, each command under a key of its own."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from caravanserai.api.messages import Ack, Error, LiveMessage, Update

PATIENCE = 180.0
"""Seconds that a message is sent again and again before the server is given up."""
ANSWER_SECONDS = 10.0
"""Seconds after which what was not answered is sent again."""
PAUSES = (0.05, 0.1, 0.2, 0.4)
"""Seconds between two tries; the last of them from then on: a server that starts needs the processor more than whoever asks."""
TROUBLE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)
PASSING = {"try_again", "no_storage"}
"""Refusals after which one asks again."""
LATE = {"nothing_to_undo", "not_playing"}
"""Refusals to go back of a table that has gone on by itself meanwhile, or has come to its end."""
AWAY = {502, 503, 504}
"""What a server, or a proxy before it, answers while nobody can be reached."""


class Failed(Exception):
    """A promise that was not kept."""


class TooLate(Failed):
    """Somebody, or the table for somebody who has no choice, was faster."""


def refusal(who: str, code: str, told: str) -> Failed:
    return (TooLate if code in LATE else Failed)(f"{who} was refused: {told[:500]}")


class Player:
    """Somebody with a token, who asks until there is an answer: by HTTP, or over a live socket that is opened anew when lost."""

    def __init__(self, address: str, name: str, *, live: bool, answer_seconds: float = ANSWER_SECONDS) -> None:
        self.address = address
        self.name = name
        self.live = live
        self.retries = 0
        self._answer_seconds = answer_seconds
        self._http = httpx.AsyncClient(base_url=address, timeout=answer_seconds)
        self._socket: ClientConnection | None = None
        self._at = ""
        self._waiting: Waiting | None = None

    def waits(self) -> float:
        """For how many seconds there has been no answer to what was asked last."""
        return self._waiting.seconds() if self._waiting is not None else 0.0

    async def come(self) -> None:
        await self._until_answered(lambda: self._http.get("/api/me"))
        made = await self._until_answered(
            lambda: self._http.post("/api/tokens", json={"label": self.name}, headers={"Origin": self.address})
        )
        self._http.cookies.clear()
        self._http.headers["Authorization"] = f"Bearer {made.json()['secret']}"

    async def _until_answered(self, ask: Any) -> httpx.Response:
        waiting = self._waiting = Waiting(self.name)
        while True:
            try:
                async with asyncio.timeout(self._answer_seconds):
                    answer: httpx.Response = await ask()
                if answer.status_code == 200:
                    self._waiting = None
                    return answer
                if answer.status_code not in AWAY:
                    raise refusal(self.name, answer.json().get("code", ""), f"{answer.status_code} {answer.text}")
                waiting.note(f"{answer.status_code} {answer.text[:100]}")
            except TROUBLE as trouble:
                waiting.note(repr(trouble))
            self.retries += 1
            await waiting.pause()

    async def open_table(self, settings: dict[str, Any]) -> str:
        made = await self._until_answered(lambda: self._http.post("/api/tables", json=settings))
        return str(made.json()["table"])

    async def tell_group(self, table: str, address: str) -> None:
        """Have a table tell a group whose turn it is; only once, also if the answer to that was lost."""

        async def ask() -> httpx.Response:
            known = await self._http.get(f"/api/tables/{table}/hooks")
            if known.status_code == 200 and not known.json():
                return await self._http.post(f"/api/tables/{table}/hooks", json={"address": address})
            return known

        await self._until_answered(ask)

    async def look(self, table: str) -> Update:
        answer = await self._until_answered(lambda: self._http.get(f"/api/tables/{table}"))
        return msgspec.json.decode(answer.content, type=Update)

    async def export(self, table: str) -> str:
        return (await self._until_answered(lambda: self._http.get(f"/api/tables/{table}/export"))).text

    async def do(self, table: str, command: dict[str, Any], key: str) -> Ack:
        if self.live:
            return await self._do_live(table, command, key)
        body = {"command": command, "key": key}
        answer = await self._until_answered(lambda: self._http.post(f"/api/tables/{table}", json=body))
        return msgspec.json.decode(answer.content, type=Ack)

    async def _do_live(self, table: str, command: dict[str, Any], key: str) -> Ack:
        waiting = self._waiting = Waiting(self.name)
        while True:
            try:
                async with asyncio.timeout(self._answer_seconds):
                    answer = await self._ask_live(table, command, key)
                if isinstance(answer, Ack):
                    self._waiting = None
                    return answer
                if answer.code not in PASSING:
                    raise refusal(self.name, answer.code, str(answer))
                waiting.note(answer.code)
            except TROUBLE as trouble:
                waiting.note(repr(trouble))
            self.retries += 1
            await self.hang_up()
            await waiting.pause()

    async def _ask_live(self, table: str, command: dict[str, Any], key: str) -> Ack | Error:
        if self._socket is None or self._at != table:
            await self.hang_up()
            address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
            headers = {"Authorization": self._http.headers["Authorization"]}
            self._socket, self._at = await connect(address, additional_headers=headers, compression=None), table
        await self._socket.send(msgspec.json.encode({"command": command, "key": key, "id": 1}).decode())
        while True:
            message: Update | Ack | Error = msgspec.json.decode(await self._socket.recv(), type=LiveMessage)
            if not isinstance(message, Update):
                return message

    async def hang_up(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            with contextlib.suppress(*TROUBLE):
                await asyncio.wait_for(socket.close(), 1)

    async def go(self) -> None:
        await self.hang_up()
        await self._http.aclose()


class Waiting:
    """For how long somebody has had no answer, and what there was instead."""

    def __init__(self, who: str) -> None:
        self._who = who
        self._began = time.monotonic()
        self._instead: Counter[str] = Counter()
        self._pauses = 0

    def seconds(self) -> float:
        return time.monotonic() - self._began

    def note(self, instead: str) -> None:
        self._instead[instead] += 1
        if self.seconds() > PATIENCE:
            raise Failed(f"{self._who} got no answer in {PATIENCE:.0f} s, but {dict(self._instead.most_common(5))}")

    async def pause(self) -> None:
        await asyncio.sleep(PAUSES[min(self._pauses, len(PAUSES) - 1)])
        self._pauses += 1
