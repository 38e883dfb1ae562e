### Montana, the rules in the players' words, in Hungarian.
### One message per clause of docs/rules/montana.md: MT-6.3.8 is mt-6-3-8. What is left out is listed in rules.toml.

## About the game

montana-about = Népesítsd be Montanát a többiek előtt: pörgesd meg a kereket munkásokért, küldd őket bányákba és földekre, licitálj tökkel nagy rézre és kőre, és építs ott, ahol marha legel, és tavak töltik meg a kulacsodat. Aki elsőként leteszi minden települését, beharangozza az utolsó fordulót.
montana-unofficial = Ez nem hivatalos feldolgozás. Nem áll kapcsolatban a játék kiadóival.
montana-reconstructed = A kiegészítő szabályai a szabálykönyvét követik. Az alapjáték szabálykönyvének csak részei voltak olvashatók: több szám (a térkép költségei, a kerék, a bank, a város és még néhány) rekonstrukció, amely illik mindahhoz, ami ismert, és az adatfájlban javítható. Ahol a források hallgatnak, gondosan választottunk értelmezést, és több ilyen pont a beállításokkal módosítható.

## MT-1

mt-1 = A játék tartozékai
mt-1-1 = Munkástábla, 4 játékostábla, toborzókerék nyíllal, 12 tájlapka hét-hét mezővel, kezdőlapka, kezdőjátékos-jelző, 48 település (12 mind a négy színben), 6 kulacs, ezüstérmék, 4 beszállító, 24 szarvasmarha, 120 áru és 72 munkás (18 mind a négy színben).
mt-1-2 = Az áruk: búza, tök, réz és kő. Réz és kő van kicsi és nagy, búza és tök csak kicsi. A nagy darab sosem számít kicsinek, és a kicsi sem nagynak.
mt-1-3 = A munkások nem tartoznak játékoshoz. A színük mutatja, mihez értenek: a világos a búzához, a narancssárga a tökhöz, a vörösesbarna a rézhez, a fekete a kőhöz.
mt-1-4 = A munkástáblán négy termelőterület van (a bánya a rézé, a kőfejtő a kőé, a búzamező a búzáé, a veteményes a töké), valamint a bank és a város a vegyesbolttal.
mt-1-5 = A játékostábládon nyolc munkásnak van hely. Árunak, ezüstnek, szarvasmarhának és kulacsnak mindig van elég hely.
mt-1-6 = A toborzókeréknek nyolc cikke van. Mindegyik két különböző színű munkást mutat.
mt-1-7 = A kiegészítőben van még 12 különleges település (játékosonként egy piac, egy kapu és egy őrtorony), 2 kétoldalas különleges tájlapka (Bighorn Canyon, Granite Peak, Great Falls és Helena), 30 eseménykártya eseménytáblával és 22 hegylapka.

## MT-2

mt-2 = A térkép és fogalmai
mt-2-1 = Minden lapkának hét mezője van. Építeni csak szárazföldre lehet; a szárazföldi mező neve régió. Hegyre és tóra, a különleges lapkákon folyóra, tómezőre és alföldre sem lehet építeni.
mt-2-2 = A régió mutatja az építési költségét árukban. Lehet rajta szarvasmarha-szimbólum, vagy dupla szimbólum két településnek.
mt-2-3 = Két mező akkor szomszédos, ha közös élük van, egy lapkán belül vagy két lapka között. A külső peremen túl semmi sem szomszédos.
mt-2-5 = Az a régió foglalt, amelyen legalább egy település áll. Minden település rajta egy játékosé, egymásra rakva; felül az utoljára letett van. A kezdőlapka nem régió és nem település.
mt-2-6 = Egy forduló a kezdőjátékostól a tőle jobbra ülőig tart. A kezdőjátékos-jelző sosem vándorol. Az extra körök ahhoz a fordulóhoz tartoznak, amelyben lejátsszák őket.

## MT-3

