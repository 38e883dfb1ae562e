### Dice Town, its messages in German: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats, $victims, $takers … are lists of names; $card, $location, $type, $consolation and
### $face are phrases from this file; $faces are dice as they fell (9 9 J), $old and $new the faces of one die.
### All of these stay in the nominative; players are addressed by „du“, buttons are infinitives.

dicetown-title = Dice Town
dicetown-name = Dice Town
dicetown-line = Pokerwürfel unterm Becher, die ganze Straße als Einsatz.

## What happens: the round

dicetown-event-sheriff-named = { $seat } steckt sich den Stern an und ist der erste Sheriff.
dicetown-event-claim-turned = In der Town Hall wird aufgedeckt: { $card }.
dicetown-event-round-began = Runde { $round } beginnt.
dicetown-event-cup-slammed =
    { $dice ->
        [one] { $seat } knallt den Becher auf den Tisch, darunter 1 Würfel.
       *[other] { $seat } knallt den Becher auf den Tisch, darunter { $dice } Würfel.
    }
dicetown-event-roll-seen = Unter deinem Becher: { $faces }.
dicetown-event-last-roll-began =
    { $count ->
        [one] Letzter Wurf: { $seats } würfelt noch einmal, kostenlos, und behält, was fällt.
       *[other] Letzter Wurf: { $seats } würfeln noch einmal, kostenlos, und behalten, was fällt.
    }
dicetown-event-last-roll-fell = { $seat } würfelt { $faces }.
dicetown-event-dice-chosen = Du behältst { $faces }.
dicetown-event-dice-committed = { $seat } hat gewählt.
dicetown-event-dice-revealed =
    { $dice ->
        [0] { $seat } behält keinen Würfel, für { $price } Dollar.
       *[other] { $price ->
            [0] { $seat } behält { $faces }.
           *[other] { $seat } behält { $faces } für { $price } Dollar.
        }
    }
dicetown-event-dice-trimmed = { $seat } kann nicht alle Würfel bezahlen und behält nur { $faces }.
dicetown-event-price-paid = { $seat } zahlt { $dollars } Dollar in die Postkutsche.

## What happens: cards

dicetown-event-card-played = { $seat } spielt { $card }.
dicetown-event-die-turned = { $seat } will einen Würfel von { $old } auf { $new } drehen.
dicetown-event-joe-played = { $seat } schickt Zitter-Joe zu { $givers }.
dicetown-event-joe-shown = { $seat } stößt auf Zitter-Joe und muss die Karte sofort spielen.
dicetown-event-joe-in-vain = Sonst hat niemand Geld: { $seat } legt Zitter-Joe einfach ab.
dicetown-event-card-cancelled = { $seat } spielt Gesucht und hebt die Karte von { $others } auf: { $card }.
dicetown-event-dollars-given = { $seat } gibt { $takers } { $dollars } Dollar.
dicetown-event-nuggets-given =
    { $nuggets ->
        [one] { $seat } gibt { $takers } 1 Nugget.
       *[other] { $seat } gibt { $takers } { $nuggets } Nuggets.
    }

## What happens: the town

dicetown-event-nobody-visits = { $location }: In dieser Runde kommt niemand.
dicetown-event-tie-for-nothing = { $location }: Gleichstand ({ $seats }), aber es gibt nichts zu gewinnen.
dicetown-event-location-visited = { $location }: { $seat } gewinnt.
dicetown-event-nuggets-taken =
    { $nuggets ->
        [one] { $seat } nimmt 1 Nugget
       *[other] { $seat } nimmt { $nuggets } Nuggets
    }; { $left ->
        [0] die Mine ist leer.
        [one] in der Mine bleibt 1.
       *[other] in der Mine bleiben { $left }.
    }
dicetown-event-bank-robbed =
    { $dollars ->
        [0] { $seat } findet die Bank leer vor.
       *[other] { $seat } raubt die Bank aus: { $dollars } Dollar.
    }
dicetown-event-stagecoach-unloaded =
    { $dollars ->
        [0] Die Postkutsche kommt leer an.
       *[other] Die Postkutsche bringt { $dollars } Dollar zur Bank.
    }
