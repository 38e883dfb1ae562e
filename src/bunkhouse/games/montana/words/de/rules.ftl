### Montana, the rules in the players' words, in German.
### One message per clause of docs/rules/montana.md: MT-6.3.8 is mt-6-3-8. What is left out is listed in rules.toml.

## About the game

montana-about = Besiedle Montana, bevor es die anderen tun: Wirb mit der Scheibe Arbeiter an, schick sie in Minen und auf Felder, biete Kürbisse für großes Kupfer und große Steine und baue dort, wo Rinder grasen und Seen deine Flasche füllen. Wer zuerst alle Siedlungen gesetzt hat, läutet die letzte Runde ein.
montana-unofficial = Dies ist eine inoffizielle Umsetzung. Sie steht in keiner Verbindung zu den Verlagen des Spiels.
montana-reconstructed = Die Regeln der Erweiterung folgen ihrer Anleitung. Von der Anleitung des Grundspiels waren nur Teile zu lesen: Manche Zahlen (Kosten auf der Karte, Scheibe, Bank, Stadt und einige mehr) wurden so rekonstruiert, dass sie zu allem Bekannten passen, und lassen sich in der Datendatei korrigieren. Wo die Quellen schweigen, wurde die Auslegung mit Bedacht gewählt, und manches davon lässt sich durch Optionen ändern.

## MT-1

mt-1 = Spielmaterial
mt-1-1 = Es gibt einen Arbeiterspielplan, 4 Spielpläne der Spieler, eine Anwerbungsscheibe mit Pfeil, 12 Landschaftsplättchen mit je sieben Sechsecken, ein Startplättchen, einen Startspielermarker, 48 Siedlungen (je 12 in vier Farben), 6 Wasserflaschen, Silbermünzen, 4 Lieferanten, 24 Rinder, 120 Waren und 72 Arbeiter (je 18 in vier Farben).
mt-1-2 = Die Waren sind Getreide, Kürbis, Kupfer und Stein. Kupfer und Stein gibt es klein und groß, Getreide und Kürbis nur klein. Ein großes Stück zählt nie als kleines und umgekehrt.
mt-1-3 = Arbeiter gehören keinem Spieler. Ihre Farbe sagt, was sie gelernt haben: Hell steht für Getreide, Orange für Kürbis, Braunrot für Kupfer, Schwarz für Stein.
mt-1-4 = Der Arbeiterspielplan zeigt vier Produktionsstätten (die Mine für Kupfer, den Steinbruch für Stein, das Getreidefeld für Getreide, den Gemüseacker für Kürbisse), die Bank und die Stadt mit dem Gemischtwarenladen.
mt-1-5 = Auf deinem Spielplan ist Platz für acht Arbeiter. Waren, Silber, Rinder und Wasserflaschen haben so viel Platz, wie sie brauchen.
mt-1-6 = Die Anwerbungsscheibe hat acht Sektoren. Jeder zeigt zwei Arbeiter verschiedener Farben.
mt-1-7 = Die Erweiterung bringt 12 besondere Siedlungen (einen Markt, ein Tor und einen Wachturm für jeden Spieler), 2 doppelseitige besondere Landschaftsplättchen (Bighorn Canyon, Granite Peak, Great Falls und Helena), 30 Ereigniskarten mit einer Ereignistafel und 22 Bergplättchen.

## MT-2

mt-2 = Die Karte und ihre Begriffe
mt-2-1 = Jedes Plättchen hat sieben Sechsecke. Bauen kannst du nur auf Land; ein Land-Sechseck heißt Feld. Auf Bergen und Seen, auf besonderen Plättchen auch auf Flüssen, Seen der Great Falls und Tiefland, kann nicht gebaut werden.
mt-2-2 = Ein Feld zeigt seine Baukosten in Waren. Es kann außerdem ein Rindersymbol zeigen oder ein Doppelsymbol für zwei Siedlungen.
mt-2-3 = Zwei Sechsecke sind benachbart, wenn sie eine Kante teilen, auf einem Plättchen oder über zwei hinweg. Über den äußeren Rand hinaus ist nichts benachbart.
mt-2-5 = Ein Feld mit mindestens einer Siedlung ist besetzt. Alle Siedlungen darauf gehören einem Spieler und bilden einen Stapel; die zuletzt gesetzte liegt obenauf. Das Startplättchen ist weder Feld noch Siedlung.
mt-2-6 = Eine Runde geht vom Startspieler bis zu dem Spieler rechts von ihm. Der Startspielermarker wandert nie. Zusätzliche Spielzüge gehören zu der Runde, in der sie gespielt werden.

