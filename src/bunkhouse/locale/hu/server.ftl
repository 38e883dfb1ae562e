### Bunkhouse, the web service, in Hungarian: mistakes, notices, and the words of `bunkhouse serve`.

## Tables

no-such-table = Nincs ilyen asztal.
no-such-page = Ezen a címen nincs semmi.
no-such-language = „{ $language }” nyelvű szövegek nincsenek.
no-such-scenario = Nincs ilyen játékhelyzet: „{ $scenario }”.
no-such-position = Nincs { $number }. állás; az utolsó a(z) { $last }.
table-private = Ez az asztal csak azoké, akik mellette ülnek.
table-not-started = A játék még nem kezdődött el.
table-over = A játék véget ért.
table-full = Ennél az asztalnál minden hely foglalt.
table-unknown-game = Ezen az asztalon „{ $game }” játék van, de ez itt már nem ismert.
table-other-rules = Ennél az asztalnál a(z) { $game } szabályainak { $version }. változatával játszottak; ez a Bunkhouse a(z) { $known }. változatot ismeri, ezért nem tudja folytatni.

## Seats

no-such-seat = Nincs ilyen hely ennél az asztalnál.
seat-taken = Ott már ül valaki.
seat-not-away = Bot csak addig melegítheti valaki helyét, amíg az távol van.
seat-not-yet-away =
    { $seconds ->
        [one] Ez a játékos az imént még itt volt: várj még 1 másodpercet.
       *[other] Ez a játékos az imént még itt volt: várj még { $seconds } másodpercet.
    }
seat-needs-a-bot = Ha már megy a játék, itt játszania kell valakinek: válassz másik botot.
not-your-seat = Ez nem a te helyed.
only-the-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
only-players = Ezt csak az teheti meg, aki ennél az asztalnál játszik.

## Opening a table

no-game-chosen = Előbb válassz játékot.
one-source-only = Egy asztal kezdődhet feljegyzéssel, játékhelyzettel vagy egy másik asztallal, de csak az egyikkel.
other-game = Ez egy másik játékhoz tartozik: { $game }.
source-not-over = Egy asztal állásaiból csak akkor lehet továbbjátszani, ha ott már vége a játéknak.
record-not-over = A feljegyzés a játék végén tölthető le; addig titkokat árulna el.
record-of-scenario = Olyan játékról nincs feljegyzés, amely nem az elején kezdődött.

## Moves

stale-move = Az állás közben megváltozott; nézd meg újra.
no-such-action = Nincs ilyen lépés.
draft-past-chance = Innen a véletlen dönt; ezeket a lépéseket még nem lehet megtervezni.
rewind-already-asked = Valaki már kérte a visszalépést; előbb arra kell válaszolni.
rewind-not-asked = Senki sem kért tőled visszalépést.
nothing-said = Nincs mit elküldeni.
hints-off = Ennél az asztalnál nincs tanács.
hint-not-yours = Tanácsot csak az kérhet, aki azon a helyen ül.
hint-not-asked = Most nincs miről döntened.
hint-thinking = A csapatvezető még az előző kérdéseden gondolkodik.
hint-nothing = A csapatvezetőnek most nincs tanácsa.

## Requests

bad-request = A kiszolgáló nem érti ezt a kérést: { $trouble }.
bad-message = A kiszolgáló nem érti ezt az üzenetet.
not-json = A kiszolgáló csak JSON formában fogad parancsokat.
too-large = Ez túl nagy: legfeljebb { $most } kB lehet.
too-many-requests = Ez túl gyors volt; várj egy pillanatot.
foreign-origin = Ez a parancs egy idegen oldalról érkezett, ezért nem hajtottuk végre.
server-fault = Hiba történt a kiszolgálón. A naplójában erről ezen a számon van több: { $id }.

## Notices in the chat of a table

notice-joined = { $name } leül az asztalhoz.
notice-left = { $name } feláll az asztaltól.
notice-back = { $name } visszatért.
notice-substitute =
    { $bot ->
        [none] { $name } helyét már senki sem melegíti.
       *[other] { $bot } (bot) melegíti { $name } helyét.
    }
notice-level = { $name } mostantól így játszik: { $bot } (bot).
notice-hint = { $name } tanácsot kér a csapatvezetőtől.
notice-undo = { $name } visszavon egy lépést.
notice-rewound = { $name } visszalépést kért, és mindenki beleegyezett.
notice-rewind-refused = { $name } nem egyezik bele a visszalépésbe.

## The serve command

serve-open = A Bunkhouse nyitva van: { $address }
serve-already-open = A Bunkhouse már nyitva van: { $address }
serve-cannot-listen = Nem lehet figyelni itt: { $host }, { $port }. port ({ $trouble }).
serve-no-port = A { $port }. porttól fölfelé nincs szabad port.
serve-no-folder = A(z) { $folder } adatmappa nem használható: { $trouble }.
