"""The bodies and answers of HTTP, where they are more than a name or a number."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from caravanserai.api.commands import BotName, Digest, Name
from caravanserai.api.messages import Incoming, Outgoing, Told, ToldChange, Update
from caravanserai.api.settings import Lens
from caravanserai.core.contract import OrderOffer, Outcome
from caravanserai.core.options import Option

Scope = Literal["play", "read"]


class GameInfo(Outgoing, frozen=True):
    """A game that can be played here."""

    game: str
    rules_version: int
    fewest: int
    most: int
    usual: int
    """How many sit down to it by habit."""
    options: list[Option]
    bots: list[str]
    """The weakest first."""
    usual_bot: str
    """The one that plays unless another is chosen: the strongest of those that answer at once."""
    lens: bool
    """Whether the game can show odds at all."""
    hides: bool = True
    """Whether a seat may know what others do not."""


class GameWords(Outgoing, frozen=True):
    sentences: str
    """Fluent messages."""
    seats: list[str]
    """The fields that hold a seat, or several, and are told by its name."""
    by_seat: list[str]
    """The fields of a view that have an item for each seat."""


class GameRules(Outgoing, frozen=True):
    language: str
    """The language that they are told in: the one asked for, or English."""
    text: str
    """Markdown; nothing if the game tells no rules."""


class AidVariant(Outgoing, frozen=True):
    """A form of a player aid, by its id, and what it is called."""

    variant: str
    name: str


class AidSheet(Outgoing, frozen=True):
    """A player aid to print, as HTML of our own making; a game without one has no variants and no words."""

    title: str
    variant: str
    variants: list[AidVariant]
    html: str


class Me(Outgoing, frozen=True):
    """Who the asker is, and whether that is new."""

    name: str
    new: bool
    lan: str = ""
    """Where other devices of the local network reach this server, if it knows that: to be invited to from the machine itself."""


class Recovery(Outgoing, frozen=True):
    """A link by which another device becomes the same person."""

    code: str
    path: str
    once: bool
    """Whether it is good for one use; else it is until its owner takes it back."""


class TokenInfo(Outgoing, frozen=True):
    """A token, without its secret."""

    token: str
    label: str
    scopes: list[str]
    created: float
    revoked: bool


class NewTokenMade(Outgoing, frozen=True):
    """A new token with its secret, which is told only now."""

    token: TokenInfo
    secret: str


class TableInfo(Outgoing, frozen=True):
    """A table in a list. Identities stay on the server."""

    table: str
    game: str
    name: str
    phase: str
    players: int
    free_seats: int
    waits_for_me: bool
    changed: float
    names: list[str]
    """Who sits there, by seat; empty for a free one."""
    acting: str | None
    """The name of whoever the game waits for, while it is played."""
    turn_since: float
    """When they began to act; 0 before the game."""
    you: int | None
    """The asker's seat."""
    stage: int
    """How far the game has come: its leg, its round, its turn, whatever `<game>-stage` calls it; 0 before the game."""
    deadline: float | None
    """When the time of whoever acts is over; None without a clock."""
    put_away: bool
    """Whether the asker has put it away, or has left bots alone at it for days. It goes on as before."""
    lesson: bool = False
    """Whether it is a guided first game."""
    set_up: bool = False
    """Whether its game begins at a position that somebody has set up: it counts nowhere."""


class Tables(Outgoing, frozen=True):
    """The lists of tables that the asker may see."""

    mine: list[TableInfo]
    open: list[TableInfo]
    watchable: list[TableInfo]


class Made(Outgoing, frozen=True):
    """A table that was just made."""

    table: str
    path: str
    """The invitation: whoever has it may look and take a free seat, but it is nobody's seat."""


class Quick(Incoming, frozen=True):
    """A game against bots, at once: the asker in seat 0, bots of one strength in all the others."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    name: Name
    players: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    """As many as sit down to the game by habit, unless said otherwise."""
    bot: BotName | None = None
    """The game's strongest of those that answer at once, unless said otherwise."""
    options: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    lens: Lens = "all"
    pledge: Digest | None = None
    """What the asker gives to the dice, to be opened as soon as the table is there."""


LessonDo = Literal["go_on", "show_me", "take_back", "back", "skip"]


