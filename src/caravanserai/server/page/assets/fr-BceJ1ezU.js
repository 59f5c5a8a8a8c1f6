var e=`### Les chances sur un vrai plateau.

page-odds-step-back = Un pas en arrière
page-odds-away = Les chances ont besoin du réseau\xA0: personne ne répond pour l’instant.
`;export{e as default};