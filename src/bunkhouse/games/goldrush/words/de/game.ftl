### Carcassonne: Gold Rush, its messages in German: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats a list of $count names; $tile, $part, $role and $kind are phrases from this file.
### All of these stay in the nominative; players are addressed by „du“, buttons are infinitives.

goldrush-title = Carcassonne: Goldrausch
goldrush-name = Goldrausch
goldrush-line = Entdecke das Land, bau die Bahn, hol das Gold.

## What happens

goldrush-event-first-player-named = { $seat } beginnt.
goldrush-event-tile-drawn = { $seat } zieht eine Karte: { $tile }.
goldrush-event-tile-discarded = Eine nicht anlegbare Karte kommt aus dem Spiel: { $tile }.
goldrush-event-tile-placed =
    { $forced ->
        [yes] { $seat } legt die Karte auf die einzig mögliche Art an: { $tile } ({ $x }, { $y }).
       *[no] { $seat } legt die Karte an: { $tile } ({ $x }, { $y }).
    }{ $ore ->
        [0] { "" }
        [one] { " " }1 Schürfplättchen kommt darauf.
       *[other] { " " }{ $ore } Schürfplättchen kommen darauf.
    }
goldrush-event-cowboy-placed = { $seat } setzt einen Cowboy ein: { $role } ({ $part }).
goldrush-event-tent-placed =
    { $moved ->
        [yes] { $seat } setzt das Zelt um: { $part } ({ $x }, { $y }).
       *[no] { $seat } setzt das Zelt ein: { $part } ({ $x }, { $y }).
    }
goldrush-event-ore-mined =
    { $left ->
        [0] { $seat } nimmt das letzte Schürfplättchen vom Stapel.
        [one] { $seat } nimmt ein Schürfplättchen, 1 bleibt im Stapel.
       *[other] { $seat } nimmt ein Schürfplättchen, { $left } bleiben im Stapel.
    }
goldrush-event-ore-seen =
    { $value ->
        [0] Du findest nur einen wertlosen Stein.
        [one] Du findest 1 Nugget.
       *[other] Du findest { $value } Nuggets.
    }
