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
five_tribes-page-play-plan = Play this plan
five_tribes-page-back = Back
five_tribes-page-back-step = Back a step
five_tribes-page-in-hand = In your hand
five_tribes-page-drop-next = Drop next: { five_tribes-people }

## What can be done: moves and what they bring

five_tribes-page-starts =
    { $count ->
        [one] { $count } tile can be taken up
       *[other] { $count } tiles can be taken up
    }
five_tribes-page-glow = The brighter a tile glows, the more its best move is worth. Point at a plan to see it on the land.
five_tribes-page-bare = Touch a tile: wherever its move can end lights up, with the points it brings at once. Or drag along a trail.
five_tribes-page-plans = The best plans
five_tribes-page-route = { $start } → { $end }
five_tribes-page-place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
       *[other] Fourth
    }
five_tribes-page-place-plan =
    Acting { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }, you would find this:
five_tribes-page-about = about { $worth }
five_tribes-page-says-take =
    Take { five_tribes-people }{ $tribe ->
        [vizier] : { five_tribes-page-says-points }{ $tens ->
            [one] , and 10 for having more than { $rivals }
            [each] , and 10 each for having more than { $rivals }
            [most] , and 10 for having the most
           *[none] { "" }
        }
        [elder] : { five_tribes-page-says-points }, or the price of djinns
        [merchant] : { $cards }{ $points ->
            [0] { "" }
           *[other] ; your goods count { $points } more
        }
        [builder] : { $around ->
            [one] { $around } blue tile around, { $gold } gold
           *[other] { $around } blue tiles around, { $gold } gold
        }
       *[assassin] : kill someone up to { $count } steps away, or a vizier or elder in front of somebody
    }.
five_tribes-page-says-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
five_tribes-page-says-victim = A kill on { $tile } takes the tile: { $points }.
five_tribes-page-says-camel = Your camel takes { $tile }: { $points }.
five_tribes-page-says-stands = What stands there counts { $points } more.
five_tribes-page-says-piece =
    { $whose ->
        [mine] { $piece ->
            [palm] A palm on your { $tile }: { $points }.
           *[palace] A palace on your { $tile }: { $points }.
        }
        [none] { $piece ->
            [palm] A palm goes onto { $tile }.
           *[palace] A palace goes onto { $tile }.
        }
       *[other] { $piece ->
            [palm] { $whose } gets a palm there.
           *[palace] { $whose } gets a palace there.
        }
    }
five_tribes-page-says-market =
    { $design ->
        [small_market] Its market sells one of the first three cards for 3.
       *[large_market] Its market sells two of the first six cards for 6.
    }
five_tribes-page-says-djinn =
    { $elders ->
        [enough] Then you can win a djinn there.
        [1] Its djinn needs two elders; you have one.
       *[0] Its djinn needs two elders; you have none.
    }
five_tribes-page-says-gives = { $seat } gets { $gold } gold for it.
five_tribes-page-says-leaves = { $seat } then gets about { $leaves }.
five_tribes-page-now = points now
five_tribes-page-leaves = { $seat } then gets ≈
five_tribes-page-part =
    { $part ->
        [vizier] viziers
        [elder] elders
        [merchant] cards
        [builder] gold
        [assassin] kill
        [land] tile
        [village] palace
        [oasis] palm
        [small_market] card
        [large_market] cards
       *[other] djinn
    }
five_tribes-page-drag = You carry { $count } more: go on over the tiles.

## What a choice does

five_tribes-page-does-takes = takes the tile: +{ $points }
five_tribes-page-does-points = { $points } for you
five_tribes-page-does-costs = { $seat } loses { $points }
five_tribes-page-does-nothing = one meeple fewer, no points
five_tribes-page-adds =
    { $kind ->
        [fakir] helps
        [held] yours, +{ $points }
       *[new] new, +{ $points }
    }
five_tribes-page-sale-later =
    { $points ->
        [one] Kept, your cards count { $points } point at the end; a new kind makes a suit dearer.
       *[other] Kept, your cards count { $points } points at the end; a new kind makes a suit dearer.
    }

## The legend

five_tribes-page-legend = Tribes and tiles
five_tribes-page-legend-tribe =
    { $tribe ->
        [vizier] You keep them: 1 point each, and 10 for everyone with fewer.
        [elder] You keep them: 2 points each, or they pay for djinns.
        [merchant] So many cards from the front of the bazaar.
        [builder] Each brings 1 gold for every blue tile around, its own among them.
       *[assassin] Kill one meeple so many steps away, or a vizier or elder in front of somebody.
    }
five_tribes-page-legend-tile =
    { $design ->
        [village] A palace goes onto it: 5 points for its owner.
        [oasis] A palm goes onto it: 3 points for its owner.
        [small_market] Buy one of the first three cards for 3 gold.
        [large_market] Buy two of the first six cards for 6 gold.
       *[other] Win a djinn for two elders, or for an elder and a fakir.
    }
five_tribes-page-legend-design =
    { $design ->
        [village] Village
        [oasis] Oasis
        [small_market] Small market
        [large_market] Large market
       *[other] Sacred place
    }
five_tribes-page-legend-plaque = The number on a tile is what it counts for the one whose camel stands there. A tile that you leave empty is yours.

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
five_tribes-page-ready = ready
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
five_tribes-page-counted = by count
five_tribes-page-counted-title = Everybody’s gold and cards
    .help = Gold and most cards change hands in the open, so this is what you could know by keeping count.
five_tribes-page-counted-hand = Cards that must be in this hand, by count
five_tribes-page-unknown-cards =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
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

five_tribes-page-scores = If it ended now
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
five_tribes-page-up-to = { $least } to { $points }
five_tribes-page-hatched = Hatched: only its owner knows.
five_tribes-page-lens-off = This table plays without the planner.
five_tribes-page-lens-past = The planner looks at the present only.
five_tribes-page-lens-own = The planner helps on your own turn.
five_tribes-page-lens-players = Only players see the planner.
five_tribes-page-lens-wait = Counting…

## The end

five_tribes-page-counting = The count
five_tribes-page-last-kind = And the last: { $category }
five_tribes-page-rose = ▲ up { $places }
five_tribes-page-fell = ▼ down { $places }
five_tribes-page-lead = How the lead went
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

## The aim

five_tribes-page-aim =
    Most points wins{ $last ->
        [yes] ; this is the last round
       *[no] { $camels ->
            [-1] { "" }
            [one] ; you have { $camels } camel left
           *[other] ; you have { $camels } camels left
        }
    }
    .brief =
        { $last ->
            [yes] last round
           *[no] { $camels ->
                [-1] most points wins
                [one] { $camels } camel left
               *[other] { $camels } camels left
            }
        }
    .text = Whoever has the most points at the end wins. Gold, land with its palms and palaces, viziers, elders, sets of goods and djinns all count. When somebody has placed their last camel, the round is played to its end, and so is the game.

## The daily puzzle

five_tribes-page-puzzle = Your turn. Where does your walk begin, and where does it end?

## What if

five_tribes-page-whatif-depth = { $count ->
    [one] Each is played on to the end of this round.
   *[other] Each is played on for { $count } rounds, this one included.
}
`;export{e as default};