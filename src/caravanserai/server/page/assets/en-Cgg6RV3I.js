var e=`### Emira in English. Every id is the same in all languages; attributes such as .object are forms of a word that a language needs.

emira-title = Emira
emira-pitch = Sheikhs court, princesses choose. A satire.
emira-stage = turn { $number }
emira-intro =
    Princesses travel through the desert, and each has her own idea of a sheikh: the best looking, the noblest, the richest, or the one with the largest palace. Send
    out caravans for gold, bid for the right to act before the others, and be what the next princess is looking for. Then feed them all, every turn. Your secret
    objective says which talents you need; whoever fulfils it and can pay the upkeep wins.
emira-legend = Talents: intelligence, housekeeping, cooking, romance. What princesses look at: appearance, status, palace, money.

## Sheikhs, princesses, cards

emira-colour =
    { $colour ->
        [green] green
        [white] white
        [red] red
        [blue] blue
       *[black] black
    }
    .object =
        { $colour ->
            [green] green
            [white] white
            [red] red
            [blue] blue
           *[black] black
        }
emira-letter =
    { $colour ->
        [green] G
        [white] W
        [red] R
        [blue] B
       *[black] K
    }
emira-advantage =
    { $colour ->
        [green] begins with a camel
        [white] begins with a palace section
        [red] begins with a status card of 350
        [blue] begins with a clothes token
       *[black] receives 50 gold more in every income
    }
emira-token =
    { $token ->
        [beauty] beauty
        [manners] manners
       *[clothes] clothes
    }
    .object =
        { $token ->
            [beauty] a beauty token
            [manners] a manners token
           *[clothes] a clothes token
        }
emira-caravan =
    { $caravan ->
        [small_slow] small slow caravan
        [small_fast] small fast caravan
        [large_slow] large slow caravan
       *[large_fast] large fast caravan
    }
    .object =
        { $caravan ->
            [small_slow] a small slow caravan
            [small_fast] a small fast caravan
            [large_slow] a large slow caravan
           *[large_fast] a large fast caravan
        }
    .several =
        { $caravan ->
            [small_slow] small slow caravans
            [small_fast] small fast caravans
            [large_slow] large slow caravans
           *[large_fast] large fast caravans
        }
emira-action =
    { $action ->
        [small_slow] a small slow caravan
        [small_fast] a small fast caravan
        [large_slow] a large slow caravan
        [large_fast] a large fast caravan
        [appearance] the appearance token
        [status] the status card
        [section] a palace section
       *[camel] a camel
    }
emira-good =
    { $good ->
        [small] small caravan
        [large] large caravan
        [camel] camel
       *[section] palace section
    }
emira-talent =
    { $talent ->
        [intelligence] intelligence
        [housekeeping] housekeeping
        [cooking] cooking
       *[romance] romance
    }
emira-preference =
    { $preference ->
        [appearance] appearance
        [status] status
        [palace] palace
        [money] money
       *[princesses] number of princesses
    }
emira-princess =
    { $princess ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-ability =
    { $princess ->
        [albina] In the advanced game her feasts wear the palace out: the first time she comes, your palace track falls by 0.5. In the basic game she does nothing.
        [halimah] She sings: 1 more status while she lives with you.
        [asima] She asks for nothing and brings nothing but herself.
        [noor] She trusts nobody: your gold is open to all while she lives with you.
        [rasha] She acts on stage: 1 more status while she lives with you.
        [thara] She asks for nothing and brings nothing but herself.
        [zainab] She is wise: event cards cost you 100 and 200.
        [nibal] She asks for nothing and brings nothing but herself.
        [samira] Love makes you careless: the first time she comes, you put one of your own appearance tokens back into the bag.
        [zahrah] She steals: the first time she comes, you lose a status card of your choice.
        [fatima] She asks for nothing and brings nothing but herself.
        [layla] She teaches manners: the manners token set aside is lent to you while she stays.
        [malika] She asks for nothing and brings nothing but herself.
        [nadia] Her beauty shines on you: the beauty token set aside is lent to you while she stays.
        [firyal] In the advanced game her receptions wear the palace out: the first time she comes, your palace track falls by 0.5. In the basic game she does nothing.
        [hind] The wedding takes its time: in the turn after she comes you play no event, do not act and buy no event.
        [farah] She has a way with animals: camels cost you 50.
        [raidah] She asks for nothing and brings nothing but herself.
        [adara] She knows the roads: caravans cost you 400, 500, 650 and 800.
        [suleika] She is jealous: each princess who joins you after her costs you 100 once.
        [janan] She dines well: her upkeep is 100.
        [sahar] She asks for nothing and brings nothing but herself.
        [anisah] She asks for nothing and brings nothing but herself.
        [zafirah] She has means of her own: her upkeep costs you nothing.
        [xenia] She wants a gift of 250 when she comes and every third turn after; if you refuse one, she goes to the richest other sheikh with a free room.
        [yasmine] She asks for nothing and brings nothing but herself.
        [badra] She builds: palace sections cost you 400.
       *[sidi_suleiman] No princess, but a knight: he goes where most princesses live, takes one away, and is never seen again.
    }
emira-card =
    { $card ->
        [bazaar] Bazaar
        [better_breed] Better Breed
        [camel_breeding] Camel Breeding
        [camel_epidemic] Camel Epidemic
        [changing_her_mind] Changing Her Mind
        [court_influence] Court Influence
        [double_trouble] Double Trouble
        [golden_times] Golden Times
        [good_looking] Good Looking
        [guest_house] Guest House
        [interrupt_spice_trade] Interrupt Spice Trade
        [new_orders] New Orders
        [new_spice_caravan] New Spice Caravan
        [noble_merchandise] Noble Merchandise
        [quiet_days] Quiet Days
        [restoration] Restoration
        [sick_camels] Sick Camels
       *[vermin] Vermin
    }
emira-effect =
    { $card ->
        [bazaar] In this turn’s preparation you choose the token on offer out of the bag.
        [better_breed] At once: each of your camels takes more off your bids: 70, then 100, then 150.
        [camel_breeding] At once: everybody gets a camel for every 2 they have, if there are enough for all.
        [camel_epidemic] At once: everybody loses a camel for every 3 they have.
        [changing_her_mind] At once: look at the next princess and leave her, swap her preferences, or put her under the deck.
        [court_influence] At once: look at the next three cards of the Emira deck and put them back in any order.
        [double_trouble] In this turn one more princess is turned up and chooses.
        [golden_times] This turn’s income is 20% higher, for everybody.
        [good_looking] For good: name a kind of token; every 3 you have of it count 1 more appearance.
        [guest_house] For good: one more room in your palace.
        [interrupt_spice_trade] In this turn caravans neither pay nor move, for everybody.
        [new_orders] At once: look at the next three status cards and put them back in any order.
        [new_spice_caravan] At once: one of your caravans moves a space to the right and pays once more.
        [noble_merchandise] In this turn’s preparation you choose the status card on offer out of the deck.
        [quiet_days] In this turn one princess fewer is turned up; undecided ones can still decide.
        [restoration] Advanced game, at once: your palace track rises by 0.5.
        [sick_camels] In this turn’s auctions camels take nothing off anybody’s bid.
       *[vermin] At once: name a kind of caravan. Everybody moves one of that kind a space to the left; of a slow kind, whoever has two or more moves two.
    }
emira-objective =
    { $objective ->
        [ihr] intelligence, housekeeping and romance
        [icr] intelligence, cooking and romance
        [hcr] housekeeping, cooking and romance
        [iih] intelligence twice and housekeeping
        [iic] intelligence twice and cooking
        [iir_irr] three of intelligence and romance, at least one of each
        [hhc_hcc] three of housekeeping and cooking, at least one of each
        [ihcr] one of each talent
        [iihc] intelligence twice, housekeeping and cooking
        [ihhr_ihrr] intelligence, and three of housekeeping and romance, at least one of each
        [iicr_iccr] romance, and three of intelligence and cooking, at least one of each
        [hhcr_hccr_hcrr] housekeeping, cooking and romance, and one of them twice
        [iihcr] intelligence twice, housekeeping, cooking and romance
        [hhiic_hhicc] housekeeping twice, and three of intelligence and cooking, at least one of each
        [iihhr_iihrr] intelligence twice, and three of housekeeping and romance, at least one of each
       *[iiccr_iicrr_iccrr] intelligence, cooking and romance, and two of them twice
    }
emira-mind =
    { $mind ->
        [keep] leave her as she is
        [swap] swap her preferences
       *[under] put her under the deck
    }
emira-half =
    { $half ->
        [odd] the odd turn
       *[even] the even turn
    }

## What happens

emira-event-colour_drawn = { $seat } draws { emira-colour } and { emira-advantage }.
emira-event-board_ready = { "" }
emira-event-first_drawn = { $seat } is the first player.
emira-event-objective_dealt =
    { $objective ->
        [none] { $seat } draws a secret objective.
       *[other] { $seat } draws an objective: { emira-objective }.
    }
emira-event-card_dealt =
    { $card ->
        [none] { "" }
       *[other] { $seat } is dealt an event: { emira-card }.
    }
emira-event-opening_kept =
    { $card ->
        [none] { $seat } keeps one event card.
       *[other] { $seat } keeps an event: { emira-card }.
    }
emira-event-turn_started = Turn { $turn } begins; { $seat } is the first player.
emira-event-card_played = { $seat } plays an event: { emira-card }.
emira-event-no_card_played = { $seat } plays no event.
emira-event-rate_raised = Each of { $seat }’s camels now takes { $rate } off a bid.
emira-event-camels_bred =
    { $count ->
        [one] { $seat } gets { $count } camel.
       *[other] { $seat } gets { $count } camels.
    }
emira-event-no_camels_bred = There are not enough camels for everybody, so nobody gets any.
emira-event-camels_died =
    { $count ->
        [one] { $seat } loses { $count } camel.
       *[other] { $seat } loses { $count } camels.
    }
emira-event-princess_seen =
    { $princess ->
        [none] { "" }
       *[other] { $seat } looks at card { $place } of the Emira deck: { emira-princess }.
    }
emira-event-status_seen =
    { $cost ->
        [none] { "" }
       *[other] { $seat } looks at card { $place } of the status deck: { NUMBER($cost, useGrouping: 0) }.
    }
emira-event-princesses_arranged =
    { $order ->
        [none] { $seat } puts the cards back on the Emira deck.
       *[other] { $seat } puts the cards back on the Emira deck in the order { $order }.
    }
emira-event-status_arranged =
    { $order ->
        [none] { $seat } puts the cards back on the status deck.
       *[other] { $seat } puts the cards back on the status deck in the order { $order }.
    }
emira-event-mind_changed =
    { $mind ->
        [keep] { $seat } leaves card { $place } of the Emira deck as it is.
        [swap] { $seat } swaps the preferences on card { $place } of the Emira deck.
       *[under] { $seat } puts card { $place } of the Emira deck under it.
    }
emira-event-split_chosen =
    { $now ->
        [1] { $seat } decides: one princess chooses this turn, two the next.
       *[other] { $seat } decides: two princesses choose this turn, one the next.
    }
emira-event-turn_chosen =
    { $turn ->
        [odd] { $seat } decides: the only princess chooses in this turn.
       *[even] { $seat } decides: the only princess chooses in the next turn.
    }
emira-event-look_chosen = { $seat } plays for looks ({ emira-token }); that adds { $bonus } for now.
emira-event-guest_house_added = { $seat } has one more room.
emira-event-caravan_loaded = { $seat } reloads { emira-caravan.object }: from space { $space } it moves one to the right.
emira-event-track_named = { $seat } sets the vermin on the { emira-caravan.several }.
emira-event-caravan_gnawed =
    { $space ->
        [1] { $seat } loses { emira-caravan.object } to the vermin.
       *[other] Vermin in { $seat }’s { emira-caravan }: from space { $space } it moves one to the left.
    }
emira-event-palace_restored = { $seat }’s palace is worth half a point more.
emira-event-income_paid =
    { $caravans ->
        [0] { $seat } receives { NUMBER($gold, useGrouping: 0) } gold.
       *[other] { $seat } receives { NUMBER($gold, useGrouping: 0) } gold, { NUMBER($caravans, useGrouping: 0) } of it from caravans.
    }
emira-event-caravan_ended =
    { $count ->
        [one] { $seat }’s { emira-caravan } has paid for the last time.
       *[other] { $count } of { $seat }’s { emira-caravan.several } have paid for the last time.
    }
emira-event-princess_shown = { emira-princess } is on the way.
emira-event-status_shown = On offer: a status card of { NUMBER($cost, useGrouping: 0) }.
emira-event-status_chosen = { $seat } searches the deck and puts a status card of { NUMBER($cost, useGrouping: 0) } on offer.
emira-event-token_drawn = On offer: { emira-token.object }.
emira-event-token_chosen = { $seat } searches the bag and puts { emira-token.object } on offer.
emira-event-good_offered = { "" }
emira-event-auction_opened = { $seat } opens the auction.
emira-event-bid_made = { $seat } bids { NUMBER($amount, useGrouping: 0) }.
emira-event-passed = { $seat } passes.
emira-event-auction_won =
    { $paid ->
        [0] { $seat } wins at { NUMBER($bid, useGrouping: 0) } and pays nothing.
       *[other] { $seat } wins at { NUMBER($bid, useGrouping: 0) } and pays { NUMBER($paid, useGrouping: 0) }.
    }
emira-event-acts_free = { $seat } acts without a bid.
emira-event-relief_taken = { $seat } takes { $gold } gold instead of acting.
emira-event-no_relief_taken = { "" }
emira-event-caravan_bought = { $seat } pays { NUMBER($price, useGrouping: 0) } and sends out { emira-caravan.object }.
emira-event-token_bought = { $seat } pays { NUMBER($price, useGrouping: 0) } for { emira-token.object }.
emira-event-status_bought =
    { $points ->
        [one] { $seat } pays { NUMBER($cost, useGrouping: 0) } for { $points } point of status.
       *[other] { $seat } pays { NUMBER($cost, useGrouping: 0) } for { $points } points of status.
    }
emira-event-section_bought = { $seat } pays { NUMBER($price, useGrouping: 0) } for a palace section.
emira-event-camel_bought = { $seat } pays { NUMBER($price, useGrouping: 0) } for a camel.
emira-event-nothing_done = { $seat } does nothing.
emira-event-token_returned = Nobody wanted the { emira-token } token; it goes back into the bag.
emira-event-status_returned = Nobody wanted the status card of { NUMBER($cost, useGrouping: 0) }; it goes under the deck.
emira-event-cards_paid =
    { $count ->
        [1] { $seat } pays { $price } for the last event card.
       *[other] { $seat } pays { $price } to choose among { $count } event cards.
    }
emira-event-no_card_bought = { $seat } buys no event.
emira-event-card_seen =
    { $card ->
        [none] { "" }
       *[other] { $seat } looks at an event: { emira-card }.
    }
emira-event-card_bought =
    { $card ->
        [none] { $seat } keeps an event card.
       *[other] { $seat } keeps an event: { emira-card }.
    }
emira-event-gold_shown = { $seat } shows { NUMBER($gold, useGrouping: 0) } gold.
emira-event-princess_joined = { emira-princess } moves in with { $seat }.
emira-event-princess_undecided =
    { $princess ->
        [sidi_suleiman] { emira-princess } finds no palace with more princesses than all others, and waits.
       *[other] { emira-princess } cannot decide and waits.
    }
emira-event-token_lost = Samira turns { $seat }’s head: { emira-token.object } goes back into the bag.
emira-event-status_lost = Zahrah takes a status card of { NUMBER($cost, useGrouping: 0) } from { $seat }.
emira-event-track_fell = { emira-princess } wears out { $seat }’s palace: it is worth half a point less.
emira-event-sidi_came = Sidi Suleiman rides to { $seat }’s palace.
emira-event-princess_abducted = Sidi Suleiman takes { emira-princess } away from { $seat }.
emira-event-gift_counted =
    { $tokens ->
        [0] Xenia has no token left with { $seat }; next turn she asks for a gift.
       *[other] Xenia has one token left with { $seat }.
    }
emira-event-gift_paid = { $seat } gives Xenia { $gold } gold.
emira-event-gift_refused = { $seat } gives Xenia nothing, and she leaves.
emira-event-xenia_left = { $seat } cannot pay for Xenia; she leaves the game.
emira-event-upkeep_paid =
    { $full ->
        [no] { $seat } cannot pay the whole upkeep and pays { NUMBER($gold, useGrouping: 0) }.
       *[yes] { $gold ->
            [0] { $seat } has no upkeep to pay.
           *[other] { $seat } pays { NUMBER($gold, useGrouping: 0) } for upkeep.
        }
    }
emira-event-princess_lost = { emira-princess } leaves { $seat }.
emira-event-put_under = { emira-princess } goes under the Emira deck.
emira-event-shuffled_under =
    { $princess ->
        [none] A princess who left goes under the Emira deck; nobody knows in which order.
       *[other] { emira-princess } goes under the Emira deck.
    }
emira-event-objective_shown =
    { $talents ->
        [yes] { $seat } shows their objective, with every talent in place: { emira-objective }.
       *[no] { $seat } shows their objective, with talents missing: { emira-objective }.
    } Princesses: { $princesses }, score: { $score }.
emira-event-game_ended =
    { $reason ->
        [objective] { $winners_count ->
            [one] { $winners } fulfils the objective and wins!
           *[other] { $winners } fulfil their objectives and share the victory!
        }
        [exhausted] { $winners_count ->
            [one] Nobody is left to come; on score, { $winners } wins.
           *[other] Nobody is left to come; on score, { $winners } share the victory.
        }
       *[last_turn] { $winners_count ->
            [one] The last turn is over; on score, { $winners } wins.
           *[other] The last turn is over; on score, { $winners } share the victory.
        }
    }
emira-event-opened = { $seat } had { NUMBER($gold, useGrouping: 0) } gold left.
emira-event-asked = { "" }

## Moves: what each does, what moves of its kind do, and more about them

emira-move-keep_card = Keep { emira-card }
emira-move-play_card = Play { emira-card }
emira-move-go_on = Skip
emira-move-pass = Pass
emira-move-choose_token = Choose { emira-token }
emira-move-choose_caravan = Move { emira-caravan.object } on space { $space }
emira-move-choose_track = Name the { emira-caravan.several }
emira-move-choose_place =
    { $place ->
        [1] Look at the next princess
        [2] Look at the second princess to come
       *[other] Look at the third princess to come
    }
emira-move-arrange = Put them back in the order { $order }
emira-move-change_mind =
    { $mind ->
        [keep] Leave her as she is
        [swap] Swap her preferences
       *[under] Put her under the deck
    }
emira-move-split =
    { $now ->
        [1] One princess this turn, two the next
       *[other] Two princesses this turn, one the next
    }
emira-move-choose_turn =
    { $turn ->
        [odd] She chooses this turn
       *[even] She chooses next turn
    }
emira-move-choose_status = Choose the status card of { NUMBER($cost, useGrouping: 0) }
emira-move-take_relief = Take 150 gold instead of acting
emira-move-buy = Buy { emira-action }
emira-move-buy_cards = Look at { $count } event cards and keep one
emira-move-give_up = Let { emira-princess } go
emira-move-pay_gift = Give Xenia 250 gold
emira-move-refuse_gift = Refuse Xenia the gift
emira-move-bid = Bid { NUMBER($amount, useGrouping: 0) }
emira-move-draw_colour = The next colour is { emira-colour }
emira-move-draw_first = The first player is { $seat }
emira-move-draw_objective = The next objective: { emira-objective }
emira-move-draw_card = The next event card: { emira-card }
emira-move-draw_princess = The card that is drawn: { emira-princess }
emira-move-draw_status = The next status card: { NUMBER($cost, useGrouping: 0) }
emira-move-draw_token = Out of the bag comes { emira-token.object }

emira-kind-keep_card = keep an event card
    .help = The others go back or under the deck, and nobody sees which you kept.
emira-kind-play_card = play an event
    .help = One a turn, and none with a symbol that was played this turn.
emira-kind-go_on = skip this
    .help = You play no event, take no relief, do nothing or buy no event.
emira-kind-pass = leave this auction
    .help = You can bid again in the next one. If everybody passes, whoever opened acts for free.
emira-kind-choose_token = choose a kind of token
    .help = To be offered, to count more, or to be given up for Samira.
emira-kind-choose_caravan = choose one of your caravans
    .help = New Spice Caravan takes it a space to the right, Vermin a space to the left.
emira-kind-choose_track = name a kind of caravan
    .help = Everybody who has any moves one a space to the left; of a slow kind, whoever has two or more moves two.
emira-kind-choose_place = choose whom to look at
    .help = You name her before you see her.
emira-kind-arrange = put the cards back in order
    .help = 312 puts the third card on top, then the first, then the second.
emira-kind-change_mind = decide about her
    .help = Others hear what you decide, but not about whom.
emira-kind-split = share out three princesses
    .help = Two choose in one turn, one in the other.
emira-kind-choose_turn = choose her turn
    .help = She is turned up in the odd turn anyway; in the other turn nobody chooses.
emira-kind-choose_status = choose a status card
    .help = To be offered this turn, or to be given up for Zahrah.
emira-kind-take_relief = take relief
    .help = For anybody with less than 500 gold, or with four princesses and no caravan. You do not act this turn.
emira-kind-buy = take an action
    .help = Each action can be taken once a turn. Camels make the bid cheaper, not the action.
emira-kind-buy_cards = buy an event card
    .help = Two to choose from for 150 gold, three for 250; 50 less with Zainab.
emira-kind-give_up = let a princess go
    .help = She leaves the game with Sidi Suleiman.
emira-kind-pay_gift = give her the gift
    .help = Then she asks for nothing in the next two turns.
emira-kind-refuse_gift = refuse the gift
    .help = She goes to the richest other sheikh with a free room.
emira-kind-bid = bid
    .help = In tens, no more than your gold and your camels can pay. Whoever wins acts now.
emira-kind-draw_colour = a colour is drawn
    .help = Chance decides which.
emira-kind-draw_first = the first player is drawn
    .help = Chance decides who.
emira-kind-draw_objective = an objective is dealt
    .help = Chance decides which.
emira-kind-draw_card = an event card is drawn
    .help = Chance decides which.
emira-kind-draw_princess = a princess is drawn
    .help = Chance decides which.
emira-kind-draw_status = a status card is turned up
    .help = Chance decides which.
emira-kind-draw_token = a token is drawn
    .help = Chance decides which.

## Why not

emira-refusal-no_such_move = There is no such move in Emira.
emira-refusal-game_over = The game is over.
emira-refusal-none_left = There is none to take.
emira-refusal-not_among_cards = { emira-card } is not among the cards you choose from.
emira-refusal-card_not_held = You do not hold { emira-card }.
emira-refusal-no_caravan_to_move = { emira-card } needs a caravan of yours that can move to the right.
emira-refusal-highest_rate = Your camels already take 150 off; { emira-card } could add nothing.
emira-refusal-symbol_used = A card with the symbol of { emira-card } has been played this turn.
emira-refusal-not_in_bag = There is no { emira-token } token in the bag.
emira-refusal-token_not_owned = You have no { emira-token } token of your own.
emira-refusal-other_track = The vermin are at the { emira-caravan.several }.
emira-refusal-no_caravan_there = You have no { emira-caravan } on space { $space }.
emira-refusal-two_different = Two different caravans have to move, the one farther right first: { emira-caravan.object } on space { $space } is not next.
emira-refusal-end_of_track = On space { $space }, { emira-caravan.object } cannot move farther to the right.
emira-refusal-no_princess_there = No princess comes at place { $place } in these two turns.
emira-refusal-fewer_cards =
    { $count ->
        [one] There is only { $count } card.
       *[other] There are only { $count } cards.
    }
emira-refusal-nothing_to_swap = Sidi Suleiman has only one thing in mind; there is nothing to swap.
emira-refusal-not_in_status_deck = There is no status card of { NUMBER($cost, useGrouping: 0) } in the deck.
emira-refusal-status_not_owned = You have no status card of { NUMBER($cost, useGrouping: 0) }.
emira-refusal-no_need = Relief is for anybody with less than { $limit } gold, or with four princesses and no caravan. You have { NUMBER($gold, useGrouping: 0) }.
emira-action_away =
    { $action ->
        [small_slow] No small caravan is on offer any more.
        [small_fast] No small caravan is on offer any more.
        [large_slow] No large caravan is on offer any more.
        [large_fast] No large caravan is on offer any more.
        [appearance] No appearance token is on offer any more.
        [status] No status card is on offer any more.
        [section] No palace section is on offer any more.
       *[camel] No camel is on offer any more.
    }
emira-refusal-not_on_offer = { emira-action_away } Take something else, or nothing.
emira-refusal-too_dear = You have { NUMBER($gold, useGrouping: 0) } gold, and the price of { emira-action } is { NUMBER($price, useGrouping: 0) }.
emira-refusal-cards_too_dear = You have { NUMBER($gold, useGrouping: 0) } gold, and it costs { $price }.
emira-refusal-not_your_princess = { emira-princess } does not live with you.
emira-refusal-gift_too_dear = Xenia asks for { $price } gold, and you have { NUMBER($gold, useGrouping: 0) }.
emira-refusal-bidding_over = The bidding is over: act, or do nothing.
emira-refusal-bid_too_low = The bid stands at { NUMBER($bid, useGrouping: 0) }. Bid at least { NUMBER($least, useGrouping: 0) }, or pass.
emira-refusal-bid_too_high = You can bid up to { NUMBER($most, useGrouping: 0) }, no more.
emira-refusal-now_drawing_colours = The colours are being drawn.
emira-refusal-now_drawing_first = The first player is being drawn.
emira-refusal-now_dealing_objectives = The objectives are being dealt.
emira-refusal-now_dealing_cards = The opening events are being dealt.
emira-refusal-now_keeping_opening = First everybody keeps one of the opening events.
emira-refusal-now_playing_cards = First events are played.
emira-refusal-now_looking_at_princesses = Somebody is looking at the Emira deck.
emira-refusal-now_looking_at_status = Somebody is looking at the status deck.
emira-refusal-now_arranging_princesses = First put the cards back on the Emira deck.
emira-refusal-now_arranging_status = First put the cards back on the status deck.
emira-refusal-now_changing_mind = First decide what becomes of the princess.
emira-refusal-now_choosing_place = First say which princess to look at.
emira-refusal-now_choosing_look = First name a kind of token.
emira-refusal-now_choosing_caravan = First choose the caravan to reload.
emira-refusal-now_choosing_track = First name a kind of caravan for the vermin.
emira-refusal-now_moving_vermin = First move the caravans that the vermin get into.
emira-refusal-now_splitting = First say which turn has two princesses.
emira-refusal-now_choosing_turn = First say in which turn the princess chooses.
emira-refusal-now_showing_princess = A card of the Emira deck is being turned up.
emira-refusal-now_choosing_status = First choose the status card on offer.
emira-refusal-now_showing_status = A status card is being turned up.
emira-refusal-now_choosing_token = First choose the token on offer.
emira-refusal-now_drawing_token = A token is being drawn.
emira-refusal-now_relieving = First take relief or skip it; then comes the auction.
emira-refusal-now_bidding = First the right to act is auctioned.
emira-refusal-now_acting = First the winner of the auction acts.
emira-refusal-now_buying_cards = First event cards are bought.
emira-refusal-now_drawing_cards = Event cards are being drawn.
emira-refusal-now_keeping_bought = First keep one of the event cards.
emira-refusal-now_discarding_token = First give up a token for Samira.
emira-refusal-now_discarding_status = First give up a status card for Zahrah.
emira-refusal-now_giving_up = First choose the princess who goes with Sidi Suleiman.
emira-refusal-now_giving_gift = First give Xenia her gift, or refuse it.
emira-refusal-now_losing_princess = The princess who leaves is being drawn.
emira-refusal-now_putting_under = The princesses who left are being shuffled.

## What is asked, and what is waited for

emira-ask-drawing_colours = The colours are being drawn.
emira-ask-drawing_first = The first player is being drawn.
emira-ask-dealing_objectives = The objectives are being dealt.
emira-ask-dealing_cards = The opening events are being dealt.
emira-ask-keeping_opening = { $seat }, which event do you keep?
emira-ask-playing_cards = { $seat }, do you play an event?
emira-ask-looking_at_princesses = Cards of the Emira deck are being looked at.
emira-ask-looking_at_status = Cards of the status deck are being looked at.
emira-ask-arranging_princesses = In which order do you put the princesses back?
emira-ask-arranging_status = In which order do you put the status cards back?
emira-ask-changing_mind = What becomes of her?
emira-ask-choosing_place = Which of the princesses to come do you look at?
emira-ask-choosing_look = Which tokens should count more?
emira-ask-choosing_caravan = Which of your caravans moves to the right?
emira-ask-choosing_track = Which caravans do the vermin get into?
emira-ask-moving_vermin = { $seat }, which of your caravans do the vermin get into?
emira-ask-splitting = How many princesses choose this turn, and how many the next?
emira-ask-choosing_turn = In which turn does the only princess choose?
emira-ask-showing_princess = A card of the Emira deck is being turned up.
emira-ask-choosing_status = Which status card do you put on offer?
emira-ask-showing_status = A status card is being turned up.
emira-ask-choosing_token = Which token do you put on offer?
emira-ask-drawing_token = A token is being drawn.
emira-ask-relieving = { $seat }, do you take relief instead of acting?
emira-ask-bidding = { $seat }, do you bid or pass?
emira-ask-acting = { $seat }, what do you do?
emira-ask-buying_cards = { $seat }, do you buy an event card?
emira-ask-drawing_cards = Event cards are being drawn.
emira-ask-keeping_bought = Which event do you keep?
emira-ask-discarding_token = { $seat }, which token do you give up for Samira?
emira-ask-discarding_status = { $seat }, which status card does Zahrah take?
emira-ask-giving_up = { $seat }, which princess goes with Sidi Suleiman?
emira-ask-giving_gift = { $seat }, do you give Xenia 250 gold?
emira-ask-losing_princess = The princess who leaves is being drawn.
emira-ask-putting_under = The princesses who left are being shuffled.
emira-ask-over = The game is over.
emira-wait-drawing_colours = The colours are being drawn.
emira-wait-drawing_first = The first player is being drawn.
emira-wait-dealing_objectives = The objectives are being dealt.
emira-wait-dealing_cards = The opening events are being dealt.
emira-wait-keeping_opening = { $seat } chooses an opening event.
emira-wait-playing_cards = { $seat } may play an event.
emira-wait-looking_at_princesses = Cards of the Emira deck are being looked at.
emira-wait-looking_at_status = Cards of the status deck are being looked at.
emira-wait-arranging_princesses = { $seat } puts cards back on the Emira deck.
emira-wait-arranging_status = { $seat } puts cards back on the status deck.
emira-wait-changing_mind = { $seat } decides about a princess.
emira-wait-choosing_place = { $seat } chooses which princess to look at.
emira-wait-choosing_look = { $seat } names a kind of token.
emira-wait-choosing_caravan = { $seat } reloads a caravan.
emira-wait-choosing_track = { $seat } names a kind of caravan for the vermin.
emira-wait-moving_vermin = { $seat } chooses the caravan that suffers from the vermin.
emira-wait-splitting = { $seat } decides which turn has two princesses.
emira-wait-choosing_turn = { $seat } decides in which turn the only princess chooses.
emira-wait-showing_princess = A card of the Emira deck is being turned up.
emira-wait-choosing_status = { $seat } searches the status deck.
emira-wait-showing_status = A status card is being turned up.
emira-wait-choosing_token = { $seat } searches the bag.
emira-wait-drawing_token = A token is being drawn.
emira-wait-relieving = { $seat } may take relief.
emira-wait-bidding = { $seat } bids or passes.
emira-wait-acting = { $seat } chooses an action.
emira-wait-buying_cards = { $seat } may buy an event card.
emira-wait-drawing_cards = Event cards are being drawn.
emira-wait-keeping_bought = { $seat } chooses an event card.
emira-wait-discarding_token = { $seat } gives up a token for Samira.
emira-wait-discarding_status = { $seat } gives up a status card for Zahrah.
emira-wait-giving_up = { $seat } chooses a princess for Sidi Suleiman.
emira-wait-giving_gift = { $seat } decides about a gift for Xenia.
emira-wait-losing_princess = The princess who leaves is being drawn.
emira-wait-putting_under = The princesses who left are being shuffled.
emira-wait-over = The game is over.

## The table’s options

emira-option-advanced = The advanced game
    .help = With a palace track of half points, events from the first turn on, harder upkeep, and a score that decides between winners.
    .yes = advanced
    .no = basic
emira-option-base_income = Your own spices
    .help = How much gold everybody receives in each income, caravans aside. The rulebooks leave the number to the printed board.
    .number = { $number } gold
emira-option-opening_event = First event card
    .help = Who decides which event card everybody begins with.
    .choose = everybody, out of three
    .random = chance
emira-option-event_symbols = Events that exclude each other
    .help = Which events cannot be played in the same turn. Where only names count, Double Trouble and Quiet Days cancel out.
    .groups = those that would double or contradict each other
    .titles = only others of the same name
emira-option-good_looking = Good Looking
    .help = When this event counts the tokens it is for.
    .counted = all the time, as they come and go
    .fixed = once, when it is played
emira-option-exhaustion_end = When no princess is left to come
    .help = Whether the game ends then and the score decides.
    .yes = the game ends
    .no = play goes on
emira-option-undecided_check = When undecided princesses look again
    .help = Whether paying a bid can lose you a princess before you have bought what you were bidding for.
    .step = after each whole step
    .payment = after each payment
emira-option-gold_reveal = Who shows gold
    .help = Whose gold is seen when the princess in play compares it.
    .compared = those who are compared
    .all = everybody
emira-option-zahrah_discard = What Zahrah takes
    .help = Where the status card she takes goes.
    .game = out of the game
    .deck = under the status deck
emira-option-hind_blocks_choice = Hind and other princesses
    .help = Whether princesses pass by the sheikh whom Hind keeps busy.
    .yes = they pass by
    .no = they can choose him
emira-option-late_arrival_counts = A princess who comes after the upkeep
    .help = Whether she counts for this turn’s victory.
    .yes = she counts
    .no = she does not count
emira-option-last_turn = The last turn
    .help = After which turn the game ends on score if nobody has won. The rulebooks have no such end; good players are done by turn 30.
    .number = turn { $number }

## Bots, and the reasons they give

emira-bot-random = Drifter
    .help = Makes any move that is allowed, without a plan.
emira-bot-novice = Novice
    .help = Misjudges what things are worth, pays too much to act first, and does not look at rivals.
emira-bot-regular = Regular
    .help = Weighs every action against its own objective, bids what acting now is worth, and keeps gold for the upkeep.
emira-bot-expert = Expert
    .help = Keeps count of every purse and plays its plans through many times before it decides. Hard to beat.

emira-less =
    { $bot ->
        [expert]
            { $percent ->
                [0] about as good
                [one] 1 victory fewer in 100 games
               *[other] { $percent } victories fewer in 100 games
            }
       *[other]
            { $less ->
                [0] about as good
               *[other] { NUMBER($less, useGrouping: 0, maximumFractionDigits: 0) } gold less
            }
    }
emira-why-only = It is the only move there is.
emira-why-worth = Of everything possible now this promises the most.
emira-why-draws = With it { emira-princess } would choose this palace.
emira-why-pays = Until it is back it can bring { NUMBER($gold, useGrouping: 0) } gold.
emira-why-relief = { $gold } gold in hand is more than the auctions still promise.
emira-why-save = Nothing that could be had now is worth its price.
emira-why-tried =
    { $trials ->
        [one] Played through once, it leads to victory in { $share }% of the games.
       *[other] Played through { $trials } times, it leads to victory in about { $share }% of the games; nothing else does better.
    }
emira-why-tried_lost =
    { $trials ->
        [one] Played through once, it is not won any more.
       *[other] Played through { $trials } times, hardly a game is still won, whatever is done now.
    }
emira-why-tried_save = To keep the gold leads to victory in about { $share }% of the games played through; with the best that can be had now it is { $other }%.
emira-why-tried_bid =
    { $price ->
        [0] Played through { $trials } times, not to bid comes out best: victory in about { $share }% of the games.
       *[other] Played through { $trials } times, going up to { NUMBER($price, useGrouping: 0) } comes out best: victory in about { $share }% of the games.
    }
emira-why-tried_outbid = Played through { $trials } times, going up to { NUMBER($price, useGrouping: 0) } comes out best: victory in about { $share }% of the games. { $seat } can pay { NUMBER($most, useGrouping: 0) } at most.
emira-why-bid =
    { $value ->
        [0] Acting now is not worth a bid.
       *[other] Acting now is worth a bid of about { NUMBER($value, useGrouping: 0, maximumFractionDigits: 0) }, and no more.
    }

## The table in words

emira-looks =
    { $princess ->
        [albina] appearance, then status
        [halimah] appearance, then status
        [asima] appearance, then status
        [noor] appearance, then palace
        [rasha] appearance, then palace
        [thara] appearance, then palace
        [zainab] appearance, then money
        [nibal] appearance, then money
        [samira] appearance, then money
        [zahrah] status, then appearance
        [fatima] status, then appearance
        [layla] status, then appearance
        [malika] status, then palace
        [nadia] status, then palace
        [firyal] status, then palace
        [hind] status, then money
        [farah] status, then money
        [raidah] status, then money
        [adara] palace, then appearance
        [suleika] palace, then appearance
        [janan] palace, then status
        [sahar] palace, then status
        [anisah] palace, then money
        [zafirah] palace, then money
        [xenia] money, then appearance
        [yasmine] money, then status
        [badra] money, then palace
       *[sidi_suleiman] the most princesses
    }
emira-talents =
    { $princess ->
        [albina] intelligence
        [halimah] housekeeping
        [asima] cooking
        [noor] intelligence or housekeeping
        [rasha] cooking
        [thara] romance
        [zainab] intelligence
        [nibal] housekeeping
        [samira] romance
        [zahrah] intelligence
        [fatima] housekeeping
        [layla] romance
        [malika] intelligence
        [nadia] housekeeping
        [firyal] cooking
        [hind] housekeeping or romance
        [farah] intelligence
        [raidah] cooking
        [adara] intelligence
        [suleika] housekeeping
        [janan] intelligence or cooking
        [sahar] romance
        [anisah] intelligence
        [zafirah] cooking
        [xenia] cooking or romance
        [yasmine] housekeeping
        [badra] intelligence
       *[sidi_suleiman] none
    }
emira-described =
    { $item ->
        [albina] Albina: appearance, then status; intelligence
        [halimah] Halimah: appearance, then status; housekeeping
        [asima] Asima: appearance, then status; cooking
        [noor] Noor: appearance, then palace; intelligence or housekeeping
        [rasha] Rasha: appearance, then palace; cooking
        [thara] Thara: appearance, then palace; romance
        [zainab] Zainab: appearance, then money; intelligence
        [nibal] Nibal: appearance, then money; housekeeping
        [samira] Samira: appearance, then money; romance
        [zahrah] Zahrah: status, then appearance; intelligence
        [fatima] Fatima: status, then appearance; housekeeping
        [layla] Layla: status, then appearance; romance
        [malika] Malika: status, then palace; intelligence
        [nadia] Nadia: status, then palace; housekeeping
        [firyal] Firyal: status, then palace; cooking
        [hind] Hind: status, then money; housekeeping or romance
        [farah] Farah: status, then money; intelligence
        [raidah] Raidah: status, then money; cooking
        [adara] Adara: palace, then appearance; intelligence
        [suleika] Suleika: palace, then appearance; housekeeping
        [janan] Janan: palace, then status; intelligence or cooking
        [sahar] Sahar: palace, then status; romance
        [anisah] Anisah: palace, then money; intelligence
        [zafirah] Zafirah: palace, then money; cooking
        [xenia] Xenia: money, then appearance; cooking or romance
        [yasmine] Yasmine: money, then status; housekeeping
        [badra] Badra: money, then palace; intelligence
       *[sidi_suleiman] Sidi Suleiman: goes where most princesses live and takes one away
    }
emira-field-offer = On offer
emira-field-offer_small = Small caravan
    .text =
        { $small ->
            [yes] Small caravan.
           *[no] { "" }
        }
emira-field-offer_large = Large caravan
    .text =
        { $large ->
            [yes] Large caravan.
           *[no] { "" }
        }
emira-field-offer_section = Palace section
    .text =
        { $section ->
            [yes] Palace section.
           *[no] { "" }
        }
emira-field-offer_camel = Camel
    .text =
        { $camel ->
            [yes] Camel.
           *[no] { "" }
        }
emira-field-offer_token = Appearance
    .text = Token: { emira-token }.
emira-field-offer_status = Status
    .text = Status card: { NUMBER($status, useGrouping: 0) }.
emira-field-in_play = Princesses in play
    .item = { emira-described }
emira-field-undecided = Undecided princesses
    .item = { emira-described }
emira-field-swapped = Preferences swapped
emira-field-played = Events played this turn
emira-field-bag = In the bag
    .item =
        { $key ->
            [beauty] beauty
            [manners] manners
           *[clothes] clothes
        }: { $values }
emira-field-camels_left = Camels in the supply
emira-field-sections_left = Palace sections in the supply
emira-field-small_left = Small caravans in the supply
emira-field-large_left = Large caravans in the supply
emira-field-princess_deck = Cards in the Emira deck
emira-field-status_deck = Cards in the status deck
emira-field-event_deck = Cards in the event deck
emira-field-princesses_gone = Out of the game
emira-field-looking = You choose from
emira-field-seats_colour = Colour
emira-field-seats_gold = Gold
emira-field-seats_shown = Gold last shown
emira-field-seats_objective = Objective
emira-field-seats_cards = Event cards
emira-field-seats_hand = Cards in hand
    .item =
        { $values } ×{ " " }{ $key ->
            [bazaar] Bazaar
            [better_breed] Better Breed
            [camel_breeding] Camel Breeding
            [camel_epidemic] Camel Epidemic
            [changing_her_mind] Changing Her Mind
            [court_influence] Court Influence
            [double_trouble] Double Trouble
            [golden_times] Golden Times
            [good_looking] Good Looking
            [guest_house] Guest House
            [interrupt_spice_trade] Interrupt Spice Trade
            [new_orders] New Orders
            [new_spice_caravan] New Spice Caravan
            [noble_merchandise] Noble Merchandise
            [quiet_days] Quiet Days
            [restoration] Restoration
            [sick_camels] Sick Camels
           *[vermin] Vermin
        }
emira-field-seats_camels = Camels
emira-field-seats_rate = Each camel takes off
emira-field-seats_sections = Palace sections
emira-field-seats_track = Palace track
    .text =
        { $track ->
            [-2] Palace track: −1
            [-1] Palace track: −0.5
            [1] Palace track: 0.5
            [2] Palace track: 1
            [3] Palace track: 1.5
           *[other] { "" }
        }
emira-field-seats_rooms = Rooms
emira-field-seats_tokens = Tokens
    .item =
        { $key ->
            [beauty] beauty
            [manners] manners
           *[clothes] clothes
        }: { $values }
emira-field-seats_appearance = Appearance
emira-field-seats_status = Status cards
emira-field-seats_status_points = Status
emira-field-seats_caravans = Caravans
    .item =
        { $key ->
            [small_slow] small slow
            [small_fast] small fast
            [large_slow] large slow
           *[large_fast] large fast
        }, space: { $values }
emira-field-seats_princesses = Princesses
emira-list-in_play =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-undecided =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-swapped =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-princesses_gone =
    { $item ->
        [albina] Albina
        [halimah] Halimah
        [asima] Asima
        [noor] Noor
        [rasha] Rasha
        [thara] Thara
        [zainab] Zainab
        [nibal] Nibal
        [samira] Samira
        [zahrah] Zahrah
        [fatima] Fatima
        [layla] Layla
        [malika] Malika
        [nadia] Nadia
        [firyal] Firyal
        [hind] Hind
        [farah] Farah
        [raidah] Raidah
        [adara] Adara
        [suleika] Suleika
        [janan] Janan
        [sahar] Sahar
        [anisah] Anisah
        [zafirah] Zafirah
        [xenia] Xenia
        [yasmine] Yasmine
        [badra] Badra
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-princesses =
    { $item ->
        [albina] Albina (intelligence)
        [halimah] Halimah (housekeeping)
        [asima] Asima (cooking)
        [noor] Noor (intelligence or housekeeping)
        [rasha] Rasha (cooking)
        [thara] Thara (romance)
        [zainab] Zainab (intelligence)
        [nibal] Nibal (housekeeping)
        [samira] Samira (romance)
        [zahrah] Zahrah (intelligence)
        [fatima] Fatima (housekeeping)
        [layla] Layla (romance)
        [malika] Malika (intelligence)
        [nadia] Nadia (housekeeping)
        [firyal] Firyal (cooking)
        [hind] Hind (housekeeping or romance)
        [farah] Farah (intelligence)
        [raidah] Raidah (cooking)
        [adara] Adara (intelligence)
        [suleika] Suleika (housekeeping)
        [janan] Janan (intelligence or cooking)
        [sahar] Sahar (romance)
        [anisah] Anisah (intelligence)
        [zafirah] Zafirah (cooking)
        [xenia] Xenia (cooking or romance)
        [yasmine] Yasmine (housekeeping)
        [badra] Badra (intelligence)
       *[sidi_suleiman] Sidi Suleiman
    }
emira-list-played =
    { $item ->
        [bazaar] Bazaar
        [better_breed] Better Breed
        [camel_breeding] Camel Breeding
        [camel_epidemic] Camel Epidemic
        [changing_her_mind] Changing Her Mind
        [court_influence] Court Influence
        [double_trouble] Double Trouble
        [golden_times] Golden Times
        [good_looking] Good Looking
        [guest_house] Guest House
        [interrupt_spice_trade] Interrupt Spice Trade
        [new_orders] New Orders
        [new_spice_caravan] New Spice Caravan
        [noble_merchandise] Noble Merchandise
        [quiet_days] Quiet Days
        [restoration] Restoration
        [sick_camels] Sick Camels
       *[vermin] Vermin
    }
emira-list-looking =
    { $item ->
        [bazaar] Bazaar
        [better_breed] Better Breed
        [camel_breeding] Camel Breeding
        [camel_epidemic] Camel Epidemic
        [changing_her_mind] Changing Her Mind
        [court_influence] Court Influence
        [double_trouble] Double Trouble
        [golden_times] Golden Times
        [good_looking] Good Looking
        [guest_house] Guest House
        [interrupt_spice_trade] Interrupt Spice Trade
        [new_orders] New Orders
        [new_spice_caravan] New Spice Caravan
        [noble_merchandise] Noble Merchandise
        [quiet_days] Quiet Days
        [restoration] Restoration
        [sick_camels] Sick Camels
       *[vermin] Vermin
    }

## The board

emira-board-setup = Setting up
emira-board-turn = Turn { $turn }
emira-board-waits = undecided
emira-board-swapped = swapped
emira-board-offer = On offer
emira-board-honour = status card { NUMBER($cost, useGrouping: 0) }
emira-board-bid = Highest bid
emira-board-events = Events this turn
emira-board-bag = Bag
emira-board-supply = Left
emira-board-good =
    { $good ->
        [small] small caravans
        [large] large caravans
        [camel] camels
       *[section] palace sections
    }
emira-board-decks = Decks
emira-board-deck =
    { $deck ->
        [princesses] princesses
        [status] status
       *[events] events
    }
emira-board-player = Player
emira-board-gold = Gold
emira-board-most_bid = Can bid
emira-board-cards = Events
emira-board-camels = Camels
emira-board-appearance = Appearance
emira-board-status = Status
emira-board-palace = Palace
emira-board-rooms = Rooms
emira-board-points = { NUMBER($points) }
emira-board-track =
    { $caravan ->
        [small_slow] small slow
        [small_fast] small fast
        [large_slow] large slow
       *[large_fast] large fast
    }
emira-board-caravans = Caravans
emira-board-tokens = Tokens
emira-board-honours = Status cards
emira-board-guests = Princesses
emira-board-objective = Objective
emira-board-hand = Events in hand
`;export{e as default};