"""A campaign in the terminal: its decisions by number, its games at the table, all on one shelf."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from whistlestop import record as records
from whistlestop.campaign import (
    Step,
    Volume,
    edition_for,
    fact_to_json,
    legal,
    observe,
    parse_move,
    suggest,
    why_not,
)
from whistlestop.campaign.facts import Fact
from whistlestop.campaign.facts.story import CardRead
from whistlestop.campaign.seen.speaking import CampaignSpeaker
from whistlestop.campaign.seen.view import CampaignView, CardSeen
from whistlestop.core.errors import WhistlestopError
from whistlestop.record import Record
from whistlestop.savefile import key_file
from whistlestop.session import PERSON, Session
from whistlestop.terminal.booth import Ask, Booth, Leave
from whistlestop.terminal.look import DIM, TITLE
from whistlestop.terminal.sitting import Sitting, bots_of
from whistlestop.terminal.wrapping import wrap

QUIT = ("quit", "q")
HELP = ("?", "help")


class ChapterSitting(Sitting):
    """One game of a campaign at the terminal."""

    def stop(self) -> None:
        """The campaign says how to go on."""


class CampaignTable:
    """Plays a campaign until it is put away, or waits for what is not printed yet."""

    def __init__(
        self,
        volume: Volume,
        console: Console,
        ask: Ask,
        lang: str,
        games: Path,
        speed: str,
        sleep: Callable[[float], None],
    ) -> None:
        self.volume, self.console, self.ask, self.lang = volume, console, ask, lang
        self.games, self.speed, self.sleep = games, speed, sleep
        seats = {seat.company: seat for seat in volume.shelf.seats(volume.id)}
        self.names = {company: seat.name for company, seat in seats.items() if seat.name}
        self.bots = {company: seat.bot for company, seat in seats.items() if seat.bot}

    def run(self) -> None:
        """Decide and play; every step is on the disk when it is made."""
        try:
            self.heading()
            while self.step():
                pass
        except (KeyboardInterrupt, EOFError, Leave):
            self.console.print()
        self.say("ui-stopped", DIM, text=f"whistlestop campaign play {self.volume.id}")

    def step(self) -> bool:
        """One decision, or one whole game; False when there is nothing more to do now."""
        campaign = self.volume.campaign
        if campaign.stage == "play":
            return self.play()
        moves = legal(campaign)
        view = observe(campaign, None)
        if not moves:
            self.print(CampaignSpeaker(view, self.lang, self.names).asked(), TITLE)
            return False
        who = [company for company in campaign.phases[-1].seats if company not in self.bots]
        if who or self.bots.keys() >= set(campaign.active):
            self.tell(self.decide(who[0] if who else campaign.phases[-1].seats[0]))
        else:
            self.tell(self.volume.play(suggest(campaign)))
        return True

    # What is shown

    def speaker(self, company: int | None = None) -> CampaignSpeaker:
        """Whoever says things about the campaign as it stands."""
        return CampaignSpeaker(observe(self.volume.campaign, company), self.lang, self.names)

    def print(self, text: str, style: str = "") -> None:
        """Print a text of any length."""
        self.console.print(Text(wrap(text, self.console.width), style))

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """Print a sentence of the interface."""
        self.console.print(Text(self.speaker().texts(key, **facts), style), soft_wrap=True)

    def heading(self) -> None:
        """Which campaign, which game, and what happened last."""
        speaker = self.speaker()
        view = speaker.view
        title = view.pack.title[self.lang]
        told = f"{title} · {view.year or ''} · {speaker.texts('campaign-game', game=view.game)}"
        self.console.print(Rule(Text(told, TITLE), align="left", style="dim"))
        for line in speaker.previously():
            self.print(line)

    def tell(self, step: Step) -> None:
        """What has happened: cards in full, facts a line each."""
        speaker = self.speaker()
        cards = {card.id: card for card in speaker.view.story}
        for fact in step.facts:
            if isinstance(fact, CardRead):
                self.card(cards[fact.card])
            elif isinstance(fact, Fact):
                told = fact_to_json(fact)
                line = speaker.fact(told)
                if line:
                    self.print(f"  {line}", DIM)
                self.explain(speaker.view, told)

    def explain(self, view: CampaignView, fact: Mapping[str, Any]) -> None:
        """What has just come into the campaign says what it does."""
        name = {"StickerCame": "letter", "EventCame": "event", "EmployeeCame": "employee"}
        thing = view.things.get(str(fact.get(name.get(fact["type"], ""))))
        if thing is not None:
            self.print(f"  {thing.text[self.lang]}")

    def card(self, card: CardSeen) -> None:
        """A story card, to be read aloud."""
        kind = self.speaker().texts(f"campaign-card-{card.kind}")
        title = Text(f"{card.title[self.lang]} ({kind})", TITLE)
        self.console.print(Rule(title, align="left", style="dim"))
        self.print(card.text[self.lang])

    # What is asked

    def decide(self, company: int) -> Step:
        """A person decides: by number, or by the text of a move."""
        campaign = self.volume.campaign
        speaker = self.speaker(company)
        view = speaker.view
        choices = self.choices(view)
        self.print(speaker.asked(), TITLE)
        if view.asked is not None and view.asked.text is not None:
            self.print(view.asked.text[self.lang])
        for number, (move, words) in enumerate(choices, 1):
            self.print(f"{number:>3} {words or speaker.move(move)}")
        while True:
            typed = self.ask(speaker.texts("ui-prompt") + " ").strip()
            if typed.casefold() in QUIT:
                raise Leave
            if typed in HELP:
                self.help(speaker)
                continue
            if not typed and choices:
                typed = "1"
            if typed.isascii() and typed.isdigit():
                if not 0 < int(typed) <= len(choices):
                    self.say("ui-no-number", "bold red", last=len(choices))
                    continue
                typed = choices[int(typed) - 1][0]
            try:
                answer = parse_move(campaign, typed)
            except WhistlestopError as problem:
                self.print(problem.said(self.lang), "bold red")
                continue
            refused = why_not(campaign, answer, company)
            if refused is not None:
                self.print(speaker.refusal(refused), "bold red")
                continue
            return self.volume.play(answer, company)

    def help(self, speaker: CampaignSpeaker) -> None:
        """How to answer, and the rules in force beside those of the frame."""
        self.say("campaign-help")
        for rule in speaker.view.rules:
            if rule.by != "frame":
                self.print(f"{rule.id} {rule.text[self.lang]}", DIM)

    def choices(self, view: CampaignView) -> list[tuple[str, str]]:
        """The answers to number, each with its words; Enter takes the first."""
        assert view.asked is not None
        words = {}
        # Whom one sits down with is told move by move: the options are its parts.
        for option in view.asked.options if view.asked.kind != "gather" else ():
            told = [part[self.lang] for part in (option.name, option.text) if part is not None]
            words[option.move] = ": ".join(told)
        return [(move, words.get(move, "")) for move in view.moves if self.offered(move)]

    def offered(self, move: str) -> bool:
        """Only for a company that a bot plays may a game not count (C-62)."""
        verb, _, colour = move.partition(" ")
        campaign = self.volume.campaign
        return verb != "uncount" or campaign.company_of(colour) in self.bots

    # The game itself

    def play(self) -> bool:
        """Play the game that is on, from where it was left; keep it when it is over."""
        found = self.finished()
        if found is None:
            session = self.session()
            booth = Booth(session, self.console, self.ask)
            ChapterSitting(booth, bots_of(session), self.speed, self.sleep).run()
            if not session.state.over:
                return False
            found = session.record
        *_, state = found.states()
        file = self.file
        step = self.volume.record(state, found.lines())
        file.unlink(missing_ok=True)
        self.tell(step)
        return True

    def finished(self) -> Record | None:
        """The game that is on, if it was played to its end and only not yet kept."""
        if not self.file.exists():
            return None
        found = records.load(self.file)
        return found if found.seed is not None else None

    @property
    def file(self) -> Path:
        """Where the game that is on is kept while it is played."""
        return self.games / f"{self.volume.id}-{self.volume.campaign.game}.jsonl"

    def session(self) -> Session:
        """The game that is on: resumed if it was begun, else a new one."""
        campaign = self.volume.campaign
        if self.file.exists():
            session = Session.resume(self.file)
            session.lang = self.lang
            return session
        key_file(self.file).unlink(missing_ok=True)  # of a game that was never begun
        recipe = campaign.recipe
        assert recipe is not None
        speaker = self.speaker()
        names = [
            self.names.get(company) or speaker.company(company) for company in campaign.present
        ]
        kinds = [self.bots.get(company, PERSON) for company in campaign.present]
        session = Session.new(
            edition_for(campaign),
            names,
            [str(kind) for kind in kinds],
            self.volume.game_seed(),
            recipe.first,
            self.lang,
        )
        self.games.mkdir(parents=True, exist_ok=True, mode=0o700)
        session.keep(self.file)
        return session
