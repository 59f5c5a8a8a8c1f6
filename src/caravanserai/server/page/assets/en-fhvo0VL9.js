var e=`### What is told of the things on the board.

emira-page-about-talents = Talent: { $talents }.
emira-page-about-wishes =
    { $second ->
        [none] She looks at one thing: { $first }.
       *[other] She looks first at { $first }, then at { $second }.
    }
emira-page-about-wish =
    { $place ->
        [1] What she looks at first: she goes to the best of those with a free room.
       *[other] What she looks at where several are level by her first wish.
    }
emira-page-about-value =
    { $by ->
        [appearance] Each token of beauty, manners and clothes counts 1, and each set of the three 1 more.
        [status] The points of the status cards, and what some princesses add.
        [palace] Each section of the palace counts 1; the palace one begins with counts nothing.
        [money] The gold that a sheikh holds at that moment. It is hidden until somebody compares it.
       *[princesses] How many princesses live with a sheikh.
    }
emira-page-about-has =
    { $seat ->
        [me] You have { $points }.
       *[other] { $seat } has { $points }.
    }
emira-page-about-stall =
    { $stall ->
        [small] A small caravan brings gold in each income: slow for eight turns, or fast for four.
        [large] A large caravan brings much gold in each income: slow for eight turns, or fast for four.
        [appearance] A token makes you look better in the eyes of princesses.
        [status] A status card: its points stay with you.
        [section] A section makes the palace larger and has one more room.
       *[camel] Each camel makes the bids that you pay cheaper, for good.
    } Whoever wins an auction takes one thing of the market; each can be taken once a turn.
emira-page-about-price = { $what }: { $price } gold.
emira-page-about-gone = It is not to be had now.
emira-page-about-caravan = In each income such a caravan brings { $income } gold and goes a space to the left, { $spaces } times; then it is gone.
emira-page-about-objective = Secret. Whoever has fulfilled theirs when upkeep is paid wins: so many princesses with these talents among them, or more of any kind.
emira-page-about-purse =
    { $what ->
        [income] What comes in at the start of a turn: spices, and what caravans bring.
        [upkeep] What princesses cost at the end of each turn: 50 gold for each, more or less for some. Whoever cannot pay loses a princess.
       *[left] What will be in your purse after upkeep, if you buy nothing and nothing changes.
    }
emira-page-about-purse-now =
    { $what ->
        [income] In turn { $turn }: { $gold } gold.
        [upkeep] In turn { $turn }: { $gold } gold.
       *[left] After turn { $turn }: { $gold } gold.
    }
emira-page-about-phase =
    { $phase ->
        [events] In turn, everybody may play one event card.
        [income] Everybody receives gold from spices and caravans.
        [preparation] A princess is turned up, and the market is filled.
        [auctions] Who acts first is decided by an auction, then who acts second, and so on. Whoever wins buys one thing.
        [purchases] In turn, everybody may buy an event card.
        [choice] The princess chooses a sheikh and moves in, or stays undecided.
       *[upkeep] Everybody pays for their princesses. Then it is seen whether anybody has won.
    }
emira-page-about-token = An appearance token counts 1. One each of beauty, manners and clothes make a set, which counts 1 more.
emira-page-about-herd = Camels
    .help = Each camel takes its rate off the bid that you pay, down to nothing. They never make the purchase itself cheaper.
emira-page-about-gold = Gold is secret. When a princess compares money, those whose gold is compared show it.
emira-page-about-rooms = Princesses and rooms
    .help = How many princesses live here, and how many rooms there are. Without a free room nobody is chosen.
emira-page-about-room = A free room
    .help = Here a princess can move in. There are two rooms from the start, one more for each section and for each guest house.
emira-page-about-sets = Sets
    .help = What sets of beauty, manners and clothes add, and what cards add to them.
emira-page-about-garden = Still undecided
    .help = Princesses who could not decide wait here. They look again after each purchase, and move in as soon as one sheikh is the best.
emira-page-about-deck = The Emira deck
    .help = Out of it a princess is turned up each turn. When it is empty, nobody new comes.
emira-page-about-swapped = Swapped
    .help = An event has swapped her wishes: what stood second is what she looks at first.
emira-page-about-bid = The bid of this sheikh
    .help = “Leads” is the highest bid so far, “outbid” a lower one. “To speak” is who has neither bid nor passed yet; whoever has passed is out of this auction, not of the next.
emira-page-about-lead = Who leads
    .help = Bids rise by at least 10. The last one left wins and pays their own bid, less what camels take off.
emira-page-about-sum = What your bid costs
    .help = Your bid, less what your camels take off, is what you pay if you win; the purchase comes on top.
emira-page-about-ruler = The ruler of bids
    .help = Everybody’s bid. Green reaches as far as you can pay for what you want and upkeep too, amber as far as you can buy it at all.
emira-page-about-events = Event cards
    .help = They are bought after the auctions and played at the start of a turn, one a turn at most. Others see how many, not which.
emira-page-about-first = First player
    .help = Opens the first auction and is asked first. The marker goes to the left each turn.
`;export{e as default};