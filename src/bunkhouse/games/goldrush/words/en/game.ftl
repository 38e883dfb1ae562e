### Carcassonne: Gold Rush, its messages: what happens, what is asked and refused, the names of things.
### $seat is a player's name, $seats a list of $count names; $tile, $part, $role and $kind are phrases from this file.

goldrush-title = Carcassonne: Gold Rush
goldrush-name = Gold Rush
goldrush-line = Lay the land, run the rails, take the gold.

## What happens

goldrush-event-first-player-named = { $seat } begins.
goldrush-event-tile-drawn = { $seat } draws a { $tile }.
goldrush-event-tile-discarded = The { $tile } fits nowhere and is removed from the game.
goldrush-event-tile-placed =
    { $forced ->
        [yes] { $seat } places a { $tile } at ({ $x }, { $y }), the only way it fits.
       *[no] { $seat } places a { $tile } at ({ $x }, { $y }).
    }{ $ore ->
        [0] { "" }
        [one] { " " }It gets 1 mining token.
       *[other] { " " }It gets { $ore } mining tokens.
    }
goldrush-event-cowboy-placed = { $seat } places a { $role } ({ $part }).
goldrush-event-tent-placed =
    { $moved ->
        [yes] { $seat } moves the tent to { $part } at ({ $x }, { $y }).
       *[no] { $seat } places the tent on { $part } at ({ $x }, { $y }).
    }
goldrush-event-ore-mined =
    { $left ->
        [0] { $seat } takes a mining token, the last one in the pile.
        [one] { $seat } takes a mining token; 1 is left in the pile.
       *[other] { $seat } takes a mining token; { $left } are left in the pile.
    }
goldrush-event-ore-seen =
    { $value ->
        [0] You find nothing but gravel.
        [one] You find 1 nugget.
       *[other] You find { $value } nuggets.
    }
goldrush-event-passed = { $seat } does nothing.
goldrush-event-track-scored =
    { $seats } { $count ->
        [one] scores
       *[other] each score
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } for a railroad line of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $locomotives ->
        [0] { "" }
        [one] { " " }with one locomotive
       *[other] { " " }with { $locomotives } locomotives
    }.
goldrush-event-track-completed =
    { $tiles ->
        [one] A railroad line of 1 tile is complete. It belongs to nobody.
       *[other] A railroad line of { $tiles } tiles is complete. It belongs to nobody.
    }
goldrush-event-mountain-scored =
    { $seats } { $count ->
        [one] scores
       *[other] each score
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } for a completed mountain.
goldrush-event-mountain-completed =
    { $ore ->
        [0] A mountain is complete. It belongs to nobody.
        [one] A mountain is complete. It belongs to nobody, and its mining token is out of play.
       *[other] A mountain is complete. It belongs to nobody, and its { $ore } mining tokens are out of play.
    }
