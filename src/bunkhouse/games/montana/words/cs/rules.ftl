### Montana, the rules in the players' words, in Czech.
### One message per clause of docs/rules/montana.md: MT-6.3.8 is mt-6-3-8. What is left out is listed in rules.toml.

## About the game

montana-about = Osídli Montanu dřív než ostatní: náborovým kolem získávej dělníky, posílej je do dolů a na pole, za dýně draž velkou měď a kámen a stav tam, kde se pase dobytek a kde si v jezerech naplníš polní láhev. Kdo jako první položí všechny osady, ohlásí poslední kolo.
montana-unofficial = Toto je neoficiální zpracování hry. S jejími vydavateli není nijak spojeno.
montana-reconstructed = Pravidla rozšíření vycházejí z jeho návodu. Z návodu k základní hře se daly přečíst jen části: některá čísla (ceny na mapě, náborové kolo, banka, město a několik dalších) byla zrekonstruována tak, aby odpovídala všemu, co je známo, a lze je opravit v datovém souboru. Kde prameny mlčí, byl výklad zvolen s rozmyslem a několik takových míst lze změnit volbami.

## MT-1

mt-1 = Herní materiál
mt-1-1 = Hra obsahuje desku dělníků, 4 hráčské desky, náborové kolo se šipkou, 12 dílků krajiny po sedmi šestiúhelnících, startovní dílek, žeton začínajícího hráče, 48 osad (12 v každé ze čtyř barev), 6 polních láhví, stříbrné mince, 4 dodavatele, 24 kusů dobytka, 120 zboží a 72 dělníků (18 v každé ze čtyř barev).
mt-1-2 = Zboží je obilí, dýně, měď a kámen. Měď a kámen jsou malé i velké, obilí a dýně jen malé. Velký kus se nikdy nepočítá jako malý ani naopak.
mt-1-3 = Dělníci nepatří žádnému hráči. Barva říká, na co jsou vyučení: světlí na obilí, oranžoví na dýně, hnědočervení na měď, černí na kámen.
mt-1-4 = Deska dělníků má čtyři výrobní oblasti (důl na měď, lom na kámen, obilné pole na obilí, zeleninové pole na dýně), banku a město se Smíšeným zbožím.
mt-1-5 = Na tvé hráčské desce je místo pro osm dělníků. Pro zboží, stříbro, dobytek a polní láhve je místa vždy dost.
mt-1-6 = Náborové kolo má osm výsečí. Každá ukazuje dva dělníky různých barev.
mt-1-7 = Rozšíření přidává 12 zvláštních osad (trh, bránu a strážní věž pro každého hráče), 2 oboustranné zvláštní dílky krajiny (Bighorn Canyon, Granite Peak, Great Falls a Helena), 30 karet událostí s deskou událostí a 22 žetonů hor.

## MT-2

mt-2 = Mapa a její pojmy
mt-2-1 = Každý dílek má sedm šestiúhelníků. Stavět se dá jen na souši; šestiúhelník souše se nazývá pole. Na horách a jezerech, na zvláštních dílcích ani na řekách, jezerech pod vodopády a nížinách, se nestaví.
mt-2-2 = Pole ukazuje svou cenu ve zboží. Může mít také symbol dobytka nebo dvojitý symbol pro dvě osady.
mt-2-3 = Dva šestiúhelníky sousedí, mají-li společnou hranu, na jednom dílku i přes hranici dvou. Přes vnější okraj nesousedí nic.
mt-2-5 = Pole, na kterém je aspoň jedna osada, je obsazené. Všechny osady na něm patří jednomu hráči a tvoří sloupek; navrchu je ta, která byla položena poslední. Startovní dílek není pole ani osada.
mt-2-6 = Kolo trvá od začínajícího hráče po hráče po jeho pravici. Žeton začínajícího hráče se nikdy nepřesouvá. Tahy navíc patří ke kolu, ve kterém se odehrají.

## MT-3

