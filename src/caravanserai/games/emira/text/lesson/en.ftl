### Whom will she choose? as the learner reads it. Figures are arguments; docs/lessons.md tells how a lesson is written.

emira-lesson-title = Whom will she choose?

emira-lesson-welcome-text = You are a sheikh with a small palace and { $gold } gold. Princesses travel through the desert, and each of them decides for herself where she will live.

emira-lesson-objective-text = Your secret objective: { $need } princesses, with all four talents among them: intelligence, housekeeping, cooking and romance. Whoever gets there first wins.

emira-lesson-opening-idea = an event card, kept in secret
emira-lesson-opening-ask = Of three event cards you keep one, in secret. Keep { $golden_times }.
emira-lesson-opening-tells = It waits in your hand until the next turn. Now everybody receives { $income } gold from their own spices: you hold { $gold }.
emira-lesson-opening-why = An event card can be played at the beginning of a turn, one card each.
emira-lesson-opening-other = A fine card too. For this game take that one back and keep { $golden_times }: you will see it at work soon.

emira-lesson-nibal-text = { $nibal } looks at appearance first, then at money. You began with a token of clothes: your appearance is { $mine }, the others have { $theirs }. If that stays so, she will join you.

emira-lesson-bid-idea = an auction for acting first
emira-lesson-bid-ask = Everybody may act once a turn, and auctions decide who acts first. You open the first one: bid { $bid }.
emira-lesson-bid-tells = { $sirocco } bids { $theirs }, the others pass.
emira-lesson-bid-why = Each thing in the market is there once: whoever acts first has the choice.
emira-lesson-bid-other = You may bid any ten, or pass. Here a small bid is enough to begin with; take it back and bid { $bid }.

emira-lesson-raise-idea = raising, and keeping enough
emira-lesson-raise-ask = You want the large caravan, and so does { $sirocco }. Raise to { $bid }.
emira-lesson-raise-tells = { $sirocco } passes. You pay { $paid } and act first; { $left } gold is left.
emira-lesson-raise-why = Only the winner pays a bid, and pays what they bid themselves. Keep enough for what you want to buy.
emira-lesson-raise-other =
    { $other ->
        [pass] If you pass, { $sirocco } chooses first, perhaps the large caravan. Take it back and raise to { $bid }.
       *[other] Any more than that, and caravan and upkeep could not both be paid. Take it back and raise to { $bid }.
    }

emira-lesson-caravan-idea = caravans bring gold
emira-lesson-caravan-ask = Now act: send out the large caravan, the slow one, for { $price }.
emira-lesson-caravan-tells = It brings { $income } gold in each of the next { $turns } incomes. { $sirocco } sends out a small one, { $khamsin } builds, { $harmattan } buys a camel.
emira-lesson-caravan-why = It costs { $price } and brings { $total } in all: early caravans pay for everything that comes later.
emira-lesson-caravan-other =
    { $other ->
        [go_on] Then you paid for nothing: whoever wins an auction should act. Take it back and send the caravan.
       *[other] Worth having, but gold comes first. Look what it would leave you with; then take it back and send the caravan.
    }

emira-lesson-first_princess-text = { $nibal } looks at all of you, { $mine } against { $theirs }, and moves in with you! Every princess costs upkeep: you pay { $upkeep }, and { $left } is left.

emira-lesson-golden_times-idea = playing an event
emira-lesson-golden_times-ask = A new turn begins with events. Play { $golden_times }.
emira-lesson-golden_times-tells = This income is a fifth higher, for everybody. Spices and caravan bring you { $income }.
emira-lesson-golden_times-why = You have an empty purse and a caravan on its way: more income is just what you need.
emira-lesson-golden_times-other = You may keep it. But then the gold will not be enough for what comes; take it back and play the card.

emira-lesson-raidah-text = { $raidah } looks at status first, then at money. { $sirocco } has status { $theirs }, you { $mine }, and a status card is on offer for { $cost }. { $sirocco } opens with { $bid }.

emira-lesson-bid_again-idea = bidding against somebody’s wish
emira-lesson-bid_again-ask = Act before { $sirocco } does: bid { $bid }.
emira-lesson-bid_again-tells = { $sirocco } passes; you pay { $paid }.
emira-lesson-bid_again-why = If { $sirocco } got that card too, { $raidah } would be lost for you.
emira-lesson-bid_again-other =
    { $other ->
        [pass] If you pass, { $sirocco } acts first and could take the card. Take it back and bid { $bid }.
       *[other] Mind your purse: the card costs { $cost }, and upkeep is still to come. Take it back and bid { $bid }.
    }

emira-lesson-status-idea = a first wish, and a second
emira-lesson-status-ask = Buy the status card.
emira-lesson-status-tells = Status { $mine } for you, { $theirs } for { $sirocco }: a tie. The others act too, and { $sirocco } spends nearly everything on a caravan.
emira-lesson-status-why = A princess goes to whoever is best by her first wish; only if several are equal, her second decides.
emira-lesson-status-other =
    { $other ->
        [buy] Nice, but it does not impress { $raidah }. Take it back and buy the status card.
       *[other] That does not impress { $raidah } at all. Take it back and buy the status card.
    }

emira-lesson-second_princess-text = Equal in status: so { $raidah } compares gold. You show { $mine }, { $sirocco } { $theirs }, and she joins you. Now your upkeep is { $upkeep }.

emira-lesson-later-text = { $turns } turns pass. { $thara } came to you for your looks, and your palace has a new section. But { $khamsin } has { $theirs } princesses as well, and each of you needs { $need }.

emira-lesson-asima-text = { $asima } looks at appearance, then at status. You and { $khamsin } are equal in both: { $looks } and { $status }. { $harmattan } opens the auction with { $bid }.

