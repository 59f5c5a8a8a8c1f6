### Five Tribes in English. Every id is the same in all languages; attributes such as .title are forms of a word that a language needs.

five_tribes-title = Five Tribes
five_tribes-pitch = Sow the meeples, wake the djinns, take the sultanate.
five_tribes-stage = round { $number }
five_tribes-intro =
    Thirty tiles, ninety meeples of five tribes, and an empty throne. First you bid for your place in the order of play. Then you pick up all the meeples on a tile
    and drop them one by one along a path; the last must land where one of its tribe stands, and all of that tribe there work for you. A tile that you leave empty is
    yours. Gold, land, viziers, elders, goods and djinns all count at the end.
five_tribes-legend = V viziers, E elders, M merchants, B builders, A assassins. Tiles go by column and row, from a1 at the top left to f5 at the bottom right.

## Tribes, tiles, cards

five_tribes-tribe =
    { $tribe ->
        [vizier] vizier
        [elder] elder
        [merchant] merchant
        [builder] builder
        [assassin] assassin
       *[other] { $tribe }
    }
    .object =
        { $tribe ->
            [vizier] a vizier
            [elder] an elder
            [merchant] a merchant
            [builder] a builder
            [assassin] an assassin
           *[other] { $tribe }
        }
five_tribes-letter =
    { $tribe ->
        [vizier] V
        [elder] E
        [merchant] M
        [builder] B
       *[assassin] A
    }
five_tribes-people =
    { $tribe ->
        [vizier] { $count ->
            [one] { $count } vizier
           *[other] { $count } viziers
        }
        [elder] { $count ->
            [one] { $count } elder
           *[other] { $count } elders
        }
        [merchant] { $count ->
            [one] { $count } merchant
           *[other] { $count } merchants
        }
        [builder] { $count ->
            [one] { $count } builder
           *[other] { $count } builders
        }
       *[assassin] { $count ->
            [one] { $count } assassin
           *[other] { $count } assassins
        }
    }
five_tribes-letters-meeples =
    { $letter ->
        [V] { $count ->
            [one] a vizier
           *[other] { $count } viziers
        }
        [E] { $count ->
            [one] an elder
           *[other] { $count } elders
        }
        [M] { $count ->
            [one] a merchant
           *[other] { $count } merchants
        }
        [B] { $count ->
            [one] a builder
           *[other] { $count } builders
        }
       *[A] { $count ->
            [one] an assassin
           *[other] { $count } assassins
        }
    }
five_tribes-design =
    { $design ->
        [village] village
        [oasis] oasis
        [small_market] small market
        [large_market] large market
        [sacred_6] sacred place of 6
        [sacred_10] sacred place of 10
        [sacred_12] sacred place of 12
       *[sacred_15] sacred place of 15
    }
five_tribes-resource =
    { $resource ->
        [ivory] ivory
        [jewels] jewels
        [gold] gold bars
        [papyrus] papyrus
        [silk] silk
        [spice] spice
        [fish] fish
        [wheat] wheat
        [pottery] pottery
        [fakir] a fakir
       *[none] a card
    }
five_tribes-good =
    { $good ->
        [ivory] ivory
        [jewels] jewels
        [gold] gold bars
        [papyrus] papyrus
        [silk] silk
        [spice] spice
        [fish] fish
        [wheat] wheat
       *[pottery] pottery
    }
five_tribes-list-goods =
    { $item ->
        [ivory] ivory
        [jewels] jewels
        [gold] gold bars
        [papyrus] papyrus
        [silk] silk
        [spice] spice
        [fish] fish
        [wheat] wheat
       *[pottery] pottery
    }
five_tribes-payment =
    { $djinn ->
        [echidna] { five_tribes-payment-two }
        [leta] { five_tribes-payment-two }
        [sibittis] { five_tribes-payment-two }
        [utug] { five_tribes-payment-two }
       *[other] { $payment ->
            [fakir] a fakir
           *[elder] an elder
        }
    }
five_tribes-payment-two =
    { $payment ->
        [fakir] an elder and a fakir
       *[elder] two elders
    }
five_tribes-piece =
    { $piece ->
        [palm] palm
       *[palace] palace
    }
five_tribes-thief =
    { $thief ->
        [houssain] Houssain
        [ziad] Ziad
        [ouafat] Ouafat
        [kohdian] Kohdian
        [shaum] Shaum
       *[madjaar] Madjaar
    }
five_tribes-djinn =
    { $djinn ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [ibus] Ibus
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
        [utug] Utug
       *[morgiane] Morgiane
    }
