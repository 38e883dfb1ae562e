### Great Western Trail in the terminal.

westerntrail-terminal-turn = { $turn }. kör · mindenkinek még kb. { $left }
westerntrail-terminal-railroad = Vasút
westerntrail-terminal-stations = Állomások:
westerntrail-terminal-master-workers = munkások
westerntrail-terminal-master-objectives = feladatok
westerntrail-terminal-master-hazards = veszélyek
westerntrail-terminal-master-teepees = tipik
westerntrail-terminal-master-certificates = tanúsítványok
westerntrail-terminal-cities = Városok:
westerntrail-terminal-foresight = Kansas City hozza  { $tiles }
westerntrail-terminal-jobs = Munkaerőpiac (még érkező munkás: { $count }):
westerntrail-terminal-market = Marhapiac:
westerntrail-terminal-display = Feladatok:
westerntrail-terminal-deck = pakli: { $count }
westerntrail-terminal-places = Játékosok sorrendje:
westerntrail-terminal-certificates = tanúsítvány { $count }
westerntrail-terminal-steps = lépés { $count }
westerntrail-terminal-cards = kéz { $hand }/{ $limit }, pakli { $deck }
westerntrail-terminal-hazards = veszély { $count }
westerntrail-terminal-hand = A kezed: { $cards } (tenyészérték { $value })
westerntrail-terminal-draw-deck = Húzópakli:
westerntrail-terminal-discard = Dobópakli:
westerntrail-terminal-goals = Feladataid:
westerntrail-terminal-own-goals = Még nem kijátszott:
westerntrail-terminal-buildings = Épületeid:
westerntrail-terminal-discs = Korong fedi:
westerntrail-terminal-stops =
    { $count ->
        [one] 1 helyszín
       *[other] { $count } helyszín
    }
westerntrail-terminal-legend-neutral = G semleges épület az A helyen
westerntrail-terminal-legend-building = b2 mező ● 3a épületével; a többieknek az áthaladás $1
westerntrail-terminal-legend-hazard = 2 pontot érő veszély; az áthaladás $2
westerntrail-terminal-legend-teepee = $4 értékű falumező zöld tipivel (b: kék)
westerntrail-terminal-legend-herder = itt áll ● marhahajcsára
westerntrail-terminal-legend-forest = erdei mező
westerntrail-terminal-legend-workers = cowboyok, mesteremberek, mérnökök
westerntrail-terminal-legend-hands = 2 pontos veszély zöld kézzel, 3 pontos feketével
westerntrail-terminal-legend-turnout = kitérő a vasút mellett; a mozdony a helyén áll
westerntrail-terminal-legend-job = a munkaerőpiac 5. sora: cowboy $7-ért; itt van a jelző
westerntrail-terminal-legend-points = győzelmi pontok
westerntrail-terminal-legend-goal = most teljesülő feladat, illetve nem teljesülő
