"""Why something was not done in a campaign, in the language of whoever asked."""

from whistlestop.campaign import Campaign, observe
from whistlestop.core.refusal import Reason, Refusal
from whistlestop.editions import edition
from whistlestop.server.campaigns.boardroom import Boardroom
from whistlestop.server.frames import Refused
from whistlestop.texts import Texts


def refused(room: Boardroom, lang: str, id_: str | None, problem: Refusal) -> Refused:
    """A reason of the rules."""
    return Refused(id_, problem.rule, problem.reason.key, sentence(room, lang, problem.reason))


def sentence(room: Boardroom, lang: str, reason: Reason) -> str:
    """Why not, in one sentence."""
    texts = Texts(lang, edition(room.campaign.pack.frame.edition))
    key = f"campaign-why-{reason.key}"
    if not texts.has(key):
        return reason.key
    facts = {name: _word(room, lang, texts, name, value) for name, value in reason.facts.items()}
    return texts(key, **facts)


def _word(room: Boardroom, lang: str, texts: Texts, name: str, value: object) -> object:
    """A fact of a reason as it is spoken of; a word that is nothing here stays as it is."""
    if name == "company":
        return room.name(int(str(value)))
    if name == "colour" and texts.has(f"card-{value}"):
        return texts(f"card-{value}")
    if isinstance(value, str):
        return _called(room.campaign, lang, value)
    return value


def _called(campaign: Campaign, lang: str, name: str) -> str:
    """What something open is called; of anything else nothing is told but what was asked."""
    things = observe(campaign, None).things
    if name in things:
        return things[name].name[lang]
    city = campaign.pack.atlas.cities.get(name)
    open_ = {*campaign.pack.atlas.start, *campaign.opened}
    return city.name[lang] if city is not None and city.piece in open_ else name
