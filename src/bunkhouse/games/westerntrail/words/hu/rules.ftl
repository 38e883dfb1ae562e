### Great Western Trail, the rules in the players' words, in Hungarian.
### One message per clause of docs/rules/westerntrail.md: GW-12.8 is gw-12-8. What is left out is listed in rules.toml.

## About the game

westerntrail-about = Hajtsd a csordádat újra meg újra Texasból Kansas Citybe: vegyél fel embereket, építkezz az ösvény mentén, vásárolj jobb marhákat, vidd előre a mozdonyodat, és szállíts egészen San Franciscóig.
westerntrail-unofficial = Ez nem hivatalos feldolgozás. Nem áll kapcsolatban a játék kiadóival.
westerntrail-reconstructed = A szabályok az első kiadás (2016) szabálykönyvét követik. Egyetlen adatot sem kellett rekonstruálni; csak az, hogyan oszlanak meg a munkások a második és a harmadik halom között, nyugszik egyetlen számláláson. Ahol a szabálykönyv hallgat, ott gondosan választottunk értelmezést, és több ilyen pont a beállításokkal módosítható.

## GW-1

gw-1 = A játék tartozékai
gw-1-1 = A játéktáblán az ösvény látható hét hellyel a semleges épületeknek, három veszélyzóna (áradás, aszály, kőomlás), az indián falu, a vasút a városokkal és állomásokkal, a munkaerőpiac, a marhapiac és Kansas City hat előrelátás-mezővel.
gw-1-2 = A 94 készletlapka: 54 munkás (18-18 cowboy, mesterember és mérnök), 18 veszély (mindegyikből 6) és 22 tipi (11 kék, 11 zöld). Mindegyik hátoldalán 1, 2 vagy 3 áll.
gw-1-3 = 92 marhakártya van. Mindenkinek 14 saját kártyája van: 5 Jersey, 3 Dutch Belt, 3 Black Angus és 3 Guernsey. A piacé 36: 7 Holstein, 7 Brown Swiss, 7 Ayrshire, 9 West Highland és 6 Texas Longhorn. Minden fajtának saját színe van; a kártyán a tenyészérték és a pont látható.
gw-1-4 = 4 kezdő feladatkártya és 24 feladatkártya van.
gw-1-5 = 7 semleges épület van, A-tól G-ig, és mindenkinek 10 saját épülete 1-től 10-ig számozva, a és b oldallal.
gw-1-6 = 5 állomásfőnök-lapka, a munkaerőpiac-jelző és érmék.
gw-1-7 = Mindenkinek van egy játékostáblája, marhahajcsárja, mozdonya, 14 korongja és egy kockája a tanúsítványokhoz.
gw-1-8 = A bank pénze sosem fogy el.

## GW-2

gw-2 = A játéktábla
gw-2-1 = Az ösvény egy irányba vezet, a jobb alsó kezdőmezőtől a bal felső Kansas Cityig. Az A, B, C, E, F és G helynél, valamint C és D között még egyszer elágazik.
gw-2-2 = Helyszín Kansas City és az ösvény melletti minden lapka: épület, veszély, tipi. A lapka nélküli mező csak út. A kezdőmező nem helyszín.
gw-2-3 = A játékosok 22 mezőre építhetnek. Ezek közül nyolcon az épület festett fákat érint, és az erdőben áll.
gw-2-4 = Hét építési mezőn különleges akció látható. Amint épület áll ott, ez is a helyszín egyik akciója.
gw-2-5 = Minden veszélyzónának négy mezője van, 1-től 4-ig számozva, egymás után az ösvény ágán.
gw-2-6 = Az indián falunak kilenc mezője van: −3, −2, −1, 1, 2, 4, 6, 8 és 10. Csak az 1–10 fekszik az ösvényen. A másik háromon álló tipik sosem helyszínek, de kereskedni értük is ugyanúgy lehet.
gw-2-7 = A vasút fővonala a kezdőmezőtől (0) a 39. mezőig tart. Kilenc kitérő ágazik le róla; mindegyik egy plusz mező két szomszédos mező között, és egy állomáshoz tartozik. A 39. mező a tizedik állomás, kitérő nélkül.
gw-2-8 = Minden állomásnál ár, pont és egy fehér vagy fekete koronghely látható. Az első öt mellett állomásfőnöknek is van hely.
gw-2-9 = Tíz város áll a fővonal fölött, mindegyik a saját városértékével egyező mező fölött, fehér vagy fekete koronghellyel.
gw-2-10 = Két szomszédos város között a zöld nyíl pontot (akár negatívat), feladatkártyát vagy mindkettőt mutat.
gw-2-11 = A fővonal mezői között tizenegy vasúti átjáró van. Ezek drágítják a szállítást.
gw-2-12 = A munkaerőpiacnak 12 sora van. 2, 3 vagy 4 játékosnál 2, 3 vagy 4 oszlopa használatos. Minden sornak van alapdíja. Az elsőt kivéve minden sor utolsó mezője a jelző helye; az alatta lévő nyíl sima, sárga (6. és 9. sor) vagy piros (12. sor).
gw-2-13 = A marhapiac nyílt kártyák sora: kezdetben 7, 10 vagy 13 kártya 2, 3 vagy 4 játékosnál. Fajták szerint rendezett.
gw-2-14 = Kansas Citynek hat előrelátás-mezője van, három oszlopban kettő-kettő.

