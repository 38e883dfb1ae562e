### Dice Town, the rules in the players' words, in Hungarian.
### One message per clause of docs/rules/dicetown.md: DT-7.8.1 is dt-7-8-1. What is left out is listed in rules.toml.

## About the game

dicetown-about = Rázd meg a poharat, csapd az asztalra, és tartsd meg a legjobb kockáidat: a pókerkezed dönti el, ki bányássza az aranyat, ki rabolja ki a bankot, ki vásárol, ki lop, ki viseli a csillagot, és kié lesz a föld. És ha semmi sem jön össze, még mindig ott van Peches Doki.
dicetown-unofficial = Ez nem hivatalos feldolgozás. Nem áll kapcsolatban a játék kiadóival.
dicetown-reconstructed = A szabályok az első kiadás szabálykönyvét követik. Az, hogy melyik értékből hány ingatlankártya van (itt öt-öt), rekonstrukció, és az adatfájlban javítható; ahol a szabálykönyv hallgat, főleg a seriff megvesztegetéséről, ott gondosan választottunk értelmezést, és több ilyen pont a beállításokkal módosítható.

## DT-1

dt-1 = A játék tartozékai
dt-1-1 = Egy játéktábla, 19 vegyesbolt-kártya, 25 ingatlankártya, 5 dobópohár, 25 pókerkocka, 43 egydolláros bankjegy, 30 aranyrög és a seriffcsillag.
dt-1-2 = Minden kockán 9, 10, J, Q, K és A van: kilences, tízes, bubi, dáma, király és ász, a legalacsonyabbtól a legmagasabbig.
dt-1-3 = A 19 vegyesbolt-kártyából 13 akciókártya (11-féle), 6 pedig felszerelés 1, 2, 3, 4, 5 és 8 pontért.
dt-1-4 = Minden ingatlankártya 1–5 pontot ér. Itt minden értékből öt van.
dt-1-5 = A vegyesbolt-kártyák és az ingatlankártyák hátlapja különböző, ezért mindenki látja, melyikből hány van nálad.
dt-1-6 = Az utca az Aranybányától a Bank és a Postakocsi, a Vegyesbolt, a Kocsma, a Seriff és a Városháza mellett Peches Dokiig vezet.

## DT-2

dt-2 = Előkészületek
dt-2-1 = A játékot 2–5 játékos játssza. A hiányzó játékosok pohara, kockái és pénze a dobozban marad, más nem változik.
dt-2-2 = A vegyesbolt-kártyákat megkeveritek, ez a lefordított húzópakli. A dobópakli üres.
dt-2-3 = Az ingatlankártyákból is lefordított pakli lesz, közülük hármat sorban felfordítotok. Amelyiket elsőként fordítjátok fel, az kerül elsőként gazdához.
dt-2-4 = Mindenki kap egy poharat, 5 kockát és 8 dollárt, de sem kártyát, sem aranyrögöt.
dt-2-5 = Mind a 30 aranyrög az Aranybányában van.
dt-2-6 = A Bankban 3 dollár van. A Postakocsi üres.
dt-2-7 = Az első seriff a legfiatalabb játékos. Ha nem választotok mást, itt sorsolás dönti el, ki az első seriff.

## DT-3

dt-3 = A játék célja
dt-3-1 = Légy a város legbefolyásosabb embere arannyal, dollárral, ingatlanokkal és más hasznos dolgokkal. Az nyer, akinek a végén a legtöbb pontja van.

## DT-4

dt-4 = A forduló
dt-4-1 = A játék fordulókból áll. Először mindenki összerak egy öt kockából álló pókerkezet, azután ezek szerint sorra kerülnek a város helyszínei.
dt-4-2 = Nincsenek egyéni körök, és nincs kezdőjátékos: a kezet mindenki egyszerre rakja össze, a helyszínek pedig kötött sorrendben jönnek.
dt-4-3 = Ha minden helyszín sorra került, nézzétek meg, véget ért-e a játék. Ha nem, mindenki visszaveszi mind az öt kockáját, és új forduló kezdődik.
dt-4-4 = Ahol többen is léphetnének ugyanabban a pillanatban, ott az óramutató járása szerint, a seriff bal oldali szomszédjával kezdve következnek; a seriff az utolsó.

