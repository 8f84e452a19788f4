"""From a campaign to the recipe of its next game (C-20 to C-33). Pure."""

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.recipe import Held, Recipe
from whistlestop.campaign.content.postcards import story_prizes
from whistlestop.editions import edition


def patient_bank(campaign: Campaign, company: int) -> int:
    """A little for whoever is behind (C-23): from the second game on, not in free play."""
    bank = campaign.pack.frame.patient_bank
    if bank is None or campaign.game == 1 or campaign.finished:
        return 0
    behind = campaign.companies[campaign.leader].total - campaign.companies[company].total
    return min(behind // bank.per, bank.most)


def promised(campaign: Campaign, company: int, kind: str) -> int:
    """What story choices and postcards promised a company for this game."""
    first = next(found for found in campaign.standing if found in campaign.present)
    found = 0
    for gift in campaign.promises:
        mine = company == first if gift.first else gift.company in (None, company)
        amount: int = getattr(gift, kind)
        found += amount if mine else 0
    return found


def stickers(campaign: Campaign) -> tuple[str, ...]:
    """The letters in force in this game, in their order; in free play with the boxes chosen."""
    found = [stuck.letter for stuck in campaign.stickers]
    for frontier in campaign.modules:
        box = campaign.pack.box(frontier)
        if box is not None:
            found.append(box.sticker.letter)
    return tuple(sorted(set(found)))


def tickets(campaign: Campaign) -> tuple[str, ...]:
    """The ticket deck; in free play the retired ones may be brought back (C-73)."""
    if not campaign.restored:
        return campaign.tickets
    return campaign.pack.atlas.tickets_of(campaign.opened)


def _postcards(campaign: Campaign, company: int) -> tuple[Held, ...]:
    """The cards in the office that are printed; none in free play."""
    if campaign.finished:
        return ()
    held = campaign.companies[company].postcards
    return tuple(card for card in held if campaign.pack.postcard(card.no) is not None)


def stamps(campaign: Campaign) -> tuple[int, ...]:
    """How many stamps each company that plays has, once anybody has one (SB-1)."""
    found = tuple(len(campaign.companies[company].stamps) for company in campaign.present)
    return found if any(found) else ()


def _won(campaign: Campaign) -> tuple[int, ...]:
    """How many prizes of the story each company that plays has won (PC.7)."""
    every = story_prizes(campaign.pack, campaign.game)
    return tuple(len(every.intersection(campaign.companies[c].vault)) for c in campaign.present)


def pension(campaign: Campaign, company: int) -> int:
    """What cards in a vault give at every later set-up (PC-154); not in free play."""
    vault = () if campaign.finished else campaign.companies[company].vault
    gives = [card.gives or {} for card in map(campaign.pack.postcard, vault) if card]
    return sum(gift["dollars"] for gift in gives if gift.get("when") == "every-set-up")


def recipe(campaign: Campaign) -> Recipe:
    """Everything that makes the edition of the game that is about to begin."""
    frame, present = campaign.pack.frame, campaign.present
    at = min(campaign.game, campaign.pack.games) - 1
    free = campaign.finished
    in_force = stickers(campaign)
    return Recipe(
        pack=campaign.pack.id,
        game=campaign.game,
        companies=tuple(campaign.companies[company].colour for company in present),
        standing=tuple(present.index(c) for c in campaign.standing if c in present),
        first=present.index(campaign.starter) if campaign.starter in present else None,
        cars=frame.cars[at],
        coins=tuple(
            frame.coins
            + patient_bank(campaign, c)
            + promised(campaign, c, "dollars")
            + pension(campaign, c)
            for c in present
        ),
        hands=tuple(frame.hand + promised(campaign, c, "cards") for c in present),
        deals=tuple(frame.deal + promised(campaign, c, "tickets") for c in present),
        reward=frame.reward[at],
        pieces=(*campaign.pack.atlas.start, *campaign.opened),
        colours=dict(sorted(campaign.colours.items())),
        large=tuple(sorted(campaign.large)),
        tickets=tickets(campaign),
        events=tuple(campaign.events),
        hall=tuple(campaign.hall),
        last_hired=tuple(campaign.companies[c].hired for c in present),
        stickers=in_force,
        depot_game=not free and campaign.game in campaign.depot_games,
        depots=dict(sorted(campaign.depots.items())),
        postcards=tuple(_postcards(campaign, c) for c in present),
        prizes=() if free else tuple(n for n in campaign.prizes if campaign.pack.postcard(n)),
        plates=tuple(campaign.companies[c].plates for c in present),
        absent=tuple(campaign.companies[c].colour for c in campaign.absent),
        module={} if free else {k: v for k, v in campaign.module.items() if k in in_force},
        finale=campaign.finale,
        totals=tuple(campaign.companies[c].total for c in present),
        won=_won(campaign) if any(_won(campaign)) else (),
        last_of=tuple(s.letter for s in campaign.stickers if s.box and s.until == campaign.game),
        stamps=stamps(campaign),
        law=edition(frame.edition).law,
    )