## GW-3

gw-3 = A játékos területe
gw-3-1 = A játékostábládon a kör három fázisa, öt segédakció két-két koronghellyel, a munkásaid és a tanúsítványsáv látható.
gw-3-2 = Tizennégy helyen kezdetben korong áll, fehér vagy fekete alapon. A két legfelső segédakció első helye az elejétől szabad.
gw-3-3 = Egy hely attól fogva hat, hogy a korongja lekerült. A segédakció helye megnyitja az akcióját. Az első lépéskorong növeli a lépéslimitet, és 3 dollárt ad; a második 1-gyel növeli, és a végén 3 pontot ér. A kézlimit korongja 1 kártyával többet enged a kezedbe, de levételekor 5 dollárt fizetsz. Az utolsó kettő a tanúsítványlimitet 4-re és 6-ra emeli; a 6-os csak akkor hat, ha a 4-es is lekerült.
gw-3-4 = A lépéslimit 2 vagy 3 játékosnál 3, 4 játékosnál 4. Az első lépéskorong 2 játékosnál 1-et, 3 vagy 4 játékosnál 2-t ad hozzá, a második 1-et.
gw-3-5 = A kézlimit 4 kártya; 6-ra nőhet.
gw-3-6 = A munkásaid három sorban, hat oszlopban állnak: cowboyok, mesteremberek, mérnökök. Minden sor első munkása nyomtatott, és sosem megy el; az újak balról töltik a sort. Néhány oszlopban azonnali akció van.
gw-3-7 = A tanúsítványsáv mezői: 0, 1, 2, 3, 4 és 6. A kocka mezőről mezőre lép, 4 után tehát 6 jön. A limitedet, amely kezdetben 3, sosem lépi túl.
gw-3-8 = A csordád az összes kártyád: húzópakli, kéz és dobópakli. A ki nem játszott feladatkártyák is hozzá tartoznak. A szerzett kártyák a dobópaklira kerülnek, ha a szabály mást nem mond.
gw-3-9 = A kijátszott feladatkártyák a táblád alatt, a feladatterületen fekszenek nyíltan. A meg nem épített épületek fölötte, a megszerzett állomásfőnökök, veszélyek és tipik mellette vannak.

## GW-4

gw-4 = Előkészületek
gw-4-2 = Az öt állomásfőnököt megkeveritek, és egyet-egyet nyíltan az első öt állomáshoz tesztek.
gw-4-3 = A hét semleges épület a helyére kerül: az első játékban mindegyik a betűje helyére, később véletlenszerűen.
gw-4-4 = A munkaerőpiac-jelző a 2. sorban kezd.
gw-4-5 = A készletlapkákat a hátoldaluk szerint három halomba rendezitek, és megkeveritek.
gw-4-6 = Az 1. halomból addig fedtek fel lapkákat, amíg hét a helyére nem került: a tipi a falu legkisebb szabad mezőjére, a veszély a zónája legkisebb szabad mezőjére. Ha a zóna tele van, a veszélyt visszakeveritek, és másik lapkát fedtek fel.
gw-4-7 = A 2. halom munkásai felülről töltik a munkaerőpiacot, amíg a 2. sorban csak a jelző helye marad: 3, 5 vagy 7 munkás 2, 3 vagy 4 játékosnál.
gw-4-8 = Minden halomból két lapka kerül felfedve a számának megfelelő előrelátás-mezőkre.
gw-4-9 = A 36 piaci kártyát megkeveritek, és 2, 3 vagy 4 játékosnál 7, 10 vagy 13 kártyát felfordítotok.
gw-4-10 = A 24 feladatkártyát megkeveritek, és négyet felfordítotok: ez a közös feladatkínálat.
gw-4-13 = Mindenkié a színének tíz épülete, minden számnál mindenki ugyanazzal az oldallal felfelé. Kezdetben mindenhol az a oldal; később számonként pénzfeldobás dönt. Játék közben a lapkák sosem fordulnak meg.
gw-4-14 = Mindenki 14 korongot tesz a táblájára, a mozdonyát a vasút kezdőmezőjére, a kockáját a 0-ra. A marhahajcsár a tábla mellett vár.
gw-4-15 = Mindenki megkeveri a saját 14 marhakártyáját, és húz 4-et.
gw-4-16 = Mindenki kap egy kezdő feladatkártyát, amely rögtön a feladatterületre kerül. A többi visszamegy a dobozba.
gw-4-17 = A kezdőjátékost kisorsoljátok, ő 6 dollárt kap; az óramutató járása szerint a következők 7, 8 és 9 dollárt.

