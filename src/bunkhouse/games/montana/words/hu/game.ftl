### Montana, its messages in Hungarian: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats and $others are lists of names; $goods and $workers are lists such as „2 búza és 1 kő”
### or the word none; $good, $worker, $area, $row, $side, $piece, $kind, $event, $gold, $shown, $given and $taken are phrases
### from this file; $source is told by selectors; $q and $r are a place on the map. All of these stay in the nominative and
### without an article; players are addressed by „te”, buttons are nouns.

montana-title = Montana
montana-name = Montana
montana-line = Fogadj fel, gyűjts és telepíts a többiek előtt.

## What happens: setting up

montana-event-start-player-drawn = { $seat } a kezdőjátékos.
montana-event-side-drawn = A térkép közepén: { $side }.
montana-event-map-laid =
    { $tiles } tájlapkából áll a térkép{ $tries ->
        [0] .
        [1] ; egyszer kellett újraforgatni.
       *[other] ; { $tries } alkalommal kellett újraforgatni.
    }
montana-event-start-tile-laid = A kezdőlapka helye: ({ $q }, { $r }).
montana-event-seat-seated = { $seat } kezdéskor ezt kapja: { $silver } ezüst, { $cattle } szarvasmarha, { $goods }.

## What happens: the turn

montana-event-round-began = Kezdődik: { $round }. forduló.
montana-event-turn-began =
    { $extra ->
        [yes] { $seat } extra kört játszik.
       *[no] { $seat } következik.
    }
montana-event-event-drawn =
    { $shown ->
        [none] A következő esemény: { $event }.
       *[other] A következő esemény: { $event } ({ $shown }).
    }
montana-event-event-active =
    { $shown ->
        [none] Mostantól érvényes: { $event }.
       *[other] Mostantól érvényes: { $event } ({ $shown }).
    }
montana-event-event-removed =
    { $shown ->
        [none] Véget ért: { $event }.
       *[other] Véget ért: { $event } ({ $shown }).
    }
montana-event-event-deck-shuffled =
    { $cards ->
        [1] Az egyetlen félretett eseménykártya lesz az új pakli.
       *[other] { $cards } félretett eseménykártyából új pakli készül.
    }

## What happens: recruiting

montana-event-wheel-spun = { $seat } megpörgeti a toborzókereket: { $workers }.
montana-event-grain-paid = { $seat } { $grain } búzát fizet, továbblép a nyíllal: { $workers }.
montana-event-workers-returned = { $seat } visszaküldi: { $workers }.

## What happens: gains

montana-event-silver-gained =
    { $source ->
        [no_cattle_bonus] { $seat } szarvasmarha nélkül áll, ezért { $silver } ezüstöt kap.
        [river] { $seat } épít elsőként a folyónak ezen a végén: { $silver } ezüst.
        [shortage] { $seat } a hiányért { $silver } ezüstöt kap.
       *[other] { $seat } { $silver } ezüstöt kap.
    }
montana-event-goods-gained =
    { $source ->
        [no_worker_bonus] { $seat } munkás nélkül áll, ezért ezt kapja: { $goods }.
        [great_falls] { $seat } épít elsőként a vízesésnél: { $goods }.
        [substitute] { $seat } ezt veszi el helyette: { $goods }.
       *[other] { $seat } ezt veszi el: { $goods }.
    }
montana-event-workers-gained =
    { $source ->
        [rich_bonus] Az ezüst vonzza az embereket. { $seat } ezt kapja: { $workers }.
        [helena] { $seat } épít elsőként a Helenába vezető úton: { $workers }.
        [substitute] { $seat } ezt veszi el helyette: { $workers }.
       *[other] { $seat } ezt veszi el: { $workers }.
    }
montana-event-goods-missing = { $seat } ezt nem kaphatja meg, mert nincs a készletben: { $goods }.
montana-event-workers-missing = { $seat } ezt nem kaphatja meg, mert nincs a készletben: { $workers }.

## What happens: working

montana-event-bank-visited = { $seat } a bankba küldi őket: { $workers }, és { $silver } ezüstöt kap.
montana-event-area-worked =
    { $goods ->
        [none] { $seat } munkába küldi őket ({ $area }): { $workers }. Ára { $silver } ezüst, de nincs mit elvenni.
       *[other] { $seat } munkába küldi őket ({ $area }): { $workers }. Ára { $silver } ezüst, a hozam: { $goods }.
    }
montana-event-small-space-used =
    { $goods ->
        [none] { $seat } a kis helyre is küld ({ $area }): { $workers }, de nincs mit elvenni.
       *[other] { $seat } a kis helyre is küld ({ $area }): { $workers }. A hozam: { $goods }.
    }
