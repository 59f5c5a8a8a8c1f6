### What notices say that reach somebody who does not look on.

## Titles and texts

notice-your_turn = { $game }: twój ruch
notice-nudge = { $game }: czekają na ciebie
notice-reminder = { $game }: kończy ci się czas
notice-game_over = { $game }: koniec gry
notice-at = Przy stole „{ $name }”.
notice-until = Masz czas do: { $time }.
notice-nudged = Ktoś przy stole prosi o twój ruch.
notice-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
}
notice-over = Zobacz, jak się skończyło.
notice-open = Otwórz stół

## What a table tells a group

hook-your_turn = { $game }: teraz gra { $names }
hook-your_turn-until = { $game }: teraz gra { $names }, czas do: { $time }
hook-nudge = { $game }: teraz gra { $names }
hook-reminder = { $game }: teraz gra { $names }, czas do: { $time }
hook-game_over = { $game }: koniec gry. { $won }
hook-hello = { $game }: ten stół będzie tu pisać, czyja kolej.

## Mail

mail-confirm-subject = Caravanserai: czy to twój adres?
mail-confirm = Ktoś, zapewne ty, chce dostawać wiadomość, gdy przyjdzie jego kolej w { $place }. Jeśli to ty, otwórz ten link i potwierdź; jeśli nie, nie rób nic, a więcej wiadomości nie przyjdzie.
mail-foot = Dostajesz to, bo { $place } ma do ciebie pisać, gdy jest twój ruch.
mail-stop = Żeby nie dostawać więcej wiadomości:
mail-page-confirm = Czy mamy do ciebie pisać?
mail-page-confirm-text = Napiszemy na { $address }, gdy będzie twój ruch, i o niczym innym.
mail-page-confirm-yes = Tak, piszcie do mnie
mail-page-confirmed = Będziemy do ciebie pisać
mail-page-confirmed-text = Godziny ciszy i to, o czym piszemy, ustawisz na swojej stronie.
mail-page-stop = Koniec z wiadomościami?
mail-page-stop-text = Na { $address } nie przyjdzie stąd już żadna wiadomość.
mail-page-stop-yes = Nie piszcie więcej
mail-page-stopped = Nie będziemy już pisać
mail-page-stopped-text = Ten adres został tu zapomniany.
mail-page-void = Ten link już nie działa
mail-page-void-text = Adres został od tamtej pory zmieniony albo zapomniany.
mail-page-home = Do zajazdu

## The feed

feed-title = Caravanserai: stoły, które na ciebie czekają
feed-turn = { $game }: twój ruch
feed-text = { $name ->
    [none] { $names }
   *[other] „{ $name }”: { $names }
}
