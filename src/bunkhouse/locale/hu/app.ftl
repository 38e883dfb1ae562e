### Bunkhouse, what is not of one game, in Hungarian: mistakes of people, and the words of the `bunkhouse` command.

list-and = { $first } és { $last }

## Mistakes: games, seats, options, bots

unknown-game = Nincs ilyen játék: „{ $game }”; választható: { $known }.
bad-seats = A(z) { $game } { $low }–{ $high }, különböző nevű játékosnak való; { $seats } nem lehet.
bad-option = A(z) { $game } játéknak nincs „{ $option }” beállítása; ezek vannak: { $known }.
bad-option-value = A(z) { $option } beállítás nem lehet „{ $value }”; ezek közül választhatsz: { $known }.
no-components-file = A(z) { $game } játéknak nincs lecserélhető adatfájlja.
bad-components = Az adatfájl nem használható: { $entry }: { $trouble }.
unknown-bot = Nincs ilyen bot: „{ $bot }”; választható: { $known }.
bad-search = A(z) „{ $words }” nem mondja meg, hogyan keressen; így írd: search:iterations=500,seconds=1; lehetőségek: { $known }.
arena-one-bot = Az arénához legalább két bot kell, vagy kétszer ugyanaz.
arena-other-contest = A(z) { $file } fájlban másik verseny van: más a játék, a helyek, a beállítások, a botok vagy a mag.
arena-no-ray = A Ray nincs telepítve; a „pip install bunkhouse[cluster]” paranccsal kapható meg.
arena-bad-cluster = Nincs Ray-fürt itt: { $address }: { $trouble }.
fit-no-features = A(z) { $game } játéknak nincsenek jellemzői, amelyek súlya illeszthető volna.
fit-no-way = A(z) { $game } „{ $way }” módon nem illeszthető; a szokásoson kívül van: { $known }.
fit-no-numpy = A NumPy nincs telepítve; a „pip install bunkhouse[fit]” paranccsal kapható meg.
bad-choice = Ez nem lépés: { $choice }.
bad-notation = „{ $text }”: a(z) { $game } játékban nincs ilyen lépés.
nobody-asked = Most egyik játékosnak sincs miről döntenie.

## Mistakes: taking back

undo-past-revelation = Most nem vonhatsz vissza semmit: az utolsó lépésed óta valami új kiderült, vagy már más lépett.
nothing-to-undo = Nincs mit visszavonni.
nothing-to-redo = Nincs mit újra meglépni.

## Mistakes: scenarios

cannot-read = Nem olvasható: { $file } ({ $trouble }).
bad-scenario = Ez nem játékhelyzet-leírás: { $trouble }.
bad-scenario-file = A(z) { $file } fájl nem játékhelyzet-leírás: { $trouble }.
bad-position-key = Az állásnak nincs „{ $key }” adata; ezek lehetnek: { $known }.
bad-seat-name = Nincs „{ $name }” nevű játékos; a játékosok: { $known }.
bad-fact = „{ $fact }”: ilyet nem lehet kérdezni egy állásról.

## Mistakes: records

record-foreign = { $line }. sor: ez nem Bunkhouse-játékfeljegyzés; az így kezdődik: „{ $title }”.
record-newer = { $line }. sor: a feljegyzés formátuma { $format }, de ez a Bunkhouse csak { $known }-ig ismeri a formátumokat; egy újabb változat el tudja olvasni.
record-bad-line = A(z) { $line }. sor nem ide való: „{ $text }”.
record-cut-off = A(z) { $line }. sor után a feljegyzés megszakad: hiányzik a vége.
record-other-components = { $line }. sor: a végén álló adatfájl nem az, amellyel a játszmát játszották.
record-missing-head = A fejléc a(z) { $line }. sorban véget ér, de hiányzik belőle: „{ $head }”.
record-bad-head = { $line }. sor: „{ $head }” nem lehet „{ $value }”.
record-unknown-game = { $line }. sor: itt nem ismert ez a játék: „{ $game }”.
record-newer-rules = { $line }. sor: a(z) { $game } szabályainak { $version }. változatával játszották, ez újabb az ittaninál ({ $known }).
record-older-rules = { $line }. sor: a(z) { $game } szabályainak { $version }. változatával játszották; ez a Bunkhouse a(z) { $known }. változatot ismeri, és nem tudja lejátszani.
record-bad-move = { $line }. sor: „{ $text }” – ebben a játékban nincs ilyen lépés.
record-illegal-move = { $line }. sor: ez a lépés nem szabályos: { $move }.
record-damaged = { $line }. sor: az ellenőrző összeg hibás; a feljegyzés egyik lépése megváltozott vagy elveszett.
record-wrong-result = { $line }. sor: az eredmény nem felel meg a lépéseknek.
verify-no-commitment = A feljegyzésben nincs előzetes ígéret, ezért a húzásai nem bizonyíthatók.
verify-no-seed = A feljegyzésben nincs benne a kezdőérték (az csak a játék végén derül ki), ezért a húzásai még nem bizonyíthatók.
verify-wrong-seed = A feljegyzés kezdőértéke nem az, amelyet az elején megígértek.
verify-other-draw = { $line }. sor: a megígért kezdőérték mást húz, nem ezt: „{ $move }”.

