"""Reads typed lines of both languages into the document of a scenario file.

Read from below: `reading` (pieces and notes), `lexicon` (words), `objects`, `table`, then `lines` and `combat` (the
options of the commands); `emperor` and `magenoir` read theirs. Imports the cards, the reference and
`bot.judge.problems`; plays nothing."""