mt-3 = Előkészületek
mt-3-1 = Egyezzetek meg a modulokban és a beállításokban. A kezdőjátékost kisorsolják; a játék az óramutató járása szerint halad.
mt-3-2 = Mindenki elveszi egy szín tábláját, beszállítóját és településeit: két játékosnál 12, háromnál 10, négynél 8 települést. A többi visszakerül a dobozba.
mt-3-3 = A készletben 2 / 3 / 4 játékosnál minden kis árucikkből 12 / 18 / 24, minden nagyból 6 / 9 / 12 darab van. Mind a 72 munkás játékban van.
mt-3-4 = Mindenki kap minden fajtából 1 kis árucikket és 1 szarvasmarhát.
mt-3-5 = A kezdőjátékos 5 ezüsttel kezd, az óramutató járása szerint a többiek 6-tal, 7-tel és 8-cal.
mt-3-6 = A kezdőjátékostól kezdve mindenki kétszer pörgeti meg a kereket, és mindkétszer elveszi a két mutatott munkást. Búzát itt nem lehet fizetni.
mt-3-7 = A 12 tájlapkát megkeverik. 2 / 3 / 4 játékosnál 7 / 9 / 10 kerül az asztalra, mindegyik véletlenszerűen elforgatva. A többi látatlanul a dobozban marad.
mt-3-8 = A térképet addig forgatják újra, amíg jó nem lesz: minden régió összefügg, van legalább hat egyenes, négy régióból álló sor, minden tómező és alföld régióval érintkezik, a folyó mindkét végén van beépíthető régió, és a kezdőlapkának is jut hely.
mt-3-9 = A kezdőlapka szarvasmarha-szimbólumos régión fekszik; az ottani szarvasmarha a dobozba kerül. Itt a régiót azok közül sorsolják, amelyek mellett legalább három régió van. Beállítással a kezdőjátékos választja ki, vagy egy régebbi szabály szerint bármelyik régió lehet.
mt-3-10 = Minden más szarvasmarha-szimbólumos régióra egy szarvasmarha, minden tóra egy kulacs kerül. A tómezőkre nem.
mt-3-11 = Ezután készítsétek elő a választott modulokat.
mt-3-12 = A kezdőlapka bármelyik lapkán fekhet, különlegesen is, olyan nem zárolt szarvasmarhás régión, amely mellett legalább három nem zárolt régió van. Ha a kezdőjátékos választ, ez az első pörgetések előtt történik. A kezdőlapka alatt sosincs szarvasmarha.
mt-3-13 = A kezdő javak a készletből valók. Utána minden kis árucikkből 10 / 15 / 20, minden nagyból 6 / 9 / 12, munkásból 64 / 60 / 56 marad benne.

## MT-4

mt-4 = A kör
mt-4-1 = A körödben pontosan egy főakciót kell végrehajtanod: toborzást, munkát vagy építést. Toborozni mindig lehet.
mt-4-2 = Emellett bármennyi ingyenes akciót végrehajthatsz, bármilyen sorrendben: szarvasmarha-kereskedés, az aktív esemény ajánlata körönként egyszer, hegylapkák kijátszása.
mt-4-3 = Ingyenes akciót a saját körödben hajthatsz végre: a főakció előtt, a pörgetés után (mielőtt búzát fizetsz), építéskor két régió között, és a főakció után. Máskor és árverés közben nem.
mt-4-4 = A kör menete: a kezdőjátékos lépteti az eseményeket; kör eleji jutalmak; ingyenes akciók és egy főakció; további ingyenes akciók; a megtelt helyek felszabadulnak; megnézheted a hegylapkákat; beadhatsz egy kulacsot. Utána a következő játékos jön.

## MT-5

mt-5 = Toborzás
mt-5-1 = Pörgesd meg a toborzókereket. Mind a nyolc cikk egyformán valószínű. Vedd el a két mutatott munkást.
mt-5-2 = Ezután egyszer fizethetsz búzát: minden búzáért egy cikkel lép tovább a nyíl, legfeljebb 7-tel, és elveszed azt a két munkást is, akiknél megáll. Az átlépett cikkek nem adnak semmit.
mt-5-3 = Sosem lehet nyolcnál több munkásod. Előbb vedd el mindet, aztán küldj vissza tetszőleges munkásokat, amíg nyolc nem marad.
mt-5-4 = Toborzáskor ezt csak egyszer kell ellenőrizni, a végén. Amíg nyolcnál több munkásod van, nem hajthatsz végre olyan ingyenes akciót, amely munkást ad vagy vesz el.

