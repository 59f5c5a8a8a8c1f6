"""What waits in the outbox is sent, by one server at a time: each notice a bounded number of times, with ever longer pauses.

Whoever claims a notice counts a try before it sends anything. So what a server that dies was about to send is tried again, by
itself or by another, and never more often than is allowed. Nothing here is waited for by a move.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog

from caravanserai.api.notices import NoticeWishes
from caravanserai.service.identity import Keys
from caravanserai.service.metrics import Metrics
from caravanserai.service.notices.forms import HookContent, hook_letter, message_name
from caravanserai.service.notices.letters import Carrier, NotDelivered, Receipt
from caravanserai.service.notices.mail import MailContent, Smtp, mail
from caravanserai.service.notices.push import PushContent, PushKey, push_letter
from caravanserai.service.notices.wishes import is_wanted, quiet_until, wishes_of, zone_of
from caravanserai.service.notices.words import say, time_of, title_of
from caravanserai.tables.outbox import Destination, DestinationKind, Notice, WaitingNotice
from caravanserai.tables.store import Store

EVERY_SECONDS = 1.0
"""How often it is looked for what is due."""
SPACING_SECONDS = 1.0
"""So long nothing more goes to a destination after something went there: what comes meanwhile is told together."""
AGAIN_SECONDS = (5.0, 30.0, 120.0, 600.0, 1800.0)
"""How long to wait after each try in vain. After the last one a notice is given up."""
MOST_TRIES: Final = len(AGAIN_SECONDS) + 1
LONGEST_WAIT = 3600.0
"""Whoever asks for patience is given so much at most."""
CLAIM_SECONDS = 30.0
"""What was claimed and not settled for so long is anybody's again; longer than any sending takes."""
MOST_FAILURES = 10
"""After so many notices in a row that could not be sent nothing more is sent there."""
PLACES: dict[DestinationKind, int] = {"push": 32, "mail": 4, "hook": 16}
"""How many destinations of each kind are sent to at once, so that slow ones hold up none but their like."""
ROWS = 4
"""Notices that are claimed at most for each free place."""
DAY = 86_400
FIRM = "web.push.apple.com"
"""Ends subscriptions of which messages show nothing: what is shown there is taken away when its owner comes."""
log = structlog.get_logger("notices")


class Gone(Exception):
    """There is nobody at this address any more, and there never will be."""


