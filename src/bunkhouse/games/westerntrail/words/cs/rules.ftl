### Great Western Trail, the rules in the players' words, in Czech.
### One message per clause of docs/rules/westerntrail.md: GW-12.8 is gw-12-8. What is left out is listed in rules.toml.

## About the game

westerntrail-about = Žeň své stádo znovu a znovu z Texasu do Kansas City: nabírej pracovníky, stav podél cesty budovy, kupuj lepší dobytek, posouvej lokomotivu po trati a expeduj krávy až do San Francisca.
westerntrail-unofficial = Toto je neoficiální zpracování. Nemá nic společného s vydavateli hry.
westerntrail-reconstructed = Pravidla se drží pravidel prvního vydání (2016). Žádný údaj nebylo třeba rekonstruovat; jen rozdělení pracovníků mezi druhý a třetí sloupek se opírá o jediné sčítání. Kde pravidla mlčí, byl výklad zvolen pečlivě a leccos lze změnit nastavením.

## GW-1

gw-1 = Herní materiál
gw-1-1 = Herní plán ukazuje cestu se sedmi místy pro neutrální budovy, tři zóny nebezpečí (záplavy, sucho, padající kameny), indiánskou vesnici, železnici s městy a stanicemi, trh práce, trh s dobytkem a Kansas City se šesti výhledovými poli.
gw-1-2 = 94 destiček zásoby tvoří 54 pracovníků (po 18 kovbojích, řemeslnících a inženýrech), 18 nebezpečí (6 od každého druhu) a 22 týpí (11 modrých, 11 zelených). Každá má na rubu 1, 2 nebo 3.
gw-1-3 = Karet krav je 92. Každý hráč má svých 14: 5× jersey, 3× lakenvelder, 3× aberdeen angus a 3× guernsey. Trh má 36 karet: 7× holštýnský skot, 7× švýcarský hnědý skot, 7× ayrshire, 9× skotský náhorní skot a 6× texaský dlouhorohý skot. Každé plemeno má svou barvu; karta ukazuje hodnotu a body.
gw-1-4 = Ve hře jsou 4 počáteční karty úkolů a 24 karet úkolů.
gw-1-5 = Ve hře je 7 neutrálních budov, A až G, a pro každého hráče 10 vlastních budov s čísly 1 až 10, vždy se stranou a a stranou b.
gw-1-6 = Ve hře je 5 destiček přednostů, žeton trhu práce a mince.
gw-1-7 = Každý hráč má desku, honáka, lokomotivu, 14 označovacích kamenů a kostku pro certifikáty.
gw-1-8 = Banku nelze vyčerpat.

## GW-2

gw-2 = Herní plán
gw-2-1 = Cesta vede jedním směrem, od začátku vpravo dole do Kansas City vlevo nahoře. Větví se u míst A, B, C, E, F a G a ještě jednou mezi C a D.
gw-2-2 = Zastavení je Kansas City nebo kterákoli destička u cesty: budova, nebezpečí, týpí. Pole bez destičky je jen cesta. Začátek cesty zastavením není.
gw-2-3 = Staví se na 22 polích. Na osmi z nich se budova dotýká namalovaných stromů a je v lese.
gw-2-4 = Sedm stavebních polí má zvláštní akci. Jakmile tam stojí budova, je zvláštní akce další akcí tohoto zastavení.
gw-2-5 = Každá zóna nebezpečí má čtyři pole s čísly 1 až 4, jedno za druhým na své větvi cesty.
gw-2-6 = Indiánská vesnice má devět polí: −3, −2, −1, 1, 2, 4, 6, 8 a 10. U cesty leží jen 1 až 10. Týpí na zbylých třech nejsou nikdy zastavením, ale obchodovat o ně lze jako o jiná.
gw-2-7 = Hlavní trať železnice vede od počátečního pole (0) po pole 39. Odbočuje z ní devět odboček; každá je jedno pole navíc mezi dvěma sousedními a patří k jedné stanici. Pole 39 je desátá stanice a odbočku nemá.
gw-2-8 = Každá stanice ukazuje cenu, body a místo pro kámen, bílé nebo černé. U prvních pěti je i místo pro přednostu.
gw-2-9 = Nad hlavní tratí je deset měst, každé nad polem se svým dovozním číslem a s místem pro kameny, bílým nebo černým.
gw-2-10 = Zelená šipka mezi dvěma sousedními městy ukazuje body, i záporné, nebo kartu úkolu, nebo obojí.
gw-2-11 = Mezi poli hlavní trati leží jedenáct přejezdů. Prodražují transport.
gw-2-12 = Trh práce má 12 řad. Ve 2, 3 nebo 4 hráčích se používají 2, 3 nebo 4 sloupce. Každá řada má základní náborový poplatek. Poslední pole každé řady kromě první je místo pro žeton; šipka pod ním je obyčejná, žlutá (řady 6 a 9) nebo červená (řada 12).
gw-2-13 = Trh s dobytkem je řada odkrytých karet: na začátku 7, 10 nebo 13 ve 2, 3 nebo 4 hráčích. Karty jsou seřazené podle plemen.
gw-2-14 = Kansas City má šest výhledových polí ve třech sloupcích po dvou.

