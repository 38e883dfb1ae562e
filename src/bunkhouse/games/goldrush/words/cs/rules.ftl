### Carcassonne: Gold Rush, the rules in the players' words, in Czech.
### One message per clause of docs/rules/goldrush.md: GR-4.10 is gr-4-10. What is left out is listed in rules.toml.

## About the game

goldrush-about = Železnice míří na západ a v horách se třpytí zlato! Stavte tratě, napojujte města a dobývejte zlato, kde se dá, třeba i v cizích horách.
goldrush-unofficial = Toto je neoficiální zpracování hry. S jejími vydavateli není nijak spojeno.
goldrush-reconstructed = Pravidla a počty pocházejí z návodu ke hře. Co je na jednotlivých kartičkách (krajina, nugety, lokomotivy, tábory a stáda), bylo zrekonstruováno tak, aby souhlasila všechna tištěná čísla, a lze to opravit v datovém souboru.

## GR-1

gr-1 = Herní materiál a pojmy
gr-1-1 = Hra obsahuje 72 čtvercových kartiček krajiny. Jedna z nich je startovní a má odlišný rub.
gr-1-2 = Na kartičce může být prérie, koleje, hory a nejvýše jedno město. Křižovatka je místo, kde se setkávají tři nebo více kolejí; figurku na ni umístit nelze.
gr-1-3 = Lokomotivy stojí na kolejích, symboly zlatých nugetů jsou v horách a indiánské tábory a stáda divokých koní na prérii.
gr-1-4 = Kovbojů je 25, po 5 v každé z 5 barev; jeden z každé barvy slouží k počítání bodů. Kovboj na kolejích je železničář, v horách zlatokop, ve městě obchodník a na prérii farmář.
gr-1-5 = Ke každé barvě patří 1 stan, který slouží k dobývání zlata v horách.
gr-1-6 = Všech 63 žetonů zlatonosné rudy má stejný rub. Na líci je 1 nuget (10 žetonů), 2 nugety (30), 3 nugety (10) nebo 5 nugetů (3), každý nuget za 1 bod, anebo bezcenný štěrk (10).
gr-1-7 = Počítadlo bodů tvoří okruh 50 políček s čísly 0 až 49.
gr-1-9 = Koleje buď vedou přes kartičku od jedné strany ke druhé, nebo na ní končí u křižovatky, města či hor.
gr-1-10 = Cílem hry je mít nejvíce bodů po přiložení poslední kartičky a závěrečném vyhodnocení. Zlato lze dobývat i v horách, které patří někomu jinému.

## GR-2

gr-2 = Příprava hry
gr-2-1 = Startovní kartička se položí lícem nahoru doprostřed stolu a do jejích hor se položí lícem dolů 1 žeton zlatonosné rudy.
gr-2-2 = Zbývajících 71 kartiček se zamíchá a rozloží lícem dolů do několika hromádek. Nezáleží na tom, ze které hromádky hráč bere; zde je hromádka jen jedna.
gr-2-3 = Zamíchané žetony zlatonosné rudy tvoří lícem dolů společnou zásobu, ze které pochází i žeton na startovní kartičce. U stolu žetony během hry vykládá jeden určený hráč, zde se vykládají samy.
gr-2-4 = Každý hráč dostane 5 kovbojů a stan jedné barvy. Jednoho kovboje postaví na políčko 0 počítadla bodů, 4 kovboje a stan si nechá před sebou jako zásobu; nevybrané barvy zůstanou v krabici.
gr-2-5 = Kdo začne, smí určit nejmladší hráč. Není-li zvoleno jinak, začínajícího hráče zde určí los.
gr-2-6 = Příprava hry je pro 2 až 5 hráčů vždy stejná.

## GR-3

gr-3 = Průběh tahu
gr-3-1 = Hráči se střídají po směru hodinových ručiček.
gr-3-2 = Tah má tři kroky, vždy v tomto pořadí: hráč povinně přiloží kartičku, na kterou se vyloží žetony za její nugety, pak může provést jeden úkon a nakonec se oboduje vše, co kartička dokončila.
gr-3-3 = Hráč smí provést nejvýše jeden úkon: umístit kovboje na právě přiloženou kartičku, postavit či přemístit stan, nebo si vzít žeton s rudou z hor, kde stojí jeho stan. Úkonu se může i vzdát.

## GR-4

