"""What can be wrong with something written by hand: it cannot be read, or it means two things.

The third kind, a move that the rules refuse, is `NotLegal` (see `refusal`).
"""


class CannotRead(ValueError):
    """Something does not have the form it should. `where` is the place in a larger text."""

    def __init__(self, problem: str, where: str = "") -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.problem = problem
        self.where = where

    def inside(self, place: str) -> "CannotRead":
        """The same problem, seen from one level further out."""
        return CannotRead(self.problem, f"{place}.{self.where}" if self.where else place)


class Ambiguous(ValueError):
    """Something can be read in several ways; `options` are the texts that would be clear."""

    def __init__(self, text: str, options: list[str]) -> None:
        super().__init__(f"{text!r} may mean: {'; '.join(options)}")
        self.options = options