## GW-3

gw-3 = Oblast hráče
gw-3-1 = Tvoje deska ukazuje tři fáze tahu, pět pomocných akcí po dvou místech pro kameny, tvé pracovníky a lištu certifikátů.
gw-3-2 = Na čtrnácti místech leží na začátku kámen, na bílém nebo černém podkladu. První místo dvou nejhořejších pomocných akcí je volné od začátku.
gw-3-3 = Místo platí od chvíle, kdy z něj kámen sejmeš. Místo pomocné akce otevírá svou akci. První kámen kroků zvýší limit kroků a přinese 3 $; druhý ho zvýší o 1 a na konci dá 3 body. Kámen limitu karet ti dovolí držet o 1 kartu víc, ale při sejmutí zaplatíš 5 $. Poslední dva zvyšují limit certifikátů na 4 a na 6; ten pro 6 platí, až bude pryč i ten pro 4.
gw-3-4 = Limit kroků je 3 ve 2 nebo 3 hráčích a 4 ve 4 hráčích. První kámen kroků přidá 1 ve 2 hráčích a 2 ve 3 nebo 4, druhý přidá 1.
gw-3-5 = Limit karet v ruce je 4; může vzrůst na 6.
gw-3-6 = Pracovníci stojí ve třech řadách po šesti sloupcích: kovbojové, řemeslníci, inženýři. První v každé řadě je natištěný a nikdy neodejde; noví zaplňují řadu zleva. Některé sloupce mají okamžitou akci.
gw-3-7 = Lišta certifikátů má pole 0, 1, 2, 3, 4 a 6. Kostka postupuje po polích, ze 4 tedy na 6. Nikdy nepřekročí tvůj limit, na začátku 3.
gw-3-8 = Stádo jsou všechny tvé karty: dobírací balíček, ruka i odkládací balíček. Patří k nim i nezahrané karty úkolů. Získané karty jdou na odkládací balíček, není-li řečeno jinak.
gw-3-9 = Zahrané karty úkolů leží lícem vzhůru pod deskou, v oblasti úkolů. Nepostavené budovy leží nad ní, získaní přednostové, nebezpečí a týpí vedle ní.

## GW-4

gw-4 = Příprava hry
gw-4-2 = Pět přednostů se zamíchá a po jednom vyloží k prvním pěti stanicím.
gw-4-3 = Sedm neutrálních budov se položí na svá místa: v první hře každá na místo svého písmene, později náhodně.
gw-4-4 = Žeton trhu práce začíná v řadě 2.
gw-4-5 = Destičky zásoby se podle rubu roztřídí na tři sloupky a zamíchají.
gw-4-6 = Ze sloupku 1 se odhalují destičky, dokud jich neleží sedm: týpí na nejnižší volné pole vesnice, nebezpečí na nejnižší volné pole své zóny. Je-li zóna plná, nebezpečí se zamíchá zpět a odhalí se jiná destička.
gw-4-7 = Pracovníci ze sloupku 2 zaplní trh práce shora, až v řadě 2 zbude jen místo žetonu: 3, 5 nebo 7 pracovníků ve 2, 3 nebo 4 hráčích.
gw-4-8 = Z každého sloupku se odhalí dvě destičky na výhledová pole jeho čísla.
gw-4-9 = 36 karet trhu se zamíchá a ve 2, 3 nebo 4 hráčích se jich vyloží 7, 10 nebo 13.
gw-4-10 = 24 karet úkolů se zamíchá a čtyři se vyloží jako všeobecná zásoba.
gw-4-13 = Každý má deset budov své barvy, všichni stejnou stranou každého čísla nahoru. Zpočátku všude strana a; později o každém čísle rozhodne hod mincí. Během hry se budovy neobracejí.
gw-4-14 = Každý položí 14 kamenů na desku, lokomotivu na začátek železnice a kostku na 0. Honák čeká vedle plánu.
gw-4-15 = Každý zamíchá svých 14 karet krav a 4 si vezme do ruky.
gw-4-16 = Každý dostane jednu počáteční kartu úkolu, která přijde hned do oblasti úkolů. Zbylé se vrátí do krabice.
gw-4-17 = Vylosuje se začínající hráč a dostane 6 $; další po směru hodinových ručiček dostanou 7 $, 8 $ a 9 $.

