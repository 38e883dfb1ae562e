### Great Western Trail, the rules in the players' words, in German.
### One message per clause of docs/rules/westerntrail.md: GW-12.8 is gw-12-8. What is left out is listed in rules.toml.

## About the game

westerntrail-about = Treib deine Herde immer wieder von Texas nach Kansas City: Stell Leute ein, bau Gebäude am Rinderpfad, kauf bessere Rinder, bring deine Lok voran und liefere bis nach San Francisco.
westerntrail-unofficial = Dies ist eine inoffizielle Umsetzung. Sie hat nichts mit den Verlagen des Spiels zu tun.
westerntrail-reconstructed = Die Regeln folgen dem Regelheft der ersten Ausgabe (2016). Keine Zahl musste rekonstruiert werden; nur wie sich die Arbeiter auf den zweiten und dritten Stapel verteilen, stützt sich auf eine einzige Zählung. Wo das Regelheft schweigt, wurde mit Bedacht entschieden, und manches davon lässt sich durch Optionen ändern.

## GW-1

gw-1 = Spielmaterial
gw-1-1 = Der Spielplan zeigt den Rinderpfad mit sieben Plätzen für neutrale Gebäude, drei Gefahrenzonen (Überschwemmung, Dürre, Steinschlag), das Indianerdorf, die Eisenbahnstrecke mit Städten und Bahnhöfen, den Arbeitsmarkt, den Rindermarkt und Kansas City mit sechs Vorschaufeldern.
gw-1-2 = Die 94 Vorratsplättchen sind 54 Arbeiter (je 18 Cowboys, Handwerker und Ingenieure), 18 Gefahren (6 von jeder Art) und 22 Tipis (11 blaue, 11 grüne). Jedes zeigt auf der Rückseite eine 1, 2 oder 3.
gw-1-3 = Es gibt 92 Rinderkarten. Jeder besitzt 14: 5 Jersey, 3 Dutch Belt, 3 Black Angus und 3 Guernsey. Der Markt hat 36: 7 Holstein, 7 Brown Swiss, 7 Ayrshire, 9 West Highland und 6 Texas Longhorn. Jede Rasse hat ihre Farbe; eine Karte zeigt Zuchtwert und Punkte.
gw-1-4 = Es gibt 4 Start-Auftragskarten und 24 Auftragskarten.
gw-1-5 = Es gibt 7 neutrale Gebäude, A bis G, und für jeden 10 eigene Gebäude mit den Nummern 1 bis 10, jeweils mit Seite a und Seite b.
gw-1-6 = Es gibt 5 Bahnhofsvorsteher, den Arbeitsmarkt-Anzeiger und Münzen.
gw-1-7 = Jeder hat eine Spielerablage, einen Viehtreiber, eine Lok, 14 Spielermarker und einen Würfel für die Zertifikate.
gw-1-8 = Der Bank geht das Geld nie aus.

## GW-2

gw-2 = Der Spielplan
gw-2-1 = Der Rinderpfad führt in einer Richtung vom Startfeld unten rechts nach Kansas City oben links. Er verzweigt sich an den Plätzen A, B, C, E, F und G und noch einmal zwischen C und D.
gw-2-2 = Ein Ort ist Kansas City oder jedes Plättchen am Pfad: Gebäude, Gefahr, Tipi. Ein Feld ohne Plättchen ist nur Weg. Das Startfeld ist kein Ort.
gw-2-3 = Auf 22 Feldern wird gebaut. Auf acht davon berührt ein Gebäude gemalte Bäume und steht im Wald.
gw-2-4 = Sieben der Baufelder zeigen eine Sonderaktion. Sobald dort ein Gebäude steht, ist sie eine weitere Ortsaktion dieses Ortes.
gw-2-5 = Jede Gefahrenzone hat vier Felder, nummeriert von 1 bis 4, hintereinander auf ihrem Zweig des Pfads.
gw-2-6 = Das Indianerdorf hat neun Felder: −3, −2, −1, 1, 2, 4, 6, 8 und 10. Nur 1 bis 10 liegen am Pfad. Tipis auf den anderen drei sind nie Orte, aber handeln kann man um sie wie um alle anderen.
gw-2-7 = Die Hauptstrecke der Eisenbahn führt vom Startfeld (0) bis Feld 39. Neun Abstellgleise zweigen ab; jedes ist ein zusätzliches Feld zwischen zwei benachbarten Feldern und gehört zu einem Bahnhof. Feld 39 ist der zehnte Bahnhof, ohne Abstellgleis.
gw-2-8 = Jeder Bahnhof zeigt Kosten, Punkte und einen weißen oder schwarzen Platz für einen Marker. Die ersten fünf haben auch einen Platz für einen Bahnhofsvorsteher.
gw-2-9 = Zehn Städte liegen über der Hauptstrecke, jede über dem Feld mit ihrem Stadtwert, mit einem weißen oder schwarzen Platz für Marker.
gw-2-10 = Ein grüner Pfeil zwischen zwei Nachbarstädten zeigt Punkte, auch negative, oder eine Auftragskarte, oder beides.
gw-2-11 = Elf Bahnübergänge liegen zwischen Feldern der Hauptstrecke. Sie machen den Transport teuer.
gw-2-12 = Der Arbeitsmarkt hat 12 Reihen. Zu zweit, dritt oder viert werden 2, 3 oder 4 Spalten benutzt. Jede Reihe hat Einstellungskosten. Das letzte Feld jeder Reihe außer der ersten ist ein Platz für den Anzeiger; der Pfeil darunter ist schlicht, gelb (Reihen 6 und 9) oder rot (Reihe 12).
gw-2-13 = Der Rindermarkt ist eine offene Kartenreihe, zu Beginn 7, 10 oder 13 Karten bei 2, 3 oder 4 Spielern. Er bleibt nach Rassen sortiert.
gw-2-14 = Kansas City hat sechs Vorschaufelder in drei Spalten zu zweien.

