### Words below the pictures beside the rules.

camel_up-page-figure-notation = 7[B G k] and +8 on the track: on 7 stand B blue, G green and k black.
camel_up-page-figure-camels = Five racers, each with a letter, a pattern and a shape; and the two crazy camels, who look the other way.
camel_up-page-figure-crazy-start = Here the grey die showed 2 and 1. A 3 would have been space 14.
camel_up-page-figure-tickets = A pile for each racer: 5 on top, then 3, 2 and 2. Blue’s is whole; green’s lacks one, red’s three, purple’s two.
camel_up-page-figure-rolling = Green and purple have come out and wait in their tents; the other four dice are still in the pyramid.
camel_up-page-figure-hand = Five finish cards, one for each racer.
camel_up-page-figure-unit = Green rolls 2: it takes yellow along and climbs on red. Blue, underneath, stays.
camel_up-page-figure-grey = Above, white 2 is rolled; but only black carries a racer, so black runs. Below, black 1 is rolled; but white sits on black, so white runs.
camel_up-page-figure-cheer = Blue rolls 2, stops at the cheers, goes one further and climbs on green.
camel_up-page-figure-boo = Purple rolls 2, stops at the boos, goes back one and slips under yellow.
camel_up-page-figure-line = Red rolls 2 from 16: it is over the line with blue on its back, and the race is over. Blue has won.
camel_up-page-figure-places = A tile may go on 2, but not on 1, not on the camel on 3, not on 5, where player Z’s tile lies, and not beside it on 4.
camel_up-page-figure-ranking = Yellow is first, green second and blue third. The black camel does not count.
camel_up-page-figure-paid = Three tickets of 5, on the racer in front, on the second, and on any other.
camel_up-page-figure-payouts = In the order in which they were played: green has won, and the blue card in between costs 1 without using up a reward.