## MT-3

mt-3 = Spielvorbereitung
mt-3-1 = Einigt euch auf Module und Optionen. Der Startspieler wird ausgelost; gespielt wird im Uhrzeigersinn.
mt-3-2 = Alle nehmen Spielplan, Lieferant und Siedlungen einer Farbe: zu zweit 12 Siedlungen, zu dritt 10, zu viert 8. Die übrigen kommen in die Schachtel.
mt-3-3 = Der Vorrat enthält bei 2 / 3 / 4 Spielern von jeder kleinen Ware 12 / 18 / 24 und von jeder großen 6 / 9 / 12 Stück. Alle 72 Arbeiter werden benutzt.
mt-3-4 = Alle nehmen 1 kleine Ware jeder Sorte und 1 Rind.
mt-3-5 = Der Startspieler beginnt mit 5 Silber, im Uhrzeigersinn folgen 6, 7 und 8.
mt-3-6 = Vom Startspieler an drehen alle zweimal die Scheibe und nehmen jeweils die zwei gezeigten Arbeiter. Getreide darf dabei nicht gezahlt werden.
mt-3-7 = Die 12 Landschaftsplättchen werden gemischt. Bei 2 / 3 / 4 Spielern werden 7 / 9 / 10 davon ausgelegt, jedes zufällig gedreht. Die übrigen bleiben ungesehen in der Schachtel.
mt-3-8 = Eine Karte wird neu gedreht, bis sie taugt: Alle Felder hängen zusammen, es gibt mindestens sechs gerade Reihen von vier Feldern, jeder See der Great Falls und jedes Tiefland berührt ein Feld, jedes Flussende hat ein Feld zum Bauen, und es gibt ein Feld für das Startplättchen.
mt-3-9 = Das Startplättchen liegt auf einem Feld mit Rindersymbol; dessen Rind kommt in die Schachtel. Hier wird das Feld unter denen ausgelost, die an mindestens drei Felder grenzen. Auf Wunsch wählt es der Startspieler, oder es darf nach einer älteren Regel jedes Feld sein.
mt-3-10 = Auf jedes andere Feld mit Rindersymbol kommt ein Rind, auf jeden See eine Wasserflasche. Die Seen der Great Falls bekommen keine.
mt-3-11 = Dann werden die Module vorbereitet, mit denen ihr spielt.
mt-3-12 = Das Startplättchen darf auf jedem Plättchen liegen, auch auf einem besonderen, und zwar auf einem nicht gesperrten Rinderfeld, das an mindestens drei nicht gesperrte Felder grenzt. Wählt es der Startspieler, so geschieht das vor dem ersten Drehen der Scheibe. Unter dem Startplättchen liegt nie ein Rind.
mt-3-13 = Was alle zu Beginn bekommen, stammt aus dem Vorrat. Danach enthält er 10 / 15 / 20 von jeder kleinen Ware, 6 / 9 / 12 von jeder großen und 64 / 60 / 56 Arbeiter.

## MT-4