## The command: mistakes

cli-no-such-option = Nincs ilyen kapcsoló: { $option }; lásd: { $help }.
cli-option-needs-value = A(z) { $option } kapcsolóhoz érték kell; lásd: { $help }.
cli-missing = Hiányzik: { $parameter }; lásd: { $help }.
cli-too-small = { $parameter }: ez a szám túl kicsi; lásd: { $help }.
cli-not-a-number = { $parameter }: ide egész szám kell; lásd: { $help }.
cli-unknown-command = Nincs ilyen parancs: „{ $command }”; lásd: { $help }.
cli-bad-usage = A parancs így nem használható; lásd: { $help }.
cli-unknown-language = Nincs ilyen nyelv: „{ $language }”; választható: { $known }.
cli-bad-option-form = „{ $text }” nem beállítás; írd például így: no_farmers=true.
cli-not-utf8 = nem UTF-8 kódolású szöveg
cli-cannot-write = Nem írható: { $file } ({ $trouble }).
cli-not-overwritten = A(z) { $file } fájl már létezik, és nem Bunkhouse-játékfeljegyzés, ezért érintetlen marad.
cli-no-folder = Nem írható: { $file }, mert nincs ilyen mappa: { $folder }.
cli-in-file = { $file }: { $trouble }
cli-bad-people =
    { $seats ->
        [one] 1 helyen nem játszhat { $people } ember.
       *[other] { $seats } helyen nem játszhat { $people } ember.
    }
cli-bad-bots =
    { $seats ->
        [0] Botnak már nem maradt hely.
        [one] A botoknak 1 hely maradt: egy botot nevezz meg { $bots } helyett.
       *[other] A botoknak { $seats } hely maradt: nevezz meg egy botot mindegyikre, vagy { $seats } botot { $bots } helyett.
    }
cli-too-many-names = { $names } név túl sok { $seats } játékosnak.
cli-same-names = Két játékosnak ugyanaz a neve.
cli-arena-bad-stop = A(z) „{ $text }” nem két arány; így írd: 0.5:0.6.
cli-no-scenarios = Ebben a mappában nincs játékhelyzet-leírás: { $folder }.
cli-bad-chance = Amit ebben a leírásban a véletlennek tennie kellene, az nem lehetséges.
cli-no-such-move = Nincs { $number }. lépés; a feljegyzésben { $last } lépés van.
cli-no-rules = Ehhez a játékhoz nincs szabályjegyzék: { $game }.
cli-unknown-clause = A(z) { $game } szabályaiban nincs ilyen pont: „{ $clause }”.
cli-clause-left-out = { $clause } nem a játékosoknak szól: { $reason }
cli-no-checkout = A(z) { $game } pontokba szedett szabályai nincsenek itt: a lefedettséghez forráskód kell, vagy { $file } a játék mappájában.
cli-interrupted = Megszakítva. Viszlát!

## The command: playing