## GW-5

gw-5 = Informace a náhoda
gw-5-1 = Všichni vidí: vše na plánu, trhy, výhledové destičky a zásobu úkolů, peníze, desky, destičky, budovy a oblasti úkolů všech hráčů, kolik má kdo karet v balíčcích a v ruce, a z čeho se sloupky a balíčky skládají, ne však jejich pořadí.
gw-5-2 = Tvoje ruka je tajná. Ukazuje se jen v Kansas City; jednotlivé karty ostatní uvidí, když je odhodíš, odstraníš nebo zahraješ.
gw-5-3 = Pořadí ve sloupcích a balíčcích nezná nikdo. Svůj odkládací balíček si smíš kdykoli prohlédnout, dobírací nikdy.
gw-5-4 = Odkládací balíčky leží lícem vzhůru a tady si je smí prohlížet každý; nastavením to lze omezit na vrchní kartu.
gw-5-5 = Kartu úkolu vzatou z balíčku vidí všichni, ledaže jde do ruky (budova 6b): pak ji vidíš jen ty.
gw-5-6 = Náhoda rozhoduje jen o tom, kdo začíná, kde leží přednostové a neutrální budovy, které strany budov se používají, a o pořadí všech sloupků a balíčků včetně znovu zamíchaných odložených karet.

## GW-6

gw-6 = Zásady
gw-6-1 = Mnohé akce něco požadují a něco dávají. Požadavek musíš splnit celý, jinak akci provést nelze. Odměnu můžeš celou nebo zčásti nechat být; jen peníze se berou vždy v plné výši.
gw-6-2 = Požadavek tedy smíš splnit i kvůli odměně, která nic nepřinese, třeba odhodit kartu za certifikát, když je kostka na limitu.
gw-6-3 = Každou akci zastavení lze provést jen jednou, i kdyby šlo požadavek splnit vícekrát.
gw-6-4 = Odhazuje se z ruky na vlastní odkládací balíček, lícem vzhůru, přesně tolik karet, kolik je požadováno. Kde je řeč o krávě nebo plemeni, karta úkolu neplatí; „karta“ může být obojí. Dvojice jsou dvě karty krav stejného plemene. Hodí-li se více karet, vybíráš ty.
gw-6-5 = Peníze přicházejí z banky a platí se bance, není-li jmenován hráč. Co nemůžeš zaplatit celé, to udělat nelze; odpouštějí se jen poplatky.
gw-6-6 = Dobírá se z vlastního balíčku. Musíš-li dobrat a je prázdný, zamíchej odkládací balíček do nového a pokračuj; jindy se nemíchá. Jsou-li prázdné oba, nedobereš nic.
gw-6-7 = Kostka postoupí o tolik polí, kolik certifikátů získáš, nebo kam dovolí limit.
gw-6-8 = Co je odstraněno ze hry, jde do krabice a už se nevrátí.
gw-6-9 = Stejný symbol znamená vždy stejnou akci.

## GW-7