mt-4 = Der Spielzug
mt-4-1 = In deinem Spielzug musst du genau eine Hauptaktion ausführen: anwerben, arbeiten oder bauen. Anwerben ist immer möglich.
mt-4-2 = Daneben darfst du beliebig viele freie Aktionen in beliebiger Reihenfolge ausführen: Rinder handeln, einmal pro Spielzug das Angebot eines aktiven Ereignisses nutzen, Bergplättchen spielen.
mt-4-3 = Freie Aktionen sind in deinem eigenen Spielzug erlaubt: vor der Hauptaktion, nach dem Drehen der Scheibe (bevor du Getreide zahlst), beim Bauen zwischen zwei Feldern und nach der Hauptaktion. Zu anderen Zeiten und während einer Versteigerung sind sie es nicht.
mt-4-4 = So läuft ein Spielzug ab: Der Startspieler rückt die Ereignisse weiter; Boni zu Beginn; freie Aktionen und eine Hauptaktion; weitere freie Aktionen; volle Orte werden geräumt; du darfst Bergplättchen ansehen; du darfst eine Wasserflasche abgeben. Dann ist der nächste Spieler dran.

## MT-5

mt-5 = Anwerben
mt-5-1 = Drehe die Anwerbungsscheibe. Jeder der acht Sektoren ist gleich wahrscheinlich. Nimm die zwei gezeigten Arbeiter.
mt-5-2 = Dann darfst du einmal Getreide zahlen: Für jedes Getreide rückt der Pfeil um einen Sektor weiter, höchstens um 7, und du nimmst auch die zwei Arbeiter, bei denen er stehen bleibt. Übersprungene Sektoren geben nichts.
mt-5-3 = Du hast nie mehr als acht Arbeiter. Nimm zuerst alle und schicke dann Arbeiter deiner Wahl zurück, bis acht übrig sind.
mt-5-4 = Beim Anwerben wird das nur einmal geprüft, am Ende. Solange du mehr als acht Arbeiter hast, darfst du keine freien Aktionen ausführen, die Arbeiter bringen oder kosten.

## MT-6

mt-6 = Arbeiten
mt-6-1-1 = Bank: Wähle ein freies Feld, stelle so viele Arbeiter beliebiger Farben darauf, wie es verlangt, und nimm sein Silber.
mt-6-2-1 = Jede Produktionsstätte hat drei große Felder, jedes mit einem kleinen Feld rechts davon. Du darfst jedes große Feld wählen, auf dem kein Arbeiter steht, nicht nur das billigste.
mt-6-2-2 = Stelle 1 Arbeiter in der Farbe der Produktionsstätte oder 2 beliebige Arbeiter auf das große Feld.
mt-6-2-3 = Zahle das Silber dieses Feldes und nimm seine Waren. Kannst du nicht zahlen, kannst du es nicht wählen.
mt-6-2-4 = Dann darfst du 1 Arbeiter in der Farbe der Produktionsstätte oder 2 beliebige Arbeiter auf das kleine Feld daneben stellen und 1 weitere Ware derselben Sorte nehmen, ohne Silber.
mt-6-2-5 = Das kleine Feld kannst du nur zusammen mit seinem großen nutzen, in derselben Aktion.
mt-6-2-6 = Die zwei Arbeiter, die den richtigen ersetzen, dürfen beliebige Farben haben, auch dieselbe.
mt-6-2-7 = Am Ende jedes Spielzugs wird jede Produktionsstätte geräumt, deren drei große Felder alle besetzt sind: Alle ihre Arbeiter, auch die auf kleinen Feldern, kommen in den Vorrat. Die Bank wird ebenso geräumt.
mt-6-3-1 = Die Stadt hat Zeilen mit einer Belohnung am rechten Ende und Spalten, über denen ein Preis in Kürbissen steht, nach rechts steigend.
mt-6-3-2 = Wer die Versteigerung eröffnet, nimmt 1 Kürbis aus dem Vorrat und muss dann den Lieferanten auf einen Platz einer beliebigen Zeile stellen. Du darfst nur eine Spalte wählen, deren Preis du zahlen könntest; gibt es keine, kannst du die Stadt nicht wählen.
mt-6-3-3 = Dann stellen die anderen im Uhrzeigersinn je einmal nach derselben Regel ihren Lieferanten auf (ohne geschenkten Kürbis) oder passen.
mt-6-3-4 = In einer Zeile, in der schon ein Lieferant steht, muss ein neuer rechts von ihm stehen. Spalten dürfen übersprungen werden.
mt-6-3-5 = Wer überboten wird, muss sofort, bevor jemand anderes handelt, den Lieferanten in eine beliebige Zeile neu stellen oder passen. Dabei kann wieder jemand überboten werden.
mt-6-3-6 = Wer passt, stellt den Lieferanten auf den Gemischtwarenladen und ist aus dieser Versteigerung ausgeschieden. Das kostet nichts und bringt nichts. Wer die Versteigerung eröffnet hat, kann erst passen, wenn er überboten wurde.
mt-6-3-7 = Wer nicht überboten ist, wird nicht mehr gefragt. Die Versteigerung endet, wenn alle einmal an der Reihe waren und niemand überboten ist.
mt-6-3-8 = Dann zahlen alle, deren Lieferant in einer Zeile steht, die Kürbisse ihrer Spalte und nehmen die Belohnung ihrer Zeile, im Uhrzeigersinn von der Person an, die eröffnet hat. Zahlen musst du; ob du die Belohnung nutzt, entscheidest du.
mt-6-3-9 = Der Kupferschmied tauscht bis zu 2 kleine Kupfer gegen große, der Steinmetz ebenso Steine, die Gießerei bis zu 1 kleines Kupfer und bis zu 1 kleinen Stein. Beim Handelsposten nimmst du 2 kleine Waren aus Getreide, Kupfer und Stein in beliebiger Mischung. Was du nimmst, muss im Vorrat sein.
mt-6-3-10 = Alle Lieferanten kehren zu ihren Spielern zurück.
mt-6-3-11 = Große Waren kommen nur durch die Stadt und durch Bergplättchen ins Spiel.

