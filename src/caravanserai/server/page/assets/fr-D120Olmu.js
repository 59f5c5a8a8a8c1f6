var e=`### Qui l’on choisit à une vraie table.

page-whom-away = Son choix a besoin du réseau\xA0: personne ne répond pour l’instant.
`;export{e as default};