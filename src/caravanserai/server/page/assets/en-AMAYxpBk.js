var e=`### What is told of the things that every table has.

page-about-ask = Point at anything, or use the arrow keys.
page-about-ask-touch = Tap anything to learn what it is.
page-about-ask-leave = Back to the game
page-about-seat =
    { $who ->
        [you] This is you, with all that lies in front of you.
        [bot] A bot plays here: { $level }. Beside its name is what lies in front of it.
       *[person] Somebody who plays with you. Beside the name is what lies in front of them.
    }
page-about-seat-acts =
    { $who ->
        [you] It is your turn.
       *[other] It is their turn.
    }
page-about-clock = Time left
    .help = It runs only while this player has to decide something.
page-about-question = The question
    .help = What the game asks of you just now, or whom it waits for. What you choose is confirmed here.
page-about-log = All that has happened, turn by turn. The small numbers lead to the rule behind it.
`;export{e as default};