"""Many games: bots and deals in, results, ratings and statistics out."""
