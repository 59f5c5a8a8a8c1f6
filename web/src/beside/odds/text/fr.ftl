### Les chances sur un vrai plateau.

page-odds-step-back = Un pas en arrière
page-odds-away = Les chances ont besoin du réseau : personne ne répond pour l’instant.
