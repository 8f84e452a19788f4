"""Writes what the browser tests play from: a campaign of bots at some moments, and its events.

One campaign with a fixed seed is played to its end; at the moments below it is saved as a file that
any server takes. Beside them lies one example of each kind of event, whole and as others see it.
"""

import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from whistlestop.bots import registry as bots
from whistlestop.campaign import Campaign, Shelf, Volume, edition_for, find_pack, legal, suggest
from whistlestop.campaign.balance.simulate import play_game
from whistlestop.campaign.kept.save import export_lines
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.state import State
from whistlestop.notation import event_to_json

HOME = Path(__file__).parent.parent
FOLDER = HOME / "web" / "tests" / "fixtures"
SEED = "browser"
COLOURS = ("black", "blue", "green")
MOMENTS = {"frontier": (3, "open"), "finale": (12, "read")}
"""Files, each with the game and the decision before which it is saved, the last time it comes."""


def due(campaign: Campaign) -> Iterator[str]:
    """The files that would be saved now."""
    now = (campaign.game, getattr(campaign.phases[-1], "kind", ""))
    return (name for name, moment in MOMENTS.items() if moment == now)


def played(campaign: Campaign, seed: str, seen: dict[str, Any]) -> State:
    """The game that is on, played by bots; kinds of events that are new are noted."""
    edition = edition_for(campaign)
    return play_game(
        campaign,
        seed,
        lambda player: bots.make("greedy", player),
        lambda events: note(events, edition, seen),
    )


def note(events: Sequence[Event], edition: Edition, seen: dict[str, Any]) -> None:
    """Keep the first event of each kind: as it is, and as a spectator sees it."""
    for event in events:
        for told in (event, event.seen_by(None)):
            found = event_to_json(edition, told)
            hidden = "" if told == event else " hidden"
            seen.setdefault(found["type"] + hidden, found)


def main() -> None:
    seen: dict[str, Any] = {}
    files: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        pack = find_pack("lantern_line")
        volume = Volume.begin(Shelf(Path(folder)), pack, COLOURS, seed=SEED, name=SEED)
        while not volume.campaign.finished:
            for name in due(volume.campaign):
                files[name] = "".join(line + "\n" for line in export_lines(volume))
            if volume.campaign.stage == "play":
                volume.record(played(volume.campaign, volume.game_seed(), seen))
            else:
                assert legal(volume.campaign)
                volume.play(suggest(volume.campaign))
    for name, text in files.items():
        (FOLDER / "campaign" / f"{name}.jsonl").write_text(text, "utf-8")
        print(f"{name}.jsonl: {len(text)} bytes")
    told = json.dumps(dict(sorted(seen.items())), ensure_ascii=False, indent=1)
    (FOLDER / "events.json").write_text(told + "\n", "utf-8")
    print(f"events.json: {len(seen)} kinds")


if __name__ == "__main__":
    main()
