"""What is always true of a game of Emira; a position that breaks any of it is refused before the rules see it."""

from __future__ import annotations

from collections.abc import Iterator

from caravanserai.core.invariants import Group, list_faults, range_faults
from caravanserai.core.sets import numbers_in
from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position, copies_of, net_of
from caravanserai.games.emira.names import CARDS, PHASES, STAGES, TOKENS
from caravanserai.games.emira.table.progress import FOR_EVENT, STAGES_AFTER

LATEST_TURN = 100
"""The latest that a table can name as its last."""
MOST_GOLD = c.MOST_BID
"""More than so many turns can bring, and little enough to be told in an event."""

_SETUP = (c.DRAWING_COLOURS, c.DRAWING_FIRST, c.DEALING_OBJECTIVES, c.DEALING_CARDS, c.KEEPING_OPENING)
_LOOKING = (c.LOOKING_AT_PRINCESSES, c.ARRANGING_PRINCESSES, c.CHANGING_MIND)
_LOOKING_AT_STATUS = (c.LOOKING_AT_STATUS, c.ARRANGING_STATUS)
_RESUMES = (
    c.TO_EVENTS,
    c.TO_PREPARATION,
    c.TO_AUCTION,
    c.TO_WINDOW,
    c.TO_ACTION,
    c.TO_PURCHASES,
    c.TO_CHOICE,
    c.TO_UPKEEP,
    c.TO_WIN,
)


def _range_faults(position: Position) -> Iterator[str]:
    if not 3 <= position.seats <= c.SEATS:
        yield f"there are {position.seats} seats, not 3 to {c.SEATS}"
        return
    everybody, everyone = (1 << c.PRINCESSES) - 1, (1 << position.seats) - 1
    ranges = {
        "phase": (0, c.OVER),
        "stage": (0, c.STAGES - 1),
        "resume": (0, c.STAGES - 1),
        "asked": (c.NOBODY, position.seats - 1),
        "turn": (0, position.last_turn),
        "first": (0, position.seats - 1),
        "place": (0, position.seats),
        "base_income": (100, 200),
        "laid": (0, position.seats - 1),
        "colours_left": (0, (1 << c.COLOURS) - 1),
        "objectives_left": (0, (1 << c.OBJECTIVES) - 1),
        "camels_left": (0, c.CAMELS),
        "sections_left": (0, c.SECTIONS),
        "small_left": (0, c.CARAVANS_EACH),
        "large_left": (0, c.CARAVANS_EACH),
        "offer_small": (0, 1),
        "offer_large": (0, 1),
        "offer_camel": (0, 1),
        "offer_section": (0, 1),
        "offer_token": (c.NONE, c.TOKENS - 1),
        "offer_status": (c.NONE, c.STATUS_KINDS - 1),
        "princess_size": (0, c.PRINCESSES),
        "princess_pool": (0, everybody),
        "groups": (0, 1000),
        "princesses_gone": (0, everybody),
        "princesses_lost": (0, everybody),
        "swapped": (0, everybody),
        "status_size": (0, c.STATUS_ROOM),
        "status_upper": (0, position.status_size),
        "card_size": (0, c.ALL_CARDS),
        "in_play_count": (0, c.TOP),
        "choosing": (0, position.in_play_count),
        "undecided_count": (0, c.PRINCESSES),
        "played": (0, (1 << c.CARDS) - 1),
        "card": (c.NONE, c.CARDS - 1),
        "bazaar": (c.NOBODY, position.seats - 1),
        "merchandise": (c.NOBODY, position.seats - 1),
        "split": (c.NONE, 2),
        "look_place": (0, c.TOP),
        "look_next": (0, 2 * c.TOP),
        "look_count": (0, c.TOP),
        "vermin_track": (c.NONE, c.TRACKS - 1),
        "vermin_left": (0, 2),
        "vermin_first": (0, 8),
        "pending": (0, everyone),
        "opener": (0, position.seats - 1),
        "starter": (0, position.seats - 1),
        "passed": (0, everyone),
        "bid": (0, c.MOST_BID),
        "bidder": (c.NOBODY, position.seats - 1),
        "looking_count": (0, c.MOST_SEEN),
        "looking_due": (0, c.MOST_SEEN),
        "fees": (0, c.PRINCESSES),
        "xenia_tokens": (0, c.GIFT_TOKENS),
        "xenia_barred": (c.NOBODY, position.seats - 1),
        "hind_turn": (0, position.turn),
        "defaulted": (0, everyone),
        "late": (0, everybody),
        "idle": (0, LATEST_TURN),
        "last_turn": (10, LATEST_TURN),
        "winners": (0, everyone),
        "reason": (0, 2),
    }
    yield from range_faults(position, ranges)