mt-3 = Příprava hry
mt-3-1 = Domluvte se na modulech a volbách. Začínající hráč se vylosuje; hraje se po směru hodinových ručiček.
mt-3-2 = Každý si vezme desku, dodavatele a osady jedné barvy: ve dvou 12 osad, ve třech 10, ve čtyřech 8. Ostatní se vrátí do krabice.
mt-3-3 = V zásobě je při 2 / 3 / 4 hráčích od každého malého zboží 12 / 18 / 24 kusů a od každého velkého 6 / 9 / 12. Používá se všech 72 dělníků.
mt-3-4 = Každý si vezme od každého druhu 1 malé zboží a 1 kus dobytka.
mt-3-5 = Začínající hráč má na začátku 5 stříbra, další po směru hodinových ručiček 6, 7 a 8.
mt-3-6 = Počínaje začínajícím hráčem každý dvakrát roztočí kolo a pokaždé si vezme dva ukázané dělníky. Obilí se zde platit nesmí.
mt-3-7 = 12 dílků krajiny se zamíchá. Při 2 / 3 / 4 hráčích se jich vyloží 7 / 9 / 10, každý náhodně otočený. Ostatní zůstanou neviděny v krabici.
mt-3-8 = Mapa se otáčí znovu, dokud není dobrá: všechna pole spolu souvisejí, je na ní aspoň šest rovných řad čtyř polí, každé jezero pod vodopády a každá nížina se dotýká pole, u každého konce řeky je pole ke stavbě a je kam položit startovní dílek.
mt-3-9 = Startovní dílek leží na poli se symbolem dobytka; jeho dobytek jde do krabice. Zde se pole losuje z těch, se kterými sousedí aspoň tři pole. Podle volby ho vybírá začínající hráč, nebo to podle staršího pravidla smí být kterékoli pole.
mt-3-10 = Na každé další pole se symbolem dobytka přijde kus dobytka a na každé jezero polní láhev. Na jezera pod vodopády ne.
mt-3-11 = Potom se připraví moduly, se kterými hrajete.
mt-3-12 = Startovní dílek smí ležet na kterémkoli dílku, i na zvláštním, a to na neuzamčeném poli s dobytkem, se kterým sousedí aspoň tři neuzamčená pole. Vybírá-li ho začínající hráč, udělá to před prvním roztočením kola. Pod startovním dílkem nikdy není dobytek.
mt-3-13 = To, s čím všichni začínají, je ze zásoby. Pak v ní zbývá od každého malého zboží 10 / 15 / 20, od každého velkého 6 / 9 / 12 a 64 / 60 / 56 dělníků.

## MT-4

mt-4 = Tah
mt-4-1 = Ve svém tahu musíš provést právě jednu hlavní akci: nábor, práci, nebo stavbu. Nábor je možný vždycky.
mt-4-2 = Vedle toho smíš provést libovolný počet volných akcí v libovolném pořadí: obchodovat s dobytkem, jednou za tah využít nabídku aktivní události, hrát žetony hor.
mt-4-3 = Volné akce jsou dovolené ve tvém tahu: před hlavní akcí, po roztočení kola (než zaplatíš obilí), při stavbě mezi dvěma poli a po hlavní akci. Jindy a během dražby ne.
mt-4-4 = Tah probíhá takto: začínající hráč posune události; odměny na začátku tahu; volné akce a jedna hlavní akce; další volné akce; uvolní se plná místa; smíš si prohlédnout žetony hor; smíš vydat polní láhev. Pak je na řadě další hráč.

## MT-5

mt-5 = Nábor
mt-5-1 = Roztoč náborové kolo. Každá z osmi výsečí je stejně pravděpodobná. Vezmi si oba ukázané dělníky.
mt-5-2 = Pak smíš jednou zaplatit obilí: za každé obilí se šipka posune o jednu výseč, nejvýš o 7, a vezmeš si i dva dělníky, u kterých se zastaví. Přeskočené výseče nic nedávají.
mt-5-3 = Nikdy nemáš víc než osm dělníků. Nejdřív si vezmi všechny, pak vracej dělníky podle svého výběru, dokud jich nezbude osm.
mt-5-4 = Při náboru se to kontroluje jen jednou, na konci. Dokud máš víc než osm dělníků, nesmíš provádět volné akce, které dělníky dávají nebo berou.

