var e=`### Les chances sur un vrai plateau.

page-odds-step-back = Un pas en arrière
page-odds-away = Les chances sont calculées par le serveur, et personne ne répond pour l’instant. Ce plateau est gardé ; la réponse viendra d’elle-même au retour du réseau.
`;export{e as default};