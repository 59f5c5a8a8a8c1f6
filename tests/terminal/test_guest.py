"""`caravanserai join`: whole games at a real server from a script, in every language, and what a guest may do besides."""

from __future__ import annotations

import logging
import re
import stat
import time
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import Any, get_args

import msgspec
import pytest
import structlog
import typer
from rich.console import Console
from typer.testing import CliRunner, Result

from caravanserai.api.commands import Play, React, Reaction, Ready, Rematch, Resign, SeatBot, Sit, Start, Undo
from caravanserai.api.messages import NAMELESS, SeatInfo, Update
from caravanserai.api.settings import Clock, Settings
from caravanserai.api.wire import Quick
from caravanserai.cli.join import join, sit_down
from caravanserai.client import Client, TableClient
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.fair import seal
from caravanserai.core.saved import read_record
from caravanserai.core.speech import Speech, languages
from caravanserai.games.emira.names import CARDS
from caravanserai.terminal.face import load_face
from caravanserai.tui.advice import level_name
from caravanserai.tui.commands import has_odds
from caravanserai.tui.guest.asking import answer
from caravanserai.tui.guest.commands import offered_commands
from caravanserai.tui.guest.guest import Guest
from caravanserai.tui.guest.news import tell_around
from caravanserai.tui.guest.words import error_words, seat_changes, seat_names
from tests.client.games import begin, numbers, open_table, play_out, roll
from tests.server.running import Running
from tests.terminal.table import check_width, check_words

ROLLS = "roll\n" * 80
LOBBY = "\n".join(
    [
        *("?", "board", "foo", "odds", "start", "ready", "wait", "ready", "bot", "bot 2 nobody", "bot 0 random", "bot 2 random"),
        *("salt", "salt the moon", "bot 3", "bot 3 -", "bot 3 random", "bot 1 random", "start", ""),
    ]
)
ASIDES = (
    "?\nboard\nlog\nfoo\n\nodds\nhint\ncheer\n? roll\n? 5.3\n? 99.9\nhelp 1\nally 1\nagree\nundo\nsay good evening\nsay\nresign\n"
)

app = typer.Typer()
app.command()(join)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that logs nothing, because guests in the same process write where it would log."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    running = Running(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()
    structlog.reset_defaults()


