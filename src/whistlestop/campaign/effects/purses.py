"""Events that empty purses, or fill them, all at once (EV-08, EV-13, EV-14, EV-19)."""

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.stickers.notes import notes_of
from whistlestop.core.table import Table
from whistlestop.rules.money import Coins, pay, take
from whistlestop.rules.newspapers import Headline


class EveryonePays(Headline):
    """Everybody pays some money, the richest more; nobody more than there is (EV-08, C-04)."""

    effect = "everyone-pays"
    lightning = True
    dollars: int
    richest: int

    def strike(self, table: Table, seat: int) -> None:
        """Who is richest is seen before anybody pays."""
        held = table.state.part(Coins).held
        for payer, coins in enumerate(held):
            pay(table, payer, self.richest if coins == max(held) else self.dollars, self.id)


class PassTheHat(Headline):
    """The richest gives some money to the poorest (EV-13).

    Of equals the later in standing order gives, and the earlier receives.
    """

    effect = "pass-the-hat"
    lightning = True
    dollars: int

    def strike(self, table: Table, seat: int) -> None:
        """From purse to purse."""
        held, standing = table.state.part(Coins).held, recipe_of(table.state).standing
        poorest = min(standing, key=held.__getitem__)
        richest = max(reversed(standing), key=held.__getitem__)
        pay(table, richest, self.dollars, self.id, poorest)


class NotesDue(Headline):
    """Everybody pays for each Note; whoever has none takes as much as one costs (EV-14)."""

    effect = "notes-due"
    lightning = True
    dollars: int

    def strike(self, table: Table, seat: int) -> None:
        """Company by company."""
        for debtor, notes in enumerate(notes_of(table.state)):
            if notes:
                pay(table, debtor, self.dollars * notes, self.id)
            else:
                take(table, debtor, self.dollars, self.id)


class BankRun(Headline):
    """Whoever has more than some money pays for every full part of it (EV-19)."""

    effect = "bank-run"
    lightning = True
    above: int
    per: int
    dollars: int

    def strike(self, table: Table, seat: int) -> None:
        """So much for every full sum in the purse."""
        for payer, coins in enumerate(table.state.part(Coins).held):
            if coins > self.above:
                pay(table, payer, self.dollars * (coins // self.per), self.id)
