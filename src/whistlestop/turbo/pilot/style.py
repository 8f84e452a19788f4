"""Styles: the numbers by which pilots differ. All are points, turns or cars unless told."""

from collections.abc import Mapping

NAMES = (
    # What a route of each length costs a plan, in hundredths of a car or so.
    "cost_0", "cost_1", "cost_2", "cost_3", "cost_4", "cost_5", "cost_6", "cost_7", "cost_8",
    "ferry", "tunnel", "grey", "held", "sight", "station", "detour",
    # Time.
    "pace", "haste", "slack_turns", "draw", "borrow_turns",
    # What tickets and turns are worth.
    "turn", "risk", "rush_from", "unsure",
    # What a route is worth beyond its points.
    "stretch", "car",
    # Cards.
    "wanted", "nearly", "any", "idle", "hoard", "wild_due", "wild_used", "wild_idle", "fresh",
    "offered", "either", "idle_turns", "scarce", "lack",
    # Claims.
    "luck", "hurry", "threat", "longer", "waste", "wild_waste", "hold", "hold_cards",
    "hold_draw", "grace",
    # Routes beside the plan.
    "extra_gain", "extra_waste", "extra_slack", "target_car", "target_luck",
    "late", "late_gain", "late_waste",
    # More tickets.
    "early", "early_slack", "more", "tickets_turn",
    # Others.
    "danger", "cut", "dig",
)  # fmt: skip

DEFAULTS: Mapping[str, float] = {
    "cost_0": 100, "cost_1": 160, "cost_2": 220, "cost_3": 240, "cost_4": 220, "cost_5": 200,
    "cost_6": 100, "cost_7": 80, "cost_8": 60,
    "ferry": 60, "tunnel": 70, "grey": 20, "held": 12, "sight": 40, "station": 500, "detour": 0,
    "pace": 1.0, "haste": 0.15, "slack_turns": 2.0, "draw": 0.6, "borrow_turns": 1.5,
    "turn": 2.2, "risk": 0.03, "rush_from": 0.7, "unsure": 0.9,
    "stretch": 1.0, "car": 0.0,
    "wanted": 1.0, "nearly": 0.3, "any": 0.6, "idle": 0.2, "hoard": 0.02,
    "wild_due": 1.9, "wild_used": 1.45, "wild_idle": 0.8, "fresh": 0.05,
    "offered": 0.7, "either": 0.3, "idle_turns": 8.0, "scarce": 0.5, "lack": 0.1,
    "luck": 0.6, "hurry": 4.0, "threat": 1.0, "longer": 0.5, "waste": 1.0, "wild_waste": 0.25,
    "hold": 0.0, "hold_cards": 0.1, "hold_draw": 0.5, "grace": 1.0,
    "extra_gain": 7.0, "extra_waste": 2.0, "extra_slack": 3.0, "target_car": 0.8,
    "target_luck": 0.55, "late": 4.0, "late_gain": 3.0, "late_waste": 2.0,
    "early": 0.0, "early_slack": 6.0, "more": 0.0, "tickets_turn": 2.2,
    "danger": 1.0, "cut": 0.0, "dig": 1.3,
}  # fmt: skip
"""A plain, sensible player."""

# Where each number lies in the row that compiled code reads.
P_LENGTH = 0
P_FERRY = 9
P_TUNNEL = 10
P_GREY = 11
P_HELD = 12
P_SIGHT = 13
P_STATION = 14
P_DETOUR = 15
P_PACE = 16
P_HASTE = 17
P_SLACK_TURNS = 18
P_DRAW = 19
P_BORROW_TURNS = 20
P_TURN = 21
P_RISK = 22
P_RUSH_FROM = 23
P_UNSURE = 24
P_STRETCH = 25
P_CAR = 26
P_WANTED = 27
P_NEARLY = 28
P_ANY = 29
P_IDLE = 30
P_HOARD = 31
P_WILD_DUE = 32
P_WILD_USED = 33
P_WILD_IDLE = 34
P_FRESH = 35
P_OFFERED = 36
P_EITHER = 37
P_IDLE_TURNS = 38
P_SCARCE = 39
P_LACK = 40
P_LUCK = 41
P_HURRY = 42
P_THREAT = 43
P_LONGER = 44
P_WASTE = 45
P_WILD_WASTE = 46
P_HOLD = 47
P_HOLD_CARDS = 48
P_HOLD_DRAW = 49
P_GRACE = 50
P_EXTRA_GAIN = 51
P_EXTRA_WASTE = 52
P_EXTRA_SLACK = 53
P_TARGET_CAR = 54
P_TARGET_LUCK = 55
P_LATE = 56
P_LATE_GAIN = 57
P_LATE_WASTE = 58
P_EARLY = 59
P_EARLY_SLACK = 60
P_MORE = 61
P_TICKETS_TURN = 62
P_DANGER = 63
P_CUT = 64
P_DIG = 65
