"""Writes web/src/lib/wire.ts: the types of everything that travels, from the Python side.

python tools/wire_types.py            write the file
python tools/wire_types.py --check    only say whether it is up to date
"""

import sys
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from whistlestop.campaign import registry
from whistlestop.campaign.seen import view as campaign_view
from whistlestop.core.cards import Payment
from whistlestop.core.game import GameBegan, SetUp
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.state import Slip, Trace
from whistlestop.core.view import Seen
from whistlestop.core.work import Answered, Resumed, Waiting
from whistlestop.editions import edition, names
from whistlestop.notation.codec import hints, is_record, later
from whistlestop.notation.states import _VIEW, LATER
from whistlestop.server import coached, frames, wire
from whistlestop.server.campaigns import frames as campaign_frames
from whistlestop.server.campaigns import wire as campaign_wire

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = """\
// Written by tools/wire_types.py from the server's own types: do not change it by hand.

/** How many of each kind of card. */
export type Bag = Record<string, number>;
"""
NAMED = {Payment: "Payment", Slip: "Slip", Trace: "Trace", Seen: "Seen", Trip: "Trip"}
WORK = (Waiting, Resumed, Answered)
"""What happens to the work of any game."""
NOT_SENT = {"Frame", "Said"}
SHADOWED = {
    frames.Events: "EventsFrame",
    frames.Error: "ErrorFrame",
    frames.Move: "MoveFrame",
    frames.Undo: "UndoFrame",
    frames.Replace: "ReplaceFrame",
}
"""Names that a browser or the game already uses for something else."""
LOOSE = {"views": "View[]", "events": "Told[]", "parts": "Parts"}
LOOSE_IN_CAMPAIGNS = {"views": "CampaignView[]"}
CAMPAIGNS = (campaign_wire, campaign_frames)
SEEN: list[type[Any]] = [
    kind for kind in vars(campaign_view).values() if isinstance(kind, type) and is_dataclass(kind)
]
"""What a view of a campaign is made of."""


def of_hint(hint: Any) -> str:
    """The type of a hint of the engine's or of the server's."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return "Bag" if args[1] == "bag" else of_hint(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, UnionType):
        kinds = [of_hint(arg) for arg in args if arg is not NoneType]
        return " | ".join([*kinds, *(["null"] if NoneType in args else [])])
    if origin in (tuple, list):
        if origin is list or Ellipsis in args:
            inner = of_hint(args[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        return f"[{', '.join(of_hint(arg) for arg in args)}]"
    if origin is dict or (origin is not None and issubclass(origin, Mapping)):
        return f"Record<string, {of_hint(args[1])}>"
    if hint is Phase or hint in SEEN:
        return str(hint.__name__)
    if hint in NAMED:
        return NAMED[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return SHADOWED.get(hint, hint.__name__)
    plain = {int: "number", float: "number", str: "string", bool: "boolean"}
    if hint in (Any, object):
        return "unknown"
    return plain[hint] if hint in plain else of_record(hint)


def comment(text: str | None, indent: str = "") -> str:
    """A remark before a type."""
    line = " ".join((text or "").split())
    if not line:
        return ""
    return textwrap.fill(
        f"/** {line} */", 100, initial_indent=indent, subsequent_indent=f"{indent} * "
    )


def interface(name: str, fields: Iterable[str], doc: str | None) -> str:
    """An interface."""
    body = "\n".join(f"  {field};" for field in fields)
    return f"{comment(doc)}\nexport interface {name} {{\n{body}\n}}"


def _field(kind: type[Any], name: str, hint: Any) -> str:
    """A field; one that came later is not written where it has its default."""
    return f"{name}{'?' if name in later(kind) else ''}: {of_hint(hint)}"


def of_record(kind: type[Any], tag: str | None = None) -> str:
    """The fields of one of the engine's records in one line."""
    fields = [f'type: "{tag}"'] if tag else []
    fields += [_field(kind, name, hint) for name, hint in hints(kind).items()]
    return "{ " + "; ".join(fields) + " }"


def of_struct(kind: type[msgspec.Struct], loose: Mapping[str, str] = LOOSE) -> str:
    """One of the server's structs as an interface."""
    fields = []
    config = kind.__struct_config__
    if config.tag is not None:
        fields.append(f'{config.tag_field}: "{config.tag}"')
    sent = issubclass(kind, frames.Said) or not issubclass(kind, frames.Frame)
    for field in msgspec.structs.fields(kind):
        type_ = loose.get(field.name) if field.type in (list[Any], dict[str, Any]) else None
        given = field.required or (sent and kind.__name__ not in GIVEN)
        fields.append(f"{field.encode_name}{'' if given else '?'}: {type_ or of_hint(field.type)}")
    return interface(SHADOWED.get(kind, kind.__name__), fields, kind.__doc__)