## GW-5

gw-5 = Információ és véletlen
gw-5-1 = Mindenki láthatja: mindent a játéktáblán, a piacokat, az előrelátás-lapkákat és a feladatkínálatot, mindenki pénzét, tábláját, lapkáit, épületeit és feladatterületét, hogy kinek hány kártyája van a pakliban, kézben és a dobópakliban, és hogy a halmok és paklik miből állnak, de a sorrendjüket nem.
gw-5-2 = A kezed titkos. Csak Kansas Cityben mutatod meg; egyes kártyák akkor látszanak, amikor eldobod, eltávolítod vagy kijátszod őket.
gw-5-3 = A halmok és paklik sorrendjét senki sem ismeri. A saját dobópaklidat bármikor megnézheted, a húzópaklidat soha.
gw-5-4 = A dobópaklik nyíltan fekszenek, és itt bárki átnézheti őket; beállítással ez a felső lapra korlátozható.
gw-5-5 = A pakliból elvett feladatkártyát mindenki látja, kivéve ha a kezedbe kerül (6b épület): akkor csak te.
gw-5-6 = A véletlen csak arról dönt, ki kezd, hol vannak az állomásfőnökök és a semleges épületek, melyik oldalukkal állnak az épületek, valamint a halmok és paklik sorrendjéről, az újrakevert dobópaklikat is beleértve.

## GW-6

gw-6 = Alapelvek
gw-6-1 = Sok akció kér valamit, és ad valamit. A feltételt teljesen teljesíteni kell, különben az akció nem hajtható végre. A jutalmat egészben vagy részben ott hagyhatod; csak a pénzt kell mindig teljesen elvenni.
gw-6-2 = Így olyan jutalomért is teljesíthetsz feltételt, amely semmit sem hoz, például eldobhatsz egy kártyát tanúsítványért, ha a kockád már a limiten áll.
gw-6-3 = Egy helyszínakció csak egyszer hajtható végre, akárhányszor tudnád teljesíteni a feltételét.
gw-6-4 = Eldobni a kezedből, nyíltan a dobópaklidra kell, pontosan annyi kártyát, amennyit az akció kér. Ahol marha vagy fajta szerepel, ott feladatkártya nem számít; a „kártya” bármelyik lehet. A pár két azonos fajtájú marhakártya. Ha több kártya is jó, te választasz.
gw-6-5 = A pénz a bankból jön, és a banknak fizeted, ha nincs más megnevezve. Amit nem tudsz teljesen kifizetni, azt nem teheted meg; csak az útdíjat engedik el.
gw-6-6 = A saját paklidból húzol. Ha húznod kell, és a pakli üres, keverd a dobópaklidat új paklivá, és folytasd; máskor nem kevered újra. Ha mindkettő üres, nem húzol.
gw-6-7 = A kocka annyi mezőt lép előre, ahány tanúsítványt kapsz, vagy ameddig a limited engedi.
gw-6-8 = Amit eltávolítasz a játékból, az a dobozba kerül, és sosem tér vissza.
gw-6-9 = Ugyanaz a jel mindig ugyanazt az akciót jelenti.

## GW-7