montana-event-place-cleared = Minden hely foglalt, ez felszabadul: { $area }. Visszakerül a készletbe: { $workers }.

## What happens: the city

montana-event-auction-opened = { $seat } árverést nyit a városban.
montana-event-bid-placed = { $seat } licitje: { $price } tök ({ $row }).
montana-event-outbid = { $seat } helyére { $others } ráígér: { $row }.
montana-event-auction-passed = { $seat } passzol, és a vegyesboltba megy.
montana-event-reward-won = { $seat } { $price } tököt fizet, és elnyeri ezt: { $row }.
montana-event-goods-upgraded =
    { $goods ->
        [none] { $seat } semmit sem cserél.
       *[other] { $seat } nagyra cseréli: { $goods }.
    }

## What happens: building

montana-event-field-built =
    { $seat } épít itt: ({ $q }, { $r }){ $settlements ->
        [1] { "" }
       *[other] , { $settlements } települést
    }{ $goods ->
        [none] { "." }
       *[other] . Ára: { $goods }.
    }
montana-event-surcharge-paid =
    { $source ->
        [event] Ebből az esemény miatt: { $goods }.
        [watchtower] { $seat } őrtorony miatt ezt is fizeti: { $goods }.
       *[helena] { $seat } ezt fizeti Helenáért: { $goods }.
    }
montana-event-settlement-placed = { $seat } leteszi: { $piece }.
montana-event-line-completed =
    { $lines ->
        [1] { $seat } négyes sort tesz teljessé
       *[other] { $seat } { $lines } négyes sort tesz teljessé
    }: { $settlements } további település ugyanide, ingyen.
montana-event-cattle-taken = { $seat } elveszi a szarvasmarhát erről a régióról.
montana-event-canteen-taken = { $seat } elveszi a kulacsot erről a tóról: ({ $q }, { $r }).
montana-event-middle-opened = { $seat } mindenki előtt megnyitja a középső régiót: { $side }.
montana-event-market-exchanged = { $seat } a piacon cserél: { $given } helyett { $taken }.
montana-event-gate-paid = { $seat } kapujánál { $others } fizet { $silver } ezüstöt.
montana-event-building-ended =
    { $seat } { $fields } régióra épített{ $silver ->
        [0] { "." }
       *[other] , és { $silver } ezüstöt kap.
    }

## What happens: free actions

montana-event-cattle-traded-for-good = { $seat } 1 szarvasmarhát ad, ezt kapja: { $good }.
montana-event-cattle-traded-for-silver = { $seat } 1 szarvasmarhát ad { $silver } ezüstért.
montana-event-cattle-traded-for-worker = { $seat } 1 szarvasmarhát ad, ezt kapja: { $worker }.
montana-event-workers-sold = { $seat } { $silver } ezüstért visszaadja: { $workers }.
montana-event-goods-sold = { $seat } { $silver } ezüstért eladja: { $goods }.
montana-event-worker-hired = { $seat } { $silver } ezüstért felfogadja: { $worker }.
montana-event-goods-bought = { $seat } { $silver } ezüstért megveszi: { $goods }.

## What happens: mountains

montana-event-mountains-looked-at = { $seat } megnéz { $tiles } hegylapkát.
montana-event-mountain-seen =
    { $shown ->
        [none] Ebben a hegyben ({ $q }, { $r }): { $gold }.
       *[other] Ebben a hegyben ({ $q }, { $r }): { $gold } ({ $shown }).
    }
montana-event-mountain-taken = { $seat } elveszi ezt a hegylapkát: ({ $q }, { $r }).
montana-event-mountains-left = { $seat } békén hagyja a hegyeket.
montana-event-gold-used =
    { $shown ->
        [none] { $seat } hegylapkát játszik ki: { $gold }.
       *[other] { $seat } hegylapkát játszik ki: { $gold } ({ $shown }).
    }

## What happens: the end

montana-event-canteen-spent = { $seat } iszik a kulacsából, és folytatja.
montana-event-end-triggered = { $seat } letette az utolsó települését. Az utolsó forduló: { $round }.
montana-event-nowhere-to-build = Nincs több elérhető szabad régió, ezért a játék ezzel a fordulóval véget ér: { $round }.
montana-event-round-limit-reached = A játék { $round } forduló után véget ér.
montana-event-settlements-counted = { $seat } eredménye: { $settlements } település, { $cattle } szarvasmarha, { $silver } ezüst.
montana-event-game-ended =
    { $seats } { $count ->
        [one] nyer
       *[other] osztozik a győzelmen
    }, { $settlements } településsel.

## What a player is asked

