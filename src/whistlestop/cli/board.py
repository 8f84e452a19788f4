"""`whistlestop board`: a picture of a board."""

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.core.errors import BadInput, on_disk, one_of
from whistlestop.editions import edition as find_edition
from whistlestop.editions import names
from whistlestop.picture.palette import THEMES
from whistlestop.texts import Texts, check_language


def board(
    edition: Annotated[str, typer.Argument(help=f"The edition: {', '.join(names())}.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="The SVG file to write.")],
    lang: Annotated[str, typer.Option(help="Language of the names: en, zh-Hans, zh-Hant.")] = "en",
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Draw the board of an edition as an SVG picture."""
    found = find_edition(edition)
    one_of("no-such-option", theme, THEMES, option="--theme")
    svg = found.picture(found, check_language(lang), theme)
    if out.exists() and not force:
        raise BadInput("file-exists-force", path=str(out))
    with on_disk(out):
        out.write_text(svg, "utf-8")
    told = {"cities": len(found.board.cities), "routes": len(found.board.routes)}
    typer.echo(Texts(lang)("cli-board", path=str(out), **told))
