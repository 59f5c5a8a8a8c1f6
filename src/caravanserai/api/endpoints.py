"""All that can be asked of a server. Each function is an endpoint: see `endpoint` for how its signature is read."""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

from caravanserai.api.beside import BoardAsked, BoardOdds, ChoiceAsked
from caravanserai.api.commands import COMMAND_REFUSALS, Name
from caravanserai.api.endpoint import Archive, Text, endpoint, endpoints_of, socket
from caravanserai.api.journal import Journal, JournalGames
from caravanserai.api.messages import Ack, CommandEnvelope, LiveMessage, Told, ToldChange, Update
from caravanserai.api.notices import FeedLink, HookInfo, HookWish, NoticeInfo, NoticePlace, NoticeWishes, PushEndpoint
from caravanserai.api.refusals import Code
from caravanserai.api.settings import Settings
from caravanserai.api.what_if import (
    Thoughts,
    WhatIfHint,
    WhatIfInfo,
    WhatIfKept,
    WhatIfLens,
    WhatIfLook,
    WhatIfSeen,
    WhatIfTable,
    WhatIfThink,
    WhatIfWhy,
)
from caravanserai.api.wire import (
    AidSheet,
    Done,
    GameInfo,
    GameRules,
    GameWords,
    Hint,
    LensInfo,
    LessonCard,
    LessonDo,
    LessonInfo,
    LessonWhatIf,
    Made,
    Me,
    NewTokenMade,
    OfferedSeat,
    OrderInfo,
    PastLens,
    PastPosition,
    PuzzleDays,
    PuzzleInfo,
    PuzzleSolution,
    PuzzleTry,
    Quick,
    Recovery,
    ReviewInfo,
    Scope,
    ServerKey,
    Tables,
    TokenInfo,
    Verified,
    Why,
)
from caravanserai.core.real_boards import HerChoice
from caravanserai.core.what_if import WhatIfDocument

_NAME = "^[A-Za-z0-9_-]+$"
GameName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=_NAME, extra={"refusal": "no_such_game"})]
LanguageName: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")]
AidName: TypeAlias = Annotated[str, msgspec.Meta(max_length=64, pattern="^[a-z_]*$")]
TableName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=_NAME, extra={"refusal": "no_such_table"})
]
TokenName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=_NAME, extra={"refusal": "no_such_token"})
]
GameFilter: TypeAlias = Annotated[str, msgspec.Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
"""One game; empty for all."""
TableMark: TypeAlias = Annotated[str, msgspec.Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
"""The table that a list goes on after; empty for its beginning."""
WhatIfName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=_NAME, extra={"refusal": "no_such_what_if"})
]
PartNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**31)]
PlaceName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=_NAME, extra={"refusal": "no_such_place"})
]
MailAddress: TypeAlias = Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
MovesMade: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53, extra={"refusal": "no_such_position"})]
"""A position, by how many moves had been made."""
Version: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""A version of a table that a client has; 0 for none."""
SeatText: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(none|[0-9]{1,2})?$")]
"""The number of a seat; `none` for what everybody may see; empty for the only one that somebody has."""
Viewer: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=31)]
"""By whose knowledge something is told: a seat's, or -1 for what everybody could know."""
BotName: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""One of a game's bots; empty for the strongest."""
Notation: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
PuzzleDay: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10, extra={"refusal": "no_puzzle"})
]
"""A day, as in 2026-11-18, by UTC."""
Notations: TypeAlias = Annotated[Sequence[Notation], msgspec.Meta(max_length=40)]
SignedCode: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Label: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Scopes: TypeAlias = Annotated[Sequence[Scope], msgspec.Meta(min_length=1, max_length=2)]
SavedGame: TypeAlias = Annotated[str, msgspec.Meta(max_length=2_000_000)]

OrderText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
OrderLines: TypeAlias = Annotated[Sequence[OrderText], msgspec.Meta(min_length=1, max_length=6)]

KEPT: tuple[Code, ...] = ("closed", "unreadable")
"""Why a table that is kept may not be taken up."""
PAST: tuple[Code, ...] = (*KEPT, "other_rules")
"""Besides, why one of its earlier positions cannot be shown: today's rules do not lead there."""

LINE: tuple[Code, ...] = ("bad_line", "bad_position", "bad_settings")
"""Why what is asked about is no position: it is no notation, or its moves are not allowed, or there is no such game."""

