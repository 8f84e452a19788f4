"""One whole campaign played by equal bots, and what is kept of it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from whistlestop.campaign.balance.simulate import MakePlayer, play_game, until
from whistlestop.campaign.balance.summary import Game, Money, Summary, add
from whistlestop.campaign.between.gathering import LEAST, Gather
from whistlestop.campaign.between.suggest import suggest
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.brew import patient_bank
from whistlestop.campaign.chapter.frame import GUARD, Taken
from whistlestop.campaign.content.pack import Pack, find_pack
from whistlestop.campaign.decision import CampaignMove
from whistlestop.campaign.verbs import found, legal, record
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import BadInput
from whistlestop.core.event import Event
from whistlestop.core.state import State
from whistlestop.rules.money import MoneyPaid, MoneyTaken
from whistlestop.rules.newspapers import NewspaperCame
from whistlestop.rules.turns import Clock

RANDOM = "random"
"""Story choices at random; otherwise the mark that is always chosen where it is offered."""
SCORES = ("slips", "postcards", "souvenirs", "book", "total", "place")
"""What is kept of a final score (C-70)."""


@dataclass(frozen=True)
class Settings:
    """What makes two runs the same: campaigns of one may go on in the other."""

    pack: str
    companies: int
    bot: str
    seed: str
    choices: str = RANDOM
    absent: bool = False


def colours_of(pack: Pack, companies: int, number: int) -> list[str]:
    """The companies of a campaign; every colour has its turn in every seat."""
    known = [company.colour for company in pack.frame.companies]
    at = number % len(known)
    return [*known[at:], *known[:at]][:companies]


class Decider:
    """Decides between games: the story's choices as they are set, the rest as a plain bot."""

    def __init__(self, choices: str, absent: tuple[int, int] | None = None) -> None:
        self.choices = choices
        self.absent = absent
        """A company, and the game in which it is absent."""

    def __call__(self, campaign: Campaign, chance: Seeded) -> CampaignMove:
        """The answer to what is asked."""
        kind = getattr(campaign.phases[-1], "kind", "")
        if kind == "gather" and self.absent and campaign.game == self.absent[1]:
            present = (c for n, c in enumerate(campaign.companies) if n != self.absent[0])
            return Gather(tuple(company.colour for company in present))
        if kind == "name":  # every order of the frontiers is studied, not the favourite one
            moves = legal(campaign)
            return chance.pick(moves, (1,) * len(moves))
        if kind == "choose" and self.choices != RANDOM:
            for move in legal(campaign):
                if getattr(move, "mark", None) == self.choices:
                    return move
        return suggest(campaign, chance)


class Watcher:
    """Watches the money of a game, and its newspapers."""

    def __init__(self, seats: int) -> None:
        self.money: list[Money] = [{} for _ in range(seats)]
        self.newspapers = 0

    def __call__(self, events: Sequence[Event]) -> None:
        """Whatever was taken and paid."""
        for event in events:
            if isinstance(event, MoneyTaken):
                add(self.money[event.seat], event.why, event.amount)
            elif isinstance(event, MoneyPaid):
                add(self.money[event.seat], event.why, -event.amount)
                if event.to is not None:
                    add(self.money[event.to], event.why, event.amount)
            elif isinstance(event, NewspaperCame):
                self.newspapers += 1


def play_campaign(settings: Settings, number: int, make: MakePlayer) -> Summary:
    """The campaign of that number, from its first decision to the final score."""
    pack = find_pack(settings.pack)
    colours = colours_of(pack, settings.companies, number)
    seed = f"{settings.seed}:campaign {number}"
    chance = Seeded(seed)
    start = found(pack, colours, chance).campaign
    if not settings.absent:
        return _play(start, chance, seed, make, Decider(settings.choices))[0]
    luck = Seeded(f"{seed}:absent")
    company = luck.pick(range(len(colours)), (1,) * len(colours))
    game = luck.pick(range(1, pack.games + 1), (1,) * pack.games)
    with_bot, before = _play(start, chance, seed, make, Decider(settings.choices), until_game=game)
    away = Decider(settings.choices, (company, game))
    without, _ = _play(before, luck, seed, make, away, with_bot.games[: game - 1])
    places = (with_bot.final[company]["place"], without.final[company]["place"])
    told = {"company": company, "game": game, "with": places[0], "without": places[1]}
    return replace(with_bot, absence=told)