## MT-6

mt-6 = Munka
mt-6-1-1 = Bank: válassz egy szabad helyet, állíts rá annyi, bármilyen színű munkást, amennyit kér, és vedd el az ezüstjét.
mt-6-2-1 = Minden termelőterületen három nagy hely van, mindegyiktől jobbra egy kis hely. Bármelyik nagy helyet választhatod, amelyen nem áll munkás, nem csak a legolcsóbbat.
mt-6-2-2 = Állíts a nagy helyre 1 munkást a terület színéből vagy bármelyik 2 munkást.
mt-6-2-3 = Fizesd ki a hely ezüstjét, és vedd el az áruit. Ha nem tudsz fizetni, nem választhatod.
mt-6-2-4 = Ezután a mellette lévő kis helyre is állíthatsz 1 munkást a terület színéből vagy bármelyik 2 munkást, és elvehetsz még 1-et ugyanabból az áruból, ezüst nélkül.
mt-6-2-5 = A kis hely csak a hozzá tartozó naggyal együtt, ugyanabban az akcióban használható.
mt-6-2-6 = A megfelelő munkást pótló két munkás bármilyen színű lehet, egyforma is.
mt-6-2-7 = Minden kör végén felszabadul minden termelőterület, amelynek mindhárom nagy helye foglalt: minden munkása, a kis helyeken állók is, visszakerül a készletbe. A bank ugyanígy szabadul fel.
mt-6-3-1 = A városban sorok vannak, jobb végükön egy-egy jutalommal, és oszlopok, fölöttük a tökben számolt árral, amely jobbra nő.
mt-6-3-2 = Aki megnyitja az árverést, elvesz 1 tököt a készletből, aztán a beszállítóját bármelyik sor egyik helyére kell állítania. Csak olyan oszlopot választhatsz, amelynek az árát ki tudnád fizetni; ha nincs ilyen, nem választhatod a várost.
mt-6-3-3 = Ezután a többiek az óramutató járása szerint egyszer-egyszer ugyanígy felállítják a beszállítójukat (ingyen tök nélkül), vagy passzolnak.
mt-6-3-4 = Ha egy sorban már áll beszállító, az újnak tőle jobbra kell állnia. Oszlopot ki lehet hagyni.
mt-6-3-5 = Akire ráígértek, annak azonnal, mielőtt bárki más lépne, újra fel kell állítania a beszállítóját bármelyik sorba, vagy passzolnia kell. Ezzel megint ráígérhet valakire.
mt-6-3-6 = Aki passzol, a vegyesboltra állítja a beszállítóját, és kiszállt ebből az árverésből. Ez nem kerül semmibe, és nem is ad semmit. Aki az árverést megnyitotta, csak akkor passzolhat, ha ráígértek.
mt-6-3-7 = Akire nem ígértek rá, azt többé nem kérdezik. Az árverésnek akkor van vége, ha mindenki sorra került egyszer, és senki sem maradt, akire ráígértek.
mt-6-3-8 = Ezután az árverés megnyitójától az óramutató járása szerint mindenki, akinek a beszállítója egy sorban áll, kifizeti az oszlop tökeit, és elveszi a sor jutalmát. Fizetni kötelező; a jutalmat nem muszáj kihasználni.
mt-6-3-9 = A rézművesnél legfeljebb 2 kis rezet cserélhetsz nagyra, a kőfaragónál ugyanígy követ, az öntödében legfeljebb 1 kis rezet és legfeljebb 1 kis követ. A kereskedőállomáson 2 kis árucikket vehetsz el a búza, réz és kő közül, tetszőleges összeállításban. Amit elveszel, annak a készletben kell lennie.
mt-6-3-10 = Minden beszállító visszatér a játékosához.
mt-6-3-11 = Nagy árucikk csak a városból és hegylapkákkal kerül játékba.

## MT-7

