### Bunkhouse, what is not of one game, in Czech: mistakes of people, and the words of the `bunkhouse` command.

list-and = { $first } a { $last }

## Mistakes: games, seats, options, bots

unknown-game = Hra „{ $game }“ tu není; na výběr je: { $known }.
bad-seats = Hru { $game } hraje { $low } až { $high } hráčů s různými jmény; pro počet { $seats } není.
bad-option = Hra { $game } nemá volbu „{ $option }“; její volby jsou: { $known }.
bad-option-value = Volba { $option } nemůže být „{ $value }“; na výběr je: { $known }.
no-components-file = Hra { $game } nemá soubor s daty, který by šlo nahradit.
bad-components = Soubor s daty nelze použít: { $entry }: { $trouble }.
unknown-bot = Bot „{ $bot }“ tu není; na výběr je: { $known }.
bad-search = „{ $words }“ neříká, jak hledat; pište to jako search:iterations=500,seconds=1; možnosti: { $known }.
arena-one-bot = Aréna potřebuje aspoň dva boty, nebo dvakrát téhož.
arena-other-contest = { $file } obsahuje jiné utkání: liší se hra, místa, volby, boti nebo semínko.
arena-no-ray = Ray není nainstalován; přinese ho „pip install bunkhouse[cluster]“.
arena-bad-cluster = Na { $address } není žádný klastr Ray: { $trouble }.
fit-no-features = { $game } nemá žádné znaky, jejichž váhy by šlo přizpůsobit.
fit-no-way = Způsobem „{ $way }“ se { $game } přizpůsobit nedá; kromě obvyklého jsou: { $known }.
fit-no-numpy = NumPy není nainstalováno; přinese ho „pip install bunkhouse[fit]“.
bad-choice = Tohle není tah: { $choice }.
bad-notation = „{ $text }“ není tah hry { $game }.
nobody-asked = Teď se žádného hráče na nic neptáme.

## Mistakes: taking back

undo-past-revelation = Teď už nejde vzít nic zpět: od tvého posledního tahu se ukázalo něco nového nebo táhl někdo jiný.
nothing-to-undo = Není co vzít zpět.
nothing-to-redo = Není co zahrát znovu.

## Mistakes: scenarios

cannot-read = Soubor { $file } nejde přečíst: { $trouble }.
bad-scenario = Tohle není scénář: { $trouble }.
bad-scenario-file = { $file } není scénář: { $trouble }.
bad-position-key = Pozice nezná „{ $key }“; může mít: { $known }.
bad-seat-name = Hráč „{ $name }“ tu není; hrají: { $known }.
bad-fact = Na „{ $fact }“ se pozice zeptat nejde.

## Mistakes: records

record-foreign = Řádek { $line }: tohle není záznam Bunkhouse; ten začíná slovy „{ $title }“.
record-newer = Řádek { $line }: záznam má formát { $format }, ale tento Bunkhouse zná formáty jen do čísla { $known }; přečte ho novější verze.
record-bad-line = Řádek { $line } sem nepatří: „{ $text }“.
record-cut-off = Za řádkem { $line } je záznam useknutý: chybí mu konec.
record-other-components = Řádek { $line }: soubor s daty na konci není ten, se kterým se hrálo.
record-missing-head = Hlavička končí na řádku { $line } a chybí v ní „{ $head }“.
record-bad-head = Řádek { $line }: „{ $head }“ nemůže být „{ $value }“.
record-unknown-game = Řádek { $line }: hra „{ $game }“ tu není známá.
record-newer-rules = Řádek { $line }: hrálo se podle verze { $version } pravidel hry { $game }, ta je novější než zdejší verze { $known }.
record-older-rules = Řádek { $line }: hrálo se podle verze { $version } pravidel hry { $game }; tento Bunkhouse hraje verzi { $known } a záznam přehrát neumí.
record-bad-move = Řádek { $line }: „{ $text }“ není tah této hry.
record-illegal-move = Řádek { $line }: tento tah není dovolený: { $move }.
record-damaged = Řádek { $line }: kontrolní součet nesouhlasí; některý tah záznamu byl změněn nebo se ztratil.
record-wrong-result = Řádek { $line }: výsledek neodpovídá tahům.
verify-no-commitment = Záznam neobsahuje závazek, takže jeho losování nejde dokázat.
verify-no-seed = V záznamu není semínko (prozradí se až na konci hry), takže jeho losování zatím nejde dokázat.
verify-wrong-seed = Semínko v záznamu není to, které bylo na začátku přislíbeno.
verify-other-draw = Řádek { $line }: přislíbené semínko losuje něco jiného než „{ $move }“.

