var e={language:`en`,title:`Five Tribes: the rules`,html:`<p>Five Tribes (Bruno Cathala; Days of Wonder, 2014), for two to four players, with its first small expansion, The Thieves of Naqala. This is our own digest, in our
own words. Sections are numbered so that code, tests and refusals can cite them, as in <a class="cite" href="#3.5">§3.5</a>. Where the books leave a question open, a ruling <a class="cite" href="#Q1">Q1</a> to <a class="cite" href="#Q26">Q26</a> answers it;
all of them are listed in <a class="cite" href="#7">§7</a>.</p>
<p>The old sultan of Naqala is dead, and a prophecy calls strangers into the land. Five tribes walk its thirty tiles. You own none of them: you pick up the meeples on
a tile, sow them one by one along a path, and the tribe you meet at the end of it works for you. Gold, land, elders, viziers, goods and djinns all count at the end.</p>
<p>A tile is named by its column and row, <code>a1</code> at the top left to <code>f5</code> at the bottom right. <strong>V</strong>iziers, <strong>E</strong>lders, <strong>M</strong>erchants, <strong>B</strong>uilders and <strong>A</strong>ssassins are
written by their letters: <code>c3 VVE</code> means two viziers and an elder on c3.</p>`,text:`Five Tribes (Bruno Cathala; Days of Wonder, 2014), for two to four players, with its first small expansion, The Thieves of Naqala. This is our own digest, in our own words. Sections are numbered so that code, tests and refusals can cite them, as in §3.5. Where the books leave a question open, a ruling Q1 to Q26 answers it; all of them are listed in §7.
The old sultan of Naqala is dead, and a prophecy calls strangers into the land. Five tribes walk its thirty tiles. You own none of them: you pick up the meeples on a tile, sow them one by one along a path, and the tribe you meet at the end of it works for you. Gold, land, elders, viziers, goods and djinns all count at the end.
A tile is named by its column and row, a1 at the top left to f5 at the bottom right. Viziers, Elders, Merchants, Builders and Assassins are written by their letters: c3 VVE means two viziers and an elder on c3.`,sections:[{number:`1`,title:`Components`,level:2,html:`<ul>
<li>Thirty tiles. Twelve have a blue number: five villages (5 points each), seven sacred places (four of 6, one each of 10, 12 and 15). Eighteen have a red one: six
oases (8), eight small markets (6) and four large markets (4).</li>
<li>Ninety meeples: 16 viziers (yellow), 20 elders (white), 18 merchants (green), 18 builders (blue) and 18 assassins (red), and the bag they come from.</li>
<li>Fifty-four resource cards: ivory, jewels and gold twice each; papyrus, silk and spice four times; fish, wheat and pottery six times. These nine kinds are goods.
The other eighteen cards are fakirs, which are not goods.</li>
<li>Twenty-two djinns, 12 palms, 10 palaces, gold without end.</li>
<li>Camels: eleven for each of two players, eight for each of three or four. Turn markers: two for each of two players, otherwise one.</li>
<li>The bid order track, and the turn order track with its nine spots: 0, 0, 0, 1, 3, 5, 8, 12 and 18.</li>
<li>With the thieves: five thieves and one more djinn, Morgiane. A sixth thief, Madjaar, belongs to another expansion and stays in the box.</li>
</ul>`,text:`Thirty tiles. Twelve have a blue number: five villages (5 points each), seven sacred places (four of 6, one each of 10, 12 and 15). Eighteen have a red one: six oases (8), eight small markets (6) and four large markets (4).
Ninety meeples: 16 viziers (yellow), 20 elders (white), 18 merchants (green), 18 builders (blue) and 18 assassins (red), and the bag they come from.
Fifty-four resource cards: ivory, jewels and gold twice each; papyrus, silk and spice four times; fish, wheat and pottery six times. These nine kinds are goods. The other eighteen cards are fakirs, which are not goods.
Twenty-two djinns, 12 palms, 10 palaces, gold without end.
Camels: eleven for each of two players, eight for each of three or four. Turn markers: two for each of two players, otherwise one.
The bid order track, and the turn order track with its nine spots: 0, 0, 0, 1, 3, 5, 8, 12 and 18.
With the thieves: five thieves and one more djinn, Morgiane. A sixth thief, Madjaar, belongs to another expansion and stays in the box.`},{number:`2`,title:`Setup and information`,level:2,html:`<p>The tiles are shuffled into a grid of six columns and five rows. Three meeples drawn from the bag stand on each, which empties it. Everybody starts with 50 gold. The
markers are put on the bid order track in random order; with two players, all four of them. Nine resource cards lie open in a row, in order, and three djinns.</p>
<p>Your gold and your resource cards are your secret until the end. How many cards you hold, and everything else, is open: meeples in front of you, djinns, camels, the
bag, the discards. What others take from the row or sell is seen by all, so a good memory knows nearly everything.</p>`,text:`The tiles are shuffled into a grid of six columns and five rows. Three meeples drawn from the bag stand on each, which empties it. Everybody starts with 50 gold. The markers are put on the bid order track in random order; with two players, all four of them. Nine resource cards lie open in a row, in order, and three djinns.
Your gold and your resource cards are your secret until the end. How many cards you hold, and everything else, is open: meeples in front of you, djinns, camels, the bag, the discards. What others take from the row or sell is seen by all, so a good memory knows nearly everything.`},{number:`3`,title:`A round`,level:2,html:``,text:``},{number:`3.1`,title:`Bidding`,level:3,html:`<p>Markers bid one after the other, in the order of the bid order track. Choose a free spot of the turn order track, pay its price to the bank and put the marker there.
Nobody passes, and no bid is changed. The three zeros are one place for up to three markers: whoever comes there last stands in front of the others and plays first
among them. If all three are taken, the next marker must pay.</p>
<p>Kumarbi’s owner may discard fakirs with each bid; each makes it cheaper by one spot of the track, down to zero, and none may be wasted. Whoever cannot afford any
free spot takes the cheapest one for all the gold they have.</p>`,text:`Markers bid one after the other, in the order of the bid order track. Choose a free spot of the turn order track, pay its price to the bank and put the marker there. Nobody passes, and no bid is changed. The three zeros are one place for up to three markers: whoever comes there last stands in front of the others and plays first among them. If all three are taken, the next marker must pay.
Kumarbi’s owner may discard fakirs with each bid; each makes it cheaper by one spot of the track, down to zero, and none may be wasted. Whoever cannot afford any free spot takes the cheapest one for all the gold they have.`},{number:`3.2`,title:`Activations`,level:3,html:`<p>The marker on the most expensive spot acts first, then the next one, down to the last zero. A marker that acts goes to the first empty place of the bid order track, so the
order of play of this round is the order of bidding of the next.</p>
<p>An activation has these steps: move (<a class="cite" href="#3.3">§3.3</a>), control (<a class="cite" href="#3.4">§3.4</a>), the tribe’s action (<a class="cite" href="#3.5">§3.5</a>), with the thieves in play a thief (<a class="cite" href="#6">§6</a>), the tile’s action (<a class="cite" href="#3.6">§3.6</a>), and a sale (<a class="cite" href="#3.7">§3.7</a>).
Powers of djinns with a price can be used before the move, before builders or assassins act, after the tribe’s action, and at the end, before or after a sale (<a class="cite" href="#5">§5</a>).</p>`,text:`The marker on the most expensive spot acts first, then the next one, down to the last zero. A marker that acts goes to the first empty place of the bid order track, so the order of play of this round is the order of bidding of the next.
An activation has these steps: move (§3.3), control (§3.4), the tribe’s action (§3.5), with the thieves in play a thief (§6), the tile’s action (§3.6), and a sale (§3.7). Powers of djinns with a price can be used before the move, before builders or assassins act, after the tribe’s action, and at the end, before or after a sale (§5).`},{number:`3.3`,title:`The move`,level:3,html:`<p>Pick up all meeples on a tile; a camel, palms and palaces stay. Then step from tile to tile, never diagonally, and drop one meeple of your choice on each, until the
last is down. You may cross your own path, but never step straight back onto the tile you just left. The last meeple must land on a tile where a meeple of its tribe
stands already; one that you dropped there earlier in the same move counts. If any such move is possible, you must make one.</p>`,text:`Pick up all meeples on a tile; a camel, palms and palaces stay. Then step from tile to tile, never diagonally, and drop one meeple of your choice on each, until the last is down. You may cross your own path, but never step straight back onto the tile you just left. The last meeple must land on a tile where a meeple of its tribe stands already; one that you dropped there earlier in the same move counts. If any such move is possible, you must make one.`},{number:`3.4`,title:`Control`,level:3,html:`<p>Take the last meeple and all others of its tribe from that tile: two at least. If no meeple is left there, and no camel stands there, put one of your camels on it: the
tile is yours. A tile that has a camel never changes hands this way. Without a camel left the tile stays neutral.</p>`,text:`Take the last meeple and all others of its tribe from that tile: two at least. If no meeple is left there, and no camel stands there, put one of your camels on it: the tile is yours. A tile that has a camel never changes hands this way. Without a camel left the tile stays neutral.`},{number:`3.5`,title:`The tribe’s action`,level:3,html:`<p>As many meeples as you took act together.</p>
<ul>
<li><strong>Viziers</strong> and <strong>elders</strong> stay in front of you.</li>
<li><strong>Merchants</strong> go to the bag. Take as many cards from the head of the row, as they come. Gaps are not filled before the round ends.</li>
<li><strong>Builders</strong> go to the bag. You may discard fakirs. Each builder and each fakir brings as much gold as there are blue tiles among the last tile and those
around it, eight at most.</li>
<li><strong>Assassins</strong> go to the bag. They kill one meeple: either on a tile at most as many steps away as there are assassins, the last tile included, or one of an
opponent’s viziers or elders, however far. Each fakir you discard lets them reach one step further. The victim goes to the bag. If the kill empties a tile without a camel,
the tile is yours, but you do not get its action. Somebody must be killed if anybody can be without spending fakirs.</li>
</ul>`,text:`As many meeples as you took act together.
Viziers and elders stay in front of you.
Merchants go to the bag. Take as many cards from the head of the row, as they come. Gaps are not filled before the round ends.
Builders go to the bag. You may discard fakirs. Each builder and each fakir brings as much gold as there are blue tiles among the last tile and those around it, eight at most.
Assassins go to the bag. They kill one meeple: either on a tile at most as many steps away as there are assassins, the last tile included, or one of an opponent’s viziers or elders, however far. Each fakir you discard lets them reach one step further. The victim goes to the bag. If the kill empties a tile without a camel, the tile is yours, but you do not get its action. Somebody must be killed if anybody can be without spending fakirs.`},{number:`3.6`,title:`The tile’s action`,level:3,html:`<p>Now the tile where the move ended acts for you, whoever owns it.</p>
<ul>
<li><strong>Village</strong>: put a palace on it. <strong>Oasis</strong>: put a palm on it. You must, as long as there are any, and there may be several on a tile.</li>
<li><strong>Small market</strong>: you may pay 3 gold and take one of the first three cards of the row.</li>
<li><strong>Large market</strong>: you may pay 6 gold and take two of the first six; if only one is there, it still costs 6.</li>
<li><strong>Sacred place</strong>: you may pay two elders, or an elder and a fakir, and take one of the open djinns, or the open thief (<a class="cite" href="#6">§6</a>). Its power can be used at once (<a class="cite" href="#5">§5</a>).</li>
</ul>`,text:`Now the tile where the move ended acts for you, whoever owns it.
Village: put a palace on it. Oasis: put a palm on it. You must, as long as there are any, and there may be several on a tile.
Small market: you may pay 3 gold and take one of the first three cards of the row.
Large market: you may pay 6 gold and take two of the first six; if only one is there, it still costs 6.
Sacred place: you may pay two elders, or an elder and a fakir, and take one of the open djinns, or the open thief (§6). Its power can be used at once (§5).`},{number:`3.7`,title:`The sale`,level:3,html:`<p>At the end of your activation you may sell goods. A suit is a set of different goods; it brings</p>
<table>
<thead>
<tr>
<th>cards</th>
<th>1</th>
<th>2</th>
<th>3</th>
<th>4</th>
<th>5</th>
<th>6</th>
<th>7</th>
<th>8</th>
<th>9</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="cards">gold</td>
<td data-head="1">1</td>
<td data-head="2">3</td>
<td data-head="3">7</td>
<td data-head="4">13</td>
<td data-head="5">21</td>
<td data-head="6">30</td>
<td data-head="7">40</td>
<td data-head="8">50</td>
<td data-head="9">60</td>
</tr>
</tbody>
</table>
<p>You may sell several suits. Goods join a suit in any order, and until it is sold they can be taken back. Sold cards and spent fakirs go to the discards.</p>`,text:`At the end of your activation you may sell goods. A suit is a set of different goods; it brings
cards
1
2
3
4
5
6
7
8
9
gold
1
3
7
13
21
30
40
50
60
You may sell several suits. Goods join a suit in any order, and until it is sold they can be taken back. Sold cards and spent fakirs go to the discards.`},{number:`3.8`,title:`The end of a round`,level:3,html:`<p>When the last marker has acted, cards move up and the row is filled to nine; so are the djinns to three, and with the thieves in play one thief lies open. An empty pile is
reshuffled from its discards when a card is needed, and not before; if there are none, fewer cards lie open.</p>`,text:`When the last marker has acted, cards move up and the row is filled to nine; so are the djinns to three, and with the thieves in play one thief lies open. An empty pile is reshuffled from its discards when a card is needed, and not before; if there are none, fewer cards lie open.`},{number:`4`,title:`The end of the game`,level:2,html:`<p>The round in which somebody places their last camel is the last one. So is the round in which a marker finds no move to make: it skips everything up to the sale, though
powers may still be used, and if one of them makes a move possible, it must be made. Later markers of that round try for themselves. And if a round is over, the rows
are filled, and no meeples can be moved anywhere on the board, the game ends there: nobody bids any more.</p>
<p>Then everything is counted:</p>
<ul>
<li>each gold, 1;</li>
<li>each vizier 1, and 10 for every opponent who has fewer; or, where the table has chosen so, 10 only for having the most of all, alone;</li>
<li>each elder, 2;</li>
<li>djinns, and thieves that were not used (6 each);</li>
<li>on tiles with your camel: the tile’s number, 3 for each palm, 5 for each palace;</li>
<li>goods in hand, split into the best suits (<a class="cite" href="#3.7">§3.7</a>).</li>
</ul>
<p>The most points win; equals share the victory.</p>`,text:`The round in which somebody places their last camel is the last one. So is the round in which a marker finds no move to make: it skips everything up to the sale, though powers may still be used, and if one of them makes a move possible, it must be made. Later markers of that round try for themselves. And if a round is over, the rows are filled, and no meeples can be moved anywhere on the board, the game ends there: nobody bids any more.
Then everything is counted:
each gold, 1;
each vizier 1, and 10 for every opponent who has fewer; or, where the table has chosen so, 10 only for having the most of all, alone;
each elder, 2;
djinns, and thieves that were not used (6 each);
on tiles with your camel: the tile’s number, 3 for each palm, 5 for each palace;
goods in hand, split into the best suits (§3.7).
The most points win; equals share the victory.`},{number:`5`,title:`Djinns`,level:2,html:`<p>A djinn without a price works by itself. One with a price is used by its owner, in the owner’s own activation, at most once in each. Paid elders go to the bag.</p>
<table class="wide">
<thead>
<tr>
<th>djinn</th>
<th>points</th>
<th>price</th>
<th>what it does</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="djinn">Al-Amin</td>
<td data-head="points">5</td>
<td data-head="price"></td>
<td data-head="what it does">at the end, two fakirs count as one good of any kind</td>
</tr>
<tr>
<td data-head="djinn">Anun-Nak</td>
<td data-head="points">8</td>
<td data-head="price">elder or fakir</td>
<td data-head="what it does">three meeples from the bag onto a tile without meeples, camel, palm and palace; fewer if the bag has fewer</td>
</tr>
<tr>
<td data-head="djinn">Ba’al</td>
<td data-head="points">6</td>
<td data-head="price"></td>
<td data-head="what it does">whenever anybody gains a djinn other than Ba’al: 1 gold if it was you, 2 if it was another</td>
</tr>
<tr>
<td data-head="djinn">Boaz</td>
<td data-head="points">6</td>
<td data-head="price"></td>
<td data-head="what it does">assassins cannot kill your viziers and elders</td>
</tr>
<tr>
<td data-head="djinn">Bouraq</td>
<td data-head="points">6</td>
<td data-head="price">elder or fakir</td>
<td data-head="what it does">a palace onto any village</td>
</tr>
<tr>
<td data-head="djinn">Echidna</td>
<td data-head="points">4</td>
<td data-head="price">two elders, or elder and fakir</td>
<td data-head="what it does">before your builders act: they bring twice the gold</td>
</tr>
<tr>
<td data-head="djinn">Enki</td>
<td data-head="points">8</td>
<td data-head="price">elder or fakir</td>
<td data-head="what it does">a palm onto any oasis</td>
</tr>
<tr>
<td data-head="djinn">Hagis</td>
<td data-head="points">10</td>
<td data-head="price">elder or fakir</td>
<td data-head="what it does">a palace that you place goes onto one of the tiles around instead, eight at most, of any kind</td>
</tr>
<tr>
<td data-head="djinn">Haurvatat</td>
<td data-head="points">8</td>
<td data-head="price"></td>
<td data-head="what it does">your palms count 5 each</td>
</tr>
<tr>
<td data-head="djinn">Ibus</td>
<td data-head="points">8</td>
<td data-head="price">elder or fakir</td>
<td data-head="what it does">your assassins kill two on one tile, or two of one opponent’s; one, if there is only one</td>
</tr>
<tr>
<td data-head="djinn">Jafaar</td>
<td data-head="points">6</td>
<td data-head="price"></td>
<td data-head="what it does">your viziers count 3 each; the tens stay</td>
</tr>
<tr>
<td data-head="djinn">Kandicha</td>
<td data-head="points">6</td>
<td data-head="price"></td>
<td data-head="what it does">what your assassins kill serves you: for a merchant the top card of the pile, for a builder the gold of one builder there; viziers and elders come to you</td>
</tr>
<tr>
<td data-head="djinn">Kumarbi</td>
<td data-head="points">6</td>
<td data-head="price">fakirs</td>
<td data-head="what it does">cheaper bids (<a class="cite" href="#3.1">§3.1</a>)</td>
</tr>
<tr>
<td data-head="djinn">Lamia</td>
<td data-head="points">10</td>
<td data-head="price">elder or fakir</td>
<td data-head="what it does">as Hagis, for a palm</td>
</tr>
<tr>
<td data-head="djinn">Leta</td>
<td data-head="points">4</td>
<td data-head="price">two elders, or elder and fakir</td>
<td data-head="what it does">a camel onto a tile without meeples, camel, palm and palace</td>
</tr>
<tr>
<td data-head="djinn">Marid</td>
<td data-head="points">6</td>
<td data-head="price"></td>
<td data-head="what it does">each meeple dropped in a move on a tile of yours: 1 gold if you drop it, 2 if another does</td>
</tr>
<tr>
<td data-head="djinn">Monkir</td>
<td data-head="points">6</td>
<td data-head="price"></td>
<td data-head="what it does">each palace placed: 1 gold if by you, 2 if by another</td>
</tr>
<tr>
<td data-head="djinn">Nekir</td>
<td data-head="points">6</td>
<td data-head="price"></td>
<td data-head="what it does">each time assassins kill, one or two: 1 gold if yours, 2 if another’s</td>
</tr>
<tr>
<td data-head="djinn">Shamhat</td>
<td data-head="points">6</td>
<td data-head="price"></td>
<td data-head="what it does">your elders count 4 each</td>
</tr>
<tr>
<td data-head="djinn">Sibittis</td>
<td data-head="points">4</td>
<td data-head="price">two elders, or elder and fakir</td>
<td data-head="what it does">look at the top three djinns of the pile, keep one, discard the others</td>
</tr>
<tr>
<td data-head="djinn">Sloar</td>
<td data-head="points">8</td>
<td data-head="price">fakir</td>
<td data-head="what it does">the top card of the resource pile</td>
</tr>
<tr>
<td data-head="djinn">Utug</td>
<td data-head="points">4</td>
<td data-head="price">two elders, or elder and fakir</td>
<td data-head="what it does">a camel onto a tile with meeples, but without camel, palm and palace</td>
</tr>
<tr>
<td data-head="djinn">Morgiane</td>
<td data-head="points">6</td>
<td data-head="price"></td>
<td data-head="what it does">other players’ thieves take nothing from you (<a class="cite" href="#6">§6</a>)</td>
</tr>
</tbody>
</table>`,text:`A djinn without a price works by itself. One with a price is used by its owner, in the owner’s own activation, at most once in each. Paid elders go to the bag.
djinn
points
price
what it does
Al-Amin
5

at the end, two fakirs count as one good of any kind
Anun-Nak
8
elder or fakir
three meeples from the bag onto a tile without meeples, camel, palm and palace; fewer if the bag has fewer
Ba’al
6

whenever anybody gains a djinn other than Ba’al: 1 gold if it was you, 2 if it was another
Boaz
6

assassins cannot kill your viziers and elders
Bouraq
6
elder or fakir
a palace onto any village
Echidna
4
two elders, or elder and fakir
before your builders act: they bring twice the gold
Enki
8
elder or fakir
a palm onto any oasis
Hagis
10
elder or fakir
a palace that you place goes onto one of the tiles around instead, eight at most, of any kind
Haurvatat
8

your palms count 5 each
Ibus
8
elder or fakir
your assassins kill two on one tile, or two of one opponent’s; one, if there is only one
Jafaar
6

your viziers count 3 each; the tens stay
Kandicha
6

what your assassins kill serves you: for a merchant the top card of the pile, for a builder the gold of one builder there; viziers and elders come to you
Kumarbi
6
fakirs
cheaper bids (§3.1)
Lamia
10
elder or fakir
as Hagis, for a palm
Leta
4
two elders, or elder and fakir
a camel onto a tile without meeples, camel, palm and palace
Marid
6

each meeple dropped in a move on a tile of yours: 1 gold if you drop it, 2 if another does
Monkir
6

each palace placed: 1 gold if by you, 2 if by another
Nekir
6

each time assassins kill, one or two: 1 gold if yours, 2 if another’s
Shamhat
6

your elders count 4 each
Sibittis
4
two elders, or elder and fakir
look at the top three djinns of the pile, keep one, discard the others
Sloar
8
fakir
the top card of the resource pile
Utug
4
two elders, or elder and fakir
a camel onto a tile with meeples, but without camel, palm and palace
Morgiane
6

other players’ thieves take nothing from you (§6)`},{number:`6`,title:`Thieves`,level:2,html:`<p>Where you may buy a djinn you may buy the open thief instead, for the same price. Right after the action of its tribe you may use it; then it leaves the game. It cannot be
used in the round in which it was bought. Unused thieves count 6 points each. Thieves are not djinns.</p>
<p>The other players give something up, one after the other from your left, each by their own choice; whoever has less gives what there is. Then you take your share, and the
rest is discarded.</p>
<table class="wide">
<thead>
<tr>
<th>thief</th>
<th>after</th>
<th>each other player gives</th>
<th>you take</th>
<th>the rest</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="thief">Houssain</td>
<td data-head="after">merchants</td>
<td data-head="each other player gives">two goods, no fakirs</td>
<td data-head="you take">two</td>
<td data-head="the rest">to the discards</td>
</tr>
<tr>
<td data-head="thief">Ziad</td>
<td data-head="after">viziers</td>
<td data-head="each other player gives">a vizier</td>
<td data-head="you take">one</td>
<td data-head="the rest">to the bag</td>
</tr>
<tr>
<td data-head="thief">Ouafat</td>
<td data-head="after">elders</td>
<td data-head="each other player gives">a djinn</td>
<td data-head="you take">one; its power is unused</td>
<td data-head="the rest">to the djinns’ discards</td>
</tr>
<tr>
<td data-head="thief">Kohdian</td>
<td data-head="after">assassins</td>
<td data-head="each other player gives">a tile: the camel goes back to its owner</td>
<td data-head="you take">one, with a camel of yours</td>
<td data-head="the rest">stays neutral</td>
</tr>
<tr>
<td data-head="thief">Shaum</td>
<td data-head="after">builders</td>
<td data-head="each other player gives">a palm or a palace from a tile of theirs</td>
<td data-head="you take">one, for a tile of yours of any kind</td>
<td data-head="the rest">to the supply</td>
</tr>
</tbody>
</table>
<p>Without a camel left you take no tile; without a tile you take no palm and no palace. A last round that has begun stays the last, even if a camel comes back.</p>`,text:`Where you may buy a djinn you may buy the open thief instead, for the same price. Right after the action of its tribe you may use it; then it leaves the game. It cannot be used in the round in which it was bought. Unused thieves count 6 points each. Thieves are not djinns.
The other players give something up, one after the other from your left, each by their own choice; whoever has less gives what there is. Then you take your share, and the rest is discarded.
thief
after
each other player gives
you take
the rest
Houssain
merchants
two goods, no fakirs
two
to the discards
Ziad
viziers
a vizier
one
to the bag
Ouafat
elders
a djinn
one; its power is unused
to the djinns’ discards
Kohdian
assassins
a tile: the camel goes back to its owner
one, with a camel of yours
stays neutral
Shaum
builders
a palm or a palace from a tile of theirs
one, for a tile of yours of any kind
to the supply
Without a camel left you take no tile; without a tile you take no palm and no palace. A last round that has begun stays the last, even if a camel comes back.`},{number:`7`,title:`Rulings`,level:2,html:`<p>What the printed books leave open, and what is played here. Names in <code>code</code> are the table’s options and their values.</p>
<ul>
<li id="Q1" class="ruling"><strong><a class="own" href="#Q1">Q1</a></strong> A power with a price is used once in each activation, so with two players twice a round; with <code>djinn_limit</code> set to <code>round</code> it is used once a round.</li>
<li id="Q2" class="ruling"><strong><a class="own" href="#Q2">Q2</a></strong> A thief waits until the round after its purchase; with <code>thief_wait</code> set to <code>activation</code> only until the owner’s next activation.</li>
<li id="Q3" class="ruling"><strong><a class="own" href="#Q3">Q3</a></strong> A meeple dropped earlier in the same move is a match for the last one; with <code>loop_match</code> switched off it is not.</li>
<li id="Q4" class="ruling"><strong><a class="own" href="#Q4">Q4</a></strong> Around means eight tiles for Hagis and Lamia.</li>
<li id="Q5" class="ruling"><strong><a class="own" href="#Q5">Q5</a></strong> Echidna bought after the builders have acted does not reach back.</li>
<li id="Q6" class="ruling"><strong><a class="own" href="#Q6">Q6</a></strong> Echidna does not double what Kandicha brings for a killed builder.</li>
<li id="Q7" class="ruling"><strong><a class="own" href="#Q7">Q7</a></strong> A kill is compulsory if one is possible without fakirs, and the last tile itself is within reach.</li>
<li id="Q8" class="ruling"><strong><a class="own" href="#Q8">Q8</a></strong> Whoever cannot afford any free spot takes the cheapest and pays all they have.</li>
<li id="Q9" class="ruling"><strong><a class="own" href="#Q9">Q9</a></strong> There are five tribes: artisans, the sixth, belong to another expansion and are not played here.</li>
<li id="Q10" class="ruling"><strong><a class="own" href="#Q10">Q10</a></strong> Each marker looks for a move afresh; a last round stays the last.</li>
<li id="Q11" class="ruling"><strong><a class="own" href="#Q11">Q11</a></strong> Morgiane counts 6 points.</li>
<li id="Q12" class="ruling"><strong><a class="own" href="#Q12">Q12</a></strong> A thief counts 6 points.</li>
<li id="Q13" class="ruling"><strong><a class="own" href="#Q13">Q13</a></strong> Thieves ask clockwise, from the left.</li>
<li id="Q14" class="ruling"><strong><a class="own" href="#Q14">Q14</a></strong> Houssain takes goods, no fakirs.</li>
<li id="Q15" class="ruling"><strong><a class="own" href="#Q15">Q15</a></strong> Kumarbi may be used with each bid, so with two players twice a round.</li>
<li id="Q16" class="ruling"><strong><a class="own" href="#Q16">Q16</a></strong> A djinn taken by Ouafat can be used by its new owner, even if the former one has used it.</li>
<li id="Q17" class="ruling"><strong><a class="own" href="#Q17">Q17</a></strong> No power is used between two drops.</li>
<li id="Q18" class="ruling"><strong><a class="own" href="#Q18">Q18</a></strong> Powers may be used before and after a sale.</li>
<li id="Q19" class="ruling"><strong><a class="own" href="#Q19">Q19</a></strong> Gold and cards are hidden; with <code>open_hands</code> everybody sees them.</li>
<li id="Q20" class="ruling"><strong><a class="own" href="#Q20">Q20</a></strong> Djinns that were given away separately, and those of other expansions, are not played here.</li>
<li id="Q21" class="ruling"><strong><a class="own" href="#Q21">Q21</a></strong> A round that leaves no move on the board ends the game as soon as its rows are filled, even if a power could make one; with <code>empty_round</code> one more round is played, of bids, powers and sales.</li>
<li id="Q22" class="ruling"><strong><a class="own" href="#Q22">Q22</a></strong> The two victims of Ibus are both named first; then Kandicha gives for both, in the order in which they were named.</li>
<li id="Q23" class="ruling"><strong><a class="own" href="#Q23">Q23</a></strong> A power with a price is used before the move, before builders or assassins act, who are in the bag by then, after the tribe’s action, or at the end.</li>
<li id="Q24" class="ruling"><strong><a class="own" href="#Q24">Q24</a></strong> Each of Kumarbi’s fakirs makes a bid cheaper by one spot of the track, not by one gold, whoever stands on that spot; the zeros are the last, and no fakir is discarded for nothing.</li>
<li id="Q25" class="ruling"><strong><a class="own" href="#Q25">Q25</a></strong> Ten points are given for every opponent with fewer viziers; with <code>viziers</code> set to <code>most</code> ten are given for having the most of all, alone.</li>
<li id="Q26" class="ruling"><strong><a class="own" href="#Q26">Q26</a></strong> The thieves take part only where <code>thieves</code> is switched on.</li>
</ul>`,text:`What the printed books leave open, and what is played here. Names in code are the table’s options and their values.
Q1 A power with a price is used once in each activation, so with two players twice a round; with djinn_limit set to round it is used once a round.
Q2 A thief waits until the round after its purchase; with thief_wait set to activation only until the owner’s next activation.
Q3 A meeple dropped earlier in the same move is a match for the last one; with loop_match switched off it is not.
Q4 Around means eight tiles for Hagis and Lamia.
Q5 Echidna bought after the builders have acted does not reach back.
Q6 Echidna does not double what Kandicha brings for a killed builder.
Q7 A kill is compulsory if one is possible without fakirs, and the last tile itself is within reach.
Q8 Whoever cannot afford any free spot takes the cheapest and pays all they have.
Q9 There are five tribes: artisans, the sixth, belong to another expansion and are not played here.
Q10 Each marker looks for a move afresh; a last round stays the last.
Q11 Morgiane counts 6 points.
Q12 A thief counts 6 points.
Q13 Thieves ask clockwise, from the left.
Q14 Houssain takes goods, no fakirs.
Q15 Kumarbi may be used with each bid, so with two players twice a round.
Q16 A djinn taken by Ouafat can be used by its new owner, even if the former one has used it.
Q17 No power is used between two drops.
Q18 Powers may be used before and after a sale.
Q19 Gold and cards are hidden; with open_hands everybody sees them.
Q20 Djinns that were given away separately, and those of other expansions, are not played here.
Q21 A round that leaves no move on the board ends the game as soon as its rows are filled, even if a power could make one; with empty_round one more round is played, of bids, powers and sales.
Q22 The two victims of Ibus are both named first; then Kandicha gives for both, in the order in which they were named.
Q23 A power with a price is used before the move, before builders or assassins act, who are in the bag by then, after the tribe’s action, or at the end.
Q24 Each of Kumarbi’s fakirs makes a bid cheaper by one spot of the track, not by one gold, whoever stands on that spot; the zeros are the last, and no fakir is discarded for nothing.
Q25 Ten points are given for every opponent with fewer viziers; with viziers set to most ten are given for having the most of all, alone.
Q26 The thieves take part only where thieves is switched on.`}]};export{e as default};