montana-ask-start-field = Válaszd ki a kezdőlapka régióját.
montana-ask-main = Te jössz: toborzás, munka vagy építés.
montana-ask-invite = Az ezüstöd vonzza az embereket. Melyik munkást veszed el?
montana-ask-grain = Hány búzát fizetsz, hogy továbblépj a nyíllal, és elvegyél még két munkást?
montana-ask-return =
    { $number ->
        [1] A táblád megtelt. Melyik megy vissza?
       *[other] A táblád megtelt. Melyik { $number } munkás megy vissza?
    }
montana-ask-bank-workers =
    { $number ->
        [1] Melyik munkást küldöd a bankba?
       *[other] Melyik { $number } munkást küldöd a bankba?
    }
montana-ask-area-workers = Kit küldesz munkába ({ $area })? Egy szakmunkást vagy bármelyik kettőt.
montana-ask-small-space = A kis hely ({ $area }): küldesz egy szakmunkást vagy bármelyik kettőt még egy áruért?
montana-ask-open-bid = Megnyitod az árverést, { $pumpkins } tököd van. Hová áll a beszállítód?
montana-ask-bid =
    { $pumpkins ->
        [0] Nincs tököd. Licitálsz vagy passzolsz?
       *[other] { $pumpkins } tököd van. Licitálsz vagy passzolsz?
    }
montana-ask-reward = A jutalmad ({ $row }): mit veszel el vagy cserélsz ki?
montana-ask-surcharge =
    { $number ->
        [1] Egy őrtorony miatt még egy árut fizetsz azok közül, amelyek a régión láthatók. Melyiket?
       *[other] Az őrtornyok miatt még { $number } árut fizetsz azok közül, amelyek a régión láthatók. Melyiket fizeted először?
    }
montana-ask-large = Helena nagy árucikkekbe kerül, tetszőleges összeállításban. Melyekkel fizetsz?
montana-ask-piece =
    { $number ->
        [1] Melyik települést teszed le? Ez lesz felül.
       *[other] Ide { $number } település kerül, alulról felfelé. Melyik a következő?
    }
montana-ask-water = Egy kulacsot vehetsz el. Melyiket?
montana-ask-exchange =
    { $number ->
        [1] Piac: cserélsz egy árut a készlettel?
       *[other] Piac: egymás után { $number } árut cserélhetsz a készlettel.
    }
montana-ask-more = Eddig { $fields } régióra építettél. Építesz tovább?
montana-ask-sell-workers = Melyik munkásokat adod vissza ezüstért?
montana-ask-sell-goods = Melyik árukat adod el?
montana-ask-instead = A készletből { $number } áru hiányzik. Elveszel helyette másik kis árucikket?
montana-ask-instead-worker = A készletből { $number } munkás hiányzik. Elveszel helyette másikat?
montana-ask-after-main = Megvolt az akciód. Jöhet még ingyenes akció, vagy vége a körödnek?
montana-ask-look = Hegyek mellé építettél. Megnézed a lapkáikat?
montana-ask-take = Melyik hegylapkát veszed el? A következő körödtől használhatod.
montana-ask-spend = Beadsz egy kulacsot egy extra körért?

## Why something is not possible

montana-no-game-over = A játék már véget ért.
montana-no-chance = Erről a véletlen dönt, nem a játékos.
montana-no-not-asked = Most nem neked kell választanod.
montana-no-not-now = Ez most nem lehetséges.
montana-no-must-choose = Itt nem passzolhatsz: válassz a lehetőségek közül.
montana-no-no-main-action = Ez főakció, de most nem azt választasz.
montana-no-not-these-workers = Ezek a munkások ide nem valók, vagy nincsenek meg neked.
montana-no-not-this = Ez nincs a lehetőségek között.
montana-no-no-hex = A térképnek ezen a helyén nincs semmi.
montana-no-no-land = Csak szárazföldre lehet építeni. Ez itt: { $kind }.
montana-no-locked = A középső régió zárolt, amíg valaki nem épít a bejáratánál.
montana-no-start-tile = Itt a kezdőlapka fekszik.
montana-no-occupied = Itt már van település.
montana-no-not-adjacent = Ez a régió nem szomszédos sem a kezdőlapkával, sem olyan településsel, amely neked számít.
montana-no-no-settlement = Nincs már olyan településed, amelyet ebben a körben letehetsz.
montana-no-cannot-pay = Ezt a régiót nem tudod kifizetni. Még ez hiányzik: { $goods }.
montana-no-too-few-large = Ez a régió { $number } nagy árucikkbe kerül, réz és kő tetszőlegesen; neked kevesebb van.
montana-no-event-surcharge = Az esemény miatt minden régióért ezt is fizetni kell, de neked nincs: { $goods }.
montana-no-watchtower =
    { $number ->
        [1] Egy őrtorony miatt még 1 áru kell azok közül, amelyek a régión láthatók.
       *[other] Az őrtornyok miatt még { $number } áru kell azok közül, amelyek a régión láthatók.
    }