five_tribes-power =
    { $djinn ->
        [al_amin] At the end, two fakirs count as one good of any kind.
        [anun_nak] For an elder or a fakir: three meeples from the bag onto an empty tile.
        [baal] Whenever somebody gains a djinn you get 1 gold, or 2 if it was another player.
        [boaz] Assassins cannot kill your viziers and elders.
        [bouraq] For an elder or a fakir: a palace onto any village.
        [echidna] For two elders, or an elder and a fakir: your builders bring twice the gold.
        [enki] For an elder or a fakir: a palm onto any oasis.
        [hagis] For an elder or a fakir: your palace goes onto a neighbouring tile instead.
        [haurvatat] Your palms count 5 points each.
        [ibus] For an elder or a fakir: your assassins kill two in one place.
        [jafaar] Your viziers count 3 points each.
        [kandicha] Whoever your assassins kill works for you.
        [kumarbi] Each fakir makes your bid one spot cheaper.
        [lamia] For an elder or a fakir: your palm goes onto a neighbouring tile instead.
        [leta] For two elders, or an elder and a fakir: a camel onto an empty tile.
        [marid] For each meeple dropped on a tile of yours you get 1 gold, or 2 if another player drops it.
        [monkir] For each palace placed you get 1 gold, or 2 if another player places it.
        [nekir] Each time assassins kill you get 1 gold, or 2 if they are another player’s.
        [shamhat] Your elders count 4 points each.
        [sibittis] For two elders, or an elder and a fakir: look at three djinns, keep one.
        [sloar] For a fakir: the top card of the resource pile.
        [utug] For two elders, or an elder and a fakir: a camel onto a tile that has nothing but meeples.
       *[morgiane] Other players’ thieves take nothing from you.
    }
five_tribes-category =
    { $category ->
        [gold] gold
        [viziers] viziers
        [elders] elders
        [djinns] djinns
        [thieves] thieves
        [palms] palms
        [palaces] palaces
        [tiles] tiles
       *[goods] goods
    }

## What happens

five_tribes-event-tile_laid = { "" }
five_tribes-event-meeples_laid = { "" }
five_tribes-event-resource_shown = New card in the row: { five_tribes-resource }.
five_tribes-event-djinn_shown = { five_tribes-djinn } appears.
five_tribes-event-thief_shown = The thief { five_tribes-thief } is for hire.
five_tribes-event-marker_laid = { "" }
five_tribes-event-round_started = Round { $round } begins.
five_tribes-event-spot_taken =
    { $seat } takes spot { $spot } and pays { $price ->
        [0] nothing
       *[other] { $price } gold
    }{ $fakirs ->
        [0] { "" }
       *[other] , by Kumarbi’s favour
    }.
five_tribes-event-activated = Now { $seat } acts.
five_tribes-event-picked_up = { $seat } picks up the meeples on { $tile }.
five_tribes-event-dropped = { $seat } drops { five_tribes-tribe.object } on { $tile }.
five_tribes-event-tribe_taken = { $seat } takes { five_tribes-people } from { $tile }.
five_tribes-event-camel_placed = { $seat } takes { $tile } with a camel.
five_tribes-event-last_camel = That was { $seat }’s last camel: this is the last round.
five_tribes-event-no_move_left = { $seat } has no move left: this is the last round.
five_tribes-event-viziers_kept =
    { $count ->
        [one] { $count } vizier joins { $seat }.
       *[other] { $count } viziers join { $seat }.
    }
five_tribes-event-elders_kept =
    { $count ->
        [one] { $count } elder joins { $seat }.
       *[other] { $count } elders join { $seat }.
    }
five_tribes-event-row_taken = The merchants bring { $seat } { five_tribes-resource }.
five_tribes-event-built =
    { $fakirs ->
        [0] Builders bring { $seat } { $gold } gold (blue tiles around: { $blue }).
       *[other] Builders and fakirs bring { $seat } { $gold } gold (blue tiles around: { $blue }).
    }
five_tribes-event-killed = { $seat }’s assassins kill { five_tribes-tribe.object } on { $tile }.
five_tribes-event-held_killed =
    { $seat }’s assassins kill one of { $owner }’s { $tribe ->
        [vizier] viziers
       *[elder] elders
    }.
five_tribes-event-nobody_killed = { $seat }’s assassins find nobody.
five_tribes-event-kept_by_kandicha = Kandicha hands the { five_tribes-tribe } to { $seat }.
five_tribes-event-palace_placed = { $seat } puts a palace on { $tile }.
five_tribes-event-palm_placed = { $seat } puts a palm on { $tile }.
five_tribes-event-card_bought =
    { $price ->
        [0] { $seat } also takes { five_tribes-resource }.
       *[other] { $seat } pays { $price } gold and takes { five_tribes-resource }.
    }
five_tribes-event-djinn_bought =
    { $payment ->
        [fakir] { $seat } wins { five_tribes-djinn } for an elder and a fakir.
       *[elder] { $seat } wins { five_tribes-djinn } for two elders.
    }
five_tribes-event-thief_bought =
    { $payment ->
        [fakir] { $seat } hires { five_tribes-thief } for an elder and a fakir.
       *[elder] { $seat } hires { five_tribes-thief } for two elders.
    }
five_tribes-event-good_offered = { "" }
five_tribes-event-good_withdrawn = { "" }
five_tribes-event-suit_sold =
    { $gold ->
        [one] { $seat } sells { $goods } for { $gold } gold.
       *[other] { $seat } sells { $goods } for { $gold } gold.
    }
