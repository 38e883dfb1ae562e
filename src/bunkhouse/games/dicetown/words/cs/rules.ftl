### Dice Town, the rules in the players' words, in Czech.
### One message per clause of docs/rules/dicetown.md: DT-7.8.1 is dt-7-8-1. What is left out is listed in rules.toml.

## About the game

dicetown-about = Zatřes pohárkem, praskni s ním o stůl a nech si ty nejlepší kostky: tvoje pokerová ruka rozhodne, kdo bude kopat zlato, vylupovat banku, nakupovat, krást, nosit odznak a brát pozemky. A když nic nevyjde, zbývá ještě Doktor Bedlák.
dicetown-unofficial = Toto je neoficiální zpracování hry. S jejími vydavateli není nijak spojeno.
dicetown-reconstructed = Pravidla vycházejí z návodu k prvnímu vydání. Kolik je dekretů jednotlivých hodnot (zde po pěti), bylo zrekonstruováno a lze to opravit v datovém souboru; kde návod mlčí, hlavně o uplácení šerifa, byla výkladová pravidla zvolena s rozmyslem a několik z nich lze změnit volbami.

## DT-1

dt-1 = Herní materiál
dt-1-1 = Hra obsahuje herní plán, 19 karet Koloniálu, 25 pozemkových dekretů, 5 pohárků, 25 pokerových kostek, 43 jednodolarových bankovek, 30 zlatých nugetů a odznak šerifa.
dt-1-2 = Na každé kostce je 9, 10, J, Q, K a A: devítka, desítka, kluk, dáma, král a eso, od nejnižší po nejvyšší.
dt-1-3 = Z 19 karet Koloniálu je 13 akčních karet 11 druhů a 6 karet vybavení za 1, 2, 3, 4, 5 a 8 bodů.
dt-1-4 = Každý dekret je za 1 až 5 bodů. Zde je od každé hodnoty pět dekretů.
dt-1-5 = Karty Koloniálu a dekrety mají různý rub, takže všichni vidí, kolik kterých kdo drží.
dt-1-6 = Ulice vede od Zlatého dolu kolem Banky s Dostavníkem, Koloniálu, Salónu, Šerifa a Městské radnice až k Doktoru Bedlákovi.

## DT-2

dt-2 = Příprava hry
dt-2-1 = Hra je pro 2 až 5 hráčů. Pohárky, kostky a peníze chybějících hráčů zůstanou v krabici, jinak se nic nemění.
dt-2-2 = Karty Koloniálu se zamíchají a položí lícem dolů jako dobírací hromádka. Odhazovací hromádka je prázdná.
dt-2-3 = Dekrety se zamíchají do hromádky lícem dolů a tři z nich se vyloží do řady lícem vzhůru. Který byl vyložen první, ten se také první rozdá.
dt-2-4 = Každý dostane pohárek, 5 kostek a 8 dolarů. Karty ani nugety nikdo nedostává.
dt-2-5 = Všech 30 nugetů leží ve Zlatém dole.
dt-2-6 = V Bance jsou 3 dolary. Dostavník je prázdný.
dt-2-7 = Prvním šerifem je nejmladší hráč. Není-li zvoleno jinak, prvního šerifa zde určí los.

## DT-3

dt-3 = Cíl hry
dt-3-1 = Staň se nejvlivnější osobou ve městě: shromažďuj zlato, dolary, dekrety a další užitečné věci. Kdo má na konci nejvíc bodů, vítězí.

## DT-4

dt-4 = Kolo
dt-4-1 = Hra se skládá z kol. Nejdřív každý sestaví pokerovou ruku z pěti kostek, potom se podle těchto rukou jedno po druhém vyhodnotí místa ve městě.
dt-4-2 = Žádné tahy ani začínající hráč tu nejsou: ruce sestavují všichni současně a místa přicházejí v pevném pořadí.
dt-4-3 = Po vyhodnocení všech míst se zjistí, zda hra končí. Pokud ne, všichni si vezmou zpět všech pět kostek a začíná nové kolo.
dt-4-4 = Kde by mohlo jednat několik hráčů v témže okamžiku, jednají po směru hodinových ručiček od hráče po šerifově levici; šerif je poslední.

## DT-5

