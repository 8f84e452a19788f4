"""The tables of the store, by number: a store is brought from its number to the last one."""

import sqlite3

from whistlestop import savefile

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE rooms (
        id TEXT PRIMARY KEY,
        edition TEXT NOT NULL,
        seed TEXT NOT NULL,
        first INTEGER,
        lang TEXT NOT NULL,
        public INTEGER NOT NULL,
        clock TEXT NOT NULL,
        seconds INTEGER NOT NULL,
        pace TEXT NOT NULL,
        webhook TEXT,
        created REAL NOT NULL,
        address TEXT NOT NULL,
        host INTEGER,
        phase TEXT NOT NULL,
        turn TEXT NOT NULL,
        moves INTEGER NOT NULL,
        left TEXT NOT NULL,
        undos INTEGER NOT NULL,
        result TEXT,
        branch_room TEXT,
        branch_step INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX public_rooms ON rooms (created) WHERE public AND phase != 'over';
    CREATE TABLE seats (
        room TEXT NOT NULL REFERENCES rooms (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        bot TEXT,
        name TEXT NOT NULL,
        token_hash TEXT,
        PRIMARY KEY (room, seat)
    ) WITHOUT ROWID;
    CREATE TABLE events (
        room TEXT NOT NULL REFERENCES rooms (id),
        number INTEGER NOT NULL,
        step INTEGER NOT NULL,
        seat INTEGER,
        move TEXT,
        by TEXT,
        move_id TEXT,
        picks INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (room, number)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        room TEXT NOT NULL REFERENCES rooms (id),
        number INTEGER NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (room, number)
    ) WITHOUT ROWID;
    """,
    # Who opened a room from where is nobody's business once it is open.
    "ALTER TABLE rooms DROP COLUMN address;",
    # A game of a campaign: which one, and the recipe that makes its edition again.
    """
    ALTER TABLE rooms ADD COLUMN campaign TEXT;
    ALTER TABLE rooms ADD COLUMN game INTEGER;
    ALTER TABLE rooms ADD COLUMN recipe TEXT;
    CREATE UNIQUE INDEX campaign_games ON rooms (campaign, game) WHERE campaign IS NOT NULL;
    """,
    # When the coach may speak, and games looked back on.
    """
    ALTER TABLE rooms ADD COLUMN coach TEXT NOT NULL DEFAULT 'off';
    CREATE TABLE reviews (
        room TEXT NOT NULL REFERENCES rooms (id),
        lang TEXT NOT NULL,
        review TEXT NOT NULL,
        PRIMARY KEY (room, lang)
    ) WITHOUT ROWID;
    """,
    # The law that a game was begun under.
    "ALTER TABLE rooms ADD COLUMN law INTEGER NOT NULL DEFAULT 1;",
    # The colours that were chosen.
    "ALTER TABLE rooms ADD COLUMN colours TEXT;",
)


def migrate(base: sqlite3.Connection) -> None:
    """Bring a store to the newest tables."""
    savefile.migrate(base, MIGRATIONS)
