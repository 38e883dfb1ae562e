### Liar's dice, its messages in Czech: what happens, what is asked and refused, the names of things.
### $seat is a player's name; $bid is a phrase from this file such as „4 šestky“; $faces are numbers such as “1 1 3”.
### All of these stay in the nominative; players are addressed by „ty“, buttons are infinitives or calls.

liarsdice-title = Lhářské kostky
liarsdice-name = Lhářské kostky
liarsdice-line = Pět kostek pod kelímkem a kamenná tvář.

## What happens

liarsdice-event-round-began =
    { $dice ->
        [few] { $round }. kolo: hází se, ve hře jsou { $dice } kostky. Začíná { $seat }.
       *[other] { $round }. kolo: hází se, ve hře je { $dice } kostek. Začíná { $seat }.
    }
liarsdice-event-dice-rolled = Pod tvým kelímkem: { $faces }.
liarsdice-event-bid-made = { $seat } hlásí: { $bid }.
liarsdice-event-doubted = { $seat } nevěří hlášení ({ $bid }): „Lež!“
liarsdice-event-called-spot-on = { $seat } bere hlášení do puntíku ({ $bid }): „Přesně!“
liarsdice-event-cup-lifted = { $seat } zvedá kelímek: { $faces }.
liarsdice-event-dice-counted =
    { $found ->
        [0] Hlášeno: { $bid }. Není tu žádná.
        [one] Hlášeno: { $bid }. Je tu 1.
        [few] Hlášeno: { $bid }. Jsou tu { $found }.
       *[other] Hlášeno: { $bid }. Je jich tu { $found }.
    }
liarsdice-event-die-lost =
    { $left ->
        [0] { $seat } přichází o poslední kostku a končí.
        [one] { $seat } přichází o kostku, zbývá 1.
        [few] { $seat } přichází o kostku, zbývají { $left }.
       *[other] { $seat } přichází o kostku, zbývá { $left }.
    }
liarsdice-event-game-ended =
    { $dice ->
        [one] Vítězí { $seat }, zbyla 1 kostka.
        [few] Vítězí { $seat }, zbyly { $dice } kostky.
       *[other] Vítězí { $seat }, zbylo { $dice } kostek.
    }

## What a player is asked

liarsdice-ask-open =
    { $total ->
        [few] Začni hlásit: kolik ze { $total } kostek ukazuje totéž?
       *[other] Začni hlásit: kolik z { $total } kostek ukazuje totéž?
    }
liarsdice-ask-answer = Hlášeno: { $bid }. Přihoď, nebo hlášení prověř.
liarsdice-ask-face =
    { $number ->
        [one] Hlásíš 1 kostku. Co ukazuje?
        [few] Hlásíš { $number } kostky. Co ukazují?
       *[other] Hlásíš { $number } kostek. Co ukazují?
    }

## Why something is not possible

liarsdice-no-game-over = Hra skončila.
liarsdice-no-chance = O tom rozhoduje náhoda, ne hráči.
liarsdice-no-not-your-turn = Nejsi na řadě.
liarsdice-no-not-now = To teď nejde.
liarsdice-no-nothing-bid = Zatím nikdo nic nehlásil.
liarsdice-no-no-spot-on = V této hře se „Přesně!“ nehraje.
liarsdice-no-wild-ones = Jedničky jsou žolíky a hlásit je nelze.
liarsdice-no-too-low = To není víc než poslední hlášení: { $bid }.
liarsdice-no-too-many =
    { $total ->
        [few] Ve hře jsou jen { $total } kostky.
       *[other] Ve hře je jen { $total } kostek.
    }

## What a player can choose

liarsdice-choice-first = Začíná { $seat }
liarsdice-choice-roll = Hod: { $faces }
liarsdice-choice-number =
    { $number ->
        [one] Hlásit 1 kostku
        [few] Hlásit { $number } kostky
       *[other] Hlásit { $number } kostek
    }
liarsdice-choice-face = { $face }
liarsdice-choice-doubt = Lež!
liarsdice-choice-spot_on = Přesně!

liarsdice-kind-first = Začínající hráč
liarsdice-kind-roll = Kostky
liarsdice-kind-number = Přihodit
liarsdice-kind-face = Hodnota
liarsdice-kind-doubt = Nevěřit
liarsdice-kind-spot_on = Vzít za slovo

