from pathlib import Path

from whistlestop.bots import registry
from whistlestop.editions import edition
from whistlestop.session import Session


def begin(path: Path | None = None, seed: str = "tea", name: str = "new_york") -> Session:
    session = Session.new(edition(name), ["Mira", "Ana"], ["me", "greedy"], seed)
    if path is not None:
        session.keep(path)
    return session


def go_on(session: Session, moves: int | None = None) -> None:
    """Let greedy bots play for everybody: so many moves, or to the end."""
    bots = [registry.make("greedy", f"seat {seat}") for seat in range(len(session.names))]
    while not session.state.over and moves != 0:
        seat = session.state.phases[-1].seats[0]
        session.play(seat, bots[seat].choose(session.view(seat)))
        moves = None if moves is None else moves - 1
