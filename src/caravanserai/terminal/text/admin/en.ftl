### What `caravanserai admin` and `caravanserai doctor` say in English.

## Tables

admin-tables = { $count ->
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-phase = { $phase ->
    [open] open
    [playing] playing
    [over] over
   *[closed] closed by the host
}
admin-listing-unreadable = its listing cannot be read: caravanserai doctor tells more
admin-table-dates = opened { $opened }, last changed { $changed }
admin-table-rows = { $rows } rows of format { $format }, snapshot at { $snapshot }; rules { $rules }
admin-table-unreadable = cannot be read: { $why }
admin-table-moves = { $moves } moves, { $undone } times taken back; opened by { $host }
admin-somebody-forgotten = somebody who was forgotten
admin-seat = seat { $seat }: { $name } ({ $facts })
admin-seat-owner = { $owner ->
    [bot] bot
   *[free] free
}
admin-seat-bot = played by { $bot }
admin-seat-clock = { $seconds } s left
admin-table-settings = settings: { $settings }
admin-table-rematch = goes on at { $table }
admin-ask-close = Close table { $table } for good?
admin-closed = { $table }: closed.
admin-closed-already = { $table }: was closed already.
admin-ask-delete-table = Delete table { $table } and all that was played there?
admin-deleted = { $table }: deleted.
admin-rebuilt = { $table }: will be built from its log.

## People

admin-person = { $who }: { $name }, since { $since }, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
admin-no-name = (no name)
admin-ask-forget = Forget { $who } at all tables for good?
admin-not-rewritten = { $table }: could not be rewritten: { $why }
admin-forgotten-but = { $who }: forgotten but for these tables; delete them, or put them right and ask again.
admin-forgotten = { $who }: forgotten.

## What nobody needs any more

admin-why = { $why ->
    [finished] finished
   *[deserted] deserted
}
admin-would-delete = { $count ->
    [one] { $count } table would be deleted.
   *[other] { $count } tables would be deleted.
}
admin-ask-tidy = { $count ->
    [one] Delete this table?
   *[other] Delete these { $count } tables?
}
admin-tidied = { $deleted } tables deleted, { $left } left because something has happened there.

## The doctor

doctor-progress = tables: { $tables }, findings: { $findings }
doctor-at-table = table { $table }: { $what }
doctor-sound = Tables: { $tables }, with rows: { $rows }. All sound.
doctor-found = Tables: { $tables }, with rows: { $rows }. Findings: { $findings }.
doctor-other-rules = Begun by other rules: { $count }. Finished ones stay, others go on by today’s.

doctor-what-fault = { $why }
doctor-what-database = the database cannot be looked through: { $why }
doctor-what-last-row = its last row should be number { $last }, and is { $found }
doctor-what-no-rows = it has no rows
doctor-what-snapshot = with its snapshot it cannot be read: { $why }
doctor-what-snapshot-differs = its snapshot does not say what its log says: { $fields }
doctor-what-due = when something is due there is not what its log says
doctor-what-listing = what lists show of it cannot be read
doctor-what-listing-differs = what lists show of it is not what its log says: { $fields }
doctor-what-missing = { $path } is missing
doctor-what-size = { $path } has { $found } bytes, not { $size }
doctor-what-open = { $path } can be read or written by others (mode { $mode })

doctor-do-restore = bring it back from a backup, or delete it with `caravanserai admin delete-table`
doctor-do-rebuild = stop the server and run `caravanserai admin rebuild`: the log is the truth
doctor-do-wait = nothing: it is put right with the table’s next change
doctor-do-come = nothing: the server makes it anew from the log when somebody comes to the table
doctor-do-play-on = its people go on from its snapshot; to have the whole log again, bring it back from a backup
doctor-do-upgrade = run the newer program that wrote it
doctor-do-ask-again = see what the message says, and ask again
doctor-do-secret = put back the one that you kept, or the next start makes a new one and everybody is somebody new
doctor-do-push-key = put back the one that you kept; with another one no browser is told anything before it is asked anew
doctor-do-key = put back the one that you kept, or the next start makes a new one and games saved before are signed by an old one
doctor-do-close-file = chmod 600 { $path }
doctor-do-limits = put it right: the server does not start with it
