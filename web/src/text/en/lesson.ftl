### Guided first games: the card beside the board, and the ways in.

page-lesson-where = { $step } of { $of }
page-lesson-region = First game, step { $step } of { $of }
page-lesson-watching = Look what happens…
page-lesson-why = Why?
page-lesson-what-if = And if it had been otherwise?
page-lesson-go-on = Go on
page-lesson-show-me = Show me
page-lesson-take-back = Take it back
page-lesson-back = Back
page-lesson-skip = Skip this step
page-lesson-leave = Leave
page-lesson-asked = asked for in this step
page-lesson-prepared = The dice of a first game are prepared.

## Leaving

page-lesson-leave-title = Keep it for later?
page-lesson-leave-text = The lesson waits for you among your tables, at this very step.
page-lesson-leave-yes = Keep it and leave
page-lesson-leave-no = Stay here

## The end

page-lesson-own = Now a game of your own
page-lesson-rules = Read the rules
page-lesson-again = Once more

## The ways in

page-lesson-minutes = learn by playing, { $from }–{ $to } min
page-lesson-once-more = learn by playing, once more
page-lesson-never = Never played? “{ $title }” shows you how, { $from }–{ $to } min.
page-lesson-show-how = Show me how
page-lesson-lobby = Never played it?
page-lesson-no-odds = This comes a little later in this lesson.
