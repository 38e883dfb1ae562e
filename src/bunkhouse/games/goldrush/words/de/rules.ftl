### Carcassonne: Gold Rush, the rules in the players' words, in German.
### One message per clause of docs/rules/goldrush.md: GR-4.10 is gr-4-10. What is left out is listed in rules.toml.

## About the game

goldrush-about = Die Eisenbahn zieht nach Westen, und in den Bergen glänzt das Gold! Baue Strecken, schließe Städte an und schürfe, wo du nur kannst, sogar in den Bergen der anderen.
goldrush-unofficial = Dies ist eine inoffizielle Umsetzung. Sie steht in keiner Verbindung zu den Verlagen des Spiels.
goldrush-reconstructed = Die Regeln und Anzahlen stammen aus der Spielanleitung. Was die einzelnen Karten zeigen (Landschaften, Nuggets, Lokomotiven, Lager und Wildpferde), wurde so rekonstruiert, dass alle gedruckten Zahlen stimmen, und lässt sich in der Datendatei korrigieren.

## GR-1

gr-1 = Spielmaterial und Begriffe
gr-1-1 = Es gibt 72 quadratische Landschaftskarten. Eine davon ist die Startkarte mit abweichender Rückseite.
gr-1-2 = Eine Karte kann Prärie, Gleise, Berge und höchstens eine Stadt zeigen. Eine Kreuzung ist der Punkt, an dem drei oder mehr Gleise zusammentreffen; auf ihr kann keine Figur stehen.
gr-1-3 = Lokomotiven stehen auf Gleisen, Nuggetsymbole sind auf Bergen abgebildet, Indianerlager und Wildpferde auf der Prärie.
gr-1-4 = Es gibt 25 Cowboys, je 5 in 5 Farben; einer jeder Farbe zeigt die Punkte an. Auf Gleisen ist ein Cowboy Eisenbahner, auf einem Berg Goldgräber, in einer Stadt Händler und auf der Prärie Farmer.
gr-1-5 = Zu jeder Farbe gehört 1 Goldgräberzelt, mit dem auf Bergen Gold geschürft wird.
gr-1-6 = Alle 63 Schürfplättchen haben dieselbe Rückseite. Vorn zeigen sie 1 Nugget (10 Plättchen), 2 Nuggets (30), 3 Nuggets (10) oder 5 Nuggets (3), jedes Nugget 1 Punkt wert, oder einen wertlosen Stein (10).
gr-1-7 = Die Wertungstafel ist ein Rundkurs aus 50 Feldern mit den Zahlen 0 bis 49.
gr-1-9 = Gleise führen entweder von einer Seite der Karte zu einer anderen oder enden auf ihr an einer Kreuzung, einer Stadt oder einem Berg.
gr-1-10 = Ziel ist es, die meisten Punkte zu haben, wenn die letzte Karte angelegt und alles gewertet ist. Gold schürfen kannst du auch auf Bergen, die anderen gehören.

## GR-2

gr-2 = Spielvorbereitung
gr-2-1 = Die Startkarte kommt offen in die Tischmitte, auf ihren Berg kommt verdeckt 1 Schürfplättchen.
gr-2-2 = Die übrigen 71 Karten werden gemischt und verdeckt in mehreren Stapeln bereitgelegt. Von welchem Stapel du ziehst, ist gleich; hier gibt es nur einen.
gr-2-3 = Die gemischten Schürfplättchen bilden verdeckt den allgemeinen Vorrat, aus dem auch das Plättchen der Startkarte stammt. Am Tisch legt ein dafür bestimmter Spieler sie im Lauf des Spiels aus, hier geschieht das von selbst.
gr-2-4 = Nimm die 5 Cowboys und das Goldgräberzelt einer Farbe. Stelle 1 Cowboy auf Feld 0 der Wertungstafel und behalte 4 Cowboys und das Zelt als deinen Vorrat; nicht gewählte Farben bleiben in der Schachtel.
gr-2-5 = Der jüngste Spieler darf bestimmen, wer beginnt. Wenn nichts anderes gewählt ist, wird der Startspieler hier ausgelost.
gr-2-6 = Die Vorbereitung ist bei 2 bis 5 Spielern immer gleich.

## GR-3

