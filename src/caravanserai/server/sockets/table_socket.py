"""Live connections to tables: commands in; views, acknowledgements and refusals out.

Broadcast: the newest view wins, and a reader that misses some gets one with the events of all of them. Nobody waits for a slow
consumer: what is new is written at once to those who keep up (`_tell`); for the others each socket has a task that fetches it
(`_show`), and one that does not take it in time is let go, to come back with the version it has.
Commands of one socket are carried out one after the other, each answered before the next is read, so nothing piles up. A
command that was begun is carried out, whatever becomes of the socket.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravanserai.api.endpoints import Sockets
from caravanserai.api.messages import Ack, CommandEnvelope, Error
from caravanserai.api.refusals import Refused
from caravanserai.core.errors import CaravanseraiError
from caravanserai.server.http.bodies import decode, decode_path, decode_query, refusal_response
from caravanserai.server.http.context import check_may_look, find_caller, may_look, services_of
from caravanserai.server.http.peers import PAUSE_SECONDS, TRIES, PeerAway, came_by_peer
from caravanserai.server.http.security import check_socket
from caravanserai.server.sockets.protocol import APART, AT_ONCE, WATCH, Watch, WriteAtOnce
from caravanserai.server.sockets.relay import HEARD, HEED, LET_BE, RESTART, SILENT, never_at_once, relay, unwatched
from caravanserai.service.connections import Connection
from caravanserai.service.execution import execute
from caravanserai.service.identity import Caller
from caravanserai.service.limits import Bucket
from caravanserai.service.refusals import check_declared, error_of, internal, refusal_of, too_many
from caravanserai.service.services import Services
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.encoding import encode
from caravanserai.tables.leases import Elsewhere
from caravanserai.tables.people import SeatWish, acting_as, read_wish
from caravanserai.tables.presence import Viewer
from caravanserai.tables.room import Room

CLOSE_CODES = {401: 4401, 403: 4403, 404: 4404, 409: 4409, 422: 4422, 429: 4429, 503: 1013}
"""Why a socket is closed at once, by the status that HTTP would have. Codes from 4000 on are ours."""
MOST_REFUSED = 200
"""Whoever goes on sending after so many refusals is let go."""
log = structlog.get_logger("live")


class Hangup(Exception):
    """The server ends a connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def live(socket: WebSocket) -> None:
    """A connection, from its handshake to its end."""
    services, table = services_of(socket), socket.path_params["table"]
    try:
        check_socket(socket, services.config.origins)
        caller = await find_caller(services, socket)
        services.meters.ask(None, caller.address)
    except (Refused, CaravanseraiError) as error:
        await socket.send_denial_response(refusal_response(_declared(refusal_of(error))))
        return
    await socket.accept()
    try:
        await _serve_or_relay(services, socket, caller)
    except Refused as refused:
        await _say_goodbye(socket, refused)
    except Hangup as hangup:
        services.metrics.dropped.labels(hangup.reason).inc()
        await _close(socket, hangup.code, hangup.reason)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("connection failed", table=table)
        await _close(socket, 1011, "something went wrong here")


async def _serve_or_relay(services: Services, socket: WebSocket, caller: Caller) -> None:
    """Serve the socket here, or by the server that has the table. If that one is away, until another has taken it over."""
    for _ in range(TRIES):
        try:
            await _serve(services, socket, caller)
            return
        except Elsewhere as elsewhere:
            if came_by_peer(socket):
                raise Hangup(RESTART, "the table is elsewhere now") from None
            with contextlib.suppress(PeerAway):
                await _close(socket, *await relay(services, socket, elsewhere.address))
                return
        await asyncio.sleep(PAUSE_SECONDS)
    raise Hangup(RESTART, "the server that has this table cannot be reached")


async def _serve(services: Services, socket: WebSocket, caller: Caller) -> None:
    query = decode_query(socket.query_params.multi_items(), Sockets.live.query)
    try:
        room = await services.registry.room(**decode_path(socket.path_params, Sockets.live.in_path))
    except CaravanseraiError as error:
        raise refusal_of(error) from None
    check_may_look(room, caller.who)
    seat = read_wish(query.seat)
    acting_as(room.table.state, caller.who, seat)
    services.connections.check(caller, room.id)
    await TableSocket(services, socket, caller, room, query.since, wants_changes=query.changes, seat=seat).run()


