### A Dice Town asztala a böngészőben.

## A játéktábla

dicetown-ui-board = Asztal poharakkal és kockákkal
dicetown-ui-street = Főutca
dicetown-ui-round = { $number }. forduló
dicetown-ui-cups-down = Mindenki megrázza és lecsapja a poharát.
dicetown-ui-would-win = A kockák mostani állása szerint nyerne: { $names }
dicetown-ui-would-tie = A kockák mostani állása szerint döntetlen: { $names }
dicetown-ui-would-see-doc =
    { $count ->
        [one] A kockák mostani állása szerint a Dokihoz menne: { $names }
       *[other] A kockák mostani állása szerint a Dokihoz mennének: { $names }
    }
dicetown-ui-was-here = Ebben a fordulóban itt járt: { $name }
dicetown-ui-sheriff-decides = Döntetlen: a Seriff dönt
dicetown-ui-store-twice = Az első körben kétszer
dicetown-ui-now-here = most zajlik
dicetown-ui-gained = Ebben a fordulóban kapott valamit
dicetown-ui-no-dice = még nincs kocka
dicetown-ui-committed = választott
dicetown-ui-choosing = választ
dicetown-ui-under-cup =
    { $count ->
        [one] 1 kocka a pohár alatt
       *[other] { $count } kocka a pohár alatt
    }
dicetown-ui-dice-left =
    { $count ->
        [one] még 1 kocka
       *[other] még { $count } kocka
    }
dicetown-ui-your-cards = A lapjaid
dicetown-ui-no-cards = még nincs lap
dicetown-ui-fenced = { $card }, szögesdrót mögött

## Kockák megtartása

dicetown-ui-ask-keep = Mely kockákat tartod meg?
dicetown-ui-your-roll = A dobásod
dicetown-ui-keep-hint = Koppints a megtartandó kockákra: egy ingyenes, minden további 1 $, egy sem: 1 $.
dicetown-ui-keep-free =
    { $count ->
        [one] Egy megtartott kocka: ingyen van.
       *[other] { $count } megtartott kocka: ingyen van.
    }
dicetown-ui-keep-price =
    { $count ->
        [0] Egy kocka sem: ára { $price } $, marad { $left } $.
        [one] 1 megtartott kocka: ára { $price } $, marad { $left } $.
       *[other] { $count } megtartott kocka: ára { $price } $, marad { $left } $.
    }
dicetown-ui-keep-go =
    { $count ->
        [0] Egyet sem · { $price } $
       *[other]
            { $price ->
                [0] { $count } marad · ingyen
               *[other] { $count } marad · { $price } $
            }
    }
dicetown-ui-too-dear = Ennek ára { $price } $; neked { $dollars } $ van.
dicetown-ui-needs-quick-draw = Több, mint amennyid van: ki kell majd játszanod a Pisztolyhőst.
dicetown-ui-trim-hint =
    { $count ->
        [one] Pontosan 1 kockát tarts meg ezek közül.
       *[other] Pontosan { $count } kockát tarts meg ezek közül.
    }
dicetown-ui-keep-none = Egyet sem
dicetown-ui-keep-all = Mindet
dicetown-ui-plan = Lapok a kockákhoz
dicetown-ui-plan-nothing = nincs lap

## Esélyek

dicetown-ui-odds = Esélyek
dicetown-ui-odds-lead =
    { $count ->
        [one] Ha ezeket megtartod, és a maradék egyet egyszer eldobod, { $rolls } egyformán valószínű dobás van. Ahhoz képest, hogy mind így marad:
       *[other] Ha ezeket megtartod, és a maradék { $count } kockát egyszer eldobod, { $rolls } egyformán valószínű dobás van. Ahhoz képest, hogy mind így marad:
    }
dicetown-ui-odds-none = Minden kocka marad: a véletlenre már semmi sem vár.
dicetown-ui-better = jobb kéz
dicetown-ui-same = ugyanolyan kéz
dicetown-ui-worse = rosszabb kéz
dicetown-ui-better-help =
    { $count ->
        [one] Esély jobb kézre, ha a maradék kockát egyszer eldobod
       *[other] Esély jobb kézre, ha a maradék { $count } kockát egyszer eldobod
    }
dicetown-ui-odds-hands = A kéz ez után a dobás után
dicetown-ui-odds-houses = Hogy vezess a többiek mostani kockái előtt
dicetown-ui-odds-need = van / kell
dicetown-ui-odds-once = egy dobásból
dicetown-ui-odds-chase = dobásonként egy
dicetown-ui-odds-note = „Dobásonként egy”: végig minden dobásból egy kockát tartasz meg ingyen, a keresett lapot mindig, amikor kijön. Minden esély kiszámolt, egyik sem becslés.

