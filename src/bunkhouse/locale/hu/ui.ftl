### The browser client in Hungarian: lobby, table and the words around every game. Players are addressed by „te”.

ui-motto = Társasjátékok a Vadnyugatról. Ülj le, és játssz!
ui-foot = Nem kell hozzá sem fiók, sem telepítés. A játékok nem hivatalosak; minden rajz a miénk.
ui-unreachable = A szerver nem érhető el. Újra próbálom…
ui-error = Valami nem sikerült ({ $what }).
ui-nowhere = Ezen a címen nincs semmi.
ui-loading = Terítem az asztalt…
ui-close = Bezárás
ui-search = Keresés
ui-nothing-found = Nincs találat
ui-nobody = senki

## Games

ui-games = Játékok
ui-players = { $low }–{ $high } játékos
ui-minutes = { $count } perc

## New table

ui-new-table = Új asztal
ui-seat-number = { $number }. hely
ui-seat-me = Te
ui-seat-here = Valaki ezen az eszközön
ui-seat-people = Emberek
ui-bots-levels = Botok erősség szerint
ui-bots-others = További botok
ui-seat-invite = Szabad: meghívok valakit
ui-name = Név
ui-your-name = A neved
ui-add-seat = Hely hozzáadása
ui-remove-seat = { $number }. hely eltávolítása
ui-play-bots =
    { $count ->
        [one] Játék most, bot ellen
       *[other] Játék most, { $count } bot ellen
    }
ui-play-here = Játék ezen az eszközön
ui-watch-bots = Nézem, hogyan játszanak a botok
ui-open-table = Asztal megnyitása
ui-options = Beállítások a játékhoz
ui-watchable = A barátok nézhetik
ui-watchable-help = Akinek megvan a link, nézheti a játékot. Ami csak a tiéd, azt senki sem látja.
ui-show-remaining = A hátralévő lapkák megjelenítése
ui-show-remaining-help = Egy panel számolja őket mindenkinek. Nélküle emlékezned kell rájuk.
ui-hints = Szabad tanácsot kérni
ui-hints-help = Aki dönt, megkérdezheti, mit tenne a csapatvezető. A többiek ezt megtudják.
ui-hints-on = Ennél az asztalnál szabad tanácsot kérni.
ui-hints-off = Ennél az asztalnál nincs tanács.
ui-table-name = Az asztal neve
ui-data-file = Saját játékanyagfájl
ui-data-file-help = Javított számokhoz. Enélkül a ház számai érvényesek; hogy közülük melyik rekonstruált, az asztalnál olvasható.
ui-data-file-house = A ház fájljának letöltése

## Your games, other tables

ui-your-games = A játékaid
ui-no-games = Még nincs játékod. Az asztalaid itt várnak, amíg visszajössz.
ui-finished-games = { $count } befejezett játék
ui-finished = Befejeződött
ui-running = Folyamatban
ui-your-turn-short = Te jössz
ui-with = játékostársak: { $names }
ui-seats-taken = { $all } helyből { $taken } foglalt
ui-play-now = Játék
ui-look = Megnézem
ui-sit = Leülök
ui-join = Csatlakozás
ui-join-table = Csatlakozás egy asztalhoz
ui-join-code = Link vagy kód egy baráttól
ui-watch = Nézőként
ui-study = Visszanézés, tanulás
ui-open-record = Játszma megnyitása
ui-open-scenario = Példák a szabályból
ui-scenario-help = A szabályfüzet minden példája, felállítva az asztalon. Nézd meg, vagy játssz tovább onnan.

## Seats

