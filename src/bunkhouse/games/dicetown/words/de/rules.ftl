### Dice Town, the rules in the players' words, in German.
### One message per clause of docs/rules/dicetown.md: DT-7.8.1 is dt-7-8-1. What is left out is listed in rules.toml.

## About the game

dicetown-about = Becher schütteln, auf den Tisch knallen und die besten Würfel behalten: Deine Pokerkombination entscheidet, wer Gold schürft, die Bank ausraubt, einkauft, stiehlt, den Stern trägt und das Land bekommt. Und wenn gar nichts klappt, gibt es immer noch Doc Badluck.
dicetown-unofficial = Dies ist eine inoffizielle Umsetzung. Sie steht in keiner Verbindung zu den Verlagen des Spiels.
dicetown-reconstructed = Die Regeln folgen der Anleitung der ersten Ausgabe. Wie viele Besitzrechte es von jedem Wert gibt (hier je fünf), wurde rekonstruiert und lässt sich in der Datendatei korrigieren; wo die Anleitung schweigt, vor allem zur Bestechung des Sheriffs, wurde die Auslegung mit Bedacht gewählt, und manches davon lässt sich durch Optionen ändern.

## DT-1

dt-1 = Spielmaterial
dt-1-1 = Es gibt einen Spielplan, 19 Store-Karten, 25 Besitzrechte, 5 Würfelbecher, 25 Pokerwürfel, 43 Ein-Dollar-Scheine, 30 Goldnuggets und den Sheriffstern.
dt-1-2 = Jeder Würfel zeigt 9, 10, J, Q, K und A: Neun, Zehn, Bube, Dame, König und Ass, vom niedrigsten zum höchsten Wert.
dt-1-3 = Von den 19 Store-Karten sind 13 Aktionskarten (11 verschiedene) und 6 Ausrüstungskarten im Wert von 1, 2, 3, 4, 5 und 8 Punkten.
dt-1-4 = Jedes Besitzrecht ist 1 bis 5 Punkte wert. Hier gibt es von jedem Wert fünf.
dt-1-5 = Store-Karten und Besitzrechte haben verschiedene Rückseiten. So sehen alle, wie viele von jeder Sorte du hältst.
dt-1-6 = Die Straße führt von der Goldmine vorbei an der Bank mit der Postkutsche, dem General Store, dem Saloon, dem Sheriff und der Town Hall bis zu Doc Badluck.

## DT-2

dt-2 = Spielvorbereitung
dt-2-1 = Das Spiel ist für 2 bis 5 Personen. Becher, Würfel und Geld der fehlenden bleiben in der Schachtel, sonst ändert sich nichts.
dt-2-2 = Die Store-Karten werden gemischt und bilden den verdeckten Nachziehstapel. Der Ablagestapel ist leer.
dt-2-3 = Die Besitzrechte werden zu einem verdeckten Stapel gemischt, drei davon werden in einer Reihe aufgedeckt. Das zuerst aufgedeckte wird auch als erstes vergeben.
dt-2-4 = Alle bekommen einen Becher, 5 Würfel und 8 Dollar, aber weder Karten noch Nuggets.
dt-2-5 = Alle 30 Nuggets liegen in der Goldmine.
dt-2-6 = In der Bank liegen 3 Dollar. Die Postkutsche ist leer.
dt-2-7 = Wer am jüngsten ist, wird der erste Sheriff. Wenn nichts anderes gewählt ist, wird der erste Sheriff hier ausgelost.

## DT-3

dt-3 = Ziel des Spiels
dt-3-1 = Werde mit Gold, Dollar, Besitzrechten und anderen nützlichen Dingen die einflussreichste Person der Stadt. Wer am Ende die meisten Punkte hat, gewinnt.

## DT-4

dt-4 = Die Runde
dt-4-1 = Das Spiel verläuft in Runden. Zuerst bauen alle eine Pokerkombination aus fünf Würfeln, dann werden danach die Orte der Stadt einer nach dem anderen abgehandelt.
dt-4-2 = Es gibt keine Züge und keinen Startspieler: Alle bauen gleichzeitig, und die Orte kommen in fester Reihenfolge.
dt-4-3 = Sind alle Orte abgehandelt, wird geprüft, ob das Spiel endet. Wenn nicht, nehmen alle ihre fünf Würfel zurück, und eine neue Runde beginnt.
dt-4-4 = Könnten mehrere im selben Moment handeln, so tun sie es im Uhrzeigersinn, beginnend links vom Sheriff; der Sheriff kommt zuletzt.