goldrush-event-city-scored =
    { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for a completed city with { $tracks ->
        [one] 1 railroad line
       *[other] { $tracks } railroad lines
    }.
goldrush-event-cowboy-returned = { $seat } gets a { $role } back.
goldrush-event-tent-returned = { $seat } gets the tent back.
goldrush-event-final-scoring-began =
    { $ore ->
        [0] The final scoring begins.
        [one] The final scoring begins. 1 mining token left on the tiles is removed.
       *[other] The final scoring begins. { $ore } mining tokens left on the tiles are removed.
    }
goldrush-event-unfinished-mountain-scored =
    { $seats } { $count ->
        [one] scores
       *[other] each score
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } for an incomplete mountain.
goldrush-event-unfinished-track-scored =
    { $seats } { $count ->
        [one] scores
       *[other] each score
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } for an incomplete railroad line.
goldrush-event-unfinished-city-scored =
    { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for an incomplete city with { $tracks ->
        [0] no completed railroad line
        [one] 1 completed railroad line
       *[other] { $tracks } completed railroad lines
    }.
goldrush-event-prairie-scored =
    { $seats } { $count ->
        [one] scores
       *[other] each score
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } for a prairie with { $tipis ->
        [0] no tipi camp
        [one] 1 tipi camp
       *[other] { $tipis } tipi camps
    } and { $herds ->
        [0] no wild horses
        [one] 1 herd of wild horses
       *[other] { $herds } herds of wild horses
    }.
goldrush-event-ore-counted =
    { $tokens ->
        [0] { $seat } has no mining tokens.
        [one] { $seat } turns over 1 mining token: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $seat } turns over { $tokens } mining tokens: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
goldrush-event-game-ended =
    { $seats } { $count ->
        [one] wins
       *[other] share the victory
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## What a player is asked

goldrush-ask-place = Place your tile: { $tile }.
goldrush-ask-act = Choose your action: a cowboy, your tent, a mining token or nothing.
goldrush-ask-first-youngest = You are the youngest: decide who begins.
goldrush-ask-first-host = You are the host: choose who begins.

## Why something is not possible

goldrush-no-game-over = The game is over.
goldrush-no-chance = Chance decides this, not a player.
goldrush-no-not-your-turn = It is not your turn.
goldrush-no-not-now = That is not possible now.
goldrush-no-no-neighbour = The place ({ $x }, { $y }) does not touch the side of any tile.
goldrush-no-place-taken = A tile already lies at ({ $x }, { $y }).
goldrush-no-sides-differ-any-turn = This tile does not fit at ({ $x }, { $y }), whichever way you turn it.
goldrush-no-sides-differ = Turned like this, the tile does not fit at ({ $x }, { $y }).
goldrush-no-no-such-part = The tile just placed has no such part: { $part }.
goldrush-no-no-cowboy = You have no cowboy left in your supply.
goldrush-no-no-farmers = This game is played without farmers.
goldrush-no-occupied = You cannot place a cowboy there ({ $part }): the { $kind } is already occupied.
goldrush-no-no-tent = Your tent does not stand on any mountain.
goldrush-no-no-ore = There are no mining tokens left on the mountain where your tent stands.
goldrush-no-tent-needs-mountain = A tent may stand only on a mountain.
goldrush-no-tent-stays = Your tent already stands there.
goldrush-no-mountain-complete = This mountain is already complete.
goldrush-no-tent-place-taken = A gold miner or a tent already stands there.

## What a player can choose

goldrush-choice-pass = Do nothing
goldrush-choice-first = { $seat } begins
goldrush-choice-draw = Draw: { $tile }
goldrush-choice-place =
    { $turn ->
        [0] Place at ({ $x }, { $y })
        [1] Place at ({ $x }, { $y }), turned 90°
        [2] Place at ({ $x }, { $y }), turned 180°
       *[3] Place at ({ $x }, { $y }), turned 270°
    }
goldrush-choice-cowboy = Place a cowboy: { $part }
goldrush-choice-tent = Place the tent: { $part } at ({ $x }, { $y })
goldrush-choice-mine = Take a mining token
goldrush-choice-ore =
    { $value ->
        [0] Mining token: gravel
        [one] Mining token: 1 nugget
       *[other] Mining token: { $value } nuggets
    }

## Landscapes: each goes with “a” and “the”

goldrush-tile-t01 = rail curve
goldrush-tile-t02 = rail curve with a locomotive
goldrush-tile-t03 = straight rail
goldrush-tile-t04 = straight rail with a locomotive
goldrush-tile-t05 = junction of three rails
goldrush-tile-t06 = city with three rails
goldrush-tile-t07 = city with four rails
goldrush-tile-t08 = junction of four rails
goldrush-tile-t09 = mountain on one side with a rail curve to the right
goldrush-tile-t10 = mountain on one side with a rail curve to the left
goldrush-tile-t11 = pair of mountains on opposite sides
goldrush-tile-t12 = pair of mountains on neighbouring sides
goldrush-tile-t13 = mountain right across the tile
goldrush-tile-t14 = mountain on two sides with a rail curve
goldrush-tile-t15 = mountain on two sides with a rail curve and a locomotive
goldrush-tile-t16 = mountain on two sides
goldrush-tile-t17 = mountain on three sides
goldrush-tile-t18 = mountain on three sides with a rail ending at it
goldrush-tile-t19 = mountain on all sides
goldrush-tile-t20 = mountain on one side with a junction of three rails
goldrush-tile-t21 = mountain on one side
goldrush-tile-t22 = mountain on one side with a straight rail

## Parts of a tile, figures and areas

goldrush-part-r = rail { $number }
goldrush-part-m = mountain { $number }
goldrush-part-p = prairie { $number }
goldrush-part-c = city

goldrush-role-railwayman = railwayman
goldrush-role-miner = gold miner
goldrush-role-farmer = farmer
goldrush-role-merchant = merchant
goldrush-role-tent = tent

goldrush-kind-track = railroad line
goldrush-kind-mountain = mountain
goldrush-kind-prairie = prairie
goldrush-kind-city = city

## Score sheet

goldrush-points-tracks = Railroad lines
goldrush-points-mountains = Mountains
goldrush-points-cities = Cities
goldrush-points-last-mountains = Incomplete mountains
goldrush-points-last-tracks = Incomplete railroad lines
goldrush-points-last-cities = Incomplete cities
goldrush-points-farmers = Farmers
goldrush-points-ore = Mining tokens

## Options

goldrush-option-no_farmers = Without farmers (first game)
goldrush-option-no_farmers-true = Yes
goldrush-option-no_farmers-false = No
goldrush-option-no_farmers-help = No cowboys are placed on prairies, and prairies bring no points: recommended for a first game.
goldrush-option-first_player = First player
goldrush-option-first_player-random = Drawn at random
goldrush-option-first_player-named_by_youngest = Named by the youngest player
goldrush-option-first_player-host_chooses = Chosen by the host
goldrush-option-first_player-help = Who begins is drawn at random, or the player in the first seat decides: the youngest or the host.

## Mistakes in scenario files

goldrush-mistake-tile = There is no tile “{ $tile }”.
goldrush-mistake-place = The tile “{ $tile }” cannot lie like this at ({ $x }, { $y }).
goldrush-mistake-tiles = The game does not have that many tiles “{ $tile }”.
goldrush-mistake-part = There is no suitable part of a tile at “{ $at }”.
goldrush-mistake-cowboys = The cowboy at “{ $at }” is one more than its player has.
goldrush-mistake-ore = There is no mining token left with the value { $value }.
goldrush-mistake-hand = The tile to be placed, “{ $tile }”, fits nowhere.

## What a bot's advice is made of

goldrush-feature-points = points already made
goldrush-feature-turns = turns still to come
goldrush-feature-tracks = unfinished railroad lines
goldrush-feature-tracks-one-open = a railroad line with one open end
goldrush-feature-tracks-more-open = a railroad line with several open ends
goldrush-feature-cities = merchants in cities
goldrush-feature-cities-open = open tracks of a city
goldrush-feature-mountains = nuggets of own mountains
goldrush-feature-ore-one-open = mining tokens on a mountain that is nearly complete
goldrush-feature-ore-two-open = mining tokens on a mountain with two open sides
goldrush-feature-ore-three-open = mining tokens on a mountain with three open sides
goldrush-feature-ore-more-open = mining tokens on a wide open mountain
goldrush-feature-slopes = mountains that can grow
goldrush-feature-prairies = farmers on the prairie
goldrush-feature-prairie-hope = prairies that can grow
goldrush-feature-home-soon = a cowboy who comes home soon
goldrush-feature-hand-one = a cowboy at hand
goldrush-feature-hand-two = a second cowboy at hand
goldrush-feature-hand-three = a third cowboy at hand
goldrush-feature-hand-four = all cowboys at hand
goldrush-feature-tent = the place of the tent
goldrush-feature-tent-ore = mining tokens under the tent
