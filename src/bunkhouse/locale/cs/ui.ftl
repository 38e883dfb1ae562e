### The browser client in Czech: lobby, table and the words around every game.
### Players are addressed by „ty“; buttons are infinitives.

ui-motto = Deskové hry z Divokého západu. Sedni si a hraj.
ui-foot = Bez účtu a bez instalace. Hry jsou neoficiální, všechny kresby jsou naše vlastní.
ui-unreachable = Server není dostupný. Zkouším to znovu…
ui-error = Něco se nepovedlo ({ $what }).
ui-nowhere = Na této adrese nic není.
ui-loading = Připravuji stůl…
ui-close = Zavřít
ui-search = Hledat
ui-nothing-found = Nic nenalezeno
ui-nobody = nikdo

## Games

ui-games = Hry
ui-players =
    { $high ->
        [few] { $low }–{ $high } hráči
       *[other] { $low }–{ $high } hráčů
    }
ui-minutes = { $count } min

## New table

ui-new-table = Nový stůl
ui-seat-number = Místo { $number }
ui-seat-me = Ty
ui-seat-here = Někdo na tomto zařízení
ui-seat-people = Lidé
ui-bots-levels = Boti podle síly
ui-bots-others = Další boti
ui-seat-invite = Volné: pozvat někoho
ui-name = Jméno
ui-your-name = Tvoje jméno
ui-add-seat = Přidat místo
ui-remove-seat = Odebrat místo { $number }
ui-play-bots =
    { $count ->
        [one] Hrát hned proti botovi
       *[other] Hrát hned proti { $count } botům
    }
ui-play-here = Hrát na tomto zařízení
ui-watch-bots = Dívat se, jak hrají boti
ui-open-table = Otevřít stůl
ui-options = Možnosti
ui-watchable = Přátelé se mohou dívat
ui-watchable-help = Kdo má odkaz, může přihlížet. Co je jen tvoje, neuvidí nikdo.
ui-show-remaining = Zobrazit kartičky, které ještě přijdou
ui-show-remaining-help = Panel je počítá pro všechny. Bez něj si je musíš pamatovat.
ui-hints = Rady jsou dovolené
ui-hints-help = Kdo se rozhoduje, může se zeptat, co by udělal předák. Ostatní se to dozvědí.
ui-hints-on = U tohoto stolu je dovoleno si nechat poradit.
ui-hints-off = U tohoto stolu se neradí.
ui-table-name = Název stolu
ui-data-file = Vlastní soubor s herním materiálem
ui-data-file-help = Pro opravená čísla. Bez něj platí čísla domu; která z nich jsou zrekonstruovaná, je uvedeno u stolu.
ui-data-file-house = Stáhnout soubor domu

## Your games, other tables

ui-your-games = Tvoje hry
ui-no-games = Zatím žádné hry. Tvoje stoly tu počkají, než se vrátíš.
ui-finished-games =
    { $count ->
        [one] 1 dohraná hra
        [few] { $count } dohrané hry
       *[other] { $count } dohraných her
    }
ui-finished = Dohráno
ui-running = Hraje se
ui-your-turn-short = Jsi na tahu
ui-with = hraje i { $names }
ui-seats-taken = obsazeno { $taken } z { $all } míst
ui-play-now = Hrát
ui-look = Podívat se
ui-sit = Sednout si
ui-join = Připojit se
ui-join-table = Připojit se ke stolu
ui-join-code = Odkaz nebo kód od někoho
ui-watch = Přihlížet
ui-study = Ohlédnout se, učit se
ui-open-record = Otevřít záznam
ui-open-scenario = Příklady z pravidel
ui-scenario-help = Všechny příklady z pravidel, připravené na stole. Prohlédni si je, nebo z nich hraj dál.

## Seats

