var e=`### Qui l’on choisit à une vraie table.

page-whom-away = C’est le serveur qui compare, et personne ne répond pour l’instant. Ce que vous avez indiqué est gardé ; son choix viendra de lui-même au retour du réseau.
`;export{e as default};