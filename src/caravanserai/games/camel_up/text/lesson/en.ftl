### Your first race, as the learner reads it. Figures are arguments; docs/lessons.md tells how a lesson is written.

camel_up-lesson-title = Your first race

camel_up-lesson-welcome-text = Five camels race, and nobody owns them: you bet. You have { $coins } coins, and whoever has most after the race wins.

camel_up-lesson-roll-idea = a roll moves a camel
camel_up-lesson-roll-ask = Let us see them run. Take a pyramid ticket and roll.
camel_up-lesson-roll-tells = Yellow runs { $face } spaces and climbs onto red. On one space, whoever stands higher is ahead.
camel_up-lesson-roll-why = A roll is safe money: each pyramid ticket pays a coin when the leg ends.
camel_up-lesson-roll-other =
    { $other ->
        [place_tile] Tiles come in a moment. Look at it, take it back, and roll.
       *[other] That is a bet, and bets come in a moment. Look at it, take it back, and roll.
    }

camel_up-lesson-carried-text = { $khamsin } rolls red: { $face } spaces, and yellow rides along. Whoever sits above is carried.

camel_up-lesson-ticket-idea = a leg ticket is a bet on who leads the leg
camel_up-lesson-ticket-ask = Who leads when this leg ends? Yellow sits on top: take its ticket of { $value }.
camel_up-lesson-ticket-tells = It pays { $value } if yellow leads the leg. The next one is worth only { $next }.
camel_up-lesson-ticket-why = Early tickets pay most, and yellow leads in { $chance }% of all ways to go on.
camel_up-lesson-ticket-other =
    { $other ->
        [take_ticket] You may. But that racer leads less often than yellow: look who sits on top, then take it back.
       *[other] You may. But yellow’s ticket is the better bet, and soon gone: take it back and get that ticket.
    }

camel_up-lesson-crazy-text = { $sirocco } rolls grey: the white camel is crazy, and runs { $face } spaces the wrong way. { $khamsin } takes the next yellow ticket.

camel_up-lesson-tile-idea = a tile earns by being stepped on
camel_up-lesson-tile-ask = Lay your tile on space { $space }, the cheering side up.
camel_up-lesson-tile-tells = Whatever stops there brings you a coin, and goes a space further.
camel_up-lesson-tile-why = Blue, green and purple are still to come, and each of them can stop on it.
camel_up-lesson-tile-other =
    { $other ->
        [place_tile] It may lie there. But few dice lead to that space, or a boo would turn them back: take it up again.
       *[other] You may. But let us see what a tile does: take it back, and lay yours on space { $space }.
    }

camel_up-lesson-paid-text = Green stops on your tile with purple on its back, and both are cheered on to space { $space }. You earn { $coin } at once.

camel_up-lesson-insurance-idea = the fifth roll ends the leg; two tickets are an insurance
camel_up-lesson-insurance-ask = The next roll ends the leg. If it is purple, yellow is overtaken: take purple’s ticket as well.
camel_up-lesson-insurance-tells = { $sirocco } rolls: blue! Yellow still leads. After { $all } rolls a leg is over, so one die is never seen.
camel_up-lesson-insurance-why = Yellow leads in { $chance }% of all ways, purple in { $against }%: whatever comes, one of your tickets pays { $value }.
camel_up-lesson-insurance-other = You may. But should purple come, you would be left with little: take it back, and insure yourself.
camel_up-lesson-if_purple-text = Had it been purple: it jumps onto yellow and leads. Your new ticket would have paid { $best }, and the yellow one, second, { $second }.

camel_up-lesson-leg_paid-text = Pay day: yellow leads and earns you { $ticket }. Your roll earns { $pyramid }; purple is only third, and costs { $loss }. You have { $coins } coins, { $khamsin } { $theirs }.

camel_up-lesson-second_leg-text = Leg { $leg }: tickets, tiles and dice come back, camels stay. { $khamsin } rolls purple, and it climbs on top of the leaders.

camel_up-lesson-winner-idea = a secret card on the whole race
camel_up-lesson-winner-ask = Now bet on the whole race: lay your purple card, face down, on the pile for the winner.
camel_up-lesson-winner-tells = Only you know its colour. If it is right, the first such card earns { $first }, the next { $second }, then { $third }.
camel_up-lesson-winner-why = Cards are paid in the order in which they were laid, so an early guess is worth most.
camel_up-lesson-winner-other =
    { $other ->
        [play_card] Such a card is a good idea. In this race let us try purple, as the winner: take it back.
       *[other] You may. But an early card is worth most: take it back, and lay the purple one.
    }

camel_up-lesson-carry_two-text = Red runs { $face } with both on its back. { $khamsin } takes the purple ticket of { $value }.