## The command: mistakes

cli-no-such-option = Přepínač { $option } tu není; viz { $help }.
cli-option-needs-value = Přepínač { $option } potřebuje hodnotu; viz { $help }.
cli-missing = Chybí { $parameter }; viz { $help }.
cli-too-small = Číslo pro { $parameter } je příliš malé; viz { $help }.
cli-not-a-number = { $parameter } potřebuje celé číslo; viz { $help }.
cli-unknown-command = Příkaz „{ $command }“ tu není; viz { $help }.
cli-bad-usage = Takhle příkaz použít nejde; viz { $help }.
cli-unknown-language = Jazyk „{ $language }“ tu není; na výběr je: { $known }.
cli-bad-option-form = „{ $text }“ není volba; napiš ji třeba jako no_farmers=true.
cli-not-utf8 = není to text v UTF-8
cli-cannot-write = Do souboru { $file } nejde zapsat: { $trouble }.
cli-not-overwritten = Soubor { $file } už existuje a není to záznam Bunkhouse, proto zůstane, jak je.
cli-no-folder = Soubor { $file } nejde zapsat: složka { $folder } neexistuje.
cli-in-file = { $file }: { $trouble }
cli-bad-people =
    { $seats ->
        [one] Na 1 místě nemůže hrát lidí: { $people }.
        [few] Na { $seats } místech nemůže hrát lidí: { $people }.
       *[other] Na { $seats } místech nemůže hrát lidí: { $people }.
    }
cli-bad-bots =
    { $seats ->
        [0] Pro bota už nezbývá místo.
        [one] Pro boty zbývá 1 místo: uveď jednoho bota, ne { $bots }.
        [few] Pro boty zbývají { $seats } místa: uveď jednoho bota pro všechna, nebo { $seats }, ne { $bots }.
       *[other] Pro boty zbývá { $seats } míst: uveď jednoho bota pro všechna, nebo { $seats }, ne { $bots }.
    }
cli-too-many-names = Jmen je víc než hráčů: { $names } místo { $seats }.
cli-same-names = Dva hráči mají stejné jméno.
cli-arena-bad-stop = „{ $text }“ není dvojice podílů; pište ji jako 0.5:0.6.
cli-no-scenarios = Ve složce { $folder } nejsou žádné scénáře.
cli-bad-chance = Co má v tomto scénáři udělat náhoda, není možné.
cli-no-such-move = Tah { $number } tu není; záznam má tahů: { $last }.
cli-no-rules = Pro hru { $game } tu není přehled pravidel.
cli-unknown-clause = Pravidla hry { $game } nemají článek „{ $clause }“.
cli-clause-left-out = { $clause } se hráčů netýká: { $reason }
cli-no-checkout = Pravidla hry { $game } po článcích tu nejsou: pokrytí jde ukázat jen ve zdrojové podobě, nebo když je ve složce hry { $file }.
cli-interrupted = Přerušeno. Tak zase někdy!

## The command: playing

cli-person = Hráč { $number }
cli-promise = Losování zaručuje otisk (SHA-256) tajného semínka: { $commitment }
cli-hand-over = Předej klávesnici, na tahu je { $name }. Pak stiskni Enter.
cli-more-in-log = … co bylo předtím, ukáže log
cli-hint-list = Napiš číslo ze seznamu; všechno ostatní ukáže help.
cli-beyond = Mimo obrázek: { $keys }. Když napíšeš board a jedno z těchto čísel, podíváš se tam.
cli-not-understood = „{ $text }“ není tah ani příkaz; zkus help.
cli-bad-spot = „{ $text }“ není místo; napiš třeba board 2,-1 nebo board 3.
cli-why-what = Který tah? Napiš třeba why 3b.
cli-save-where = Do kterého souboru? Napiš třeba save vecer.txt.
cli-allowed = To je dovoleno.
cli-saved = Hra je uložená v souboru { $file }.
cli-left = Hra tady končí, ještě než je dohraná. Tak zase někdy!
cli-linger = Napiš save SOUBOR, chceš-li si hru uložit, log, chceš-li si ji znovu přečíst, nebo odejdi klávesou Enter.
cli-play-help =
    ČÍSLO – volba ze seznamu nebo místo na ploše; písmeno otočí kartičku (3b)
    X,Y – místo podle sloupce a řádku, také s písmenem (2,-1b)
    pass, mine … – fungují i tahy zapsané jako v záznamech
    undo, redo – vzít svůj tah zpět, dokud se neukázalo nic nového, nebo ho zahrát znovu
    log – všechno, co se dosud stalo
    board X,Y – znovu ukázat plochu, u velké plochy kolem tohoto místa; stačí i číslo ze seznamu
    why TAH – které pravidlo tah zakazuje
    save SOUBOR – uložit dosavadní hru
    help – tento přehled
    quit – odejít ze hry

