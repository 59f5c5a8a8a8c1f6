"""Carries letters over the network: in a thread of its own, so that no move waits for it, and to no address of the inner network.

A name is looked up once. All that it stands for has to be public; then exactly that is connected to, so that a name which
leads elsewhere the next time it is asked for leads nobody astray. What answers that something has moved is not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from urllib.parse import SplitResult

import httpx

from caravanserai.api.refusals import Refused
from caravanserai.service.notices.addresses import USUAL_PORTS, Address, check_address, is_public
from caravanserai.service.notices.letters import Letter, NotDelivered, Receipt

SEND_SECONDS = 15.0
"""From looking up the name to the last byte of the answer."""
LARGEST_ANSWER = 16 * 1024
ADDRESSES = 2
"""So many of a name's addresses are tried."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


async def look_up(host: str, port: int) -> list[str]:
    """The addresses that a name stands for."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


class Courier:
    """Sends letters. `private` lets them go anywhere, and without encryption."""

    def __init__(
        self, *, private: bool = False, resolve: Resolve = look_up, may_reach: Callable[[Address], bool] = is_public
    ) -> None:
        self._private = private
        self._resolve = resolve
        self._may_reach = (lambda address: True) if private else may_reach
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._context: ssl.SSLContext | None = None

    async def send(self, letter: Letter) -> Receipt:
        future = asyncio.run_coroutine_threadsafe(self._send(letter), self._running())
        return await asyncio.wrap_future(future)

    async def close(self) -> None:
        if self._loop is None or self._thread is None:
            return
        self._loop.call_soon_threadsafe(self._loop.stop)
        await asyncio.to_thread(self._thread.join)
        self._loop = self._thread = None

    def _running(self) -> asyncio.AbstractEventLoop:
        """The loop of the thread, which is begun with the first letter."""
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(target=self._run, args=(self._loop,), name="courier", daemon=True)
            self._thread.start()
        return self._loop

    @staticmethod
    def _run(loop: asyncio.AbstractEventLoop) -> None:
        asyncio.set_event_loop(loop)
        loop.run_forever()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()

    async def _send(self, letter: Letter) -> Receipt:
        try:
            parts = check_address(letter.url, private=self._private)
            async with asyncio.timeout(SEND_SECONDS):
                return await self._send_checked(letter, parts)
        except Refused as refused:
            raise NotDelivered(refused.message) from None
        except TimeoutError:
            raise NotDelivered(f"no answer within {SEND_SECONDS:.0f} seconds") from None
        except (OSError, UnicodeError, ValueError, httpx.HTTPError) as error:
            raise NotDelivered(f"not reached: {type(error).__name__}") from error

    async def _send_checked(self, letter: Letter, parts: SplitResult) -> Receipt:
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port or USUAL_PORTS[parts.scheme]
        addresses = await self._resolve(host, port)
        if not addresses or not all(self._may_reach(ip_address(address.partition("%")[0])) for address in addresses):
            raise NotDelivered(f"{host} leads into a network that nothing is sent to")
        for left in reversed(range(min(len(addresses), ADDRESSES))):
            try:
                return await self._ask(letter, parts, host, port, addresses.pop(0))
            except (httpx.ConnectError, httpx.ConnectTimeout):
                if not left:
                    raise
        raise NotDelivered("not reached")

    async def _ask(self, letter: Letter, parts: SplitResult, host: str, port: int, address: str) -> Receipt:
        """No connection is kept: what was checked for one name is no way to another."""
        place = f"[{address}]" if ":" in address else address
        url = parts._replace(netloc=f"{place}:{port}", fragment="").geturl()
        named = host if parts.port is None else f"{host}:{port}"
        async with httpx.AsyncClient(verify=self._trusted(), trust_env=False, timeout=SEND_SECONDS) as client:
            request = client.build_request(
                letter.method,
                url,
                content=letter.body,
                headers=letter.headers | {"Host": named, "User-Agent": "Caravanserai", "Accept-Encoding": "identity"},
                extensions={"sni_hostname": host},
            )
            answer = await client.send(request, stream=True)
            try:
                return Receipt(answer.status_code, await _beginning(answer), _wait(answer.headers.get("retry-after", "")))
            finally:
                await answer.aclose()

    def _trusted(self) -> ssl.SSLContext:
        if self._context is None:
            self._context = ssl.create_default_context()
        return self._context


async def _beginning(answer: httpx.Response) -> bytes:
    """Of what is answered, no more than is ever needed."""
    read = b""
    async for part in answer.aiter_raw():
        read += part
        if len(read) >= LARGEST_ANSWER:
            break
    return read[:LARGEST_ANSWER]


def _wait(header: str) -> float:
    try:
        return max(float(header), 0.0)
    except ValueError:
        return 0.0
