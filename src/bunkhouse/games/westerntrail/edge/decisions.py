"""What a seat is being asked, in words that a prompt can be made of."""

from bunkhouse.core.frames import argument_of, kind_of
from bunkhouse.core.seats import CHANCE, has
from bunkhouse.core.words import Arguments, Decision
from bunkhouse.games.westerntrail.edge.names import building_name
from bunkhouse.games.westerntrail.rules import cards, kinds, railroad, tasks
from bunkhouse.games.westerntrail.rules.bidding import MOST
from bunkhouse.games.westerntrail.rules.limits import certificates, herd_value, permanent_certificates, step_limit
from bunkhouse.games.westerntrail.rules.state import NONE, OPEN, WesternTrailState

# What each frame asks: the prompt and the clause that asks
ASKED = {
    int(kinds.SIDE): ("side", "GW-4.13"),
    int(kinds.BID): ("bid", "GW-19.7b"),
    int(kinds.MOVE): ("move", "GW-8.2"),
    int(kinds.ACT): ("act", "GW-9.1"),
    int(kinds.BONUS): ("bonus", "GW-7.5"),
    int(kinds.HIRE): ("hire", "GW-12.1"),
    int(kinds.BUILD): ("build", "GW-12.2"),
    int(kinds.BUILD_SPACE): ("build-space", "GW-12.2"),
    int(kinds.TAKE_OBJECTIVE): ("take-objective", "GW-12.3"),
    int(kinds.ENGINE_FORWARD): ("engine-forward", "GW-12.4"),
    int(kinds.ENGINE_BACK): ("engine-back", "GW-12.5"),
    int(kinds.STATION): ("station", "GW-12.6"),
    int(kinds.MASTER_OFFER): ("station-master", "GW-12.6"),
    int(kinds.LINE_BACK): ("line-end", "GW-12.7"),
    int(kinds.TRADE): ("trade", "GW-12.8"),
    int(kinds.HAZARD): ("hazard", "GW-12.8"),
    int(kinds.PURCHASE): ("buy", "GW-12.8"),
    int(kinds.BUY_SECOND): ("buy-second", "GW-12.8"),
    int(kinds.DRAW_NUMBER): ("draw-number", "GW-12.11"),
    int(kinds.DISCARD): ("discard", "GW-6.4"),
    int(kinds.REMOVE): ("remove", "GW-12.9"),
    int(kinds.AUX): ("auxiliary", "GW-12.9"),
    int(kinds.TRIP): ("trip", "GW-12.10"),
    int(kinds.ADJACENT): ("adjacent", "GW-12.13"),
    int(kinds.STATION_BEHIND): ("station-behind", "GW-12.14"),
    int(kinds.CITY): ("deliver", "GW-10.8"),
    int(kinds.CITY_DISC): ("deliver-disc", "GW-10.9"),
    int(kinds.CHOOSE_TILE): ("foresight", "GW-10.1"),
    int(kinds.KANSAS_PLAY): ("kansas-cards", "GW-19.3"),
    int(kinds.CERTIFICATES): ("certificates", "GW-10.6"),
}


def decision(state: WesternTrailState, seat: int) -> Decision | None:
    if seat < 0 or state.is_over() or state.to_act() == CHANCE or not has(state.pending(), seat):
        return None
    frame = state.stack[-1]
    kind = int(kind_of(frame))
    asked, clause = ASKED[kind]
    told = _arguments(state, seat, frame)
    if kind == kinds.MOVE and state.herders[seat] == NONE:
        return Decision("place", seat, "GW-8.1")
    if kind == kinds.ENGINE_BACK and argument_of(frame) == 0:
        return Decision("engine-back-any", seat, "GW-12.12")
    if kind == kinds.TRIP and kinds.trip_mode(frame) != kinds.HERDER_MOVE:
        return Decision("trip-free", seat, "GW-14.6", told)
    if kind == kinds.ACT and state.mode != OPEN:
        return Decision("act-more", seat, "GW-9.2")
    if kind == kinds.ACT and not state.local:
        return Decision("act-elsewhere", seat, "GW-9.4")
    if kind == kinds.CITY and kinds.is_extraordinary(frame):
        return Decision("deliver-extraordinary", seat, "GW-12.12", told)
    if kind == kinds.HIRE and kinds.may_decline(frame):
        return Decision("hire-more", seat, clause, told)
    return Decision(asked, seat, clause, told)


def _arguments(state: WesternTrailState, seat: int, frame: int) -> Arguments:
    kind, argument = kind_of(frame), argument_of(frame)
    if kind == kinds.SIDE:
        return {"number": argument + 1}
    if kind == kinds.BID:
        return {"most": MOST}
    if kind == kinds.MOVE:
        return {"steps": step_limit(state, seat), "dollars": state.money[seat]}
    if kind == kinds.TRIP:
        return {"steps": kinds.trip_steps(frame)}
    if kind == kinds.BONUS:
        return {"slot": tasks.SLOT_NAMES[argument]}
    if kind == kinds.HIRE:
        return {"change": kinds.hire_change(frame), "dollars": state.money[seat]}
    if kind == kinds.BUILD:
        return {"rate": kinds.build_rate(frame), "dollars": state.money[seat]}
    if kind == kinds.BUILD_SPACE:
        return {"building": building_name(state, kinds.build_number(frame)), "rate": kinds.build_rate(frame)}
    if kind in (kinds.ENGINE_FORWARD, kinds.ENGINE_BACK):
        return {"spaces": argument}
    if kind == kinds.STATION:
        station = kinds.station_number(frame)
        return {"station": railroad.STATION_NAMES[station], "dollars": railroad.STATION_COST[station]}
    if kind == kinds.MASTER_OFFER:
        return {"master": railroad.MASTER_NAMES[state.masters[argument]]}
    if kind == kinds.PURCHASE:
        return {"cowboys": argument, "dollars": state.money[seat]}
    if kind == kinds.BUY_SECOND:
        return {"value": argument}
    if kind == kinds.DRAW_NUMBER:
        return {"cards": kinds.draw_most(frame)}
    if kind == kinds.DISCARD:
        return {"what": cards.DISCARD_NAMES[kinds.discard_what(frame)], "cards": kinds.discard_number(frame)}
    if kind == kinds.REMOVE:
        return {"cards": argument}
    if kind == kinds.CITY:
        return {"value": kinds.deliver_value(frame)}
    if kind == kinds.CITY_DISC:
        return {"city": railroad.CITY_NAMES[kinds.deliver_city(frame)]}
    if kind == kinds.CHOOSE_TILE:
        return {"column": argument + 1}
    if kind == kinds.CERTIFICATES:
        value = herd_value(state, seat) + permanent_certificates(state, seat)
        return {"value": value, "certificates": certificates(state, seat)}
    return {}