dt-5 = Fáze I: sestavení ruky
dt-5-1 = Všichni, kdo nemají ruku hotovou, zároveň zatřesou všemi zbývajícími kostkami (na začátku pěti) a přiklopí je pohárkem.
dt-5-2 = Tajně se podívej pod svůj pohárek, kostky, které si necháváš, pod ním ponech a ostatní si vezmi zpět. Dokud nemají vybráno všichni, nikdo nevidí, kolik a kterých kostek si kdo nechal.
dt-5-3 = Nechat si jednu kostku je obvyklé a nic to nestojí.
dt-5-4 = Můžeš si nechat i víc kostek, třeba všechny hozené, máš-li na to: každá kostka po první stojí 1 dolar.
dt-5-5 = Můžeš si nenechat ani jednu kostku. Stojí to 1 dolar.
dt-5-6 = Ceny tedy jsou: žádná kostka 1 dolar, jedna nic, dvě 1 dolar, tři 2 dolary, čtyři 3 dolary, pět 4 dolary.
dt-5-7 = Co nemůžeš zaplatit, nemůžeš zvolit, ledaže máš Bouchače: toho pak při tomto odhalení musíš zahrát. Bez peněz a bez Bouchače si musíš nechat právě jednu kostku.
dt-5-8 = Zde hází hra za všechny a ukáže ti jen tvoje kostky. Ostatní vidí, že máš vybráno, ale ne co; volbu smíš vzít zpět, dokud nevybere i poslední hráč. Potom se všechny ponechané kostky odhalí najednou. Kostky, které si nenecháš, se nikdy neukazují.
dt-5-9 = Všichni zvednou pohárky najednou. Nejdřív smí v daném pořadí každý, kdo má co platit, zahrát Bouchače (a musí, nemá-li na zaplacení); pak ostatní společně zaplatí a peníze jdou do Dostavníku. Poté smějí ti, kdo odhalili kostky, v daném pořadí hrát Profesionálního švindlíře, dokud všichni po sobě nevynechají. Nakonec se ponechané kostky natrvalo odloží stranou.
dt-5-10 = Zruší-li ti Bouchače karta Hledanej a nemáš na zaplacení, necháš si přesně tolik z vybraných kostek, na kolik máš peníze (o jednu víc, než máš dolarů); které, určíš ty, a ostatní házíš znovu. Nenecháváš-li si žádnou, musíš si zdarma nechat jednu kostku z hodu. Kdo na zaplacení má, prostě zaplatí celou cenu.
dt-5-11 = Dokud nikdo nemá odloženo pět kostek, všichni hodí zbývajícími kostkami znovu.
dt-5-12 = Jakmile někdo má pět kostek a někdo jiný ne, všichni s nehotovou rukou hodí ještě jednou všemi zbývajícími kostkami: to je poslední hod.
dt-5-13 = Poslední hod si musíš nechat tak, jak padne.
dt-5-14 = Poslední hod je zdarma, ať házíš jakýmkoli počtem kostek.
dt-5-15 = Kdo házel poslední hod, smí na něj ještě zahrát Profesionálního švindlíře.
dt-5-16 = Dokončí-li všichni ruku při témže odhalení, poslední hod není.
dt-5-17 = Fáze I končí, když má každý odloženo pět kostek. Pokud nikdo neplatí, je to po pěti hodech.
dt-5-18 = Máš-li druhého Bouchače a první ti někdo zrušil, smíš ho zahrát hned, a nemáš-li na zaplacení, musíš.

## DT-6

dt-6 = Pokerové ruce
dt-6-1 = Od nejsilnější po nejslabší: pětice, čtveřice, full house (tři a dvě), postupka, trojice, dva páry, dvojice, nejvyšší karta. Flush tu není.
dt-6-2 = Postupka je 9-10-J-Q-K nebo 10-J-Q-K-A. Přes roh se nenavazuje.
dt-6-3 = U stejných figur vítězí vyšší strany: čtyři králové porazí čtyři kluky.
dt-6-4 = U full house se nejdřív porovnávají trojice a jen při jejich rovnosti dvojice: J-J-J-9-9 porazí 10-10-10-A-A.
dt-6-5 = Postupka s esem porazí postupku bez něj.
dt-6-6 = Dva páry: porovnává se vyšší pár, pak nižší, pak pátá kostka. Dvojice, trojice a čtveřice: nejdřív figura, pak ostatní kostky od nejvyšší. Nejvyšší karta: kostka po kostce od nejvyšší.
dt-6-8 = Remíza nastává jen u rukou s úplně stejnými stranami. Rozhoduje ji šerif.

## DT-7