gr-3 = Der Zug
gr-3-1 = Gespielt wird reihum im Uhrzeigersinn.
gr-3-2 = Ein Zug hat drei Schritte, immer in dieser Reihenfolge: Du musst eine Karte anlegen, die für ihre Nuggets Schürfplättchen erhält; du darfst eine Aktion ausführen; dann wird alles gewertet, was die Karte fertiggestellt hat.
gr-3-3 = Als Aktion darfst du höchstens eines tun: einen Cowboy auf der neuen Karte einsetzen, dein Zelt einsetzen oder umsetzen oder ein Schürfplättchen von dem Berg nehmen, auf dem dein Zelt steht. Du darfst auch verzichten.

## GR-4

gr-4 = Schritt 1: Karte anlegen
gr-4-1 = Ziehe eine Karte vom verdeckten Nachziehstapel und zeige sie allen. Die anderen dürfen dich beraten.
gr-4-2 = Du musst die Karte anlegen; unter allen passenden Stellen und Drehungen wählst du frei. Du darfst sie nicht behalten, weitergeben oder auf die Rückseite drehen.
gr-4-3 = Eine nicht anlegbare Karte kommt aus dem Spiel, und du ziehst eine andere. Geht dabei der Stapel zu Ende, endet das Spiel sofort, und die Schlusswertung folgt.
gr-4-4 = Die Karte muss mit einer ganzen Seite an mindestens eine ausliegende Karte grenzen. Berührung nur an der Ecke genügt nicht.
gr-4-5 = Jede Seite, die an eine andere Karte grenzt, muss deren Landschaft fortsetzen: Gleis an Gleis, Prärie an Prärie, Berg an Berg.
gr-4-6 = Sonst bist du frei: Es ist gleich, wessen Strecken, Berge oder Prärien du erweiterst, verbindest oder fertigstellst, und du darfst auch leere Stellen umschließen.
gr-4-7 = Eine angelegte Karte bleibt bis zum Spielende liegen.
gr-4-8 = Zeigt die Karte Nuggetsymbole, kommen sofort, noch vor deiner Aktion, ebenso viele Schürfplättchen aus dem allgemeinen Vorrat auf sie. Sie liegen verdeckt, und niemand darf sie ansehen.
gr-4-9 = Alle Schürfplättchen eines Berges liegen in einem einzigen Stapel. Neue kommen obenauf.
gr-4-10 = Zeigt eine Karte zwei getrennte Bergteile, erhält jeder die Plättchen für seine eigenen Nuggets. Gehören beide zu demselben Berg, kommen alle auf dessen einen Stapel.
gr-4-11 = Verbindet eine Karte mehrere Berge, werden deren Stapel zu einem, und die neuen Plättchen kommen obenauf.
gr-4-12 = Reichen die Schürfplättchen im Vorrat nicht, werden die restlichen ausgelegt. Die fehlenden werden nicht nachgeholt.

## GR-5

gr-5 = Schritt 2a: Cowboy einsetzen
gr-5-1 = Nach dem Anlegen der Karte darfst du einen Cowboy einsetzen, nie mehr.
gr-5-2 = Der Cowboy muss aus deinem eigenen Vorrat kommen. Kehrt einer bei der Wertung dieses Zuges zu dir zurück, kannst du ihn frühestens in deinem nächsten Zug verwenden.
gr-5-3 = Du darfst einen Cowboy nur auf der Karte einsetzen, die in diesem Zug angelegt wurde.
gr-5-4 = Du wählst, wohin der Cowboy kommt: auf Gleise, auf einen Berg, in die Stadt oder liegend auf die Prärie. Hat die Karte mehrere getrennte Teile einer Art, wählst du einen davon.
gr-5-5 = Auf einer Strecke, einem Berg oder einer Prärie mit einem Cowboy darfst du keinen weiteren einsetzen, auch wenn es dein eigener ist. Dabei zählt alles mit, was die neue Karte verbunden hat.
gr-5-6 = Zelte besetzen einen Berg nicht: Stehen auf ihm nur Zelte, ist er für einen Goldgräber frei.
gr-5-7 = Du darfst auch eine freie Strecke, einen freien Berg oder eine freie Stadt besetzen, die die Karte gerade fertiggestellt hat. Gewertet wird noch im selben Zug.
gr-5-8 = Die Stadt auf der gerade angelegten Karte ist immer frei. Ein Händler besetzt die Gleise nicht und ein Eisenbahner nicht die Stadt.
gr-5-9 = Ohne Cowboys im Vorrat kannst du keinen einsetzen, bis bei einer Wertung einer zurückkommt. Dein Zelt einsetzen oder umsetzen oder ein Schürfplättchen nehmen darfst du trotzdem.
gr-5-10 = Ein eingesetzter Cowboy bleibt stehen, bis seine Strecke, sein Berg oder seine Stadt gewertet wird; ein Farmer bleibt bis zum Spielende.
gr-5-11 = Auf der Startkarte steht nie ein Cowboy, weil kein Spieler sie anlegt. Ein Zelt kann auf ihrem Berg stehen.

