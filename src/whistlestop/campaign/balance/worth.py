"""The figures of a report about cards and things: how often each matters, and which are dead."""

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import fmean

from whistlestop.campaign.balance.chances import mean, share
from whistlestop.campaign.balance.sample import Sample
from whistlestop.campaign.balance.tables import Cell, Table
from whistlestop.campaign.balance.things import scores_by_plate, slips_by_employee


def _moved(sample: Sample, name: str) -> tuple[int, int, int]:
    """How often a thing moved money, how much was taken for it and how much was paid."""
    times = taken = paid = 0
    for game in sample.games():
        for money in game.money:
            count, amount = money.get(name, (0, 0))
            times += count
            taken += max(0, amount)
            paid += max(0, -amount)
    return times, taken, paid


def _per(total: float, count: float) -> float:
    return total / count if count else 0.0


def events(sample: Sample) -> Table:
    """Events: turned up, and the money they moved."""
    names = {event.id: event.name["en"] for event in sample.cards.printed_events}
    turned = Counter(event for game in sample.games() for event in game.events)
    seen = Counter(
        event for s in sample.summaries for event in {e for g in s.games for e in g.events}
    )
    rows = []
    for event in sample.cards.events:
        times, taken, paid = _moved(sample, event)
        rows.append(
            (
                event,
                names[event],
                share(seen[event], sample.count),
                _per(turned[event], sample.count),
                _per(times, turned[event]),
                _per(taken, turned[event]),
                _per(paid, turned[event]),
            )
        )
    columns = (
        "event",
        "name",
        "campaigns",
        "times per campaign",
        "payments each time",
        "$ taken each time",
        "$ paid each time",
    )
    note = "An event that moves no money may move cards instead."
    return Table("events", "Events", columns, tuple(rows), note, "campaigns")


def employees(sample: Sample) -> Table:
    """Employees: hired, and the slips of those who hired them."""
    hired = Counter(who for game in sample.games() for who in game.hired if who)
    seen = Counter(
        who for s in sample.summaries for who in {w for g in s.games for w in g.hired if w}
    )
    slips = slips_by_employee(sample)
    rows = tuple(
        (name, share(seen[name], sample.count), _per(hired[name], sample.count), slips[name])
        for name in sample.cards.employees
    )
    columns = ("employee", "campaigns", "times per campaign", "slip against the mean")
    return Table("employees", "Employees", columns, rows, bar="campaigns")


def postcards(sample: Sample) -> Table:
    """Postcards: drawn or won, and fulfilled."""
    cards = sample.cards
    kinds = (
        ("ticket", cards.by_tickets),
        ("frontier first", cards.firsts),
        ("prize", cards.prizes),
        ("part of a finale", cards.parts),
    )
    rows: list[tuple[Cell, ...]] = []
    for kind, nos in kinds:
        for no in nos:
            drawn = [s for s in sample.summaries if no in s.drawn]
            done = sum(no in s.vault for s in drawn)
            printed = cards.pack.postcard(no)
            name = printed.name["en"] if printed else ""
            rows.append((no, name, kind, share(len(drawn), sample.count), share(done, len(drawn))))
    columns = ("postcard", "name", "kind", "campaigns", "fulfilled of these")
    note = "A first card or a prize is won and fulfilled at once."
    return Table("postcards", "Postcards", columns, tuple(rows), note, "fulfilled of these")


def stickers(sample: Sample) -> Table:
    """Stickers: games in force, and the money they moved during them."""
    rows = []
    for letter in sample.cards.letters:
        games = [game for game in sample.games() if letter in game.stickers]
        seats = len(games) * sample.companies
        times, taken, paid = _moved(sample, letter)
        rows.append(
            (
                letter,
                _per(len(games), sample.count),
                _per(times, seats),
                _per(taken, seats),
                _per(paid, seats),
            )
        )
    columns = (
        "sticker",
        "games per campaign",
        "payments",
        "$ taken",
        "$ paid",
    )
    note = "Payments and dollars per company and game in force. Slip lines come below."
    return Table("stickers", "Stickers", columns, tuple(rows), note, "$ taken")


def lines(sample: Sample) -> Table:
    """The lines of the slips."""
    amounts: dict[str, list[int]] = {}
    for game in sample.games():
        for slip in game.lines:
            for name, amount in slip.items():
                amounts.setdefault(name, []).append(amount)
    rows = tuple(
        (name, mean(found, "dollars"), share(sum(map(bool, found)), len(found)), len(found))
        for name, found in sorted(amounts.items())
    )
    columns = ("line", "mean", "not 0", "slips")
    return Table("lines", "Lines of the slips", columns, rows, bar="mean")


def boxes(sample: Sample) -> Table:
    """Boxes: when they come, and whether anybody goes there."""
    rows = []
    for box in sample.cards.boxes:
        games = [game for game in sample.games() if box.id in game.boxes]
        opened = [
            next(g.game for g in s.games if box.id in g.boxes)
            for s in sample.summaries
            if any(box.id in g.boxes for g in s.games)
        ]
        seats = len(games) * sample.companies
        _, taken, paid = _moved(sample, box.sticker.letter)
        rows.append(
            (
                box.id,
                box.sticker.letter,
                share(len(opened), sample.count),
                fmean(opened) if opened else None,
                _per(sum(game.routes.get(box.id, 0) for game in games), seats),
                _per(sum(game.tickets.get(box.id, 0) for game in games), seats),
                _per(taken - paid, seats),
            )
        )
    columns = (
        "box",
        "sticker",
        "campaigns",
        "first game, on average",
        "routes travelled",
        "tickets completed",
        "$ moved",
    )
    note = "Routes, tickets and dollars per company and game in force."
    return Table("boxes", "Boxes", columns, tuple(rows), note, "routes travelled")


def plates(sample: Sample) -> Table:
    """Plates: taken, and the final scores of those who have them."""
    scores = scores_by_plate(sample)
    rows = tuple((name, one.count, one) for name, one in scores.items())
    columns = ("plate", "taken", "final score against the mean")
    return Table("plates", "Plates", columns, rows, bar="taken")


def dead(sample: Sample) -> Table:
    """Cards that no campaign ever saw, or that were seen and never fulfilled."""
    cards, vaults = sample.cards, [s.vault for s in sample.summaries]
    turned = {event for game in sample.games() for event in game.events}
    hired = {who for game in sample.games() for who in game.hired}
    taken = {plate for s in sample.summaries for mine in s.plates for plate in mine}
    drawn = {no for s in sample.summaries for no in s.drawn}
    done = {no for vault in vaults for no in vault}
    nos = [*cards.by_tickets, *cards.firsts, *cards.prizes, *cards.parts]
    found: Iterable[tuple[str, list[str]]] = [
        ("events never turned up", [name for name in cards.events if name not in turned]),
        ("employees never hired", [name for name in cards.employees if name not in hired]),
        ("plates never taken", [name for name in cards.plates if name not in taken]),
        ("postcards never drawn or won", [no for no in nos if no not in drawn]),
        ("postcards never fulfilled", [no for no in nos if no in drawn and no not in done]),
    ]
    rows = tuple((kind, len(names), ", ".join(names) or "none") for kind, names in found)
    return Table("dead", "Dead cards", ("kind", "how many", "which"), rows)


WORTH: tuple[Callable[[Sample], Table], ...] = (
    events,
    employees,
    postcards,
    stickers,
    lines,
    boxes,
    plates,
    dead,
)
