"""Coins: a small game that keeps the contract, so that broken forms of it can show what the checks catch.

Every seat is dealt a coin that only it may see, and all at once lay theirs in secret, heads or tails. In turn a seat lays its
coin anew, or rolls a die and scores what it shows. After some rolls by each seat the coins are shown, and heads count one more.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, cast

import msgspec

from caravanserai.core.contract import (
    CHANCE,
    NO_ACTOR,
    Alike,
    AnyOptions,
    BySeat,
    Event,
    Game,
    Move,
    Options,
    Outcome,
    Prompt,
    Refusal,
    SeatNumber,
    Tally,
    View,
    places_by_score,
)
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.core.errors import BadNotation, BadOption, BadPosition, IllegalMove
from caravanserai.core.options import options_for
from caravanserai.core.randomness import Random, below

DEALING, LAYING, TURN, ROLLING, OVER = range(5)
PHASES = ("dealing", "laying", "turn", "rolling", "over")
DEAL, LAY, ROLL, DIE = 0, 2, 4, 5
MOVES = 8
DIE_WEIGHTS = (3, 2, 1)
UNDEALT = -1
MOST_LAYS = 20
NUMBERS = ("phase", "turn", "rolls", "lays")
LISTS = ("scores", "coins")


class Deal(Move, frozen=True, tag="deal"):
    face: int


class Lay(Move, frozen=True, tag="lay"):
    face: int


class Roll(Move, frozen=True, tag="roll"):
    pass


class Show(Move, frozen=True, tag="show"):
    face: int


class Dealt(Event, frozen=True, tag="dealt"):
    section: ClassVar[str] = "1"
    seat: SeatNumber
    face: int | None


class Laid(Event, frozen=True, tag="laid"):
    section: ClassVar[str] = "2"
    seat: SeatNumber
    face: int | None


class Rolled(Event, frozen=True, tag="rolled"):
    section: ClassVar[str] = "3"
    seat: SeatNumber


class Scored(Event, frozen=True, tag="scored"):
    section: ClassVar[str] = "3"
    seat: SeatNumber
    face: int


class Shown(Event, frozen=True, tag="shown"):
    section: ClassVar[str] = "4"
    alike: ClassVar[Alike] = "none"
    faces: list[int]


class Asked(Event, frozen=True, tag="asked"):
    section: ClassVar[str] = "2"
    phase: int
    turn: SeatNumber


class CoinsOptions(Options, frozen=True):
    ordinary: ClassVar[frozenset[str]] = frozenset({"rounds", "doubled"})
    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)] = 3
    doubled: bool = False


class CoinsView(View):
    viewer: SeatNumber | None
    options: CoinsOptions
    phase: int
    turn: SeatNumber
    rolls: int
    lays: int
    pool: int
    """What the dice could still bring, and have not."""
    scores: BySeat[int]
    coins: BySeat[int | None]
    """None for a coin that may not be seen."""
    hint: int = 0


class CoinsLens(msgspec.Struct, frozen=True):
    """The chance that each seat's coin shows heads, as far as the viewer can tell."""

    heads: dict[int, float]


class Coins:
    """A position of the game."""

    def __init__(self, seats: int, options: CoinsOptions) -> None:
        self.seats = seats
        self.options = options
        self.phase = DEALING
        self.turn = 0
        self.rolls = 0
        self.lays = 0
        self.scores = [0] * seats
        self.coins = [UNDEALT] * seats

    def actor(self) -> int:
        if self.phase == OVER:
            return NO_ACTOR
        return self.turn if self.phase in (LAYING, TURN) else CHANCE

    def is_over(self) -> bool:
        return self.phase == OVER

    def legal_moves(self) -> list[int]:
        if self.phase == TURN:
            return [LAY, LAY + 1, ROLL] if self.lays < MOST_LAYS else [ROLL]
        return {DEALING: [DEAL, DEAL + 1], LAYING: [LAY, LAY + 1], ROLLING: [DIE, DIE + 1, DIE + 2]}.get(self.phase, [])

    def weights(self) -> list[int]:
        if self.actor() != CHANCE:
            return []
        return [DIE_WEIGHTS[move - DIE] if move >= DIE else 1 for move in self.legal_moves()]

    def play(self, move: int) -> None:
        refusal = why_not(self, move)
        if refusal is not None:
            raise IllegalMove("coins", move, f"move {move}", refusal.reason, refusal.section)
        self.make(move)

    def make(self, move: int) -> list[Event]:
        events = self.change(move)
        if self.phase == OVER:
            events.append(Shown(self.coins[:]))
        return [*events, Asked(self.phase, self.turn)]

    def change(self, move: int) -> list[Event]:
        seat = self.turn
        if move < LAY:
            self.coins[seat] = move
            self.phase = DEALING if seat + 1 < self.seats else LAYING
            self.pass_turn()
            return [Dealt(seat, move)]
        if move < ROLL:
            self.coins[seat] = move - LAY
            self.lays += 1
            self.phase = LAYING if self.phase == LAYING and seat + 1 < self.seats else TURN
            self.pass_turn()
            return [Laid(seat, move - LAY)]
        if move == ROLL:
            self.phase = ROLLING
            return [Rolled(seat)]
        face = move - DIE + 1
        self.scores[seat] += face * (1 + self.options.doubled)
        self.rolls += 1
        self.phase = OVER if self.rolls == self.options.rounds * self.seats else TURN
        self.pass_turn()
        return [Scored(seat, face)]

    def pass_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats

    def copy(self) -> Coins:
        other = type(self)(self.seats, self.options)
        other.phase, other.turn, other.rolls, other.lays = self.phase, self.turn, self.rolls, self.lays
        other.scores, other.coins = self.scores[:], self.coins[:]
        return other


