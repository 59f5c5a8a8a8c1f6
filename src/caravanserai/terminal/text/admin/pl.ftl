### Co mówią po polsku `caravanserai admin` i `caravanserai doctor`.

## Stoły

admin-tables = { $count ->
    [one] { $count } stół.
    [few] { $count } stoły.
   *[other] { $count } stołów.
}
admin-phase = { $phase ->
    [open] otwarty
    [playing] w grze
    [over] po grze
   *[closed] zamknięty przez gospodarza
}
admin-listing-unreadable = jego wpisu na liście nie da się odczytać: więcej powie caravanserai doctor
admin-table-dates = otwarty { $opened }, ostatnia zmiana { $changed }
admin-table-rows = wiersze: { $rows }, format { $format }, migawka przy { $snapshot }; zasady { $rules }
admin-table-unreadable = nie da się odczytać: { $why }
admin-table-moves = ruchy: { $moves }, cofnięcia: { $undone }; otworzył(a): { $host }
admin-somebody-forgotten = ktoś zapomniany
admin-seat = miejsce { $seat }: { $name } ({ $facts })
admin-seat-owner = { $owner ->
    [bot] bot
   *[free] wolne
}
admin-seat-bot = gra { $bot }
admin-seat-clock = zostało { $seconds } s
admin-table-settings = ustawienia: { $settings }
admin-table-rematch = ciąg dalszy przy stole { $table }
admin-ask-close = Zamknąć stół { $table } na dobre?
admin-closed = { $table }: zamknięty.
admin-closed-already = { $table }: był już zamknięty.
admin-ask-delete-table = Usunąć stół { $table } i wszystko, co przy nim zagrano?
admin-deleted = { $table }: usunięty.
admin-rebuilt = { $table }: zostanie odtworzony z dziennika.

## Ludzie

admin-person = { $who }: { $name }, od { $since }, { $tokens ->
    [one] { $tokens } żeton dostępu
    [few] { $tokens } żetony dostępu
   *[other] { $tokens } żetonów dostępu
}
admin-no-name = (bez imienia)
admin-ask-forget = Zapomnieć { $who } przy wszystkich stołach na dobre?
admin-not-rewritten = { $table }: nie udało się przepisać: { $why }
admin-forgotten-but = { $who }: zapomniano poza tymi stołami; usuń je albo napraw i poproś jeszcze raz.
admin-forgotten = { $who }: zapomniano.

## Czego nikt już nie potrzebuje

admin-why = { $why ->
    [finished] zakończony
   *[deserted] opuszczony
}
admin-would-delete = { $count ->
    [one] Usunięty zostałby { $count } stół.
    [few] Usunięte zostałyby { $count } stoły.
   *[other] Usuniętych zostałoby { $count } stołów.
}
admin-ask-tidy = { $count ->
    [one] Usunąć ten stół?
    [few] Usunąć te { $count } stoły?
   *[other] Usunąć tych { $count } stołów?
}
admin-tidied = Usunięto: { $deleted }; zostało, bo coś się przy nich działo: { $left }.

## Lekarz

doctor-progress = stoły: { $tables }, usterki: { $findings }
doctor-at-table = stół { $table }: { $what }
doctor-sound = Stoły: { $tables }, wiersze: { $rows }. Wszystko w porządku.
doctor-found = Stoły: { $tables }, wiersze: { $rows }. Usterki: { $findings }.
doctor-other-rules = Zaczęte według innych zasad: { $count }. Zakończone zostają, pozostałe idą dalej według dzisiejszych.

doctor-what-fault = { $why }
doctor-what-database = bazy danych nie da się przejrzeć: { $why }
doctor-what-last-row = ostatni wiersz powinien mieć numer { $last }, a ma { $found }
doctor-what-no-rows = nie ma wierszy
doctor-what-snapshot = ze swoją migawką nie da się odczytać: { $why }
doctor-what-snapshot-differs = migawka nie mówi tego co dziennik: { $fields }
doctor-what-due = chwila, gdy coś tam przypada, nie jest tą z dziennika
doctor-what-listing = tego, co pokazują listy, nie da się odczytać
doctor-what-listing-differs = listy nie pokazują tego, co mówi dziennik: { $fields }
doctor-what-missing = brakuje { $path }
doctor-what-size = { $path }: bajtów { $found }, a nie { $size }
doctor-what-open = { $path } mogą czytać lub zmieniać inni (prawa { $mode })

doctor-do-restore = przywróć z kopii zapasowej albo usuń poleceniem `caravanserai admin delete-table`
doctor-do-rebuild = zatrzymaj serwer i uruchom `caravanserai admin rebuild`: prawdą jest dziennik
doctor-do-wait = nic: naprawi się przy następnej zmianie stołu
doctor-do-come = nic: serwer zrobi ją od nowa z dziennika, gdy ktoś przyjdzie do stołu
doctor-do-play-on = ludzie grają dalej od migawki; cały dziennik wróci tylko z kopii zapasowej
doctor-do-upgrade = uruchom nowszy program, który to zapisał
doctor-do-ask-again = zobacz, co mówi komunikat, i spytaj jeszcze raz
doctor-do-secret = odłóż na miejsce ten, który masz w zapasie; inaczej następny start zrobi nowy i każdy będzie kimś nowym
doctor-do-push-key = odłóż na miejsce ten, który masz w zapasie; z innym żadna przeglądarka nic nie usłyszy, póki nie spyta od nowa
doctor-do-key = odłóż na miejsce ten, który masz w zapasie; inaczej następny start zrobi nowy, a gry zapisane wcześniej będą podpisane starym
doctor-do-close-file = chmod 600 { $path }
doctor-do-limits = popraw: z tym serwer nie wystartuje