## DT-5

dt-5 = Phase I: die Kombination bauen
dt-5-1 = Alle, deren Kombination noch nicht fertig ist, schütteln gleichzeitig alle ihre übrigen Würfel (anfangs fünf) und knallen den Becher darüber auf den Tisch.
dt-5-2 = Schau heimlich unter deinen Becher, lass die Würfel liegen, die du behältst, und nimm die anderen zurück. Niemand sieht, wie viele oder welche du behältst, bevor alle gewählt haben.
dt-5-3 = Einen Würfel zu behalten ist der Normalfall und kostet nichts.
dt-5-4 = Du darfst mehr behalten, sogar alle geworfenen, wenn du es bezahlen kannst: 1 Dollar für jeden Würfel nach dem ersten.
dt-5-5 = Du darfst auch gar keinen Würfel behalten. Das kostet 1 Dollar.
dt-5-6 = Die Preise sind also: kein Würfel 1 Dollar, einer nichts, zwei 1 Dollar, drei 2 Dollar, vier 3 Dollar, fünf 4 Dollar.
dt-5-7 = Was du nicht bezahlen kannst, kannst du nicht wählen, es sei denn, du hast Revolverheld: Dann musst du ihn bei diesem Aufdecken spielen. Ohne Geld und ohne Revolverheld musst du genau einen Würfel behalten.
dt-5-8 = Hier würfelt das Spiel für alle und zeigt dir nur deine eigenen Würfel. Die anderen sehen, dass du gewählt hast, aber nicht was; du darfst deine Wahl zurücknehmen, bis die letzte getroffen ist. Dann werden alle behaltenen Würfel zugleich aufgedeckt. Nicht behaltene Würfel werden nie gezeigt.
dt-5-9 = Alle heben gleichzeitig die Becher. Zuerst darf der Reihe nach, wer etwas zu zahlen hat, Revolverheld spielen (und muss es, wenn das Geld fehlt); dann zahlen die übrigen gemeinsam, und das Geld kommt in die Postkutsche. Danach dürfen alle, die Würfel aufgedeckt haben, der Reihe nach Falschspieler spielen, bis alle hintereinander gepasst haben. Zuletzt werden die behaltenen Würfel endgültig beiseitegelegt.
dt-5-10 = Hebt Gesucht deinen Revolverheld auf und kannst du nicht zahlen, so behältst du genau so viele der gewählten Würfel, wie dein Geld erlaubt (einen mehr, als du Dollar hast); du bestimmst, welche, und würfelst mit den anderen weiter. Hattest du keinen behalten, musst du einen Würfel des Wurfs kostenlos behalten. Wer zahlen kann, zahlt einfach den ganzen Preis.
dt-5-11 = Solange niemand fünf Würfel beiseitegelegt hat, würfeln alle mit ihren übrigen Würfeln weiter.
dt-5-12 = Sobald jemand fünf Würfel hat und jemand anderes nicht, würfeln alle mit unfertiger Kombination noch einmal mit allen übrigen Würfeln: der letzte Wurf.
dt-5-13 = Den letzten Wurf musst du behalten, wie er fällt.
dt-5-14 = Der letzte Wurf ist kostenlos, egal mit wie vielen Würfeln.
dt-5-15 = Wer am letzten Wurf beteiligt war, darf darauf noch Falschspieler spielen.
dt-5-16 = Werden alle beim selben Aufdecken fertig, gibt es keinen letzten Wurf.
dt-5-17 = Phase I endet, wenn alle fünf Würfel beiseitegelegt haben. Zahlt niemand, ist das nach fünf Würfen.
dt-5-18 = Wird dein Revolverheld aufgehoben und hast du den zweiten, darfst du ihn sofort spielen, und du musst es, wenn du nicht zahlen kannst.

## DT-6

