"""A mind: what a pilot notes when it decides for a seat, and what it remembers between turns."""

from whistlestop.turbo.records import Record, opened, part, table, word, words


class Memory(Record):
    """What is remembered between two turns of the seat."""

    claims = words(2)
    held = word()
    given_up = word()
    known = word()
    """1 if there is a plan in mind."""
    no_tickets = word()
    """1 + the number of own routes when drawing tickets was last found not to be worth it."""
    age = word()
    """How many turns old the plan is."""
    targets = words(2)
    """The routes last found worth claiming for their points, and 1 + the turn of that."""
    targets_turn = word()


class Mind(Record):
    """What a pilot thinks, of one seat. Sets of routes are two words."""

    root = words(64)
    """For each city the one that stands for its island."""
    touched = word()
    """The cities that own routes touch."""
    base = words(128)
    """What each route costs a plan, in hundredths."""
    dist = words(64)
    """Of the cheapest way: what it costs to each city, and the route that leads there."""
    via = words(64)
    path = table(64, 2)
    """For each ticket the routes planned for it alone: the network chosen."""
    trial = table(64, 2)
    """The same of a network on trial."""
    use = words(2)
    """The routes a way may lead through; those lent by own stations; those that a new station
    could lend."""
    lent = words(2)
    borrow = words(2)
    claims = words(2)
    """The routes planned, and those to borrow."""
    loans = words(2)
    wanted = word()
    """The tickets planned, and those given up."""
    given_up = word()
    cars_needed = word()
    turns_needed = word()
    """In hundredths."""
    need = words(8)
    """For each colour the cards missing; wild cards that nothing replaces; cards of any one
    colour."""
    need_wild = word()
    need_any = word()
    left_over = words(8)
    longest_grey = word()
    """The most cards that a planned route of any colour asks for."""
    offered = words(8)
    """For each colour what the row promises, in tenths of a card."""
    unseen = words(9)
    """How many of each kind may still come, in the ninth place the wild ones; and all of them."""
    unseen_all = word()
    value = words(9)
    """What one more card of each kind is worth, in thousandths."""
    draw_value = word()
    """What the best draw is worth, in thousandths."""
    worths = words(64)
    """For each ticket what it would bring, in hundredths."""
    light = word()
    """1 in playouts: plans are made with less care, and kept for some turns."""
    memory = part(Memory)
    danger = words(128)
    """For each route how likely others are to take it soon, in hundredths."""
    cut = words(128)
    """For each route what others would lose by it, in hundredths of points."""
    avoid = words(2)
    """The routes that no plan may use, and the tickets that no plan cares for."""
    ignore = word()


FAR = 1 << 24
"""What a way costs that there is not."""

mind_at = opened(Mind)
