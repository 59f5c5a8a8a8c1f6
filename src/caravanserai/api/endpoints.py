"""All that can be asked of a server. Each function is an endpoint: see `endpoint` for how its signature is read."""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

from caravanserai.api.commands import COMMAND_REFUSALS, Name
from caravanserai.api.endpoint import Text, endpoint, endpoints_of, socket
from caravanserai.api.messages import Ack, CommandEnvelope, LiveMessage, Told, ToldChange, Update
from caravanserai.api.refusals import Code
from caravanserai.api.settings import Settings
from caravanserai.api.wire import (
    Done,
    GameInfo,
    GameRules,
    GameWords,
    Hint,
    LensInfo,
    Made,
    Me,
    NewTokenMade,
    OfferedSeat,
    PastPosition,
    Quick,
    Recovery,
    Scope,
    ServerKey,
    Tables,
    TokenInfo,
    Verified,
    Why,
)

_NAME = "^[A-Za-z0-9_-]+$"
GameName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=_NAME, extra={"refusal": "no_such_game"})]
LanguageName: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")]
TableName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=_NAME, extra={"refusal": "no_such_table"})
]
TokenName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=_NAME, extra={"refusal": "no_such_token"})
]
MovesMade: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53, extra={"refusal": "no_such_position"})]
"""A position, by how many moves had been made."""
Version: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""A version of a table that a client has; 0 for none."""
BotName: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""One of a game's bots; empty for the strongest."""
Notation: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
SignedCode: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Label: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Scopes: TypeAlias = Annotated[Sequence[Scope], msgspec.Meta(min_length=1, max_length=2)]
SavedGame: TypeAlias = Annotated[str, msgspec.Meta(max_length=2_000_000)]

KEPT: tuple[Code, ...] = ("closed", "unreadable")
"""Why a table that is kept may not be taken up."""
PAST: tuple[Code, ...] = (*KEPT, "other_rules")
"""Besides, why one of its earlier positions cannot be shown: today's rules do not lead there."""