## GR-6

gr-6 = Schritt 2b: Zelt einsetzen oder umsetzen
gr-6-1 = Statt einen Cowboy einzusetzen, darfst du dein Goldgräberzelt aus dem Vorrat einsetzen oder, wenn es schon auf einer Karte steht, umsetzen.
gr-6-2 = Ein Zelt darf nur auf einem Bergteil stehen.
gr-6-3 = Ein Zelt darf nur auf einem unfertigen Berg eingesetzt werden. Ein Berg, den die neue Karte gerade fertiggestellt hat, ist nicht mehr erlaubt.
gr-6-4 = Auf dem Bergteil, den du für dein Zelt wählst, darf weder ein Goldgräber noch ein Zelt stehen, auch kein eigenes. Figuren auf anderen Teilen dieser Karte stören nicht.
gr-6-5 = Auf den anderen Karten des Berges, auf dem du dein Zelt einsetzt, dürfen Goldgräber und Zelte beliebiger Spieler stehen.
gr-6-6 = Das Zelt darf auf jeder ausliegenden Karte eingesetzt werden, nicht nur auf der gerade angelegten.
gr-6-7 = Es ist gleich, ob das Zelt aus deinem Vorrat oder von einer anderen Karte kommt. Du darfst es auch auf einen anderen Teil desselben Berges umsetzen.
gr-6-8 = Ein Zelt ist kein Cowboy: Es bringt keine Punkte, zählt nicht für die Mehrheit und besetzt den Berg nicht.
gr-6-9 = Du kannst dein Zelt nicht einfach zurücknehmen. Es verlässt seinen Platz nur, wenn du es umsetzt, wenn sein Berg fertiggestellt wird oder wenn das Spiel endet.
gr-6-10 = Du darfst dein Zelt von einem Berg, den die neue Karte gerade fertiggestellt hat, auf einen unfertigen umsetzen. Dort bleibt es und kehrt nicht in deinen Vorrat zurück.

## GR-7

gr-7 = Schritt 2c: Gold schürfen
gr-7-1 = Wenn du in diesem Zug weder einen Cowboy einsetzt noch dein Zelt einsetzt oder umsetzt, darfst du das oberste Plättchen vom Stapel des Berges nehmen, auf dem dein Zelt steht.
gr-7-2 = Beim Schürfen ist es gleich, wer auf dem Berg die Mehrheit hat und wessen Zelte dort noch stehen.
gr-7-3 = Du darfst auch auf einem Berg schürfen, den die Karte gerade fertiggestellt hat, denn Zelte kehren erst bei der Wertung zurück.
gr-7-4 = Du darfst pro Zug nur ein Schürfplättchen nehmen und gar keines, wenn dein Zelt im Vorrat oder der Stapel leer ist.
gr-7-5 = Du darfst deine Schürfplättchen jederzeit ansehen, behältst sie aber verdeckt vor dir. Ihre Punkte zählen erst am Spielende.
gr-7-6 = Schürfen kannst du frühestens in dem Zug nach dem Einsetzen oder Umsetzen deines Zeltes.
gr-7-7 = Beim Schürfen zählen die neue Karte und die eben darauf gelegten Plättchen schon mit: Ein Berg, den die Karte erweitert oder verbunden hat, hat einen einzigen Stapel, egal, auf welcher seiner Karten dein Zelt steht.

## GR-8