def _list_faults(position: Position) -> Iterator[str]:
    princesses = (1 << c.SIDI_SULEIMAN) - 1
    ranges = {
        "colour": (c.NONE, c.COLOURS - 1),
        "objective": (c.NONE, c.OBJECTIVES - 1),
        "gold": (0, MOST_GOLD),
        "purse": (-MOST_GOLD, MOST_GOLD),
        "purse_before": (-MOST_GOLD, MOST_GOLD),
        "shown_gold": (c.NONE, MOST_GOLD),
        "shown_turn": (0, position.turn),
        "camels": (0, c.CAMELS),
        "rate": (0, c.HIGHEST_RATE),
        "sections": (0, c.SECTIONS),
        "guest_houses": (0, c.COPIES),
        "track": (-2, c.COPIES),
        "tokens": (0, c.TOKENS_EACH),
        "looks": (0, c.COPIES),
        "looks_bonus": (0, c.TOKENS_EACH),
        "status": (0, max(c.STATUS_COUNTS)),
        "caravans": (0, c.CARAVANS_EACH),
        "guests": (0, princesses),
        "met": (0, princesses),
        "bag": (0, c.TOKENS_EACH),
        "princess_deck": (c.UNDRAWN, c.PRINCESSES - 1),
        "princess_seen": (0, c.PUBLIC),
        "princess_group": (0, position.groups),
        "princess_known": (0, c.PUBLIC),
        "status_deck": (c.UNDRAWN, c.STATUS_KINDS - 1),
        "status_seen": (0, c.PUBLIC),
        "status_group": (0, position.groups),
        "status_known": (0, c.PUBLIC),
        "status_pool": (0, max(c.STATUS_COUNTS)),
        "status_gone": (0, max(c.STATUS_COUNTS)),
        "card_deck": (c.UNDRAWN, c.CARDS - 1),
        "card_seen": (0, (1 << c.SEATS) - 1),
        "card_pool": (0, c.COPIES),
        "cards_gone": (0, c.COPIES),
        "hand": (0, c.COPIES),
        "in_play": (c.NONE, c.PRINCESSES - 1),
        "undecided": (c.NONE, c.PRINCESSES - 1),
        "looking": (c.NONE, c.CARDS - 1),
    }
    yield from list_faults(position, ranges)
    shown = (max(0, gold) for gold in position.shown_gold)
    if any(gold % c.BID_STEP for gold in (*position.gold, *position.purse, *position.purse_before, *shown)):
        yield f"gold comes in tens: {position.gold}, {position.purse}, {position.purse_before}, {position.shown_gold}"
    if position.base_income % 50:
        yield f"nobody plays with a base income of {position.base_income}"
    for name, count in (("in_play", "in_play_count"), ("undecided", "undecided_count"), ("looking", "looking_count")):
        if any((number >= 0) != (place < getattr(position, count)) for place, number in enumerate(getattr(position, name))):
            yield f"{name} is counted wrongly: {getattr(position, count)} of {getattr(position, name)}"


