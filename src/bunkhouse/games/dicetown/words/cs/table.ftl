### Stůl Dice Town v prohlížeči.

## Herní plán

dicetown-ui-board = Stůl s pohárky a kostkami
dicetown-ui-street = Hlavní ulice
dicetown-ui-round = { $number }. kolo
dicetown-ui-cups-down = Všichni zatřesou pohárky a přiklopí je.
dicetown-ui-would-win = Podle ležících kostek vede { $names }
dicetown-ui-would-tie = Podle ležících kostek remíza: { $names }
dicetown-ui-would-see-doc =
    { $count ->
        [one] Podle ležících kostek by k Doktorovi šel: { $names }
       *[other] Podle ležících kostek by k Doktorovi šli: { $names }
    }
dicetown-ui-was-here = V tomto kole zde: { $name }
dicetown-ui-sheriff-decides = Remíza: rozhoduje Šerif
dicetown-ui-store-twice = V prvním kole dvakrát
dicetown-ui-now-here = právě se vyhodnocuje
dicetown-ui-gained = V tomto kole něco získal
dicetown-ui-no-dice = zatím žádné kostky
dicetown-ui-committed = má vybráno
dicetown-ui-choosing = vybírá
dicetown-ui-under-cup =
    { $count ->
        [one] 1 kostka pod pohárkem
        [few] { $count } kostky pod pohárkem
       *[other] { $count } kostek pod pohárkem
    }
dicetown-ui-dice-left =
    { $count ->
        [one] zbývá 1 kostka
        [few] zbývají { $count } kostky
       *[other] zbývá { $count } kostek
    }
dicetown-ui-your-cards = Tvoje karty
dicetown-ui-no-cards = zatím žádné karty
dicetown-ui-fenced = { $card }, za ostnatým drátem

## Ponechané kostky

dicetown-ui-ask-keep = Které kostky si necháš?
dicetown-ui-your-roll = Tvůj hod
dicetown-ui-keep-hint = Klepni na kostky, které si necháš: jedna zdarma, každá další 1 $, žádná 1 $.
dicetown-ui-keep-free =
    { $count ->
        [one] Jedna kostka: zdarma.
        [few] { $count } kostky: zdarma.
       *[other] { $count } kostek: zdarma.
    }
dicetown-ui-keep-price =
    { $count ->
        [0] Žádná kostka: stojí { $price } $, zbude ti { $left } $.
        [one] 1 kostka: stojí { $price } $, zbude ti { $left } $.
        [few] { $count } kostky: stojí { $price } $, zbude ti { $left } $.
       *[other] { $count } kostek: stojí { $price } $, zbude ti { $left } $.
    }
dicetown-ui-keep-go =
    { $count ->
        [0] Žádnou · { $price } $
       *[other]
            { $price ->
                [0] Nechat { $count } · zdarma
               *[other] Nechat { $count } · { $price } $
            }
    }
dicetown-ui-too-dear = Stojí to { $price } $; máš { $dollars } $.
dicetown-ui-needs-quick-draw = Na to nemáš: budeš muset zahrát Bouchače.
dicetown-ui-trim-hint =
    { $count ->
        [one] Nech si přesně 1 z těchto kostek.
        [few] Nech si přesně { $count } z těchto kostek.
       *[other] Nech si přesně { $count } z těchto kostek.
    }
dicetown-ui-keep-none = Žádnou
dicetown-ui-keep-all = Všechny
dicetown-ui-plan = Karty ke kostkám
dicetown-ui-plan-nothing = žádná karta

## Pravděpodobnosti

dicetown-ui-odds = Šance
dicetown-ui-odds-lead =
    { $count ->
        [one] Když si necháš tyto kostky a zbývající jednou hodíš, je stejně možných { $rolls } hodů. Oproti tomu, nechat všechny kostky ležet:
        [few] Když si necháš tyto kostky a zbývající { $count } jednou hodíš, je stejně možných { $rolls } hodů. Oproti tomu, nechat všechny kostky ležet:
       *[other] Když si necháš tyto kostky a zbývajících { $count } jednou hodíš, je stejně možných { $rolls } hodů. Oproti tomu, nechat všechny kostky ležet:
    }
dicetown-ui-odds-none = Všechny kostky zůstávají: na náhodu už nic nezbývá.
dicetown-ui-better = lepší ruka
dicetown-ui-same = stejná ruka
dicetown-ui-worse = horší ruka
dicetown-ui-better-help =
    { $count ->
        [one] Šance na lepší ruku, hodíš-li zbývající kostkou jednou
        [few] Šance na lepší ruku, hodíš-li zbývajícími { $count } kostkami jednou
       *[other] Šance na lepší ruku, hodíš-li zbývajícími { $count } kostkami jednou
    }
