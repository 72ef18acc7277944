"""What the bot knows by heart: keywords in both languages, and which rules of the pinned edition it cites.

Knows no card, no game state and no interface."""