class LessonInfo(Outgoing, frozen=True):
    """A guided first game."""

    game: str
    title: str
    minutes: tuple[int, int]
    """How long it takes, from and to."""
    steps: int


class OwnGameInfo(Outgoing, frozen=True):
    """What a learner may play next: a game of their own, against so many others less one, of this bot."""

    game: str
    players: int
    bot: str


class LessonCard(Outgoing, frozen=True):
    """What a learner reads now."""

    version: int
    """The table's version that it is of."""
    step: int
    """From 1."""
    of: int
    id: str
    kind: Literal["say", "do", "watch", "skip", "end"]
    phase: Literal["ask", "shown", "told"]
    """A move is asked for; another one was made, and is to be taken back; or all of the step has happened."""
    title: str
    """Of the lesson."""
    idea: str | None
    """What a step to do is about, in a few words."""
    text: str
    why: str | None
    cites: list[str]
    """Sections of the rules."""
    highlight: list[str]
    """What to look at, the most important first: `move:ticket Y`, `camel:yellow`, `seat:0`, `pyramid`."""
    moves: list[str]
    """What is asked for, the next one first, in notation."""
    what_if: bool
    """Whether it can be seen what else could have happened."""
    back: bool
    """Whether one can go back."""
    lens: bool
    """Whether the odds are shown from here on."""
    began: int
    """How many moves had been made when the step began."""
    own_game: OwnGameInfo | None
    """In the last step."""


class LessonWhatIf(Outgoing, frozen=True):
    """What else could have happened from where a step began; nothing of it is kept."""

    text: str
    cites: list[str]
    before: Any
    """The learner's view where it begins."""
    events: list[ToldChange]


OrderEnd = Literal["done", "moved", "void", "not_possible", "went_back", "over"]
"""Why a standing order is over: it is done, its owner has moved themselves, what it was for is past, none of its lines could be
carried out, the game went back, or it is over."""


class OrderInfo(Outgoing, frozen=True):
    """The asker's standing order at a table: what is done for them when they are asked. Nobody else is told of it."""

    lines: list[str]
    """The first that applies is carried out; none if nothing was ordered."""
    active: bool
    ended: OrderEnd | None
    done: list[str]
    """The moves that it has made, in notation."""
    offers: list[OrderOffer]
    """What there is to order now."""


class Why(Outgoing, frozen=True):
    """Whether a move is allowed now; if not, why."""

    allowed: bool
    reason: str | None
    section: str | None
    about: dict[str, str | int]


class HintedStep(Outgoing, frozen=True):
    """A move that is to follow another at once, of the same seat: a step of a walk."""

    move: Any
    notation: str


class HintedMove(Outgoing, frozen=True):
    """A move that a bot has thought of, and what it expects of it."""

    move: Any
    notation: str
    value: float
    """The more the better, in the bot's own unit: `<game>-less` says how much less than the best it is."""
    then: list[HintedStep]
    """What would follow at once."""
    values: list[float]
    """The same value for every seat; empty if the bot has not thought of the others so."""
    trials: int
    """How often it was played on; 0 if it was not."""


class Hint(Outgoing, frozen=True):
    """What a bot would do in the asker's seat, knowing no more than the asker, and why."""

    version: int
    bot: str
    move: Any
    notation: str
    reason: str
    """Its words are `<game>-why-<reason>`; empty if it gives none."""
    about: dict[str, str | int | float]
    then: list[HintedStep]
    """What is to follow at once."""
    considered: list[HintedMove]
    """The best first."""


class PuzzleDays(Outgoing, frozen=True):
    """The puzzles there are: by game, one for every day."""

    today: str
    """By UTC."""
    first: str
    """The earliest day that can be looked up."""
    games: list[str]
    puzzles: dict[str, str]
    """By game, which puzzle today's is: the same short word as in `PuzzleInfo`."""


class PuzzleInfo(Outgoing, frozen=True):
    """A puzzle before anybody has tried it: nothing of the answer is in it."""

    game: str
    day: str
    today: str
    puzzle: str
    """Which one it is, in a short word: a later version may have another one for the day."""
    ask: str
    """The question that is to be answered, as in a prompt."""
    update: Update
    """The table, as the seat that is to move sees it."""
    facts: Any
    """What the printed rules say about it, without advice, in the form of the game's lens; None where a game tells no facts."""


