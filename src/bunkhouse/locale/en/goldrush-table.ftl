### The table of Gold Rush in the browser.

goldrush-ui-place-hint =
    { $count ->
        [one] It fits in 1 place.
       *[other] It fits in { $count } places.
    }
goldrush-ui-turn-hint = Click the tile again, use the wheel over it or press R to turn it.
goldrush-ui-turn-touch = Tap the tile again to turn it.
goldrush-ui-turned = Turned { $degrees }°
goldrush-ui-nobody = Nobody
goldrush-ui-mine = Mine for gold
goldrush-ui-move-tent = Move the tent
goldrush-ui-pitch-tent = Pitch the tent
goldrush-ui-tent-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
goldrush-ui-of-pile =
    { $count ->
        [0] no tokens there
        [one] pile of 1 token
       *[other] pile of { $count } tokens
    }
goldrush-ui-at-once =
    { $count ->
        [one] 1 point at once
       *[other] { $count } points at once
    }
goldrush-ui-now =
    { $count ->
        [one] 1 point now
       *[other] { $count } points now
    }
goldrush-ui-now-then = { $now } now, { $then } when complete
goldrush-ui-lays = Brings
goldrush-ui-plain = Begins something new
goldrush-ui-ore-left = { $count } ore
goldrush-ui-areas-track = Railroad lines
goldrush-ui-areas-mountain = Mountains
goldrush-ui-areas-city = Cities
goldrush-ui-areas-prairie = Prairies
goldrush-ui-figures = Figures
goldrush-ui-tiles = Tiles
goldrush-ui-row = Row { $y }:

## Keys

goldrush-ui-key-turn = Turn the tile
goldrush-ui-key-prairies = Show the prairies

## Directions

goldrush-ui-wind-n = north
goldrush-ui-wind-ne = northeast
goldrush-ui-wind-e = east
goldrush-ui-wind-se = southeast
goldrush-ui-wind-s = south
goldrush-ui-wind-sw = southwest
goldrush-ui-wind-w = west
goldrush-ui-wind-nw = northwest