LESSON: tuple[Code, ...] = (*PAST, "not_seated", "no_lesson")
"""Why a lesson at a table cannot be told to somebody."""
ORDER: tuple[Code, ...] = ("not_seated", "no_storage", "try_again")
"""Why an order may not be given or taken back."""


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

    @endpoint("GET", "/beside/aids/{game}", "read")
    def aid(self, game: GameName, variant: AidName = "", language: LanguageName = "en") -> AidSheet:
        """A game's player aid to print, in the usual form or in another."""

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

    @endpoint("GET", "/me/journal", "read")
    def journal(self) -> Journal:
        """What my games come to, those I have played to their end: how many, against whom, and what is worth remembering."""

    @endpoint("GET", "/me/journal/games", "read")
    def journal_games(self, game: GameFilter = "", before: TableMark = "") -> JournalGames:
        """My games themselves, the latest first; those before one of them, to go on."""

    @endpoint("GET", "/me/export", "read")
    def take_along(self, part: PartNumber = 1) -> Archive:
        """All that is kept of me, as a zip: `mine.json`, and my finished games as text. Many games come in several parts."""

    @endpoint("GET", "/me/notices", "browser")
    def notices(self) -> NoticeInfo:
        """How and where I am told that it is my turn when I do not look on."""

    @endpoint("PUT", "/me/notices", "browser", "bad_settings")
    def set_notices(self, wishes: NoticeWishes) -> NoticeInfo:
        """What I want to be told, and when I want to be left alone."""

    @endpoint("POST", "/me/notices/push", "browser", "bad_address", "endpoint_taken", "too_many_places")
    def add_push(self, browser: PushEndpoint) -> NoticePlace:
        """Have this browser told by its push service. Whoever gives an endpoint that is known has to have its keys."""

    @endpoint("POST", "/me/notices/mail", "browser", "bad_address", "no_mail", "too_many_places")
    def add_mail(self, address: MailAddress, language: LanguageName = "en") -> NoticePlace:
        """Have mail sent to this address once it is confirmed, by the link that is sent there now."""

    @endpoint("DELETE", "/me/notices/{place}", "browser")
    def forget_place(self, place: PlaceName) -> Done:
        """Send no notices of mine there any more."""

    @endpoint("POST", "/me/feed", "browser")
    def make_feed(self, language: LanguageName = "en") -> FeedLink:
        """A feed (Atom) of the tables that wait for me, for whoever has its address. An older one stops working."""

    @endpoint("DELETE", "/me/feed", "browser")
    def end_feed(self) -> Done:
        """No feed of mine works any more."""

    @endpoint("GET", "/tokens", "browser")
    def tokens(self) -> list[TokenInfo]:
        """My tokens, without the secrets."""

    @endpoint("POST", "/tokens", "browser", "too_many_tokens")
    def make_token(self, label: Label, scopes: Scopes = ("play", "read")) -> NewTokenMade:
        """A token for a program: `read` to look on, `play` to look on and act. Its secret is shown this once."""

    @endpoint("DELETE", "/tokens/{token}", "browser")
    def revoke_token(self, token: TokenName) -> Done:
        """Revoke a token. What it is connected to is closed at once."""

    @endpoint("GET", "/lessons", "read")
    def lessons(self, language: LanguageName = "en") -> list[LessonInfo]:
        """The guided first games there are."""

    @endpoint("POST", "/lessons/{game}", "play", "bad_name", "no_lesson", "try_again")
    def begin_lesson(self, game: GameName, again: bool = False, name: Name | None = None) -> Made:
        """A table of one's own at which a first game is taught; the one that one has not finished, begun again if so wished."""

    @endpoint("POST", "/what_if/look", "read", *LINE, "no_such_seat")
    def look_at(self, look: WhatIfLook) -> WhatIfSeen:
        """A position that might be, as whoever is to move sees it, with what may be done; nothing of it is kept."""

    @endpoint("POST", "/what_if/lens", "read", *LINE, "lens_off", packed=True)
    def what_if_lens(self, line: WhatIfLens) -> LensInfo:
        """The odds of what whoever is to move sees there."""

    @endpoint("POST", "/beside/odds", "read", *LINE, "no_such_game", "not_beside")
    def board_odds(self, board: BoardAsked) -> BoardOdds:
        """The odds of a real table's board; after a roll there, if one is told: the engine moves the board."""

    @endpoint("POST", "/beside/whom", "read", "bad_position", "no_such_game", "not_beside")
    def whom(self, choice: ChoiceAsked) -> HerChoice:
        """Whom somebody chooses at a real table, with how it comes about, and what everybody pays then."""

    @endpoint("POST", "/what_if/why", "read", *LINE, "no_such_move")
    def what_if_why_not(self, line: WhatIfWhy) -> Why:
        """Why a move is not allowed there."""

    @endpoint("POST", "/what_if/hint", "read", *LINE, "no_such_bot", "not_your_turn")
    def what_if_hint(self, line: WhatIfHint) -> Hint:
        """What a bot would do there, knowing no more than whoever is to move."""

    @endpoint("POST", "/what_if/think", "read", *LINE, "try_again")
    def think(self, think: WhatIfThink) -> Thoughts:
        """What the moves come to there: a step more of the engine's thinking. Nothing runs between two steps."""

    @endpoint("POST", "/what_if/table", "play", *LINE, "bad_name", "no_such_bot", "no_such_seat", "try_again")
    def open_what_if(self, table: WhatIfTable) -> Made:
        """Open a real table whose game begins at a position that might be. It is marked as such, and counts nowhere."""

    @endpoint("POST", "/what_ifs", "play", *LINE, "too_many_what_ifs", large=True)
    def share_what_if(self, what_if: WhatIfDocument) -> WhatIfKept:
        """Keep a what-if, for whoever has its address. It stays as it is: whoever goes on has a copy of their own."""

    @endpoint("GET", "/what_ifs/{what_if}", "read", "bad_line", "bad_position")
    def what_if(self, what_if: WhatIfName) -> WhatIfInfo:
        """A what-if that somebody has shared."""

    @endpoint("GET", "/puzzles", "read")
    def puzzles(self) -> PuzzleDays:
        """Which games have a puzzle for every day, and which days can be looked up."""

    @endpoint("GET", "/puzzles/{game}/{day}", "read")
    def puzzle(self, game: GameName, day: PuzzleDay) -> PuzzleInfo:
        """The puzzle of a day, today's or an earlier one, without its answer."""

    @endpoint("POST", "/puzzles/{game}/{day}/try", "read", "no_such_move", "illegal_move")
    def try_puzzle(self, game: GameName, day: PuzzleDay, moves: Notations) -> PuzzleTry:
        """Try moves in a puzzle: where they lead, and once they are a whole answer, whether it is the best. Nothing is kept."""

    @endpoint("POST", "/puzzles/{game}/{day}/why_not", "read", "no_such_move", "illegal_move")
    def puzzle_why_not(self, game: GameName, day: PuzzleDay, moves: Notations, move: Notation) -> Why:
        """Why a move is not allowed in a puzzle, after these moves of a try."""

    @endpoint("GET", "/puzzles/{game}/{day}/solution", "read")
    def puzzle_solution(self, game: GameName, day: PuzzleDay) -> PuzzleSolution:
        """What is best in a puzzle, why, and what the alternatives cost."""

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

    @endpoint("PUT", "/tables/{table}/away", "play", "not_seated")
    def put_away(self, table: TableName, away: bool = True) -> Done:
        """Put one of my tables away, or take it up again. Nothing changes at it, and it is found among mine all the same."""

    @endpoint("PUT", "/tables/{table}/notices", "browser", "not_seated")
    def mute(self, table: TableName, muted: bool = True) -> Done:
        """Hear nothing of one of my tables while I do not look on, or hear of it again."""

    @endpoint("GET", "/tables/{table}/hooks", "play", *KEPT, "not_host")
    def hooks(self, table: TableName) -> list[HookInfo]:
        """The webhooks of my table."""

    @endpoint("POST", "/tables/{table}/hooks", "play", *KEPT, "not_host", "bad_address", "bad_settings", "too_many_places")
    def add_hook(self, table: TableName, wish: HookWish) -> HookInfo:
        """Have my table tell a group whose turn it is: nothing that not everybody at the table knows."""

    @endpoint("DELETE", "/tables/{table}/hooks/{place}", "play", *KEPT, "not_host")
    def remove_hook(self, table: TableName, place: PlaceName) -> Done:
        """Have my table tell nothing there any more."""

    @endpoint("GET", "/tables/{table}", "read", *KEPT, "not_watchable")
    def table(self, table: TableName, since: Version = 0) -> Update:
        """The table as I may see it: view, prompt, legal moves, clocks, and the events since the version I have."""

    @endpoint("POST", "/tables/{table}", "play", *KEPT, *COMMAND_REFUSALS)
    def command(self, table: TableName, envelope: CommandEnvelope) -> Ack:
        """Any command. It is done and committed when this answers; the same idempotency key again changes nothing."""

    @endpoint("GET", "/tables/{table}/why", "read", *KEPT, "not_watchable", "not_seated", "no_such_move")
    def why_not(self, table: TableName, move: Notation) -> Why:
        """Why a move is not allowed now, for the asking seat."""

    @endpoint("GET", "/tables/{table}/since", "read", *KEPT, "not_watchable", packed=True)
    def since(self, table: TableName, moves: Version = 0) -> list[Told]:
        """What happened since so many moves had been made, as I may hear it."""

    @endpoint("GET", "/tables/{table}/replay", "read", *PAST, "not_watchable", "not_playing", packed=True)
    def replay(self, table: TableName, moves: Version = 0) -> list[ToldChange]:
        """The same with what each event changes, for letting the game pass once more from the position after so many moves."""

    @endpoint("GET", "/tables/{table}/review", "read", *PAST, "not_watchable", "not_over", "no_such_seat")
    def review(self, table: TableName, viewer: Viewer = -1, open_cards: bool = False) -> ReviewInfo:
        """The review of a finished game by what a seat could know, or everybody, or with open cards; or how far it is."""

    @endpoint("POST", "/tables/{table}/review", "play", *PAST, "not_watchable", "not_over", "no_such_seat", "try_again")
    def begin_review(self, table: TableName, viewer: Viewer = -1, open_cards: bool = False) -> ReviewInfo:
        """Have a finished game reviewed, in the background; it is kept with the table."""

    @endpoint("GET", "/tables/{table}/review/page", "read", *PAST, "not_watchable", "not_over", "no_such_seat", "not_ready")
    def review_page(self, table: TableName, viewer: Viewer = -1, open_cards: bool = False, language: LanguageName = "en") -> Text:
        """A review that has been made as one page of HTML, which needs no server."""

    @endpoint("GET", "/tables/{table}/what_if", "read", *PAST, "not_watchable", "not_over")
    def table_what_if(self, table: TableName, moves: Version = 2**53) -> WhatIfInfo:
        """A finished game as a what-if that nobody keeps: all its moves, looked at where so many had been made."""

    @endpoint("GET", "/tables/{table}/export", "read", *KEPT, "not_watchable", "not_over")
    def export(self, table: TableName) -> Text:
        """The finished game as text, signed, as `caravanserai replay` shows it and `caravanserai verify` checks it."""

    @endpoint("GET", "/tables/{table}/moves/{moves}", "read", *PAST, "not_watchable", "not_playing")
    def past_position(self, table: TableName, moves: MovesMade) -> PastPosition:
        """The position when so many moves had been made, as I saw it then: what I held open, what others held as it was to me."""

    @endpoint(
        "GET",
        "/tables/{table}/moves/{moves}/lens",
        "read",
        *PAST,
        "not_watchable",
        "not_playing",
        "lens_off",
        "lens_not_now",
        packed=True,
    )
    def past_lens(self, table: TableName, moves: MovesMade, fine: bool = True) -> PastLens:
        """The odds of what I saw when so many moves had been made, if the table showed them to me then."""

    @endpoint("GET", "/tables/{table}/lens", "read", *PAST, "not_watchable", "lens_off", "lens_not_now", packed=True)
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

    @endpoint("GET", "/tables/{table}/order", "read", *KEPT, "not_watchable", "not_seated")
    def order(self, table: TableName) -> OrderInfo:
        """What I have ordered to be done for me at this table when I am asked, and what there is to order."""

    @endpoint("PUT", "/tables/{table}/order", "play", *KEPT, *ORDER, "not_playing", "in_a_lesson", "bad_order")
    def give_order(self, table: TableName, lines: OrderLines) -> OrderInfo:
        """Order a move for when I am asked, whether I am there or not: of these lines, the first that applies then."""

    @endpoint("DELETE", "/tables/{table}/order", "play", *KEPT, *ORDER)
    def drop_order(self, table: TableName) -> OrderInfo:
        """Take my order back."""

    @endpoint("GET", "/tables/{table}/verify", "read", *KEPT, "not_watchable", "not_over", "not_checkable")
    def verify(self, table: TableName) -> Verified:
        """Whether the finished game is whole and legal, and every die fits the seed and what the seats gave to the dice."""

    @endpoint("GET", "/tables/{table}/lesson", "read", *LESSON)
    def lesson(self, table: TableName, language: LanguageName = "en") -> LessonCard:
        """What a learner reads now, where a lesson is given."""

    @endpoint("POST", "/tables/{table}/lesson", "play", *LESSON, "lesson_waits", "nothing_to_undo")
    def learn(self, table: TableName, do: LessonDo, language: LanguageName = "en") -> LessonCard:
        """Go on in a lesson, have the move made that is asked for, take another one back, go a step back, or skip the step."""

    @endpoint("GET", "/tables/{table}/lesson/what_if", "read", *LESSON)
    def lesson_what_if(self, table: TableName, language: LanguageName = "en") -> LessonWhatIf:
        """What else could have happened in this step of a lesson."""

    @endpoint("POST", "/tables/{table}/offer", "play", *KEPT, "not_seated", "in_a_lesson")
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
    def live(self, table: TableName, since: Version = 0, changes: bool = False, seat: SeatText = "") -> None:
        """A table as it goes on: commands in; updates, acknowledgements and refusals out. With `changes`, what is different
        since the update before is sent in place of the next. `seat` is for whoever has guests: one of their seats, or `none`."""


ENDPOINTS = endpoints_of(Api)