gr-8 = Schritt 3: Wertung im Lauf des Spiels
gr-8-1 = Strecken, Berge und Städte, die die neue Karte fertiggestellt hat, werden sofort gewertet. Alle beteiligten Spieler erhalten ihre Punkte, egal, wer am Zug ist.
gr-8-2 = Punkte erhält nur, wer auf einer fertigen Strecke oder einem fertiggestellten Berg die meisten Cowboys hat. Bei Gleichstand erhält jeder dieser Spieler die volle Punktzahl.
gr-8-3 = Eine Eisenbahnstrecke ist fertig, wenn beide Enden durch eine Kreuzung, eine Stadt oder einen Berg abgeschlossen sind oder wenn sie einen geschlossenen Kreis bildet. Sie darf beliebig lang sein.
gr-8-4 = Kreuzung, Stadt und Berg beenden jedes Gleis, das zu ihnen führt. An einer Kreuzung von drei Gleisen enden also drei Strecken.
gr-8-5 = Eine fertige Strecke bringt ihrem Besitzer 1 Punkt für jede Karte, über die sie führt, auch für die an ihren Enden. Jede Karte zählt nur einmal, selbst wenn die Strecke zweimal über sie führt.
gr-8-6 = Ist auf der ganzen fertigen Strecke genau eine Lokomotive, verdoppeln sich die Punkte. Bei keiner oder bei zwei und mehr bleiben sie gleich.
gr-8-7 = Eine fertige Strecke ohne Eisenbahner bringt niemandem Punkte. Für die Städte gilt sie dennoch als fertig.
gr-8-8 = Ein Berg ist fertiggestellt, wenn er ringsum von Prärie umschlossen ist und keine Lücke hat. Er darf beliebig groß sein.
gr-8-9 = Der Besitzer eines fertiggestellten Berges nimmt zuerst alle dort übrigen Schürfplättchen und erhält dann 1 Punkt für jedes Nuggetsymbol des Berges. Auch Symbole, deren Plättchen schon genommen wurden, zählen.
gr-8-10 = Bei Gleichstand auf einem fertiggestellten Berg nehmen die beteiligten Spieler im Uhrzeigersinn je ein Plättchen von oben, bis der Stapel aufgebraucht ist; der Spieler am Zug beginnt oder, falls er nicht dazugehört, der erste Beteiligte im Uhrzeigersinn nach ihm. Danach erhält jeder von ihnen die volle Punktzahl für die Nuggets.
gr-8-11 = Ein fertiggestellter Berg ohne Goldgräber bringt niemandem Plättchen oder Punkte. Seine Plättchen sind nicht mehr zu gewinnen.
gr-8-12 = Eine Stadt ist fertig angeschlossen, wenn alle 3 oder alle 4 Gleise, die von ihr ausgehen, zu fertigen Strecken gehören. Das kann auch weit entfernt von der Stadt geschehen, und eine Karte kann mehrere Städte fertigstellen.
gr-8-13 = Eine fertig angeschlossene Stadt bringt dem Besitzer des Händlers 3 Punkte für jede Strecke, die von ihr ausgeht, egal, wem die Strecke gehört.
gr-8-14 = Eine Schleife von einem Gleis der Stadt zu einem anderen zählt als eine Strecke. Eine fertig angeschlossene Stadt bringt also mit drei Gleisen 9 oder 6 Punkte, mit vier Gleisen 12, 9 oder 6.
gr-8-15 = Zelte auf einem fertiggestellten Berg nehmen an der Wertung nicht teil und kehren sofort in den Vorrat ihrer Besitzer zurück, auch wenn dort kein Goldgräber war.
gr-8-16 = Nach der Wertung kehren alle Cowboys der Strecke, des Berges oder der Stadt zu ihren Besitzern zurück, auch zu denen, die nichts erhalten haben. Ab dem nächsten Zug sind sie wieder verwendbar.
gr-8-17 = Punkte werden sofort auf der Wertungstafel festgehalten. Eine Figur, die über die 49 hinauskommt, zieht ab 0 weiter und wird hingelegt; das zeigt 50 Punkte mehr an.
gr-8-18 = Du kannst einen Cowboy in einem Zug einsetzen, werten und zurücknehmen: Die Karte stellt eine unbesetzte Strecke, einen Berg oder eine Stadt fertig, du setzt den Cowboy dort ein, erhältst die Punkte, und er kehrt in deinen Vorrat zurück.

