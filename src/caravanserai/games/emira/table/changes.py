"""What a viewer sees after an event: the view is kept up to date by what the viewer hears, and by nothing else."""

from __future__ import annotations

from typing import Any

from caravanserai.core.events import find_changes
from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.names import CARAVANS, CARDS, PRINCESSES, TOKENS, Caravan, cards_in, princesses_in
from caravanserai.games.emira.table.view import EmiraView, EventCard, PrincessCard, StatusCard

STAYING = cards_in(c.STAYING)
"""Events that stay before their owner."""
STANDSTILL = cards_in(c.STANDSTILL)
"""Events by which caravans neither pay nor move."""
OPEN_HANDED = princesses_in(c.OPEN_HANDED)
"""Princesses with whom gold lies open."""


# Small changes that several events make


def _add(counts: dict[Any, int], name: Any, number: int, order: tuple[Any, ...]) -> None:
    """So many more of something, by name; what there is none of is left out, and the order is always the same."""
    counts[name] = counts.get(name, 0) + number
    kept = {known: counts[known] for known in order if counts.get(known)}
    counts.clear()
    counts.update(kept)


def _gold(view: EmiraView, seat: int, number: int) -> None:
    """All hear how much is paid, and by whom; what somebody has is known to some."""
    view.seats[seat].flow += number
    gold = view.seats[seat].gold
    if gold is not None:
        view.seats[seat].gold = gold + number


def _bag(view: EmiraView, token: str, number: int) -> None:
    _add(view.bag, token, number, TOKENS)


def _knows(view: EmiraView, seen: list[int], is_open: bool) -> bool:
    return is_open or view.viewer in seen


def _supply(view: EmiraView, caravan: Caravan, number: int) -> None:
    if caravan.startswith("small"):
        view.small_left += number
    else:
        view.large_left += number


def _caravan(view: EmiraView, seat: int, caravan: Caravan, gone: int | None, come: int | None) -> None:
    """A caravan leaves a space, or comes to one, or both."""
    caravans = view.seats[seat].caravans
    spaces = caravans.get(caravan, [])
    if gone is not None:
        spaces.remove(gone)
    if come is not None:
        spaces.append(come)
    caravans[caravan] = sorted(spaces)
    view.seats[seat].caravans = {kind: caravans[kind] for kind in CARAVANS if caravans.get(kind)}


def _gone(view: EmiraView, princess: Any) -> None:
    view.princesses_gone.append(princess)
    view.princesses_gone.sort(key=PRINCESSES.index)


def _leave(view: EmiraView, seat: int, princess: Any) -> None:
    """With Noor a purse closes."""
    view.seats[seat].princesses.remove(princess)
    if princess in OPEN_HANDED and view.viewer != seat:
        view.seats[seat].gold = None


def _off_board(view: EmiraView, princess: Any) -> None:
    """From the common board, if she was there."""
    for place in (view.in_play, view.undecided):
        if princess in place:
            place.remove(princess)


# Setup


def _colour_drawn(view: EmiraView, event: e.ColourDrawn) -> None:
    seat = view.seats[event.seat]
    seat.colour = event.colour
    view.laid += 1
    if event.colour == "green":
        seat.camels += 1
        view.camels_left -= 1
    elif event.colour == "white":
        seat.sections += 1
        view.sections_left -= 1
    elif event.colour == "red":
        seat.status.append(c.STATUS_COSTS[c.RED_STATUS])
    elif event.colour == "blue":
        seat.tokens["clothes"] = 1


def _board_ready(view: EmiraView, event: e.BoardReady) -> None:
    view.status_deck = event.status_cards
    view.status_upper = c.UPPER_OF_THREE if len(view.seats) == 3 else c.UPPER
    _add(view.bag, "clothes", event.clothes - view.bag["clothes"], TOKENS)
    view.laid = 0


def _first_drawn(view: EmiraView, event: e.FirstDrawn) -> None:
    view.first = event.seat


def _objective_dealt(view: EmiraView, event: e.ObjectiveDealt) -> None:
    view.seats[event.seat].objective = event.objective
    view.laid = (view.laid + 1) % len(view.seats)


