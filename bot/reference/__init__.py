"""What can be looked up: keywords in both languages, the rulebook, its glossary, terms of Mage Noir, and which rules
this program cites.

Read `entries` (what a keyword's entry says) and `keywords` (finding one), `rulebook` (finding a rule), then `citations`
and `editions` (cited rules compared with an edition). Knows no card, no game state and no interface."""