## GR-9

gr-9 = Prärien im Lauf des Spiels
gr-9-1 = Prärien werden während des Spiels nicht gewertet. Farmer bringen erst am Ende Punkte.
gr-9-2 = Farmer werden hingelegt, damit man sieht, dass sie nicht mehr in den Vorrat zurückkehren.
gr-9-3 = Prärien werden durch Strecken, Berge und den Rand der Spielfläche voneinander getrennt, ebenso durch Kreuzungen und Städte.
gr-9-4 = Eine neue Karte kann Prärien verbinden, auf denen schon Farmer liegen. Die verbundene Prärie ist besetzt, du darfst also keinen weiteren Farmer auf ihr einsetzen.

## GR-10

gr-10 = Spielende und Schlusswertung
gr-10-1 = Das Spiel endet nach dem Zug, in dem die letzte Karte angelegt wurde. Dieser Zug wird vollständig gespielt, Wertung eingeschlossen.
gr-10-2 = Die Reihenfolge der Schlusswertung ist: unfertige Berge, Strecken und Städte, dann die Farmer, ganz zuletzt die Schürfplättchen.
gr-10-3 = Zuerst werden alle Schürfplättchen und Zelte von den Karten entfernt; sie bringen nichts. Dann erhält der Besitzer jedes unfertigen Berges 1 Punkt für jedes Nuggetsymbol darauf.
gr-10-4 = Der Besitzer einer unfertigen Strecke erhält 1 Punkt für jede ihrer Karten. Lokomotiven spielen keine Rolle.
gr-10-5 = Der Besitzer einer unfertigen Stadt erhält 3 Punkte für jede fertige Strecke, die von ihr ausgeht; eine Schleife zählt einmal.
gr-10-6 = Auch in der Schlusswertung ist Besitzer, wer die meisten Cowboys hat. Bei Gleichstand erhält jeder dieser Spieler die volle Punktzahl.
gr-10-7 = Die Cowboys auf unfertigen Bergen, Strecken und in unfertigen Städten werden nach deren Wertung entfernt. Was im Lauf des Spiels fertiggestellt wurde, wird nicht noch einmal gewertet.
gr-10-8 = Besitzer einer Prärie ist, wer auf ihr die meisten Farmer hat. Bei Gleichstand sind diese Spieler gemeinsame Besitzer.
gr-10-9 = Der Besitzer erhält 2 Punkte für jedes Indianerlager und 4 Punkte für jede Herde Wildpferde auf der Prärie. Gemeinsame Besitzer erhalten jeder die volle Punktzahl.
gr-10-10 = Zuletzt decken alle Spieler ihre Schürfplättchen auf und erhalten 1 Punkt für jedes Nugget darauf; Stein zählt 0.
gr-10-11 = Wer die meisten Punkte hat, gewinnt. Spieler mit gleicher Punktzahl teilen sich den Sieg, ebenso jeden weiteren Platz.

## GR-11

gr-11 = Verdeckte Informationen und Zufall
gr-11-1 = Alle sehen die ausliegenden Karten und Figuren, die Punkte, die aus dem Spiel genommenen Karten und die Vorräte der Spieler. Bekannt ist auch, wie viele Karten noch kommen und wie viele Schürfplättchen im allgemeinen Vorrat, auf jedem Stapel und vor jedem Spieler liegen.
gr-11-2 = Die Werte der Schürfplättchen, die du genommen hast, kennst bis zum Spielende nur du.
gr-11-3 = Niemand kennt die Reihenfolge der Karten oder die Werte der Schürfplättchen im Vorrat und auf den Stapeln. Plättchen, die niemand genommen hat, werden auch am Ende nicht aufgedeckt.
gr-11-4 = Arten und Anzahlen aller Karten und Schürfplättchen sind bekannt, du kannst also ausrechnen, welche Karten noch kommen.

## GR-12

gr-12 = Optionen
gr-12-1 = Das erste Spiel kann ohne Farmer gespielt werden: Auf Prärien werden keine Cowboys eingesetzt, und Prärien bringen keine Punkte.
gr-12-2 = Den Startspieler bestimmt der jüngste Spieler, das Los oder der Gastgeber.
