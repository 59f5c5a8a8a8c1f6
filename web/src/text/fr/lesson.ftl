### Les premières parties guidées : la carte à côté du plateau, et les entrées.

page-lesson-where = { $step } sur { $of }
page-lesson-region = Première partie, étape { $step } sur { $of }
page-lesson-watching = Regardez ce qui se passe…
page-lesson-why = Pourquoi ?
page-lesson-what-if = Et s’il en avait été autrement ?
page-lesson-go-on = Continuer
page-lesson-show-me = Montrer
page-lesson-take-back = Reprendre ce coup
page-lesson-back = Retour
page-lesson-skip = Passer cette étape
page-lesson-leave = Quitter
page-lesson-asked = demandé à cette étape
page-lesson-prepared = Les dés d’une première partie sont préparés.

## Quitter

page-lesson-leave-title = La garder pour plus tard ?
page-lesson-leave-text = La leçon vous attend parmi vos tables, à cette étape même.
page-lesson-leave-yes = La garder et quitter
page-lesson-leave-no = Rester ici

## La fin

page-lesson-own = Maintenant une partie à vous
page-lesson-rules = Lire les règles
page-lesson-again = Encore une fois

## Les entrées

page-lesson-minutes = apprendre en jouant, { $from }–{ $to } min
page-lesson-once-more = apprendre en jouant, encore une fois
page-lesson-never = Jamais joué ? « { $title } » vous montre comment, { $from }–{ $to } min.
page-lesson-show-how = Montrez-moi
page-lesson-lobby = Jamais joué ?
page-lesson-no-odds = Cela vient un peu plus tard dans cette leçon.