montana-no-closed = Egy esemény miatt ez zárva van: { $area }.
montana-no-no-pumpkins = Egyik helyet sem tudnád kifizetni, az ingyen tökkel sem.
montana-no-no-space = Ilyen hely nincs a bankban.
montana-no-space-taken = Ezen a helyen munkások állnak, amíg minden hely fel nem szabadul.
montana-no-too-few-workers =
    { $number ->
        [1] Erre a helyre 1 munkás kell, de neked nincs.
       *[other] Erre a helyre { $number } munkás kell; neked kevesebb van.
    }
montana-no-no-crew = Egy szakmunkás ({ $worker }) vagy bármelyik két munkás kell.
montana-no-too-little-silver = Ez a hely { $silver } ezüstbe kerül; neked kevesebb van.
montana-no-no-extra-recruits = Az esemény miatt nem fizethetsz búzát további munkásokért.
montana-no-too-little-grain =
    { $grain ->
        [0] Nincs búzád.
       *[other] Csak { $grain } búzád van.
    }
montana-no-not-to-the-right = Az új licitnek a sorban álló beszállítótól jobbra kell kerülnie.
montana-no-too-few-pumpkins =
    { $price ->
        [1] Ez az oszlop 1 tökbe kerül, de neked nincs.
       *[other] Ez az oszlop { $price } tökbe kerül; neked kevesebb van.
    }
montana-no-one-special = Ebben a körben nem tehetsz le több különleges települést: { $piece }.
montana-no-no-such-piece = Ilyened már nincs: { $piece }.
montana-no-no-free-action = Most nem lehet ingyenes akciót végrehajtani.
montana-no-no-cattle-trade = Az esemény miatt tilos a szarvasmarha-kereskedés.
montana-no-no-cattle = Nincs szarvasmarhád.
montana-no-too-many-workers = Nyolcnál több munkásod van: előbb döntsd el, ki megy vissza.
montana-no-not-in-supply = A készletben nincs ilyen.
montana-no-no-such-offer = Ilyen ajánlata egyik aktív eseménynek sincs.
montana-no-offer-used = Az esemény ajánlatát ebben a körben már kihasználtad.
montana-no-cannot-use-offer = Neked nincs meg, amit az ajánlat kér, vagy a készletben nincs meg, amit ad.
montana-no-no-such-tile =
    { $shown ->
        [none] Ilyen hegylapkád nincs: { $gold }.
       *[other] Ilyen hegylapkád nincs: { $gold } ({ $shown }).
    }
montana-no-tile-too-new =
    { $shown ->
        [none] Ezt a lapkát a következő körödtől használhatod: { $gold }.
       *[other] Ezt a lapkát a következő körödtől használhatod: { $gold } ({ $shown }).
    }
montana-no-no-exchange =
    { $shown ->
        [none] 2 szarvasmarha kell hozzá, és az árunak a készletben kell lennie: { $gold }.
       *[other] 2 szarvasmarha kell hozzá, és az árunak a készletben kell lennie: { $gold } ({ $shown }).
    }

## What a player can choose

montana-choice-recruit = Toborzás: a kerék megpörgetése
montana-choice-city = Árverés nyitása a városban
montana-choice-stop = Befejezés
montana-choice-pass = Passz
montana-choice-trade_silver = Szarvasmarha ezüstért
montana-choice-sell = Eladás az eseménynek
montana-choice-hire = Az esemény munkásának felfogadása
montana-choice-look = A hegylapkák megnézése
montana-choice-spend = Kulacs beadása: extra kör
montana-choice-end = A kör befejezése
montana-choice-first = { $seat } kezd
montana-choice-start = Kezdőlapka ide: ({ $q }, { $r })
montana-choice-build = Építés ide: ({ $q }, { $r })
montana-choice-water = Kulacs elvétele innen: ({ $q }, { $r })
montana-choice-take = Hegylapka elvétele innen: ({ $q }, { $r })
montana-choice-turn =
    { $number ->
        [0] A lapka elforgatása nélkül
       *[other] A lapka elforgatása { $number } lépéssel
    }
montana-choice-spin = A nyíl ennél a cikknél áll meg: { $number }
montana-choice-grain =
    { $number ->
        [0] Búza nélkül
       *[other] { $number } búza fizetése
    }
montana-choice-bank = Bank, { $number }. hely
montana-choice-buy = { $number } vásárlása az esemény árujából
montana-choice-workers = Küldés: { $workers }
montana-choice-small =
    { $workers ->
        [none] A kis hely üresen hagyása
       *[other] A kis helyre: { $workers }
    }