GIVEN = {"NewSeat", "NewClock", "NewRoom", "SitDown", "NewBranch"}
GIVEN |= {"NewCompany", "NewCampaign", "NewRewind"}
"""What a client sends by HTTP: fields with a default may be left out."""


def union(name: str, kinds: Iterable[str], doc: str) -> str:
    """A union of types, one a line."""
    rows = "".join(f"\n  | {kind}" for kind in kinds)
    return f"{comment(doc)}\nexport type {name} ={rows};"


def structs(module: Any) -> list[type[msgspec.Struct]]:
    """The structs a module defines, in its order."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and kind.__name__ not in NOT_SENT
    ]


def engine(group: str) -> dict[str, type[Any]]:
    """Events, phases or parts of all editions, and of what campaigns bring, by name."""
    rules = [type(rule) for name in names() for rule in edition(name).rules]
    known = sorted(registry.known().items())
    brought = [rule for _, rule in known if rule.__module__.startswith("whistlestop.")]
    return {kind.__name__: kind for rule in (*rules, *brought) for kind in getattr(rule, group)}


def view() -> str:
    """What one seat may see."""
    fields = ["edition: string", "seats: number"]
    fields += [f"{n}{'?' if n in LATER else ''}: {of_hint(hint)}" for n, hint in _VIEW.items()]
    fields += ["phases: Phase[]", "parts: Parts", "large: string[]", "moves: string[]"]
    return interface("View", fields, "The game as one seat (null: a spectator) may see it.")


def told() -> str:
    """An event with its place in the game."""
    fields = ["number: number", "step: number", "seat: number | null"]
    fields += ['by: "clock" | "stand-in" | null', "event: GameEvent"]
    return interface("Told", fields, "An event, its number, and the step and seat it came of.")


def source() -> str:
    """The whole file."""
    events: dict[str, type[Any]] = {"GameBegan": GameBegan, **engine("facts")}
    events |= {kind.__name__: kind for kind in WORK}
    parts = [
        f"{name}?: {of_record(kind) if is_record(kind) else 'unknown'}"
        for name, kind in engine("parts").items()
    ]
    pieces = [
        HEAD.rstrip("\n"),
        *(
            interface(name, [_field(kind, f, h) for f, h in hints(kind).items()], kind.__doc__)
            for kind, name in NAMED.items()
        ),
        union(
            "GameEvent",
            [of_record(kind, name) for name, kind in events.items()],
            "Something that happened in a game.",
        ),
        union(
            "Phase",
            [of_record(kind, name) for name, kind in {**engine("phases"), "SetUp": SetUp}.items()],
            "A decision that is pending; the last of a view's phases is the one to make now.",
        ),
        interface("Parts", parts, "What the rules of an edition remember."),
        view(),
        told(),
        *(of_struct(kind) for kind in structs(wire)),
        *(of_struct(kind) for kind in structs(coached)),
        *(of_struct(kind) for kind in structs(frames)),
        *(
            interface(
                kind.__name__, (_field(kind, *one) for one in hints(kind).items()), kind.__doc__
            )
            for kind in SEEN
        ),
        *(of_struct(kind, LOOSE_IN_CAMPAIGNS) for module in CAMPAIGNS for kind in structs(module)),
        union(
            "ServerFrame",
            [of_hint(kind) for kind in get_args(frames.FromServer)],
            "Every frame a client may be sent.",
        ),
        union(
            "ClientFrame",
            [of_hint(kind) for kind in get_args(frames.FromClient)],
            "Every frame a client may send.",
        ),
        union(
            "CampaignServerFrame",
            [of_hint(kind) for kind in get_args(campaign_frames.FromServer)],
            "Every frame a client at a campaign may be sent.",
        ),
        union(
            "CampaignClientFrame",
            [of_hint(kind) for kind in get_args(campaign_frames.FromClient)],
            "Every frame a client at a campaign may send.",
        ),
    ]
    return "\n\n".join(pieces) + "\n"


def main() -> int:
    text = source()
    if "--check" in sys.argv[1:]:
        fresh = TARGET.exists() and TARGET.read_text("utf-8") == text
        print(f"{TARGET.name} is {'up to date' if fresh else 'out of date: run this tool'}")
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    print(f"{TARGET.name}: {text.count('export ')} types")
    return 0


if __name__ == "__main__":
    sys.exit(main())