def _card_dealt(view: EmiraView, event: e.CardDealt) -> None:
    view.event_deck -= 1
    _hand(view, event.seat, event.card, 1)


def _hand(view: EmiraView, seat: int, card: Any, number: int) -> None:
    """Event cards come to a seat, or leave it; which ones is known only where the hand is."""
    view.seats[seat].cards += number
    hand = view.seats[seat].hand
    if hand is not None:
        _add(hand, card, number, CARDS)


def _opening_kept(view: EmiraView, event: e.OpeningKept) -> None:
    seat = view.seats[event.seat]
    view.event_deck += seat.cards - 1
    seat.cards = 1
    if event.card is not None and seat.hand is not None:
        seat.hand = {event.card: 1}


def _turn_started(view: EmiraView, event: e.TurnStarted) -> None:
    view.turn, view.first, view.played = event.turn, event.seat, []
    for seat in view.seats:
        seat.flow_before, seat.flow = seat.flow, 0


# Events


def _card_played(view: EmiraView, event: e.CardPlayed) -> None:
    _hand(view, event.seat, event.card, -1)
    if event.card not in view.played:
        view.played.append(event.card)
        view.played.sort(key=CARDS.index)
    if event.card not in STAYING:
        _add(view.events_gone, event.card, 1, CARDS)


def _rate_raised(view: EmiraView, event: e.RateRaised) -> None:
    view.seats[event.seat].rate = event.rate


def _camels_bred(view: EmiraView, event: e.CamelsBred) -> None:
    view.seats[event.seat].camels += event.count
    view.camels_left -= event.count


def _camels_died(view: EmiraView, event: e.CamelsDied) -> None:
    view.seats[event.seat].camels -= event.count
    view.camels_left += event.count


def _slot(cards: list[Any], place: int, kind: Any) -> Any:
    """The card at this place of a deck; one that nobody had seen is new."""
    for card in cards:
        if card.place == place:
            return card
    card = kind(place)
    cards.append(card)
    cards.sort(key=lambda card: card.place)
    return card


def _princess_seen(view: EmiraView, event: e.PrincessSeen) -> None:
    card = _slot(view.princess_cards, event.place, PrincessCard)
    if not card.open and event.seat not in card.seen:
        card.seen = sorted([*card.seen, event.seat])
    if event.princess is not None and card.princess is None:
        card.princess, card.among = event.princess, []
        _not_among(view, card.group, event.princess)


def _not_among(view: EmiraView, group: int, princess: Any) -> None:
    """One of a group is known now, so she is none of the others."""
    for card in view.princess_cards:
        if group and card.group == group and princess in card.among:
            card.among.remove(princess)


def _status_seen(view: EmiraView, event: e.StatusSeen) -> None:
    card = _slot(view.status_cards, event.place, StatusCard)
    if not card.open and event.seat not in card.seen:
        card.seen = sorted([*card.seen, event.seat])
    if event.cost is not None and card.cost is None:
        card.cost, card.among = event.cost, []
        _cost_not_among(view, card.group, event.cost)


def _cost_not_among(view: EmiraView, group: int, cost: int) -> None:
    for card in view.status_cards:
        if group and card.group == group and cost in card.among:
            card.among.remove(cost)


def _princesses_arranged(view: EmiraView, event: e.PrincessesArranged) -> None:
    """All see where those with a mark have gone; of several alike only who arranged them knows which is which."""
    count = min(c.TOP, view.princess_deck)
    top = view.princess_cards[:count]
    order = [int(place) - 1 for place in event.order] if event.order else _following(top, event.swapped)
    arranged = [top[order[index]] for index in range(count)]
    for index, card in enumerate(arranged):
        card.place = index + 1
    view.princess_cards[:count] = arranged
    group = view.step.groups
    for marked in (True, False):
        alike = [card for card in arranged if card.swapped == marked]
        if len(alike) > 1:
            group += 1
            _mix_princesses(view, alike, group, event.seat)