def _play(
    campaign: Campaign,
    chance: Seeded,
    seed: str,
    make: MakePlayer,
    decide: Decider,
    played: Sequence[Game] = (),
    until_game: int = 1,
) -> tuple[Summary, Campaign]:
    """A campaign to its end; and as it stood before a game."""
    games, before = list(played), campaign
    drawn: dict[str, list[int]] = {}
    vault: dict[str, list[int]] = {}
    while len(games) < campaign.pack.games:
        if campaign.game == until_game:
            before = campaign
        campaign = until(campaign, chance, "play", decide)
        if campaign.stage != "play":
            raise BadInput("printed-up-to", name=campaign.pack.id, game=len(games))
        assert campaign.recipe is not None
        seen = Watcher(campaign.recipe.seats)
        ready = campaign
        state = play_game(campaign, f"{seed}:game {campaign.game}", make, seen)
        campaign = record(campaign, state, chance).campaign
        campaign = until(campaign, chance, "between", decide)
        games.append(_game(ready, campaign, state, seen))
        _mail(campaign, drawn, vault)
    return _summary(campaign, seed, games, drawn, vault), before


def _game(ready: Campaign, after: Campaign, state: State, seen: Watcher) -> Game:
    played = after.games[-1]
    outcome, recipe = played.outcome, played.recipe
    seat_of = {company: seat for seat, company in enumerate(played.companies)}
    everybody = range(len(after.companies))
    slips = [next(s for s in c.slips if s.game == played.game) for c in after.companies]
    hired = outcome.per_seat("hired")
    turns = state.part(Taken).turns
    tracks = after.pack.atlas.tracks
    pieces = Counter(
        piece for mine in outcome.routes for route in mine for piece in tracks[route].needs
    )
    tickets = Counter(after.pack.atlas.tickets[t].piece for m in outcome.completed for t in m)
    in_force = {box.id for box in after.boxes if played.game in box.games}
    few = min(player.trains for player in state.players) <= state.part(Clock).ends_at
    return Game(
        game=played.game,
        first=played.companies[state.first],
        slips=[slip.total for slip in slips],
        places=[slip.place for slip in slips],
        turns=[turns[seat_of[c]] if c in seat_of else 0 for c in everybody],
        cars=[outcome.trains[seat_of[c]] if c in seat_of else 0 for c in everybody],
        kept=[len(outcome.tickets[seat_of[c]]) if c in seat_of else 0 for c in everybody],
        completed=[len(outcome.completed[seat_of[c]]) if c in seat_of else 0 for c in everybody],
        lines=[dict(outcome.lines[seat_of[c]]) if c in seat_of else {} for c in everybody],
        ended="cars" if few else "guard" if max(turns) >= GUARD else "dead",
        deck=len(recipe.events),
        newspapers=seen.newspapers,
        events=list(outcome.rows("turned")),
        hired=[hired[seat_of[c]] if c in seat_of else None for c in everybody],
        bank=[patient_bank(ready, c) if c in seat_of else 0 for c in everybody],
        money=[seen.money[seat_of[c]] if c in seat_of else {} for c in everybody],
        stickers=list(recipe.stickers),
        boxes=[box for box in after.opened if box in in_force],
        routes={piece: pieces[piece] for piece in recipe.pieces if pieces[piece]},
        tickets=dict(tickets),
    )


def _mail(campaign: Campaign, drawn: dict[str, list[int]], vault: dict[str, list[int]]) -> None:
    """Postcards that were drawn and fulfilled since the last game."""
    game = campaign.games[-1].game
    for number, company in enumerate(campaign.companies):
        for no in (*(held.no for held in company.postcards), *company.vault):
            drawn.setdefault(no, [number, game])
        for no in company.vault:
            vault.setdefault(no, [number, game])


def _summary(
    campaign: Campaign,
    seed: str,
    games: list[Game],
    drawn: dict[str, list[int]],
    vault: dict[str, list[int]],
) -> Summary:
    final = {score.company: score for score in campaign.final}
    return Summary(
        number=int(seed.rpartition(" ")[2]),
        colours=[company.colour for company in campaign.companies],
        games=games,
        final=[
            {name: getattr(final[company], name) for name in SCORES}
            for company in range(len(campaign.companies))
        ],
        plates=[list(company.plates) for company in campaign.companies],
        stamps=[len(company.stamps) for company in campaign.companies],
        drawn=drawn,
        vault=vault,
        rails=dict(Counter(campaign.colours.values())),
        marks=[mark.mark for mark in campaign.marks],
        finale=campaign.finale,
    )


def enough_to_be_absent(companies: int) -> bool:
    """A game needs two present companies (C-60)."""
    return companies > LEAST
