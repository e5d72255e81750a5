"""What a position is worth: chances with open hands and from one seat's knowledge, luck and skill, reviews."""