five_tribes-event-fakirs_spent =
    { $count ->
        [one] { $seat } spends { $count } fakir.
       *[other] { $seat } spends { $count } fakirs.
    }
five_tribes-event-power_paid = { $seat } calls on { five_tribes-djinn }, paying with { five_tribes-payment }.
five_tribes-event-djinn_paid = { five_tribes-djinn } brings { $seat } { $gold } gold.
five_tribes-event-card_drawn =
    { $resource ->
        [none] { $seat } draws a card that nobody else sees.
       *[other] { $seat } draws { five_tribes-resource }.
    }
five_tribes-event-meeples_added = Drawn from the bag onto { $tile }: { $meeples }.
five_tribes-event-djinn_drawn = { $seat } looks at { five_tribes-djinn }.
five_tribes-event-djinn_kept = { $seat } keeps { five_tribes-djinn }.
five_tribes-event-djinn_discarded = { five_tribes-djinn } goes to the discards.
five_tribes-event-thief_used = { $seat } sends { five_tribes-thief }.
five_tribes-event-protected = Morgiane protects { $seat }.
five_tribes-event-nothing_given = { $seat } has nothing to give.
five_tribes-event-good_given = { $seat } gives up { five_tribes-good }.
five_tribes-event-good_claimed = { $seat } takes { five_tribes-good }.
five_tribes-event-good_discarded = To the discards: { five_tribes-good }.
five_tribes-event-vizier_given = { $seat } gives up a vizier.
five_tribes-event-vizier_claimed =
    { $others ->
        [0] { $seat } takes a vizier.
       *[other] { $seat } takes a vizier; the others go to the bag.
    }
five_tribes-event-djinn_given = { $seat } gives up { five_tribes-djinn }.
five_tribes-event-djinn_claimed = { $seat } takes { five_tribes-djinn }.
five_tribes-event-tile_given = { $seat } gives up { $tile }.
five_tribes-event-piece_given = { $seat } gives up a { five_tribes-piece } on { $tile }.
five_tribes-event-piece_claimed = { $seat } puts the { five_tribes-piece } on { $tile }.
five_tribes-event-pieces_returned = The rest goes back to the supply.
five_tribes-event-stealing_ended = { "" }
five_tribes-event-round_ended = Round { $round } is over.
five_tribes-event-nobody_can_move = No meeples can be moved any more: the game is over.
five_tribes-event-reshuffled =
    { $pile ->
        [djinns] The discarded djinns are shuffled into a new pile.
       *[resources] The discarded resources are shuffled into a new pile.
    }
five_tribes-event-opened = { $seat } shows { $gold } gold.
five_tribes-event-scored =
    { $points ->
        [one] { $seat } has { $points } point for { five_tribes-category }.
       *[other] { $seat } has { $points } points for { five_tribes-category }.
    }
five_tribes-event-game_ended =
    { $winners_count ->
        [one] { $winners } wins the sultanate!
       *[other] { $winners } share the sultanate!
    }
five_tribes-event-asked = { "" }

## Moves: what each does, what moves of its kind do, and more about them

five_tribes-move-bid =
    { $fakirs ->
        [0] Take spot { $spot }
        [one] Take spot { $spot } with { $fakirs } fakir
       *[other] Take spot { $spot } with { $fakirs } fakirs
    }
five_tribes-move-pick_up = Pick up the meeples on { $tile }
five_tribes-move-drop = Drop { five_tribes-tribe.object } on { $tile }
five_tribes-move-build =
    { $fakirs ->
        [0] Build without fakirs
        [one] Build with { $fakirs } fakir
       *[other] Build with { $fakirs } fakirs
    }
five_tribes-move-kill = Kill { five_tribes-tribe.object } on { $tile }
five_tribes-move-kill_held = Kill { $seat }’s { five_tribes-tribe }
five_tribes-move-spare = Kill nobody
five_tribes-move-use_power = Call on { five_tribes-djinn }, paying with { five_tribes-payment }
five_tribes-move-aim = Choose { $tile }
five_tribes-move-use_thief = Send { five_tribes-thief }
five_tribes-move-take_card = Take card { $place } from the row
five_tribes-move-take_djinn =
    { $payment ->
        [fakir] Take djinn { $place } for an elder and a fakir
       *[elder] Take djinn { $place } for two elders
    }
five_tribes-move-take_thief =
    { $payment ->
        [fakir] Hire the thief for an elder and a fakir
       *[elder] Hire the thief for two elders
    }
