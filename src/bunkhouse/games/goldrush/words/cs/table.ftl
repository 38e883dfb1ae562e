### Stůl Zlaté horečky v prohlížeči.

goldrush-ui-tiles-left =
    { $count ->
        [0] Nezbývá žádná kartička
        [one] Zbývá 1 kartička
        [few] Zbývají { $count } kartičky
       *[other] Zbývá { $count } kartiček
    }
goldrush-ui-ore-supply =
    { $count ->
        [0] Žádný žeton s rudou v zásobě
        [one] 1 žeton s rudou v zásobě
        [few] { $count } žetony s rudou v zásobě
       *[other] { $count } žetonů s rudou v zásobě
    }
goldrush-ui-ore =
    { $count ->
        [0] Žádný žeton s rudou
        [one] 1 žeton s rudou
        [few] { $count } žetony s rudou
       *[other] { $count } žetonů s rudou
    }
goldrush-ui-cowboys =
    { $count ->
        [0] Žádný kovboj
        [one] 1 kovboj
        [few] { $count } kovbojové
       *[other] { $count } kovbojů
    }
goldrush-ui-tent-home = Stan v zásobě
goldrush-ui-tent-out = Stan v horách
goldrush-ui-owner = Vlastní: { $seats }
goldrush-ui-nobody = Nepatří nikomu
goldrush-ui-tiles =
    { $count ->
        [one] 1 kartička
        [few] { $count } kartičky
       *[other] { $count } kartiček
    }
goldrush-ui-open =
    { $count ->
        [0] Žádná otevřená strana
        [one] 1 otevřená strana
        [few] { $count } otevřené strany
       *[other] { $count } otevřených stran
    }
goldrush-ui-complete = Dokončeno
goldrush-ui-locomotives =
    { $count ->
        [0] Žádná lokomotiva
        [one] 1 lokomotiva
        [few] { $count } lokomotivy
       *[other] { $count } lokomotiv
    }
goldrush-ui-nuggets =
    { $count ->
        [0] Žádný nuget
        [one] 1 nuget
        [few] { $count } nugety
       *[other] { $count } nugetů
    }
goldrush-ui-pile =
    { $count ->
        [0] Žádný žeton na hromádce
        [one] 1 žeton na hromádce
        [few] { $count } žetony na hromádce
       *[other] { $count } žetonů na hromádce
    }
goldrush-ui-tipis =
    { $count ->
        [0] Žádný indiánský tábor
        [one] 1 indiánský tábor
        [few] { $count } indiánské tábory
       *[other] { $count } indiánských táborů
    }
goldrush-ui-herds =
    { $count ->
        [0] Žádní divocí koně
        [one] 1 stádo divokých koní
        [few] { $count } stáda divokých koní
       *[other] { $count } stád divokých koní
    }
goldrush-ui-tracks =
    { $count ->
        [0] Žádná dokončená trať
        [one] 1 dokončená trať
        [few] { $count } dokončené tratě
       *[other] { $count } dokončených tratí
    }
goldrush-ui-points-now =
    { $count ->
        [one] Zatím 1 bod
        [few] Zatím { $count } body
       *[other] Zatím { $count } bodů
    }
goldrush-ui-points-complete =
    { $count ->
        [one] Po dokončení 1 bod
        [few] Po dokončení { $count } body
       *[other] Po dokončení { $count } bodů
    }
goldrush-ui-joins = Spojí se
goldrush-ui-completes = Dokončí se
goldrush-ui-lays-ore =
    { $count ->
        [0] Nepřibude žádný žeton s rudou
        [one] Přibude 1 žeton s rudou
        [few] Přibudou { $count } žetony s rudou
       *[other] Přibude { $count } žetonů s rudou
    }
goldrush-ui-prairies = Zobrazit prérie
goldrush-ui-remaining = Kartičky, které ještě přijdou
goldrush-ui-discarded =
    { $count ->
        [0] Žádná vyřazená kartička
        [one] 1 vyřazená kartička
        [few] { $count } vyřazené kartičky
       *[other] { $count } vyřazených kartiček
    }
goldrush-ui-turn = Pootočit kartičku
goldrush-ui-zoom-in = Přiblížit
goldrush-ui-zoom-out = Oddálit
goldrush-ui-zoom-all = Zobrazit celou herní plochu
goldrush-ui-your-ore = Tvé žetony s rudou
goldrush-ui-gravel = Štěrk
goldrush-ui-place-here = Přiložit kartičku na místo ({ $x }, { $y })
goldrush-ui-board = Herní plocha
goldrush-ui-nothing = Žádné figurky
goldrush-ui-dead-ore =
    { $count ->
        [0] Žádný žeton mimo hru
        [one] 1 žeton mimo hru
        [few] { $count } žetony mimo hru
       *[other] { $count } žetonů mimo hru
    }
goldrush-ui-place-hint =
    { $count ->
        [one] Hodí se na 1 místo.
        [few] Hodí se na { $count } místa.
       *[other] Hodí se na { $count } míst.
    }
goldrush-ui-turn-hint = Pootočíš ji dalším kliknutím, kolečkem myši nad ní nebo klávesou R.
goldrush-ui-turn-touch = Pootočíš ji dalším klepnutím.
goldrush-ui-turned = Otočeno o { $degrees }°
goldrush-ui-no-figure = Nikdo
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
goldrush-ui-all-tiles = Kartičky
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
