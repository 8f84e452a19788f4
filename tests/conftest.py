"""Hypothesis as the tests use it: the same examples each time, unless more are asked for.

`make test` must not fail by chance on somebody else's change; `make laws` looks for new failures.
"""

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.register_profile("new", deadline=None, print_blob=True)
settings.load_profile("new" if "LAWS" in os.environ else "same")
