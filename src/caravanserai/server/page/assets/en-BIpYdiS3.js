var e=`### What is told of the things on the board.

camel_up-page-about-pyramid = The pyramid
    .help = Six dice lie in it, one for each racer and a grey one. Whoever rolls takes a ticket worth 1 coin and lets one fall out: its camel moves 1 to 3 spaces and carries everybody on its back.
camel_up-page-about-roll = Rolling is worth { $worth } on average.
camel_up-page-about-tent = The tents
    .help = A die that is out waits in a tent until the leg ends. After five of the six the leg is scored, and all go back into the pyramid.
camel_up-page-about-ticket =
    { $camel ->
        [blue] Blue leg ticket
        [green] Green leg ticket
        [yellow] Yellow leg ticket
        [red] Red leg ticket
       *[purple] Purple leg ticket
    }
camel_up-page-about-ticket-left =
    { $count ->
        [0] None is left in this leg.
        [one] The last one pays { $value }.
       *[other] { $count } are left; the top one pays { $value }.
    }
camel_up-page-about-held = This one pays { $value }.
camel_up-page-about-worth = To you it is worth { $worth } on average.
camel_up-page-about-chances = In this leg: first { $first }, second { $second }, last { $last }.
camel_up-page-about-pile =
    { $pile ->
        [winner] Cards that say who wins the whole race.
       *[loser] Cards that say who comes last in the whole race.
    }
camel_up-page-about-pays =
    { $count ->
        [0] The next card pays { $value }, if it is right.
       *[other] The next card pays { $value }, if it is right, and more (that is the “+”) if one beneath it is wrong.
    }
camel_up-page-about-card = With it you bet that this camel wins the whole race, or that it comes last; once for each colour.
camel_up-page-about-card-worth = On average, to win: { $winner }; to be last: { $loser }.
camel_up-page-about-camel =
    { $camel ->
        [blue] The blue camel
        [green] The green camel
        [yellow] The yellow camel
        [red] The red camel
        [purple] The purple camel
        [white] The white crazy camel
       *[black] The black crazy camel
    }
    .help =
        { $kind ->
            [crazy] It runs the wrong way, from 16 towards 1, and carries back whoever sits on it. The grey die moves it; nobody bets on it.
           *[racer] One of the five racers: its die moves it 1 to 3 spaces, with everybody on its back. Of those on one space, the one on top is ahead.
        }
camel_up-page-about-space =
    { $space ->
        [1] Camels that stop here climb on one another. No tile may lie right after the start.
        [16] The last space before the finish. Camels that stop here climb on one another.
       *[other] Camels that stop here climb on one another. Your tile may lie where no camel and no other tile is, and not beside another player’s.
    }
camel_up-page-about-space-worth = Your tile here: cheering { $cheer }, booing { $boo } on average.
camel_up-page-about-side-best = It would bring most on { $space }: { $worth } on average.
camel_up-page-about-tile =
    { $side ->
        [cheer] { $seat }’s cheering tile
       *[boo] { $seat }’s booing tile
    }
    .help =
        { $side ->
            [cheer] A camel that stops on { $space } gives { $seat } 1 coin and goes one space further, onto the stack there.
           *[boo] A camel that stops on { $space } gives { $seat } 1 coin and goes one space back, under the stack there.
        }
camel_up-page-about-line = The finish
    .help = As soon as a camel crosses it, either way, the race is over: the leg is scored, then the finish cards.
camel_up-page-about-coins = Coins
    .help =
        { $hidden ->
            [yes] Whoever has the most when the race is over wins. At this table only their owner sees them.
           *[no] Whoever has the most when the race is over wins. Everybody begins with 3.
        }
camel_up-page-about-starts = The start marker
    .help = Whoever has it began this leg. When the leg ends, it goes to the left of whoever rolled last.
camel_up-page-about-earned = Pyramid tickets
    .help = Each roll earns one. They pay 1 coin each when the leg ends.
camel_up-page-about-hand = Finish cards in hand
    .help = Cards to bet with on who wins the race or comes last. Which ones they are, only their owner knows.
camel_up-page-about-leg = Leg tickets
    .help = A leg lasts five rolls. A leg ticket bets on its leader: the first one taken pays 5, the next 3, then 2 and 2; the second place pays 1, any other costs 1.
camel_up-page-about-cards = Finish cards
    .help = They bet on the end of the whole race, not of the leg. Choose a card, then whether it wins or comes last.
camel_up-page-about-first = First
    .help = How likely this camel is to lead when the leg ends. Then its tickets pay what is printed on them.
camel_up-page-about-second = Second
    .help = How likely this camel is to be second when the leg ends. Then each of its tickets pays 1 coin.
camel_up-page-about-last = Last
    .help = How likely this camel is to be behind all other racers when the leg ends.
camel_up-page-about-worth-term = Worth
    .help = The coins that the next ticket brings on average, over all ways in which the leg can go. Below zero it costs more than it brings.
camel_up-page-about-wins = Wins
    .help = How likely this camel is to win the whole race; beside it, what the next card on that pile brings on average.
camel_up-page-about-loses = Is last
    .help = How likely this camel is to come last in the whole race; beside it, what the next card on that pile brings on average.
`;export{e as default};