gw-7 = Tah
gw-7-1 = Začíná začínající hráč, pak se pokračuje po směru hodinových ručiček. Tah má tři fáze: A posun honáka, B akce zastavení, C dobrání karet.
gw-7-5 = Okamžité akce a vše, co „můžeš“, lze odmítnout. Co odmítneš nebo co nejde, propadá.
gw-7-6 = Posune-li honáka akce zastavení, platíš cestou poplatky, co na starém zastavení zbývalo, propadá, a na novém začíná fáze B znovu. Mezi tím se nedobírá.
gw-7-7 = S budovou 8b přibudou k akcím tvého zastavení akce sousední budovy i s její zvláštní akcí. Honák zůstává stát.
gw-7-8 = Volný posun z karty úkolu zahrané před fází A jen změní, odkud vyjíždíš. Ve fázi B fázi ukončí a následuje fáze C. Odmítneš-li ho nebo není možný, nic se nemění.
gw-7-9 = Nabízí se jen to, co teď lze provést: požadavek jde splnit celý a je co vzít. Je-li požadavkem odhození, rozhoduje jen ono. Jediná možnost se vybere za tebe. Fázi B smíš ukončit kdykoli.
gw-7-11 = Akce zastavení jsou dané při příjezdu. Budova postavená místo té, u které stojíš, ti něco nabídne až při pozdější návštěvě.
gw-7-12 = Akci zastavení bez požadavku smíš provést, i když právě nic nepřinese; pak je vyčerpaná a pomocná akce místo ní už není možná. Posun lokomotivy o 0 polí se nenabízí.
gw-7-13 = Nákup trvá, dokud ho neukončíš nebo dokud je něco možné. Nabízí se, když můžeš něco koupit nebo přidat karty na trh.

## GW-8

gw-8 = Fáze A: posun honáka
gw-8-1 = V prvním tahu postavíš honáka zdarma na libovolnou neutrální budovu a provedeš její akce.
gw-8-2 = Od té doby musíš honáka v každém tahu posunout na jiné zastavení.
gw-8-3 = Z jednoho zastavení na další je jeden krok. Pole bez destičky se nepočítají.
gw-8-4 = Posouváš se nejméně o 1 krok a nejvýše o tolik, kolik dovolí limit kroků.
gw-8-5 = Honáci se pohybují jen vpřed. Na rozcestí si vybereš směr.
gw-8-6 = V Kansas City pohyb končí, ať zbývá kroků kolik chce.
gw-8-7 = Na jednom zastavení smí stát libovolný počet honáků.
gw-8-8 = Na každém zastavení, na které dojdeš, i na posledním, platíš za ručičky na jeho destičce. Zelená stojí 2 $ ve 2 nebo 3 hráčích a 1 $ ve 4; černá 2 $ ve 2 nebo 4 hráčích a 1 $ ve 3; obě dohromady součet. Za nebezpečí a týpí platíš bance, za cizí budovu jejímu majiteli, za vlastní nic.
gw-8-9 = Nemáš-li na celý poplatek, zaplatíš, co máš, a zbytek se navždy odpouští. Platí to jen pro poplatky.
gw-8-10 = Protože se poplatky liší, vybíráš si nejen zastavení, ale i cestu k němu.
gw-8-11 = Zmizí-li destička pod honákem, zůstane na prázdném poli a pokračuje odtud.

## GW-9

gw-9 = Fáze B: akce zastavení
gw-9-1 = U neutrální nebo vlastní budovy provedeš buď akce zastavení, nebo místo nich jednu jednoduchou pomocnou akci.
gw-9-2 = Každou akci zastavení lze provést jednou, v libovolném pořadí, a kteroukoli vynechat. Dvě možnosti oddělené lomítkem jsou jedna akce: vyber jednu.
gw-9-3 = Jednoduchá pomocná akce je možná, jen když tu neprovedeš žádnou akci zastavení.
gw-9-4 = U cizí budovy, nebezpečí nebo týpí smíš provést jednu jednoduchou pomocnou akci a nic jiného.
gw-9-5 = V Kansas City prodáš a expeduješ své stádo; viz další oddíl.

## GW-10

