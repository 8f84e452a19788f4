"""Room to think in: where everything lies in the scratch of a pilot (one row of words)."""

HOME = 0
"""For each city the one that stands for its island; also 64 to 255, see `turbo.scoring`."""
BASE = 256
"""What each route costs a plan, in hundredths; FAR where none may lead through it."""
DIST = 384
VIA = 448
PATH = 512
"""For each ticket the routes planned for it alone, two words each: the network chosen."""
TRIAL = 640
"""The same of a network on trial."""
USE = 768
"""Two words each: routes a way may lead through; those lent by own stations; those that a new
station could lend."""
LENT = 770
BORROW = 772
TOUCHED = 774
"""The cities that own routes touch."""
CLAIMS = 776
"""Two words: the routes planned. Then those to borrow, tickets planned and given up, cars,
turns in hundredths."""
LOANS = 778
WANTED = 780
GIVEN_UP = 781
CARS_NEEDED = 782
TURNS_NEEDED = 783
NEED = 784
"""For each colour the cards missing, wild cards that nothing replaces (8), and cards of any one
colour (9)."""
LEFT_OVER = 796
UNSEEN = 806
"""How many of each kind may still come, in the ninth place the wild ones; then all of them."""
VALUE = 818
"""What one more card of each kind is worth, in thousandths."""
BEST = 828
"""What a search among ways found last."""
LONGEST_GREY = 829
"""The most cards that a planned route of any colour asks for."""
DRAW_VALUE = 830
"""What the best draw is worth, in thousandths."""
LIGHT = 831
"""1 in playouts: plans are made with less care, and kept for some turns."""
MEMORY = 832
"""For each seat what it keeps in mind between its turns."""
REMEMBERS = 16
K_CLAIMS = 0
K_HELD = 2
K_GIVEN_UP = 3
K_KNOWN = 4
"""1 if there is a plan in mind."""
K_NO_TICKETS = 5
"""1 + the number of own routes when drawing tickets was last found not to be worth it."""
K_AGE = 6
"""How many turns old the plan is."""
K_TARGETS = 8
"""The routes last found worth claiming for their points, two words, and 1 + the turn of that."""
K_TARGETS_TURN = 10
WORTHS = 920
"""For each ticket what it would bring, in hundredths."""
OFFERED = 1000
"""For each colour what the row promises, in tenths of a card."""
DANGER = 1024
"""For each route how likely others are to take it soon, in hundredths."""
CUT = 1152
"""For each route what others would lose by it, in hundredths of points."""
AVOID = 1280
"""Two words: the routes that no plan may use. Then the tickets that no plan cares for."""
IGNORE = 1282
ROOM = 1284
FAR = 1 << 24
