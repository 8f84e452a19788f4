"""Options that the commands of campaigns share."""

import os
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.campaign import Shelf
from whistlestop.cli.serve import data_folder
from whistlestop.terminal import setup
from whistlestop.texts import check_language

Data = Annotated[Path | None, typer.Option("--data", help="The folder where campaigns are kept.")]
Lang = Annotated[str | None, typer.Option(help="Language: en, zh-Hans, zh-Hant.")]
OfPack = Annotated[str | None, typer.Option(help="The campaign pack: its id, or its folder.")]
Name = Annotated[str, typer.Argument(help="The campaign's id, or the beginning of it.")]


def shelf_in(data: Path | None) -> Shelf:
    """The shelf of a data folder."""
    return Shelf(data or data_folder())


def language(lang: str | None) -> str:
    """The language asked for, or that of the environment."""
    return setup.language(os.environ) if lang is None else check_language(lang)