five_tribes-move-place_here = Place it here
five_tribes-move-go_on = Go on
five_tribes-move-offer_good = Add { five_tribes-good } to the suit
five_tribes-move-sell = Sell the suit
five_tribes-move-withdraw_good = Take back { five_tribes-good }
five_tribes-move-give_good = Give up { five_tribes-good }
five_tribes-move-claim_good = Take { five_tribes-good }
five_tribes-move-give_djinn = Give up { five_tribes-djinn }
five_tribes-move-claim_djinn = Take { five_tribes-djinn }
five_tribes-move-keep_djinn = Keep { five_tribes-djinn }
five_tribes-move-give_palm = Give up a palm on { $tile }
five_tribes-move-give_palace = Give up a palace on { $tile }
five_tribes-move-claim_palm = Take a palm
five_tribes-move-claim_palace = Take a palace
five_tribes-move-draw_tile = The next tile is: { five_tribes-design }
five_tribes-move-draw_meeples = Drawn from the bag: { $meeples }
five_tribes-move-draw_resource = The next card is { five_tribes-resource }
five_tribes-move-draw_djinn = The next djinn is { five_tribes-djinn }
five_tribes-move-draw_thief = The next thief is { five_tribes-thief }
five_tribes-move-draw_marker = The next marker is { $seat }’s

five_tribes-kind-bid = bid for a place in the order
    .help = The higher the price, the sooner you act. Among the zeros, whoever comes last acts first.
five_tribes-kind-pick_up = pick up a tile’s meeples
    .help = You will drop them one by one along a path. Only tiles from which a move can be completed are offered.
five_tribes-kind-drop = step to the next tile and drop one
    .help = Never step straight back. The last one must land where one of its tribe already stands.
five_tribes-kind-build = let the builders build
    .help = Each builder and each fakir brings 1 gold for every blue tile among the last one and those around it.
five_tribes-kind-kill = kill on the board
    .help = Choose on the land, or somebody’s vizier or elder here. They reach as many steps as they are, and one more for each fakir you spend.
five_tribes-kind-kill_held = kill an opponent’s vizier or elder
    .help = However far away they are.
five_tribes-kind-spare = kill nobody
    .help = You never have to spend fakirs to make a kill.
five_tribes-kind-use_power = call on a djinn
    .help = Each power with a price can be used once in each activation.
five_tribes-kind-aim = choose a tile
    .help = The tile that the power, the thief or the piece is meant for.
five_tribes-kind-use_thief = send a thief
    .help = Everybody else gives something up, and you take your share. Then the thief is gone.
five_tribes-kind-take_card = buy from the row
    .help = A small market sells one of the first three cards for 3 gold, a large one two of the first six for 6.
five_tribes-kind-take_djinn = win a djinn
    .help = For two elders, or an elder and a fakir. Its points are yours, and its power can be used at once.
five_tribes-kind-take_thief = hire the thief
    .help = For the price of a djinn. It can be used from the next round on, after the action of its tribe.
five_tribes-kind-place_here = place it here
    .help = The palace or palm goes where the move ended.
five_tribes-kind-go_on = go on
    .help = You skip this, or you have nothing more to do.
five_tribes-kind-offer_good = put a suit together
    .help = The goods in a suit are all different; the more there are, the more each is worth.
five_tribes-kind-sell = sell the suit
    .help = From 1 gold for a single card to 60 for nine different ones.
five_tribes-kind-withdraw_good = take a card back
    .help = Until the suit is sold, every card of it can be taken back.
five_tribes-kind-give_good = give up a card
    .help = Houssain wants two goods from everybody else.
five_tribes-kind-claim_good = take a card
    .help = Two of those that were given up are yours.
five_tribes-kind-give_djinn = give up a djinn
    .help = Ouafat wants one from everybody else.
five_tribes-kind-claim_djinn = take a djinn
    .help = One of those that were given up is yours.
five_tribes-kind-keep_djinn = keep a djinn
    .help = The others go to the discards.
five_tribes-kind-give_palm = give up a palm
    .help = Shaum wants a palm or a palace from everybody else.
five_tribes-kind-give_palace = give up a palace
    .help = Shaum wants a palm or a palace from everybody else.
five_tribes-kind-claim_palm = take a palm
    .help = It goes onto a tile of yours.
five_tribes-kind-claim_palace = take a palace
    .help = It goes onto a tile of yours.
five_tribes-kind-draw_tile = a tile is laid
    .help = Chance decides which.
five_tribes-kind-draw_meeples = meeples are drawn
    .help = Chance decides which.
five_tribes-kind-draw_resource = a resource card is drawn
    .help = Chance decides which.
five_tribes-kind-draw_djinn = a djinn is drawn
    .help = Chance decides which.
five_tribes-kind-draw_thief = a thief is shown
    .help = Chance decides which.
five_tribes-kind-draw_marker = the markers are put in order
    .help = Chance decides who bids first.

## Why not

five_tribes-refusal-no_such_move = There is no such move in Five Tribes.
five_tribes-refusal-game_over = The game is over.
five_tribes-refusal-none_left = There is none to take.
five_tribes-refusal-zeros_taken = All three zeros are taken. Choose a spot that costs something.
five_tribes-refusal-spot_taken = Spot { $spot } is taken. Choose a free one.
five_tribes-refusal-needs_kumarbi = Only Kumarbi’s owner can pay a bid with fakirs.
five_tribes-refusal-too_few_fakirs =
    { $fakirs ->
        [one] You do not have { $fakirs } fakir.
       *[other] You do not have { $fakirs } fakirs.
    }