## MT-7

mt-7 = Bauen
mt-7-1 = Baue nacheinander auf einem, zwei oder drei verschiedenen Feldern. Du darfst diese Aktion nur wählen, wenn du auf mindestens einem bauen kannst.
mt-7-2 = Du kannst auf einem freien Feld bauen, das nicht gesperrt ist und nicht unter dem Startplättchen liegt, wenn es an das Startplättchen oder an ein besetztes Feld eines beliebigen Spielers grenzt und du seine Kosten zahlst. Auf Wunsch zählen nur die eigenen Siedlungen.
mt-7-3 = Zahle genau die abgebildeten Waren und alle Aufschläge in den Vorrat.
mt-7-4 = Setze 1 deiner Siedlungen auf das Feld.
mt-7-5 = Auf ein Doppelfeld setzt du stattdessen 2, ohne mehr zu zahlen.
mt-7-6 = Vollendet das Feld eine gerade Reihe von mindestens vier benachbarten eigenen Feldern, setzt du für jede vollendete Richtung 1 weitere Siedlung kostenlos darauf. Eine Reihe, die schon vier lang war, bringt nichts mehr. Ein Stapel zählt als ein Feld.
mt-7-7 = Hast du weniger Siedlungen, als ein Feld fassen würde, setzt du, was du hast. Kostenlose Siedlungen kommen auf dasselbe Feld und zählen nicht als Felder.
mt-7-8 = Das Rind auf dem Feld kommt auf deinen Spielplan.
mt-7-9 = Nimm die Wasserflasche von jedem See neben dem Feld, der noch eine hat. Mit Granite Peak nimmst du pro Spielzug nur eine.
mt-7-10 = Dann folgen Belohnungen eines besonderen Plättchens, dann die Wirkung einer besonderen Siedlung.
mt-7-11 = All das wird abgehandelt, bevor du das nächste Feld wählst.
mt-7-12 = Wenn du aufhörst, bekommst du 2 Silber, wenn du auf einem Feld gebaut hast, 1 Silber bei zweien und keines bei dreien.
mt-7-13 = Du musst aufhören, wenn du keine Siedlung mehr hast, die du in diesem Spielzug setzen darfst, oder auf keinem weiteren Feld bauen kannst. Das Silber bekommst du trotzdem.

## MT-8

mt-8 = Rinderhandel
mt-8-1 = In deinem Spielzug, so oft du willst: Gib 1 Rind ab und nimm 1 kleine Ware deiner Wahl oder 3 Silber oder 1 Arbeiter deiner Wahl. Große Waren gibt es dafür nicht.
mt-8-2 = Was im Vorrat fehlt, kannst du nicht wählen.
mt-8-3 = Auch mit vollem Spielplan darfst du einen Arbeiter nehmen; dann geht ein Arbeiter deiner Wahl zurück.