dicetown-event-store-reshuffled =
    { $cards ->
        [one] Die einzige abgelegte Store-Karte wird zum neuen Nachziehstapel.
       *[other] Die { $cards } abgelegten Store-Karten werden zu einem neuen Nachziehstapel gemischt.
    }
dicetown-event-store-card-drawn = { $seat } zieht eine Store-Karte.
dicetown-event-store-card-seen = Du ziehst { $card }.
dicetown-event-store-card-kept =
    { $discarded ->
        [0] { $seat } behält die Karte.
        [one] { $seat } behält eine Karte und legt die andere ab.
       *[other] { $seat } behält eine Karte und legt { $discarded } ab.
    }
dicetown-event-kept-card-seen = Du behältst { $card }.
dicetown-event-nothing-to-steal = { $seat } findet niemanden mit einer Karte zum Stehlen.
dicetown-event-cards-grabbed =
    { $seat } bestiehlt { $victims }{ $store ->
        [0] { "" }
        [one] { " · " }1 Store-Karte
       *[other] { " · " }{ $store } Store-Karten
    }{ $claims ->
        [0] { "" }
        [one] { " · " }1 Besitzrecht
       *[other] { " · " }{ $claims } Besitzrechte
    }{ $blind ->
        [0] { "" }
        [one] { " · " }1 Karte, blind gezogen
       *[other] { " · " }{ $blind } Karten, blind gezogen
    }
dicetown-event-card-taken = { $seat } nimmt { $victims } eine Karte weg: { $type }.
dicetown-event-stolen-card-seen = { $seat } hat { $victims } diese Karte weggenommen: { $card }.
dicetown-event-loot-kept =
    { $returned ->
        [0] { $seat } behält die gestohlene Karte ({ $type }) von { $victims }.
        [one] { $seat } behält eine Karte ({ $type }) und gibt { $victims } die andere zurück.
       *[other] { $seat } behält eine Karte ({ $type }) und gibt { $victims } { $returned } zurück.
    }
dicetown-event-loot-seen = { $seat } hat diese Karte von { $victims } behalten: { $card }.
dicetown-event-sheriff-stayed = { $seat } bleibt Sheriff.
dicetown-event-badge-moved = { $seat } ist der neue Sheriff.
dicetown-event-claim-won = { $seat } bekommt: { $card }.
dicetown-event-secret-claim-won = { $seat } nimmt heimlich noch das oberste Besitzrecht vom Stapel.
dicetown-event-secret-claim-seen = Das Besitzrecht vom Stapel: { $card }.
dicetown-event-claims-put-under =
    { $claims ->
        [one] Das übrige Besitzrecht kommt unter den Stapel.
       *[other] Die { $claims } übrigen Besitzrechte kommen unter den Stapel.
    }

## What happens: ties