mt-7 = Építés
mt-7-1 = Építs egymás után egy, két vagy három különböző régióra. Csak akkor választhatod, ha legalább egyre tudsz építeni.
mt-7-2 = Olyan szabad régióra építhetsz, amely nem zárolt, és nem a kezdőlapka alatt van, ha a kezdőlapkával vagy bármelyik játékos foglalt régiójával szomszédos, és kifizeted a költségét. Beállítással csak a saját települések számítanak.
mt-7-3 = Pontosan a látható árukat és minden plusz árut fizess be a készletbe.
mt-7-4 = Tedd le 1 településedet a régióra.
mt-7-5 = Dupla mezőre 2-t tegyél, további fizetés nélkül.
mt-7-6 = Ha a régióval legalább négy szomszédos saját régióból álló egyenes sort teszel teljessé, minden teljessé tett irányért ingyen letehetsz rá még 1 települést. Az a sor, amely már négy hosszú volt, nem ad többet. Az egymásra rakott települések egy régiónak számítanak.
mt-7-7 = Ha kevesebb településed van, mint amennyi a régióra kerülne, azt tedd le, amid van. Az ingyenes települések ugyanarra a régióra kerülnek, és nem számítanak régiónak.
mt-7-8 = A régió szarvasmarhája a tábládra kerül.
mt-7-9 = Vedd el a kulacsot minden szomszédos tóról, amelyen még van. Granite Peakkel körönként csak egyet veszel el.
mt-7-10 = Ezután jönnek a különleges lapka jutalmai, majd a különleges település hatása.
mt-7-11 = Mindezt el kell intézni, mielőtt a következő régiót választod.
mt-7-12 = Ha befejezed, egy régióért 2 ezüstöt kapsz, kettőért 1-et, háromért semmit.
mt-7-13 = Be kell fejezned, ha nincs már olyan településed, amelyet ebben a körben letehetsz, vagy ha több régióra nem tudsz építeni. Az ezüst így is jár.

## MT-8

mt-8 = Szarvasmarha-kereskedés
mt-8-1 = A körödben akárhányszor: adj vissza 1 szarvasmarhát, és vegyél el 1 tetszőleges kis árucikket, vagy 3 ezüstöt, vagy 1 tetszőleges munkást. Nagy árucikk így nem szerezhető.
mt-8-2 = Ami a készletből hiányzik, azt nem választhatod.
mt-8-3 = Teli táblával is elvehetsz munkást; akkor egy tetszőleges munkásod visszamegy.

## MT-9

mt-9 = Kulacsok
mt-9-1 = A köröd legvégén visszatehetsz 1 kulacsot a dobozba, és rögtön extra kört játszol.
mt-9-2 = A kulacsot már annak a körnek a végén is beadhatod, amelyben elvetted.
mt-9-3 = Az extra kör teljes kör: főakció, ingyenes akciók, jutalmak és körönként egyszeri ajánlatok újra. Csak az események nem lépnek tovább.
mt-9-4 = Extra kör végén nem adhatsz be újabb kulacsot: a következő játékos jön. Egy beállítás ezt feloldja, de Granite Peakkel soha.
mt-9-5 = A megmaradt kulacsok a végén semmit sem érnek.

## MT-10

mt-10 = Készlet és hiány
mt-10-1 = Amit befizettek vagy visszaadtak, a készletbe kerül, és újra elvehető.
mt-10-2 = Ha a készlet nem tud mindent megadni, vedd el, ami van; ami hiányzik, elvész. Beállítással minden hiányzó darabért 1 ezüst jár, vagy helyette valami más.
mt-10-3 = Akkor is végrehajthatsz egy akciót, ha a készlet nem elég hozzá; az ára ugyanannyi marad.
mt-10-4 = Ha többen kapnak valamit egyszerre, az éppen soron lévő játékostól az óramutató járása szerint veszik el.
mt-10-5 = Ezüst és kulacs mindig van elég.
mt-10-6 = A hiány szabálya a meghatározott szerzésekre érvényes: toborzás, termelőterületek, az árverés ingyen tökje, Great Falls, Helena, az esemény búzája, valamint az árut vagy munkást adó hegylapkák. Ahol veszel, cserélsz vagy választasz, csak azt nevezheted meg, ami a készletben van, és nem fizetsz azért, ami nem kapható.
mt-10-7 = Ha olyan munkásokat kapsz, akiknek nincs helyük, előbb vedd el őket, aztán küldj vissza tetszőleges munkásokat, amíg nyolc nem marad; az éppen kapottakat is lehet.

