"""Breaking lines: at spaces, and between Chinese characters, but never before a full stop."""

import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

_HAN = "\u2e80-\uffef"
_ENDS = "。，、：；！？）」』”…"
_PIECE = re.compile(rf"[“「『（]*(?:[{_HAN}]|[^\s{_HAN}“「『（]+)[{_ENDS}]*|\s+|.")


def wrap(text: str, room: int) -> str:
    """The text in lines that fit, joined by line ends."""
    lines, line, used = [], "", 0
    for piece in _PIECE.findall(text):
        width = cell_len(piece)
        if line and used + width > room and not piece.isspace():
            lines.append(line.rstrip())
            line, used = "", 0
        if line or not piece.isspace():
            line, used = line + piece, used + width
    return "\n".join([*lines, line.rstrip()])


def flow(items: Sequence[Text], room: int, gap: str = "   ") -> Text:
    """Several things side by side, in as many lines as they need; none is torn apart."""
    text, used = Text(), 0
    for item in items:
        if used and used + len(gap) + item.cell_len > room:
            text.append("\n")
            used = 0
        elif used:
            text.append(gap)
            used += len(gap)
        text.append_text(item)
        used += item.cell_len
    return text
