### Words below the pictures beside the rules.

five_tribes-page-figure-notation = Six tiles with their names. Two viziers and an elder stand on c3: c3 VVE.
five_tribes-page-figure-parts = 1: what the tile counts, on blue or on red. 2: a palace, 5 points. 3: a camel, so the tile is its owner’s. 4: who stands here. 5: a palm, 3 points.
five_tribes-page-figure-bids = Whoever paid 8 plays first, then whoever paid 3. Two markers paid zero: the one that came last stands in front and plays before the other.
five_tribes-page-figure-move = Vizier, assassin and merchant of b1 are dropped on c1, c2 and d2. The last one, a merchant, finds another merchant there.
five_tribes-page-figure-control = Above, both merchants are taken and nobody is left: the tile is yours. Below, a builder is left, and the tile stays as it is.
five_tribes-page-figure-builders = The move ended on c2. Four of the nine tiles are blue, so two builders and a fakir bring 3 × 4 = 12 gold.
five_tribes-page-figure-assassins = Two assassins on a2 reach two steps. They kill the builder on c2, who stood there alone: the tile is yours.
five_tribes-page-figure-row = The row of nine cards, its head on the left. A small market sells one of the first three for 3 gold, a large one two of the first six for 6.
five_tribes-page-figure-suits = Fish and wheat are there twice, so there are two suits: four different goods for 13 gold and two for 3. The fakir is not a good.
five_tribes-page-figure-viziers = Four viziers, and two opponents with fewer: 24 points. Two viziers each, and nobody with fewer: 2 points.
five_tribes-page-figure-djinns = Haurvatat works by itself; Enki costs an elder or a fakir each time; Sibittis two elders, or an elder and a fakir. Each shows its points.
five_tribes-page-figure-thief = Houssain, sent after merchants: each of the others gives two goods. You take two of the four; the pale ones are discarded.