class Api:
    """What a client can do; `Client` and `AsyncClient` have each of these as a method."""

    @endpoint("GET", "/games", "read")
    def games(self) -> list[GameInfo]:
        """All games, with their options and bots, weakest first."""

    @endpoint("GET", "/games/{game}/words", "read")
    def game_words(self, game: GameName, language: LanguageName = "en") -> GameWords:
        """A game's sentences, in English where there are none in this language, for whoever does not have them already."""

    @endpoint("GET", "/games/{game}/rules", "read")
    def game_rules(self, game: GameName, language: LanguageName = "en") -> GameRules:
        """A game's rules as Markdown, in English where nobody has told them in this language."""

    @endpoint("GET", "/key", "read")
    def server_key(self) -> ServerKey:
        """The public key by which one can tell that a saved game was given out by this server, and not altered since."""

    @endpoint("GET", "/me", "read")
    def me(self) -> Me:
        """Who am I? Whoever has no identity yet gets one, as a cookie."""

    @endpoint("PUT", "/me", "play", "bad_name")
    def rename(self, name: Name) -> Me:
        """Use another name from now on. At tables where one sits already, the old one stays."""

    @endpoint("POST", "/me/recovery", "browser")
    def make_recovery(self, once: bool = True) -> Recovery:
        """A personal link for another device, for one use or until it is taken back. Older links stop working."""

    @endpoint("DELETE", "/me/recovery", "browser")
    def take_back_recovery(self) -> Done:
        """No personal link of mine works any more."""

    @endpoint("POST", "/me/recover", "browser", "bad_recovery")
    def recover(self, code: SignedCode) -> Me:
        """Become who the link was made for."""

    @endpoint("POST", "/me/sign_out", "browser")
    def sign_out(self, elsewhere: bool = True) -> Done:
        """Every other browser of mine forgets me, and personal links stop working; or, not elsewhere, this browser does."""

    @endpoint("DELETE", "/me", "browser", "try_again")
    def forget_me(self) -> Done:
        """Leave for good: seats go to bots, my name and words out of every table, tokens and links are void. No way back."""

    @endpoint("GET", "/tokens", "browser")
    def tokens(self) -> list[TokenInfo]:
        """My tokens, without the secrets."""

    @endpoint("POST", "/tokens", "browser", "too_many_tokens")
    def make_token(self, label: Label, scopes: Scopes = ("play", "read")) -> NewTokenMade:
        """A token for a program: `read` to look on, `play` to look on and act. Its secret is shown this once."""

    @endpoint("DELETE", "/tokens/{token}", "browser")
    def revoke_token(self, token: TokenName) -> Done:
        """Revoke a token. What it is connected to is closed at once."""

    @endpoint("GET", "/tables", "read")
    def tables(self) -> Tables:
        """Tables I sit at (those that wait for me first), and of the others those to join and those to watch."""

    @endpoint("POST", "/tables", "play", "bad_settings")
    def open_table(self, settings: Settings) -> Made:
        """Open a table. Its path is the invitation."""

    @endpoint("POST", "/tables/quick", "play", "bad_settings", "bad_name", "no_such_bot", "try_again")
    def quick(self, wish: Quick) -> Made:
        """Open a table, sit down in seat 0 with bots in all others, and begin."""

    @endpoint("POST", "/tables/import", "play", "bad_record", "bad_settings", "not_over", large=True)
    def import_game(self, text: SavedGame) -> Made:
        """A finished game from its text, as a table to look through."""

    @endpoint("GET", "/tables/{table}", "read", *KEPT, "not_watchable")
    def table(self, table: TableName, since: Version = 0) -> Update:
        """The table as I may see it: view, prompt, legal moves, clocks, and the events since the version I have."""

    @endpoint("POST", "/tables/{table}", "play", *KEPT, *COMMAND_REFUSALS)
    def command(self, table: TableName, envelope: CommandEnvelope) -> Ack:
        """Any command. It is done and committed when this answers; the same idempotency key again changes nothing."""

    @endpoint("GET", "/tables/{table}/why", "read", *KEPT, "not_watchable", "not_seated", "no_such_move")
    def why_not(self, table: TableName, move: Notation) -> Why:
        """Why a move is not allowed now, for the asking seat."""

    @endpoint("GET", "/tables/{table}/since", "read", *KEPT, "not_watchable")
    def since(self, table: TableName, moves: Version = 0) -> list[Told]:
        """What happened since so many moves had been made, as I may hear it."""

    @endpoint("GET", "/tables/{table}/replay", "read", *PAST, "not_watchable", "not_playing")
    def replay(self, table: TableName, moves: Version = 0) -> list[ToldChange]:
        """The same with what each event changes, for letting the game pass once more from the position after so many moves."""

    @endpoint("GET", "/tables/{table}/export", "read", *KEPT, "not_watchable", "not_over")
    def export(self, table: TableName) -> Text:
        """The finished game as text, signed, as `caravanserai replay` shows it and `caravanserai verify` checks it."""

    @endpoint("GET", "/tables/{table}/moves/{moves}", "read", *PAST, "not_watchable", "not_playing")
    def past_position(self, table: TableName, moves: MovesMade) -> PastPosition:
        """The position when so many moves had been made: as I saw it then, or of a finished game, as everybody may see it now."""

    @endpoint("GET", "/tables/{table}/lens", "read", *KEPT, "not_watchable", "lens_off", "lens_not_now")
    def lens(self, table: TableName, fine: bool = True) -> LensInfo:
        """The odds of what I see, if the table shows them to me now; not `fine`, at once and roughly where they take a while."""

    @endpoint(
        "GET",
        "/tables/{table}/hint",
        "read",
        *KEPT,
        "not_watchable",
        "not_seated",
        "not_your_turn",
        "no_such_bot",
        "lens_off",
    )
    def hint(self, table: TableName, bot: BotName = "") -> Hint:
        """What the strongest bot, or another, would do in my seat, knowing no more than I do, and why; where odds are shown."""

    @endpoint("GET", "/tables/{table}/verify", "read", *KEPT, "not_watchable", "not_over", "not_checkable")
    def verify(self, table: TableName) -> Verified:
        """Whether the finished game is whole and legal, and every die fits the seed and what the seats gave to the dice."""

    @endpoint("POST", "/tables/{table}/offer", "play", *KEPT, "not_seated")
    def offer(self, table: TableName) -> OfferedSeat:
        """A code by which a friend may take over my seat, with the command `accept`, within an hour."""


class Sockets:
    """The WebSockets of a server."""

    @socket(
        "/tables/{table}/live",
        *KEPT,
        "not_watchable",
        "no_identity",
        "scope",
        *COMMAND_REFUSALS,
        takes=CommandEnvelope,
        sends=LiveMessage,
    )
    def live(self, table: TableName, since: Version = 0, changes: bool = False) -> None:
        """A table as it goes on: commands in; updates, acknowledgements and refusals out. With `changes`, what is different
        since the update before is sent in place of the next."""


ENDPOINTS = endpoints_of(Api)
