### Great Western Trail in the terminal.

westerntrail-terminal-turn = { $turn }. tah · pro každého hráče jich zbývá asi { $left }
westerntrail-terminal-railroad = Železnice
westerntrail-terminal-stations = Stanice:
westerntrail-terminal-master-workers = dělníci
westerntrail-terminal-master-objectives = úkoly
westerntrail-terminal-master-hazards = nebezpečí
westerntrail-terminal-master-teepees = týpí
westerntrail-terminal-master-certificates = certifikáty
westerntrail-terminal-cities = Města:
westerntrail-terminal-foresight = Kansas City přinese  { $tiles }
westerntrail-terminal-jobs = Trh práce (dělníků ještě přijde: { $count }):
westerntrail-terminal-market = Trh s dobytkem:
westerntrail-terminal-display = Úkoly:
westerntrail-terminal-deck = balíček: { $count }
westerntrail-terminal-places = Pořadí hráčů:
westerntrail-terminal-certificates = certifikáty { $count }
westerntrail-terminal-steps = kroky { $count }
westerntrail-terminal-cards = ruka { $hand }/{ $limit }, balíček { $deck }
westerntrail-terminal-hazards = nebezpečí { $count }
westerntrail-terminal-hand = Tvá ruka: { $cards } (chovná hodnota { $value })
westerntrail-terminal-draw-deck = Dobírací balíček:
westerntrail-terminal-discard = Odkládací balíček:
westerntrail-terminal-goals = Tvé úkoly:
westerntrail-terminal-own-goals = Zatím nezahrané:
westerntrail-terminal-buildings = Tvé budovy:
westerntrail-terminal-discs = Zakryto kameny:
westerntrail-terminal-stops =
    { $count ->
        [one] 1 zastavení
        [few] { $count } zastavení
       *[other] { $count } zastavení
    }
westerntrail-terminal-legend-neutral = neutrální budova G na místě A
westerntrail-terminal-legend-building = pole b2 s budovou 3a hráče ●; ostatní tudy projdou za $1
westerntrail-terminal-legend-hazard = nebezpečí za 2 body; průchod stojí $2
westerntrail-terminal-legend-teepee = pole vesnice za $4 se zeleným týpí (b: modré)
westerntrail-terminal-legend-herder = stojí tu honák hráče ●
westerntrail-terminal-legend-forest = pole v lese
westerntrail-terminal-legend-workers = kovbojové, řemeslníci, inženýři
westerntrail-terminal-legend-hands = nebezpečí za 2 body se zelenou ručičkou, za 3 s černou
westerntrail-terminal-legend-turnout = odbočka u železnice; lokomotiva stojí na jejím místě
westerntrail-terminal-legend-job = 5. řada trhu práce: kovboj za $7; je tu žeton
westerntrail-terminal-legend-points = vítězné body
westerntrail-terminal-legend-goal = úkol, který by teď byl splněn, nebo ne