five_tribes-refusal-too_dear = It costs { $price } gold, and you do not have that much.
five_tribes-refusal-nobody_there = There is nobody on { $tile }. Choose a tile with meeples.
five_tribes-refusal-no_way_to_end = From { $tile } no path ends where the last meeple meets its tribe.
five_tribes-refusal-not_beside = { $tile } is not beside the tile where you are.
five_tribes-refusal-stepping_back = You came from { $tile }. You may not step straight back.
five_tribes-refusal-not_carried = You carry no { five_tribes-tribe }.
five_tribes-refusal-no_match = No { five_tribes-tribe } stands on { $tile }. The last meeple must meet its tribe.
five_tribes-refusal-dead_end = If you drop { five_tribes-tribe.object } on { $tile } now, the move can no longer be completed.
five_tribes-refusal-not_there = There is no { five_tribes-tribe } on { $tile }.
five_tribes-refusal-same_place_again = The second victim must be where the first was.
five_tribes-refusal-too_far =
    { $distance ->
        [one] { $tile } is { $distance } step away
       *[other] { $tile } is { $distance } steps away
    }, and your assassins reach only { $reach }, even with all your fakirs.
five_tribes-refusal-no_such_seat = Nobody sits at seat { $seat }.
five_tribes-refusal-own_people = Your assassins do not kill your own people.
five_tribes-refusal-protected = Boaz protects { $seat }.
five_tribes-refusal-has_none = { $seat } has no { five_tribes-tribe }.
five_tribes-refusal-must_kill = Somebody can be killed without fakirs, so somebody must be.
five_tribes-refusal-not_your_djinn = { five_tribes-djinn } is not yours.
five_tribes-refusal-works_by_itself = { five_tribes-djinn } has no price and works by itself.
five_tribes-refusal-power_used = { five_tribes-djinn } has helped you already.
five_tribes-refusal-power_not_now = This is not the moment for { five_tribes-djinn }.
five_tribes-refusal-cannot_pay = You cannot pay { five_tribes-djinn } like this.
five_tribes-refusal-no_effect = { five_tribes-djinn } could not do anything now.
five_tribes-refusal-no_target = { five_tribes-djinn } can do nothing on { $tile }.
five_tribes-refusal-not_your_tile = { $tile } is not yours.
five_tribes-refusal-not_given = { $tile } cannot be chosen here.
five_tribes-refusal-not_your_thief = { five_tribes-thief } is not yours.
five_tribes-refusal-thief_fresh = { five_tribes-thief } was hired too recently.
five_tribes-refusal-other_tribe = { five_tribes-thief } follows another tribe.
five_tribes-refusal-no_market = The move did not end on a market.
five_tribes-refusal-not_on_sale = Card { $place } is not for sale here.
five_tribes-refusal-no_sacred_place = The move did not end on a sacred place.
five_tribes-refusal-no_djinn_there = There is no djinn at place { $place }.
five_tribes-refusal-cannot_pay_djinn = It costs two elders, or an elder and a fakir.
five_tribes-refusal-no_thief_there = No thief is for hire.
five_tribes-refusal-must_move = There is a move to make, so one must be made.
five_tribes-refusal-must_sell = You have begun a suit: sell it, or take its cards back.
five_tribes-refusal-must_give = Something can be given, so it must be.
five_tribes-refusal-not_held = You have no { five_tribes-good }.
five_tribes-refusal-once_a_suit = The suit already has { five_tribes-good }: it takes each good once.
five_tribes-refusal-nothing_offered = The suit is empty.
five_tribes-refusal-not_offered = The suit has no { five_tribes-good }.
five_tribes-refusal-nothing_to_give = You do not have that to give.
five_tribes-refusal-other_gift = Something else is asked for.
five_tribes-refusal-now_laying_tiles = The tiles are being laid out.
five_tribes-refusal-now_laying_meeples = The meeples are being laid out.
five_tribes-refusal-now_laying_resources = The resource cards are being laid out.
five_tribes-refusal-now_laying_djinns = The djinns are being laid out.
five_tribes-refusal-now_laying_thief = The first thief is being shown.
five_tribes-refusal-now_laying_markers = The markers are being put in order.
five_tribes-refusal-now_bidding = First bid for a place in the order.
five_tribes-refusal-now_starting = First pick up a tile’s meeples, or call on a djinn.
five_tribes-refusal-now_sowing = First drop the meeples in hand.
five_tribes-refusal-now_building = First the builders build.
five_tribes-refusal-now_killing = First the assassins choose a victim.
five_tribes-refusal-now_killing_again = First the assassins choose their second victim.
five_tribes-refusal-now_stealing = First send a thief or call on a djinn, or go on.
five_tribes-refusal-now_tile_action = First take the tile’s action, or go on.
five_tribes-refusal-now_second_card = First take the second card.
five_tribes-refusal-now_ending = The move is done. Sell goods, call on a djinn, or go on.
five_tribes-refusal-now_aiming = First choose a tile for the power.
five_tribes-refusal-now_drawing_meeples = Meeples are being drawn.
five_tribes-refusal-now_drawing_card = A card is being drawn.
five_tribes-refusal-now_drawing_djinns = Djinns are being drawn.
five_tribes-refusal-now_keeping = First keep one of the djinns that were drawn.
five_tribes-refusal-now_giving = First something is given up to a thief.
five_tribes-refusal-now_claiming = First take some of what was given up.
five_tribes-refusal-now_planting = First choose a tile for what the thief brought.
five_tribes-refusal-now_placing = First place the palace or palm.
five_tribes-refusal-now_filling_resources = The row is being filled.
five_tribes-refusal-now_filling_djinns = The djinns are being filled up.
five_tribes-refusal-now_filling_thief = The next thief is being shown.