montana-choice-return = Visszaküldés: { $workers }
montana-choice-sell_workers = Visszaadás: { $workers }
montana-choice-upgrade =
    { $goods ->
        [none] Csere nélkül
       *[other] Csere nagyra: { $goods }
    }
montana-choice-collect =
    { $goods ->
        [none] Semmit sem
       *[other] Elvétel: { $goods }
    }
montana-choice-large = Fizetés: { $goods }
montana-choice-sell_goods = Eladás: { $goods }
montana-choice-surcharge = Plusz áru: { $good }
montana-choice-instead = Helyette: { $good }
montana-choice-trade = Szarvasmarháért: { $good }
montana-choice-instead_worker = Helyette: { $worker }
montana-choice-trade_worker = Szarvasmarháért: { $worker }
montana-choice-invite = Elvétel: { $worker }
montana-choice-side = Középre: { $side }
montana-choice-tile = Lapka letétele: { $tile }
montana-choice-event =
    { $shown ->
        [none] Húzás: { $event }
       *[other] Húzás: { $event } ({ $shown })
    }
montana-choice-see =
    { $shown ->
        [none] Látvány: { $gold }
       *[other] Látvány: { $gold } ({ $shown })
    }
montana-choice-use =
    { $shown ->
        [none] Hegylapka kijátszása: { $gold }
       *[other] Hegylapka kijátszása: { $gold } ({ $shown })
    }
montana-choice-work = Munka: { $area }, { $space }. hely
montana-choice-bid = Licit, { $price } tök: { $row }, { $column }. oszlop
montana-choice-piece = Letétel: { $piece }
montana-choice-exchange = Csere: { $given } helyett { $taken }

## Goods

montana-good-grain = búza
montana-good-grain-help = Sok régió ára. Búzával fizetsz azért is, hogy a kerék nyilával továbblépj, és még két munkást toborozz.
montana-good-pumpkin = tök
montana-good-pumpkin-help = Sok régió ára. A városban tökkel licitálsz.
montana-good-copper = réz
montana-good-copper-help = Kis darab réz a bányából. A városban nagyra cserélhető.
montana-good-stone = kő
montana-good-stone-help = Kis kő a kőfejtőből. A városban nagyra cserélhető.
montana-good-copper_large = nagy réz
montana-good-copper_large-help = Nagy darabot csak a városban vagy hegylapkával szerezhetsz. Sosem számít kicsinek, és a kicsi sem nagynak.
montana-good-stone_large = nagy kő
montana-good-stone_large-help = Nagy darabot csak a városban vagy hegylapkával szerezhetsz. Sosem számít kicsinek, és a kicsi sem nagynak.

montana-goods-grain = { $count } búza
montana-goods-pumpkin = { $count } tök
montana-goods-copper = { $count } réz
montana-goods-stone = { $count } kő
montana-goods-copper_large = { $count } nagy réz
montana-goods-stone_large = { $count } nagy kő

montana-given-grain = búza
montana-given-pumpkin = tök
montana-given-copper = réz
montana-given-stone = kő
montana-given-copper_large = nagy réz
montana-given-stone_large = nagy kő

montana-taken-grain = búza
montana-taken-pumpkin = tök
montana-taken-copper = réz
montana-taken-stone = kő

## Workers

montana-worker-grain = búzamunkás
montana-worker-grain-help = Világos. A búzamezőn egymaga elég; máshol bármelyik két munkás kell.
montana-worker-pumpkin = tökmunkás
montana-worker-pumpkin-help = Narancssárga. A veteményesben egymaga elég; máshol bármelyik két munkás kell.
montana-worker-copper = rézmunkás
montana-worker-copper-help = Vörösesbarna. A bányában egymaga elég; máshol bármelyik két munkás kell.
montana-worker-stone = kőmunkás
montana-worker-stone-help = Fekete. A kőfejtőben egymaga elég; máshol bármelyik két munkás kell.

montana-workers-grain = { $count } búzamunkás
montana-workers-pumpkin = { $count } tökmunkás
montana-workers-copper = { $count } rézmunkás
montana-workers-stone = { $count } kőmunkás

## The worker board

