### Liar's dice, the rules in the players' words, in Hungarian.
### One message per clause of RULES.md: LD-3.2 is ld-3-2. What is left out is listed in rules.toml.

## About the game

liarsdice-about = Mindenki a pohara alatt dob, és úgy tesz, mintha tudná, mi van a többi alatt. Licitálj rá, vagy mondd, hogy a másik hazudik: aki téved, elveszít egy kockát.

## LD-1

ld-1 = Kellékek és cél
ld-1-1 = Minden játékosnak egy pohara és öt kockája van.
ld-1-2 = A cél az, hogy utolsóként maradjon kockád.
ld-1-3 = Ketten–hatan játszhatják.

## LD-2

ld-2 = Dobás
ld-2-1 = Az első forduló kezdőjátékosát a véletlen jelöli ki.
ld-2-2 = A forduló elején mindenki, akinek van kockája, az összessel dob a pohara alatt. Itt a dobás magától megtörténik.
ld-2-3 = Azt látod, ami a saját poharad alatt van, és semmit abból, ami a többiek alatt. Az, hogy kinek hány kockája van, nyilvános.

## LD-3

ld-3 = Licitálás
ld-3-1 = Az első licit a forduló kezdőjátékosáé. Utána az óramutató járása szerint következtek; akinek nincs kockája, kimarad.
ld-3-2 = A licit egy darabszám és egy érték: az összes kocka közül, a tiédet is beleértve, legalább ennyi mutatja ezt az értéket. A licitre magasabbat mondasz, vagy megnézeted. Nem kell igazat mondanod.
ld-3-3 = A licit akkor magasabb, ha bármilyen értékből több kockát, vagy ugyanannyi kockát mond magasabb értékkel.
ld-3-4 = Senki sem licitálhat több kockát, mint amennyi játékban van.
ld-3-5 = A lehető legmagasabb licitre, vagyis hogy minden kocka hatos, nem lehet ráígérni. A következő játékos azonnal kétségbe vonja, hacsak nem játszotok a „Pont annyi!” szabállyal, mert akkor van választása.

## LD-4

ld-4 = Kétkedés
ld-4-1 = Licitálás helyett hazugságnak mondhatod az utolsó licitet. Ehhez már kellett licitálnia valakinek.
ld-4-2 = Minden pohár felemelkedik, és megszámoljátok a licitált értéket mutató kockákat.
ld-4-3 = Ha legalább annyi van, mint a licit mondja, igaz volt, és a kétkedő veszít. Ha kevesebb van, a licitáló veszít.

## LD-5

ld-5 = Kockavesztés és a játék vége
ld-5-1 = Aki veszít, a játék végéig lemond egy kockájáról.
ld-5-2 = A következő fordulót a vesztes kezdi; ha az utolsó kockáját vesztette el, akkor az óramutató járása szerint a következő játékos, akinek van kockája.
ld-5-3 = Akinek nem maradt kockája, kiesik.
ld-5-4 = A játék véget ér, amint csak egy játékosnak van kockája. Ő a győztes.
ld-5-5 = A többiek helyezése azon múlik, ki meddig maradt játékban; akik ugyanabban a fordulóban estek ki, azonos helyen végeznek.

## LD-6

ld-6 = Változatok
ld-6-1 = Pont annyi: licitálás helyett azt is mondhatod, hogy az utolsó licit pontosan igaz. Minden pohár felemelkedik. Ha pontos, mindenki más veszít egy kockát, és te kezded a következő fordulót; ha nem, te veszítesz egy kockát.
ld-6-2 = Dzsóker egyesek: minden egyes a licitált értéknek számít. Magukra az egyesekre nem lehet licitálni.
ld-6-3 = Rövid játék: minden játékos három kockával kezd.
