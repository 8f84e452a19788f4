"""A campaign game: from what lasts to a recipe, and from the recipe to an edition."""