## MT-6

mt-6 = Práce
mt-6-1-1 = Banka: vyber si volné políčko, postav na něj tolik dělníků libovolných barev, kolik žádá, a vezmi si jeho stříbro.
mt-6-2-1 = Každá výrobní oblast má tři velká políčka a napravo od každého malé. Smíš si vybrat kterékoli velké políčko, na kterém nestojí dělník, nejen to nejlevnější.
mt-6-2-2 = Na velké políčko postav 1 dělníka v barvě oblasti, nebo libovolné 2 dělníky.
mt-6-2-3 = Zaplať stříbro tohoto políčka a vezmi si jeho zboží. Nemůžeš-li zaplatit, nemůžeš si ho vybrat.
mt-6-2-4 = Pak smíš na malé políčko vedle postavit 1 dělníka v barvě oblasti, nebo libovolné 2 dělníky, a vzít si ještě 1 stejné zboží, bez stříbra.
mt-6-2-5 = Malé políčko se dá využít jen spolu s jeho velkým, v téže akci.
mt-6-2-6 = Dva dělníci, kteří nahrazují toho pravého, mohou mít jakékoli barvy, i stejnou.
mt-6-2-7 = Na konci každého tahu se uvolní každá výrobní oblast, která má obsazena všechna tři velká políčka: všichni její dělníci, i ti z malých políček, se vrátí do zásoby. Stejně se uvolňuje banka.
mt-6-3-1 = Město má řady s odměnou na pravém konci a sloupce nadepsané cenou v dýních, která doprava roste.
mt-6-3-2 = Kdo dražbu zahájí, vezme si ze zásoby 1 dýni a pak musí postavit dodavatele na políčko kterékoli řady. Vybrat smíš jen sloupec, jehož cenu máš na zaplacení; není-li takový, město zvolit nemůžeš.
mt-6-3-3 = Potom ostatní po směru hodinových ručiček každý jednou postaví dodavatele podle téhož pravidla (bez dýně zdarma), nebo pasuje.
mt-6-3-4 = V řadě, kde už dodavatel stojí, musí nový stát napravo od něj. Sloupce se smějí přeskakovat.
mt-6-3-5 = Přebitý hráč musí hned, dřív než kdokoli jiný, postavit dodavatele znovu do kterékoli řady, nebo pasovat. Tím může být přebit zase někdo další.
mt-6-3-6 = Kdo pasuje, postaví dodavatele na Smíšené zboží a v této dražbě končí. Nic to nestojí a nic nepřináší. Kdo dražbu zahájil, smí pasovat, až když je přebit.
mt-6-3-7 = Kdo není přebit, toho se už nikdo neptá. Dražba končí, když byli jednou na řadě všichni a nikdo nezůstal přebitý.
mt-6-3-8 = Pak po směru hodinových ručiček od hráče, který dražbu zahájil, každý s dodavatelem v některé řadě zaplatí dýně svého sloupce a vezme si odměnu své řady. Zaplatit musíš; zda odměnu využiješ, je na tobě.
mt-6-3-9 = Měditepec mění až 2 malé mědi za velké, kameník stejně kameny, slévárna až 1 malou měď a až 1 malý kámen. V obchodní stanici si vezmeš 2 malá zboží z obilí, mědi a kamene v libovolné kombinaci. Co si bereš, musí být v zásobě.
mt-6-3-10 = Všichni dodavatelé se vrátí ke svým hráčům.
mt-6-3-11 = Velké zboží se do hry dostává jen městem a žetony hor.

## MT-7