## GW-3

gw-3 = Die eigene Auslage
gw-3-1 = Deine Spielerablage zeigt die drei Phasen eines Zuges, fünf Hilfsaktionen mit je zwei Markerplätzen, deine Arbeiter und die Zertifikatsleiste.
gw-3-2 = Auf vierzehn Plätzen liegt zu Beginn ein Marker, auf weißem oder schwarzem Grund. Der erste Platz der beiden obersten Hilfsaktionen ist von Anfang an frei.
gw-3-3 = Ein Platz wirkt, sobald sein Marker weg ist. Ein Hilfsaktionsplatz öffnet seine Aktion. Der erste Schrittmarker erhöht dein Schrittlimit und bringt 3 $; der zweite erhöht es um 1 und zählt am Ende 3 Punkte. Ein Marker des Handkartenlimits lässt dich 1 Karte mehr halten, kostet aber beim Nehmen 5 $. Die letzten beiden erhöhen das Zertifikatslimit auf 4 und auf 6; der für 6 wirkt erst, wenn auch der für 4 weg ist.
gw-3-4 = Dein Schrittlimit ist 3 bei 2 oder 3 Spielern und 4 bei 4 Spielern. Der erste Schrittmarker bringt 1 mehr zu zweit und 2 mehr zu dritt oder viert, der zweite 1 mehr.
gw-3-5 = Dein Handkartenlimit ist 4; es kann auf 6 steigen.
gw-3-6 = Deine Arbeiter stehen in drei Reihen zu sechs Spalten: Cowboys, Handwerker, Ingenieure. Der erste jeder Reihe ist aufgedruckt und geht nie; neue füllen die Reihe von links. Manche Spalten zeigen eine Sofortaktion.
gw-3-7 = Die Zertifikatsleiste hat die Felder 0, 1, 2, 3, 4 und 6. Der Würfel rückt Feld für Feld vor, von 4 also auf 6. Er überschreitet nie dein Limit, anfangs 3.
gw-3-8 = Deine Herde sind alle deine Karten: Nachziehstapel, Hand und Ablagestapel. Auch nicht ausgespielte Auftragskarten gehören dazu. Neue Karten kommen auf den Ablagestapel, wenn nichts anderes gesagt ist.
gw-3-9 = Ausgespielte Auftragskarten liegen offen unter deiner Ablage, im Auftragsbereich. Ungebaute Gebäude liegen darüber, gewonnene Bahnhofsvorsteher, Gefahren und Tipis daneben.

## GW-4

gw-4 = Spielaufbau
gw-4-2 = Die fünf Bahnhofsvorsteher werden gemischt und je einer offen an die ersten fünf Bahnhöfe gelegt.
gw-4-3 = Die sieben neutralen Gebäude kommen auf ihre Plätze: in einer ersten Partie jedes auf den Platz seines Buchstabens, später zufällig.
gw-4-4 = Der Arbeitsmarkt-Anzeiger beginnt in Reihe 2.
gw-4-5 = Die Vorratsplättchen werden nach ihren Rückseiten in drei Stapel sortiert und gemischt.
gw-4-6 = Von Stapel 1 werden Plättchen aufgedeckt, bis sieben liegen: ein Tipi auf das niedrigste freie Dorffeld, eine Gefahr auf das niedrigste freie Feld ihrer Zone. Ist diese Zone voll, wird die Gefahr zurückgemischt und ein anderes Plättchen aufgedeckt.
gw-4-7 = Arbeiter von Stapel 2 füllen den Arbeitsmarkt von oben, bis in Reihe 2 nur der Platz des Anzeigers übrig ist: 3, 5 oder 7 Arbeiter bei 2, 3 oder 4 Spielern.
gw-4-8 = Von jedem Stapel werden zwei Plättchen auf die Vorschaufelder seiner Zahl aufgedeckt.
gw-4-9 = Die 36 Marktkarten werden gemischt und bei 2, 3 oder 4 Spielern 7, 10 oder 13 davon offen ausgelegt.
gw-4-10 = Die 24 Auftragskarten werden gemischt und vier als Auslage aufgedeckt.
gw-4-13 = Jeder hat die zehn Gebäude seiner Farbe, alle mit derselben Seite jeder Nummer. Zu Anfang überall Seite a; später entscheidet für jede Nummer ein Münzwurf. Umgedreht wird im Spiel nie.
gw-4-14 = Jeder legt 14 Marker auf die Ablage, stellt die Lok auf das Startfeld der Strecke und den Würfel auf 0. Der Viehtreiber wartet neben dem Spielplan.
gw-4-15 = Jeder mischt die eigenen 14 Rinderkarten und zieht 4.
gw-4-16 = Jeder erhält einen Start-Auftrag, der sofort in den Auftragsbereich kommt. Die übrigen gehen in die Schachtel.
gw-4-17 = Der Startspieler wird ausgelost und erhält 6 $; im Uhrzeigersinn erhalten die Nächsten 7 $, 8 $ und 9 $.

