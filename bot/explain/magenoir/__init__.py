"""Explains games of Mage Noir in both languages: the verdict, then each chain with a line for each action.

Read `explanation` (the front door), `story` (puts the trace in the order of telling; knows no language), then
`english/` or `french/`. Imports Mage Noir's engine, nothing of Magic's."""
