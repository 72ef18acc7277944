"""Card text as tokens, sentences and tables of words (CR 207).

Read `tokens` and `sentences` first, which cut a text into pieces, then `cursor`, with which every production reads;
`word_tables`, `numbers` and `keyword_names` are the words it looks up. Imports no other folder of the compiler."""