gw-10 = Kansas City
gw-10-1 = V každém ze tří výhledových sloupců postupně vyber jednu destičku a hned ji umísti. Druhá zůstává. Vybrat musíš, pokud je z čeho.
gw-10-2 = Týpí jde na nejnižší volné pole vesnice; není-li žádné volné, jde ze hry.
gw-10-3 = Nebezpečí jde na nejnižší volné pole své zóny; není-li žádné volné, jde ze hry.
gw-10-4 = Pracovník jde na první volné pole v řadě žetonu. Je-li to místo žetonu, posune se žeton nejdřív o řadu níž. Žlutá šipka znamená, že se trh s dobytkem doplní na 7, 10 nebo 13 karet; červená, že si bereš žeton a začíná konec hry. Místa po nabraných pracovnících se už nedoplňují.
gw-10-5 = Příjem: ukaž ruku a sečti hodnoty různých plemen v ní. Každé plemeno se počítá jednou, ať máš jeho karet kolik chceš. Karty úkolů ani body se nepočítají.
gw-10-6 = Přičti 1 za každý trvalý certifikát, který ti zůstává, a 1 za každý dočasný, který použiješ, kolik jen chceš. Kostka se o tolik vrátí; ze 6 po použití 1 nebo 2 skončí na 4. Součet je hodnota tvého stáda.
gw-10-7 = Získáš tolik dolarů. Pak odhoď celou ruku i s kartami úkolů.
gw-10-8 = Expedice krav: vyber město, jehož dovozní číslo není vyšší než hodnota stáda a kde ještě nemáš kámen. Kansas City a San Francisco lze volit opakovaně, Kansas City je možné vždy. Expedovat musíš.
gw-10-9 = Vyber jeden svůj kámen a polož ho k městu. Kámen z bílého místa smí kamkoli, z černého jen do města s černým podkladem. Za kámen limitu karet zaplatíš 5 $, za první kámen kroků získáš 3 $.
gw-10-10 = Kansas City dá hned 6 $, ale na konci stojí 6 bodů. Za každou zelenou šipku se symbolem úkolu, která nově spojuje dvě města s tvými kameny, si vezmeš kartu úkolu.
gw-10-11 = Nakonec zaplatíš 1 $ za každý přejezd mezi lokomotivou a městem; nic, když lokomotiva stojí pod městem nebo dál. Na odbočce už má přejezd vedle ní za sebou. Smíš použít peníze získané kamenem a městem, ale na co by ti peníze nestačily, to vybrat nelze. 5 $ za kámen limitu karet musíš mít dřív, než město zaplatí.
gw-10-12 = Honák se vrátí na začátek cesty a prázdná výhledová pole se doplní ze sloupků svých čísel.
gw-10-13 = V Kansas City se karty úkolů nehrají, ledaže to dovolí nastavení.

## GW-11

gw-11 = Fáze C: dobrání karet
gw-11-1 = Máš-li méně karet, než je limit, dober chybějící. Kvůli přebytku se nikdy neodhazuje.
gw-11-2 = Prázdný dobírací balíček se obnoví, až když je třeba dobrat další kartu.
gw-11-3 = Po Kansas City tak dostaneš celou novou ruku.

## GW-12