def _following(top: list[PrincessCard], places: list[int]) -> list[int]:
    """An order in which those with a mark have gone to these places."""
    marked = [index for index, card in enumerate(top) if card.swapped]
    others = [index for index, card in enumerate(top) if not card.swapped]
    return [marked.pop(0) if place in places else others.pop(0) for place in range(1, len(top) + 1)]


def _mix_princesses(view: EmiraView, cards: list[PrincessCard], group: int, seat: int) -> None:
    """Whoever was known is known to be among them, and among those whom an older group brings along."""
    old = {card.group for card in cards if card.group}
    mixed = [card for card in view.princess_cards if card in cards or card.group in old]
    known = {princess for card in mixed for princess in card.among}
    for card in cards:
        if card.princess is not None and view.viewer != seat:
            known.add(card.princess)
            card.princess = None
        card.seen, card.open = [seat], False
    for card in mixed:
        card.group = group
        card.among = sorted(known, key=PRINCESSES.index) if card.princess is None else []


def _status_arranged(view: EmiraView, event: e.StatusArranged) -> None:
    count = min(c.TOP, view.status_deck)
    top = view.status_cards[:count]
    order = [int(place) - 1 for place in event.order] if event.order else list(range(c.TOP))
    arranged = [top[order[index]] for index in range(count)]
    view.status_cards[:count] = arranged
    known = next((card.among for card in top if card.among), [])
    if view.viewer != event.seat:
        known = sorted([*known, *(card.cost for card in top if card.cost is not None)])
    for index, card in enumerate(arranged):
        card.place, card.seen, card.open, card.group = index + 1, [event.seat], False, view.step.groups + 1
        if view.viewer != event.seat:
            card.cost, card.among = None, list(known)
    if view.status_upper < count:
        view.status_upper = 0


def _mind_changed(view: EmiraView, event: e.MindChanged) -> None:
    card = _slot(view.princess_cards, event.place, PrincessCard)
    if event.mind == "swap":
        card.swapped = not card.swapped
    elif event.mind == "under":
        view.princess_cards.remove(card)
        for other in view.princess_cards:
            other.place -= other.place > event.place
        card.place, card.swapped = view.princess_deck, False
        view.princess_cards.append(card)


def _look_chosen(view: EmiraView, event: e.LookChosen) -> None:
    _add(view.seats[event.seat].looks, event.token, 1, TOKENS)
    view.seats[event.seat].looks_bonus += event.bonus


def _guest_house_added(view: EmiraView, event: e.GuestHouseAdded) -> None:
    view.seats[event.seat].guest_houses += 1


def _caravan_loaded(view: EmiraView, event: e.CaravanLoaded) -> None:
    _caravan(view, event.seat, event.caravan, event.space, event.space + 1)


def _caravan_gnawed(view: EmiraView, event: e.CaravanGnawed) -> None:
    _caravan(view, event.seat, event.caravan, event.space, event.space - 1 or None)
    if event.space == 1:
        _supply(view, event.caravan, 1)


def _track_moved(view: EmiraView, event: e.PalaceRestored | e.TrackFell) -> None:
    view.seats[event.seat].track = event.halves


# Income and preparation


def _income_paid(view: EmiraView, event: e.IncomePaid) -> None:
    _gold(view, event.seat, event.gold)
    if not any(card in STANDSTILL for card in view.played):
        seat = view.seats[event.seat]
        moved = {kind: [space - 1 for space in spaces if space > 1] for kind, spaces in seat.caravans.items()}
        seat.caravans = {kind: spaces for kind, spaces in moved.items() if spaces}


def _caravan_ended(view: EmiraView, event: e.CaravanEnded) -> None:
    _supply(view, event.caravan, event.count)


def _princess_shown(view: EmiraView, event: e.PrincessShown) -> None:
    view.princess_deck -= 1
    view.in_play.append(event.princess)
    if view.princess_cards and view.princess_cards[0].place == 1:
        card = view.princess_cards.pop(0)
        _not_among(view, card.group, event.princess)
        if card.swapped:
            view.swapped.append(event.princess)
            view.swapped.sort(key=PRINCESSES.index)
    for card in view.princess_cards:
        card.place -= 1