gw-7 = A kör
gw-7-1 = A kezdőjátékos kezd, azután az óramutató járása szerint. A körödnek három fázisa van: A, a marhahajcsár mozgatása; B, a helyszín akciói; C, laphúzás.
gw-7-5 = Az azonnali akciókról és mindenről, amit „megtehetsz”, le is mondhatsz. Amiről lemondasz, vagy ami nem lehetséges, elvész.
gw-7-6 = Ha egy helyszínakció mozgatja a marhahajcsárodat, útközben útdíjat fizetsz, ami a régi helyszínen nyitva maradt, elvész, és az újon elölről kezdődik a B fázis. Közben nem húzol.
gw-7-7 = A 8b épülettel a szomszéd akciói, a különleges akcióval együtt, hozzáadódnak a te helyszínedéhez. A marhahajcsárod a helyén marad.
gw-7-8 = Az A fázis előtt kijátszott feladatkártya szabad mozgása csak a kiindulópontodat változtatja meg. A B fázisban lezárja a fázist, és a C fázis következik. Ha lemondasz róla, vagy nem lehetséges, semmi sem változik.
gw-7-9 = Csak az választható, ami most végrehajtható: a feltétele teljesen teljesíthető, és van mit elvenni. Ahol a feltétel eldobás, csak az számít. Ha egyetlen lehetőség van, azt a játék választja helyetted. A B fázist bármikor befejezheted.
gw-7-11 = A helyszín akciói érkezéskor rögzülnek. Ha arra az épületre építesz, amelynél állsz, az új épület csak egy későbbi látogatáskor kínál valamit.
gw-7-12 = A feltétel nélküli helyszínakció akkor is végrehajtható, ha éppen semmit sem hoz; ezzel elhasználtad, és a helyette végezhető segédakció is elúszott. A 0 mezős mozdonymozgás nem választható.
gw-7-13 = A vásárlás addig tart, amíg be nem fejezed, vagy amíg van lehetőség. Akkor választható, ha vehetsz valamit, vagy kártyát adhatsz a piachoz.

## GW-8

gw-8 = A fázis: a marhahajcsár mozgatása
gw-8-1 = Az első körödben ingyen bármelyik semleges épületre állítod a marhahajcsárodat, és ott hajtod végre az akciókat.
gw-8-2 = Ezután minden körödben másik helyszínre kell mozgatnod.
gw-8-3 = Egyik helyszíntől a következőig egy lépés. A lapka nélküli mezők nem számítanak.
gw-8-4 = Legalább 1 lépést, legfeljebb a lépéslimitednek megfelelőt lépsz.
gw-8-5 = A marhahajcsárok csak előre mennek. Elágazásnál te választasz utat.
gw-8-6 = Kansas Cityben a mozgás véget ér, akárhány lépésed maradt.
gw-8-7 = Egy helyszínen akárhány marhahajcsár állhat.
gw-8-8 = Minden helyszínen, amelyet elérsz, az utolsón is, fizetsz a lapkáján látható kezekért. A zöld kéz 2 vagy 3 játékosnál 2 dollár, 4-nél 1; a fekete kéz 2 vagy 4 játékosnál 2 dollár, 3-nál 1; a kettő együtt az összegük. Veszélyért és tipiért a banknak fizetsz, más épületéért a tulajdonosának, a sajátodért semmit.
gw-8-9 = Ha nem tudod kifizetni a teljes útdíjat, azt fizeted, amid van, a többit végleg elengedik. Ez csak az útdíjra érvényes.
gw-8-10 = Mivel az útdíjak különböznek, nemcsak a helyszínt választod, hanem az oda vezető utat is.
gw-8-11 = Ha a marhahajcsárod alól elveszik a lapkát, az üres mezőn marad, és onnan megy tovább.

## GW-9

gw-9 = B fázis: a helyszín akciói
gw-9-1 = Semleges vagy saját épületnél vagy helyszínakciókat hajtasz végre, vagy helyettük egy egyszeres segédakciót.
gw-9-2 = Minden helyszínakció egyszer hajtható végre, tetszőleges sorrendben, és bármelyik kihagyható. Két, perjellel elválasztott lehetőség egyetlen akció: az egyiket választod.
gw-9-3 = Az egyszeres segédakció csak akkor lehetséges, ha ezen a helyszínen nem hajtasz végre helyszínakciót.
gw-9-4 = Más játékos épületénél, veszélynél vagy tipinél egy egyszeres segédakciót hajthatsz végre, semmi mást.
gw-9-5 = Kansas Cityben eladod és elszállítod a csordádat; lásd a következő részt.

## GW-10