gw-12 = Akce
gw-12-1 = Nábor: vyber pracovníka z trhu práce, ale ne z řady žetonu. Zaplať poplatek řady upravený podle akce. Pracovník jde do prvního volného sloupce své řady na tvé desce; nějaký tam být musí. Má-li sloupec okamžitou akci, proveď ji hned, nebo propadne; nový pracovník se už počítá. Vyprázdněný a znovu zaplněný sloupec dá svou akci znovu.
gw-12-2 = Stavba: vyber svou nepostavenou budovu a volné pole. Potřebuješ tolik řemeslníků, kolik udává její číslo, a za každého zaplatíš cenu akce. Místo toho smíš svou budovu nahradit budovou s vyšším číslem; pak se počítá jen rozdíl a stará jde ze hry.
gw-12-3 = Vezmi si kartu úkolu ze zásoby nebo vrchní z balíčku a polož ji na odkládací balíček. Zásoba se hned doplní, dokud balíček stačí.
gw-12-4 = Posuň lokomotivu vpřed, nejméně o 1 pole a nejvýše o tolik, kolik smíš; neposunout ji znamená akci nevyužít. Obsazená pole se přeskakují a nepočítají. U odbočky jedeš rovně, nebo přes ni, což je jedno pole. Víc lokomotiv smí stát jen na začátku.
gw-12-5 = Couvni lokomotivou přesně o požadovaný počet polí podle stejných pravidel; když to nejde, nejde ani akce. Skončíš-li na odbočce, smíš po odměně akce postavit nádraží.
gw-12-6 = Skončí-li lokomotiva na odbočce nebo na poli 39, smíš tam postavit nádraží, pokud ho tam ještě nemáš. Zaplať cenu a polož kámen podle stejných pravidel jako u měst; 3 $ za kámen kroků na ni přijdou pozdě. Leží-li tam přednosta, smíš si ho vzít, když necháš na jeho místě svého pracovníka, vždy posledního v řadě a nikdy natištěného; zůstane tam navždy. Horní polovina se provede hned, nebo je to trvalý certifikát, dolní dá body na konci.
gw-12-7 = Na poli 39 lokomotiva zastaví. Smíš tam postavit nádraží; pak musí couvnout na libovolné volné pole či odbočku nebo na začátek. Získáš 3 $, a stojí-li teď na odbočce, smíš postavit i toto nádraží.
gw-12-8 = Obchod: vezmi libovolné týpí z vesnice a získej dolary jeho pole, nebo je zaplať, je-li číslo záporné. Odstranění nebezpečí: vezmi libovolnou destičku nebezpečí a zaplať, co žádá akce. Nákup dobytka: použij každého kovboje jednou, v libovolném pořadí. Hodnota 3: jeden kovboj 6 $, dva 3 $, tři 5 $ za dvě karty. Skotský náhorní skot: jeden kovboj 12 $, tři 6 $, pět 8 $ za dvě karty. Texaský dlouhorohý skot: dva kovbojové 12 $, čtyři 6 $. Cena platí za celou možnost: dvě karty hodnoty 3 smějí být různých plemen a vzít jen jednu nic neušetří. Nebo jeden kovboj přidá na trh dvě karty z balíčku, i nad obvyklou velikost. Koupené karty jdou na odkládací balíček; trh se nedoplňuje.
gw-12-9 = Pomocné akce, jednoduchá (dvojitá): získej 1 $ (2 $); dober 1 kartu a 1 odhoď (2 a 2); zaplať 1 $ a couvni lokomotivou o 1 za 1 certifikát (všeho dvakrát tolik); za 1 $ lokomotiva o 1 vpřed (2 $: až o 2); couvni o 1 a odstraň 1 kartu z ruky ze hry (o 2, až 2 karty). Akce je otevřená, je-li volné jedno její místo, její dvojitá podoba, jsou-li volná obě. Jednoduchá pomocná akce je vždy jednoduchá podoba; „jednoduchá nebo dvojitá“ ti dá na výběr z toho, co je otevřené.
gw-12-10 = Posun honáka: 1 krok až daný počet, bez ohledu na limit kroků, s poplatky jako ve fázi A, třeba až do Kansas City. Na novém zastavení začíná fáze B.
gw-12-11 = Dobrání až do počtu: urči kolik, dober je a pak odhoď tolik, kolik dobereš.
gw-12-12 = Mimořádná expedice (9a): couvni lokomotivou o libovolný počet polí, nejméně o 1. Počítají se pole hlavní trati, bez obsazených a bez odboček. Smíš expedovat do města, jehož dovozní číslo tento počet nepřevyšuje, s kamenem a účinky města jako obvykle, ale bez příjmu, certifikátů a transportních nákladů. Pak smíš postavit nádraží, stojí-li lokomotiva na odbočce.
gw-12-13 = Sousední budova (8b): vyber budovu na poli přímo před 8b nebo za ní, ať patří komukoli; jiné zastavení nebo prázdné pole mezi nimi sousedství ruší. Její akce provádíš, jako by byly tvoje. Sousední 8b smí vést dál, ale žádnou budovu nelze vybrat dvakrát, ani první 8b.
gw-12-14 = Nádraží za lokomotivou (9b): postav nádraží v libovolné stanici za lokomotivou, i s přednostou. Lokomotiva se nehne. Stanice, u které stojí, se nepočítá.

## GW-13

gw-13 = Budovy
gw-13-1 = Neutrální budovy. A: guernsey za 2 $; nábor; nábor s příplatkem 2 $. B: lakenvelder za 2 $; stavba za 2 $ na řemeslníka. C: 1 certifikát nebo karta úkolu; lokomotiva až o počet inženýrů. D: obchod, nebo za 2 $ lokomotiva až o 2; jednoduchá nebo dvojitá pomocná akce. E: aberdeen angus za 2 $; nákup dobytka. F: dvojice za 4 $; za 7 $ odstranění nebezpečí. G: lokomotiva až o počet inženýrů; jednoduchá nebo dvojitá pomocná akce.
gw-13-2 = Strana a. 1: 2 $ za každou tvou budovu v lese. 2: guernsey za 4 $; nákup dobytka. 3: dvojice za 3 $; honák o 1. 4: za 5 $ odstranění nebezpečí; honák až o 2. 5: nábor se slevou 1 $; lokomotiva až o počet inženýrů. 6: holštýnský skot za 10 $; jednoduchá nebo dvojitá pomocná akce. 7: 2 certifikáty a 2 $ za každý tvůj pár modrého a zeleného týpí. 8: obchod, nebo jednoduchá či dvojitá pomocná akce; lokomotiva až o 2. 9: lokomotiva až o 3; mimořádná expedice. 10: certifikáty po limit; honák až o 5.
gw-13-3 = Strana b. 1: karta úkolu za 2 certifikáty; lokomotiva o 1 zpět za 3 $. 2: jersey za lokomotivu o 1; lakenvelder za 3 $. 3: jednoduchá nebo dvojitá pomocná akce; honák o 1. 4: dobrat až tolik karet, kolik máš kovbojů, a tolik odhodit; honák až o 3. 5: aberdeen angus za 2 certifikáty; 1 $ za inženýra. 6: libovolná karta krávy za 3 $ a kartu úkolu do ruky. 7: lokomotiva až o počet tvých budov v lese. 8: sousední budova. 9: nádraží za lokomotivou. 10: 4 $; lokomotiva až o 4; honák až o 4.
gw-13-4 = Kde se počítají pracovníci, počítá se i natištěný.
gw-13-5 = Kolik řemeslníků budova potřebuje, její body a ručičky ukazuje destička.

