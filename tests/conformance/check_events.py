"""Checks of what is told: views follow from what was heard, prompts and outcomes fit the position, all of it survives JSON."""

from __future__ import annotations

from functools import partial, reduce
from types import GenericAlias
from typing import Any

import msgspec

from caravanserai.core.changes import altered, merged
from caravanserai.core.contract import Event, Game, Options, Position, View
from caravanserai.core.seat_fields import seats_in
from tests.conformance.walks import glimpses, random_log, sight, viewers


def views_follow_events(game: Game, players: int, options: Options, seed: int) -> None:
    """Whoever saw the table and heard what happened knows what it looks like now; being told leaves the old view as it was."""
    position = game.start(players, options)
    seen: dict[int | None, View] = {}
    for number, move in enumerate(random_log(game, players, options, seed)):
        looking = _some_viewers(game, position, number)
        before = {viewer: seen.get(viewer) or game.view(position, viewer) for viewer in looking}
        events = game.play(position, move)
        seen = {viewer: game.view(position, viewer) for viewer in looking}
        for viewer in looking:
            kept = msgspec.json.encode(before[viewer])
            following = game.after(before[viewer], [game.redacted(event, viewer) for event in events])
            name = game.write(game.move(move))
            assert _same(following, seen[viewer]), f"events of {name} do not tell everything"
            assert msgspec.json.encode(before[viewer]) == kept, f"the view before {name} was changed"


def changes_lead_on(game: Game, players: int, options: Options, seed: int) -> None:
    """Whoever has a view as plain data, and is sent what each event changes in it, has the next one, and need not know the game.

    An event changes the views of all of whom it says so in the same way, where they hear the same.
    """
    position = game.start(players, options)
    seen: dict[int | None, View] = {}
    for number, move in enumerate(random_log(game, players, options, seed)):
        looking = _some_viewers(game, position, number)
        if not looking:
            position.play(move)
            seen = {}
            continue
        before = {viewer: seen.get(viewer) or game.view(position, viewer) for viewer in {None, *looking}}
        events = game.play(position, move)
        seen = {viewer: game.view(position, viewer) for viewer in looking}
        name = game.write(game.move(move))
        changes = {
            viewer: _changes(game, view, [game.redacted(event, viewer) for event in events]) for viewer, view in before.items()
        }
        for viewer in looking:
            sent = msgspec.json.decode(msgspec.json.encode([before[viewer], *changes[viewer]]))
            following = reduce(merged, sent[1:], sent[0])
            assert _as(game, following) == seen[viewer], f"the changes of {name} do not lead to the next view"
        for viewer in looking:
            for index, event in enumerate(events):
                apart = [] if event.alike == "all" else seats_in(event)
                if event.alike != "none" and viewer not in apart and game.redacted(event, viewer) == game.redacted(event, None):
                    assert _same(changes[viewer][index], changes[None][index]), f"{event} changes the view of {viewer} otherwise"


def _changes(game: Game, view: View, events: list[Event]) -> list[object]:
    changes = []
    for event in events:
        view, change = altered(view, partial(_change, game, event))
        changes.append(change)
    return changes


def _change(game: Game, event: Event, view: View) -> None:
    game.change(view, event)


def _as(game: Game, data: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(data), type=game.view_type)


def _same(one: object, other: object) -> bool:
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def viewing_is_viewing(game: Game, players: int, options: Options, seed: int) -> None:
    """Looking at a position for several viewers shows each of them what it would have seen alone."""
    for position in glimpses(game, players, options, seed, 8):
        view = game.viewing(position)
        for viewer in [*viewers(position), *viewers(position)]:
            assert msgspec.json.encode(view(viewer)) == sight(game, position, viewer), f"{viewer} sees something else"


def _some_viewers(game: Game, position: Position, number: int) -> list[int | None]:
    """Everybody with the default options; with others, to be quick, two at a time in turn, at every fifth move."""
    everybody = viewers(position)
    if game.options_of(position) == game.options_type():
        return everybody
    turn, between = divmod(number, 5)
    return [] if between else [everybody[(turn + step) % len(everybody)] for step in range(2)]


def events_are_whole(game: Game, players: int, options: Options, seed: int) -> None:
    """Every move makes something happen, every event cites its rule, and hearing an event again tells nothing new."""
    position = game.start(players, options)
    decode = msgspec.json.Decoder[Any](GenericAlias(list, game.event_type)).decode
    for number, move in enumerate(random_log(game, players, options, seed)):
        viewer = viewers(position)[number % (players + 1)]
        events = game.play(position, move)
        assert events, f"{game.write(game.move(move))} made nothing happen"
        for event in events:
            assert isinstance(event, Event)
            assert event.section, f"{event} cites no rule"
            heard = game.redacted(event, viewer)
            assert game.redacted(heard, viewer) == heard, f"{heard} is heard differently the second time"
        told = [*events, *(game.redacted(event, viewer) for event in events)]
        assert decode(msgspec.json.encode(told)) == told, f"events of {game.write(game.move(move))} change in JSON"


def views_survive_json(game: Game, players: int, options: Options, seed: int) -> None:
    """A view that was sent is the view that arrives."""
    for position in glimpses(game, players, options, seed, 15):
        for viewer in viewers(position):
            view = game.view(position, viewer)
            assert _reread(view, game.view_type) == view, "a view changes in JSON"


def _reread(thing: object, kind: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(thing), type=kind)


def prompts_fit(game: Game, players: int, options: Options, seed: int) -> None:
    """A prompt names whoever acts, what is asked, and the rule that asks it; it survives JSON."""
    for position in glimpses(game, players, options, seed, 40):
        prompt = game.prompt(position)
        assert prompt.actor == position.actor(), f"the prompt asks {prompt.actor}, and {position.actor()} acts"
        assert prompt.ask
        assert prompt.section
        assert _reread(prompt, type(prompt)) == prompt


def outcomes_fit(game: Game, players: int, options: Options, seed: int) -> None:
    """There is an outcome exactly when the game is over, with a score for every seat and at least one of them a winner."""
    for position in glimpses(game, players, options, seed, 40):
        outcome = game.outcome(position)
        assert (outcome is not None) == position.is_over(), "there is an outcome before the end, or none after it"
        if outcome is not None:
            assert outcome.winners, "nobody has won"
            assert outcome.winners == sorted(set(outcome.winners) & set(range(players))), f"no winners: {outcome.winners}"
            assert len(outcome.scores) == players
            assert outcome.scores == game.final_scores(position)
            assert [seat for seat, place in enumerate(outcome.places) if place == 1] == outcome.winners, "winners are not first"
            assert outcome.places == [1 + sum(other < place for other in outcome.places) for place in outcome.places]
            assert outcome.reason
            assert _reread(outcome, type(outcome)) == outcome