def _status_shown(view: EmiraView, event: e.StatusShown) -> None:
    view.status_deck -= 1
    view.offer.status = event.cost
    view.status_upper = max(0, view.status_upper - 1)
    if view.status_cards and view.status_cards[0].place == 1:
        gone = view.status_cards.pop(0)
        if gone.cost is None:
            _cost_not_among(view, gone.group, event.cost)
    for card in view.status_cards:
        card.place -= 1


def _status_chosen(view: EmiraView, event: e.StatusChosen) -> None:
    view.status_deck -= 1
    view.offer.status = event.cost
    view.status_upper, view.status_cards = 0, []


def _token_offered(view: EmiraView, event: e.TokenDrawn | e.TokenChosen) -> None:
    _bag(view, event.token, -1)
    view.offer.token = event.token


def _good_offered(view: EmiraView, event: e.GoodOffered) -> None:
    setattr(view.offer, event.good, True)
    supply = {"small": "small_left", "large": "large_left", "camel": "camels_left", "section": "sections_left"}[event.good]
    setattr(view, supply, getattr(view, supply) - 1)


# Auctions and actions


def _auction_won(view: EmiraView, event: e.AuctionWon) -> None:
    _gold(view, event.seat, -event.paid)


def _relief_taken(view: EmiraView, event: e.ReliefTaken) -> None:
    _gold(view, event.seat, event.gold)


def _caravan_bought(view: EmiraView, event: e.CaravanBought) -> None:
    _gold(view, event.seat, -event.price)
    _caravan(view, event.seat, event.caravan, None, c.TRACK_SPACES[CARAVANS.index(event.caravan)])
    if event.caravan.startswith("small"):
        view.offer.small = False
    else:
        view.offer.large = False


def _token_bought(view: EmiraView, event: e.TokenBought) -> None:
    _gold(view, event.seat, -event.price)
    _add(view.seats[event.seat].tokens, event.token, 1, TOKENS)
    view.offer.token = None


def _status_bought(view: EmiraView, event: e.StatusBought) -> None:
    _gold(view, event.seat, -event.cost)
    view.seats[event.seat].status = sorted([*view.seats[event.seat].status, event.cost])
    view.offer.status = None


def _section_bought(view: EmiraView, event: e.SectionBought) -> None:
    _gold(view, event.seat, -event.price)
    view.seats[event.seat].sections += 1
    view.offer.section = False


def _camel_bought(view: EmiraView, event: e.CamelBought) -> None:
    _gold(view, event.seat, -event.price)
    view.seats[event.seat].camels += 1
    view.offer.camel = False


def _token_returned(view: EmiraView, event: e.TokenReturned) -> None:
    _bag(view, event.token, 1)
    view.offer.token = None


def _status_returned(view: EmiraView, event: e.StatusReturned) -> None:
    _status_under(view, event.cost)
    view.offer.status = None


def _status_under(view: EmiraView, cost: int) -> None:
    view.status_deck += 1
    view.status_cards.append(StatusCard(view.status_deck, cost, open=True))


# Buying events


def _cards_paid(view: EmiraView, event: e.CardsPaid) -> None:
    _gold(view, event.seat, -event.price)


def _card_seen(view: EmiraView, event: e.CardSeen) -> None:
    view.event_deck -= 1
    view.looked_at += 1
    if event.card is not None:
        view.looking.append(event.card)
    if view.event_cards and view.event_cards[0].place == 1:
        view.event_cards.pop(0)
    for card in view.event_cards:
        card.place -= 1


def _card_bought(view: EmiraView, event: e.CardBought) -> None:
    _hand(view, event.seat, event.card, 1)
    rest: list[Any] = [None] * (view.looked_at - 1)
    if event.card is not None:
        view.looking.remove(event.card)
        rest = view.looking
    for card in rest:
        view.event_deck += 1
        view.event_cards.append(EventCard(view.event_deck, card, [event.seat]))
    view.looking, view.looked_at = [], 0