cli-person = { $number }. játékos
cli-promise = A húzásokat a titkos kezdőérték ujjlenyomata (SHA-256) szavatolja: { $commitment }
cli-hand-over = Add át a billentyűzetet, { $name } következik. Utána Enter.
cli-more-in-log = … a korábbiakat a log mutatja
cli-hint-list = Írj be egy számot a listából; minden mást a help mutat.
cli-beyond = A képen kívül: { $keys }. A board parancs és egy ilyen szám odaviszi a képet.
cli-not-understood = „{ $text }” se nem lépés, se nem parancs; írd be: help.
cli-bad-spot = „{ $text }” nem hely; írd például így: board 2,-1 vagy board 3.
cli-why-what = Melyik lépés? Írd például így: why 3b.
cli-save-where = Melyik fájlba? Írd például így: save este.txt.
cli-allowed = Ez szabályos.
cli-saved = A játék mentve: { $file }.
cli-left = A játék itt, a vége előtt félbeszakad. Viszlát!
cli-linger = A save FÁJL elmenti a játékot, a log újra elmeséli, az Enter kilép.
cli-play-help =
    SZÁM – választás a listából vagy hely a táblán; a betű elforgatja a lapkát (3b)
    X,Y – hely az oszlopa és a sora szerint, betűvel is (2,-1b)
    pass, mine … – a feljegyzések jelölésével írt lépések is jók
    undo, redo – a lépésed visszavonása, amíg semmi új nem derült ki, vagy újra meglépése
    log – minden, ami eddig történt
    board X,Y – a tábla újra, ha nagy, e hely körül; a lista egyik száma is jó
    why LÉPÉS – melyik szabály tiltja ezt a lépést
    save FÁJL – az eddigi játék mentése
    help – ez a lista
    quit – kilépés a játékból

## The command: tables

cli-game = Játék
cli-title = Cím
cli-players = Játékosok
cli-options = Beállítások (elöl a szokásos érték)
cli-bots = Botok: { $bots }
cli-player = Játékos
cli-points = Pont
cli-total = Összesen
cli-place = Helyezés
cli-winner =
    { $count ->
        [one] A győztes { $names }, { $points } ponttal.
       *[other] Holtversenyben győz { $names }, fejenként { $points } ponttal.
    }
cli-yes = igen
cli-no = nem

## The command: simulations, scenarios, replays, rules

cli-simulating = Játék folyamatban
cli-simulated = Lejátszva { $done } / { $games } játszma
cli-fault = Hiba: { $fault }
cli-sim-games = Játszmák
cli-sim-decisions = Döntések
cli-sim-seconds = Másodperc
cli-sim-games-per-s = Játszma másodpercenként
cli-sim-decisions-per-s = Döntés másodpercenként
cli-sim-compiled = Lefordítva
cli-sim-bots = Botok helyenként
cli-sim-mean-scores = Átlagpontszám helyenként
cli-sim-wins = Győzelmek helyenként
cli-arena-bot = Bot
cli-arena-games = Játszmák
cli-arena-share = Győzelmek
cli-arena-interval = 95%-os tartomány
cli-arena-points = Pontok
cli-arena-lead = Előny
cli-arena-speed = Döntés/mp
cli-arena-rating = Értékszám
cli-arena-fair = { $games } játszma; egyenlők között minden hely ennyit nyerne: { $share }.
cli-arena-high = Az első bot a nagyobb arányban nyer.
cli-arena-low = Az első bot legfeljebb a kisebb arányban nyer.
cli-arena-open = Még nem dőlt el, hogy az első bot a kisebb vagy a nagyobb arányban nyer-e.
fit-done = A(z) { $file } súlyai { $games } játszmához illeszkednek; a végső előnytől ennyire térnek el: { $error } (korábban: { $before }).
fit-learnt = { $file }: az utolsó kör súlyai.
cli-step = Lépés
cli-what = Mi
cli-expected = Várt
cli-found = Talált
cli-scenarios-done =
    { $failed ->
        [0] { $count ->
            [one] A játékhelyzet rendben van.
           *[other] Mind a(z) { $count } játékhelyzet rendben van.
        }
       *[other] { $count } játékhelyzetből { $failed } hibás.
    }
cli-replay-unfinished = Ez az állás { $moves } lépés után; a játék még nem ért véget.
cli-verified =
    { $draws ->
        [one] Ellenőrizve: az egyetlen húzás a megígért kezdőértéké.
       *[other] Ellenőrizve: mind a(z) { $draws } húzás a megígért kezdőértéké.
    }
cli-code = Kód
cli-tests = Tesztek
cli-reason = Indok
cli-example-missing = A(z) { $example } példához nincs játékhelyzet.
cli-coverage-holes = { $count } szabálypontnak nincs se tesztje, se indoka: { $clauses }.
cli-coverage-whole = Mind a(z) { $clauses } szabálypontnak van tesztje, játékhelyzete vagy indoka, és mind a(z) { $examples } példának van játékhelyzete.