class Outbox:
    """Sends what is due, for as long as the server runs."""

    def __init__(
        self,
        store: Store,
        carrier: Carrier,
        keys: Keys,
        now: Callable[[], float],
        count: Metrics,
        *,
        push_key: PushKey | None = None,
        smtp: Smtp | None = None,
        alone: Callable[[], bool] = lambda: True,
    ) -> None:
        self._store = store
        self._carrier = carrier
        self._keys = keys
        self._now = now
        self._metrics = count
        self._push_key = push_key
        self._smtp = smtp
        self._alone = alone
        self._busy: dict[DestinationKind, set[str]] = {kind: set() for kind in PLACES}
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Look for what is due, again and again; a database that is away is asked the next time."""
        released = not self._alone()
        while True:
            try:
                if not released:
                    await self._store.release_notices()
                    released = True
                for kind in PLACES:
                    await self._begin(kind)
            except Exception as error:
                log.error("cannot look for notices to send", error=type(error).__name__)
            await asyncio.sleep(EVERY_SECONDS)

    async def close(self) -> None:
        """What is under way is broken off: it is tried again when the server is back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._carrier.close()

    async def _begin(self, kind: DestinationKind) -> None:
        """Claim what is due for this kind of destination, and begin to send it."""
        busy, now = self._busy[kind], self._now()
        room = PLACES[kind] - len(busy)
        due = await self._store.next_due_notice(kind) if room > 0 else None
        if due is None or due > now:
            return
        claim = secrets.token_urlsafe(9)
        until, limit = now + CLAIM_SECONDS, room * ROWS
        found = await self._store.claim_notices(kind, claim, now=now, until=until, limit=limit, busy=[*busy])
        for id, portion in _by_destination(found):
            busy.add(id)
            task = asyncio.create_task(self._send_all(kind, claim, portion), name=f"send notices to {id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send_all(self, kind: DestinationKind, claim: str, portion: list[WaitingNotice]) -> None:
        id = portion[0].destination.id
        try:
            for waiting in _by_table(portion):
                await self._send(claim, waiting)
        except Exception:
            log.exception("notices could not be sent", destination=id)
        finally:
            asyncio.get_running_loop().call_later(SPACING_SECONDS, self._busy[kind].discard, id)

    async def _send(self, claim: str, waiting: list[WaitingNotice]) -> None:
        """Send what was claimed for one table, and note what came of it."""
        first, destination = waiting[-1], waiting[-1].destination
        later = await self._not_now(first)
        if later is not None:
            await self._store.put_off_notices(claim, first, later, anew=True)
            return
        try:
            sent = await self._deliver(waiting)
        except Gone:
            self._metrics.notices.labels(destination.kind, "gone").inc()
            await self._let_go(destination)
        except NotDelivered as failed:
            await self._failed(claim, waiting, failed)
        else:
            await self._store.settle_notices(claim, first, now=self._now(), shown=sent and first.kind != "withdrawn")
            self._metrics.notices.labels(destination.kind, "sent" if sent else "unwanted").inc()
            if sent and destination.failures:
                await self._count_failures(destination, 0)

    async def _failed(self, claim: str, waiting: list[WaitingNotice], failed: NotDelivered) -> None:
        first, destination = waiting[-1], waiting[-1].destination
        if any(one.tries >= MOST_TRIES for one in waiting):
            await self._store.settle_notices(claim, first, now=self._now(), shown=first.shown, tried=MOST_TRIES)
            await self._count_failures(destination, destination.failures + 1)
            self._metrics.notices.labels(destination.kind, "given_up").inc()
            log.info("notice given up", destination=destination.id, kind=destination.kind, why=str(failed))
        left = [one.tries for one in waiting if one.tries < MOST_TRIES]
        if left:
            pause = min(max(AGAIN_SECONDS[max(left) - 1], failed.wait), LONGEST_WAIT)
            await self._store.put_off_notices(claim, first, self._now() + pause)
            self._metrics.notices.labels(destination.kind, "again").inc()

    async def _count_failures(self, destination: Destination, failures: int) -> None:
        now = await self._store.destination(destination.id)
        if now is not None:
            active = now.active and failures < MOST_FAILURES
            await self._store.save_destination(msgspec.structs.replace(now, failures=failures, active=active))

    async def _let_go(self, destination: Destination) -> None:
        """Forget a browser that has gone; a webhook is only switched off, so that whoever set it up sees that."""
        if destination.kind == "hook":
            await self._count_failures(destination, MOST_FAILURES)
            await self._store.delete_waiting(destination.id)
        else:
            await self._store.delete_destination(destination.id)

    async def _not_now(self, waiting: WaitingNotice) -> float | None:
        """Until when a person is to be left alone; None if they need not be."""
        if waiting.destination.kind == "hook" or waiting.kind == "withdrawn":
            return None
        return quiet_until(await wishes_of(self._store, waiting.destination.subject), self._now())

    # Each kind of destination

    async def _deliver(self, waiting: list[WaitingNotice]) -> bool:
        """Send it; whether anybody wanted it."""
        destination, last = waiting[-1].destination, waiting[-1]
        if destination.kind == "hook":
            return await self._deliver_hook(destination, [one.notice for one in waiting])
        wishes = await wishes_of(self._store, destination.subject)
        if not is_wanted(wishes, last.kind) or last.notice.table in await self._store.muted_tables(destination.subject):
            return False
        if destination.kind == "mail":
            return last.kind != "withdrawn" and await self._deliver_mail(destination, last.notice, wishes)
        return await self._deliver_push(destination, last, wishes)

    async def _deliver_push(self, destination: Destination, waiting: WaitingNotice, wishes: NoticeWishes) -> bool:
        if self._push_key is None:
            return False
        taken_away = waiting.kind == "withdrawn"
        if taken_away and urlsplit(destination.address).hostname == FIRM:
            return True
        content, notice = msgspec.json.decode(destination.content, type=PushContent), waiting.notice
        message = {"kind": waiting.kind, "table": notice.table, "waiting": await self._count_waiting(destination.subject)}
        if not taken_away:
            message |= {"title": title(notice, content.language), "body": body(notice, content.language, wishes)}
        letter = push_letter(
            self._push_key,
            destination.address,
            content,
            msgspec.json.encode(message),
            topic=notice.table,
            seconds=_kept_for(notice, self._now()),
            urgent=not taken_away,
            now=self._now(),
        )
        _check(await self._carrier.send(letter))
        return True

    async def _count_waiting(self, who: str) -> int:
        """How many tables wait for somebody, for the badge of the installed page."""
        away = await self._store.tables_put_away(who)
        return sum(who in listed.awaited and listed.table not in away for listed in await self._store.tables_of(who))

    async def _deliver_mail(self, destination: Destination, notice: Notice, wishes: NoticeWishes) -> bool:
        if self._smtp is None:
            return False
        content = msgspec.json.decode(destination.content, type=MailContent)
        stop = f"{content.base}/mail/stop/{self._keys.sign_mail(destination.id, destination.address)}"
        language = content.language
        paragraphs = [
            body(notice, language, wishes),
            f"{say(language, 'notice-open')}: {content.base}/t/{notice.table}",
            f"{say(language, 'mail-foot', place=content.base)} {say(language, 'mail-stop')} {stop}",
        ]
        id = f"{destination.id}.{notice.table}.{notice.version}.{notice.kind}"
        subject = title(notice, language)
        await self._smtp.send(
            mail(self._smtp, destination.address, subject, [one for one in paragraphs if one], id=id, stop=stop)
        )
        return True

    async def _deliver_hook(self, destination: Destination, notices: list[Notice]) -> bool:
        """A greeting is for the webhook alone that was just set up."""
        told = [one for one in notices if one.kind != "hello" or one.at == destination.created]
        if not told:
            return False
        content = msgspec.json.decode(destination.content, type=HookContent)
        letter = hook_letter(destination.address, content, told, self._now())
        answer = await self._carrier.send(letter)
        if letter.method == "PATCH" and answer.status == 404:
            content = msgspec.structs.replace(content, message="")
            answer = await self._carrier.send(hook_letter(destination.address, content, told, self._now()))
        _check(answer)
        if content.form == "discord" and not destination.apart:
            await self._keep_message(destination, content, message_name(answer.body) or content.message)
        return True

    async def _keep_message(self, destination: Destination, content: HookContent, name: str) -> None:
        now = await self._store.destination(destination.id)
        kept = msgspec.json.encode(msgspec.structs.replace(content, message=name)).decode()
        if now is not None and now.content != kept:
            await self._store.save_destination(msgspec.structs.replace(now, content=kept))


def title(notice: Notice, language: str) -> str:
    return say(language, f"notice-{notice.kind}", game=title_of(notice.game, language))


def body(notice: Notice, language: str, wishes: NoticeWishes) -> str:
    """What a notice says besides: nothing that is not seen by everybody at the table."""
    told = [say(language, "notice-at", name=notice.name)] if notice.name else []
    if notice.kind == "nudge":
        told.append(say(language, "notice-nudged"))
    if notice.kind == "game_over":
        won = say(language, "notice-won", count=len(notice.seats), names=", ".join(notice.seats)) if notice.seats else ""
        told.append(won or say(language, "notice-over"))
    elif notice.deadline is not None:
        told.append(say(language, "notice-until", time=time_of(notice.deadline, language, zone_of(wishes))))
    return " ".join(told)


def _kept_for(notice: Notice, now: float) -> int:
    """For how many seconds a push service keeps a message for a browser that is not there: as long as it matters."""
    return DAY if notice.deadline is None else min(max(int(notice.deadline - now), 60), 7 * DAY)


def _check(answer: Receipt) -> None:
    """Whether it was taken; an answer that leads elsewhere is not followed."""
    if 200 <= answer.status < 300:
        return
    if answer.status in (404, 410):
        raise Gone
    raise NotDelivered(f"answered {answer.status}", answer.wait)


def _by_destination(found: list[WaitingNotice]) -> Iterator[tuple[str, list[WaitingNotice]]]:
    by_id = sorted(found, key=lambda one: one.destination.id)
    for id, portion in groupby(by_id, lambda one: one.destination.id):
        yield id, [*portion]


def _by_table(portion: list[WaitingNotice]) -> Iterator[list[WaitingNotice]]:
    """What is told together: all of one table, the latest last."""
    by_table = sorted(portion, key=lambda one: (one.notice.table, one.version))
    for _, together in groupby(by_table, lambda one: one.notice.table):
        yield [*together]
