"""How long a whole campaign of twelve games takes here: four companies, all played by the bot.

CPU-seconds beside a calibration loop (see `whistlestop bench`), and the most memory ever held.
"""

import resource
import sys
from functools import partial
from time import process_time

from whistlestop.bots import registry
from whistlestop.campaign import built_in
from whistlestop.campaign.balance.playing import Settings, play_campaign
from whistlestop.cli.bench import calibrate

COMPANIES = 4
UNIT = 1 if sys.platform == "darwin" else 1024
"""Bytes in a unit of memory as the system tells it."""


def main() -> None:
    rounds = calibrate()
    settings = Settings(built_in()[0], COMPANIES, "greedy", "bench")
    start = process_time()
    played = play_campaign(settings, 0, partial(registry.make, settings.bot))
    spent = process_time() - start
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT / 2**20
    turns = sum(sum(game.turns) for game in played.games)
    print(
        f"a campaign of {len(played.games)} games, {COMPANIES} companies: {spent:.1f} CPU-seconds "
        f"({spent * rounds:,.0f} calibration rounds), {turns:,} turns, "
        f"{most:.0f} MiB of memory at most"
    )


if __name__ == "__main__":
    main()
