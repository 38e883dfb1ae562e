### Carcassonne: Gold Rush, the rules in the players' words, in Hungarian.
### One message per clause of docs/rules/goldrush.md: GR-4.10 is gr-4-10. What is left out is listed in rules.toml.

## About the game

goldrush-about = A vasút nyugat felé tart, a hegyekben pedig arany csillog! Építs vasútvonalakat, kapcsolj be városokat a hálózatba, és bányássz aranyat, ahol csak lehet, akár mások hegységében is.
goldrush-unofficial = Ez nem hivatalos feldolgozás. Nem áll kapcsolatban a játék kiadóival.
goldrush-reconstructed = A szabályok és a darabszámok a szabálykönyvből származnak. Az egyes lapkák képe (táj, aranyrögök, mozdonyok, táborok és csordák) rekonstrukció, amely minden nyomtatott számnak megfelel, és az adatfájlban javítható.

## GR-1

gr-1 = A játék tartozékai és fogalmai
gr-1-1 = A játékban 72 négyzet alakú tájlapka van. Közülük egy a kezdőlapka, amelynek eltérő a hátlapja.
gr-1-2 = Egy lapkán préri, sínek, hegység és legfeljebb egy város lehet. Az elágazás az a pont, ahol három vagy több sín találkozik; figura nem állhat rajta.
gr-1-3 = A mozdonyok a síneken, az aranyrög-szimbólumok a hegységekben, az indiántáborok és a vadlócsordák pedig a prérin láthatók.
gr-1-4 = A játékban 25 cowboy van, 5 színben, színenként 5; közülük egy-egy a pontokat jelzi. A cowboy a síneken vasutas, a hegységben aranyásó, a városban kereskedő, a prérin farmer.
gr-1-5 = Minden színhez 1 sátor tartozik, amellyel a hegységekben lehet aranyat bányászni.
gr-1-6 = Mind a 63 bányászlapka hátlapja egyforma. Az előlapon 1 aranyrög (10 lapka), 2 (30 lapka), 3 (10 lapka) vagy 5 aranyrög (3 lapka) látható, amelyek egyenként 1 pontot érnek, vagy értéktelen kavics (10 lapka).
gr-1-7 = A pontozósáv 50 mezőből álló, körbefutó sáv, mezői 0-tól 49-ig vannak számozva.
gr-1-9 = A sín vagy átvezet a lapkán egyik oldalától a másikig, vagy véget ér rajta egy elágazásnál, városnál vagy hegységnél.
gr-1-10 = Minden játékos célja, hogy az utolsó lapka lerakása és a végső pontozás után övé legyen a legtöbb pont. Aranyat mások hegységében is lehet bányászni.

## GR-2

gr-2 = Előkészületek
gr-2-1 = A kezdőlapka képpel felfelé az asztal közepére kerül, a hegységébe pedig képpel lefelé 1 bányászlapka.
gr-2-2 = A többi 71 lapkát megkeverve, képpel lefelé több pakliba kell rakni. Mindegy, melyik pakliból húz a játékos; itt csak egy húzópakli van.
gr-2-3 = A megkevert bányászlapkák képpel lefelé a közös készletet alkotják; a kezdőlapkára is innen kerül egy. Asztalnál egy kijelölt játékos rakja ki őket a játék során, itt ez magától történik.
gr-2-4 = Minden játékos elveszi egy szín 5 cowboyfiguráját és sátrát. Egy cowboyt a pontozósáv 0-s mezőjére állít, 4 cowboy és a sátor pedig előtte marad készletként; a ki nem választott színek a dobozban maradnak.
gr-2-5 = A legfiatalabb játékos eldöntheti, ki kezdjen. Ha nincs más beállítva, itt a kezdőjátékosról sorsolás dönt.
gr-2-6 = Az előkészületek 2–5 játékos esetén mindig ugyanazok.

## GR-3

