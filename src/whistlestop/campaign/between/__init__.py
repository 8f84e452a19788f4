"""Between two games: the guided steps, the story, new ground, and what plain bots decide."""
