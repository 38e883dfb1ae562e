### Dice Town, its messages in Hungarian: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats, $victims, $takers … are lists of names; $card, $location, $type, $consolation and
### $face are phrases from this file; $faces are dice as they fell (9 9 J), $old and $new the faces of one die.
### All of these stay in the nominative and without an article; players are addressed by „te”, buttons are nouns.

dicetown-title = Dice Town
dicetown-name = Dice Town
dicetown-line = Pókerkockák a pohár alatt, az egész utca a tét.

## What happens: the round

dicetown-event-sheriff-named = { $seat } feltűzi a csillagot, ő az első seriff.
dicetown-event-claim-turned = Felfordítva a Városházán: { $card }.
dicetown-event-round-began = Kezdődik: { $round }. forduló.
dicetown-event-cup-slammed = { $seat } lecsapja a poharát, alatta { $dice } kocka.
dicetown-event-roll-seen = A poharad alatt: { $faces }.
dicetown-event-last-roll-began =
    { $count ->
        [one] Utolsó dobás: { $seats } még egyszer dob, ingyen, és megtartja, ami esik.
       *[other] Utolsó dobás: { $seats } még egyszer dobnak, ingyen, és megtartják, ami esik.
    }
dicetown-event-last-roll-fell = { $seat } dobása: { $faces }.
dicetown-event-dice-chosen = Ezt tartod meg: { $faces }.
dicetown-event-dice-committed = { $seat } választott.
dicetown-event-dice-revealed =
    { $dice ->
        [0] { $seat } egy kockát sem tart meg, ez { $price } dollár.
       *[other] { $price ->
            [0] { $seat } megtartja: { $faces }.
           *[other] { $seat } { $price } dollárért megtartja: { $faces }.
        }
    }
dicetown-event-dice-trimmed = { $seat } nem tudja kifizetni az összes kockát, csak ennyit tart meg: { $faces }.
dicetown-event-price-paid = { $seat } { $dollars } dollárt fizet a Postakocsira.

## What happens: cards

dicetown-event-card-played = { $seat } kijátssza: { $card }.
dicetown-event-die-turned = { $seat } át akar fordítani egy kockát: { $old } helyett { $new }.
dicetown-event-joe-played = { $seat } pénzért küldi Joe-t. Fizessen { $givers }!
dicetown-event-joe-shown = { $seat } összefut Remegő Joe-val, a kártyát azonnal ki kell játszania.
dicetown-event-joe-in-vain = Senki másnak nincs pénze, { $seat } eldobja Remegő Joe-t.
dicetown-event-card-cancelled = { $seat } kijátssza a Körözött kártyát, és érvényteleníti ezt: { $card } ({ $others }).
dicetown-event-dollars-given = { $seat } fizet, { $takers } kap { $dollars } dollárt.
dicetown-event-nuggets-given = { $seat } fizet, { $takers } kap { $nuggets } aranyrögöt.

## What happens: the town

dicetown-event-nobody-visits = { $location }: ebben a fordulóban senki sem jön.
dicetown-event-tie-for-nothing = { $location }: döntetlen ({ $seats }), de nincs mit nyerni.
dicetown-event-location-visited = { $location }: { $seat } nyer.
dicetown-event-nuggets-taken =
    { $left ->
        [0] { $seat } elvesz { $nuggets } aranyrögöt; a bánya kiürült.
       *[other] { $seat } elvesz { $nuggets } aranyrögöt; a bányában { $left } marad.
    }
dicetown-event-bank-robbed =
    { $dollars ->
        [0] { $seat } üresen találja a Bankot.
       *[other] { $seat } kirabolja a Bankot: { $dollars } dollár.
    }
dicetown-event-stagecoach-unloaded =
    { $dollars ->
        [0] A Postakocsi üresen érkezik.
       *[other] A Postakocsi { $dollars } dollárt hoz a Bankba.
    }