## MT-11

mt-11 = A játék vége és a győztes
mt-11-1 = Ha valaki letette az utolsó települését, a fordulót végig kell játszani. Kulacsot ebben még be lehet adni. Aki mindent letett, többé nem lép.
mt-11-2 = Az nyer, aki a legtöbb települést tette le.
mt-11-3 = Döntetlennél az nyer, akinek több szarvasmarhája van.
mt-11-4 = Ha ez is egyenlő, ezek a játékosok osztoznak a győzelmen.
mt-11-5 = Ha már senki sem érhet el szabad régiót, a játék azzal a fordulóval véget ér, legkésőbb pedig 100 forduló után.

## MT-12

mt-12 = Amit mindenki tud
mt-12-1 = A táblákon, a térképen és a készletben minden nyilvános: áru, ezüst, munkás, szarvasmarha, kulacs és megmaradt település, mindkét eseménykártya, a lezajlott események és a hátralévők száma, hol vannak hegylapkák, és kinek hány van.
mt-12-2 = Senki sem ismeri az események sorrendjét, a senki által meg nem nézett hegylapkák képét, és azt, ami a dobozban maradt.
mt-12-3 = A hegylapka képét csak az ismeri, aki megnézte, vagy akinél van. A többiek látják, melyik lapkákat nézted meg. Itt a játék megjegyzi, mit láttál, akkor is, ha a lapkát más veszi el. Kijátszáskor mindenki látja.
mt-12-5 = Pörgetés, eseményhúzás, hegylapka megnézése vagy más játékos döntése után már nem lehet lépést visszavonni.

## MT-13

mt-13 = A kiegészítő
mt-13-1 = A kiegészítő négy modulból áll. Bármelyikkel játszhattok, külön-külön vagy együtt.
mt-13-2 = A kiegészítővel a kezdőlapka szarvasmarhás régión fekszik, és az ottani szarvasmarha a dobozba kerül. Itt ez minden játékban így van, ha mást nem választotok.

## MT-14

mt-14 = Különleges települések
mt-14-1 = Mindenki elveszi a színe három különleges települését: a piacot, a kaput és az őrtornyot.
mt-14-2 = Így több települést kell letenni: két játékosnál 15-öt, háromnál 13-at, négynél 11-et. A különlegesek ugyanúgy számítanak.
mt-14-3 = Építéskor egy rendes település helyett különlegeset is letehetsz, de körönként csak egyet (beállítással hármat).
mt-14-4 = Ha már csak különleges településeid vannak, körönként csak egyet tehetsz le. Az ezen felüli ingyenes települések elvesznek, és az akció ezzel a régióval véget ér.
mt-14-5 = A piac és a kapu azonnal hat, az őrtorony a játék végéig.
mt-14-6 = Ha egy régióra több település kerül, te döntöd el a sorrendjüket. A különleges település csak akkor hat, ha felül van; letakarva soha.
mt-14-7 = Piac: minden szomszédos településért, bárkié is, kicserélheted 1 árudat 1 kis árucikkre a készletből. Nagy árucikket adhatsz, de nem kaphatsz.
mt-14-8 = Kapu: minden szomszédos ellenséges településért a tulajdonosa 1 ezüstöt fizet neked. Aki nem tud mindent kifizetni, odaadja, amije van.
mt-14-9 = Őrtorony: ha egy ellenfél mellé épít, az a régió 1 áruval többe kerül neki. A régión látható áruk közül választ, minden őrtoronynál újra. Régiónként egyszer kell fizetni; a saját építésed nem drágul.
mt-14-10 = A piacnál és a kapunál az egymásra rakott települések egynek számítanak (beállítással mindegyik számít). A kezdőlapka nem számít.
mt-14-11 = Hány települést teszel le, az adott; hogy melyeket és milyen sorrendben alulról felfelé, azt te választod. Különlegeset csak ott kell használnod, ahol a rendesek nem elegendők. A legfelső alatti települések nem szomszédosak vele.
mt-14-12 = A piacon egymás után cserélsz, és előbb is abbahagyhatod. A kapu magától működik. Mindkettő azt számolja, ami akkor szomszédos, a piac a saját településeidet is.

