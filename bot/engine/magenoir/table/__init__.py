"""The state of a game: cards, players, phases. It answers questions and never changes. Imports words and ground."""
