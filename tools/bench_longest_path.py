"""How long the longest path takes on real end positions, beside the scoring of the whole game."""

import sys
from pathlib import Path
from time import process_time

HOME = Path(__file__).parent.parent
sys.path.insert(0, str(HOME))

from tools.golden import played  # noqa: E402
from whistlestop.core.game import standings  # noqa: E402
from whistlestop.core.network import longest_path  # noqa: E402
from whistlestop.editions import edition, names  # noqa: E402


def main() -> None:
    """Play greedy games and time their ends."""
    for name in names():
        for seats in edition(name).seats:
            times, whole = [], 0.0
            for game in range(8):
                *_, state = played(name, seats, f"end {game}", "greedy").states()
                for seat in range(seats):
                    routes = [state.edition.board.routes[r] for r in state.routes_of(seat)]
                    start = process_time()
                    longest_path(routes)
                    times.append(process_time() - start)
                start = process_time()
                standings(state)
                whole += process_time() - start
            mean, worst = sum(times) / len(times), max(times)
            print(
                f"{name:>10} {seats} players: longest path mean {mean * 1e3:.2f} ms, "
                f"worst {worst * 1e3:.2f} ms; scoring a game {whole / 8 * 1e3:.2f} ms"
            )


if __name__ == "__main__":
    main()