## MT-15

mt-15 = Különleges tájlapkák
mt-15-1 = Két kétoldalas lapka, négy oldallal: Bighorn Canyon, Granite Peak, Great Falls és Helena.
mt-15-2 = Egy választott vagy kisorsolt oldal fekszik rendes lapka helyett a térkép közepén. Ezt is véletlenszerűen forgatják el.
mt-15-3 = A lapkának saját szabályai vannak. Régiói egyébként közönséges régiók.
mt-15-4 = Bighorn Canyon: a folyóra nem lehet építeni. Mindkét végét három, a lapkán kívüli mező érinti: aki ezek egyikére elsőként épít, 5 ezüstöt kap. Mindkét vég egyszer fizet (beállítással csak az egyik); mindkettőt is megkaphatod.
mt-15-5 = Granite Peak: a lapka minden taván kulacs van. Az egész játékban körönként csak egy kulacsot veszel el, és te választod, melyiket; visszautasítani nem lehet. Beadni is csak egyet lehet körönként. Az ottmaradt kulacsot az kapja, aki legközelebb mellé épít.
mt-15-6 = Great Falls: a középső régió zárolt. Aki elsőként épít egy tómező mellé, elveszi a látható árukat, és mindenki előtt megnyitja a középső régiót. Aki oda épít, akár ugyanabban az akcióban, összesen három települést tesz le. Tóra senki sem építhet, és a tómezőkön nincs kulacs.
mt-15-7 = Helena: a középső régió zárolt. Aki elsőként épít az alföld mellé, elveszi a 2 látható munkást, és mindenki előtt megnyitja a középső régiót; Helena hegyeit érinteni nem elég. A középső régió 5 nagy árucikkbe kerül, réz és kő tetszőlegesen, és három település fér rá. Az alföldre nem lehet építeni.
mt-15-8 = A középső egyetlen régió: az építés három régiójának egyike, egy költséggel és egy tulajdonossal. Great Falls és Helena jutalma játékonként csak egyszer jár.

## MT-16

mt-16 = Események
mt-16-1 = A 30 eseménykártyát megkeverik, és képpel lefelé az eseménytábla mellé teszik.
mt-16-2 = Az eseménytáblának bal és jobb helye van. Kezdetben mindkettő üres.
mt-16-3 = A kezdőjátékos rendes körének elején a jobb oldali kártya kikerül, a bal oldali jobbra kerül, és balra újat fednek fel.
mt-16-4 = A jobb oldali kártya mindenkire érvényes a következő változásig. A bal oldali azt mutatja, mi jön.
mt-16-5 = Az első fordulóban nincs érvényes esemény.
mt-16-6 = A kezdőjátékos extra körében az események nem lépnek tovább.
mt-16-7 = Amit egy esemény tilt vagy követel, mindenkire érvényes. A kör eleji jutalmak maguktól járnak. Az ajánlatokat körönként egyszer, ingyenes akcióként használhatod ki.
mt-16-8 = Minden kör külön számít, az extra kör is.
mt-16-9 = Ha elfogyott a pakli, a kikerült kártyákból új készül.
mt-16-10 = Nincs ráadás: toborzáskor nem lehet búzát fizetni további munkásokért.
mt-16-11 = Zárva: a látható helyen (termelőterületen, a bankban vagy a városban) nem lehet dolgozni.
mt-16-12 = Nincs szarvasmarha-kereskedés: senki sem kereskedhet szarvasmarhával. A hegylapkákra ez nem vonatkozik.
mt-16-13 = Drágább építkezés: minden régióért, amelyre építesz, a látható árut is kifizeted. Az ingyenes települések nem drágulnak.
mt-16-14 = Segély szarvasmarha híján: ha a köröd elején nincs szarvasmarhád, 2 ezüstöt kapsz.
mt-16-15 = Segély munkás híján: ha a köröd elején nincs munkásod, 2 búzát kapsz. A beszállító nem munkás.
mt-16-16 = Az ezüst vonzereje: ha a köröd elején legalább 15 ezüstöd van, elvehetsz 1 tetszőleges munkást. Teli táblánál egy munkásod visszamegy.
mt-16-17 = Munkás kerestetik: körönként egyszer visszaadhatsz 1 / 2 / 3, bármilyen színű munkást 4 / 6 / 10 ezüstért.
mt-16-18 = Munkát keres: körönként egyszer 1 ezüstért elveheted a látható munkást, ha van ilyen a készletben. Teli táblánál egy munkásod visszamegy.
mt-16-19 = Áru kerestetik: körönként egyszer visszaadhatsz 1 / 2 / 3 tetszőleges árut 1 / 2 / 4 ezüstért. A nagy árucikk is egynek számít.
mt-16-20 = Eladó áru: körönként egyszer 1 / 2 darabot vehetsz a látható áruból 2 / 4 ezüstért, amennyiben van a készletben.

