"""The schema of the shelf, by number: a shelf is brought from its number to the last one."""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE campaigns (
        id TEXT PRIMARY KEY,
        pack TEXT NOT NULL,
        name TEXT NOT NULL,
        seed TEXT NOT NULL,
        created REAL NOT NULL,
        updated REAL NOT NULL,
        game INTEGER NOT NULL,
        stage TEXT NOT NULL,
        branch_of TEXT,
        branch_game INTEGER,
        settings TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE steps (
        campaign TEXT NOT NULL REFERENCES campaigns (id),
        number INTEGER NOT NULL,
        company INTEGER,
        move TEXT,
        picks INTEGER NOT NULL,
        form INTEGER NOT NULL,
        facts TEXT NOT NULL,
        PRIMARY KEY (campaign, number)
    ) WITHOUT ROWID;
    CREATE TABLE games (
        campaign TEXT NOT NULL REFERENCES campaigns (id),
        game INTEGER NOT NULL,
        room TEXT,
        record TEXT,
        PRIMARY KEY (campaign, game)
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        campaign TEXT NOT NULL REFERENCES campaigns (id),
        company INTEGER NOT NULL,
        kind TEXT NOT NULL,
        bot TEXT,
        name TEXT NOT NULL,
        token_hash TEXT,
        PRIMARY KEY (campaign, company)
    ) WITHOUT ROWID;
    """,
)