## GW-14

gw-14 = Karty úkolů
gw-14-1 = Získaná karta úkolu jde na odkládací balíček (u 6b do ruky). Zahrát ji můžeš, až se ti dostane do ruky.
gw-14-2 = Ve svém tahu smíš zahrát z ruky libovolný počet karet úkolů: před fází A nebo těsně před akcí či po akci fáze B. Ne během akce a ne poté, co začala fáze C.
gw-14-3 = Zahraná karta zůstává v oblasti úkolů navždy. Její okamžitou akci proveď hned, nebo propadne.
gw-14-4 = Okamžité akce jsou: 2 $; dobrat až 3 karty a tolik odhodit; lokomotiva až o 2 nebo 3; jednoduchá nebo dvojitá pomocná akce; volný posun honáka.
gw-14-5 = Karty úkolů hrát nemusíš. Z ruky je lze odhodit nebo odstranit jako jiné karty.
gw-14-6 = Volný posun vede až o 3 kroky bez poplatků. Akce dosaženého zastavení neprovádíš. Před fází A odtud vyjíždíš; ve fázi B následuje hned fáze C. Do Kansas City nikdy nevede.
gw-14-7 = Úkoly žádají: tvé budovy na plánu, zelená týpí, modrá týpí, destičky nebezpečí, tvá nádraží, krávy hodnoty 3, skotský náhorní skot, texaský dlouhorohý skot, tvé kameny v San Franciscu.
gw-14-8 = Každá věc platí jen pro jednu kartu; požadavky více karet se sčítají. Přednostové věci nespotřebovávají.
gw-14-9 = Je-li vše, co karta žádá, na místě, dá své body; jinak ztrácíš její postih. Počáteční úkoly postih nemají.

## GW-15

gw-15 = Konec hry
gw-15-1 = Konec začíná, když pracovník zaplní poslední pole trhu práce. Kdo ho umístil, bere si žeton.
gw-15-2 = Tento hráč svůj tah dokončí, ale pracovníky už nevybírá. Je to jeho poslední tah.
gw-15-3 = Každý další má ještě právě jeden tah. Pracovníky už vybírat nelze; sloupec se samými pracovníky se přeskočí, jedinou jinou destičku je nutné vzít.
gw-15-4 = Pak se sečtou body.

## GW-16

gw-16 = Závěrečné vyhodnocení
gw-16-1 = Počítá se: 1 bod za každých celých 5 $; tvé budovy na plánu; tvé kameny ve městech a zelené šipky mezi dvěma z nich; tvá nádraží; tvé destičky nebezpečí; všechny krávy stáda; úkoly, ke kterým smíš přidat karty ze stáda; přednostové (1 bod za pracovníka včetně natištěných; 3 za každé 2 karty v oblasti úkolů; 3 za každá 2 nebezpečí; 3 za každý pár modrého a zeleného týpí; 3 za každé 2 certifikáty); 4 body za každého pracovníka v posledních dvou sloupcích; 3, je-li pryč druhý kámen kroků; 2 za žeton trhu práce.
gw-16-2 = Nejlepší řešení tu najde hra za tebe: které karty úkolů ze stáda přidat a co započítat pro kterou kartu.
gw-16-3 = Vítězí nejvíc bodů. Při shodě se vítězství sdílí.

