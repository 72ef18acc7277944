"""The table of one game in progress, with its trace, and the piles of its Available Ether. Imports asking and below."""
