### Liar's dice, its messages in Hungarian: what happens, what is asked and refused, the names of things.
### $seat is a player's name; $bid is a phrase from this file such as „4 hatos”; $faces are numbers such as “1 1 3”.
### All of these stay in the nominative and without an article; players are addressed by „te”, buttons are nouns or calls.

liarsdice-title = Hazudós kocka
liarsdice-name = Hazudós kocka
liarsdice-line = Öt kocka a pohár alatt és rezzenéstelen arc.

## What happens

liarsdice-event-round-began = { $round }. forduló: { $dice } kockával dobtok, { $seat } kezd.
liarsdice-event-dice-rolled = A poharad alatt: { $faces }.
liarsdice-event-bid-made = { $seat } licitál: { $bid }.
liarsdice-event-doubted = { $seat } nem hisz a licitnek ({ $bid }): „Hazugság!”
liarsdice-event-called-spot-on = { $seat } szerint a licit pontos ({ $bid }): „Pont annyi!”
liarsdice-event-cup-lifted = { $seat } felemeli a poharát: { $faces }.
liarsdice-event-dice-counted =
    { $found ->
        [0] A licit: { $bid }. Egy sincs.
       *[other] A licit: { $bid }. Összesen { $found } van.
    }
liarsdice-event-die-lost =
    { $left ->
        [0] { $seat } elveszti az utolsó kockáját, és kiesik.
       *[other] { $seat } elveszít egy kockát, { $left } marad.
    }
liarsdice-event-game-ended = { $seat } győz, { $dice } kockája maradt.

## What a player is asked

liarsdice-ask-open = Tiéd az első licit: { $total } kockából hány mutatja ugyanazt?
liarsdice-ask-answer = A licit: { $bid }. Licitálj rá, vagy nézesd meg.
liarsdice-ask-face = { $number } kockát mondasz. Mit mutatnak?

## Why something is not possible

liarsdice-no-game-over = A játéknak vége.
liarsdice-no-chance = Erről a véletlen dönt, nem a játékosok.
liarsdice-no-not-your-turn = Nem te következel.
liarsdice-no-not-now = Ez most nem lehetséges.
liarsdice-no-nothing-bid = Még nincs licit, amelyet kétségbe lehetne vonni.
liarsdice-no-no-spot-on = Ebben a játékban nincs „Pont annyi!”.
liarsdice-no-wild-ones = Az egyesek dzsókerek, nem lehet rájuk licitálni.
liarsdice-no-too-low = Ez nem magasabb az utolsó licitnél: { $bid }.
liarsdice-no-too-many = Csak { $total } kocka van játékban.

## What a player can choose

liarsdice-choice-first = { $seat } kezd
liarsdice-choice-roll = Dobás: { $faces }
liarsdice-choice-number = { $number } kocka
liarsdice-choice-face = { $face }
liarsdice-choice-doubt = Hazugság!
liarsdice-choice-spot_on = Pont annyi!

liarsdice-kind-first = Kezdőjátékos
liarsdice-kind-roll = Kockák
liarsdice-kind-number = Ráígérés
liarsdice-kind-face = Érték
liarsdice-kind-doubt = Kétkedés
liarsdice-kind-spot_on = Szaván fogás

## Bids and faces

liarsdice-bid-ones = { $count } egyes
liarsdice-bid-twos = { $count } kettes
liarsdice-bid-threes = { $count } hármas
liarsdice-bid-fours = { $count } négyes
liarsdice-bid-fives = { $count } ötös
liarsdice-bid-sixes = { $count } hatos

liarsdice-face-ones = Egyes
liarsdice-face-twos = Kettes
liarsdice-face-threes = Hármas
liarsdice-face-fours = Négyes
liarsdice-face-fives = Ötös
liarsdice-face-sixes = Hatos

liarsdice-call-doubt = „Hazugság!”
liarsdice-call-spot_on = „Pont annyi!”

## What can be seen

liarsdice-field-round = Forduló
liarsdice-field-total = Kockák játékban
liarsdice-field-active_seat = Soron van
liarsdice-field-bid = Licit
liarsdice-field-bidder_seat = Licitáló
liarsdice-field-number = Épp licitált kockák
liarsdice-field-wild_ones = Dzsóker egyesek
liarsdice-field-spot_on = Van „Pont annyi!”
liarsdice-field-over = Vége
liarsdice-field-dice = Kockák
liarsdice-field-hand = A pohár alatt
liarsdice-field-shown = Utoljára felfedve
liarsdice-field-last = Az előző forduló
liarsdice-field-caller_seat = Megnézette
liarsdice-field-call = Bemondás
liarsdice-field-found = Találat

## In the terminal

liarsdice-terminal-legend-hidden = kocka egy pohár alatt, amelyet nem látsz
liarsdice-terminal-legend-known = ötöst mutató kocka
liarsdice-terminal-legend-active = aki soron van

## Score sheet

liarsdice-points-dice = Megmaradt kockák

## Options

liarsdice-option-spot_on = Pont annyi!
liarsdice-option-spot_on-true = Igen
liarsdice-option-spot_on-false = Nem
liarsdice-option-spot_on-help = Azt is mondhatod, hogy a licit pontosan igaz. Ha igen, mindenki más veszít egy kockát; ha nem, te veszítesz.
liarsdice-option-wild_ones = Dzsóker egyesek
liarsdice-option-wild_ones-true = Igen
liarsdice-option-wild_ones-false = Nem
liarsdice-option-wild_ones-help = Az egyesek bármilyen értéknek számítanak, és nem lehet rájuk licitálni.
liarsdice-option-dice = Kockák játékosonként
liarsdice-option-dice-5 = Öt
liarsdice-option-dice-3 = Három (rövid játék)
liarsdice-option-dice-help = Három kockával sokkal rövidebb a játék.

## Mistakes in scenario files

liarsdice-mistake-hands = Legalább két helynek adj kockát: vagy hands, vagy egy kezdődő fordulóhoz dice (licit nélkül).
liarsdice-mistake-dice = „{ $name }” kockáinak száma 1 és { $most } között lehet.
liarsdice-mistake-face = „{ $name }” egyik kockája olyan értéket mutat, amilyen nincs.
liarsdice-mistake-bid = Ilyen licit itt nem lehetséges: { $number } kocka, érték: { $face }.
liarsdice-mistake-out = „{ $name }” kocka nélkül nem következhet.

## A bot of its own

liarsdice-bot-cardsharp = Hamiskártyás
liarsdice-bot-cardsharp-help = A kockák pontos esélyei szerint játszik, senkinek sem hisz, és semmit sem árul el.
