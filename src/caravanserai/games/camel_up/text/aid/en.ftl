### The player aid, for people at a real table. No number is written here: all are given by the game's components. *So* is printed bold.

camel_up-aid-variant-few = up to { $most } players
camel_up-aid-variant-many = { $least } players or more
camel_up-aid-fact-each = *{ $least }–{ $most }* players: *{ $coins }* coins each, a tile, a finish card of each colour
camel_up-aid-fact-start = racers start on their roll, { $first } to { $last }; crazy camels on { $crazy }

camel_up-aid-turn = Your turn: exactly one of these
camel_up-aid-ticket = The top one of any pile. You bet that this racer leads when the leg ends.
    .title = Take a leg ticket
camel_up-aid-tile = Cheering or booing side up. Never on space { $forbidden }, on a camel, on a tile, or right beside another’s tile; a moved tile must change its space.
    .title = Lay or move your tile
camel_up-aid-roll = Take a pyramid ticket ({ $coins } { $coins ->
        [one] coin
       *[other] coins
    } when the leg ends), then one die moves a camel. Every die inside is equally likely.
    .title = Roll
camel_up-aid-card = A finish card, face down, on the winner or the loser pile. Each colour once.
    .title = Bet on the race
camel_up-aid-ally = Another player who has none becomes your partner for this leg; nobody can refuse.
    .title = Find a partner

camel_up-aid-run = How camels run
camel_up-aid-unit = A camel takes along all who sit on it, and climbs on whoever stands where it stops. Who is below stays behind.
    .title = Carry and climb.
camel_up-aid-cheer = Stopped by the die on a tile: its owner gets { $coins } { $coins ->
        [one] coin
       *[other] coins
    }, and the unit goes on.
    .title = Cheer: { $step } further, on top.
camel_up-aid-boo = Even under the stack it has just left. Passing a tile does nothing.
    .title = Boo: { $step } back, underneath.

camel_up-aid-crazy = Crazy camels
camel_up-aid-crazy-way = White and black run *the wrong way*, from { $last } towards { $first }, with all who ride on them. The grey die’s colour says which one, except:
camel_up-aid-crazy-carrier = exactly one of them carries a racer, somewhere above it: *that one* moves;
camel_up-aid-crazy-upper = one sits directly on the other: *the upper one* moves.
camel_up-aid-crazy-tiles = For them a cheer leads on towards { $first }, a boo back towards { $last }.
camel_up-aid-crazy-picture = White moves, for it sits on black; the racer on its back comes along.

camel_up-aid-leg = A leg pays
camel_up-aid-leg-leader = your ticket on the *leader*
camel_up-aid-leg-second = on the *second*
camel_up-aid-leg-other = on any *other*
camel_up-aid-leg-pyramid = each *pyramid ticket*
camel_up-aid-leg-ends = after pyramid ticket { $tickets }; { $dice } { $dice ->
        [one] die is
       *[other] dice are
    } never seen. Ahead is who is farther; on one space, who sits higher. Add all up, then settle: nobody falls below nothing.
    .title = The leg ends
camel_up-aid-leg-back = Left of whoever rolled last begins the next leg. Tickets, tiles and dice go back; camels, coins and finish cards stay.
    .title = Then

camel_up-aid-race = The race pays
camel_up-aid-race-right = right *winner* or *loser*
camel_up-aid-race-wrong = any *other* racer
camel_up-aid-race-ends = at once when any camel crosses the line, either way. The leg is paid once more, then both piles, from the oldest card on. Wrong cards use up no reward.
    .title = The race ends
camel_up-aid-race-won = Racers carried back over the line are last. Most coins win; equals share.
    .title = Ranking:

camel_up-aid-partners = Partners
camel_up-aid-partner-find = Swap partnership cards and turn them to the allied side. One partner in a leg at most.
    .title = To ally is a turn.
camel_up-aid-partner-copy = When the leg is scored, choose one of your partner’s own tickets, leg or pyramid, and earn what it earns, as well as your own. You need not.
    .title = Copy a ticket.
camel_up-aid-partner-part = Everybody takes back their card after the leg.
    .title = Part again.

camel_up-aid-ask = People ask
camel_up-aid-ask-pass = No. You can always roll.
    .title = May I pass?
camel_up-aid-ask-flip = No, it must move.
    .title = May I turn my tile over where it lies?
camel_up-aid-ask-own = Yes.
    .title = Does my own roll onto my tile pay me?
camel_up-aid-ask-crazy = Never.
    .title = Are crazy camels ranked?
camel_up-aid-ask-both = No, there is one card of each colour.
    .title = May I bet on one camel to win and to lose?
camel_up-aid-ask-back = Yes, even a crazy camel alone does.
    .title = Does a camel that runs back over the line end the race?
