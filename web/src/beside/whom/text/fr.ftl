### Qui l’on choisit à une vraie table.

page-whom-away = Son choix a besoin du réseau : personne ne répond pour l’instant.
