### What notices say that reach somebody who does not look on.

## Titles and texts

notice-your_turn = { $game } : à vous de jouer
notice-nudge = { $game } : on vous attend
notice-reminder = { $game } : votre temps s’épuise
notice-game_over = { $game } : la partie est finie
notice-at = À la table « { $name } ».
notice-until = Vous avez jusqu’au { $time }.
notice-nudged = Quelqu’un à la table vous demande de jouer.
notice-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
notice-over = Voyez comment elle s’est terminée.
notice-open = Ouvrir la table

## What a table tells a group

hook-your_turn = { $game } : à { $names } de jouer
hook-your_turn-until = { $game } : à { $names } de jouer, jusqu’au { $time }
hook-nudge = { $game } : à { $names } de jouer
hook-reminder = { $game } : à { $names } de jouer, jusqu’au { $time }
hook-game_over = { $game } : la partie est finie. { $won }
hook-hello = { $game } : cette table dira ici à qui c’est de jouer.

## Mail

mail-confirm-subject = Caravanserai : est-ce bien votre adresse ?
mail-confirm = Quelqu’un, sans doute vous, veut être prévenu par courriel quand c’est à lui de jouer sur { $place }. Si c’est vous, ouvrez ce lien et confirmez ; sinon, ne faites rien, et rien d’autre n’arrivera.
mail-foot = Vous recevez ceci parce que { $place } doit vous écrire quand c’est à vous de jouer.
mail-stop = Pour ne plus rien recevoir :
mail-page-confirm = Pouvons-nous vous écrire ?
mail-page-confirm-text = Nous écrirons à { $address } quand ce sera à vous de jouer, et pour rien d’autre.
mail-page-confirm-yes = Oui, écrivez-moi
mail-page-confirmed = Nous vous écrirons
mail-page-confirmed-text = Les heures calmes, et ce dont on vous prévient, se règlent sur votre page.
mail-page-stop = Plus de courriels ?
mail-page-stop-text = { $address } ne recevra plus rien d’ici.
mail-page-stop-yes = Ne plus m’écrire
mail-page-stopped = Plus de courriels
mail-page-stopped-text = Cette adresse est oubliée ici.
mail-page-void = Ce lien n’est plus valable
mail-page-void-text = L’adresse a été changée ou oubliée depuis.
mail-page-home = À l’auberge

## The feed

feed-title = Caravanserai : les tables qui vous attendent
feed-turn = { $game } : à vous de jouer
feed-text = { $name ->
    [none] { $names }
   *[other] « { $name } » : { $names }
}
