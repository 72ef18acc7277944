"""The tables of words of both languages, from `data/words`. Imports only `reading`."""