dt-7 = Fáze II: město
dt-7-0a = Místa se vyhodnocují v tomto pořadí: Zlatý důl, Banka, Dostavník, Koloniál, Salón, Šerif, Městská radnice, Doktor Bedlák. Každé se dokončí, než začne další.
dt-7-0b = Zlatý důl, Banku, Koloniál, Salón a Šerifa získává hráč s nejvíce devítkami, desítkami, kluky, dámami a králi. Nemá-li danou stranu nikdo, nikdo to místo v tomto kole nenavštíví.
dt-7-0c = V jednom kole můžeš vyhrát i několik míst.
dt-7-0d = Má-li jich několik hráčů stejně, rozhodne šerif, kdo z nich vyhrává.
dt-7-0e = Návštěvu nelze odmítnout: vítěz provede vše, co je možné.
dt-7-0f = Zisk v tomto kole máš, jakmile dostaneš nuget nebo dolar z místa či z karty, kartu Koloniálu, dekret, kartu ze Salónu, odznak šerifa nebo úplatek, a to i když o něj zase přijdeš. Kdo má zisk, nesmí k Doktoru Bedlákovi.
dt-7-0g = Zisk není: vyhrát místo, které nic nevynese, ušetřit díky Bouchači, dostat zpět vlastní karty od zloděje, vzdát se nabídky, vybrat někoho bez zaplacení ani zůstat šerifem bez výhry králů. Ponechaný Vyklepanej Joe zisk je, i když ho někdo zruší nebo nikdo nemá peníze.
dt-7-1 = Zlatý důl: kdo má nejvíc devítek, vezme si za každou 1 nuget, pokud jich tam tolik je. Předtím lze zahrát Dynamit. Každý nuget je na konci za 1 bod.
dt-7-2 = Banka: kdo má nejvíc desítek, vezme si z ní všechny peníze, ale ne ty v Dostavníku. Potom smějí ostatní zahrát Fifty fifty. Každé 2 dolary jsou na konci za 1 bod. Prázdná Banka není zisk. Nemá-li nikdo desítku, peníze zůstanou.
dt-7-3 = Dostavník: nikdo ho nenavštěvuje. Jeho peníze se po vyloupení přesunou do Banky; co se zaplatí za kostky, lze tedy vyloupit nejdřív v příštím kole.
dt-7-4 = Koloniál: kdo má nejvíc kluků, vezme si za každého kartu Koloniálu, tajně si je prohlédne, právě jednu si nechá a ostatní odhodí lícem dolů. Předtím lze zahrát Na sekeru.
dt-7-4a = Dojde-li při braní dobírací hromádka, zamíchá se z odhozených karet nová a bere se dál. Je-li karet i tak málo, vezmeš si jich méně.
dt-7-4b = V prvním kole se Koloniál koná dvakrát: vítěz si vezme karty, jednu si nechá, ostatní odhodí a pak totéž zopakuje se stejným počtem karet. Pokaždé lze zahrát Na sekeru. Nemá-li nikdo kluka, dvojí nákup propadá.
dt-7-4c = Necháš-li si Vyklepanýho Joea, hraje se hned, dřív než cokoli jiného, i před druhým braním. Nevybrané karty jsou v tu chvíli už odhozené.
dt-7-5 = Salón: kdo má nejvíc dam, zvolí jednoho soupeře, vezme mu za každou dámu kartu z ruky, prohlédne si je, právě jednu si nechá a ostatní vrátí. Předtím lze zahrát Děvčata.
dt-7-5a = Zloděj určí, kolik vezme karet Koloniálu a kolik dekretů; které to budou, je náhoda. Má-li oběť méně karet, než je dam, vezme si všechny.
dt-7-5b = Oběť musí mít v ruce aspoň jednu kartu. Nemá-li ji nikdo, nic se neděje a nikdo nemá zisk; totéž platí pro druhou krádež s kartou Děvčata.
dt-7-5c = Dekrety za ostnatým drátem leží na stole a ukrást je nelze.
dt-7-5d = Vybavení lze ukrást stejně jako akční karty, a to i karty získané v tomtéž kole.
dt-7-5e = Které karty byly vzaty, ponechány a vráceny, vědí jen zloděj a oběť. Ostatní vidí jen rub.
dt-7-6 = Šerif: kdo má nejvíc králů, stane se šerifem. Nemá-li nikdo krále, šerif zůstává. Remízu rozhoduje dosavadní šerif. Než odznak dostane někdo nový, lze zahrát Maršála.
dt-7-6a = Jakmile odznak změní majitele, všechny remízy rozhoduje nový šerif, tedy už na radnici v tomto kole.
dt-7-6b = Kdo má odznak na konci hry, dostane 5 bodů.
dt-7-6c = Vyhraje-li krále dosavadní šerif, odznak mu zůstává a počítá se to jako zisk. Maršála pak hrát nelze.
dt-7-7 = Městská radnice: nejlepší pokerová ruka získává první vyložený dekret a za každé své eso další, popořadě, ale nejvýše tolik, kolik jich je vyloženo. Předtím lze zahrát Korupci.
dt-7-7a = Počítá se každé eso v ruce, i když není součástí figury. Esa ostatních rukou tu nemají cenu.
dt-7-7b = Dekrety, které v řadě zbyly, přijdou pod hromádku ve stejném pořadí a vyloží se tři nové. Není-li dekretů dost, je řada kratší.
dt-7-7c = Nejlepší ruka existuje vždy, takže v každém kole se získá aspoň jeden dekret a hra trvá nejvýše 25 kol.
dt-7-7d = Dekrety si bereš do ruky. Na konci mají hodnotu, která je na nich napsána.
dt-7-8 = Doktor Bedlák: kdo v tomto kole nemá žádný zisk, smí ho navštívit. Kdo půjde první a kdo další, určuje šerif. Úplně nejdřív lze zahrát Bedlákův elixír. Co návštěvníci dostanou nebo dají, na právu k návštěvě nic nemění.
dt-7-8-1 = Návštěvník využije jednu jedinou akci útěchy, pro kterou má aspoň jednu kostku s danou stranou; víc takových kostek nepomáhá. Akci, která by nic nezměnila, zvolit nelze, a návštěvu lze i odmítnout.
dt-7-8-2 = S 9 nebo 10, ostnatý drát: vylož před sebe lícem vzhůru dva dekrety z ruky. Jsou ohrazené, ukrást je už nelze, ale počítají se jako ostatní. Máš-li jen jeden dekret, ohradíš ten.
dt-7-8-3 = S J nebo Q, nákup: vezmi si vrchní kartu hromádky Koloniálu, aniž ji ostatní vidí. Vyklepanej Joe se hraje hned.
dt-7-8-4 = S K, malá šťára: každý soupeř ti dá 2 dolary.
dt-7-8-5 = S A, velká šťára: každý soupeř ti dá 1 nuget.
dt-7-8-6 = Kdo má méně, dá, co má.
dt-7-8-7 = Máš-li nejvíc desítek, ale Banka byla prázdná a nic jiného nezískáš, k Doktorovi smíš. Byla-li tvým jediným ziskem karta Koloniálu a hned ti ji někdo ukradl, nesmíš.
dt-7-8-8 = Ve čtyřech a v pěti jsou návštěvy u Doktora běžné, v menším počtu vzácné. Tak to má být.

