"""Keyword abilities (CR 702) and abilities in quotation marks (CR 113.10).

Read `keyword_abilities` first, which reads one keyword and whole lines of them; the other files each read one thing
that keywords need. What a keyword means is the engine's. Imports `amounts` and what lies below it."""
