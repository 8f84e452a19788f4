"""A boardroom: a table where one campaign is decided on."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec, TypeVar

from msgspec import Raw

from whistlestop.campaign import CampaignMove, PlayedElsewhere, Volume, observe
from whistlestop.campaign.seen.view import CampaignView
from whistlestop.core.state import State
from whistlestop.server.campaigns import frames, wire
from whistlestop.server.campaigns.driver import Driver
from whistlestop.server.campaigns.keeper import House, Keeper
from whistlestop.server.errors import Declined, Wrong
from whistlestop.server.store import SeatRow
from whistlestop.server.table import Table
from whistlestop.server.told import encode
from whistlestop.server.wire import Pace

log = logging.getLogger(__name__)
T = TypeVar("T")
P = ParamSpec("P")
REMEMBERED = 200
"""Ids of moves that are remembered, so that a repeated one is answered."""


class Boardroom(Table):
    """A campaign and its companies: they are the seats here."""

    def __init__(
        self,
        volume: Volume,
        seat_rows: list[SeatRow],
        house: House,
        keeper: Keeper,
        settle: Callable[["Boardroom"], Awaitable[None]],
    ) -> None:
        super().__init__(seat_rows)
        self.volume = volume
        self.campaign = volume.campaign
        """The campaign as it stands, and the number of its next step."""
        self.next = volume.next
        self.house = house
        self.keeper = keeper
        self.games: dict[int, str] = {}
        """The rooms of the games, by number."""
        self.driver = Driver(self)
        self._settle = settle
        self._made: dict[tuple[int, str], None] = {}
        self._seen: dict[int | None, tuple[CampaignView, Raw]] = {}

    # what everybody may know

    @property
    def id(self) -> str:
        """The name of the campaign."""
        return self.volume.id

    @property
    def waiting(self) -> tuple[int, ...]:
        """The companies one of which is to decide now; none while a game is on."""
        return () if self.campaign.stage == "play" else self.campaign.phases[-1].seats

    @property
    def room(self) -> str | None:
        """The room of the game that is on."""
        return self.games.get(self.campaign.game) if self.campaign.stage == "play" else None

    def seat(self, company: int) -> SeatRow:
        """Who plays a company: nobody yet, if it has just joined."""
        return self.seats[company] if company < len(self.seats) else SeatRow("open", None, "", None)

    def check(self, company: int) -> None:
        """Is there such a company?"""
        known = range(len(self.campaign.companies))
        if company not in known:
            raise Wrong(404, "no-such-company", name=company, known=", ".join(map(str, known)))

    def name(self, company: int) -> str:
        """What its player is called; without a name, what the company is."""
        colour = self.campaign.companies[company].colour
        printed = {c.colour: c.name for c in self.campaign.pack.frame.companies}
        return self.seat(company).name or printed[colour][self.house.lang]

    def info(self) -> wire.CampaignInfo:
        """The campaign as everybody sees it."""
        campaign, row, here = self.campaign, self.volume.row, self.here
        branch = None
        if row.branch_of is not None and row.branch_game is not None:
            branch = wire.CampaignBranch(row.branch_of, row.branch_game)
        return wire.CampaignInfo(
            id=self.id,
            pack=campaign.pack.id,
            edition=campaign.pack.frame.edition,
            name=row.name,
            lang=self.house.lang,
            pace=self.house.pace,
            host=self.house.host,
            companies=[self._company(n, here) for n in range(len(campaign.companies))],
            game=campaign.game,
            year=campaign.year,
            stage=self._view(None)[0].stage,
            next=self.next,
            waiting=list(self.waiting),
            room=self.room,
            games=[wire.GameRoom(game, room) for game, room in sorted(self.games.items())],
            branch=branch,
        )

    def _company(self, number: int, here: set[int]) -> wire.CompanyInfo:
        row = self.seat(number)
        return wire.CompanyInfo(
            company=number,
            colour=self.campaign.companies[number].colour,
            name=row.name,
            kind=row.kind,
            bot=row.bot,
            here=number in here or row.kind == "bot",
            open=row.kind == "open",
        )

    # telling: everything goes through `observe`

    def _view(self, company: int | None) -> tuple[CampaignView, Raw]:
        if company not in self._seen:
            view = observe(self.campaign, company)
            self._seen[company] = view, Raw(encode(view))
        return self._seen[company]

    def shown(self, own: tuple[int, ...]) -> wire.CampaignShown:
        """The campaign as some companies may see it: a view for each, or a spectator's."""
        views = [self._view(company)[1] for company in own or (None,)]
        return wire.CampaignShown(self.info(), list(own), self.next, views)

    def told(self, own: tuple[int, ...], id_: str | None = None) -> frames.CampaignTold:
        """The same, as a frame."""
        shown = self.shown(own)
        return frames.CampaignTold(shown.campaign, shown.companies, shown.next, shown.views, id_)

    def present(self) -> frames.CampaignPresence:
        """The campaign as it is now."""
        return frames.CampaignPresence(self.info())

    def announce(self, id_: str | None = None) -> None:
        """Everybody sees how the campaign stands; bots go on from there."""
        self.tell_each(lambda own: self.told(own, id_))
        self.driver.stir()

    # changing: under the lock

    def done(self, company: int, id_: str) -> bool:
        """Has a message with this id led to a step already?"""
        return (company, id_) in self._made

    async def decide(self, company: int, move: CampaignMove, id_: str | None) -> None:
        """A company decides: on the disk, then for everybody. Raises NotLegal."""
        await self._step(self.volume.play, move, company)
        if id_ is not None:
            self._made[company, id_] = None
            while len(self._made) > REMEMBERED:
                del self._made[next(iter(self._made))]
        await self.settle()
        self.announce(id_)

    async def record(self, game: State, lines: list[str]) -> None:
        """The game that was on is over: what lasts of it is kept, once."""
        await self._step(self.volume.record, game, lines)
        self.announce()

    async def settle(self) -> None:
        """A game that is on has a room, and one that is over is written down."""
        try:
            await self._settle(self)
        except Exception as problem:
            # The step before it is made all the same; the next who comes tries again.
            extra = {"campaign": self.id, "problem": repr(problem)}
            log.exception("a game of a campaign is not settled", extra=extra)

    async def change_seat(self, company: int, row: SeatRow, host: int | None) -> None:
        """Somebody takes a company, or a bot decides in somebody's place."""
        house = House(self.house.lang, self.house.pace, host)
        await self._write(self.keeper.seat, self.volume, company, row, house)
        known = [self.seat(number) for number in range(max(len(self.seats), company + 1))]
        known[company] = row
        self.seats, self.house = known, house
        self.presence()

    async def set_pace(self, pace: Pace) -> None:
        """Bots decide faster or slower from now on."""
        house = House(self.house.lang, pace, self.house.host)
        await self._write(self.keeper.settle, self.volume, house)
        self.house = house
        self.presence()

    async def _step(self, work: Callable[P, Any], *args: P.args, **more: P.kwargs) -> None:
        try:
            await self._write(work, *args, **more)
        except PlayedElsewhere:
            await self.refresh()
            raise Declined("elsewhere") from None
        self._went_on()

    async def refresh(self) -> None:
        """Read what another program has played in the meantime."""
        if await self._write(self.volume.refresh):
            self._went_on()
            await self.settle()
            self.announce()

    def _went_on(self) -> None:
        """What is on the disk now holds for everybody."""
        self.campaign, self.next = self.volume.campaign, self.volume.next
        self._seen.clear()

    async def _write(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        return await self.committed(self.keeper.run(work, *args, **more))