def _setup_faults(position: Position) -> Iterator[str]:
    """§2.1 and §2.2 Colours and objectives, each once; nobody sits where there is no seat."""
    seats, phase = position.seats, position.phase
    drawn = position.laid if phase == c.DRAWING_COLOURS else seats
    if any((colour >= 0) != (seat < drawn) for seat, colour in enumerate(position.colour)):
        yield f"colours are missing, or somebody has one too early: {position.colour}, of which {drawn} are drawn"
    taken = [colour for colour in position.colour if colour >= 0]
    if len(set(taken)) != len(taken) or position.colours_left != ((1 << c.COLOURS) - 1) & ~sum(1 << n for n in taken):
        yield f"the colours do not add up: {taken} are taken, {numbers_in(position.colours_left)} left"
    dealt = 0 if phase in _SETUP[:2] else position.laid if phase == c.DEALING_OBJECTIVES else seats
    if any((objective >= 0) != (seat < dealt) for seat, objective in enumerate(position.objective)):
        yield f"objectives are missing, or somebody has one too early: {position.objective}, of which {dealt} are dealt"
    first, count = c.FIRST_OBJECTIVE[seats - 3], c.OBJECTIVES_FOR[seats - 3]
    known = [objective for objective in position.objective if objective >= 0]
    if sorted([*known, *numbers_in(position.objectives_left)]) != list(range(first, first + count)):
        yield (
            f"the objectives do not add up: {known} are dealt, {numbers_in(position.objectives_left)} left, "
            f"from {first} on {count}"
        )
    if phase not in (c.DRAWING_COLOURS, c.DEALING_OBJECTIVES) and position.laid:
        yield f"{position.laid} are laid out in {PHASES[phase]}, in which nothing is"
    if (position.turn == 0) != (phase in _SETUP):
        yield f"it is turn {position.turn} in {PHASES[phase]}: turn and setup disagree"
    empty = {"camels": 1, "sections": 1, "guest_houses": 1, "guests": 1, "hand": c.CARDS, "looks": c.TOKENS, "track": 1}
    empty |= {"tokens": c.TOKENS, "status": c.STATUS_KINDS, "caravans": c.CELLS, "met": 1, "rate": 1}
    if any(any(getattr(position, name)[seats * width :]) for name, width in empty.items()):
        yield (
            "something lies where nobody sits: "
            f"{[name for name, width in empty.items() if any(getattr(position, name)[seats * width :])]}"
        )


def _supply_faults(position: Position) -> Iterator[str]:
    """§1 and §9.1 What is in the box is somewhere."""
    three, ready = position.seats == 3, position.phase != c.DRAWING_COLOURS
    camels = c.CAMELS - (c.CAMELS_BOXED if three else 0)
    caravans = c.CARAVANS_EACH - (c.CARAVANS_BOXED if three else 0)
    if sum(position.camels) + position.camels_left + position.offer_camel != camels:
        yield (
            f"the camels do not add up: {sum(position.camels)} held, {position.camels_left} left, "
            f"{position.offer_camel} offered, not {camels}"
        )
    if sum(position.sections) + position.sections_left + position.offer_section != c.SECTIONS:
        yield (
            f"the sections do not add up: {sum(position.sections)} built, {position.sections_left} left, "
            f"{position.offer_section} offered"
        )
    small = sum(count for cell, count in enumerate(position.caravans) if cell % c.CELLS < c.TRACK_FIRST[c.LARGE_SLOW])
    if small + position.small_left + position.offer_small != caravans:
        yield (
            f"the small caravans do not add up: {small} sent, {position.small_left} left, "
            f"{position.offer_small} offered, not {caravans}"
        )
    if sum(position.caravans) - small + position.large_left + position.offer_large != caravans:
        yield (
            f"the large caravans do not add up: {sum(position.caravans) - small} sent, {position.large_left} left, not {caravans}"
        )
    for kind in range(c.TOKENS):
        held = sum(position.tokens[kind :: c.TOKENS])
        aside = 1 if kind != c.CLOTHES or (not ready and c.BLUE not in position.colour) else 0
        total = c.TOKENS_EACH - (c.TOKENS_BOXED if three else 0)
        if held + position.bag[kind] + (position.offer_token == kind) + aside != total:
            yield (
                "the tokens do not add up: "
                f"of {TOKENS[kind]} {held} are held and {position.bag[kind]} in the bag, not {total} in all"
            )
            return