def why_not(position: Coins, number: int) -> Refusal | None:
    if not 0 <= number < MOVES:
        return Refusal("no_such_move", "2")
    if number in Coins.legal_moves(position):
        return None
    return Refusal(f"now_{PHASES[position.phase]}", "2")


class CoinsGame(Game):
    id: ClassVar[str] = "coins"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 4)
    moves: ClassVar[int] = MOVES
    hides: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = CoinsOptions
    view_type: ClassVar[type[View]] = CoinsView
    move_type: ClassVar[Any] = Deal | Lay | Roll | Show
    event_type: ClassVar[Any] = Dealt | Laid | Rolled | Scored | Shown | Asked
    lens_type: ClassVar[Any] = CoinsLens
    measures: ClassVar[tuple[str, ...]] = ("rolls",)
    position_type: ClassVar[type[Coins]] = Coins

    def start(self, players: int, options: AnyOptions = None) -> Coins:
        if players not in self.players:
            raise BadOption(f"coins is not for {players}")
        return self.position_type(players, cast(CoinsOptions, options_for(self, options)))

    def options_of(self, position: AnyPosition) -> CoinsOptions:
        return cast(Coins, position).options

    def move(self, number: int) -> Move:
        return [Deal(0), Deal(1), Lay(0), Lay(1), Roll(), Show(1), Show(2), Show(3)][number]

    def number(self, move: Move) -> int:
        return [self.move(number) for number in range(MOVES)].index(move)

    def write(self, move: Move) -> str:
        kind = type(move).__name__.lower()
        return f"{kind} {move.face}" if isinstance(move, Deal | Lay | Show) else kind

    def read(self, text: str) -> Move:
        for number in range(MOVES):
            if self.write(self.move(number)) == " ".join(text.split()):
                return self.move(number)
        raise BadNotation(text, 0, "no such move")

    def write_position(self, position: AnyPosition) -> str:
        """All that is saved, number by number: `phase=2 turn=1 rolls=0 lays=2 scores=0,0 coins=1,0 rounds=3 doubled=0`."""
        saved = self.save(position)
        told = {name: saved[name] for name in (*NUMBERS, *LISTS)} | saved["options"]
        return " ".join(f"{name}={','.join(str(int(one)) for one in self.listed(value))}" for name, value in told.items())

    def read_position(self, text: str) -> AnyPosition:
        try:
            told = {name: [int(one) for one in value.split(",")] for name, value in (word.split("=") for word in text.split())}
            options = {"rounds": told.pop("rounds")[0], "doubled": {0: False, 1: True}[told.pop("doubled")[0]]}
            numbers = {name: told.pop(name)[0] for name in NUMBERS}
            return self.load({"rules_version": self.rules_version, "options": options, **numbers, **told})
        except (BadPosition, KeyError, ValueError) as error:
            raise BadNotation(text, 0, f"no position of coins: write {self.write_position(self.start(2))}") from error

    def listed(self, value: Any) -> list[int]:
        return value if isinstance(value, list) else [value]

    def why_not(self, position: AnyPosition, number: int) -> Refusal | None:
        return why_not(cast(Coins, position), number)

    def play(self, position: AnyPosition, number: int) -> list[Event]:
        table = cast(Coins, position)
        if number not in table.legal_moves():
            table.play(number)
        return table.make(number)

    def redacted(self, event: Event, seat: int | None) -> Event:
        if isinstance(event, Dealt | Laid) and event.seat != seat:
            return msgspec.structs.replace(event, face=None)
        return event

    def view(self, position: AnyPosition, seat: int | None) -> CoinsView:
        table = cast(Coins, position)
        coins = [coin if table.is_over() or owner == seat or coin == UNDEALT else None for owner, coin in enumerate(table.coins)]
        pool = len(DIE_WEIGHTS) * (1 + table.options.doubled) * table.options.rounds * table.seats - sum(table.scores)
        return CoinsView(seat, table.options, table.phase, table.turn, table.rolls, table.lays, pool, table.scores[:], coins)

    def change(self, view: View, event: Event) -> None:
        seen = cast(CoinsView, view)
        match event:
            case Dealt(seat, face):
                seen.coins[seat] = face
            case Laid(seat, face):
                seen.coins[seat] = face
                seen.lays += 1
            case Scored(seat, face):
                seen.scores[seat] += face * (1 + seen.options.doubled)
                seen.pool -= face * (1 + seen.options.doubled)
                seen.rolls += 1
            case Shown(faces):
                seen.coins = list(faces)
            case Asked(phase, turn):
                seen.phase, seen.turn = phase, turn

    def restore(self, view: View, rng: Random, tally: Tally | None = None) -> Coins:
        seen = cast(CoinsView, view)
        position = self.position_type(len(seen.coins), seen.options)
        position.phase, position.turn, position.rolls, position.lays = seen.phase, seen.turn, seen.rolls, seen.lays
        position.scores = seen.scores[:]
        position.coins = [below(rng, 2) if coin is None else coin for coin in seen.coins]
        return position

    def lens(self, view: View, tally: Tally | None = None) -> CoinsLens | None:
        seen = cast(CoinsView, view)
        if seen.phase in (DEALING, OVER):
            return None
        return CoinsLens({seat: 0.5 if coin is None else float(coin) for seat, coin in enumerate(seen.coins)})

    def prompt(self, position: AnyPosition) -> Prompt:
        return Prompt(position.actor(), PHASES[cast(Coins, position).phase], "2")

    def asked(self, position: AnyPosition) -> tuple[int, ...]:
        table = cast(Coins, position)
        return tuple(range(table.turn, table.seats)) if table.phase == LAYING else super().asked(position)

    def facing(self, position: AnyPosition, seat: int) -> Coins:
        other = cast(Coins, position).copy()
        other.turn = seat
        return other

    def outcome(self, position: AnyPosition) -> Outcome | None:
        if not position.is_over():
            return None
        scores = self.final_scores(position)
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(winners, scores, "shown", places_by_score(winners, scores))

    def save(self, position: AnyPosition) -> dict[str, Any]:
        table = cast(Coins, position)
        return {
            "rules_version": self.rules_version,
            "options": msgspec.to_builtins(table.options),
            "phase": table.phase,
            "turn": table.turn,
            "rolls": table.rolls,
            "lays": table.lays,
            "scores": table.scores[:],
            "coins": table.coins[:],
        }

    def load(self, data: dict[str, Any]) -> Coins:
        try:
            saved = msgspec.convert(data, SavedCoins)
        except msgspec.ValidationError as error:
            raise BadPosition(str(error)) from error
        self.check(saved)
        return self.loaded(saved)

    def check(self, saved: SavedCoins) -> None:
        dealt = sum(coin != UNDEALT for coin in saved.coins)
        rolls = saved.options.rounds * len(saved.coins)
        whole = (
            saved.rules_version == self.rules_version
            and len(saved.coins) in self.players
            and len(saved.scores) == len(saved.coins)
            and saved.turn < len(saved.coins)
            and saved.coins[:dealt].count(UNDEALT) == 0
            and (dealt == saved.turn if saved.phase == DEALING else dealt == len(saved.coins))
            and (saved.rolls == rolls if saved.phase == OVER else saved.rolls < rolls)
        )
        if not whole:
            raise BadPosition("no game of coins can be like this")

    def loaded(self, saved: SavedCoins) -> Coins:
        position = self.position_type(len(saved.coins), saved.options)
        position.phase, position.turn, position.rolls, position.lays = saved.phase, saved.turn, saved.rolls, saved.lays
        position.scores, position.coins = list(saved.scores), list(saved.coins)
        return position

    def play_out(self, position: AnyPosition, rng: Random) -> None:
        while not position.is_over():
            moves = position.legal_moves()
            position.play(moves[below(rng, len(moves))])

    def measure(self, position: AnyPosition) -> tuple[int, ...]:
        return (cast(Coins, position).rolls,)

    def final_scores(self, position: AnyPosition) -> list[int]:
        table = cast(Coins, position)
        return [score + coin for score, coin in zip(table.scores, table.coins, strict=True)]


class SavedCoins(msgspec.Struct, forbid_unknown_fields=True):
    rules_version: int
    options: CoinsOptions
    phase: Annotated[int, msgspec.Meta(ge=0, le=OVER)]
    turn: Annotated[int, msgspec.Meta(ge=0)]
    rolls: Annotated[int, msgspec.Meta(ge=0)]
    lays: Annotated[int, msgspec.Meta(ge=0)]
    scores: list[Annotated[int, msgspec.Meta(ge=0, le=1000)]]
    coins: list[Annotated[int, msgspec.Meta(ge=UNDEALT, le=1)]]


GAME = CoinsGame()