## DT-5

dt-5 = I. szakasz: a kéz összerakása
dt-5-1 = Akinek még nincs kész a keze, az megrázza összes megmaradt kockáját (kezdetben ötöt), és rájuk csapja a poharat, mindenki egyszerre.
dt-5-2 = Nézz titokban a poharad alá, hagyd ott a megtartott kockákat, a többit vedd vissza. Amíg nem választott mindenki, senki sem látja, hányat és melyiket tartottad meg.
dt-5-3 = Egy kockát megtartani a szokásos, és nem kerül semmibe.
dt-5-4 = Megtarthatsz többet is, akár az összes dobottat, ha ki tudod fizetni: az első utáni minden kocka 1 dollár.
dt-5-5 = Az is lehet, hogy egyetlen kockát sem tartasz meg. Ez 1 dollár.
dt-5-6 = Az árak tehát: nulla kocka 1 dollár, egy ingyen, kettő 1 dollár, három 2 dollár, négy 3 dollár, öt 4 dollár.
dt-5-7 = Amit nem tudsz kifizetni, azt nem választhatod, hacsak nincs nálad Pisztolyhős: akkor ennél a felfedésnél ki kell játszanod. Pénz és Pisztolyhős nélkül pontosan egy kockát kell megtartanod.
dt-5-8 = Itt a játék dob mindenki helyett, és csak a saját kockáidat mutatja meg neked. A többiek azt látják, hogy választottál, azt nem, hogy mit; a választásodat visszavonhatod, amíg az utolsó játékos is nem választott. Ekkor minden megtartott kocka egyszerre kerül elő. A meg nem tartott kockákat senki sem látja.
dt-5-9 = Mindenki egyszerre emeli fel a poharát. Először a megadott sorrendben kijátszhatja a Pisztolyhőst, akinek fizetnie kell (és ki is kell játszania, ha nincs rá pénze); utána a többiek együtt fizetnek, és a pénz a Postakocsira kerül. Ezután a kockát felfedők a megadott sorrendben Profi csalót játszhatnak ki, amíg sorban mindenki nem passzol. Végül a megtartott kockákat végleg félreteszitek.
dt-5-10 = Ha a Körözött érvényteleníti a Pisztolyhősödet, és nem tudsz fizetni, a kiválasztott kockákból pontosan annyit tartasz meg, amennyire futja (eggyel többet, mint ahány dollárod van); te döntöd el, melyiket, a többivel újra dobsz. Ha egyet sem tartottál meg, a dobásból egyet ingyen meg kell tartanod. Aki tud fizetni, egyszerűen kifizeti a teljes árat.
dt-5-11 = Amíg senkinek sincs öt félretett kockája, mindenki újra dob a megmaradt kockáival.
dt-5-12 = Amint valakinek öt kockája van, másnak pedig nincs, mindenki, akinek nincs kész a keze, még egyszer dob az összes megmaradt kockájával: ez az utolsó dobás.
dt-5-13 = Az utolsó dobást úgy kell megtartanod, ahogy esik.
dt-5-14 = Az utolsó dobás ingyen van, akárhány kockával dobsz.
dt-5-15 = Aki részt vett az utolsó dobásban, arra még kijátszhatja a Profi csalót.
dt-5-16 = Ha mindenki ugyanannál a felfedésnél lesz kész, nincs utolsó dobás.
dt-5-17 = Az I. szakasz akkor ér véget, amikor mindenkinek öt félretett kockája van. Ha senki sem fizet, ez öt dobás után van.
dt-5-18 = Ha érvénytelenítik a Pisztolyhősödet, és nálad van a másik, azt rögtön kijátszhatod, és ha nem tudsz fizetni, ki is kell játszanod.

## DT-6