## GW-17

gw-17 = Zvláštní případy
gw-17-1 = Použít smíš každý kámen na své desce, který se hodí a jehož vlastní cenu zaplatíš. Má-li se obsadit bílé místo a na desce zbývají jen kameny na černých místech, smíš použít i ty.
gw-17-2 = Nezbývá-li na desce žádný kámen, nebo žádný, který zaplatíš, smíš přesunout kámen z kteréhokoli svého nádraží kromě právě stavěného. O nádraží přijdeš, o přednostu z něj ne. Takový kámen se hodí všude.
gw-17-3 = Při expedici to udělat musíš, u nádraží smíš. Z měst kameny nikdy neodcházejí.
gw-17-4 = Máš-li v Kansas City jen kameny za 5 $, žádné nádraží a méně než 5 $, jde kámen do Kansas City a zaplatí se z tamních 6 $. Mimořádná expedice takovou pomoc nemá. Není-li k mání žádný kámen, expedice nemá účinek.
gw-17-5 = Peníze nedojdou. Prázdný balíček úkolů se neobnovuje a s malým stádem dobereš, co je.

## GW-19

gw-19 = Nastavení
gw-19-1 = Neutrální budovy leží na místech svých písmen jako v první hře, nebo náhodně.
gw-19-2 = Všichni používají u všech budov stranu a, nebo o každém čísle rozhodne hod, nebo strany vybere hráč na prvním místě.
gw-19-3 = Karty úkolů se smějí hrát i v Kansas City, než se ukáže ruka; běžně ne.
gw-19-4 = Kdo neprovede žádnou akci zastavení, musí provést jednoduchou pomocnou akci; běžně nemusíš dělat nic.
gw-19-5 = Z cizích odkládacích balíčků vidíš jen vrchní kartu; běžně vše.
gw-19-6 = První hra má písmena a stranu a; ve standardní hře obojí určí náhoda.
gw-19-7 = Dvě varianty, které vymysleli hráči a v pravidlech nejsou: dražba pořadí za body a méně destiček a karet ve dvou nebo třech hráčích.
gw-19-7a = Když se pořadí draží, vše se rozloží a každý si dobere karty do ruky, ale peníze ani počáteční úkol zatím nikdo nedostane. Místo toho leží u každého místa v pořadí odkrytý jeden počáteční úkol. Místo znamená pořadí, peníze (6, 7, 8 a 9 $) a tento úkol.
gw-19-7b = Vylosuje se, kdo nabízí první; pak se jde po směru hodinových ručiček. Kdo nedrží žádné místo, jedno jmenuje a řekne, kolik bodů za ně nabízí: za volné cokoli, za obsazené víc, než je dosavadní nabídka. Kdo je přeplacen, přijde o místo se vším, co k němu patří, a až na něj dojde řada, nabízí znovu. Kdo místo drží, toho se přeskočí.
gw-19-7c = Nabízí se od 0 do 20 bodů.
gw-19-7d = Když každý drží místo, dražba končí: hraje se podle míst, ne kolem stolu. Na konci hry každý ztratí body, které nabídl.
gw-19-7e = Pro poměry jako ve čtyřech opustí před přípravou hru destičky a karty. Ve třech: z 1. sloupku dvě zelená a jedno modré týpí a od každého druhu nebezpečí zelená destička za 3 body, z 2. sloupku tři pracovníci každého druhu, z 3. sloupku modré týpí a po jednom pracovníkovi každého druhu; z karet trhu po dvou od každého plemene hodnoty 3, West Highland za 3 a jeden za 5 bodů a Texas Longhorn za 6. Ve dvou: z 1. sloupku tři zelená a tři modrá týpí a od každého druhu nebezpečí černá destička za 2 a zelená za 4 body, z 2. sloupku pět pracovníků každého druhu, z 3. sloupku zelené a modré týpí a po třech pracovnících každého druhu; z karet trhu po třech od každého plemene hodnoty 3, dva West Highlandy za 3 a dva za 5 bodů a Texas Longhorn za 5 a jeden za 7.

## GW-20

gw-20 = Otázky a odpovědi
gw-20-1 = V Kansas City a San Franciscu smí ležet víc tvých kamenů a každý se počítá: dva v San Franciscu jsou 18 bodů.
gw-20-2 = Trh s dobytkem nemá horní mez; 7, 10 nebo 13 karet platí jen na začátku a u žluté šipky.