dt-6 = Pokerkombinationen
dt-6-1 = Von der stärksten zur schwächsten: Fünfling, Vierling, Full House (drei und zwei), Straße, Drilling, zwei Paare, ein Paar, höchste Karte. Einen Flush gibt es nicht.
dt-6-2 = Eine Straße ist 9-10-J-Q-K oder 10-J-Q-K-A. Über Eck geht sie nicht.
dt-6-3 = Bei gleichen Kombinationen gewinnen die höheren Seiten: Vier Könige schlagen vier Buben.
dt-6-4 = Beim Full House werden zuerst die Drillinge verglichen, nur bei deren Gleichheit die Paare: J-J-J-9-9 schlägt 10-10-10-A-A.
dt-6-5 = Die Straße mit dem Ass schlägt die ohne.
dt-6-6 = Zwei Paare: erst das höhere Paar, dann das niedrigere, dann der fünfte Würfel. Ein Paar, Drilling, Vierling: erst die Kombination, dann die übrigen Würfel von oben nach unten. Höchste Karte: Würfel für Würfel von oben nach unten.
dt-6-8 = Nur Kombinationen aus genau denselben Seiten sind gleich. Dann entscheidet der Sheriff.

## DT-7

dt-7 = Phase II: die Stadt
dt-7-0a = Die Orte werden in dieser Reihenfolge abgehandelt: Goldmine, Bank, Postkutsche, General Store, Saloon, Sheriff, Town Hall, Doc Badluck. Jeder wird beendet, bevor der nächste beginnt.
dt-7-0b = Goldmine, Bank, General Store, Saloon und Sheriff gehen an die Person mit den meisten Neunen, Zehnen, Buben, Damen und Königen. Hat niemand die Seite, besucht in dieser Runde niemand den Ort.
dt-7-0c = Du kannst in einer Runde mehrere Orte gewinnen.
dt-7-0d = Haben mehrere gleich viele, entscheidet der Sheriff, wer von ihnen gewinnt.
dt-7-0e = Besuche sind Pflicht: Wer gewinnt, führt alles Mögliche aus.
dt-7-0f = Du hast in dieser Runde etwas gewonnen, sobald du ein Nugget oder einen Dollar von einem Ort oder einer Karte, eine Store-Karte, ein Besitzrecht, eine Karte aus dem Saloon, den Sheriffstern oder eine Bestechung bekommst, auch wenn du es wieder verlierst. Wer etwas gewonnen hat, darf nicht zu Doc Badluck.
dt-7-0g = Kein Gewinn ist: einen Ort zu gewinnen, der nichts einbringt, mit Revolverheld Geld zu sparen, eigene Karten vom Dieb zurückzubekommen, auf ein Angebot zu verzichten, jemanden ohne Bezahlung zu wählen oder Sheriff zu bleiben, ohne die Könige gewonnen zu haben. Ein behaltener Zitter-Joe ist ein Gewinn, auch wenn er aufgehoben wird oder kein Geld findet.
dt-7-1 = Goldmine: Wer die meisten Neunen hat, nimmt für jede 1 Nugget, soweit welche da sind. Davor darf Dynamit gespielt werden. Jedes Nugget zählt am Ende 1 Punkt.
dt-7-2 = Bank: Wer die meisten Zehnen hat, nimmt alles Geld aus der Bank, nicht aber das in der Postkutsche. Danach dürfen die anderen Fifty-Fifty spielen. Je 2 Dollar zählen am Ende 1 Punkt. Eine leere Bank ist kein Gewinn. Hat niemand eine Zehn, bleibt das Geld liegen.
dt-7-3 = Postkutsche: Niemand besucht sie. Ihr Geld kommt nach dem Raub in die Bank; was für Würfel bezahlt wird, kann also frühestens in der nächsten Runde geraubt werden.
dt-7-4 = General Store: Wer die meisten Buben hat, zieht für jeden eine Store-Karte, sieht sie heimlich an, behält genau eine und legt die anderen verdeckt ab. Davor darf Auf Pump gespielt werden.
dt-7-4a = Geht der Nachziehstapel beim Ziehen aus, wird der Ablagestapel zu einem neuen gemischt und weitergezogen. Reicht auch das nicht, ziehst du weniger.
dt-7-4b = In der ersten Runde findet der General Store zweimal statt: ziehen, eine behalten, den Rest ablegen, dann mit ebenso vielen Karten noch einmal. Auf Pump darf beide Male gespielt werden. Hat niemand einen Buben, entfällt das.
dt-7-4c = Behältst du Zitter-Joe, wird er sofort gespielt, vor allem anderen, auch vor einem zweiten Ziehen. Die nicht behaltenen Karten sind dann schon abgelegt.
dt-7-5 = Saloon: Wer die meisten Damen hat, wählt eine andere Person, nimmt für jede Dame eine Karte aus deren Hand, sieht sie an, behält genau eine und gibt die anderen zurück. Davor darf die Karte Die Mädchen gespielt werden.
dt-7-5a = Der Dieb bestimmt, wie viele Store-Karten und wie viele Besitzrechte er nimmt; welche, ist Zufall. Hat das Opfer weniger Karten, als es Damen sind, werden alle genommen.
dt-7-5b = Das Opfer muss mindestens eine Karte auf der Hand haben. Hat niemand eine, geschieht nichts, und nichts ist gewonnen; ebenso beim zweiten Diebstahl mit der Karte Die Mädchen.
dt-7-5c = Eingezäunte Besitzrechte liegen auf dem Tisch und können nicht gestohlen werden.
dt-7-5d = Ausrüstung kann wie Aktionskarten gestohlen werden, und auch in derselben Runde gewonnene Karten.
dt-7-5e = Welche Karten genommen, behalten und zurückgegeben wurden, wissen nur Dieb und Opfer. Die anderen sehen die Rückseiten.
dt-7-6 = Sheriff: Wer die meisten Könige hat, wird Sheriff. Hat niemand einen König, bleibt der Sheriff. Bei Gleichstand entscheidet der alte Sheriff. Bevor der Stern wechselt, darf Marshal gespielt werden.
dt-7-6a = Sobald der Stern gewechselt hat, entscheidet der neue Sheriff alle Gleichstände, also schon den in der Town Hall dieser Runde.
dt-7-6b = Wer am Spielende den Stern hat, bekommt 5 Punkte.
dt-7-6c = Gewinnt der Sheriff selbst die Könige, behält er den Stern, und das zählt als Gewinn. Marshal darf dann nicht gespielt werden.
dt-7-7 = Town Hall: Die beste Pokerkombination gewinnt das erste offene Besitzrecht und für jedes ihrer Asse ein weiteres, der Reihe nach, aber höchstens so viele, wie offen liegen. Davor darf Korruption gespielt werden.
dt-7-7a = Jedes Ass der fünf Würfel zählt, auch wenn es nicht zur Kombination gehört. Die Asse der anderen sind hier nichts wert.
dt-7-7b = Übrige Besitzrechte der Reihe kommen in ihrer Reihenfolge unter den Stapel, und drei neue werden aufgedeckt. Gibt es nicht mehr genug, ist die Reihe kürzer.
dt-7-7c = Eine beste Kombination gibt es immer. So wird jede Runde mindestens ein Besitzrecht vergeben, und das Spiel dauert höchstens 25 Runden.
dt-7-7d = Besitzrechte kommen auf die Hand. Am Ende zählen sie ihre aufgedruckten Punkte.
dt-7-8 = Doc Badluck: Wer in dieser Runde nichts gewonnen hat, darf ihn besuchen. Der Sheriff bestimmt, wer zuerst, wer als Nächstes geht und so weiter. Ganz zu Beginn darf das Elixier gespielt werden. Was Besucher bekommen oder geben, ändert nichts daran, wer ihn besuchen darf.
dt-7-8-1 = Wer ihn besucht, nutzt eine einzige Trostaktion, für die mindestens ein eigener Würfel die Seite zeigt; mehr solche Würfel bringen nichts. Eine Aktion, die nichts ändern würde, kann nicht gewählt werden, und du darfst auch verzichten.
dt-7-8-2 = Mit 9 oder 10, Stacheldraht: Leg zwei Besitzrechte deiner Hand offen vor dich. Sie sind eingezäunt und können nicht mehr gestohlen werden, zählen aber wie alle anderen. Hast du nur eines, zäunst du dieses ein.
dt-7-8-3 = Mit J oder Q, ein Einkauf: Nimm die oberste Karte des Store-Stapels, von den anderen ungesehen. Zitter-Joe wird sofort gespielt.
dt-7-8-4 = Mit K, kleine Razzia: Alle anderen geben dir je 2 Dollar.
dt-7-8-5 = Mit A, große Razzia: Alle anderen geben dir je 1 Nugget.
dt-7-8-6 = Wer weniger hat, gibt, was da ist.
dt-7-8-7 = Hattest du die meisten Zehnen, war aber die Bank leer und hast du sonst nichts gewonnen, darfst du zum Doc. War dein einziger Gewinn eine Store-Karte, die dir sofort gestohlen wurde, darfst du nicht.
dt-7-8-8 = Zu viert und zu fünft sind Besuche beim Doc häufig, mit weniger Leuten selten. So ist es gedacht.

