"""`whistlestop campaign export | import`: a campaign as one file."""

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.campaign import Volume, find_pack
from whistlestop.campaign.kept.save import export_lines, import_lines
from whistlestop.cli.campaign.options import Data, Name, shelf_in
from whistlestop.core.errors import BadInput
from whistlestop.savefile import read_text, replace_file


def export(
    campaign: Name,
    out: Annotated[Path, typer.Option("--out", "-o", help="The new file to write.")],
    data: Data = None,
) -> None:
    """Write a campaign into one file, to take it along."""
    volume = Volume.take(shelf_in(data), campaign)
    if out.exists():
        raise BadInput("file-exists", path=str(out))
    replace_file(out, "".join(line + "\n" for line in export_lines(volume)))
    typer.echo(f"{out}: {volume.next} steps, {len(volume.campaign.games)} games")


def bring_in(
    file: Annotated[Path, typer.Argument(help="A file written by campaign export.")],
    pack: Annotated[
        str | None, typer.Option(help="The folder of its pack, if that is not built in.")
    ] = None,
    data: Data = None,
) -> None:
    """Put a campaign from a file on the shelf, as a new one. The file stays as it is."""
    if pack is not None:
        find_pack(pack)
    lines = read_text(file, "it is no campaign").split("\n")
    volume = import_lines(shelf_in(data), lines, str(file))
    typer.echo(f"{volume.id}: {volume.next} steps, {len(volume.campaign.games)} games")