def _princess_faults(position: Position) -> Iterator[str]:
    """§1 Each princess is in one place."""
    deck = position.princess_deck
    drawn = [princess for princess in deck[: position.princess_size] if princess >= 0]
    if any(princess >= 0 for princess in deck[position.princess_size :]):
        yield f"the Emira deck has cards beyond its end, {position.princess_size}: {deck}"
    places = [position.princess_pool, position.princesses_gone, position.princesses_lost, *position.guests]
    places += [1 << princess for princess in (*drawn, *position.in_play, *position.undecided) if princess >= 0]
    if position.phase == c.GIVING_UP:
        places.append(1 << c.SIDI_SULEIMAN)
    if sum(bits.bit_count() for bits in places) != c.PRINCESSES:
        yield f"the princesses do not add up: {sum(bits.bit_count() for bits in places)}, not {c.PRINCESSES}"
    if len({number for bits in places for number in numbers_in(bits)}) != c.PRINCESSES:
        yield (
            "a princess is in two places, "
            f"as there are {len({number for bits in places for number in numbers_in(bits)})} of {c.PRINCESSES}"
        )
    if position.princess_size - len(drawn) != position.princess_pool.bit_count():
        yield (
            f"the Emira deck is counted wrongly: {position.princess_size} cards, {len(drawn)} of them known, "
            f"and the pool {numbers_in(position.princess_pool)}"
        )
    if any(guests & ~met for guests, met in zip(position.guests, position.met, strict=True)):
        yield f"a princess lives where she has never come: {position.guests} of {position.met}"
    if position.swapped & (c.SINGLE_MINDED | position.princess_pool):
        yield f"preferences are swapped that cannot be: {numbers_in(position.swapped)}"
    if position.swapped & (sum(position.guests) | position.princesses_gone | position.princesses_lost):
        yield f"preferences are swapped of one who has chosen: {numbers_in(position.swapped)}"
    housed = sum(position.guests)
    if position.xenia_fee and not position.fees:
        yield f"Suleika's fee for Xenia is not among her fees, {position.fees}"
    if position.fees and not housed >> c.SULEIKA & 1:
        yield f"Suleika is paid {position.fees} fees, and lives nowhere"
    if (position.xenia_tokens or position.xenia_due or position.xenia_paid or position.xenia_fee) and not housed >> c.XENIA & 1:
        yield f"Xenia waits for a gift of {position.xenia_tokens} tokens, and lives nowhere"
    if position.xenia_barred >= 0 and c.XENIA not in position.undecided:
        yield f"Xenia stays away from seat {position.xenia_barred}, and is not undecided"


def _card_faults(position: Position) -> Iterator[str]:
    """§1 Status and event cards."""
    three, ready = position.seats == 3, position.phase != c.DRAWING_COLOURS
    deck = position.status_deck[: position.status_size]
    for kind in range(c.STATUS_KINDS):
        total = c.STATUS_COUNTS[kind] - (c.STATUS_BOXED[kind] if three else 0)
        held = sum(position.status[kind :: c.STATUS_KINDS])
        aside = kind == c.RED_STATUS and not ready and c.RED not in position.colour
        found = held + deck.count(kind) + position.status_pool[kind] + position.status_gone[kind]
        if found + (position.offer_status == kind) + aside != total:
            yield f"the status cards of kind {kind} do not add up: {held} held, {found} in all, not {total}"
            return
    undrawn = [place for place, kind in enumerate(deck) if kind < 0]
    if (ready and len(undrawn) != sum(position.status_pool)) or (not ready and position.status_size):
        yield (
            f"the status deck is counted wrongly: {position.status_size} cards, {len(undrawn)} of them unknown, "
            f"and the pool {position.status_pool}"
        )
    if any(kind >= 0 for kind in position.status_deck[position.status_size :]):
        yield f"the status deck has cards beyond its end, {position.status_size}: {position.status_deck}"
    upper = sum(place < position.status_upper for place in undrawn)
    if upper > sum(position.status_pool[: c.FIRST_OF_THREE]):
        yield f"too many cards are left above those of 3 points in the status deck: {upper} of {position.status_pool}"
    yield from _event_faults(position)


def _event_faults(position: Position) -> Iterator[str]:
    deck = position.card_deck[: position.card_size]
    before = {c.GUEST_HOUSE: sum(position.guest_houses), c.GOOD_LOOKING: sum(position.looks)}
    before[c.GOOD_LOOKING] += position.phase == c.CHOOSING_LOOK
    for card in range(c.CARDS):
        held = sum(position.hand[card :: c.CARDS]) + before.get(card, 0)
        found = held + deck.count(card) + position.card_pool[card] + position.cards_gone[card] + position.looking.count(card)
        if found != copies_of(card, position.advanced):
            yield f"the event cards do not add up: there are {found} of {CARDS[card]}"
            return
    if deck.count(c.UNDRAWN) != sum(position.card_pool) or any(card >= 0 for card in position.card_deck[position.card_size :]):
        yield (
            f"the event deck is counted wrongly: {position.card_size} cards, "
            f"{deck.count(c.UNDRAWN)} of them unknown, of a pool {position.card_pool}"
        )