mt-7 = Stavba
mt-7-1 = Stav postupně na jednom, dvou nebo třech různých polích. Tuto akci smíš zvolit, jen když můžeš stavět aspoň na jednom.
mt-7-2 = Stavět můžeš na volném poli, které není uzamčené ani pod startovním dílkem, sousedí-li se startovním dílkem nebo s obsazeným polem kteréhokoli hráče a zaplatíš-li jeho cenu. Podle volby se počítají jen vlastní osady.
mt-7-3 = Do zásoby zaplať přesně uvedené zboží a všechny přirážky.
mt-7-4 = Polož na pole 1 svou osadu.
mt-7-5 = Na dvojité pole polož 2, bez dalšího placení.
mt-7-6 = Dokončí-li pole rovnou řadu aspoň čtyř sousedních tvých polí, polož na něj zdarma ještě 1 osadu za každý dokončený směr. Řada, která už čtyři pole měla, nic dalšího nepřináší. Sloupek se počítá jako jedno pole.
mt-7-7 = Máš-li méně osad, než by na pole patřilo, polož, co máš. Osady zdarma patří na totéž pole a nepočítají se jako pole.
mt-7-8 = Dobytek z pole si vezmi na svou desku.
mt-7-9 = Vezmi si polní láhev z každého sousedního jezera, které ji ještě má. S dílkem Granite Peak si v tahu vezmeš jen jednu.
mt-7-10 = Pak následují odměny zvláštního dílku a po nich účinek zvláštní osady.
mt-7-11 = To všechno se vyřídí dřív, než vybereš další pole.
mt-7-12 = Když skončíš, dostaneš 2 stříbra za stavbu na jednom poli, 1 stříbro za dvě a nic za tři.
mt-7-13 = Skončit musíš, když už nemáš osadu, kterou v tomto tahu smíš položit, nebo když nemůžeš stavět na žádném dalším poli. Stříbro dostaneš i tak.

## MT-8

mt-8 = Obchod s dobytkem
mt-8-1 = Ve svém tahu, kolikrát chceš: vrať 1 kus dobytka a vezmi si 1 malé zboží podle výběru, nebo 3 stříbra, nebo 1 dělníka podle výběru. Velké zboží takto získat nejde.
mt-8-2 = Co v zásobě chybí, nemůžeš si vybrat.
mt-8-3 = I s plnou deskou smíš vzít dělníka; pak se jeden dělník podle tvého výběru vrátí.

## MT-9

mt-9 = Polní láhve
mt-9-1 = Na samém konci svého tahu smíš vrátit 1 polní láhev do krabice a hned odehrát tah navíc.
mt-9-2 = Polní láhev smíš vydat už na konci toho tahu, ve kterém si ji bereš.
mt-9-3 = Tah navíc je celý tah: hlavní akce, volné akce, odměny i nabídky jednou za tah znovu. Jen události se neposouvají.
mt-9-4 = Na konci tahu navíc už další polní láhev vydat nesmíš: na řadě je další hráč. Volba to ruší, ale nikdy s dílkem Granite Peak.
mt-9-5 = Polní láhve, které zbudou, nemají na konci žádnou cenu.

## MT-10

mt-10 = Zásoba a nedostatek
mt-10-1 = Co se zaplatí nebo vrátí, jde do zásoby a dá se znovu vzít.
mt-10-2 = Nemůže-li ti zásoba dát všechno, vezmi si, co v ní je; co chybí, propadá. Podle volby dostaneš za každý chybějící kus 1 stříbro, nebo něco jiného místo něj.
mt-10-3 = Akci smíš provést, i když zásoba úplně nestačí; cena zůstává stejná.
mt-10-4 = Získává-li něco víc hráčů najednou, berou si po směru hodinových ručiček od hráče na tahu.
mt-10-5 = Stříbro a polní láhve nikdy nedojdou.
mt-10-6 = Pravidlo o nedostatku platí pro pevně dané zisky: nábor, výrobní oblasti, dýni zdarma v dražbě, Great Falls, Helenu, obilí z události a žetony hor, které dávají zboží nebo dělníka. Kde kupuješ, měníš nebo vybíráš, můžeš jmenovat jen to, co v zásobě je, a za to, co dostat nejde, nic neplatíš.
mt-10-7 = Získáš-li dělníky, pro které nemáš místo, nejdřív si je vezmi a pak vracej dělníky podle svého výběru, dokud jich nezbude osm; i ty právě získané.

