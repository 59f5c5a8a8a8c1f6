"""One browser with several seats: it is told a seat's own only when it asks for that seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from caravanserai.api.endpoint import SEAT_HEADER
from caravanserai.api.messages import Ack, Error, Update
from tests.server.people import Person, Seat

Come = Callable[..., Person]


def shared_table(ann: Person, **settings: Any) -> str:
    """Ann in seat 0, Bo beside her in seat 1, a bot in seat 2; each of the two holds cards that nobody else knows."""
    options = {"stack_order": "random", "first_crazy": "random"}
    table = ann.open_table(options=options, **settings)
    ann.do(table, "sit", name="Ann", seat=0)
    ann.do(table, "seat_guest", name="Bo", seat=1)
    ann.do(table, "seat_bot", seat=2, bot="random")
    ann.do(table, "start")
    return table


def asked_for(ann: Person, path: str, seat: int | str, status: int = 200) -> Any:
    answer = ann.http.get("/api" + path, headers={SEAT_HEADER: str(seat)})
    assert answer.status_code == status, answer.text
    return answer.json()


def live(ann: Person, table: str, seat: int | str = "") -> Seat:
    return Seat(ann.socket(f"/tables/{table}/live?seat={seat}"))


def move_of(update: Update, wish: str) -> dict[str, Any]:
    moves = [move for group in update.legal for move in group.moves]
    found = next((move for move in moves if move.notation.startswith(wish)), moves[0])
    return {"move": found.number, "version": update.version}


def until_turn(ann: Person, table: str, seat: int) -> Update:
    """Whoever else of the two is asked rolls, until this seat is."""
    for _ in range(500):
        for number in (seat, 1 - seat):
            update = msgspec.convert(asked_for(ann, f"/tables/{table}", number), Update)
            if update.legal and number == seat:
                return update
            if update.legal:
                ann.post(f"/tables/{table}", {"command": {"do": "play", **move_of(update, "roll")}, "seat": number})
    raise AssertionError("it never was their turn")


def test_unasked_no_seat_s_own_is_told_by_any_way(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = shared_table(ann)
    update = until_turn(ann, table, 0)
    live(ann, table, 0).must("play", **move_of(update, "winner"))
    past = update.moves + 1
    for path in ("", "/since", "/replay", f"/moves/{past}", f"/moves/{past}/lens", "/lens"):
        told = [person.get(f"/tables/{table}{path}") for person in (ann, ben)]
        if not path:
            told = [{name: update[name] for name in ("you", "view", "legal", "prompt", "events", "can_undo")} for update in told]
        assert told[0] == told[1], path
    first = live(ann, table).now
    assert (first.you, first.mine, first.legal) == (None, [0, 1], [])
    assert first.view == ben.look(table).view
    assert ann.get(f"/tables/{table}/hint", status=403)["code"] == "not_seated"
    assert ann.post(f"/tables/{table}/offer", status=403)["code"] == "not_seated"


def test_a_seat_that_is_asked_for_is_told_its_own_and_no_other_s(come: Come) -> None:
    ann = come("Ann")
    table = shared_table(ann)
    own, guests = asked_for(ann, f"/tables/{table}", 0), asked_for(ann, f"/tables/{table}", 1)
    assert (own["you"], guests["you"]) == (0, 1)
    assert own["view"] != guests["view"]
    assert (own["host"], guests["host"]) == (True, True)
    assert live(ann, table, 1).now.view == guests["view"]
    assert asked_for(ann, f"/tables/{table}", "none")["you"] is None


def test_nobody_looks_from_a_seat_that_is_not_theirs(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = shared_table(ann)
    ben.get("/me")
    for seat in (0, 1):
        assert asked_for(ben, f"/tables/{table}", seat, 403)["code"] == "not_seated"
        refused = live(ben, table, seat).receive()
        assert isinstance(refused, Error)
        assert refused.code == "not_seated"
    for nobodys in (2, 7, "x"):
        assert asked_for(ann, f"/tables/{table}", nobodys, 403)["code"] == "not_seated"


def test_each_of_them_moves_when_it_is_their_turn_and_a_stale_move_tells_nothing(come: Come) -> None:
    ann = come("Ann")
    table = shared_table(ann)
    update = until_turn(ann, table, 1)
    closed = live(ann, table)
    refused = closed.ask("play", move=0, version=update.version)
    assert isinstance(refused, Error)
    assert (refused.code, refused.update) == ("not_seated", None)
    envelope = {"command": {"do": "play", **move_of(update, "roll")}, "seat": 1}
    assert ann.post(f"/tables/{table}", envelope)["version"] > update.version
    assert closed.until(lambda now: now.moves > update.moves).you is None


def test_the_dice_have_a_part_of_each_and_the_lobby_is_the_host_s(come: Come) -> None:
    ann = come("Ann")
    table = ann.open_table()
    ann.do(table, "sit", name="Ann", seat=0)
    socket = live(ann, table)
    assert isinstance(socket.ask("seat_guest", name="Bo"), Ack)
    pledges = {seat: f"{seat + 1:064x}" for seat in (0, 1)}
    for seat, pledge in pledges.items():
        ann.post(f"/tables/{table}", {"command": {"do": "pledge", "pledge": pledge}, "seat": seat})
    now = ann.look(table)
    assert (now.fair.pledges[:2], now.you, now.mine) == (list(pledges.values()), 0, [0, 1])
    ann.post(f"/tables/{table}", {"command": {"do": "sit", "name": "Bob"}, "seat": 1})
    assert ann.look(table).seats[1].name == "Bob"
    assert ann.get("/me")["name"] == "Ann"
    ann.post(f"/tables/{table}", {"command": {"do": "leave"}, "seat": 1})
    assert ann.look(table).mine == [0]


def test_a_closed_table_stays_closed_to_others_and_open_to_the_device(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = shared_table(ann, watch="nobody")
    assert ann.get(f"/tables/{table}")["you"] is None
    assert asked_for(ann, f"/tables/{table}", 1)["you"] == 1
    assert ben.get(f"/tables/{table}", status=403)["code"] == "not_watchable"


def test_a_seat_that_is_given_up_leaves_its_viewer_with_what_everybody_sees(come: Come) -> None:
    ann = come("Ann")
    table = shared_table(ann)
    bo = live(ann, table, 1)
    assert bo.now.you == 1
    bo.must("resign")
    after = bo.until(lambda update: update.seats[1].kind == "bot")
    assert (after.you, after.mine) == (None, [0])
    assert live(ann, table).now.you == 0


def test_whoever_leaves_for_good_takes_their_guests_along(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = shared_table(ann)
    assert ann.get("/tables")["mine"][0]["you"] == 0
    answer = ann.http.delete("/api/me")
    assert answer.status_code == 200, answer.text
    seats = ben.look(table).seats
    assert [seat.kind for seat in seats] == ["bot", "bot", "bot"]
    assert not {"Ann", "Bo"} & {seat.name for seat in seats}
