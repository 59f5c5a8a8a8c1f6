### The player aid, for people at a real table. No number is written here: all are given by the game's components. *So* is printed bold.

emira-aid-variant-basic = basic game
emira-aid-variant-advanced = advanced game
emira-aid-fact-each = *{ $least }–{ $most }* sheikhs; each: *{ $gold }* gold, *{ $rooms }* rooms, an objective, an event card
emira-aid-fact-colours = green: camel · white: section · red: status { $status } · blue: clothes · black: +{ $bonus } income

## The turn

emira-aid-turn = A turn
emira-aid-events = From the first player on, each may play one. A symbol once a turn.{ $advanced ->
        [yes] { "" }
       *[no] { " None in the first turn." }
    }
    .title = Events
emira-aid-income = { $base } gold (black { $bonus } more) and what each caravan brings; caravans move a space left.
    .title = Income
emira-aid-preparation = Turn up a princess and a status card, draw a token; section, camel and caravans come back on offer.
    .title = Preparation
emira-aid-auctions = For who acts first, who acts next, and so on. *One action each, each action once.*
    .title = Auctions
emira-aid-buying = Each may buy one: see { $seen } for { $price } or { $more } for { $dearer }, keep one. Playable from next turn on.
    .title = Event cards
emira-aid-choosing = and moves in at once, or waits undecided.
    .title = She chooses
emira-aid-upkeep = { $each } for each princess, { $dear } { $dearer }, { $cheap } { $free ->
        [yes] nothing
       *[no] { $cheaper }
    }. { $advanced ->
        [yes] Short? Princesses leave by lot until you can pay for the rest.
       *[no] Short? Pay all you have; one, drawn by lot, leaves.
    }
    .title = Upkeep
emira-aid-next = If nobody has won, the marker passes to the left.
    .title = Next turn

## Actions

emira-aid-actions = The actions
emira-aid-slow = slow
emira-aid-fast = fast
emira-aid-action-small = small caravan
emira-aid-action-large = large caravan
emira-aid-action-appearance = appearance
    .gets = the token on offer
emira-aid-action-status = status
    .gets = the card on offer
emira-aid-action-section = palace section
    .gets = a room, and one palace
emira-aid-action-camel = camel
    .gets = bids are { $rate } cheaper
emira-aid-printed = as printed
emira-aid-brings = { $income } × { $turns } turns = { $sum }
emira-aid-relief = instead of an action: { $gold } gold, if you have less than { $limit }, or { $princesses } princesses or more and no caravan.
    .title = Relief
emira-aid-statuses = Status cards in the box
    .note = points: prices
emira-aid-bidding = Bidding
emira-aid-bids = First player opens, later whoever is left of the last winner and has not acted. Steps of { $step } at least. Passed is passed for this auction only. *You pay your bid, less { $rate } for each camel*, and then the price of your action. All pass: the opener acts for nothing. The last one left acts for nothing.

## Her choice

emira-aid-choice = Whom does she choose?
emira-aid-choice-room = No: out. { $rooms } rooms, one more for each section and Guest House.
    .title = A free room?
emira-aid-choice-first = One? She goes there.
    .title = Best by her first look
emira-aid-choice-second = One? She goes there.
    .title = Of equals, best by her second
emira-aid-choice-waits = She waits, and looks again after every event, income, action, purchase, choice and upkeep.
    .title = Still equal, or no room
emira-aid-look-appearance = a token each; each full set of the kinds counts one more
emira-aid-look-status = points of your status cards
emira-aid-look-palace = { $advanced ->
        [yes] a point for each section, and the palace track
       *[no] a point for each section
    }
emira-aid-look-money = gold in hand now, shown when compared

## Winning

emira-aid-objectives = Objectives
    .note = so many princesses with the talents, or so many whoever they are
emira-aid-head-players = players
emira-aid-head-with = with
emira-aid-head-without = without
emira-aid-or = or
emira-aid-win = at the end of an upkeep that you have paid in full. { $advanced ->
        [yes] Several? The score decides: { $princess } for each princess, { $talents } for all talents of your objective.
       *[no] Several share the victory.
    }
    .title = You win

## Princesses

emira-aid-princesses = Princesses
    .note = first look at the left, then the second; talents for your objective; what she brings
emira-aid-head-first = first look
emira-aid-head-then = then
emira-aid-head-talent = talent
emira-aid-head-brings = with you
emira-aid-brings-albina = first time, palace track −{ $step }
emira-aid-brings-halimah = she sings: status +{ $status }
emira-aid-brings-noor = your gold lies open
emira-aid-brings-rasha = she acts: status +{ $status }
emira-aid-brings-zainab = event cards cost you { $price } or { $dearer }
emira-aid-brings-samira = first time, put back a token of yours
emira-aid-brings-zahrah = first time, lose a status card
emira-aid-brings-layla = the manners token set aside
emira-aid-brings-nadia = the beauty token set aside
emira-aid-brings-firyal = first time, palace track −{ $step }
emira-aid-brings-hind = you sit out the next turn
emira-aid-brings-farah = camels cost you { $price }
emira-aid-brings-adara = caravans: { $small_slow } and { $small_fast }, large { $large_slow } and { $large_fast }
emira-aid-brings-suleika = each who joins later costs { $fee } once
emira-aid-brings-janan = her upkeep is { $upkeep }
emira-aid-brings-zafirah = { $upkeep ->
        [0] no upkeep
       *[other] her upkeep is { $upkeep }
    }
emira-aid-brings-xenia = gifts of { $gift }: now, then every { $turns } turns
emira-aid-brings-badra = sections cost you { $price }
emira-aid-brings-sidi_suleiman = Goes to whoever has the most princesses; the host picks one, and both leave the game.

## Events

emira-aid-cards = Events
    .note = { $copies } of each; cards with the same letter exclude each other in one turn
emira-aid-card-bazaar = You search the bag and choose the token on offer.
emira-aid-card-better_breed = Your camel rate rises a step: { $rates }.
emira-aid-card-camel_breeding = Everybody: a camel more for every { $each }; if the supply is short, nobody.
emira-aid-card-camel_epidemic = Everybody loses a camel for every { $each }.
emira-aid-card-changing_her_mind = Look at the next princess: leave her, swap her looks, or put her under the deck.
emira-aid-card-court_influence = Top { $top } princesses: put them back in any order.
emira-aid-card-double_trouble = { $more } princess more comes this turn.
emira-aid-card-golden_times = Income { $percent } % higher for everybody.
emira-aid-card-good_looking = Stays. Name a kind: every { $each } tokens of it count one more.
emira-aid-card-guest_house = Stays. One more room.
emira-aid-card-interrupt_spice_trade = Caravans neither pay nor move.
emira-aid-card-new_orders = Top { $top } status cards: put them back in any order.
emira-aid-card-new_spice_caravan = One of your caravans goes a space right.
emira-aid-card-noble_merchandise = You choose the status card on offer from the deck.
emira-aid-card-quiet_days = No princess is turned up this turn.
emira-aid-card-restoration = Your palace track +{ $step }.
emira-aid-card-sick_camels = Camels make no bid cheaper this turn.
emira-aid-card-vermin = Name a kind of caravan: each owner moves one a space left ({ $slow } if slow and they have that many). Off the track: lost.

emira-aid-advanced = Events from the first turn on; Restoration is in the deck; the palace track moves by { $step } and counts as palace, but makes no room.
    .title = Advanced.
emira-aid-three = Turns go in pairs. Odd: { $due } princesses are turned up, one for each turn; no events bought. Even: no events played, nothing prepared but the section; actions of the odd turn are gone.
    .title = { $players } sheikhs.
