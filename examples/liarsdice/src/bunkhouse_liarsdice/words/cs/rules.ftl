### Liar's dice, the rules in the players' words, in Czech.
### One message per clause of RULES.md: LD-3.2 is ld-3-2. What is left out is listed in rules.toml.

## About the game

liarsdice-about = Všichni hodí pod kelímkem a tvrdí, že vědí, co leží pod všemi. Přihoď, nebo druhého obviň ze lži: kdo se mýlí, přijde o kostku.

## LD-1

ld-1 = Součásti a cíl
ld-1-1 = Každý hráč má kelímek a pět kostek.
ld-1-2 = Cílem je zůstat posledním, komu zbývají kostky.
ld-1-3 = Hrají dva až šest hráčů.

## LD-2

ld-2 = Házení
ld-2-1 = Kdo začne první kolo, určí náhoda.
ld-2-2 = Na začátku kola hodí každý, kdo má kostky, všemi pod kelímkem. Tady se hází samo.
ld-2-3 = Vidíš, co leží pod tvým kelímkem, a nic z toho, co leží pod ostatními. Počet kostek každého hráče je veřejný.

## LD-3

ld-3 = Hlášení
ld-3-1 = Kdo začíná kolo, hlásí jako první. Pak se pokračuje po směru hodinových ručiček; hráči bez kostek se přeskakují.
ld-3-2 = Hlášení uvádí počet a hodnotu: aspoň tolik ze všech kostek, včetně tvých, ukazuje tuto hodnotu. Na hlášení odpovíš vyšším hlášením, nebo je prověříš. Pravdu mluvit nemusíš.
ld-3-3 = Hlášení je vyšší, když uvádí víc kostek jakékoli hodnoty, nebo stejně kostek vyšší hodnoty.
ld-3-4 = Nikdo nemůže hlásit víc kostek, než kolik jich je ve hře.
ld-3-5 = Nejvyšší možné hlášení, tedy všechny kostky jako šestky, nelze přehodit. Další hráč je hned zpochybní, ledaže se hraje s „Přesně!“ a je z čeho vybírat.

## LD-4

ld-4 = Pochybnosti
ld-4-1 = Místo hlášení můžeš prohlásit poslední hlášení za lež. Někdo už ale musí něco hlásit.
ld-4-2 = Všechny kelímky se zvednou a spočítají se kostky s hlášenou hodnotou.
ld-4-3 = Je-li jich aspoň tolik, kolik říká hlášení, bylo pravdivé a prohrává ten, kdo nevěřil. Je-li jich méně, prohrává ten, kdo hlásil.

## LD-5

ld-5 = Ztráta kostek a konec
ld-5-1 = Kdo prohraje, přijde do konce hry o jednu kostku.
ld-5-2 = Poražený začíná další kolo; byla-li to jeho poslední kostka, začíná další hráč po směru hodinových ručiček, který kostky má.
ld-5-3 = Kdo nemá žádnou kostku, vypadává.
ld-5-4 = Hra končí, jakmile má kostky jen jeden hráč. Ten vítězí.
ld-5-5 = Ostatní se řadí podle toho, jak dlouho ve hře vydrželi; kdo vypadl ve stejném kole, dělí se o místo.

## LD-6

ld-6 = Varianty
ld-6-1 = Přesně: místo hlášení můžeš také říct, že poslední hlášení přesně sedí. Všechny kelímky se zvednou. Sedí-li, přijdou o kostku všichni ostatní a ty začínáš další kolo; nesedí-li, přijdeš o kostku ty.
ld-6-2 = Jedničky jako žolíky: každá jednička platí za hlášenou hodnotu. Jedničky samotné hlásit nelze.
ld-6-3 = Krátká hra: každý hráč začíná se třemi kostkami.