gw-10 = Kansas City
gw-10-1 = A három előrelátás-oszlopban sorban válassz egy-egy lapkát, és rögtön tedd a helyére. A másik marad. Választanod kell, ha van miből.
gw-10-2 = A tipi a falu legkisebb szabad mezőjére kerül; ha nincs szabad mező, kikerül a játékból.
gw-10-3 = A veszély a zónája legkisebb szabad mezőjére kerül; ha nincs szabad mező, kikerül a játékból.
gw-10-4 = A munkás a jelző sorának első szabad mezőjére kerül. Ha ez a jelző helye, a jelző előbb egy sorral lejjebb lép. A sárga nyílnál a marhapiacot 7, 10 vagy 13 kártyára töltitek; a piros nyílnál elveszed a jelzőt, és elkezdődik a játék vége. A felvett munkások helye sosem telik meg újra.
gw-10-5 = Bevétel: mutasd meg a kezedet, és add össze a benne lévő különböző fajták tenyészértékét. Minden fajta egyszer számít, akárhány kártyád van belőle. A feladatkártyák és a pontok nem számítanak.
gw-10-6 = Adj hozzá 1-et minden állandó tanúsítványodért, amely nálad marad, és 1-et minden elköltött ideiglenesért, amennyit csak akarsz. A kockád ennyivel lép vissza; 6-ról 1 vagy 2 elköltése után 4-re kerül. Az összeg a csordád tenyészértéke.
gw-10-7 = Ennyi dollárt kapsz. Azután dobd el az egész kezedet, a feladatkártyákkal együtt.
gw-10-8 = Szállítás: válassz egy várost, amelynek az értéke legfeljebb a tenyészértéked, és ahol még nincs korongod. Kansas City és San Francisco újra meg újra választható, Kansas City mindig lehetséges. Szállítanod kell.
gw-10-9 = Válaszd ki egy korongodat, és tedd a városra. Fehér helyről bárhová kerülhet, fekete helyről csak fekete alapú városba. A kézlimit korongjáért 5 dollárt fizetsz, az első lépéskorongért 3 dollárt kapsz.
gw-10-10 = Kansas City rögtön 6 dollárt ad, de a végén 6 pontba kerül. Minden feladatjeles zöld nyílért, amely most köt össze először két várost a korongjaiddal, elveszel egy feladatkártyát.
gw-10-11 = Végül 1 dollárt fizetsz minden vasúti átjáróért a mozdonyod és a város között; semmit, ha a mozdony a város alatt vagy azon túl áll. Kitérőn a mellette lévő átjárón már túljutott. A koronggal és a várossal szerzett pénzt felhasználhatod, de amit nem tudnál kifizetni, azt nem választhatod. A kézlimit korongjának 5 dollárja már akkor meg kell legyen, mielőtt a város fizet.
gw-10-12 = A marhahajcsárod a kezdőmezőre kerül, és az üres előrelátás-mezőket a számuk szerinti halomból feltöltitek.
gw-10-13 = Kansas Cityben nem lehet feladatkártyát kijátszani, hacsak beállítás meg nem engedi.

## GW-11

gw-11 = C fázis: laphúzás
gw-11-1 = Ha kevesebb kártyád van a kézlimitnél, húzd fel a hiányzókat. A többletet sosem kell eldobni.
gw-11-2 = Az üres húzópakli csak akkor újul meg, amikor a következő kártyát húzni kell.
gw-11-3 = Kansas City után így egészen új kezet kapsz.

## GW-12

