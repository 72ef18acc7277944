"""Mage Noir's own small compiler: cards' words, in French, in English, and in the neutral form of the shipped facts.

Read `grammar` first, which all three share, then `nouns` and `building`; `english`, `french` and `form` are tables for
them, `compiler` reads printed texts and `facts` the shipped ones. Knows nothing of the compiler of Magic."""