dt-6 = Pókerkezek
dt-6-1 = A legerősebbtől a leggyengébbig: öt egyforma, póker, full (három és kettő), sor, drill, két pár, egy pár, magas lap. Flös nincs.
dt-6-2 = A sor 9-10-J-Q-K vagy 10-J-Q-K-A. Nem fordul át a végén.
dt-6-3 = Egyforma kombinációk közül a magasabb oldalak nyernek: négy király veri a négy bubit.
dt-6-4 = Fullnál előbb a hármasokat kell összehasonlítani, és csak ha ezek egyformák, akkor a párokat: J-J-J-9-9 veri a 10-10-10-A-A kezet.
dt-6-5 = Az ászos sor veri az ász nélkülit.
dt-6-6 = Két pár: a magasabb pár, aztán az alacsonyabb, aztán az ötödik kocka dönt. Egy pár, drill, póker: előbb a kombináció, aztán a többi kocka fentről lefelé. Magas lap: kockáról kockára fentről lefelé.
dt-6-8 = Csak a pontosan ugyanazokból az oldalakból álló kezek egyenlők. Ilyenkor a seriff dönt.

## DT-7

dt-7 = II. szakasz: a város
dt-7-0a = A helyszínek sorrendje: Aranybánya, Bank, Postakocsi, Vegyesbolt, Kocsma, Seriff, Városháza, Peches Doki. Mindegyik befejeződik, mielőtt a következő elkezdődik.
dt-7-0b = Az Aranybányát, a Bankot, a Vegyesboltot, a Kocsmát és a Seriffet az nyeri, akinek a legtöbb kilencese, tízese, bubija, dámája, illetve királya van. Ha senkinek sincs ilyen kockája, a helyszínt ebben a fordulóban senki sem látogatja meg.
dt-7-0c = Egy fordulóban több helyszínt is megnyerhetsz.
dt-7-0d = Ha többeknek ugyanannyi van, a seriff dönti el, ki nyer közülük.
dt-7-0e = A látogatás nem választható: a nyertes mindent végrehajt, amit lehet.
dt-7-0f = Akkor szereztél valamit ebben a fordulóban, ha aranyrögöt vagy dollárt kaptál egy helyszíntől vagy kártyától, vegyesbolt-kártyát, ingatlankártyát, kártyát a Kocsmából, a seriffcsillagot vagy elfogadott ajánlatot, akkor is, ha aztán elveszted. Aki szerzett valamit, nem mehet Peches Dokihoz.
dt-7-0g = Nem szerzés: olyan helyszínt nyerni, amely semmit sem ad; a Pisztolyhőssel pénzt megtakarítani; a tolvajtól a saját kártyáidat visszakapni; ajánlatról lemondani; valakit fizetség nélkül választani; királyok megnyerése nélkül seriffnek maradni. A megtartott Remegő Joe szerzés, akkor is, ha érvénytelenítik, vagy nem talál pénzt.
dt-7-1 = Aranybánya: akinek a legtöbb kilencese van, mindegyikért elvesz 1 aranyrögöt, amíg van. Előtte kijátszható a Dinamit. Minden aranyrög 1 pontot ér a végén.
dt-7-2 = Bank: akinek a legtöbb tízese van, elviszi a Bank összes pénzét, de a Postakocsiét nem. Utána a többiek kijátszhatják a Fele-felét. A végén minden 2 dollár 1 pontot ér. Az üres Bank nem szerzés. Ha senkinek sincs tízese, a pénz ott marad.
dt-7-3 = Postakocsi: senki sem látogatja. A rablás után a pénze a Bankba kerül; amit tehát kockákért fizettek, az leghamarabb a következő fordulóban rabolható el.
dt-7-4 = Vegyesbolt: akinek a legtöbb bubija van, mindegyikért húz egy vegyesbolt-kártyát, titokban megnézi őket, pontosan egyet megtart, a többit lefordítva eldobja. Előtte kijátszható a Hitelre.
dt-7-4a = Ha húzás közben elfogy a húzópakli, a dobópakliból kevertek újat, és a húzás folytatódik. Ha így sincs elég, kevesebbet húzol.
dt-7-4b = Az első fordulóban a Vegyesbolt kétszer zajlik le: a nyertes húz, egyet megtart, a többit eldobja, aztán ugyanannyi kártyával megismétli. A Hitelre mindkét alkalommal kijátszható. Ha senkinek sincs bubija, ez elvész.
dt-7-4c = Ha Remegő Joe-t tartod meg, azonnal ki kell játszani, minden más előtt, a második húzás előtt is. A meg nem tartott kártyák ekkor már a dobópakliban vannak.
dt-7-5 = Kocsma: akinek a legtöbb dámája van, választ egy ellenfelet, minden dámájáért elvesz egy kártyát a kezéből, megnézi őket, pontosan egyet megtart, a többit visszaadja. Előtte kijátszható A lányok.
dt-7-5a = A tolvaj mondja meg, hány vegyesbolt-kártyát és hány ingatlankártyát vesz el; hogy melyiket, az a véletlenen múlik. Ha az áldozatnak kevesebb kártyája van, mint ahány a dáma, mindet elveszi.
dt-7-5b = Az áldozat kezében legalább egy kártyának kell lennie. Ha senkinél sincs, nem történik semmi, és senki sem szerez semmit; ugyanígy A lányok második lopásánál.
dt-7-5c = A bekerített ingatlankártyák az asztalon fekszenek, és nem lophatók el.
dt-7-5d = A felszerelés éppúgy ellopható, mint az akciókártya, és az ugyanabban a fordulóban szerzett kártya is.
dt-7-5e = Csak a tolvaj és az áldozat tudja, melyik kártyák voltak, melyik maradt a tolvajnál, és melyek kerültek vissza. A többiek a hátlapokat látják.
dt-7-6 = Seriff: akinek a legtöbb királya van, seriff lesz. Ha senkinek sincs királya, a seriff marad. Döntetlennél a régi seriff dönt. Mielőtt a csillag új gazdához kerül, kijátszható a Marsall.
dt-7-6a = Amint a csillag gazdát cserélt, minden döntetlenről az új seriff dönt, tehát már ennek a fordulónak a Városházáján is.
dt-7-6b = Akinél a játék végén a csillag van, 5 pontot kap.
dt-7-6c = Ha a seriff maga nyeri meg a királyokat, nála marad a csillag, és ez szerzésnek számít. A Marsall ilyenkor nem játszható ki.
dt-7-7 = Városháza: a legjobb pókerkéz nyeri az első felfordított ingatlankártyát és minden ászáért még egyet, sorban, de legfeljebb annyit, amennyi felfordítva fekszik. Előtte kijátszható a Korrupció.
dt-7-7a = A kéz minden ásza számít, akkor is, ha nem része a kombinációnak. A többi kéz ászai itt semmit sem érnek.
dt-7-7b = A sorban maradt ingatlankártyák sorrendjüket megtartva a pakli alá kerülnek, és három újat fordítotok fel. Ha már nincs elég, a sor rövidebb.
dt-7-7c = Legjobb kéz mindig van, ezért minden fordulóban legalább egy ingatlankártya gazdára talál, és a játék legfeljebb 25 fordulóig tart.
dt-7-7d = Az ingatlankártyák a kezedbe kerülnek. A végén a rajtuk álló pontot érik.
dt-7-8 = Peches Doki: aki ebben a fordulóban semmit sem szerzett, meglátogathatja. A seriff dönti el, ki megy először, ki következik, és így tovább. Legelőször kijátszható az elixír. Amit a látogatók kapnak vagy adnak, nem változtat azon, ki látogathat.
dt-7-8-1 = A látogató egyetlen vigaszt használ, olyat, amelyhez legalább egy kockája a megfelelő oldalt mutatja; több ilyen kocka nem ad többet. Olyan vigasz, amely semmin sem változtatna, nem választható, és a látogatásról le is mondhatsz.
dt-7-8-2 = 9-essel vagy 10-essel, szögesdrót: rakj magad elé felfordítva két ingatlankártyát a kezedből. Be vannak kerítve, többé nem lophatók el, de ugyanúgy számítanak. Ha csak egy van, azt keríted be.
dt-7-8-3 = Bubival vagy dámával (J, Q), vásárlás: vedd el a Vegyesbolt húzópaklijának felső lapját úgy, hogy a többiek ne lássák. Remegő Joe-t azonnal ki kell játszani.
dt-7-8-4 = Királlyal (K), kis razzia: minden ellenfél 2 dollárt ad neked.
dt-7-8-5 = Ásszal (A), nagy razzia: minden ellenfél 1 aranyrögöt ad neked.
dt-7-8-6 = Akinek kevesebbje van, annyit ad, amennyije van.
dt-7-8-7 = Ha neked volt a legtöbb tízesed, de a Bank üres volt, és mást sem szereztél, elmehetsz a Dokihoz. Ha csak egy vegyesbolt-kártyát szereztél, és azt rögtön ellopták, nem mehetsz.
dt-7-8-8 = Négy vagy öt játékossal gyakoriak a Doki látogatói, kevesebbel ritkák. Ez így van jól.