gr-4 = Krok 1: přiložení kartičky
gr-4-1 = Hráč, který je na tahu, vezme z hromádky kartičku a ukáže ji všem. Ostatní mu smějí radit.
gr-4-2 = Hráč musí kartičku přiložit; ze všech vyhovujících míst a natočení si vybírá sám. Nesmí si ji nechat, předat ji jinému hráči ani ji otočit rubem nahoru.
gr-4-3 = Kartička, kterou nelze nikam přiložit, se vyřadí ze hry a hráč si vezme jinou. Pokud přitom kartičky dojdou, hra ihned končí a následuje závěrečné vyhodnocení.
gr-4-4 = Kartička musí celou stranou sousedit alespoň s jednou vyloženou kartičkou. Dotyk pouze rohem nestačí.
gr-4-5 = Na všech stranách, kterými kartička sousedí s jinými, musí krajina navazovat: koleje na koleje, prérie na prérii, hory na hory.
gr-4-6 = Jinak hráče nic neomezuje: nezáleží na tom, čí tratě, hory nebo prérie rozšíří, spojí či dokončí, a smí obklopit i prázdná místa.
gr-4-7 = Přiložená kartička zůstává na svém místě až do konce hry.
gr-4-8 = Jsou-li na kartičce symboly zlatých nugetů, položí se na ni hned po přiložení, ještě před úkonem, stejný počet žetonů zlatonosné rudy ze společné zásoby. Leží lícem dolů a nikdo si je nesmí prohlédnout.
gr-4-9 = Všechny žetony v týchž horách tvoří jedinou hromádku. Nové se pokládají navrch.
gr-4-10 = Jsou-li na kartičce dvě oddělené části hor, dostane každá žetony za své vlastní nugety. Patří-li obě k týmž horám, přijdou všechny žetony na jejich jedinou hromádku.
gr-4-11 = Spojí-li kartička dosud oddělené hory, jejich hromádky se sloučí v jednu a nové žetony přijdou navrch.
gr-4-12 = Není-li v zásobě dost žetonů, vyloží se ty, které zbývají. Chybějící žetony se už nedoplňují.

## GR-5

gr-5 = Krok 2a: umístění kovboje
gr-5-1 = Po přiložení kartičky smí hráč umístit jednoho kovboje, nikdy více.
gr-5-2 = Kovboj musí být z hráčovy vlastní zásoby. Kovboje, který se mu vrátí při bodování v tomto tahu, může hráč použít nejdříve ve svém příštím tahu.
gr-5-3 = Kovboje lze umístit jen na kartičku přiloženou v tomto tahu.
gr-5-4 = Hráč si zvolí, kam kovboje umístí: na koleje, do hor, do města, nebo naležato na prérii. Je-li na kartičce několik oddělených částí stejného druhu, jednu z nich si vybere.
gr-5-5 = Kovboje nelze umístit na trať, do hor ani na prérii, kde už nějaký kovboj je, i kdyby patřil témuž hráči. Počítá se vše, co nová kartička propojila.
gr-5-6 = Stany hory neobsazují: hory, v nichž stojí jen stany, jsou pro zlatokopa volné.
gr-5-7 = Kovboj smí obsadit i volnou trať, hory nebo město, které kartička právě dokončila. Obodují se ještě v tomtéž tahu.
gr-5-8 = Město na právě přiložené kartičce je vždy volné. Obchodník neobsazuje koleje a železničář neobsazuje město.
gr-5-9 = Hráč, který nemá v zásobě žádného kovboje, nemůže dalšího umístit, dokud se mu některý nevrátí při bodování. I tak ale smí postavit či přemístit stan nebo si vzít žeton s rudou.
gr-5-10 = Umístěný kovboj zůstává na místě, dokud se jeho trať, hory nebo město neobodují; farmář zůstává až do konce hry.
gr-5-11 = Na startovní kartičce nikdy nestojí kovboj, protože ji žádný hráč nepřikládá. Stan v jejích horách stát může.

## GR-6

gr-6 = Krok 2b: postavení nebo přemístění stanu
gr-6-1 = Místo umístění kovboje smí hráč postavit stan ze své zásoby, nebo ho přemístit, pokud už na některé kartičce stojí.
gr-6-2 = Stan smí stát jen na části hor.
gr-6-3 = Stan lze postavit jen do nedokončených hor. Do hor, které nová kartička právě uzavřela, už stan postavit nelze.
gr-6-4 = Na části hor zvolené pro stan nesmí být žádný zlatokop ani stan, ani hráčův vlastní. Figurky na jiných částech téže kartičky nevadí.
gr-6-5 = Na ostatních kartičkách hor, do kterých hráč staví stan, mohou být zlatokopové a stany kterýchkoli hráčů.
gr-6-6 = Stan lze postavit na kteroukoli vyloženou kartičku, nejen na tu právě přiloženou.
gr-6-7 = Nezáleží na tom, zda stan pochází ze zásoby, nebo z jiné kartičky. Lze ho přemístit i na jinou část týchž hor.
gr-6-8 = Stan není kovboj: nepřináší body, nepočítá se do převahy a hory neobsazuje.
gr-6-9 = Stan nelze jen tak vzít zpět. Své místo opustí, jen když ho hráč přemístí, když se jeho hory uzavřou nebo když hra skončí.
gr-6-10 = Stan lze přemístit i z hor, které nová kartička právě uzavřela, do jiných, nedokončených. Tam pak zůstane a do zásoby se nevrací.

