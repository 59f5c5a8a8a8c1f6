### The player aid, for people at a real table. No number is written here: all are given by the game's components. *So* is printed bold.

five_tribes-aid-variant-thieves = with The Thieves of Naqala
five_tribes-aid-variant-base = the base game
five_tribes-aid-fact = *{ $players }* players: *{ $camels }* camels, *{ $markers }* { $markers ->
        [one] marker
       *[other] markers
    }, *{ $gold }* gold

## A round

five_tribes-aid-round = A round
five_tribes-aid-bid = In bid order: put your marker on a free spot and pay its price. Nobody passes, no bid is changed. Last to come to the zeros plays first of them.
    .title = Bid
five_tribes-aid-act = Dearest spot first. Your marker then goes to the first empty place of the bid order: who acts first, bids first next time.
    .title = Act
five_tribes-aid-fill = { $cards } cards and { $djinns } djinns lie open again{ $thieves ->
        [yes] , and a thief
       *[no] { "" }
    }. Gaps wait until now.
    .title = Fill up

## An activation

five_tribes-aid-activation = When your marker acts
five_tribes-aid-move = Take up *all* meeples of a tile. Step from tile to tile, never diagonally, never straight back, and leave *one on each*. The last must meet its own tribe.
    .title = Move
five_tribes-aid-control = Take the last one and all of its tribe from that tile. No meeple left and no camel there? *Your camel takes the tile.*
    .title = Control
five_tribes-aid-tribe = As many as you took act together: see below.
    .title = Tribe
five_tribes-aid-thief = You may use one whose tribe has just acted, but not in the round you bought it.
    .title = Thief
five_tribes-aid-tile = The last tile acts for you, whosever it is: see below.
    .title = Tile
five_tribes-aid-sale = You may sell suits of different goods.
    .title = Sale
five_tribes-aid-powers = Djinns with a price: once in each of your activations, before the move, before builders or assassins act, after the tribe, or at the end.

## Tribes

five_tribes-aid-tribes = Tribes
    .note = all that you took act; then they stay, or go to the bag
five_tribes-aid-viziers = Stay in front of you. { $each } { $each ->
        [one] point
       *[other] points
    } each at the end, and { $lead } for every opponent who has fewer.
    .title = viziers
five_tribes-aid-elders = Stay in front of you: { $each } points each, and the price of djinns and their powers.
    .title = elders
five_tribes-aid-merchants = As many cards from the *head* of the row, as they come.
    .title = merchants
five_tribes-aid-builders = Gold: builders (and fakirs you discard) *times* blue tiles, of the last tile and all around it, corners too.
    .title = builders
five_tribes-aid-assassins = Kill *one*: on a tile up to as many steps away as they are (a step more per fakir), or a vizier or elder in front of an opponent. Emptied a tile without a camel? It is yours, without its action.
    .title = assassins
five_tribes-aid-stay = stay
five_tribes-aid-bag = bag

## Tiles and suits

five_tribes-aid-tiles = Tiles
    .note = house: blue, counts for builders; ribbon: red
five_tribes-aid-village = A *palace* on it. You must.
    .title = village
five_tribes-aid-oasis = A *palm* on it. You must.
    .title = oasis
five_tribes-aid-small-market = { $price } gold: one of the first { $row } cards.
    .title = small market
five_tribes-aid-large-market = { $price } gold: { $cards } of the first { $row } cards.
    .title = large market
five_tribes-aid-sacred-place = { $elders } elders, or a fakir for one of them: a *djinn*{ $thieves ->
        [yes] { " or the open *thief*" }
       *[no] { "" }
    }. Its power may be used at once.
    .title = sacred place
five_tribes-aid-suits = Suits
five_tribes-aid-cards = cards
five_tribes-aid-gold = gold
five_tribes-aid-goods = of each
five_tribes-aid-fakirs = fakirs, which are no goods

## The end

five_tribes-aid-end = What counts at the end
five_tribes-aid-count-gold = { "" }
    .title = each gold
five_tribes-aid-count-viziers = +{ $lead } for every opponent with fewer
    .title = each vizier
five_tribes-aid-count-elders = { "" }
    .title = each elder
five_tribes-aid-count-djinns = as printed
    .title = djinns
five_tribes-aid-count-thieves = { "" }
    .title = each unused thief
five_tribes-aid-count-tiles = their number
    .title = tiles with your camel
five_tribes-aid-count-palms = on your tiles
    .title = each palm
five_tribes-aid-count-palaces = on your tiles
    .title = each palace
five_tribes-aid-count-goods = best suits
    .title = goods
