var e={language:`pl`,title:`Five Tribes: zasady`,html:`<p>Five Tribes (Bruno Cathala; Days of Wonder, 2014), w\xA0Polsce wydane jako Pięć Klanów, dla dwóch do czterech osób, z\xA0pierwszym małym dodatkiem, Złodzieje z\xA0Naqali. To nasze
własne streszczenie, własnymi słowami. Rozdziały mają numery, żeby kod, testy i\xA0odmowy mogły się na nie powoływać, na przykład <a class="cite" href="#3.5">§3.5</a>. Tam, gdzie instrukcje zostawiają
pytanie otwarte, odpowiada na nie rozstrzygnięcie <a class="cite" href="#Q1">Q1</a> do <a class="cite" href="#Q26">Q26</a>; wszystkie są zebrane w\xA0<a class="cite" href="#7">§7</a>.</p>
<p>Stary sułtan Naqali nie żyje, a\xA0przepowiednia wzywa do kraju obcych. Po jego trzydziestu płytkach wędruje pięć plemion. Żadne nie należy do ciebie: bierzesz ludzi
z\xA0płytki, rozsyłasz ich po jednym wzdłuż ścieżki, a\xA0plemię, które spotkasz na jej końcu, pracuje dla ciebie. Na koniec liczą się monety, ziemia, starsi, wezyrowie, towary
i\xA0dżiny.</p>
<p>Płytka nazywa się od kolumny i\xA0rzędu, od <code>a1</code> w\xA0lewym górnym rogu do <code>f5</code> w\xA0prawym dolnym. Wezyrów (<strong>V</strong>, na planszy W), starszych (<strong>E</strong>, na planszy S),
kupców (<strong>M</strong>, na planszy K), budowniczych (<strong>B</strong>) i\xA0zabójców (<strong>A</strong>, na planszy Z) zapisuje się literami: <code>c3 VVE</code> oznacza dwóch wezyrów i\xA0starszego na c3.
Polskie wydania i\xA0pomoce do gry mają na niektóre rzeczy inne słowa: plemię to klan, starszy mędrzec, zabójca asasyn, fakir w\xA0najstarszych niewolnik, a\xA0to, co robi
mały i\xA0duży targ, to Mały i\xA0Duży Handel.</p>`,text:`Five Tribes (Bruno Cathala; Days of Wonder, 2014), w\xA0Polsce wydane jako Pięć Klanów, dla dwóch do czterech osób, z\xA0pierwszym małym dodatkiem, Złodzieje z\xA0Naqali. To nasze własne streszczenie, własnymi słowami. Rozdziały mają numery, żeby kod, testy i\xA0odmowy mogły się na nie powoływać, na przykład §3.5. Tam, gdzie instrukcje zostawiają pytanie otwarte, odpowiada na nie rozstrzygnięcie Q1 do Q26; wszystkie są zebrane w\xA0§7.
Stary sułtan Naqali nie żyje, a\xA0przepowiednia wzywa do kraju obcych. Po jego trzydziestu płytkach wędruje pięć plemion. Żadne nie należy do ciebie: bierzesz ludzi z\xA0płytki, rozsyłasz ich po jednym wzdłuż ścieżki, a\xA0plemię, które spotkasz na jej końcu, pracuje dla ciebie. Na koniec liczą się monety, ziemia, starsi, wezyrowie, towary i\xA0dżiny.
Płytka nazywa się od kolumny i\xA0rzędu, od a1 w\xA0lewym górnym rogu do f5 w\xA0prawym dolnym. Wezyrów (V, na planszy W), starszych (E, na planszy S), kupców (M, na planszy K), budowniczych (B) i\xA0zabójców (A, na planszy Z) zapisuje się literami: c3 VVE oznacza dwóch wezyrów i\xA0starszego na c3. Polskie wydania i\xA0pomoce do gry mają na niektóre rzeczy inne słowa: plemię to klan, starszy mędrzec, zabójca asasyn, fakir w\xA0najstarszych niewolnik, a\xA0to, co robi mały i\xA0duży targ, to Mały i\xA0Duży Handel.`,sections:[{number:`1`,title:`Elementy gry`,level:2,html:`<ul>
<li>Trzydzieści płytek. Dwanaście ma niebieską liczbę: pięć wiosek (po 5 punktów) i\xA0siedem świętych miejsc (cztery za 6 i\xA0po jednym za 10, 12 i\xA015). Osiemnaście ma liczbę
czerwoną: sześć oaz (8), osiem małych targów (6) i\xA0cztery duże targi (4).</li>
<li>Dziewięćdziesięcioro ludzi: 16 wezyrów (żółtych), 20 starszych (białych), 18 kupców (zielonych), 18 budowniczych (niebieskich) i\xA018 zabójców (czerwonych), a\xA0także
woreczek, z\xA0którego się ich losuje.</li>
<li>Pięćdziesiąt cztery karty zasobów: kość słoniowa, klejnoty i\xA0sztabki złota po dwie; papirus, jedwab i\xA0przyprawy po cztery; ryby, pszenica i\xA0ceramika po sześć. Te dziewięć
rodzajów to towary. Pozostałe osiemnaście kart to fakirzy (w\xA0najstarszych wydaniach niewolnicy), którzy nie są towarami.</li>
<li>Dwadzieścia dwa dżiny, 12 palm, 10 pałaców i\xA0monety bez ograniczeń.</li>
<li>Wielbłądy: po jedenaście dla dwóch osób, po osiem dla trzech lub czterech. Znaczniki kolejności: po dwa dla dwóch osób, w\xA0innym razie po jednym.</li>
<li>Tor kolejności licytacji oraz tor kolejności tury z\xA0dziewięcioma polami: 0, 0, 0, 1, 3, 5, 8, 12 i\xA018.</li>
<li>Ze złodziejami: pięciu złodziei i\xA0jeszcze jeden dżin, Morgiane. Szósty złodziej, Madjaar, należy do innego dodatku i\xA0zostaje w\xA0pudełku.</li>
</ul>`,text:`Trzydzieści płytek. Dwanaście ma niebieską liczbę: pięć wiosek (po 5 punktów) i\xA0siedem świętych miejsc (cztery za 6 i\xA0po jednym za 10, 12 i\xA015). Osiemnaście ma liczbę czerwoną: sześć oaz (8), osiem małych targów (6) i\xA0cztery duże targi (4).
Dziewięćdziesięcioro ludzi: 16 wezyrów (żółtych), 20 starszych (białych), 18 kupców (zielonych), 18 budowniczych (niebieskich) i\xA018 zabójców (czerwonych), a\xA0także woreczek, z\xA0którego się ich losuje.
Pięćdziesiąt cztery karty zasobów: kość słoniowa, klejnoty i\xA0sztabki złota po dwie; papirus, jedwab i\xA0przyprawy po cztery; ryby, pszenica i\xA0ceramika po sześć. Te dziewięć rodzajów to towary. Pozostałe osiemnaście kart to fakirzy (w\xA0najstarszych wydaniach niewolnicy), którzy nie są towarami.
Dwadzieścia dwa dżiny, 12 palm, 10 pałaców i\xA0monety bez ograniczeń.
Wielbłądy: po jedenaście dla dwóch osób, po osiem dla trzech lub czterech. Znaczniki kolejności: po dwa dla dwóch osób, w\xA0innym razie po jednym.
Tor kolejności licytacji oraz tor kolejności tury z\xA0dziewięcioma polami: 0, 0, 0, 1, 3, 5, 8, 12 i\xA018.
Ze złodziejami: pięciu złodziei i\xA0jeszcze jeden dżin, Morgiane. Szósty złodziej, Madjaar, należy do innego dodatku i\xA0zostaje w\xA0pudełku.`},{number:`2`,title:`Przygotowanie i to, co widać`,level:2,html:`<p>Płytki zostają potasowane i\xA0ułożone w\xA0siatkę o\xA0sześciu kolumnach i\xA0pięciu rzędach. Na każdej staje troje ludzi wylosowanych z\xA0woreczka, który przez to pustoszeje. Wszyscy
zaczynają z\xA050 monetami. Znaczniki trafiają na tor kolejności licytacji w\xA0losowej kolejności; w\xA0grze we dwoje wszystkie cztery. Odkryte leżą dziewięć kart zasobów, w
rzędzie i\xA0po kolei, oraz trzy dżiny.</p>
<p>Twoje monety i\xA0karty zasobów są do końca twoją tajemnicą. To, ile masz kart, i\xA0wszystko inne jest jawne: ludzie przed tobą, dżiny, wielbłądy, woreczek, odrzucone karty. Co
inni biorą z\xA0rzędu i\xA0co sprzedają, widzą wszyscy, więc kto ma dobrą pamięć, wie prawie wszystko.</p>`,text:`Płytki zostają potasowane i\xA0ułożone w\xA0siatkę o\xA0sześciu kolumnach i\xA0pięciu rzędach. Na każdej staje troje ludzi wylosowanych z\xA0woreczka, który przez to pustoszeje. Wszyscy zaczynają z\xA050 monetami. Znaczniki trafiają na tor kolejności licytacji w\xA0losowej kolejności; w\xA0grze we dwoje wszystkie cztery. Odkryte leżą dziewięć kart zasobów, w\xA0rzędzie i\xA0po kolei, oraz trzy dżiny.
Twoje monety i\xA0karty zasobów są do końca twoją tajemnicą. To, ile masz kart, i\xA0wszystko inne jest jawne: ludzie przed tobą, dżiny, wielbłądy, woreczek, odrzucone karty. Co inni biorą z\xA0rzędu i\xA0co sprzedają, widzą wszyscy, więc kto ma dobrą pamięć, wie prawie wszystko.`},{number:`3`,title:`Runda`,level:2,html:``,text:``},{number:`3.1`,title:`Licytacja`,level:3,html:`<p>Znaczniki licytują jeden po drugim, tak jak stoją na torze kolejności licytacji. Wybierz wolne pole toru kolejności tury, zapłać jego cenę do banku i\xA0postaw tam znacznik.
Nikt nie pasuje i\xA0żadnej oferty nie zmienia się później. Trzy zera to jedno miejsce na najwyżej trzy znaczniki: kto przychodzi tam ostatni, staje przed pozostałymi i\xA0gra
spośród nich pierwszy. Jeśli wszystkie trzy są zajęte, następny znacznik musi zapłacić.</p>
<p>Właściciel dżina Kumarbi może przy każdej licytacji odrzucać fakirów; każdy obniża cenę o\xA0jedno pole toru, aż do zera, i\xA0żaden nie może się zmarnować. Kogo nie
stać na żadne wolne pole, ten zajmuje najtańsze za wszystkie swoje monety.</p>`,text:`Znaczniki licytują jeden po drugim, tak jak stoją na torze kolejności licytacji. Wybierz wolne pole toru kolejności tury, zapłać jego cenę do banku i\xA0postaw tam znacznik. Nikt nie pasuje i\xA0żadnej oferty nie zmienia się później. Trzy zera to jedno miejsce na najwyżej trzy znaczniki: kto przychodzi tam ostatni, staje przed pozostałymi i\xA0gra spośród nich pierwszy. Jeśli wszystkie trzy są zajęte, następny znacznik musi zapłacić.
Właściciel dżina Kumarbi może przy każdej licytacji odrzucać fakirów; każdy obniża cenę o\xA0jedno pole toru, aż do zera, i\xA0żaden nie może się zmarnować. Kogo nie stać na żadne wolne pole, ten zajmuje najtańsze za wszystkie swoje monety.`},{number:`3.2`,title:`Aktywacje`,level:3,html:`<p>Pierwszy działa znacznik na najdroższym polu, potem następny, aż do ostatniego zera. Znacznik, który działa, przechodzi na pierwsze puste miejsce toru kolejności licytacji,
więc kolejność gry w\xA0tej rundzie jest kolejnością licytacji w\xA0następnej.</p>
<p>Aktywacja składa się z\xA0takich kroków: ruch (<a class="cite" href="#3.3">§3.3</a>), kontrola (<a class="cite" href="#3.4">§3.4</a>), akcja plemienia (<a class="cite" href="#3.5">§3.5</a>), w\xA0grze ze złodziejami jeden z\xA0nich (<a class="cite" href="#6">§6</a>), akcja płytki (<a class="cite" href="#3.6">§3.6</a>) i\xA0sprzedaż (<a class="cite" href="#3.7">§3.7</a>).
Mocy dżinów, które mają cenę, można użyć przed ruchem, przed działaniem budowniczych lub zabójców, po akcji plemienia oraz na końcu, przed sprzedażą lub po niej (<a class="cite" href="#5">§5</a>).</p>`,text:`Pierwszy działa znacznik na najdroższym polu, potem następny, aż do ostatniego zera. Znacznik, który działa, przechodzi na pierwsze puste miejsce toru kolejności licytacji, więc kolejność gry w\xA0tej rundzie jest kolejnością licytacji w\xA0następnej.
Aktywacja składa się z\xA0takich kroków: ruch (§3.3), kontrola (§3.4), akcja plemienia (§3.5), w\xA0grze ze złodziejami jeden z\xA0nich (§6), akcja płytki (§3.6) i\xA0sprzedaż (§3.7). Mocy dżinów, które mają cenę, można użyć przed ruchem, przed działaniem budowniczych lub zabójców, po akcji plemienia oraz na końcu, przed sprzedażą lub po niej (§5).`},{number:`3.3`,title:`Ruch`,level:3,html:`<p>Weź wszystkich ludzi z\xA0jednej płytki; wielbłąd, palmy i\xA0pałace zostają. Potem idź z\xA0płytki na płytkę, nigdy na ukos, i\xA0na każdej zostaw jedną wybraną osobę, aż zostawisz
ostatnią. Możesz przeciąć własną ścieżkę, ale nigdy nie wracasz prosto na płytkę, z\xA0której właśnie idziesz. Ostatnia osoba musi trafić na płytkę, na której stoi już ktoś
z\xA0jej plemienia; liczy się także ktoś, kto został tam wcześniej w\xA0tym samym ruchu. Jeśli jakikolwiek taki ruch jest możliwy, trzeba go wykonać.</p>`,text:`Weź wszystkich ludzi z\xA0jednej płytki; wielbłąd, palmy i\xA0pałace zostają. Potem idź z\xA0płytki na płytkę, nigdy na ukos, i\xA0na każdej zostaw jedną wybraną osobę, aż zostawisz ostatnią. Możesz przeciąć własną ścieżkę, ale nigdy nie wracasz prosto na płytkę, z\xA0której właśnie idziesz. Ostatnia osoba musi trafić na płytkę, na której stoi już ktoś z\xA0jej plemienia; liczy się także ktoś, kto został tam wcześniej w\xA0tym samym ruchu. Jeśli jakikolwiek taki ruch jest możliwy, trzeba go wykonać.`},{number:`3.4`,title:`Kontrola`,level:3,html:`<p>Zabierz z\xA0tej płytki ostatnią osobę i\xA0wszystkich innych z\xA0jej plemienia: co najmniej dwoje. Jeśli nie zostaje tam nikt i\xA0nie stoi tam wielbłąd, postaw swojego: płytka jest
twoja. Płytka, na której stoi wielbłąd, nigdy nie zmienia w\xA0ten sposób właściciela. Jeśli nie masz już wielbłądów, płytka pozostaje niczyja.</p>`,text:`Zabierz z\xA0tej płytki ostatnią osobę i\xA0wszystkich innych z\xA0jej plemienia: co najmniej dwoje. Jeśli nie zostaje tam nikt i\xA0nie stoi tam wielbłąd, postaw swojego: płytka jest twoja. Płytka, na której stoi wielbłąd, nigdy nie zmienia w\xA0ten sposób właściciela. Jeśli nie masz już wielbłądów, płytka pozostaje niczyja.`},{number:`3.5`,title:`Akcja plemienia`,level:3,html:`<p>Działają razem wszyscy ludzie, których zabierasz.</p>
<ul>
<li><strong>Wezyrowie</strong> i\xA0<strong>starsi</strong> zostają przed tobą.</li>
<li><strong>Kupcy</strong> wracają do woreczka. Weź tyle samo kart z\xA0początku rzędu, po kolei. Luk nie uzupełnia się przed końcem rundy.</li>
<li><strong>Budowniczowie</strong> wracają do woreczka. Możesz odrzucić fakirów. Każdy budowniczy i\xA0każdy fakir przynosi tyle monet, ile niebieskich płytek jest wśród ostatniej płytki
i\xA0najwyżej ośmiu wokół niej.</li>
<li><strong>Zabójcy</strong> wracają do woreczka. Zabijają jedną osobę: albo na płytce oddalonej najwyżej o\xA0tyle kroków, ilu jest zabójców, także na ostatniej, albo wezyra lub starszego
przed przeciwnikiem, bez względu na odległość. Każdy odrzucony fakir wydłuża ich zasięg o\xA0krok. Ofiara wraca do woreczka. Jeśli zabójstwo opróżni płytkę bez wielbłąda,
płytka jest twoja, ale nie wykonujesz jej akcji. Trzeba kogoś zabić, jeśli da się to zrobić bez odrzucania fakirów.</li>
</ul>`,text:`Działają razem wszyscy ludzie, których zabierasz.
Wezyrowie i\xA0starsi zostają przed tobą.
Kupcy wracają do woreczka. Weź tyle samo kart z\xA0początku rzędu, po kolei. Luk nie uzupełnia się przed końcem rundy.
Budowniczowie wracają do woreczka. Możesz odrzucić fakirów. Każdy budowniczy i\xA0każdy fakir przynosi tyle monet, ile niebieskich płytek jest wśród ostatniej płytki i\xA0najwyżej ośmiu wokół niej.
Zabójcy wracają do woreczka. Zabijają jedną osobę: albo na płytce oddalonej najwyżej o\xA0tyle kroków, ilu jest zabójców, także na ostatniej, albo wezyra lub starszego przed przeciwnikiem, bez względu na odległość. Każdy odrzucony fakir wydłuża ich zasięg o\xA0krok. Ofiara wraca do woreczka. Jeśli zabójstwo opróżni płytkę bez wielbłąda, płytka jest twoja, ale nie wykonujesz jej akcji. Trzeba kogoś zabić, jeśli da się to zrobić bez odrzucania fakirów.`},{number:`3.6`,title:`Akcja płytki`,level:3,html:`<p>Teraz działa dla ciebie płytka, na której skończył się ruch, czyjakolwiek by była.</p>
<ul>
<li><strong>Wioska</strong>: postaw na niej pałac. <strong>Oaza</strong>: postaw na niej palmę. Trzeba to zrobić, dopóki są w\xA0zasobach; na jednej płytce może ich stać kilka.</li>
<li><strong>Mały targ</strong> (Mały Handel): możesz zapłacić 3 monety i\xA0wziąć jedną z\xA0pierwszych trzech kart rzędu.</li>
<li><strong>Duży targ</strong> (Duży Handel): możesz zapłacić 6 monet i\xA0wziąć dwie z\xA0pierwszych sześciu; jeśli leży tylko jedna, i\xA0tak kosztuje 6.</li>
<li><strong>Święte miejsce</strong>: możesz zapłacić dwoma starszymi albo starszym i\xA0fakirem i\xA0wziąć jednego z\xA0odkrytych dżinów albo odkrytego złodzieja (<a class="cite" href="#6">§6</a>). Mocy dżina można użyć od razu
(<a class="cite" href="#5">§5</a>).</li>
</ul>`,text:`Teraz działa dla ciebie płytka, na której skończył się ruch, czyjakolwiek by była.
Wioska: postaw na niej pałac. Oaza: postaw na niej palmę. Trzeba to zrobić, dopóki są w\xA0zasobach; na jednej płytce może ich stać kilka.
Mały targ (Mały Handel): możesz zapłacić 3 monety i\xA0wziąć jedną z\xA0pierwszych trzech kart rzędu.
Duży targ (Duży Handel): możesz zapłacić 6 monet i\xA0wziąć dwie z\xA0pierwszych sześciu; jeśli leży tylko jedna, i\xA0tak kosztuje 6.
Święte miejsce: możesz zapłacić dwoma starszymi albo starszym i\xA0fakirem i\xA0wziąć jednego z\xA0odkrytych dżinów albo odkrytego złodzieja (§6). Mocy dżina można użyć od razu (§5).`},{number:`3.7`,title:`Sprzedaż`,level:3,html:`<p>Na końcu swojej aktywacji możesz sprzedać towary. Komplet to zestaw różnych towarów; przynosi on</p>
<table>
<thead>
<tr>
<th>karty</th>
<th>1</th>
<th>2</th>
<th>3</th>
<th>4</th>
<th>5</th>
<th>6</th>
<th>7</th>
<th>8</th>
<th>9</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="karty">monety</td>
<td data-head="1">1</td>
<td data-head="2">3</td>
<td data-head="3">7</td>
<td data-head="4">13</td>
<td data-head="5">21</td>
<td data-head="6">30</td>
<td data-head="7">40</td>
<td data-head="8">50</td>
<td data-head="9">60</td>
</tr>
</tbody>
</table>
<p>Możesz sprzedać kilka kompletów. Towary dokłada się do kompletu w\xA0dowolnej kolejności, a\xA0dopóki nie jest sprzedany, można je wycofać. Sprzedane karty i\xA0wykorzystani fakirzy
trafiają do odrzuconych.</p>`,text:`Na końcu swojej aktywacji możesz sprzedać towary. Komplet to zestaw różnych towarów; przynosi on
karty
1
2
3
4
5
6
7
8
9
monety
1
3
7
13
21
30
40
50
60
Możesz sprzedać kilka kompletów. Towary dokłada się do kompletu w\xA0dowolnej kolejności, a\xA0dopóki nie jest sprzedany, można je wycofać. Sprzedane karty i\xA0wykorzystani fakirzy trafiają do odrzuconych.`},{number:`3.8`,title:`Koniec rundy`,level:3,html:`<p>Gdy zadziała ostatni znacznik, karty przesuwają się do przodu, a\xA0rząd zostaje uzupełniony do dziewięciu; dżiny uzupełnia się do trzech, a\xA0w\xA0grze ze złodziejami jeden z\xA0nich
leży odkryty. Pusty stos tworzy się na nowo, tasując odrzucone karty, dopiero wtedy, gdy potrzebna jest karta; jeśli ich nie ma, odkrytych kart jest mniej.</p>`,text:`Gdy zadziała ostatni znacznik, karty przesuwają się do przodu, a\xA0rząd zostaje uzupełniony do dziewięciu; dżiny uzupełnia się do trzech, a\xA0w\xA0grze ze złodziejami jeden z\xA0nich leży odkryty. Pusty stos tworzy się na nowo, tasując odrzucone karty, dopiero wtedy, gdy potrzebna jest karta; jeśli ich nie ma, odkrytych kart jest mniej.`},{number:`4`,title:`Koniec gry`,level:2,html:`<p>Runda, w\xA0której ktoś stawia swojego ostatniego wielbłąda, jest ostatnia. Tak samo runda, w\xA0której jakiś znacznik nie ma żadnego ruchu: pomija on wszystko aż do sprzedaży,
choć mocy nadal można używać, a\xA0jeśli któraś umożliwi ruch, trzeba go wykonać. Późniejsze znaczniki tej rundy próbują na własny rachunek. A\xA0jeśli runda się
skończyła, rzędy są uzupełnione i\xA0nigdzie na planszy nie można już nikogo ruszyć, gra kończy się w\xA0tym miejscu: nikt już nie licytuje.</p>
<p>Potem liczy się wszystko:</p>
<ul>
<li>każda moneta: 1;</li>
<li>każdy wezyr: 1, i\xA010 za każdego przeciwnika, który ma ich mniej; jeśli stół tak postanowił, zamiast tego 10 za to, że ma się ich najwięcej ze wszystkich, bez remisu;</li>
<li>każdy starszy: 2;</li>
<li>dżiny oraz niewykorzystani złodzieje (po 6);</li>
<li>na płytkach z\xA0twoim wielbłądem: liczba z\xA0płytki, 3 za każdą palmę, 5 za każdy pałac;</li>
<li>towary na ręce, podzielone na najlepsze komplety (<a class="cite" href="#3.7">§3.7</a>).</li>
</ul>
<p>Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.</p>`,text:`Runda, w\xA0której ktoś stawia swojego ostatniego wielbłąda, jest ostatnia. Tak samo runda, w\xA0której jakiś znacznik nie ma żadnego ruchu: pomija on wszystko aż do sprzedaży, choć mocy nadal można używać, a\xA0jeśli któraś umożliwi ruch, trzeba go wykonać. Późniejsze znaczniki tej rundy próbują na własny rachunek. A\xA0jeśli runda się skończyła, rzędy są uzupełnione i\xA0nigdzie na planszy nie można już nikogo ruszyć, gra kończy się w\xA0tym miejscu: nikt już nie licytuje.
Potem liczy się wszystko:
każda moneta: 1;
każdy wezyr: 1, i\xA010 za każdego przeciwnika, który ma ich mniej; jeśli stół tak postanowił, zamiast tego 10 za to, że ma się ich najwięcej ze wszystkich, bez remisu;
każdy starszy: 2;
dżiny oraz niewykorzystani złodzieje (po 6);
na płytkach z\xA0twoim wielbłądem: liczba z\xA0płytki, 3 za każdą palmę, 5 za każdy pałac;
towary na ręce, podzielone na najlepsze komplety (§3.7).
Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.`},{number:`5`,title:`Dżiny`,level:2,html:`<p>Dżin bez ceny działa sam. Z\xA0dżina, który ma cenę, korzysta jego właściciel, w\xA0swojej własnej aktywacji, najwyżej raz w\xA0każdej. Starsi, którymi się płaci, wracają do
woreczka.</p>
<table class="wide">
<thead>
<tr>
<th>dżin</th>
<th>punkty</th>
<th>cena</th>
<th>co robi</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="dżin">Al-Amin</td>
<td data-head="punkty">5</td>
<td data-head="cena"></td>
<td data-head="co robi">na koniec gry dwóch fakirów to jeden dowolny towar</td>
</tr>
<tr>
<td data-head="dżin">Anun-Nak</td>
<td data-head="punkty">8</td>
<td data-head="cena">starszy lub fakir</td>
<td data-head="co robi">troje ludzi z\xA0woreczka na płytkę bez ludzi, wielbłąda, palmy i\xA0pałacu; mniej, jeśli w\xA0woreczku jest mniej</td>
</tr>
<tr>
<td data-head="dżin">Ba’al</td>
<td data-head="punkty">6</td>
<td data-head="cena"></td>
<td data-head="co robi">gdy ktokolwiek zyskuje dżina innego niż Ba’al: 1 moneta, jeśli to ty, 2, jeśli ktoś inny</td>
</tr>
<tr>
<td data-head="dżin">Boaz</td>
<td data-head="punkty">6</td>
<td data-head="cena"></td>
<td data-head="co robi">zabójcy nie mogą zabijać ludzi, którzy stoją przed tobą</td>
</tr>
<tr>
<td data-head="dżin">Bouraq</td>
<td data-head="punkty">6</td>
<td data-head="cena">starszy lub fakir</td>
<td data-head="co robi">pałac na dowolną wioskę</td>
</tr>
<tr>
<td data-head="dżin">Echidna</td>
<td data-head="punkty">4</td>
<td data-head="cena">dwóch starszych albo starszy i\xA0fakir</td>
<td data-head="co robi">zanim zadziałają twoi budowniczowie: przynoszą dwa razy więcej monet</td>
</tr>
<tr>
<td data-head="dżin">Enki</td>
<td data-head="punkty">8</td>
<td data-head="cena">starszy lub fakir</td>
<td data-head="co robi">palma na dowolną oazę</td>
</tr>
<tr>
<td data-head="dżin">Hagis</td>
<td data-head="punkty">10</td>
<td data-head="cena">starszy lub fakir</td>
<td data-head="co robi">pałac, który stawiasz, staje zamiast tego na jednej z\xA0najwyżej ośmiu płytek wokół, dowolnego rodzaju</td>
</tr>
<tr>
<td data-head="dżin">Haurvatat</td>
<td data-head="punkty">8</td>
<td data-head="cena"></td>
<td data-head="co robi">twoje palmy są warte po 5</td>
</tr>
<tr>
<td data-head="dżin">Ibus</td>
<td data-head="punkty">8</td>
<td data-head="cena">starszy lub fakir</td>
<td data-head="co robi">twoi zabójcy zabijają dwie osoby na jednej płytce albo dwie przed jednym przeciwnikiem; jedną, jeśli jest tylko jedna</td>
</tr>
<tr>
<td data-head="dżin">Jafaar</td>
<td data-head="punkty">6</td>
<td data-head="cena"></td>
<td data-head="co robi">twoi wezyrowie są warci po 3; dziesiątki pozostają</td>
</tr>
<tr>
<td data-head="dżin">Kandicha</td>
<td data-head="punkty">6</td>
<td data-head="cena"></td>
<td data-head="co robi">kogo zabiją twoi zabójcy, ten służy tobie: za kupca wierzchnia karta stosu, za budowniczego monety jednego budowniczego w\xA0tym miejscu; wezyrowie i\xA0starsi przechodzą do ciebie</td>
</tr>
<tr>
<td data-head="dżin">Kumarbi</td>
<td data-head="punkty">6</td>
<td data-head="cena">fakirzy</td>
<td data-head="co robi">tańsza licytacja (<a class="cite" href="#3.1">§3.1</a>)</td>
</tr>
<tr>
<td data-head="dżin">Lamia</td>
<td data-head="punkty">10</td>
<td data-head="cena">starszy lub fakir</td>
<td data-head="co robi">jak Hagis, dla palmy</td>
</tr>
<tr>
<td data-head="dżin">Leta</td>
<td data-head="punkty">4</td>
<td data-head="cena">dwóch starszych albo starszy i\xA0fakir</td>
<td data-head="co robi">wielbłąd na płytkę bez ludzi, wielbłąda, palmy i\xA0pałacu</td>
</tr>
<tr>
<td data-head="dżin">Marid</td>
<td data-head="punkty">6</td>
<td data-head="cena"></td>
<td data-head="co robi">każda osoba zostawiona w\xA0ruchu na twojej płytce: 1 moneta, jeśli zostawiasz ją ty, 2, jeśli ktoś inny</td>
</tr>
<tr>
<td data-head="dżin">Monkir</td>
<td data-head="punkty">6</td>
<td data-head="cena"></td>
<td data-head="co robi">każdy postawiony pałac: 1 moneta, jeśli przez ciebie, 2, jeśli przez kogoś innego</td>
</tr>
<tr>
<td data-head="dżin">Nekir</td>
<td data-head="punkty">6</td>
<td data-head="cena"></td>
<td data-head="co robi">za każdym razem, gdy zabójcy zabijają, jedną osobę lub dwie: 1 moneta, jeśli są twoi, 2, jeśli cudzy</td>
</tr>
<tr>
<td data-head="dżin">Shamhat</td>
<td data-head="punkty">6</td>
<td data-head="cena"></td>
<td data-head="co robi">twoi starsi są warci po 4</td>
</tr>
<tr>
<td data-head="dżin">Sibittis</td>
<td data-head="punkty">4</td>
<td data-head="cena">dwóch starszych albo starszy i\xA0fakir</td>
<td data-head="co robi">obejrzyj trzy wierzchnie dżiny stosu, zatrzymaj jednego, pozostałe odrzuć</td>
</tr>
<tr>
<td data-head="dżin">Sloar</td>
<td data-head="punkty">8</td>
<td data-head="cena">fakir</td>
<td data-head="co robi">wierzchnia karta stosu zasobów</td>
</tr>
<tr>
<td data-head="dżin">Utug</td>
<td data-head="punkty">4</td>
<td data-head="cena">dwóch starszych albo starszy i\xA0fakir</td>
<td data-head="co robi">wielbłąd na płytkę z\xA0ludźmi, ale bez wielbłąda, palmy i\xA0pałacu</td>
</tr>
<tr>
<td data-head="dżin">Morgiane</td>
<td data-head="punkty">6</td>
<td data-head="cena"></td>
<td data-head="co robi">cudzy złodzieje ciebie nie dotyczą (<a class="cite" href="#6">§6</a>)</td>
</tr>
</tbody>
</table>`,text:`Dżin bez ceny działa sam. Z\xA0dżina, który ma cenę, korzysta jego właściciel, w\xA0swojej własnej aktywacji, najwyżej raz w\xA0każdej. Starsi, którymi się płaci, wracają do woreczka.
dżin
punkty
cena
co robi
Al-Amin
5

na koniec gry dwóch fakirów to jeden dowolny towar
Anun-Nak
8
starszy lub fakir
troje ludzi z\xA0woreczka na płytkę bez ludzi, wielbłąda, palmy i\xA0pałacu; mniej, jeśli w\xA0woreczku jest mniej
Ba’al
6

gdy ktokolwiek zyskuje dżina innego niż Ba’al: 1 moneta, jeśli to ty, 2, jeśli ktoś inny
Boaz
6

zabójcy nie mogą zabijać ludzi, którzy stoją przed tobą
Bouraq
6
starszy lub fakir
pałac na dowolną wioskę
Echidna
4
dwóch starszych albo starszy i\xA0fakir
zanim zadziałają twoi budowniczowie: przynoszą dwa razy więcej monet
Enki
8
starszy lub fakir
palma na dowolną oazę
Hagis
10
starszy lub fakir
pałac, który stawiasz, staje zamiast tego na jednej z\xA0najwyżej ośmiu płytek wokół, dowolnego rodzaju
Haurvatat
8

twoje palmy są warte po 5
Ibus
8
starszy lub fakir
twoi zabójcy zabijają dwie osoby na jednej płytce albo dwie przed jednym przeciwnikiem; jedną, jeśli jest tylko jedna
Jafaar
6

twoi wezyrowie są warci po 3; dziesiątki pozostają
Kandicha
6

kogo zabiją twoi zabójcy, ten służy tobie: za kupca wierzchnia karta stosu, za budowniczego monety jednego budowniczego w\xA0tym miejscu; wezyrowie i\xA0starsi przechodzą do ciebie
Kumarbi
6
fakirzy
tańsza licytacja (§3.1)
Lamia
10
starszy lub fakir
jak Hagis, dla palmy
Leta
4
dwóch starszych albo starszy i\xA0fakir
wielbłąd na płytkę bez ludzi, wielbłąda, palmy i\xA0pałacu
Marid
6

każda osoba zostawiona w\xA0ruchu na twojej płytce: 1 moneta, jeśli zostawiasz ją ty, 2, jeśli ktoś inny
Monkir
6

każdy postawiony pałac: 1 moneta, jeśli przez ciebie, 2, jeśli przez kogoś innego
Nekir
6

za każdym razem, gdy zabójcy zabijają, jedną osobę lub dwie: 1 moneta, jeśli są twoi, 2, jeśli cudzy
Shamhat
6

twoi starsi są warci po 4
Sibittis
4
dwóch starszych albo starszy i\xA0fakir
obejrzyj trzy wierzchnie dżiny stosu, zatrzymaj jednego, pozostałe odrzuć
Sloar
8
fakir
wierzchnia karta stosu zasobów
Utug
4
dwóch starszych albo starszy i\xA0fakir
wielbłąd na płytkę z\xA0ludźmi, ale bez wielbłąda, palmy i\xA0pałacu
Morgiane
6

cudzy złodzieje ciebie nie dotyczą (§6)`},{number:`6`,title:`Złodzieje`,level:2,html:`<p>Tam, gdzie możesz kupić dżina, możesz za tę samą cenę kupić zamiast niego odkrytego złodzieja. Zaraz po akcji jego plemienia możesz go użyć; potem opuszcza on grę. Nie
można go użyć w\xA0rundzie, w\xA0której został kupiony. Niewykorzystani złodzieje są warci po 6 punktów. Złodzieje nie są dżinami.</p>
<p>Pozostali gracze coś oddają, jeden po drugim, zaczynając od twojej lewej, każdy według własnego wyboru; kto ma mniej, oddaje tyle, ile ma. Potem bierzesz z\xA0tego swoją
część, a\xA0resztę się odrzuca.</p>
<table class="wide">
<thead>
<tr>
<th>złodziej</th>
<th>po</th>
<th>każdy inny gracz oddaje</th>
<th>ty bierzesz</th>
<th>reszta</th>
</tr>
</thead>
<tbody>
<tr>
<td data-head="złodziej">Houssain</td>
<td data-head="po">kupcach</td>
<td data-head="każdy inny gracz oddaje">dwa towary, nie fakirów</td>
<td data-head="ty bierzesz">dwa</td>
<td data-head="reszta">do odrzuconych</td>
</tr>
<tr>
<td data-head="złodziej">Ziad</td>
<td data-head="po">wezyrach</td>
<td data-head="każdy inny gracz oddaje">wezyra</td>
<td data-head="ty bierzesz">jednego</td>
<td data-head="reszta">do woreczka</td>
</tr>
<tr>
<td data-head="złodziej">Ouafat</td>
<td data-head="po">starszych</td>
<td data-head="każdy inny gracz oddaje">dżina</td>
<td data-head="ty bierzesz">jednego; jego moc jest niewykorzystana</td>
<td data-head="reszta">do odrzuconych dżinów</td>
</tr>
<tr>
<td data-head="złodziej">Kohdian</td>
<td data-head="po">zabójcach</td>
<td data-head="każdy inny gracz oddaje">płytkę: wielbłąd wraca do właściciela</td>
<td data-head="ty bierzesz">jedną, ze swoim wielbłądem</td>
<td data-head="reszta">pozostaje niczyja</td>
</tr>
<tr>
<td data-head="złodziej">Shaum</td>
<td data-head="po">budowniczych</td>
<td data-head="każdy inny gracz oddaje">palmę lub pałac ze swojej płytki</td>
<td data-head="ty bierzesz">jedną z\xA0tych rzeczy, na swoją płytkę dowolnego rodzaju</td>
<td data-head="reszta">do zasobów</td>
</tr>
</tbody>
</table>
<p>Jeśli nie masz już wielbłądów, nie bierzesz płytki; jeśli nie masz płytki, nie bierzesz palmy ani pałacu. Ostatnia runda, która się zaczęła, pozostaje ostatnia, nawet jeśli
jakiś wielbłąd wróci.</p>`,text:`Tam, gdzie możesz kupić dżina, możesz za tę samą cenę kupić zamiast niego odkrytego złodzieja. Zaraz po akcji jego plemienia możesz go użyć; potem opuszcza on grę. Nie można go użyć w\xA0rundzie, w\xA0której został kupiony. Niewykorzystani złodzieje są warci po 6 punktów. Złodzieje nie są dżinami.
Pozostali gracze coś oddają, jeden po drugim, zaczynając od twojej lewej, każdy według własnego wyboru; kto ma mniej, oddaje tyle, ile ma. Potem bierzesz z\xA0tego swoją część, a\xA0resztę się odrzuca.
złodziej
po
każdy inny gracz oddaje
ty bierzesz
reszta
Houssain
kupcach
dwa towary, nie fakirów
dwa
do odrzuconych
Ziad
wezyrach
wezyra
jednego
do woreczka
Ouafat
starszych
dżina
jednego; jego moc jest niewykorzystana
do odrzuconych dżinów
Kohdian
zabójcach
płytkę: wielbłąd wraca do właściciela
jedną, ze swoim wielbłądem
pozostaje niczyja
Shaum
budowniczych
palmę lub pałac ze swojej płytki
jedną z\xA0tych rzeczy, na swoją płytkę dowolnego rodzaju
do zasobów
Jeśli nie masz już wielbłądów, nie bierzesz płytki; jeśli nie masz płytki, nie bierzesz palmy ani pałacu. Ostatnia runda, która się zaczęła, pozostaje ostatnia, nawet jeśli jakiś wielbłąd wróci.`},{number:`7`,title:`Rozstrzygnięcia`,level:2,html:`<p>To, co drukowane instrukcje zostawiają otwarte, i\xA0jak gra się tutaj. Nazwy zapisane jak <code>code</code> to opcje stołu i\xA0ich wartości.</p>
<ul>
<li id="Q1" class="ruling"><strong><a class="own" href="#Q1">Q1</a></strong> Mocy, która ma cenę, używa się raz w\xA0każdej aktywacji, więc w\xA0grze we dwoje dwa razy na rundę; gdy <code>djinn_limit</code> ma wartość <code>round</code>, używa się jej raz na rundę.</li>
<li id="Q2" class="ruling"><strong><a class="own" href="#Q2">Q2</a></strong> Złodziej czeka do rundy po zakupie; gdy <code>thief_wait</code> ma wartość <code>activation</code>, tylko do następnej aktywacji właściciela.</li>
<li id="Q3" class="ruling"><strong><a class="own" href="#Q3">Q3</a></strong> Ktoś zostawiony wcześniej w\xA0tym samym ruchu pasuje do ostatniej osoby; gdy <code>loop_match</code> jest wyłączone, nie pasuje.</li>
<li id="Q4" class="ruling"><strong><a class="own" href="#Q4">Q4</a></strong> Dla dżinów Hagis i\xA0Lamia „wokół” znaczy osiem płytek.</li>
<li id="Q5" class="ruling"><strong><a class="own" href="#Q5">Q5</a></strong> Echidna kupiona po działaniu budowniczych nie działa wstecz.</li>
<li id="Q6" class="ruling"><strong><a class="own" href="#Q6">Q6</a></strong> Echidna nie podwaja tego, co Kandicha przynosi za zabitego budowniczego.</li>
<li id="Q7" class="ruling"><strong><a class="own" href="#Q7">Q7</a></strong> Zabójstwo jest obowiązkowe, jeśli jest możliwe bez fakirów, a\xA0sama ostatnia płytka jest w\xA0zasięgu.</li>
<li id="Q8" class="ruling"><strong><a class="own" href="#Q8">Q8</a></strong> Kogo nie stać na żadne wolne pole, ten zajmuje najtańsze i\xA0płaci wszystko, co ma.</li>
<li id="Q9" class="ruling"><strong><a class="own" href="#Q9">Q9</a></strong> Plemion jest pięć: szóste, rzemieślnicy, należy do innego dodatku i\xA0tu nie gra.</li>
<li id="Q10" class="ruling"><strong><a class="own" href="#Q10">Q10</a></strong> Każdy znacznik szuka ruchu od nowa; ostatnia runda pozostaje ostatnia.</li>
<li id="Q11" class="ruling"><strong><a class="own" href="#Q11">Q11</a></strong> Morgiane liczy się za 6 punktów.</li>
<li id="Q12" class="ruling"><strong><a class="own" href="#Q12">Q12</a></strong> Złodziej jest wart 6 punktów.</li>
<li id="Q13" class="ruling"><strong><a class="own" href="#Q13">Q13</a></strong> Złodzieje pytają zgodnie z\xA0ruchem wskazówek zegara, od lewej.</li>
<li id="Q14" class="ruling"><strong><a class="own" href="#Q14">Q14</a></strong> Houssain bierze towary, nie fakirów.</li>
<li id="Q15" class="ruling"><strong><a class="own" href="#Q15">Q15</a></strong> Kumarbi może pomagać przy każdej licytacji, więc w\xA0grze we dwoje dwa razy na rundę.</li>
<li id="Q16" class="ruling"><strong><a class="own" href="#Q16">Q16</a></strong> Dżina, którego wziął Ouafat, może użyć nowy właściciel, nawet jeśli poprzedni już go użył.</li>
<li id="Q17" class="ruling"><strong><a class="own" href="#Q17">Q17</a></strong> Między zostawieniem jednej osoby a\xA0następnej nie używa się żadnej mocy.</li>
<li id="Q18" class="ruling"><strong><a class="own" href="#Q18">Q18</a></strong> Mocy można używać przed sprzedażą i\xA0po niej.</li>
<li id="Q19" class="ruling"><strong><a class="own" href="#Q19">Q19</a></strong> Monety i\xA0karty są ukryte; z\xA0opcją <code>open_hands</code> widzą je wszyscy.</li>
<li id="Q20" class="ruling"><strong><a class="own" href="#Q20">Q20</a></strong> Dżinami wydanymi osobno i\xA0dżinami z\xA0innych dodatków tu się nie gra.</li>
<li id="Q21" class="ruling"><strong><a class="own" href="#Q21">Q21</a></strong> Runda, po której na planszy nie ma już żadnego ruchu, kończy grę, gdy tylko rzędy są uzupełnione, nawet jeśli jakaś moc mogłaby umożliwić ruch; z\xA0opcją <code>empty_round</code> gra się jeszcze jedną rundę: licytację, moce i\xA0sprzedaże.</li>
<li id="Q22" class="ruling"><strong><a class="own" href="#Q22">Q22</a></strong> Najpierw wskazuje się obie ofiary dżina Ibus, a\xA0potem Kandicha daje coś za każdą, w\xA0kolejności, w\xA0jakiej je wskazano.</li>
<li id="Q23" class="ruling"><strong><a class="own" href="#Q23">Q23</a></strong> Mocy, która ma cenę, używa się przed ruchem, przed działaniem budowniczych lub zabójców, którzy są wtedy już w\xA0woreczku, po akcji plemienia albo na końcu.</li>
<li id="Q24" class="ruling"><strong><a class="own" href="#Q24">Q24</a></strong> Każdy fakir dżina Kumarbi obniża cenę o\xA0jedno pole toru, a\xA0nie o\xA0jedną monetę, wszystko jedno, kto na tym polu stoi; zera są ostatnie i\xA0żadnego fakira nie odrzuca się na darmo.</li>
<li id="Q25" class="ruling"><strong><a class="own" href="#Q25">Q25</a></strong> Dziesięć punktów daje każdy przeciwnik, który ma mniej wezyrów; gdy <code>viziers</code> ma wartość <code>most</code>, dziesięć punktów daje tylko to, że ma się ich najwięcej ze wszystkich, bez remisu.</li>
<li id="Q26" class="ruling"><strong><a class="own" href="#Q26">Q26</a></strong> Złodzieje biorą udział w\xA0grze tylko z\xA0opcją <code>thieves</code>.</li>
</ul>`,text:`To, co drukowane instrukcje zostawiają otwarte, i\xA0jak gra się tutaj. Nazwy zapisane jak code to opcje stołu i\xA0ich wartości.
Q1 Mocy, która ma cenę, używa się raz w\xA0każdej aktywacji, więc w\xA0grze we dwoje dwa razy na rundę; gdy djinn_limit ma wartość round, używa się jej raz na rundę.
Q2 Złodziej czeka do rundy po zakupie; gdy thief_wait ma wartość activation, tylko do następnej aktywacji właściciela.
Q3 Ktoś zostawiony wcześniej w\xA0tym samym ruchu pasuje do ostatniej osoby; gdy loop_match jest wyłączone, nie pasuje.
Q4 Dla dżinów Hagis i\xA0Lamia „wokół” znaczy osiem płytek.
Q5 Echidna kupiona po działaniu budowniczych nie działa wstecz.
Q6 Echidna nie podwaja tego, co Kandicha przynosi za zabitego budowniczego.
Q7 Zabójstwo jest obowiązkowe, jeśli jest możliwe bez fakirów, a\xA0sama ostatnia płytka jest w\xA0zasięgu.
Q8 Kogo nie stać na żadne wolne pole, ten zajmuje najtańsze i\xA0płaci wszystko, co ma.
Q9 Plemion jest pięć: szóste, rzemieślnicy, należy do innego dodatku i\xA0tu nie gra.
Q10 Każdy znacznik szuka ruchu od nowa; ostatnia runda pozostaje ostatnia.
Q11 Morgiane liczy się za 6 punktów.
Q12 Złodziej jest wart 6 punktów.
Q13 Złodzieje pytają zgodnie z\xA0ruchem wskazówek zegara, od lewej.
Q14 Houssain bierze towary, nie fakirów.
Q15 Kumarbi może pomagać przy każdej licytacji, więc w\xA0grze we dwoje dwa razy na rundę.
Q16 Dżina, którego wziął Ouafat, może użyć nowy właściciel, nawet jeśli poprzedni już go użył.
Q17 Między zostawieniem jednej osoby a\xA0następnej nie używa się żadnej mocy.
Q18 Mocy można używać przed sprzedażą i\xA0po niej.
Q19 Monety i\xA0karty są ukryte; z\xA0opcją open_hands widzą je wszyscy.
Q20 Dżinami wydanymi osobno i\xA0dżinami z\xA0innych dodatków tu się nie gra.
Q21 Runda, po której na planszy nie ma już żadnego ruchu, kończy grę, gdy tylko rzędy są uzupełnione, nawet jeśli jakaś moc mogłaby umożliwić ruch; z\xA0opcją empty_round gra się jeszcze jedną rundę: licytację, moce i\xA0sprzedaże.
Q22 Najpierw wskazuje się obie ofiary dżina Ibus, a\xA0potem Kandicha daje coś za każdą, w\xA0kolejności, w\xA0jakiej je wskazano.
Q23 Mocy, która ma cenę, używa się przed ruchem, przed działaniem budowniczych lub zabójców, którzy są wtedy już w\xA0woreczku, po akcji plemienia albo na końcu.
Q24 Każdy fakir dżina Kumarbi obniża cenę o\xA0jedno pole toru, a\xA0nie o\xA0jedną monetę, wszystko jedno, kto na tym polu stoi; zera są ostatnie i\xA0żadnego fakira nie odrzuca się na darmo.
Q25 Dziesięć punktów daje każdy przeciwnik, który ma mniej wezyrów; gdy viziers ma wartość most, dziesięć punktów daje tylko to, że ma się ich najwięcej ze wszystkich, bez remisu.
Q26 Złodzieje biorą udział w\xA0grze tylko z\xA0opcją thieves.`}]};export{e as default};