## GR-7

gr-7 = Krok 2c: dobývání zlata
gr-7-1 = Pokud hráč v tomto tahu neumístí kovboje ani nepostaví či nepřemístí stan, smí si vzít vrchní žeton z hromádky v horách, kde stojí jeho stan.
gr-7-2 = Při dobývání zlata nezáleží na tom, kdo má v horách převahu ani čí další stany v nich stojí.
gr-7-3 = Zlato lze dobývat i v horách, které kartička právě uzavřela, protože stany se vracejí až při bodování.
gr-7-4 = V jednom tahu si hráč smí vzít jen jeden žeton. Je-li jeho stan v zásobě nebo hromádka prázdná, nemůže si vzít žádný.
gr-7-5 = Své žetony si hráč smí kdykoli prohlédnout, nechává si je však před sebou lícem dolů. Body za ně dostane až na konci hry.
gr-7-6 = Dobývat zlato lze nejdříve v tahu, který následuje po postavení nebo přemístění stanu.
gr-7-7 = Při dobývání zlata se už počítá s novou kartičkou i se žetony právě vyloženými na ni: hory, které kartička rozšířila nebo spojila, mají jedinou hromádku, ať stan stojí na kterékoli jejich kartičce.

## GR-8

gr-8 = Krok 3: bodování v průběhu hry
gr-8-1 = Tratě, hory a města, které nová kartička dokončila, se ihned obodují. Body dostanou všichni hráči, kterých se to týká, ať je na tahu kdokoli.
gr-8-2 = Boduje jen hráč, který má na dokončené trati nebo v uzavřených horách nejvíce kovbojů. Má-li více hráčů stejný nejvyšší počet, získá každý z nich plný počet bodů.
gr-8-3 = Trať je dokončená, když ji na obou koncích uzavírá křižovatka, město nebo hory, anebo když tvoří uzavřený okruh. Může být libovolně dlouhá.
gr-8-4 = Křižovatka, město i hory ukončují všechny koleje, které k nim vedou. Na křižovatce tří kolejí tedy končí tři tratě.
gr-8-5 = Dokončená trať přináší vlastníkovi 1 bod za každou kartičku, po které vede, včetně těch na koncích. Kartička se počítá jen jednou, i když po ní trať vede dvakrát.
gr-8-6 = Je-li na celé dokončené trati právě jedna lokomotiva, body se zdvojnásobí. Není-li tam žádná nebo jsou-li tam dvě či více, body se nemění.
gr-8-7 = Dokončená trať bez železničářů nepřináší body nikomu. Pro města však platí za dokončenou.
gr-8-8 = Hory jsou uzavřené, když je ze všech stran obklopuje prérie a není v nich žádné prázdné místo. Mohou být libovolně velké.
gr-8-9 = Vlastník uzavřených hor si nejprve vezme všechny žetony, které v nich zbyly, a pak získá 1 bod za každý symbol zlatého nugetu v těchto horách. Počítají se i symboly, jejichž žetony už si někdo vzal.
gr-8-10 = Má-li v uzavřených horách více hráčů stejný nejvyšší počet zlatokopů, berou si po směru hodinových ručiček po jednom žetonu z vrchu hromádky, dokud ji nerozeberou; začíná hráč, který je na tahu, a není-li mezi nimi, nejbližší z nich po jeho levici. Pak každý z nich získá plný počet bodů za nugety.
gr-8-11 = Uzavřené hory bez zlatokopů nepřinášejí nikomu žetony ani body. Žetony v nich už nelze získat.
gr-8-12 = Město je dokončené, tedy napojené na dokončenou železniční síť, když všechny 3 nebo 4 koleje, které z něj vedou, patří k dokončeným tratím. Může se to stát i daleko od města a jedna kartička může dokončit několik měst.
gr-8-13 = Dokončené město přinese vlastníkovi obchodníka 3 body za každou trať, která z něj vede, ať trať patří komukoli.
gr-8-14 = Smyčka, která vede z města zpět do téhož města, se počítá jako jedna trať. Dokončené město se třemi kolejemi tedy přinese 9 nebo 6 bodů, se čtyřmi 12, 9 nebo 6 bodů.
gr-8-15 = Stany v uzavřených horách se bodování neúčastní a ihned se vracejí do zásob svých vlastníků, i když v horách nebyl žádný zlatokop.
gr-8-16 = Všichni kovbojové z obodované trati, hor nebo města se vracejí svým vlastníkům, i těm, kteří nic nezískali. Použít je lze od příštího tahu.
gr-8-17 = Body se ihned zaznamenají na počítadle. Figurka, která překročí 49, pokračuje od 0 a položí se, čímž ukazuje 50 bodů navíc.
gr-8-18 = Kovboje lze v jednom tahu umístit, obodovat i vzít zpět: kartička dokončí neobsazenou trať, hory nebo město, hráč tam umístí kovboje, získá body a kovboj se vrátí do jeho zásoby.

