### Liar's dice, its messages in German: what happens, what is asked and refused, the names of things.
### $seat is a player's name; $bid is a phrase from this file such as „4 Sechsen“; $faces are numbers such as “1 1 3”.
### All of these stay in the nominative; players are addressed by „du“, buttons are infinitives or calls.

liarsdice-title = Lügenwürfel
liarsdice-name = Lügenwürfel
liarsdice-line = Fünf Würfel unter dem Becher und ein Pokergesicht.

## What happens

liarsdice-event-round-began = Runde { $round }: { $dice } Würfel fallen, { $seat } beginnt.
liarsdice-event-dice-rolled = Unter deinem Becher: { $faces }.
liarsdice-event-bid-made = { $seat } bietet: { $bid }.
liarsdice-event-doubted = { $seat } glaubt das Gebot nicht ({ $bid }): „Lüge!“
liarsdice-event-called-spot-on = { $seat } hält das Gebot für genau richtig ({ $bid }): „Genau!“
liarsdice-event-cup-lifted = { $seat } hebt den Becher: { $faces }.
liarsdice-event-dice-counted =
    { $found ->
        [0] Geboten: { $bid }. Es gibt keine.
        [one] Geboten: { $bid }. Es gibt 1.
       *[other] Geboten: { $bid }. Es gibt { $found }.
    }
liarsdice-event-die-lost =
    { $left ->
        [0] { $seat } verliert den letzten Würfel und scheidet aus.
        [one] { $seat } verliert einen Würfel und hat noch 1.
       *[other] { $seat } verliert einen Würfel und hat noch { $left }.
    }
liarsdice-event-game-ended = { $seat } gewinnt mit { $dice } Würfel{ $dice ->
        [one] { "" }
       *[other] n
    }.

## What a player is asked

liarsdice-ask-open = Mach das erste Gebot: Wie viele der { $total } Würfel zeigen dasselbe?
liarsdice-ask-answer = Das Gebot: { $bid }. Biete höher oder lass aufdecken.
liarsdice-ask-face =
    { $number ->
        [one] Du bietest 1 Würfel. Was zeigt er?
       *[other] Du bietest { $number } Würfel. Was zeigen sie?
    }

## Why something is not possible

liarsdice-no-game-over = Das Spiel ist zu Ende.
liarsdice-no-chance = Das entscheidet der Zufall, nicht die Spieler.
liarsdice-no-not-your-turn = Du bist nicht an der Reihe.
liarsdice-no-not-now = Das geht jetzt nicht.
liarsdice-no-nothing-bid = Es gibt noch kein Gebot, das man anzweifeln könnte.
liarsdice-no-no-spot-on = In diesem Spiel gibt es kein „Genau!“.
liarsdice-no-wild-ones = Einsen sind Joker und können nicht geboten werden.
liarsdice-no-too-low = Das ist nicht höher als das letzte Gebot: { $bid }.
liarsdice-no-too-many = Es sind nur { $total } Würfel im Spiel.

## What a player can choose

liarsdice-choice-first = { $seat } beginnt
liarsdice-choice-roll = Wurf: { $faces }
liarsdice-choice-number = { $number } Würfel bieten
liarsdice-choice-face = { $face }
liarsdice-choice-doubt = Lüge!
liarsdice-choice-spot_on = Genau!

liarsdice-kind-first = Wer beginnt
liarsdice-kind-roll = Würfel
liarsdice-kind-number = Höher bieten
liarsdice-kind-face = Augenzahl
liarsdice-kind-doubt = Anzweifeln
liarsdice-kind-spot_on = Beim Wort nehmen

## Bids and faces

liarsdice-bid-ones =
    { $count ->
        [one] 1 Eins
       *[other] { $count } Einsen
    }
liarsdice-bid-twos =
    { $count ->
        [one] 1 Zwei
       *[other] { $count } Zweien
    }
liarsdice-bid-threes =
    { $count ->
        [one] 1 Drei
       *[other] { $count } Dreien
    }
liarsdice-bid-fours =
    { $count ->
        [one] 1 Vier
       *[other] { $count } Vieren
    }
liarsdice-bid-fives =
    { $count ->
        [one] 1 Fünf
       *[other] { $count } Fünfen
    }
liarsdice-bid-sixes =
    { $count ->
        [one] 1 Sechs
       *[other] { $count } Sechsen
    }

liarsdice-face-ones = Einsen
liarsdice-face-twos = Zweien
liarsdice-face-threes = Dreien
liarsdice-face-fours = Vieren
liarsdice-face-fives = Fünfen
liarsdice-face-sixes = Sechsen

liarsdice-call-doubt = „Lüge!“
liarsdice-call-spot_on = „Genau!“

## What can be seen

liarsdice-field-round = Runde
liarsdice-field-total = Würfel im Spiel
liarsdice-field-active_seat = An der Reihe
liarsdice-field-bid = Gebot
liarsdice-field-bidder_seat = Geboten von
liarsdice-field-number = Wird geboten
liarsdice-field-wild_ones = Einsen als Joker
liarsdice-field-spot_on = Mit „Genau!“
liarsdice-field-over = Zu Ende
liarsdice-field-dice = Würfel
liarsdice-field-hand = Unter dem Becher
liarsdice-field-shown = Zuletzt gezeigt
liarsdice-field-last = Die letzte Runde
liarsdice-field-caller_seat = Aufgedeckt von
liarsdice-field-call = Ausruf
liarsdice-field-found = Gefunden

## In the terminal

liarsdice-terminal-legend-hidden = ein Würfel unter einem Becher, den du nicht siehst
liarsdice-terminal-legend-known = ein Würfel, der eine Fünf zeigt
liarsdice-terminal-legend-active = wer an der Reihe ist

## Score sheet

liarsdice-points-dice = Übrige Würfel

## Options

liarsdice-option-spot_on = Genau!
liarsdice-option-spot_on-true = Ja
liarsdice-option-spot_on-false = Nein
liarsdice-option-spot_on-help = Du darfst auch sagen, dass ein Gebot genau stimmt. Wenn ja, verlieren alle anderen einen Würfel, wenn nein, verlierst du einen.
liarsdice-option-wild_ones = Einsen als Joker
liarsdice-option-wild_ones-true = Ja
liarsdice-option-wild_ones-false = Nein
liarsdice-option-wild_ones-help = Einsen zählen als jede Augenzahl und können nicht geboten werden.
liarsdice-option-dice = Würfel für jeden
liarsdice-option-dice-5 = Fünf
liarsdice-option-dice-3 = Drei (kurzes Spiel)
liarsdice-option-dice-help = Mit drei Würfeln ist ein Spiel viel kürzer.

## Mistakes in scenario files

liarsdice-mistake-hands = Gib mindestens zwei Plätzen Würfel: entweder hands oder dice für eine Runde, die beginnt (ohne Gebote).
liarsdice-mistake-dice = „{ $name }“ muss 1 bis { $most } Würfel haben.
liarsdice-mistake-face = Ein Würfel von „{ $name }“ zeigt eine Augenzahl, die es nicht gibt.
liarsdice-mistake-bid = Ein solches Gebot ist hier nicht möglich: { $number } Würfel, Augenzahl { $face }.
liarsdice-mistake-out = „{ $name }“ hat keine Würfel und kann nicht an der Reihe sein.

## A bot of its own

liarsdice-bot-cardsharp = Falschspieler
liarsdice-bot-cardsharp-help = Spielt nach den genauen Chancen der Würfel, glaubt niemandem und lässt sich nichts anmerken.