five_tribes-aid-last = somebody places their last camel, or a marker finds no move. It is played to its end. Equals share the victory.
    .title = Last round:

## Djinns and thieves

five_tribes-aid-djinns = Djinns
    .note = { $elder } elder, { $fakir } fakir (paid elders go to the bag); no price: works by itself
five_tribes-aid-head-points = points
five_tribes-aid-head-price = price
five_tribes-aid-head-power = what it does
five_tribes-aid-or = or
five_tribes-aid-with-bid = with a bid
five_tribes-aid-fakir-letter = F
five_tribes-aid-power-al_amin = At the end { $fakirs } fakirs are one good of any kind.
five_tribes-aid-power-anun_nak = { $meeples } meeples from the bag onto a tile with no meeple, camel, palm or palace.
five_tribes-aid-power-baal = Somebody gains a djinn: { $own } gold if it is you, { $other } if another. Not for Ba’al.
five_tribes-aid-power-boaz = Assassins cannot kill in front of you.
five_tribes-aid-power-bouraq = A palace onto any village.
five_tribes-aid-power-echidna = Before your builders act: { $times } times the gold.
five_tribes-aid-power-enki = A palm onto any oasis.
five_tribes-aid-power-hagis = A palace you place goes to one of the tiles around instead, of any kind.
five_tribes-aid-power-haurvatat = Your palms count { $each } each.
five_tribes-aid-power-ibus = Your assassins kill one more: on the same tile, or in front of the same opponent.
five_tribes-aid-power-jafaar = Your viziers count { $each } each; what you get for opponents with fewer stays.
five_tribes-aid-power-kandicha = Whom your assassins kill serves you: merchant, top card of the pile; builder, gold as one builder there; vizier or elder, yours.
five_tribes-aid-power-kumarbi = Each fakir makes your bid a spot cheaper.
five_tribes-aid-power-lamia = As Hagis, for a palm.
five_tribes-aid-power-leta = A camel onto a tile with no meeple, camel, palm or palace.
five_tribes-aid-power-marid = A meeple is left on a tile of yours: { $own } gold if by you, { $other } if by another.
five_tribes-aid-power-monkir = A palace is placed: { $own } gold if by you, { $other } if by another.
five_tribes-aid-power-nekir = Assassins kill: { $own } gold if yours, { $other } if another’s.
five_tribes-aid-power-shamhat = Your elders count { $each } each.
five_tribes-aid-power-sibittis = Look at the top { $djinns } djinns, keep one, discard the rest.
five_tribes-aid-power-sloar = The top card of the resource pile.
five_tribes-aid-power-utug = A camel onto a tile with meeples, but no camel, palm or palace.
five_tribes-aid-power-morgiane = Thieves of others do not concern you.

five_tribes-aid-thieves = Thieves
    .note = bought where djinns are, at the same price; used once, then out of the game; { $points } points if unused
five_tribes-aid-head-thief = thief
five_tribes-aid-head-after = after your
five_tribes-aid-head-gives = each other player gives (their choice)
five_tribes-aid-head-take = you take
five_tribes-aid-head-rest = the rest
five_tribes-aid-gives-houssain = { $gives } goods, no fakirs
    .take = { $takes }
    .rest = discards
five_tribes-aid-gives-ziad = a vizier
    .take = one
    .rest = bag
five_tribes-aid-gives-ouafat = a djinn
    .take = one, ready to use
    .rest = djinn discards
five_tribes-aid-gives-kohdian = a tile: the camel goes home
    .take = one, with your camel
    .rest = stays neutral
five_tribes-aid-gives-shaum = a palm or palace of their tiles
    .take = one, onto a tile of yours
    .rest = supply

## People ask

five_tribes-aid-ask = People ask
five_tribes-aid-ask-cross = Yes, but never straight back.
    .title = May the path cross itself?
five_tribes-aid-ask-match = Yes.
    .title = Does a meeple I left earlier in this move count as a match?
five_tribes-aid-ask-kill = Yes, if anybody can be killed without fakirs.
    .title = Must I kill?
five_tribes-aid-ask-elders = Yes, the tile acts after the tribe.
    .title = May I buy a djinn with elders that came to me just now?
five_tribes-aid-ask-owner = Yes.
    .title = Somebody else’s camel is there: do I get the tile’s action?
five_tribes-aid-ask-camels = The tile stays neutral.
    .title = No camel left?
five_tribes-aid-ask-pass = No. Whoever cannot pay takes the cheapest free spot for all they have.
    .title = May I pass the bidding?
five_tribes-aid-ask-secret = Gold and cards; everything else is open.
    .title = What is secret?