ui-seats = Hráči
ui-seat-blue = Modrá
ui-seat-yellow = Žlutá
ui-seat-red = Červená
ui-seat-green = Zelená
ui-seat-black = Černá
ui-seat-open = Volné místo
ui-seat-waits = čeká na někoho
ui-you = ty
ui-online = u stolu
ui-offline = není u stolu
ui-away = pryč
ui-bot-random = Tulák
ui-bot-random-help = Dělá cokoli, co pravidla dovolí.
ui-bot-greenhorn = Zelenáč
ui-bot-greenhorn-help = Ve městě je nový: vidí, co tah přinese hned, a často zahraje jiný.
ui-bot-cowhand = Honák
ui-bot-cowhand-help = Zná pravidla, dívá se kousek dopředu, občas je nepozorný.
ui-bot-foreman = Předák
ui-bot-foreman-help = Myslí dopředu a málokdy chybuje: dobrý soupeř.
ui-bot-trail-boss = Šéf stáda
ui-bot-trail-boss-help = Nejlepší, co tu je: o každém rozhodnutí přemýšlí až sekundu.
ui-bot-greedy = Ostřílený
ui-bot-greedy-help = Bere to, po čem je na konci tahu nejlíp.
ui-bot-own-help = Bot, který patří k tomuto domu.
ui-is-bot = { $name } (bot)
ui-drafted = nepotvrzeno
ui-to-decide = na tahu
ui-winner = vítězství
ui-watcher = Divák
ui-watchers =
    { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
ui-points =
    { $count ->
        [one] 1 bod
        [few] { $count } body
       *[other] { $count } bodů
    }

## The decision

ui-decision = Rozhodnutí
ui-choices = Možnosti volby
ui-your-decision = Jsi na tahu.
ui-ready = Hotovo? Potvrď svůj tah
ui-ready-hint = Nic ještě neplatí: změň to, vrať to, nebo potvrď.
ui-sending = Odesílám…
ui-confirm = Potvrdit
ui-undo = Zpět
ui-redo = Znovu
ui-restart = Začít tah znovu
ui-waiting-for =
    { $count ->
        [one] { $names } se rozhoduje
       *[other] { $names } se rozhodují
    }
ui-may-react =
    { $count ->
        [one] { $names } může zahrát kartu
       *[other] { $names } mohou zahrát kartu
    }
ui-lately = Co se právě stalo
ui-skip = Přeskočit
ui-clock = Zbývající čas
ui-clock-left =
    { $seconds ->
        [one] zbývá 1 sekunda
        [few] zbývají { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }
ui-wins =
    { $count ->
        [one] { $names } vítězí!
       *[other] { $names } se dělí o vítězství!
    }
ui-over-hint = Hra skončila. Prohlédni si vyhodnocení, nebo si hru přehraj.
ui-play-again = Hrát znovu
ui-why-not = proč ne?

## Hints

ui-hint = Rada
ui-hint-title = Co by udělal předák?
ui-hint-thinking = Předák přemýšlí …
ui-hint-help = Ukaž na tah a uvidíš ho na desce; vyber ho a připraví se.
ui-hint-help-touch = Klepni na tah a připraví se na desce.
ui-hint-chance = na výhru
ui-hint-ahead = náskok { $points }
ui-hint-behind = ztráta { $points }
ui-hint-even = vyrovnané

## Log, chat, replay

ui-log = Průběh
ui-words = Plocha slovy
ui-words-short = Slovy
ui-log-and-chat = Průběh a chat
ui-log-start = Příprava
ui-log-empty = Zatím se nic nestalo.
ui-show-position = Ukázat tuto pozici
ui-turn = Tah { $number }
ui-chat = Chat
ui-chat-empty = Pozdrav ostatní.
ui-chat-message = Zpráva
ui-chat-placeholder = Napiš něco
ui-send = Odeslat
ui-unread =
    { $count ->
        [one] 1 nová zpráva
        [few] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
ui-drawers = Panely
ui-replay = Přehrát
ui-moves = Kroky
ui-move = Krok { $number }
ui-move-of = krok { $number } z { $last }
ui-live = krok { $number } · živě
ui-to-start = Na začátek
ui-step-back = O krok zpět
ui-step-on = O krok dál
ui-play = Přehrát
ui-pause = Pozastavit
ui-moment = Tohle je krok { $number }
ui-moment-hint = Díváš se do minulosti. Hra zatím pokračuje.
ui-moment-hint-over = Díváš se zpět na dohranou hru.
ui-back-to-now = Zpět do přítomnosti
ui-play-on = Hrát odsud dál
ui-ask-rewind = Požádat o návrat sem
ui-rewind-asked = { $name } žádá o návrat na krok { $number }.
ui-rewind-waiting = Čeká se na odpověď ostatních.
ui-agree = Souhlasit
ui-refuse = Odmítnout

## Score sheet

ui-score-sheet = Vyhodnocení
ui-counting = Počítám…
ui-total = Celkem
ui-fair = Ověřit náhodu
ui-fair-help = Tento otisk byl zveřejněn před prvním tahem, semínko až teď: s oběma může kdokoli ověřit každé losování.
ui-fair-commitment = Otisk
ui-fair-seed = Semínko

## Around the table

ui-menu = Nabídka
ui-rules = Pravidla
ui-contents = Obsah
ui-no-rules = Pravidla této hry tu zatím nejsou.
ui-invite = Pozvat
ui-invite-link = Odkaz na tento stůl
ui-invite-play = Pošli tento odkaz přátelům: kdo ho otevře, může si sednout na volné místo.
ui-invite-watch = Pošli tento odkaz přátelům: kdo ho otevře, může se dívat.
ui-copy-link = Zkopírovat odkaz
ui-copied = Zkopírováno
ui-download = Stáhnout záznam
ui-leave = Odejít na chvíli
ui-leave-help = Tvoje místo ti zůstane: kdykoli se ke stolu vrátíš, máš ho hned zpátky.
ui-leave-who = Kdo bude zatím hrát?
ui-leave-seats = Kdo odchází?
ui-stay = Zůstat
ui-you-left = Teď u tohoto stolu nesedíš. Místo je pořád tvoje.
ui-you-are-warm = Tvoje místo drží { $bot } (bot).
ui-come-back = Vzít si je zpátky
ui-warm = Nechat místo držet bota
ui-warm-change = Změnit nebo ukončit
ui-warm-title = Bot drží místo
ui-warm-help = Bot hraje jen s tím, co toto místo smí vědět, a jeho tajemství nikdo neuvidí. Jakmile se { $name } vrátí, má místo hned zpátky.
ui-warm-note = { $bot } (bot) drží místo
ui-warm-nobody = Nikdo
ui-warm-nobody-help = Stůl čeká.
ui-bot-change = Změnit bota
ui-bot-title = Kdo tu hraje?
ui-bot-put = Posadit bota
ui-bot-none = Zatím nikdo
ui-bot-none-help = Místo zůstane volné pro přítele.
ui-done = Hotovo
ui-to-lobby = Do předsálí
ui-no-table = Tento stůl se nenašel
ui-waiting-room = Hra začne, jakmile budou všechna místa obsazená.
ui-start-now = Začít hned
ui-start-now-help = Na volná místa si sedne { $bot } (bot).
ui-cover = Předat zařízení
ui-pass-device = Předej zařízení: { $name }
ui-pass-device-hint = Některé věci jsou jen pro jedny oči.
ui-i-am = { $name }, to jsem já: ukázat stůl
ui-look-again = Počkat, ještě se podívám
ui-cover-again = Zakrýt stůl

## Settings

ui-settings = Nastavení
ui-language = Jazyk
ui-theme = Světlo
ui-theme-system = Podle zařízení
ui-theme-light = Denní světlo
ui-theme-dark = Světlo lampy
ui-motion = Pohyb
ui-motion-help = Kartičky dopadají, kovbojové odcházejí domů. Bez pohybu se všechno stane naráz.
ui-sound = Zvuk
ui-confirm-moves = Potvrzovat tahy
ui-confirm-moves-help = Nic se neodešle, dokud to nepotvrdíš.

## Keys

ui-keys = Klávesy
ui-keys-hint = Ke každé volbě se dostaneš i klávesou Tab a zvolíš ji klávesou Enter.
ui-key-confirm = Potvrdit tah
ui-key-undo = Zpět
ui-key-redo = Znovu
ui-key-replay = O krok zpět, o krok dál
ui-key-close = Zavřít; zpět do přítomnosti
ui-key-help = Tato nápověda
ui-key-hint = Rada: co by udělal předák?
ui-key-places = Z místa na místo; posunout plochu
ui-key-zoom = Přiblížit, oddálit, celá plocha
ui-key-choose = Vybrat podle čísla

## Prostá deska

ui-ask = Rozhodni: { $what }
ui-yes = ano
ui-no = ne
ui-plain-board = Stůl
ui-plain-seats = Všichni hráči
ui-plain-nothing = nic
ui-plain-unknown = neznámo
ui-plain-let-pass = Nechat každou možnost reakce být
