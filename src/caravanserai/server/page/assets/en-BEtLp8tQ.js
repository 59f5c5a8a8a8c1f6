var e=`### Camel Up beside the box.

camel_up-page-real-camels = Camels
camel_up-page-real-out = Dice that are out
camel_up-page-real-where = Where is { camel_up-camel }?
camel_up-page-real-touch = Touch its space. Who comes later climbs on top.
camel_up-page-real-tiles = Tiles
camel_up-page-real-turn = Touch a space: +1, then −1, then none.
camel_up-page-real-all = Everybody stands
camel_up-page-real-lift = Touch a space to lift whoever is on top.
camel_up-page-real-space =
    Space { $space }{ $camels ->
        [none] {""}
       *[other] : { $camels }
    }{ $tile ->
        [cheer] , a cheering tile
        [boo] , a booing tile
       *[none] {""}
    }
camel_up-page-real-on = on { $space }
camel_up-page-real-place = place
camel_up-page-real-tile = tile
camel_up-page-real-is-out = out
camel_up-page-real-is-in = in
camel_up-page-real-notation = The board in notation
camel_up-page-real-missing =
    { $count ->
        [one] { $count } camel still to place
       *[other] { $count } camels still to place
    }
camel_up-page-real-follow = Show the odds
camel_up-page-real-again = Lay it out anew
camel_up-page-real-leg = Leg { $leg }, exact odds
camel_up-page-real-ends = The race ends in this leg: { $chance } %
camel_up-page-real-over = The race is over.
camel_up-page-real-rolled =
    { $camel ->
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [red] Red
        [purple] Purple
        [white] White
       *[black] Black
    } rolled { $face }: on to { $space }.
camel_up-page-real-which = Which die came out?
camel_up-page-real-number = { camel_up-camel }: which number?
camel_up-page-real-to = to { $space }
camel_up-page-real-tab =
    { $tab ->
        [leg] This leg
        [race] Whole race
       *[tiles] Tiles
    }
camel_up-page-real-ticket = ticket
camel_up-page-real-taken = Somebody took this ticket: { camel_up-camel }
camel_up-page-real-ticket-help = Touch a ticket when somebody takes it.
camel_up-page-real-was = was { $chance }
camel_up-page-real-roll = A roll brings { $worth }.
camel_up-page-real-wins = wins
camel_up-page-real-loses = loses
camel_up-page-real-card = card
camel_up-page-real-races = Estimated from { $races } races, ± { $error }. The card is what a finish card on the winner brings now.
camel_up-page-real-cheer = +1: { $worth }
camel_up-page-real-boo = −1: { $worth }
camel_up-page-real-lies = A tile lies here
camel_up-page-real-tiles-help = What a tile there brings its owner in this leg. Touch a space when one is laid, turned or taken up.
camel_up-page-real-what-if = What if…

## The score pad

camel_up-page-pad-line =
    { $row ->
        [race] the race
        [coins] coins
        [pyramid] pyramid tickets
        [partner] partner
        [tickets] leg tickets
        [winner] winner pile
       *[loser] loser pile
    }
camel_up-page-pad-hint =
    { $row ->
        [race] How all racers stand in the end: who is ahead, who is behind all others.
        [coins] What was in hand before the last leg is paid.
        [pyramid] Of the last leg, unless they are paid already.
        [partner] The partner’s best ticket is copied.
        [tickets] Of the last leg, unless they are paid already.
        [winner] From the oldest card on, touch whose it is and which camel.
       *[loser] From the oldest card on, touch whose it is and which camel.
    }
camel_up-page-pad-question =
    { $question ->
        [first] first
        [second] second
       *[last] last
    }
camel_up-page-pad-piece =
    { $piece ->
        [coins] coins
       *[pyramid_ticket] pyramid ticket
    }
camel_up-page-pad-ticket = { camel_up-camel } ticket of { $value }
`;export{e as default};