## What is asked, and what is waited for

five_tribes-ask-laying_tiles = The tiles are being laid out.
five_tribes-ask-laying_meeples = The meeples are being laid out.
five_tribes-ask-laying_resources = The resource cards are being laid out.
five_tribes-ask-laying_djinns = The djinns are being laid out.
five_tribes-ask-laying_thief = The first thief is being shown.
five_tribes-ask-laying_markers = The markers are being put in order.
five_tribes-ask-bidding = { $seat }, which spot do you take?
five_tribes-ask-starting = { $seat }, which tile’s meeples do you pick up?
five_tribes-ask-sowing = Step to the next tile and drop one.
five_tribes-ask-building = How many fakirs help your builders?
five_tribes-ask-killing = Whom do your assassins kill?
five_tribes-ask-killing_again = And whom else?
five_tribes-ask-stealing = Send a thief or call on a djinn, or go on.
five_tribes-ask-tile_action = What do you take here? You may also go on.
five_tribes-ask-second_card = Which second card do you take?
five_tribes-ask-ending = Sell goods or call on a djinn, or go on.
five_tribes-ask-aiming = Which tile?
five_tribes-ask-drawing_meeples = Meeples are being drawn.
five_tribes-ask-drawing_card = A card is being drawn.
five_tribes-ask-drawing_djinns = Djinns are being drawn.
five_tribes-ask-keeping = Which djinn do you keep?
five_tribes-ask-giving = { $seat }, what do you give up?
five_tribes-ask-claiming = What do you take?
five_tribes-ask-planting = On which of your tiles does it go?
five_tribes-ask-placing = Place it here, or call on a djinn.
five_tribes-ask-filling_resources = The row is being filled.
five_tribes-ask-filling_djinns = The djinns are being filled up.
five_tribes-ask-filling_thief = The next thief is being shown.
five_tribes-ask-over = The game is over.
five_tribes-wait-laying_tiles = The tiles are being laid out.
five_tribes-wait-laying_meeples = The meeples are being laid out.
five_tribes-wait-laying_resources = The resource cards are being laid out.
five_tribes-wait-laying_djinns = The djinns are being laid out.
five_tribes-wait-laying_thief = The first thief is being shown.
five_tribes-wait-laying_markers = The markers are being put in order.
five_tribes-wait-bidding = { $seat } bids.
five_tribes-wait-starting = { $seat } chooses a tile.
five_tribes-wait-sowing = { $seat } sows.
five_tribes-wait-building = { $seat } builds.
five_tribes-wait-killing = { $seat } chooses a victim.
five_tribes-wait-killing_again = { $seat } chooses a second victim.
five_tribes-wait-stealing = { $seat } may send a thief.
five_tribes-wait-tile_action = { $seat } looks at what the tile offers.
five_tribes-wait-second_card = { $seat } takes a second card.
five_tribes-wait-ending = { $seat } ends the turn.
five_tribes-wait-aiming = { $seat } chooses a tile for a power.
five_tribes-wait-drawing_meeples = Meeples are being drawn.
five_tribes-wait-drawing_card = A card is being drawn.
five_tribes-wait-drawing_djinns = Djinns are being drawn.
five_tribes-wait-keeping = { $seat } chooses a djinn to keep.
five_tribes-wait-giving = { $seat } chooses what to give up.
five_tribes-wait-claiming = { $seat } takes some of what was given up.
five_tribes-wait-planting = { $seat } chooses a tile.
five_tribes-wait-placing = { $seat } places a piece.
five_tribes-wait-filling_resources = The row is being filled.
five_tribes-wait-filling_djinns = The djinns are being filled up.
five_tribes-wait-filling_thief = The next thief is being shown.
five_tribes-wait-over = The game is over.

## Options of the table

five_tribes-option-thieves = The Thieves of Naqala
    .help = Whether thieves can be hired at sacred places.
    .yes = with thieves
    .no = without thieves
five_tribes-option-djinn_limit = Powers with a price
    .help = How often each may be used; the difference matters for two players, who have two markers each.
    .activation = once in each activation
    .round = once a round