gw-12 = Az akciók
gw-12-1 = Munkás felvétele: válassz egyet a munkaerőpiacról, de ne a jelző sorából. Fizesd ki a sor díját az akció szerinti módosítással. A munkás a tábládon a sora első szabad oszlopába kerül; lennie kell ilyennek. Ha az oszlopban azonnali akció van, most hajtsd végre, különben elvész; az új munkás már számít. A kiürült és újra betöltött oszlop ismét megadja az akcióját.
gw-12-2 = Építés: válassz egy meg nem épített épületedet és egy szabad mezőt. Annyi mesterember kell, amennyit a száma mutat, és mindegyikért az akció árát fizeted. Ehelyett lecserélheted egy saját épületedet nagyobb számúra; akkor csak a különbség számít, a régi pedig kikerül a játékból.
gw-12-3 = Vegyél el egy feladatkártyát a kínálatból vagy a pakli tetejéről, és tedd a dobópaklidra. A kínálatot rögtön feltöltitek, amíg a pakli tart.
gw-12-4 = Vidd előre a mozdonyodat legalább 1, legfeljebb a megengedett számú mezővel; ha nem mozgatod, nem használod az akciót. A foglalt mezőket átugrod, és nem számolod. Kitérőnél egyenesen vagy rajta keresztül mész, ami egy mezőnek számít. Több mozdony csak a kezdőmezőn állhat.
gw-12-5 = Tolass pontosan a kért számú mezőt ugyanezekkel a szabályokkal; ha ez nem megy, az akció sem. Ha kitérőn állsz meg, az akció jutalma után állomást építhetsz.
gw-12-6 = Ha a mozdonyod kitérőn vagy a 39. mezőn áll meg, megépítheted az ottani állomást, ha még nem a tiéd. Fizesd ki az árát, és tegyél rá korongot ugyanúgy, mint a városokra; a lépéskorong 3 dollárja ehhez későn jön. Ha állomásfőnök van ott, elveheted, ha egy munkásodat otthagyod: mindig a sora utolsóját, nyomtatottat soha; ő végleg ott marad. A lapka felső fele azonnali akció vagy állandó tanúsítvány, az alsó a végén ad pontot.
gw-12-7 = A 39. mezőn a mozdonyod megáll. Megépítheted az ottani állomást; azután tolatnia kell bármelyik szabad mezőre, kitérőre vagy a kezdőmezőre. Kapsz 3 dollárt, és ha most kitérőn áll, azt az állomást is megépítheted.
gw-12-8 = Kereskedés: vedd el a falu bármelyik tipijét, és kapd meg a mezője szerinti dollárt, vagy fizesd be, ha a szám negatív. Veszély elhárítása: vedd el bármelyik veszélylapkát, és fizesd ki, amit az akció kér. Marhavásárlás: minden cowboyodat egyszer használhatod, tetszőleges sorrendben. 3-as érték: egy cowboy 6 dollár, kettő 3, három 5 dollár két kártyáért. West Highland: egy cowboy 12 dollár, három 6, öt 8 dollár két kártyáért. Texas Longhorn: két cowboy 12 dollár, négy 6. Az ár az egész lehetőségre szól: két 3-as értékű kártya különböző fajtájú is lehet, és ha csak egyet veszel el, nem spórolsz. Vagy egy cowboy két kártyát tesz a pakliból a piacra, a szokásos méreten túl is. A vásárolt kártyák a dobópaklidra kerülnek; a piacot nem töltitek fel.
gw-12-9 = Segédakciók, egyszeres (kétszeres): 1 dollár (2 dollár); húzz 1 kártyát, majd dobj el 1-et (2 és 2); fizess 1 dollárt, tolass 1 mezőt 1 tanúsítványért (mindenből kétszer annyi); 1 dollárért a mozdony 1 mezőt előre (2 dollár: legfeljebb 2); tolass 1 mezőt, és távolíts el a kezedből 1 kártyát a játékból (2 mező, legfeljebb 2 kártya). Az akció nyitva van, ha egyik helye szabad, a kétszeres alakja, ha mindkettő. Az egyszeres segédakció mindig az egyszeres alak; az „egyszeres vagy kétszeres” a nyitottak közül enged választani.
gw-12-10 = A marhahajcsár mozgatása: 1 lépéstől a megadott számig, a lépéslimittől függetlenül, útdíjjal, mint az A fázisban, akár Kansas Cityig. Az új helyszínen kezdődik a B fázis.
gw-12-11 = Legfeljebb ennyi kártya húzása: mondd meg, mennyi, húzd fel, majd dobj el annyit, amennyit húztál.
gw-12-12 = Rendkívüli szállítás (9a): tolass tetszőleges számú, de legalább 1 mezőt. A fővonal mezői számítanak, a foglaltak és a kitérők nem. Olyan városba szállíthatsz, amelynek értéke legfeljebb ennyi, koronggal és a város hatásával, mint máskor, de bevétel, tanúsítványok és szállítási költség nélkül. Azután állomást építhetsz, ha a mozdony kitérőn áll.
gw-12-13 = Szomszédos épület (8b): válassz egy épületet közvetlenül a 8b előtti vagy utáni mezőn, bárkié is; közbeeső helyszín vagy üres mező megszakítja a szomszédságot. Az akcióit úgy használod, mintha a tieid lennének. Egy szomszédos 8b továbbvezethet, de egyetlen épület sem választható kétszer, az első 8b sem.
gw-12-14 = Állomás a mozdony mögött (9b): építs meg bármelyik, a mozdonyod mögötti állomást, állomásfőnökkel együtt. A mozdony nem mozog. Az az állomás, amelynél áll, nem számít.

## GW-13

gw-13 = Épületek
gw-13-1 = Semleges épületek. A: Guernsey 2 dollárért; felvétel; felvétel 2 dollárral drágábban. B: Dutch Belt 2 dollárért; építés, mesteremberenként 2 dollár. C: 1 tanúsítvány vagy feladatkártya; mozdony a mérnökeid számáig. D: kereskedés, vagy 2 dollárért mozdony legfeljebb 2; egyszeres vagy kétszeres segédakció. E: Black Angus 2 dollárért; marhavásárlás. F: pár 4 dollárért; 7 dollárért veszély elhárítása. G: mozdony a mérnökeid számáig; egyszeres vagy kétszeres segédakció.
gw-13-2 = Az a oldal. 1: 2 dollár minden erdei épületed után. 2: Guernsey 4 dollárért; marhavásárlás. 3: pár 3 dollárért; marhahajcsár 1. 4: 5 dollárért veszély elhárítása; marhahajcsár legfeljebb 2. 5: felvétel 1 dollárral olcsóbban; mozdony a mérnökeid számáig. 6: Holstein 10 dollárért; egyszeres vagy kétszeres segédakció. 7: 2 tanúsítvány és 2 dollár minden kék-zöld tipipárod után. 8: kereskedés, vagy egyszeres vagy kétszeres segédakció; mozdony legfeljebb 2. 9: mozdony legfeljebb 3; rendkívüli szállítás. 10: tanúsítványok a limitig; marhahajcsár legfeljebb 5.
gw-13-3 = A b oldal. 1: feladatkártya 2 tanúsítványért; 1 mező tolatás 3 dollárért. 2: Jersey a mozdony 1 mezőjéért; Dutch Belt 3 dollárért. 3: egyszeres vagy kétszeres segédakció; marhahajcsár 1. 4: húzás legfeljebb a cowboyaid számáig, majd ugyanannyi eldobása; marhahajcsár legfeljebb 3. 5: Black Angus 2 tanúsítványért; mérnökönként 1 dollár. 6: bármilyen marhakártya 3 dollárért és egy feladatkártyáért a kezedbe. 7: mozdony az erdei épületeid számáig. 8: szomszédos épület. 9: állomás a mozdony mögött. 10: 4 dollár; mozdony legfeljebb 4; marhahajcsár legfeljebb 4.
gw-13-4 = Ahol munkások számítanak, ott a nyomtatott is számít.
gw-13-5 = A lapkán látszik, hány mesterember kell az épülethez, hány pontot ér, és milyen kezek vannak rajta.

