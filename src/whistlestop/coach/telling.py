"""Advice and reviews as plain data with their sentences: for JSON, the report and the browser."""

from collections.abc import Mapping
from typing import Any

from whistlestop.coach.advice import Advice, Tip
from whistlestop.coach.deciding import Decision
from whistlestop.coach.reviewing import Review, SeatReview
from whistlestop.coach.saying import main_reason, say_cause, say_extra, say_move, say_why
from whistlestop.coach.turning import Swing
from whistlestop.coach.why import Why
from whistlestop.core.move import Move
from whistlestop.notation import format_move
from whistlestop.texts.say import Speaker


def told_advice(speaker: Speaker, advice: Advice) -> dict[str, Any]:
    """Advice with its sentences."""
    return {
        "seat": advice.seat,
        "playouts": advice.playouts,
        "rough": advice.rough,
        "tips": [_tip(speaker, tip) for tip in advice.tips],
    }


def _tip(speaker: Speaker, tip: Tip) -> dict[str, Any]:
    found = tip.verdict
    return {
        "move": format_move(found.move),
        "said": say_move(speaker, found.move),
        "win": round(found.win, 4),
        "error": round(found.error, 4),
        "score": round(found.score, 2),
        "playouts": found.playouts,
        "text": say_why(speaker, main_reason(tip.why)),
        "reasons": [_why(speaker, why) for why in tip.why],
        "odds": [round(odds, 4) for odds in tip.odds],
        "holds": None if tip.holds is None else round(tip.holds, 4),
        "extra": say_extra(speaker, tip),
    }


def _why(speaker: Speaker, why: Why) -> dict[str, Any]:
    return {"key": why.key, "facts": _facts(why.facts), "text": say_why(speaker, why)}


def _facts(facts: Mapping[str, object]) -> dict[str, Any]:
    return {
        name: format_move(value)
        if isinstance(value, Move)
        else list(value)
        if isinstance(value, tuple)
        else value
        for name, value in facts.items()
    }


def told_review(speaker: Speaker, review: Review) -> dict[str, Any]:
    """A review with its sentences."""
    return {
        "edition": review.edition,
        "names": list(review.names),
        "steps": review.steps,
        "playouts": review.playouts,
        "rough": review.rough,
        "seats": [_seat(speaker, seat) for seat in review.seats],
    }


def _seat(speaker: Speaker, seat: SeatReview) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "start": round(seat.start, 4),
        "skill": round(seat.skill, 4),
        "luck": round(seat.luck, 4),
        "result": round(seat.result, 4),
        "total": seat.total,
        "decisions": [_decision(speaker, decision) for decision in seat.decisions],
        "mistakes": [decision.step for decision in seat.mistakes],
        "turning": [_swing(speaker, swing) for swing in seat.turning],
    }


def _decision(speaker: Speaker, decision: Decision) -> dict[str, Any]:
    better = decision.better
    return {
        "step": decision.step,
        "move": format_move(decision.move),
        "said": say_move(speaker, decision.move),
        "win": round(decision.win, 4),
        "best": round(decision.best, 4),
        "error": round(decision.error, 4),
        "score": round(decision.score, 2),
        "better": None if better is None else format_move(better),
        "better_said": None if better is None else say_move(speaker, better),
        "text": say_why(speaker, main_reason(decision.why)),
    }


def _swing(speaker: Speaker, swing: Swing) -> dict[str, Any]:
    return {
        "step": swing.step,
        "change": round(swing.change, 4),
        "own": swing.own,
        "text": say_cause(speaker, swing.why),
    }
