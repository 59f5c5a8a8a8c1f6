"""Checks of what is told: views follow from what was heard, prompts and outcomes fit the position, all of it survives JSON."""

from __future__ import annotations

from types import GenericAlias
from typing import Any

import msgspec

from caravanserai.core.contract import Event, Game, Options, Position
from tests.conformance.walks import glimpses, random_log, sight, viewers


def views_follow_events(game: Game, players: int, options: Options, seed: int) -> None:
    """Whoever saw the table and heard what happened knows what it looks like now; being told leaves the old view as it was."""
    position = game.start(players, options)
    for number, move in enumerate(random_log(game, players, options, seed)):
        looking = _some_viewers(game, position, number)
        before = {viewer: game.view(position, viewer) for viewer in looking}
        events = game.play(position, move)
        for viewer in looking:
            kept = msgspec.json.encode(before[viewer])
            following = game.after(before[viewer], [game.heard(event, viewer) for event in events])
            name = game.write(game.move(move))
            assert msgspec.json.encode(following) == sight(game, position, viewer), f"events of {name} do not tell everything"
            assert msgspec.json.encode(before[viewer]) == kept, f"the view before {name} was changed"


def viewing_is_viewing(game: Game, players: int, options: Options, seed: int) -> None:
    """Looking at a position for several viewers shows each of them what it would have seen alone."""
    for position in glimpses(game, players, options, seed, 8):
        view = game.viewing(position)
        for viewer in [*viewers(position), *viewers(position)]:
            assert msgspec.json.encode(view(viewer)) == sight(game, position, viewer), f"{viewer} sees something else"


def _some_viewers(game: Game, position: Position, number: int) -> list[int | None]:
    """Everybody with the default options; with others, to be quick, two at a time in turn."""
    everybody = viewers(position)
    if game.options_of(position) == game.options_type():
        return everybody
    return [everybody[(number + step) % len(everybody)] for step in range(2)] if number % 3 == 0 else []


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
            heard = game.heard(event, viewer)
            assert game.heard(heard, viewer) == heard, f"{heard} is heard differently the second time"
        told = [*events, *(game.heard(event, viewer) for event in events)]
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
