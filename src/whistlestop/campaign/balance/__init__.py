"""Balance by simulation: many whole campaigns, what they tell, and whether the bands hold."""
