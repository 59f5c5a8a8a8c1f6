"""Every refusal, declared once: its code, under the status that HTTP gives it.

To add one, write its code under its status here; a test asks for its words, `page-refused-<code>`, in three languages and for
its line in docs/protocol.md. Whoever raises `Refused` with a code that is not here is found by mypy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from caravanserai.api.messages import Update

BadRequest: TypeAlias = Literal["bad_json", "bad_text", "broken_off"]
Unauthorized: TypeAlias = Literal["bad_token", "no_identity"]
Forbidden: TypeAlias = Literal[
    "bad_offer",
    "bad_recovery",
    "lens_off",
    "not_for_tokens",
    "not_host",
    "not_seated",
    "not_watchable",
    "other_site",
    "scope",
    "talk_off",
]
NotFound: TypeAlias = Literal[
    "no_lesson",
    "no_puzzle",
    "no_such_game",
    "no_such_place",
    "no_such_position",
    "no_such_table",
    "no_such_token",
    "no_such_what_if",
    "not_beside",
    "not_found",
]
MethodNotAllowed: TypeAlias = Literal["method_not_allowed"]
Conflict: TypeAlias = Literal[
    "answered",
    "by_the_clock",
    "closed",
    "endpoint_taken",
    "game_begun",
    "in_a_lesson",
    "lens_not_now",
    "lent",
    "lesson_waits",
    "no_mail",
    "no_undo_asked",
    "nobody_awaited",
    "not_away",
    "not_checkable",
    "not_gone",
    "not_over",
    "not_playing",
    "not_ready",
    "not_your_turn",
    "nothing_to_undo",
    "nudged",
    "offer_over",
    "opening_over",
    "other_rules",
    "other_seat",
    "seat_free",
    "seat_taken",
    "seated",
    "seats_closed",
    "stale",
    "table_full",
    "too_many_places",
    "too_many_tokens",
    "too_many_what_ifs",
    "undo_asked",
    "unreadable",
]
TooLarge: TypeAlias = Literal["too_large"]
UnsupportedMedia: TypeAlias = Literal["not_json"]
Unprocessable: TypeAlias = Literal[
    "bad_address",
    "bad_message",
    "bad_name",
    "bad_line",
    "bad_opening",
    "bad_order",
    "bad_position",
    "bad_query",
    "bad_record",
    "bad_settings",
    "bad_undo",
    "illegal_move",
    "no_such_bot",
    "no_such_move",
    "no_such_seat",
    "refused",
]
Misdirected: TypeAlias = Literal["other_host"]
TooMany: TypeAlias = Literal["too_many"]
Internal: TypeAlias = Literal["internal"]
Unavailable: TypeAlias = Literal["no_storage", "try_again"]

Code: TypeAlias = (
    BadRequest
    | Unauthorized
    | Forbidden
    | NotFound
    | MethodNotAllowed
    | Conflict
    | TooLarge
    | UnsupportedMedia
    | Unprocessable
    | Misdirected
    | TooMany
    | Internal
    | Unavailable
)
"""What programs tell refusals apart by."""

_BY_STATUS: Final[dict[int, Any]] = {
    400: BadRequest,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    405: MethodNotAllowed,
    409: Conflict,
    413: TooLarge,
    415: UnsupportedMedia,
    421: Misdirected,
    422: Unprocessable,
    429: TooMany,
    500: Internal,
    503: Unavailable,
}
STATUS: Final[dict[Code, int]] = {code: status for status, codes in _BY_STATUS.items() for code in get_args(codes)}
"""The status of each refusal."""


class Refused(Exception):
    """What was asked for is not done, and nothing was changed. `code` is for programs, the message for people."""

    update: Update | None = None
    """What changed, for a move that was made on an old version."""

    def __init__(self, code: Code, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message
        self.details = details

    @property
    def status(self) -> int:
        return STATUS[self.code]
