"""Figures for whoever runs the server, in the form that Prometheus reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from caravanserai.api.messages import Phase

if TYPE_CHECKING:
    from caravanserai.service.services import Services

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters, gauges and histograms of a server. Labels have few values: never a table, a person or an address."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.requests = Counter("caravanserai_requests", "Requests answered", ["method", "route", "status"], registry=registry)
        self.request_seconds = Histogram(
            "caravanserai_request_seconds", "Time to answer a request", ["route"], buckets=_SECONDS, registry=registry
        )
        self.commands = Counter("caravanserai_commands", "Commands to tables", ["kind", "result"], registry=registry)
        self.command_seconds = Histogram(
            "caravanserai_command_seconds", "From a command to its commit", ["kind"], buckets=_SECONDS, registry=registry
        )
        self.tables_opened = Counter("caravanserai_tables_opened", "Tables opened", ["game"], registry=registry)
        self.rooms = Gauge("caravanserai_rooms", "Tables in memory", ["phase"], registry=registry)
        self.set_aside = Gauge("caravanserai_tables_set_aside", "Tables that cannot be read", registry=registry)
        self.connections = Gauge("caravanserai_connections", "Live sockets open now", registry=registry)
        self.open = Gauge("caravanserai_open_connections", "Connections of any kind open now", registry=registry)
        self.refused = Counter("caravanserai_connections_refused", "Connections turned away", ["reason"], registry=registry)
        self.updates = Counter("caravanserai_updates_sent", "Views sent over live sockets", registry=registry)
        self.update_bytes = Counter("caravanserai_update_bytes_sent", "Bytes of the views sent", registry=registry)
        self.dropped = Counter("caravanserai_sockets_dropped", "Sockets closed by the server", ["reason"], registry=registry)

        self.commit_seconds = Histogram(
            "caravanserai_commit_seconds", "Time that a commit of the database takes", buckets=_SECONDS, registry=registry
        )
        self.loop_lag = Histogram(
            "caravanserai_loop_lag_seconds", "How late the event loop comes to what is due", buckets=_SECONDS, registry=registry
        )
        self.lens_seconds = Histogram(
            "caravanserai_lens_seconds", "Time to reckon the odds of a view", ["kind"], buckets=_SECONDS, registry=registry
        )
        self.bots_wanted = Gauge("caravanserai_bots_wanted", "Moves that bots are asked for now", registry=registry)
        self.bots_late = Gauge(
            "caravanserai_bots_late", "Workers that think, or start, for longer than anybody waited", registry=registry
        )
        self.leases = Gauge("caravanserai_leases", "Tables that this server alone may write to", registry=registry)
        self.deleted = Counter(
            "caravanserai_tables_deleted", "Tables deleted because nobody needs them any more", ["why"], registry=registry
        )
        self.bot_failures = Gauge("caravanserai_bot_failures", "Moves that bots failed to give", ["how"], registry=registry)

        self.notices = Counter(
            "caravanserai_notices", "Notices to people who do not look on", ["kind", "result"], registry=registry
        )
        self._sent = self._sent_bytes = 0
        self._commands: dict[tuple[str, str], tuple[Counter, Histogram]] = {}

    def count_update(self, size: int) -> None:
        """Count an update that was sent. There are several for each move: they are added up here, and told when somebody asks."""
        self._sent += 1
        self._sent_bytes += size

    def count_command(self, kind: str, result: str, seconds: float) -> None:
        """Count a command and its time. The labels of a kind and a result are looked up once."""
        if (kind, result) not in self._commands:
            self._commands[kind, result] = (self.commands.labels(kind, result), self.command_seconds.labels(kind))
        count, duration = self._commands[kind, result]
        count.inc()
        duration.observe(seconds)

    def observe_lens(self, fine: bool, seconds: float) -> None:
        self.lens_seconds.labels("fine" if fine else "rough").observe(seconds)

    def page(self, services: Services) -> tuple[bytes, str]:
        """All figures as text, and what kind of text that is."""
        phases = [room.table.state.phase for room in services.registry.rooms.values()]
        for phase in get_args(Phase):
            self.rooms.labels(phase).set(phases.count(phase))
        for how, count in services.registry.workers.failures.items():
            self.bot_failures.labels(how).set(count)
        self.bots_wanted.set(services.registry.workers.wanted)
        self.bots_late.set(services.registry.workers.late())
        self.set_aside.set(len(services.registry.loader.set_aside))
        self.leases.set(services.registry.leases.count())
        self.open.set(len(services.doors))
        self.connections.set(len(services.connections))
        self.updates.inc(self._sent)
        self.update_bytes.inc(self._sent_bytes)
        self._sent = self._sent_bytes = 0
        return generate_latest(self.registry), CONTENT_TYPE_LATEST