## MT-11

mt-11 = Konec a vítězství
mt-11-1 = Jakmile někdo položí poslední osadu, kolo se dohraje. Polní láhve se v něm ještě vydávat smějí. Kdo má položeno všechno, už netáhne.
mt-11-2 = Vyhrává, kdo má na mapě nejvíc osad.
mt-11-3 = Při remíze vyhrává, kdo má víc dobytka.
mt-11-4 = Trvá-li remíza, tito hráči se o vítězství dělí.
mt-11-5 = Nemůže-li nikdo dosáhnout na volné pole, hra končí tímto kolem, nejpozději však po 100 kolech.

## MT-12

mt-12 = Co všichni vědí
mt-12-1 = Všechno na deskách, mapě a v zásobě je veřejné: zboží, stříbro, dělníci, dobytek, polní láhve a zbylé osady, obě karty událostí, minulé události i počet těch příštích, kde leží žetony hor a kolik jich kdo má.
mt-12-2 = Nikdo nezná pořadí událostí, líc žetonů hor, na které se nikdo nepodíval, a co zůstalo v krabici.
mt-12-3 = Líc žetonu hory zná jen ten, kdo se na něj podíval nebo ho má. Ostatní vidí, které žetony si prohlížíš. Hra si zde pamatuje, co znáš, i když žeton vezme někdo jiný. Když se zahraje, vidí ho všichni.
mt-12-5 = Po roztočení kola, dobrání události, pohledu na žeton hory nebo rozhodnutí jiného hráče už nejde vzít tah zpět.

## MT-13

mt-13 = Rozšíření
mt-13-1 = Rozšíření má čtyři moduly. Hrajte s kterýmikoli, jednotlivě i dohromady.
mt-13-2 = S rozšířením leží startovní dílek na poli s dobytkem a jeho dobytek jde do krabice. Zde to platí v každé hře, pokud nezvolíte jinak.

## MT-14

mt-14 = Zvláštní osady
mt-14-1 = Každý si vezme tři zvláštní osady své barvy: trh, bránu a strážní věž.
mt-14-2 = Položit je teď potřeba víc osad: ve dvou 15, ve třech 13, ve čtyřech 11. Zvláštní se počítají jako ostatní.
mt-14-3 = Při stavbě smíš místo obyčejné osady položit zvláštní, ale jen jednu za tah (podle volby tři).
mt-14-4 = Zbývají-li ti jen zvláštní osady, můžeš v tahu položit jen jednu. Další osady zdarma propadají a akce tímto polem končí.
mt-14-5 = Trh a brána působí hned, strážní věž do konce hry.
mt-14-6 = Patří-li na pole několik osad, určíš jejich pořadí. Zvláštní osada působí, jen když je navrchu; zakrytá nepůsobí nikdy.
mt-14-7 = Trh: za každou sousední osadu, ať patří komukoli, smíš vyměnit 1 své zboží za 1 malé zboží ze zásoby. Velké zboží smíš dát, ale ne vzít.
mt-14-8 = Brána: za každou sousední osadu soupeře ti tento soupeř zaplatí 1 stříbro. Kdo nemůže zaplatit vše, dá, co má.
mt-14-9 = Strážní věž: staví-li soupeř na poli vedle ní, stojí ho pole o 1 zboží víc. Vybírá z těch, která pole ukazuje, za každou věž znovu. Platí se jednou za pole; tebe vlastní stavba víc nestojí.
mt-14-10 = Pro trh a bránu se sloupek počítá jednou (podle volby každá osada). Startovní dílek se nepočítá.
mt-14-11 = Kolik osad položíš, je dáno; které a v jakém pořadí odspodu nahoru, vybíráš. Zvláštní musíš použít, jen kde obyčejné nestačí. Osady pod tou vrchní s ní nesousedí.
mt-14-12 = Na trhu se mění postupně a skončit smíš dřív. Brána působí sama. Obě počítají, co v té chvíli sousedí, trh i tvoje vlastní osady.

