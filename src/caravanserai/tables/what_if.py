"""A position that might be, told as a table's is: whoever is to move sees it, and nobody sits there."""

from __future__ import annotations

import msgspec

from caravanserai.api.messages import FairInfo, SeatInfo, ToldChange, Update
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.api.what_if import ChanceMove, SupposedMove, WhatIfInfo, WhatIfLine, WhatIfLook, WhatIfSeen
from caravanserai.core.changes import altered
from caravanserai.core.contract import CHANCE, Event, Game, Position, Tally
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadNotation, BadOption, BadPosition
from caravanserai.core.options import read_options
from caravanserai.core.randomness import Random
from caravanserai.core.what_if import BadLine, Branch, Node, SupposedLine, SupposedStep, WhatIfDocument, beginning, read_what_if
from caravanserai.tables.broadcast import legal_groups
from caravanserai.tables.encoding import encode, encoded_event, pre_encoded
from caravanserai.tables.table import Table
from caravanserai.tables.workers import Thought

NO_TABLE = "what-if"
"""What stands where a table's name would."""
PERSON = SeatInfo("person", "", None, ready=True, present=True, seconds=None)
NO_DICE = FairInfo("", None, None, [], [], None)


def line_of(asked: WhatIfLine, moves: int | None = None) -> SupposedLine:
    """The line that is asked about, or its first so many moves; raises `Refused` for one that leads nowhere."""
    try:
        game = load_game(asked.game)
        return SupposedLine(game, beginning(game, asked.position), asked.line[:moves])
    except (BadNotation, BadPosition) as error:
        raise bad_position(error) from None
    except BadLine as error:
        raise Refused("bad_line", str(error), number=error.number) from None


def bad_position(error: BadNotation | BadPosition) -> Refused:
    """What is wrong with a position, and where."""
    if isinstance(error, BadNotation):
        return Refused("bad_position", str(error), at=error.at, fault=error.fault)
    return Refused("bad_position", str(error))


def viewer_of(line: SupposedLine) -> int:
    """The seat that is to move; while none is, the one that moved last."""
    actor = line.position.actor()
    return actor if actor >= 0 else next((made.actor for made in reversed(line.made) if made.actor >= 0), 0)


def look_at(asked: WhatIfLook, rng: Random) -> WhatIfSeen:
    """The position at the end of a line, after what chance adds to it if that is wished."""
    if asked.fresh:
        asked = msgspec.structs.replace(asked, position=fresh_set_up(load_game(asked.game), asked.fresh, rng), line=[])
    if asked.viewer >= 0:
        check_seat(line_of(asked, 0), asked.viewer)
    given, told = len(asked.line), asked.since < len(asked.line) or asked.roll
    before = line_of(asked, min(asked.since, given)) if told and not asked.story else None
    line = line_of(asked)
    if asked.roll:
        line.go_on(rng)
    happened = _story(line) if asked.story else _changes(before, line, _eyes(asked, before)) if before is not None else []
    return WhatIfSeen(
        update=_update(asked.game, line, _eyes(asked, line)),
        position=line.game.spell_position(line.position) if asked.spelled else line.game.write_position(line.position),
        actor=line.position.actor(),
        added=[_supposed(line.game, made) for made in line.made[given:]],
        chance=_chance(line.game, line.position),
        told=pre_encoded(happened),
    )


def fresh_set_up(game: Game, players: int, rng: Random) -> str:
    """A game for so many that has just been set up, in notation; raises `Refused` if it is not for so many."""
    try:
        line = SupposedLine(game, game.start(players, read_options(game.options_type, dict(game.at_once))))
    except BadOption as error:
        raise Refused("bad_position", str(error)) from None
    line.go_on(rng)
    return game.write_position(line.position)


def _eyes(asked: WhatIfLook, line: SupposedLine) -> int:
    return asked.viewer if asked.viewer >= 0 else viewer_of(line)


def check_seat(line: SupposedLine, seat: int) -> None:
    """Raises `Refused` for a seat that there is not."""
    seats = line.position.seats
    if seat >= seats:
        raise Refused("no_such_seat", f"there are seats 0 to {seats - 1} here", of=seats)


