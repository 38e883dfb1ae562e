### The table of Gold Rush in the browser.

goldrush-ui-tiles-left =
    { $count ->
        [0] No tiles left
        [one] 1 tile left
       *[other] { $count } tiles left
    }
goldrush-ui-ore-supply =
    { $count ->
        [0] No mining tokens in the supply
        [one] 1 mining token in the supply
       *[other] { $count } mining tokens in the supply
    }
goldrush-ui-ore =
    { $count ->
        [0] No mining tokens
        [one] 1 mining token
       *[other] { $count } mining tokens
    }
goldrush-ui-cowboys =
    { $count ->
        [0] No cowboys
        [one] 1 cowboy
       *[other] { $count } cowboys
    }
goldrush-ui-tent-home = Tent in the supply
goldrush-ui-tent-out = Tent on a mountain
goldrush-ui-owner = Owned by { $seats }
goldrush-ui-nobody = Owned by nobody
goldrush-ui-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
goldrush-ui-open =
    { $count ->
        [0] No open sides
        [one] 1 open side
       *[other] { $count } open sides
    }
goldrush-ui-complete = Complete
goldrush-ui-locomotives =
    { $count ->
        [0] No locomotive
        [one] 1 locomotive
       *[other] { $count } locomotives
    }
goldrush-ui-nuggets =
    { $count ->
        [0] No nuggets
        [one] 1 nugget
       *[other] { $count } nuggets
    }
goldrush-ui-pile =
    { $count ->
        [0] No mining tokens in the pile
        [one] 1 mining token in the pile
       *[other] { $count } mining tokens in the pile
    }
goldrush-ui-tipis =
    { $count ->
        [0] No tipi camp
        [one] 1 tipi camp
       *[other] { $count } tipi camps
    }
goldrush-ui-herds =
    { $count ->
        [0] No wild horses
        [one] 1 herd of wild horses
       *[other] { $count } herds of wild horses
    }
goldrush-ui-tracks =
    { $count ->
        [0] No completed railroad line
        [one] 1 completed railroad line
       *[other] { $count } completed railroad lines
    }
goldrush-ui-points-now =
    { $count ->
        [one] 1 point as it is
       *[other] { $count } points as it is
    }
goldrush-ui-points-complete =
    { $count ->
        [one] 1 point if completed
       *[other] { $count } points if completed
    }
goldrush-ui-joins = Joins
goldrush-ui-completes = Completes
goldrush-ui-lays-ore =
    { $count ->
        [0] Brings no mining tokens
        [one] Brings 1 mining token
       *[other] Brings { $count } mining tokens
    }
goldrush-ui-prairies = Show prairies
goldrush-ui-remaining = Tiles still to come
goldrush-ui-discarded =
    { $count ->
        [0] No tiles removed from the game
        [one] 1 tile removed from the game
       *[other] { $count } tiles removed from the game
    }
goldrush-ui-turn = Turn the tile
goldrush-ui-zoom-in = Zoom in
goldrush-ui-zoom-out = Zoom out
goldrush-ui-zoom-all = Show the whole table
goldrush-ui-your-ore = Your mining tokens
goldrush-ui-gravel = Gravel
goldrush-ui-place-here = Place the tile at ({ $x }, { $y })
goldrush-ui-board = Playing area
goldrush-ui-nothing = No figures here
goldrush-ui-dead-ore =
    { $count ->
        [0] No mining tokens out of play
        [one] 1 mining token out of play
       *[other] { $count } mining tokens out of play
    }
goldrush-ui-place-hint =
    { $count ->
        [one] It fits in 1 place.
       *[other] It fits in { $count } places.
    }
goldrush-ui-turn-hint = Click the tile again, use the wheel over it or press R to turn it.
goldrush-ui-turn-touch = Tap the tile again to turn it.
goldrush-ui-turned = Turned { $degrees }°
goldrush-ui-no-figure = Nobody
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
goldrush-ui-all-tiles = Tiles
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