def _step_faults(position: Position) -> Iterator[str]:
    """§4 What is under way needs what it is about."""
    phase, asked = position.phase, position.asked
    shuffling = phase == c.PUTTING_UNDER and position.stage == c.TO_CHECK and position.resume == c.TO_UPKEEP
    if phase not in (*_SETUP, c.OVER) and position.stage != STAGES_AFTER[phase] and not shuffling:
        yield f"after {PHASES[phase]} the rules would go on to {STAGES[position.stage]}, not to {STAGES[STAGES_AFTER[phase]]}"
    if position.resume not in _RESUMES or (phase in FOR_EVENT and position.resume != c.TO_EVENTS):
        yield f"{PHASES[phase]} would lead back to {STAGES[position.resume]}, to which nothing leads back then"
    if asked < 0 and phase not in (*_SETUP[:3], c.OVER, c.SHOWING_PRINCESS, c.SHOWING_STATUS, c.DRAWING_TOKEN):
        yield f"nobody is asked in {PHASES[phase]}"
        return
    if phase in (c.SPLITTING, c.CHOOSING_TURN, c.CHOOSING_PLACE) and position.seats != 3:
        yield f"{PHASES[phase]} is asked of three players only, not of {position.seats}"
    hands = [sum(position.hand[seat * c.CARDS : (seat + 1) * c.CARDS]) for seat in range(c.SEATS)]
    if phase == c.DEALING_CARDS and hands[asked] >= c.OPENING_CARDS:
        yield f"seat {asked} is dealt too many cards, having {hands[asked]}"
    yield from _look_faults(position)
    yield from _auction_faults(position)
    if phase == c.MOVING_VERMIN and (position.vermin_track < 0 or position.vermin_left == 0 or position.place >= position.seats):
        yield f"vermin is nowhere: on track {position.vermin_track}, with {position.vermin_left} left, at place {position.place}"
    elif phase == c.MOVING_VERMIN and asked != (position.starter + position.place) % position.seats:
        yield f"vermin is asked of seat {asked}, not of {(position.starter + position.place) % position.seats}"
    if phase == c.MOVING_VERMIN and position.vermin_left == 2 and position.vermin_first:
        yield f"vermin has been at space {position.vermin_first}, and has not moved a caravan yet"
    if position.vermin_track >= 0 and position.vermin_first > c.TRACK_SPACES[position.vermin_track]:
        yield f"vermin is at space {position.vermin_first} of a track of {c.TRACK_SPACES[position.vermin_track]}"
    if phase not in (c.LOSING_PRINCESS, c.PUTTING_UNDER) and position.princesses_lost:
        yield f"a princess has left, and is nowhere: {numbers_in(position.princesses_lost)} in {PHASES[phase]}"
    if phase in (c.GIVING_GIFT, c.LOSING_PRINCESS, c.GIVING_UP) and position.guests[asked] == 0:
        yield f"nobody lives with seat {asked} who could leave in {PHASES[phase]}"
    elif phase == c.GIVING_GIFT and not position.guests[asked] >> c.XENIA & 1:
        yield f"Xenia lives elsewhere than with seat {asked}, who is asked for a gift"
    if (phase == c.OVER) != (position.winners > 0):
        yield f"the winners are {numbers_in(position.winners)} in {PHASES[phase]}: over without a winner, or won and not over"


def _choice_faults(position: Position) -> Iterator[str]:
    """The rules are asked only about a position in which all else holds."""
    if not position.legal_moves() and position.phase != c.OVER:
        yield f"seat {position.asked} can do nothing in {PHASES[position.phase]}"


