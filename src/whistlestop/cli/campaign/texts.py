"""`whistlestop campaign texts`: every text of a pack beside its translation, for translators."""

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.campaign import built_in
from whistlestop.campaign.content.check import Checker
from whistlestop.campaign.content.glossary import Glossary, read_glossary
from whistlestop.campaign.content.pack import BUILT_IN
from whistlestop.campaign.content.proofreading import SOURCE, Proof, page, proofs
from whistlestop.campaign.content.reading_order import GROUPS
from whistlestop.cli.campaign.options import Lang, language
from whistlestop.core.errors import BadInput, one_of
from whistlestop.savefile import replace_file

GLOSSARY = Path(__file__).parents[4] / "docs" / "campaign" / "glossary.md"
"""The glossary of the pack that comes with Whistlestop, where its documents are at hand."""


def texts(
    pack: Annotated[str | None, typer.Argument(help="The pack: its id, or its folder.")] = None,
    lang: Lang = None,
    only: Annotated[
        str | None, typer.Option(help=f"Only one kind of texts: {', '.join(GROUPS)}.")
    ] = None,
    missing: Annotated[
        bool, typer.Option("--missing", help="Only texts that are not translated yet.")
    ] = False,
    marked: Annotated[
        bool, typer.Option("--marked", help="Only texts with something to look at.")
    ] = False,
    glossary: Annotated[
        Path | None, typer.Option(help="The glossary to compare with, a file of tables.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option(help="Write a page for the browser into this file instead.")
    ] = None,
) -> None:
    """Proof-read a pack: its texts in reading order, with lengths and the terms they forget."""
    spoken, name = language(lang), pack or built_in()[0]
    if only is not None:
        one_of("no-such-option", only, GROUPS, option="--only")
    folder = BUILT_IN / name if name in built_in() else Path(name)
    if not folder.is_dir():
        raise BadInput("no-folder", path=str(folder))
    every = [
        proof
        for proof in proofs(Checker(folder).pages, spoken, _terms(glossary))
        if only in (None, proof.passage.group)
    ]
    shown = [p for p in every if (p.missing or not missing) and (p.marks or not marked)]
    summary = (
        f"{len(every)} texts, {sum(p.missing for p in every)} missing, "
        f"{sum(bool(p.marks) for p in every)} to look at"
    )
    if html is not None:
        replace_file(html, page(name, shown, spoken, summary))
        typer.echo(f"{html}: {summary}")
        return
    for proof in shown:
        _show(proof)
    typer.echo(summary)


def _terms(path: Path | None) -> Glossary:
    if path is None:
        return read_glossary(GLOSSARY) if GLOSSARY.is_file() else Glossary()
    if not path.is_file():
        raise BadInput("no-file", path=str(path))
    return read_glossary(path)


def _show(proof: Proof) -> None:
    typer.echo(f"{proof.title}  ({proof.passage.file}; {proof.length})")
    typer.echo(f"  {proof.english}")
    if proof.lang != SOURCE and not proof.missing:
        typer.echo(f"  {proof.text}")
    for mark in proof.marks:
        typer.echo(f"  ! {mark}")
    typer.echo("")
