"""The pilot: a compiled player that plans all its tickets together, with a style of its own.

It reads of a flat state only what the seat to move may know, so it can be asked about a view as
well as played out in worlds that were imagined. One code is the bot `planner`, its relatives,
and the playouts of the bots that search.
"""
