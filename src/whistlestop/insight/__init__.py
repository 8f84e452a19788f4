"""Insight: what a seat can work out from its view. Pure, and worked out here alone."""
