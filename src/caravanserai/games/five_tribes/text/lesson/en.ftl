### Whose land? as the learner reads it. Figures are arguments; docs/lessons.md tells how a lesson is written.

five_tribes-lesson-title = Whose land?

five_tribes-lesson-welcome-text = The old sultan is dead, and five tribes walk the { $tiles } tiles of the land. Nobody owns them: you let them work for you. Gold, land, goods, elders, viziers and djinns are points, and the most points win.

five_tribes-lesson-bid-idea = paying for the order
five_tribes-lesson-bid-ask = Every round begins with bids for the order of play. { $sirocco } has paid { $theirs }. Take the spot of { $price }: you want to be first.
five_tribes-lesson-bid-tells = You pay { $price } and act first, then { $sirocco }, then { $khamsin }, who pays nothing.
five_tribes-lesson-bid-why = On the lit market ({ $tile }) stand { $count } merchants together, and somebody else could take them first.
five_tribes-lesson-bid-other = Dear spots eat your points, and on zero { $sirocco } acts before you. Take it back and pay { $price }.

five_tribes-lesson-sow-idea = sowing, and a camel for an empty tile
five_tribes-lesson-sow-ask = Take up the meeples of the lit tile ({ $start }) and sow them along the trail, one on each tile: the vizier, the elder, and the merchant last.
five_tribes-lesson-sow-tells = On { $end } the last one meets its own tribe: you take all { $count } merchants. Nobody is left there, so your camel moves in: { $points } points at the end.
five_tribes-lesson-sow-why = Where the path ends, that tribe works for you; and a tile that you empty is yours.
five_tribes-lesson-sow-other = That is a path too, but look what is at its end. Take it back: the merchants wait on { $end }.

five_tribes-lesson-merchants-text = Merchants trade: your { $count } bring you as many cards from the head of the row. Different goods make a set: two are worth { $two }, three { $three }, four { $four }. The fakir is no good, but wait.

five_tribes-lesson-market-idea = markets and sets
five_tribes-lesson-market-ask = Now the tile acts. It is a small market: for { $price } gold you take one of the first three cards. Take a kind that you do not have.
five_tribes-lesson-market-tells = { $kinds } different goods: your set is worth { $now } instead of { $before }.
five_tribes-lesson-market-why = You paid { $price } and gained { $gain }; a set grows faster the larger it is.
five_tribes-lesson-market-other =
    { $other ->
        [go_on] Without a card your set does not grow. Take it back and choose a new kind.
       *[other] A second wheat only begins a new set. Take it back and choose a new kind.
    }

five_tribes-lesson-keep-idea = selling can wait
five_tribes-lesson-keep-ask = At the end of your turn you could sell your set for gold. Keep it for now, and go on.
five_tribes-lesson-keep-tells = Your cards and your gold stay hidden from the others.
five_tribes-lesson-keep-why = At the end of the game goods count as much as they would bring now, so keep collecting.
five_tribes-lesson-keep-other = You can sell, and { $worth } gold is nice. But larger sets bring much more: take it back and go on.

five_tribes-lesson-assassins-text = { $sirocco } ends with { $count } assassins. They reach as far as they are many, and kill the last meeple on { $tile }: now that tile belongs to { $sirocco }.

five_tribes-lesson-viziers-text = { $khamsin } takes { $count } viziers and keeps them: at the end it counts who has more. Then the round is over, and the row is filled again.

five_tribes-lesson-later-text = { $rounds } rounds pass. You have { $tiles } tiles, { $gold } gold, and { $camels } camels left. When somebody places the last one, that round is the last.

five_tribes-lesson-zero-idea = the free places
five_tribes-lesson-zero-ask = Both others stand on zero and pay nothing. Go there too.
five_tribes-lesson-zero-tells = You came last, so you stand in front of them and act first, for nothing.
five_tribes-lesson-zero-why = The zeros are one place for three: the last to come plays first among them.
five_tribes-lesson-zero-other = You would act first as well, but for gold, and gold is points. Take it back: zero is enough.

five_tribes-lesson-elders-idea = elders
five_tribes-lesson-elders-ask = Follow the trail from { $start }: the merchant, the builder, and last the elder, on a sacred place ({ $end }).
five_tribes-lesson-elders-tells = { $count } elders stay with you, and the sacred place is yours: { $points } points.
five_tribes-lesson-elders-why = Elders are points at the end, and before that they are the price of djinns.
five_tribes-lesson-elders-other = Look where that ends. Take it back: the elders on { $end } are worth more.