montana-area-mine = bánya
montana-area-mine-help = Réz. Állíts egy szabad nagy helyre egy rézmunkást vagy bármelyik két munkást, fizesd ki a hely ezüstjét, és vedd el a rezét; a mellette lévő kis helyen ugyanígy még egyet, ezüst nélkül. Ha mindhárom nagy hely foglalt, a bánya a kör végén felszabadul.
montana-area-quarry = kőfejtő
montana-area-quarry-help = Kő. Állíts egy szabad nagy helyre egy kőmunkást vagy bármelyik két munkást, fizesd ki a hely ezüstjét, és vedd el a kövét; a mellette lévő kis helyen ugyanígy még egyet, ezüst nélkül. Ha mindhárom nagy hely foglalt, a kőfejtő a kör végén felszabadul.
montana-area-grain_field = búzamező
montana-area-grain_field-help = Búza. Állíts egy szabad nagy helyre egy búzamunkást vagy bármelyik két munkást, fizesd ki a hely ezüstjét, és vedd el a búzáját; a mellette lévő kis helyen ugyanígy még egyet, ezüst nélkül. Ha mindhárom nagy hely foglalt, a búzamező a kör végén felszabadul.
montana-area-vegetable_field = veteményes
montana-area-vegetable_field-help = Tök. Állíts egy szabad nagy helyre egy tökmunkást vagy bármelyik két munkást, fizesd ki a hely ezüstjét, és vedd el a tökét; a mellette lévő kis helyen ugyanígy még egyet, ezüst nélkül. Ha mindhárom nagy hely foglalt, a veteményes a kör végén felszabadul.
montana-area-bank = bank
montana-area-bank-help = Állíts egy szabad helyre annyi, bármilyen színű munkást, amennyit kér, és vedd el az ezüstjét. Ha minden hely foglalt, a bank a kör végén felszabadul.
montana-area-city = város
montana-area-city-help = Árverés, tökkel fizetve: a hegylapkákon kívül csak itt juthatsz nagy rézhez és nagy kőhöz. Aki megnyitja, kap 1 tököt; utána mindenki licitálhat, és akire ráígértek, rögtön újra lép.

montana-row-coppersmith = rézműves
montana-row-coppersmith-help = Cserélj legfeljebb 2 kis rezet nagyra, egyet egyért.
montana-row-stonemason = kőfaragó
montana-row-stonemason-help = Cserélj legfeljebb 2 kis követ nagyra, egyet egyért.
montana-row-foundry = öntöde
montana-row-foundry-help = Cserélj legfeljebb 1 kis rezet és legfeljebb 1 kis követ nagyra.
montana-row-trading_post = kereskedőállomás
montana-row-trading_post-help = Vegyél el a készletből 2 kis árucikket: búzát, rezet vagy követ, tetszőleges összeállításban.

## The map

montana-kind-land = szárazföld
montana-kind-land-help = Régió, amelyre a látható árukért építhetsz, a kezdőlapka vagy egy település mellett.
montana-kind-mountain = hegy
montana-kind-mountain-help = Ide nem lehet építeni. Az aranylázban hegylapka fekszik rajta; aki mellé épít, megnézheti.
montana-kind-lake = tó
montana-kind-lake-help = Ide nem lehet építeni. Aki elsőként épít mellé, elveszi a kulacsát.
montana-kind-river = folyó
montana-kind-river-help = Ide nem lehet építeni. Aki az egyik végén elsőként épít valamelyik, a lapkán kívüli régióra, 5 ezüstöt kap.
montana-kind-falls_lake = tómező
montana-kind-falls_lake-help = Ide nem lehet építeni. Aki elsőként épít mellé, elveszi a látható árukat, és mindenki előtt megnyitja a középső régiót.
montana-kind-lowland = alföld
montana-kind-lowland-help = Ide nem lehet építeni. Aki elsőként épít mellé, elveszi a látható munkásokat, és mindenki előtt megnyitja Helenát.

montana-side-bighorn_canyon = Bighorn Canyon
montana-side-bighorn_canyon-help = A lapkán folyó halad át. Aki az egyik végén elsőként épít valamelyik, a lapkán kívüli régióra, 5 ezüstöt kap.
montana-side-granite_peak = Granite Peak
montana-side-granite_peak-help = Két tó kulacsokkal. Az egész játékban körönként legfeljebb egy kulacsot vehetsz el, bárhol is van, és legfeljebb egyet adhatsz be.
montana-side-great_falls = Great Falls
montana-side-great_falls-help = A középső régióban három településnek van hely, de zárolt. Aki elsőként épít egy tómező mellé, elveszi a látható árukat, és mindenki előtt megnyitja.
montana-side-helena = Helena
montana-side-helena-help = A középső régióban 5 nagy árucikkért három településnek van hely, de zárolt. Aki elsőként épít az alföld mellé, elveszi a látható munkásokat, és mindenki előtt megnyitja.

## Settlements

montana-piece-regular = település
montana-piece-regular-help = A játék végén az nyer, aki a legtöbb települést tette le.
montana-piece-market = piac
montana-piece-market-help = Egyszer, amikor felülre kerül: minden szomszédos településért kicserélheted 1 árudat 1 kis árucikkre a készletből.
montana-piece-gate = kapu
montana-piece-gate-help = Egyszer, amikor felülre kerül: minden szomszédos ellenséges településért a tulajdonosa 1 ezüstöt fizet neked.
montana-piece-watchtower = őrtorony
montana-piece-watchtower-help = Amíg felül van: az ellenfelek, akik mellé építenek, eggyel több árut fizetnek, azok közül, amelyek a régiójukon láthatók.

