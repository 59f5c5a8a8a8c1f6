var e={language:`en`,title:`Emira: the rules`,html:`<p>Emira (Liesbeth Vanzeir and Paul Van Hove; Phalanx Games and Mayfair Games, 2006), for three to five players, in its basic and its advanced game. This is our own
digest, in our own words, of the printed rulebook in its Polish and French editions; every chapter says where in those books its matter is found. Sections are
numbered so that code, tests and refusals can cite them, as in <a class="cite" href="#5.1">§5.1</a>. Where the books leave a question open, a ruling <a class="cite" href="#E-01">E-01</a> to <a class="cite" href="#E-99">E-99</a> answers it; all of them are listed
in <a class="cite" href="#11">§11</a>. Cards have the names of the published game; all other words are ours.</p>
<p>You are a sheikh with a small palace, a spring of spices and not quite enough gold. Princesses travel through the desert, and each decides for herself where she will
live: with the best looking sheikh, the noblest, the richest, or the one with the largest palace. You send out caravans, bid for the right to act first, and try to
be what the next princess is looking for. A secret objective says which princesses you need.</p>
<p>There are four talents: intelligence, housekeeping, cooking and romance. And there are four things that princesses look at: appearance, status, palace and money.</p>`,text:`Emira (Liesbeth Vanzeir and Paul Van Hove; Phalanx Games and Mayfair Games, 2006), for three to five players, in its basic and its advanced game. This is our own digest, in our own words, of the printed rulebook in its Polish and French editions; every chapter says where in those books its matter is found. Sections are numbered so that code, tests and refusals can cite them, as in §5.1. Where the books leave a question open, a ruling E-01 to E-99 answers it; all of them are listed in §11. Cards have the names of the published game; all other words are ours.
You are a sheikh with a small palace, a spring of spices and not quite enough gold. Princesses travel through the desert, and each decides for herself where she will live: with the best looking sheikh, the noblest, the richest, or the one with the largest palace. You send out caravans, bid for the right to act first, and try to be what the next princess is looking for. A secret objective says which princesses you need.
There are four talents: intelligence, housekeeping, cooking and romance. And there are four things that princesses look at: appearance, status, palace and money.`,sections:[{number:`1`,title:`Components`,level:2,html:`<p class="source"><em>In the book: 2.0 to 2.4.</em></p>
<ul>
<li>A common board, and for each of five colours (green, white, red, blue, black) a player board and wooden discs. A marker for the first player.</li>
<li>Sixteen objectives: 4 for three players, 5 for four, 7 for five.</li>
<li>Fifty-four event cards: 18 different ones, three of each. One of the 18 belongs to the advanced game, so the basic game has 51 cards.</li>
<li>Twenty-eight cards of the Emira deck: 27 princesses and Sidi Suleiman.</li>
<li>Twenty status cards: ten of 1 point (300 three times, 350 four times, 400 three times), six of 2 points (700, 750, 800 twice, 850, 900) and four of 3 points (1200,
1300, 1400, 1500). Two more, Singing and Acting, follow their princesses and are never for sale.</li>
<li>Twenty-three camels, 20 palace sections, 12 small and 12 large caravans.</li>
<li>Appearance tokens: 9 of beauty, 9 of manners, 9 of clothes, and some marked +1; a bag to draw them from. Two tokens for Xenia.</li>
<li>Gold, as much as is needed. All prices, and so all purses, are multiples of 10.</li>
</ul>`,text:`In the book: 2.0 to 2.4.
A common board, and for each of five colours (green, white, red, blue, black) a player board and wooden discs. A marker for the first player.
Sixteen objectives: 4 for three players, 5 for four, 7 for five.
Fifty-four event cards: 18 different ones, three of each. One of the 18 belongs to the advanced game, so the basic game has 51 cards.
Twenty-eight cards of the Emira deck: 27 princesses and Sidi Suleiman.
Twenty status cards: ten of 1 point (300 three times, 350 four times, 400 three times), six of 2 points (700, 750, 800 twice, 850, 900) and four of 3 points (1200, 1300, 1400, 1500). Two more, Singing and Acting, follow their princesses and are never for sale.
Twenty-three camels, 20 palace sections, 12 small and 12 large caravans.
Appearance tokens: 9 of beauty, 9 of manners, 9 of clothes, and some marked +1; a bag to draw them from. Two tokens for Xenia.
Gold, as much as is needed. All prices, and so all purses, are multiples of 10.`},{number:`2`,title:`Setup and information`,level:2,html:`<p class="source"><em>In the book: 3.0; for the advanced game 8.1 and 8.2; for three players 6.0.</em></p>`,text:`In the book: 3.0; for the advanced game 8.1 and 8.2; for three players 6.0.`},{number:`2.1`,title:`Ready to play`,level:3,html:`<p>Everybody starts with 750 gold, a palace with room for two princesses, a camel rate of 50 and one secret objective for this number of players; the objectives left
over stay hidden. Somebody, drawn by lot, is the first player. The Emira deck is shuffled. A token each of beauty, manners and clothes is set aside; the other 24 are in
the bag.</p>`,text:`Everybody starts with 750 gold, a palace with room for two princesses, a camel rate of 50 and one secret objective for this number of players; the objectives left over stay hidden. Somebody, drawn by lot, is the first player. The Emira deck is shuffled. A token each of beauty, manners and clothes is set aside; the other 24 are in the bag.`},{number:`2.2`,title:`Colours`,level:3,html:`<p>Everybody draws a colour, and each colour begins with an advantage:</p>
<ul>
<li><strong>green</strong>: a camel;</li>
<li><strong>white</strong>: a palace section;</li>
<li><strong>red</strong>: a status card of 350, worth 1 point; if nobody is red, it goes into the status deck;</li>
<li><strong>blue</strong>: the clothes token that was set aside; if nobody is blue, it goes into the bag;</li>
<li><strong>black</strong>: 50 gold more in every income.</li>
</ul>`,text:`Everybody draws a colour, and each colour begins with an advantage:
green: a camel;
white: a palace section;
red: a status card of 350, worth 1 point; if nobody is red, it goes into the status deck;
blue: the clothes token that was set aside; if nobody is blue, it goes into the bag;
black: 50 gold more in every income.`},{number:`2.3`,title:`The status deck`,level:3,html:`<p>The four cards of 3 points are taken out. Of the others, shuffled, six are set aside; the four are shuffled into the rest, and the six are put on top. So no card of
3 points can be among the first six.</p>`,text:`The four cards of 3 points are taken out. Of the others, shuffled, six are set aside; the four are shuffled into the rest, and the six are put on top. So no card of 3 points can be among the first six.`},{number:`2.4`,title:`The opening event`,level:3,html:`<p>Everybody is dealt three event cards, keeps one of them in secret and gives back the others, which are shuffled into the deck. In the basic game Restoration is left
in the box.</p>`,text:`Everybody is dealt three event cards, keeps one of them in secret and gives back the others, which are shuffled into the deck. In the basic game Restoration is left in the box.`},{number:`2.5`,title:`What is open and what is secret`,level:3,html:`<p>Secret are your gold, your objective, your event cards, and whatever you alone were allowed to look at; the order of the decks is hidden from all. Everything else is
open: caravans, camels, tokens, status cards, sections, princesses, how many event cards somebody holds, what was bid, and what lies in the supply. Gold is shown
when princesses compare it (<a class="cite" href="#6.3">§6.3</a>), and always by the sheikh who lives with Noor. If somebody puts cards that you have seen in another order, you still know that they
are among them.</p>`,text:`Secret are your gold, your objective, your event cards, and whatever you alone were allowed to look at; the order of the decks is hidden from all. Everything else is open: caravans, camels, tokens, status cards, sections, princesses, how many event cards somebody holds, what was bid, and what lies in the supply. Gold is shown when princesses compare it (§6.3), and always by the sheikh who lives with Noor. If somebody puts cards that you have seen in another order, you still know that they are among them.`},{number:`3`,title:`What princesses look at`,level:2,html:`<p class="source"><em>In the book: 4.4.1 and 4.6; for the palace track 8.1.</em></p>`,text:`In the book: 4.4.1 and 4.6; for the palace track 8.1.`},{number:`3.1`,title:`Appearance`,level:3,html:`<p>Each token of beauty, manners and clothes counts 1. Each complete set of the three counts 1 more; if the set breaks, that is lost. Good Looking (<a class="cite" href="#7.2">§7.2</a>) can add more.</p>`,text:`Each token of beauty, manners and clothes counts 1. Each complete set of the three counts 1 more; if the set breaks, that is lost. Good Looking (§7.2) can add more.`},{number:`3.2`,title:`Status`,level:3,html:`<p>The points of your status cards, and 1 more while Halimah lives with you, and 1 more while Rasha does.</p>`,text:`The points of your status cards, and 1 more while Halimah lives with you, and 1 more while Rasha does.`},{number:`3.3`,title:`Palace and rooms`,level:3,html:`<p>The palace counts 1 for each section; the printed palace that everybody begins with counts zero. In the advanced game the palace track is added (<a class="cite" href="#10.1">§10.1</a>). You have
two rooms, one more for each section and one more for each Guest House (<a class="cite" href="#7.2">§7.2</a>). Each princess takes a room. You may have more than eight sections.</p>`,text:`The palace counts 1 for each section; the printed palace that everybody begins with counts zero. In the advanced game the palace track is added (§10.1). You have two rooms, one more for each section and one more for each Guest House (§7.2). Each princess takes a room. You may have more than eight sections.`},{number:`3.4`,title:`Money`,level:3,html:`<p>The gold that you hold at that moment. Bids that are not paid yet do not count.</p>`,text:`The gold that you hold at that moment. Bids that are not paid yet do not count.`},{number:`4`,title:`The turn`,level:2,html:`<p class="source"><em>In the book: 4.0 to 4.8.</em></p>
<p>A turn has eight phases, <a class="cite" href="#4.1">§4.1</a> to <a class="cite" href="#4.8">§4.8</a>. With three players some are changed (<a class="cite" href="#9">§9</a>).</p>`,text:`In the book: 4.0 to 4.8.
A turn has eight phases, §4.1 to §4.8. With three players some are changed (§9).`},{number:`4.1`,title:`Playing events`,level:3,html:`<p>From the first player on, clockwise, everybody may play one event card, once round; whoever skips does not get another chance. A card with a symbol that has been seen
this turn cannot be played (<a class="cite" href="#7.1">§7.1</a>). Played cards leave the game, except those that stay in front of their owner. In the basic game nobody plays events in turn 1.</p>`,text:`From the first player on, clockwise, everybody may play one event card, once round; whoever skips does not get another chance. A card with a symbol that has been seen this turn cannot be played (§7.1). Played cards leave the game, except those that stay in front of their owner. In the basic game nobody plays events in turn 1.`},{number:`4.2`,title:`Income`,level:3,html:`<p>All at once, everybody receives 150 gold from their own spices, black 50 more, and what each caravan brings. Each caravan that has paid moves a space to the left;
one that stood on its last space has paid for the last time and goes back to the supply. The first turn has an income too.</p>`,text:`All at once, everybody receives 150 gold from their own spices, black 50 more, and what each caravan brings. Each caravan that has paid moves a space to the left; one that stood on its last space has paid for the last time and goes back to the supply. The first turn has an income too.`},{number:`4.3`,title:`Preparation`,level:3,html:`<p>In this order: the top card of the Emira deck is turned up; the top card of the status deck is turned up; a token is drawn from the bag; and a section, a camel, a
small and a large caravan are put on offer, each only if none is left from last turn. Whatever has run out is not offered.</p>`,text:`In this order: the top card of the Emira deck is turned up; the top card of the status deck is turned up; a token is drawn from the bag; and a section, a camel, a small and a large caravan are put on offer, each only if none is left from last turn. Whatever has run out is not offered.`},{number:`4.4`,title:`Auctions and actions`,level:3,html:`<p>Everybody may take one action, and each of the six actions can be taken once in the turn. Who acts first is decided by an auction, then who acts second, and so on.
<a class="cite" href="#5">§5</a> has the details.</p>`,text:`Everybody may take one action, and each of the six actions can be taken once in the turn. Who acts first is decided by an auction, then who acts second, and so on. §5 has the details.`},{number:`4.5`,title:`Buying events`,level:3,html:`<p>From the first player on, clockwise, everybody may buy one event card: for 150 gold you look at the top two cards and keep one, for 250 at the top three. The others
go under the deck. The price is the same if the deck has fewer cards; from an empty deck nothing can be bought. There is no limit to your hand. The card can be
played from the next turn on.</p>`,text:`From the first player on, clockwise, everybody may buy one event card: for 150 gold you look at the top two cards and keep one, for 250 at the top three. The others go under the deck. The price is the same if the deck has fewer cards; from an empty deck nothing can be bought. There is no limit to your hand. The card can be played from the next turn on.`},{number:`4.6`,title:`The princess chooses`,level:3,html:`<p>The princess in play chooses a sheikh (<a class="cite" href="#6.1">§6.1</a>) and moves in at once. If she cannot decide, she waits (<a class="cite" href="#6.2">§6.2</a>).</p>`,text:`The princess in play chooses a sheikh (§6.1) and moves in at once. If she cannot decide, she waits (§6.2).`},{number:`4.7`,title:`Upkeep`,level:3,html:`<p>Xenia’s gift comes first (<a class="cite" href="#6.7">§6.7</a>). Then everybody pays, from the first player on: 50 gold for each princess, Janan 100, Zafirah nothing, and Suleika’s fees. In the
basic game whoever cannot pay in full pays all they have, and one princess, drawn by lot, leaves: her card goes face down under the Emira deck, and nothing more is
owed. The advanced game is harder (<a class="cite" href="#10.2">§10.2</a>). Undecided princesses look again, and then it is seen whether anybody has won (<a class="cite" href="#8.2">§8.2</a>).</p>`,text:`Xenia’s gift comes first (§6.7). Then everybody pays, from the first player on: 50 gold for each princess, Janan 100, Zafirah nothing, and Suleika’s fees. In the basic game whoever cannot pay in full pays all they have, and one princess, drawn by lot, leaves: her card goes face down under the Emira deck, and nothing more is owed. The advanced game is harder (§10.2). Undecided princesses look again, and then it is seen whether anybody has won (§8.2).`},{number:`4.8`,title:`The next turn`,level:3,html:`<p>If nobody has won, the first player’s marker passes to the left, and whatever was meant for this turn only is over.</p>`,text:`If nobody has won, the first player’s marker passes to the left, and whatever was meant for this turn only is over.`},{number:`5`,title:`Auctions and actions`,level:2,html:`<p class="source"><em>In the book: 4.4, 4.4.1 and 4.4.2.</em></p>`,text:`In the book: 4.4, 4.4.1 and 4.4.2.`},{number:`5.1`,title:`Bidding`,level:3,html:`<p>The first auction is opened by the first player, each later one by the next player to the left of the last winner, of those who have not acted yet. Clockwise,
everybody who has not acted bids or passes. The first bid is at least 10, each later one at least 10 higher, always a multiple of 10. Whoever passes is out of this
auction, not of the next. The last one left wins at their own bid. What somebody is bidding for is not announced. You cannot bid more than your gold and your camels
together can pay; there is no other limit.</p>`,text:`The first auction is opened by the first player, each later one by the next player to the left of the last winner, of those who have not acted yet. Clockwise, everybody who has not acted bids or passes. The first bid is at least 10, each later one at least 10 higher, always a multiple of 10. Whoever passes is out of this auction, not of the next. The last one left wins at their own bid. What somebody is bidding for is not announced. You cannot bid more than your gold and your camels together can pay; there is no other limit.`},{number:`5.2`,title:`Nobody bids, or nobody is left to bid`,level:3,html:`<p>If all pass, the player who opened the auction acts for free; the last one who is asked can still bid 10 and win. When only one player has not acted yet, there is
no auction: that player acts for free, but may pay any bid by choice, for instance to come below 500 gold (<a class="cite" href="#5.5">§5.5</a>).</p>`,text:`If all pass, the player who opened the auction acts for free; the last one who is asked can still bid 10 and win. When only one player has not acted yet, there is no auction: that player acts for free, but may pay any bid by choice, for instance to come below 500 gold (§5.5).`},{number:`5.3`,title:`Camels make bids cheaper`,level:3,html:`<p>Each of your camels takes your camel rate, 50 at first, off the bid that you pay, down to zero. Camels never make the action itself cheaper.</p>`,text:`Each of your camels takes your camel rate, 50 at first, off the bid that you pay, down to zero. Camels never make the action itself cheaper.`},{number:`5.4`,title:`The six actions`,level:3,html:`<p>The winner pays the bid, chooses one action that is still there and that they can pay, pays for it and takes it, all in one step. Or they do nothing; the bid is lost
all the same, and no action is used up.</p>
<table>
<thead>
<tr>
<th>action</th>
<th>price</th>
<th>what you get</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="action">small caravan</td>
<td data-head="price">450 slow, 550 fast</td>
<td data-head="what you get">slow: 150 gold in each of the next 8 incomes; fast: 300 in each of 4</td>
</tr>
<tr>
<td data-head="action">large caravan</td>
<td data-head="price">750 slow, 900 fast</td>
<td data-head="what you get">slow: 250 gold in each of the next 8 incomes; fast: 500 in each of 4</td>
</tr>
<tr>
<td data-head="action">appearance</td>
<td data-head="price">350</td>
<td data-head="what you get">the token on offer</td>
</tr>
<tr>
<td data-head="action">status</td>
<td data-head="price">as printed on the card</td>
<td data-head="what you get">the status card on offer</td>
</tr>
<tr>
<td data-head="action">palace</td>
<td data-head="price">500</td>
<td data-head="what you get">a section</td>
</tr>
<tr>
<td data-head="action">camel</td>
<td data-head="price">150</td>
<td data-head="what you get">a camel</td>
</tr>
</tbody>
</table>
<p>Slow or fast is decided when the caravan is bought; it begins on the rightmost space of its track. Any number of caravans can share a track and a space.</p>`,text:`The winner pays the bid, chooses one action that is still there and that they can pay, pays for it and takes it, all in one step. Or they do nothing; the bid is lost all the same, and no action is used up.
action
price
what you get
small caravan
450 slow, 550 fast
slow: 150 gold in each of the next 8 incomes; fast: 300 in each of 4
large caravan
750 slow, 900 fast
slow: 250 gold in each of the next 8 incomes; fast: 500 in each of 4
appearance
350
the token on offer
status
as printed on the card
the status card on offer
palace
500
a section
camel
150
a camel
Slow or fast is decided when the caravan is bought; it begins on the rightmost space of its track. Any number of caravans can share a track and a space.`},{number:`5.5`,title:`Relief`,level:3,html:`<p>Instead of an action you may take 150 gold if you have less than 500 gold, or if you have four princesses or more and no caravan. You can do so when you have won an
auction, and also before any auction that you could take part in; then you are out of this turn’s auctions. Any number of players can do it, each once a turn.</p>`,text:`Instead of an action you may take 150 gold if you have less than 500 gold, or if you have four princesses or more and no caravan. You can do so when you have won an auction, and also before any auction that you could take part in; then you are out of this turn’s auctions. Any number of players can do it, each once a turn.`},{number:`5.6`,title:`What nobody bought`,level:3,html:`<p>After the last action the token goes back into the bag, and the status card under its deck. Section, camel and caravans stay on offer.</p>`,text:`After the last action the token goes back into the bag, and the status card under its deck. Section, camel and caravans stay on offer.`},{number:`6`,title:`Princesses`,level:2,html:`<p class="source"><em>In the book: 4.6, 4.7 and 7.3.</em></p>`,text:`In the book: 4.6, 4.7 and 7.3.`},{number:`6.1`,title:`How she chooses`,level:3,html:`<p>Only sheikhs with a free room count. She goes to the one who is best by her first preference; if several are equal, to the one of them who is best by her second.
Zero can be the best value, and a sheikh who is the only one with a room is always chosen. Nobody can refuse her. If it is still a tie, or nobody has a
room, she is undecided.</p>`,text:`Only sheikhs with a free room count. She goes to the one who is best by her first preference; if several are equal, to the one of them who is best by her second. Zero can be the best value, and a sheikh who is the only one with a room is always chosen. Nobody can refuse her. If it is still a tie, or nobody has a room, she is undecided.`},{number:`6.2`,title:`Undecided princesses`,level:3,html:`<p>An undecided princess waits beside the deck, and any number can wait. She looks at all sheikhs again after each event card, after the income, after each player’s
action or relief, after each event card bought, after each princess who has chosen, and after the upkeep, and moves in as soon as one sheikh is the best. The one who
has waited longest looks first; whenever one moves in, all begin again.</p>`,text:`An undecided princess waits beside the deck, and any number can wait. She looks at all sheikhs again after each event card, after the income, after each player’s action or relief, after each event card bought, after each princess who has chosen, and after the upkeep, and moves in as soon as one sheikh is the best. The one who has waited longest looks first; whenever one moves in, all begin again.`},{number:`6.3`,title:`Gold is shown`,level:3,html:`<p>When the princess in play compares gold, those whose gold is compared show it: all with a room, if money is her first preference, and those who are equal, if it is
her second. For an undecided princess only the result is told.</p>`,text:`When the princess in play compares gold, those whose gold is compared show it: all with a room, if money is her first preference, and those who are equal, if it is her second. For an undecided princess only the result is told.`},{number:`6.4`,title:`Coming and going`,level:3,html:`<p>What a princess can do begins when she moves in and ends when she leaves. What has been lost or paid does not come back. Where it says “the first time”, it happens
once with each sheikh. Noor, Hind, Janan and Xenia have two talents and use either, one at a time.</p>`,text:`What a princess can do begins when she moves in and ends when she leaves. What has been lost or paid does not come back. Where it says “the first time”, it happens once with each sheikh. Noor, Hind, Janan and Xenia have two talents and use either, one at a time.`},{number:`6.5`,title:`Who they are`,level:3,html:`<table class="wide">
<thead>
<tr>
<th>princess</th>
<th>looks at</th>
<th>talent</th>
<th>what she brings</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="princess">Albina</td>
<td data-head="looks at">appearance, then status</td>
<td data-head="talent">intelligence</td>
<td data-head="what she brings">in the advanced game, the first time, your palace track falls by 0.5; in the basic game nothing</td>
</tr>
<tr>
<td data-head="princess">Halimah</td>
<td data-head="looks at">appearance, then status</td>
<td data-head="talent">housekeeping</td>
<td data-head="what she brings">she sings: 1 more status</td>
</tr>
<tr>
<td data-head="princess">Asima</td>
<td data-head="looks at">appearance, then status</td>
<td data-head="talent">cooking</td>
<td data-head="what she brings"></td>
</tr>
<tr>
<td data-head="princess">Noor</td>
<td data-head="looks at">appearance, then palace</td>
<td data-head="talent">intelligence or housekeeping</td>
<td data-head="what she brings">your gold lies open</td>
</tr>
<tr>
<td data-head="princess">Rasha</td>
<td data-head="looks at">appearance, then palace</td>
<td data-head="talent">cooking</td>
<td data-head="what she brings">she acts: 1 more status</td>
</tr>
<tr>
<td data-head="princess">Thara</td>
<td data-head="looks at">appearance, then palace</td>
<td data-head="talent">romance</td>
<td data-head="what she brings"></td>
</tr>
<tr>
<td data-head="princess">Zainab</td>
<td data-head="looks at">appearance, then money</td>
<td data-head="talent">intelligence</td>
<td data-head="what she brings">event cards cost you 100 and 200</td>
</tr>
<tr>
<td data-head="princess">Nibal</td>
<td data-head="looks at">appearance, then money</td>
<td data-head="talent">housekeeping</td>
<td data-head="what she brings"></td>
</tr>
<tr>
<td data-head="princess">Samira</td>
<td data-head="looks at">appearance, then money</td>
<td data-head="talent">romance</td>
<td data-head="what she brings">the first time, you put an appearance token of your own back into the bag, if you have one</td>
</tr>
<tr>
<td data-head="princess">Zahrah</td>
<td data-head="looks at">status, then appearance</td>
<td data-head="talent">intelligence</td>
<td data-head="what she brings">the first time, you lose a status card of your choice, if you have one</td>
</tr>
<tr>
<td data-head="princess">Fatima</td>
<td data-head="looks at">status, then appearance</td>
<td data-head="talent">housekeeping</td>
<td data-head="what she brings"></td>
</tr>
<tr>
<td data-head="princess">Layla</td>
<td data-head="looks at">status, then appearance</td>
<td data-head="talent">romance</td>
<td data-head="what she brings">the manners token that was set aside</td>
</tr>
<tr>
<td data-head="princess">Malika</td>
<td data-head="looks at">status, then palace</td>
<td data-head="talent">intelligence</td>
<td data-head="what she brings"></td>
</tr>
<tr>
<td data-head="princess">Nadia</td>
<td data-head="looks at">status, then palace</td>
<td data-head="talent">housekeeping</td>
<td data-head="what she brings">the beauty token that was set aside</td>
</tr>
<tr>
<td data-head="princess">Firyal</td>
<td data-head="looks at">status, then palace</td>
<td data-head="talent">cooking</td>
<td data-head="what she brings">as Albina</td>
</tr>
<tr>
<td data-head="princess">Hind</td>
<td data-head="looks at">status, then money</td>
<td data-head="talent">housekeeping or romance</td>
<td data-head="what she brings">you cannot act in the turn after (<a class="cite" href="#6.6">§6.6</a>)</td>
</tr>
<tr>
<td data-head="princess">Farah</td>
<td data-head="looks at">status, then money</td>
<td data-head="talent">intelligence</td>
<td data-head="what she brings">camels cost you 50</td>
</tr>
<tr>
<td data-head="princess">Raidah</td>
<td data-head="looks at">status, then money</td>
<td data-head="talent">cooking</td>
<td data-head="what she brings"></td>
</tr>
<tr>
<td data-head="princess">Adara</td>
<td data-head="looks at">palace, then appearance</td>
<td data-head="talent">intelligence</td>
<td data-head="what she brings">small caravans cost you 400 slow and 500 fast, large ones 650 and 800</td>
</tr>
<tr>
<td data-head="princess">Suleika</td>
<td data-head="looks at">palace, then appearance</td>
<td data-head="talent">housekeeping</td>
<td data-head="what she brings">each princess who joins you later costs you 100 once, with that turn’s upkeep</td>
</tr>
<tr>
<td data-head="princess">Janan</td>
<td data-head="looks at">palace, then status</td>
<td data-head="talent">intelligence or cooking</td>
<td data-head="what she brings">her upkeep is 100</td>
</tr>
<tr>
<td data-head="princess">Sahar</td>
<td data-head="looks at">palace, then status</td>
<td data-head="talent">romance</td>
<td data-head="what she brings"></td>
</tr>
<tr>
<td data-head="princess">Anisah</td>
<td data-head="looks at">palace, then money</td>
<td data-head="talent">intelligence</td>
<td data-head="what she brings"></td>
</tr>
<tr>
<td data-head="princess">Zafirah</td>
<td data-head="looks at">palace, then money</td>
<td data-head="talent">cooking</td>
<td data-head="what she brings">her upkeep costs nothing</td>
</tr>
<tr>
<td data-head="princess">Xenia</td>
<td data-head="looks at">money, then appearance</td>
<td data-head="talent">cooking or romance</td>
<td data-head="what she brings">she wants gifts (<a class="cite" href="#6.7">§6.7</a>)</td>
</tr>
<tr>
<td data-head="princess">Yasmine</td>
<td data-head="looks at">money, then status</td>
<td data-head="talent">housekeeping</td>
<td data-head="what she brings"></td>
</tr>
<tr>
<td data-head="princess">Badra</td>
<td data-head="looks at">money, then palace</td>
<td data-head="talent">intelligence</td>
<td data-head="what she brings">sections cost you 400</td>
</tr>
<tr>
<td data-head="princess">Sidi Suleiman</td>
<td data-head="looks at"></td>
<td data-head="talent"></td>
<td data-head="what she brings">he takes a princess away (<a class="cite" href="#6.8">§6.8</a>)</td>
</tr>
</tbody>
</table>
<p>Layla’s and Nadia’s tokens count for sets; they are hers, cannot be given up for Samira, and are set aside again when she leaves. Zahrah never takes Singing or
Acting.</p>`,text:`princess
looks at
talent
what she brings
Albina
appearance, then status
intelligence
in the advanced game, the first time, your palace track falls by 0.5; in the basic game nothing
Halimah
appearance, then status
housekeeping
she sings: 1 more status
Asima
appearance, then status
cooking

Noor
appearance, then palace
intelligence or housekeeping
your gold lies open
Rasha
appearance, then palace
cooking
she acts: 1 more status
Thara
appearance, then palace
romance

Zainab
appearance, then money
intelligence
event cards cost you 100 and 200
Nibal
appearance, then money
housekeeping

Samira
appearance, then money
romance
the first time, you put an appearance token of your own back into the bag, if you have one
Zahrah
status, then appearance
intelligence
the first time, you lose a status card of your choice, if you have one
Fatima
status, then appearance
housekeeping

Layla
status, then appearance
romance
the manners token that was set aside
Malika
status, then palace
intelligence

Nadia
status, then palace
housekeeping
the beauty token that was set aside
Firyal
status, then palace
cooking
as Albina
Hind
status, then money
housekeeping or romance
you cannot act in the turn after (§6.6)
Farah
status, then money
intelligence
camels cost you 50
Raidah
status, then money
cooking

Adara
palace, then appearance
intelligence
small caravans cost you 400 slow and 500 fast, large ones 650 and 800
Suleika
palace, then appearance
housekeeping
each princess who joins you later costs you 100 once, with that turn’s upkeep
Janan
palace, then status
intelligence or cooking
her upkeep is 100
Sahar
palace, then status
romance

Anisah
palace, then money
intelligence

Zafirah
palace, then money
cooking
her upkeep costs nothing
Xenia
money, then appearance
cooking or romance
she wants gifts (§6.7)
Yasmine
money, then status
housekeeping

Badra
money, then palace
intelligence
sections cost you 400
Sidi Suleiman


he takes a princess away (§6.8)
Layla’s and Nadia’s tokens count for sets; they are hers, cannot be given up for Samira, and are set aside again when she leaves. Zahrah never takes Singing or Acting.`},{number:`6.6`,title:`Hind and the turn after`,level:3,html:`<p>In the turn after Hind has moved in, her sheikh plays no event, takes part in no auction, takes no action and no relief, and buys no event. Income and upkeep are as
always, and princesses can choose him. If she leaves, that is over at once.</p>`,text:`In the turn after Hind has moved in, her sheikh plays no event, takes part in no auction, takes no action and no relief, and buys no event. Income and upkeep are as always, and princesses can choose him. If she leaves, that is over at once.`},{number:`6.7`,title:`Xenia and her gifts`,level:3,html:`<p>Xenia wants 250 gold with the upkeep of the turn in which she moves in, besides her 50, and again every third turn. Two tokens count it down: they are put on her
card when she has been paid, one is taken off in the upkeep of each of the next two turns, and when none is left at the beginning of an upkeep, she asks again.</p>
<p>If her sheikh cannot pay the first gift and everything else, she leaves the game, costs nothing, and the rest of the upkeep is paid without her. A later gift can be
refused, and must be by anybody with less than 250. Then she moves at once to the richest other sheikh with a free room, among equals to the one with the better appearance, and
otherwise waits undecided; she does not go back to the sheikh who refused. The new one pays 250 at once, or loses her from the game if that and the whole upkeep
cannot be paid.</p>`,text:`Xenia wants 250 gold with the upkeep of the turn in which she moves in, besides her 50, and again every third turn. Two tokens count it down: they are put on her card when she has been paid, one is taken off in the upkeep of each of the next two turns, and when none is left at the beginning of an upkeep, she asks again.
If her sheikh cannot pay the first gift and everything else, she leaves the game, costs nothing, and the rest of the upkeep is paid without her. A later gift can be refused, and must be by anybody with less than 250. Then she moves at once to the richest other sheikh with a free room, among equals to the one with the better appearance, and otherwise waits undecided; she does not go back to the sheikh who refused. The new one pays 250 at once, or loses her from the game if that and the whole upkeep cannot be paid.`},{number:`6.8`,title:`Sidi Suleiman, the abductor`,level:3,html:`<p>He is not a princess. He goes to the sheikh with the most princesses, whether there is room or not; as long as several are tied for the most, he waits, undecided. His host
chooses a princess of their own, and both leave the game.</p>`,text:`He is not a princess. He goes to the sheikh with the most princesses, whether there is room or not; as long as several are tied for the most, he waits, undecided. His host chooses a princess of their own, and both leave the game.`},{number:`7`,title:`Events`,level:2,html:`<p class="source"><em>In the book: 4.1 and 7.2.</em></p>`,text:`In the book: 4.1 and 7.2.`},{number:`7.1`,title:`Symbols`,level:3,html:`<p>Two cards with the same symbol cannot be played in one turn, so that nothing is doubled and nothing contradicts itself. Together are: Double Trouble and Quiet Days;
Golden Times and Interrupt Spice Trade; Camel Breeding and Camel Epidemic; Changing Her Mind and Court Influence; New Orders and Noble Merchandise. Bazaar, Sick
Camels and Vermin each have a symbol of their own. The others have none.</p>
<p>A card that needs something of yours cannot be played without it. One that concerns everybody or a deck can be played even if nothing comes of it.</p>`,text:`Two cards with the same symbol cannot be played in one turn, so that nothing is doubled and nothing contradicts itself. Together are: Double Trouble and Quiet Days; Golden Times and Interrupt Spice Trade; Camel Breeding and Camel Epidemic; Changing Her Mind and Court Influence; New Orders and Noble Merchandise. Bazaar, Sick Camels and Vermin each have a symbol of their own. The others have none.
A card that needs something of yours cannot be played without it. One that concerns everybody or a deck can be played even if nothing comes of it.`},{number:`7.2`,title:`The cards`,level:3,html:`<table>
<thead>
<tr>
<th>event</th>
<th>what it does</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="event">Bazaar</td>
<td data-head="what it does">in the preparation you search the bag and choose the token on offer</td>
</tr>
<tr>
<td data-head="event">Better Breed</td>
<td data-head="what it does">your camel rate rises a step: from 50 to 70, 100 and 150</td>
</tr>
<tr>
<td data-head="event">Camel Breeding</td>
<td data-head="what it does">everybody gets a camel for every 2 they have; if the supply has not enough for all, nobody gets any</td>
</tr>
<tr>
<td data-head="event">Camel Epidemic</td>
<td data-head="what it does">everybody loses a camel for every 3 they have</td>
</tr>
<tr>
<td data-head="event">Changing Her Mind</td>
<td data-head="what it does">look at the top card of the Emira deck: leave her as she is, swap her two preferences, or put her under the deck</td>
</tr>
<tr>
<td data-head="event">Court Influence</td>
<td data-head="what it does">look at the top 3 cards of the Emira deck and put them back in any order</td>
</tr>
<tr>
<td data-head="event">Double Trouble</td>
<td data-head="what it does">two cards of the Emira deck are turned up this turn; the first chooses first, then the second</td>
</tr>
<tr>
<td data-head="event">Golden Times</td>
<td data-head="what it does">this turn’s income is 20% higher, for everybody</td>
</tr>
<tr>
<td data-head="event">Good Looking</td>
<td data-head="what it does">stays in front of you: name beauty, manners or clothes; every 3 tokens of it count 1 more appearance</td>
</tr>
<tr>
<td data-head="event">Guest House</td>
<td data-head="what it does">stays in front of you: one more room</td>
</tr>
<tr>
<td data-head="event">Interrupt Spice Trade</td>
<td data-head="what it does">this turn caravans neither pay nor move, for everybody</td>
</tr>
<tr>
<td data-head="event">New Orders</td>
<td data-head="what it does">look at the top 3 status cards and put them back in any order</td>
</tr>
<tr>
<td data-head="event">New Spice Caravan</td>
<td data-head="what it does">one of your caravans moves a space to the right, not beyond the end of its track</td>
</tr>
<tr>
<td data-head="event">Noble Merchandise</td>
<td data-head="what it does">in the preparation you search the status deck and choose the card on offer; the rest is shuffled</td>
</tr>
<tr>
<td data-head="event">Quiet Days</td>
<td data-head="what it does">no card of the Emira deck is turned up this turn; undecided princesses can still decide</td>
</tr>
<tr>
<td data-head="event">Restoration</td>
<td data-head="what it does">advanced game only: your palace track rises by 0.5</td>
</tr>
<tr>
<td data-head="event">Sick Camels</td>
<td data-head="what it does">this turn camels make nobody’s bid cheaper</td>
</tr>
<tr>
<td data-head="event">Vermin</td>
<td data-head="what it does">name a kind of caravan: everybody who has any moves one of them a space to the left, and of a slow kind whoever has two or more moves two; owners choose which, and one that stood on its last space is lost unpaid</td>
</tr>
</tbody>
</table>`,text:`event
what it does
Bazaar
in the preparation you search the bag and choose the token on offer
Better Breed
your camel rate rises a step: from 50 to 70, 100 and 150
Camel Breeding
everybody gets a camel for every 2 they have; if the supply has not enough for all, nobody gets any
Camel Epidemic
everybody loses a camel for every 3 they have
Changing Her Mind
look at the top card of the Emira deck: leave her as she is, swap her two preferences, or put her under the deck
Court Influence
look at the top 3 cards of the Emira deck and put them back in any order
Double Trouble
two cards of the Emira deck are turned up this turn; the first chooses first, then the second
Golden Times
this turn’s income is 20% higher, for everybody
Good Looking
stays in front of you: name beauty, manners or clothes; every 3 tokens of it count 1 more appearance
Guest House
stays in front of you: one more room
Interrupt Spice Trade
this turn caravans neither pay nor move, for everybody
New Orders
look at the top 3 status cards and put them back in any order
New Spice Caravan
one of your caravans moves a space to the right, not beyond the end of its track
Noble Merchandise
in the preparation you search the status deck and choose the card on offer; the rest is shuffled
Quiet Days
no card of the Emira deck is turned up this turn; undecided princesses can still decide
Restoration
advanced game only: your palace track rises by 0.5
Sick Camels
this turn camels make nobody’s bid cheaper
Vermin
name a kind of caravan: everybody who has any moves one of them a space to the left, and of a slow kind whoever has two or more moves two; owners choose which, and one that stood on its last space is lost unpaid`},{number:`8`,title:`Winning`,level:2,html:`<p class="source"><em>In the book: 5.0 and 7.1.</em></p>`,text:`In the book: 5.0 and 7.1.`},{number:`8.1`,title:`Objectives`,level:3,html:`<p>An objective names talents, and each princess can stand for one of hers. It is fulfilled by the smaller number of princesses with all the talents named among them,
or by the larger number, whoever they are.</p>
<table>
<thead>
<tr>
<th>players</th>
<th>with the talents</th>
<th>without</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="players">3</td>
<td data-head="with the talents">6</td>
<td data-head="without">8</td>
</tr>
<tr>
<td data-head="players">4</td>
<td data-head="with the talents">5</td>
<td data-head="without">7</td>
</tr>
<tr>
<td data-head="players">5</td>
<td data-head="with the talents">4</td>
<td data-head="without">6</td>
</tr>
</tbody>
</table>
<ul>
<li>For three players: intelligence twice, housekeeping, cooking and romance; housekeeping twice, and three of intelligence and cooking, at least one of each;
intelligence twice, and three of housekeeping and romance, at least one of each; intelligence, cooking and romance, and two of them twice.</li>
<li>For four: one of each talent; intelligence twice, housekeeping and cooking; intelligence, and three of housekeeping and romance, at least one of each; romance, and
three of intelligence and cooking, at least one of each; housekeeping, cooking and romance, and one of them twice.</li>
<li>For five: intelligence, housekeeping and romance; intelligence, cooking and romance; housekeeping, cooking and romance; intelligence twice and housekeeping;
intelligence twice and cooking; three of intelligence and romance, at least one of each; three of housekeeping and cooking, at least one of each.</li>
</ul>`,text:`An objective names talents, and each princess can stand for one of hers. It is fulfilled by the smaller number of princesses with all the talents named among them, or by the larger number, whoever they are.
players
with the talents
without
3
6
8
4
5
7
5
4
6
For three players: intelligence twice, housekeeping, cooking and romance; housekeeping twice, and three of intelligence and cooking, at least one of each; intelligence twice, and three of housekeeping and romance, at least one of each; intelligence, cooking and romance, and two of them twice.
For four: one of each talent; intelligence twice, housekeeping and cooking; intelligence, and three of housekeeping and romance, at least one of each; romance, and three of intelligence and cooking, at least one of each; housekeeping, cooking and romance, and one of them twice.
For five: intelligence, housekeeping and romance; intelligence, cooking and romance; housekeeping, cooking and romance; intelligence twice and housekeeping; intelligence twice and cooking; three of intelligence and romance, at least one of each; three of housekeeping and cooking, at least one of each.`},{number:`8.2`,title:`The end of the game`,level:3,html:`<p>At the end of the upkeep, everybody whose objective is fulfilled and who has paid this turn’s upkeep in full has won. In the basic game several share the victory; in
the advanced game the score decides (<a class="cite" href="#10.3">§10.3</a>).</p>`,text:`At the end of the upkeep, everybody whose objective is fulfilled and who has paid this turn’s upkeep in full has won. In the basic game several share the victory; in the advanced game the score decides (§10.3).`},{number:`8.3`,title:`Nobody is left to come`,level:3,html:`<p>If nobody has won, the Emira deck is empty and nobody is undecided or still to choose, the game ends, and the score of <a class="cite" href="#10.3">§10.3</a> ranks everybody. So it does after ten
turns in a row with an empty deck in which nobody has moved in. If still nobody has won at the end of turn 60, or of another turn that the table has named, the game
ends in the same way.</p>`,text:`If nobody has won, the Emira deck is empty and nobody is undecided or still to choose, the game ends, and the score of §10.3 ranks everybody. So it does after ten turns in a row with an empty deck in which nobody has moved in. If still nobody has won at the end of turn 60, or of another turn that the table has named, the game ends in the same way.`},{number:`9`,title:`Three players`,level:2,html:`<p class="source"><em>In the book: 6.0 to 6.3.</em></p>`,text:`In the book: 6.0 to 6.3.`},{number:`9.1`,title:`Less in the box`,level:3,html:`<p>Left out are 4 small and 4 large caravans, 7 camels, 2 tokens each of beauty, manners and clothes, and the status cards 300, 350, 400, 800 twice and 1400. Three
cards instead of six are set aside before the three that are left of 3 points are shuffled into the status deck.</p>`,text:`Left out are 4 small and 4 large caravans, 7 camels, 2 tokens each of beauty, manners and clothes, and the status cards 300, 350, 400, 800 twice and 1400. Three cards instead of six are set aside before the three that are left of 3 points are shuffled into the status deck.`},{number:`9.2`,title:`Odd and even turns`,level:3,html:`<p>Two turns, an odd and an even one, belong together.</p>
<ul>
<li>In the odd turn, two cards of the Emira deck are turned up: the first chooses in this turn, the second in the next. No events are bought. Token and status card
stay on offer.</li>
<li>In the even turn, no events are played. Nothing is prepared; only a section that was bought is replaced. Actions taken in the odd turn are not there, except the
section. What nobody bought goes back as in <a class="cite" href="#5.6">§5.6</a>.</li>
</ul>`,text:`Two turns, an odd and an even one, belong together.
In the odd turn, two cards of the Emira deck are turned up: the first chooses in this turn, the second in the next. No events are bought. Token and status card stay on offer.
In the even turn, no events are played. Nothing is prepared; only a section that was bought is replaced. Actions taken in the odd turn are not there, except the section. What nobody bought goes back as in §5.6.`},{number:`9.3`,title:`Events of three players`,level:3,html:`<ul>
<li><strong>Double Trouble</strong>: three cards are turned up for the two turns. When you play it, you say which of the turns has two.</li>
<li><strong>Quiet Days</strong>: only one card is turned up, in the odd turn. When you play it, you say in which turn she chooses; the other has none.</li>
<li><strong>Changing Her Mind</strong>: before you look, you say which of the princesses to come you mean.</li>
</ul>
<p>Whatever is meant for one turn is over after the odd one.</p>`,text:`Double Trouble: three cards are turned up for the two turns. When you play it, you say which of the turns has two.
Quiet Days: only one card is turned up, in the odd turn. When you play it, you say in which turn she chooses; the other has none.
Changing Her Mind: before you look, you say which of the princesses to come you mean.
Whatever is meant for one turn is over after the odd one.`},{number:`10`,title:`The advanced game`,level:2,html:`<p class="source"><em>In the book: 8.0 to 8.3.</em></p>`,text:`In the book: 8.0 to 8.3.`},{number:`10.1`,title:`The palace track`,level:3,html:`<p>Events can be played from turn 1 on, and Restoration is in the deck. Everybody has a palace track, which begins at 0 and moves by steps of 0.5; it may fall below 0.
It counts for the palace, but makes no room. Albina and Firyal work.</p>`,text:`Events can be played from turn 1 on, and Restoration is in the deck. Everybody has a palace track, which begins at 0 and moves by steps of 0.5; it may fall below 0. It counts for the palace, but makes no room. Albina and Firyal work.`},{number:`10.2`,title:`Who cannot pay`,level:3,html:`<p>Princesses leave one after the other, drawn by lot, until the sheikh can pay for those who stay; then that is paid, and the change is kept. Those who left are
shuffled and put face down under the Emira deck.</p>`,text:`Princesses leave one after the other, drawn by lot, until the sheikh can pay for those who stay; then that is paid, and the change is kept. Those who left are shuffled and put face down under the Emira deck.`},{number:`10.3`,title:`The score`,level:3,html:`<p>Each princess counts 2, and the talents of your objective 3 if you have them all, however many princesses you have. A tie is broken by 1 for each appearance token,
status point, section and camel, and the palace track; if it remains, by gold. After that it stays a tie. Whoever has fulfilled the objective always comes
before everybody who has not.</p>`,text:`Each princess counts 2, and the talents of your objective 3 if you have them all, however many princesses you have. A tie is broken by 1 for each appearance token, status point, section and camel, and the palace track; if it remains, by gold. After that it stays a tie. Whoever has fulfilled the objective always comes before everybody who has not.`},{number:`11`,title:`Rulings`,level:2,html:`<p>What the printed books leave open or tell in two ways, and what is played here. Names in <code>code</code> are the table’s options and their values.</p>
<ul>
<li id="E-01" class="ruling"><strong><a class="own" href="#E-01">E-01</a></strong> There are three copies of each event card.</li>
<li id="E-02" class="ruling"><strong><a class="own" href="#E-02">E-02</a></strong> All cards of 3 points are shuffled back into the status deck: four, or three in a game of three.</li>
<li id="E-03" class="ruling"><strong><a class="own" href="#E-03">E-03</a></strong> If nobody is red, the status card of 350 is in the deck from the start, and is shuffled like any other of 1 point.</li>
<li id="E-04" class="ruling"><strong><a class="own" href="#E-04">E-04</a></strong> A large caravan costs 750 slow and 900 fast, as in the Polish book; the French one calls both of them small.</li>
<li id="E-05" class="ruling"><strong><a class="own" href="#E-05">E-05</a></strong> Your own spices bring 150 in each income, since the books do not print the number; with <code>base_income</code> the table can set 100 or 200.</li>
<li id="E-06" class="ruling"><strong><a class="own" href="#E-06">E-06</a></strong> Black receives 50 more than the others, not 50 in all.</li>
<li id="E-07" class="ruling"><strong><a class="own" href="#E-07">E-07</a></strong> The bank never runs out, but caravans, camels, sections, tokens and status cards do.</li>
<li id="E-08" class="ruling"><strong><a class="own" href="#E-08">E-08</a></strong> With Adara small caravans cost 400 and 500, large ones 650 and 800.</li>
<li id="E-09" class="ruling"><strong><a class="own" href="#E-09">E-09</a></strong> The preferences and talents of <a class="cite" href="#6.5">§6.5</a> are those of both books.</li>
<li id="E-10" class="ruling"><strong><a class="own" href="#E-10">E-10</a></strong> Layla’s and Nadia’s tokens are those that were set aside, and they go back there, never into the bag.</li>
<li id="E-11" class="ruling"><strong><a class="own" href="#E-11">E-11</a></strong> With three players the bag has 6 tokens of each kind, and 7 of clothes if nobody is blue.</li>
<li id="E-12" class="ruling"><strong><a class="own" href="#E-12">E-12</a></strong> Any colours can be drawn, and those not drawn are out of the game.</li>
<li id="E-13" class="ruling"><strong><a class="own" href="#E-13">E-13</a></strong> The opening events are dealt to all before anybody chooses, all choose at the same time, and what is given back is shuffled only when all have chosen; with <code>opening_event</code> set to <code>random</code> everybody is dealt one, and keeps it.</li>
<li id="E-14" class="ruling"><strong><a class="own" href="#E-14">E-14</a></strong> Only turn 1 of the basic game is without events; three players can play their first in turn 3.</li>
<li id="E-15" class="ruling"><strong><a class="own" href="#E-15">E-15</a></strong> The symbols are grouped as in <a class="cite" href="#7.1">§7.1</a>, since the books do not list them; with <code>event_symbols</code> set to <code>titles</code> only cards of the same name exclude each other, and Double Trouble and Quiet Days in one turn cancel out: as many princesses come as usual, each in her turn.</li>
<li id="E-16" class="ruling"><strong><a class="own" href="#E-16">E-16</a></strong> Events are played in a single round of the table, and you see what was played before you.</li>
<li id="E-17" class="ruling"><strong><a class="own" href="#E-17">E-17</a></strong> A card that needs a thing of your own cannot be played without it, and one for all or for a deck can be played even without effect and uses its symbol.</li>
<li id="E-18" class="ruling"><strong><a class="own" href="#E-18">E-18</a></strong> There is no limit to the event cards in your hand.</li>
<li id="E-19" class="ruling"><strong><a class="own" href="#E-19">E-19</a></strong> A card that was bought can be played from the next phase of events on.</li>
<li id="E-20" class="ruling"><strong><a class="own" href="#E-20">E-20</a></strong> Whoever buys from a short event deck pays in full and keeps one of what is there, and an empty deck is not reshuffled.</li>
<li id="E-21" class="ruling"><strong><a class="own" href="#E-21">E-21</a></strong> The event cards that a buyer does not keep go under the deck in the order in which they were drawn.</li>
<li id="E-22" class="ruling"><strong><a class="own" href="#E-22">E-22</a></strong> Bazaar chooses when princess and status card are open, and only its player sees what is in the bag.</li>
<li id="E-23" class="ruling"><strong><a class="own" href="#E-23">E-23</a></strong> Noble Merchandise chooses when the princess is open, among all cards left in the status deck, and the search is secret.</li>
<li id="E-24" class="ruling"><strong><a class="own" href="#E-24">E-24</a></strong> Better Breed is for the camels you have and those you will get, and ends at 150.</li>
<li id="E-25" class="ruling"><strong><a class="own" href="#E-25">E-25</a></strong> Camel Breeding needs enough in the supply for everybody, as in the French book, while in the Polish one it fails only if none is left; the camel on offer is not counted.</li>
<li id="E-26" class="ruling"><strong><a class="own" href="#E-26">E-26</a></strong> Camel Epidemic rounds down, and the camels go back to the supply.</li>
<li id="E-27" class="ruling"><strong><a class="own" href="#E-27">E-27</a></strong> With Changing Her Mind others hear what you decided but not about whom, and a swap stays until she moves in or goes under the deck; until then its mark lies on her card, and all see where it goes, also when Court Influence rearranges the cards.</li>
<li id="E-28" class="ruling"><strong><a class="own" href="#E-28">E-28</a></strong> Sidi Suleiman has nothing to swap, so he can only stay or go under the deck.</li>
<li id="E-29" class="ruling"><strong><a class="own" href="#E-29">E-29</a></strong> With four or five players Changing Her Mind always looks at the top card; with three you name the turn and, after Double Trouble, which of the two, before you look.</li>
<li id="E-30" class="ruling"><strong><a class="own" href="#E-30">E-30</a></strong> Changing Her Mind and Quiet Days can be played in one turn, and the card then waits; with three players and one princess to come there is only her to look at.</li>
<li id="E-31" class="ruling"><strong><a class="own" href="#E-31">E-31</a></strong> Golden Times adds 20% to all that a player receives, rounded down to 10 if need be.</li>
<li id="E-32" class="ruling"><strong><a class="own" href="#E-32">E-32</a></strong> On Interrupt Spice Trade caravans keep all the payments they have left.</li>
<li id="E-33" class="ruling"><strong><a class="own" href="#E-33">E-33</a></strong> Good Looking is counted again whenever tokens change, also lent ones; with <code>good_looking</code> set to <code>fixed</code> it is counted once, when it is played.</li>
<li id="E-34" class="ruling"><strong><a class="own" href="#E-34">E-34</a></strong> Guest Houses add up, and are neither palace nor points.</li>
<li id="E-35" class="ruling"><strong><a class="own" href="#E-35">E-35</a></strong> New Spice Caravan cannot move a caravan beyond the rightmost space.</li>
<li id="E-36" class="ruling"><strong><a class="own" href="#E-36">E-36</a></strong> Vermin spares nobody, and owners choose clockwise from the player of the card on.</li>
<li id="E-37" class="ruling"><strong><a class="own" href="#E-37">E-37</a></strong> A caravan that the vermin drive off its last space goes to the supply without paying.</li>
<li id="E-38" class="ruling"><strong><a class="own" href="#E-38">E-38</a></strong> With three players Quiet Days leaves one princess for two turns.</li>
<li id="E-39" class="ruling"><strong><a class="own" href="#E-39">E-39</a></strong> The palace track has no ends that could be reached.</li>
<li id="E-40" class="ruling"><strong><a class="own" href="#E-40">E-40</a></strong> Sick Camels is for everybody and for every bid of the turn.</li>
<li id="E-41" class="ruling"><strong><a class="own" href="#E-41">E-41</a></strong> With three players Golden Times, Interrupt Spice Trade and Sick Camels are for the odd turn only.</li>
<li id="E-42" class="ruling"><strong><a class="own" href="#E-42">E-42</a></strong> Income is paid to all at the same time, and undecided princesses look after that.</li>
<li id="E-43" class="ruling"><strong><a class="own" href="#E-43">E-43</a></strong> With an empty Emira deck play goes on, until nobody is left to come or ten turns have passed in vain; with <code>exhaustion_end</code> switched off it goes on even then, but no game beyond <code>last_turn</code>, which the books do not know and which is turn 60 unless the table names another.</li>
<li id="E-44" class="ruling"><strong><a class="own" href="#E-44">E-44</a></strong> What is left on offer is not doubled.</li>
<li id="E-45" class="ruling"><strong><a class="own" href="#E-45">E-45</a></strong> A bid can be no higher than your gold and what your camels take off, since it is paid at once; there is no other limit.</li>
<li id="E-46" class="ruling"><strong><a class="own" href="#E-46">E-46</a></strong> Bids are multiples of 10, and you may always pass.</li>
<li id="E-47" class="ruling"><strong><a class="own" href="#E-47">E-47</a></strong> If all pass, the player who was asked first acts for free, and the last one asked can still bid.</li>
<li id="E-48" class="ruling"><strong><a class="own" href="#E-48">E-48</a></strong> The last player acts without a bid, but may pay one.</li>
<li id="E-49" class="ruling"><strong><a class="own" href="#E-49">E-49</a></strong> Whoever wins and does nothing has lost the bid and their action, and leaves all six actions to others.</li>
<li id="E-50" class="ruling"><strong><a class="own" href="#E-50">E-50</a></strong> Relief can be taken before an auction or instead of an action, with less than 500 gold at that moment, or with four princesses and no caravan.</li>
<li id="E-51" class="ruling"><strong><a class="own" href="#E-51">E-51</a></strong> The next auction is opened by the next player to the left of the winner who has not acted.</li>
<li id="E-52" class="ruling"><strong><a class="own" href="#E-52">E-52</a></strong> A sheikh whom Hind keeps busy takes no part in auctions at all, not even as one who passes.</li>
<li id="E-53" class="ruling"><strong><a class="own" href="#E-53">E-53</a></strong> Camels bring a bid down to zero at most, and never make an action cheaper.</li>
<li id="E-54" class="ruling"><strong><a class="own" href="#E-54">E-54</a></strong> What you are bidding for is not announced, and here there is no way to do so.</li>
<li id="E-55" class="ruling"><strong><a class="own" href="#E-55">E-55</a></strong> There is room for any number of caravans on a track and on a space.</li>
<li id="E-56" class="ruling"><strong><a class="own" href="#E-56">E-56</a></strong> You may act, but you need not.</li>
<li id="E-57" class="ruling"><strong><a class="own" href="#E-57">E-57</a></strong> The bonus for sets is counted again whenever tokens come or go.</li>
<li id="E-58" class="ruling"><strong><a class="own" href="#E-58">E-58</a></strong> An unsold token goes back into the bag, and an unsold status card under its deck.</li>
<li id="E-59" class="ruling"><strong><a class="own" href="#E-59">E-59</a></strong> The palace is worth its sections; the printed part and Guest Houses count zero, and white begins with 1.</li>
<li id="E-60" class="ruling"><strong><a class="own" href="#E-60">E-60</a></strong> Everybody has two rooms, and one more for each section and each Guest House.</li>
<li id="E-61" class="ruling"><strong><a class="own" href="#E-61">E-61</a></strong> If nobody has a room, the princess is undecided.</li>
<li id="E-62" class="ruling"><strong><a class="own" href="#E-62">E-62</a></strong> A tie can be among any number, and zero can be the best value.</li>
<li id="E-63" class="ruling"><strong><a class="own" href="#E-63">E-63</a></strong> An undecided princess looks at all sheikhs with a room, as in the French book, not only at those who were equal, as in the Polish one.</li>
<li id="E-64" class="ruling"><strong><a class="own" href="#E-64">E-64</a></strong> Undecided princesses look again whenever something is finished, not only in the auctions.</li>
<li id="E-65" class="ruling"><strong><a class="own" href="#E-65">E-65</a></strong> Only gold in hand counts, and bid, price and purchase are one step; with <code>undecided_check</code> set to <code>payment</code> undecided princesses look after each payment.</li>
<li id="E-66" class="ruling"><strong><a class="own" href="#E-66">E-66</a></strong> Among several undecided princesses the one who has waited longest looks first, and after each who moves in all begin again.</li>
<li id="E-67" class="ruling"><strong><a class="own" href="#E-67">E-67</a></strong> Events that look at the Emira deck do not touch undecided princesses.</li>
<li id="E-68" class="ruling"><strong><a class="own" href="#E-68">E-68</a></strong> Only the gold that is compared is shown; with <code>gold_reveal</code> set to <code>all</code> everybody shows it.</li>
<li id="E-69" class="ruling"><strong><a class="own" href="#E-69">E-69</a></strong> The first time is once for each princess and each sheikh.</li>
<li id="E-70" class="ruling"><strong><a class="own" href="#E-70">E-70</a></strong> Samira takes a token of your own, also the one blue began with, and nothing if all are lent.</li>
<li id="E-71" class="ruling"><strong><a class="own" href="#E-71">E-71</a></strong> Zahrah takes a card of your choice, and it leaves the game; with <code>zahrah_discard</code> set to <code>deck</code> it goes under the status deck.</li>
<li id="E-72" class="ruling"><strong><a class="own" href="#E-72">E-72</a></strong> Hind keeps her sheikh busy for exactly one turn, the one after she moved in, as in the French book; the Polish one says as long as she stays, but counts her among what happens once.</li>
<li id="E-73" class="ruling"><strong><a class="own" href="#E-73">E-73</a></strong> Princesses can choose the sheikh whom Hind keeps busy, as in the Polish book; with <code>hind_blocks_choice</code> they cannot, as in the French one.</li>
<li id="E-74" class="ruling"><strong><a class="own" href="#E-74">E-74</a></strong> A busy sheikh still decides whatever he has to, and is free at once if Hind leaves.</li>
<li id="E-75" class="ruling"><strong><a class="own" href="#E-75">E-75</a></strong> Suleika’s fee is for those who come while she is there and is paid with the next upkeep, if she is still there, even if whoever came has left again; she herself and Sidi Suleiman cost none, nor does Xenia if her first gift cannot be paid.</li>
<li id="E-76" class="ruling"><strong><a class="own" href="#E-76">E-76</a></strong> Janan costs 100 in each upkeep, and Zafirah nothing.</li>
<li id="E-77" class="ruling"><strong><a class="own" href="#E-77">E-77</a></strong> Xenia who moved in during turn 4 is paid in turns 4, 7, 10 and so on; so it is counted from whichever turn she is paid in, however early in it.</li>
<li id="E-78" class="ruling"><strong><a class="own" href="#E-78">E-78</a></strong> Only a first gift that cannot be paid removes Xenia from the game, as in the Polish book (the French one is garbled here), and which gift is the first is counted separately for each sheikh.</li>
<li id="E-79" class="ruling"><strong><a class="own" href="#E-79">E-79</a></strong> Xenia who was refused goes to the richest other sheikh with a room, then by appearance, else she waits and stays away from the one who refused.</li>
<li id="E-80" class="ruling"><strong><a class="own" href="#E-80">E-80</a></strong> Sidi Suleiman waits while several are tied for the most princesses, and also while nobody has any.</li>
<li id="E-81" class="ruling"><strong><a class="own" href="#E-81">E-81</a></strong> The host chooses whom Sidi Suleiman takes, even one who came this turn.</li>
<li id="E-82" class="ruling"><strong><a class="own" href="#E-82">E-82</a></strong> Albina and Firyal do nothing in the basic game, and what they cost stays lost.</li>
<li id="E-83" class="ruling"><strong><a class="own" href="#E-83">E-83</a></strong> Xenia is dealt with first, then all pay clockwise from the first player on.</li>
<li id="E-84" class="ruling"><strong><a class="own" href="#E-84">E-84</a></strong> In the basic game the princess who leaves is drawn from all of them, whoever came today and Zafirah too.</li>
<li id="E-85" class="ruling"><strong><a class="own" href="#E-85">E-85</a></strong> In the advanced game only the upkeep of those who stay is paid.</li>
<li id="E-86" class="ruling"><strong><a class="own" href="#E-86">E-86</a></strong> A princess who moves in after the upkeep costs nothing this turn and counts for the victory; with <code>late_arrival_counts</code> switched off she does not count.</li>
<li id="E-87" class="ruling"><strong><a class="own" href="#E-87">E-87</a></strong> To win you must have paid this turn’s upkeep in full; losing Xenia over her first gift does not stop you.</li>
<li id="E-88" class="ruling"><strong><a class="own" href="#E-88">E-88</a></strong> Several who win in one turn share the victory in the basic game, and are ranked by score in the advanced one.</li>
<li id="E-89" class="ruling"><strong><a class="own" href="#E-89">E-89</a></strong> Lent tokens and those marked +1 count in the score, and so do Singing and Acting, but no Guest House.</li>
<li id="E-90" class="ruling"><strong><a class="own" href="#E-90">E-90</a></strong> Two of one talent and one of another can be either way round where the objective says so.</li>
<li id="E-91" class="ruling"><strong><a class="own" href="#E-91">E-91</a></strong> A princess with two talents stands for the one that helps.</li>
<li id="E-92" class="ruling"><strong><a class="own" href="#E-92">E-92</a></strong> Victory is seen and declared by itself.</li>
<li id="E-93" class="ruling"><strong><a class="own" href="#E-93">E-93</a></strong> With three players event cards are bought in even turns only, as in the Polish book; the French one says so too, and elsewhere the opposite.</li>
<li id="E-94" class="ruling"><strong><a class="own" href="#E-94">E-94</a></strong> With three players an unsold token goes back at the end of the even turn’s auctions, as in the Polish book; the French one says odd.</li>
<li id="E-95" class="ruling"><strong><a class="own" href="#E-95">E-95</a></strong> With three players an action taken in the odd turn is gone for all in the even one, except the section; relief and doing nothing use up none.</li>
<li id="E-96" class="ruling"><strong><a class="own" href="#E-96">E-96</a></strong> With three players three status cards are set aside, and three of 3 points are shuffled in.</li>
<li id="E-97" class="ruling"><strong><a class="own" href="#E-97">E-97</a></strong> With three players a section that was bought is replaced in the even turn, if there is one.</li>
<li id="E-98" class="ruling"><strong><a class="own" href="#E-98">E-98</a></strong> With three players camel and caravans that nobody bought stay and are not doubled.</li>
<li id="E-99" class="ruling"><strong><a class="own" href="#E-99">E-99</a></strong> Hind, Xenia and Suleika count turns, not pairs of turns.</li>
</ul>`,text:`What the printed books leave open or tell in two ways, and what is played here. Names in code are the table’s options and their values.
E-01 There are three copies of each event card.
E-02 All cards of 3 points are shuffled back into the status deck: four, or three in a game of three.
E-03 If nobody is red, the status card of 350 is in the deck from the start, and is shuffled like any other of 1 point.
E-04 A large caravan costs 750 slow and 900 fast, as in the Polish book; the French one calls both of them small.
E-05 Your own spices bring 150 in each income, since the books do not print the number; with base_income the table can set 100 or 200.
E-06 Black receives 50 more than the others, not 50 in all.
E-07 The bank never runs out, but caravans, camels, sections, tokens and status cards do.
E-08 With Adara small caravans cost 400 and 500, large ones 650 and 800.
E-09 The preferences and talents of §6.5 are those of both books.
E-10 Layla’s and Nadia’s tokens are those that were set aside, and they go back there, never into the bag.
E-11 With three players the bag has 6 tokens of each kind, and 7 of clothes if nobody is blue.
E-12 Any colours can be drawn, and those not drawn are out of the game.
E-13 The opening events are dealt to all before anybody chooses, all choose at the same time, and what is given back is shuffled only when all have chosen; with opening_event set to random everybody is dealt one, and keeps it.
E-14 Only turn 1 of the basic game is without events; three players can play their first in turn 3.
E-15 The symbols are grouped as in §7.1, since the books do not list them; with event_symbols set to titles only cards of the same name exclude each other, and Double Trouble and Quiet Days in one turn cancel out: as many princesses come as usual, each in her turn.
E-16 Events are played in a single round of the table, and you see what was played before you.
E-17 A card that needs a thing of your own cannot be played without it, and one for all or for a deck can be played even without effect and uses its symbol.
E-18 There is no limit to the event cards in your hand.
E-19 A card that was bought can be played from the next phase of events on.
E-20 Whoever buys from a short event deck pays in full and keeps one of what is there, and an empty deck is not reshuffled.
E-21 The event cards that a buyer does not keep go under the deck in the order in which they were drawn.
E-22 Bazaar chooses when princess and status card are open, and only its player sees what is in the bag.
E-23 Noble Merchandise chooses when the princess is open, among all cards left in the status deck, and the search is secret.
E-24 Better Breed is for the camels you have and those you will get, and ends at 150.
E-25 Camel Breeding needs enough in the supply for everybody, as in the French book, while in the Polish one it fails only if none is left; the camel on offer is not counted.
E-26 Camel Epidemic rounds down, and the camels go back to the supply.
E-27 With Changing Her Mind others hear what you decided but not about whom, and a swap stays until she moves in or goes under the deck; until then its mark lies on her card, and all see where it goes, also when Court Influence rearranges the cards.
E-28 Sidi Suleiman has nothing to swap, so he can only stay or go under the deck.
E-29 With four or five players Changing Her Mind always looks at the top card; with three you name the turn and, after Double Trouble, which of the two, before you look.
E-30 Changing Her Mind and Quiet Days can be played in one turn, and the card then waits; with three players and one princess to come there is only her to look at.
E-31 Golden Times adds 20% to all that a player receives, rounded down to 10 if need be.
E-32 On Interrupt Spice Trade caravans keep all the payments they have left.
E-33 Good Looking is counted again whenever tokens change, also lent ones; with good_looking set to fixed it is counted once, when it is played.
E-34 Guest Houses add up, and are neither palace nor points.
E-35 New Spice Caravan cannot move a caravan beyond the rightmost space.
E-36 Vermin spares nobody, and owners choose clockwise from the player of the card on.
E-37 A caravan that the vermin drive off its last space goes to the supply without paying.
E-38 With three players Quiet Days leaves one princess for two turns.
E-39 The palace track has no ends that could be reached.
E-40 Sick Camels is for everybody and for every bid of the turn.
E-41 With three players Golden Times, Interrupt Spice Trade and Sick Camels are for the odd turn only.
E-42 Income is paid to all at the same time, and undecided princesses look after that.
E-43 With an empty Emira deck play goes on, until nobody is left to come or ten turns have passed in vain; with exhaustion_end switched off it goes on even then, but no game beyond last_turn, which the books do not know and which is turn 60 unless the table names another.
E-44 What is left on offer is not doubled.
E-45 A bid can be no higher than your gold and what your camels take off, since it is paid at once; there is no other limit.
E-46 Bids are multiples of 10, and you may always pass.
E-47 If all pass, the player who was asked first acts for free, and the last one asked can still bid.
E-48 The last player acts without a bid, but may pay one.
E-49 Whoever wins and does nothing has lost the bid and their action, and leaves all six actions to others.
E-50 Relief can be taken before an auction or instead of an action, with less than 500 gold at that moment, or with four princesses and no caravan.
E-51 The next auction is opened by the next player to the left of the winner who has not acted.
E-52 A sheikh whom Hind keeps busy takes no part in auctions at all, not even as one who passes.
E-53 Camels bring a bid down to zero at most, and never make an action cheaper.
E-54 What you are bidding for is not announced, and here there is no way to do so.
E-55 There is room for any number of caravans on a track and on a space.
E-56 You may act, but you need not.
E-57 The bonus for sets is counted again whenever tokens come or go.
E-58 An unsold token goes back into the bag, and an unsold status card under its deck.
E-59 The palace is worth its sections; the printed part and Guest Houses count zero, and white begins with 1.
E-60 Everybody has two rooms, and one more for each section and each Guest House.
E-61 If nobody has a room, the princess is undecided.
E-62 A tie can be among any number, and zero can be the best value.
E-63 An undecided princess looks at all sheikhs with a room, as in the French book, not only at those who were equal, as in the Polish one.
E-64 Undecided princesses look again whenever something is finished, not only in the auctions.
E-65 Only gold in hand counts, and bid, price and purchase are one step; with undecided_check set to payment undecided princesses look after each payment.
E-66 Among several undecided princesses the one who has waited longest looks first, and after each who moves in all begin again.
E-67 Events that look at the Emira deck do not touch undecided princesses.
E-68 Only the gold that is compared is shown; with gold_reveal set to all everybody shows it.
E-69 The first time is once for each princess and each sheikh.
E-70 Samira takes a token of your own, also the one blue began with, and nothing if all are lent.
E-71 Zahrah takes a card of your choice, and it leaves the game; with zahrah_discard set to deck it goes under the status deck.
E-72 Hind keeps her sheikh busy for exactly one turn, the one after she moved in, as in the French book; the Polish one says as long as she stays, but counts her among what happens once.
E-73 Princesses can choose the sheikh whom Hind keeps busy, as in the Polish book; with hind_blocks_choice they cannot, as in the French one.
E-74 A busy sheikh still decides whatever he has to, and is free at once if Hind leaves.
E-75 Suleika’s fee is for those who come while she is there and is paid with the next upkeep, if she is still there, even if whoever came has left again; she herself and Sidi Suleiman cost none, nor does Xenia if her first gift cannot be paid.
E-76 Janan costs 100 in each upkeep, and Zafirah nothing.
E-77 Xenia who moved in during turn 4 is paid in turns 4, 7, 10 and so on; so it is counted from whichever turn she is paid in, however early in it.
E-78 Only a first gift that cannot be paid removes Xenia from the game, as in the Polish book (the French one is garbled here), and which gift is the first is counted separately for each sheikh.
E-79 Xenia who was refused goes to the richest other sheikh with a room, then by appearance, else she waits and stays away from the one who refused.
E-80 Sidi Suleiman waits while several are tied for the most princesses, and also while nobody has any.
E-81 The host chooses whom Sidi Suleiman takes, even one who came this turn.
E-82 Albina and Firyal do nothing in the basic game, and what they cost stays lost.
E-83 Xenia is dealt with first, then all pay clockwise from the first player on.
E-84 In the basic game the princess who leaves is drawn from all of them, whoever came today and Zafirah too.
E-85 In the advanced game only the upkeep of those who stay is paid.
E-86 A princess who moves in after the upkeep costs nothing this turn and counts for the victory; with late_arrival_counts switched off she does not count.
E-87 To win you must have paid this turn’s upkeep in full; losing Xenia over her first gift does not stop you.
E-88 Several who win in one turn share the victory in the basic game, and are ranked by score in the advanced one.
E-89 Lent tokens and those marked +1 count in the score, and so do Singing and Acting, but no Guest House.
E-90 Two of one talent and one of another can be either way round where the objective says so.
E-91 A princess with two talents stands for the one that helps.
E-92 Victory is seen and declared by itself.
E-93 With three players event cards are bought in even turns only, as in the Polish book; the French one says so too, and elsewhere the opposite.
E-94 With three players an unsold token goes back at the end of the even turn’s auctions, as in the Polish book; the French one says odd.
E-95 With three players an action taken in the odd turn is gone for all in the even one, except the section; relief and doing nothing use up none.
E-96 With three players three status cards are set aside, and three of 3 points are shuffled in.
E-97 With three players a section that was bought is replaced in the even turn, if there is one.
E-98 With three players camel and caravans that nobody bought stay and are not doubled.
E-99 Hind, Xenia and Suleika count turns, not pairs of turns.`}]};export{e as default};