@pytest.fixture
def host(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        client.me()
        yield client


@pytest.fixture
def config(tmp_path: Path) -> Path:
    return tmp_path / "config"


def come(link: str, config: Path, *arguments: str, typed: str = "", width: int = 80, language: str = "en") -> Result:
    """Join in this process."""
    settings = {"COLUMNS": str(width), "CARAVANSERAI_LANG": language, "NO_COLOR": "", "XDG_CONFIG_HOME": str(config)}
    return CliRunner().invoke(app, [link, *arguments], input=typed, env=settings)


def link_to(client: Client, table: str) -> str:
    return f"{client.address}/t/{table}"


def as_host(client: Client) -> tuple[str, str]:
    """The option by which a guest comes as the host of the table."""
    return "--token", client.make_token("for a guest").secret


def with_bots(client: Client, **settings: Any) -> str:
    table = open_table(client, **settings)
    for seat in (1, 2):
        client.do(table, SeatBot(seat, "random"))
    return table


@pytest.mark.parametrize("language", languages())
def test_a_guest_plays_a_whole_game_in_every_language(host: Client, config: Path, language: str, tmp_path: Path) -> None:
    table, file, speech = open_table(host), tmp_path / "evening.txt", Speech(language, "camel_up")
    arguments = (*as_host(host), "--name", "Ann", "--seat", "1", "--save", str(file))
    result = come(link_to(host, table), config, *arguments, typed=LOBBY + ASIDES + ROLLS, language=language)
    assert result.exit_code == 0, result.exception or result.output
    check_words(result.output)
    check_width(result.output, 80)
    for words in ("terminal-final", "terminal-log", "terminal-guest-said", "terminal-guest-error-no_undo_asked"):
        assert speech.say(words) in result.output
    assert speech.say("terminal-guest-error-seat_free", seat=2) in result.output
    assert speech.say("terminal-guest-salted") in result.output
    assert result.output.rstrip().endswith(speech.say("terminal-bye"))
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert record.names[0] == "Ann"
    assert "caravanserai verify" in result.output.replace("\n", " ")


@pytest.mark.parametrize("width", [40, 60, 160])
def test_nothing_is_wider_than_the_terminal(host: Client, config: Path, width: int) -> None:
    table = with_bots(host)
    typed = "?\nready\nstart\n" + ASIDES + "\n".join(["log"] * 2) + "\n"
    name = "Scheherazade of the endless nights"
    result = come(link_to(host, table), config, *as_host(host), "--name", name, typed=typed, width=width)
    assert result.exit_code == 0, result.exception
    long_words = ("caravanserai", "http://", host.address)
    shown = [line for line in result.output.splitlines() if not any(word in line for word in long_words)]
    check_width("\n".join(shown), width)


def test_before_the_game_help_names_what_there_is_to_do_and_no_move(host: Client, config: Path) -> None:
    table = open_table(host)
    words = said(come(link_to(host, table), config, *as_host(host), typed="?\nbot 99 random\nquit\n"))
    assert "What you may do ?, help this page ready" in words
    assert "And besides" not in words
    assert "/log" not in words
    assert "This table has no seat 99." in words


def test_the_seats_are_shown_before_the_game_begins(host: Client, config: Path) -> None:
    table = open_table(host)
    host.do(table, Sit(name="Host", seat=0))
    host.do(table, Ready())
    host.do(table, SeatBot(1, "random"))
    result = come(link_to(host, table), config, "--name", "Bo", typed="start\nbot 2 -\nquit\n")
    lines = [" ".join(line.split()) for line in result.output.splitlines()]
    for line in ("Seat 1 Host ready", "Seat 2 Sirocco a bot (Drifter)", "Seat 3 Bo (you) not ready yet"):
        assert line in lines
    assert result.output.count("Only the person who opened the table may do this.") == 2
    assert "Your seat is kept, and the game has not begun." in " ".join(result.output.split())
    assert "a bot stands in" not in result.output
    assert host.table(table).seats[2].name == "Bo"


@pytest.mark.parametrize("language", languages())
def test_reactions_are_told_in_the_readers_words(host: Client, config: Path, language: str) -> None:
    table = open_table(host)
    host.do(table, Sit(name="Host", seat=0))
    for reaction in get_args(Reaction):
        host.do(table, React(reaction))
    result = come(link_to(host, table), config, "--name", "Bo", typed="quit\n", language=language)
    speech = Speech(language)
    for reaction in get_args(Reaction):
        words = speech.say(f"terminal-guest-reaction-{reaction}")
        assert speech.say("terminal-guest-talk", name="Host", text=words) in result.output


def test_whoever_leaves_frees_the_seat(host: Client, config: Path) -> None:
    table = open_table(host)
    result = come(link_to(host, table), config, typed="leave\n")
    assert result.exit_code == 0, result.exception
    assert "The seat is free again." in result.output
    assert [seat.kind for seat in host.table(table).seats] == ["free"] * 3


def test_whoever_quits_finds_the_seat_again(host: Client, config: Path) -> None:
    table = with_bots(host)
    link = link_to(host, table)
    assert come(link, config, "--name", "Ann", typed="ready\nquit\n").exit_code == 0
    kept = config / "caravanserai" / "identities.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    host.do(table, Start())
    first = come(link, config, typed="roll\nquit\n")
    assert "Your seat was kept for you." in first.output
    assert "after 120 seconds a bot stands in for you" in " ".join(first.output.split())
    result = come(link, config, typed=ROLLS)
    assert result.exit_code == 0, result.exception
    assert "The result" in result.output
    assert host.table(table).seats[0].kind == "person"
    again = come(link, config, typed="")
    assert "The result" in again.output
    assert f"caravanserai join {link} --save" in again.output.replace("\n", " ")


def resign_when_watched(host: Client, table: str) -> None:
    """Bots play on among themselves, faster than somebody comes."""
    while not host.table(table).onlookers:
        time.sleep(0.02)
    host.do(table, Resign("regular"))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_guest_without_a_seat_watches(host: Client, config: Path, game_id: str) -> None:
    players = load_game(game_id).players.start
    table = str(host.open_table(Settings(game=game_id, players=players)).table)
    host.do(table, Sit(name="Host", seat=0))
    for seat in range(1, players):
        host.do(table, SeatBot(seat, "regular"))
    host.do(table, Start())
    going = Thread(target=resign_when_watched, args=(host, table))
    going.start()
    result = come(link_to(host, table), config, typed="")
    going.join()
    assert result.exit_code == 0, result.exception
    assert "You are watching." in result.output
    assert "Your turn" not in result.output
    assert "The result" in result.output


def test_who_answers_before_the_others_is_told_whom_the_table_waits_for(host: Client, server: Running, config: Path) -> None:
    table = str(host.open_table(Settings(game="emira", players=3, stand_in="random")).table)
    with Client(server.address) as bo:
        for seat, person in enumerate((host, bo)):
            person.do(table, Sit(name=("Ann", "Bo")[seat], seat=seat))
            person.do(table, Ready())
        starting = Thread(target=answer_last, args=(host, bo, table))
        starting.start()
        any_card = [f"keep {card}" for card in CARDS]
        result = come(link_to(host, table), config, "--name", "Cleo", typed="\n".join(["ready", *any_card, "quit", ""]))
        starting.join()
    assert result.exit_code == 0, result.exception or result.output
    words = " ".join(result.output.split())
    assert "Cleo, which event do you keep?" in words
    assert words.index("You chose: Keep") < words.index("Waiting for Ann and Bo.") < words.index("Bo chooses an opening event.")


def until(client: Client, table: str, is_so: Callable[[Update], bool]) -> Update:
    """The table as somebody sees it as soon as it is so."""
    end = time.monotonic() + 30
    while not is_so(update := client.table(table)) and time.monotonic() < end:
        time.sleep(0.01)
    return update


def answer_last(host: Client, bo: Client, table: str) -> None:
    """Start when all are ready, answer when the guest has, and leave the rest to bots."""

    until(host, table, lambda update: update.seats[2].ready)
    host.do(table, Start())
    update = until(host, table, lambda update: update.awaited == [0, 1])
    host.do(table, Play(numbers(update)[0], update.version))
    bo.do(table, Resign())
    host.do(table, Resign())


@pytest.mark.parametrize(("lens", "words"), [("off", "This table plays without odds."), ("own", ""), ("all", "")])
def test_odds_are_shown_as_the_table_allows(host: Client, config: Path, lens: str, words: str) -> None:
    table = with_bots(host, lens=lens)
    result = come(link_to(host, table), config, *as_host(host), typed="ready\nstart\nodds\nquit\n")
    assert ("· odds ·" in result.output or ". odds" in result.output or " odds ·" in result.output) == (lens != "off")
    assert ("%" in result.output) == (lens != "off")
    assert words in result.output
    assert ("hint" in result.output) == (lens != "off")


@pytest.mark.parametrize(("lens", "words"), [("off", "This table plays without odds."), ("all", "Can bid")])
def test_a_guest_is_told_what_could_be_counted_as_the_table_allows(host: Client, config: Path, lens: str, words: str) -> None:
    """The server has listened from the start: everybody's gold is known."""
    table = host.quick(Quick(game="emira", name="Ann", bot="random", lens=lens)).table  # type: ignore[arg-type]
    result = come(link_to(host, table), config, *as_host(host), typed="count\nquit\n")
    assert result.exit_code == 0, result.exception or result.output
    assert words in result.output
    assert ("count ·" in result.output) == (lens == "all")


@pytest.mark.parametrize("language", languages())
def test_a_guest_is_advised_by_the_level_that_is_asked(host: Client, config: Path, language: str) -> None:
    """In the reader's words, levels included; the adviser is the server's, and what it compared is told with its reason."""
    table, speech = with_bots(host), Speech(language, "camel_up")
    hint, novice = speech.say("terminal-command-hint"), speech.say("camel_up-bot-novice")
    typed = "\n".join([hint, "ready", "start", hint, f"{hint} {novice}", f"{hint} oracle", "quit", ""])
    result = come(link_to(host, table), config, *as_host(host), typed=typed, width=200, language=language)
    assert result.exit_code == 0, result.exception or result.output
    check_words(result.output)
    for level in ("expert", "novice"):
        name = speech.say(f"camel_up-bot-{level}")
        assert speech.say("terminal-hint", bot=name, notation="\n", move="").partition("\n")[0] in result.output
    assert speech.say("terminal-hint-others") in result.output
    levels = speech.join(["random", "novice", "regular", "expert"])
    assert speech.say("terminal-guest-which_level", level="oracle", levels=levels) in result.output
    assert speech.say("terminal-guest-error-not_playing") in result.output


def test_a_walk_is_advised_as_a_whole(host: Client, config: Path) -> None:
    table = str(host.open_table(Settings(game="five_tribes", players=2)).table)
    host.do(table, SeatBot(1, "regular"))
    bids = "bid 18\nbid 12\nbid 8\nbid 5\n"  # the bot may have taken two of these places: two are left for us
    typed = f"ready\nstart\n{bids}hint regular\nquit\n"
    words = said(come(link_to(host, table), config, *as_host(host), typed=typed, width=200))
    assert re.search(r"Regular would play pick \w\d, drop .*: Pick up .*, and in the end: ", words), words
    assert "Ending on " in words


def test_no_advice_is_given_where_the_table_shows_no_odds(host: Client, config: Path) -> None:
    table = with_bots(host, lens="off")
    result = come(link_to(host, table), config, *as_host(host), typed="ready\nstart\nhint\nquit\n")
    assert "No advice is given at this table." in result.output


def test_a_seat_is_resigned_by_saying_so_twice(host: Client, config: Path) -> None:
    table = with_bots(host)
    result = come(
        link_to(host, table), config, *as_host(host), "--name", "Ann", typed="ready\nstart\nresign\nlog\nresign\nresign\n"
    )
    assert result.exit_code == 0, result.exception
    assert result.output.count("A bot will have your seat for good.") == 2
    assert "Ann has resigned:" in result.output
    assert "The result" in result.output


@pytest.mark.parametrize("language", languages())
def test_what_the_server_refuses_is_told_in_words(host: Client, config: Path, language: str) -> None:
    speech = Speech(language)

    def refused(link: str, *arguments: str) -> str:
        error = come(link, config, *arguments, language=language).exception
        assert isinstance(error, CaravanseraiError), error
        return str(error)

    table = with_bots(host)
    link = link_to(host, table)
    assert refused(link_to(host, "nowhere")) == speech.say("terminal-guest-error-no_such_table")
    assert refused(link, "--seat", "2") == speech.say("terminal-guest-error-seat_taken", seat=2)
    assert refused(link, "--seat", "9") == speech.say("terminal-guest-error-no_such_seat", seat=9)
    assert refused(link, "--token", "wrong") == speech.say("terminal-guest-error-bad_token")
    host.do(table, SeatBot(0, "random"))
    assert refused(link) == speech.say("terminal-guest-error-table_full")
    assert refused("http://127.0.0.1:9/t/abc") == speech.say("terminal-guest-error-unreachable")
    assert "not a link to a table" in refused("nonsense")
    secret = begin(host, watch="nobody")
    assert refused(link_to(host, secret)) == speech.say("terminal-guest-error-not_watchable")


def said(result: Result) -> str:
    """What was shown, however it was folded."""
    assert result.exit_code == 0, result.exception or result.output
    return " ".join(result.output.split())


CLOCKS = [
    (Clock("minutes", 10, 5), "Clock: 10 min for each player, and 5 s more for every move.", r"Time left: you 9:5\d · Bo 10:00"),
    (Clock("days", days=2, at_zero="resign"), "Clock: 2 days for each move.", "Time left: you 1 day 23 h"),
    (Clock(), "No clock: take your time.", ""),
]


@pytest.mark.parametrize(("clock", "told", "left"), CLOCKS)
def test_the_clock_is_told_in_the_lobby_and_shown_with_the_question(
    host: Client, server: Running, config: Path, clock: Clock, told: str, left: str
) -> None:
    table = open_table(host, clock=clock)
    host.do(table, SeatBot(2, "random"))
    with Client(server.address) as bo:
        bo.do(table, Sit(name="Bo", seat=1))
        bo.do(table, Ready())
        typed = "ready\nstart\nquit\n"
        words = said(come(link_to(host, table), config, *as_host(host), "--name", "Ann", "--seat", "1", typed=typed))
    assert told in words
    assert bool(re.search(left or "Time left", words)) == bool(left)
    zero = {
        "minutes": "When time runs out, a bot makes that move.",
        "days": "When time runs out, a bot takes the seat for good.",
    }.get(clock.kind, "")
    assert zero in words
    assert ("after 120 seconds a bot stands in" in words) == (clock.kind != "days")
    assert ("no bot stands in, but your clock runs" in words) == (clock.kind == "days")


def test_who_waits_sees_the_clock_of_whom_one_waits_for(host: Client, server: Running, config: Path) -> None:
    with Client(server.address) as bo:
        table = begin(host, bo, clock=Clock("minutes", 3, 0), grace=2)
        words = said(come(link_to(bo, table), config, "--token", bo.make_token("Bo").secret, typed=""))
    assert re.search(r"Time left: Person 0 2:5\d · you 3:00", words)


def test_the_lobby_tells_the_odds_and_the_options_that_are_not_as_usual(host: Client, config: Path) -> None:
    settings = Settings(game="camel_up", players=3, lens="own", options={"hide_coins": True, "start_seat": 1})
    words = said(come(link_to(host, host.open_table(settings).table), config, typed="quit\n"))
    for line in ("Players see the odds on their own turn.", "Hidden purses: hidden", "First player: seat 2"):
        assert line in words
    assert "Two players" not in words


def test_the_seal_of_the_dice_is_shown_when_the_game_begins(host: Client, config: Path) -> None:
    table = with_bots(host)
    words = said(come(link_to(host, table), config, *as_host(host), typed="ready\nstart\nquit\n"))
    fair = host.table(table).fair
    assert seal(fair.commitment, fair.pledges) in words
    assert any(fair.pledges)


@pytest.mark.parametrize("mark", ["#", "?"])
def test_an_offered_seat_is_taken_over_by_its_link_and_found_again(host: Client, config: Path, mark: str) -> None:
    table = begin(host, watch="nobody")
    link = f"{link_to(host, table)}{mark}offer={host.offer(table).code}"
    assert "At the table: Bo," in said(come(link, config, "--name", "Bo", typed="quit\n"))
    again = said(come(link, config, typed="quit\n"))
    assert "Your seat was kept for you." in again
    assert f"caravanserai join {link_to(host, table)}" in again
    assert "offer=" not in again


def test_a_seat_is_offered_by_a_link_that_somebody_else_follows(host: Client, config: Path, tmp_path: Path) -> None:
    table = begin(host)
    shown = said(come(link_to(host, table), config, *as_host(host), typed="offer\nquit\n"))
    link = next(word for word in shown.split() if "#offer=" in word)
    assert link.startswith(link_to(host, table))
    said(come(link, tmp_path / "bo", "--name", "Bo", typed="quit\n"))
    update = host.table(table)
    assert (update.you, update.seats[0].name) == (None, "Bo")


def test_a_link_that_offers_nothing_is_refused_in_words(host: Client, config: Path) -> None:
    error = come(f"{link_to(host, begin(host))}#offer=nothing", config).exception
    assert str(error) == "This link offers no seat at this table."


def test_after_the_end_the_same_people_may_play_again(host: Client, config: Path) -> None:
    table = begin(host)
    play_out(host, table)
    result = come(link_to(host, table), config, *as_host(host), typed="board\nrematch\nready\nstart\nroll\nquit\n")
    words = said(result)
    assert "Type rematch to play again" in words
    anew = host.table(table).rematch
    assert anew is not None
    assert host.table(anew).phase == "playing"
    assert f"caravanserai join {link_to(host, anew)}" in words


def test_a_rematch_that_is_open_already_is_told(host: Client, config: Path) -> None:
    table = begin(host)
    play_out(host, table)
    anew = host.do(table, Rematch()).table
    words = said(come(link_to(host, table), config, *as_host(host), typed="rematch\nquit\n"))
    assert "The table for another game is open." in words
    assert f"caravanserai join {host.address}/t/{anew}" in words


def test_a_wish_to_go_back_says_how_far_and_its_answer_is_confirmed(host: Client, server: Running, config: Path) -> None:
    with Client(server.address) as bo:
        table = begin(host, bo, grace=2)
        first = host.table(table)
        host.do(table, roll(first))
        host.do(table, Undo(first.moves))
        back = host.table(table).moves - first.moves
        told = come(link_to(bo, table), config, "--token", bo.make_token("Bo").secret, typed="agree\nquit\n")
    assert "You have agreed." in said(told)
    assert f"would like to go back {back} move" in said(told).replace("one move", "1 move")


def at_table(client: Client, table: str, language: str = "en") -> tuple[Guest, StringIO]:
    """Somebody at a table without a keyboard, and what they are shown."""
    shown = StringIO()
    guest = Guest(
        game=load_game("camel_up"),
        place=TableClient(client, table),
        console=Console(file=shown, width=2000),
        speech=Speech(language, "camel_up"),
        face=load_face("camel_up"),
        received=client.table(table),
        link=link_to(client, table),
    )
    return guest, shown


@pytest.mark.parametrize("language", languages())
def test_a_guest_leaves_an_order_lends_the_seat_and_takes_it_back(host: Client, server: Running, language: str) -> None:
    speech = Speech(language, "camel_up")
    with Client(server.address) as bo:
        table = begin(host, bo, clock=Clock("days", days=1))
        guest, shown = at_table(bo, table, language)
        for typed in ("order", "order ticket B if B worth 5; roll", "order -", "lend"):
            answer(guest, typed)
        assert bo.table(table).seats[1].lent
        guest.received = bo.table(table)
        assert {"back", "lend"} & {*offered_commands(guest)} == {"back"}
        answer(guest, "back")
        assert not bo.table(table).seats[1].lent
        with pytest.raises(CaravanseraiError) as refused:
            answer(guest, "order ticket Q")
    assert error_words(refused.value, speech) == speech.say("terminal-guest-error-bad_order")
    for words in (
        speech.say("terminal-guest-order_stands", lines="ticket B if B worth 5 ; roll"),
        speech.say("terminal-guest-has_lent", word=speech.say("terminal-guest-command-back")),
        speech.say("terminal-guest-returned_self"),
    ):
        assert words in shown.getvalue()
    assert shown.getvalue().count(speech.say("terminal-guest-order_none")) == 2, "before it, and after it was taken back"


def test_what_changes_hands_is_told_as_it_is(host: Client) -> None:
    update, speech = host.table(begin(host)), Speech("en")
    lent = msgspec.structs.replace(update.seats[0], bot="random", lent=True)
    eve = msgspec.structs.replace(update.seats[1], kind="person", name="Eve", bot=None)
    bot = seat_names(update.seats, speech)[1]
    changed = msgspec.structs.replace(update, seats=[lent, eve, update.seats[2]])
    assert [*seat_changes(update, changed, speech)] == [
        f"Person 0 lets {level_name(speech, 'random')} play for a while.",
        f"Eve takes the seat that a bot had ({bot}).",
    ]


def test_a_friend_takes_a_bots_seat_in_a_running_game_by_naming_it(host: Client, server: Running, config: Path) -> None:
    table = begin(host, clock=Clock("days", days=1))
    with Client(server.address) as eve:
        eve.me()
        assert sit_down(eve, table, "Eve", None, named=True).you is None, "whoever names no seat watches"
        assert sit_down(eve, table, "Eve", 3, named=True).you == 2
    closed = begin(host, bot_seats="closed")
    refused = come(link_to(host, closed), config, "--name", "Eve", "--seat", "3").exception
    assert str(refused) == Speech("en").say("terminal-guest-error-seats_closed")


def test_whoever_watches_sits_down_by_a_word_and_nudges_and_is_nudged(host: Client, server: Running) -> None:
    table = begin(host, clock=Clock("days", days=1))
    with Client(server.address) as eve:
        eve.me()
        watching, shown = at_table(eve, table)
        assert "sit" in offered_commands(watching)
        for typed in ("sit 9", "sit 2 Eve"):
            answer(watching, typed)
        sitting, _ = at_table(eve, table)
        assert (sitting.received.you, "nudge" in offered_commands(sitting)) == (1, True)
        waited, told = at_table(host, table)
        answer(sitting, "nudge")
        before = waited.received
        waited.received = host.table(table)
        tell_around(waited, before)
    assert "Which seat? sit 2, or with your name after it. Bots have: 2, 3." in shown.getvalue()
    assert "Eve nudges you: the table waits for you." in told.getvalue()


@pytest.mark.parametrize("language", languages())
def test_a_guest_has_a_bot_play_at_once_for_whoever_is_away(
    host: Client, server: Running, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("caravanserai.tables.seating.LINGER_SECONDS", 0.0)
    speech = Speech(language, "camel_up")
    cover = speech.say("terminal-guest-command-cover")
    with Client(server.address) as bo:
        table = begin(host, bo)
        guest, shown = at_table(host, table, language)
        assert "cover" not in offered_commands(guest), "nobody is away"
        answer(guest, cover)
        with pytest.raises(CaravanseraiError) as refused:
            answer(guest, f"{cover} 2")
        with bo.live(table) as subscription:
            next(iter(subscription))
        guest.received = until(host, table, lambda update: update.seats[1].bot_from is not None)
        assert "cover" in offered_commands(guest)
        answer(guest, f"{cover} 9")
        answer(guest, cover)
        before = guest.received
        guest.received = host.table(table)
        tell_around(guest, before)
    assert error_words(refused.value, speech) == speech.say("terminal-guest-error-not_gone")
    level = level_name(speech, before.settings.stand_in)
    for words in (
        speech.say("terminal-guest-nobody_away"),
        speech.say("terminal-guest-which_away", word=cover, seats="2"),
        speech.say("terminal-guest-stands_in", name="Person 1", bot=level),
    ):
        assert words in shown.getvalue()
    assert guest.received.seats[1].bot == before.settings.stand_in


@pytest.mark.parametrize("language", languages())
def test_the_host_says_whether_others_may_take_a_bots_seat(host: Client, server: Running, config: Path, language: str) -> None:
    speech = Speech(language, "camel_up")
    closing, opening = (speech.say(f"terminal-guest-command-{word}") for word in ("close", "open"))
    with Client(server.address) as bo:
        table = begin(host, bo, watch="link")
        result = come(link_to(host, table), config, *as_host(host), typed=f"?\n{closing}\nquit\n", width=200, language=language)
        assert speech.say("terminal-guest-command-close.help") in result.output
        assert speech.say("terminal-guest-has_closed") in result.output
        assert host.table(table).settings.bot_seats == "closed"
        guest, shown = at_table(host, table, language)
        assert {"open", "close"} & {*offered_commands(guest)} == {"open"}
        answer(guest, opening)
        assert speech.say("terminal-guest-has_opened") in shown.getvalue()
        assert host.table(table).settings.bot_seats == "open"
        other, _ = at_table(bo, table, language)
        assert not {"open", "close"} & {*offered_commands(other)}
        with pytest.raises(CaravanseraiError) as refused:
            answer(other, closing)
    assert error_words(refused.value, speech) == speech.say("terminal-guest-error-not_host")


@pytest.mark.parametrize("game_id", game_ids())
def test_odds_are_offered_only_where_there_are_some(host: Client, config: Path, game_id: str) -> None:
    table = host.quick(Quick(game=game_id, name="Ann", bot="random")).table
    words = said(come(link_to(host, table), config, *as_host(host), typed="quit\n"))
    assert ("odds" in words.split("? explains; ")[1]) == has_odds(load_game(game_id))


MOST_GAMES = 20
"""There are games in which the host never has goods to offer."""


def come_to_a_sale(host: Client) -> tuple[str, str]:
    """A game of Five Tribes against bots in which the host may offer goods for sale, and the first of them in notation."""
    game = load_game("five_tribes")
    for _ in range(MOST_GAMES):
        table = host.quick(Quick(game="five_tribes", name="Ann", bot="random")).table
        while (update := host.table(table)).phase == "playing":
            legal = [game.write(game.move(number)) for number in numbers(update)]
            offers = [move for move in legal if move.startswith("offer ")]
            if offers:
                return table, offers[0]
            if legal:
                host.do(table, Play(numbers(update)[update.moves % len(legal)], update.version))
            else:
                time.sleep(0.01)
    raise AssertionError(f"nobody could offer goods in {MOST_GAMES} games")


def test_goods_that_are_offered_are_a_move_and_not_the_seat(host: Client, config: Path) -> None:
    table, move = come_to_a_sale(host)
    before = host.table(table)
    words = said(come(link_to(host, table), config, *as_host(host), typed=f"?\n{move}\n/offer\nquit\n"))
    assert "· /offer ·" in words
    assert "After a slash, as in /log, a word is always a command." in words
    assert words.count("#offer=") == 1
    assert words.index(f"> {move}") < words.index("> /offer") < words.index("#offer=")
    assert host.since(table, before.moves)[0].actor == before.you


@pytest.mark.parametrize(("language", "guest"), [("en", "a guest"), ("pl", "gość"), ("fr", "un invité")])
def test_whoever_has_left_for_good_is_a_guest(language: str, guest: str) -> None:
    seats = [SeatInfo("free", NAMELESS, None, True, False, None), SeatInfo("person", "Ben", None, True, True, None)]
    speech = Speech(language, "camel_up")
    assert seat_names([*seats, seats[0]], speech) == [guest, "Ben", f"{guest} 2"]