## GW-5

gw-5 = Wissen und Zufall
gw-5-1 = Offen für alle: alles auf dem Spielplan, die Märkte, die Vorschau und die Auftragsauslage, Geld, Ablagen, Plättchen, Gebäude und Auftragsbereiche aller, wie viele Karten jeder in Stapel, Hand und Ablage hat, und woraus Stapel bestehen, nicht aber ihre Reihenfolge.
gw-5-2 = Deine Hand ist geheim. Gezeigt wird sie nur in Kansas City; einzelne Karten sieht man, wenn du sie abwirfst, entfernst oder ausspielst.
gw-5-3 = Niemand kennt die Reihenfolge der Stapel. Deinen Ablagestapel darfst du jederzeit ansehen, deinen Nachziehstapel nie.
gw-5-4 = Ablagestapel liegen offen, und hier darf jeder sie durchsehen; eine Option beschränkt das auf die oberste Karte.
gw-5-5 = Eine Auftragskarte vom Stapel sehen alle, außer sie kommt auf die Hand (Gebäude 6b): Dann siehst nur du sie.
gw-5-6 = Der Zufall bestimmt nur, wer beginnt, wo Bahnhofsvorsteher und neutrale Gebäude liegen, welche Seiten die Gebäude haben und die Reihenfolge aller Stapel, auch neu gemischter Ablagen.

## GW-6

gw-6 = Grundsätze
gw-6-1 = Viele Aktionen verlangen etwas und geben etwas. Was sie verlangen, muss ganz erfüllt werden, sonst geht die Aktion nicht. Was sie geben, darfst du ganz oder teilweise liegen lassen; nur Geld wird immer ganz genommen.
gw-6-2 = Du darfst also eine Bedingung auch für eine Belohnung erfüllen, die nichts bringt, etwa eine Karte für ein Zertifikat abwerfen, obwohl dein Würfel am Limit ist.
gw-6-3 = Jede Ortsaktion geht pro Aufenthalt nur einmal, so oft du ihre Bedingung auch erfüllen könntest.
gw-6-4 = Abgeworfen wird von der Hand offen auf den eigenen Ablagestapel, genau so viele Karten wie verlangt. Wo Rinder oder eine Rasse genannt sind, zählen Auftragskarten nicht; „eine Karte“ kann beides sein. Ein Paar sind zwei Rinderkarten einer Rasse. Passen mehrere Karten, wählst du.
gw-6-5 = Geld kommt von der Bank und geht an die Bank, wenn kein Spieler genannt ist. Was du nicht ganz zahlen kannst, geht nicht; nur Gebühren werden erlassen.
gw-6-6 = Zieh von deinem Stapel. Musst du ziehen und er ist leer, misch deinen Ablagestapel zu einem neuen und zieh weiter; sonst wird er nie gemischt. Sind beide leer, ziehst du nichts.
gw-6-7 = Der Würfel rückt so viele Felder vor, wie du Zertifikate erhältst, oder so weit dein Limit es erlaubt.
gw-6-8 = Was aus dem Spiel entfernt wird, kommt in die Schachtel und nie zurück.
gw-6-9 = Dasselbe Symbol bedeutet immer dieselbe Aktion.

## GW-7

gw-7 = Der Zug
gw-7-1 = Der Startspieler beginnt, dann geht es im Uhrzeigersinn. Dein Zug hat drei Phasen: A, den Viehtreiber bewegen; B, am Ort handeln; C, Karten nachziehen.
gw-7-5 = Auf Sofortaktionen und alles, was du „darfst“, kannst du verzichten. Worauf du verzichtest oder was nicht geht, ist verloren.
gw-7-6 = Bewegt eine Ortsaktion deinen Viehtreiber, zahlst du unterwegs Gebühren, was am alten Ort noch offen war, verfällt, und am neuen beginnt Phase B von vorn. Dazwischen ziehst du nichts.
gw-7-7 = Mit Gebäude 8b kommen die Ortsaktionen des Nachbarn samt Sonderaktion zu denen deines Ortes hinzu. Dein Viehtreiber bleibt stehen.
gw-7-8 = Eine freie Bewegung durch eine Auftragskarte vor Phase A ändert einfach deinen Ausgangspunkt. In Phase B beendet sie die Phase, und es geht mit Phase C weiter. Verzichtest du oder geht sie nicht, ändert sich nichts.
gw-7-9 = Angeboten wird nur, was du jetzt ausführen kannst: Die Bedingung ist ganz erfüllbar, und es gibt etwas zu nehmen. Ist die Bedingung ein Abwerfen, entscheidet das allein. Gibt es nur eine Möglichkeit, wird sie für dich gewählt. Phase B darfst du jederzeit beenden.
gw-7-11 = Die Aktionen eines Ortes stehen bei der Ankunft fest. Ein Gebäude, das du über das legst, bei dem du stehst, bietet erst bei einem späteren Besuch etwas.
gw-7-12 = Eine Ortsaktion ohne Bedingung darfst du auch machen, wenn sie gerade nichts bringt; sie ist dann verbraucht, und die Hilfsaktion an ihrer Stelle ist dahin. Eine Lokbewegung um 0 Felder wird nicht angeboten.
gw-7-13 = Der Kauf dauert, bis du fertig bist oder nichts mehr geht. Angeboten wird er, wenn du etwas kaufen oder den Markt ergänzen kannst.

