var e=`### Being called when it is my turn, and what a table tells a group.

## The question at a table

page-call-ask = Cela peut durer. Faut-il vous appeler\xA0?
    .text = Une notification discrète quand c’est à vous, aucune la nuit. Rien d’autre, jamais.
page-call-yes = Oui, appelez-moi
page-call-no = Pas à cette table
page-call-done = On vous appellera.
page-call-refused = Le navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour ce site.
page-call-page = Ce navigateur ne peut vous appeler que si cette page y est ouverte.
page-call-install = Sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil, puis ouvrez-la de là.

## On my own page

page-call-title = Notifications
page-call-here = M’appeler sur cet appareil
    .help = Même quand cette page est fermée.
page-call-turn = C’est à moi de jouer
    .help = Une par table, et aucune pendant que vous la regardez.
page-call-nudge = On me fait signe
    .help = De temps en temps, et jamais la nuit.
page-call-reminder = Mon temps s’épuise
    .help = Avant qu’il ne soit trop tard.
page-call-over = Une partie est finie
    .help = Si vous n’étiez pas là.
page-call-quiet = Calme de { $from } à { $to }
    .none = Pas d’heures calmes
    .help = Ce qui vient la nuit attend le matin.
page-call-quiet-on = Heures calmes
page-call-from = De
page-call-to = À
page-call-places = Où l’on vous appelle
page-call-this = cet appareil
page-call-since = depuis le { $date }
page-call-unconfirmed = pas encore confirmée\xA0: ouvrez le lien du courriel
page-call-remove = Retirer
    .label = Retirer { $name }
page-call-unnamed = Un navigateur
page-call-mail = Courriel
    .help = Nous écrivons quand c’est à vous, et pour rien d’autre. Un lien de confirmation arrive d’abord.
page-call-mail-address = Votre adresse
page-call-mail-add = M’envoyer le lien
page-call-mail-sent = Un lien est en route vers { $address }. Ouvrez-le pour confirmer.
page-call-feed = Un flux des tables qui attendent
    .help = Pour un lecteur de flux ou un agenda. Qui a cette adresse peut le lire.
page-call-feed-make = Créer une adresse
page-call-feed-again = En créer une autre
page-call-feed-end = La supprimer
page-call-feed-there = Il y en a un. Son adresse a été montrée à sa création\xA0; une nouvelle la remplace.
page-call-saved = Enregistré

## At a table

page-call-table = M’appeler quand c’est à moi
    .help = Ici, même quand cette page est fermée.
page-hook = Prévenir un groupe
    .help = À qui de jouer, sur Discord, Slack, Mattermost ou ailleurs.
page-hook-text = Cette table y dira à qui c’est de jouer, et comment la partie s’est finie. Elle ne dit que ce que tous voient à la table.
page-hook-form = Où
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-mattermost = Mattermost
page-hook-json = Ailleurs (JSON)
page-hook-address = Adresse du webhook
    .help = Le service vous la donne\xA0: sur Discord, dans les paramètres du salon, Intégrations, Webhooks.
page-hook-kept = Un seul message, tenu à jour
    .help = Au lieu d’un par tour.
page-hook-add = Commencer
page-hook-added = Un premier message est en route.
page-hook-lines = un message par tour
page-hook-one = un seul message, tenu à jour
page-hook-stopped = arrêté\xA0: il échouait trop souvent, ou n’existe plus
page-hook-secret = Signé avec
    .help = L’en-tête X-Caravanserai-Signature contient t=SECONDES,v1=HMAC-SHA256 de «\xA0SECONDES.\xA0» et du corps.
page-hook-remove = Arrêter
    .label = Arrêter de prévenir { $place }
`;export{e as default};