## MT-15

mt-15 = Zvláštní dílky krajiny
mt-15-1 = Jsou to dva oboustranné dílky se čtyřmi stranami: Bighorn Canyon, Granite Peak, Great Falls a Helena.
mt-15-2 = Jedna strana, vybraná nebo vylosovaná, leží místo obyčejného dílku uprostřed mapy. I ona se náhodně otočí.
mt-15-3 = Dílek přináší vlastní pravidla. Jinak jsou jeho pole obyčejná.
mt-15-4 = Bighorn Canyon: na řece se nestaví. U každého jejího konce se jí dotýkají tři šestiúhelníky mimo dílek: kdo na některém z nich postaví jako první, dostane 5 stříbra. Každý konec platí jednou (podle volby jen jeden z nich); získat můžeš i oba.
mt-15-5 = Granite Peak: na každém jezeře dílku je polní láhev. V celé hře si v tahu vezmeš jen jednu polní láhev a vybereš kterou; odmítnout ji nemůžeš. I vydat smíš v tahu jen jednu. Láhve, které zůstanou, dostane, kdo vedle nich postaví příště.
mt-15-6 = Great Falls: střed je uzamčený. Kdo jako první postaví vedle jezera pod vodopády, vezme si uvedené zboží a otevře střed všem. Kdo tam staví, třeba i v téže akci, položí celkem tři osady. Na jezeře se nestaví a na jezerech pod vodopády nejsou polní láhve.
mt-15-7 = Helena: střed je uzamčený. Kdo jako první postaví vedle nížiny, vezme si 2 uvedené dělníky a otevře střed všem; dotýkat se hor Heleny nestačí. Střed stojí 5 velkých zboží, měď a kámen v libovolné kombinaci, a vejdou se do něj tři osady. Na nížině se nestaví.
mt-15-8 = Střed je jedno pole: jedno ze tří v jedné stavbě, s jednou cenou a jedním majitelem. Odměna dílků Great Falls a Helena se vyplácí jen jednou za hru.

## MT-16

mt-16 = Události
mt-16-1 = 30 karet událostí se zamíchá do balíčku lícem dolů vedle desky událostí.
mt-16-2 = Deska událostí má levé a pravé místo. Obě jsou zpočátku prázdná.
mt-16-3 = Na začátku řádného tahu začínajícího hráče se pravá karta odstraní, levá se přesune doprava a nalevo se odkryje nová.
mt-16-4 = Pravá karta platí pro všechny až do další změny. Levá ukazuje, co přijde.
mt-16-5 = V prvním kole žádná událost neplatí.
mt-16-6 = V tahu navíc začínajícího hráče se události neposouvají.
mt-16-7 = Co událost zakazuje nebo žádá, platí pro všechny. Odměny na začátku tahu přicházejí samy. Nabídky smíš využít jednou za tah jako volnou akci.
mt-16-8 = Každý tah se počítá zvlášť, i tah navíc.
mt-16-9 = Je-li balíček prázdný, odstraněné karty se zamíchají do nového.
mt-16-10 = Bez přídavku: při náboru se nesmí platit obilí za další dělníky.
mt-16-11 = Zavřeno: na uvedeném místě (ve výrobní oblasti, bance nebo městě) se nedá pracovat.
mt-16-12 = Zákaz obchodu s dobytkem: nikdo nesmí obchodovat s dobytkem. Žetonů hor se to netýká.
mt-16-13 = Dražší stavba: za každé pole, na kterém stavíš, platíš navíc uvedené zboží. Osady zdarma nic dalšího nestojí.
mt-16-14 = Pomoc bez dobytka: nemáš-li na začátku svého tahu dobytek, dostaneš 2 stříbra.
mt-16-15 = Pomoc bez dělníků: nemáš-li na začátku svého tahu dělníky, dostaneš 2 obilí. Dodavatel není dělník.
mt-16-16 = Stříbro láká: máš-li na začátku svého tahu aspoň 15 stříbra, smíš si vzít 1 dělníka podle výběru. S plnou deskou se jeden tvůj dělník vrátí.
mt-16-17 = Hledají se dělníci: jednou za tah smíš vrátit 1 / 2 / 3 dělníky libovolných barev za 4 / 6 / 10 stříbra.
mt-16-18 = Hledá se práce: jednou za tah smíš zaplatit 1 stříbro za uvedeného dělníka, je-li nějaký v zásobě. S plnou deskou se jeden tvůj dělník vrátí.
mt-16-19 = Výkup zboží: jednou za tah smíš vrátit 1 / 2 / 3 libovolná zboží za 1 / 2 / 4 stříbra. Velké zboží se počítá jako jedno.
mt-16-20 = Prodej zboží: jednou za tah smíš koupit 1 / 2 kusy uvedeného zboží za 2 / 4 stříbra, pokud je v zásobě.