## Bids and faces

liarsdice-bid-ones =
    { $count ->
        [one] 1 jednička
        [few] { $count } jedničky
       *[other] { $count } jedniček
    }
liarsdice-bid-twos =
    { $count ->
        [one] 1 dvojka
        [few] { $count } dvojky
       *[other] { $count } dvojek
    }
liarsdice-bid-threes =
    { $count ->
        [one] 1 trojka
        [few] { $count } trojky
       *[other] { $count } trojek
    }
liarsdice-bid-fours =
    { $count ->
        [one] 1 čtyřka
        [few] { $count } čtyřky
       *[other] { $count } čtyřek
    }
liarsdice-bid-fives =
    { $count ->
        [one] 1 pětka
        [few] { $count } pětky
       *[other] { $count } pětek
    }
liarsdice-bid-sixes =
    { $count ->
        [one] 1 šestka
        [few] { $count } šestky
       *[other] { $count } šestek
    }

liarsdice-face-ones = Jedničky
liarsdice-face-twos = Dvojky
liarsdice-face-threes = Trojky
liarsdice-face-fours = Čtyřky
liarsdice-face-fives = Pětky
liarsdice-face-sixes = Šestky

liarsdice-call-doubt = „Lež!“
liarsdice-call-spot_on = „Přesně!“

## What can be seen

liarsdice-field-round = Kolo
liarsdice-field-total = Kostek ve hře
liarsdice-field-active_seat = Na řadě
liarsdice-field-bid = Hlášení
liarsdice-field-bidder_seat = Kdo hlásil
liarsdice-field-number = Právě se hlásí
liarsdice-field-wild_ones = Jedničky jako žolíky
liarsdice-field-spot_on = S voláním „Přesně!“
liarsdice-field-over = Konec
liarsdice-field-dice = Kostky
liarsdice-field-hand = Pod kelímkem
liarsdice-field-shown = Naposledy odkryto
liarsdice-field-last = Minulé kolo
liarsdice-field-caller_seat = Kdo prověřoval
liarsdice-field-call = Zvolání
liarsdice-field-found = Nalezeno

## In the terminal

liarsdice-terminal-legend-hidden = kostka pod kelímkem, kterou nevidíš
liarsdice-terminal-legend-known = kostka, která ukazuje pětku
liarsdice-terminal-legend-active = kdo je na řadě

## Score sheet

liarsdice-points-dice = Zbylé kostky

## Options

liarsdice-option-spot_on = Přesně!
liarsdice-option-spot_on-true = Ano
liarsdice-option-spot_on-false = Ne
liarsdice-option-spot_on-help = Můžeš také prohlásit, že hlášení přesně sedí. Když sedí, přijdou o kostku všichni ostatní, když ne, přijdeš o ni ty.
liarsdice-option-wild_ones = Jedničky jako žolíky
liarsdice-option-wild_ones-true = Ano
liarsdice-option-wild_ones-false = Ne
liarsdice-option-wild_ones-help = Jedničky platí za kteroukoli hodnotu a nelze je hlásit.
liarsdice-option-dice = Kostek na hráče
liarsdice-option-dice-5 = Pět
liarsdice-option-dice-3 = Tři (krátká hra)
liarsdice-option-dice-help = Se třemi kostkami je hra mnohem kratší.

## Mistakes in scenario files

liarsdice-mistake-hands = Dej kostky aspoň dvěma místům: buď hands, nebo dice na začátek kola (bez hlášení).
liarsdice-mistake-dice = „{ $name }“ musí mít 1 až { $most } kostek.
liarsdice-mistake-face = Kostka hráče „{ $name }“ ukazuje hodnotu, kterou žádná kostka nemá.
liarsdice-mistake-bid = Takové hlášení tu není možné: kostek { $number }, hodnota { $face }.
liarsdice-mistake-out = „{ $name }“ nemá kostky a nemůže být na řadě.

## A bot of its own

liarsdice-bot-cardsharp = Karbaník
liarsdice-bot-cardsharp-help = Hraje podle přesných šancí kostek, nikomu nevěří a nedá na sobě nic znát.