camel_up-lesson-second_ticket-idea = the odds
camel_up-lesson-second_ticket-ask = The next purple ticket still pays { $value }. Take it.
camel_up-lesson-second_ticket-tells = { $value } if purple leads, a coin if it is second; otherwise it costs one.
camel_up-lesson-second_ticket-why = Purple leads in { $chance }% of all ways: that is worth more than the coin for a roll.
camel_up-lesson-second_ticket-other =
    { $other ->
        [play_card] A card can wait for a turn, and this ticket will not: take it back.
       *[other] The odds say that this is worth less. Take it back and look again.
    }

camel_up-lesson-riding-text = Yellow carries purple { $face } spaces, onto the white camel: they ride a crazy one! { $khamsin } lays a secret card for the winner.

camel_up-lesson-crazy_roll-idea = the grey die
camel_up-lesson-crazy_roll-ask = The grey die is still inside. Roll, and hold your breath.
camel_up-lesson-crazy_roll-tells = Grey! It shows black, but only white carries racers, so white runs: { $back } spaces back with all of them, onto red. Purple is still on top.
camel_up-lesson-crazy_roll-why = A leader who rides a crazy camel is never safe.
camel_up-lesson-crazy_roll-other = That is allowed. But somebody will roll, and earn by it: take it back and be the one.

camel_up-lesson-second_pay-text = The leg ends with purple in front: you earn { $mine }. { $khamsin } earns { $theirs } and goes ahead, { $ahead } to { $behind }.

camel_up-lesson-third_leg-idea = who sits on top
camel_up-lesson-third_leg-ask = This leg begins with you. Which ticket is the best one?
camel_up-lesson-third_leg-tells = Purple, and this time the { $value } is yours.
camel_up-lesson-third_leg-why = It sits on top of { $below } camels: whoever of them moves takes it along.
camel_up-lesson-third_leg-other = Perhaps. But who sits on top of the tall stack? Take it back and look again.

camel_up-lesson-boo-text = { $sirocco } bets on purple too. { $khamsin } lays a booing tile on space { $space }: whatever stops there is sent a space back.

camel_up-lesson-tile_again-idea = where tiles may lie
camel_up-lesson-tile_again-ask = Lay yours on space { $space }, cheering, where yellow and purple may come.
camel_up-lesson-tile_again-tells = Tiles never lie side by side; here there is a space between them.
camel_up-lesson-tile_again-why = A long shot: but if they come, it earns a coin and pushes the racer you believe in.
camel_up-lesson-tile_again-other =
    { $other ->
        [place_tile] Not every space helps purple. Take it up again, and lay it on { $space }, cheering.
       *[other] You may. But a tile could push purple on: take it back, and lay yours on { $space }, cheering.
    }

camel_up-lesson-booed-text = Red runs { $face } with { $riders } on its back, and is booed back to space { $space }. { $khamsin } earns a coin, and lays a card for the loser.

camel_up-lesson-loser-idea = the last place
camel_up-lesson-loser-ask = Who will be last? Lay your blue card on the pile for the loser.
camel_up-lesson-loser-tells = If blue is last, it earns you { $second }, or { $first } if { $khamsin } bet on another.
camel_up-lesson-loser-why = The last place is often easier to see than the first: blue is { $gap } spaces behind the next racer.
camel_up-lesson-loser-other =
    { $other ->
        [play_card] Who is far behind all the others? Take it back and look.
       *[other] You may. But the last place is easy to see by now: take it back, and lay your blue card.
    }

camel_up-lesson-cheered-text =
    Yellow carries purple onto your tile: { $coin ->
        [one] { $coin } coin
       *[other] { $coin } coins
    } for you, and on they go to space { $space }. { $khamsin } takes a purple ticket.

camel_up-lesson-finish-idea = the race ends at the line
camel_up-lesson-finish-ask = Purple needs { $left } more to cross the line. Roll!
camel_up-lesson-finish-tells = Purple! It crosses the line, and the race is over at once.
camel_up-lesson-finish-tells-1 = One more purple ticket, why not! { $sirocco } rolls: purple crosses the line, and the race is over at once.
camel_up-lesson-finish-why = Any camel that crosses the line ends the race, even a crazy one the wrong way.
camel_up-lesson-finish-other = You could wait. But the last roll pays its coin too: take it back and roll.

camel_up-lesson-last_leg-text = First the leg: you earn { $mine }, { $khamsin } { $theirs }. That makes { $coins } to { $others }; now the cards are turned over.

camel_up-lesson-cards-text = For the winner: { $win } for your purple card, { $next } for { $khamsin }’s, and { $sirocco }’s yellow one costs { $loss }. For the loser: { $first } for { $khamsin }, who was there before you, and { $lose } for you.

camel_up-lesson-end-text = { $mine } coins; { $khamsin } has { $second }, { $sirocco } { $third }. You win by { $margin }: your card for the winner lay there before { $khamsin }’s.