dicetown-event-store-reshuffled =
    { $cards ->
        [1] Az egyetlen eldobott vegyesbolt-kártya lesz az új húzópakli.
       *[other] { $cards } eldobott vegyesbolt-kártyából új húzópakli készül.
    }
dicetown-event-store-card-drawn = { $seat } húz egy vegyesbolt-kártyát.
dicetown-event-store-card-seen = Ezt húzod: { $card }.
dicetown-event-store-card-kept =
    { $discarded ->
        [0] { $seat } megtartja a kártyát.
        [1] { $seat } megtart egy kártyát, a másikat eldobja.
       *[other] { $seat } megtart egy kártyát, és eldob { $discarded } kártyát.
    }
dicetown-event-kept-card-seen = Ezt tartod meg: { $card }.
dicetown-event-nothing-to-steal = { $seat } nem talál senkit, akitől kártyát lophatna.
dicetown-event-cards-grabbed =
    { $seat } lop. Az áldozat: { $victims }{ $store ->
        [0] { "" }
       *[other] { " · " }{ $store } vegyesbolt-kártya
    }{ $claims ->
        [0] { "" }
       *[other] { " · " }{ $claims } ingatlankártya
    }{ $blind ->
        [0] { "" }
       *[other] { " · " }{ $blind } kártya vaktában
    }
dicetown-event-card-taken = { $seat } elvesz egy kártyát ({ $type }). A károsult: { $victims }.
dicetown-event-stolen-card-seen = { $seat } elveszi ezt: { $card }. A károsult: { $victims }.
dicetown-event-loot-kept =
    { $returned ->
        [0] { $seat } megtartja az ellopott kártyát: { $type }.
        [1] { $seat } megtart egy kártyát: { $type }. A másikat { $victims } visszakapja.
       *[other] { $seat } megtart egy kártyát: { $type }. { $victims } visszakap { $returned } kártyát.
    }
dicetown-event-loot-seen = { $seat } megtartja: { $card }. Az áldozat: { $victims }.
dicetown-event-sheriff-stayed = { $seat } marad a seriff.
dicetown-event-badge-moved = { $seat } az új seriff.
dicetown-event-claim-won = { $seat } megkapja: { $card }.
dicetown-event-secret-claim-won = { $seat } titokban a pakli felső ingatlankártyáját is elveszi.
dicetown-event-secret-claim-seen = Az ingatlankártya a pakliból: { $card }.
dicetown-event-claims-put-under =
    { $claims ->
        [1] A megmaradt ingatlankártya a pakli aljára kerül.
       *[other] A megmaradt { $claims } ingatlankártya a pakli aljára kerül.
    }

## What happens: ties

