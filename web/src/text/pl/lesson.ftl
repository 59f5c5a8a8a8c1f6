### Pierwsze gry z przewodnikiem: karta obok planszy i wejścia do lekcji.

page-lesson-where = { $step } z { $of }
page-lesson-region = Pierwsza gra, krok { $step } z { $of }
page-lesson-watching = Zobacz, co się dzieje…
page-lesson-why = Dlaczego?
page-lesson-what-if = A gdyby było inaczej?
page-lesson-go-on = Dalej
page-lesson-show-me = Pokaż mi
page-lesson-take-back = Cofnij to
page-lesson-back = Wstecz
page-lesson-skip = Pomiń ten krok
page-lesson-leave = Wyjdź
page-lesson-asked = o to chodzi w tym kroku
page-lesson-prepared = W pierwszej grze kostki są przygotowane.

## Wyjście

page-lesson-leave-title = Zostawić na później?
page-lesson-leave-text = Lekcja poczeka wśród twoich stołów, dokładnie na tym kroku.
page-lesson-leave-yes = Zostaw i wyjdź
page-lesson-leave-no = Zostań

## Koniec

page-lesson-own = Teraz własna gra
page-lesson-rules = Przeczytaj zasady
page-lesson-again = Jeszcze raz

## Wejścia

page-lesson-minutes = nauka w grze, { $from }–{ $to } min
page-lesson-once-more = nauka w grze, jeszcze raz
page-lesson-never = Pierwszy raz? „{ $title }” uczy grać, { $from }–{ $to } min.
page-lesson-show-how = Pokaż mi, jak
page-lesson-lobby = Pierwszy raz?
page-lesson-no-odds = To pojawi się w tej lekcji trochę później.