def _update(game_id: str, line: SupposedLine, viewer: int) -> Update:
    game, position, moves = line.game, line.position, len(line.made)
    actor, over = position.actor(), position.is_over()
    options = msgspec.structs.asdict(game.options_of(position))
    return Update(
        table=NO_TABLE,
        version=moves + 1,
        since=0,
        settings=Settings(game=game_id, players=position.seats, options=options, talk="off", bot_seats="closed"),
        phase="over" if over else "playing",
        seats=[PERSON] * position.seats,
        you=viewer,
        host=False,
        moves=moves,
        view=game.view(position, viewer),
        awaited=[actor] if actor >= 0 else [],
        prompt=None if actor == CHANCE else game.prompt(position),
        legal=legal_groups(game_id, position) if actor >= 0 and actor == viewer else [],
        ahead=None,
        events=[],
        turn_since=0.0,
        deadline=None,
        now=0.0,
        can_undo=None,
        undo=None,
        talk=[],
        tidings=[],
        nudge=None,
        outcome=game.outcome(position),
        fair=NO_DICE,
        rematch=None,
        altered=[],
        onlookers=0,
        other_rules=None,
    )


def _supposed(game: Game, made: SupposedStep) -> SupposedMove:
    move = game.move(made.number)
    return SupposedMove(made.actor, game.write(move), move)


def _chance(game: Game, position: Position) -> list[ChanceMove]:
    if position.actor() != CHANCE:
        return []
    moves = [game.move(number) for number in position.legal_moves()]
    return [ChanceMove(game.write(move), move, weight) for move, weight in zip(moves, position.weights(), strict=True)]


def _story(line: SupposedLine) -> list[ToldChange]:
    return [_told(number, made, made.events, []) for number, made in enumerate(line.made, start=1)]


def _changes(before: SupposedLine, line: SupposedLine, seat: int) -> list[ToldChange]:
    """What each move after those does to what this seat saw before them."""
    game, told = line.game, list[ToldChange]()
    view = game.view(before.position, seat)
    for number, made in enumerate(line.made[len(before.made) :], start=len(before.made) + 1):
        redacted, changes = [game.redacted(event, seat) for event in made.events], []
        for event in redacted:
            view, change = altered(view, lambda draft, event=event: game.change(draft, event))  # type: ignore[misc]
            changes.append(change)
        told.append(_told(number, made, redacted, changes))
    return told


def _told(number: int, made: SupposedStep, events: list[Event], changes: list[object]) -> ToldChange:
    return ToldChange(number, made.actor, [encoded_event(event) for event in events], changes=changes)


def thought_of(line: SupposedLine, game_id: str, bot: str, seconds: float) -> Thought:
    """What a bot is given that thinks for the seat that is to move: what it could know by looking on from the beginning."""
    game, seat, position = line.game, line.position.actor(), line.position
    tally = counted(line, seat)
    return Thought(
        game=game_id,
        bot=bot,
        seed=len(line.made) * 16 + seat,
        character=seat,
        view=encode(game.view(position, seat)),
        legal=position.legal_moves(),
        tally=b"" if tally is None else encode(tally),
        seconds=seconds,
        seat=seat,
        move=len(line.made),
    )


def counted(line: SupposedLine, seat: int) -> Tally | None:
    """What a seat has counted by the end of a line."""
    tally = line.game.tally(line.start, seat)
    if tally is not None:
        for made in line.made:
            for event in made.events:
                line.game.count(tally, line.game.redacted(event, seat))
    return tally


def game_as_what_if(table: Table, moves: int) -> WhatIfDocument:
    """A finished game as a what-if, looked at where so many moves had been made; raises `Refused` for any other."""
    state, game = table.state, table.game
    if state.phase != "over":
        raise Refused("not_over", "the game is not over yet")
    if not table.is_whole or state.changes:
        raise Refused("other_rules", "this game was played by earlier rules, from which nothing can be tried today")
    nodes = [Node(number, table.notation(move)) for number, move in enumerate(state.moves)]
    start = game.write_position(table.position_after(0))
    return WhatIfDocument(
        game=state.settings.game,
        position=start,
        nodes=nodes,
        branches=[Branch("", len(nodes))] if nodes else [],
        at=min(moves, len(nodes)),
        table=state.table,
        played=len(nodes),
    )


def described(document: WhatIfDocument) -> WhatIfInfo:
    """A what-if with all that its moves are; raises `Refused` for one that leads nowhere."""
    try:
        actors, moves = read_what_if(document)
    except (BadNotation, BadPosition) as error:
        raise bad_position(error) from None
    except BadLine as error:
        raise Refused("bad_line", str(error), number=error.number) from None
    by_notation = {node.move: move for node, move in zip(document.nodes, moves, strict=True)}
    return WhatIfInfo(document, actors, by_notation)