## GW-14

gw-14 = Feladatkártyák
gw-14-1 = A megszerzett feladatkártya a dobópaklidra kerül (a 6b-nél a kezedbe). Akkor játszhatod ki, amikor a kezedbe kerül.
gw-14-2 = A körödben akárhány feladatkártyát kijátszhatsz a kezedből: az A fázis előtt, vagy közvetlenül a B fázis egy akciója előtt vagy után. Akció közben nem, és a C fázis kezdete után sem.
gw-14-3 = A kijátszott kártya végleg a feladatterületeden marad. Az azonnali akcióját most hajtsd végre, különben elvész.
gw-14-4 = Azonnali akciók: 2 dollár; legfeljebb 3 kártya húzása, majd ugyanannyi eldobása; mozdony legfeljebb 2 vagy 3; egyszeres vagy kétszeres segédakció; a marhahajcsár szabad mozgása.
gw-14-5 = Feladatkártyát nem kötelező kijátszani. A kezedből eldobhatod vagy eltávolíthatod, mint más kártyát.
gw-14-6 = A szabad mozgás legfeljebb 3 lépés, útdíj nélkül. Az elért helyszínt nem használhatod. Az A fázis előtt onnan indulsz; a B fázisban rögtön a C fázis következik. Kansas Citybe sosem vezet.
gw-14-7 = A feladatok ezeket kérik: saját épület a táblán, zöld tipi, kék tipi, veszélylapka, saját állomás, 3-as értékű marha, West Highland, Texas Longhorn, saját korong San Franciscóban.
gw-14-8 = Minden dolog csak egy kártyához számít; több kártya feltételei összeadódnak. Az állomásfőnökök semmit sem használnak el.
gw-14-9 = Ha megvan minden, amit a kártya kér, a pontjait adja; ha nem, a büntetését veszíted el. A kezdő feladatoknak nincs büntetésük.

## GW-15

gw-15 = A játék vége
gw-15-1 = A játék vége akkor kezdődik, amikor egy munkás a munkaerőpiac utolsó mezőjét tölti be. Aki odatette, elveszi a jelzőt.
gw-15-2 = Ez a játékos befejezi a körét, de munkást már nem választ. Ez az utolsó köre.
gw-15-3 = Mindenki másnak pontosan egy köre van még. Munkás már nem választható; a csupa munkásból álló oszlop kimarad, az egyetlen másféle lapkát el kell venni.
gw-15-4 = Azután következik a pontozás.

## GW-16

gw-16 = Végső pontozás
gw-16-1 = Pontot ér: minden teljes 5 dollár 1 pont; az épületeid a táblán; a korongjaid a városokban és a zöld nyilak kettő között; az állomásaid; a veszélylapkáid; a csordád minden marhája; a feladataid, amelyekhez a csordádból is adhatsz kártyát; az állomásfőnökeid (munkásonként 1 pont, a nyomtatottakkal; 3 minden 2 kártyáért a feladatterületen; 3 minden 2 veszélyért; 3 minden kék-zöld tipipárért; 3 minden 2 tanúsítványért); 4 pont minden munkásért az utolsó két oszlopban; 3, ha a második lépéskorong lekerült; 2 a munkaerőpiac-jelzőért.
gw-16-2 = A legjobb megoldást itt a játék találja meg: mely feladatkártyákat adod hozzá a csordádból, és mi melyik kártyához számít.
gw-16-3 = A legtöbb pont nyer. Egyenlőség esetén megosztott a győzelem.

