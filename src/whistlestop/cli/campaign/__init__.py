"""`whistlestop campaign …`: games with a memory. One file a few commands."""

import typer

from whistlestop.cli.campaign import checking, files, playing, shelves, simulating, texts

app = typer.Typer(
    help="Found, play, look at, take along and check campaigns.", no_args_is_help=True
)
app.command(name="new")(shelves.new)
app.command(name="list")(shelves.listed)
app.command(name="show")(shelves.show)
app.command(name="play")(playing.play)
app.command(name="rewind")(shelves.rewind)
app.command(name="export")(files.export)
app.command(name="import")(files.bring_in)
app.command(name="check")(checking.check)
app.command(name="texts")(texts.texts)
app.command(name="simulate")(simulating.simulate)