## MT-9

mt-9 = Wasserflaschen
mt-9-1 = Ganz am Ende deines Spielzugs darfst du 1 Wasserflasche in die Schachtel zurücklegen und sofort einen zusätzlichen Spielzug ausführen.
mt-9-2 = Eine Wasserflasche darfst du schon am Ende des Spielzugs abgeben, in dem du sie genommen hast.
mt-9-3 = Ein zusätzlicher Spielzug ist ein ganzer: mit Hauptaktion, freien Aktionen, Boni und Angeboten von Neuem. Nur die Ereignisse rücken nicht weiter.
mt-9-4 = Am Ende eines zusätzlichen Spielzugs darfst du keine weitere Wasserflasche abgeben: Der nächste Spieler ist dran. Eine Option hebt das auf, aber nie mit Granite Peak.
mt-9-5 = Übrige Wasserflaschen sind am Ende nichts wert.

## MT-10

mt-10 = Vorrat und Mangel
mt-10-1 = Was gezahlt oder zurückgegeben wird, kommt in den Vorrat und kann wieder genommen werden.
mt-10-2 = Kann der Vorrat dir nicht alles geben, nimmst du, was da ist; was fehlt, verfällt. Auf Wunsch gibt es 1 Silber für jedes fehlende Stück oder etwas anderes stattdessen.
mt-10-3 = Du darfst eine Aktion auch dann ausführen, wenn der Vorrat nicht ganz reicht; der Preis bleibt gleich.
mt-10-4 = Bekommen mehrere zugleich etwas, werden sie im Uhrzeigersinn bedient, beginnend mit dem Spieler am Zug.
mt-10-5 = Silber und Wasserflaschen gehen nie aus.
mt-10-6 = Die Mangelregel gilt für feste Erträge: Anwerben, Produktionsstätten, den geschenkten Kürbis der Versteigerung, Great Falls, Helena, das Getreide eines Ereignisses und Bergplättchen, die eine Ware oder einen Arbeiter geben. Wo du kaufst, tauschst oder wählst, kannst du nur nennen, was im Vorrat ist, und zahlst nichts für das, was nicht zu haben ist.
mt-10-7 = Bekommst du Arbeiter und hast keinen Platz, nimm sie zuerst und schicke dann Arbeiter deiner Wahl zurück, bis acht übrig sind; auch gerade genommene.

## MT-11

mt-11 = Ende und Sieg
mt-11-1 = Hat jemand die letzte Siedlung gesetzt, wird die Runde zu Ende gespielt. Wasserflaschen dürfen darin noch abgegeben werden. Wer alles gesetzt hat, macht keinen weiteren Spielzug.
mt-11-2 = Wer die meisten Siedlungen gesetzt hat, gewinnt.
mt-11-3 = Bei Gleichstand gewinnt, wer mehr Rinder hat.
mt-11-4 = Herrscht auch dann Gleichstand, teilen sich diese Spieler den Sieg.
mt-11-5 = Kann niemand mehr ein freies Feld erreichen, endet das Spiel mit dieser Runde, spätestens aber nach 100 Runden.

## MT-12

mt-12 = Was alle wissen
mt-12-1 = Alles auf Spielplänen, Karte und im Vorrat ist offen: Waren, Silber, Arbeiter, Rinder, Wasserflaschen und übrige Siedlungen, beide Ereigniskarten, die vergangenen Ereignisse und wie viele noch kommen, wo Bergplättchen liegen und wie viele wer hat.
mt-12-2 = Niemand kennt die Reihenfolge der Ereignisse, die Vorderseiten der Bergplättchen, die niemand angesehen hat, und was in der Schachtel liegt.
mt-12-3 = Die Vorderseite eines Bergplättchens kennt nur, wer es angesehen hat oder besitzt. Die anderen sehen, welche Plättchen du angesehen hast. Hier merkt sich das Spiel, was du gesehen hast, auch wenn jemand anderes das Plättchen nimmt. Wird es gespielt, sehen es alle.
mt-12-5 = Nach einem Drehen der Scheibe, einem gezogenen Ereignis, einem Blick auf ein Bergplättchen oder der Entscheidung eines anderen Spielers lässt sich kein Zug mehr zurücknehmen.