## GW-8

gw-8 = Phase A: den Viehtreiber bewegen
gw-8-1 = In deinem ersten Zug setzt du deinen Viehtreiber kostenlos auf ein beliebiges neutrales Gebäude und handelst dort.
gw-8-2 = Von da an muss dein Viehtreiber in jedem Zug zu einem anderen Ort ziehen.
gw-8-3 = Von einem Ort zum nächsten ist es ein Schritt. Felder ohne Plättchen zählen nicht.
gw-8-4 = Du ziehst mindestens 1 Schritt und höchstens so viele, wie dein Schrittlimit erlaubt.
gw-8-5 = Viehtreiber ziehen nur vorwärts. An einer Abzweigung wählst du den Weg.
gw-8-6 = In Kansas City endet die Bewegung, gleich wie viele Schritte übrig sind.
gw-8-7 = An einem Ort dürfen beliebig viele Viehtreiber stehen.
gw-8-8 = An jedem Ort, den du erreichst, auch am letzten, zahlst du für die Hände auf seinem Plättchen. Eine grüne Hand kostet 2 $ bei 2 oder 3 Spielern und 1 $ bei 4; eine schwarze 2 $ bei 2 oder 4 Spielern und 1 $ bei 3; beide zusammen die Summe. Für Gefahren und Tipis zahlst du an die Bank, für ein fremdes Gebäude an seinen Besitzer, für ein eigenes nichts.
gw-8-9 = Kannst du eine Gebühr nicht ganz zahlen, zahlst du, was du hast, der Rest ist endgültig erlassen. Das gilt nur für Gebühren.
gw-8-10 = Weil Gebühren verschieden sind, wählst du nicht nur den Ort, sondern auch den Weg dorthin.
gw-8-11 = Wird das Plättchen unter deinem Viehtreiber weggenommen, bleibt er auf dem leeren Feld und zieht von dort weiter.

## GW-9

gw-9 = Phase B: Aktionen des Ortes
gw-9-1 = An einem neutralen oder eigenen Gebäude machst du entweder Ortsaktionen oder stattdessen eine einfache Hilfsaktion.
gw-9-2 = Jede Ortsaktion geht einmal, in beliebiger Reihenfolge, und jede darf ausgelassen werden. Zwei durch Schrägstrich getrennte Möglichkeiten sind eine Aktion: Wähl eine davon.
gw-9-3 = Die einfache Hilfsaktion geht nur, wenn du an diesem Ort keine Ortsaktion machst.
gw-9-4 = An einem fremden Gebäude, einer Gefahr oder einem Tipi darfst du eine einfache Hilfsaktion machen, sonst nichts.
gw-9-5 = In Kansas City verkaufst und lieferst du deine Herde; siehe den nächsten Abschnitt.

## GW-10

