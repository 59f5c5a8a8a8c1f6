### Coins in English.

coins-title = Coins
coins-pitch = Lay a coin in secret, roll a die, and show it at the end.
coins-intro = Everybody has a coin that only they may see. In turn you lay it anew, or roll a die and score what it shows. When all have rolled, the coins are shown, and heads count one more.
coins-legend = A coin that you may not see lies face down.

coins-face =
    { $face ->
        [1] heads
       *[other] tails
    }

coins-ask-dealing = The coins are dealt.
coins-ask-laying = Lay your coin: heads or tails?
coins-ask-turn = Your turn: lay your coin anew, or roll the die.
coins-ask-rolling = The die rolls.
coins-ask-over = The game is over.
coins-wait-dealing = The coins are dealt.
coins-wait-laying = { $seat } lays a coin.
coins-wait-turn = It is the turn of { $seat }.
coins-wait-rolling = The die rolls.
coins-wait-over = The game is over.

coins-event-dealt =
    { $face ->
        [none] { $seat } is dealt a coin, face down.
        [1] { $seat } is dealt a coin: heads.
       *[other] { $seat } is dealt a coin: tails.
    }
coins-event-laid =
    { $face ->
        [none] { $seat } lays a coin, face down.
        [1] { $seat } lays heads.
       *[other] { $seat } lays tails.
    }
coins-event-rolled = { $seat } rolls the die.
coins-event-scored = { $seat } rolls { $face } and scores.
coins-event-shown = The coins are shown: { $faces }.
coins-event-asked = { "" }
coins-list-faces =
    { $item ->
        [1] heads
       *[other] tails
    }

coins-kind-deal = Deal a coin
coins-kind-lay = Lay your coin
    .help = Nobody else sees it before the end. Heads count one more then.
coins-kind-roll = Roll
    .help = You score what the die shows.
coins-kind-show = The die shows
coins-move-deal =
    { $face ->
        [1] Heads
       *[other] Tails
    }
coins-move-lay =
    { $face ->
        [1] Heads
       *[other] Tails
    }
coins-move-roll = Roll the die
coins-move-show = { $face }

coins-refusal-no_such_move = There is no such move.
coins-refusal-now_dealing = The coins are still dealt.
coins-refusal-now_laying = First everybody lays a coin.
coins-refusal-now_turn = Now one lays the coin anew, or rolls.
coins-refusal-now_rolling = The die rolls already.
coins-refusal-now_over = The game is over.

coins-option-rounds = Rounds
    .help = So often everybody rolls.
    .number = { $number }
coins-option-doubled = Scores
    .help = Whether a roll counts twice.
    .no = as rolled
    .yes = doubled
coins-bot-random = Chance
    .help = Does anything that is allowed.

coins-field-rolls = rolls
coins-field-lays = coins laid
coins-field-pool = points left
coins-field-scores = points
coins-field-coins = coin
    .item =
        { $item ->
            [1] heads
            [0] tails
           *[other] none yet
        }