gr-3 = A kör menete
gr-3-1 = A játékosok az óramutató járásával megegyező irányban követik egymást.
gr-3-2 = Egy kör három lépésből áll, mindig ebben a sorrendben: a játékos kötelezően lerak egy lapkát, amelyre az aranyrögei után bányászlapkák kerülnek; ezután végrehajthat egy akciót; végül következik mindannak a pontozása, amit a lapka befejezett.
gr-3-3 = A játékos legfeljebb egy akciót hajthat végre: elhelyez egy cowboyt az éppen lerakott lapkán, felállítja vagy áthelyezi a sátrát, vagy elvesz egy bányászlapkát abból a hegységből, ahol a sátra áll. Passzolhat is.

## GR-4

gr-4 = 1. lépés: lapka lerakása
gr-4-1 = A soron lévő játékos húz egy lapkát a húzópakliból, és megmutatja mindenkinek. A többiek tanácsot adhatnak neki.
gr-4-2 = A lapkát kötelező lerakni; a megfelelő helyek és elforgatások közül a játékos szabadon választ. Nem tarthatja meg, nem adhatja tovább, és nem fordíthatja a hátlapjára.
gr-4-3 = A lerakhatatlan lapka kikerül a játékból, és a játékos másikat húz helyette. Ha közben elfogy a húzópakli, a játék azonnal véget ér, és a végső pontozás következik.
gr-4-4 = A lapkának teljes oldalával érintkeznie kell legalább egy már lerakott lapkával. Ha csak a sarkuk ér össze, az nem elég.
gr-4-5 = A lapka minden érintkező oldalának folytatnia kell a szomszédját: sín sínhez, préri prérihez, hegység hegységhez csatlakozik.
gr-4-6 = Más megkötés nincs: mindegy, kinek a vasútvonalát, hegységét vagy prérijét folytatja, köti össze vagy fejezi be a lapka, és üres helyek is körbezárhatók.
gr-4-7 = A lerakott lapka a játék végéig a helyén marad.
gr-4-8 = Ha a lapkán aranyrög-szimbólumok vannak, a lerakás után azonnal, még az akció előtt ugyanannyi bányászlapka kerül rá a közös készletből. Ezek képpel lefelé fekszenek, és senki sem nézheti meg őket.
gr-4-9 = Egy hegység összes bányászlapkája egyetlen halomban fekszik. Az újak a halom tetejére kerülnek.
gr-4-10 = Ha a lapkán két különálló hegyrész van, mindegyik a saját aranyrögei után kap bányászlapkákat. Ha mindkettő ugyanahhoz a hegységhez tartozik, valamennyi annak egyetlen halmára kerül.
gr-4-11 = Ha a lapka hegységeket köt össze, azok halmai egyesülnek, és az új bányászlapkák kerülnek legfelülre.
gr-4-12 = Ha a készletben nincs elég bányászlapka, csak a megmaradtak kerülnek a tájlapkára. A hiányzókat később sem kell pótolni.

## GR-5

gr-5 = 2a lépés: cowboy elhelyezése
gr-5-1 = A lapka lerakása után a játékos egy cowboyt helyezhet el, többet soha.
gr-5-2 = Csak a játékos saját készletében lévő cowboy használható. Az a cowboy, amely e kör pontozásakor tér vissza, legkorábban a játékos következő körében helyezhető el újra.
gr-5-3 = Cowboyt csak az ebben a körben lerakott lapkán lehet elhelyezni.
gr-5-4 = A játékos választja meg, hová kerül a cowboy: sínekre, hegységbe, városba vagy lefektetve a prérire. Ha a lapkán több különálló, azonos fajtájú rész van, ezek közül választ egyet.
gr-5-5 = Nem helyezhető el cowboy olyan vasútvonalon, hegységben vagy prérin, ahol már van cowboy, akkor sem, ha az a játékos sajátja. Minden beleszámít, amit az új lapka összekötött.
gr-5-6 = A sátor nem foglalja el a hegységet: ahol csak sátrak állnak, ott aranyásó is elhelyezhető.
gr-5-7 = Cowboy olyan szabad vasútvonalra, hegységbe vagy városba is kerülhet, amelyet a lapka éppen befejezett. Ennek pontozása még ugyanebben a körben megtörténik.
gr-5-8 = Az éppen lerakott lapkán lévő város mindig szabad. A kereskedő a síneket, a vasutas a várost nem foglalja el.
gr-5-9 = Akinek nincs cowboy a készletében, nem helyezhet el újat, amíg pontozáskor vissza nem kap egyet. A sátrát ekkor is felállíthatja vagy áthelyezheti, vagy elvehet egy bányászlapkát.
gr-5-10 = Az elhelyezett cowboy a helyén marad, amíg a vasútvonal, a hegység vagy a város pontozására sor nem kerül; a farmer a játék végéig marad.
gr-5-11 = A kezdőlapkán soha nem állhat cowboy, mert azt egyik játékos sem rakja le. A hegységében viszont állhat sátor.

