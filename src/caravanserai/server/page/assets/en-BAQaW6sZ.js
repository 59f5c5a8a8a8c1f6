var e=`### Words of the page for Five Tribes.

five_tribes-page-subtitle = Round { $round }
five_tribes-page-subtitle-last = Round { $round }, the last one
five_tribes-page-sultanate = The sultanate
five_tribes-page-dock = What to do
five_tribes-page-tabs = More of the table
five_tribes-page-tab =
    { $what ->
        [players] Players
        [bazaar] Bazaar
        [djinns] Djinns
        [scores] Scores
       *[log] Log
    }

## Tiles

five_tribes-page-tile =
    { $tile }, { five_tribes-design }: { $people }{ $owner ->
        [none] { "" }
       *[other] ; { $owner }’s camel
    }{ $palms ->
        [0] { "" }
       *[other] ; palms: { $palms }
    }{ $palaces ->
        [0] { "" }
       *[other] ; palaces: { $palaces }
    }.
five_tribes-page-nobody = nobody
five_tribes-page-touch = Choose this tile
five_tribes-page-tile-action =
    { $tile }: { five_tribes-design }. With your camel it counts { $points } points. { $design ->
        [village] A move that ends here puts a palace on it.
        [oasis] A move that ends here puts a palm on it.
        [small_market] A move that ends here lets you pay 3 gold for one of the first three cards.
        [large_market] A move that ends here lets you pay 6 gold for two of the first six cards.
       *[other] A move that ends here lets you win a djinn for two elders, or an elder and a fakir.
    }

## The order of play

five_tribes-page-order = The order of play
five_tribes-page-spot = Spot of { $price }: { $owner }
five_tribes-page-free = free
five_tribes-page-bids-now = bidding
five_tribes-page-bids-next = then bidding
five_tribes-page-bid-worth =
    You would act about { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    }; after its price, that is worth about { $net ->
        [one] { $net } point
       *[other] { $net } points
    }.
five_tribes-page-bid-help = The small number is the planner’s estimate of what a place is worth to you, less its price.

## Planning a move

five_tribes-page-start-help = Touch a tile to pick up its meeples. Nothing happens until you confirm it.
five_tribes-page-from = From { $tile }: where does the move end?
five_tribes-page-from-help = Touch one of the highlighted tiles, or sow step by step.
five_tribes-page-by-hand = Sow step by step
five_tribes-page-at = { $tile }: which one?
five_tribes-page-plan = To { $tile }: { $drops }
five_tribes-page-play-plan = Play this plan
five_tribes-page-back = Back
five_tribes-page-back-step = Back a step
five_tribes-page-in-hand = In your hand
five_tribes-page-drop-next = Drop next: { five_tribes-people }
five_tribes-page-chip =
    { $tribe ->
        [merchant] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
        [builder] +{ $gold } gold
        [assassin] kill
       *[other] { five_tribes-people }
    }
five_tribes-page-chip-short =
    { $tribe ->
        [builder] +{ $gold }
        [assassin] ×{ $count }
       *[other] { $count }
    }
five_tribes-page-chip-action =
    { $design ->
        [village] palace
        [oasis] palm
        [small_market] 1 card for 3
        [large_market] 2 cards for 6
       *[other] djinn
    }
five_tribes-page-end =
    End on { $tile } with { five_tribes-people }: { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }{ $control ->
        [yes] , the tile is yours
       *[no] { "" }
    }; about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } in all.
five_tribes-page-end-short =
    { $tile }: { five_tribes-people }{ $control ->
        [yes] , tile
       *[no] { "" }
    }
five_tribes-page-end-worth = now { $points } · in all ≈ { $worth } · leaves ≈ { $leaves }
five_tribes-page-fact-points = Points now
five_tribes-page-fact-gold = of which gold
five_tribes-page-fact-control = Tile is yours
five_tribes-page-fact-tile = Its action ≈
five_tribes-page-fact-worth = In all ≈
five_tribes-page-fact-leaves =
    { $seat ->
        [none] Leaves ≈
       *[other] Leaves { $seat } ≈
    }
five_tribes-page-fact-gives = Gold to others
five_tribes-page-yes-no =
    { $answer ->
        [yes] yes
       *[no] no
    }

## Cards, djinns, thieves

five_tribes-page-bazaar = Bazaar
five_tribes-page-bazaar-left =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
five_tribes-page-bazaar-reach = Merchants take from the front. A small market reaches the first three, a large one the first six.
five_tribes-page-card =
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
       *[fakir] fakir
    }
five_tribes-page-djinns = Djinns
five_tribes-page-djinns-price = two elders, or an elder and a fakir
five_tribes-page-power =
    { $djinn ->
        [al_amin] Two fakirs count as any good
        [anun_nak] Three meeples onto an empty tile
        [baal] Gold for djinns that are won
        [boaz] Guards your viziers and elders
        [bouraq] A palace onto any village
        [echidna] Builders bring double
        [enki] A palm onto any oasis
        [hagis] Your palace on the next tile
        [haurvatat] Palms count 5
        [ibus] Assassins kill two
        [jafaar] Viziers count 3
        [kandicha] Victims work for you
        [kumarbi] Fakirs make bids cheaper
        [lamia] Your palm on the next tile
        [leta] A camel onto an empty tile
        [marid] Gold for drops on your tiles
        [monkir] Gold for palaces
        [nekir] Gold for kills
        [shamhat] Elders count 4
        [sibittis] See three djinns, keep one
        [sloar] The top card of the pile
        [utug] A camel among meeples
       *[morgiane] Guards you from thieves
    }
five_tribes-page-cost =
    { $cost ->
        [0] works by itself
        [1] an elder or a fakir
        [2] two elders, or an elder and a fakir
       *[3] a fakir
    }
five_tribes-page-points = Points
five_tribes-page-use = To use it
five_tribes-page-owner = Serves
five_tribes-page-used = used
five_tribes-page-fresh = waits
five_tribes-page-a-thief = thief
five_tribes-page-read = About { $card }
five_tribes-page-for =
    { $payment ->
        [fakir] for an elder and a fakir
       *[elder] for two elders
    }
five_tribes-page-paying = paying with { five_tribes-payment }
five_tribes-page-call = Call on { five_tribes-djinn }
five_tribes-page-hire = Hire { five_tribes-thief }
five_tribes-page-thief-follows =
    { $tribe ->
        [vizier] thief, after viziers
        [elder] thief, after elders
        [merchant] thief, after merchants
        [builder] thief, after builders
        [assassin] thief, after assassins
       *[none] thief
    }
five_tribes-page-thief-does =
    { $thief ->
        [houssain] Everybody else gives up two goods; you take two of them.
        [ziad] Everybody else gives up a vizier; you take one.
        [ouafat] Everybody else gives up a djinn; you take one.
        [kohdian] Everybody else gives up a tile; you take one with a camel of yours.
        [shaum] Everybody else gives up a palm or palace; you take one for a tile of yours.
       *[madjaar] Not in this game.
    }
five_tribes-page-thief-use = once, after its tribe’s action
five_tribes-page-thief-none = No thief is for hire.
five_tribes-page-stealing =
    { five_tribes-thief } is at work for { $seat }: everybody else gives up { $thief ->
        [houssain] two goods
        [ziad] a vizier
        [ouafat] a djinn
        [kohdian] a tile
       *[shaum] a palm or a palace
    }.
five_tribes-page-victim = { $seat } has to choose.
five_tribes-page-given = Given up so far

## What lies before a seat

five_tribes-page-gold =
    { $count ->
        [one] gold coin
       *[other] gold coins
    }
five_tribes-page-gold-hidden = gold is hidden
five_tribes-page-hidden = hidden
five_tribes-page-cards =
    { $count ->
        [one] card
       *[other] cards
    }
five_tribes-page-viziers =
    { $count ->
        [one] vizier
       *[other] viziers
    }
five_tribes-page-elders =
    { $count ->
        [one] elder
       *[other] elders
    }
five_tribes-page-camels =
    { $count ->
        [one] camel left
       *[other] camels left
    }
five_tribes-page-hand = Cards in hand
five_tribes-page-supply = The supply
five_tribes-page-palms =
    { $count ->
        [one] palm
       *[other] palms
    }
five_tribes-page-palaces =
    { $count ->
        [one] palace
       *[other] palaces
    }
five_tribes-page-bag = in the bag
five_tribes-page-sale = Sell different goods together:
five_tribes-page-sell =
    { $count ->
        [one] Sell { $count } good for { $gold }
       *[other] Sell { $count } goods for { $gold }
    }

## Scores

five_tribes-page-scores = If the game ended now
five_tribes-page-category-head = What counts
five_tribes-page-category =
    { $category ->
        [gold] Gold
        [viziers] Viziers
        [elders] Elders
        [djinns] Djinns
        [thieves] Thieves
        [palms] Palms
        [palaces] Palaces
        [tiles] Tiles
       *[goods] Goods
    }
five_tribes-page-known = known
five_tribes-page-known-sum = Known
five_tribes-page-known-help = What would score now, as far as you can know
five_tribes-page-total =
    { $count ->
        [one] point
       *[other] points
    }
five_tribes-page-up-to = 0 to { $points }
five_tribes-page-hatched = Hatched: only its owner knows.
five_tribes-page-lens-off = This table plays without the planner.
five_tribes-page-lens-past = The planner looks at the present only.
five_tribes-page-lens-own = The planner helps on your own turn.
five_tribes-page-lens-players = Only players see the planner.
five_tribes-page-lens-wait = Counting…

## The end

five_tribes-page-counting = The count
five_tribes-page-you-win = You win the sultanate!
five_tribes-page-wins =
    { $count ->
        [one] { $winners } wins the sultanate
       *[other] { $winners } share the sultanate
    }
five_tribes-page-story =
    { $rounds ->
        [one] After { $rounds } round
       *[other] After { $rounds } rounds
    } { $seat } is { $gap ->
        [one] { $gap } point
       *[other] { $gap } points
    } ahead of { $rival }. The biggest difference: { $category ->
        [gold] gold
        [viziers] viziers
        [elders] elders
        [djinns] djinns
        [thieves] thieves
        [palms] palms
        [palaces] palaces
        [tiles] tiles
       *[goods] goods
    }, by { $most }.
five_tribes-page-to-board = To the board
five_tribes-page-show-all = Show all
five_tribes-page-share = Share
five_tribes-page-shared = Copied: paste it wherever you like.
five_tribes-page-share-failed = It could not be copied.
five_tribes-page-share-title =
    { $rounds ->
        [one] Five Tribes, { $rounds } round
       *[other] Five Tribes, { $rounds } rounds
    }
`;export{e as default};