## DT-8

dt-8 = Gleichstände und die Gunst des Sheriffs
dt-8-1 = Der Sheriff entscheidet jeden Gleichstand, um die meisten Würfel einer Seite und um gleiche beste Kombinationen. Er wählt frei unter den Beteiligten und darf auch sich selbst wählen.
dt-8-2 = Gleichstände bis zu den Königen entscheidet der Sheriff, der zu Beginn von Phase II im Amt ist; Town Hall, Reihenfolge bei Doc Badluck und Gleichstand am Spielende entscheidet, wer danach den Stern hat.
dt-8-3 = Die Beteiligten dürfen mit Angeboten von Nuggets, Karten oder Dollar um die Gunst des Sheriffs werben.
dt-8-4 = Ein Angebot besteht aus beliebig vielen Dollar, Nuggets und Karten deiner Hand oder aus nichts. Du musst alles in diesem Moment haben; eingezäunte Besitzrechte sind ausgeschlossen. Versprechen binden niemanden.
dt-8-5 = Alle Beteiligten außer dem Sheriff machen verdeckt ein Angebot; dann werden alle aufgedeckt, die Vorderseiten der Karten aber nur dem Sheriff. Hat keiner von ihnen etwas zu bieten, entfällt das. Der Sheriff entscheidet oder verlangt einmal mehr: Dann dürfen alle ihr Angebot erhöhen, nie senken, und der Sheriff muss entscheiden. Hat die gewählte Person etwas geboten, nimmt er es an oder verzichtet; ein angenommenes Angebot wird sofort bezahlt, noch vor dem Ort. Die anderen Angebote verfallen.
dt-8-6 = Der Sheriff muss nicht das beste Angebot wählen und schuldet niemandem eine Erklärung.
dt-8-7 = Für die Reihenfolge bei Doc Badluck und den Gleichstand am Spielende gibt es keine Angebote.
dt-8-8 = Sonst darf nicht gehandelt und nichts verschenkt werden.
dt-8-9 = Ein Gleichstand um die Zehnen bei leerer Bank oder um die Damen, wenn niemand eine Karte auf der Hand hat, geht um nichts: Niemand besucht den Ort, und es gibt keine Angebote.
dt-8-11 = Eine als Bestechung genommene Karte gehört sofort dem Sheriff und darf schon an diesem Ort gespielt werden. Wer sie gab, kann sie nicht mehr spielen, aber ein Dieb darf sie zurückstehlen.