dicetown-event-tie-held = { $location }: döntetlen ({ $seats }). A seriff dönt.
dicetown-event-offer-written = { $seat } kigondolta az ajánlatát.
dicetown-event-offer-shown =
    { $seat } ajánlata{ $dollars ->
        [0] { $nuggets ->
            [0] { $store ->
                [0] { $claims ->
                    [0] { " · semmi" }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { " · " }{ $dollars } dollár
    }{ $nuggets ->
        [0] { "" }
       *[other] { " · " }{ $nuggets } aranyrög
    }{ $store ->
        [0] { "" }
       *[other] { " · " }{ $store } vegyesbolt-kártya
    }{ $claims ->
        [0] { "" }
       *[other] { " · " }{ $claims } ingatlankártya
    }
dicetown-event-offer-meant-for = { $seat } ajánlata akkor él, ha a seriff választottja: { $others }.
dicetown-event-offered-card-seen = { $seat } ajánlatában van: { $card }.
dicetown-event-more-asked = { $seat }, a seriff, többet kér.
dicetown-event-favoured = { $location }: a seriff döntött, { $seat } nyer.
dicetown-event-offer-waived = A seriff nem fogadja el { $seat } ajánlatát.
dicetown-event-bribe-agreed = A seriff elfogadja { $seat } ajánlatát, fizetni a nyereményből kell.
dicetown-event-bribe-paid =
    { $seat } megvesztegeti a seriffet ({ $takers }){ $dollars ->
        [0] { $nuggets ->
            [0] { $store ->
                [0] { $claims ->
                    [0] { " · semmi" }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { " · " }{ $dollars } dollár
    }{ $nuggets ->
        [0] { "" }
       *[other] { " · " }{ $nuggets } aranyrög
    }{ $store ->
        [0] { "" }
       *[other] { " · " }{ $store } vegyesbolt-kártya
    }{ $claims ->
        [0] { "" }
       *[other] { " · " }{ $claims } ingatlankártya
    }
dicetown-event-bribe-card-seen = { $takers } megkapja { $seat } kártyáját: { $card }.

## What happens: Doc Badluck and the end

dicetown-event-no-consolation = { $seat } számára Peches Dokinak ma nincs vigasza.
dicetown-event-consolation-declined = { $seat } nem megy Peches Dokihoz.
dicetown-event-consolation-chosen = { $seat } vigasza Peches Dokinál: { $consolation }.
dicetown-event-claim-fenced = { $seat } szögesdróttal keríti be: { $card }.
dicetown-event-card-laid-open = { $seat } megmutatja: { $card }.
dicetown-event-points-counted = { $seat } { $points } pontot szerzett.
dicetown-event-winner-named = Teljes döntetlen: a seriff kimondja, hogy { $seat } a győztes.
dicetown-event-game-ended =
    { $seats } { $count ->
        [one] nyer
       *[other] osztozik a győzelmen
    } { $points } ponttal.

## What a player is asked

dicetown-ask-first-sheriff = Ki a legfiatalabb? Ő lesz az első seriff.
dicetown-ask-keep =
    A dobásod: { $faces }. Melyik kockákat tartod meg? Egy ingyen van, minden további 1 dollár, és az is 1 dollár, ha egyet sem tartasz meg ({ $dollars ->
        [0] nincs pénzed
       *[other] { $dollars } dollárod van
    }).
dicetown-ask-plan = Ezt tartod meg: { $faces }. Milyen kártyákat teszel a kockákhoz?
dicetown-ask-quick-draw = Mielőtt fizetsz: a Pisztolyhős kártyával ez a felfedés ingyen lenne.
dicetown-ask-trim = A Pisztolyhősödet érvénytelenítették. Válaszd ki azokat a kockákat, amelyekre futja.
dicetown-ask-cheater = A Profi csaló átfordíthatná az egyik most felfedett kockádat.
dicetown-ask-dynamite = Tiéd az arany. A Dinamit megduplázná.
dicetown-ask-credit = Tiéd a Vegyesbolt. Hitelre kétszer vásárolhatnál.
dicetown-ask-girls = Tiéd a Kocsma. A lányok kártyával kétszer lophatnál.
dicetown-ask-corruption = Tiéd a Városháza. A Korrupció egy titkos ingatlankártyát is hozna.
dicetown-ask-fifty-fifty = Kirabolták a Bankot. A Fele-fele kártyával tiéd lenne a zsákmány fele.
dicetown-ask-marshal = A csillag gazdát cserélne. A Marsall hivatalban tartaná a régi seriffet.
dicetown-ask-elixir = Ebben a fordulóban már szereztél valamit. Az elixírrel mégis elmehetnél Peches Dokihoz.
dicetown-ask-wanted = Valaki kijátszotta: { $card }. A Körözött érvényteleníthetné.
dicetown-ask-joe = Remegő Joe 4 dollárt akar. Kitől?
dicetown-ask-keep-card = Válaszd ki, melyik kártyát tartod meg. A többit eldobod.
dicetown-ask-victim = Kitől lopsz?
dicetown-ask-grab = Az áldozat kezében { $store } vegyesbolt-kártya és { $claims } ingatlankártya van. Melyikből mennyit veszel el?
dicetown-ask-keep-loot = Válaszd ki, melyik ellopott kártyát tartod meg. A többit visszaadod.
dicetown-ask-offer-dollars = { $location }: keresheted a seriff kegyét. Hány dollárt ajánlasz?
dicetown-ask-offer-nuggets = { $location }: hány aranyrögöt ajánlasz?
dicetown-ask-offer-cards = { $location }: tegyél kártyát az ajánlatodhoz, vagy zárd le.
dicetown-ask-offer-for = { $location }: kit válasszon a seriff az ajánlatodért?
dicetown-ask-decide = { $location }: a döntés a tiéd, seriff. Ki nyeri a döntetlent?
dicetown-ask-bribe =
    Elfogadod ezt az ajánlatot, seriff?{ $dollars ->
        [0] { "" }
       *[other] { " · " }{ $dollars } dollár
    }{ $nuggets ->
        [0] { "" }
       *[other] { " · " }{ $nuggets } aranyrög
    }{ $cards ->
        [0] { "" }
       *[other] { " · " }{ $cards } kártya
    }
dicetown-ask-next-patient = Seriff, ki menjen most Peches Dokihoz?
dicetown-ask-console = Semmit sem szereztél, vagy elixírt ittál: válassz egy vigaszt Peches Dokinál, vagy egyet se.
dicetown-ask-fence = Melyik ingatlankártyát keríted be szögesdróttal? Többé senki sem lophatja el.
dicetown-ask-winner = Teljes döntetlen, seriff: nevezd meg a játék győztesét.

## Why something is not possible

dicetown-no-game-over = A játék már véget ért.
dicetown-no-chance = Erről a véletlen dönt, nem a játékos.
dicetown-no-not-asked = Most nem neked kell választanod.
dicetown-no-not-now = Ez most nem lehetséges.
dicetown-no-must-choose = Itt nem passzolhatsz: válassz a lehetőségek közül.
dicetown-no-other-window = Ennek a kártyának most nincs itt az ideje: { $card }.
dicetown-no-no-card = Ez a kártya nincs a kezedben: { $card }.
dicetown-no-no-trade = A játékosok nem üzletelnek egymással; ajánlatot csak a seriffnek lehet tenni, döntetlennél.
dicetown-no-committed = Már kiválasztottad a kockáidat.
dicetown-no-not-rolled = Ebből az oldalból nem dobtál ennyit: { $face }.
dicetown-no-trim = A pénzedből pontosan { $dice } kockára futja ezek közül.
dicetown-no-too-dear =
    Ezeknek a kockáknak { $price } dollár az ára, de { $dollars ->
        [0] nincs pénzed
       *[other] csak { $dollars } dollárod van
    }.
dicetown-no-same-face = A kocka már ezt az oldalát mutatja.
dicetown-no-not-fresh = A most felfedett kockáid egyike sem mutatja ezt: { $face }.
dicetown-no-no-such-plan = Ezeket a kártyákat nem teheted ezekhez a kockákhoz.
dicetown-no-own-cards = Magadtól nem lophatsz.
dicetown-no-no-cards = Ennek a játékosnak nincs kártya a kezében.
dicetown-no-wrong-number = Minden dámádért egy kártyát végy el, vagy az összeset, ha az áldozatnak kevesebb van.
dicetown-no-no-money = Joe-nak olyan másik játékos kell, akinek legalább 1 dollárja van.
dicetown-no-not-yours = Nincs a kezedben ilyen kártya, amit felajánlhatnál: { $card }.
dicetown-no-not-so-much = Legfeljebb ennyit ajánlhatsz: { $most }.
dicetown-no-no-lowering = Az ajánlatodban már { $least } szerepel, és csak nőhet.
dicetown-no-asked-once = Döntetlenenként csak egyszer kérhetsz többet, és csak titkos ajánlatok után.
dicetown-no-not-tied = Ez a játékos nem része a döntetlennek.
dicetown-no-not-there = Ez nincs a lehetőségek között.
dicetown-no-no-face = A kockáid nem mutatnak olyan oldalt, amely ehhez a vigaszhoz kell: { $consolation }.
dicetown-no-no-effect = Ez a vigasz semmin sem változtatna: { $consolation }.

## What a player can choose

dicetown-choice-pass = Passz
dicetown-choice-done = Ajánlat megtétele
dicetown-choice-more = Több kérése
dicetown-choice-take = Ajánlat elfogadása
dicetown-choice-waive = Ajánlat elutasítása
dicetown-choice-first = { $seat } az első seriff
dicetown-choice-rob = Lopás: { $seat }
dicetown-choice-joe = Joe célpontja: { $seat }
dicetown-choice-for = Kinek a javára: { $seat }
dicetown-choice-favour = { $seat } nyerjen
dicetown-choice-next = { $seat } következik
dicetown-choice-winner = { $seat } nyeri a játékot
dicetown-choice-play = Kijátszás: { $card }
dicetown-choice-claim = Felfordítás: { $card }
dicetown-choice-draw = Húzás: { $card }
dicetown-choice-steal = Elvétel: { $card }
dicetown-choice-choose = Megtartás: { $card }
dicetown-choice-add = Hozzáadás: { $card }
dicetown-choice-wire = Szögesdrót: { $card }
dicetown-choice-roll = Dobás: { $faces }
dicetown-choice-keep = Megtartás: { $faces }
dicetown-choice-turn = Csalás: { $old } helyett { $new }
dicetown-choice-plan =
    { $quick_draw ->
        [yes] Pisztolyhős{ $first ->
            [none] { "" }
           *[other] { " · " }Csaló { $first }
        }
       *[no] { $first ->
            [none] Kártya nélkül
           *[other] Csaló { $first }
        }
    }{ $second ->
        [none] { "" }
       *[other] { " · " }Csaló { $second }
    }
dicetown-choice-dollars =
    { $amount ->
        [0] Nulla dollár
       *[other] { $amount } dollár
    }
dicetown-choice-nuggets =
    { $amount ->
        [0] Nulla aranyrög
       *[other] { $amount } aranyrög
    }
dicetown-choice-grab =
    { $store ->
        [0] { $claims } ingatlankártya
       *[other] { $store } vegyesbolt-kártya{ $claims ->
            [0] { "" }
           *[other] { " " }és { $claims } ingatlankártya
        }
    }
dicetown-choice-doc = { $consolation }

## Cards

dicetown-card-credit = Hitelre
dicetown-card-credit-help = A Vegyesboltban játszd ki, mielőtt húzol. Kétszer egymás után hajtod végre a Vegyesboltot.
dicetown-card-girls = A lányok
dicetown-card-girls-help = A Kocsmában játszd ki, mielőtt lopsz. Kétszer egymás után lopsz, ugyanattól vagy két különböző játékostól.
dicetown-card-quick_draw = Pisztolyhős
dicetown-card-quick_draw-help = Kockák felfedésekor játszd ki. Ennél a felfedésnél semmit sem fizetsz, akárhány kockát tartasz meg.
dicetown-card-cheater = Profi csaló
dicetown-card-cheater-help = Kockák felfedésekor játszd ki. Az egyik most felfedett kockádat bármelyik oldalára fordíthatod.
dicetown-card-corruption = Korrupció
dicetown-card-corruption-help = Akkor játszd ki, ha tiéd a Városháza. Megkapod a pakli felső ingatlankártyáját is, a többiek nem látják.
dicetown-card-dynamite = Dinamit
dicetown-card-dynamite-help = Akkor játszd ki, ha tiéd az Aranybánya. Kétszer annyi aranyrögöt veszel el, amíg a bánya bírja.
dicetown-card-joe = Remegő Joe
dicetown-card-joe-help = Azonnal kijátszod, amint megkapod: egy választott játékos 4 dollárt ad neked, vagy az összes pénzét, ha kevesebbje van.
dicetown-card-marshal = Marsall
dicetown-card-marshal-help = Akkor játszd ki, amikor eldőlt, ki lesz az új seriff, de a csillag még nem került hozzá. A régi seriff marad.
dicetown-card-fifty_fifty = Fele-fele
dicetown-card-fifty_fifty-help = Akkor játszd ki, ha más kirabolta a Bankot. Megkapod a zsákmány felét, lefelé kerekítve.
dicetown-card-wanted = Körözött
dicetown-card-wanted-help = Akkor játszd ki, ha más kijátszik egy vegyesbolt-kártyát. A hatása elmarad, mindkét kártyát eldobjátok.
dicetown-card-elixir = Peches Doki elixírje
dicetown-card-elixir-help = Peches Dokinál játszd ki. Elmehetsz hozzá, bár ebben a fordulóban szereztél valamit.
dicetown-card-equipment_1 = Felszerelés 1
dicetown-card-equipment_1-help = Nem kell kijátszani. Ha a játék végén nálad van, 1 pontot ér.
dicetown-card-equipment_2 = Felszerelés 2
dicetown-card-equipment_2-help = Nem kell kijátszani. Ha a játék végén nálad van, 2 pontot ér.
dicetown-card-equipment_3 = Felszerelés 3
dicetown-card-equipment_3-help = Nem kell kijátszani. Ha a játék végén nálad van, 3 pontot ér.
dicetown-card-equipment_4 = Felszerelés 4
dicetown-card-equipment_4-help = Nem kell kijátszani. Ha a játék végén nálad van, 4 pontot ér.
dicetown-card-equipment_5 = Felszerelés 5
dicetown-card-equipment_5-help = Nem kell kijátszani. Ha a játék végén nálad van, 5 pontot ér.
dicetown-card-equipment_8 = Ló
dicetown-card-equipment_8-help = Felszerelés, nem kell kijátszani. Ha a játék végén nálad van, 8 pontot ér.
dicetown-card-claim = Ingatlan { $number }
dicetown-card-claim-help = A játék végén { $number } pontot ér. Amíg szögesdróttal be nem keríted, ellophatják.

dicetown-type-store = vegyesbolt-kártya
dicetown-type-claim = ingatlankártya

## Locations

dicetown-location-cups = Dobópoharak
dicetown-location-cups-help = Mindenki öt kockából rak össze pókerkezet. A kockákért fizetett pénz a Postakocsira kerül.
dicetown-location-mine = Aranybánya
dicetown-location-mine-help = Akinek a legtöbb kilencese van, mindegyikért elvesz 1 aranyrögöt. Egy aranyrög 1 pontot ér.
dicetown-location-bank = Bank
dicetown-location-bank-help = Akinek a legtöbb tízese van, elviszi a Bank összes pénzét. 2 dollár 1 pontot ér.
dicetown-location-stagecoach = Postakocsi
dicetown-location-stagecoach-help = Senki sem látogatja. A kockákért fizetett pénzt a Bankba viszi, ahonnan a következő fordulótól rabolható el.
dicetown-location-store = Vegyesbolt
dicetown-location-store-help = Akinek a legtöbb bubija van, mindegyikért húz egy vegyesbolt-kártyát, és egyet megtart; az első fordulóban kétszer.
dicetown-location-saloon = Kocsma
dicetown-location-saloon-help = Akinek a legtöbb dámája van, mindegyikért elvesz egy kártyát egyetlen ellenféltől, egyet megtart, a többit visszaadja.
dicetown-location-sheriff = Seriff
dicetown-location-sheriff-help = Akinek a legtöbb királya van, seriff lesz, és minden döntetlenről ő határoz. A csillag a végén 5 pontot ér.
dicetown-location-hall = Városháza
dicetown-location-hall-help = A legjobb pókerkéz nyeri az első ingatlankártyát, és minden ászáért még egyet, amíg van felfordított.
dicetown-location-doc = Peches Doki
dicetown-location-doc-help = Aki ebben a fordulóban semmit sem szerzett, választhat egy vigaszt, amelyet a kockái megengednek.
dicetown-location-scored = Végső pontozás
dicetown-location-scored-help = Minden kártyát felfedtek, és megszámoljátok a pontokat.

## Doc Badluck's consolations

dicetown-consolation-fence = Szögesdrót
dicetown-consolation-fence-help = 9-essel vagy 10-essel: rakj magad elé felfordítva két ingatlankártyát a kezedből. Többé senki sem lophatja el őket.
dicetown-consolation-store_card = Vásárlás
dicetown-consolation-store_card-help = Bubival vagy dámával (J, Q): vedd el a Vegyesbolt húzópaklijának felső lapját.
dicetown-consolation-small_raid = Kis razzia
dicetown-consolation-small_raid-help = Királlyal (K): minden ellenfél 2 dollárt ad neked.
dicetown-consolation-big_raid = Nagy razzia
dicetown-consolation-big_raid-help = Ásszal (A): minden ellenfél 1 aranyrögöt ad neked.

## Dice and hands

dicetown-faces-none = semmi
dicetown-face-9 = kilences
dicetown-face-10 = tízes
dicetown-face-j = bubi
dicetown-face-q = dáma
dicetown-face-k = király
dicetown-face-a = ász

dicetown-hand-five = Öt egyforma
dicetown-hand-four = Póker
dicetown-hand-full_house = Full
dicetown-hand-straight = Sor
dicetown-hand-three = Drill
dicetown-hand-two_pairs = Két pár
dicetown-hand-pair = Egy pár
dicetown-hand-high = Magas lap

## Score sheet

dicetown-points-nuggets = Aranyrögök
dicetown-points-dollars = Dollárok
dicetown-points-sheriff = Seriffcsillag
dicetown-points-equipment = Felszerelés
dicetown-points-claims = Ingatlankártyák

## Options

dicetown-option-kickers = Mind az öt kocka számít
dicetown-option-kickers-true = Igen
dicetown-option-kickers-false = Nem
dicetown-option-kickers-help = Egyforma kombinációknál a többi kockát is össze kell hasonlítani. Enélkül több döntetlen jut a seriffnek.
dicetown-option-saloon_thief_picks_types = A tolvaj választja a kártyák fajtáját
dicetown-option-saloon_thief_picks_types-true = Igen
dicetown-option-saloon_thief_picks_types-false = Nem
dicetown-option-saloon_thief_picks_types-help = A Kocsmában a tolvaj mondja meg, hány vegyesbolt-kártyát és hány ingatlankártyát vesz el. Enélkül mindet vaktában húzza.
dicetown-option-bribery = Ajánlatok a seriffnek
dicetown-option-bribery-sealed = Titkosan
dicetown-option-bribery-open = Nyíltan
dicetown-option-bribery-off = Nincsenek
dicetown-option-bribery-help = Döntetlennél titkos ajánlatok, legfeljebb egy emeléssel; vagy nyílt licit sorban, amíg mindenki passzol; vagy a seriff egyszerűen dönt.
dicetown-option-third_party_bribes = Bárki tehet ajánlatot
dicetown-option-third_party_bribes-false = Nem
dicetown-option-third_party_bribes-true = Igen
dicetown-option-third_party_bribes-help = Azok is ajánlhatnak valamit a seriffnek, akik nem részei a döntetlennek, ha egy bizonyos játékost választ.
dicetown-option-offers_from_winnings = Ajánlat a nyereményből
dicetown-option-offers_from_winnings-false = Nem
dicetown-option-offers_from_winnings-true = Igen
dicetown-option-offers_from_winnings-help = Az Aranybányáért és a Bankért folyó döntetlennél a várható nyeremény egy részét is felajánlhatod.
dicetown-option-bribe_counts_as_gain = A megvesztegetés szerzésnek számít
dicetown-option-bribe_counts_as_gain-true = Igen
dicetown-option-bribe_counts_as_gain-false = Nem
dicetown-option-bribe_counts_as_gain-help = Az a seriff, aki elfogadott egy ajánlatot, ebben a fordulóban nem mehet Peches Dokihoz.
dicetown-option-reelected_sheriff_counts_as_gain = Az újraválasztás szerzésnek számít
dicetown-option-reelected_sheriff_counts_as_gain-true = Igen
dicetown-option-reelected_sheriff_counts_as_gain-false = Nem
dicetown-option-reelected_sheriff_counts_as_gain-help = Az a seriff, aki újra megnyeri a királyokat, ebben a fordulóban nem mehet Peches Dokihoz.
dicetown-option-public_wealth = A pénz és az arany nyilvános
dicetown-option-public_wealth-true = Igen
dicetown-option-public_wealth-false = Nem
dicetown-option-public_wealth-help = Mindenki dollárjai és aranyrögei láthatók. Enélkül rád van bízva, mire emlékszel.
dicetown-option-cards_with_commit = Kártyaválasztás a kockákkal együtt
dicetown-option-cards_with_commit-false = Nem
dicetown-option-cards_with_commit-true = Igen
dicetown-option-cards_with_commit-help = A Pisztolyhőst és a Profi csalót a pohár alatt, a kockákkal együtt kell kiválasztani: gyorsabb játék.
dicetown-option-first_sheriff = Első seriff
dicetown-option-first_sheriff-random = Sorsolással
dicetown-option-first_sheriff-youngest = A legfiatalabb
dicetown-option-first_sheriff-seat = Az első hely
dicetown-option-first_sheriff-help = A csillagot kisorsolják, a legfiatalabb kapja (az első helyen ülő mondja meg, ki az), vagy az első hely.

## Mistakes in scenario files

dicetown-mistake-dice = Ezek nem kockák: „{ $faces }”; így írd: 9 9 J, legfeljebb öt.
dicetown-mistake-card = Nincs ilyen kártya, vagy nem lehet ott: „{ $card }”.
dicetown-mistake-cards = A játékban nincs ennyi ilyen kártya: „{ $card }”.

## What a bot's advice is made of

dicetown-feature-points = aranyrögök, ingatlankártyák és felszerelés
dicetown-feature-dollars = dollárok
dicetown-feature-dollars-early = dollárok, amíg van idő felhasználni őket
dicetown-feature-in-hand = pontok ellopható kártyákon
dicetown-feature-badge = a seriffcsillag
dicetown-feature-badge-early = a seriffcsillag a játék elején
dicetown-feature-strong-cards = a Vegyesbolt erős kártyái
dicetown-feature-other-cards = a Vegyesbolt többi kártyája
dicetown-feature-mine = az Aranybánya ebben a fordulóban
dicetown-feature-bank = a Bank ebben a fordulóban
dicetown-feature-store = a Vegyesbolt ebben a fordulóban
dicetown-feature-store-more = nagyobb választék a Vegyesboltban
dicetown-feature-saloon = a Kocsma ebben a fordulóban
dicetown-feature-saloon-more = nagyobb választék a Kocsmában
dicetown-feature-robbed = a kocsmai lopás veszélye
dicetown-feature-hall = a Városháza ebben a fordulóban
dicetown-feature-offered = amit a seriffnek ajánlanak

## A bot of its own

dicetown-bot-gambler = Szerencsejátékos
dicetown-bot-gambler-help = Csak Dice Townt játszik, a kockák pontos esélyei szerint.

## Fitting its numbers

dicetown-fit-duel-round = { $round }. kör: az új számok { $error } ponttal tévesztik el a végső előnyt, azok, amelyekkel a játék folyt, { $before } ponttal.