dicetown-event-tie-held = { $location }: Gleichstand ({ $seats }). Der Sheriff entscheidet.
dicetown-event-offer-written = { $seat } hat sich das Angebot überlegt.
dicetown-event-offer-shown =
    Angebot von { $seat }{ $dollars ->
        [0] { $nuggets ->
            [0] { $store ->
                [0] { $claims ->
                    [0] { " · nichts" }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { " · " }{ $dollars } Dollar
    }{ $nuggets ->
        [0] { "" }
        [one] { " · " }1 Nugget
       *[other] { " · " }{ $nuggets } Nuggets
    }{ $store ->
        [0] { "" }
        [one] { " · " }1 Store-Karte
       *[other] { " · " }{ $store } Store-Karten
    }{ $claims ->
        [0] { "" }
        [one] { " · " }1 Besitzrecht
       *[other] { " · " }{ $claims } Besitzrechte
    }
dicetown-event-offer-meant-for = Das Angebot von { $seat } gilt, wenn der Sheriff { $others } wählt.
dicetown-event-offered-card-seen = Im Angebot von { $seat } ist diese Karte: { $card }.
dicetown-event-more-asked = Sheriff { $seat } verlangt mehr.
dicetown-event-favoured = { $location }: Der Sheriff wählt { $seat }.
dicetown-event-offer-waived = Der Sheriff verzichtet auf das Angebot von { $seat }.
dicetown-event-bribe-agreed = Der Sheriff nimmt das Angebot von { $seat } an; bezahlt wird aus der Beute.
dicetown-event-bribe-paid =
    { $seat } besticht Sheriff { $takers }{ $dollars ->
        [0] { $nuggets ->
            [0] { $store ->
                [0] { $claims ->
                    [0] { " · nichts" }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { " · " }{ $dollars } Dollar
    }{ $nuggets ->
        [0] { "" }
        [one] { " · " }1 Nugget
       *[other] { " · " }{ $nuggets } Nuggets
    }{ $store ->
        [0] { "" }
        [one] { " · " }1 Store-Karte
       *[other] { " · " }{ $store } Store-Karten
    }{ $claims ->
        [0] { "" }
        [one] { " · " }1 Besitzrecht
       *[other] { " · " }{ $claims } Besitzrechte
    }
dicetown-event-bribe-card-seen = { $takers } bekommt von { $seat }: { $card }.

## What happens: Doc Badluck and the end

dicetown-event-no-consolation = Doc Badluck hat nichts für { $seat }.
dicetown-event-consolation-declined = { $seat } geht nicht zu Doc Badluck.
dicetown-event-consolation-chosen = Doc Badluck tröstet { $seat }: { $consolation }.
dicetown-event-claim-fenced = { $seat } zieht Stacheldraht um diese Karte: { $card }.
dicetown-event-card-laid-open = { $seat } zeigt { $card }.
dicetown-event-points-counted =
    { $seat } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
dicetown-event-winner-named = Völliger Gleichstand: Der Sheriff spricht { $seat } den Sieg zu.
dicetown-event-game-ended =
    { $seats } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

## What a player is asked

dicetown-ask-first-sheriff = Wer ist am jüngsten? Diese Person wird der erste Sheriff.
dicetown-ask-keep = Dein Wurf: { $faces }. Welche Würfel behältst du? Einer ist frei, jeder weitere kostet 1 Dollar, und gar keiner auch (du hast { $dollars } Dollar).
dicetown-ask-plan = Du behältst { $faces }. Welche Karten legst du zu den Würfeln?
dicetown-ask-quick-draw = Bevor du zahlst: Mit Revolverheld wäre dieses Aufdecken kostenlos.
dicetown-ask-trim = Dein Revolverheld ist aufgehoben. Wähle die Würfel, die du bezahlen kannst.
dicetown-ask-cheater = Mit Falschspieler könntest du einen der gerade aufgedeckten Würfel drehen.
dicetown-ask-dynamite = Das Gold gehört dir. Dynamit würde es verdoppeln.
dicetown-ask-credit = Der General Store gehört dir. Auf Pump könntest du zweimal einkaufen.
dicetown-ask-girls = Der Saloon gehört dir. Mit der Karte Die Mädchen könntest du zweimal stehlen.
dicetown-ask-corruption = Die Town Hall gehört dir. Korruption brächte dir noch ein geheimes Besitzrecht.
dicetown-ask-fifty-fifty = Die Bank ist ausgeraubt. Fifty-Fifty brächte dir die halbe Beute.
dicetown-ask-marshal = Der Stern soll wechseln. Mit Marshal bliebe der alte Sheriff im Amt.
dicetown-ask-elixir = Du hast in dieser Runde schon etwas bekommen. Mit dem Elixier dürftest du trotzdem zu Doc Badluck.
dicetown-ask-wanted = { $card } wurde gespielt. Gesucht würde die Karte aufheben.
dicetown-ask-joe = Zitter-Joe will 4 Dollar. Von wem?
dicetown-ask-keep-card = Welche Karte behältst du? Die anderen werden abgelegt.
dicetown-ask-victim = Wen bestiehlst du?
dicetown-ask-grab = Dein Opfer hat { $store ->
        [one] 1 Store-Karte
       *[other] { $store } Store-Karten
    } und { $claims ->
        [one] 1 Besitzrecht
       *[other] { $claims } Besitzrechte
    } auf der Hand. Wie viele nimmst du von jeder Sorte?
dicetown-ask-keep-loot = Welche gestohlene Karte behältst du? Die anderen gehen zurück.
dicetown-ask-offer-dollars = { $location }: Du kannst um die Gunst des Sheriffs werben. Wie viele Dollar bietest du?
dicetown-ask-offer-nuggets = { $location }: Wie viele Nuggets bietest du?
dicetown-ask-offer-cards = { $location }: Leg Karten zu deinem Angebot oder schließ es ab.
dicetown-ask-offer-for = { $location }: Wen soll der Sheriff für dein Angebot wählen?
dicetown-ask-decide = { $location }: Du entscheidest, Sheriff. Wer gewinnt den Gleichstand?
dicetown-ask-bribe =
    Nimmst du dieses Angebot an, Sheriff?{ $dollars ->
        [0] { "" }
       *[other] { " · " }{ $dollars } Dollar
    }{ $nuggets ->
        [0] { "" }
        [one] { " · " }1 Nugget
       *[other] { " · " }{ $nuggets } Nuggets
    }{ $cards ->
        [0] { "" }
        [one] { " · " }1 Karte
       *[other] { " · " }{ $cards } Karten
    }
dicetown-ask-next-patient = Sheriff, wer geht als Nächstes zu Doc Badluck?
dicetown-ask-console = Nichts bekommen oder Elixier getrunken: Wähle eine Trostaktion bei Doc Badluck oder keine.
dicetown-ask-fence = Welches Besitzrecht bekommt Stacheldraht? Niemand kann es mehr stehlen.
dicetown-ask-winner = Völliger Gleichstand, Sheriff: Wer gewinnt das Spiel?

## Why something is not possible

dicetown-no-game-over = Das Spiel ist zu Ende.
dicetown-no-chance = Darüber entscheidet der Zufall, kein Spieler.
dicetown-no-not-asked = Du wirst gerade nichts gefragt.
dicetown-no-not-now = Das geht jetzt nicht.
dicetown-no-must-choose = Hier kannst du nicht passen: Wähle eine der Möglichkeiten.
dicetown-no-other-window = Für diese Karte ist jetzt nicht der Moment: { $card }.
dicetown-no-no-card = Diese Karte hast du nicht auf der Hand: { $card }.
dicetown-no-no-trade = Gehandelt wird nicht; Angebote gibt es nur an den Sheriff, bei einem Gleichstand.
dicetown-no-committed = Du hast deine Würfel schon gewählt.
dicetown-no-not-rolled = So viele Würfel mit dieser Seite hast du nicht geworfen: { $face }.
dicetown-no-trim = Dein Geld reicht für genau { $dice } dieser Würfel.
dicetown-no-too-dear = Diese Würfel zu behalten kostet { $price } Dollar, aber du hast nur { $dollars }.
dicetown-no-same-face = Der Würfel zeigt diese Seite schon.
dicetown-no-not-fresh = Keiner deiner gerade aufgedeckten Würfel zeigt diese Seite: { $face }.
dicetown-no-no-such-plan = Diese Karten kannst du nicht zu diesen Würfeln legen.
dicetown-no-own-cards = Dich selbst kannst du nicht bestehlen.
dicetown-no-no-cards = Hier ist keine Karte auf der Hand zu holen.
dicetown-no-wrong-number = Nimm für jede deiner Damen eine Karte, oder alle, wenn dein Opfer weniger hat.
dicetown-no-no-money = Joe braucht jemand anderen mit mindestens 1 Dollar.
dicetown-no-not-yours = So eine Karte hast du nicht auf der Hand, um sie anzubieten: { $card }.
dicetown-no-not-so-much = Du kannst höchstens { $most } bieten.
dicetown-no-no-lowering = Du hast schon { $least } geboten; ein Angebot kann nur wachsen.
dicetown-no-asked-once = Mehr verlangen kannst du nur einmal pro Gleichstand und nur nach verdeckten Angeboten.
dicetown-no-not-tied = Diese Person ist nicht am Gleichstand beteiligt.
dicetown-no-not-there = Das ist nicht unter den Möglichkeiten.
dicetown-no-no-face = Deine Würfel zeigen keine Seite für diese Trostaktion: { $consolation }.
dicetown-no-no-effect = Diese Trostaktion würde nichts ändern: { $consolation }.

## What a player can choose

dicetown-choice-pass = Passen
dicetown-choice-done = So anbieten
dicetown-choice-more = Mehr verlangen
dicetown-choice-take = Angebot annehmen
dicetown-choice-waive = Auf das Angebot verzichten
dicetown-choice-first = { $seat } ist der erste Sheriff
dicetown-choice-rob = { $seat } bestehlen
dicetown-choice-joe = Joe zu { $seat } schicken
dicetown-choice-for = Für { $seat }
dicetown-choice-favour = { $seat } wählen
dicetown-choice-next = { $seat } ist dran
dicetown-choice-winner = { $seat } gewinnt das Spiel
dicetown-choice-play = { $card } spielen
dicetown-choice-claim = Aufdecken: { $card }
dicetown-choice-draw = Ziehen: { $card }
dicetown-choice-steal = Nehmen: { $card }
dicetown-choice-choose = { $card } behalten
dicetown-choice-add = { $card } dazulegen
dicetown-choice-wire = Stacheldraht: { $card }
dicetown-choice-roll = Wurf: { $faces }
dicetown-choice-keep = Behalten: { $faces }
dicetown-choice-turn = Schummeln: { $old } auf { $new } drehen
dicetown-choice-plan =
    { $quick_draw ->
        [yes] Revolverheld{ $first ->
            [none] { "" }
           *[other] { " · " }Falschspieler { $first }
        }
       *[no] { $first ->
            [none] Keine Karte
           *[other] Falschspieler { $first }
        }
    }{ $second ->
        [none] { "" }
       *[other] { " · " }Falschspieler { $second }
    }
dicetown-choice-dollars =
    { $amount ->
        [0] Keine Dollar
       *[other] { $amount } Dollar
    }
dicetown-choice-nuggets =
    { $amount ->
        [0] Keine Nuggets
        [one] 1 Nugget
       *[other] { $amount } Nuggets
    }
dicetown-choice-grab =
    { $store ->
        [0] { $claims ->
            [one] 1 Besitzrecht
           *[other] { $claims } Besitzrechte
        }
        [one] 1 Store-Karte{ $claims ->
            [0] { "" }
            [one] { " " }und 1 Besitzrecht
           *[other] { " " }und { $claims } Besitzrechte
        }
       *[other] { $store } Store-Karten{ $claims ->
            [0] { "" }
            [one] { " " }und 1 Besitzrecht
           *[other] { " " }und { $claims } Besitzrechte
        }
    }
dicetown-choice-doc = { $consolation }

## Cards

dicetown-card-credit = Auf Pump
dicetown-card-credit-help = Spiel sie im General Store, bevor du ziehst. Du führst den General Store zweimal hintereinander aus.
dicetown-card-girls = Die Mädchen
dicetown-card-girls-help = Spiel sie im Saloon, bevor du stiehlst. Du stiehlst zweimal hintereinander, bei derselben Person oder bei zweien.
dicetown-card-quick_draw = Revolverheld
dicetown-card-quick_draw-help = Spiel ihn, wenn du Würfel aufdeckst. Du zahlst bei diesem Aufdecken nichts, egal wie viele Würfel du behältst.
dicetown-card-cheater = Falschspieler
dicetown-card-cheater-help = Spiel ihn, wenn du Würfel aufdeckst. Dreh einen der gerade aufgedeckten Würfel auf eine beliebige Seite.
dicetown-card-corruption = Korruption
dicetown-card-corruption-help = Spiel sie, wenn du die Town Hall gewinnst. Du bekommst auch das oberste Besitzrecht vom Stapel, ohne es zu zeigen.
dicetown-card-dynamite = Dynamit
dicetown-card-dynamite-help = Spiel es, wenn du die Goldmine gewinnst. Du nimmst doppelt so viele Nuggets, soweit die Mine sie hergibt.
dicetown-card-joe = Zitter-Joe
dicetown-card-joe-help = Wird sofort gespielt, wenn du ihn bekommst: Jemand deiner Wahl gibt dir 4 Dollar, oder alle, wenn es weniger sind.
dicetown-card-marshal = Marshal
dicetown-card-marshal-help = Spiel ihn, wenn der neue Sheriff feststeht, bevor der Stern wechselt. Der alte Sheriff bleibt im Amt.
dicetown-card-fifty_fifty = Fifty-Fifty
dicetown-card-fifty_fifty-help = Spiel sie, wenn jemand anderes die Bank ausgeraubt hat. Du bekommst die halbe Beute, abgerundet.
dicetown-card-wanted = Gesucht
dicetown-card-wanted-help = Spiel sie, wenn jemand anderes eine Store-Karte spielt. Deren Wirkung entfällt, beide Karten werden abgelegt.
dicetown-card-elixir = Doc Badlucks Elixier
dicetown-card-elixir-help = Spiel es bei Doc Badluck. Du darfst zu ihm, obwohl du in dieser Runde etwas bekommen hast.
dicetown-card-equipment_1 = Ausrüstung 1
dicetown-card-equipment_1-help = Wird nie gespielt. Wer sie bei Spielende hat, bekommt 1 Punkt.
dicetown-card-equipment_2 = Ausrüstung 2
dicetown-card-equipment_2-help = Wird nie gespielt. Wer sie bei Spielende hat, bekommt 2 Punkte.
dicetown-card-equipment_3 = Ausrüstung 3
dicetown-card-equipment_3-help = Wird nie gespielt. Wer sie bei Spielende hat, bekommt 3 Punkte.
dicetown-card-equipment_4 = Ausrüstung 4
dicetown-card-equipment_4-help = Wird nie gespielt. Wer sie bei Spielende hat, bekommt 4 Punkte.
dicetown-card-equipment_5 = Ausrüstung 5
dicetown-card-equipment_5-help = Wird nie gespielt. Wer sie bei Spielende hat, bekommt 5 Punkte.
dicetown-card-equipment_8 = Pferd
dicetown-card-equipment_8-help = Ausrüstung, wird nie gespielt. Wer es bei Spielende hat, bekommt 8 Punkte.
dicetown-card-claim = Besitzrecht { $number }
dicetown-card-claim-help =
    Bringt bei Spielende { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }. Es kann gestohlen werden, bis du Stacheldraht darum ziehst.

dicetown-type-store = Store-Karte
dicetown-type-claim = Besitzrecht

## Locations

dicetown-location-cups = Würfelbecher
dicetown-location-cups-help = Alle bauen eine Pokerkombination aus fünf Würfeln. Was für Würfel bezahlt wird, kommt in die Postkutsche.
dicetown-location-mine = Goldmine
dicetown-location-mine-help = Wer die meisten Neunen hat, nimmt für jede davon 1 Nugget. Ein Nugget zählt 1 Punkt.
dicetown-location-bank = Bank
dicetown-location-bank-help = Wer die meisten Zehnen hat, nimmt alles Geld aus der Bank. Je 2 Dollar zählen 1 Punkt.
dicetown-location-stagecoach = Postkutsche
dicetown-location-stagecoach-help = Niemand besucht sie. Sie bringt das Geld für die Würfel zur Bank, wo es ab der nächsten Runde zu rauben ist.
dicetown-location-store = General Store
dicetown-location-store-help = Wer die meisten Buben hat, zieht für jeden davon eine Store-Karte und behält eine; in der ersten Runde zweimal.
dicetown-location-saloon = Saloon
dicetown-location-saloon-help = Wer die meisten Damen hat, nimmt für jede davon einem Gegner eine Karte, behält eine und gibt die anderen zurück.
dicetown-location-sheriff = Sheriff
dicetown-location-sheriff-help = Wer die meisten Könige hat, wird Sheriff und entscheidet alle Gleichstände. Der Stern zählt am Ende 5 Punkte.
dicetown-location-hall = Town Hall
dicetown-location-hall-help = Die beste Pokerkombination gewinnt das erste Besitzrecht und für jedes ihrer Asse ein weiteres, solange welche offen liegen.
dicetown-location-doc = Doc Badluck
dicetown-location-doc-help = Wer in dieser Runde nichts bekommen hat, darf eine Trostaktion wählen, die die eigenen Würfel erlauben.
dicetown-location-scored = Schlusswertung
dicetown-location-scored-help = Alle Karten werden aufgedeckt und die Punkte gezählt.

## Doc Badluck's consolations

dicetown-consolation-fence = Stacheldraht
dicetown-consolation-fence-help = Mit einer 9 oder 10: Leg zwei Besitzrechte deiner Hand offen vor dich. Niemand kann sie mehr stehlen.
dicetown-consolation-store_card = Ein Einkauf
dicetown-consolation-store_card-help = Mit J oder Q: Nimm die oberste Karte vom Stapel des General Store.
dicetown-consolation-small_raid = Kleine Razzia
dicetown-consolation-small_raid-help = Mit einem K: Alle anderen geben dir je 2 Dollar.
dicetown-consolation-big_raid = Große Razzia
dicetown-consolation-big_raid-help = Mit einem A: Alle anderen geben dir je 1 Nugget.

## Dice and hands

dicetown-faces-none = keinen Würfel
dicetown-face-9 = Neun
dicetown-face-10 = Zehn
dicetown-face-j = Bube
dicetown-face-q = Dame
dicetown-face-k = König
dicetown-face-a = Ass

dicetown-hand-five = Fünfling
dicetown-hand-four = Vierling
dicetown-hand-full_house = Full House
dicetown-hand-straight = Straße
dicetown-hand-three = Drilling
dicetown-hand-two_pairs = Zwei Paare
dicetown-hand-pair = Ein Paar
dicetown-hand-high = Höchste Karte

## Score sheet

dicetown-points-nuggets = Goldnuggets
dicetown-points-dollars = Dollar
dicetown-points-sheriff = Sheriffstern
dicetown-points-equipment = Ausrüstung
dicetown-points-claims = Besitzrechte

## Options

dicetown-option-kickers = Alle fünf Würfel zählen
dicetown-option-kickers-true = Ja
dicetown-option-kickers-false = Nein
dicetown-option-kickers-help = Bei gleichen Kombinationen werden auch die übrigen Würfel verglichen. Sonst hat der Sheriff mehr Gleichstände zu entscheiden.
dicetown-option-saloon_thief_picks_types = Der Dieb wählt die Kartensorten
dicetown-option-saloon_thief_picks_types-true = Ja
dicetown-option-saloon_thief_picks_types-false = Nein
dicetown-option-saloon_thief_picks_types-help = Im Saloon bestimmt der Dieb, wie viele Store-Karten und wie viele Besitzrechte er nimmt. Sonst werden alle blind gezogen.
dicetown-option-bribery = Angebote an den Sheriff
dicetown-option-bribery-sealed = Verdeckt
dicetown-option-bribery-open = Offen
dicetown-option-bribery-off = Keine
dicetown-option-bribery-help = Bei Gleichstand wird verdeckt geboten, mit höchstens einer Erhöhung, oder offen reihum, bis alle passen; oder der Sheriff entscheidet einfach.
dicetown-option-third_party_bribes = Alle dürfen bieten
dicetown-option-third_party_bribes-false = Nein
dicetown-option-third_party_bribes-true = Ja
dicetown-option-third_party_bribes-help = Auch Unbeteiligte dürfen dem Sheriff etwas bieten, damit er eine der beteiligten Personen wählt.
dicetown-option-offers_from_winnings = Angebote aus der Beute
dicetown-option-offers_from_winnings-false = Nein
dicetown-option-offers_from_winnings-true = Ja
dicetown-option-offers_from_winnings-help = Bei Gleichstand um Goldmine und Bank darfst du auch einen Teil dessen bieten, was du gleich gewinnst.
dicetown-option-bribe_counts_as_gain = Bestechung zählt als Gewinn
dicetown-option-bribe_counts_as_gain-true = Ja
dicetown-option-bribe_counts_as_gain-false = Nein
dicetown-option-bribe_counts_as_gain-help = Ein Sheriff, der ein Angebot angenommen hat, darf in dieser Runde nicht zu Doc Badluck.
dicetown-option-reelected_sheriff_counts_as_gain = Wiederwahl zählt als Gewinn
dicetown-option-reelected_sheriff_counts_as_gain-true = Ja
dicetown-option-reelected_sheriff_counts_as_gain-false = Nein
dicetown-option-reelected_sheriff_counts_as_gain-help = Ein Sheriff, der erneut die Könige gewinnt, darf in dieser Runde nicht zu Doc Badluck.
dicetown-option-public_wealth = Geld und Gold sind offen
dicetown-option-public_wealth-true = Ja
dicetown-option-public_wealth-false = Nein
dicetown-option-public_wealth-help = Dollar und Nuggets aller sind zu sehen. Sonst musst du dir merken, was du gesehen hast.
dicetown-option-cards_with_commit = Karten zusammen mit den Würfeln
dicetown-option-cards_with_commit-false = Nein
dicetown-option-cards_with_commit-true = Ja
dicetown-option-cards_with_commit-help = Revolverheld und Falschspieler werden schon unter dem Becher mit den Würfeln gewählt: Das Spiel geht schneller.
dicetown-option-first_sheriff = Erster Sheriff
dicetown-option-first_sheriff-random = Ausgelost
dicetown-option-first_sheriff-youngest = Die jüngste Person
dicetown-option-first_sheriff-seat = Der erste Platz
dicetown-option-first_sheriff-help = Der Stern wird ausgelost, geht an die jüngste Person (wer das ist, sagt der erste Platz) oder an den ersten Platz.

## Mistakes in scenario files

dicetown-mistake-dice = Das sind keine Würfel: „{ $faces }“; schreib sie wie 9 9 J, höchstens fünf.
dicetown-mistake-card = Die Karte „{ $card }“ gibt es nicht, oder sie kann dort nicht liegen.
dicetown-mistake-cards = So viele Karten „{ $card }“ hat das Spiel nicht.

## What a bot's advice is made of

dicetown-feature-points = Nuggets, Besitzrechte und Ausrüstung
dicetown-feature-dollars = Dollars
dicetown-feature-dollars-early = Dollars, solange man sie noch nutzen kann
dicetown-feature-in-hand = Punkte auf Karten, die gestohlen werden können
dicetown-feature-badge = der Sheriffstern
dicetown-feature-badge-early = der Sheriffstern früh im Spiel
dicetown-feature-strong-cards = starke Karten des General Store
dicetown-feature-other-cards = andere Karten des General Store
dicetown-feature-mine = die Goldmine in dieser Runde
dicetown-feature-bank = die Bank in dieser Runde
dicetown-feature-store = der General Store in dieser Runde
dicetown-feature-store-more = eine größere Auswahl im General Store
dicetown-feature-saloon = der Saloon in dieser Runde
dicetown-feature-saloon-more = eine größere Auswahl im Saloon
dicetown-feature-robbed = die Gefahr, im Saloon bestohlen zu werden
dicetown-feature-hall = die Town Hall in dieser Runde
dicetown-feature-offered = was dem Sheriff geboten wird

## A bot of its own

dicetown-bot-gambler = Glücksspieler
dicetown-bot-gambler-help = Spielt nur Dice Town, nach den genauen Chancen der Würfel.

## Fitting its numbers

dicetown-fit-duel-round = Runde { $round }: Die neuen Zahlen verfehlen den Vorsprung am Ende um { $error }, die, mit denen gespielt wurde, um { $before }.