## DT-9

dt-9 = Die Store-Karten
dt-9-1 = Store-Karten bleiben geheim auf deiner Hand, bis du sie spielst. Es gibt kein Handlimit.
dt-9-2 = Eine Aktionskarte spielst du nur in ihrem Moment und nur, wenn du willst; außer Zitter-Joe, der sofort gespielt wird, und einem Revolverheld, an den du gebunden bist. Beim Spielen nennst du alles, was sie braucht.
dt-9-3 = Nach jeder Aktionskarte darf jemand anderes Gesucht spielen. Dann kommt die Karte, mit Gesucht, falls gespielt, verdeckt auf den Ablagestapel und wirkt, wenn sie nicht aufgehoben wurde.
dt-9-4 = Eine Karte, die nichts ändern würde, darf nicht gespielt werden.
dt-9-5 = Eine gerade gewonnene Karte kann erst bei der nächsten Gelegenheit benutzt werden. Bei derselben Gelegenheit darfst du mehrere Karten nacheinander spielen.
dt-9-6 = Wann welche Karte gespielt wird: Revolverheld vor dem Zahlen; Falschspieler nach dem Zahlen und nach dem letzten Wurf; Dynamit vor dem Nehmen der Nuggets; Fifty-Fifty nach dem Raub; Auf Pump vor dem Ziehen; Zitter-Joe sofort; Die Mädchen vor dem Diebstahl; Marshal, bevor der Stern wechselt; Korruption vor dem Nehmen der Besitzrechte; das Elixier vor den Besuchen beim Doc; Gesucht nach jeder anderen Karte.
dt-9-7 = Nicht gespielt werden können also: Revolverheld, wenn nichts zu zahlen ist; Falschspieler auf die Seite, die der Würfel schon zeigt; Dynamit, wenn die Mine nicht mehr Nuggets hat, als du Neunen hast; Fifty-Fifty bei weniger als 2 Dollar Beute; Die Mädchen, wenn die anderen zusammen weniger als zwei Karten halten; Marshal, wenn der Sheriff die Könige gewonnen hat oder niemand einen hat; Korruption bei leerem Stapel; das Elixier, wenn dir keine Trostaktion offensteht.
dt-9-10 = Auf Pump (1 Karte): Spiel sie im General Store vor dem ersten Ziehen. Du führst den General Store zweimal hintereinander aus: ziehen, eine behalten, ablegen, und noch einmal.
dt-9-11 = Die Mädchen (1 Karte): Spiel sie im Saloon vor dem ersten Diebstahl. Du stiehlst zweimal hintereinander, bei derselben Person oder bei zwei verschiedenen.
dt-9-12 = Revolverheld (2 Karten): Spiel ihn, wenn du Würfel aufdeckst. Du zahlst bei diesem Aufdecken nichts, egal wie viele du behältst, auch bei keinem.
dt-9-13 = Falschspieler (2 Karten): Spiel ihn, wenn du Würfel aufdeckst. Dreh einen der gerade aufgedeckten Würfel auf eine beliebige Seite. Früher beiseitegelegte Würfel können nicht gedreht werden.
dt-9-14 = Korruption (1 Karte): Spiel sie, wenn du die Town Hall gewinnst. Nach deinen Besitzrechten der Reihe bekommst du noch das oberste des Stapels, ohne es zu zeigen.
dt-9-15 = Dynamit (1 Karte): Spiel es, wenn du die Goldmine gewinnst. Du nimmst doppelt so viele Nuggets, soweit die Mine sie hergibt.
dt-9-16 = Zitter-Joe (1 Karte): Spiel ihn sofort, wenn du ihn bekommst. Jemand deiner Wahl gibt dir 4 Dollar, oder alle, wenn es weniger sind. Hat sonst niemand Geld, wird Joe einfach abgelegt.
dt-9-17 = Marshal (1 Karte): Alle, auch der Sheriff selbst, dürfen ihn spielen, wenn jemand anderes die Könige gewonnen hat. Der alte Sheriff bleibt Sheriff.
dt-9-18 = Fifty-Fifty (1 Karte): Spiel sie, wenn jemand anderes die Bank ausraubt. Du bekommst die halbe Beute, abgerundet.
dt-9-19 = Gesucht (1 Karte): Spiel sie, wenn jemand anderes eine Store-Karte spielt. Deren Wirkung wird aufgehoben, beide Karten werden abgelegt. Gesucht selbst kann nicht aufgehoben werden.
dt-9-20 = Doc Badlucks Elixier (1 Karte): Spiel es vor den Besuchen bei Doc Badluck. Du darfst zu ihm, obwohl du etwas gewonnen hast. Einen zweiten Besuch gibt es dafür nicht.
dt-9-21 = Ausrüstung (6 Karten: 1, 2, 3, 4, 5, 8): wird nie gespielt. Sie bleibt geheim auf der Hand und zählt am Ende ihre aufgedruckten Punkte.

