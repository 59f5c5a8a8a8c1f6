"""A subscription in a thread of its own, through lost connections and restarts of the server, with exponential backoff."""

from __future__ import annotations

import threading
from collections.abc import Callable

from caravanserai.api.messages import Error, Update
from caravanserai.client.errors import ServerError, Unreachable
from caravanserai.client.sync import Client, Subscription
from caravanserai.core.errors import CaravanseraiError

FIRST_WAIT = 0.25
LONGEST_WAIT = 5.0
"""Seconds before the connection is tried again: each time twice as many (exponential backoff)."""

PASSING = frozenset({"too_many", "try_again", "no_storage", "internal"})
"""Refusals that may be over in a moment."""


class ReconnectingSubscription:
    """A subscription that lasts: tells of each new view, of a lost connection, and of a final refusal."""

    def __init__(
        self,
        client: Client,
        table: str,
        *,
        show: Callable[[Update], None],
        lost: Callable[[], None],
        refused: Callable[[CaravanseraiError], None],
    ) -> None:
        self._client = client
        self._table = table
        self._show = show
        self._lost = lost
        self._refused = refused
        self._version = 0
        self._wait = FIRST_WAIT
        self._live: Subscription | None = None
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="subscription", daemon=True)

    def __enter__(self) -> ReconnectingSubscription:
        self._thread.start()
        return self

    def __exit__(self, *details: object) -> None:
        self._stopped.set()
        if self._live is not None:
            self._live.close()
        self._thread.join(LONGEST_WAIT)

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._follow()
            except Unreachable:
                pass
            except ServerError as error:
                if error.code not in PASSING:
                    self._refused(error)
                    return
            if self._stopped.is_set():
                return
            self._lost()
            self._stopped.wait(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    def _follow(self) -> None:
        """One connection, from its first view to its end."""
        with self._client.live(self._table, self._version) as live:
            self._live = live
            if self._stopped.is_set():
                return
            for message in live:
                if isinstance(message, Error):
                    raise ServerError(0, message)
                if isinstance(message, Update):
                    self._wait = FIRST_WAIT
                    self._version = message.version
                    self._show(message)