## Lapok válaszul

dicetown-ui-play-card = Kijátszom
dicetown-ui-let-pass = Hagyom
dicetown-ui-always-pass = Mindig hagyom
dicetown-ui-always-pass-help = Válaszként kijátszható lapokról nem kérdezünk, és egyiket sem játsszuk ki helyetted.
dicetown-ui-window-without = Nincs nálad ez a lap. Mindenkit megkérdezünk, hogy ne derüljön ki, kinél van.
dicetown-ui-turn-die = Kocka elfordítása
dicetown-ui-turn-to = Kocka elfordítása: { $old } helyett { $new }

## Ajánlatok és a Seriff

dicetown-ui-ask-offer = { $location }: a titkos ajánlatod a Seriffnek
dicetown-ui-dollars = Dollár
dicetown-ui-nuggets = Aranyrög
dicetown-ui-fewer-dollars = Egy dollárral kevesebb
dicetown-ui-more-dollars = Egy dollárral több
dicetown-ui-fewer-nuggets = Egy röggel kevesebb
dicetown-ui-more-nuggets = Egy röggel több
dicetown-ui-offer-cards = Lapok a Seriffnek
dicetown-ui-offer-for = Ki nyerjen
dicetown-ui-seal = Ajánlat lepecsételése
dicetown-ui-offer-nothing = Nem ajánlok semmit
dicetown-ui-seal-help = Senki sem látja, amíg minden ajánlat be nem érkezik. Csak akkor fizeted ki, ha a Seriff elfogadja.
dicetown-ui-no-offer = nem ajánl semmit
dicetown-ui-favour = { $name } nyer
dicetown-ui-favour-me = Én magam nyerek
dicetown-ui-favour-take = { $name } nyer, és elfogadom:
dicetown-ui-favour-waive = { $name } nyer, az ajánlatról lemondok
dicetown-ui-take = Elfogadom az ajánlatot
dicetown-ui-waive = Lemondok az ajánlatról
dicetown-ui-ask-more = Többet kérek
dicetown-ui-ask-more-help = Döntetlenenként egyszer. Az ajánlatok csak nőhetnek.

## Játékosok és lapok választása

dicetown-ui-nothing = Semmi
dicetown-ui-has-dollars =
    { $count ->
        [one] 1 $-ja van
       *[other] { $count } $-ja van
    }
dicetown-ui-has-cards =
    { $store ->
        [one] 1 vegyesbolt-kártya
       *[other] { $store } vegyesbolt-kártya
    }, { $claims ->
        [one] 1 ingatlankártya
       *[other] { $claims } ingatlankártya
    }

## Készletek és emlékezet

dicetown-ui-store-cards = Vegyesbolt-kártyák
dicetown-ui-claims = Ingatlankártyák kézben
dicetown-ui-fenced-claims = Ingatlankártyák szögesdrót mögött
dicetown-ui-known-cards = Ismert lapok
dicetown-ui-piles = Paklik
dicetown-ui-claims-left =
    { $count ->
        [one] 1 ingatlankártya a pakliban
       *[other] { $count } ingatlankártya a pakliban
    }
dicetown-ui-memory = Amit láttál
dicetown-ui-memory-help = Csak amit megmutattak neked; soha nem több, mint amennyit egy jó emlékezet tudna.
dicetown-ui-unseen =
    { $count ->
        [one] 1 nem látott
       *[other] { $count } nem látott
    }
dicetown-ui-at-hand = kézben
dicetown-ui-at-fenced = drót mögött
dicetown-ui-at-row = kiterítve
dicetown-ui-at-under = a pakli alján
dicetown-ui-at-discard = eldobva
dicetown-ui-at-play = kijátszás alatt
dicetown-ui-at-looked = megtekintés alatt
dicetown-ui-claims-under = A pakli alján, a következő elöl: { $list }

## Szavakban

dicetown-ui-words-dollars =
    { $count ->
        [one] 1 dollár
       *[other] { $count } dollár
    }
dicetown-ui-words-nuggets =
    { $count ->
        [one] 1 aranyrög
       *[other] { $count } aranyrög
    }
dicetown-ui-words-cards =
    { $count ->
        [one] 1 lap a pakliban
       *[other] { $count } lap a pakliban
    }
dicetown-ui-words-aside = Félretéve
dicetown-ui-words-fresh = Most felfedve

## Billentyűk

dicetown-ui-key-dice = Kocka megtartása vagy visszatétele
dicetown-ui-key-none = Egyet sem tartok meg
dicetown-ui-key-face = Egy lap összes kockája
dicetown-ui-key-skip = A bemutatás átugrása
