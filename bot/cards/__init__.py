"""Cards as data: the shipped facts, the synced store, look-ups by name, and the sync that makes the store.

Read `model` (what a card is), `catalogue` (the one door for the layers above), `names` and `likeness` (which card a
name means), then `shipped` and `store` (the two sources) and `sync/`. Imports only small modules that all packages
share (`bot.language`, `bot.config`); what a card's text means is not known here."""
