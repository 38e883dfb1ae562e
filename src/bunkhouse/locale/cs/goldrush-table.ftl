### Stůl Zlaté horečky v prohlížeči.

goldrush-ui-place-hint =
    { $count ->
        [one] Hodí se na 1 místo.
        [few] Hodí se na { $count } místa.
       *[other] Hodí se na { $count } míst.
    }
goldrush-ui-turn-hint = Pootočíš ji dalším kliknutím, kolečkem myši nad ní nebo klávesou R.
goldrush-ui-turn-touch = Pootočíš ji dalším klepnutím.
goldrush-ui-turned = Otočeno o { $degrees }°
goldrush-ui-nobody = Nikdo
goldrush-ui-mine = Těžit zlato
goldrush-ui-move-tent = Přemístit stan
goldrush-ui-pitch-tent = Postavit stan
goldrush-ui-tent-places =
    { $count ->
        [one] 1 místo
        [few] { $count } místa
       *[other] { $count } míst
    }
goldrush-ui-of-pile =
    { $count ->
        [0] žádné žetony
        [one] 1 žeton na hromádce
        [few] { $count } žetony na hromádce
       *[other] { $count } žetonů na hromádce
    }
goldrush-ui-at-once =
    { $count ->
        [one] ihned 1 bod
        [few] ihned { $count } body
       *[other] ihned { $count } bodů
    }
goldrush-ui-now =
    { $count ->
        [one] teď 1 bod
        [few] teď { $count } body
       *[other] teď { $count } bodů
    }
goldrush-ui-now-then = teď { $now }, po dokončení { $then }
goldrush-ui-lays = Přinese
goldrush-ui-plain = Začíná něco nového
goldrush-ui-ore-left = ruda: { $count }
goldrush-ui-areas-track = Železniční tratě
goldrush-ui-areas-mountain = Hory
goldrush-ui-areas-city = Města
goldrush-ui-areas-prairie = Prérie
goldrush-ui-figures = Figurky
goldrush-ui-tiles = Kartičky
goldrush-ui-row = Řada { $y }:

## Klávesy

goldrush-ui-key-turn = Pootočit kartičku
goldrush-ui-key-prairies = Zobrazit prérie

## Světové strany

goldrush-ui-wind-n = sever
goldrush-ui-wind-ne = severovýchod
goldrush-ui-wind-e = východ
goldrush-ui-wind-se = jihovýchod
goldrush-ui-wind-s = jih
goldrush-ui-wind-sw = jihozápad
goldrush-ui-wind-w = západ
goldrush-ui-wind-nw = severozápad