## GR-9

gr-9 = Prérie v průběhu hry
gr-9-1 = Prérie se během hry nebodují. Farmáři přinášejí body až na konci.
gr-9-2 = Farmáři se pokládají naležato, aby bylo vidět, že se do zásoby už nevrátí.
gr-9-3 = Prérie jsou od sebe odděleny tratěmi, horami a okrajem herní plochy, stejně tak křižovatkami a městy.
gr-9-4 = Nová kartička může spojit prérie, na kterých už jsou farmáři. Spojená prérie je obsazená, takže na ni hráč dalšího farmáře umístit nesmí.

## GR-10

gr-10 = Konec hry a závěrečné vyhodnocení
gr-10-1 = Hra končí po tahu, ve kterém byla přiložena poslední kartička. Tento tah se odehraje celý, včetně bodování.
gr-10-2 = Závěrečné vyhodnocení má toto pořadí: nedokončené hory, tratě a města, potom farmáři a nakonec žetony zlatonosné rudy.
gr-10-3 = Nejprve se z kartiček odstraní všechny zbylé žetony a stany; nic nepřinášejí. Pak vlastník každých nedokončených hor získá 1 bod za každý symbol zlatého nugetu v nich.
gr-10-4 = Vlastník nedokončené trati získá 1 bod za každou její kartičku. Na lokomotivách nezáleží.
gr-10-5 = Vlastník nedokončeného města získá 3 body za každou dokončenou trať, která z něj vede; smyčka se počítá jednou.
gr-10-6 = I v závěrečném vyhodnocení je vlastníkem hráč, který má nejvíce kovbojů. Při stejném počtu získá každý z těchto hráčů plný počet bodů.
gr-10-7 = Kovbojové z nedokončených hor, tratí a měst se po jejich vyhodnocení odstraní. Co bylo dokončeno během hry, se znovu neboduje.
gr-10-8 = Vlastníkem prérie je hráč, který na ní má nejvíce farmářů. Při stejném nejvyšším počtu jsou hráči společnými vlastníky.
gr-10-9 = Vlastník získá 2 body za každý indiánský tábor a 4 body za každé stádo divokých koní na prérii. Společní vlastníci získají každý plný počet bodů.
gr-10-10 = Nakonec všichni hráči otočí své žetony a za každý nuget na nich získají 1 bod; štěrk má hodnotu 0.
gr-10-11 = Vítězí hráč s nejvyšším počtem bodů. Při rovnosti bodů se hráči dělí o vítězství, stejně tak i o další místa.

## GR-11

gr-11 = Skryté informace a náhoda
gr-11-1 = Všichni vidí vyložené kartičky a figurky, body, vyřazené kartičky i zásoby hráčů. Veřejný je také počet kartiček, které ještě přijdou, a počet žetonů ve společné zásobě, na každé hromádce i před každým hráčem.
gr-11-2 = Hodnoty žetonů, které si hráč vzal, zná až do konce hry jen on sám.
gr-11-3 = Nikdo nezná pořadí kartiček ani hodnoty žetonů v zásobě a na hromádkách. Žetony, které si nikdo nevzal, se neotáčejí ani na konci hry.
gr-11-4 = Druhy a počty všech kartiček a žetonů jsou známé, takže si každý může spočítat, které kartičky ještě přijdou.

## GR-12

gr-12 = Nastavení hry
gr-12-1 = První hru lze hrát bez farmářů a bez bodů za prérie: na prérii se pak kovbojové neumisťují.
gr-12-2 = Začínajícího hráče určí nejmladší hráč, los, nebo zakladatel hry.