## MT-13

mt-13 = Die Erweiterung
mt-13-1 = Die Erweiterung hat vier Module. Spielt mit beliebigen davon, einzeln oder zusammen.
mt-13-2 = Mit der Erweiterung liegt das Startplättchen auf einem Rinderfeld, und dessen Rind kommt in die Schachtel. Hier gilt das in jedem Spiel, wenn ihr nichts anderes wählt.

## MT-14

mt-14 = Besondere Siedlungen
mt-14-1 = Alle nehmen die drei besonderen Siedlungen ihrer Farbe: Markt, Tor und Wachturm.
mt-14-2 = Nun sind mehr Siedlungen zu setzen: zu zweit 15, zu dritt 13, zu viert 11. Besondere zählen wie die anderen.
mt-14-3 = Beim Bauen darfst du eine besondere Siedlung statt einer gewöhnlichen setzen, aber nur eine pro Spielzug (auf Wunsch drei).
mt-14-4 = Hast du nur noch besondere Siedlungen, kannst du pro Spielzug nur eine setzen. Weitere kostenlose Siedlungen verfallen, und die Aktion endet mit diesem Feld.
mt-14-5 = Markt und Tor wirken sofort, der Wachturm bis zum Ende des Spiels.
mt-14-6 = Kommen mehrere Siedlungen auf ein Feld, bestimmst du ihre Reihenfolge. Eine besondere Siedlung wirkt nur, wenn sie obenauf liegt; eine verdeckte wirkt nie.
mt-14-7 = Markt: Für jede benachbarte Siedlung, wem auch immer sie gehört, darfst du 1 deiner Waren gegen 1 kleine Ware aus dem Vorrat tauschen. Große Waren darfst du geben, aber nicht nehmen.
mt-14-8 = Tor: Für jede benachbarte gegnerische Siedlung zahlt dir deren Besitzer 1 Silber. Wer nicht alles zahlen kann, gibt, was er hat.
mt-14-9 = Wachturm: Baut ein Gegner auf einem Feld daneben, kostet dieses Feld 1 Ware mehr. Wer baut, wählt eine der abgebildeten Waren, für jeden Wachturm neu. Der Aufschlag fällt einmal pro Feld an; dein eigenes Bauen kostet dich nicht mehr.
mt-14-10 = Für Markt und Tor zählt ein Stapel einmal (auf Wunsch jede Siedlung). Das Startplättchen zählt nicht.
mt-14-11 = Wie viele Siedlungen du setzt, ist vorgegeben; welche und in welcher Reihenfolge von unten nach oben, wählst du. Eine besondere brauchst du nur, wo die gewöhnlichen nicht reichen. Die Siedlungen unter der obersten sind ihr nicht benachbart.
mt-14-12 = Am Markt wird nacheinander getauscht, und du darfst früher aufhören. Das Tor wirkt von selbst. Beide zählen, was in diesem Moment benachbart ist, der Markt auch deine eigenen Siedlungen.

## MT-15

