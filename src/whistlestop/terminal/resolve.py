"""From what a person typed to the legal move they mean, or to the reason why there is none."""

from whistlestop.core.cards import WILD, Payment
from whistlestop.core.errors import Ambiguous, CannotRead
from whistlestop.core.game import legal, why_not
from whistlestop.core.move import Move
from whistlestop.core.refusal import NotLegal, Reason
from whistlestop.core.rule import Price
from whistlestop.core.state import State
from whistlestop.notation import format_cards, format_move, parse_move
from whistlestop.notation.codec import hints
from whistlestop.notation.text import verbs
from whistlestop.rules.claiming import ClaimRoute, price_list
from whistlestop.rules.stations import BuildStation, StationMap
from whistlestop.terminal.names import cities_named, fold, routes_named


def resolve(state: State, seat: int, text: str) -> Move:
    """The legal move meant; its end may be left out where only one fits.

    Raises CannotRead, NotLegal or Ambiguous.
    """
    moves = {format_move(move): move for move in legal(state, seat)}
    ways = readings(state, text)
    starts = [way.split() for way in ways]
    fitting = [name for name in moves if any(name.split()[: len(s)] == s for s in starts)]
    if len(fitting) == 1:
        return moves[fitting[0]]
    for way in ways:
        if way in moves:
            return moves[way]
    if fitting:
        exact = [way for way in ways if _legal(state, seat, way)]
        if len(exact) == 1:
            return parse_move(state.edition, exact[0])
        raise Ambiguous(text, fitting)
    move = meant(state, seat, ways[0])
    refusal = why_not(state, move, seat)
    if refusal is not None:
        raise NotLegal(refusal, state.edition)
    return move


def meant(state: State, seat: int, text: str) -> Move:
    """The move of a text, legal or not; a payment left out is the one that comes to mind.

    Raises CannotRead, or NotLegal if the edition has no such moves.
    """
    words = readings(state, text)[0].split()
    kind = verbs().get(words[0]) if words else None
    if kind is not None and kind not in state.edition.moves:
        raise NotLegal(state.edition.refusal(Reason("not-in-edition")), state.edition)
    price = _price(state, seat, words) if len(words) == 2 else None
    if price is not None:
        words.append(format_cards(_natural(state, seat, price).cards))
    return parse_move(state.edition, " ".join(words))


def readings(state: State, text: str) -> list[str]:
    """The text in the notation: several when a name may mean several routes or cities."""
    board = state.edition.board
    ids = {fold(thing): thing for thing in state.edition.things if "-" in thing}  # EM-05
    verb, *rest = [ids.get(fold(word), fold(word)) for word in text.split()] or [""]
    if not rest:
        return [verb]
    names = [rest[0]]
    if verb == ClaimRoute.verb:
        names = routes_named(board, rest[0]) or names
    elif _of_a_city(verb) and rest[0] not in board.cities:
        names = cities_named(board, rest[0]) or names
    return [" ".join([verb, name, *rest[1:]]) for name in names]


def _of_a_city(verb: str) -> bool:
    """Does a move begin with a city: a station, a depot, a stake?"""
    kind = verbs().get(verb)
    return kind is not None and next(iter(hints(kind)), "") == "city"


def _legal(state: State, seat: int, text: str) -> bool:
    try:
        return why_not(state, parse_move(state.edition, text), seat) is None
    except CannotRead:
        return False


def _price(state: State, seat: int, words: list[str]) -> Price | None:
    """What the route or station that the words name costs, if they name one."""
    verb, name = words
    if verb == ClaimRoute.verb:
        return price_list(state.edition).prices.get(name)
    stations = state.parts.get(StationMap)
    if verb == BuildStation.verb and stations and stations.left[seat]:
        price: Price = stations.price(state.edition, seat)
        return price
    return None


def _natural(state: State, seat: int, price: Price) -> Payment:
    """A payment of the colour asked for, or of the one that the hand holds most of."""
    pack, hand = state.edition.pack, state.players[seat].hand
    colour = max(price.colours, key=lambda card: hand[pack.index[card]])
    cards = [colour] * (price.cards - price.wilds) + [WILD] * price.wilds
    return Payment.of(pack, cards)
