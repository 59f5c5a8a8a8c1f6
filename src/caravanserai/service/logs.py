"""Logs as lines of JSON: what happened, at which table, how long it took. Never a secret: no cookie, code, token, view."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

FORBIDDEN = frozenset(
    {"authorization", "body", "code_given", "content", "cookie", "key", "name", "secret", "seed", "token", "view", "who"}
)
"""What must not be logged under any name like these."""


def without_secrets(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Leave out whatever should not have been handed to a log at all."""
    for name in FORBIDDEN & event.keys():
        event[name] = "[left out]"
    return event


def set_up_logs(*, verbose: bool = False) -> None:
    """All logs, ours and our libraries', as JSON on standard error. A person at a screen sees only what went wrong."""
    usual = logging.WARNING if sys.stderr.isatty() else logging.INFO
    level = logging.DEBUG if verbose else usual
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