## MT-17

mt-17 = Zlatá horečka
mt-17-1 = 22 žetonů hor se zamíchá a na každou horu mapy se jeden položí lícem dolů.
mt-17-2 = Ostatní se vrátí neviděny do krabice.
mt-17-3 = Stavíš-li v tahu vedle hor se žetony, smíš si na jeho konci všechny tyto žetony prohlédnout a jeden si vzít. Všechna pole, na kterých v tahu stavíš, se počítají dohromady.
mt-17-4 = Ostatní žetony se vrátí lícem dolů na své místo.
mt-17-5 = Hora bez žetonu nic nedává. Není-li vedle tvých nových polí žádný žeton, nezískáš nic.
mt-17-6 = Žeton si necháš lícem dolů a použít ho můžeš od svého příštího tahu, i v tahu navíc, i mnohem později.
mt-17-7 = Zahrát žeton je volná akce. Potom jde do krabice.
mt-17-8 = V jednom tahu smíš zahrát i několik žetonů.
mt-17-9 = Stříbrná žíla: vezmi si 3 stříbra.
mt-17-10 = Nález: vezmi si 1 kus uvedeného zboží.
mt-17-11 = Výkup dobytka: dej 2 kusy dobytka a vezmi si 1 uvedené velké zboží. Dobytek musíš mít a zboží musí být v zásobě.
mt-17-12 = Zlatokop: vezmi si 1 dělníka uvedené barvy. S plnou deskou se jeden tvůj dělník vrátí.
mt-17-13 = Nezahrané žetony nemají na konci žádnou cenu.

## MT-18

mt-18 = Moduly dohromady
mt-18-1 = Uprostřed dílku Granite Peak žádný žeton hory není.
mt-18-2 = Za stavbu uprostřed dílku Great Falls se na žetony hor nedíváš. Stavíš-li v témže tahu i zvenku vedle některé z jeho hor, smíš se podívat na její žeton.
mt-18-3 = Totéž platí pro Helenu.
mt-18-4 = Pole řeky na dílku Bighorn Canyon nejsou hory.
mt-18-5 = Ze tří osad uprostřed dílku Great Falls nebo Helena smí být zvláštní nejvýš jedna (nepovoluje-li volba tři za tah). Protože vedle středu žádná osada stát nemůže, zvláštní osady tam nemají účinek.
mt-18-6 = Přirážky strážních věží a události se sčítají.
mt-18-7 = Zvláštní osada se všude počítá jako osada: u konců řeky, vodopádů a nížiny, pro polní láhve, dobytek, řady i hory.
mt-18-8 = Trh, město, obchod s dobytkem, žetony hor i události se smějí využít v jednom tahu, každé tam, kde je to dovoleno.
mt-18-9 = Zavře-li událost město, nikdo nemůže zahájit dražbu, a tak se jí ani nikdo neúčastní.
