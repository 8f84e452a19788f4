"""Newspapers in the deck, and the events they turn up (L-13, L-14, L-26 to L-28)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeVar

from whistlestop.core.cards import Bag, Card, Pack, minus, minus_one, plus, plus_one
from whistlestop.core.edition import Edition, ThingId
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event, added_later
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Rule, hook
from whistlestop.core.state import Aside, State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.core.work import Task
from whistlestop.notation.codec import expect
from whistlestop.notation.words import check
from whistlestop.rules.effects import Effect, rule_of


class Headline(Effect):
    """What an event does, while it is the current one or at the moment it is turned up."""

    lightning: ClassVar[bool] = False
    """Does it work once, at once, and never after (L-27)?"""

    def on(self, state: State | View) -> bool:
        """Is it the current event?"""
        return state.part(News).current == self.id

    def strike(self, table: Table, seat: int) -> Iterable[Phase] | None:
        """A lightning event works, in the turn of that seat."""
        return ()


H = TypeVar("H", bound=Headline)


def current(state: State | View, kind: type[H]) -> H | None:
    """The current event, if it does that."""
    rules = state.edition.rules
    return next((rule for rule in rules if isinstance(rule, kind) and rule.on(state)), None)


class Reader(Rule):
    """A rule that looks at the news: what newspapers ask of others."""

    @hook("react")
    def newspaper(self, table: Table) -> Iterable[Phase] | None:
        """A newspaper came off the deck; its event has not been turned up yet."""
        return ()

    @hook("react")
    def proof(self, table: Table, seat: int) -> Iterable[Phase]:
        """An event is turned up in the turn of that seat, and has not worked yet."""
        return ()

    @hook("react")
    def headline(self, table: Table, seat: int) -> Iterable[Phase]:
        """An event was turned up, and has worked, in the turn of that seat."""
        return ()


@dataclass(frozen=True, slots=True)
class Newsstand(Aside):
    """Newspapers that are not in the deck; `joining` of them come in before the first turn.

    One that came off the deck lies here while its event happens (L-26).
    """

    cards: Bag
    joining: tuple[Card, ...] = ()

    def in_play(self, pack: Pack) -> "Newsstand":
        """The stand after those that join have gone."""
        return Newsstand(minus(self.cards, pack.bag(self.joining)))


@dataclass(frozen=True, slots=True)
class News:
    """The events: those to come (in no order; `stacked` ones first), and those turned up.

    The last of the `pile` is the current one. `turned` lists every event that came off the deck,
    `used` the seats that have used the action of the current one (C-15). Nothing in the family
    has an event `retired` during a game; written games have the word.
    """

    deck: tuple[ThingId, ...]
    stacked: tuple[ThingId, ...] = ()
    pile: tuple[ThingId, ...] = ()
    turned: tuple[ThingId, ...] = ()
    used: tuple[int, ...] = ()
    retired: tuple[ThingId, ...] = ()

    @property
    def current(self) -> str | None:
        """The event on top of the pile."""
        return self.pile[-1] if self.pile else None


@dataclass(frozen=True, slots=True)
class NewspapersShuffledIn(Event):
    """Newspapers join the deck; the others are not used in this game (L-13)."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """From the stand into the deck."""
        pack = state.edition.pack
        stand = state.part(Newsstand).in_play(pack)
        return state.with_deck(plus(state.deck, pack.bag(self.cards))).with_part(stand)


@dataclass(frozen=True, slots=True)
class NewspaperCame(Event):
    """A newspaper came off the deck: it is `read` before it is discarded (L-26).

    Under the first law of Legends it was discarded before its event happened.
    """

    read: bool = added_later(False)

    def apply(self, state: State) -> State:
        """From the deck onto the table, or to the discards."""
        at = _newspaper(state)
        state = state.with_deck(minus_one(state.deck, at))
        if self.read:
            stand = state.part(Newsstand)
            return state.with_part(replace(stand, cards=plus_one(stand.cards, at)))
        return state._replace(discards=plus_one(state.discards, at))


@dataclass(frozen=True, slots=True)
class NewspaperDiscarded(Event):
    """The event of a newspaper has happened: the newspaper is discarded (L-26)."""

    def apply(self, state: State) -> State:
        """From the table to the discards."""
        at, stand = _newspaper(state), state.part(Newsstand)
        state = state.with_part(replace(stand, cards=minus_one(stand.cards, at)))
        return state._replace(discards=plus_one(state.discards, at))


def _newspaper(state: State) -> int:
    pack = state.edition.pack
    assert pack.news is not None
    return pack.index[pack.news]


@dataclass(frozen=True, slots=True)
class HeadlineTurned(Event):
    """An event is turned up and is now the current one (L-26).

    One laid out before the game (B.1) is not `counted` as turned up from the deck.
    """

    thing: ThingId
    counted: bool = added_later(True)

    def apply(self, state: State) -> State:
        """From the deck onto the pile."""
        news = state.part(News)
        return state.with_part(
            replace(
                news,
                deck=tuple(one for one in news.deck if one != self.thing),
                stacked=tuple(one for one in news.stacked if one != self.thing),
                pile=(*news.pile, self.thing),
                turned=(*news.turned, self.thing) if self.counted else news.turned,
                used=(),
            )
        )


@dataclass(frozen=True, slots=True)
class HeadlinesShuffled(Event):
    """No event was left: all but the current one are the new deck (L-28)."""

    def apply(self, state: State) -> State:
        """From the pile to the deck."""
        news = state.part(News)
        return state.with_part(replace(news, deck=news.pile[:-1], pile=news.pile[-1:]))


@dataclass(frozen=True, slots=True)
class ActionUsed(Event):
    """A seat used the action that the current event offers (C-15)."""

    seat: int

    def apply(self, state: State) -> State:
        """Not again before the event is turned up anew."""
        news = state.part(News)
        return state.with_part(replace(news, used=(*news.used, self.seat)))


@dataclass(frozen=True, slots=True)
class DiscardNewspaper(Task):
    """A newspaper has been read."""

    def do(self, table: Table) -> None:
        """It goes, and another card comes in its place (L-26, C-07)."""
        table.emit(NewspaperDiscarded())


@dataclass(frozen=True, slots=True)
class TurnHeadline(Task):
    """The next event is turned up."""

    def do(self, table: Table) -> Iterable[Phase]:
        """A lightning event works at once (L-27); then others may look at the news."""
        if not another(table.state):
            return ()  # L-28: nothing to turn up
        news = table.state.part(News)
        if not news.deck and not news.stacked:
            table.emit(HeadlinesShuffled())
            news = table.state.part(News)
        thing = news.stacked[0] if news.stacked else table.pick(news.deck, (1,) * len(news.deck))
        table.emit(HeadlineTurned(thing))
        edition, seat = table.state.edition, active(table.state)
        asked = [work for proof in edition.hooks[Reader.proof] for work in proof(table, seat)]
        if asked:
            return (*asked, HeadlineWorks(thing, seat))
        return _work(table, thing, seat)


def _work(table: Table, thing: str, seat: int) -> Iterable[Phase]:
    work = rule_of(table.state, Headline, thing).strike(table, seat)
    return (*(work or ()), HeadlineRead(seat))


@dataclass(frozen=True, slots=True)
class HeadlineWorks(Task):
    """An event that somebody might have discarded works, if it was not."""

    thing: ThingId
    seat: int

    def do(self, table: Table) -> Iterable[Phase]:
        """While it is the current one."""
        there = table.state.part(News).current == self.thing
        return _work(table, self.thing, self.seat) if there else ()


@dataclass(frozen=True, slots=True)
class HeadlineRead(Task):
    """An event was turned up and has worked, in the turn of that seat."""

    seat: int

    def do(self, table: Table) -> Iterable[Phase]:
        """What others make of it."""
        hooks = table.state.edition.hooks
        return [work for read in hooks[Reader.headline] for work in read(table, self.seat)]


def another(state: State | View) -> bool:
    """Is there an event that could be turned up now (L-28)?"""
    news = state.part(News)
    return bool(news.deck or news.stacked or len(news.pile) > 1)


def active(state: State | View) -> int:
    """The seat whose turn it is, whoever is asked at the moment (C-07)."""
    return state.phases[0].seats[0]


class Newspapers(Rule):
    """Newspapers come into the deck before the first turn, some by the number of players.

    `used` gives how many, by the number of seats (L-13). `read` says whether a newspaper waits
    for its event before it is discarded, as it does since the second law of Legends.
    """

    facts = (
        NewspapersShuffledIn,
        NewspaperCame,
        NewspaperDiscarded,
        HeadlineTurned,
        HeadlinesShuffled,
        ActionUsed,
    )
    phases = (TurnHeadline, HeadlineWorks, HeadlineRead, DiscardNewspaper)
    parts = (Newsstand, News)
    setup_step = 11
    used: Mapping[int, int]
    read: bool = True

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Every newspaper aside, and no event turned up (L-14)."""
        pack = edition.pack
        aside = tuple(n if card == pack.news else 0 for card, n in pack.counts.items())
        events = tuple(rule.id for rule in edition.rules if isinstance(rule, Headline))
        joining = () if pack.news is None else (pack.news,) * self.used[seats]
        return [Newsstand(aside, joining), News(events)]

    def setup(self, table: Table) -> None:
        """After hands and row, so that no event happens before the first turn (L-13)."""
        table.emit(NewspapersShuffledIn(table.state.part(Newsstand).joining))

    def off_deck(self, table: Table, card: Card) -> Iterable[Phase] | None:
        """A newspaper turns up the next event; only then is it discarded and replaced (L-26)."""
        if card != table.state.edition.pack.news:
            return None
        table.emit(NewspaperCame(self.read))
        hooks = table.state.edition.hooks
        work = [work for came in hooks[Reader.newspaper] for work in came(table) or ()]
        return (*work, TurnHeadline(), *(DiscardNewspaper(),) * self.read)

    def lasting(self, state: State) -> Mapping[str, Any]:
        """What was turned up, and what lies on the pile."""
        news = state.part(News)
        found = {"turned": news.turned, "pile": news.pile, "retired": news.retired}
        return {name: list(events) for name, events in found.items()}

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """The current event, and those to come."""
        news = state.part(News)
        return {"event": news.current, "event_deck": [*news.stacked, *news.deck]}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """The current event, and the next ones in order; the newspapers are in the deck."""
        edition = state.edition
        events = {rule.id for rule in edition.rules if isinstance(rule, Headline)}

        def an_event(word: object, where: str) -> str:
            if check(edition, "thing", word, where) not in events:
                raise CannotRead(f"{word} is no event", where)
            return str(word)

        current = position.get("event")
        pile = () if current is None else (an_event(current, "event"),)
        deck = tuple(one for one in state.part(News).deck if one not in pile)
        stacked: tuple[str, ...] = ()
        if "event_deck" in position:
            rows = expect(position["event_deck"], list, "a list of events", "event_deck")
            stacked = tuple(an_event(row, f"event_deck[{i}]") for i, row in enumerate(rows))
            if len({*stacked, *pile}) < len(stacked) + len(pile):
                raise CannotRead("there is only one of each event", "event_deck")
            deck = ()
        return state.with_part(News(deck, stacked, pile))