## Events

montana-event-no_extra_recruits = Nincs ráadás
montana-event-no_extra_recruits-help = Toborzáskor nem fizethetsz búzát még két munkásért.
montana-event-area_closed = Zárva
montana-event-area_closed-help = A látható helyen nem lehet dolgozni.
montana-event-no_cattle_trade = Nincs szarvasmarha-kereskedés
montana-event-no_cattle_trade-help = Senki sem kereskedhet szarvasmarhával. A szarvasmarhát cserélő hegylapka kijátszható.
montana-event-build_surcharge = Drágább építkezés
montana-event-build_surcharge-help = Minden régióért, amelyre építesz, a látható árut is kifizeted.
montana-event-no_cattle_bonus = Segély szarvasmarha híján
montana-event-no_cattle_bonus-help = Ha a köröd elején nincs szarvasmarhád, { $silver } ezüstöt kapsz.
montana-event-no_worker_bonus = Segély munkás híján
montana-event-no_worker_bonus-help = Ha a köröd elején nincs munkásod, { $silver } búzát kapsz.
montana-event-rich_bonus = Az ezüst vonzereje
montana-event-rich_bonus-help = Ha a köröd elején legalább { $silver } ezüstöd van, elvehetsz 1 tetszőleges munkást.
montana-event-sell_workers = Munkás kerestetik
montana-event-sell_workers-help = Körönként egyszer visszaadhatsz 1, 2 vagy 3, bármilyen színű munkást { $one }, { $two } vagy { $three } ezüstért.
montana-event-hire_worker = Munkát keres
montana-event-hire_worker-help = Körönként egyszer { $silver } ezüstért elveheted a látható munkást.
montana-event-sell_goods = Áru kerestetik
montana-event-sell_goods-help = Körönként egyszer eladhatsz 1, 2 vagy 3 tetszőleges árut { $one }, { $two } vagy { $three } ezüstért. A nagy árucikk is egynek számít.
montana-event-buy_goods = Eladó áru
montana-event-buy_goods-help = Körönként egyszer vehetsz 1-et vagy 2-t a látható áruból { $one } vagy { $two } ezüstért.

montana-shown-mine = bánya
montana-shown-quarry = kőfejtő
montana-shown-grain_field = búzamező
montana-shown-vegetable_field = veteményes
montana-shown-bank = bank
montana-shown-city = város
montana-shown-grain = búza
montana-shown-pumpkin = tök
montana-shown-copper = réz
montana-shown-stone = kő
montana-shown-copper_large = nagy réz
montana-shown-stone_large = nagy kő

## Mountain tiles

montana-gold-silver = Ezüstér
montana-gold-silver-help = Egy későbbi körödben játszhatod ki: 3 ezüstöt kapsz.
montana-gold-good = Lelet
montana-gold-good-help = Egy későbbi körödben játszhatod ki: elveszel 1-et a látható áruból.
montana-gold-cattle_exchange = Marhakereskedő
montana-gold-cattle_exchange-help = Egy későbbi körödben játszhatod ki: adj 2 szarvasmarhát, és vedd el a látható nagy árucikket.
montana-gold-worker = Aranyásó
montana-gold-worker-help = Egy későbbi körödben játszhatod ki: elveszel 1 munkást a látható színből.

## Score sheet

montana-points-settlements = Települések

## Options