five_tribes-lesson-djinn-idea = djinns, and what fakirs are for
five_tribes-lesson-djinn-ask = A sacred place calls djinns, for two elders, or an elder and a fakir. Take { $jafaar }, and let your fakir pay a part.
five_tribes-lesson-djinn-tells = { $jafaar } is yours: { $points } points, and your viziers count three times as much from now on. { $elders } elders stay.
five_tribes-lesson-djinn-why = Most djinns change the rules for you. You have { $viziers } viziers, and there are more to be had.
five_tribes-lesson-djinn-tells-1 = { $jafaar } is yours: { $points } points, and your viziers count three times as much from now on. You paid two elders and kept the fakir.
five_tribes-lesson-djinn-other =
    { $other ->
        [go_on] You may do without. But two elders are a fair price for what { $jafaar } does: take it back and call him.
       *[other] Every djinn is good for something. For viziers it is { $jafaar }: take it back and call him.
    }

five_tribes-lesson-palace-text = { $sirocco } gathers elders and calls a djinn as well. { $khamsin }’s merchants end on a village, so a palace is built on { $tile }.

five_tribes-lesson-bid_first-idea = when not to pay
five_tribes-lesson-bid_first-ask = Who acts first in a round bids first in the next: you. Save your gold this time and take a zero.
five_tribes-lesson-bid_first-tells = { $sirocco } comes to zero too and stands in front of you; { $khamsin } pays { $price }. You act last.
five_tribes-lesson-bid_first-why = Every bid is points spent: pay when somebody could take what you want most.
five_tribes-lesson-bid_first-other = You would act earlier, for gold. This time save it: take it back.

five_tribes-lesson-killed-text = { $khamsin }’s assassins come for your viziers: of { $was }, only { $now } stayed! And { $sirocco } takes { $count } and has { $theirs } now.

five_tribes-lesson-builders-idea = builders, and a palace
five_tribes-lesson-builders-ask = Your answer is gold. Follow the trail from { $start }: the assassin, the merchant, and last the builder, among blue tiles.
five_tribes-lesson-builders-tells = { $count } builders, { $blue } blue tiles in and around { $end }: { $gold } gold. The village is yours and a palace stands on it.
five_tribes-lesson-builders-why = Builders bring the more gold, the more blue tiles lie together.
five_tribes-lesson-builders-other = That path pays less. Take it back: the builders stand on { $end }.

five_tribes-lesson-last_bid-idea = the bid that matters
five_tribes-lesson-last_bid-ask =
    { $camels ->
        [one] { $camels } camel is
       *[other] { $camels } camels are
    } left: your next tile ends the game. { $khamsin } bids { $third }, { $sirocco } { $second }: they too see the viziers on { $tile }. Outbid them.
five_tribes-lesson-last_bid-tells = { $price } gold, and you act first.
five_tribes-lesson-last_bid-why = { $sirocco } has { $theirs } viziers, you { $mine }: whoever gets those on { $tile } decides the game.
five_tribes-lesson-last_bid-other = Dearer than needed costs points, and late is too late: look what happens then. Take it back and outbid them by one spot.
five_tribes-lesson-if_late-text = If you go last, { $sirocco } sows to { $tile } first, and has { $theirs } viziers to your { $mine }.

five_tribes-lesson-last_tile-idea = viziers, and the last camel
five_tribes-lesson-last_tile-ask = Follow the trail from { $start }: the merchant, the elder, and last the vizier.
five_tribes-lesson-last_tile-tells = { $count } viziers! You have { $mine } now, { $sirocco } { $second }, { $khamsin } { $third }. The oasis is yours, a palm grows on it, and your last camel stands: this is the last round.
five_tribes-lesson-last_tile-why = Viziers pay for every opponent who has fewer: one more than { $sirocco } is enough.
five_tribes-lesson-last_tile-other = So near the end! Take it back: the viziers wait on { $end }.

five_tribes-lesson-last_round-text = The others finish the round: { $sirocco }’s builders bring { $gold } gold, and a large market two more cards. { $khamsin }’s assassins win one more tile.

five_tribes-lesson-count_gold-text = Now everything counts. Your gold is { $gold }, your tiles { $tiles }, palm and palace { $palm } and { $palace }, elders { $elders }, { $jafaar } { $djinn }, your goods { $goods }.

five_tribes-lesson-count_goods-text = { $sirocco } turns over a set of { $kinds } different goods: { $theirs } points! That is where games of Five Tribes are won, unless somebody has the viziers.

five_tribes-lesson-count_viziers-text = And you have them: { $count } viziers, three times as much with { $jafaar }, and ten for each of the { $others } who have fewer: { $mine }. { $sirocco } gets { $theirs }, { $khamsin } { $third }.

five_tribes-lesson-end-text = You { $mine }, { $sirocco } { $second }, { $khamsin } { $third }: you win by { $margin }. Without those viziers it would have been { $sirocco }’s game.