## The command: tables

cli-game = Hra
cli-title = Název
cli-players = Hráči
cli-options = Volby (obvyklá hodnota je první)
cli-bots = Boti: { $bots }
cli-player = Hráč
cli-points = Body
cli-total = Celkem
cli-place = Pořadí
cli-winner =
    { $count ->
        [one] { $points ->
            [one] Vítězí { $names } s 1 bodem.
           *[other] Vítězí { $names } s { $points } body.
        }
       *[other] { $points ->
            [one] O vítězství se dělí { $names }, každý s 1 bodem.
           *[other] O vítězství se dělí { $names }, každý s { $points } body.
        }
    }
cli-yes = ano
cli-no = ne

## The command: simulations, scenarios, replays, rules

cli-simulating = Hraje se
cli-simulated = Odehráno her: { $done } z { $games }
cli-fault = Chyba: { $fault }
cli-sim-games = Hry
cli-sim-decisions = Rozhodnutí
cli-sim-seconds = Sekundy
cli-sim-games-per-s = Her za sekundu
cli-sim-decisions-per-s = Rozhodnutí za sekundu
cli-sim-compiled = Zkompilováno
cli-sim-bots = Boti podle míst
cli-sim-mean-scores = Průměr bodů podle míst
cli-sim-wins = Vítězství podle míst
cli-arena-bot = Bot
cli-arena-games = Hry
cli-arena-share = Vítězství
cli-arena-interval = 95% interval
cli-arena-points = Body
cli-arena-lead = Náskok
cli-arena-speed = Rozhodnutí/s
cli-arena-rating = Hodnocení
cli-arena-fair = Her: { $games }; mezi rovnými by každé místo vyhrálo { $share }.
cli-arena-high = První bot vyhrává vyšší podíl.
cli-arena-low = První bot nevyhrává víc než nižší podíl.
cli-arena-open = Zda první bot vyhrává nižší, nebo vyšší podíl, zatím není jasné.
fit-done = { $file } má váhy podle { $games } her; konečný náskok míjejí o { $error } (dříve: { $before }).
fit-learnt = { $file } má váhy posledního kola.
cli-step = Krok
cli-what = Co
cli-expected = Očekáváno
cli-found = Zjištěno
cli-scenarios-done =
    { $failed ->
        [0] { $count ->
            [one] Scénář platí.
            [few] Platí všechny { $count } scénáře.
           *[other] Platí všech { $count } scénářů.
        }
        [one] 1 scénář z { $count } neplatí.
        [few] { $failed } scénáře z { $count } neplatí.
       *[other] { $failed } scénářů z { $count } neplatí.
    }
cli-replay-unfinished =
    { $moves ->
        [one] To je pozice po 1 tahu; hra není dohraná.
       *[other] To je pozice po { $moves } tazích; hra není dohraná.
    }
cli-verified =
    { $draws ->
        [one] Ověřeno: jediné losování odpovídá přislíbenému semínku.
        [few] Ověřeno: všechna { $draws } losování odpovídají přislíbenému semínku.
       *[other] Ověřeno: všech { $draws } losování odpovídá přislíbenému semínku.
    }
cli-code = Kód
cli-tests = Testy
cli-reason = Důvod
cli-example-missing = Příklad { $example } nemá scénář.
cli-coverage-holes =
    { $count ->
        [one] 1 článek nemá test ani uvedený důvod: { $clauses }.
        [few] { $count } články nemají test ani uvedený důvod: { $clauses }.
       *[other] { $count } článků nemá test ani uvedený důvod: { $clauses }.
    }
cli-coverage-whole = Každý z { $clauses } článků má test, scénář nebo uvedený důvod a každý z { $examples } příkladů má scénář.