goldrush-event-passed = { $seat } verzichtet.
goldrush-event-track-scored =
    { $seats } { $count ->
        [one] erhält
       *[other] erhalten je
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für eine fertige Strecke ({ $tiles ->
        [one] 1 Karte
       *[other] { $tiles } Karten
    }{ $locomotives ->
        [0] { "" }
        [one] , 1 Lokomotive
       *[other] , { $locomotives } Lokomotiven
    }).
goldrush-event-track-completed =
    { $tiles ->
        [one] Eine Strecke ist fertig (1 Karte), gehört aber niemandem.
       *[other] Eine Strecke ist fertig ({ $tiles } Karten), gehört aber niemandem.
    }
goldrush-event-mountain-scored =
    { $seats } { $count ->
        [one] erhält
       *[other] erhalten je
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für einen fertiggestellten Berg.
goldrush-event-mountain-completed =
    { $ore ->
        [0] Ein Berg ist fertiggestellt, gehört aber niemandem.
        [one] Ein Berg ist fertiggestellt, gehört aber niemandem. Sein Schürfplättchen ist nicht mehr zu gewinnen.
       *[other] Ein Berg ist fertiggestellt, gehört aber niemandem. Seine { $ore } Schürfplättchen sind nicht mehr zu gewinnen.
    }
goldrush-event-city-scored =
    { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für eine fertig angeschlossene Stadt ({ $tracks ->
        [one] 1 Strecke
       *[other] { $tracks } Strecken
    }).
goldrush-event-cowboy-returned = { $seat } bekommt einen Cowboy zurück ({ $role }).
goldrush-event-tent-returned = { $seat } bekommt das Zelt zurück.
goldrush-event-final-scoring-began =
    { $ore ->
        [0] Die Schlusswertung beginnt.
        [one] Die Schlusswertung beginnt. 1 übriges Schürfplättchen wird von den Karten entfernt.
       *[other] Die Schlusswertung beginnt. { $ore } übrige Schürfplättchen werden von den Karten entfernt.
    }
goldrush-event-unfinished-mountain-scored =
    { $seats } { $count ->
        [one] erhält
       *[other] erhalten je
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für einen unfertigen Berg.
goldrush-event-unfinished-track-scored =
    { $seats } { $count ->
        [one] erhält
       *[other] erhalten je
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für eine unfertige Strecke.
goldrush-event-unfinished-city-scored =
    { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für eine unfertige Stadt ({ $tracks ->
        [0] keine fertige Strecke
        [one] 1 fertige Strecke
       *[other] { $tracks } fertige Strecken
    }).
goldrush-event-prairie-scored =
    { $seats } { $count ->
        [one] erhält
       *[other] erhalten je
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für eine Prärie ({ $tipis ->
        [0] kein Indianerlager
       *[other] { $tipis } Indianerlager
    }, { $herds ->
        [0] keine Wildpferde
        [one] 1 Herde Wildpferde
       *[other] { $herds } Herden Wildpferde
    }).
goldrush-event-ore-counted =
    { $tokens ->
        [0] { $seat } hat keine Schürfplättchen.
       *[other] { $seat } deckt { $tokens } Schürfplättchen auf: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
goldrush-event-game-ended =
    { $seats } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

## What a player is asked

goldrush-ask-place = Lege deine Karte an: { $tile }.
goldrush-ask-act = Wähle deine Aktion: Cowboy, Zelt, Schürfplättchen oder nichts.
goldrush-ask-first-youngest = Du bist am jüngsten: Bestimme, wer beginnt.
goldrush-ask-first-host = Du hast zum Spiel eingeladen: Bestimme, wer beginnt.

## Why something is not possible

goldrush-no-game-over = Das Spiel ist zu Ende.
goldrush-no-chance = Darüber entscheidet der Zufall, kein Spieler.
goldrush-no-not-your-turn = Du bist nicht am Zug.
goldrush-no-not-now = Das geht jetzt nicht.
goldrush-no-no-neighbour = Die Stelle ({ $x }, { $y }) grenzt mit keiner Seite an eine Karte.
goldrush-no-place-taken = An der Stelle ({ $x }, { $y }) liegt schon eine Karte.
goldrush-no-sides-differ-any-turn = Die Karte passt nicht an die Stelle ({ $x }, { $y }), egal, wie du sie drehst.
goldrush-no-sides-differ = So gedreht passt die Karte nicht an die Stelle ({ $x }, { $y }).
goldrush-no-no-such-part = Diesen Teil gibt es auf der gerade angelegten Karte nicht: { $part }.
goldrush-no-no-cowboy = Du hast keinen Cowboy im Vorrat.
goldrush-no-no-farmers = Dieses Spiel wird ohne Farmer gespielt.
goldrush-no-occupied = Hier kannst du keinen Cowboy einsetzen ({ $part }): Das ganze Gebiet ({ $kind }) ist schon besetzt.
goldrush-no-no-tent = Dein Zelt steht auf keinem Berg.
goldrush-no-no-ore = Auf dem Berg, auf dem dein Zelt steht, liegen keine Schürfplättchen mehr.
goldrush-no-tent-needs-mountain = Ein Zelt darf nur auf einem Berg stehen.
goldrush-no-tent-stays = Dein Zelt steht schon dort.
goldrush-no-mountain-complete = Dieser Berg ist schon fertiggestellt.
goldrush-no-tent-place-taken = Auf diesem Bergteil steht schon ein Goldgräber oder ein Zelt.

## What a player can choose

goldrush-choice-pass = Verzichten
goldrush-choice-first = { $seat } beginnt
goldrush-choice-draw = Karte ziehen: { $tile }
goldrush-choice-place =
    { $turn ->
        [0] Anlegen bei ({ $x }, { $y })
        [1] Anlegen bei ({ $x }, { $y }), um 90° gedreht
        [2] Anlegen bei ({ $x }, { $y }), um 180° gedreht
       *[3] Anlegen bei ({ $x }, { $y }), um 270° gedreht
    }
goldrush-choice-cowboy = Cowboy einsetzen: { $part }
goldrush-choice-tent = Zelt einsetzen: { $part } ({ $x }, { $y })
goldrush-choice-mine = Schürfplättchen nehmen
goldrush-choice-ore =
    { $value ->
        [0] Schürfplättchen: Stein
        [one] Schürfplättchen: 1 Nugget
       *[other] Schürfplättchen: { $value } Nuggets
    }

## Landscapes

goldrush-tile-t01 = Gleiskurve
goldrush-tile-t02 = Gleiskurve mit Lokomotive
goldrush-tile-t03 = gerades Gleis
goldrush-tile-t04 = gerades Gleis mit Lokomotive
goldrush-tile-t05 = Kreuzung von drei Gleisen
goldrush-tile-t06 = Stadt mit drei Gleisen
goldrush-tile-t07 = Stadt mit vier Gleisen
goldrush-tile-t08 = Kreuzung von vier Gleisen
goldrush-tile-t09 = Berg an einer Seite mit Gleiskurve nach rechts
goldrush-tile-t10 = Berg an einer Seite mit Gleiskurve nach links
goldrush-tile-t11 = zwei Berge an gegenüberliegenden Seiten
goldrush-tile-t12 = zwei Berge an benachbarten Seiten
goldrush-tile-t13 = Berg quer über die Karte
goldrush-tile-t14 = Berg an zwei Seiten mit Gleiskurve
goldrush-tile-t15 = Berg an zwei Seiten mit Gleiskurve und Lokomotive
goldrush-tile-t16 = Berg an zwei Seiten
goldrush-tile-t17 = Berg an drei Seiten
goldrush-tile-t18 = Berg an drei Seiten mit Gleisende
goldrush-tile-t19 = Berg an allen Seiten
goldrush-tile-t20 = Berg an einer Seite mit Kreuzung von drei Gleisen
goldrush-tile-t21 = Berg an einer Seite
goldrush-tile-t22 = Berg an einer Seite mit geradem Gleis

## Parts of a tile, figures and areas

goldrush-part-r = Gleis { $number }
goldrush-part-m = Berg { $number }
goldrush-part-p = Prärie { $number }
goldrush-part-c = Stadt

goldrush-role-railwayman = Eisenbahner
goldrush-role-miner = Goldgräber
goldrush-role-farmer = Farmer
goldrush-role-merchant = Händler
goldrush-role-tent = Goldgräberzelt

goldrush-kind-track = Eisenbahnstrecke
goldrush-kind-mountain = Berg
goldrush-kind-prairie = Prärie
goldrush-kind-city = Stadt

## Score sheet

goldrush-points-tracks = Eisenbahnstrecken
goldrush-points-mountains = Berge
goldrush-points-cities = Städte
goldrush-points-last-mountains = Unfertige Berge
goldrush-points-last-tracks = Unfertige Strecken
goldrush-points-last-cities = Unfertige Städte
goldrush-points-farmers = Farmer
goldrush-points-ore = Schürfplättchen

## Options

goldrush-option-no_farmers = Ohne Farmer (erstes Spiel)
goldrush-option-no_farmers-true = Ja
goldrush-option-no_farmers-false = Nein
goldrush-option-no_farmers-help = Auf Prärien werden keine Cowboys eingesetzt, und Prärien bringen keine Punkte: empfohlen für das erste Spiel.
goldrush-option-first_player = Startspieler
goldrush-option-first_player-random = Ausgelost
goldrush-option-first_player-named_by_youngest = Vom jüngsten Spieler bestimmt
goldrush-option-first_player-host_chooses = Vom Gastgeber bestimmt
goldrush-option-first_player-help = Wer beginnt, wird ausgelost, oder der Spieler auf dem ersten Platz bestimmt es: der jüngste oder der Gastgeber.

## Mistakes in scenario files

goldrush-mistake-tile = Die Karte „{ $tile }“ gibt es nicht.
goldrush-mistake-place = Die Karte „{ $tile }“ kann so nicht an der Stelle ({ $x }, { $y }) liegen.
goldrush-mistake-tiles = So viele Karten „{ $tile }“ gibt es im Spiel nicht.
goldrush-mistake-part = „{ $at }“ bezeichnet keinen passenden Teil einer Karte.
goldrush-mistake-cowboys = Der Cowboy bei „{ $at }“ ist einer mehr, als sein Spieler hat.
goldrush-mistake-ore = Es ist kein Schürfplättchen mit dem Wert { $value } mehr übrig.
goldrush-mistake-hand = Die anzulegende Karte „{ $tile }“ passt nirgends.

## Woraus der Rat eines Bots besteht

goldrush-feature-points = schon erzielte Punkte
goldrush-feature-turns = Züge, die noch kommen
goldrush-feature-tracks = unfertige Eisenbahnstrecken
goldrush-feature-tracks-one-open = eine Strecke mit einem offenen Ende
goldrush-feature-tracks-more-open = eine Strecke mit mehreren offenen Enden
goldrush-feature-cities = Händler in Städten
goldrush-feature-cities-open = offene Gleise einer Stadt
goldrush-feature-mountains = Nuggets der eigenen Berge
goldrush-feature-ore-one-open = Schürfplättchen auf einem fast fertigen Berg
goldrush-feature-ore-two-open = Schürfplättchen auf einem Berg mit zwei offenen Seiten
goldrush-feature-ore-three-open = Schürfplättchen auf einem Berg mit drei offenen Seiten
goldrush-feature-ore-more-open = Schürfplättchen auf einem weit offenen Berg
goldrush-feature-slopes = Berge, die noch wachsen können
goldrush-feature-prairies = Farmer auf der Prärie
goldrush-feature-prairie-hope = Prärien, die noch wachsen können
goldrush-feature-home-soon = ein Cowboy, der bald heimkehrt
goldrush-feature-hand-one = ein Cowboy im Vorrat
goldrush-feature-hand-two = ein zweiter Cowboy im Vorrat
goldrush-feature-hand-three = ein dritter Cowboy im Vorrat
goldrush-feature-hand-four = alle Cowboys im Vorrat
goldrush-feature-tent = der Platz des Zeltes
goldrush-feature-tent-ore = Schürfplättchen beim Zelt