ui-seats = Játékosok
ui-seat-blue = Kék
ui-seat-yellow = Sárga
ui-seat-red = Piros
ui-seat-green = Zöld
ui-seat-black = Fekete
ui-seat-open = Szabad hely
ui-seat-waits = vár valakire
ui-you = te
ui-online = itt van
ui-offline = nincs itt
ui-away = elment
ui-bot-random = Csavargó
ui-bot-random-help = Bármit megtesz, amit a szabályok engednek.
ui-bot-greenhorn = Zöldfülű
ui-bot-greenhorn-help = Új a városban: látja, mit hoz egy lépés azonnal, és gyakran mégis mást lép.
ui-bot-cowhand = Marhahajcsár
ui-bot-cowhand-help = Ismeri a szabályokat, kicsit előre néz, néha figyelmetlen.
ui-bot-foreman = Csapatvezető
ui-bot-foreman-help = Előre gondolkodik, és ritkán hibázik: jó ellenfél.
ui-bot-trail-boss = Hajtásvezető
ui-bot-trail-boss-help = A legjobb: minden döntésen akár egy másodpercig is gondolkodik.
ui-bot-greedy = Vén róka
ui-bot-greedy-help = Azt lépi, amivel a köre végén a legjobban áll.
ui-bot-own-help = Ennek a háznak a saját botja.
ui-is-bot = { $name } (bot)
ui-drafted = még nem véglegesített
ui-to-decide = dönt
ui-winner = győztes
ui-watcher = Néző
ui-watchers = { $count } néző
ui-points = { $count } pont

## The decision

ui-decision = Döntés
ui-choices = Lehetőségek
ui-your-decision = Te jössz.
ui-ready = Kész? Hagyd jóvá a köröd
ui-ready-hint = Még semmi sem végleges: változtathatsz rajta, visszavonhatod vagy jóváhagyhatod.
ui-sending = Küldés…
ui-confirm = Jóváhagyás
ui-undo = Visszavonás
ui-redo = Mégis
ui-restart = A kör újrakezdése
ui-waiting-for =
    { $count ->
        [one] { $names } dönt
       *[other] { $names } dönt
    }
ui-may-react =
    { $count ->
        [one] { $names } kijátszhat egy lapot
       *[other] { $names } kijátszhat egy lapot
    }
ui-lately = Ami most történt
ui-skip = Átugrás
ui-clock = Hátralévő idő
ui-clock-left =
    { $seconds ->
        [one] még 1 másodperc
       *[other] még { $seconds } másodperc
    }
ui-wins =
    { $count ->
        [one] { $names } nyert!
       *[other] { $names } osztozik a győzelmen!
    }
ui-over-hint = A játék véget ért. Nézd meg a pontozást, vagy játszd vissza a játszmát.
ui-play-again = Új játék
ui-why-not = miért nem?

## Hints

ui-hint = Tanács
ui-hint-title = Mit tenne a csapatvezető?
ui-hint-thinking = A csapatvezető gondolkodik …
ui-hint-help = Mutass egy lépésre, és látod a táblán; válaszd ki, és elő van készítve.
ui-hint-help-touch = Koppints egy lépésre, és elő van készítve a táblán.
ui-hint-chance = győzelem
ui-hint-ahead = { $points } előny
ui-hint-behind = { $points } hátrány
ui-hint-even = fej fej mellett

## Log, chat, replay

ui-log = Napló
ui-words = Az asztal szavakban
ui-words-short = Szavakban
ui-log-and-chat = Napló és csevegés
ui-log-start = Előkészület
ui-log-empty = Még nem történt semmi.
ui-show-position = Az állás megmutatása
ui-turn = { $number }. kör
ui-chat = Csevegés
ui-chat-empty = Köszönj a többieknek!
ui-chat-message = Üzenet
ui-chat-placeholder = Írj valamit
ui-send = Küldés
ui-unread = { $count } új üzenet
ui-drawers = Panelek
ui-replay = Visszajátszás
ui-moves = Lépések
ui-move = { $number }. lépés
ui-move-of = { $number }. lépés, összesen { $last }
ui-live = { $number }. lépés · élő
ui-to-start = Az elejére
ui-step-back = Egy lépést vissza
ui-step-on = Egy lépést előre
ui-play = Lejátszás
ui-pause = Szünet
ui-moment = A játszma { $number }. lépése
ui-moment-hint = A múltat nézed. Az asztalnál közben folyik a játék.
ui-moment-hint-over = Egy már befejezett játszmát nézel vissza.
ui-back-to-now = Vissza a jelenbe
ui-play-on = Továbbjátszom innen
ui-ask-rewind = Visszalépés kérése idáig
ui-rewind-asked = { $name } szeretne idáig visszalépni: { $number }. lépés.
ui-rewind-waiting = A többiek válaszára várunk.
ui-agree = Beleegyezem
ui-refuse = Nem egyezem bele

## Score sheet

