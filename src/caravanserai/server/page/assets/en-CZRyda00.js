var e=`### Camel Up in English. Every id is the same in all languages; attributes such as .title are forms of a word that a language needs.

camel_up-title = Camel Up
camel_up-pitch = Bet on a race in which camels carry camels.
camel_up-stage = leg { $number }
camel_up-intro =
    Five camels race once around the desert: 16 spaces, then over the line. Camels that meet stand on one another’s backs, and whoever
    moves carries all those above. The crazy camels, white and black, run the wrong way round. You own none of them: you bet. Tickets
    pay for the leader of a leg, cards for the winner and the loser of the whole race. A leg lasts five rolls. On your turn you do one
    thing. Whoever has the most coins when a camel crosses the line wins.
camel_up-legend = B blue, G green, Y yellow, R red and P purple race; the small letters, w white and k black, are the crazy ones. A stack is drawn as it stands; whoever is on top is ahead. +\xA0is a cheering tile, −\xA0a booing one.

## Camels and dice

camel_up-camel-blue = blue
camel_up-camel-green = green
camel_up-camel-yellow = yellow
camel_up-camel-red = red
camel_up-camel-purple = purple
camel_up-camel-white = white
camel_up-camel-black = black
camel_up-die-blue = blue die
camel_up-die-green = green die
camel_up-die-yellow = yellow die
camel_up-die-red = red die
camel_up-die-purple = purple die
camel_up-die-grey = grey die

camel_up-camel =
    { $camel ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
        [purple] purple
        [white] white
        [black] black
       *[other] { $camel }
    }
    .title =
        { $camel ->
            [blue] Blue
            [green] Green
            [yellow] Yellow
            [red] Red
            [purple] Purple
            [white] White
            [black] Black
           *[other] { $camel }
        }
camel_up-letter =
    { $camel ->
        [blue] B
        [green] G
        [yellow] Y
        [red] R
        [purple] P
        [white] w
       *[black] k
    }
camel_up-list-camels =
    { $place ->
        [1]
            { $item ->
                [blue] Blue
                [green] Green
                [yellow] Yellow
                [red] Red
                [purple] Purple
                [white] White
                [black] Black
               *[other] { $item }
            }
       *[other]
            { $item ->
                [blue] blue
                [green] green
                [yellow] yellow
                [red] red
                [purple] purple
                [white] white
                [black] black
               *[other] { $item }
            }
    }
camel_up-list-ranking =
    { $place }. { $item ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
        [purple] purple
       *[other] { $item }
    }
    .separator = { ", " }

## What happened

camel_up-event-start_seat_drawn = By lot, { $seat } starts.
camel_up-event-start_die_rolled = The { camel_up-camel } die shows { $face }.
camel_up-event-grey_start_die_rolled =
    The grey die shows a { $printed ->
        [white] white
       *[black] black
    } { camel_up-face }, so a crazy camel starts on space { $face ->
        [1] 16
        [2] 15
       *[3] 14
    }.
camel_up-event-camel_placed = { camel_up-camel.title } starts on space { $space }.
camel_up-event-setup_ended = The camels are ready. { $seat } has the first turn.
camel_up-event-ticket_taken = { $seat } takes the { camel_up-camel } ticket worth { $value }.
camel_up-event-tile_placed =
    { $origin ->
        [none] { $seat } places a tile on space { $space }
       *[other] { $seat } moves the tile from space { $origin } to { $space }
    }, { $side ->
        [cheer] cheering
       *[boo] booing
    }.
camel_up-event-pyramid_ticket_taken = { $seat } takes a pyramid ticket and rolls.
camel_up-event-die_rolled =
    { $camel ->
        [white] The grey die shows a white { camel_up-face }.
        [black] The grey die shows a black { camel_up-face }.
       *[other] The { camel_up-camel } die shows { $face }.
    }
camel_up-face = { $face }
camel_up-event-crazy_swapped =
    { $reason ->
        [only_carrier] But { camel_up-camel } moves, the only crazy camel that carries racers.
       *[upper_of_two] But { camel_up-camel } moves, because it sits right on the other crazy camel.
    }
camel_up-event-unit_moved =
    { $camels_count ->
        [one] { $camels } goes from { $origin } { camel_up-arrival }.
       *[other] { $camels } (bottom to top) go from { $origin } { camel_up-arrival }.
    }
camel_up-arrival =
    { $space ->
        [17] over the finish line
        [18] over the finish line
        [19] over the finish line
        [0] backwards over the line
        [-1] backwards over the line
        [-2] backwards over the line
       *[other]
            { $under ->
                [yes] to { $stop }, { $camels_count ->
                    [one] is booed and slips
                   *[other] are booed and slip
                } back underneath on { $space }
               *[no] to { $space }
            }
    }
camel_up-event-tile_paid = The tile on { $space } takes effect: { $seat } gets 1 coin.
camel_up-event-card_played =
    { $pile ->
        [winner] { $seat } bets on the winner of the race with a hidden card
       *[loser] { $seat } bets on the loser of the race with a hidden card
    }{ $camel ->
        [none] .
       *[other] : { camel_up-camel }.
    }
camel_up-event-partnership_formed = { $seat } and { $partner } are partners for this leg.
camel_up-event-leg_ended = Leg { $leg } is over: { $ranking }. The start marker goes to { $start_marker }.
camel_up-event-partner_ticket_chosen =
    { $ticket ->
        [nothing] { $seat } copies none of their partner’s tickets.
        [pyramid] { $seat } copies their partner’s pyramid ticket.
       *[other] { $seat } copies their partner’s { camel_up-ticket } ticket.
    }
camel_up-ticket =
    { $ticket ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
        [purple] purple
       *[other] { $ticket }
    }
camel_up-event-ticket_scored =
    { $gain ->
        [-1] { $seat } pays 1 coin for the { camel_up-camel } ticket.
        [1] { $seat } gets 1 coin for the { camel_up-camel } ticket: second place.
       *[other] { $seat } gets { $gain } coins for the { camel_up-camel } ticket: first place!
    }
camel_up-event-pyramid_scored =
    { $count ->
        [one] { $seat } gets { $count } coin for a pyramid ticket.
       *[other] { $seat } gets { $count } coins for { $count } pyramid tickets.
    }
camel_up-event-partner_ticket_scored =
    { $gain ->
        [0] { $seat } profits from none of { $partner }’s tickets.
        [-1] { $seat } pays 1 coin for a ticket copied from { $partner }.
        [one] { $seat } gets { $gain } coin through { $partner }’s ticket.
       *[other] { $seat } gets { $gain } coins through { $partner }’s ticket.
    }
camel_up-event-leg_settled =
    { $seat } ends the leg at { $gain }{ $coins ->
        [hidden] .
        [one] , with { $coins } coin in the purse.
       *[other] , with { $coins } coins in the purse.
    }
camel_up-event-leg_started = Leg { $leg } begins with { $seat }; tickets, tiles and dice are back.
camel_up-event-race_ended =
    { $finish ->
        [backward] A crazy camel has run backwards over the line: the race is over!
       *[forward] A camel has crossed the finish line: the race is over!
    } The order: { $ranking }.
camel_up-event-card_scored =
    { $pile ->
        [winner] { $seat } said that { camel_up-camel } would win:
       *[loser] { $seat } said that { camel_up-camel } would be last:
    } { $gain ->
        [-1] wrong, 1 coin to pay
        [one] right, { $gain } coin
       *[other] right, { $gain } coins
    }{ $coins ->
        [hidden] .
       *[other] ; now { $coins }.
    }
camel_up-event-pile_settled =
    { $pile ->
        [winner] Cards on the winner bring { $seat } { $gain }
       *[loser] Cards on the loser bring { $seat } { $gain }
    }{ $coins ->
        [hidden] .
       *[other] ; now { $coins }.
    }
camel_up-event-game_stalled =
    { $turns ->
        [one] Nobody has rolled for { $turns } turn: the game is broken off as a draw.
       *[other] Nobody has rolled for { $turns } turns: the game is broken off as a draw.
    }
camel_up-event-game_ended =
    { $winners_count ->
        [one] { $winners } wins the game!
       *[other] { $winners } share the victory!
    }
camel_up-event-asked = { "" }

## Moves: what each does, what moves of its kind do, and more about them

camel_up-move-take_ticket = Take the { camel_up-camel } ticket
camel_up-move-place_tile =
    { $side ->
        [cheer] Place your tile on { $space }, cheering
       *[boo] Place your tile on { $space }, booing
    }
camel_up-move-roll = Take a pyramid ticket and roll
camel_up-move-play_card =
    { $pile ->
        [winner] Bet that { camel_up-camel } wins the race
       *[loser] Bet that { camel_up-camel } is last in the race
    }
camel_up-move-form_partnership = Become { $seat }’s partner
camel_up-move-copy_ticket =
    { $ticket ->
        [nothing] Copy nothing
        [pyramid] Copy a pyramid ticket
       *[other] Copy the { camel_up-ticket } ticket
    }
camel_up-move-stack_camel = Put { camel_up-camel } next onto the stack
camel_up-move-place_first_crazy = Put the { camel_up-camel } crazy camel there
camel_up-move-show_die = The { camel_up-camel } die shows { $face }
camel_up-move-draw_start_seat = { $seat } starts

camel_up-kind-take_ticket = bet on the leader of this leg
    .help = The top ticket pays what it says if its camel leads when the leg ends, 1 coin if it is second, and costs 1 coin otherwise.
camel_up-kind-place_tile =
    { $side ->
        [cheer] place your tile: a camel that stops there moves 1 forward
        [any] place your tile: a camel that stops there moves 1 forward or back
       *[boo] place your tile: a camel that stops there moves 1 back
    }
    .help =
        { $side ->
            [cheer] A camel that stops on your tile gives you 1 coin and goes one space further, onto the stack there.
           *[boo] A camel that stops on your tile gives you 1 coin and goes one space back, under the stack there.
        } You have only one tile; placed again, it moves. It may not go on space 1, on camels, on a tile or beside another player’s tile.
camel_up-kind-roll = 1 coin for you; a die moves a camel
    .help = You take a pyramid ticket, worth 1 coin when the leg ends, and one of the dice left comes out and moves its camel.
camel_up-kind-play_card =
    { $pile ->
        [winner] bet on the winner of the whole race
        [any] bet on the winner or the loser of the whole race
       *[loser] bet on the loser of the whole race
    }
    .help = The card stays hidden until the race ends. The first right card on a pile earns 8 coins, then 5, 3, 2 and 1; a wrong one costs 1.
camel_up-kind-form_partnership = take a partner for this leg
    .help = When the leg is scored each of you also profits from one of the other’s tickets. The other cannot refuse.
camel_up-kind-copy_ticket = profit from one of your partner’s tickets
    .help = What that ticket earns, you earn too. Your partner loses nothing. You may also copy nothing.
camel_up-kind-stack_camel = the next camel, from the bottom up
    .help = These camels start on the same space. You rolled, so you choose who stands on whom: the one you name goes on top.
camel_up-kind-place_first_crazy = which crazy camel starts there
    .help = One crazy camel starts where the grey die said, the other rolls again. They run the wrong way round.
camel_up-kind-show_die = a die comes out
    .help = Chance decides which die comes out of the pyramid, and its number.
camel_up-kind-draw_start_seat = who starts
    .help = Chance decides who has the first turn.

## Why not

camel_up-refusal-no_such_move = There is no such move in Camel Up.
camel_up-refusal-game_over = The game is over.
camel_up-refusal-no_such_seat = Nobody sits at seat { $seat }.
camel_up-refusal-no_ticket_left = All { camel_up-camel } tickets are taken; they come back with the next leg.
camel_up-refusal-camel_there = A camel stands on space { $space }. A tile needs a space without camels.
camel_up-refusal-own_tile_there = Your tile lies on space { $space } already. It may only move to another space.
camel_up-refusal-tile_there = There is a tile on space { $space } already. Each space takes only one.
camel_up-refusal-tile_beside = Space { $space } is beside another player’s tile, on { $beside }. A space must lie between them.
camel_up-refusal-card_played = You have played your { camel_up-camel } card already. Each colour can be bet on once.
camel_up-refusal-too_few_for_partnerships = Partnerships are only for six players or more.
camel_up-refusal-oneself = You cannot be your own partner. Choose another player.
camel_up-refusal-already_allied = You have a partner already. The next leg will set you free.
camel_up-refusal-other_allied = { $seat } has a partner already in this leg. Choose somebody who is free.
camel_up-refusal-partner_has_none =
    { $ticket ->
        [pyramid] Your partner has no pyramid ticket.
       *[other] Your partner has no { camel_up-ticket } ticket.
    } Only tickets in front of your partner can be copied.
camel_up-refusal-not_on_this_stack = The { camel_up-camel } camel does not start on this space. Choose one that does.
camel_up-refusal-die_is_out =
    { $camel ->
        [white] The grey die is out already.
        [black] The grey die is out already.
       *[other] The { camel_up-camel } die is out already.
    } It goes back into the pyramid when the leg ends.
camel_up-refusal-other_die_first =
    { $die ->
        [blue] The blue die is rolled first.
        [green] The green die is rolled first.
        [yellow] The yellow die is rolled first.
        [red] The red die is rolled first.
        [purple] The purple die is rolled first.
       *[grey] The grey die is rolled now.
    }
camel_up-refusal-now_choosing_start = The player who starts must be drawn first.
camel_up-refusal-now_rolling_start = The dice for the starting spaces must be rolled first.
camel_up-refusal-now_stacking = The camels that share a starting space must be stacked first.
camel_up-refusal-now_rolling_first_crazy = The grey die for the first crazy camel must be rolled first.
camel_up-refusal-now_choosing_crazy = First choose which crazy camel starts there.
camel_up-refusal-now_rolling_second_crazy = The grey die for the second crazy camel must be rolled first.
camel_up-refusal-now_turn = You cannot do that on your turn. Take a ticket, place your tile, roll, play a card or find a partner.
camel_up-refusal-now_rolling = A die is coming out of the pyramid. Wait for it.
camel_up-refusal-now_copying = The leg is being scored: first the partners choose which ticket they copy.

## What is asked, and what is waited for

camel_up-ask-choosing_start = The player who starts is drawn.
camel_up-ask-rolling_start = The dice tell where the camels start.
camel_up-ask-stacking = { $seat }, these camels start on one space. Who goes next onto the stack?
camel_up-ask-rolling_first_crazy = The grey die tells where a crazy camel starts.
camel_up-ask-choosing_crazy = { $seat }, which of the crazy camels starts there?
camel_up-ask-rolling_second_crazy = The grey die tells where the other crazy camel starts.
camel_up-ask-turn = Your turn, { $seat }. Do one thing:
camel_up-ask-rolling = A die comes out of the pyramid.
camel_up-ask-copying = { $seat }, which of your partner’s tickets do you copy?
camel_up-ask-over = The game is over.
camel_up-wait-choosing_start = The player who starts is being drawn.
camel_up-wait-rolling_start = The dice are telling where the camels start.
camel_up-wait-stacking = { $seat } is stacking the camels.
camel_up-wait-rolling_first_crazy = The grey die is being rolled for a crazy camel.
camel_up-wait-choosing_crazy = { $seat } chooses which crazy camel starts there.
camel_up-wait-rolling_second_crazy = The grey die is being rolled for the other crazy camel.
camel_up-wait-turn = It is { $seat }’s turn.
camel_up-wait-rolling = A die is coming out of the pyramid.
camel_up-wait-copying = { $seat } chooses which ticket to copy.
camel_up-wait-over = The game is over.

## Options of the table

camel_up-option-start_seat = First player
    .help = Who rolls for the camels and has the first turn.
    .random = drawn by lot
    .number = seat { $number }
camel_up-option-stack_order = Order of the first stacks
    .help = Who decides the order of camels that start on the same space.
    .choose = the first player
    .random = chance
    .given = always the same, blue lowest
camel_up-option-first_crazy = First crazy camel
    .help = Who decides which crazy camel takes the first roll of the grey die.
    .choose = the first player
    .random = chance
    .given = always white
camel_up-option-final_floor = When a purse runs empty at the end
    .help = Whether a purse is kept from falling below zero at every finish card, or once for each pile of cards.
    .card = at every card
    .pile = once for each pile
camel_up-option-partner_ticket = Copying a partner’s ticket
    .help = Whether the partner’s best ticket is copied at once, or each player chooses.
    .automatic = the best, at once
    .manual = each player chooses
camel_up-option-hide_coins = Hidden purses
    .help = Whether you see only your own coins until the game ends.
    .yes = hidden
    .no = open
camel_up-option-two_players = Two players
    .help = Whether two may play, though the game is made for three to eight.
    .yes = allowed
    .no = not allowed
camel_up-option-stall_limit = Turns without a roll
    .help = After how many turns without a roll the game is broken off as a draw; 0 means never.
    .number = { $number }

## The board

camel_up-board-leg = Leg { $leg }
camel_up-board-turn = turn { $turns }
camel_up-board-setup = Setting up
camel_up-board-finish = FINISH
camel_up-board-pyramid = In the pyramid
camel_up-board-rolled = Dice out
camel_up-board-tickets = Tickets
camel_up-board-winner_pile = Bets on the winner
camel_up-board-loser_pile = Bets on the loser
camel_up-board-player = Player
camel_up-board-coins = Coins
camel_up-board-held = Tickets
camel_up-board-rolls = Pyramid
camel_up-board-tile = Tile
camel_up-board-partner = Partner
camel_up-board-hand = Cards in hand
camel_up-board-grey = grey
camel_up-board-space = Space { $space }

## Odds

camel_up-odds-none = There are no odds to tell now: the race has not begun, or it is over.
camel_up-odds-title = Odds of this leg
camel_up-odds-camel = Camel
camel_up-odds-first = 1st
camel_up-odds-second = 2nd
camel_up-odds-last = Last
camel_up-odds-ticket = Ticket of { $value }
camel_up-odds-top_ticket = Top ticket
camel_up-odds-race = Odds of the race
camel_up-odds-race_winner = Wins the race
camel_up-odds-race_loser = Last in the race
camel_up-odds-race_ends = The race ends in this leg: { $chance }
camel_up-odds-roll = Rolling brings { $value }
camel_up-odds-landings = Expected stops on a tile here
camel_up-odds-next_landing = The next roll stops on the tile on { $space }: { $chance }
camel_up-odds-exact = The odds of the leg are exact, as long as no tile is moved.
camel_up-odds-estimate = The odds of the race come from { $races } races rolled to the end; 95 times in 100 they are off by at most { $error }.

## Bots, and the reasons they give

camel_up-bot-random = Drifter
    .help = Makes any move that is allowed, without a plan.
camel_up-bot-novice = Novice
    .help = Looks at who is in front more than it counts, and follows its moods.
camel_up-bot-regular = Regular
    .help = Knows the exact odds, guesses what the others have bet on, and thinks of what the next player is left with.
camel_up-bot-expert = Expert
    .help = Plays for first place, not for coins: tries the best moves in hundreds of races to the finish.

camel_up-why-ticket = The chance that { camel_up-camel } leads when the leg ends is { $first }%, so the ticket is worth { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins on average.
camel_up-why-roll = Rolling brings { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins on average.
camel_up-why-tile =
    { $side ->
        [cheer] A cheering tile on { $space } brings { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins on average.
       *[boo] A booing tile on { $space } brings { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins on average.
    }
camel_up-why-bend =
    { $side ->
        [cheer] A cheering tile on { $space } brings { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins on average
       *[boo] A booing tile on { $space } brings { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins on average
    }, and { NUMBER($tickets, minimumFractionDigits: 1, maximumFractionDigits: 1) } more by changing the odds of tickets already taken.
camel_up-why-card =
    { $pile ->
        [winner] The chance that { camel_up-camel } wins the race is { $chance }%
       *[loser] The chance that { camel_up-camel } comes last in the race is { $chance }%
    }, so the card is worth { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins on average.
camel_up-why-ally = { $seat }’s tickets should bring { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins.
camel_up-why-setup = At the start one choice is about as good as another.
camel_up-why-copy =
    { $value ->
        [one] None of your partner’s tickets earns more: { $value } coin.
       *[other] None of your partner’s tickets earns more: { $value } coins.
    }
camel_up-why-deny = The chance that { camel_up-camel } leads when the leg ends is { $first }%: the ticket is worth only { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins, but rolling would leave the next player something better.
camel_up-why-alone =
    { $pile ->
        [winner] The chance that { camel_up-camel } wins the race is { $chance }%
       *[loser] The chance that { camel_up-camel } comes last in the race is { $chance }%
    }, and nobody seems to have bet on that yet: the card is worth { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins on average.
camel_up-why-cover = The strongest rival, { $seat }, has bet that { camel_up-camel } leads when the leg ends: the same bet keeps the lead safe.
camel_up-why-long_shot = A long shot on { camel_up-camel }: only first place counts, and playing safe would not be enough to catch up.
camel_up-why-apart = The strongest rival, { $seat }, is ahead and has no ticket for { camel_up-camel }: a bet that is not shared can make up for that.
camel_up-why-first =
    { $less ->
        [0] In coins another move is about as good, but only first place counts, and this one does more for that.
       *[other] It should bring { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins fewer than the move that brings most, but only first place counts, and it does more for that.
    }
camel_up-why-looks_first = It looks as if { camel_up-camel } will lead when the leg ends.
camel_up-why-hunch = It feels right.
camel_up-less =
    { $less ->
        [0] about as good
       *[other] { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } coins less
    }
camel_up-why-only = It is the only move there is.

## The table in words

camel_up-field-leg = Leg
    .text = Leg { $leg }, turn { $turns }.
camel_up-field-idle_turns = Turns without a roll
    .text =
        { $idle_turns ->
            [0] { "" }
            [one] Nobody has rolled for { $idle_turns } turn.
           *[other] Nobody has rolled for { $idle_turns } turns.
        }
camel_up-field-start_marker = Start marker
    .text = { $start_marker } has the start marker.
camel_up-field-track = Camels on the track
    .item =
        { $space ->
            [17] { $camels }, over the finish line.
            [18] { $camels }, over the finish line.
            [19] { $camels }, over the finish line.
            [0] { $camels }, backwards over the line.
            [-1] { $camels }, backwards over the line.
            [-2] { $camels }, backwards over the line.
           *[other] { $camels } on space { $space }.
        }
    .none = No camel is on the track yet.
    .help = Each stack is told from the bottom to the top; whoever is on top is ahead. Racers run towards 16, crazy camels towards 1.
camel_up-field-tiles = Tiles
    .item =
        { $side ->
            [cheer] Space { $space }: a cheering tile, { $owner }’s.
           *[boo] Space { $space }: a booing tile, { $owner }’s.
        }
    .none = None on the track.
camel_up-field-dice_left = Dice still in the pyramid
    .none = None.
camel_up-list-dice_left =
    { $item ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
        [purple] purple
       *[grey] grey
    }
camel_up-field-rolled = Dice rolled in this leg
    .item =
        { $camel ->
            [white] Grey, a white { $face }
            [black] Grey, a black { $face }
           *[other] { camel_up-camel.title } { $face }
        }
    .none = None yet.
camel_up-field-tickets = Tickets left
    .item =
        { $key ->
            [blue] Blue
            [green] Green
            [yellow] Yellow
            [red] Red
           *[purple] Purple
        }: { $values_count ->
            [0] none left
           *[other] { $values }
        }.
    .help = The first number is what the ticket on top pays if its camel leads when the leg ends.
camel_up-field-winner_pile = Bets on the winner of the race
    .item =
        { $owner }: { $camel ->
            [none] a hidden card
           *[other] { camel_up-camel }
        }
    .none = None yet.
camel_up-field-loser_pile = Bets on the loser of the race
    .item =
        { $owner }: { $camel ->
            [none] a hidden card
           *[other] { camel_up-camel }
        }
    .none = None yet.
camel_up-field-seats_coins = Coins
    .text =
        { $coins ->
            [hidden] Coins hidden.
            [one] { $coins } coin.
           *[other] { $coins } coins.
        }
camel_up-field-seats_tickets = Tickets
    .text = Tickets: { $tickets }.
    .item = { camel_up-camel } { $value }
camel_up-field-seats_pyramid_tickets = Pyramid tickets
    .text =
        { $pyramid_tickets ->
            [0] { "" }
            [one] { $pyramid_tickets } pyramid ticket.
           *[other] { $pyramid_tickets } pyramid tickets.
        }
camel_up-field-seats_partner = Partner
    .text = Partner: { $partner }.
camel_up-field-seats_cards = Finish cards
    .text =
        { $hand ->
            [none]
                { $cards ->
                    [one] { $cards } card in hand.
                   *[other] { $cards } cards in hand.
                }
           *[other]
                { $hand_count ->
                    [0] No cards in hand.
                   *[other] Cards in hand: { $hand }.
                }
        }
camel_up-list-hand =
    { $item ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
       *[purple] purple
    }
`;export{e as default};