var e=`### Words below the pictures beside the rules.

emira-page-figure-letters = Above, what princesses look at: appearance, status, palace and money. Below, their talents: intelligence, housekeeping, cooking and romance.
emira-page-figure-colours = What each colour begins with: a camel, a section, a status card, a clothes token, and 50 gold more in every income.
emira-page-figure-appearance = Beauty, manners and clothes are a set and count 4. One more beauty token makes it 5.
emira-page-figure-palace = Two rooms of the printed palace, both taken, and one of a section, still free. The section makes the palace count 1.
emira-page-figure-income = Two small caravans. The slow one pays 150 and moves a space to the left. The fast one stood on its last space: it pays 300 and leaves.
emira-page-figure-upkeep = Thara and Layla cost 50 each, Janan 100, Zafirah nothing: 200 in all.
emira-page-figure-auction = Red has bid 40, white 60 and blue 90. Then red and white have passed, and blue wins for 90.
emira-page-figure-camels = Blue has won with 130. Each of the two camels takes 50 off, so blue pays 30.
emira-page-figure-market = The six stalls of a turn: small and large caravan, slow or fast, a manners token, a status card for 800, a section and a camel.
emira-page-figure-choice = Malika looks at status, then at the palace. Blue has no room. Red and green are equal with 3, and red has the larger palace: she moves in with red.
emira-page-figure-xenia = Xenia moves in during turn 4 and gets her gift. A token is taken off in turn 5 and another in turn 6, and in turn 7 she asks again.
emira-page-figure-objective = Four players, and the objective is intelligence twice, housekeeping and cooking: five princesses with these talents among them. Noor has two talents and stands for housekeeping; Sahar makes it five.
`;export{e as default};