ui-score-sheet = Pontozás
ui-counting = Számolok…
ui-total = Összesen
ui-fair = A véletlen ellenőrzése
ui-fair-help = Ez az ujjlenyomat az első lépés előtt nyilvános volt, a mag csak most az: a kettő birtokában bárki ellenőrizhet minden húzást.
ui-fair-commitment = Ujjlenyomat
ui-fair-seed = Mag

## Around the table

ui-menu = Menü
ui-rules = Szabályok
ui-contents = Tartalom
ui-no-rules = Ennek a játéknak a szabályai még nincsenek itt.
ui-invite = Meghívás
ui-invite-link = Link ehhez az asztalhoz
ui-invite-play = Küldd el ezt a linket a barátaidnak: aki megnyitja, leülhet egy szabad helyre.
ui-invite-watch = Küldd el ezt a linket a barátaidnak: aki megnyitja, nézheti a játékot.
ui-copy-link = Link másolása
ui-copied = Kimásolva
ui-download = A játszma letöltése
ui-leave = Elmegyek egy időre
ui-leave-help = A helyed a tiéd marad: bármikor visszajöhetsz ehhez az asztalhoz, és azonnal visszakapod.
ui-leave-who = Ki játsszon addig?
ui-leave-seats = Ki megy el?
ui-stay = Maradok
ui-you-left = Elmentél ettől az asztaltól. A helyed még a tiéd.
ui-you-are-warm = { $bot } (bot) melegíti a helyedet.
ui-come-back = Visszaveszem
ui-warm = Melegítse bot a helyét
ui-warm-change = Módosítás vagy befejezés
ui-warm-title = Bot melegíti a helyet
ui-warm-help = A bot csak azzal játszik, amit ez a hely tudhat, és a titkait senki sem látja. Amint { $name } visszajön, azonnal visszakapja a helyét.
ui-warm-note = { $bot } (bot) melegíti a helyet
ui-warm-nobody = Senki
ui-warm-nobody-help = Az asztal vár.
ui-bot-change = Másik bot
ui-bot-title = Ki játszik itt?
ui-bot-put = Bot ültetése
ui-bot-none = Még senki
ui-bot-none-help = A hely szabad marad egy barátnak.
ui-done = Kész
ui-to-lobby = Az előtérbe
ui-no-table = Ez az asztal nem található
ui-waiting-room = A játék akkor kezdődik, amikor minden hely foglalt.
ui-start-now = Kezdés most
ui-start-now-help = A szabad helyekre { $bot } (bot) ül.
ui-cover = Az eszköz átadása
ui-pass-device = Add át az eszközt! Következik: { $name }
ui-pass-device-hint = Van, ami csak egy szempárra tartozik.
ui-i-am = Én vagyok { $name }: mutasd az asztalt
ui-look-again = Várj, még egyszer megnézem
ui-cover-again = Az asztal letakarása

## Settings

ui-settings = Beállítások
ui-language = Nyelv
ui-theme = Fény
ui-theme-system = Mint az eszközön
ui-theme-light = Nappali fény
ui-theme-dark = Lámpafény
ui-motion = Mozgás
ui-motion-help = A lapkák lehullanak, a cowboyok hazasétálnak. Nélküle minden egyszerre történik.
ui-sound = Hang
ui-confirm-moves = Lépések jóváhagyása
ui-confirm-moves-help = Semmi sem megy el, amíg jóvá nem hagyod.

## Keys

ui-keys = Billentyűk
ui-keys-hint = Minden lehetőség elérhető a Tab, és választható az Enter billentyűvel.
ui-key-confirm = A kör jóváhagyása
ui-key-undo = Visszavonás
ui-key-redo = Mégis
ui-key-replay = Egy lépést vissza, egy lépést előre
ui-key-close = Bezárás; vissza a jelenbe
ui-key-help = Ez a súgó
ui-key-hint = Tanács: mit tenne a csapatvezető?
ui-key-places = Helyről helyre; az asztal mozgatása
ui-key-zoom = Nagyobb, kisebb, minden
ui-key-choose = Választás szám szerint

## Az egyszerű tábla

ui-ask = Te döntesz: { $what }
ui-yes = igen
ui-no = nem
ui-plain-board = Az asztal
ui-plain-seats = Minden játékos
ui-plain-nothing = semmi
ui-plain-unknown = nem ismert
ui-plain-let-pass = Minden reakciót elengedek
