"""Writes golden playthroughs (text) and recorded games that are not there yet.

Old ones are never changed: a game that was once played must replay for ever, under the law that it
was played by. A new law of an edition has files of its own.
"""

import sys
from pathlib import Path

HOME = Path(__file__).parent.parent
sys.path.insert(0, str(HOME))

from whistlestop.bots.registry import make  # noqa: E402
from whistlestop.core.game import standings  # noqa: E402
from whistlestop.editions import edition, names  # noqa: E402
from whistlestop.notation import format_move  # noqa: E402
from whistlestop.playing import Playing, chosen_by  # noqa: E402
from whistlestop.record import Record  # noqa: E402
from whistlestop.texts.say import Speaker  # noqa: E402


def played(name: str, seats: int, seed: str, kind: str) -> Record:
    """A whole game of equal bots, written down."""
    playing = Playing(edition(name), seats, seed)
    playing.run(chosen_by([make(kind, f"{seed} {seat}") for seat in range(seats)]))
    return Record.of(playing, [f"{kind} {n}" for n in range(seats)])


def playthrough(record: Record, lang: str) -> str:
    """A record as a person reads it in review."""
    speaker = Speaker(record.edition, lang)
    lines = [f"{record.edition.id}, {len(record.names)} players, seed {record.seed}"]
    for number, step in enumerate(record.steps):
        who = "" if step.seat is None else speaker.player(step.seat)
        lines.append(f"{number}. {who} {format_move(step.move) if step.move else 'set-up'}")
        lines += [f"    {text}" for text in map(speaker.event, step.events) if text]
    *_, state = record.states()
    found = standings(state)
    for seat in found.ranking:
        parts = ", ".join(f"{line.name} {line.points}" for line in found.lines[seat])
        lines.append(f"{speaker.player(seat)}: {found.totals[seat]} ({parts})")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write what is missing."""
    langs = ["en", "zh-Hans", "zh-Hant"]
    for name in names():
        for number, seats in enumerate(edition(name).seats):
            law = edition(name).law
            table = f"{name}-{seats}" if law == 1 else f"{name}-law{law}-{seats}"
            record = played(name, seats, f"golden {name} {seats}", "greedy")
            file = HOME / "tests" / "records" / f"{table}.jsonl"
            if not file.exists():
                record.save(file)
                print(file.relative_to(HOME))
            file = HOME / "tests" / "golden" / f"{table}.txt"
            if not file.exists():
                file.write_text(playthrough(record, langs[number % 3]), "utf-8")
                print(file.relative_to(HOME))


if __name__ == "__main__":
    main()