## DT-8

dt-8 = Döntetlenek és a seriff kegye
dt-8-1 = Minden döntetlenről a seriff dönt, akár egy oldal legtöbb kockája, akár a legjobb kéz a tét. Szabadon választ a döntetlenben részt vevők közül, akár saját magát.
dt-8-2 = A királyokig bezárólag az a seriff dönt, aki a II. szakasz elején hivatalban van; a Városházáról, a Peches Doki-féle sorrendről és a végső döntetlenről az, akinél utána a csillag van.
dt-8-3 = A döntetlenben részt vevők aranyrögök, kártyák vagy dollárok ajánlatával kereshetik a seriff kegyét.
dt-8-4 = Az ajánlat tetszőleges számú dollárból, aranyrögből és a kezedben lévő kártyából áll, vagy semmiből. Abban a pillanatban meg kell lennie nálad, és bekerített ingatlankártya nem ajánlható. Az ígéret senkit sem kötelez.
dt-8-5 = A seriff kivételével minden részt vevő titokban ajánlatot tesz; aztán mind előkerül, de a kártyák előlapját csak a seriff látja. Ha egyiküknek sincs mit ajánlania, ez elmarad. A seriff dönt, vagy egyszer többet kér: ekkor mindenki emelheti az ajánlatát, de nem csökkentheti, és a seriffnek döntenie kell. Ha a választott játékos tett ajánlatot, a seriff elfogadja vagy lemond róla; az elfogadottat rögtön, még a helyszín előtt ki kell fizetni. A többi ajánlat semmis.
dt-8-6 = A seriffnek nem kell a legjobb ajánlatot választania, és senkinek sem tartozik magyarázattal.
dt-8-7 = A Peches Doki-féle sorrendért és a végső döntetlenért nem lehet ajánlatot tenni.
dt-8-8 = Egyébként a játékosok nem üzletelhetnek, és semmit sem ajándékozhatnak.
dt-8-9 = Ha üres Banknál a tízesekért, vagy olyankor van döntetlen a dámákért, amikor senkinél sincs kártya, nincs mit nyerni: senki sem látogatja meg a helyszínt, és nincsenek ajánlatok.
dt-8-11 = A megvesztegetésül kapott kártya azonnal a seriffé, és már ennél a helyszínnél kijátszható. Aki adta, már nem játszhatja ki, de tolvajként visszalophatja.

