"""The pieces that a view of a campaign is made of. Nothing sealed is in them."""
