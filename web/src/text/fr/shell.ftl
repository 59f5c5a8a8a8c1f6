### Les mots du cadre de la page.

page-name = Caravanserai
page-skip = Aller au contenu
page-traveller = Voyageur
page-guest = un invité
page-seat = Place { $number }
page-named = { $name } :
page-away = Le serveur ne répond pas. Ce qui a été confirmé est en sûreté ; la page réessaie d’elle-même.
page-away-title = Personne n’ouvre
page-away-whole = Le serveur est injoignable pour l’instant. Tout ce qui a été confirmé est conservé.
page-away-without = Pour jouer, il faut le serveur. Sans lui, vous pouvez lire les règles, votre journal et les parties finies déjà regardées sur cet appareil.
page-away-again = Frapper encore
page-refused = Ce n’était pas possible : { $text }
page-why-allowed = Vous pouvez le faire maintenant.
page-why-not_your_turn = Ce n’est pas votre tour.
page-why-not_playing = La partie n’est pas en cours.

## La tête d’une page

page-home = Caravanserai, page d’accueil
page-close = Fermer
page-language = Langue
page-theme = Thème
page-theme-light = Jour
page-theme-system = Selon l’appareil
page-theme-dark = Nuit
page-preferences = Préférences
page-preferences-you = Votre nom et vos autres appareils
page-motion = Animations
page-motion-system = selon l’appareil
page-motion-full = complètes
page-motion-reduced = réduites
page-pace = Rythme
    .help = À quelle vitesse vous voyez ce que font les autres. « Passer », Échap ou un clic sur le plateau montre le reste d’un coup.
page-pace-slow = lent
page-pace-normal = normal
page-pace-fast = rapide
page-pace-wait = m’attendre après chaque tour
page-confirm = Confirmer les coups
    .help = Un coup est d’abord montré, puis joué quand vous le confirmez.
page-sound = Son
    .help = Discret, et seulement quand il se passe quelque chose.
page-text = Tables en mode texte
    .help = Pour le clavier et les lecteurs d’écran.

## Les règles

page-cite = Règles, §{ $section }
page-cite-all = Lire dans les règles
page-cite-missing = Ce paragraphe est introuvable.

## Ailleurs

page-nowhere = Rien que du sable
page-nowhere-text = Il n’y a rien à cette adresse. Le vent en a peut-être emporté une lettre.
page-nowhere-back = Retour à l’auberge
page-missing = Cette table n’existe pas
page-missing-text = Le lien est peut-être coupé, ou la table n’a jamais été ouverte. Redemandez le lien.
page-missing-closed = On ne peut pas regarder cette table
page-missing-closed-text = Seules les personnes qui y jouent peuvent la voir.
page-refused-no_such_game = Ce jeu n’existe pas.
page-refused-no_such_table = Cette table n’existe pas.
page-refused-not_watchable = On ne peut pas regarder cette table.
page-refused-seat_taken = Quelqu’un a été plus rapide : cette place est prise.
page-refused-table_full = Toutes les places sont prises.
page-refused-game_begun = La partie a déjà commencé.
page-refused-not_host = Seule la personne qui a ouvert la table peut le faire.
page-refused-not_seated = Vous n’avez pas de place à cette table.
page-refused-seat_free = Une place est encore libre.
page-refused-not_ready = On attend encore quelqu’un.
page-refused-too_many = Cela fait beaucoup d’un coup. Attendez un instant et réessayez.
page-refused-bad_recovery = Ce lien n’est plus valable : il a servi, il a été retiré, ou il en existe un plus récent.
page-refused-bad_record = Cette partie enregistrée n’est pas cohérente : { $text }
page-refused-bad_settings = Une table ne peut pas être réglée ainsi : { $text }
page-refused-other_rules = Cette position ne peut pas être montrée : elle a été atteinte selon d’autres règles que celles d’aujourd’hui. Ce que l’on sait de ses coups est dans le journal.
page-refused-closed = La personne qui tient ce serveur a fermé cette table.
page-refused-unreadable = Cette table est conservée, mais elle ne peut pas être lue : quelque chose dans son journal est abîmé ou vient d’un programme plus récent. Prévenez la personne qui tient ce serveur.
page-refused-no_such_seat = Cette table n’a pas cette place.
page-refused-no_such_bot = Ce jeu n’a pas ce robot.
page-refused-no_such_token = Vous n’avez pas ce jeton d’accès.
page-refused-too_many_tokens = Vous avez autant de jetons d’accès qu’on peut en avoir. Révoquez-en un d’abord.
page-refused-not_for_tokens = Une personne le fait dans un navigateur, pas un jeton d’accès.
page-refused-bad_token = Ce jeton d’accès n’est pas connu ici, ou il a été révoqué.
page-refused-scope = Ce jeton d’accès permet seulement de regarder.
page-refused-no_identity = Vous ne faites que regarder. Rechargez la page pour prendre part.
page-refused-other_host = Ce serveur ne porte pas le nom que vous avez demandé.
page-refused-other_site = La page d’un autre site l’a demandé : rien n’a été fait.
page-refused-not_found = Il n’y a rien à cette adresse.
page-refused-method_not_allowed = Cela ne se fait pas à cette adresse.
page-refused-too_large = C’est trop grand.
page-refused-bad_text = Ce texte contient un caractère qui ne peut pas être gardé.
page-refused-bad_json = Le serveur n’a pas pu lire ce qui a été envoyé : { $text }
page-refused-not_json = Le serveur n’a pas pu lire ce qui a été envoyé : { $text }
page-refused-bad_message = Quelque chose ne peut pas être ainsi : { $text }
page-refused-bad_name = Rien de ce nom n’est visible. Choisissez-en un que les autres puissent lire.
page-refused-bad_query = Quelque chose dans cette adresse ne peut pas être ainsi : { $text }
page-refused-broken_off = La connexion s’est rompue. Réessayez.
page-refused-try_again = Quelqu’un d’autre agissait au même instant. Réessayez.
page-refused-no_storage = Le serveur n’a pas accès à ses tables en ce moment. Réessayez dans un instant.
page-refused-internal = Quelque chose a échoué sur le serveur. C’est noté là-bas.
page-refused-refused = Ce n’était pas possible : { $text }
page-refused-bad_address = Rien ne peut être envoyé à cette adresse : { $text }
page-refused-endpoint_taken = Un autre navigateur est appelé là. Désactivez, puis réactivez.
page-refused-no_mail = Aucun courriel n’a pu être envoyé : { $text }
page-refused-no_such_place = Rien n’est envoyé à un tel endroit.
page-refused-too_many_places = Il y en a déjà autant que possible. Retirez-en d’abord un.
page-refused-lens_off = Les chances ne sont pas montrées à cette table.
page-refused-not_beside = Il n’y a rien de tel pour une vraie table de ce jeu.
page-refused-no_lesson = Aucune leçon n’est donnée ici.
page-refused-no_puzzle = Il n’y a pas d’énigme pour ce jour.
page-refused-in_a_lesson = Cela ne se fait pas dans une première partie.
page-refused-lesson_waits = Faites d’abord ce que demande cette étape.
page-refused-lens_not_now = Les chances se montrent à votre propre tour.

## À côté de la boîte

page-pad = Carnet de score
page-pad-none = Il n’y a pas ici de carnet de score pour ce jeu.
page-odds = Chances du plateau
page-whom = Qui choisira-t-elle ?
page-beside-none = Il n’y a rien de tel pour ce jeu.
