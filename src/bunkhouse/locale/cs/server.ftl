### Bunkhouse, the web service, in Czech: mistakes, notices, and the words of `bunkhouse serve`.

## Tables

no-such-table = Takový stůl tu není.
no-such-page = Na této adrese nic není.
no-such-language = Texty v jazyce „{ $language }“ tu nejsou.
no-such-scenario = Scénář „{ $scenario }“ tu není.
no-such-position = Pozice { $number } neexistuje; poslední je { $last }.
table-private = Tento stůl je jen pro ty, kdo u něj sedí.
table-not-started = Hra ještě nezačala.
table-over = Hra už skončila.
table-full = U tohoto stolu už není volné místo.
table-unknown-game = Hra „{ $game }“, která se u tohoto stolu hraje, tu už není.
table-other-rules = U tohoto stolu se hrálo podle verze { $version } pravidel hry { $game }; tento Bunkhouse hraje verzi { $known } a pokračovat v něm neumí.

## Seats

no-such-seat = Takové místo u tohoto stolu není.
seat-taken = Tam už sedí někdo jiný.
seat-not-away = Bot může držet místo jen tehdy, když je jeho hráč pryč.
seat-not-yet-away =
    { $seconds ->
        [one] Tenhle hráč tu byl před chvílí: počkej ještě 1 sekundu.
        [few] Tenhle hráč tu byl před chvílí: počkej ještě { $seconds } sekundy.
       *[other] Tenhle hráč tu byl před chvílí: počkej ještě { $seconds } sekund.
    }
seat-needs-a-bot = Když hra běží, musí tu někdo hrát: vyber jiného bota.
not-your-seat = Tohle není tvoje místo.
only-the-host = Tohle může jen ten, kdo stůl otevřel.
only-players = Tohle mohou jen ti, kdo u stolu hrají.

## Opening a table

no-game-chosen = Nejdřív vyber hru.
one-source-only = Stůl může začít záznamem, scénářem nebo jiným stolem, ale jen jedním z nich.
other-game = Tohle patří k jiné hře: { $game }.
source-not-over = Pokračovat z pozic jiného stolu jde, až když jeho hra skončí.
record-not-over = Záznam bude k dispozici po konci hry; do té doby by prozradil tajemství.
record-of-scenario = Hra, která nezačala od začátku, nemá záznam.

## Moves

stale-move = Pozice se mezitím změnila; podívej se znovu.
no-such-action = Takový tah neexistuje.
draft-past-chance = Dál rozhodne náhoda; tyto tahy ještě nejde naplánovat.
rewind-already-asked = Někdo už o návrat požádal; nejdřív na to odpovězte.
rewind-not-asked = Nikdo tě o návrat nežádá.
nothing-said = Není co poslat.
hints-off = U tohoto stolu se neradí.
hint-not-yours = O radu může požádat jen ten, kdo na místě sedí.
hint-not-asked = Teď nemáš o čem rozhodovat.
hint-thinking = Předák ještě přemýšlí o tvé minulé otázce.
hint-nothing = Předák tentokrát neví, co poradit.

## Requests

bad-request = Server tomuto požadavku nerozumí: { $trouble }.
bad-message = Server této zprávě nerozumí.
not-json = Server přijímá příkazy jen jako JSON.
too-large = Tohle je příliš velké: vejde se nejvýš { $most } kB.
too-many-requests = To bylo moc rychle; chvilku počkej.
foreign-origin = Tento příkaz přišel z cizí stránky, a proto se neprovedl.
server-fault = Na serveru se něco pokazilo. Víc je v jeho záznamech pod číslem { $id }.

## Notices in the chat of a table

notice-joined = Ke stolu usedá { $name }.
notice-left = Od stolu odchází { $name }.
notice-back = { $name } je zpět.
notice-substitute =
    { $bot ->
        [none] Místo hráče { $name } už nikdo nedrží.
       *[other] { $bot } (bot) drží místo hráče { $name }.
    }
notice-level = { $name } teď hraje jako: { $bot } (bot).
notice-hint = { $name } se ptá předáka na radu.
notice-undo = { $name } bere tah zpět.
notice-rewound = { $name } žádá o návrat a všichni souhlasí.
notice-rewind-refused = { $name } s návratem nesouhlasí.

## The serve command

serve-open = Bunkhouse je otevřený: { $address }
serve-already-open = Bunkhouse už je otevřený: { $address }
serve-cannot-listen = Na adrese { $host }, portu { $port } nejde naslouchat: { $trouble }.
serve-no-port = Od portu { $port } výš není žádný volný.
serve-no-folder = Datovou složku { $folder } nejde použít: { $trouble }.
