var e=`### For people at a real table: the door, player aids, the judge.

page-beside-heading = At a real table
page-beside-lead = You have the box. This is what lies beside it: sheets to print, and answers. What you have opened once works without the network.
page-beside-aid = Player aid
    .help = two pages to print
page-beside-judge = Ask the judge
    .help = a question in your own words
page-beside-pad = Score pad
    .help = it does the sums
page-beside-odds = Odds
    .help = for the board in front of you
page-beside-whom = Whom will she choose?
    .help = with the reason

## Player aids

page-aid-title = Player aid
page-aid-print = Print
page-aid-variant = Which form
page-aid-none = There is no player aid for this game.
page-aid-rules = Rules
page-aid-away = Nobody answers, and this sheet was not opened here before.
page-aid-paper = A4 or Letter, black and white is enough

## The judge

page-judge-title = The judge
page-judge-lead = Answers are sentences of the rules, found by their words. It knows the rules here, and no others.
page-judge-question = Your question
page-judge-placeholder = May I …?
page-judge-ask = Ask
page-judge-clear = Clear the question
page-judge-games = Game
page-judge-read = Read the section
page-judge-ruling = Ruling
page-judge-none = The rules have no such word. Say it another way, or look into them.
page-judge-also = Others asked
page-judge-english = These rules are told in English only.
page-judge-found = { $count ->
        [one] One answer
       *[other] { $count } answers
    }, the best first.
page-judge-example-camel_up = May I move my tile next to another tile?
    .second = Can I skip my turn?
    .third = Which crazy camel moves if one sits on the other?
page-judge-example-five_tribes = Do I have to kill somebody?
    .second = How much does a djinn cost?
    .third = Can I use a thief right after buying it?
page-judge-example-emira = Where does she go if two are equal?
    .second = What if I cannot pay the upkeep?
    .third = When do I have to show my gold?
`;export{e as default};