## DT-8

dt-8 = Remízy a šerifova přízeň
dt-8-1 = Každou remízu, o nejvíc kostek jedné strany i o stejné nejlepší ruce, rozhoduje šerif. Svobodně vybere kohokoli z remizujících, třeba sebe.
dt-8-2 = Remízy až po krále rozhoduje šerif, který je ve funkci na začátku fáze II; radnici, pořadí u Doktora Bedláka a závěrečnou remízu ten, kdo má odznak potom.
dt-8-3 = Remizující hráči si mohou šerifovu přízeň naklonit nabídkou nugetů, karet nebo dolarů.
dt-8-4 = Nabídku tvoří libovolný počet dolarů, nugetů a karet z ruky, nebo nic. V té chvíli to musíš mít a ohrazené dekrety nabízet nelze. Sliby nikoho nezavazují.
dt-8-5 = Všichni remizující kromě šerifa učiní tajně nabídku; pak se všechny odhalí, líce karet ale jen šerifovi. Nemá-li nikdo z nich co nabídnout, nikdo se neptá. Šerif rozhodne, nebo jednou požádá o víc: pak smí každý svou nabídku zvýšit, nikdy snížit, a šerif musí rozhodnout. Učinil-li vybraný hráč nabídku, šerif ji přijme, nebo nepřijme; přijatá se zaplatí hned, ještě před vyhodnocením místa. Ostatní nabídky propadají.
dt-8-6 = Šerif nemusí vybrat nejlepší nabídku a nikomu nic nevysvětluje.
dt-8-7 = O pořadí u Doktora Bedláka a o závěrečné remíze se nabídky nedělají.
dt-8-8 = Jinak hráči nesmějí obchodovat ani nic rozdávat.
dt-8-9 = Remíza o desítky při prázdné Bance nebo o dámy, když nikdo nemá v ruce kartu, je o nic: nikdo místo nenavštíví a nic se nenabízí.
dt-8-11 = Karta přijatá jako úplatek patří šerifovi hned a lze ji zahrát už na tomto místě. Ten, kdo ji dal, ji už hrát nemůže, ale zloděj ji může ukrást zpět.

