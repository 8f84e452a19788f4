"""What is printed of an edition, for clients: names, board, layout and rulebook."""

from functools import cache
from importlib.resources import files

from msgspec.structs import asdict

from whistlestop.campaign.seen.left_open import left_open
from whistlestop.core.edition import Edition
from whistlestop.editions import edition as find_edition
from whistlestop.editions import names
from whistlestop.insight.atlas import atlas_of
from whistlestop.server.named import symbols, things
from whistlestop.server.sheet import sheet
from whistlestop.server.wire import (
    CityData,
    EditionData,
    EditionInfo,
    Language,
    RouteData,
    RuleSection,
    TicketData,
)
from whistlestop.texts import Texts, languages
from whistlestop.texts.rulebook import rulebook

THEMES = ("light", "dark")


def tags() -> list[Language]:
    """The languages, English first."""
    found = sorted(languages(), key=lambda tag: (tag != "en", tag))
    return [Language(tag, Texts(tag)("language-name")) for tag in found]


def _said(edition: Edition, key: str) -> dict[str, str]:
    return {tag: Texts(tag, edition)(key) for tag in languages()}


def info(edition: Edition) -> EditionInfo:
    """An edition in a few words."""
    return EditionInfo(
        id=edition.id,
        name=_said(edition, "edition-name"),
        about=_said(edition, "edition-about"),
        seats=(edition.seats[0], edition.seats[-1]),
        colours=list(edition.colours),
    )


@cache
def infos() -> list[EditionInfo]:
    """All editions."""
    return [info(find_edition(name)) for name in names()]


@cache
def data(name: str) -> EditionData:
    """A printed edition in full."""
    return of(find_edition(name))


def of(edition: Edition) -> EditionData:
    """An edition in full, and of the picture only what lies on its board."""
    board = edition.board
    return EditionData(
        **asdict(info(edition)),
        trains=edition.trains,
        cards=list(edition.pack.kinds),
        counts=dict(edition.pack.counts),
        cities=[
            CityData(c.id, dict(c.name), dict(c.traits), c.piece) for c in board.cities.values()
        ],
        routes=[
            RouteData(r.id, r.ends, r.length, r.colour, r.group, dict(r.traits), points)
            for r, points in zip(board.routes.values(), atlas_of(edition).points, strict=True)
        ],
        tickets=[TicketData(t.id, t.ends, t.points, t.deck) for t in board.tickets.values()],
        layout=sheet(edition),
        backdrop={theme: f"/maps/{edition.id}-{theme}.webp" for theme in THEMES},
        vehicle=getattr(edition.picture, "vehicle", "car"),
        rules=[RuleSection(part.key, list(part.rules)) for part in rulebook(edition, "en")],
        things=things(edition),
        news=edition.pack.news,
        symbols=symbols(edition),
        edge=edition.reasons.get("off-the-board"),
        parts=left_open(edition),
    )


def source(lang: str, edition: str | None) -> str:
    """Fluent source: the texts that all editions share, then those of an edition."""
    folders = ["whistlestop.texts", *([f"whistlestop.editions.{edition}"] if edition else [])]
    return "\n".join((files(folder) / f"{lang}.ftl").read_text("utf-8") for folder in folders)
