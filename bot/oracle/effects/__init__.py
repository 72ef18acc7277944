"""What spells and abilities do as they resolve (CR 608-611, 701), sentence by sentence.

Read `clauses` first: it tries the sentences and clauses in order, by the tables of `imperatives` and `player_clauses`.
Each other file reads what belongs to one subject. What makes an effect happen, a cost or a trigger, is not known here.
Imports `replacements` and what lies below it."""
