var e=`# Co mówi się przy stole = słowa zasad; także słowa drukowanych wydań.
utrzymanie, opłata, żywienie, koszt utrzymania = utrzymanie płaci
kosztuje, koszt, cena, drogie, płacę = cena sztuk złota
pieniądze, monety, kasa, bogaty = złoto
licytować, zalicytować, licytacja, przebić, oferta, aukcja = oferta licytacja
więcej niż, limit, maksimum, granica = więcej granicy
remis, równo, równi, tyle samo = równi niezdecydowana najlepszy
idzie, wybiera, trafia, wprowadza = wybiera idzie wprowadza
żona, kobieta, pani, emira = księżniczka
gracz, książę = szejk
szybka, wolna, powolna = szybka powolna
karawana, handel, przyprawy = karawana
nie stać, brakuje, bankrut, stać = zapłacić odchodzi utrzymanie
pokazać, ujawnić, odkryć, pokazuje = pokazują pokazywanie
pokój, pokoje, pokoi, miejsce, łóżko = komnaty
pierwsza runda, początek = turze 1
wydarzenie, karta = wydarzenia
wygrać, wygrywa, wygrywam, zwycięstwo = wygrał cel wypełniony
uroda, szata, maniery, wygląd = prezencja żeton
czeka, niepewna = niezdecydowana
pomoc, bieda, pożyczka, zasiłek = zapomoga
budynek, dom, zamek = pałac część
zniżka, taniej, rabat = zniżkę wielbłąd
porwać, porywa, porywacz = porywacz sidi suleiman
umiejętność = talent
`;export{e as default};