## DT-9

dt-9 = Karty Koloniálu
dt-9-1 = Karty Koloniálu máš tajně v ruce, dokud je nezahraješ. Počet karet v ruce není omezen.
dt-9-2 = Akční kartu hraješ jen v její chvíli a jen když chceš; kromě Vyklepanýho Joea, který se hraje hned, a Bouchače, kterého zahrát musíš. Při zahrání řekni vše, co karta potřebuje.
dt-9-3 = Po každé akční kartě smí soupeř zahrát kartu Hledanej. Karta (a Hledanej, byl-li zahrán) pak přijde lícem dolů na odhazovací hromádku a působí, pokud nebyla zrušena.
dt-9-4 = Karta, která by nic nezměnila, se hrát nesmí.
dt-9-5 = Právě získanou kartu lze použít až při další příležitosti. Při jedné příležitosti můžeš zahrát i několik karet po sobě.
dt-9-6 = Kdy se co hraje: Bouchač před placením; Profesionální švindlíř po placení a po posledním hodu; Dynamit před braním nugetů; Fifty fifty po vyloupení; Na sekeru před braním karet; Vyklepanej Joe hned po získání; Děvčata před krádeží; Maršál před předáním odznaku; Korupce před braním dekretů; Bedlákův elixír před návštěvami u Doktora; Hledanej po kterékoli jiné kartě.
dt-9-7 = Hrát tedy nelze: Bouchače, když není co platit; Profesionálního švindlíře na stranu, kterou kostka už ukazuje; Dynamit, není-li v dole víc nugetů než tvých devítek; Fifty fifty při lupu pod 2 dolary; Děvčata, mají-li soupeři dohromady méně než dvě karty; Maršála, vyhrál-li krále dosavadní šerif nebo je nemá nikdo; Korupci při prázdné hromádce; elixír, není-li pro tebe žádná akce útěchy.
dt-9-10 = Na sekeru (1 karta): zahraj v Koloniálu před prvním braním. Koloniál provedeš dvakrát za sebou: vezmeš karty, jednu si necháš, ostatní odhodíš, a znovu.
dt-9-11 = Děvčata (1 karta): zahraj v Salónu před první krádeží. Kradeš dvakrát za sebou, témuž soupeři nebo dvěma různým.
dt-9-12 = Bouchač (2 karty): zahraj při odhalení kostek. Za toto odhalení nic neplatíš, ať si necháš kostek kolik chceš, i žádnou.
dt-9-13 = Profesionální švindlíř (2 karty): zahraj při odhalení kostek. Jednu z právě odhalených kostek otoč na libovolnou stranu. Dříve odložené kostky otáčet nelze.
dt-9-14 = Korupce (1 karta): zahraj, když vyhraješ radnici. Po svých dekretech z řady dostaneš ještě vrchní dekret hromádky a neukazuješ ho.
dt-9-15 = Dynamit (1 karta): zahraj, když vyhraješ Zlatý důl. Vezmeš si dvojnásobek nugetů, pokud jich v dole tolik je.
dt-9-16 = Vyklepanej Joe (1 karta): zahraj hned, jak ho dostaneš. Soupeř podle tvého výběru ti dá 4 dolary, nebo všechny, má-li jich méně. Nemá-li žádný soupeř peníze, Joe se prostě odhodí.
dt-9-17 = Maršál (1 karta): kdokoli, i sám šerif, ho smí zahrát, když krále vyhraje někdo jiný než šerif. Šerifem zůstává dosavadní šerif.
dt-9-18 = Fifty fifty (1 karta): zahraj, když soupeř vyloupí Banku. Dostaneš polovinu lupu, zaokrouhlenou dolů.
dt-9-19 = Hledanej (1 karta): zahraj, když soupeř zahraje kartu Koloniálu. Její účinek se ruší a obě karty se odhodí. Hledanýho nelze zrušit ničím.
dt-9-20 = Bedlákův elixír (1 karta): zahraj před návštěvami u Doktora Bedláka. Smíš k němu, i když máš zisk. Druhou návštěvu nepřináší.
dt-9-21 = Vybavení (6 karet: 1, 2, 3, 4, 5, 8): nehraje se. Zůstává tajně v ruce a na konci přináší tolik bodů, kolik je na něm napsáno.

