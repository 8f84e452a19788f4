"""Facts, questions, moves and refusals of a campaign in plain sentences, from what a view shows."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from whistlestop.campaign.chapter.atlas import Atlas, atlas
from whistlestop.campaign.seen.view import CampaignView
from whistlestop.core.refusal import Reason, Refusal
from whistlestop.editions import edition
from whistlestop.texts import Texts


class CampaignSpeaker:
    """Says things about a campaign in one language; `names` are those of the players, if any."""

    def __init__(
        self, view: CampaignView, lang: str, names: Mapping[int, str] | None = None
    ) -> None:
        self.view = view
        self.texts = Texts(lang, edition(view.pack.edition))
        self.names = names or {}
        self.atlas: Atlas = atlas(view.pack.edition)
        cards = [*view.prizes, *(c for one in view.companies for c in (*one.postcards, *one.vault))]
        self._cards = {card.no: card.name for card in cards if card.name is not None}

    @property
    def lang(self) -> str:
        """The language spoken."""
        return self.texts.lang

    def company(self, company: int) -> str:
        """A company's name, with its player's if it is known."""
        name = self.view.companies[company].name[self.lang]
        player = self.names.get(company)
        return f"{name} ({player})" if player else name

    def thing(self, name: str) -> str:
        """Something that has come into the campaign, or a frontier."""
        if name in self.view.things:
            return self.view.things[name].name[self.lang]
        if (number := name.removeprefix("PC-")) in self._cards:
            return self._cards[number][self.lang]
        piece = self.atlas.pieces.get(name)
        if piece is not None:
            return piece.name[self.lang]
        key = f"campaign-mark-{name}"
        return self.texts(key) if self.texts.has(key) else name

    def city(self, city: str) -> str:
        """A city's name."""
        return self.atlas.cities[city].name[self.lang] if city in self.atlas.cities else city

    def journey(self, name: str) -> str:
        """A ticket or a route by its ends."""
        found = self.atlas.tickets.get(name) or self.atlas.tracks.get(name)
        return name if found is None else " – ".join(map(self.city, found.ends))

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in one breath."""
        text = ""
        for part in parts:
            text = self.texts("list-pair", first=text, next=part) if text else part
        return text

    def colour(self, colour: str) -> str:
        """A colour's name."""
        key = f"card-{colour}"
        return self.texts(key) if self.texts.has(key) else colour

    # Facts

    def fact(self, fact: Mapping[str, Any]) -> str:
        """A fact of `happened` as a line; empty for one that need not be told."""
        key = "campaign-fact-" + re.sub(r"(?<!^)(?=[A-Z])", "-", str(fact["type"])).lower()
        if fact["type"] == "SlipFilled" and fact["steward"]:
            key = "campaign-fact-slip-steward"
        if fact["type"] == "StepOpened":
            key = f"{key}-{fact['step']}"
        if fact["type"] == "GiftPromised":
            return self._gift(fact)
        if not self.texts.has(key) or (fact["type"] == "Hired" and fact["employee"] is None):
            return ""
        return self.texts(key, **self._spoken(fact))

    def _gift(self, fact: Mapping[str, Any]) -> str:
        who = fact["company"]
        told = "campaign-first" if fact["first"] else "campaign-each"
        company = self.texts(told) if who is None else self.company(who)
        lines = (
            self.texts(f"campaign-gift-{kind}", company=company, amount=n, count=n)
            for kind in ("dollars", "cards", "tickets")
            if (n := fact[kind])
        )
        return " ".join(lines)

    def _spoken(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts of a sentence, each in words."""
        spoken: dict[str, Any] = {}
        things = ("letter", "event", "employee", "plate", "mark", "box", "frontier", "thing")
        for name, value in facts.items():
            if name == "company" and isinstance(value, int):
                spoken["company"] = self.company(value)
            elif name in ("companies", "colours"):
                spoken["companies"] = self.listed(
                    self.company(v) if isinstance(v, int) else self._owner(v) for v in value
                )
            elif name == "colour":
                spoken["colour"] = self.colour(value)
                spoken.setdefault("company", self._owner(value))
            elif name in ("ticket", "route"):
                spoken["route"] = self.journey(value)
            elif name == "city":
                spoken["city"] = self.city(value)
            elif name == "no":
                spoken["no"], spoken["thing"] = value, self.thing(value)
            elif name == "total":
                spoken["amount"] = value
            elif name in ("frontiers", "plates", "rules"):
                spoken["text"] = self.listed(map(self.thing, value))
            elif name in things and value is not None:
                spoken["thing"] = self.thing(value)
                spoken[name] = self.thing(value)
            elif isinstance(value, int | str):
                spoken[name] = value
        return spoken

    def _owner(self, colour: str) -> str:
        """The company of a colour, or the colour if there is none."""
        found = [seen.company for seen in self.view.companies if seen.colour == colour]
        return self.company(found[0]) if found else self.colour(colour)

    def _in_full(self, colour: str) -> str:
        """A company, in the campaign or only about to join, with its colour and its player."""
        asked = self.view.asked
        names = {one.id: one.name for one in asked.options} if asked is not None else {}
        names |= {seen.colour: seen.name for seen in self.view.companies}
        name = names.get(colour)
        if name is None:
            return self.colour(colour)
        found = [seen.company for seen in self.view.companies if seen.colour == colour]
        player = self.names.get(found[0], "") if found else ""
        return self.texts(
            "campaign-company-played" if player else "campaign-company-in-full",
            company=name[self.lang],
            colour=self.colour(colour),
            player=player,
        )

    # Questions and answers

    def asked(self) -> str:
        """What is asked now."""
        asked = self.view.asked
        if asked is None:
            return self.texts("campaign-stage-play")
        if asked.missing is not None:
            name = asked.missing.id
            id_ = self.thing(name) if asked.missing.what == "box" else name
            missing = self.texts(f"campaign-missing-{asked.missing.what}", id=id_)
            return self.texts("campaign-asked-missing", thing=missing)
        company = self.company(asked.companies[0])
        return self.texts(f"campaign-asked-{asked.kind}", company=company)

    def move(self, text: str) -> str:
        """A move in words."""
        verb, *words = text.split()
        key = f"campaign-move-{verb}"
        name = words[0] if words else ""
        return self.texts(
            key,
            companies=self.listed(map(self._in_full, words)),
            company=self._in_full(name),
            thing=self.thing(name),
            city=self.city(name),
            text=self.listed(map(self.thing, words)),
        )

    def reason(self, reason: Reason) -> str:
        """Why not, in one sentence."""
        return self.texts(f"campaign-why-{reason.key}", **self._spoken(reason.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and the rule that says so, with its text if it has been read."""
        rules = {rule.id: rule.text for rule in self.view.rules}
        text = rules[refusal.rule][self.lang] if refusal.rule in rules else ""
        return f"{self.reason(refusal.reason)} [{refusal.rule}] {text}".rstrip()

    def previously(self) -> list[str]:
        """The recap before a game, line by line."""
        seen = self.view.previously
        if seen is None:
            return [self.texts("campaign-previously-none")]
        slips = {c.company: {s.game: s.total for s in c.slips} for c in self.view.companies}
        leader = self.view.standing[-1]

        def line(key: str, **facts: Any) -> str:
            return self.texts(f"campaign-previously-{key}", **facts)

        told = [
            line(
                "won",
                company=self.company(seen.winner),
                year=str(seen.year or seen.game),
                amount=slips[seen.winner].get(seen.game, 0),
            ),
            line("last", company=self.company(seen.last)),
            line("leads", company=self.company(leader), amount=seen.totals[leader]),
        ]
        for key, names in (
            ("opened", seen.opened),
            ("came", seen.came),
            ("went", seen.went),
            ("in-force", seen.in_force),
        ):
            if names:
                told.append(line(key, text=self.listed(map(self.thing, names))))
        for key, amounts in (("bank", seen.bank), ("pension", seen.pensions)):
            for company, amount in enumerate(amounts):
                if amount:
                    told.append(line(key, company=self.company(company), amount=amount))
        return told