mt-15 = Besondere Landschaftsplättchen
mt-15-1 = Es gibt zwei doppelseitige Plättchen mit vier Seiten: Bighorn Canyon, Granite Peak, Great Falls und Helena.
mt-15-2 = Eine Seite, gewählt oder ausgelost, liegt statt eines gewöhnlichen Plättchens in der Mitte der Karte. Auch sie wird zufällig gedreht.
mt-15-3 = Das Plättchen bringt eigene Regeln mit. Sonst sind seine Felder gewöhnliche Felder.
mt-15-4 = Bighorn Canyon: Auf dem Fluss baut niemand. An jedem seiner Enden berühren ihn drei Sechsecke außerhalb des Plättchens: Wer als Erstes auf einem davon baut, bekommt 5 Silber. Jedes Ende zahlt einmal (auf Wunsch nur eines der beiden); du kannst auch beide bekommen.
mt-15-5 = Granite Peak: Auf jedem See des Plättchens liegt eine Wasserflasche. Im ganzen Spiel nimmst du pro Spielzug nur eine Wasserflasche und wählst, welche; ablehnen kannst du sie nicht. Auch abgeben darfst du pro Spielzug nur eine. Zurückgelassene Flaschen bekommt, wer als Nächstes daneben baut.
mt-15-6 = Great Falls: Die Mitte ist gesperrt. Wer als Erstes neben einem See der Great Falls baut, nimmt die abgebildeten Waren und öffnet die Mitte für alle. Wer dort baut, auch noch in derselben Aktion, setzt insgesamt drei Siedlungen. Auf einem See baut niemand, und auf einem See der Great Falls liegt keine Wasserflasche.
mt-15-7 = Helena: Die Mitte ist gesperrt. Wer als Erstes neben dem Tiefland baut, nimmt die 2 abgebildeten Arbeiter und öffnet die Mitte für alle; die Berge Helenas zu berühren genügt nicht. Die Mitte kostet 5 große Waren, Kupfer und Stein in beliebiger Mischung, und fasst drei Siedlungen. Auf dem Tiefland baut niemand.
mt-15-8 = Die Mitte ist ein einziges Feld: eines der drei einer Bauaktion, mit einem Preis und einem Besitzer. Die Belohnung von Great Falls oder Helena gibt es nur einmal im Spiel.

## MT-16

mt-16 = Ereignisse
mt-16-1 = Die 30 Ereigniskarten werden gemischt und verdeckt neben die Ereignistafel gelegt.
mt-16-2 = Die Ereignistafel hat links und rechts je einen Platz. Beide sind anfangs leer.
mt-16-3 = Zu Beginn des regulären Spielzugs des Startspielers wird die rechte Karte entfernt, die linke rückt nach rechts, und links wird eine neue aufgedeckt.
mt-16-4 = Die rechte Karte gilt für alle bis zum nächsten Wechsel. Die linke zeigt, was als Nächstes kommt.
mt-16-5 = In der ersten Runde gilt kein Ereignis.
mt-16-6 = In einem zusätzlichen Spielzug des Startspielers rücken die Ereignisse nicht weiter.
mt-16-7 = Was ein Ereignis verbietet oder verlangt, gilt für alle. Boni zu Beginn eines Spielzugs kommen von selbst. Angebote darfst du einmal in deinem Spielzug nutzen, als freie Aktion.
mt-16-8 = Jeder Spielzug zählt für sich, auch ein zusätzlicher.
mt-16-9 = Ist der Stapel leer, werden die entfernten Karten zu einem neuen gemischt.
mt-16-10 = Kein Nachschlag: Beim Anwerben darf kein Getreide für weitere Arbeiter gezahlt werden.
mt-16-11 = Geschlossen: Am abgebildeten Ort (einer Produktionsstätte, der Bank oder der Stadt) kann nicht gearbeitet werden.
mt-16-12 = Kein Rinderhandel: Niemand darf mit Rindern handeln. Bergplättchen sind nicht betroffen.
mt-16-13 = Bauen wird teurer: Für jedes Feld, auf dem du baust, zahlst du außerdem die abgebildete Ware. Kostenlose Siedlungen kosten nicht mehr.
mt-16-14 = Hilfe ohne Rinder: Hast du zu Beginn deines Spielzugs keine Rinder, bekommst du 2 Silber.
mt-16-15 = Hilfe ohne Arbeiter: Hast du zu Beginn deines Spielzugs keine Arbeiter, bekommst du 2 Getreide. Dein Lieferant ist kein Arbeiter.
mt-16-16 = Silber lockt: Hast du zu Beginn deines Spielzugs 15 oder mehr Silber, darfst du 1 Arbeiter deiner Wahl nehmen. Ist dein Spielplan voll, geht einer deiner Arbeiter zurück.
mt-16-17 = Arbeiter gesucht: Einmal in deinem Spielzug darfst du 1 / 2 / 3 Arbeiter beliebiger Farben für 4 / 6 / 10 Silber zurückgeben.
mt-16-18 = Arbeit gesucht: Einmal in deinem Spielzug darfst du 1 Silber für den abgebildeten Arbeiter zahlen, wenn es einen gibt. Ist dein Spielplan voll, geht einer deiner Arbeiter zurück.
mt-16-19 = Waren gesucht: Einmal in deinem Spielzug darfst du 1 / 2 / 3 beliebige Waren für 1 / 2 / 4 Silber abgeben. Eine große Ware zählt als eine.
mt-16-20 = Waren im Angebot: Einmal in deinem Spielzug darfst du 1 / 2 der abgebildeten Ware für 2 / 4 Silber kaufen, soweit der Vorrat sie hat.

