### Ce que disent `caravanserai admin` et `caravanserai doctor` en français.

## Les tables

admin-tables = { $count ->
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-phase = { $phase ->
    [open] ouverte
    [playing] en cours
    [over] terminée
   *[closed] fermée par l’hôte
}
admin-listing-unreadable = sa ligne de liste est illisible : caravanserai doctor en dit plus
admin-table-dates = ouverte le { $opened }, dernier changement le { $changed }
admin-table-rows = { $rows } lignes au format { $format }, instantané à { $snapshot } ; règles { $rules }
admin-table-unreadable = illisible : { $why }
admin-table-moves = { $moves } coups, repris { $undone } fois ; ouverte par { $host }
admin-somebody-forgotten = quelqu’un qui a été oublié
admin-seat = place { $seat } : { $name } ({ $facts })
admin-seat-owner = { $owner ->
    [bot] robot
   *[free] libre
}
admin-seat-bot = jouée par { $bot }
admin-seat-clock = il reste { $seconds } s
admin-table-settings = réglages : { $settings }
admin-table-rematch = la suite est à { $table }
admin-ask-close = Fermer la table { $table } pour de bon ?
admin-closed = { $table } : fermée.
admin-closed-already = { $table } : était déjà fermée.
admin-ask-delete-table = Supprimer la table { $table } et tout ce qui s’y est joué ?
admin-deleted = { $table } : supprimée.
admin-rebuilt = { $table } : sera refaite d’après son journal.

## Les personnes

admin-person = { $who } : { $name }, depuis le { $since }, { $tokens ->
    [one] { $tokens } jeton d’accès
   *[other] { $tokens } jetons d’accès
}
admin-no-name = (sans nom)
admin-ask-forget = Oublier { $who } à toutes les tables pour de bon ?
admin-not-rewritten = { $table } : n’a pas pu être réécrite : { $why }
admin-forgotten-but = { $who } : oublié, sauf à ces tables ; supprimez-les, ou réparez-les et redemandez.
admin-forgotten = { $who } : oublié.

## Ce dont personne n’a plus besoin

admin-why = { $why ->
    [finished] terminée
   *[deserted] désertée
}
admin-would-delete = { $count ->
    [one] { $count } table serait supprimée.
   *[other] { $count } tables seraient supprimées.
}
admin-ask-tidy = { $count ->
    [one] Supprimer cette table ?
   *[other] Supprimer ces { $count } tables ?
}
admin-tidied = Supprimées : { $deleted } ; gardées parce qu’il s’y est passé quelque chose : { $left }.

## Le médecin

doctor-progress = tables : { $tables }, défauts : { $findings }
doctor-at-table = table { $table } : { $what }
doctor-sound = Tables : { $tables }, lignes : { $rows }. Tout est sain.
doctor-found = Tables : { $tables }, lignes : { $rows }. Défauts : { $findings }.
doctor-other-rules = Commencées selon d’autres règles : { $count }. Les parties terminées restent, les autres continuent selon celles d’aujourd’hui.

doctor-what-fault = { $why }
doctor-what-database = la base de données ne peut pas être parcourue : { $why }
doctor-what-last-row = sa dernière ligne devrait avoir le numéro { $last }, et a le { $found }
doctor-what-no-rows = elle n’a aucune ligne
doctor-what-snapshot = avec son instantané elle est illisible : { $why }
doctor-what-snapshot-differs = son instantané ne dit pas ce que dit son journal : { $fields }
doctor-what-due = le moment où quelque chose y est dû n’est pas celui de son journal
doctor-what-listing = ce que les listes en montrent est illisible
doctor-what-listing-differs = ce que les listes en montrent n’est pas ce que dit son journal : { $fields }
doctor-what-missing = { $path } manque
doctor-what-size = { $path } a { $found } octets, et non { $size }
doctor-what-open = { $path } peut être lu ou modifié par d’autres (droits { $mode })

doctor-do-restore = reprenez-la d’une sauvegarde, ou supprimez-la avec `caravanserai admin delete-table`
doctor-do-rebuild = arrêtez le serveur et lancez `caravanserai admin rebuild` : c’est le journal qui dit vrai
doctor-do-wait = rien : cela se répare au prochain changement de la table
doctor-do-come = rien : le serveur le refait d’après le journal quand quelqu’un vient à la table
doctor-do-play-on = ses joueurs continuent depuis son instantané ; pour ravoir tout le journal, reprenez-le d’une sauvegarde
doctor-do-upgrade = lancez le programme plus récent qui l’a écrit
doctor-do-ask-again = voyez ce que dit le message, et redemandez
doctor-do-secret = remettez celui que vous avez gardé, ou le prochain démarrage en fait un nouveau et chacun est quelqu’un d’autre
doctor-do-push-key = remettez celle que vous avez gardée ; avec une autre, aucun navigateur n’apprend rien avant d’être questionné à nouveau
doctor-do-key = remettez celle que vous avez gardée, ou le prochain démarrage en fait une nouvelle et les parties d’avant sont signées d’une ancienne
doctor-do-close-file = chmod 600 { $path }
doctor-do-limits = corrigez-le : le serveur ne démarre pas avec