gw-10 = Kansas City
gw-10-1 = Wähl in jeder der drei Vorschauspalten nacheinander eines der Plättchen und leg es sofort hin. Das andere bleibt liegen. Du musst wählen, wenn es etwas zu wählen gibt.
gw-10-2 = Ein Tipi kommt auf das niedrigste freie Dorffeld oder, wenn keines frei ist, aus dem Spiel.
gw-10-3 = Eine Gefahr kommt auf das niedrigste freie Feld ihrer Zone oder, wenn keines frei ist, aus dem Spiel.
gw-10-4 = Ein Arbeiter kommt auf das erste freie Feld der Reihe, in der der Anzeiger steht. Ist das der Platz des Anzeigers, rückt dieser zuerst eine Reihe tiefer. Ein gelber Pfeil heißt: Der Rindermarkt wird auf 7, 10 oder 13 Karten aufgefüllt. Der rote Pfeil heißt: Du nimmst den Anzeiger, und das Ende beginnt. Felder eingestellter Arbeiter werden nie wieder gefüllt.
gw-10-5 = Einkommen: Zeig deine Hand und zähl die Zuchtwerte der verschiedenen Rassen zusammen. Jede Rasse zählt einmal, gleich wie viele Karten du von ihr hast. Auftragskarten und Punkte zählen nicht.
gw-10-6 = Dazu kommt 1 für jedes permanente Zertifikat, das du behältst, und 1 für jedes temporäre, das du ausgibst, so viele du willst. Dein Würfel geht um ebenso viele zurück; von 6 landet er bei 1 oder 2 ausgegebenen auf 4. Die Summe ist der Zuchtwert deiner Herde.
gw-10-7 = Du erhältst so viele Dollar. Dann wirf die ganze Hand ab, auch Auftragskarten.
gw-10-8 = Lieferung: Wähl eine Stadt, deren Stadtwert höchstens dein Zuchtwert ist und in der du noch keinen Marker hast. Kansas City und San Francisco gehen immer wieder, Kansas City ist immer möglich. Du musst liefern.
gw-10-9 = Wähl einen deiner Marker und leg ihn auf die Stadt. Ein Marker von einem weißen Platz darf überallhin, einer von einem schwarzen nur in eine Stadt mit schwarzem Grund. Ein Marker des Handkartenlimits kostet dich 5 $, der erste Schrittmarker bringt 3 $.
gw-10-10 = Kansas City bringt sofort 6 $, kostet am Ende aber 6 Punkte. Für jeden grünen Pfeil mit Auftragssymbol, der jetzt zwei Städte mit deinen Markern verbindet und es vor dieser Lieferung nicht tat, nimmst du eine Auftragskarte.
gw-10-11 = Zuletzt zahlst du 1 $ für jeden Bahnübergang zwischen deiner Lok und der Stadt; nichts, wenn die Lok unter der Stadt oder weiter steht. Auf einem Abstellgleis hat sie den Übergang daneben passiert. Geld von Marker und Stadt darfst du dafür verwenden, aber was du nicht zahlen könntest, darfst du nicht wählen. Die 5 $ für einen Marker des Handkartenlimits musst du schon haben, bevor die Stadt zahlt.
gw-10-12 = Dein Viehtreiber geht auf das Startfeld, und leere Vorschaufelder werden von den Stapeln ihrer Zahl aufgefüllt.
gw-10-13 = In Kansas City werden keine Auftragskarten ausgespielt, außer eine Option erlaubt es.

## GW-11

gw-11 = Phase C: Karten nachziehen
gw-11-1 = Hast du weniger Karten als dein Handkartenlimit, zieh die fehlenden nach. Für zu viele wirfst du nie etwas ab.
gw-11-2 = Ein leerer Nachziehstapel wird erst erneuert, wenn die nächste Karte gezogen werden muss.
gw-11-3 = Nach Kansas City bekommst du so eine ganz neue Hand.

## GW-12