## GW-17

gw-17 = Különleges esetek
gw-17-1 = A tábládról bármelyik korongot használhatod, amelyik illik, és amelynek a saját árát ki tudod fizetni. Ha fehér helyet kell betölteni, és a tábládon csak fekete helyen maradt korong, azokat is használhatod.
gw-17-2 = Ha a tábládon nincs több korong, vagy egyik árát sem tudod kifizetni, áttehetsz egy korongot bármelyik saját állomásodról, az éppen épülőt kivéve. Az állomás elvész, az ott szerzett állomásfőnök nem. Az ilyen korong mindenhová illik.
gw-17-3 = Szállításnál ezt meg kell tenned, állomásnál megteheted. A városokból korong sosem kerül el.
gw-17-4 = Ha Kansas Cityben csak 5 dolláros korongjaid vannak, állomásod nincs, és 5 dollárnál kevesebb pénzed van, a korong Kansas Citybe kerül, és az ottani 6 dollárból fizeted ki. Rendkívüli szállításnál nincs ilyen segítség. Ha egyáltalán nincs korong, a szállításnak nincs hatása.
gw-17-5 = A pénz sosem fogy el. Az üres feladatpakli nem töltődik újra, kis csordával pedig annyit húzol, amennyi van.

## GW-19

gw-19 = Beállítások
gw-19-1 = A semleges épületek a betűjük helyén állnak, mint az első játékban, vagy véletlenszerűen.
gw-19-2 = Mindenki minden épület a oldalát használja, vagy számonként sorsolás dönt, vagy az első helyen ülő játékos választja ki az oldalakat.
gw-19-3 = Feladatkártya Kansas Cityben is kijátszható, mielőtt megmutatod a kezedet; egyébként nem.
gw-19-4 = Aki nem hajt végre helyszínakciót, annak egyszeres segédakciót kell végrehajtania; egyébként tétlen is maradhatsz.
gw-19-5 = Mások dobópaklijából csak a felső lapot látod; egyébként mindet.
gw-19-6 = Az első játékban betűk szerint és az a oldallal játszotok; a szokásos játékban mindkettőről a véletlen dönt.
gw-19-7 = Két, játékosok által kitalált változat, amely nincs a szabálykönyvben: licit a sorrendért, valamint kevesebb lapka és kártya két vagy három játékosnál.
gw-19-7a = Ha a sorrendért licitáltok, mindent kiraktok, és mindenki felhúzza a kezét, de pénzt és kezdő feladatot még senki sem kap. Ehelyett a sorrend minden helyén egy kezdő feladat fekszik nyíltan. A helyhez a sorrend, a pénz (6, 7, 8 és 9 dollár) és ez a feladat tartozik.
gw-19-7b = Kisorsoljátok, ki licitál elsőként; utána az óramutató járása szerint következtek. Akinek nincs helye, megnevez egyet, és hogy hány pontot licitál rá: szabad helyre bármennyit, foglaltra az eddigi licitnél többet. Akit túllicitálnak, elveszti a helyét mindennel, ami hozzá tartozik, és amikor rákerül a sor, újra licitál. Akinek van helye, kimarad.
gw-19-7c = A licit 0 és 20 pont között lehet.
gw-19-7d = Amikor mindenkinek van helye, a licitnek vége: a helyek szerint következtek, nem az asztal körül. A játék végén mindenki elveszti a licitált pontjait.
gw-19-7e = A négyszemélyes arányokhoz az előkészületek előtt lapkák és kártyák kerülnek ki a játékból. Hárman: az 1. halomból két zöld és egy kék tipi, valamint minden veszélyfajtából egy zöld 3 pontos, a 2. halomból minden munkásfajtából három, a 3. halomból egy kék tipi és minden munkásfajtából egy; a piac lapjai közül minden 3-as értékű fajtából kettő, egy 3 és egy 5 pontos West Highland és egy 6 pontos Texas Longhorn. Ketten: az 1. halomból három zöld és három kék tipi, valamint minden veszélyfajtából a fekete 2 pontos és egy zöld 4 pontos, a 2. halomból minden munkásfajtából öt, a 3. halomból egy zöld és egy kék tipi és minden munkásfajtából három; a piac lapjai közül minden 3-as értékű fajtából három, két 3 és két 5 pontos West Highland, valamint egy 5 és egy 7 pontos Texas Longhorn.

## GW-20

gw-20 = Kérdések és válaszok
gw-20-1 = Kansas Cityben és San Franciscóban több korongod is lehet, és mindegyik számít: kettő San Franciscóban 18 pont.
gw-20-2 = A marhapiacnak nincs felső határa; a 7, 10 vagy 13 kártya csak az elején és a sárga nyílnál számít.