five_tribes-option-thief_wait = When a thief can be used
    .help = How long a thief that was hired has to wait.
    .round = from the next round on
    .activation = from the owner’s next activation on
five_tribes-option-loop_match = Meeting your own drop
    .help = Whether the last meeple may meet one of its tribe that was dropped earlier in the same move.
    .yes = allowed
    .no = not allowed
five_tribes-option-viziers = Viziers at the end
    .help = What earns the bonus of ten points.
    .each = ten for every opponent with fewer
    .most = ten for having the most, alone
five_tribes-option-open_hands = Gold and cards
    .help = Whether gold and resource cards are open to all.
    .yes = open
    .no = hidden
five_tribes-option-empty_round = When no move is left after a round
    .help = Whether one more round is played, with bids, powers and sales, before the points are counted.
    .yes = one more round
    .no = the game is over

## Bots, and the reasons they give

five_tribes-bot-random = Drifter
    .help = Makes any move that is allowed, without a plan.
five_tribes-bot-novice = Novice
    .help = Plays what looks good at a glance, and does not think of who comes next.
five_tribes-bot-regular = Regular
    .help = Knows what goods and viziers come to be worth, thinks of who moves next, and bids with care. Answers at once.
five_tribes-bot-expert = Expert
    .help = Plays the best moves on in its head, over and over, as long as it is given time. Hard to beat.

