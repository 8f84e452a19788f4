"""Styles: the numbers by which pilots differ. All are points, turns or cars unless told."""

from collections import deque
from collections.abc import Mapping

from whistlestop.turbo.records import Record, number, numbers, opened


class Style(Record):
    """A style: a plain, sensible player, unless told."""

    # What a route of each length costs a plan, in hundredths of a car or so.
    cost = numbers(100, 160, 220, 240, 220, 200, 100, 80, 60)
    ferry = number(60)
    tunnel = number(70)
    grey = number(20)
    held = number(12)
    sight = number(40)
    station = number(500)
    detour = number(0)

    # Time.
    pace = number(1.0)
    haste = number(0.15)
    slack_turns = number(2.0)
    draw = number(0.6)
    borrow_turns = number(1.5)

    # What tickets and turns are worth.
    turn = number(2.2)
    risk = number(0.03)
    rush_from = number(0.7)
    unsure = number(0.9)

    # What a route is worth beyond its points.
    stretch = number(1.0)
    car = number(0.0)

    # Cards.
    wanted = number(1.0)
    nearly = number(0.3)
    any = number(0.6)
    idle = number(0.2)
    hoard = number(0.02)
    wild_due = number(1.9)
    wild_used = number(1.45)
    wild_idle = number(0.8)
    fresh = number(0.05)
    offered = number(0.7)
    either = number(0.3)
    idle_turns = number(8.0)
    scarce = number(0.5)
    lack = number(0.1)

    # Claims.
    luck = number(0.6)
    hurry = number(4.0)
    threat = number(1.0)
    longer = number(0.5)
    waste = number(1.0)
    wild_waste = number(0.25)
    hold = number(0.0)
    hold_cards = number(0.1)
    hold_draw = number(0.5)
    grace = number(1.0)

    # Routes beside the plan.
    extra_gain = number(7.0)
    extra_waste = number(2.0)
    extra_slack = number(3.0)
    target_car = number(0.8)
    target_luck = number(0.55)
    late = number(4.0)
    late_gain = number(3.0)
    late_waste = number(2.0)

    # More tickets.
    early = number(0.0)
    early_slack = number(6.0)
    more = number(0.0)
    tickets_turn = number(2.2)

    # Others.
    danger = number(1.0)
    cut = number(0.0)
    dig = number(1.3)


style_at = opened(Style)

NAMES = tuple(name.replace("[", "_").rstrip("]") for name in Style.names())
DEFAULTS: Mapping[str, float] = dict(zip(NAMES, Style().values(), strict=True))
"""A plain, sensible player."""


def style_of(differs: Mapping[str, float]) -> Style:
    """A style from the numbers in which it differs from the plain one."""
    style = Style()
    style.fill(deque(float(number) for number in {**DEFAULTS, **differs}.values()))
    return style