## GR-6

gr-6 = 2b lépés: sátor felállítása vagy áthelyezése
gr-6-1 = Cowboy elhelyezése helyett a játékos felállíthatja a készletében lévő sátrát, vagy áthelyezheti, ha az már egy lapkán áll.
gr-6-2 = Sátor csak hegyrészen állhat.
gr-6-3 = Sátor csak befejezetlen hegységbe kerülhet. Olyanba már nem, amelyet az új lapka éppen befejezett.
gr-6-4 = A sátornak kiválasztott hegyrészen nem lehet sem aranyásó, sem sátor, a játékos sajátja sem. A lapka többi részén álló figurák nem számítanak.
gr-6-5 = A sátornak kiválasztott hegység többi lapkáján lehetnek aranyásók és sátrak, bárkié legyenek is.
gr-6-6 = A sátor bármelyik lerakott lapkára kerülhet, nem csak arra, amelyiket a játékos éppen lerakta.
gr-6-7 = Mindegy, hogy a sátor a készletből vagy egy másik lapkáról érkezik. Ugyanannak a hegységnek egy másik hegyrészére is áthelyezhető.
gr-6-8 = A sátor nem cowboy: nem ér pontot, nem számít bele a többségbe, és nem foglalja el a hegységet.
gr-6-9 = A sátrat nem lehet egyszerűen visszavenni. Csak akkor kerül le a helyéről, ha a játékos áthelyezi, ha befejeződik a hegysége, vagy ha véget ér a játék.
gr-6-10 = A sátor akkor is áthelyezhető egy befejezetlen hegységbe, ha azt a hegységet, ahol eddig állt, az új lapka éppen befejezte. Ekkor az új helyén marad, és nem tér vissza a készletbe.

## GR-7

gr-7 = 2c lépés: aranybányászat
gr-7-1 = Ha a játékos ebben a körben nem helyez el cowboyt, és a sátrát sem állítja fel vagy helyezi át, elveheti a legfelső bányászlapkát annak a hegységnek a halmáról, ahol a sátra áll.
gr-7-2 = Bányászatkor mindegy, kié a többség a hegységben, és kinek a sátra áll még ott.
gr-7-3 = Abban a hegységben is lehet bányászni, amelyet a lapka éppen befejezett, mert a sátrak csak a pontozáskor térnek vissza.
gr-7-4 = Körönként csak egy bányászlapka vehető el. Ha a sátor a készletben van, vagy a halom üres, egy sem.
gr-7-5 = A játékos bármikor megnézheti a saját bányászlapkáit, de képpel lefelé tartja őket maga előtt. Pontot csak a játék végén érnek.
gr-7-6 = Bányászni legkorábban a sátor felállítását vagy áthelyezését követő körben lehet.
gr-7-7 = Bányászatkor az új lapka és az imént rárakott bányászlapkák már számítanak: a kibővített vagy összekötött hegységnek egyetlen halma van, bármelyik lapkáján áll is a sátor.

## GR-8