## DT-9

dt-9 = Vegyesbolt-kártyák
dt-9-1 = A vegyesbolt-kártyák titokban a kezedben maradnak, amíg ki nem játszod őket. A kéz mérete nincs korlátozva.
dt-9-2 = Akciókártyát csak a maga idejében és csak akkor játszol ki, ha akarsz; kivéve Remegő Joe-t, akit azonnal, és azt a Pisztolyhőst, amelyet muszáj. Kijátszáskor mondj meg mindent, ami a kártyához kell.
dt-9-3 = Minden akciókártya után egy ellenfél kijátszhatja a Körözöttet. Ezután a kártya (és a Körözött, ha kijátszották) lefordítva a dobópakliba kerül, és ha nem érvénytelenítették, kifejti a hatását.
dt-9-4 = Olyan kártya, amely semmin sem változtatna, nem játszható ki.
dt-9-5 = A most szerzett kártya csak a következő alkalommal használható. Egy alkalommal több kártyát is kijátszhatsz egymás után.
dt-9-6 = Mikor mi játszható ki: Pisztolyhős fizetés előtt; Profi csaló fizetés után és az utolsó dobás után; Dinamit az aranyrögök elvétele előtt; Fele-fele a rablás után; Hitelre húzás előtt; Remegő Joe azonnal; A lányok lopás előtt; Marsall, mielőtt a csillag gazdát cserél; Korrupció az ingatlankártyák elvétele előtt; az elixír a Doki látogatásai előtt; Körözött bármely más kártya után.
dt-9-7 = Nem játszható ki tehát: Pisztolyhős, ha nincs mit fizetni; Profi csaló arra az oldalra, amelyet a kocka már mutat; Dinamit, ha a bányában nincs több aranyrög, mint ahány kilencesed van; Fele-fele 2 dollárnál kisebb zsákmánynál; A lányok, ha az ellenfeleknél összesen kettőnél kevesebb kártya van; Marsall, ha a seriff nyerte a királyokat, vagy senkinek sincs; Korrupció üres paklinál; az elixír, ha egyetlen vigasz sem áll nyitva előtted.
dt-9-10 = Hitelre (1 kártya): a Vegyesboltban, az első húzás előtt játszd ki. A Vegyesboltot kétszer egymás után hajtod végre: húzol, egyet megtartasz, a többit eldobod, aztán újra.
dt-9-11 = A lányok (1 kártya): a Kocsmában, az első lopás előtt játszd ki. Kétszer egymás után lopsz, ugyanattól vagy két különböző ellenféltől.
dt-9-12 = Pisztolyhős (2 kártya): kockák felfedésekor játszd ki. Ennél a felfedésnél semmit sem fizetsz, akárhány kockát tartasz meg, akkor sem, ha egyet sem.
dt-9-13 = Profi csaló (2 kártya): kockák felfedésekor játszd ki. Egy most felfedett kockádat fordítsd bármelyik oldalára. Korábban félretett kocka nem fordítható át.
dt-9-14 = Korrupció (1 kártya): akkor játszd ki, ha tiéd a Városháza. A sorból járó ingatlankártyáid után megkapod a pakli felső lapját is, és nem mutatod meg.
dt-9-15 = Dinamit (1 kártya): akkor játszd ki, ha tiéd az Aranybánya. Kétszer annyi aranyrögöt veszel el, amíg a bánya bírja.
dt-9-16 = Remegő Joe (1 kártya): azonnal játszd ki, amint megkapod. Egy választott ellenfél 4 dollárt ad neked, vagy az összeset, ha kevesebbje van. Ha egyetlen ellenfélnek sincs pénze, Joe-t egyszerűen eldobod.
dt-9-17 = Marsall (1 kártya): bárki, akár a seriff is kijátszhatja, ha más nyerte meg a királyokat. A régi seriff marad a seriff.
dt-9-18 = Fele-fele (1 kártya): akkor játszd ki, ha egy ellenfél kirabolja a Bankot. Megkapod a zsákmány felét, lefelé kerekítve.
dt-9-19 = Körözött (1 kártya): akkor játszd ki, ha egy ellenfél kijátszik egy vegyesbolt-kártyát. A hatása érvénytelen, és mindkét kártya a dobópakliba kerül. A Körözöttet semmi sem érvénytelenítheti.
dt-9-20 = Peches Doki elixírje (1 kártya): a Peches Dokinál tett látogatások előtt játszd ki. Elmehetsz hozzá, bár szereztél valamit. Második látogatást nem ad.
dt-9-21 = Felszerelés (6 kártya: 1, 2, 3, 4, 5, 8): nem kell kijátszani. Titokban a kezedben marad, és a végén a rajta álló pontot éri.