montana-option-special_settlements = Különleges települések
montana-option-special_settlements-false = Nem
montana-option-special_settlements-true = Igen
montana-option-special_settlements-help = Kiegészítő: mindenkinek van egy piaca, egy kapuja és egy őrtornya is.
montana-option-special_tile = Különleges tájlapka
montana-option-special_tile-none = Nincs
montana-option-special_tile-random = Sorsolással
montana-option-special_tile-bighorn_canyon = Bighorn Canyon
montana-option-special_tile-granite_peak = Granite Peak
montana-option-special_tile-great_falls = Great Falls
montana-option-special_tile-helena = Helena
montana-option-special_tile-help = Kiegészítő: a térkép közepén saját szabályokkal bíró lapka fekszik.
montana-option-events = Események
montana-option-events-false = Nem
montana-option-events-true = Igen
montana-option-events-help = Kiegészítő: minden fordulónak megvan a maga eseménye, egy fordulóval előre látható.
montana-option-gold_rush = Aranyláz
montana-option-gold_rush-false = Nem
montana-option-gold_rush-true = Igen
montana-option-gold_rush-help = Kiegészítő: a hegyeken lapkák fekszenek képpel lefelé. Aki mellé épít, megnézi őket, és elvesz egyet.
montana-option-start_on_cattle = Kezdőlapka szarvasmarhás régión
montana-option-start_on_cattle-true = Igen
montana-option-start_on_cattle-false = Nem
montana-option-start_on_cattle-help = A kezdőlapka szarvasmarhás régión fekszik. A régebbi szabály szerint bármelyiken lehet.
montana-option-start_field = A kezdőlapka helye
montana-option-start_field-random = Sorsolással
montana-option-start_field-start_player_chooses = A kezdőjátékos választja
montana-option-start_field-help = A kezdőlapka helyét kisorsolják, vagy a kezdőjátékos választja ki.
montana-option-adjacency = Mi mellé lehet építeni
montana-option-adjacency-any = Bárki települése mellé
montana-option-adjacency-own = Csak a saját települések mellé
montana-option-adjacency-help = A kezdőlapka vagy bárki települése mellé építhetsz, illetve csak a sajátod mellé.
montana-option-shortage = Ha kevés a készlet
montana-option-shortage-forfeit = Ami hiányzik, elvész
montana-option-shortage-silver = Minden hiányzó darabért 1 ezüst
montana-option-shortage-substitute = Helyette valami más
montana-option-shortage-help = Mi történik, ha a készletből hiányzik az áru vagy munkás, amelyet megkapnál.
montana-option-canteen_chain = Több kulacs egymás után
montana-option-canteen_chain-false = Nem
montana-option-canteen_chain-true = Igen
montana-option-canteen_chain-help = Extra kör végén is beadható kulacs. Granite Peakkel soha.
montana-option-max_per_turn = Különleges települések körönként
montana-option-max_per_turn-1 = 1
montana-option-max_per_turn-3 = 3
montana-option-max_per_turn-help = Hány különleges települést tehetsz le egy körben.
montana-option-stack_counts_as = Egymásra rakott települések a piac és a kapu mellett
montana-option-stack_counts_as-one = Egynek számítanak
montana-option-stack_counts_as-each = Mindegyik számít
montana-option-stack_counts_as-help = Egy régión több település a piacnál és a kapunál egynek számít, vagy mindegyik külön.
montana-option-river_once = Bighorn Canyon csak egyszer fizet
montana-option-river_once-false = Nem
montana-option-river_once-true = Igen
montana-option-river_once-help = A folyónak csak az elsőként elért vége fizeti ki az 5 ezüstöt, nem mindkettő.
montana-option-wheel = Toborzókerék
montana-option-wheel-uniform = Tiszta véletlen
montana-option-wheel-bag = Minden cikk sorra kerül
montana-option-wheel-help = A nyíl bárhol megállhat, vagy minden cikken egyszer, mielőtt bármelyik ismétlődne: kevesebb szerencse, de nem hivatalos szabály.
montana-option-map = Térkép
montana-option-map-random = Mindig új
montana-option-map-seed_1 = 1. térkép
montana-option-map-seed_2 = 2. térkép
montana-option-map-seed_3 = 3. térkép
montana-option-map-help = Új térkép, vagy olyan, amely mindig ugyanaz: mérkőzésekhez és versenyekhez.

## Mistakes in records and scenario files

montana-mistake-choice = Ez nem választás a Montanában: „{ $text }”.

## What a bot's advice is made of

montana-feature-points = települések a térképen
montana-feature-turn = soron lenni
montana-feature-grain = búza
montana-feature-pumpkin = tök
montana-feature-copper = réz
montana-feature-stone = kő
montana-feature-crops-more = további búza és tök
montana-feature-metals-more = további réz és kő
montana-feature-goods-spare = áruk a régiók árán felül
montana-feature-copper-large = nagy réz
montana-feature-stone-large = nagy kő
montana-feature-workers = munkások
montana-feature-workers-more = további munkások
montana-feature-trades = többféle munkás
montana-feature-silver = ezüst
montana-feature-silver-more = további ezüst
montana-feature-silver-spare = sok ezüst
montana-feature-cattle = szarvasmarhák
montana-feature-canteens = kulacsok
montana-feature-tiles = hegylapkák
montana-feature-ready = egy most kifizethető régió
montana-feature-ready-two = egy második most kifizethető régió
montana-feature-ready-three = egy harmadik most kifizethető régió
montana-feature-lacks-one = egy régió, amelyhez egy áru hiányzik
montana-feature-lacks-two = egy régió, amelyhez két áru hiányzik
montana-feature-lacks-three = egy régió, amelyhez három áru hiányzik
montana-feature-cattle-near = szarvasmarhák a most kifizethető régiókon
