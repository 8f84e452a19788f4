"""A desk with a stage: worlds that fit the view are set up and played out on it. Needs Numba."""

from collections.abc import Sequence

from whistlestop.core.view import View
from whistlestop.turbo.dreams import hidden_of
from whistlestop.turbo.jit import zeros
from whistlestop.turbo.layout import MOST_SEATS, FlatState, Line, Scratch, state_rows
from whistlestop.turbo.pilot import serving
from whistlestop.turbo.pilot.belief import Belief
from whistlestop.turbo.pilot.candidates import MOST
from whistlestop.turbo.pilot.desk import Desk, Style
from whistlestop.turbo.pilot.playouts import Course, Outcome
from whistlestop.turbo.records import Words

FORESEEN = 16
"""Worlds looked at to see where others are likely to build."""


class Stage(Desk):
    """The pilot, asked about one view, and about what may come of it."""

    def __init__(self, view: View, styles: Sequence[Style], seed: int, courses: int) -> None:
        super().__init__(view, styles)
        self.seed = seed
        self.world, self.scene = state_rows(len(view.players), 2)
        self._hidden = hidden_of(self.law, view).to_row()
        self._belief, self._work = Belief.rows(), Scratch.rows()
        self._courses, self._outcomes = Course.rows(courses), Outcome.rows(courses)
        self._actions, self._lines = zeros(MOST), Line.rows(MOST_SEATS)
        # What the pilot is asked starts from the counts; what is imagined, from what is known.
        self._known = self.words.copy()
        FlatState.put(self._known, deck_n=0, loose=0)

    def believe(self) -> None:
        """See what the routes of others tell about their tickets."""
        serving.measure(self.words, self.law.words, self.seat, self._belief)

    def look_round(self) -> None:
        """See that, and where they are likely to build."""
        self.believe()
        serving.look_ahead(
            self._known,
            self._hidden,
            self.law.words,
            self.seat,
            self.seed,
            FORESEEN,
            self.styles,
            self.minds,
            self._belief,
            self._work,
            self.world,
        )

    def candidates(self) -> list[int]:
        """The actions worth thinking about, the pilot's own choice first."""
        count = serving.choices(
            self.words, self.law.words, self.seat, self.styles, self.minds, self._actions
        )
        return [int(action) for action in self._actions[:count]]

    def do_without(self, course: Sequence[int]) -> None:
        """Let plans do without what a way to go on does without."""
        self._courses[: Course.size] = course
        serving.do_without(self.seat, self._courses, self.minds)

    def deal(self, number: int) -> None:
        """Imagine the world of that number; always the same for the same view and seed."""
        serving.imagine_world(
            self._known,
            self._hidden,
            self.law.words,
            self.seat,
            self.seed,
            number,
            self._belief,
            self._work,
            self.world,
        )

    def try_out(self, courses: Sequence[Sequence[int]]) -> Words:
        """Play ways to go on out in the world: what came of each."""
        for number, course in enumerate(courses):
            self._courses[Course.size * number : Course.size * (number + 1)] = course
        serving.try_out(
            self.world,
            self.law.words,
            self.seat,
            self._courses,
            len(courses),
            self.styles,
            self.minds,
            self._work,
            self.scene,
            self._lines,
            self._outcomes,
        )
        return Outcome.lines(self._outcomes, len(courses))
