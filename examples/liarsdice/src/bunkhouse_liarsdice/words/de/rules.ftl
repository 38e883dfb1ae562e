### Liar's dice, the rules in the players' words, in German.
### One message per clause of RULES.md: LD-3.2 is ld-3-2. What is left out is listed in rules.toml.

## About the game

liarsdice-about = Alle würfeln unter ihrem Becher und tun so, als wüssten sie, was unter allen liegt. Biete höher oder nenne es eine Lüge: Wer sich irrt, verliert einen Würfel.

## LD-1

ld-1 = Material und Ziel
ld-1-1 = Jeder Spieler hat einen Becher und fünf Würfel.
ld-1-2 = Ziel ist es, als Letzter noch Würfel zu haben.
ld-1-3 = Zwei bis sechs können mitspielen.

## LD-2

ld-2 = Würfeln
ld-2-1 = Wer die erste Runde beginnt, entscheidet der Zufall.
ld-2-2 = Zu Beginn einer Runde würfeln alle, die noch Würfel haben, mit allen unter ihrem Becher. Hier geschieht das von selbst.
ld-2-3 = Du siehst, was unter deinem Becher liegt, und nichts von dem, was unter den anderen liegt. Wie viele Würfel jeder hat, ist offen.

## LD-3

ld-3 = Bieten
ld-3-1 = Wer die Runde beginnt, macht das erste Gebot. Danach geht es im Uhrzeigersinn weiter; wer keine Würfel hat, wird übersprungen.
ld-3-2 = Ein Gebot nennt eine Anzahl und eine Augenzahl: Mindestens so viele aller Würfel, deine eigenen eingeschlossen, zeigen diese Augenzahl. Auf ein Gebot antwortest du mit einem höheren, oder du lässt es aufdecken. Die Wahrheit sagen musst du nicht.
ld-3-3 = Ein Gebot ist höher, wenn es mehr Würfel nennt, gleich welcher Augenzahl, oder ebenso viele Würfel einer höheren Augenzahl.
ld-3-4 = Niemand kann mehr Würfel bieten, als im Spiel sind.
ld-3-5 = Das höchste mögliche Gebot, alle Würfel als Sechsen, lässt sich nicht überbieten. Der nächste Spieler zweifelt es sofort an, außer es wird mit „Genau!“ gespielt und er hat die Wahl.

## LD-4

ld-4 = Anzweifeln
ld-4-1 = Statt zu bieten, kannst du das letzte Gebot eine Lüge nennen. Dazu muss schon jemand geboten haben.
ld-4-2 = Alle Becher werden gehoben und die Würfel mit der gebotenen Augenzahl gezählt.
ld-4-3 = Sind es mindestens so viele, wie das Gebot sagt, war es wahr, und wer gezweifelt hat, verliert. Sind es weniger, verliert, wer geboten hat.

## LD-5

ld-5 = Würfel verlieren und das Ende
ld-5-1 = Wer verliert, gibt für den Rest des Spiels einen Würfel ab.
ld-5-2 = Der Verlierer beginnt die nächste Runde; war es sein letzter Würfel, beginnt im Uhrzeigersinn der nächste Spieler, der Würfel hat.
ld-5-3 = Wer keine Würfel mehr hat, scheidet aus.
ld-5-4 = Das Spiel endet, sobald nur noch einer Würfel hat. Er gewinnt.
ld-5-5 = Die anderen belegen ihre Plätze danach, wie lange sie dabei waren; wer in derselben Runde ausscheidet, teilt sich einen Platz.

## LD-6

ld-6 = Varianten
ld-6-1 = Genau: Statt zu bieten, kannst du auch sagen, dass das letzte Gebot genau stimmt. Alle Becher werden gehoben. Stimmt es, verlieren alle anderen einen Würfel, und du beginnst die nächste Runde; stimmt es nicht, verlierst du einen Würfel.
ld-6-2 = Einsen als Joker: Jede Eins zählt als die gebotene Augenzahl. Einsen selbst können nicht geboten werden.
ld-6-3 = Kurzes Spiel: Jeder Spieler beginnt mit drei Würfeln.