gr-8 = 3. lépés: pontozás játék közben
gr-8-1 = Az új lapkával befejezett vasútvonalak, hegységek és városok pontozása azonnal megtörténik. Minden érintett játékos megkapja a pontjait, bárki van is soron.
gr-8-2 = Befejezett vasútvonalért vagy hegységért csak az a játékos kap pontot, akié ott a legtöbb cowboy. Döntetlen esetén minden érintett megkapja a teljes pontszámot.
gr-8-3 = A vasútvonal akkor befejezett, ha mindkét végét elágazás, város vagy hegység zárja le, vagy ha zárt kört alkot. Bármilyen hosszú lehet.
gr-8-4 = Az elágazás, a város és a hegység minden odavezető sínt lezár. Egy háromágú elágazásnál tehát három vasútvonal ér véget.
gr-8-5 = A befejezett vasútvonal tulajdonosa 1 pontot kap minden lapkáért, amelyen a vonal áthalad, a végein lévőkért is. Egy lapka csak egyszer számít, akkor is, ha a vonal kétszer halad át rajta.
gr-8-6 = Ha az egész befejezett vasútvonalon pontosan egy mozdony van, a pontszám megduplázódik. Mozdony nélkül, illetve két vagy több mozdonnyal nem változik.
gr-8-7 = A vasutas nélküli befejezett vasútvonal senkinek sem ér pontot. A városok szempontjából viszont befejezettnek számít.
gr-8-8 = A hegység akkor befejezett, ha minden oldalról préri veszi körül, és nincs benne üres hely. Bármekkora lehet.
gr-8-9 = A befejezett hegység tulajdonosa először elveszi az összes ott maradt bányászlapkát, majd 1 pontot kap a hegység minden aranyrög-szimbólumáért. Azok a szimbólumok is számítanak, amelyek bányászlapkáját már elvette valaki.
gr-8-10 = Döntetlen esetén a befejezett hegység bányászlapkáit az érintettek az óramutató járása szerint egyesével, felülről veszik el, amíg a halom el nem fogy; a soron lévő játékos kezd, vagy ha ő nem érintett, a sorban utána következő első érintett. Ezután mindegyikük megkapja az aranyrögökért járó teljes pontszámot.
gr-8-11 = Az aranyásó nélküli befejezett hegység senkinek nem ad sem bányászlapkát, sem pontot. Az ott lévő bányászlapkákat már nem lehet megszerezni.
gr-8-12 = A város akkor befejezett, vagyis befejezett vasúthálózathoz kapcsolt, ha mind a 3 vagy 4 belőle induló sín befejezett vasútvonalhoz tartozik. Ez a várostól távol is megtörténhet, és egy lapka több várost is befejezhet.
gr-8-13 = A befejezett városban álló kereskedő tulajdonosa 3 pontot kap minden vasútvonalért, amely a városból indul, bárkié is a vonal.
gr-8-14 = A városból induló és ugyanoda visszatérő hurok egy vasútvonalnak számít. Így egy befejezett város három sínnel 9 vagy 6, négy sínnel 12, 9 vagy 6 pontot ér.
gr-8-15 = A befejezett hegységben álló sátrak nem vesznek részt a pontozásban, és azonnal visszatérnek tulajdonosaik készletébe, akkor is, ha nem volt ott aranyásó.
gr-8-16 = A pontozott vasútvonalról, hegységből vagy városból minden cowboy visszatér a tulajdonosához, ahhoz is, aki semmit sem kapott. A következő körtől újra használhatók.
gr-8-17 = A pontokat azonnal jelölni kell a pontozósávon. A 49-es mezőn túllépő figura a 0-tól folytatja útját, és lefektetve 50 további pontot jelez.
gr-8-18 = Egy cowboyt ugyanabban a körben el lehet helyezni, pontozni és visszavenni: a lapka befejez egy szabad vasútvonalat, hegységet vagy várost, a játékos odahelyezi a cowboyt, megkapja a pontokat, majd a cowboy visszatér a készletébe.

## GR-9