## MT-17

mt-17 = Goldrausch
mt-17-1 = Die 22 Bergplättchen werden gemischt; auf jeden Berg der Karte kommt verdeckt eines.
mt-17-2 = Die übrigen kommen ungesehen in die Schachtel.
mt-17-3 = Hast du in deinem Spielzug neben Bergen mit Plättchen gebaut, darfst du am Ende alle diese Plättchen ansehen und eines davon nehmen. Alle in diesem Spielzug bebauten Felder zählen zusammen.
mt-17-4 = Die anderen Plättchen kommen verdeckt dorthin zurück, wo sie lagen.
mt-17-5 = Ein Berg ohne Plättchen gibt nichts. Liegt neben deinen neuen Feldern kein Plättchen mehr, bekommst du keines.
mt-17-6 = Du behältst das Plättchen verdeckt und kannst es ab deinem nächsten Spielzug nutzen, auch in einem zusätzlichen, auch viel später.
mt-17-7 = Ein Plättchen zu spielen ist eine freie Aktion. Danach kommt es in die Schachtel.
mt-17-8 = Du darfst mehrere Plättchen in einem Spielzug spielen.
mt-17-9 = Silberader: Nimm 3 Silber.
mt-17-10 = Fund: Nimm 1 der abgebildeten Ware.
mt-17-11 = Viehhändler: Gib 2 Rinder ab und nimm 1 große Ware wie abgebildet. Du brauchst die Rinder, und die Ware muss im Vorrat sein.
mt-17-12 = Goldsucher: Nimm 1 Arbeiter der abgebildeten Farbe. Ist dein Spielplan voll, geht einer deiner Arbeiter zurück.
mt-17-13 = Nicht gespielte Plättchen sind am Ende nichts wert.

## MT-18

mt-18 = Module zusammen
mt-18-1 = Auf der Mitte von Granite Peak liegt kein Bergplättchen.
mt-18-2 = Wer auf der Mitte von Great Falls baut, darf dafür keine Bergplättchen ansehen. Baust du im selben Spielzug auch von außen neben einem ihrer Berge, darfst du das Plättchen dieses Berges ansehen.
mt-18-3 = Dasselbe gilt für Helena.
mt-18-4 = Die Flussfelder des Bighorn Canyon sind keine Berge.
mt-18-5 = Von den drei Siedlungen in der Mitte von Great Falls oder Helena darf höchstens eine besonders sein (wenn die Option nicht drei pro Spielzug erlaubt). Da neben der Mitte keine Siedlung stehen kann, haben besondere dort keine Wirkung.
mt-18-6 = Die Aufschläge von Wachtürmen und einem Ereignis summieren sich.
mt-18-7 = Eine besondere Siedlung zählt überall als Siedlung: an Flussenden, Great Falls und Tiefland, für Wasserflaschen, Rinder, Reihen und Berge.
mt-18-8 = Markt, Stadt, Rinderhandel, Bergplättchen und Ereignisse dürfen alle in einem Spielzug genutzt werden, jedes, wo es erlaubt ist.
mt-18-9 = Sperrt ein Ereignis die Stadt, kann niemand eine Versteigerung eröffnen, und so nimmt auch niemand an einer teil.
