"""The judge: from what was asked, typed or in a scenario file, to a ruling.

Imports the compiler, the cards, the reference and the engine; knows no interface and makes no sentence."""