async def _say_goodbye(socket: WebSocket, refused: Refused) -> None:
    """Browsers cannot read why a handshake was refused, so they are told over the socket, which is then closed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(error_of(_declared(refused))).decode())
        await socket.close(CLOSE_CODES.get(refused.status, 4400), refused.code)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason)


def _declared(refused: Refused) -> Refused:
    check_declared(Sockets.live.name, refused.code, Sockets.live.refusals)
    return refused


def _has_talk(broadcast: Broadcast, since: int) -> bool:
    """Whether it tells something that was said since that version. Such an update goes apart: what others say must not meet,
    in one compressed stream, what only this viewer sees."""
    talk = broadcast.table.state.talk
    return bool(talk) and talk[-1].version > since


class TableSocket:
    """The connection of one viewer to one table."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket,
        caller: Caller,
        room: Room,
        since: int,
        *,
        wants_changes: bool,
        seat: SeatWish = None,
    ) -> None:
        self.services = services
        self.socket = socket
        self.caller = caller
        self.room = room
        self.version = since
        """The version that the client has."""
        self.wants_changes = wants_changes
        self.seat = seat
        """For which of their seats the viewer looks, if they have said so."""
        self.shown_to = self._looks_as()
        """As whom the viewer was sent the last update."""
        self.last: Broadcast | None = None
        """What the client was sent last, if it is to be sent what changes in that."""
        self.bucket = Bucket(services.config.limits.messages_per_socket.burst)
        self.refused = 0
        """How many messages in a row were too many."""
        self.ending: asyncio.Future[Hangup] = asyncio.get_running_loop().create_future()
        self.executing = False
        self.left = False
        self._write_at_once: WriteAtOnce = socket.scope.get("extensions", {}).get(AT_ONCE, never_at_once)
        self._watch: Watch = socket.scope.get("extensions", {}).get(WATCH, unwatched)
        self._by_peer = came_by_peer(socket)
        """Whether another server is between, which alone hears the client."""
        self._viewer: Viewer | None = None
        self._sending = False
        """Whether an update is on its way that others must not overtake."""

    async def run(self) -> None:
        """Serve the connection until either side ends it."""
        connection = Connection(self.caller, self.room.id, self.hang_up)
        self.services.connections.add(connection)
        attends = self.caller.may_play() and self.seat != "none"
        viewer = self.room.enter(self.shown_to, self._tell, attends=attends, heed=self._heed)
        self._viewer = viewer
        listening = asyncio.ensure_future(self._listen())
        tasks: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._show(viewer)), listening, self.ending]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self.ending in done:
                raise self.ending.result()
            for task in done:
                task.result()
        finally:
            self._watch(None)
            self.room.leave(viewer)
            self.services.connections.remove(connection)
            self.left = True
            if self.executing:
                tasks.remove(listening)
                self.services.wait_for(listening)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def hang_up(self, code: int, reason: str) -> None:
        if not self.ending.done():
            self.ending.set_result(Hangup(code, reason))

    # Whether anybody is there

    def _heed(self, heeded: bool) -> None:
        """Others want to be told soon if nothing is heard of this client any more; or nobody does."""
        if self._by_peer:
            self.room.spawn(self._send_sign(HEED if heeded else LET_BE))
        else:
            self._watch(self._hear if heeded else None)

    async def _send_sign(self, sign: bytes) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it is gone, and so is the wish
            await self.socket.send({"type": "websocket.send", "bytes": sign})

    def _hear(self, heard: bool) -> None:
        if self._viewer is not None:
            self.room.hear(self._viewer, heard)

    # Out

    def _tell(self) -> bool:
        """Send the newest view to a reader that keeps up; False for all that `_show` has to see to."""
        if self._sending or self.room.gone or not may_look(self.room, self.caller.who):
            return False
        since = self._known_version()
        try:
            content, broadcast = self.room.news(self.shown_to, since, self.last)
        except Exception:
            log.exception("nothing can be told", table=self.room.id)
            return False
        if not self._write_at_once(content, apart=_has_talk(broadcast, since)):
            return False
        self._told(content, broadcast)
        return True

    def _told(self, content: bytes, broadcast: Broadcast) -> None:
        self.version = broadcast.table.state.version
        self.last = broadcast if self.wants_changes else None
        self.services.metrics.count_update(len(content))

    async def _show(self, viewer: Viewer) -> None:
        """Send the newest view whenever somebody has left word."""
        while True:
            await viewer.changed.wait()
            viewer.changed.clear()
            if self.room.gone:
                raise Hangup(RESTART, "the table was loaded anew")
            check_may_look(self.room, self.caller.who)
            since = self._known_version()
            content, broadcast = self.room.news(self.shown_to, since, self.last)
            self._told(content, broadcast)
            self._sending = True
            await self._send(content, apart=_has_talk(broadcast, since))
            self._sending = False

    def _looks_as(self) -> str | None:
        """As whom the viewer looks on now; for no seat, should the one they look for not be theirs any more."""
        try:
            return acting_as(self.room.table.state, self.caller.who, self.seat)
        except Refused:
            return acting_as(self.room.table.state, self.caller.who, "none")

    def _known_version(self) -> int:
        """The version that the client has; 0, for the whole view, if there never was such a version, or the viewer looks on as
        somebody else by now, since a guest came or left."""
        now = self._looks_as()
        if now != self.shown_to:
            self.shown_to, self.last = now, None
            return 0
        return self.version if self.version <= self.room.table.state.version else 0

    async def _send(self, content: bytes, *, apart: bool) -> None:
        """To a reader that keeps up it is written at once; others are waited for, but not for ever."""
        if self._write_at_once(content, apart=apart):
            return
        try:
            async with asyncio.timeout(self.services.config.limits.send_seconds or None):
                await self.socket.send({"type": "websocket.send", "text": content.decode(), APART: apart})
        except TimeoutError:
            log.info("slow reader let go", table=self.room.id)
            raise Hangup(4408, "too slow") from None
        except RuntimeError:
            raise WebSocketDisconnect(1006) from None

    # In

    async def _listen(self) -> None:
        """Carry out one command after the other."""
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            if self._by_peer and message.get("bytes") in (SILENT, HEARD):
                self._hear(message["bytes"] == HEARD)
                continue
            self.executing = True
            answer = await self._answer(message.get("text"), message.get("bytes"))
            self.executing = False
            if self.left:
                return
            await self._send(encode(answer), apart=isinstance(answer, Error) and answer.update is not None)
            if self.refused > MOST_REFUSED:
                raise Hangup(4429, "too many messages")

    async def _answer(self, text: str | None, content: bytes | None) -> Ack | Error:
        """What a message leads to. Whatever it is, the table and the socket go on."""
        number = 0
        try:
            excess = self._count()
            envelope = self._decode(text.encode() if text is not None else content or b"")
            number = envelope.id
            if excess is not None:
                raise excess
            return await self._execute(envelope)
        except Refused as refused:
            return error_of(_declared(refused), number)
        except Exception:
            log.exception("message failed", table=self.room.id)
            return error_of(internal(), number)

    def _count(self) -> Refused | None:
        """Count a message: of this socket, and of whoever sends it, over all sockets of theirs; the refusal if it is too many."""
        try:
            wait = self.bucket.take(self.services.config.limits.messages_per_socket)
            if wait > 0:
                raise too_many("messages", wait)
            self.services.meters.ask(self.caller.who, self.caller.address)
        except Refused as refused:
            self.refused += 1
            return refused
        self.refused = 0
        return None

    def _decode(self, raw: bytes) -> CommandEnvelope:
        limit = self.services.config.limits.message_bytes
        if limit and len(raw) > limit:
            raise Refused("too_large", f"this is too large: {limit} bytes are allowed", limit=limit)
        envelope = decode(raw, Sockets.live.takes)
        assert isinstance(envelope, CommandEnvelope)
        return envelope

    async def _execute(self, envelope: CommandEnvelope) -> Ack:
        if self.caller.who is None:
            raise Refused("no_identity", "you only watch here: ask for /api/me first, or send a token, and connect again")
        if not self.caller.may_play():
            raise Refused("scope", "this token may only read")
        wish = self.seat if envelope.seat is None else envelope.seat
        who = acting_as(self.room.table.state, self.caller.who, wish) or ""
        return await execute(self.services, self.room, who, self.caller.address, envelope)