gw-12 = Die Aktionen
gw-12-1 = Arbeiter einstellen: Wähl einen vom Arbeitsmarkt, aber nicht aus der Reihe des Anzeigers. Zahl die Kosten der Reihe, verändert um die Angabe der Aktion. Der Arbeiter kommt in die erste freie Spalte seiner Reihe auf deiner Ablage; es muss eine geben. Zeigt sie eine Sofortaktion, mach sie gleich, sonst verfällt sie; der neue Arbeiter zählt schon mit. Eine geleerte und neu gefüllte Spalte gibt ihre Aktion erneut.
gw-12-2 = Bauen: Wähl eines deiner ungebauten Gebäude und ein freies Feld. Du brauchst so viele Handwerker, wie seine Zahl sagt, und zahlst für jeden den Preis der Aktion. Stattdessen darfst du ein eigenes Gebäude durch eines mit höherer Zahl ersetzen; dann zählt nur der Unterschied, und das alte verlässt das Spiel.
gw-12-3 = Nimm eine Auftragskarte aus der Auslage oder vom Stapel und leg sie auf deinen Ablagestapel. Die Auslage wird sofort aufgefüllt, solange der Stapel reicht.
gw-12-4 = Beweg die Lok vorwärts, mindestens 1 Feld und höchstens so viele wie erlaubt; nicht bewegen heißt, die Aktion nicht nutzen. Besetzte Felder werden übersprungen und nicht gezählt. An einem Abstellgleis fährst du geradeaus oder hindurch, was als ein Feld zählt. Nur auf dem Startfeld stehen mehrere Loks.
gw-12-5 = Beweg die Lok genau so viele Felder zurück wie verlangt, nach denselben Regeln; geht das nicht, geht die Aktion nicht. Endest du auf einem Abstellgleis, darfst du nach der Belohnung der Aktion einen Bahnhof ausbauen.
gw-12-6 = Endet deine Lok auf einem Abstellgleis oder auf Feld 39, darfst du den Bahnhof dort ausbauen, wenn du es nicht schon getan hast. Zahl seine Kosten und leg einen Marker hin, nach denselben Regeln wie bei Städten; die 3 $ eines Schrittmarkers kommen dafür zu spät. Liegt dort ein Bahnhofsvorsteher, darfst du ihn nehmen, indem du einen deiner Arbeiter zurücklässt, immer den letzten einer Reihe und nie einen aufgedruckten; er bleibt für immer. Die obere Hälfte wirkt sofort oder ist ein permanentes Zertifikat, die untere zählt am Ende.
gw-12-7 = Auf Feld 39 hält deine Lok an. Du darfst den Bahnhof dort ausbauen; dann muss sie zurück auf ein beliebiges freies Feld oder Abstellgleis oder auf den Start. Du erhältst 3 $, und steht sie jetzt auf einem Abstellgleis, darfst du auch diesen Bahnhof ausbauen.
gw-12-8 = Handeln: Nimm ein beliebiges Tipi des Dorfes und erhalte die Dollar seines Feldes, oder zahl sie, wenn die Zahl negativ ist. Gefahr entfernen: Nimm ein beliebiges Gefahrenplättchen und zahl, was die Aktion verlangt. Rinder kaufen: Setz jeden deiner Cowboys einmal ein, in beliebiger Reihenfolge. Wert 3: ein Cowboy 6 $, zwei Cowboys 3 $, drei Cowboys 5 $ für zwei Karten. West Highland: ein Cowboy 12 $, drei Cowboys 6 $, fünf Cowboys 8 $ für zwei Karten. Texas Longhorn: zwei Cowboys 12 $, vier Cowboys 6 $. Der Preis gilt für alles zusammen: Zwei Karten mit Wert 3 dürfen verschiedene Rassen sein, und nur eine zu nehmen spart nichts. Oder ein Cowboy legt zwei Karten vom Stapel in den Markt, auch über seine übliche Größe hinaus. Gekauftes kommt auf deinen Ablagestapel; der Markt wird nicht aufgefüllt.
gw-12-9 = Hilfsaktionen, einfach (doppelt): 1 $ erhalten (2 $); 1 Karte ziehen, dann 1 abwerfen (2 und 2); 1 $ zahlen und die Lok 1 zurück für 1 Zertifikat (von allem doppelt so viel); 1 $ zahlen und die Lok 1 vor (2 $: bis zu 2); die Lok 1 zurück, um 1 Handkarte aus dem Spiel zu entfernen (2 zurück, bis zu 2 Karten). Eine Aktion ist offen, wenn einer ihrer Plätze frei ist, die doppelte Form, wenn beide frei sind. Eine einfache Hilfsaktion ist immer die einfache Form; bei „einfach oder doppelt“ wählst du unter dem, was offen ist.
gw-12-10 = Viehtreiber bewegen: 1 Schritt bis zur angegebenen Zahl, unabhängig vom Schrittlimit, mit Gebühren wie in Phase A, auch bis Kansas City. Am neuen Ort beginnt Phase B.
gw-12-11 = Bis zu einer Zahl ziehen: Sag, wie viele, zieh sie, dann wirf so viele ab, wie du gezogen hast.
gw-12-12 = Außerordentliche Lieferung (9a): Beweg die Lok um beliebig viele Felder zurück, mindestens 1. Gezählt werden die Felder der Hauptstrecke, ohne besetzte und ohne Abstellgleise. Du darfst in eine Stadt liefern, deren Stadtwert höchstens diese Zahl ist, mit Marker und Stadtwirkung wie sonst, aber ohne Einkommen, Zertifikate und Transportkosten. Danach darfst du einen Bahnhof ausbauen, wenn die Lok auf einem Abstellgleis steht.
gw-12-13 = Benachbartes Gebäude nutzen (8b): Wähl ein Gebäude auf dem Feld direkt vor oder hinter 8b, gleich wem es gehört; ein anderer Ort oder ein leeres Feld dazwischen trennt die Nachbarn. Seine Ortsaktionen darfst du machen, als wären es deine. Ein benachbartes 8b darf weiterreichen, aber kein Gebäude wird zweimal gewählt, auch das erste 8b nicht.
gw-12-14 = Bahnhof hinter der Lok (9b): Bau einen beliebigen Bahnhof aus, der hinter deiner Lok liegt, samt Bahnhofsvorsteher. Die Lok bewegt sich nicht. Der Bahnhof, an dem sie steht, zählt nicht.

## GW-13