## MT-17

mt-17 = Aranyláz
mt-17-1 = A 22 hegylapkát megkeverik, és a térkép minden hegyére képpel lefelé tesznek egyet.
mt-17-2 = A többi látatlanul visszakerül a dobozba.
mt-17-3 = Ha a körödben lapkás hegyek mellé építettél, a kör végén megnézheted ezeket a lapkákat, és elvehetsz közülük egyet. A kör minden beépített régiója együtt számít.
mt-17-4 = A többi lapka képpel lefelé visszakerül a helyére.
mt-17-5 = A lapka nélküli hegy nem ad semmit. Ha az új régióid mellett nincs több lapka, nem kapsz egyet sem.
mt-17-6 = A lapkát képpel lefelé tartod meg, és a következő körödtől használhatod, extra körben is, jóval később is.
mt-17-7 = A lapka kijátszása ingyenes akció. Utána a dobozba kerül.
mt-17-8 = Egy körben több lapkát is kijátszhatsz.
mt-17-9 = Ezüstér: vegyél el 3 ezüstöt.
mt-17-10 = Lelet: vegyél el 1-et a látható áruból.
mt-17-11 = Marhakereskedő: adj 2 szarvasmarhát, és vegyél el 1 nagy árucikket, amely látható. Kell hozzá a szarvasmarha, és az árunak a készletben kell lennie.
mt-17-12 = Aranyásó: vegyél el 1 munkást a látható színből. Teli táblánál egy munkásod visszamegy.
mt-17-13 = A ki nem játszott lapkák a végén semmit sem érnek.

## MT-18

mt-18 = A modulok együtt
mt-18-1 = Granite Peak közepén nincs hegylapka.
mt-18-2 = Great Falls közepére építve nem nézhetsz meg hegylapkát. Ha ugyanabban a körben kívülről is építesz valamelyik hegye mellé, annak a lapkáját megnézheted.
mt-18-3 = Ugyanez érvényes Helenára.
mt-18-4 = Bighorn Canyon folyómezői nem hegyek.
mt-18-5 = Great Falls vagy Helena közepén a három település közül legfeljebb egy lehet különleges (ha a beállítás nem enged körönként hármat). Mivel a középső mellett nem állhat település, a különlegesek ott nem hatnak.
mt-18-6 = Az őrtornyok és az esemény plusz árui összeadódnak.
mt-18-7 = A különleges település mindenhol településnek számít: a folyó végeinél, a vízesésnél és az alföldnél, kulacsnál, szarvasmarhánál, soroknál és hegyeknél.
mt-18-8 = Piac, város, szarvasmarha-kereskedés, hegylapka és esemény egy körben mind kihasználható, ott, ahol mindegyik megengedett.
mt-18-9 = Ha egy esemény bezárja a várost, senki sem nyithat árverést, így részt sem vehet benne senki.
