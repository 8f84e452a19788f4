"""Writes new recorded campaigns for tests/campaign/recorded. Old ones are never changed."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from whistlestop.bots import registry as bots
from whistlestop.campaign import (
    Campaign,
    Shelf,
    Volume,
    find_pack,
    legal,
    observe,
    suggest,
    view_to_json,
)
from whistlestop.campaign import registry as effects
from whistlestop.campaign.save import export_lines
from whistlestop.campaign.simulate import play_game

HOME = Path(__file__).parent.parent
FOLDER = HOME / "tests" / "campaign" / "recorded"
COLOURS = ("black", "blue", "green", "yellow", "red")
KEPT = ("companies", "standing", "map", "boxes", "marks", "chronicle", "retired", "punched")


def played(shelf: Shelf, pack: str, companies: int, games: int, seed: str) -> Volume:
    """A campaign of bots, up to the end of so many games or to what is not printed yet."""
    volume = Volume.begin(shelf, find_pack(pack), COLOURS[:companies], seed=seed, name=seed)
    while len(volume.campaign.games) < games or volume.campaign.stage != "between":
        if volume.campaign.stage == "play":
            state = play_game(volume.campaign, volume.game_seed(), lambda s: bots.make("greedy", s))
            volume.record(state)
        elif legal(volume.campaign):
            volume.play(suggest(volume.campaign))
        else:
            break
    return volume


def wordless(value: Any) -> Any:
    """A value without the texts of the pack: they may be written better one day."""
    if isinstance(value, list):
        return [wordless(one) for one in value]
    if not isinstance(value, dict):
        return value
    return None if "en" in value else {key: wordless(one) for key, one in value.items()}


def told(campaign: Campaign) -> Any:
    """What the first company sees of a campaign, as far as it must stay so for ever."""
    view = view_to_json(observe(campaign, 0))
    return wordless({key: view[key] for key in KEPT})


def save(name: str, volume: Volume) -> None:
    """A campaign and what its first company sees of it, in two new files."""
    path = FOLDER / f"{name}.jsonl"
    if path.exists():
        print(f"{path.name} is there already")
        return
    FOLDER.mkdir(exist_ok=True)
    path.write_text("".join(line + "\n" for line in export_lines(volume)), "utf-8")
    text = json.dumps(told(volume.campaign), ensure_ascii=False, indent=1) + "\n"
    path.with_suffix(".view.json").write_text(text, "utf-8")
    print(path.name)


def main() -> None:
    effects.look_in("tests.campaign.rules")
    sys.path.insert(0, str(HOME))
    small = str(HOME / "tests" / "campaign" / "packs" / "small")
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        for companies in (2, 3, 4):
            save(f"small-{companies}", played(shelf, small, companies, 6, f"small {companies}"))
        for companies in (2, 5):
            name = f"lantern_line-{companies}"
            save(name, played(shelf, "lantern_line", companies, 3, name))


if __name__ == "__main__":
    main()