## DT-10

dt-10 = Spielende
dt-10-1 = Das Spiel endet am Ende einer Runde, in der die Goldmine leer geworden ist oder alle Besitzrechte vergeben sind. Die Runde wird immer zu Ende gespielt.
dt-10-2 = Alle Karten werden gezeigt. Du bekommst 1 Punkt je Nugget, 1 Punkt je 2 Dollar (abgerundet), 5 Punkte für den Sheriffstern und die aufgedruckten Punkte deiner Ausrüstung und deiner Besitzrechte, eingezäunt oder nicht. Aktionskarten zählen nichts, ebenso das Geld in Bank und Postkutsche.
dt-10-3 = Wer die meisten Punkte hat, gewinnt.
dt-10-4 = Bei Gleichstand gewinnt, wer mehr Besitzrechte hat, eingezäunt oder nicht.
dt-10-5 = Ist auch das gleich, bestimmt der Sheriff unter diesen den Sieger und darf sich selbst wählen.
dt-10-6 = Die weiteren Plätze gehen nach Punkten, dann nach Besitzrechten; wer in beidem gleich ist, teilt sich den Platz.

## DT-12

dt-12 = Was bekannt ist
dt-12-1 = Alle sehen: die beiseitegelegten Würfel und wie viele noch fehlen; Dollar und Nuggets; wie viele Store-Karten und Besitzrechte jede Person hält; eingezäunte Besitzrechte und die offene Reihe; die Größe aller Stapel; das Geld in Postkutsche und Bank; die Mine; wer Sheriff ist; wer etwas gewonnen hat; Karten, wenn sie gespielt werden; gezahlte Preise; und Angebote, nicht aber die Vorderseiten der gebotenen Karten.
dt-12-2 = Nur du kennst deinen Wurf, deine Wahl bis zum Aufdecken, deine Karten, die im General Store gezogenen Karten und das Besitzrecht aus Korruption. Gestohlene Karten kennen Dieb und Opfer, gebotene die bietende Person und der Sheriff.
dt-12-3 = Wer ein gutes Gedächtnis hat, weiß mehr: welche Besitzrechte aus der Reihe gewonnen wurden, welche unter dem Stapel liegen und in welcher Reihenfolge, und welche Store-Karten schon gespielt sind. Hier darfst du es nachsehen, aber nie mehr, als dir gezeigt wurde.
dt-12-4 = Niemand kennt die Reihenfolge des Store-Stapels und der Besitzrechte über denen, die unter den Stapel kamen.
dt-12-6 = Der Zufall entscheidet nur das Mischen der Karten, den ersten Sheriff (wenn nichts anderes vereinbart ist), jeden Wurf und welche Karten der gewählten Sorten ein Dieb zieht.