## DT-10

dt-10 = A játék vége
dt-10-1 = A játék annak a fordulónak a végén ér véget, amelyben kiürült az Aranybánya, vagy minden ingatlankártya gazdára talált. A fordulót mindig végigjátsszátok.
dt-10-2 = Minden kártya előkerül. Kapsz 1 pontot aranyrögönként, 1 pontot minden 2 dollárért (lefelé kerekítve), 5 pontot a seriffcsillagért, valamint a felszereléseiden és az ingatlankártyáidon álló pontot, akár be vannak kerítve, akár nem. Az akciókártyák nem érnek pontot, és a Bankban vagy a Postakocsin lévő pénz sem.
dt-10-3 = Az nyer, akinek a legtöbb pontja van.
dt-10-4 = Pontegyenlőségnél az nyer, akinek több ingatlankártyája van, akár be vannak kerítve, akár nem.
dt-10-5 = Ha ez is egyforma, a seriff nevezi meg a győztest közülük, akár saját magát.
dt-10-6 = A további helyezéseket a pontok, aztán az ingatlankártyák döntik el; akik mindkettőben egyformák, osztoznak a helyen.

## DT-12

dt-12 = Ki mit tud
dt-12-1 = Mindenki látja: a félretett kockákat és hogy hány van hátra; a dollárokat és az aranyrögöket; hány vegyesbolt-kártya és hány ingatlankártya van az egyes játékosok kezében; a bekerített ingatlankártyákat és a felfordított sort; a paklik méretét; a Postakocsi és a Bank pénzét; a bányát; ki a seriff; ki szerzett valamit; a kártyákat, amikor kijátsszák őket; a kifizetett árakat; és az ajánlatokat, de a felajánlott kártyák előlapját nem.
dt-12-2 = Csak te ismered a dobásodat, a választásodat a felfedésig, a kártyáidat, a Vegyesboltban húzott kártyákat és a Korrupcióval szerzett ingatlankártyát. Az ellopott kártyákat a tolvaj és az áldozat ismeri, a felajánlottakat az ajánlattevő és a seriff.
dt-12-3 = Akinek jó a memóriája, többet tud: mely ingatlankártyák kerültek el a sorból, melyek vannak a pakli alján és milyen sorrendben, és mely vegyesbolt-kártyákat játszották már ki. Itt utánanézhetsz, de sosem láthatsz többet annál, amit megmutattak neked.
dt-12-4 = Senki sem ismeri a Vegyesbolt húzópaklijának sorrendjét, sem azokét az ingatlankártyákét, amelyek a pakli alá tettek fölött vannak.
dt-12-6 = A véletlen csak a kártyák keveréséről, az első seriffről (ha másban nem állapodtok meg), minden kockadobásról és arról dönt, hogy a tolvaj a választott fajtákból melyik kártyákat húzza.

