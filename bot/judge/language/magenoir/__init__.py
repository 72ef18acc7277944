"""Readers of a typed game of Mage Noir, into the document of a scenario file.

Read `typed_game` (the whole of it), `board` and `table_options`, then `acts` and `choices` (a line each). Of the
other readers it imports `objects`, `lexicon` and `reading`."""