## DT-16

dt-16 = Optionen
dt-16-1 = Alle fünf Würfel zählen (üblich): Sonst werden nur die Würfel der Kombination verglichen, bei Straße und höchster Karte nur der höchste.
dt-16-2 = Der Dieb wählt die Kartensorten (üblich): Sonst werden die Karten blind aus der ganzen Hand gezogen.
dt-16-3 = Angebote an den Sheriff: verdeckt (üblich); offen, wobei die Beteiligten reihum erhöhen oder passen, bis alle gepasst haben; oder gar keine.
dt-16-4 = Alle dürfen bieten: Auch Unbeteiligte dürfen etwas dafür bieten, dass eine bestimmte beteiligte Person gewählt wird. Jedes Angebot zugunsten der gewählten Person nimmt der Sheriff an, oder er verzichtet.
dt-16-5 = Angebote aus der Beute: Bei Gleichstand um Bank und Goldmine darfst du auch einen Teil dessen bieten, was du gleich gewinnst. Gezahlt wird, wenn der Ort beendet ist; wer dann zu wenig hat, zahlt, was da ist.
dt-16-6 = Ob für den Sheriff eine Bestechung und ob das erneute Gewinnen der Könige als Gewinn zählt; üblich ist beides.
dt-16-7 = Geld und Gold sind offen (üblich): Sonst siehst du nur, wie sie sich bewegen.
dt-16-8 = Karten zusammen mit den Würfeln: Revolverheld und Falschspieler werden heimlich mit den Würfeln gewählt und können nicht auf Aufgedecktes antworten. Beim letzten Wurf sehen alle erst ihre eigenen Würfel und wählen dann Falschspieler oder nichts.
dt-16-9 = Der erste Sheriff wird ausgelost (üblich), ist die jüngste Person oder sitzt auf dem ersten Platz.