def _look_faults(position: Position) -> Iterator[str]:
    """§4.5 and §7.2 Cards that are looked at are there."""
    phase, end = position.phase, position.look_place + position.look_count
    if phase in _LOOKING and not position.look_place <= position.look_next <= end <= position.princess_size:
        yield f"seat {position.asked} looks at card {position.look_next} up to {end} of an Emira deck of {position.princess_size}"
    elif phase in _LOOKING_AT_STATUS and (position.look_place or not position.look_next <= end <= position.status_size):
        yield f"seat {position.asked} looks at card {position.look_next} up to {end} of a status deck of {position.status_size}"
    elif phase in (c.LOOKING_AT_PRINCESSES, c.LOOKING_AT_STATUS):
        if position.card == c.NONE:
            yield f"cards are looked at in {PHASES[phase]}, and no event says so"
        deck = position.princess_deck if phase == c.LOOKING_AT_PRINCESSES else position.status_deck
        if position.look_next >= end or deck[position.look_next] != c.UNDRAWN:
            yield f"card {position.look_next} is drawn in {PHASES[phase]}, and is known or beyond {end}"
    elif phase in (c.ARRANGING_PRINCESSES, c.CHANGING_MIND):
        if position.look_count == 0 or c.UNDRAWN in position.princess_deck[position.look_place : end]:
            yield f"cards {position.look_place} to {end} are looked at in {PHASES[phase]}, and not all are drawn"
    elif phase == c.ARRANGING_STATUS and (position.look_count == 0 or c.UNDRAWN in position.status_deck[:end]):
        yield f"cards {position.look_place} to {end} are looked at in {PHASES[phase]}, and not all are drawn"
    if phase in (c.SHOWING_PRINCESS, c.SHOWING_STATUS, c.DRAWING_CARDS):
        deck = {c.SHOWING_PRINCESS: position.princess_deck, c.SHOWING_STATUS: position.status_deck}.get(phase, position.card_deck)
        if deck[0] != c.UNDRAWN:
            yield f"a card is drawn in {PHASES[phase]} that is known: {deck[0]}"
    if phase == c.SHOWING_PRINCESS and position.in_play_count >= c.TOP:
        yield f"too many princesses are in play for one more: {position.in_play_count}"
    if position.looking_due and phase != c.DRAWING_CARDS:
        yield f"{position.looking_due} cards are due in {PHASES[phase]}, in which nobody buys"
    if position.looking_count and phase not in (c.DRAWING_CARDS, c.KEEPING_BOUGHT):
        yield f"{position.looking_count} cards are looked at in {PHASES[phase]}, in which nobody buys"
    if position.looking_count + position.looking_due > c.MOST_SEEN or position.looking_due > position.card_size:
        yield (
            f"{position.looking_count} cards are looked at and {position.looking_due} due, "
            f"more than {c.MOST_SEEN} or the deck of {position.card_size}"
        )
    if phase == c.DRAWING_CARDS and position.looking_due == 0:
        yield f"a card is drawn in {PHASES[phase]} and none is due"


def _auction_faults(position: Position) -> Iterator[str]:
    """§5 Whoever bids takes part, and can pay."""
    phase, asked = position.phase, position.asked
    if phase in (c.RELIEVING, c.BIDDING, c.ACTING) and not position.pending >> asked & 1:
        yield f"seat {asked} is asked in {PHASES[phase]}, and has acted: {numbers_in(position.pending)} have not"
    if phase == c.ACTING and asked != position.starter:
        yield f"seat {asked} acts, and seat {position.starter} has won"
    if phase != c.BIDDING:
        return
    left = position.pending & ~position.passed
    if not left >> asked & 1 or not position.pending >> position.starter & 1 or position.passed & ~position.pending:
        yield (
            f"seat {asked} is asked for a bid begun by {position.starter}; {numbers_in(position.pending)} take part, "
            f"{numbers_in(position.passed)} have passed"
        )
    elif (position.bidder >= 0) != (position.bid > 0) or position.bid % c.BID_STEP:
        yield f"the bid is {position.bid} of seat {position.bidder}"
    elif position.bidder >= 0:
        if not left >> position.bidder & 1 or asked == position.bidder:
            yield f"the bid is of seat {position.bidder}, who takes no part or is asked"
        if net_of(position, position.bidder, position.bid) > position.gold[position.bidder]:
            yield f"the bid of {position.bid} cannot be paid of {position.gold[position.bidder]} by seat {position.bidder}"


INVARIANTS: tuple[Group, ...] = (
    _range_faults,
    _list_faults,
    _setup_faults,
    _supply_faults,
    _princess_faults,
    _card_faults,
    _step_faults,
    _choice_faults,
)