## DT-10

dt-10 = Konec hry
dt-10-1 = Hra končí na konci kola, ve kterém se vyprázdnil Zlatý důl nebo všechny dekrety našly majitele. Kolo se vždy dohraje.
dt-10-2 = Všechny karty se ukážou. Dostáváš 1 bod za nuget, 1 bod za každé 2 dolary (zaokrouhleno dolů), 5 bodů za odznak šerifa a body napsané na vybavení a na dekretech, ohrazených i neohrazených. Akční karty ani peníze v Bance a Dostavníku body nepřinášejí.
dt-10-3 = Kdo má nejvíc bodů, vítězí.
dt-10-4 = Při rovnosti bodů vítězí, kdo má víc dekretů, ohrazených i neohrazených.
dt-10-5 = Je-li shodný i jejich počet, určí mezi těmito hráči vítěze šerif, třeba sebe.
dt-10-6 = O dalších místech rozhodují body, pak dekrety; kdo je shodný v obojím, dělí se o místo.

## DT-12

dt-12 = Co kdo ví
dt-12-1 = Všichni vidí: odložené kostky a kolik jich zbývá; dolary a nugety; kolik karet Koloniálu a kolik dekretů kdo drží; ohrazené dekrety a vyloženou řadu; velikost všech hromádek; peníze v Dostavníku a v Bance; důl; kdo je šerif; kdo má zisk; karty při zahrání; zaplacené ceny; a nabídky kromě líce nabízených karet.
dt-12-2 = Jen ty znáš svůj hod, svou volbu až do odhalení, své karty, karty dobrané v Koloniálu a dekret z Korupce. Ukradené karty zná zloděj a oběť, nabízené ten, kdo nabízí, a šerif.
dt-12-3 = Kdo má dobrou paměť, ví víc: které dekrety kdo získal z řady, které leží pod hromádkou a v jakém pořadí a které karty Koloniálu už byly zahrány. Zde se na to můžeš podívat, ale nikdy na víc, než ti bylo ukázáno.
dt-12-4 = Nikdo nezná pořadí hromádky Koloniálu ani pořadí dekretů ležících nad těmi, které byly vráceny pod hromádku.
dt-12-6 = Náhoda rozhoduje jen o míchání karet, o prvním šerifovi (není-li dohodnuto jinak), o každém hodu kostkami a o tom, které karty zvolených druhů si zloděj vytáhne.

## DT-16

dt-16 = Volby
dt-16-1 = O síle rozhoduje všech pět kostek (obvyklé): bez toho se porovnávají jen kostky figury, u postupky a nejvyšší karty jen nejvyšší kostka.
dt-16-2 = Zloděj si vybírá druhy karet (obvyklé): bez toho se karty losují naslepo z celé ruky.
dt-16-3 = Nabídky šerifovi: tajné (obvyklé); veřejné, kdy remizující postupně přihazují nebo vynechávají, dokud všichni nevynechají; nebo žádné.
dt-16-4 = Nabízet smí každý: i ti, kdo se remízy neúčastní, mohou něco nabídnout za to, že šerif vybere určitého z remizujících. Každou nabídku učiněnou pro vybraného hráče šerif přijme, nebo nepřijme.
dt-16-5 = Nabídky z výhry: při remíze o Banku a Zlatý důl smíš nabídnout i část toho, co máš získat. Platí se po vyhodnocení místa; kdo má v tu chvíli málo, zaplatí, co má.
dt-16-6 = Zda je pro šerifa ziskem úplatek a zda je ziskem opětovná výhra králů; obvykle obojí.
dt-16-7 = Peníze a nugety jsou vidět (obvyklé): bez toho vidíš jen jejich pohyb.
dt-16-8 = Karty se volí spolu s kostkami: Bouchač a Profesionální švindlíř se volí tajně spolu s kostkami a na odhalené kostky už reagovat nemohou. Při posledním hodu každý nejdřív vidí své kostky a pak zvolí švindlíře, nebo nic.
dt-16-9 = Prvního šerifa určí los (obvyklé), nebo je jím nejmladší hráč, nebo hráč na prvním místě.