# Princesses


def _gold_shown(view: EmiraView, event: e.GoldShown) -> None:
    seat = view.seats[event.seat]
    seat.shown, seat.shown_turn = event.gold, view.turn
    if any(princess in OPEN_HANDED for princess in seat.princesses):
        seat.gold = event.gold


def _princess_joined(view: EmiraView, event: e.PrincessJoined) -> None:
    seat = view.seats[event.seat]
    _off_board(view, event.princess)
    seat.princesses.append(event.princess)
    seat.princesses.sort(key=PRINCESSES.index)
    if event.princess not in seat.met:
        seat.met.append(event.princess)
        seat.met.sort(key=PRINCESSES.index)
    if event.princess in view.swapped:
        view.swapped.remove(event.princess)


def _princess_undecided(view: EmiraView, event: e.PrincessUndecided) -> None:
    _off_board(view, event.princess)
    view.undecided.append(event.princess)


def _token_lost(view: EmiraView, event: e.TokenLost) -> None:
    _add(view.seats[event.seat].tokens, event.token, -1, TOKENS)
    _bag(view, event.token, 1)


def _status_lost(view: EmiraView, event: e.StatusLost) -> None:
    view.seats[event.seat].status.remove(event.cost)
    if view.options.zahrah_discard == "deck":
        _status_under(view, event.cost)
    else:
        _add(view.status_gone, event.cost, 1, c.STATUS_COSTS)


def _sidi_came(view: EmiraView, event: e.SidiCame) -> None:
    _off_board(view, "sidi_suleiman")


def _princess_abducted(view: EmiraView, event: e.PrincessAbducted) -> None:
    _leave(view, event.seat, event.princess)
    _gone(view, event.princess)
    _gone(view, "sidi_suleiman")


def _gift_paid(view: EmiraView, event: e.GiftPaid) -> None:
    _gold(view, event.seat, -event.gold)


def _gift_refused(view: EmiraView, event: e.GiftRefused) -> None:
    _leave(view, event.seat, "xenia")


def _xenia_left(view: EmiraView, event: e.XeniaLeft) -> None:
    _leave(view, event.seat, "xenia")
    _gone(view, "xenia")


def _upkeep_paid(view: EmiraView, event: e.UpkeepPaid) -> None:
    _gold(view, event.seat, -event.gold)


def _princess_lost(view: EmiraView, event: e.PrincessLost) -> None:
    _leave(view, event.seat, event.princess)


def _put_under(view: EmiraView, event: e.PutUnder) -> None:
    view.princess_deck += 1
    view.princess_cards.append(PrincessCard(view.princess_deck, event.princess, open=True))


def _shuffled_under(view: EmiraView, event: e.ShuffledUnder) -> None:
    view.princess_deck += 1
    card = PrincessCard(view.princess_deck, event.princess)
    card.group, card.among = view.step.groups, list(view.step.lost)
    view.princess_cards.append(card)


# The end, and what comes next


def _objective_shown(view: EmiraView, event: e.ObjectiveShown) -> None:
    view.seats[event.seat].objective = event.objective


def _opened(view: EmiraView, event: e.Opened) -> None:
    view.seats[event.seat].gold = event.gold
    view.seats[event.seat].hand = event.hand


def _game_ended(view: EmiraView, event: e.GameEnded) -> None:
    view.winners, view.reason = event.winners, event.reason


def _asked(view: EmiraView, event: e.Asked) -> None:
    view.phase, view.asked, view.step = event.phase, event.seat, event.step


CHANGES = find_changes(
    e.EmiraEvent,
    globals(),
    unchanged=(
        e.NoCardPlayed,
        e.NoCamelsBred,
        e.SplitChosen,
        e.TurnChosen,
        e.TrackNamed,
        e.AuctionOpened,
        e.BidMade,
        e.Passed,
        e.ActsFree,
        e.NoReliefTaken,
        e.NothingDone,
        e.NoCardBought,
        e.GiftCounted,
    ),
)
