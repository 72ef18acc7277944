"""The judge: from a question, typed or in a scenario file, to a ruling.

Read `answer` (the order of all steps), `language/` (from typed words to a document), `scenario_file/` (from a document
to a scenario), `definitions` (compiles cards), then `alternatives` and `orders` (other choices, tried by replay).
Imports the compiler, the cards, the reference and the engine; knows no interface and makes no sentence."""