five_tribes-less =
    { $less ->
        [0] about as good
       *[other] { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less
    }
five_tribes-why-only = It is the only move there is.
five_tribes-why-worth = Of everything possible this brings the most: about { NUMBER($value, maximumFractionDigits: 1) } points.
five_tribes-why-bid = That place in the order is worth about { NUMBER($value, maximumFractionDigits: 1) } points more than the last, even after its price.
five_tribes-why-cheap = Moving any earlier is not worth the price.
five_tribes-why-pass = Nothing else here is worth doing.
five_tribes-why-walk = Ending on { $tile } with { five_tribes-tribe.object } brings the most, counting what is left for whoever moves next.
five_tribes-why-victim = That victim serves best, counting what is left for whoever moves next.
five_tribes-why-extras = New meeples before the move make it better, by about { NUMBER($value, maximumFractionDigits: 1) } points after the price.
five_tribes-why-glance = Ending on { $tile } with { five_tribes-tribe.object } looks good at a glance.
five_tribes-why-feeling = It feels about right.
five_tribes-why-gains =
    Ending on { $tile } with { five_tribes-tribe.object } { $first ->
        [land] brings { five_tribes-gain-land }
        [pieces] brings { five_tribes-gain-pieces }
        [viziers] brings { five_tribes-gain-viziers }
        [elders] brings { five_tribes-gain-elders }
        [goods] brings { five_tribes-gain-goods }
        [djinn] brings { five_tribes-gain-djinn }
        [gold] brings { five_tribes-gain-gold }
       *[harm] { five_tribes-gain-harm }
    }{ $second ->
        [land] { " " }and { five_tribes-gain-land }
        [pieces] { " " }and { five_tribes-gain-pieces }
        [viziers] { " " }and { five_tribes-gain-viziers }
        [elders] { " " }and { five_tribes-gain-elders }
        [goods] { " " }and { five_tribes-gain-goods }
        [djinn] { " " }and { five_tribes-gain-djinn }
        [gold] { " " }and { five_tribes-gain-gold }
        [harm] { " " }and { five_tribes-gain-harm }
       *[none] { "" }
    }.{ $sight ->
        [leaves] { " " }Something else brings more at once, but leaves more to whoever moves next.
        [played] { " " }Another end looked better at first; played on, this one came out ahead.
       *[plain] { "" }
    }
five_tribes-gain-land = { $tiles ->
        [1] the tile
       *[other] { $tiles } tiles
    } ({ $land ->
        [one] { $land } point
       *[other] { $land } points
    })
five_tribes-gain-pieces = palms and palaces ({ $pieces ->
        [one] { $pieces } point
       *[other] { $pieces } points
    })
five_tribes-gain-viziers =
    { $viziers ->
        [one] { $viziers } vizier
       *[other] { $viziers } viziers
    }
five_tribes-gain-elders =
    { $elders ->
        [one] { $elders } elder
       *[other] { $elders } elders
    }
five_tribes-gain-goods =
    { $goods ->
        [one] { $goods } card
       *[other] { $goods } cards
    }
five_tribes-gain-djinn = the djinn { five_tribes-djinn }
five_tribes-gain-gold = { $gold } gold
five_tribes-gain-harm =
    { $harm ->
        [one] costs the others about { $harm } point
       *[other] costs the others about { $harm } points
    }

## The table in words

five_tribes-field-round = Round
five_tribes-field-last_round = This is the last round.
    .text =
        { $last_round ->
            [yes] This is the last round.
           *[no] { "" }
        }
five_tribes-field-in_hand = Carried
    .item =
        { $key ->
            [vizier] { $values ->
                [one] { $values } vizier
               *[other] { $values } viziers
            }
            [elder] { $values ->
                [one] { $values } elder
               *[other] { $values } elders
            }
            [merchant] { $values ->
                [one] { $values } merchant
               *[other] { $values } merchants
            }
            [builder] { $values ->
                [one] { $values } builder
               *[other] { $values } builders
            }
           *[assassin] { $values ->
                [one] { $values } assassin
               *[other] { $values } assassins
            }
        }
five_tribes-field-bid_order = Bids come in this order
    .item = { $place }. { $seat }
five_tribes-field-spots = Spots that are taken, by their price
    .item =
        { $seat ->
            [none] { "" }
           *[other] { $place ->
                [1] 0
                [2] 0
                [3] 0
                [4] 1
                [5] 3
                [6] 5
                [7] 8
                [8] 12
               *[9] 18
            }: { $seat }
        }
five_tribes-field-tiles = Tiles
    .item =
        { "" }{ $tile }, { five_tribes-design }: { $meeples }{ $owner ->
                [none] {""}
               *[other] ; { $owner }’s camel
            }{ $palms ->
                [0] {""}
               *[other] ; palms: { $palms }
            }{ $palaces ->
                [0] {""}
               *[other] ; palaces: { $palaces }
            }
five_tribes-field-meeples = Carried
    .item =
        { $key ->
            [vizier] { $values ->
                [one] { $values } vizier
               *[other] { $values } viziers
            }
            [elder] { $values ->
                [one] { $values } elder
               *[other] { $values } elders
            }
            [merchant] { $values ->
                [one] { $values } merchant
               *[other] { $values } merchants
            }
            [builder] { $values ->
                [one] { $values } builder
               *[other] { $values } builders
            }
           *[assassin] { $values ->
                [one] { $values } assassin
               *[other] { $values } assassins
            }
        }
five_tribes-field-row = Cards in the row
five_tribes-field-djinn_row = Open djinns
five_tribes-field-thief = Thief for hire
five_tribes-field-bag = In the bag
    .item =
        { $key ->
            [vizier] { $values ->
                [one] { $values } vizier
               *[other] { $values } viziers
            }
            [elder] { $values ->
                [one] { $values } elder
               *[other] { $values } elders
            }
            [merchant] { $values ->
                [one] { $values } merchant
               *[other] { $values } merchants
            }
            [builder] { $values ->
                [one] { $values } builder
               *[other] { $values } builders
            }
           *[assassin] { $values ->
                [one] { $values } assassin
               *[other] { $values } assassins
            }
        }
five_tribes-field-palms_left = Palms left
five_tribes-field-palaces_left = Palaces left
five_tribes-field-seats_gold = Gold
five_tribes-field-seats_hand = Cards in hand
    .item =
        { $values } ×{ " " }{ $key ->
            [ivory] ivory
            [jewels] jewels
            [gold] gold bars
            [papyrus] papyrus
            [silk] silk
            [spice] spice
            [fish] fish
            [wheat] wheat
            [pottery] pottery
            [fakir] fakir
           *[none] a card
        }
five_tribes-field-seats_cards = Resource cards
five_tribes-field-seats_elders = Elders
five_tribes-field-seats_viziers = Viziers
five_tribes-field-seats_camels = Camels left
five_tribes-field-seats_djinns = Djinns
five_tribes-field-seats_thieves = Thieves
five_tribes-list-row =
    { $item ->
        [ivory] ivory
        [jewels] jewels
        [gold] gold bars
        [papyrus] papyrus
        [silk] silk
        [spice] spice
        [fish] fish
        [wheat] wheat
        [pottery] pottery
        [fakir] fakir
       *[none] a card
    }
five_tribes-list-djinn_row =
    { $item ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [ibus] Ibus
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
        [utug] Utug
       *[morgiane] Morgiane
    }
five_tribes-list-djinns =
    { $item ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [ibus] Ibus
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
        [utug] Utug
       *[morgiane] Morgiane
    }
five_tribes-list-thieves =
    { $item ->
        [houssain] Houssain
        [ziad] Ziad
        [ouafat] Ouafat
        [kohdian] Kohdian
        [shaum] Shaum
       *[madjaar] Madjaar
    }

## The board

five_tribes-board-setup = Setting up
five_tribes-board-round = Round { $round }
five_tribes-board-last_round = the last round
five_tribes-board-design =
    { $design ->
        [village] village
        [oasis] oasis
        [small_market] market
        [large_market] big market
       *[sacred] sacred
    }
five_tribes-board-carried = Carried
five_tribes-board-order = Turn order
five_tribes-board-bid_order = Still to bid
five_tribes-board-row = Cards
five_tribes-board-djinns = Djinns
five_tribes-board-thief = Thief
five_tribes-board-supply = Left
five_tribes-board-bag = bag
five_tribes-board-player = Player
five_tribes-board-gold = Gold
five_tribes-board-camels = Camels
five_tribes-board-cards = Hand
five_tribes-board-powers = Djinns and thieves