gr-9 = Prérik játék közben
gr-9-1 = A prérik játék közben nem érnek pontot. A farmerek csak a játék végén hoznak pontokat.
gr-9-2 = A farmereket le kell fektetni; ez jelzi, hogy már nem térnek vissza a készletbe.
gr-9-3 = A prériket vasútvonalak, hegységek, elágazások, városok és a játéktér széle választja el egymástól.
gr-9-4 = Egy új lapka összeköthet olyan prériket, amelyeken már farmerek vannak. Az összekötött préri elfoglalt, ezért a játékos nem helyezhet el rajta újabb farmert.

## GR-10

gr-10 = A játék vége és a végső pontozás
gr-10-1 = A játék azzal a körrel ér véget, amelyben valaki lerakta az utolsó lapkát. Ezt a kört teljesen le kell játszani, pontozással együtt.
gr-10-2 = A végső pontozás sorrendje: befejezetlen hegységek, vasútvonalak és városok, azután a farmerek, legvégül a bányászlapkák.
gr-10-3 = Először minden megmaradt bányászlapka és sátor lekerül a tájlapkákról; ezek nem érnek semmit. Ezután a befejezetlen hegységek tulajdonosai 1 pontot kapnak hegységük minden aranyrög-szimbólumáért.
gr-10-4 = A befejezetlen vasútvonal tulajdonosa a vonal minden lapkájáért 1 pontot kap. A mozdonyok nem számítanak.
gr-10-5 = A befejezetlen város tulajdonosa 3 pontot kap minden befejezett vasútvonalért, amely a városból indul; a hurok egyszer számít.
gr-10-6 = A végső pontozáskor is az a játékos a tulajdonos, akié a legtöbb cowboy. Döntetlen esetén minden érintett megkapja a teljes pontszámot.
gr-10-7 = A befejezetlen hegységek, vasútvonalak és városok pontozása után az ott álló cowboyok lekerülnek a lapkákról. Ami játék közben befejeződött, az nem ér újra pontot.
gr-10-8 = A préri tulajdonosa az a játékos, akinek a legtöbb farmere van rajta. Döntetlen esetén az érintettek közös tulajdonosok.
gr-10-9 = A tulajdonos 2 pontot kap a préri minden indiántáboráért és 4 pontot minden vadlócsordájáért. A közös tulajdonosok mindegyike teljes pontszámot kap.
gr-10-10 = Végül minden játékos felfordítja a bányászlapkáit, és minden rajtuk lévő aranyrögért 1 pontot kap; a kavics 0 pontot ér.
gr-10-11 = A legtöbb pontot elérő játékos nyer. Egyenlő pontszám esetén a játékosok osztoznak a győzelmen, ugyanígy a további helyezéseken is.

## GR-11

gr-11 = Rejtett információk és véletlen
gr-11-1 = Mindenki látja a lerakott lapkákat és figurákat, a pontszámokat, a játékból kikerült lapkákat és a játékosok készletét. Nyilvános a még hátralévő lapkák száma is, valamint az, hogy hány bányászlapka van a közös készletben, az egyes halmokban és a játékosok előtt.
gr-11-2 = Az elvett bányászlapkák értékét a játék végéig csak az ismeri, aki elvette őket.
gr-11-3 = Senki sem ismeri a lapkák sorrendjét, sem a készletben és a halmokban lévő bányászlapkák értékét. Azokat a bányászlapkákat, amelyeket senki sem vett el, a játék végén sem kell felfordítani.
gr-11-4 = Minden tájlapka és bányászlapka fajtája és darabszáma ismert, így bárki kiszámíthatja, mely tájlapkák vannak még hátra.

## GR-12

gr-12 = Beállítások
gr-12-1 = Az első játék farmerek nélkül is játszható: ekkor a prériken nem lehet cowboyt elhelyezni, és a prérik nem érnek pontot.
gr-12-2 = A kezdőjátékost a legfiatalabb játékos nevezi meg, sorsolás dönti el, vagy a házigazda választja ki.