gw-13 = Gebäude
gw-13-1 = Neutrale Gebäude. A: 1 Guernsey für 2 $; einstellen; einstellen für 2 $ mehr. B: 1 Dutch Belt für 2 $; bauen für 2 $ je Handwerker. C: 1 Zertifikat oder eine Auftragskarte; Lok bis zur Zahl deiner Ingenieure. D: handeln, oder 2 $ zahlen für Lok bis zu 2; einfache oder doppelte Hilfsaktion. E: 1 Black Angus für 2 $; Rinder kaufen. F: Paar für 4 $; 7 $ zahlen, um eine Gefahr zu entfernen. G: Lok bis zur Zahl deiner Ingenieure; einfache oder doppelte Hilfsaktion.
gw-13-2 = Seite a. 1: 2 $ für jedes deiner Gebäude im Wald. 2: Guernsey für 4 $; Rinder kaufen. 3: Paar für 3 $; Viehtreiber 1. 4: 5 $ zahlen, um eine Gefahr zu entfernen; Viehtreiber bis zu 2. 5: einstellen für 1 $ weniger; Lok bis zur Zahl deiner Ingenieure. 6: Holstein für 10 $; einfache oder doppelte Hilfsaktion. 7: 2 Zertifikate und 2 $ für jedes deiner Paare aus blauem und grünem Tipi. 8: handeln, oder einfache oder doppelte Hilfsaktion; Lok bis zu 2. 9: Lok bis zu 3; außerordentliche Lieferung. 10: Zertifikate bis zum Limit; Viehtreiber bis zu 5.
gw-13-3 = Seite b. 1: Auftragskarte für 2 Zertifikate; Lok 1 zurück für 3 $. 2: Jersey für Lok 1; Dutch Belt für 3 $. 3: einfache oder doppelte Hilfsaktion; Viehtreiber 1. 4: bis zur Zahl deiner Cowboys ziehen, dann ebenso viele abwerfen; Viehtreiber bis zu 3. 5: Black Angus für 2 Zertifikate; 1 $ je Ingenieur. 6: eine beliebige Rinderkarte für 3 $ und eine Auftragskarte auf die Hand. 7: Lok bis zur Zahl deiner Gebäude im Wald. 8: benachbartes Gebäude nutzen. 9: Bahnhof hinter der Lok. 10: 4 $; Lok bis zu 4; Viehtreiber bis zu 4.
gw-13-4 = Wo Arbeiter gezählt werden, zählt der aufgedruckte mit.
gw-13-5 = Wie viele Handwerker ein Gebäude braucht, seine Punkte und seine Hände zeigt das Plättchen.

## GW-14

gw-14 = Auftragskarten
gw-14-1 = Eine genommene Auftragskarte kommt auf deinen Ablagestapel (bei 6b auf die Hand). Ausspielen kannst du sie, wenn sie auf deine Hand kommt.
gw-14-2 = In deinem Zug darfst du beliebig viele Auftragskarten von der Hand ausspielen: vor Phase A oder unmittelbar vor oder nach einer Aktion der Phase B. Nicht während einer Aktion und nicht mehr, sobald Phase C begonnen hat.
gw-14-3 = Eine ausgespielte Karte bleibt für immer im Auftragsbereich. Mach ihre Sofortaktion gleich, sonst verfällt sie.
gw-14-4 = Sofortaktionen sind: 2 $; bis zu 3 ziehen und ebenso viele abwerfen; Lok bis zu 2 oder 3; eine einfache oder doppelte Hilfsaktion; eine freie Bewegung des Viehtreibers.
gw-14-5 = Du musst Auftragskarten nicht ausspielen. Auf der Hand kannst du sie abwerfen oder entfernen wie andere Karten.
gw-14-6 = Eine freie Bewegung geht bis zu 3 Schritte ohne Gebühren. Den erreichten Ort kannst du nicht nutzen. Vor Phase A ist er dein Ausgangspunkt; in Phase B folgt sofort Phase C. Nach Kansas City führt sie nie.
gw-14-7 = Aufträge verlangen: eigene Gebäude auf dem Plan, grüne Tipis, blaue Tipis, Gefahrenplättchen, eigene Bahnhöfe, Rinder mit Wert 3, West Highlands, Texas Longhorns, eigene Marker in San Francisco.
gw-14-8 = Alles zählt nur für eine Karte; die Bedingungen mehrerer Karten addieren sich. Bahnhofsvorsteher verbrauchen nichts.
gw-14-9 = Ist alles da, was eine Karte verlangt, bringt sie ihre Punkte; sonst verlierst du ihre Minuspunkte. Start-Aufträge haben keine.

## GW-15

gw-15 = Ende des Spiels
gw-15-1 = Das Ende beginnt, wenn ein Arbeiter das letzte Feld des Arbeitsmarkts füllt. Wer ihn hingelegt hat, nimmt den Anzeiger.
gw-15-2 = Dieser Spieler beendet seinen Zug, wählt aber keine Arbeiter mehr. Es ist sein letzter Zug.
gw-15-3 = Alle anderen haben noch genau einen Zug. Arbeiter dürfen nicht mehr gewählt werden; eine Spalte nur mit Arbeitern wird übersprungen, ein einzelnes anderes Plättchen muss genommen werden.
gw-15-4 = Dann werden die Punkte gezählt.

## GW-16

gw-16 = Schlusswertung
gw-16-1 = Es zählen: 1 Punkt je volle 5 $; deine Gebäude auf dem Plan; deine Marker in Städten und die grünen Pfeile zwischen zweien davon; deine Bahnhöfe; deine Gefahrenplättchen; alle Rinder deiner Herde; deine Aufträge, zu denen du Karten aus der Herde legen darfst; deine Bahnhofsvorsteher (1 Punkt je Arbeiter, auch aufgedruckte; 3 für je 2 Karten im Auftragsbereich; 3 für je 2 Gefahren; 3 für jedes Paar aus blauem und grünem Tipi; 3 für je 2 Zertifikate); 4 Punkte für jeden Arbeiter in den letzten zwei Spalten; 3, wenn der zweite Schrittmarker weg ist; 2 für den Arbeitsmarkt-Anzeiger.
gw-16-2 = Hier findet das Spiel das Beste für dich: welche Auftragskarten der Herde dazukommen und was für welche Karte zählt.
gw-16-3 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.

## GW-17

