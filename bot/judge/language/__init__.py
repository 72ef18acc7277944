"""Typed lines of both languages, read into the document of a scenario file.

Imports the cards, the reference and `bot.judge.problems`; plays nothing."""
