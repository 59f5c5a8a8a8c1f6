"""Debian's Firefox as Playwright wants it: what it does not know yet of WebDriver BiDi is made up for.

Playwright starts this in Firefox's place, with Firefox's arguments after its path, and speaks to it as to Firefox. Everything is
passed on but for two things. Playwright asks every new context for a theme, by a command that Firefox ESR has not learned: it is
told that it is done, and the theme is set otherwise (tests.browser.firefox). And it wants downloads to have a name of their own,
which Firefox ESR does not give them: their address serves for one.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

LISTENS = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
MAY_BE_UNKNOWN = {"emulation.setMediaFeaturesOverride"}
DOWNLOADS = '"browsingContext.download'


class Relay:
    """One session: commands to Firefox, answers and events back."""

    def __init__(self, playwright: ServerConnection, firefox: ClientConnection) -> None:
        self.playwright = playwright
        self.firefox = firefox
        self.doubtful: set[int] = set()
        """Commands under way that Firefox may not know."""

    async def run(self) -> None:
        ways = [asyncio.create_task(way) for way in (self._ask(), self._answer())]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        await self.playwright.close()
        await self.firefox.close()
        await asyncio.wait(ways)

    async def _ask(self) -> None:
        async for text in self.playwright:
            command = json.loads(text)
            if command["method"] in MAY_BE_UNKNOWN:
                self.doubtful.add(command["id"])
            await self.firefox.send(text)

    async def _answer(self) -> None:
        async for text in self.firefox:
            await self.playwright.send(self._mended(text) if self.doubtful or DOWNLOADS in str(text) else text)

    def _mended(self, text: str | bytes) -> str:
        message: dict[str, Any] = json.loads(text)
        if message.get("id") in self.doubtful:
            self.doubtful.remove(message["id"])
            if message.get("error") == "unknown command":
                message = {"type": "success", "id": message["id"], "result": {}}
        elif DOWNLOADS in str(text) and message["type"] == "event":
            message["params"].setdefault("download", message["params"]["url"])
        return json.dumps(message)


async def main(firefox: str, *arguments: str) -> int:
    process = await asyncio.create_subprocess_exec(firefox, *arguments, stderr=asyncio.subprocess.PIPE)
    assert process.stderr is not None
    async for line in process.stderr:
        if found := LISTENS.search(line):
            address = found[1].decode()
            break
        sys.stderr.buffer.write(line)
    else:
        return await process.wait()

    async def relay(playwright: ServerConnection) -> None:
        assert playwright.request is not None
        async with connect(address + playwright.request.path, max_size=None, compression=None, ping_interval=None) as session:
            await Relay(playwright, session).run()

    async with serve(relay, "127.0.0.1", 0, max_size=None, compression=None, ping_interval=None) as server:
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{server.sockets[0].getsockname()[1]}", file=sys.stderr, flush=True)
        async for line in process.stderr:
            sys.stderr.buffer.write(line)
            sys.stderr.buffer.flush()
        return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
