var e=`### What is told of the things on the board.

five_tribes-page-about-start = The best move that starts here is worth about { $worth }.
five_tribes-page-about-here =
    { $people ->
        [none] Nobody stands here
       *[other] Here: { $people }
    }.{ $owner ->
        [none] { "" }
       *[other] { " " }{ $owner } controls it.
    }
five_tribes-page-about-djinn =
    { $points ->
        [one] It counts { $points } point.
       *[other] It counts { $points } points.
    } To use it: { $cost }.
five_tribes-page-about-serves = It serves { $seat }.
five_tribes-page-about-djinn-price = A move that ends on a sacred place wins it for two elders, or an elder and a fakir.
five_tribes-page-about-thief = Unused it counts { $points } points. It is used once, after the action of its tribe, and then it is gone.
five_tribes-page-about-card =
    { $kind ->
        [fakir] A fakir is no good. It strengthens builders and assassins, and stands in for an elder where djinns are paid.
       *[good] A good. Different goods make a suit, and the more there are in it, the more each is worth: 1, 3, 7, 13, 21, 30, 40, 50, 60. Suits can be sold at the end of a turn, and count at the end of the game.
    }
five_tribes-page-about-adds = With what you hold it would add { $points } to your goods.
five_tribes-page-about-spot = Spot for { $price } gold
    .help =
        { $price ->
            [0] A place in the order of play that costs nothing.
           *[other] A place in the order of play. Whoever takes it pays { $price } to the bank.
        }
five_tribes-page-about-spot-of =
    { $seat ->
        [none] It is free.
       *[other] { $seat } stands there.
    }
five_tribes-page-about-marker = The order of bidding
    .help =
        { $bidding ->
            [now] Markers bid in this order, one after the other.
           *[next] Whoever has acted puts the marker here: the order of play of this round is the order of bidding of the next.
        }
five_tribes-page-about-marker-of =
    { $seat ->
        [none] Place { $place } is still free.
       *[other] Place { $place }: { $seat }.
    }
five_tribes-page-about-camel = Camel
    .help = { $seat } controls this tile: it counts its number, its palms and its palaces for { $seat }. A tile with a camel never changes hands by a move.
five_tribes-page-about-piece =
    { $piece ->
        [palm] Each palm counts 3 points for whoever controls the tile.
       *[palace] Each palace counts 5 points for whoever controls the tile.
    }
five_tribes-page-about-gold = Gold
    .help =
        { $hidden ->
            [yes] Each coin is a point at the end, and pays for bids and markets. How much others have is hidden.
           *[no] Each coin is a point at the end, and pays for bids and markets.
        }
five_tribes-page-about-number = The number of a tile
five_tribes-page-about-known = All points that you can be sure of now. Hidden gold and goods come on top at the end.
five_tribes-page-about-plans = The moves that the planner thinks most of, over all starts and trails. “≈” is what a move is worth in its eyes: points now, what comes of it later, and what it leaves to the next.
five_tribes-page-about-score =
    { $category ->
        [gold] 1 point for each coin.
        [viziers] { $viziers ->
            [most] 1 point for each, and 10 for having the most of all, alone.
           *[each] 1 point for each, and 10 for every opponent who has fewer.
        }
        [elders] 2 points for each.
        [djinns] What is written on each djinn.
        [thieves] 6 points for each that was not used.
        [palms] 3 points for each palm on your tiles.
        [palaces] 5 points for each palace on your tiles.
        [tiles] The numbers of the tiles with your camel.
       *[goods] Goods in hand, split into the best suits.
    }
five_tribes-page-about-supply =
    { $what ->
        [palm] Palms in the supply
        [palace] Palaces in the supply
       *[bag] The bag
    }
    .help =
        { $what ->
            [palm] A move that ends on an oasis puts one there, as long as there are any: 3 points for whoever controls the tile.
            [palace] A move that ends on a village puts one there, as long as there are any: 5 points for whoever controls the tile.
           *[bag] Merchants, builders and assassins go here when they have acted, and so do their victims.
        }
five_tribes-page-about-left = Left: { $left }.
five_tribes-page-about-bag = In it: { $people }.
five_tribes-page-about-hand = Cards in hand
    .help = Goods and fakirs. Others see how many cards there are, not which.
five_tribes-page-about-camels = Camels left
    .help = A camel goes onto each tile that comes under control. The round in which somebody places the last one is the last of the game.
five_tribes-page-about-bazaar = The bazaar
    .help = Nine cards lie open. Merchants take from the front, as many as they are; markets sell some of the first ones. Gaps are filled when the round ends.
five_tribes-page-about-djinns = Djinns
    .help = Three lie open. A move that ends on a sacred place may win one, for two elders, or an elder and a fakir: points, and a power for the rest of the game.
`;export{e as default};