"""Card text as tokens, sentences and tables of words (CR 207). Imports no other folder of the compiler."""