emira-lesson-pass-idea = passing, and what camels do
emira-lesson-pass-ask = Nobody here is after what you need today. Let { $harmattan } be first: pass.
emira-lesson-pass-tells = { $harmattan } wins with { $bid } and pays { $paid }: each camel takes { $rate } off a bid, and there are { $camels } of them.
emira-lesson-pass-why = Bids are lost gold. When nobody wants the same as you, later is cheaper.
emira-lesson-pass-other = You can. But camels pay { $harmattan }’s bids, and you would pay in gold. Take it back and pass.

emira-lesson-small_bid-idea = the smallest bid
emira-lesson-small_bid-ask = Now you open. The smallest bid will do: { $bid }.
emira-lesson-small_bid-tells = Nobody answers. You act, for { $bid }.
emira-lesson-small_bid-why = If everybody passes, whoever opened acts for nothing; but then the last one asked could still bid.
emira-lesson-small_bid-tells-1 = All pass, so you act for nothing. That was bold: the last one asked could have bid.
emira-lesson-small_bid-other = No need to pay more: nobody has bid. Take it back; the smallest bid is enough.

emira-lesson-section-idea = rooms
emira-lesson-section-ask = Build a section of your palace.
emira-lesson-section-tells = You have { $rooms } rooms now, for your { $guests } princesses and for the next.
emira-lesson-section-why = Without a free room nobody can move in, however well you look; and some princesses look at palaces.
emira-lesson-section-other =
    { $other ->
        [buy] Useful another time. But a full house wins nobody: take it back and build.
       *[other] Then your house stays full, and a full house wins nobody: take it back and build.
    }

emira-lesson-look-idea = buying an event
emira-lesson-look-ask = After the auctions events can be bought. Pay { $price } to look at two cards and keep one.
emira-lesson-look-tells = Two cards are before you, and only you see them.
emira-lesson-look-why = You need two more princesses and have one room free: perhaps a card helps.
emira-lesson-look-other =
    { $other ->
        [buy_cards] Three cards cost more, and two will do. Take it back and look at two.
       *[other] Going without is cheaper. But gold is not what you lack now; take it back and look at two.
    }

emira-lesson-keep_house-idea = an undecided princess
emira-lesson-keep_house-ask = Keep { $guest_house }: it makes a room without a section.
emira-lesson-keep_house-tells = Then { $asima } cannot choose: you and { $khamsin } are equal in everything. She waits, undecided, and looks again whenever something changes.
emira-lesson-keep_house-why = An undecided princess is a prize for whoever gets better first.
emira-lesson-keep_house-other = { $quiet_days } would keep princesses away, and you need two. Take it back and keep { $guest_house }.

emira-lesson-guest_house-idea = events that stay
emira-lesson-guest_house-ask = The next turn. Play { $guest_house }.
emira-lesson-guest_house-tells = It stays in front of you: { $rooms } rooms, { $guests } of them taken.
emira-lesson-guest_house-why = Two princesses are near, and now you have room for both.
emira-lesson-guest_house-other = Then only one of them could move in. Take it back and play the card.

emira-lesson-zainab-text = { $zainab } comes, and she too looks at appearance first. A token of beauty is on offer: whoever gets it gets both princesses. { $khamsin } has { $theirs } already, like you.

emira-lesson-last_auction-idea = the deciding auction
emira-lesson-last_auction-ask = You open. This is the auction that counts: bid { $bid }.
emira-lesson-last_auction-tells = { $khamsin } answers with { $theirs }. The others stay out.
emira-lesson-last_auction-why = A strong first bid frightens off those who only try.
emira-lesson-last_auction-other =
    { $other ->
        [pass] This auction is too important for that. Take it back and bid { $bid }.
       *[other] That is more than you need: the gold has to last for the token and the upkeep. Take it back and bid { $bid }.
    }

emira-lesson-last_raise-idea = what a bid is worth
emira-lesson-last_raise-ask = Do not let go: { $bid }.
emira-lesson-last_raise-tells = { $khamsin } passes. You pay { $paid }, and { $left } is left: enough for the token at { $token } and the upkeep.
emira-lesson-last_raise-why = Whoever wins this auction wins both princesses, and with them the game.
emira-lesson-last_raise-other =
    { $other ->
        [pass] Look what happens if { $khamsin } gets the token; then take it back and raise.
       *[other] So much is not needed, and the token and the upkeep are still to be paid. Take it back and bid less.
    }
emira-lesson-if_khamsin-text = If you pass, { $khamsin } buys the token, both princesses move in there, the upkeep of { $upkeep } is paid, and the game is lost: { $theirs } princesses for { $khamsin }, { $mine } for you.

emira-lesson-token-idea = a set, and a princess who decides
emira-lesson-token-ask = Take the appearance token: beauty.
emira-lesson-token-tells = Beauty, manners, clothes: a whole set counts one more, so your appearance is { $looks } against { $theirs }. { $asima } has seen enough: she moves in at once!
emira-lesson-token-why = One token, two princesses: it wins the one who waited, and { $zainab } will look the same way.
emira-lesson-token-other = Not now! Both princesses look at appearance. Take it back and buy the token.

emira-lesson-zainab_chooses-text = The others act. Then { $zainab } chooses: she joins you as well, and brings the talent you lacked, intelligence. You pay the upkeep of { $upkeep }, in full.

emira-lesson-counted-text = { $mine } princesses: { $nibal } keeps house, { $raidah } and { $asima } cook, { $thara } is romantic, { $zainab } is clever. All talents of your objective, and everything paid: that is how Emira is won.

emira-lesson-end-text = You win with { $mine } princesses; { $khamsin } has { $theirs }, { $sirocco } { $third }, { $harmattan } { $fourth }. The score would be { $score } to { $second }, but the objective alone decides.
