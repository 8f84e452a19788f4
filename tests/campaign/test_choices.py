"""The five choices of the story with their gifts, and the three finales they lead to (C-59)."""

from copy import copy
from functools import cache
from typing import NamedTuple

from tests.campaign.telling import Tale
from whistlestop.campaign import find_pack

TOTALS = (30, 20, 10)


class Begin(NamedTuple):
    """What each company begins a game with; the last one is the poorest and was the chooser."""

    dollars: tuple[int, int, int] = (0, 0, 0)
    cards: tuple[int, int, int] = (0, 0, 0)
    tickets: tuple[int, int, int] = (0, 0, 0)


EACH_CARD, EACH_TICKET = Begin(cards=(1, 1, 1)), Begin(tickets=(1, 1, 1))
EACH_TWO, POOREST_FOUR = Begin(dollars=(2, 2, 2)), Begin(dollars=(0, 0, 4))
CHOOSER_FIVE, CHOOSER_CARDS = Begin(dollars=(0, 0, 5)), Begin(cards=(0, 0, 2))


@cache
def asked(choice: int) -> Tale:
    """A campaign up to the choice after game 2, 4, 6, 8 or 10."""
    tale = copy(asked(choice - 1)) if choice > 1 else Tale(3, find_pack("lantern_line"))
    if choice > 1:
        tale.say("choose lantern")
    while len(tale.campaign.games) < 2 * choice:
        tale.until("play").end(*TOTALS)
    return tale.ask("choose")


def gift(choice: int, mark: str) -> Begin:
    """What the next game begins with beside the Patient Bank and the Loyal Subscriber's $3."""
    tale = copy(asked(choice))
    assert tale.campaign.phases[-1].seats == (2,), "the last-placed company decides"
    tale.say(f"choose {mark}").until("play")
    recipe = tale.campaign.recipe
    assert recipe is not None
    behind = [sum(TOTALS[0] - total for _ in range(2 * choice)) for total in TOTALS]
    loyal = [3 * ("154" in company.vault) for company in tale.campaign.companies]
    plain = [5 + min(5, dollars // 15) + more for dollars, more in zip(behind, loyal, strict=True)]
    assert len(recipe.coins) == len(recipe.hands) == len(recipe.deals) == 3
    a, b, c = (have - usual for have, usual in zip(recipe.coins, plain, strict=True))
    d, e, f = (hand - 4 for hand in recipe.hands)
    g, h, i = (deal - 4 for deal in recipe.deals)
    return Begin((a, b, c), (d, e, f), (g, h, i))


def test_choice_1_three_bids_for_the_first_bundle() -> None:
    assert gift(1, "lantern") == EACH_TICKET
    assert gift(1, "hands") == EACH_TWO
    assert gift(1, "ledger") == CHOOSER_FIVE


def test_choice_2_whom_to_ask_about_the_late_postmark() -> None:
    assert gift(2, "lantern") == EACH_CARD
    assert gift(2, "hands") == POOREST_FOUR
    assert gift(2, "ledger") == CHOOSER_CARDS


def test_choice_3_another_persons_mail() -> None:
    assert gift(3, "lantern") == EACH_CARD
    assert gift(3, "hands") == EACH_TWO
    assert gift(3, "ledger") == CHOOSER_FIVE


def test_choice_4_which_copybook_to_print() -> None:
    assert gift(4, "lantern") == EACH_TICKET
    assert gift(4, "hands") == POOREST_FOUR
    assert gift(4, "ledger") == CHOOSER_CARDS


def test_choice_5_the_false_ottoline() -> None:
    assert gift(5, "lantern") == EACH_CARD
    assert gift(5, "hands") == EACH_TWO
    assert gift(5, "ledger") == CHOOSER_FIVE


def finale(mark: str) -> set[str]:
    """The cards of the last year that are read when that mark was always chosen."""
    tale = Tale(3, find_pack("lantern_line"))
    while not tale.campaign.finished:
        tale.until("play").end(*TOTALS)
        while tale.campaign.stage == "end":
            chosen = f"choose {mark}"
            tale.say(chosen) if chosen in tale.moves() else tale.onward()
    assert tale.campaign.finale == mark
    assert "EV-20" in tale.campaign.events
    assert "E" not in {stuck.letter for stuck in tale.campaign.stickers}, "taken off again"
    return {read.card for read in tale.campaign.read if read.card.startswith("1898")}


ALWAYS = {f"1898-{n:02}" for n in (1, 2, 4, 5, 6, 10, 11, 12)}


def test_finale_lantern_is_told_by_its_own_cards() -> None:
    assert finale("lantern") == ALWAYS | {"1898-03-lantern", "1898-07"}


def test_finale_hands_is_told_by_its_own_cards() -> None:
    assert finale("hands") == ALWAYS | {"1898-03-hands", "1898-08"}


def test_finale_ledger_is_told_by_its_own_cards() -> None:
    assert finale("ledger") == ALWAYS | {"1898-03-ledger", "1898-09"}
