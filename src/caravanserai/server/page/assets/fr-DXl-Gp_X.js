var e=`### Les mots de la page pour Five Tribes.

five_tribes-page-subtitle = Manche { $round }
five_tribes-page-sultanate = Le sultanat
five_tribes-page-order = L’ordre du tour
five_tribes-page-spot = Case à { $price } : { $owner }
five_tribes-page-free = libre
five_tribes-page-carried = En main
five_tribes-page-plain = Un plateau simple pour l’instant : le vrai, avec planificateur et mouvement, est en chemin.
`;export{e as default};