dicetown-ui-odds-hands = Ruka po tomto hodu
dicetown-ui-odds-houses = Vést podle toho, jak leží kostky ostatních
dicetown-ui-odds-need = máš / třeba
dicetown-ui-odds-once = jedním hodem
dicetown-ui-odds-chase = po jedné kostce
dicetown-ui-odds-note = „Po jedné kostce“: z každého hodu si až do konce necháš jednu kostku zdarma, hledanou hodnotu vždy, když padne. Všechny šance jsou spočítané, žádná není odhad.

## Karty jako odpověď

dicetown-ui-play-card = Zahrát
dicetown-ui-let-pass = Nechat být
dicetown-ui-always-pass = Vždy nechat být
dicetown-ui-always-pass-help = Na karty v reakci se tě hra neptá a žádná tvoje se nezahraje.
dicetown-ui-window-without = Tuto kartu nemáš. Ptáme se všech, aby nikdo nepoznal, kdo ji má.
dicetown-ui-turn-die = Otočit kostku
dicetown-ui-turn-to = Otočit kostku: { $old } na { $new }

## Nabídky a Šerif

dicetown-ui-ask-offer = { $location }: tvoje tajná nabídka Šerifovi
dicetown-ui-dollars = Dolary
dicetown-ui-nuggets = Zlaté nugety
dicetown-ui-fewer-dollars = O dolar méně
dicetown-ui-more-dollars = O dolar více
dicetown-ui-fewer-nuggets = O nuget méně
dicetown-ui-more-nuggets = O nuget více
dicetown-ui-offer-cards = Karty pro Šerifa
dicetown-ui-offer-for = Kdo má vyhrát
dicetown-ui-seal = Zapečetit nabídku
dicetown-ui-offer-nothing = Nenabídnout nic
dicetown-ui-seal-help = Nikdo ji neuvidí, dokud nejsou všechny nabídky hotové. Platí se, jen když ji Šerif přijme.
dicetown-ui-no-offer = nic nenabízí
dicetown-ui-favour = Vyhraje { $name }
dicetown-ui-favour-me = Vyhraju sám
dicetown-ui-favour-take = Vyhraje { $name }, beru:
dicetown-ui-favour-waive = Vyhraje { $name }, nabídky se vzdávám
dicetown-ui-take = Přijmout nabídku
dicetown-ui-waive = Vzdát se nabídky
dicetown-ui-ask-more = Chtít víc
dicetown-ui-ask-more-help = Jednou za remízu. Nabídky smějí jen růst.

## Volba hráčů a karet

dicetown-ui-nothing = Nic
dicetown-ui-has-dollars =
    { $count ->
        [one] má 1 $
       *[other] má { $count } $
    }
dicetown-ui-has-cards =
    { $store ->
        [one] 1 karta Koloniálu
        [few] { $store } karty Koloniálu
       *[other] { $store } karet Koloniálu
    }, { $claims ->
        [one] 1 Dekret
        [few] { $claims } Dekrety
       *[other] { $claims } Dekretů
    }

## Zásoby a paměť

dicetown-ui-store-cards = Karty Koloniálu
dicetown-ui-claims = Dekrety v ruce
dicetown-ui-fenced-claims = Dekrety za ostnatým drátem
dicetown-ui-known-cards = Známé karty
dicetown-ui-piles = Hromádky
dicetown-ui-claims-left =
    { $count ->
        [one] 1 Dekret v hromádce
        [few] { $count } Dekrety v hromádce
       *[other] { $count } Dekretů v hromádce
    }
dicetown-ui-memory = Co už znáš
dicetown-ui-memory-help = Jen to, co ti bylo ukázáno; nikdy víc, než by věděla dobrá paměť.
dicetown-ui-unseen =
    { $count ->
        [one] 1 neviděná
        [few] { $count } neviděné
       *[other] { $count } neviděných
    }
dicetown-ui-at-hand = v ruce
dicetown-ui-at-fenced = za drátem
dicetown-ui-at-row = v nabídce
dicetown-ui-at-under = pod hromádkou
dicetown-ui-at-discard = odhozeno
dicetown-ui-at-play = právě se hraje
dicetown-ui-at-looked = právě se prohlíží
dicetown-ui-claims-under = Pod hromádkou, první přijde na řadu první: { $list }

## Slovy

dicetown-ui-words-dollars =
    { $count ->
        [one] 1 dolar
        [few] { $count } dolary
       *[other] { $count } dolarů
    }
dicetown-ui-words-nuggets =
    { $count ->
        [one] 1 nuget
        [few] { $count } nugety
       *[other] { $count } nugetů
    }
dicetown-ui-words-cards =
    { $count ->
        [one] 1 karta v hromádce
        [few] { $count } karty v hromádce
       *[other] { $count } karet v hromádce
    }
dicetown-ui-words-aside = Odloženo
dicetown-ui-words-fresh = Právě odhaleno

## Klávesy

dicetown-ui-key-dice = Nechat si kostku, nebo ji vrátit
dicetown-ui-key-none = Nenechat si žádnou
dicetown-ui-key-face = Všechny kostky jedné hodnoty
dicetown-ui-key-skip = Přeskočit, co se právě ukazuje