## DT-16

dt-16 = Beállítások
dt-16-1 = Mind az öt kocka számít (szokásos): enélkül csak a kombináció kockáit kell összehasonlítani, sornál és magas lapnál csak a legmagasabb kockát.
dt-16-2 = A tolvaj választja a kártyák fajtáját (szokásos): enélkül a kártyákat vaktában húzza az egész kézből.
dt-16-3 = Ajánlatok a seriffnek: titkosan (szokásos); nyíltan, amikor a részt vevők sorban emelnek vagy passzolnak, amíg mindenki nem passzol; vagy egyáltalán nincsenek.
dt-16-4 = Bárki tehet ajánlatot: azok is ajánlhatnak valamit, akik nem részei a döntetlennek, azért, hogy a seriff egy bizonyos részt vevőt válasszon. A választott játékosért tett ajánlatokat a seriff egyenként elfogadja, vagy lemond róluk.
dt-16-5 = Ajánlat a nyereményből: a Bankért és az Aranybányáért folyó döntetlennél a várható nyeremény egy részét is felajánlhatod. Fizetni a helyszín befejezésekor kell; akinek akkor túl kevese van, annyit fizet, amennyije van.
dt-16-6 = Szerzésnek számít-e a seriffnél a megvesztegetés, illetve a királyok ismételt megnyerése; szokásosan mindkettő.
dt-16-7 = A pénz és az arany nyilvános (szokásos): enélkül csak a mozgásukat látod.
dt-16-8 = Kártyaválasztás a kockákkal együtt: a Pisztolyhőst és a Profi csalót titokban, a kockákkal együtt kell kiválasztani, a felfedettekre már nem lehet velük válaszolni. Az utolsó dobásnál mindenki előbb látja a saját kockáit, és aztán választ csalót vagy semmit.
dt-16-9 = Az első seriffet kisorsolják (szokásos), vagy a legfiatalabb játékos az, vagy az első helyen ülő.