class PuzzleTry(Outgoing, frozen=True):
    """What a try has come to so far."""

    update: Update
    """The table after the moves of the try."""
    facts: Any
    done: bool
    """Whether the moves are a whole answer; the rest tells of that."""
    found: bool
    near: bool
    """Whether it is no more than the way that is not the best: a walk that ends where it should."""
    loss: float | None
    """What it costs against the best, in chance to win, and the standard error of that."""
    error: float | None
    points: float | None
    """The same in the game's own unit, where it tells one."""


class PuzzleLine(Outgoing, frozen=True):
    """A plan in a position: its moves, what it costs against the best, and why a bot would choose it."""

    moves: list[HintedStep]
    loss: float | None
    """None where it was not weighed by itself."""
    error: float | None
    points: float | None
    reason: str
    about: dict[str, str | int | float]


class PuzzleSolution(Outgoing, frozen=True):
    """What is best in a puzzle, and by how much."""

    answer: PuzzleLine
    glance: PuzzleLine
    """What *regular* would play."""
    others: list[PuzzleLine]
    """The cheapest first."""
    unit: str
    """What `points` are: `coins`, `points`; empty if nothing."""
    samples: int
    position: str
    """The position in notation; what the solver could not know is dealt anew in it."""
    after: Update
    """The table after the answer."""


class PastPosition(Outgoing, frozen=True):
    """A position when so many moves had been made, with what the last of them did: as the asker saw it then."""

    table: str
    moves: int
    of: int
    view: Any
    told: Told | None
    outcome: Outcome | None


class LensInfo(Outgoing, frozen=True):
    """The odds of what the asker sees; None before there are any, and after the game."""

    version: int
    """The table's version that they are of."""
    lens: Any
    """As the game's `lens_type` says."""
    fine: bool = True
    """Whether it is as exact as it gets; a rough one comes at once."""


ReviewState = Literal["none", "waiting", "under_way", "done", "failed"]
"""Whether there is a review: nobody has asked for it, it waits for its turn, it is made, it is there, it could not be made."""


class ReviewInfo(Outgoing, frozen=True):
    """The review of a finished game, or how far it is."""

    state: ReviewState
    progress: float
    """The part of the game that has been looked at, from 0 to 1."""
    review: Any = None
    """As `caravanserai.review` tells it, but for names, which are those of the table."""
    moves: dict[str, Any] = msgspec.field(default_factory=dict)
    """By its notation, each move that the review speaks of."""


class PastLens(Outgoing, frozen=True):
    """The odds of what the asker saw when so many moves had been made; None where there were none."""

    moves: int
    lens: Any
    """As the game's `lens_type` says."""
    fine: bool = True


class ServerKey(Outgoing, frozen=True):
    """The public key that goes with the signatures under this server's games."""

    key: str | None
    """Ed25519, in hexadecimal digits; None for a server that does not sign."""


class Verified(Outgoing, frozen=True):
    """Whether a finished game is whole and legal, and every die as the seed and what the seats gave decide.

    That the seed and the pledges are those of before the game is for whoever saw them then to say.
    """

    ok: bool
    commitment: str
    seed: str
    salts: list[str]
    """What seats had added, in a game of before there were pledges."""
    pledges: list[str]
    """By seat; empty for one that gave nothing."""
    rounds: list[list[str]]
    """By round, by seat, what was opened. What was opened in the last is in the dice."""
    draws: int
    """So many dice were rolled again, those of moves that were taken back among them."""
    taken_back: int
    """So many moves were taken back; the export has them too."""
    problem: str | None
    """The first thing that is wrong."""
    rules: int = 0
    """The version of the rules that the game began by."""
    unchecked: int = 0
    """So many moves, with what the dice decided in them, are of other rules than today's, which cannot tell whether they hold."""


class OfferedSeat(Outgoing, frozen=True):
    """The code of an offer of one's seat, and when it ends."""

    code: str
    expires: float


class Done(Outgoing, frozen=True):
    """It is done, and there is nothing else to tell."""

    done: bool = True
