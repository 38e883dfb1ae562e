### Great Western Trail in the terminal.

westerntrail-terminal-turn = Turn { $turn } · about { $left } more for each player
westerntrail-terminal-railroad = Railroad
westerntrail-terminal-stations = Stations:
westerntrail-terminal-master-workers = workers
westerntrail-terminal-master-objectives = objectives
westerntrail-terminal-master-hazards = hazards
westerntrail-terminal-master-teepees = teepees
westerntrail-terminal-master-certificates = certificates
westerntrail-terminal-cities = Cities:
westerntrail-terminal-foresight = Kansas City brings  { $tiles }
westerntrail-terminal-jobs = Job market (workers to come: { $count }):
westerntrail-terminal-market = Cattle market:
westerntrail-terminal-display = Objectives:
westerntrail-terminal-deck = deck: { $count }
westerntrail-terminal-places = Turn order:
westerntrail-terminal-certificates = certificates { $count }
westerntrail-terminal-steps = steps { $count }
westerntrail-terminal-cards = hand { $hand }/{ $limit }, deck { $deck }
westerntrail-terminal-hazards = hazards { $count }
westerntrail-terminal-hand = Your hand: { $cards } (breeding value { $value })
westerntrail-terminal-draw-deck = Draw deck:
westerntrail-terminal-discard = Discard pile:
westerntrail-terminal-goals = Your objectives:
westerntrail-terminal-own-goals = Not yet played:
westerntrail-terminal-buildings = Your buildings:
westerntrail-terminal-discs = Covered by discs:
westerntrail-terminal-stops =
    { $count ->
        [one] 1 stop
       *[other] { $count } stops
    }
westerntrail-terminal-legend-neutral = neutral building G on place A
westerntrail-terminal-legend-building = space b2 with building 3a of ●; passing it costs others $1
westerntrail-terminal-legend-hazard = hazard worth 2 points; passing it costs $2
westerntrail-terminal-legend-teepee = village space for $4 with a green teepee (b: blue)
westerntrail-terminal-legend-herder = the herder of ● stands there
westerntrail-terminal-legend-forest = a space in the forest
westerntrail-terminal-legend-workers = cowboys, craftsmen (builders), engineers
westerntrail-terminal-legend-hands = hazard of 2 points with a green hand, of 3 with a black one
westerntrail-terminal-legend-turnout = turnout beside the railroad; an engine takes its place
westerntrail-terminal-legend-job = row 5 of the job market: a cowboy for $7; the token is there
westerntrail-terminal-legend-points = victory points
westerntrail-terminal-legend-goal = objective that would be met now, or not
