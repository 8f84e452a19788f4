"""How the line between won and lost is blurred, for bots that search and for the coach alike.

A result counts by a logistic curve of the lead, not by a step: so each playout tells more.
"""

SOFT = 0.3
"""How much of the spread of results blurs the line between won and lost."""
HARD = 0.5
"""Below this many points the line is not blurred: the result is as good as known."""