gw-17 = Sonderfälle
gw-17-1 = Du darfst jeden Marker deiner Ablage verwenden, der passt und dessen eigene Kosten du zahlen kannst. Muss ein weißer Platz besetzt werden und liegen auf deiner Ablage nur noch Marker auf schwarzen Plätzen, sind diese erlaubt.
gw-17-2 = Hat deine Ablage keinen Marker mehr oder keinen, den du zahlen kannst, darfst du einen von einem eigenen Bahnhof nehmen, außer dem gerade ausgebauten. Der Bahnhof ist verloren, ein dort gewonnener Bahnhofsvorsteher nicht. So ein Marker passt überall.
gw-17-3 = Bei einer Lieferung musst du das, bei einem Bahnhof darfst du es. Marker verlassen Städte nie.
gw-17-4 = Hast du in Kansas City nur noch Marker zu 5 $, keinen Bahnhof und weniger als 5 $, kommt der Marker nach Kansas City und wird aus den 6 $ von dort bezahlt. Bei einer außerordentlichen Lieferung gibt es diese Hilfe nicht. Gibt es gar keinen Marker, bleibt die Lieferung ohne Wirkung.
gw-17-5 = Das Geld geht nie aus. Ein leerer Auftragsstapel wird nicht erneuert, und mit einer kleinen Herde ziehst du, was da ist.

## GW-19

gw-19 = Optionen
gw-19-1 = Die neutralen Gebäude liegen auf den Plätzen ihrer Buchstaben, wie in einer ersten Partie, oder zufällig.
gw-19-2 = Alle verwenden von jedem Gebäude Seite a, oder für jede Nummer entscheidet ein Wurf, oder die Person auf dem ersten Platz wählt die Seiten.
gw-19-3 = Auftragskarten dürfen auch in Kansas City ausgespielt werden, bevor die Hand gezeigt wird; normalerweise nicht.
gw-19-4 = Wer keine Ortsaktion macht, muss eine einfache Hilfsaktion machen; normalerweise darf man auch gar nichts tun.
gw-19-5 = Von den Ablagestapeln der anderen siehst du nur die oberste Karte; normalerweise alles.
gw-19-6 = Eine erste Partie hat die Buchstaben und Seite a; die Standardpartie lost beides aus.
gw-19-7 = Zwei Varianten aus dem Spielerkreis, die nicht in der Anleitung stehen: Bieten um die Reihenfolge sowie weniger Plättchen und Karten zu zweit oder zu dritt.
gw-19-7a = Wird um die Reihenfolge geboten, wird alles ausgelegt, und alle ziehen ihre Hand, aber noch erhält niemand Geld oder einen Start-Auftrag. Stattdessen liegt bei jedem Platz der Reihenfolge ein Start-Auftrag offen. Ein Platz bringt die Reihenfolge, das Geld (6, 7, 8 und 9 $) und diesen Auftrag.
gw-19-7b = Wer zuerst bietet, wird ausgelost; dann geht es im Uhrzeigersinn. Wer keinen Platz hat, nennt einen und die gebotenen Punkte: beliebig viele für einen freien Platz, mehr als bisher für einen vergebenen. Wer überboten wird, verliert den Platz mit allem, was dazugehört, und bietet neu, sobald die Reihe wieder an ihn kommt. Wer einen Platz hat, wird übergangen.
gw-19-7c = Geboten werden 0 bis 20 Punkte.
gw-19-7d = Haben alle einen Platz, ist das Bieten vorbei: Gezogen wird nach den Plätzen, nicht um den Tisch herum. Am Ende der Partie verlieren alle die gebotenen Punkte.
gw-19-7e = Für Verhältnisse wie zu viert verlassen vor dem Aufbau Plättchen und Karten das Spiel. Zu dritt: aus Stapel 1 zwei grüne und ein blaues Tipi und von jeder Gefahr ein grünes Plättchen zu 3 Punkten, aus Stapel 2 drei Arbeiter jeder Art, aus Stapel 3 ein blaues Tipi und ein Arbeiter jeder Art; von den Marktkarten zwei jeder Rasse mit Wert 3, ein West Highland zu 3 und einer zu 5 Punkten und ein Texas Longhorn zu 6. Zu zweit: aus Stapel 1 drei grüne und drei blaue Tipis und von jeder Gefahr das schwarze Plättchen zu 2 und ein grünes zu 4 Punkten, aus Stapel 2 fünf Arbeiter jeder Art, aus Stapel 3 ein grünes und ein blaues Tipi und drei Arbeiter jeder Art; von den Marktkarten drei jeder Rasse mit Wert 3, zwei West Highlands zu 3 und zwei zu 5 Punkten sowie ein Texas Longhorn zu 5 und einer zu 7.

## GW-20

gw-20 = Fragen und Antworten
gw-20-1 = In Kansas City und in San Francisco dürfen mehrere deiner Marker liegen, und jeder zählt: Zwei in San Francisco sind 18 Punkte.
gw-20-2 = Der Rindermarkt hat keine Obergrenze; 7, 10 oder 13 Karten gelten nur zu Beginn und bei einem gelben Pfeil.
